"""Right kernels: other orders of sums, other forms, other formats inside."""

import numpy as np
from kernel_tables import layer_norm, layer_norm_backward, mean, parts, right, right_backward, wide


@right(backward=layer_norm_backward, formats=("float32", "bfloat16", "float16", "float64"))
def two_pass(x, gain, bias, eps):
    return layer_norm(x, gain, bias, eps)


@right(backward=layer_norm_backward)
def welford_rows(x, gain, bias, eps):
    m = np.zeros(len(x), x.dtype)
    s = np.zeros(len(x), x.dtype)
    for i, c in enumerate(x.T):
        d = c - m
        m = m + d / x.dtype.type(i + 1)
        s = s + d * (c - m)
    return (x - m[:, None]) / np.sqrt(s / x.dtype.type(x.shape[1]) + x.dtype.type(eps))[:, None] * gain + bias


def lanes_sum(t, k):
    n = t.shape[1]
    p = np.pad(t, ((0, 0), (0, -n % k))).reshape(len(t), -1, k)
    a = p[:, 0]
    for i in range(1, p.shape[1]):
        a = a + p[:, i]
    while a.shape[1] > 1:
        h = a.shape[1] // 2
        a = a[:, :h] + a[:, h:]
    return a


def by(total, x, gain, bias, eps):
    n = x.dtype.type(x.shape[1])
    d = x - total(x) / n
    return d / np.sqrt(total(d * d) / n + x.dtype.type(eps)) * gain + bias


@right()
def lanes8(x, gain, bias, eps):
    return by(lambda t: lanes_sum(t, 8), x, gain, bias, eps)


@right()
def lanes4(x, gain, bias, eps):
    return by(lambda t: lanes_sum(t, 4), x, gain, bias, eps)


@right(many_rows=True)
def lanes32_reciprocal(x, gain, bias, eps):
    n = x.dtype.type(1) / x.dtype.type(x.shape[1])
    d = x - lanes_sum(x, 32) * n
    return d * (1 / np.sqrt(lanes_sum(d * d, 32) * n + x.dtype.type(eps))) * gain + bias


@right(formats=("float32", "bfloat16", "float16"), backward=layer_norm_backward, many_rows=True)
def in_float64(x, gain, bias, eps):
    w = x.astype(np.float64)
    d = w - w.mean(axis=1, keepdims=True)
    return (
        d / np.sqrt((d * d).mean(axis=1, keepdims=True) + eps) * gain.astype(np.float64) + bias.astype(np.float64)
    ).astype(x.dtype)


@right()
def one_pass_in_float64(x, gain, bias, eps):
    w = x.astype(np.float64)
    m = mean(w)
    return ((w - m) / np.sqrt(np.maximum(mean(w * w) - m * m, 0) + eps) * gain + bias).astype(x.dtype)


def blocks(t, k):
    return sum(
        (t[:, i : i + k].sum(axis=1, keepdims=True) for i in range(0, t.shape[1], k)), np.zeros((len(t), 1), t.dtype)
    )


@right()
def blocks_of_4(x, gain, bias, eps):
    return by(lambda t: blocks(t, 4), x, gain, bias, eps)


@right()
def blocks_of_32(x, gain, bias, eps):
    return by(lambda t: blocks(t, 32), x, gain, bias, eps)


@right()
def blocks_of_1024(x, gain, bias, eps):
    return by(lambda t: blocks(t, 1024), x, gain, bias, eps)


def in_order(t):
    return np.add.accumulate(t, axis=1)[:, -1:]


@right(many_rows=True)
def in_order_sums(x, gain, bias, eps):
    return by(in_order, x, gain, bias, eps)


@right()
def reversed_order(x, gain, bias, eps):
    return by(lambda t: in_order(t[:, ::-1]), x, gain, bias, eps)


def kahan(t):
    s = np.zeros(len(t), t.dtype)
    c = np.zeros(len(t), t.dtype)
    for col in t.T:
        y = col - c
        n = s + y
        c = n - s - y
        s = n
    return s[:, None]


