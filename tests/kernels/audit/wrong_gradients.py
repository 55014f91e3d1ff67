"""Backwards with one wrong gradient, named by the mistake."""

import numpy as np
from kernel_tables import UNNAMED, dx_of, layer_norm_backward, mean, wrong_backward, wrong_gradient
from wrong_outputs import cast, tail

from lnverify.numeric.floats.formats import FORMATS


@wrong_gradient("dx", r"∂x: h·mean\(gain·upstream·h\) is missing")
def no_h(v, x, g, b, d, r, h, p):
    return r * (p - mean(p))


@wrong_gradient("dx", r"∂x: x/std stands for the normalized row, in h·mean\(gain·upstream·h\) alone")
def h_not_centred(v, x, g, b, d, r, h, p):
    return r * (p - mean(p) - x * r * mean(p * h))


@wrong_gradient("dx", r"∂x: one factor 1/std of h·mean\(gain·upstream·h\) is missing")
def h_once(v, x, g, b, d, r, h, p):
    return r * (p - mean(p) - d * mean(p * h))


@wrong_gradient("dx", r"∂x: eps is divided by N in h·mean\(gain·upstream·h\)")
def eps_of_the_sum(v, x, g, b, d, r, h, p):
    total = (d * d).sum(axis=1, keepdims=True)
    eps = (1 / r**2 - total / x.shape[1]).mean()
    return r * (p - mean(p) - d * (p * d).sum(axis=1, keepdims=True) / (total + eps))


@wrong_gradient("dx", r"∂x: mean\(gain·upstream\) and mean\(gain·upstream·h\) are multiplied by 4, all else is right")
def means_of_quarters(v, x, g, b, d, r, h, p):
    return r * (p - 4 * mean(p) - 4 * h * mean(p * h))


