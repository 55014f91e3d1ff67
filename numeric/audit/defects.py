"""The strongest defects: what a user of a released library meets on realistic input, with default eps, at a real width.

A defect is a program that prints one number. Its input is NumPy code that the program and this module both run: the
exact answer is that of the very same numbers. What the program prints must be what the library's adapter gives.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from numeric.audit.adapters import Implementation
from numeric.audit.measure import answers
from numeric.floats.formats import FORMATS
from numeric.floats.rounding import round_array
from numeric.reference import Problem, solve
from numeric.reference.measures import distances


@dataclass(frozen=True)
class Defect:
    """What goes wrong in a library.

    Attributes:
        name: its anchor on the page.
        library, implementation: as of `numeric.audit.adapters.libraries`.
        sees: what a user sees, in a few words.
        format, quantity: of the number that is printed.
        input: NumPy code that makes x and, for gradients, v, both in float32 or float64; np and rng are there.
        program: what is run after it; {index} is the entry, of rows and columns.
        eps: the library's default.
        source: the file of the library's source, and what to look for in it.
        reported: where it, or the same fault, is reported; empty where no report was found.
    """

    name: str
    library: str
    implementation: str
    sees: str
    format: str
    quantity: str
    input: str
    program: str
    eps: float
    source: str
    reported: str = ""

    @cached_property
    def problem(self) -> Problem:
        """The input in its format, with gain 1 and bias 0."""
        given: dict[str, Any] = {"np": np, "rng": np.random.default_rng(0)}
        exec(self.input, given)
        x = round_array(given["x"].astype(np.float64), FORMATS[self.format])
        v = round_array(given["v"].astype(np.float64), FORMATS[self.format]) if "v" in given else None
        gain = np.ones(x.shape[1], x.dtype)
        return Problem(x, gain, 0 * gain, self.eps, v)

    def text(self, index: tuple[int, ...]) -> str:
        """The program."""
        head = "import numpy as np\nrng = np.random.default_rng(0)\n"
        return head + self.input + "\n" + self.program.replace("{index}", ", ".join(map(str, index)))


TORCH = """import torch
torch.set_num_threads(1)
x = torch.tensor(x).to(torch.{format}).requires_grad_()
layer = torch.nn.LayerNorm(768, dtype=x.dtype)
y = layer(x)
"""
BACKWARD = "y.backward(torch.tensor(v).to(x.dtype))\n"

DEFECTS = (
    Defect(
        "dbias",
        "torch",
        "torch.nn.LayerNorm",
        "∂β of 16,384 rows in bfloat16 stops growing",
        "bfloat16",
        "dbias",
        "x = rng.standard_normal((16384, 768)).astype(np.float32)\n"
        "v = (0.05 + 0.01 * rng.standard_normal((16384, 768))).astype(np.float32)",
        TORCH.replace("{format}", "bfloat16") + BACKWARD + "print(layer.bias.grad[{index}].item())",
        1e-5,
        "aten/src/ATen/native/cpu/layer_norm_kernel.cpp: the buffers of ∂γ and ∂β have the input's type",
    ),
    Defect(
        "fast-variance",
        "flax",
        "flax.linen.LayerNorm",
        "at mean 1000, standard deviation 0.1, the output is a hundred times too large",
        "float32",
        "output",
        "x = (1000 + 0.1 * rng.standard_normal((4, 768))).astype(np.float32)",
        "import flax.linen as nn\nlayer = nn.LayerNorm()\n"
        "params = {'params': {'scale': np.ones(768, 'f'), 'bias': np.zeros(768, 'f')}}\n"
        "print(float(layer.apply(params, x)[{index}]))",
        1e-6,
        "flax/linen/normalization.py: jnp.maximum(0.0, mu2 - _abs_sq(mu))",
        "documented: use_fast_variance=True is “less numerically stable”",
    ),
    Defect(
        "function-body",
        "onnx",
        "onnx LayerNormalization, function body",
        "the standard's own definition gives NaN at mean 4000, standard deviation 1",
        "float32",
        "output",
        "x = (4000 + rng.standard_normal((4, 768))).astype(np.float32)",
        """import onnx
from onnx import helper
from onnx.reference import ReferenceEvaluator
inputs = [x, np.ones_like(x[0]), np.zeros_like(x[0])]
node = helper.make_node("LayerNormalization", list("xgb"), list("ymr"), epsilon=1e-5)
kinds = [helper.make_tensor_type_proto(onnx.TensorProto.FLOAT, i.shape).SerializeToString() for i in inputs]
expand = onnx.defs.get_schema("LayerNormalization", 17).get_context_dependent_function_with_opset_version
body = onnx.FunctionProto()
body.ParseFromString(expand(17, node.SerializeToString(), kinds))
print(float(ReferenceEvaluator(body).run(None, dict(zip(body.input, inputs)), {})[0][{index}]))""",
        1e-5,
        "onnx/defs/nn/defs.cc: Var = Sub (MeanOfSquare, SquareOfMean)",
        "the same formula in others: microsoft/onnxruntime#28463, apache/tvm#19592",
    ),
    Defect(
        "reference-bfloat16",
        "onnx",
        "onnx LayerNormalization, reference",
        "the reference evaluator adds in bfloat16, where stash_type 1 promises float32",
        "bfloat16",
        "output",
        "x = rng.standard_normal((4, 768)).astype(np.float32)",
        """import ml_dtypes
