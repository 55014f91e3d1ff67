"""Backwards with one wrong gradient, named by the mistake."""

import numpy as np
from kernel_tables import UNNAMED, dx_of, layer_norm_backward, mean, wrong_backward, wrong_gradient
from wrong_outputs import cast, tail

from lnverify.numeric.floats.formats import FORMATS


@wrong_gradient("dx", r"∂x: the term mean\(gain·upstream\) is missing")
def no_mean(v, x, g, b, d, r, h, p):
    return r * (p - h * mean(p * h))


@wrong_gradient("dx", r"∂x: the term h·mean\(gain·upstream·h\) is missing")
def no_h(v, x, g, b, d, r, h, p):
    return r * (p - mean(p))


@wrong_gradient("dx", r"∂x: the term mean.*missing.*the term h·mean.*missing|∂x: .*(constants|both terms)")
def statistics_constant(v, x, g, b, d, r, h, p):
    return r * p


@wrong_gradient("dx", r"∂x: the gain is left out")
def no_gain(v, x, g, b, d, r, h, p):
    return dx_of(r, h, v)


@wrong_gradient("dx", r"∂x: .*gain.*(last|after)")
def gain_after(v, x, g, b, d, r, h, p):
    return g * dx_of(r, h, v)


@wrong_gradient("dx", r"∂x: x - mean stands for h")
def d_for_h(v, x, g, b, d, r, h, p):
    return r * (p - mean(p) - d * mean(p * d))


@wrong_gradient("dx", r"∂x: x - mean stands for h in mean")
def r2_for_r3(v, x, g, b, d, r, h, p):
    return r * (p - mean(p)) - d * mean(p * d) * r * r


@wrong_gradient("dx", r"∂x: 1/std is missing")
def no_r(v, x, g, b, d, r, h, p):
    return p - mean(p) - h * mean(p * h)


@wrong_gradient("dx", r"not divided by N; .*not divided by N")
def not_divided(v, x, g, b, d, r, h, p):
    n = x.dtype.type(x.shape[1])
    return r * (p - mean(p) * n - h * mean(p * h) * n)


@wrong_gradient("dx", r"∂x: .*mean\(gain·upstream\).*not divided by N")
def one_not_divided(v, x, g, b, d, r, h, p):
    return r * (p - p.sum(axis=1, keepdims=True) - h * mean(p * h))


@wrong_gradient("dx", r"another number and another multiple of h are subtracted from gain·upstream")
def divided_by_768_in_dx(v, x, g, b, d, r, h, p):
    n = np.float32(768)
    return r * (p - p.sum(axis=1, keepdims=True) / n - h * ((p * h).sum(axis=1, keepdims=True) / n))


@wrong_gradient("dx", r"∂x: .*(over (the )?rows|columns)")
def wrong_axis(v, x, g, b, d, r, h, p):
    return r * (p - p.mean(axis=0) - h * (p * h).mean(axis=0))


@wrong_gradient("dx", r"∂x: .*wrong sign")
def plus_in_dx(v, x, g, b, d, r, h, p):
    return r * (p - mean(p) + h * mean(p * h))


@wrong_gradient("dx", r"∂x: .*N - 1")
def bessel(v, x, g, b, d, r, h, p):
    n = x.shape[1]
    return r * (p - mean(p) - h * mean(p * h) * np.float32(n / max(n - 1, 1)))


@wrong_gradient("dx", r"∂x: .*x stands for the normalized row|∂x: .*x.*h")
def x_for_h(v, x, g, b, d, r, h, p):
    return r * (p - mean(p) - h * mean(p * x))


@wrong_gradient("dx", r"∂x: the entries after the last multiple of 8: it is 0")
def tail_unwritten(v, x, g, b, d, r, h, p):
    return np.where(tail(x, 8), 0, dx_of(r, h, p))


@wrong_gradient("dx", r"after the last multiple of 4: the term mean.*missing; .*missing")
def tail_no_terms(v, x, g, b, d, r, h, p):
    return np.where(tail(x, 4), r * p, dx_of(r, h, p))


@wrong_gradient("dx", r"∂x: the rows after the first 512: it is 0")
def rows_512(v, x, g, b, d, r, h, p):
    a = dx_of(r, h, p)
    a[512:] = 0
    return a


@wrong_gradient("dx", r"∂x: .*upstream.*bfloat16")
def upstream_bfloat16(v, x, g, b, d, r, h, p):
    p = cast("bfloat16")(v) * g
    return dx_of(r, h, p)


@wrong_gradient("dx", r"∂x: .*rounded to bfloat16|∂x: .*result.*bfloat16")
def dx_bfloat16(v, x, g, b, d, r, h, p):
    return cast("bfloat16")(dx_of(r, h, p))


