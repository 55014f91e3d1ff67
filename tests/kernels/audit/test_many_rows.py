"""Sums over many rows: what is measured is the sum's own error, and a kernel that stops growing is seen."""

from dataclasses import replace

import numpy as np
import pytest
from kernels_under_test import in_float32, in_float32_backward, two_pass, two_pass_backward

from lnverify.kernels.audit import many_rows
from lnverify.kernels.audit.adapters import Implementation
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT32
from lnverify.numeric.reference import solve

ROWS, SIZE = 4096, 16


@pytest.fixture(autouse=True)
def _small(monkeypatch):
    monkeypatch.setattr(many_rows, "SHAPES", ((ROWS, SIZE),))


def measured(backward, format=BFLOAT16, **facts):
    problem = many_rows.draw(ROWS, SIZE, format)
    one = Implementation("x", in_float32, backward, **facts)
    return many_rows.measure(one, problem, many_rows.exact_sums(problem, centred=True))[0]


@pytest.mark.parametrize("centred", [True, False], ids=["LayerNorm", "RMSNorm"])
@pytest.mark.parametrize("format", [FLOAT32, BFLOAT16], ids=lambda format: format.name)
def test_sampled_sums_are_the_reference(format, centred):
    problem = replace(many_rows.draw(256, SIZE, format), centred=centred)
    dgain, dbias = many_rows.exact_sums(problem, centred)
    solution, chosen = solve(problem), many_rows.columns(SIZE)
    assert dgain == pytest.approx(solution["dgain"].high[chosen], rel=2**-36)
    assert dbias == pytest.approx(solution["dbias"].high[chosen], rel=2**-48)


def test_wide_sums_err_by_roundings():
    result = measured(in_float32_backward)
    assert result.dgain < 1 and result.dbias < 1
    assert result.halves < 2


def narrow_sums(upstream, x, gain, bias, eps):
    """Sums over rows that are kept in the format of the rows."""
    dx, *_ = in_float32_backward(upstream, x, gain, bias, eps)
    z = in_float32(x, gain, 0 * gain, eps)
    return dx, *(np.add.accumulate(terms, axis=0, dtype=x.dtype)[-1] for terms in (upstream * z, upstream))


def test_sum_that_stops_growing_is_seen():
    result = measured(narrow_sums)
    assert result.dbias > 100
    assert result.halves > 50, "halves grow on where the whole does not"


def test_slow_implementations_are_left_out(monkeypatch):
    monkeypatch.setattr(many_rows, "SHAPES", ((ROWS, SIZE), (2 * ROWS, SIZE)))
    monkeypatch.setattr(many_rows, "LONGEST", 0.0)
    results = list(many_rows.sums({"x": Implementation("x", two_pass, two_pass_backward, formats=("float32",))}))
    assert [bool(one.skipped) for one in results] == [False, True]


def test_few_entries_are_no_sum():
    assert not list(many_rows.sums({"x": Implementation("x", two_pass, two_pass_backward, entries=1024)}))
    assert not list(many_rows.sums({"x": Implementation("x", two_pass)}))
