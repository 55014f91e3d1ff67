"""Kernels with one fault each, and good ones: what the kit must say of them. Names are keys; each is float32's own."""

import numpy as np

import lnverify
from lnverify.kernels.audit.causes.programs import PROGRAMS, number, statistics
from lnverify.kernels.audit.causes.ways import cast, widest
from lnverify.kernels.rounding.arrays import compute
from lnverify.kernels.rounding.orders import pairwise, sequential, vectors
from lnverify.numeric.reference.problem import format_of


def two_pass(x, gain, bias, eps):
    """Good: everything in the format of x, NumPy's sums by halving."""
    d, r = _statistics(x, eps)
    return d * r * gain + bias


def two_pass_backward(upstream, x, gain, bias, eps):
    d, r = _statistics(x, eps)
    h, p = d * r, upstream * gain
    dx = r * (p - p.mean(axis=1, keepdims=True) - h * (p * h).mean(axis=1, keepdims=True))
    return dx, (upstream * h).sum(axis=0), upstream.sum(axis=0)


def in_float32(x, gain, bias, eps):
    """Good for 16 bits: computed in float32, rounded once."""
    wide = (array.astype(np.float32) for array in (x, gain, bias))
    return two_pass(*wide, eps).astype(x.dtype)


def in_float32_backward(upstream, x, gain, bias, eps):
    wide = (array.astype(np.float32) for array in (upstream, x, gain, bias))
    return tuple(array.astype(x.dtype) for array in two_pass_backward(*wide, eps))


def _statistics(x, eps):
    with np.errstate(all="ignore"):
        d = x - x.mean(axis=1, keepdims=True)
        return d, x.dtype.type(1) / np.sqrt((d * d).mean(axis=1, keepdims=True) + x.dtype.type(eps))


def one_pass(x, gain, bias, eps):
    mean = x.mean(axis=1, keepdims=True)
    with np.errstate(all="ignore"):
        variance = (x * x).mean(axis=1, keepdims=True) - mean * mean
        return (x - mean) / np.sqrt(variance + x.dtype.type(eps)) * gain + bias


def welford(x, gain, bias, eps):
    """Mean and squares updated entry by entry, in the format of x."""
    with np.errstate(all="ignore"):
        _, d, variance, _ = statistics("welford", x, sequential)
        return d / np.sqrt(variance + number(eps, x)) * gain + bias


def welford_by_reciprocals(x, gain, bias, eps):
    """The same, each step multiplied by 1/k."""
    mean, squares, one = 0 * x[:, :1], 0 * x[:, :1], x.dtype.type(1)
    with np.errstate(all="ignore"):
        for k in range(x.shape[1]):
            before = x[:, k : k + 1] - mean
            mean = mean + before * (one / x.dtype.type(k + 1))
            squares = squares + before * (x[:, k : k + 1] - mean)
        r = one / np.sqrt(squares / x.dtype.type(x.shape[1]) + x.dtype.type(eps))
        return (x - mean) * r * gain + bias


def eps_outside(x, gain, bias, eps):
    d, _ = _statistics(x, eps)
    with np.errstate(all="ignore"):
        return d / (np.sqrt((d * d).mean(axis=1, keepdims=True)) + x.dtype.type(eps)) * gain + bias


def bessel(x, gain, bias, eps):
    d, _ = _statistics(x, eps)
    variance = (d * d).sum(axis=1, keepdims=True) / x.dtype.type(max(x.shape[1] - 1, 1))
    return d / np.sqrt(variance + x.dtype.type(eps)) * gain + bias


def no_gain(x, gain, bias, eps):
    return two_pass(x, np.ones_like(gain), bias, eps)


def absolute_gain(x, gain, bias, eps):
    return two_pass(x, np.abs(gain), bias, eps)


def no_bias(x, gain, bias, eps):
    return two_pass(x, gain, np.zeros_like(bias), eps)


def bias_twice(x, gain, bias, eps):
    return two_pass(x, gain, bias, eps) + bias


