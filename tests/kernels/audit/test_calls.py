"""Whatever a kernel does, the kit answers, and says what it does."""

import json
import unittest
from time import sleep

import kernels_under_test as kernels
import numpy as np
import pytest

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import run
from lnverify.kernels.audit.causes import formula
from lnverify.numeric.floats.formats import FLOAT32
from lnverify.testing import LayerNormError, cases, check_layer_norm

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")  # of kernels under test

PROBLEM = formula.plain(FLOAT32, 8)


def leaves(x, gain, bias, eps):
    raise SystemExit(0)


def raises(x, gain, bias, eps):
    raise ValueError("no\nsecond line")


@pytest.mark.parametrize(
    ("forward", "refused", "raised"),
    [
        (leaves, "it ends the program", ""),
        (raises, "no", "ValueError"),
        (lambda x, gain, bias, eps: x.tolist(), "output is a list, not a NumPy array", ""),
        (lambda x, gain, bias, eps: x[:1], "output is float32 of shape (1, 8), not float32 of shape (8, 8)", ""),
    ],
)
def test_a_refusal_says_why(forward, refused, raised):
    done = run(Implementation("f", forward), PROBLEM)
    assert (dict(done.values), done.refused, done.raised) == ({}, refused, raised)


def test_answers_and_inputs_are_apart():
    buffer = kernels.StaticBuffer()
    first = run(Implementation("f", buffer), PROBLEM).values["output"]
    before = first.copy()
    run(Implementation("f", buffer), PROBLEM.part(np.arange(PROBLEM.rows)[::-1]))
    assert (first == before).all()
    done = run(Implementation("f", kernels.zeroes_x), PROBLEM)
    assert done.changed == ("x",)
    assert PROBLEM.x.any()


def test_what_a_kernel_prints_is_no_output(capsys):
    run(Implementation("f", kernels.prints), PROBLEM)
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "how wide: (8, 8)\n")


@pytest.mark.filterwarnings("error")
def test_numpy_warns_of_nothing_in_a_kernel():
    divides = Implementation("f", lambda x, gain, bias, eps: x / np.zeros_like(x), limit=60.0)
    assert run(divides, PROBLEM).values["output"].shape == PROBLEM.x.shape


def test_kernel_numpy_settings_are_contained():
    before = np.geterr()
    run(Implementation("f", kernels.raises_errors_of_numpy), PROBLEM)
    assert np.geterr() == before


@pytest.mark.parametrize(
    ("kernel", "words"),
    [
        (kernels.StaticBuffer, "a later call changes an earlier answer"),
        (kernels.Random, "two calls on the same input give different answers"),
    ],
)
def test_state_is_told_as_what_it_is(kernel, words):
    with pytest.raises(LayerNormError, match=words):
        check_layer_norm(kernel(), tags=["plain"])


def test_nan_always_fails():
    (case,) = cases("float32", names=["mean/std = 2^14"])
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(kernels.gives_nan_from_4096, only=[case])
    verdict = error.value.verdict
    assert not verdict.passes
    assert verdict.to_json()["figures"][0]["passes"] is False
    assert json.dumps(verdict.to_json(), default=str)


def test_case_outside_profile_is_skipped():
    (case,) = cases("float32", names=["mean/std = 2^14"])
    with pytest.raises(unittest.SkipTest, match=r"nothing was asked: mean/std = 2\^14 is outside"):
        check_layer_norm(kernels.two_pass, only=[case])


@pytest.mark.integration
@pytest.mark.parametrize("case", cases("float32", ["offset"]), ids=str)
def test_one_pass_nan_fails_offsets(case):
    """What the README's example of a test relies on."""
    problem = case.problem
    try:
        check_layer_norm(kernels.one_pass, only=[case])
    except (LayerNormError, unittest.SkipTest):
        return
    assert np.isfinite(kernels.one_pass(problem.x, problem.gain, problem.bias, problem.eps)).all()


def test_a_call_that_does_not_come_back_is_given_up():
    def hangs(x, gain, bias, eps):
        while x.shape[1] == 8:
            sleep(0.01)
        return kernels.two_pass(x, gain, bias, eps)

    implementation = Implementation("hangs", hangs, limit=0.2)
    assert run(implementation, PROBLEM).refused == "a call did not come back within 0.2 s"
    assert "did not come back within 0.2 s" in run(implementation, formula.plain(FLOAT32, 16)).refused


def test_long_traceback_is_shortened():
    def endless(x, gain, bias, eps):
        return endless(x, gain, bias, eps)

    lines = run(Implementation("f", endless), PROBLEM).lines
    assert len(lines) == 5 and "calls …" in lines[2] and all("endless" in lines[i] for i in (0, 1, 3, 4))


def test_what_raises_shows_its_own_lines():
    done = run(Implementation("f", kernels.refuses_odd_sizes), formula.plain(FLOAT32, 9))
    assert done.refused == "N must be a multiple of 8"
    (line,) = done.lines
    assert line.startswith("kernels_under_test.py:")
    assert line.endswith('in refuses_odd_sizes: raise ValueError("N must be a multiple of 8")')
