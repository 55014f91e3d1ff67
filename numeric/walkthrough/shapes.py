"""The shapes of gain, bias and output that the post prints."""

from typing import Any

import numpy as np

from lnverify.numeric.floats import plain

INPUT, PARAMETERS, OUTPUT = (20, 5, 10), (10,), (20, 5, 10)


def shapes() -> dict[str, Any]:
    """The post's shapes, run in NumPy; which other shapes the same line of NumPy takes or refuses."""
    x = np.random.default_rng(0).standard_normal(INPUT)
    output = plain.layer_norm(x, np.ones(PARAMETERS), np.zeros(PARAMETERS), 1e-5)
    return {
        "input": list(INPUT),
        "parameters": list(PARAMETERS),
        "output": list(output.shape),
        "confirmed": output.shape == OUTPUT,
        "others": [{"shape": list(shape), "taken": takes(shape)} for shape in ((1,), (5, 1), (5,), (20,))],
    }


def takes(shape: tuple[int, ...]) -> bool:
    """Whether NumPy's broadcasting lets a gain of this shape through."""
    try:
        return np.broadcast_shapes(INPUT, shape) == INPUT
    except ValueError:
        return False