def last_ignored(x, gain, bias, eps):
    """Mean and variance of all entries but the last."""
    seen = x[:, :-1] if x.shape[1] > 1 else x
    mean, variance = seen.mean(axis=1, keepdims=True), seen.var(axis=1, keepdims=True)
    return (x - mean) / np.sqrt(variance + x.dtype.type(eps)) * gain + bias


def bessel_and_absolute_gain(x, gain, bias, eps):
    return bessel(x, np.abs(gain), bias, eps)


def batch_statistics(x, gain, bias, eps):
    """The mean of the first row for all."""
    d = x - x[:1].mean(axis=1, keepdims=True)
    return d / np.sqrt((d * d).mean(axis=1, keepdims=True) + x.dtype.type(eps)) * gain + bias


def first_rows_only(x, gain, bias, eps):
    """Right for a small batch; of a large one the last rows get the statistics of others."""
    result = two_pass(x, gain, bias, eps)
    if len(x) > 100:
        result[100:] = result[: len(x) - 100]
    return result


def as_if_contiguous(x, gain, bias, eps):
    """Reads the memory of x row by row, wherever its rows lie."""
    return two_pass(x.ravel(order="K").reshape(x.shape), gain, bias, eps)


def in_place(x, gain, bias, eps):
    x[:] = two_pass(x, gain, bias, eps)
    return x


def zeroes_x(x, gain, bias, eps):
    result = two_pass(x, gain, bias, eps)
    x[:] = 0
    return result


def lost_eps(x, gain, bias, eps):
    return two_pass(*(a.astype(np.float64) for a in (x, gain, bias)), float(np.float16(eps))).astype(x.dtype)


def median(x, gain, bias, eps):
    d = x - np.median(x, axis=1, keepdims=True)
    return d / np.sqrt((d * d).mean(axis=1, keepdims=True) + x.dtype.type(eps)) * gain + bias


def nonsense(x, gain, bias, eps):
    return np.tanh(x) * gain + bias


def refuses_odd_sizes(x, gain, bias, eps):
    if x.shape[1] % 8:
        raise ValueError("N must be a multiple of 8")
    return two_pass(x, gain, bias, eps)


def _with(dx=None, dgain=None, dbias=None):
    """A backward that is right but for some gradients."""

    def backward(upstream, x, gain, bias, eps):
        d, r = _statistics(x, eps)
        right = two_pass_backward(upstream, x, gain, bias, eps)
        given = upstream, gain, d * r, r
        wrong = (None if item is None else item(*given).astype(x.dtype) for item in (dx, dgain, dbias))
        return tuple(a if b is None else b for a, b in zip(right, wrong, strict=True))

    return backward


def _mean(array):
    return array.mean(axis=1, keepdims=True)


WRONG_BACKWARDS = {
    "∂x: the gain is missing": _with(lambda v, g, h, r: r * (v - _mean(v) - h * _mean(v * h))),
    "∂x: mean(gain·upstream) is missing": _with(lambda v, g, h, r: r * (v * g - h * _mean(v * g * h))),
    "∂x: h·mean(gain·upstream·h) is missing": _with(lambda v, g, h, r: r * (v * g - _mean(v * g))),
    "∂x: 1/std is missing": _with(lambda v, g, h, r: v * g - _mean(v * g) - h * _mean(v * g * h)),
    "∂γ: rows are averaged instead of summed": _with(dgain=lambda v, g, h, r: (v * h).mean(axis=0)),
    "∂γ: 1/std is missing": _with(dgain=lambda v, g, h, r: (v * h / r).sum(axis=0)),
    "∂γ: what is summed over rows is multiplied by the gain": _with(dgain=lambda v, g, h, r: (v * g * h).sum(axis=0)),
    "∂β: what is summed over rows is multiplied by the gain": _with(dbias=lambda v, g, h, r: (v * g).sum(axis=0)),
    "∂β: only the first row counts": _with(dbias=lambda v, g, h, r: v[0]),
    "∂β: it is 0": _with(dbias=lambda v, g, h, r: 0 * v[0]),
}
"""Backwards with one wrong term, by what the verdict has to say."""


