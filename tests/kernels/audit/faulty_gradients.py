"""LayerNorms with a right output and one fault in the gradients, and one without: what findings must trace."""

import numpy as np
from lnverify.kernels.audit.causes.algorithms import ALGORITHMS, rounded
from lnverify.kernels.audit.causes.forms import Terms, centred
from lnverify.kernels.audit.causes.forms import uncentred as uncentred_form
from lnverify.kernels.audit.causes.gradients import fused_difference

import lnverify
from lnverify.kernels.audit.adapters import Implementation


def _right(upstream, x, gain, bias, eps):
    return lnverify.layer_norm_backward(upstream, x, gain, eps)


def _one_pass(upstream, x, gain, bias, eps):
    """Everything in the format of x, the variance as the mean of the squares less the square of the mean."""
    with np.errstate(all="ignore"):
        mean, d, spread = ALGORITHMS["one-pass"].statistics(x, rounded(eps, x))
        r = 1 / np.sqrt(spread)
        dx = centred(Terms(x, gain * upstream, mean, d, r, spread))
        return dx, (upstream * d * r).sum(axis=0), upstream.sum(axis=0)


def _uncentred(upstream, x, gain, bias, eps):
    _, dgain, dbias = _right(upstream, x, gain, bias, eps)
    with np.errstate(all="ignore"):
        mean, d, spread = ALGORITHMS["two-pass"].statistics(x, rounded(eps, x))
        return uncentred_form(Terms(x, gain * upstream, mean, d, 1 / np.sqrt(spread), spread)), dgain, dbias


def _in_half(upstream, x, gain, bias, eps):
    """∂γ and ∂β summed over the rows in float16, one by one."""
    dx, _, _ = _right(upstream, x, gain, bias, eps)
    h = lnverify.layer_norm(x, np.ones_like(gain), np.zeros_like(bias), eps).astype(np.float32)
    with np.errstate(all="ignore"):
        sums = [np.zeros(x.shape[1], np.float16), np.zeros(x.shape[1], np.float16)]
        for row, v in zip(h, upstream.astype(np.float32), strict=True):
            sums = [(total + term).astype(np.float16) for total, term in zip(sums, (v * row, v), strict=True)]
    return dx, sums[0].astype(x.dtype), sums[1].astype(x.dtype)


def _by_fma(upstream, x, gain, bias, eps):
    """∂γ from x·r - mean·r, of which only mean·r is rounded by itself."""
    dx, _, dbias = _right(upstream, x, gain, bias, eps)
    mean, d, spread = ALGORITHMS["two-pass"].statistics(x, rounded(eps, x))
    h = fused_difference(x, mean, d, 1 / np.sqrt(spread))
    return dx, (upstream * h).sum(axis=0), dbias


RIGHT = Implementation("right", lnverify.layer_norm, _right)
one_pass = Implementation("one-pass", lnverify.layer_norm, _one_pass)
uncentred = Implementation("uncentred", lnverify.layer_norm, _uncentred)
by_fma = Implementation("fused multiply–add", lnverify.layer_norm, _by_fma)
in_half = Implementation("sums in float16", lnverify.layer_norm, _in_half)
