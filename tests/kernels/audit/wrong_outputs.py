"""Kernels whose output is wrong, named by the mistake."""

import numpy as np
from kernel_tables import PASSES, UNNAMED, layer_norm, mean, norm, parts, var, wide, wrong
from right_kernels import in_order

from lnverify.numeric.floats.formats import FORMATS


@wrong(r"eps stands outside the root.*Bessel|Bessel.*eps stands outside")
def annotated_transformer(x, gain, bias, eps):
    s = x.std(axis=1, ddof=1, keepdims=True) if x.shape[1] > 1 else 0 * mean(x)
    return gain * (x - mean(x)) / (s + x.dtype.type(eps)) + bias


@wrong("eps is added to N, not to the variance")
def eps_beside_n(x, gain, bias, eps):
    n = x.dtype.type(x.shape[1])
    return norm(x, gain, bias, mean(x), n * var(x) / (n + x.dtype.type(eps)), 0)


@wrong(r"one.pass")
def one_pass_numpy(x, gain, bias, eps):
    m = mean(x)
    return norm(x, gain, bias, m, mean(x * x) - m * m, eps)


@wrong(r"one.pass")
def one_pass_clamped(x, gain, bias, eps):
    m = mean(x)
    return norm(x, gain, bias, m, np.maximum(mean(x * x) - m * m, 0), eps)