@wrong_gradient("dx", r"∂x: .*1/std.*float16")
def saved_r_float16(v, x, g, b, d, r, h, p):
    r = cast("float16")(r)
    return dx_of(r, d * r, p)


@wrong_gradient("dx", r"∂x: .*eps")
def other_no_eps(v, x, g, b, d, r, h, p):
    r = 1 / np.sqrt(np.maximum(mean(d * d), np.float32(1e-30)))
    return dx_of(r, d * r, p)


@wrong_gradient("dx", UNNAMED)
def rsqrt_12(v, x, g, b, d, r, h, p):
    r = (r.view(np.uint32) & np.uint32(4294963200)).view(np.float32)
    return dx_of(r, d * r, p)


@wrong_gradient("dx", r"∂x: .*upstream.*(added|twice)|∂x: .*upstream is added")
def residual(v, x, g, b, d, r, h, p):
    return dx_of(r, h, p) + v


@wrong_gradient("dx", r"entries where x is 0 get 0")
def relu_mask(v, x, g, b, d, r, h, p):
    return dx_of(r, h, p) * (x != 0)


@wrong_gradient("dgain", r"∂γ: x stands for the normalized row")
def dg_x(v, x, g, b, d, r, h, p):
    return (v * x).sum(axis=0)


@wrong_gradient("dgain", r"∂γ: 1/std is missing")
def dg_d(v, x, g, b, d, r, h, p):
    return (v * d).sum(axis=0)


@wrong_gradient("dgain", r"∂γ: the mean is not subtracted")
def dg_uncentred(v, x, g, b, d, r, h, p):
    return (v * x * r).sum(axis=0)


@wrong_gradient("dgain", r"∂γ: the gain stands in it")
def dg_gain(v, x, g, b, d, r, h, p):
    return (v * g * h).sum(axis=0)


@wrong_gradient("dgain", r"∂γ: .*output stands for")
def dg_y(v, x, g, b, d, r, h, p):
    return (v * (h * g + b)).sum(axis=0)


@wrong_gradient("dgain", r"∂γ: the gain stands in it as well")
def dg_y_minus_b(v, x, g, b, d, r, h, p):
    return (v * (h * g)).sum(axis=0)


@wrong_gradient("dgain", r"∂γ: rows are averaged")
def dg_mean(v, x, g, b, d, r, h, p):
    return (v * h).mean(axis=0)


@wrong_gradient("dgain", r"∂γ: .*(first 32 rows|rows.*multiple|whole blocks|last)")
def dg_tail_rows(v, x, g, b, d, r, h, p):
    k = len(x) // 32 * 32
    return (v * h)[:k].sum(axis=0)


@wrong_gradient("dgain", r"∂γ: .*only the first 256 rows")
def dg_256(v, x, g, b, d, r, h, p):
    return (v * h)[:256].sum(axis=0)


@wrong_gradient("dgain", r"∂γ: only the first 65,535 rows", many_rows=True)
def dg_65535(v, x, g, b, d, r, h, p):
    return (v * h)[:65535].sum(axis=0)


@wrong_gradient("dgain", r"∂γ: .*bfloat16")
def dg_bfloat16(v, x, g, b, d, r, h, p):
    return np.add.accumulate((v * h).astype(FORMATS["bfloat16"].dtype), axis=0)[-1]


@wrong_gradient("dgain", r"∂γ: .*normalized row.*bfloat16|∂γ: .*bfloat16")
def dg_h_bfloat16(v, x, g, b, d, r, h, p):
    return (v * cast("bfloat16")(h)).sum(axis=0)


@wrong_gradient("dgain", r"∂γ: .*(∂β|the normalized row is missing)")
def dg_is_db(v, x, g, b, d, r, h, p):
    return v.sum(axis=0)


@wrong_gradient("dgain", r"∂γ: the root is missing")
def dg_r2(v, x, g, b, d, r, h, p):
    return (v * h * r).sum(axis=0)


@wrong_gradient("dbias", r"∂β: sums over rows are held in float16|∂β: .*float16")
def db_float16(v, x, g, b, d, r, h, p):
    return np.add.accumulate(v.astype(np.float16), axis=0)[-1]


@wrong_gradient("dbias", r"∂β: .*float16", formats=("float16",))
def db_float16_of_float16(v, x, g, b, d, r, h, p):
    return np.add.accumulate(v, axis=0)[-1]


@wrong_gradient("dbias", r"∂β: .*bfloat16", formats=("bfloat16",))
def db_bfloat16_of_bfloat16(v, x, g, b, d, r, h, p):
    return np.add.accumulate(v, axis=0)[-1]


@wrong_gradient("dbias", r"∂β: the gain stands in it")
def db_gain(v, x, g, b, d, r, h, p):
    return (v * g).sum(axis=0)


