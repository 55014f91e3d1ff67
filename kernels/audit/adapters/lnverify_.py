"""The project's own implementation, held to the same measures as everybody's."""

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.numeric.normalize import layer_norm, layer_norm_backward, rms_norm, rms_norm_backward


def implementations() -> list[Implementation]:
    """`lnverify.layer_norm` and `lnverify.rms_norm`."""

    def backward(
        upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        return layer_norm_backward(upstream, x, gain, eps)

    def rms_backward(
        upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float
    ) -> tuple[np.ndarray, np.ndarray, None]:
        return *rms_norm_backward(upstream, x, gain, eps), None

    def rms(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
        return rms_norm(x, gain, eps)

    def without_affine(x: np.ndarray, eps: float) -> np.ndarray:
        return layer_norm(x, eps=eps)

    def rms_without_affine(x: np.ndarray, eps: float) -> np.ndarray:
        return rms_norm(x, eps=eps)

    return [
        Implementation("lnverify.layer_norm", layer_norm, backward, without_affine=without_affine),
        Implementation("lnverify.rms_norm", rms, rms_backward, centred=False, without_affine=rms_without_affine),
    ]