@right()
def compensated(x, gain, bias, eps):
    return by(kahan, x, gain, bias, eps)


@right(formats=("float32", "float16"))
def rsqrt_newton(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    d = w - mean(w)
    v = mean(d * d) + w.dtype.type(eps)
    r = (1 / np.sqrt(v)).view(np.uint32) & np.uint32(4294963200)
    r = r.view(np.float32)
    r = r * (np.float32(1.5) - np.float32(0.5) * v * r * r)
    return (d * r * g + b).astype(x.dtype)


@right()
def quake_three_newtons(x, gain, bias, eps):
    d = x - mean(x)
    v = mean(d * d) + x.dtype.type(eps)
    r = (np.int32(1597463007) - (v.view(np.int32) >> 1)).view(np.float32)
    for _ in range(3):
        r = r * (np.float32(1.5) - np.float32(0.5) * v * r * r)
    return d * r * gain + bias


@right(formats=("float32", "bfloat16", "float16"))
def scale_and_shift(x, gain, bias, eps):
    """fused in float64: x·(r·g) + (b - m·r·g)."""
    w, g, b = (a.astype(np.float64) for a in (x, gain, bias))
    m = mean(w)
    r = 1 / np.sqrt(w.var(axis=1, keepdims=True) + eps)
    return (w * (r * g) + (b - m * (r * g))).astype(x.dtype)


@right()
def shift_by_mean_twice(x, gain, bias, eps):
    """A two-pass mean that is corrected, and the corrected variance of Chan, Golub and LeVeque."""
    m = mean(x)
    m = m + mean(x - m)
    d = x - m
    n = x.dtype.type(x.shape[1])
    v = ((d * d).sum(axis=1, keepdims=True) - d.sum(axis=1, keepdims=True) ** 2 / n) / n
    return d / np.sqrt(v + x.dtype.type(eps)) * gain + bias


@right()
def chan_merges(x, gain, bias, eps):

    def moments(t):
        n = t.shape[1]
        if n <= 8:
            m = mean(t)
            return (n, m, np.square(t - m).sum(axis=1, keepdims=True))
        (na, ma, sa), (nb, mb, sb) = (moments(t[:, : n // 2]), moments(t[:, n // 2 :]))
        e = mb - ma
        return (n, ma + e * x.dtype.type(nb / n), sa + sb + e * e * x.dtype.type(na * nb / n))

    n, m, s = moments(x)
    return (x - m) / np.sqrt(s / x.dtype.type(n) + x.dtype.type(eps)) * gain + bias


@right(many_rows=True, backward=layer_norm_backward)
def padded_and_masked(x, gain, bias, eps):
    rows, n = x.shape
    size = 1 << (n - 1).bit_length() if n > 1 else 1
    p = np.zeros((rows, size), x.dtype)
    p[:, :n] = x
    mask = np.arange(size) < n
    m = p.sum(axis=1, keepdims=True) / x.dtype.type(n)
    d = np.where(mask, p - m, 0).astype(x.dtype)
    r = 1 / np.sqrt((d * d).sum(axis=1, keepdims=True) / x.dtype.type(n) + x.dtype.type(eps))
    return (d * r)[:, :n] * gain + bias


@right(many_rows=True)
def chunked_over_rows(x, gain, bias, eps):
    y = np.empty_like(x)
    for i in range(0, len(x), 128):
        y[i : i + 128] = layer_norm(x[i : i + 128], gain, bias, eps)
    return y


@right(formats=("bfloat16", "float16"), backward=layer_norm_backward)
def half_storage(x, gain, bias, eps):
    w, g, b = wide(x, gain, bias)
    return by(in_order, w, g, b, eps).astype(x.dtype)


@right()
def matmul_ones(x, gain, bias, eps):
    one = np.full((x.shape[1], 1), 1, x.dtype)
    return by(lambda t: t @ one, x, gain, bias, eps)


@right()
def einsum_dot(x, gain, bias, eps):
    n = x.dtype.type(x.shape[1])
    d = x - x.sum(axis=1, keepdims=True) / n
    return d / np.sqrt(np.einsum("ij,ij->i", d, d)[:, None] / n + x.dtype.type(eps)) * gain + bias


@right()
def std_hypot(x, gain, bias, eps):
    """std and √eps joined by hypot."""
    d = x - mean(x)
    s = np.sqrt(mean(d * d))
    return d / np.hypot(s, np.sqrt(x.dtype.type(eps))) * gain + bias


@right()
def scaled_by_largest(x, gain, bias, eps):
    """Rows divided by a power of two near their largest entry, so that nothing overflows."""
    top = np.exp2(np.floor(np.log2(np.maximum(np.abs(x).max(axis=1, keepdims=True), np.float32(1e-30))))).astype(
        x.dtype
    )
    z = x / top
    d = z - mean(z)
    return d / np.sqrt(mean(d * d) + x.dtype.type(eps) / top / top) * gain + bias


@right_backward(many_rows=True)
def backward_spread_out(v, x, gain, bias, eps):
    d, r = parts(x, eps)
    p = v * gain
    return (r * (p - mean(p)) - d * mean(p * d) * r * r * r, (v * d * r).sum(axis=0), v.sum(axis=0))


@right_backward()
def backward_autodiff(v, x, gain, bias, eps):
    n = x.dtype.type(x.shape[1])
    d, r = parts(x, eps)
    p = v * gain
    dv = (p * d).sum(axis=1, keepdims=True) * x.dtype.type(-0.5) * r**3
    dm = -(p * r).sum(axis=1, keepdims=True) + dv * x.dtype.type(-2) * mean(d)
    return (p * r + dv * x.dtype.type(2) * d / n + dm / n, (v * (d * r)).sum(axis=0), v.sum(axis=0))


@right_backward(many_rows=True)
def backward_row_blocks(v, x, gain, bias, eps):
    d, r = parts(x, eps)
    p = v * gain
    h = d * r
    dg = np.zeros(x.shape[1], x.dtype)
    db = dg.copy()
    for i in range(0, len(x), 64):
        dg = dg + (v[i : i + 64] * h[i : i + 64]).sum(axis=0)
        db = db + v[i : i + 64].sum(axis=0)
    return (r * (p - mean(p) - h * mean(p * h)), dg, db)


@right_backward(many_rows=True)
def backward_rows_in_order(v, x, gain, bias, eps):
    d, r = parts(x, eps)
    p = v * gain
    h = d * r
    return (r * (p - mean(p) - h * mean(p * h)), np.add.accumulate(v * h, axis=0)[-1], np.add.accumulate(v, axis=0)[-1])


@right_backward()
def backward_sums_in_order(v, x, gain, bias, eps):
    n = x.dtype.type(x.shape[1])
    d = x - in_order(x) / n
    r = 1 / np.sqrt(in_order(d * d) / n + x.dtype.type(eps))
    h = d * r
    p = v * gain
    return (r * (p - in_order(p) / n - h * (in_order(p * h) / n)), (v * h).sum(axis=0), v.sum(axis=0))


@right(centred=False)
def rms(x, gain, bias, eps):
    return x / np.sqrt(mean(x * x) + x.dtype.type(eps)) * gain


@right(centred=False, formats=("bfloat16",))
def rms_wide(x, gain, bias, eps):
    w, g = wide(x, gain)
    return rms(w, g, None, eps).astype(x.dtype)


@right(centred=False)
def rms_in_order(x, gain, bias, eps):
    return x / np.sqrt(in_order(x * x) / x.dtype.type(x.shape[1]) + x.dtype.type(eps)) * gain


class Shuffled:
    """Sums in another order each time."""

    __name__ = "shuffled"

    def __init__(self):
        self.generator = np.random.default_rng(5)

    def __call__(self, x, gain, bias, eps):
        return by(lambda t: in_order(t[:, self.generator.permutation(t.shape[1])]), x, gain, bias, eps)


right()(Shuffled())