from onnx import TensorProto, helper
from onnx.reference import ReferenceEvaluator
x = x.astype(ml_dtypes.bfloat16)
node = helper.make_node("LayerNormalization", ["x", "g"], ["y"], epsilon=1e-5)
infos = [helper.make_tensor_value_info(name, TensorProto.BFLOAT16, None) for name in "xgy"]
graph = helper.make_graph([node], "g", infos[:2], infos[2:])
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
print(float(ReferenceEvaluator(model).run(None, {"x": x, "g": np.ones_like(x[0])})[0][{index}]))""",
        1e-5,
        "onnx/reference/ops/op_layer_normalization.py: np.sum(x_squared_diff, axis=1, keepdims=True) / col_number",
    ),
    Defect(
        "dgain-statistics",
        "torch",
        "torch.nn.LayerNorm",
        "∂γ in bfloat16 at mean 16, standard deviation 1: mean and 1/std come rounded from the forward pass",
        "bfloat16",
        "dgain",
        "x = (16 + rng.standard_normal((64, 768))).astype(np.float32)\n"
        "v = rng.standard_normal((64, 768)).astype(np.float32)",
        TORCH.replace("{format}", "bfloat16") + BACKWARD + "print(layer.weight.grad[{index}].item())",
        1e-5,
        "aten/src/ATen/native/cpu/layer_norm_kernel.cpp: mean and rstd are stored in the parameters' type",
    ),
    Defect(
        "constant-rows",
        "torch",
        "torch.nn.LayerNorm",
        "constant rows of 50,000 in float16 do not give 0",
        "float16",
        "output",
        "x = np.full((4, 768), 50000, np.float32)",
        TORCH.replace("{format}", "float16") + "print(y[{index}].item())",
        1e-5,
        "aten/src/ATen/native/cpu/layer_norm_kernel.cpp: x·scale + bias with bias = -mean·rstd",
        "related: pytorch/pytorch#108072, pytorch/pytorch#188375",
    ),
    Defect(
        "float64",
        "keras",
        "keras.layers.LayerNormalization on numpy",
        "dtype float64 holds float32 numbers",
        "float64",
        "output",
        "x = rng.standard_normal((4, 768))",
        "import os\nos.environ['KERAS_BACKEND'] = 'numpy'\nimport keras\n"
        "layer = keras.layers.LayerNormalization(dtype='float64')\n"
        "print(float(np.asarray(layer(x))[{index}]))",
        1e-3,
        'keras/src/ops/nn.py: compute_dtype = backend.result_type(x.dtype, "float32")',
    ),
)
"""The strongest first. A defect that a release mends stays, and the page says so."""


class DisagreementError(Exception):
    """A program that prints something else than the adapter of the same library gives."""


def replay(defect: Defect, implementation: Implementation) -> dict[str, Any]:
    """What a library does today: the entry with the largest error, what the program prints there, and what is exact.

    Raises:
        DisagreementError: where the program prints another number than the adapter gives.
    """
    problem = defect.problem
    solution = solve(problem)
    implementation.use_threads(1)
    values = answers(implementation, problem)[defect.quantity]
    answer = solution[defect.quantity]
    index = tuple(map(int, np.unravel_index(int(np.argmax(distances(values, answer))), values.shape)))
    program = defect.text(index)
    got, given = printed(program), float(values[index])
    tolerance = 64 * problem.format.unit_roundoff * abs(given)
    if not (got == given or (math.isnan(got) and math.isnan(given)) or abs(got - given) <= tolerance):
        raise DisagreementError(f"{defect.name}: the program prints {got}, the adapter gives {given}\n{program}")
    exact = float(answer.rounded[index])
    largest = float(np.abs(answer.high).max()) or 1.0  # normalized rows are about 1
    error = float(distances(values, answer)[index]) / largest / problem.format.unit_roundoff
    return {
        "name": defect.name,
        "library": defect.library,
        "implementation": defect.implementation,
        "sees": defect.sees,
        "format": defect.format,
        "quantity": defect.quantity,
        "program": program,
        "got": repr(got),
        "exact": repr(exact),
        "error": error if math.isfinite(error) else None,
        "source": located(defect.source),
        "reported": defect.reported,
    }


def located(source: str) -> str:
    """A source with the number of its line, the last one that fits, where the installed package carries the file."""
    path, _, what = source.partition(": ")
    for place in map(Path, sys.path):
        if path.endswith(".py") and (place / path).is_file():
            lines = (place / path).read_text(encoding="utf-8").splitlines()
            found = [number for number, line in enumerate(lines, 1) if what in line]
            return f"{path}:{found[-1]}: {what}" if found else source
    return source


def printed(program: str) -> float:
    """The number that a program prints, in a process of its own.

    Raises:
        DisagreementError: where it prints none.
    """
    environment = {name: value for name, value in os.environ.items() if name not in ("DEV", "KERAS_BACKEND")}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, env=environment, timeout=300
    )
    try:
        return float(done.stdout.split()[-1])
    except (ValueError, IndexError):
        raise DisagreementError(f"the program prints no number: {done.stderr[-300:]}\n{program}") from None
