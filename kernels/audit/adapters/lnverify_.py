"""The project's own implementation, held to the same measures as everybody's."""

from lnverify.kernels.audit.adapters import Implementation
from lnverify.numeric.normalize import layer_norm, layer_norm_backward, rms_norm, rms_norm_backward


def implementations() -> list[Implementation]:
    """`lnverify.layer_norm` and `lnverify.rms_norm`."""
    return [
        Implementation(
            "lnverify.layer_norm",
            layer_norm,
            lambda upstream, x, gain, bias, eps: layer_norm_backward(upstream, x, gain, eps),
        ),
        Implementation(
            "lnverify.rms_norm",
            lambda x, gain, bias, eps: rms_norm(x, gain, eps),
            lambda upstream, x, gain, bias, eps: (*rms_norm_backward(upstream, x, gain, eps), None),
            centred=False,
        ),
    ]
