"""Kernels whose output is wrong, named by the mistake."""

import numpy as np
from kernel_tables import PASSES, UNNAMED, layer_norm, mean, norm, parts, var, wide, wrong
from right_kernels import by, in_order, lanes_sum

from lnverify.numeric.floats.formats import FORMATS


@wrong(r"N - 1 \(Bessel\)")
def ddof1(x, gain, bias, eps):
    return norm(x, gain, bias, mean(x), x.var(axis=1, ddof=1, keepdims=True) if x.shape[1] > 1 else 0 * mean(x), eps)


@wrong(r"eps stands outside the root")
def eps_plus_std(x, gain, bias, eps):
    return (x - mean(x)) / (x.std(axis=1, keepdims=True) + x.dtype.type(eps)) * gain + bias


@wrong(r"eps stands outside the root.*Bessel|Bessel.*eps stands outside")
def annotated_transformer(x, gain, bias, eps):
    s = x.std(axis=1, ddof=1, keepdims=True) if x.shape[1] > 1 else 0 * mean(x)
    return gain * (x - mean(x)) / (s + x.dtype.type(eps)) + bias


@wrong(r"eps is 1e-06, whatever")
def eps_1e6(x, gain, bias, eps):
    return layer_norm(x, gain, bias, 1e-06)


@wrong(r"eps is 1e-12, whatever|eps is left out")
def eps_1e12(x, gain, bias, eps):
    return layer_norm(x, gain, bias, 1e-12)


@wrong(r"eps is 0.01, whatever")
def eps_1e2(x, gain, bias, eps):
    return layer_norm(x, gain, bias, 0.01)


@wrong(r"max\(std, eps\)")
def max_std_eps(x, gain, bias, eps):
    return (x - mean(x)) / np.maximum(x.std(axis=1, keepdims=True), x.dtype.type(eps)) * gain + bias


@wrong(r"max\(variance, eps\)")
def max_var_eps(x, gain, bias, eps):
    return (x - mean(x)) / np.sqrt(np.maximum(var(x), x.dtype.type(eps))) * gain + bias


@wrong(r"eps stands outside the root as well")
def eps_inside_and_outside(x, gain, bias, eps):
    e = x.dtype.type(eps)
    return (x - mean(x)) / (np.sqrt(var(x) + e) + e) * gain + bias


@wrong(r"eps is left out")
def no_eps(x, gain, bias, eps):
    return (x - mean(x)) / np.sqrt(np.maximum(var(x), np.float32(1e-30))) * gain + bias


@wrong(r"eps is squared")
def eps_squared(x, gain, bias, eps):
    return layer_norm(x, gain, bias, eps * eps)


@wrong(r"√eps stands for eps|the root of eps")
def eps_root(x, gain, bias, eps):
    return layer_norm(x, gain, bias, eps**0.5)


@wrong(r"eps is multiplied by N")
def eps_times_n(x, gain, bias, eps):
    return layer_norm(x, gain, bias, eps * x.shape[1])


@wrong(r"eps is multiplied by the variance")
def eps_times_var(x, gain, bias, eps):
    return (x - mean(x)) / np.sqrt(np.maximum(var(x) * x.dtype.type(1 + eps), np.float32(1e-30))) * gain + bias


@wrong(r"eps is added to the|2·eps|eps is doubled|eps is added twice|eps is multiplied by 2")
def eps_twice(x, gain, bias, eps):
    return layer_norm(x, gain, bias, 2 * eps)


@wrong(r"one.pass")
def one_pass_numpy(x, gain, bias, eps):
    m = mean(x)
    return norm(x, gain, bias, m, mean(x * x) - m * m, eps)


@wrong(r"one.pass")
def one_pass_clamped(x, gain, bias, eps):
    m = mean(x)
    return norm(x, gain, bias, m, np.maximum(mean(x * x) - m * m, 0), eps)


@wrong(r"one.pass")
def one_pass_abs(x, gain, bias, eps):
    m = mean(x)
    return norm(x, gain, bias, m, np.abs(mean(x * x) - m * m), eps)


@wrong(r"one.pass")
def one_pass_fused(x, gain, bias, eps):
    m = mean(x)
    r = 1 / np.sqrt(mean(x * x) - m * m + x.dtype.type(eps))
    a = r * gain
    return x * a + (bias - m * a)


@wrong(r"one.pass")
def one_pass_lanes(x, gain, bias, eps):
    n = x.dtype.type(x.shape[1])
    m = lanes_sum(x, 8) / n
    return norm(x, gain, bias, m, lanes_sum(x * x, 8) / n - m * m, eps)