@wrong_gradient("dbias", r"∂β: only the last row")
def db_last(v, x, g, b, d, r, h, p):
    return v[-1]


@wrong_gradient("dbias", r"∂β: .*all but the last|∂β: .*first .* rows count|last row")
def db_all_but_last(v, x, g, b, d, r, h, p):
    return v[:-1].sum(axis=0) if len(v) > 1 else v.sum(axis=0)


@wrong_gradient("dbias", r"∂β: it is the sum over all entries of all rows")
def db_wrong_axis(v, x, g, b, d, r, h, p):
    return np.full(x.shape[1], v.sum())


@wrong_backward(r"∂γ.*∂β.*(change places|swapped)|∂γ: the normalized row is missing.*")
def other_swapped(v, x, gain, bias, eps):
    a, b, c = layer_norm_backward(v, x, gain, bias, eps)
    return (a, c, b)


@wrong_backward(r"it changes upstream in place")
def upstream_in_place(v, x, gain, bias, eps):
    a = layer_norm_backward(v, x, gain, bias, eps)
    v *= gain
    return a


@wrong_gradient("dgain", r"only every other row counts")
def dg_even_rows(v, x, g, b, d, r, h, p):
    return (v * h)[::2].sum(axis=0)


@wrong_gradient("dx", r"mean\(upstream·h\) stands for mean\(gain·upstream·h\)")
def dx_gain_in_one(v, x, g, b, d, r, h, p):
    return r * (p - mean(p) - h * mean(v * h))


@wrong_gradient("dx", r"mean\(upstream\) stands for mean\(gain·upstream\)")
def dx_first_mean_of_v(v, x, g, b, d, r, h, p):
    return r * (p - mean(v) - h * mean(p * h))


@wrong_gradient("dgain", r"the normalized row is that of the row before")
def dg_next_row(v, x, g, b, d, r, h, p):
    return (v * np.roll(h, 1, axis=0)).sum(axis=0)


@wrong_backward(r"∂x stands for the upstream gradient")
def db_is_dx(v, x, gain, bias, eps):
    a, b, _ = layer_norm_backward(v, x, gain, bias, eps)
    return (a, b, a.sum(axis=0))


