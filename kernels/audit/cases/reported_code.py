"""Reports about code that no adapter runs: what it computes, in our own kernels, or the call that the report makes.

Each is an input with one entry that the report, or a test that it is about, prints. The formulas are those of the
sources that are named, read in the version that is named; a test holds what they give against what was reported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters.libraries import LIBRARIES
from lnverify.kernels.rounding.arrays import fused
from lnverify.kernels.rounding.orders import row_sums
from lnverify.numeric.reference import Problem, solve

Run = Callable[[Problem], np.ndarray]
"""From a problem to the output."""


@dataclass(frozen=True)
class Reported:
    """A report, and what is run for it.

    Attributes:
        name: what the input is.
        source: where it was reported.
        runs: what is run, in words.
        read: where its formula, or the call, was read.
        said: what the entry was reported to be; NaN where that was reported.
        problem: the input; of what adds to the input first, its exact sum.
        run: what gives the output.
        index: the entry, of row and column.
        library: the library that is called; none where our own kernel replays a formula.
        digits: to how many decimals it was reported.
    """

    name: str
    source: str
    runs: str
    read: str
    said: float
    problem: Callable[[], Problem]
    run: Run
    index: tuple[int, int] = (0, 0)
    library: str = ""
    digits: int = 4


def one_pass(total: Callable[[np.ndarray], np.ndarray], fuses: bool = False) -> Run:
    """(x - mean)/√(Σx²/N - mean² + eps) in the format of x, its sums in an order; mean² rounded or fused."""

    def run(problem: Problem) -> np.ndarray:
        x, size = problem.x, problem.x.dtype.type(problem.size)
        mean, square = total(x) / size, total(x * x) / size
        variance = fused(-mean, mean, square) if fuses else square - mean * mean
        with np.errstate(invalid="ignore"):
            root = np.sqrt(variance + x.dtype.type(problem.eps))
            return np.asarray((x - mean) / root * problem.gain + problem.bias)

    return run


def four_lanes(terms: np.ndarray) -> np.ndarray:
    """Row sums in four interleaved lanes, the lanes in order; N a multiple of four."""
    return row_sums(np.add.accumulate(terms.reshape(len(terms), -1, 4), axis=1)[:, -1])


def four_each(terms: np.ndarray) -> np.ndarray:
    """Row sums of four neighbours each in order, then of such sums in order; N a multiple of four."""
    return row_sums(np.add.accumulate(terms.reshape(len(terms), -1, 4), axis=2)[:, :, -1])


def plain(x: Any, eps: float = 1e-5, centred: bool = True) -> Problem:
    """Rows in float32 with gain 1 and bias 0."""
    rows = np.asarray(x, np.float32)
    one = np.ones(rows.shape[1], np.float32)
    return Problem(rows, one, 0 * one, eps, None, centred)


def steps(mean: float) -> Callable[[], Problem]:
    """Sixteen numbers from a mean on, a thousandth apart."""
    return lambda: plain((mean + np.arange(16) * 1e-3)[None])


MLX = (
    "1449.570556640625 1448.8741455078125 1450.650390625 1449.2633056640625 1449.7763671875 1449.317138671875 "
    "1449.3297119140625 1449.077880859375 1449.2181396484375 1449.4329833984375 1449.1605224609375 1449.413330078125 "
    "1449.7933349609375 1450.066650390625 1449.7762451171875 1450.364990234375"
)
"""The row of ml-explore/mlx#2238."""

SKIP = np.array([[0.5, 0.2, 0.3, -0.6], [1.5, 2.2, -3.3, 2.6]], np.float16).astype(np.float32)
SCALE = np.array([0.1, 0.2, 4.0, -2.2], np.float16).astype(np.float32)
"""The second row of x and of skip, and gamma, in MIGraphX's test; its bias is 1."""


def skip_connection() -> Problem:
    """RMSNorm of x + skip + bias; the sum is exact in float32."""
    return Problem(SKIP.sum(axis=0, keepdims=True) + 1, SCALE, 0 * SCALE, 1e-5, None, False)


def bias_after(problem: Problem) -> np.ndarray:
    """RMSNorm of x + skip, and then bias."""
    x = problem.x - 1
    root = np.sqrt((x * x).mean(axis=1, keepdims=True) + np.float32(problem.eps))
    return np.asarray(x / root * problem.gain + 1)