@wrong(r"one.pass", formats=("bfloat16",))
def one_pass_half_in_float32(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    return one_pass_clamped(w, g, b, eps).astype(x.dtype)


@wrong(r"mean and variance are other ones, gain and bias are right", formats=("float16",))
def one_pass_in_half(x, gain, bias, eps):
    return one_pass_clamped(x, gain, bias, eps).astype(x.dtype)


@wrong(r"over the rows of each column")
def axis_0(x, gain, bias, eps):
    d = x - x.mean(axis=0)
    return d / np.sqrt((d * d).mean(axis=0) + x.dtype.type(eps)) * gain + bias


@wrong(r"over the whole batch")
def whole_batch(x, gain, bias, eps):
    d = x - x.mean()
    return d / np.sqrt((d * d).mean() + x.dtype.type(eps)) * gain + bias


@wrong(r"mean and variance are those of the first row of each 4")
def first_of_four_rows(x, gain, bias, eps):
    m = np.repeat(mean(x)[::4], 4, axis=0)[: len(x)]
    v = np.repeat(var(x)[::4], 4, axis=0)[: len(x)]
    return norm(x, gain, bias, m, v, eps)


def tail(x, k):
    return np.arange(x.shape[1]) >= x.shape[1] // k * k


@wrong(r"after the last multiple of 8: the bias is ignored")
def bias_lost_in_tail8(x, gain, bias, eps):
    return layer_norm(x, gain, np.where(tail(x, 8), 0, bias).astype(x.dtype), eps)


@wrong(r"the gain is ignored")
def gain_lost_in_tail8(x, gain, bias, eps):
    return layer_norm(x, np.where(tail(x, 8), 1, gain).astype(x.dtype), bias, eps)


@wrong(r"(mean and variance are of|statistics).*(whole|first|multiple)")
def tail4_not_in_sums(x, gain, bias, eps):
    k = x.shape[1] // 4 * 4
    n = x.dtype.type(x.shape[1])
    m = x[:, :k].sum(axis=1, keepdims=True) / n
    return norm(x, gain, bias, m, np.square(x[:, :k] - m).sum(axis=1, keepdims=True) / n, eps)


@wrong(r"variance is of.*(whole|first|multiple)")
def tail4_not_in_variance(x, gain, bias, eps):
    k = x.shape[1] // 4 * 4
    n = x.dtype.type(x.shape[1])
    m = mean(x)
    return norm(x, gain, bias, m, np.square(x[:, :k] - m).sum(axis=1, keepdims=True) / n, eps)


@wrong(r"0 stands there")
def tail4_unwritten(x, gain, bias, eps):
    return np.where(tail(x, 4), 0, layer_norm(x, gain, bias, eps)).astype(x.dtype)


@wrong(r"may not be written|nothing is written|give different answers|another call|earlier answer")
def tail4_uninitialised(x, gain, bias, eps):
    y = np.empty_like(x)
    k = x.shape[1] // 4 * 4
    y[:, :k] = layer_norm(x, gain, bias, eps)[:, :k]
    return y


@wrong(r"the input stands there")
def tail16_copied(x, gain, bias, eps):
    return np.where(tail(x, 16), x, layer_norm(x, gain, bias, eps))


@wrong(r"0 stands in the rows after the last multiple of 8|rows after the last multiple of 8: 0")
def last_rows_8(x, gain, bias, eps):
    y = np.zeros_like(x)
    k = len(x) // 8 * 8
    if k:
        y[:k] = layer_norm(x[:k], gain, bias, eps)
    return y


@wrong(r"rows after the first 65,535: 0 stands there", many_rows=True)
def rows_mod_65536(x, gain, bias, eps):
    y = np.zeros_like(x)
    y[:65535] = layer_norm(x[:65535], gain, bias, eps)
    return y


@wrong(r"rows after the first 512: 0 stands there")
def only_512_rows(x, gain, bias, eps):
    y = np.zeros_like(x)
    y[:512] = layer_norm(x[:512], gain, bias, eps)
    return y


@wrong(r"0 are left out")
def zeros_not_in_mean(x, gain, bias, eps):
    m = x.sum(axis=1, keepdims=True) / np.maximum((x != 0).sum(axis=1, keepdims=True), 1).astype(x.dtype)
    return norm(x, gain, bias, m, mean((x - m) ** 2), eps)


@wrong(r"0 are left out")
def zeros_not_in_either(x, gain, bias, eps):
    c = np.maximum((x != 0).sum(axis=1, keepdims=True), 1).astype(x.dtype)
    m = x.sum(axis=1, keepdims=True) / c
    return norm(x, gain, bias, m, (np.square(x - m) * (x != 0)).sum(axis=1, keepdims=True) / c, eps)


@wrong(r"zeros that fill rows up to a multiple of 32 count in the variance")
def padding_in_variance(x, gain, bias, eps):
    n = x.shape[1]
    size = -(-n // 32) * 32
    p = np.pad(x, ((0, 0), (0, size - n)))
    m = p.sum(axis=1, keepdims=True) / x.dtype.type(n)
    return norm(x, gain, bias, m, np.square(p - m).sum(axis=1, keepdims=True) / x.dtype.type(n), eps)


@wrong(r"zeros? .*pad|padd|filled up with zeros|power of two|multiple of")
def padding_in_both(x, gain, bias, eps):
    n = x.shape[1]
    size = 1 << (n - 1).bit_length()
    p = np.pad(x, ((0, 0), (0, size - n)))
    return norm(x, gain, bias, mean(p), var(p), eps)


@wrong(r"divided by|divisor|stands for N")
def divided_by_padded(x, gain, bias, eps):
    n = x.shape[1]
    size = x.dtype.type(-(-n // 8) * 8)
    m = x.sum(axis=1, keepdims=True) / size
    return norm(x, gain, bias, m, np.square(x - m).sum(axis=1, keepdims=True) / size, eps)


@wrong(r"768")
def divided_by_768(x, gain, bias, eps):
    n = x.dtype.type(768)
    m = x.sum(axis=1, keepdims=True) / n
    return norm(x, gain, bias, m, np.square(x - m).sum(axis=1, keepdims=True) / n, eps)


@wrong(r"the bias is multiplied by the gain")
def bias_before_gain(x, gain, bias, eps):
    d, r = parts(x, eps)
    return (d * r + bias) * gain


@wrong(r"the bias is added twice")
def bias_twice(x, gain, bias, eps):
    return layer_norm(x, gain, bias, eps) + bias


@wrong(r"the bias is subtracted")
def bias_minus(x, gain, bias, eps):
    return layer_norm(x, gain, -bias, eps)


@wrong(r"1 \+ gain stands for the gain")
def gain_plus_1(x, gain, bias, eps):
    return layer_norm(x, 1 + gain, bias, eps)


@wrong(r"the gain is multiplied twice")
def gain_twice(x, gain, bias, eps):
    return layer_norm(x, gain * gain, bias, eps)


@wrong(r"divided by the gain|1/gain")
def gain_divided(x, gain, bias, eps):
    d, r = parts(x, eps)
    return d * r / np.where(gain == 0, 1, gain) + bias


@wrong(r"gain.*(first|one entry|alone)")
def gain_of_first_entry(x, gain, bias, eps):
    return layer_norm(x, np.full_like(gain, gain[0]), bias, eps)


@wrong(r"gain.*(next|neighbour|shifted|one place|before)")
def gain_shifted(x, gain, bias, eps):
    return layer_norm(x, np.roll(gain, 1), bias, eps)


@wrong(r"bias is that of the entry after")
def bias_shifted(x, gain, bias, eps):
    return layer_norm(x, gain, np.roll(bias, -1), eps)


@wrong(r"gain.*(256|index|repeat)")
def gain_index_mod_256(x, gain, bias, eps):
    return layer_norm(x, gain[np.arange(x.shape[1]) % 256], bias, eps)


@wrong(r"gain and bias.*(1,024|repeat)|(1,024|repeat).*gain and bias")
def thread_index_1024(x, gain, bias, eps):
    i = np.arange(x.shape[1]) % 1024
    return layer_norm(x, gain[i], bias[i], eps)


@wrong(r"gain and bias change places")
def swapped(x, gain, bias, eps):
    return layer_norm(x, bias, gain, eps)


def cast(dtype):
    """Rounding to a format and back."""
    return lambda a: a.astype(FORMATS[dtype].dtype).astype(a.dtype)


@wrong(r"mean and variance.*bfloat16|mean or variance are rounded to bfloat16|rounded to bfloat16")
def statistics_in_bfloat16(x, gain, bias, eps):
    c = cast("bfloat16")
    m = c(mean(x))
    return norm(x, gain, bias, m, c(mean((x - m) ** 2)), eps)


@wrong(r"1/std is rounded to float16")
def rstd_in_float16(x, gain, bias, eps):
    d, r = parts(x, eps)
    return d * cast("float16")(r) * gain + bias


@wrong(r"x is held in bfloat16")
def x_in_bfloat16(x, gain, bias, eps):
    return layer_norm(cast("bfloat16")(x), gain, bias, eps)


@wrong(r"(the )?(output|result).*bfloat16")
def output_in_bfloat16(x, gain, bias, eps):
    return cast("bfloat16")(layer_norm(x, gain, bias, eps))


@wrong(r"normalized row.*float16")
def normalized_in_float16(x, gain, bias, eps):
    d, r = parts(x, eps)
    return cast("float16")(d * r) * gain + bias


@wrong(r"gain is held in bfloat16|gain.*bias.*bfloat16")
def parameters_in_bfloat16(x, gain, bias, eps):
    c = cast("bfloat16")
    return layer_norm(x, c(gain), c(bias), eps)


@wrong(r"deviations?.*bfloat16|x . mean.*bfloat16")
def deviation_in_bfloat16(x, gain, bias, eps):
    d, r = parts(x, eps)
    return cast("bfloat16")(d) * r * gain + bias


@wrong(r"approximate")
def rsqrt_12_bits(x, gain, bias, eps):
    d, r = parts(x, eps)
    return d * (r.view(np.uint32) & np.uint32(4294963200)).view(np.float32) * gain + bias


def quake(v, steps):
    r = (np.int32(1597463007) - (v.view(np.int32) >> 1)).view(np.float32)
    for _ in range(steps):
        r = r * (np.float32(1.5) - np.float32(0.5) * v * r * r)
    return r


@wrong(r"approximate|1/std is wrong by factors")
def quake_root(x, gain, bias, eps):
    d = x - mean(x)
    return d * quake(mean(d * d) + x.dtype.type(eps), 0) * gain + bias


@wrong(r"approximate")
def quake_one_newton(x, gain, bias, eps):
    d = x - mean(x)
    return d * quake(mean(d * d) + x.dtype.type(eps), 1) * gain + bias


@wrong(r"approximate")
def quake_two_newtons(x, gain, bias, eps):
    d = x - mean(x)
    return d * quake(mean(d * d) + x.dtype.type(eps), 2) * gain + bias


def tf32(a):
    return (a.view(np.uint32) + np.uint32(4096) & np.uint32(4294959104)).view(np.float32)


def tf32_cut(a):
    return (a.view(np.uint32) & np.uint32(4294959104)).view(np.float32)


@wrong(r"TF32")
def tf32_sums_cut(x, gain, bias, eps):
    d = x - mean(tf32_cut(x))
    return d / np.sqrt(mean(tf32_cut(d) * tf32_cut(d)) + x.dtype.type(eps)) * gain + bias


@wrong(r"TF32")
def tf32_one_pass(x, gain, bias, eps):
    t = tf32(x)
    m = mean(t)
    return norm(x, gain, bias, m, np.maximum(mean(t * t) - m * m, 0), eps)


@wrong(r"float16")
def staged_d_in_float16(x, gain, bias, eps):
    d = cast("float16")(x - mean(x))
    return d / np.sqrt(mean(d * d) + x.dtype.type(eps)) * gain + bias


@wrong(r"first 4,096 entries")
def first_4096(x, gain, bias, eps):
    p = x[:, :4096]
    return norm(x, gain, bias, mean(p), var(p), eps)


@wrong(r"entries after the first 8,192: 0 stands there")
def columns_past_8192(x, gain, bias, eps):
    y = layer_norm(x, gain, bias, eps)
    y[:, 8192:] = 0
    return y


@wrong(r"all entries but the first")
def first_entry_not_in_mean(x, gain, bias, eps):
    m = x[:, 1:].sum(axis=1, keepdims=True) / x.dtype.type(x.shape[1])
    return norm(x, gain, bias, m, mean((x - m) ** 2), eps)


@wrong(r"(all entries but the last|last)")
def last_entry_not_in_sum(x, gain, bias, eps):
    m = x[:, :-1].sum(axis=1, keepdims=True) / x.dtype.type(x.shape[1])
    return norm(x, gain, bias, m, mean((x - m) ** 2), eps)


def tree(t):
    while t.shape[1] > 1:
        h = t.shape[1] // 2
        t = t[:, :h] + t[:, h : 2 * h]
    return t


@wrong(r"halv|odd|power of two")
def tree_loses_odd(x, gain, bias, eps):
    return by(tree, x, gain, bias, eps)


@wrong(r"the mean is of the entries i modulo 256, divided by N")
def uint8_index(x, gain, bias, eps):
    return norm(x, gain, bias, mean(x[:, np.arange(x.shape[1]) % 256]), var(x), eps)


@wrong(r"mean.*(rounded|integer|truncat)")
def integer_mean(x, gain, bias, eps):
    m = np.trunc(mean(x))
    return norm(x, gain, bias, m, mean((x - m) ** 2), eps)


@wrong(r"midrange|middle|median|\(max \+ min\)|least and (the )?largest")
def midrange(x, gain, bias, eps):
    m = (x.max(axis=1, keepdims=True) + x.min(axis=1, keepdims=True)) / 2
    return norm(x, gain, bias, m, mean((x - m) ** 2), eps)


@wrong(r"other row|row before|row.*(neighbour|next|another)")
def statistics_of_row_before(x, gain, bias, eps):
    return norm(x, gain, bias, np.roll(mean(x), 1, axis=0), np.roll(var(x), 1, axis=0), eps)


@wrong(r"the mean is not subtracted")
def rms_instead(x, gain, bias, eps):
    return x / np.sqrt(mean(x * x) + x.dtype.type(eps)) * gain + bias


@wrong(r"the mean is subtracted in the variance alone")
def not_centred_output(x, gain, bias, eps):
    return x / np.sqrt(var(x) + x.dtype.type(eps)) * gain + bias


@wrong(r"about 0 instead of the mean")
def variance_about_0(x, gain, bias, eps):
    return norm(x, gain, bias, mean(x), mean(x * x), eps)


@wrong(r"Welford")
def welford_delta_squared(x, gain, bias, eps):
    m = np.zeros(len(x), x.dtype)
    s = m.copy()
    for i, c in enumerate(x.T):
        d = c - m
        m = m + d / x.dtype.type(i + 1)
        s = s + d * d
    return norm(x, gain, bias, m[:, None], s[:, None] / x.dtype.type(x.shape[1]), eps)


@wrong(r"Bessel|N - 1|Welford")
def welford_bessel(x, gain, bias, eps):
    m = x[:, 0].copy()
    s = 0 * m
    for i, c in enumerate(x.T[1:], 2):
        d = c - m
        m = m + d / x.dtype.type(i)
        s = s + d * (c - m)
    return norm(x, gain, bias, m[:, None], s[:, None] / x.dtype.type(max(x.shape[1] - 1, 1)), eps)


@wrong(r"lanes|merge|parts")
def lanes_of_variances(x, gain, bias, eps):
    """The variances of 4 lanes are averaged; what their means differ by is lost."""
    if x.shape[1] % 4:
        return layer_norm(x, gain, bias, eps)
    p = x.reshape(len(x), -1, 4)
    return norm(x, gain, bias, mean(x), p.var(axis=1).mean(axis=1, keepdims=True), eps)


@wrong(r"blocks|merge|parts|weigh")
def mean_of_block_means(x, gain, bias, eps):
    means = [mean(x[:, i : i + 64]) for i in range(0, x.shape[1], 64)]
    m = sum(means) / x.dtype.type(len(means))
    return norm(x, gain, bias, m, mean((x - m) ** 2), eps)


@wrong(r"the root is missing")
def root_missing(x, gain, bias, eps):
    return (x - mean(x)) / (var(x) + x.dtype.type(eps)) * gain + bias


@wrong(r"std stands for 1/std|multiplied by std")
def times_std(x, gain, bias, eps):
    return (x - mean(x)) * np.sqrt(var(x) + x.dtype.type(eps)) * gain + bias


@wrong(r"mean deviation")
def mean_deviation(x, gain, bias, eps):
    d = x - mean(x)
    return d / np.sqrt(mean(np.abs(d)) ** 2 + x.dtype.type(eps)) * gain + bias


@wrong(r"not divided by N")
def variance_not_divided(x, gain, bias, eps):
    d = x - mean(x)
    return d / np.sqrt((d * d).sum(axis=1, keepdims=True) + x.dtype.type(eps)) * gain + bias


@wrong(r"it changes x in place")
def centres_in_place(x, gain, bias, eps):
    x -= mean(x)
    return layer_norm(x, gain, bias, eps)


@wrong(r"it changes gain in place")
def gain_in_place(x, gain, bias, eps):
    gain += 0
    gain *= 2
    gain /= 2
    y = layer_norm(x, gain, bias, eps)
    gain += 1
    return y


@wrong(r"NaN")
def swallows_nan(x, gain, bias, eps):
    return layer_norm(np.nan_to_num(x), gain, bias, eps)


@wrong(r"NaN")
def nan_output_to_zero(x, gain, bias, eps):
    return np.nan_to_num(layer_norm(x, gain, bias, eps)).astype(x.dtype)


@wrong(r"NaN|rows")
def nan_spreads(x, gain, bias, eps):
    n = len(x)
    one = np.eye(n, dtype=x.dtype)
    d = one @ (x - mean(x))
    return d / np.sqrt(one @ mean(d * d) + x.dtype.type(eps)) * gain + bias


@wrong(r"float64")
def gives_float64(x, gain, bias, eps):
    return layer_norm(x.astype(np.float64), gain, bias, eps).astype(np.float64)


@wrong(r"float32", formats=("bfloat16",))
def gives_float32(x, gain, bias, eps):
    return layer_norm(*wide(x, gain, bias), eps)


@wrong(r"contiguous")
def ignores_strides(x, gain, bias, eps):
    return layer_norm(x.ravel(order="K").reshape(x.shape), gain, bias, eps)


@wrong(r"clamp|clipped|cut off|beyond|limited|at most")
def clamps_normalized(x, gain, bias, eps):
    d, r = parts(x, eps)
    return np.clip(d * r, -3, 3) * gain + bias


@wrong(r"clamp|clipped|cut off|beyond|limited|at most")
def clamps_input(x, gain, bias, eps):
    return layer_norm(np.clip(x, -100, 100), gain, bias, eps)


@wrong(r"clamp|clipped|cut off|beyond|limited|at most")
def clamps_output(x, gain, bias, eps):
    return np.clip(layer_norm(x, gain, bias, eps), -10, 10)


@wrong(r"overflow|float16|never in float32|range", formats=("float16",))
def squares_overflow(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    d = (w - mean(w)).astype(x.dtype)
    q = (d * d).astype(np.float32)
    return (d.astype(np.float32) / np.sqrt(mean(q) + np.float32(eps)) * g + b).astype(x.dtype)


@wrong(r"never in float32|every operation rounded to bfloat16|statistics.*bfloat16", formats=("bfloat16",))
def all_in_bfloat16(x, gain, bias, eps):
    return every_operation_rounded(x, gain, bias, eps)


@wrong(r"never in float32|every operation rounded to float16|in float16", formats=("float16",))
def all_in_float16(x, gain, bias, eps):
    return every_operation_rounded(x, gain, bias, eps)


def every_operation_rounded(x, gain, bias, eps):
    n = x.dtype.type(x.shape[1])
    d = x - in_order(x) / n
    return (d / np.sqrt(in_order(d * d) / n + x.dtype.type(eps)) * gain + bias).astype(x.dtype)


@wrong(r"eps.*(float16|lost)", formats=("float16",))
def eps_in_float16(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    return layer_norm(w, g, b, float(np.float16(eps))).astype(x.dtype)


@wrong(r"eps.*float16")
def eps_in_float16_of_float32(x, gain, bias, eps):
    return layer_norm(x, gain, bias, float(np.float16(eps)))


@wrong(r"float64 is computed in float32", formats=("float64",))
def float64_in_float32(x, gain, bias, eps):
    return layer_norm(*(a.astype(np.float32) for a in (x, gain, bias)), eps).astype(x.dtype)


@wrong(r"x is added|the input is added|residual")
def residual_added(x, gain, bias, eps):
    return layer_norm(x, gain, bias, eps) + x


@wrong(r"1/N.*(bfloat16|float16)|1/N")
def share_in_float16(x, gain, bias, eps):
    s = x.dtype.type(np.float16(1 / x.shape[1]))
    m = x.sum(axis=1, keepdims=True) * s
    return norm(x, gain, bias, m, np.square(x - m).sum(axis=1, keepdims=True) * s, eps)


@wrong(r"each of .*rows|depends on|place|first|batch")
def row_1_only_when_single(x, gain, bias, eps):
    return layer_norm(x, gain, bias, eps) if len(x) > 1 else x * gain + bias


@wrong(UNNAMED)
def dynamic_tanh(x, gain, bias, eps):
    return np.tanh(x) * gain + bias


@wrong(r"variance.*0|eps")
def zero_below_eps(x, gain, bias, eps):
    v = var(x)
    return np.where(v < x.dtype.type(eps), bias, norm(x, gain, bias, mean(x), v, eps))


@wrong(UNNAMED)
def rstd_capped(x, gain, bias, eps):
    d, r = parts(x, eps)
    return d * np.minimum(r, x.dtype.type(100)) * gain + bias


@wrong(r"float16")
def variance_in_float16(x, gain, bias, eps):
    return norm(x, gain, bias, mean(x), cast("float16")(var(x)), eps)


@wrong(r"one.pass|shifted by the first")
def shifted_by_first(x, gain, bias, eps):
    t = x - x[:, :1]
    m = mean(t)
    return norm(t, gain, bias, m, mean(t * t) - m * m, eps)


@wrong(r"eps is 0.001 at least")
def eps_at_least_1e3(x, gain, bias, eps):
    return layer_norm(x, gain, bias, max(eps, 1e-3))


@wrong(r"1/std is wrong by factors")
def eps_at_least_03(x, gain, bias, eps):
    return layer_norm(x, gain, bias, max(eps, 0.3))


@wrong(UNNAMED)
def eps_tenfold_where_small(x, gain, bias, eps):
    return layer_norm(x, gain, bias, 10 * eps if eps < 1e-3 else eps)


@wrong(UNNAMED)
def variance_at_least(x, gain, bias, eps):
    return norm(x, gain, bias, mean(x), np.maximum(var(x), np.float32(0.01)), eps)


@wrong(r"1/std is wrong by|no way of computing")
def tiny_variance_lost(x, gain, bias, eps):
    v = var(x)
    return norm(x, gain, bias, mean(x), np.where(v < 1e-7, 0, v).astype(x.dtype), eps)


@wrong(UNNAMED)
def int8_input(x, gain, bias, eps):
    s = np.maximum(np.abs(x).max(axis=1, keepdims=True), np.float32(1e-30)) / 127
    return layer_norm((np.round(x / s) * s).astype(x.dtype), gain, bias, eps)


@wrong(r"of the entries up to the last multiple of 4, divided by N")
def threads_remainder(x, gain, bias, eps):
    n = x.shape[1]
    k = n // 4
    idx = np.arange(n) < 4 * k
    m = (x * idx).sum(axis=1, keepdims=True) / np.float32(n)
    v = (np.square(x - m) * idx).sum(axis=1, keepdims=True) / np.float32(n)
    return norm(x, gain, bias, m, v, eps)


@wrong(UNNAMED)
def groups_of_half(x, gain, bias, eps):
    k = x.shape[1] // 2
    a, b = (x[:, :k], x[:, k:])
    return np.concatenate([layer_norm(a, gain[:k], bias[:k], eps), layer_norm(b, gain[k:], bias[k:], eps)], axis=1)


@wrong(r"eps is 1\.19e-07|1/std is wrong by factors")
def eps_machine(x, gain, bias, eps):
    return layer_norm(x, gain, bias, float(np.finfo(np.float32).eps))


@wrong(r"the mean is rounded to bfloat16", formats=("bfloat16",))
def mean_in_bf16(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    m = mean(w).astype(x.dtype).astype(np.float32)
    return norm(w, g, b, m, mean((w - m) ** 2), eps).astype(x.dtype)


@wrong(PASSES, formats=("bfloat16",))
def truncates_bf16(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    y = layer_norm(w, g, b, eps)
    return (y.view(np.uint32) & np.uint32(4294901760)).view(np.float32).astype(x.dtype)


@wrong(r"mean or variance are rounded to float16", formats=("float16",))
def sum_overflows(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    d = w - mean(w)
    s = (d * d).sum(axis=1, keepdims=True).astype(np.float16).astype(np.float32)
    return (d / np.sqrt(s / np.float32(x.shape[1]) + np.float32(eps)) * g + b).astype(x.dtype)


@wrong(r"x is held in float16", formats=("bfloat16",))
def bf16_via_float16(x, gain, bias, eps):
    h = x.astype(np.float16).astype(np.float32)
    _, g, b = wide(x, gain, bias)
    return layer_norm(h, g, b, eps).astype(x.dtype)


@wrong(r"mean or variance are rounded to bfloat16", formats=("bfloat16",))
def bf16_statistics(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    m = cast(str(x.dtype))(mean(w))
    v = cast(str(x.dtype))(mean((w - m) ** 2))
    return norm(w, g, b, m, v, eps).astype(x.dtype)


@wrong(r"mean and variance are other ones")
def overlapping_tail(x, gain, bias, eps):
    n = x.shape[1]
    if n < 8 or n % 8 == 0:
        return layer_norm(x, gain, bias, eps)
    p = np.concatenate([x[:, : n // 8 * 8], x[:, -8:]], axis=1)
    m = p.sum(axis=1, keepdims=True) / np.float32(n)
    return norm(x, gain, bias, m, np.square(p - m).sum(axis=1, keepdims=True) / np.float32(n), eps)


@wrong(r"is approximate")
def newton_root(x, gain, bias, eps):
    v = var(x) + np.float32(eps)
    s = np.ones_like(v)
    for _ in range(4):
        s = (s + v / s) / 2
    return (x - mean(x)) / s * gain + bias


@wrong(r"1/std is wrong by factors")
def eps_only_if_small(x, gain, bias, eps):
    v = var(x)
    return (x - mean(x)) / np.sqrt(np.where(v < eps, v + np.float32(eps), v)) * gain + bias


@wrong(r"up to the last multiple of 2")
def even_part(x, gain, bias, eps):
    k = x.shape[1] // 2 * 2
    p = x[:, :k] if k else x
    return norm(x, gain, bias, mean(p), var(p), eps)


@wrong(r"1/std is wrong by factors of -1")
def mean_minus_x(x, gain, bias, eps):
    d, r = parts(x, eps)
    return -d * r * gain + bias


@wrong(r"row 0 of 8: 0 stands there")
def first_row_lost(x, gain, bias, eps):
    y = layer_norm(x, gain, bias, eps)
    y[0] = 0
    return y


@wrong(r"rows after the first 1,024: 0 stands there")
def grid_1024(x, gain, bias, eps):
    y = np.zeros_like(x)
    y[:1024] = layer_norm(x[:1024], gain, bias, eps)
    return y


@wrong(r"only the first 1,024 entries are read")
def threads_1024(x, gain, bias, eps):
    y = np.zeros_like(x)
    y[:, :1024] = layer_norm(x[:, :1024], gain[:1024], bias[:1024], eps)
    return y


@wrong(r"mean and variance are other ones")
def first_warp(x, gain, bias, eps):
    m_ = np.arange(x.shape[1]) % 256 < 32
    n = np.float32(x.shape[1])
    m = (x * m_).sum(axis=1, keepdims=True) / n
    return norm(x, gain, bias, m, (np.square(x - m) * m_).sum(axis=1, keepdims=True) / n, eps)


@wrong(r"1/std is wrong by factors")
def mad(x, gain, bias, eps):
    d = x - mean(x)
    s = mean(np.abs(d)) * np.float32(1.2533141)
    return d / np.sqrt(s * s + np.float32(eps)) * gain + bias


@wrong(r"1/std is at least")
def variance_at_most(x, gain, bias, eps):
    return norm(x, gain, bias, mean(x), np.minimum(var(x), np.float32(4)), eps)


@wrong(r"another gain stands there, all else is right")
def gain_int8(x, gain, bias, eps):
    s = np.abs(gain).max() / 127
    return layer_norm(x, (np.round(gain / s) * s).astype(x.dtype), bias, eps)


@wrong(r"the sum for the mean takes its terms in float16")
def mean_of_float16(x, gain, bias, eps):
    return norm(x, gain, bias, mean(cast("float16")(x)), var(x), eps)


@wrong(r"the output is rounded to float16")
def output_half(x, gain, bias, eps):
    return cast("float16")(layer_norm(x, gain, bias, eps))


@wrong(r"negative outputs are 0")
def relu_fused(x, gain, bias, eps):
    return np.maximum(layer_norm(x, gain, bias, eps), 0)


@wrong(UNNAMED)
def dropout_like(x, gain, bias, eps):
    y = layer_norm(x, gain, bias, eps)
    y[:, ::10] = 0
    return y


@wrong(r"0 stands where the gain is 0")
def bias_where_gain_0(x, gain, bias, eps):
    return np.where(gain == 0, 0, layer_norm(x, gain, bias, eps))


@wrong(r"one-pass")
def one_pass_f32_in_order(x, gain, bias, eps):
    n = np.float32(x.shape[1])
    m = np.add.accumulate(x, axis=1)[:, -1:] / n
    q = np.add.accumulate(x * x, axis=1)[:, -1:] / n
    return norm(x, gain, bias, m, np.maximum(q - m * m, 0), eps)


@wrong(r"1/std is wrong by factors")
def double_eps_sqrt(x, gain, bias, eps):
    return (x - mean(x)) / np.sqrt(np.sqrt(var(x) ** 2 + np.float32(eps))) * gain + bias


@wrong(UNNAMED, formats=("float16",))
def gain_product_f16(x, gain, bias, eps):
    return product_rounded(x, gain, bias, eps)


def product_rounded(x, gain, bias, eps):
    d, r = parts(wide(x)[0], eps)
    return (d.astype(np.float16) * r.astype(np.float16) * gain + bias).astype(x.dtype)


class AtTimes:
    """Right but for a part of the calls."""

    def __init__(self, name, share, spoil):
        self.__name__, self.share, self.spoil = name, share, spoil
        self.generator = np.random.default_rng(2)

    def __call__(self, x, gain, bias, eps):
        found = layer_norm(x, gain, bias, eps)
        return self.spoil(self.generator, found, x, gain, bias, eps) if self.generator.random() < self.share else found


def scaled_row(generator, found, *inputs):
    found[generator.integers(len(found))] *= found.dtype.type(1.01)
    return found


def other_entry(generator, found, *inputs):
    found[generator.integers(len(found)), generator.integers(found.shape[1])] += 1
    return found


def lost_row(generator, found, *inputs):
    found[generator.integers(len(found))] = 0
    return found


def lost_lane(generator, found, x, gain, bias, eps):
    few = x.copy()
    few[:, generator.integers(x.shape[1]) :: 8] = 0
    return layer_norm(few, gain, bias, eps)


for at_times in (
    AtTimes("row_in_one_call_of_twenty", 0.05, scaled_row),
    AtTimes("race_for_a_lane", 0.3, lost_lane),
    AtTimes("race_for_an_entry", 1.0, other_entry),
    AtTimes("race_for_a_row", 0.2, lost_row),
    AtTimes("lane_in_one_call_of_fifty", 0.02, lost_lane),
):
    wrong("two calls on the same input give different answers")(at_times)


class Keeps:
    """What an earlier call was given stands in for what this one is."""

    def __init__(self, name, answer):
        self.__name__, self.answer, self.memory = name, answer, {}

    def __call__(self, x, gain, bias, eps):
        return self.answer(self.memory, x, gain, bias, eps)


def with_kept_statistics(memory, x, gain, bias, eps):
    return norm(x, gain, bias, *memory.setdefault(x.shape, (mean(x), var(x))), eps)


def with_kept_gain(memory, x, gain, bias, eps):
    return layer_norm(x, memory.setdefault(x.shape[1], gain.copy()), bias, eps)


def in_one_buffer(memory, x, gain, bias, eps):
    found = memory.setdefault(x.shape, np.empty_like(x))
    found[...] = layer_norm(x, gain, bias, eps)
    return found


wrong("an earlier call was given is kept: another x")(Keeps("statistics_kept", with_kept_statistics))
wrong("an earlier call was given is kept: another gain")(Keeps("gain_kept", with_kept_gain))
wrong("a later call changes an earlier answer")(Keeps("one_buffer", in_one_buffer))


@wrong(r"0 stands in rows whose entries are all alike")
def zero_for_constant_rows(x, gain, bias, eps):
    alike = np.ptp(x, axis=1, keepdims=True) == 0
    return np.where(alike, 0, layer_norm(x, gain, bias, eps)).astype(x.dtype)


@wrong(r"results are cut off towards 0 instead of rounded", formats=("bfloat16",))
def cut_to_bfloat16(x, gain, bias, eps):
    d, r = parts(x.astype(np.float32), eps)
    return cut(cut(cut(d) * r * gain.astype(np.float32)) + bias.astype(np.float32)).astype(x.dtype)


def cut(a):
    return (a.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)


@wrong(r"the sum for the mean is held in bfloat16", formats=("bfloat16",))
def lanes_in_bfloat16(x, gain, bias, eps):
    n = x.shape[1]
    w = np.pad(x.astype(np.float32), ((0, 0), (0, -n % 32)))
    sums = np.zeros((len(x), 32), np.float32)
    for part in np.split(w, w.shape[1] // 32, axis=1):
        sums = cast("bfloat16")(sums + part)
    m = sums.sum(axis=1, keepdims=True) / np.float32(n)
    w = x.astype(np.float32)
    return norm(w, gain.astype(np.float32), bias.astype(np.float32), m, var(w), np.float32(eps)).astype(x.dtype)


class RunningMean:
    """The mean of batches that went before, as of BatchNorm."""

    __name__ = "running_mean"

    def __init__(self):
        self.mean = None

    def __call__(self, x, gain, bias, eps):
        now = mean(x).mean()
        self.mean = now if self.mean is None else 0.9 * self.mean + 0.1 * now
        return norm(x, gain, bias, np.float32(self.mean), var(x), eps).astype(x.dtype)


wrong(UNNAMED)(RunningMean())


# -- rows that get what is another row's, and entries that are lost on the way of a sum ----------------------


@wrong(r"1/std is that of the first row of each 8")
def tile_rstd(x, gain, bias, eps):
    d, r = parts(x, eps)
    return d * np.repeat(r[::8], 8, axis=0)[: len(x)] * gain + bias


@wrong(r"the last block of 16 rows begins early, so that rows before it are normalized twice")
def tail_twice(x, gain, bias, eps):
    found = layer_norm(x, gain, bias, eps)
    if len(x) > 16 and (rest := len(x) % 16):
        again = slice(len(x) - 16, len(x) - rest)
        found[again] = layer_norm(found[again], gain, bias, eps)
    return found


@wrong(r"the gain is that of the row's number")
def gain_by_row(x, gain, bias, eps):
    d, r = parts(x, eps)
    return d * r * (gain[:, None] if len(x) == len(gain) else gain) + bias


@wrong(r"the mean runs on into the next row, to a multiple of 8")
def mean_reads_on(x, gain, bias, eps):
    return norm(x, gain, bias, mean(x) + reads_on(x) / x.dtype.type(x.shape[1]), var(x), eps)


@wrong(r"the variance runs on into the next row, to a multiple of 8")
def variance_reads_on(x, gain, bias, eps):
    d = x - mean(x)
    return norm(x, gain, bias, mean(x), mean(d * d) + reads_on(d * d) / x.dtype.type(x.shape[1]), eps)


def reads_on(terms):
    """The sums of what follows each row, to a multiple of 8."""
    rows, n = terms.shape
    flat = np.append(terms, np.zeros(8, terms.dtype))
    return np.stack([flat[(row + 1) * n : (row + 1) * n + -n % 8].sum() for row in range(rows)])[:, None]


@wrong(r"the variance is of what halving leaves of the sums of each 16 entries")
def groups_dropped(x, gain, bias, eps):
    d = x - mean(x)
    sums = [(d[:, i : i + 16] ** 2).sum(axis=1) for i in range(0, x.shape[1], 16)]
    while len(sums) > 1:
        half = len(sums) // 2
        sums = [sums[i] + sums[half + i] for i in range(half)]
    return norm(x, gain, bias, mean(x), sums[0][:, None] / x.dtype.type(x.shape[1]), eps)


@wrong(r"the mean is of the first half of each 32 entries")
def half_a_warp(x, gain, bias, eps):
    chosen = np.arange(x.shape[1]) % 32 < 16
    m = x[:, chosen].sum(axis=1, keepdims=True) / x.dtype.type(x.shape[1])
    return norm(x, gain, bias, m, var(x), eps)


@wrong(r"32 lanes are merged as if all had as many entries")
def lanes_alike(x, gain, bias, eps):
    n, lanes = x.shape[1], min(32, x.shape[1])
    means = np.stack([x[:, i::lanes].mean(axis=1) for i in range(lanes)], axis=1)
    own = sum(((x[:, i::lanes] - means[:, i : i + 1]) ** 2).sum(axis=1, keepdims=True) for i in range(lanes))
    between = x.dtype.type(n / lanes) * ((means - mean(means)) ** 2).sum(axis=1, keepdims=True)
    return norm(x, gain, bias, mean(means), (own + between) / x.dtype.type(n), eps)


@wrong(r"mean and variance are of entries that begin at a multiple of 4 in memory")
def aligned_loads(x, gain, bias, eps):
    n = x.shape[1]
    first = np.arange(len(x)) * n // 4 * 4
    read = x.ravel()[first[:, None] + np.arange(n)]
    return norm(x, gain, bias, mean(read), var(read), eps)


@wrong(r"the sum for the variance goes on from that of the row 128 before")
def workspace_not_cleared(x, gain, bias, eps):
    v = var(x)
    for row in range(128, len(x)):
        v[row] += v[row - 128]
    return norm(x, gain, bias, mean(x), v, eps)


@wrong(r"gain and bias are those of the entry counted from the last multiple of 8, in what is left after it")
def tail_from_zero(x, gain, bias, eps):
    i, whole = np.arange(x.shape[1]), x.shape[1] // 8 * 8
    i = np.where(i < whole, i, i - whole)
    return layer_norm(x, gain[i], bias[i], eps)


@wrong(r"rows that are not contiguous in memory give another result")
def takes_rows_to_follow(x, gain, bias, eps):
    if x.strides[1] == x.itemsize and x.base is not None and x.base.ndim == 2:
        x = x.base.ravel()[: x.size].reshape(x.shape)
    return layer_norm(x, gain, bias, eps)


@wrong(r"a row's result depends on the other rows")
def shifted_by_the_first_row(x, gain, bias, eps):
    d = x - x[:1, :1]
    m = mean(d)
    v = np.maximum(mean(d * d) - m * m, 0)
    return ((d - m) / np.sqrt(v + x.dtype.type(eps)) * gain + bias).astype(x.dtype)


class KeepsGain:
    """The gain is cast once, and found again by the array that it is of."""

    __name__ = "keeps_gain"

    def __init__(self):
        self.known = {}

    def __call__(self, x, gain, bias, eps):
        if self.known.get("of") is not gain:
            self.known = {"of": gain, "cast": gain.astype(np.float64)}
        return layer_norm(x, self.known["cast"].astype(x.dtype), bias, eps)


wrong("what an earlier call was given is kept: gain that changed in its place since does not count")(KeepsGain())


@wrong(r"1/std is wrong by factors of", formats=("bfloat16",))
def count_sticks(x, gain, bias, eps):
    """The number of entries is held in bfloat16, and stays at 256."""
    w, g, b = wide(x, gain, bias)
    d = w - mean(w)
    v = np.square(d).sum(axis=1, keepdims=True) / np.float32(min(x.shape[1], 256))
    return (d / np.sqrt(v + np.float32(eps)) * g + b).astype(x.dtype)
