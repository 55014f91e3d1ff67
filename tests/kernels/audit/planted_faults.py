"""Kernels that are right but for a fault under one condition, which the list of regimes does not name."""

from time import sleep

import kernels_under_test as kernels
import numpy as np

from lnverify.kernels.audit.causes.programs import number
from lnverify.kernels.rounding.orders import row_sums


def right(x, gain, bias, eps):
    return kernels.in_float32(x, gain, bias, eps) if x.dtype.itemsize == 2 else kernels.two_pass(x, gain, bias, eps)


def right_backward(upstream, x, gain, bias, eps):
    result = kernels.in_float32_backward if x.dtype.itemsize == 2 else kernels.two_pass_backward
    return result(upstream, x, gain, bias, eps)


def wrong_tail(x, gain, bias, eps):
    """The entries after the last whole block of eight keep the statistics of no row."""
    result = right(x, gain, bias, eps)
    whole = x.shape[1] // 8 * 8
    result[:, whole:] = (x * gain + bias)[:, whole:]
    return result


def one_pass_from_1024(x, gain, bias, eps):
    return (kernels.one_pass if x.shape[1] >= 1024 else right)(x, gain, bias, eps)


def no_eps_without_affine(x, gain, bias, eps):
    without = bool((gain == 1).all() and (bias == 0).all())
    with np.errstate(all="ignore"):
        return right(x, gain, bias, 0.0 if without else eps)


def clamped(x, gain, bias, eps):
    return kernels.algorithm("one-pass, clamped")(x, gain, bias, eps)


def negative_variance(x, gain, bias, eps):
    """One pass: beside large means the variance may come out negative, and the root of that is NaN."""
    return kernels.algorithm("one-pass")(x, gain, bias, eps)


def sparse_upstream(upstream, x, gain, bias, eps):
    """Takes rows of the upstream gradient that are 0 nearly everywhere for 0."""
    few = (upstream != 0).sum(axis=1, keepdims=True) * 8 < x.shape[1]
    return right_backward(np.where(few, 0 * upstream, upstream), x, gain, bias, eps)


def first_512_rows(upstream, x, gain, bias, eps):
    """∂γ and ∂β leave out the rows after the 512th."""
    dx, _, _ = right_backward(upstream, x, gain, bias, eps)
    _, dgain, dbias = right_backward(upstream[:512], x[:512], gain, bias, eps)
    return dx, dgain, dbias


def narrow_sums(x, gain, bias, eps):
    """Sums of more than 2048 float16 entries are held in float16."""
    if x.dtype != np.float16 or x.shape[1] <= 2048:
        return right(x, gain, bias, eps)
    size = number(x.shape[1], x)
    with np.errstate(all="ignore"):
        d = x - row_sums(x) / size
        return d / np.sqrt(row_sums(d * d) / size + number(eps, x)) * gain + bias


def other_rows(x, gain, bias, eps):
    """Of batches of more than 64 rows the last rows get the statistics of the first."""
    result = right(x, gain, bias, eps)
    if len(x) > 64:
        d = x[64:] - x[:1].mean(axis=1, keepdims=True)
        result[64:] = right(x[:1], gain, bias, eps).std() * d * gain + bias
    return result


def in_place(x, gain, bias, eps):
    """Long rows are centred where they stand."""
    result = right(x, gain, bias, eps)
    if x.shape[1] > 256:
        x -= x.mean(axis=1, keepdims=True)
    return result


def in_place_backward(upstream, x, gain, bias, eps):
    result = right_backward(upstream, x, gain, bias, eps)
    upstream *= gain
    return result


def refuses_odd_sizes(x, gain, bias, eps):
    if x.shape[1] % 4:
        raise ValueError(f"N is {x.shape[1]}, no multiple of 4")
    return right(x, gain, bias, eps)


def two_faults(x, gain, bias, eps):
    """A wrong tail, and one pass for long rows that have none."""
    return wrong_tail(x, gain, bias, eps) if x.shape[1] % 8 else one_pass_from_1024(x, gain, bias, eps)


def without_end(x, gain, bias, eps):
    while x.size:
        sleep(0.01)