def backward_of_one_pass(upstream, x, gain, bias, eps):
    """Right formula, the variance by one pass."""
    with np.errstate(all="ignore"):
        _, d, variance, _ = statistics("one_pass", x, sequential)
        r = 1 / np.sqrt(variance + number(eps, x))
        h, p = d * r, upstream * gain
        return r * (p - _mean(p) - h * _mean(p * h)), (upstream * h).sum(axis=0), upstream.sum(axis=0)


def exact(x, gain, bias, eps):
    return lnverify.layer_norm(x, gain, bias, eps)


def exact_backward(upstream, x, gain, bias, eps):
    return lnverify.layer_norm_backward(upstream, x, gain, eps)


def half_sums_backward(upstream, x, gain, bias, eps):
    """The parameter gradients summed in half precision."""
    h = two_pass(x, np.ones_like(gain), np.zeros_like(bias), eps)
    with np.errstate(all="ignore"):
        sums = (np.add.accumulate(each.astype(np.float16), axis=0)[-1] for each in (upstream * h, upstream))
        return exact_backward(upstream, x, gain, bias, eps)[0], *(each.astype(x.dtype) for each in sums)


ALGORITHMS = {
    "two-pass": ("two_pass", sequential, "affine", False),
    "two-pass, pairwise sums": ("two_pass", pairwise, "affine", False),
    "two-pass, blocked sums": ("two_pass", vectors, "affine", False),
    "one-pass": ("one_pass", sequential, "affine", False),
    "one-pass, clamped": ("clamped", sequential, "affine", False),
    "one-pass, blocked sums": ("one_pass", vectors, "affine", False),
    "Welford": ("welford", sequential, "affine", False),
    "shifted by the first entry": ("shifted", sequential, "affine", False),
    "fused x·r + (β - μ·r)": ("two_pass", vectors, "scaled", False),
    "two-pass, wider format": ("two_pass", sequential, "affine", True),
    "one-pass, wider format": ("one_pass", sequential, "affine", True),
}
"""Ways of computing by name: statistics, order of sums, form, and whether all but the result is in the wider format."""


def algorithm(name):
    """A way of computing as a kernel."""
    program, order, form, wide = ALGORITHMS[name]

    def forward(x, gain, bias, eps):
        inner = widest(format_of(x)) if wide else format_of(x)
        w, g, b = (cast(array, inner) for array in (x, gain, bias))
        with np.errstate(all="ignore"):
            mean, d, variance, _ = statistics(program, w, order)
            r = w.dtype.type(1) / np.sqrt(variance + number(eps, w))
            given = {"x": w, "mean": mean, "d": d, "r": r, "gain": g, "bias": b}
            return cast(compute(PROGRAMS[form], given, order)["y"], format_of(x))

    return forward


class StaticBuffer:
    """Right, but every answer of one shape is in the same memory."""

    def __init__(self):
        self.memory = {}

    def __call__(self, x, gain, bias, eps):
        result = self.memory.setdefault((x.shape, x.dtype), np.empty_like(x))
        result[...] = two_pass(x, gain, bias, eps)
        return result


class Random:
    """Adds noise of 1 % of the standard deviation, other noise each time."""

    def __init__(self):
        self.generator = np.random.default_rng(0)

    def __call__(self, x, gain, bias, eps):
        noise = 0.01 * self.generator.standard_normal(x.shape)
        return (two_pass(x, gain, bias, eps) + noise).astype(x.dtype)


def prints(x, gain, bias, eps):
    print("how wide:", x.shape)
    return two_pass(x, gain, bias, eps)


def raises_errors_of_numpy(x, gain, bias, eps):
    np.seterr(all="raise")
    return two_pass(x, gain, bias, eps)


def gives_nan_from_4096(x, gain, bias, eps):
    """Right, but NaN where the mean is beyond 4,096 standard deviations: no profile of networks asks for that."""
    result = two_pass(x, gain, bias, eps)
    mean, std = x.mean(axis=1, keepdims=True), x.std(axis=1, keepdims=True)
    return np.where(np.abs(mean) > 4000 * std, np.float32(np.nan), result).astype(x.dtype)


