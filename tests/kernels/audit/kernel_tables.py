"""Tables of kernels that people write, right and wrong, with the cause that the kit has to name.

A kernel is a function of (x, gain, bias, eps), named by what is particular about it. Those of gradients stand beside a
right output.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

UNNAMED, PASSES = "no cause is named", "it passes"
"""What stands for the cause of a wrong kernel of which the kit says only that it fails, or not even that."""


@dataclass(frozen=True)
class Kernel:
    """A kernel and what the kit has to say of it.

    Attributes:
        forward, backward: the kernel; None for no backward.
        cause: a regular expression for the cause; empty for a right kernel, or UNNAMED or PASSES.
        formats: in which it is tried.
        centred: False for RMSNorm.
        many_rows: whether it is tried on the largest cases too.
    """

    forward: Callable[..., Any]
    backward: Callable[..., Any] | None = None
    cause: str = ""
    formats: tuple[str, ...] = ("float32",)
    centred: bool = True
    many_rows: bool = False


RIGHT: dict[str, Kernel] = {}
WRONG: dict[str, Kernel] = {}


def right(**facts):
    """Enter a right kernel."""

    def enter(forward):
        RIGHT[forward.__name__] = Kernel(forward, **facts)
        return forward

    return enter


def right_backward(**facts):
    """Enter a right backward."""

    def enter(backward):
        RIGHT[backward.__name__] = Kernel(layer_norm, backward, **facts)
        return backward

    return enter


def wrong(cause, **facts):
    """Enter a wrong kernel with its cause."""

    def enter(forward):
        WRONG[forward.__name__] = Kernel(forward, cause=cause, **facts)
        return forward

    return enter


def wrong_backward(cause, **facts):
    """Enter a wrong backward with its cause."""

    def enter(backward):
        WRONG[backward.__name__] = Kernel(layer_norm, backward, cause=cause, **facts)
        return backward

    return enter


def wrong_gradient(quantity, cause, **facts):
    """Enter a gradient beside right ones, with its cause: a function of v, x, gain, bias, d, r, h and p."""

    def enter(gradient):
        def backward(v, x, gain, bias, eps):
            d, r = parts(x, eps)
            results = dict(zip(("dx", "dgain", "dbias"), layer_norm_backward(v, x, gain, bias, eps), strict=True))
            results[quantity] = np.asarray(gradient(v, x, gain, bias, d, r, d * r, v * gain)).astype(x.dtype)
            return tuple(results.values())

        WRONG[gradient.__name__] = Kernel(layer_norm, backward, cause=cause, **facts)
        return gradient

    return enter


def mean(a):
    return a.mean(axis=1, keepdims=True)


def var(x):
    return mean((x - mean(x)) ** 2)


def wide(*arrays):
    """16 bits as float32."""
    return [a.astype(np.float32) if a.dtype.itemsize == 2 else a for a in arrays]


def parts(x, eps):
    """The deviations and 1/std."""
    d = x - mean(x)
    return d, 1 / np.sqrt(mean(d * d) + x.dtype.type(eps))


def norm(x, gain, bias, m, v, eps):
    """LayerNorm with a given mean and variance."""
    return (x - m) / np.sqrt(v + x.dtype.type(eps)) * gain + bias


def layer_norm(x, gain, bias, eps):
    """Right: 16 bits in float32."""
    w, g, b = wide(x, gain, bias)
    d, r = parts(w, eps)
    return (d * r * g + b).astype(x.dtype)


def dx_of(r, h, p):
    return r * (p - mean(p) - h * mean(p * h))


def layer_norm_backward(v, x, gain, bias, eps):
    """Right: 16 bits in float32."""
    u, w, g = wide(v, x, gain)
    d, r = parts(w, eps)
    h = d * r
    return tuple(a.astype(x.dtype) for a in (dx_of(r, h, u * g), (u * h).sum(axis=0), u.sum(axis=0)))
