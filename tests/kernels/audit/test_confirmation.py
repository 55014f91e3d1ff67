"""A cause holds on other inputs too, or it is not one."""

import numpy as np
import pytest
from failures_for_tests import evidence as evidence_of
from failures_for_tests import failure
from lnverify.kernels.audit.causes.algorithms import ALGORITHMS
from lnverify.kernels.audit.causes.trace import trace

from lnverify.kernels.audit import evidence
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes import naming
from lnverify.kernels.audit.findings import OPEN, Finding
from lnverify.kernels.audit.shrink.problems import select_row
from lnverify.numeric.floats.formats import FLOAT32
from lnverify.numeric.reference import solve


def switching(x, gain, bias, eps):
    """One pass for short rows, two passes for long ones, as a library with a path for vectors."""
    name = "one-pass" if x.shape[1] < 8 else "two-pass, blocked sums"
    return ALGORITHMS[name].forward(x, gain, bias, eps)


def test_short_row_cause_is_not_transferred():
    """On two entries the library is one-pass to the bit; at N = 768 it is not, and no one-pass is named."""
    implementation = Implementation("mine", switching)
    problem = REGIMES["mean/std = 2^16"].problem(FLOAT32).first(1)
    short = select_row(type(problem)(problem.x[:, :4].copy(), problem.gain[:4], problem.bias[:4], problem.eps), 0)
    small = trace(short, "output", value(implementation, short, "output"), solve(short)["output"].high)
    own = evidence.own_width(implementation, failure())
    assert "one-pass algorithm" in small
    assert "two-pass, blocked sums algorithm" in own
    assert not any("one-pass" in name for name in own)


@pytest.mark.parametrize("name", ["one-pass, clamped", "two-pass, pairwise sums", "Welford"])
def test_the_true_cause_holds(name):
    result = evidence.own_width(Implementation("mine", ALGORITHMS[name].forward), failure())
    assert f"{name} algorithm" in result


def test_redrawn_rows_are_new_but_deterministic():
    implementation = Implementation("mine", ALGORITHMS["one-pass"].forward)
    first, again = (evidence.redraw(implementation, failure()) for _ in range(2))
    before = REGIMES["mean/std = 2^16"].problem(FLOAT32)
    assert len(first) == evidence.ROWS
    for row, (one, other) in enumerate(zip(first, again, strict=True)):
        assert (one.x == other.x).all()
        assert (one.x != before.x[row]).any()
        assert (one.size, one.eps) == (before.size, before.eps)
    assert evidence.redraw(implementation, failure(regime="constant 1234")) == []


def test_too_large_input_is_unknown():
    assert (
        evidence.own_width(
            Implementation("mine", ALGORITHMS["two-pass"].forward), failure(regime="100,000 rows", quantity="dgain")
        )
        is None
    )


def test_nothing_explains_what_nobody_computes():
    def twisted(x, gain, bias, eps):
        result = ALGORITHMS["two-pass"].forward(x, gain, bias, eps)
        return result + np.float32(0.1) * np.sin(np.arange(x.shape[1], dtype=np.float32))

    assert evidence.own_width(Implementation("mine", twisted), failure()) == []


def finding(own, causes=("Welford algorithm", "two-pass algorithm")):
    return Finding(causes[0] if causes else OPEN, [evidence_of(failure(), causes, causes)], own)


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (None, "two passes or Welford: the mean is rounded"),
        (["Welford algorithm"], "Welford algorithm"),
        (["two-pass algorithm", "one-pass algorithm"], "two-pass algorithm"),
        (["two-pass, blocked sums algorithm"], "two-pass, blocked sums algorithm"),
        ([], OPEN),
    ],
)
def test_finding_holds_at_full_width(own, said):
    assert finding(own).description == said


def test_what_is_open_stays_open():
    assert finding([], ()).description == OPEN


@pytest.mark.parametrize(
    ("found", "seen", "held"),
    [
        (["A", "B"], [["A"], ["A", "C"], ["B"]], ["A"]),
        (["A"], [["B"], ["B"]], []),
        (["A"], [], ["A"]),
        ([], [["A"]], []),
        (
            ["one-pass algorithm"],
            [["one-pass, clamped algorithm"], ["one-pass, blocked sums algorithm"]],
            ["one-pass algorithm", "one-pass, clamped algorithm", "one-pass, blocked sums algorithm"],
        ),
    ],
    ids=["most", "none", "nothing else", "nothing", "a family"],
)
def test_causes_hold_on_half_of_the_others(found, seen, held):
    assert naming.confirmed(found, seen) == held
