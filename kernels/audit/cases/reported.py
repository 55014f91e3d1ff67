"""What somebody reported, replayed: inputs on every implementation, and code that no adapter runs on its own input.

The reports are data, `reported.toml`. The exact answer comes from the reference. An implementation passes
where every entry is finite wherever the exact one is, and each row keeps half of the format's digits, relative to its
largest exact entry. Of code an entry is replayed that the report, or a test that it is about, prints.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import LIBRARIES, load
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases.regimes import Regime, from_data
from lnverify.kernels.audit.errors.table import half_of_the_digits
from lnverify.kernels.rounding.arrays import fused
from lnverify.kernels.rounding.orders import row_sums
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.measures import row_errors

DATA = tomllib.loads(Path(__file__).with_name("reported.toml").read_text(encoding="utf-8"))

SKIP = np.array([[0.5, 0.2, 0.3, -0.6], [1.5, 2.2, -3.3, 2.6]], np.float16).astype(np.float32)
SCALE = np.array([0.1, 0.2, 4.0, -2.2], np.float16).astype(np.float32)
"""The second row of x and of skip, and gamma, in MIGraphX's test; its bias is 1."""


REPORTED_INPUTS = tuple(regime for facts in DATA["inputs"] for regime in from_data(facts))
"""The inputs that are replayed."""

REPOSITORIES = {
    "torch": "pytorch/",
    "onnxruntime": "microsoft/onnxruntime",
    "onnx": "onnx/onnx",
    "mlx": "ml-explore/",
    "keras": "keras-team/",
}
"""How the names of a library's own repositories begin."""

FAULTS = ("NaN", "not 0", "0")
"""The kinds of faults that reports tell by name; every other is a wrong number."""


def reports(library: str, tag: str, centred: bool, formats: Collection[str], fault: str) -> str:
    """The first report of such a fault in the library's own repository, or nothing.

    Args:
        library: one of LIBRARIES.
        tag: of the regimes on which it shows.
        centred: whether it is LayerNorm's, else RMSNorm's.
        formats: those in which it shows, of which one is enough.
        fault: one of FAULTS, or "wrong".
    """
    repository = REPOSITORIES.get(library)
    for case in REPORTED_INPUTS:
        kind = case.why if case.why in FAULTS else "wrong"
        same = (case.tag, kind) == (tag, fault) and centred in case.kinds and set(case.formats) & set(formats)
        if repository and repository in case.source and same:
            return case.source
    return ""


def replay(case: Regime, format: Format, implementation: Implementation) -> dict[str, Any] | None:
    """What an implementation gives on an input today, as JSON values; None where the input is not for it.

    `error` is the largest row error in units of u, None for NaN, Inf or a refusal; `first` the first entry of the worst
    row, `exact` that entry, correctly rounded.
    """
    if implementation.centred not in case.kinds or format.name not in implementation.formats:
        return None
    problem = implementation.part(case.problem(format, implementation.centred))
    if problem is None:
        return None
    answer, row = solve(problem)["output"], 0
    error, first = np.inf, np.nan
    if (values := value(implementation, problem, "output")) is not None:
        errors = row_errors(values, answer, format)
        row = int(np.argmax(errors))
        error, first = float(errors[row]), float(values[row, 0])
    return {
        "case": case.name,
        "source": case.source,
        "format": format.name,
        "implementation": implementation.name,
        "passes": error <= half_of_the_digits(format),
        "error": error if np.isfinite(error) else None,
        "first": repr(first),
        "exact": repr(float(answer.rounded[row, 0])),
    }


def exhibits() -> list[tuple[Regime, Format]]:
    """Every input in each of its formats."""
    return [(case, FORMATS[name]) for case in REPORTED_INPUTS for name in case.formats]


def replay_inputs(libraries: Iterable[str], progress: Callable[[], None]) -> list[dict[str, Any]]:
    """Every input on every implementation of the libraries; by input, then by implementation.

    Args:
        libraries: which.
        progress: called after each library.
    """
    results: dict[tuple[str, str], list[dict[str, Any]]] = {(case.name, one.name): [] for case, one in exhibits()}
    for library in libraries:
        implementations = load(library).values()
        for implementation, (case, format) in product(implementations, exhibits()):
            if (one := replay(case, format, implementation)) is not None:
                results[case.name, format.name].append(one)
        progress()
    return [one for replays in results.values() for one in replays]


Run = Callable[[Problem], np.ndarray]
"""From a problem to the output."""


@dataclass(frozen=True)
class ReportedCode:
    """A report about code, and what is run for it.

    Attributes:
        name: what the input is.
        source: where it was reported.
        runs: what is run, in words.
        read: where its formula, or the call, was read.
        said: what the entry was reported to be; NaN where that was reported.
        x, gain: the input in float32, as NumPy code, with bias 0; of what adds to the input first, its exact sum.
        run: one of RUNS.
        eps, centred: of the problem.
        index: the entry, of row and column.
        library: the library that is called; none where our own kernel replays a formula.
        digits: to how many decimals it was reported.
    """

    name: str
    source: str
    runs: str
    read: str
    said: float
    x: str
    run: str
    gain: str = "1"
    eps: float = 1e-5
    centred: bool = True
    index: tuple[int, int] = (0, 0)
    library: str = ""
    digits: int = 4

    def replay(self) -> tuple[float, float]:
        """What is given for the entry, and what is exact there."""
        known = {"np": np, "SKIP": SKIP, "SCALE": SCALE}
        x = np.asarray(eval(self.x, known), np.float32)
        gain = np.broadcast_to(np.asarray(eval(self.gain, known), np.float32), x.shape[1:]).copy()
        problem = Problem(x, gain, 0 * gain, self.eps, None, self.centred)
        place = tuple(self.index)
        return float(RUNS[self.run](problem)[place]), float(solve(problem)["output"].rounded[place])


REPORTED_CODE = tuple(ReportedCode(**facts) for facts in DATA["code"])
"""The reports about code."""


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


def in_fours(axis: int) -> Callable[[np.ndarray], np.ndarray]:
    """Row sums of every fourth entry (axis 1), or of four neighbours each (axis 2), in order, and then of those."""

    def total(terms: np.ndarray) -> np.ndarray:
        return row_sums(np.add.accumulate(terms.reshape(len(terms), -1, 4), axis=axis).take(-1, axis=axis))

    return total


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


RUNS: dict[str, Run] = {
    "one pass": one_pass(row_sums),
    "one pass, four lanes": one_pass(in_fours(1)),
    "one pass, four each, fused": one_pass(in_fours(2), fuses=True),
    "bias after": bias_after,
    "onnxruntime": by_onnxruntime,
    "rms_scaling": rms_scaling,
}
"""What is run for code."""


def replay_code(libraries: Iterable[str]) -> list[dict[str, Any]]:
    """Every report of code whose library is among these, as JSON values; our own kernels replay the others."""
    results = []
    for one in REPORTED_CODE:
        if not one.library or one.library in {*libraries} & {*LIBRARIES}:
            got, exact = one.replay()
            facts = {"case": one.name, "source": one.source, "runs": one.runs, "read": one.read}
            results.append(facts | {"said": repr(one.said), "got": repr(got), "exact": repr(exact)})
    return results
