"""ONNX Runtime on the CPU: LayerNormalization and RMSNormalization, one thread unless told otherwise."""

from functools import lru_cache, partial

import numpy as np
import onnxruntime

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.onnx_ import OPSETS, inputs, model

THREADS = [1]


@lru_cache(maxsize=256)
def session(operator: str, format: str, eps: float, threads: int) -> onnxruntime.InferenceSession:
    """A session on the CPU."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(
        model(operator, format, eps).SerializeToString(), options, providers=["CPUExecutionProvider"]
    )


def forward(operator: str, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
    """The operator's first output."""
    return np.asarray(session(operator, x.dtype.name, eps, THREADS[0]).run(None, inputs(operator, x, gain, bias))[0])


def runs(operator: str, format: str) -> bool:
    """Whether the CPU provider has a kernel for the format."""
    try:
        session(operator, format, 1e-5, 1)
    except Exception:
        return False
    return True


def implementations() -> list[Implementation]:
    """Both operators, in the formats for which there is a kernel."""
    return [
        Implementation(
            name=f"onnxruntime {operator}",
            forward=partial(forward, operator),
            centred=operator == "LayerNormalization",
            formats=tuple(name for name in ("float64", "float32", "float16") if runs(operator, name)),
            use_threads=partial(THREADS.__setitem__, 0),
        )
        for operator in OPSETS
    ]
