"""The kernel in layer_norm.c, by ctypes."""

import ctypes
import subprocess
from pathlib import Path
from tempfile import mkdtemp

import numpy as np
from numpy.ctypeslib import ndpointer

HERE = Path(__file__).parent


def _library():
    made = Path(mkdtemp()) / "layer_norm.so"
    command = ["cc", "-O2", "-ffp-contract=off", "-shared", "-fPIC", str(HERE / "layer_norm.c"), "-o", str(made), "-lm"]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(made))


_floats = ndpointer(np.float32, flags="C_CONTIGUOUS")
_call = _library().layer_norm
_call.argtypes = [_floats, _floats, _floats, ctypes.c_double, ctypes.c_size_t, ctypes.c_size_t, _floats]
_call.restype = None


def layer_norm(x, gain, bias, eps):
    """LayerNorm of rows, as lnverify calls it: x of shape (rows, N), all in float32."""
    y = np.empty_like(x)
    _call(*map(np.ascontiguousarray, (x, gain, bias)), eps, *x.shape, y)
    return y
