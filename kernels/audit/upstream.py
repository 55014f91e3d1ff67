"""The strongest defects: what a user of a released library meets on realistic input, with default eps, at a real width.

A report has a program that prints one number. Its input is NumPy code that the program and this module both run: the
exact answer is that of the very same numbers. What the program prints must be what the library's adapter gives.
The page keeps what was measured; the words about it stand here alone (`describe`).
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters.libraries import load
from lnverify.kernels.audit.errors.outcome import argmax, outcome
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem


@dataclass(frozen=True)
class Report:
    """A report to the maintainers of a library: what goes wrong in it, and a program that shows it.

    Attributes:
        name: its anchor on the page.
        library, implementation: as of `kernels.audit.adapters.libraries`.
        sees: what a user sees, in a few words.
        format, quantity: of the number that is printed.
        input: NumPy code that makes x and, for gradients, v, both in float32 or float64; np and rng are there.
        program: what is run after it; {index} is the entry, of rows and columns.
        eps: the library's default.
        title: of a report to the maintainers.
        cause: why, in a sentence.
        source: the file of the library's source, and what to look for in it.
        searched: what was searched for in public issues and pull requests, and what was found.
        reported: where it, or the same fault, is reported; empty where no report was found.
        sends: what a draft is, of what is sent to the maintainers.
        variants: what else is said of the program: words, a text in it, and what stands there instead.
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
    title: str
    cause: str
    searched: str
    reported: str = ""
    sends: str = "a report"
    variants: tuple[tuple[str, str, str], ...] = ()

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
MANY_ROWS = (
    "x = rng.standard_normal((16384, 768)).astype(np.float32)\n"
    "v = (0.05 + 0.01 * rng.standard_normal((16384, 768))).astype(np.float32)"
)
ONE_THREAD = "torch.set_num_threads(1)\n"
THREADS = (
    *((f"with {count} threads", ONE_THREAD, f"torch.set_num_threads({count})\n") for count in (8, 16, 64)),
    ("with as many threads as torch takes by itself", ONE_THREAD, ""),
)
ON_ROW_SUMS = (
    "“layer_norm backward CPU bfloat16 bias gradient sum over rows” and “autocast CPU bfloat16 LayerNorm float32 "
    "parameters gradient”: pytorch/pytorch#84405 made the sums of the forward pass float32, pytorch/pytorch#88064 "
    "brought the mixed types to the backward pass; no report of sums over rows that stop growing."
)

MENDED_BODY = """nodes = list(body.node)
at = {node.output[0]: place for place, node in enumerate(nodes)}
deviation = nodes.pop(at["Deviation"])
square, mean = nodes[at["Square"]], nodes[at["MeanOfSquare"]]
square.input[:] = ["Deviation", "Deviation"]
mean.output[:] = ["Var"]
nodes = [node for node in nodes if node is mean or node.output[0] not in ("SquareOfMean", "Var")]
nodes.insert(at["Square"], deviation)
kept = onnx.FunctionProto()
kept.CopyFrom(body)
del kept.node[:]
kept.node.extend(nodes)
body = kept
"""
"""Python that gives the function body the mean of squared deviations."""