@wrong_gradient("dgain", r"∂γ: the rows after the last multiple of 6 are left out")
def of_six_processors(v, x, g, b, d, r, h, p):
    return (v * h)[: len(x) // 6 * 6].sum(axis=0)


@wrong_gradient("dgain", r"∂γ: the normalized row is that of the row n modulo 1/4 of the rows, rounded up")
def of_a_part(v, x, g, b, d, r, h, p):
    return (v * h[np.arange(len(x)) % -(-len(x) // 4)]).sum(axis=0)


@wrong_gradient("dx", r"∂x: the entries after the last multiple of 8: it is 0")
def tail_unwritten(v, x, g, b, d, r, h, p):
    return np.where(tail(x, 8), 0, dx_of(r, h, p))


@wrong_gradient("dx", UNNAMED)
def rsqrt_12(v, x, g, b, d, r, h, p):
    r = (r.view(np.uint32) & np.uint32(4294963200)).view(np.float32)
    return dx_of(r, d * r, p)


RSTD = {}


@wrong_gradient("dx", "∂x: what an earlier call with arrays of this shape left is used where x is another")
def dx_of_kept_rstd(v, x, g, b, d, r, h, p):
    r = RSTD.setdefault(x.shape, r)
    return dx_of(r, d * r, p)


class KeepsGain:
    """The gain is cast once, and found again by the array that it is of."""

    __name__, known = "keeps_gain_backward", (None, None)

    def __call__(self, v, x, gain, bias, eps):
        self.known = self.known if self.known[0] is gain else (gain, gain.astype(np.float64))
        return layer_norm_backward(v, x, self.known[1].astype(x.dtype), bias, eps)


wrong_backward("∂x: what an earlier call was given is kept: gain that changed in its place since")(KeepsGain())


@wrong_gradient("dgain", r"∂γ: .*(first 32 rows|rows.*multiple|whole blocks|last)")
def dg_tail_rows(v, x, g, b, d, r, h, p):
    k = len(x) // 32 * 32
    return (v * h)[:k].sum(axis=0)


@wrong_gradient("dgain", r"∂γ: only the first 65,535 rows", many_rows=True)
def dg_65535(v, x, g, b, d, r, h, p):
    return (v * h)[:65535].sum(axis=0)


@wrong_gradient("dgain", r"∂γ: .*bfloat16")
def dg_bfloat16(v, x, g, b, d, r, h, p):
    return np.add.accumulate((v * h).astype(FORMATS["bfloat16"].dtype), axis=0)[-1]


@wrong_gradient("dbias", r"∂β: .*float16", formats=("float16",))
def db_float16_of_float16(v, x, g, b, d, r, h, p):
    return np.add.accumulate(v, axis=0)[-1]


@wrong_backward(r"∂γ.*∂β.*(change places|swapped)|∂γ: the normalized row is missing.*")
def other_swapped(v, x, gain, bias, eps):
    a, b, c = layer_norm_backward(v, x, gain, bias, eps)
    return (a, c, b)


@wrong_backward(r"it changes upstream in place")
def upstream_in_place(v, x, gain, bias, eps):
    a = layer_norm_backward(v, x, gain, bias, eps)
    v *= gain
    return a


@wrong_gradient("dx", r"the normalized row is worked out from the output")
def dx_h_from_output(v, x, g, b, d, r, h, p):
    output = h * g + b
    k = np.divide(output - b, g, out=np.zeros_like(output), where=g != 0)
    return dx_of(r, k, p)


@wrong_backward(
    r"∂x: the sum for the variance takes its terms in float16; ∂γ: the sum for the variance", formats=("float16",)
)
def squares_in_float16(v, x, gain, bias, eps):
    u, w, g = (a.astype(np.float64) for a in (v, x, gain))
    d = w - mean(w)
    squares = (d * d).astype(np.float16).astype(np.float64)
    h = d / np.sqrt(mean(squares) + eps)
    r = 1 / np.sqrt(mean(squares) + eps)
    return tuple(a.astype(x.dtype) for a in (dx_of(r, h, u * g), (u * h).sum(axis=0), u.sum(axis=0)))


@wrong_gradient("dx", r"1/std is rounded to bfloat16$")
def last_factor_bfloat16(v, x, g, b, d, r, h, p):
    return cast("bfloat16")(r) * (p - mean(p) - h * mean(p * h))


@wrong_gradient("dgain", "of 27 rows n of N = 100, counted from 0, those of n = 20 to 26 are left out")
def rows_up_to_a_multiple_of_10(v, x, g, b, d, r, h, p):
    return (v * h)[: max(len(x) // 10 * 10, 1)].sum(axis=0)


class Accumulates:
    """∂γ is added to that of the calls before."""

    __name__ = "gradients_accumulate"

    def __init__(self):
        self.memory = {}

    def __call__(self, v, x, gain, bias, eps):
        dx, dgain, dbias = layer_norm_backward(v, x, gain, bias, eps)
        self.memory[x.shape[1]] = self.memory.get(x.shape[1], 0) + dgain
        return dx, self.memory[x.shape[1]].copy(), dbias


class AtRandom:
    """∂γ is one percent too large now and then."""

    __name__ = "gain_gradient_at_random"

    def __init__(self):
        self.generator = np.random.default_rng(9)

    def __call__(self, v, x, gain, bias, eps):
        dx, dgain, dbias = layer_norm_backward(v, x, gain, bias, eps)
        return dx, dgain * x.dtype.type(1.01) if self.generator.random() < 0.3 else dgain, dbias


wrong_backward("∂γ: each call adds to the result of the calls before")(Accumulates())
wrong_backward("∂γ: two calls on the same input give different answers")(AtRandom())


# -- rows that are lost, and statistics of other rows --------------------------------------------------------


@wrong_gradient("dgain", r"∂γ: only the last 128 rows count")
def gain_gradient_lost_in_a_race(v, x, g, b, d, r, h, p):
    result = np.zeros((min(128, len(x)), x.shape[1]))
    result[np.arange(len(x)) % 128] += v * h  # of several with one number, the last is kept
    return result.sum(axis=0)


@wrong_gradient("dbias", r"∂β: sums over 8 rows each are added in bfloat16", formats=("bfloat16",))
def bias_gradient_atomics_of_tiles(v, x, g, b, d, r, h, p):
    total = np.zeros(x.shape[1], x.dtype)
    for row in range(0, len(v), 8):
        total += v[row : row + 8].astype(np.float32).sum(axis=0).astype(x.dtype)
    return total


@wrong_gradient("dx", r"∂x: it is 0 in rows where the first entry of upstream is 0")
def dx_zero_upstream_is_padding(v, x, g, b, d, r, h, p):
    return np.where(v[:, :1] == 0, 0, dx_of(r, h, p))