@wrong_gradient("dx", r"the means in ∂x are divided by N rounded up to a multiple of 4$")
def dx_means_of_padded_rows(v, x, g, b, d, r, h, p):
    n = x.dtype.type(x.shape[1] / (-(-x.shape[1] // 4) * 4))
    return r * (p - mean(p) * n - h * mean(p * h) * n)


@wrong_gradient("dx", r"the means in ∂x are of the entries up to the last multiple of 4, divided by N$")
def dx_means_without_tail(v, x, g, b, d, r, h, p):
    k, n = x.shape[1] // 4 * 4, x.dtype.type(x.shape[1])
    level, slope = (t[:, :k].sum(axis=1, keepdims=True) / n for t in (p, p * h))
    return r * (p - level - h * slope)


@wrong_gradient("dx", r"the normalized row is worked out from the output")
def dx_h_from_output(v, x, g, b, d, r, h, p):
    output = h * g + b
    k = np.divide(output - b, g, out=np.zeros_like(output), where=g != 0)
    return dx_of(r, k, p)


@wrong_gradient("dgain", r"the last block of 32 rows begins early, so that rows before it count twice")
def dg_rows_twice(v, x, g, b, d, r, h, p):
    t, n = v * h, len(x)
    again = -n % 32 if n > 32 else 0
    first = n - n % 32
    return t.sum(axis=0) + t[first - again : first].sum(axis=0)


@wrong_gradient("dgain", r"the normalized row is cut off at ±3")
def dg_cut_off(v, x, g, b, d, r, h, p):
    return (v * np.clip(h, -3, 3)).sum(axis=0)


@wrong_gradient("dgain", r"the entries after the last multiple of 2: it is 0")
def dg_odd_column(v, x, g, b, d, r, h, p):
    return np.where(np.arange(x.shape[1]) < x.shape[1] // 2 * 2, (v * h).sum(axis=0), 0)


@wrong_gradient("dbias", r"the sum begins with the bias instead of 0", formats=("float32", "bfloat16"))
def db_begins_with_bias(v, x, g, b, d, r, h, p):
    return v.astype(np.float32).sum(axis=0) + b.astype(np.float32)


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


@wrong_gradient("dx", r"the mean is rounded to bfloat16")
def saved_mean_bf16(v, x, g, b, d, r, h, p):
    m = cast("bfloat16")(mean(x))
    h = (x - m) * r
    return dx_of(r, h, p)


@wrong_gradient("dx", r"the mean is rounded to float16$")
def saved_mean_float16(v, x, g, b, d, r, h, p):
    return dx_of(r, (x - cast("float16")(mean(x))) * r, p)


@wrong_gradient("dx", r"the mean in h = \(x - mean\)/std is another one, all else is right")
def mean_not_in_h(v, x, g, b, d, r, h, p):
    return dx_of(r, x * r, p)


@wrong_gradient("dx", r"the term h·mean\(gain·upstream·h\) is another multiple of h, all else is right")
def no_eps_in_h(v, x, g, b, d, r, h, p):
    return dx_of(r, d / np.sqrt(np.maximum(mean(d * d), np.float32(1e-30))), p)


@wrong_gradient("dx", r"each row is multiplied by another number than 1/std, all else is right")
def dx_divided_by_rows(v, x, g, b, d, r, h, p):
    return dx_of(r, h, p) / np.float32(len(x))


@wrong_gradient("dx", r"1/std is rounded to bfloat16$")
def last_factor_bfloat16(v, x, g, b, d, r, h, p):
    return cast("bfloat16")(r) * (p - mean(p) - h * mean(p * h))


@wrong_gradient("dgain", UNNAMED)
def rows_up_to_a_multiple_of_10(v, x, g, b, d, r, h, p):
    return (v * h)[: max(len(x) // 10 * 10, 1)].sum(axis=0)


@wrong_gradient("dgain", r"two-pass, every operation rounded to bfloat16", formats=("bfloat16",))
def dg_blocks_bf16(v, x, g, b, d, r, h, p):
    t = v.astype(np.float32) * h.astype(np.float32)
    s = np.zeros(x.shape[1], x.dtype)
    for i in range(0, len(x), 64):
        s = (s + t[i : i + 64].sum(axis=0).astype(x.dtype)).astype(x.dtype)
    return s


@wrong_gradient("dx", r"the normalized row is held in float16")
def dx_f16_h(v, x, g, b, d, r, h, p):
    h = cast("float16")(h)
    return dx_of(r, h, p)


@wrong_gradient("dx", r"h·mean\(gain·upstream·h\) is missing")
def dx_mean_of_h(v, x, g, b, d, r, h, p):
    return r * (p - mean(p) - h * mean(p) * mean(h))


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


wrong_backward("∂γ: two calls on the same input give different answers")(Accumulates())
wrong_backward("∂γ: two calls on the same input give different answers")(AtRandom())


# -- rows that are lost, and statistics of other rows --------------------------------------------------------


@wrong_gradient("dgain", r"∂γ: 1/std is that of the first row of each 4")
def gain_gradient_tile_rstd(v, x, g, b, d, r, h, p):
    return (v * d * np.repeat(r[::4], 4, axis=0)[: len(x)]).sum(axis=0)


@wrong_gradient("dgain", r"∂γ: only the last 128 rows count")
def gain_gradient_lost_in_a_race(v, x, g, b, d, r, h, p):
    found = np.zeros((min(128, len(x)), x.shape[1]))
    found[np.arange(len(x)) % 128] += v * h  # of several with one number, the last is kept
    return found.sum(axis=0)


@wrong_gradient("dbias", r"∂β: only the last block of 64 rows counts")
def bias_gradient_stored(v, x, g, b, d, r, h, p):
    return v[(len(v) - 1) // 64 * 64 :].sum(axis=0)


@wrong_gradient("dx", r"∂x: the term h·mean\(gain·upstream·h\) is halved")
def dx_half_the_slope(v, x, g, b, d, r, h, p):
    return r * (p - mean(p) - h * mean(p * h) / 2)


@wrong_gradient("dbias", r"∂β: entries are summed in place of rows")
def bias_gradient_along_rows(v, x, g, b, d, r, h, p):
    return v.sum(axis=1 if v.shape[0] == v.shape[1] else 0)


@wrong_gradient("dbias", r"∂β: sums over 8 rows each are added in bfloat16", formats=("bfloat16",))
def bias_gradient_atomics_of_tiles(v, x, g, b, d, r, h, p):
    total = np.zeros(x.shape[1], x.dtype)
    for row in range(0, len(v), 8):
        total += v[row : row + 8].astype(np.float32).sum(axis=0).astype(x.dtype)
    return total


@wrong_gradient("dx", r"∂x: mean\(gain·upstream\) is of the first half of each 16 entries, divided by N")
def dx_half_a_warp(v, x, g, b, d, r, h, p):
    chosen = np.arange(x.shape[1]) % 16 < 8
    return r * (p - p[:, chosen].sum(axis=1, keepdims=True) / x.dtype.type(x.shape[1]) - h * mean(p * h))


@wrong_gradient("dx", r"∂x: .*it is 0")
def dx_zero_upstream_is_padding(v, x, g, b, d, r, h, p):
    return np.where(v[:, :1] == 0, 0, dx_of(r, h, p))