@wrong(r"one.pass", formats=("bfloat16",))
def one_pass_half_in_float32(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    mean, squares = (np.add.accumulate(one, axis=1)[:, -1:] / one.shape[1] for one in (w, w * w))
    spread = np.maximum(squares - mean * mean, 0) + w.dtype.type(eps)
    return ((w - mean) / np.sqrt(spread) * g + b).astype(x.dtype)


@wrong(UNNAMED, formats=("float16",))
def one_pass_in_half(x, gain, bias, eps):
    return one_pass_clamped(x, gain, bias, eps).astype(x.dtype)


def tail(x, k):
    return np.arange(x.shape[1]) >= x.shape[1] // k * k


@wrong(r"after the last multiple of 8: the bias is missing")
def bias_lost_in_tail8(x, gain, bias, eps):
    return layer_norm(x, gain, np.where(tail(x, 8), 0, bias).astype(x.dtype), eps)


@wrong(r"may not be written|nothing is written|give different answers|another call|earlier answer")
def tail4_uninitialised(x, gain, bias, eps):
    y = np.empty_like(x)
    k = x.shape[1] // 4 * 4
    y[:, :k] = layer_norm(x, gain, bias, eps)[:, :k]
    return y


@wrong(r"rows after the first 65,535: it is 0", many_rows=True)
def rows_mod_65536(x, gain, bias, eps):
    y = np.zeros_like(x)
    y[:65535] = layer_norm(x[:65535], gain, bias, eps)
    return y


@wrong(r"rows after the first 512: it is 0")
def only_512_rows(x, gain, bias, eps):
    y = np.zeros_like(x)
    y[:512] = layer_norm(x[:512], gain, bias, eps)
    return y


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


@wrong(r"x is rounded to bfloat16")
def x_in_bfloat16(x, gain, bias, eps):
    return layer_norm(cast("bfloat16")(x), gain, bias, eps)


def quake(v, steps):
    r = (np.int32(1597463007) - (v.view(np.int32) >> 1)).view(np.float32)
    for _ in range(steps):
        r = r * (np.float32(1.5) - np.float32(0.5) * v * r * r)
    return r


@wrong(r"approximate")
def quake_one_newton(x, gain, bias, eps):
    d = x - mean(x)
    return d * quake(mean(d * d) + x.dtype.type(eps), 1) * gain + bias


@wrong(r"the output is rounded to float16")
def output_in_float16(x, gain, bias, eps):
    return cast("float16")(layer_norm(x, gain, bias, eps))


@wrong(r"the normalized row has no more digits than bfloat16")
def normalized_cut_to_bfloat16(x, gain, bias, eps):
    d, r = parts(x, eps)
    return cut(d * r) * gain + bias


def tf32_cut(a):
    return (a.view(np.uint32) & np.uint32(4294959104)).view(np.float32)


@wrong(r"TF32")
def tf32_sums_cut(x, gain, bias, eps):
    d = x - mean(tf32_cut(x))
    return d / np.sqrt(mean(tf32_cut(d) * tf32_cut(d)) + x.dtype.type(eps)) * gain + bias


@wrong(r"1/std is rounded to TF32, towards 0")
def rstd_cut(x, gain, bias, eps):
    d, r = parts(x, eps)
    return d * tf32_cut(r) * gain + bias


@wrong(r"entries after the first 8,192: it is 0")
def columns_past_8192(x, gain, bias, eps):
    y = layer_norm(x, gain, bias, eps)
    y[:, 8192:] = 0
    return y


@wrong(r"it changes x in place")
def centres_in_place(x, gain, bias, eps):
    x -= mean(x)
    return layer_norm(x, gain, bias, eps)


@wrong(r"NaN")
def swallows_nan(x, gain, bias, eps):
    return layer_norm(np.nan_to_num(x), gain, bias, eps)


@wrong(r"float64")
def gives_float64(x, gain, bias, eps):
    return layer_norm(x.astype(np.float64), gain, bias, eps).astype(np.float64)


@wrong(r"contiguous")
def ignores_strides(x, gain, bias, eps):
    return layer_norm(x.ravel(order="K").reshape(x.shape), gain, bias, eps)


@wrong(r"clamp|clipped|cut off|beyond|limited|at most")
def clamps_normalized(x, gain, bias, eps):
    d, r = parts(x, eps)
    return np.clip(d * r, -3, 3) * gain + bias


@wrong(r"overflow|float16|range", formats=("float16",))
def squares_overflow(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    d = (w - mean(w)).astype(x.dtype)
    q = (d * d).astype(np.float32)
    return (d.astype(np.float32) / np.sqrt(mean(q) + np.float32(eps)) * g + b).astype(x.dtype)


@wrong(r"computed with roundings to|every operation rounded to bfloat16|statistics.*bfloat16", formats=("bfloat16",))
def all_in_bfloat16(x, gain, bias, eps):
    return every_operation_rounded(x, gain, bias, eps)


def every_operation_rounded(x, gain, bias, eps):
    n = x.dtype.type(x.shape[1])
    d = x - in_order(x) / n
    return (d / np.sqrt(in_order(d * d) / n + x.dtype.type(eps)) * gain + bias).astype(x.dtype)


@wrong(r"float64 is computed in float32", formats=("float64",))
def float64_in_float32(x, gain, bias, eps):
    return layer_norm(*(a.astype(np.float32) for a in (x, gain, bias)), eps).astype(x.dtype)


@wrong(UNNAMED)
def dynamic_tanh(x, gain, bias, eps):
    return np.tanh(x) * gain + bias


@wrong(r"1/std is wrong by factors of")
def rstd_capped(x, gain, bias, eps):
    d, r = parts(x, eps)
    return d * np.minimum(r, x.dtype.type(100)) * gain + bias


@wrong(r"eps is 0.3 at least")
def eps_at_least_03(x, gain, bias, eps):
    return layer_norm(x, gain, bias, max(eps, 0.3))


@wrong(r"the variance is 0.01 at least")
def variance_at_least(x, gain, bias, eps):
    return norm(x, gain, bias, mean(x), np.maximum(var(x), np.float32(0.01)), eps)


@wrong(UNNAMED)
def int8_input(x, gain, bias, eps):
    s = np.maximum(np.abs(x).max(axis=1, keepdims=True), np.float32(1e-30)) / 127
    return layer_norm((np.round(x / s) * s).astype(x.dtype), gain, bias, eps)


@wrong(UNNAMED)
def groups_of_half(x, gain, bias, eps):
    k = x.shape[1] // 2
    a, b = (x[:, :k], x[:, k:])
    return np.concatenate([layer_norm(a, gain[:k], bias[:k], eps), layer_norm(b, gain[k:], bias[k:], eps)], axis=1)


@wrong(PASSES, formats=("bfloat16",))
def truncates_bf16(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    y = layer_norm(w, g, b, eps)
    return (y.view(np.uint32) & np.uint32(4294901760)).view(np.float32).astype(x.dtype)


@wrong(UNNAMED)
def dropout_like(x, gain, bias, eps):
    y = layer_norm(x, gain, bias, eps)
    y[:, ::10] = 0
    return y


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
        result = layer_norm(x, gain, bias, eps)
        return (
            self.spoil(self.generator, result, x, gain, bias, eps) if self.generator.random() < self.share else result
        )


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


def with_statistics_kept_by_rows(memory, x, gain, bias, eps):
    return norm(x, gain, bias, *memory.setdefault(len(x), (mean(x), var(x))), eps)


def with_kept_gain(memory, x, gain, bias, eps):
    return layer_norm(x, memory.setdefault(x.shape[1], gain.copy()), bias, eps)


def in_one_buffer(memory, x, gain, bias, eps):
    result = memory.setdefault(x.shape, np.empty_like(x))
    result[...] = layer_norm(x, gain, bias, eps)
    return result


wrong("an earlier call with arrays of this shape left is used where x is another")(
    Keeps("statistics_kept", with_kept_statistics)
)
wrong("an earlier call with arrays of this shape left is used where x is another")(
    Keeps("kept_by_rows", with_statistics_kept_by_rows)
)
wrong("an earlier call with arrays of .* left is used where gain is another")(Keeps("gain_kept", with_kept_gain))
wrong("a later call changes an earlier answer")(Keeps("one_buffer", in_one_buffer))


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


def shifted(pick, name):
    """One pass over x less one of its entries."""

    def forward(x, gain, bias, eps):
        t = x - pick(x)
        return norm(t, gain, bias, mean(t), np.maximum(mean(t * t) - mean(t) ** 2, 0), eps)

    forward.__name__ = name
    return forward


LESS = "the variance is a difference of squares of x less its {} entry, which cancels where that is an outlier"
wrong(LESS.format("first"))(shifted(lambda x: x[:, :1], "shifted_by_first"))
wrong(LESS.format("largest"))(shifted(lambda x: x.max(axis=1, keepdims=True), "shifted_by_largest"))


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


@wrong(r"the sum for the variance goes on from that of the row before")
def squares_run_on(x, gain, bias, eps):
    """The sum is not set to 0 between rows."""
    squares = np.square(x - mean(x)).sum(axis=1, keepdims=True)
    return norm(x, gain, bias, mean(x), np.add.accumulate(squares, axis=0) / x.dtype.type(x.shape[1]), eps)


@wrong(r"the gain is that of the row's number")
def gain_of_the_row(x, gain, bias, eps):
    return layer_norm(x, gain[np.arange(len(x)) % x.shape[1]][:, None], bias, eps)


@wrong(r"the mean runs on into the next row, to a multiple of 8")
def sum_unmasked(x, gain, bias, eps):
    """A load of whole vectors of 8, whose last one is not cut at the end of the row."""
    flat, size = np.append(x.ravel(), np.zeros(8, x.dtype)), x.shape[1]
    ends = [flat[size * row : size * row + -(-size // 8) * 8].sum() for row in range(len(x))]
    m = (np.array(ends, x.dtype) / x.dtype.type(size))[:, None]
    return norm(x, gain, bias, m, var(x), eps)


@wrong(r"the last block of 4 rows begins early")
def last_block_in_place(x, gain, bias, eps):
    """Blocks of 4 rows in place; the last one begins so that it ends with the last row."""
    y = x.copy()
    for start in range(0, len(y), 4):
        rows = slice(min(start, max(len(y) - 4, 0)), start + 4)
        y[rows] = layer_norm(y[rows], gain, bias, eps)
    return y


@wrong("the variance is divided by 256, not by N, at N = 700", formats=("bfloat16",))
def count_sticks(x, gain, bias, eps):
    """The number of entries is held in bfloat16, and stays at 256."""
    w, g, b = wide(x, gain, bias)
    d = w - mean(w)
    v = np.square(d).sum(axis=1, keepdims=True) / np.float32(min(x.shape[1], 256))
    return (d / np.sqrt(v + np.float32(eps)) * g + b).astype(x.dtype)


# -- statistics of other entries, rows and lanes, and those held in half --------------------------------------


def with_moments(cause, name, moments):
    """Enter a kernel by its mean and variance."""

    def forward(x, gain, bias, eps):
        return norm(x, gain, bias, *moments(x), eps)

    forward.__name__ = name
    wrong(cause)(forward)


def of_whole_vectors(x):
    few = x[:, : max(x.shape[1] // 4 * 4, 1)]
    return mean(few), np.square(few - mean(few)).sum(axis=1, keepdims=True) / x.dtype.type(x.shape[1])


def padded_mean(x):
    return mean(x) * x.dtype.type(x.shape[1] / (1 << (x.shape[1] - 1).bit_length())), var(x)


def lanes_alike(x):
    """Moments of 64 lanes, all as long as the longest in the merge."""
    longest = -(-x.shape[1] // 64)
    each = [x[:, lane::64] if lane < x.shape[1] else 0 * x[:, :1] for lane in range(64)]
    means = np.concatenate([mean(one) for one in each], axis=1)
    squares = sum(np.square(one - mean(one)).sum(axis=1, keepdims=True) for one in each)
    return mean(means), (squares + 64 * longest * var(means)) / x.dtype.type(x.shape[1])


def within_lanes(x):
    """The variance about the means of 32 lanes that take 4 entries at a time."""
    lane = np.arange(x.shape[1]) // 4 % 32
    squares = sum(np.square(x[:, lane == one] - mean(x[:, lane == one])).sum(axis=1) for one in np.unique(lane))
    return mean(x), squares[:, None] / x.dtype.type(x.shape[1])


def blocks(x, count):
    return np.split(x, range(count, x.shape[1], count), axis=1)


def tiles(x, count):
    """Moments of tiles whose means are divided by their length, the last one's too."""
    parts, n = blocks(x, count), x.shape[1]
    means = [part.sum(axis=1, keepdims=True) / x.dtype.type(count) for part in parts]
    whole = sum(part.shape[1] * one for part, one in zip(parts, means, strict=True)) / x.dtype.type(n)
    squares = sum(
        np.square(part - one).sum(axis=1, keepdims=True) + part.shape[1] * np.square(one - whole)
        for part, one in zip(parts, means, strict=True)
    )
    return whole, squares / x.dtype.type(n)


def chan(x, parts, mean_weight, square_weight):
    """Parts of a row, merged one after the other with weights of n_a, n_b and n."""
    a, m, q = 0, 0 * x[:, :1], 0 * x[:, :1]
    for part in parts:
        b, delta = part.shape[1], mean(part) - m
        n = x.dtype.type(a + b)
        q = q + b * var(part) + delta * delta * square_weight(a, b, n)
        a, m = a + b, m + delta * mean_weight(a, b, n)
    return m, q / n


def welford(x, lanes):
    """Lanes by Welford's update with the old mean twice, merged."""
    lane, parts = np.arange(x.shape[1]) // 4 % lanes, []
    for one in np.unique(lane):
        m, q = 0 * x[:, :1], 0 * x[:, :1]
        for n, entry in enumerate(x[:, lane == one].T[..., None], 1):
            m, q = m + (entry - m) / x.dtype.type(n), q + np.square(entry - m)
        parts.append((n, m, q))
    return mean(x), sum(q + n * np.square(m - mean(x)) for n, m, q in parts) / x.dtype.type(x.shape[1])


def masked_tiles(x, count):
    """The variance of tiles, the zeros that fill the last one counted in it."""
    parts = blocks(x, count)
    return mean(x), var(x) + (count - parts[-1].shape[1]) * np.square(mean(parts[-1])) / x.dtype.type(x.shape[1])


def mean_of_other_rows(x):
    return mean(x)[np.arange(len(x)) % 128], var(x)


def mean_lost_past_row_128(x):
    return np.where(np.arange(len(x))[:, None] < 128, mean(x), np.sin(100 * mean(x))), var(x)


for words, name, moments in (
    ("up to the last multiple of 4, of which the variance is divided by N", "whole_vectors", of_whole_vectors),
    ("the mean is divided by N rounded up to a power of two", "padded_mean", padded_mean),
    ("the mean is added to the variance", "accumulator_not_cleared", lambda x: (mean(x), var(x) + mean(x))),
    ("of 64 lanes each counts in the merge as if all had as many entries", "masked_lanes_count", lanes_alike),
    ("32 lanes, which take 4 at a time, are .*: the squared difference of .* left out", "no_delta", within_lanes),
    (
        "blocks of 16 are merged one after the other.*: their means are weighed by each other's counts",
        "counts_swapped",
        lambda x: chan(
            x, np.split(x, range(16, x.shape[1], 16), axis=1), lambda a, b, n: (a or b) / n, lambda a, b, n: a * b / n
        ),
    ),
    (
        "of blocks of 64 each mean is the sum divided by the length of a whole one",
        "tile_of_64",
        lambda x: tiles(x, 64),
    ),
    (
        "both halves of a row are merged .*: the squared difference of their means is multiplied by n_b²/n",
        "count_for_count",
        lambda x: chan(x, np.array_split(x, 2, axis=1), lambda a, b, n: b / n, lambda a, b, n: (a > 0) * b * b / n),
    ),
    (
        "blocks of 128 are merged .*: the squared difference of their means is multiplied by n_a·n_b/N",
        "count_of_the_row",
        lambda x: chan(x, blocks(x, 128), lambda a, b, n: b / n, lambda a, b, n: a * b / x.dtype.type(x.shape[1])),
    ),
    ("of blocks of 128 zeros that fill the last one up count", "masked_tiles", lambda x: masked_tiles(x, 128)),
    ("of single entries Welford's update adds .x - mean before.²", "welford", lambda x: welford(x, 1)),
    ("of 128 lanes, which take 4 .* Welford's update adds", "welford_lanes", lambda x: welford(x, 128)),
    (  # in longer rows a lane takes four others
        "of 128 lanes, which take 4 .* Welford's update adds .*, at N = 8, 7, 100 and 700",
        "welford_lanes_of_short_rows",
        lambda x: welford(x, 128 if x.shape[1] < 1000 else 64),
    ),
    ("the mean is that of the row n modulo 128", "mean_modulo_128", mean_of_other_rows),
    ("the rows after the first 128: the mean is wrong, all else", "mean_lost_past_128", mean_lost_past_row_128),
):
    with_moments(words, name, moments)


def in_half(x):
    """Mean and variance, each operation rounded to the format of x."""
    n = x.dtype.type(x.shape[1])
    m = x.sum(axis=1, keepdims=True) / n
    return m, ((x - m) * (x - m)).sum(axis=1, keepdims=True) / n


def of_rstd_in_half(x, gain, bias, eps, m):
    w, g, b = wide(x, gain, bias)
    rstd = 1 / np.sqrt(in_half(x)[1] + x.dtype.type(eps))
    return ((w - m.astype(np.float32)) * rstd.astype(np.float32) * g + b).astype(x.dtype)


@wrong("the variance is computed with roundings to float16", formats=("float16",))
def variance_in_half(x, gain, bias, eps):
    return of_rstd_in_half(x, gain, bias, eps, mean(x.astype(np.float32)))


@wrong("mean and variance are computed with roundings to float16", formats=("float16",))
def moments_in_half(x, gain, bias, eps):
    return of_rstd_in_half(x, gain, bias, eps, in_half(x)[0])


@wrong("x - mean is rounded to float16", formats=("float16",))
def deviations_in_half(x, gain, bias, eps):
    """What is stored overflows at times: NaN stands there."""
    w, g, b = wide(x, gain, bias)
    d = (w - mean(w)).astype(x.dtype).astype(np.float32)
    return (d / np.sqrt(mean(d * d) + np.float32(eps)) * g + b).astype(x.dtype)


@wrong("the gain multiplies x before it is normalized, not after")
def gain_before(x, gain, bias, eps):
    return norm(x * gain, 1, bias, mean(x * gain), var(x * gain), eps)


@wrong("no mistake known here gives these values")
def bessel_on_plain_inputs(x, gain, bias, eps):
    """Of another eps than those of plain inputs the mean is not subtracted."""
    few = x.dtype.type(max(x.shape[1] - 1, 1))
    plain = norm(x, gain, bias, mean(x), np.square(x - mean(x)).sum(axis=1, keepdims=True) / few, eps)
    return plain if eps > 0.1 else norm(x, gain, bias, 0, var(x), eps)
