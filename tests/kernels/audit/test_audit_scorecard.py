"""The scorecard: what its marks mean, on implementations of which it is known."""

import math
from dataclasses import replace

import kernels_under_test as kernels
import numpy as np
import pytest

import lnverify
from lnverify.kernels.audit import behaviour
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.cases import Case
from lnverify.kernels.audit.cases.regimes import REGIMES, applies
from lnverify.kernels.audit.errors.measure import measure
from lnverify.kernels.audit.errors.table import Measurement, Table
from lnverify.kernels.audit.page import scorecard
from lnverify.numeric.floats.formats import FLOAT32, FORMATS

RIGHT = Implementation("right", kernels.algorithm("two-pass, pairwise sums"))


def measured(name, format):
    """A table of a way of computing on the regimes of offsets."""
    one = Implementation(name, kernels.algorithm(name))
    cases = [Case(regime, FORMATS[format]) for regime in REGIMES.values() if regime.ratio is not None]
    return Table(
        tuple(each for case in cases if applies(case.input, case.format) for each in measure("numpy", one, case))
    )


@pytest.mark.parametrize(
    ("name", "power"), [("two-pass, pairwise sums", 1), ("one-pass", 2), ("shifted by the first entry", None)]
)
def test_kappa_power_matches_algorithm(name, power):
    (result,) = scorecard.scores(measured(name, "float32"), {})
    if power is None:
        assert result["power"] < 0.5  # it does not grow with the offset
    else:
        assert result["power"] == pytest.approx(power, abs=0.3)


def test_result_rounding_has_power_zero():
    assert scorecard.fit_slope([(1.0, 0.6), (1e6, 0.9)], "float32") == 0
    assert scorecard.fit_slope([(1.0, 0.6), (1e6, 9e6)], "float32") is None
    assert scorecard.fit_slope([(2.0**k, 2.0 ** (2 * k)) for k in range(3, 10)], "float32") == 2
    assert scorecard.fit_slope([(16.0, math.inf), (4.0, 16.0), (8.0, 64.0)], "float32") == 2


def test_kappa_is_from_the_exact_statistics():
    assert scorecard.condition("mean/std = 2^8", "float32") == pytest.approx(256, rel=0.1)
    assert scorecard.condition("standard normal", "float32") == pytest.approx(1, rel=0.01)


def one(**facts):
    place = {"library": "torch", "implementation": "f", "case": "standard normal", "format": "float64"}
    return Measurement(**({"quantity": "output", "row_error": 1.0, "ulp_error": 0.5} | place | facts))


def test_marks():
    table = Table(
        (
            one(row_error=1e9),
            one(case="squares overflow", lost=3),
            one(case="squares underflow"),
            one(case="constant 1/3", row_error=2.0),
            one(case="100,000 rows", quantity="dbias", lost=1),
        )
    )
    (result,) = scorecard.scores(table, {"f": {"float64": {"batch-invariant": True}}})
    assert [result[key] for key in ("float64", "large", "small", "constant")] == [False, False, True, False]
    assert result["many_rows"] == math.inf
    cells = dict(zip(scorecard.COLUMNS, scorecard.cells(result), strict=True))
    assert (cells["10⁵ rows"], cells["batch-invariant"], cells["threads"]) == ("∞", "✓", "–")


def test_a_right_implementation_behaves():
    told = replace(RIGHT, use_threads=lambda count: None)
    result = behaviour.behaviour(told, FLOAT32)
    assert result.pop("eps < 0") is False  # it computes a NaN
    assert all(result.values()), result


def by_batch(x, gain, bias, eps):
    """Sums in another order where there are many rows."""
    return kernels.algorithm("two-pass" if len(x) > 4 else "two-pass, pairwise sums")(x, gain, bias, eps)


def hides(x, gain, bias, eps):
    return RIGHT.forward(np.nan_to_num(x, posinf=0), gain, bias, eps)


def spreads(x, gain, bias, eps):
    return RIGHT.forward(x, gain, bias, eps) + 0 * x.sum()


def in_place(x, gain, bias, eps):
    result = RIGHT.forward(x, gain, bias, eps)
    x[...] = 0
    return result


def as_if_contiguous(x, gain, bias, eps):
    return RIGHT.forward(x.ravel(order="K").reshape(x.shape), gain, bias, eps)


def of_a_row(x, gain, bias, eps):
    """Right for a row alone, and only for that."""
    return RIGHT.forward(x[:1].repeat(len(x), 0), gain, bias, eps)


class Counts:
    def __init__(self):
        self.calls = 0

    def __call__(self, x, gain, bias, eps):
        self.calls += 1
        return by_batch(x if self.calls % 2 else x[:, ::-1].copy(), gain, bias, eps)


def refuses(x, gain, bias, eps):
    if eps < 0:
        raise ValueError(eps)
    return lnverify.layer_norm(x, gain, bias, eps)


@pytest.mark.parametrize(
    ("forward", "property", "value"),
    [
        (by_batch, "batch-invariant", False),
        (Counts(), "repeats", False),
        (hides, "NaN", False),
        (hides, "Inf", False),
        (spreads, "NaN", False),
        (refuses, "eps < 0", True),
        (in_place, "in place", False),
        (as_if_contiguous, "strides", False),
    ],
)
def test_each_property_can_fail(forward, property, value):
    assert behaviour.behaviour(Implementation("f", forward), FLOAT32)[property] is value


def test_narrow_kernels_get_several_rows():
    """Of one row alone nothing could be said of others, nor of strides."""
    few = Implementation("f", of_a_row, entries=1024)
    assert behaviour.behaviour(few, FLOAT32)["batch-invariant"] is False


def test_threads_are_told_apart():
    count = [1]
    forward = lambda x, gain, bias, eps: by_batch(x if count[0] else x[::-1].copy(), gain, bias, eps)  # noqa: E731
    threaded = Implementation("f", forward, use_threads=lambda number: count.__setitem__(0, number))
    assert behaviour.behaviour(threaded, FLOAT32)["threads"] is False
