"""What is asked of the behaviour of libraries, on implementations of which it is known."""

from dataclasses import replace

import kernels_under_test as kernels
import numpy as np
import pytest
from kernel_tables import layer_norm_backward

from lnverify.kernels.audit import behaviour
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.causes.formula import plain
from lnverify.numeric.floats.formats import FLOAT16, FLOAT32
from lnverify.numeric.reference import solve

RIGHT = Implementation("right", kernels.algorithm("two-pass, pairwise sums"))


def test_a_right_implementation_behaves():
    told = replace(RIGHT, use_threads=lambda count: None)
    result = behaviour.behaviour(told, FLOAT32)
    assert all(result.values()), result


def test_what_adds_up_is_told():
    """As where a buffer is kept by shape, and not cleared."""
    kept = {}

    def forward(x, gain, bias, eps):
        at = x.shape, x.dtype
        kept[at] = kept.get(at, 0) + RIGHT.forward(x, gain, bias, eps)
        return kept[at].copy()

    for format in (FLOAT32, FLOAT16):
        words = behaviour.unlike_calls(Implementation("adds", forward), solve(plain(format, 8)), 3)
        assert words == behaviour.ADDS


def test_rows_of_the_last_forward_are_told():
    saved = {}

    def forward(x, gain, bias, eps):
        saved[x.shape] = x.copy()
        return RIGHT.forward(x, gain, bias, eps)

    def backward(upstream, x, *rest):
        return layer_norm_backward(upstream, saved[x.shape], *rest)

    solution = solve(plain(FLOAT32, 8))
    assert behaviour.misbehaviour(Implementation("saves", forward, backward), solution) == f"∂x: {behaviour.LAST}"
    assert not behaviour.misbehaviour(replace(RIGHT, backward=layer_norm_backward), solution)


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


@pytest.mark.parametrize(
    ("forward", "property", "value"),
    [
        (by_batch, "batch-invariant", False),
        (Counts(), "repeats", False),
        (hides, "NaN", False),
        (hides, "Inf", False),
        (spreads, "NaN", False),
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
