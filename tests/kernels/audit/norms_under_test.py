"""Kernels of norms beside LayerNorm, right and with one fault each, in NumPy; statistics in float64 or as they come."""

import numpy as np


def _normalized(x, axes, eps):
    d = x - x.mean(axis=axes, keepdims=True)
    r = 1 / np.sqrt((d * d).mean(axis=axes, keepdims=True) + eps)
    return d * r, r


def _backward(v, x, gain, axes, eps):
    z, r = _normalized(x, axes, eps)
    p = v * gain
    return r * (p - p.mean(axis=axes, keepdims=True) - z * (p * z).mean(axis=axes, keepdims=True)), v * z


def _wide(*arrays):
    return [array.astype(np.float32) if array.dtype.itemsize == 2 else array for array in arrays]


def _grouped(x, groups):
    return x.reshape(x.shape[0], groups, -1, x.shape[2])


def group_norm(x, gain, bias, eps, groups):
    wide, g, b = _wide(x, gain, bias)
    z = _normalized(_grouped(wide, groups), (2, 3), eps)[0].reshape(x.shape)
    return (z * g[:, None] + b[:, None]).astype(x.dtype)


def group_backward(v, x, gain, bias, eps, groups):
    wide, g, u = _wide(x, gain, v)
    scale = _grouped(np.broadcast_to(g[None, :, None], x.shape), groups)
    dx, terms = _backward(_grouped(u, groups), _grouped(wide, groups), scale, (2, 3), eps)
    results = dx.reshape(x.shape), terms.reshape(x.shape).sum(axis=(0, 2)), u.sum(axis=(0, 2))
    return tuple(one.astype(x.dtype) for one in results)


def group_by_one_pass(x, gain, bias, eps, groups):
    """Faulty: the variance is a difference of squares, as a large mean alone shows."""
    y = _grouped(x, groups)
    m = y.mean(axis=(2, 3), keepdims=True)
    square = np.maximum((y * y).mean(axis=(2, 3), keepdims=True) - m * m, 0)
    z = ((y - m) / np.sqrt(square + x.dtype.type(eps))).reshape(x.shape)
    return z * gain[:, None] + bias[:, None]


def group_by_all(x, gain, bias, eps, groups):
    """Faulty: the statistics are of all groups."""
    return group_norm(x, gain, bias, eps, 1)


def group_of_first_position(v, x, gain, bias, eps, groups):
    """Faulty: the gain's gradient is of the first position of each channel."""
    dx, _, dbias = group_backward(v, x, gain, bias, eps, groups)
    masked = v.copy()
    masked[:, :, 1:] = 0
    return dx, group_backward(masked, x, gain, bias, eps, groups)[1], dbias


def group_modulo(v, x, gain, bias, eps, groups):
    """Faulty: of channel c the gain's gradient takes mean and 1/std of group c modulo the number of groups."""
    (dx, _, dbias), wide = group_backward(v, x, gain, bias, eps, groups), _grouped(*_wide(x), groups)
    of = np.arange(x.shape[1]) % groups
    mean, r = wide.mean(axis=(2, 3)), 1 / np.sqrt(wide.var(axis=(2, 3)) + eps)
    z = (x - mean[:, of, None]) * r[:, of, None]
    return dx, (v * z).sum(axis=(0, 2)).astype(x.dtype), dbias


def instance_norm(x, gain, bias, eps):
    wide, g, b = _wide(x, gain, bias)
    return (_normalized(wide, (2,), eps)[0] * g[:, None] + b[:, None]).astype(x.dtype)


def instance_backward(v, x, gain, bias, eps):
    wide, g, u = _wide(x, gain, v)
    dx, terms = _backward(u, wide, g[:, None], (2,), eps)
    return tuple(one.astype(x.dtype) for one in (dx, terms.sum(axis=(0, 2)), u.sum(axis=(0, 2))))


def instance_of_first_gain(x, gain, bias, eps):
    """Faulty: all channels have the first one's gain."""
    return instance_norm(x, np.full_like(gain, gain[0]), bias, eps)


def batch_norm(x, gain, bias, eps):
    wide, g, b = _wide(x, gain, bias)
    return (_normalized(wide, (0, 2), eps)[0] * g[:, None] + b[:, None]).astype(x.dtype)


def batch_backward(v, x, gain, bias, eps):
    wide, g, u = _wide(x, gain, v)
    dx, terms = _backward(u, wide, g[:, None], (0, 2), eps)
    return tuple(one.astype(x.dtype) for one in (dx, terms.sum(axis=(0, 2)), u.sum(axis=(0, 2))))


def batch_unbiased(x, gain, bias, eps):
    """Faulty: the variance is divided by one less."""
    wide, g, b = _wide(x, gain, bias)
    count = x.shape[0] * x.shape[2]
    d = wide - wide.mean(axis=(0, 2), keepdims=True)
    z = d / np.sqrt((d * d).sum(axis=(0, 2), keepdims=True) / max(count - 1, 1) + eps)
    return (z * g[:, None] + b[:, None]).astype(x.dtype)


def batch_without_statistics(v, x, gain, bias, eps):
    """Faulty: the backward of evaluation, which takes the statistics for constants."""
    wide, g, u = _wide(x, gain, v)
    _, r = _normalized(wide, (0, 2), eps)
    _, dgain, dbias = batch_backward(v, x, gain, bias, eps)
    return (u * g[:, None] * r).astype(x.dtype), dgain, dbias