def by_onnxruntime(problem: Problem) -> np.ndarray:
    """com.microsoft's SkipSimplifiedLayerNormalization of x, skip, gamma and bias."""
    import onnxruntime
    from onnx import TensorProto, helper

    inputs = {"x": SKIP[:1], "skip": SKIP[1:], "gamma": SCALE, "bias": np.ones(4, np.float32)}
    infos = [helper.make_tensor_value_info(name, TensorProto.FLOAT, value.shape) for name, value in inputs.items()]
    node = helper.make_node(
        "SkipSimplifiedLayerNormalization", list(inputs), ["y"], domain="com.microsoft", epsilon=problem.eps
    )
    output = helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, 4])
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    model = helper.make_model(helper.make_graph([node], "g", infos, [output]), opset_imports=opsets, ir_version=10)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    return np.asarray(session.run(None, inputs)[0])


def rms_scaling(problem: Problem) -> np.ndarray:
    """Keras' LayerNormalization(rms_scaling=True) on NumPy."""
    from lnverify.kernels.audit.adapters.keras_ import call

    return np.asarray(call("numpy", rms_scaled, problem.x, problem.eps))


def rms_scaled(x: np.ndarray, eps: float) -> np.ndarray:
    """The layer's output; in the backend's process."""
    import keras

    return np.asarray(keras.layers.LayerNormalization(rms_scaling=True, epsilon=eps, dtype=x.dtype.name)(x))


BURN = "crates/burn-flex/src/ops/activation.rs at 060d6fa: sums of x and x² in lanes, sumsq/n - mean·mean"
REPORTED = (
    *(
        Reported(f"{mean:g} + i/1000, i < 16", "tracel-ai/burn#5607", "its formula in four lanes",
                 BURN, got, steps(mean), one_pass(four_lanes))
        for mean, got in ((100.0, -2.3716), (1000.0, -2.3740), (10000.0, -0.0024))
    ),
    Reported(
        "[40000, 40001, 40002, 40003]",
        "microsoft/onnxruntime#28463",
        "its formula, sums in order",
        "onnxruntime/core/providers/cpu/nn/layer_norm_impl.cc at 0377367: mean_square/norm_size - mean·mean",
        float("nan"),
        lambda: plain(40000 + np.arange(4.0)[None]),
        one_pass(row_sums),
    ),
    Reported(
        "16 values near 1449.5",
        "ml-explore/mlx#2238",
        "the GPU's formula, four entries a thread, mean² fused",
        "mlx/backend/metal/kernels/layer_norm.metal at 29221fa: sumx2/axis_size - mean·mean",
        float("nan"),
        lambda: plain([[float(value) for value in MLX.split()]]),
        one_pass(four_each, fuses=True),
    ),
    Reported(
        "row 2 of skip_simplified_layer_normalization_bias_test, the last entry",
        "none found; the test of MIGraphX expects it",
        "its formula: bias is added after the norm",
        "src/onnx/parse_skip_simplified_layer_normalization.cpp at f729a52, test/onnx/verify of the same name",
        -0.844,
        skip_connection,
        bias_after,
        (0, 3),
        digits=3,
    ),
    Reported(
        "the same row",
        "the operator of MIGraphX's test",
        "onnxruntime's SkipSimplifiedLayerNormalization",
        "com.microsoft, on CPU",
        -2.2776,
        skip_connection,
        by_onnxruntime,
        (0, 3),
        "onnxruntime",
    ),
    Reported(
        "arange(10), eps 0.001",
        "keras-team/keras#21234, numbers in keras-team/keras#20911",
        "keras.layers.LayerNormalization(rms_scaling=True) on numpy",
        "keras/src/ops/nn.py: x·rsqrt(var(x) + eps), where RMSNorm has the mean of x²",
        0.34813422,
        lambda: plain(np.arange(10.0)[None], 1e-3, centred=False),
        rms_scaling,
        (0, 1),
        "keras",
        7,
    ),
)  # fmt: skip
"""The reports."""


def replay_report(one: Reported) -> tuple[float, float]:
    """What is given for the entry, and what is exact there."""
    problem = one.problem()
    return float(one.run(problem)[one.index]), float(solve(problem)["output"].rounded[one.index])


def replay_all(libraries: Iterable[str]) -> list[dict[str, Any]]:
    """Every report whose library is among these, as JSON values; our own kernels replay the others."""
    results = []
    for one in REPORTED:
        if not one.library or one.library in {*libraries} & {*LIBRARIES}:
            got, exact = replay_report(one)
            facts = {"case": one.name, "source": one.source, "runs": one.runs, "read": one.read}
            results.append(facts | {"said": repr(one.said), "got": repr(got), "exact": repr(exact)})
    return results
