"""NumPy as the walkthrough post derives it: mean, variance, quotient; the gradient in its summed form."""

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.numeric.floats import plain


def forward(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
    """gain·(x - mean)/√(var + eps) + bias with NumPy's own mean and var."""
    with np.errstate(all="ignore"):
        return plain.layer_norm(x, gain, bias, x.dtype.type(eps)).astype(x.dtype)


def backward(
    upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(N·p - Σp - h·Σ(p·h))/(N·√(var + eps)), Σ upstream·h and Σ upstream."""
    with np.errstate(all="ignore"):
        dx, dgain, dbias = plain.layer_norm_backward(upstream, x, gain, x.dtype.type(eps))
        return dx.astype(x.dtype), dgain.astype(x.dtype), dbias


def rms(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
    """x·(mean(x²) + eps)^(-1/2), times the gain."""
    with np.errstate(all="ignore"):
        mean = np.mean(x * x, axis=-1, keepdims=True)
        return (x * (mean + x.dtype.type(eps)) ** x.dtype.type(-0.5) * gain).astype(x.dtype)


def implementations() -> list[Implementation]:
    """The post's layer_norm and rmsnorm."""
    return [
        Implementation("NumPy post layer_norm", forward, backward),
        Implementation("NumPy post rmsnorm", rms, centred=False),
    ]