REPORTS = (
    Report(
        "dbias",
        "torch",
        "torch.nn.LayerNorm",
        "on a CPU, ∂β of 16,384 rows in bfloat16 stops growing where upstream gradients have one sign",
        "bfloat16",
        "dbias",
        MANY_ROWS,
        TORCH.replace("{format}", "bfloat16") + BACKWARD + "print(layer.bias.grad[{index}].item())",
        1e-5,
        "aten/src/ATen/native/cpu/layer_norm_kernel.cpp: the buffers of ∂γ and ∂β have the input's type",
        title=(
            "CPU LayerNorm: bias and weight gradients in bfloat16 and float16 are summed over rows in the input's type"
        ),
        cause=(
            "The partial sums of ∂γ and ∂β over rows are kept in a buffer of the input's type, so that a sum "
            "stops growing once a term is below half an ulp of it; each thread has its own, so that the result grows "
            "with their number. Under autocast float32 parameters get the same sums as float32. A buffer of "
            "at::opmath_type would keep them in float32."
        ),
        searched=ON_ROW_SUMS,
        variants=(
            *THREADS,
            (
                "with float32 parameters under autocast, as a float32",
                "layer = torch.nn.LayerNorm(768, dtype=x.dtype)\ny = layer(x)\n",
                'layer = torch.nn.LayerNorm(768)\nwith torch.autocast("cpu", torch.bfloat16):\n    y = layer(x)\n',
            ),
        ),
    ),
    Report(
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
        title=("LayerNormalization's function body gives NaN where the mean is large beside the standard deviation"),
        cause=(
            "The function body subtracts the square of the mean from the mean of the squares; the difference can "
            "be negative, and its root is NaN. The formula came in with onnx/onnx#4076. The mean of the squares of "
            "X - Mean, as in the reference implementation, cannot be negative: Deviation = Sub (XU, Mean2D); "
            "Square = Mul (Deviation, Deviation); Var = ReduceMean <axes = [1]> (Square)."
        ),
        searched=(
            "“LayerNormalization function body variance NaN negative”: onnx/onnx#4076, which brought the formula, and "
            "reports on others who have it (microsoft/onnxruntime#21935, microsoft/onnxruntime#28463, "
            "apache/tvm#19592); none on the function body itself."
        ),
        reported="the same formula in others: microsoft/onnxruntime#28463, apache/tvm#19592",
        variants=(("with that change of the body's nodes", "print(float(", MENDED_BODY + "print(float("),),
    ),
    Report(
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
        title="CPU LayerNorm: constant rows do not give 0 in bfloat16 and float16",
        cause=(
            "The output is x·rstd + (-mean·rstd); by a fused multiply–add only one of both products is rounded, "
            "and its rounding, divided by √eps, is left. (x - mean)·rstd is 0 for constant rows."
        ),
        searched=(
            "“LayerNorm CPU bfloat16 constant rows”: pytorch/pytorch#188375, open, is about one entry a row, for which "
            "the output is not the bias; the same line does it."
        ),
        reported="related: pytorch/pytorch#108072, pytorch/pytorch#188375",
        sends="a comment under pytorch/pytorch#188375",
        variants=THREADS[-1:],
    ),
)
"""The strongest first. What a release mends stays, and the page says so."""


class DisagreementError(Exception):
    """A program that prints something else than the adapter of the same library gives."""


def replay(report: Report) -> dict[str, Any]:
    """What a library does today: the entry with the largest error, what the program prints there, and what is exact.

    Runs in a worker.

    Raises:
        DisagreementError: where the program prints another number than the adapter gives.
    """
    problem, implementation = report.problem, load(report.library)[report.implementation]
    implementation.use_threads(1)
    seen = outcome(implementation, problem, report.quantity)
    assert seen is not None, "it has this quantity"
    values, answer, far = seen.values, seen.answer, seen.distances
    index = argmax(far)
    program = report.text(index)
    got, given = run_for_number(program), float(values[index])
    tolerance = 64 * problem.format.unit_roundoff * abs(given)
    if not (got == given or (math.isnan(got) and math.isnan(given)) or abs(got - given) <= tolerance):
        raise DisagreementError(f"{report.name}: the program prints {got}, the adapter gives {given}\n{program}")
    largest = float(np.abs(answer.high).max()) or 1.0  # normalized rows are about 1
    error = float(far[index]) / largest / problem.format.unit_roundoff
    shown = ("name", "library", "implementation", "format", "quantity", "source")
    return {name: getattr(report, name) for name in shown} | {
        "program": program,
        "got": repr(got),
        "exact": repr(float(answer.rounded[index])),
        "error": error if math.isfinite(error) else None,
        "variants": [
            [words, repr(run_for_number(replace_once(program, old, new)))] for words, old, new in report.variants
        ],
    }


WORDS = ("sees", "title", "cause", "searched", "reported", "sends")
"""What is said of a report, and not measured."""


def describe(defects: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was measured of reports, in their order, with the words about them."""
    measured = {one["name"]: one for one in defects}
    return [
        {"variants": [], **measured[one.name], **{name: getattr(one, name) for name in WORDS}}
        for one in REPORTS
        if one.name in measured
    ]


def replace_once(program: str, old: str, new: str) -> str:
    """A program with another text in one place."""
    assert program.count(old) == 1, f"{old!r} is not once in the program"
    return program.replace(old, new)


def run_for_number(program: str) -> float:
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