def _sum_in_order(terms):
    total = np.zeros(len(terms), terms.dtype)
    for column in terms.T:
        total = total + column
    return total[:, None]


def in_order(x, gain, bias, eps):
    """Good for networks: two passes, sums one after the other."""
    size = x.dtype.type(x.shape[1])
    d = x - _sum_in_order(x) / size
    return d / np.sqrt(_sum_in_order(d * d) / size + x.dtype.type(eps)) * gain + bias


class Shuffled:
    """Good for networks: sums in another order each time."""

    def __init__(self):
        self.generator = np.random.default_rng(0)

    def __call__(self, x, gain, bias, eps):
        order, size = self.generator.permutation(x.shape[1]), x.dtype.type(x.shape[1])
        d = x - _sum_in_order(x[:, order]) / size
        return d / np.sqrt(_sum_in_order((d * d)[:, order]) / size + x.dtype.type(eps)) * gain + bias


class OneInTwenty:
    """Now and then one percent too large."""

    def __init__(self):
        self.generator = np.random.default_rng(1)

    def __call__(self, x, gain, bias, eps):
        result = two_pass(x, gain, bias, eps)
        return result * x.dtype.type(1.01) if self.generator.random() < 0.05 else result


def no_bias_between(x, gain, bias, eps):
    return two_pass(x, gain, bias * x.dtype.type(not 4096 < x.shape[1] < 5000), eps)


def no_bias_by_five(x, gain, bias, eps):
    return two_pass(x, gain, bias * x.dtype.type(x.shape[1] % 5 != 0), eps)


def zeros_masked(x, gain, bias, eps):
    d, _ = _statistics(x, eps)
    variance = (d * d * (x != 0)).mean(axis=1, keepdims=True)
    return d / np.sqrt(variance + x.dtype.type(eps)) * gain + bias


def fixed_eps(x, gain, bias, eps):
    return two_pass(x, gain, bias, 1e-5)


def larger_of_variance_and_eps(x, gain, bias, eps):
    d, _ = _statistics(x, eps)
    return d / np.sqrt(np.maximum((d * d).mean(axis=1, keepdims=True), x.dtype.type(eps))) * gain + bias


def scaled_eps(x, gain, bias, eps):
    d, _ = _statistics(x, eps)
    scale = np.square(np.abs(x).max(axis=1, keepdims=True))
    return d / np.sqrt((d * d).mean(axis=1, keepdims=True) + x.dtype.type(eps) * scale) * gain + bias


def last_rows_unwritten(x, gain, bias, eps):
    result, whole = np.zeros_like(x), len(x) // 4 * 4
    if whole:
        result[:whole] = two_pass(x[:whole], gain, bias, eps)
    return result


def approximate_root(x, gain, bias, eps):
    d, r = _statistics(x, eps)
    return d * (r.view(np.uint32) & np.uint32(0xFFFFF000)).view(np.float32) * gain + bias


def first_1024(x, gain, bias, eps):
    d = x - x[:, :1024].mean(axis=1, keepdims=True)
    return d / np.sqrt(np.square(d[:, :1024]).mean(axis=1, keepdims=True) + x.dtype.type(eps)) * gain + bias


def atomics_in_half(upstream, x, gain, bias, eps):
    """Sums over rows held in float16, in any order."""
    dx, _, _ = two_pass_backward(upstream, x, gain, bias, eps)
    d, r = _statistics(x, eps)
    order, sums = np.random.default_rng(3).permutation(len(x)), []
    for terms in (upstream * d * r, upstream):
        total = np.zeros(x.shape[1], np.float16)
        for row in terms[order]:
            total = (total + row).astype(np.float16)
        sums.append(total.astype(x.dtype))
    return dx, *sums


def zeros_past_65535(x, gain, bias, eps):
    result = two_pass(x, gain, bias, eps)
    result[65536:] = 0
    return result


def dgain_of_65536_rows(upstream, x, gain, bias, eps):
    dx, _, dbias = two_pass_backward(upstream, x, gain, bias, eps)
    return dx, two_pass_backward(upstream[:65536], x[:65536], gain, bias, eps)[1], dbias
