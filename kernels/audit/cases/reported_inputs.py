"""Inputs that somebody reported, replayed on every implementation.

The exact answer comes from the reference. An implementation passes where every entry is finite wherever the exact one
is, and each row keeps half of the format's digits, relative to its largest exact entry.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import load
from lnverify.kernels.audit.cases.regimes import Regime, Sample
from lnverify.kernels.audit.errors.table import half_of_the_digits
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.reference import solve
from lnverify.numeric.reference.measures import row_errors


@dataclass(frozen=True)
class ReportedInput(Regime):
    """A regime that somebody reported; `why` is what was seen there.

    Attributes:
        source: where it was reported, `owner/repository#number`.
        kinds: which of LayerNorm (True) and RMSNorm (False) it concerns.
    """

    source: str = ""
    kinds: tuple[bool, ...] = (True,)


def make_input(
    name: str,
    source: str,
    tag: str,
    seen: str,
    rows: Callable[[], np.ndarray],
    eps: float = 1e-5,
    formats: tuple[str, ...] = ("float32",),
    kinds: tuple[bool, ...] = (True,),
) -> ReportedInput:
    """An input of given rows, with gain 1 and bias 0; the tag is of the regimes in which the same fault would show."""
    return ReportedInput(name, tag, seen, lambda _, __: Sample(rows(), eps), formats, source=source, kinds=kinds)


def seed_generator(number: int) -> np.random.Generator:
    """The generator of a case: the reports give distributions, not seeds."""
    return np.random.default_rng(number)


def nearly_constant() -> np.ndarray:
    """10,240 entries 256, the last one 255."""
    x = np.full((1, 10240), 256.0)
    x[0, -1] = 255
    return x


REPORTED_INPUTS = (
    make_input(
        "[40000, 40001, 40002, 40003] and [80000, …]",
        "microsoft/onnxruntime#28463, apache/tvm#19592",
        "offset",
        "NaN",
        lambda: np.array([[40000.0], [80000.0]]) + np.arange(4),
    ),
    make_input(
        "arange(6,400,000) in rows of 32, the last 4000",
        "pytorch/pytorch#81090",
        "offset",
        "wrong from the second digit on",
        lambda: np.arange(6_400_000 - 4000 * 32, 6_400_000, dtype=float).reshape(4000, 32),
    ),
    make_input(
        "N(0, 1) + 2000, shape (50, 4)",
        "pytorch/pytorch#51102",
        "offset",
        "variance 48425",
        lambda: seed_generator(51102).standard_normal((50, 4)) + 2000,
    ),
    make_input(
        "0.01·N(0, 1) + 100, N = 32768",
        "pytorch/pytorch#40302",
        "offset",
        "differs from the formula",
        lambda: 0.01 * seed_generator(40302).standard_normal((1, 32768)) + 100,
    ),
    make_input(
        "10,240 entries 256, the last one 255",
        "NVIDIA/trt-samples-for-hackathon-cn#88",
        "constant",
        "NaN",
        nearly_constant,
        formats=("float32", "bfloat16"),
    ),
    make_input(
        "10⁴ + i/1000, i < 16",
        "tracel-ai/burn#5607",
        "offset",
        "wrong",
        lambda: (1e4 + np.arange(16) / 1000)[None],
    ),
    make_input(
        "constant rows 1234, N = 256",
        "microsoft/onnxruntime#21935",
        "constant",
        "not 0",
        lambda: np.full((1, 256), 1234.0),
    ),
    make_input(
        "constant rows 1000.1, (4, 64)",
        "microsoft/onnxruntime#21935",
        "constant",
        "not 0",
        lambda: np.full((4, 64), 1000.1),
        eps=1e-6,
    ),
    make_input(
        "[256, -256]",
        "onnx/onnx#8439",
        "range",
        "0",
        lambda: np.array([[256.0, -256.0]]),
        formats=("float16",),
    ),
    make_input(
        "zeros(10), eps 1e-12",
        "pytorch/pytorch#41527",
        "eps",
        "NaN",
        lambda: np.zeros((1, 10)),
        1e-12,
        ("float16",),
    ),
    make_input(
        "N(0, 1)·1e30",
        "pytorch/pytorch#178123",
        "range",
        "0",
        lambda: seed_generator(178123).standard_normal((2, 64)) * 1e30,
        formats=("float32", "bfloat16"),
        kinds=(True, False),
    ),
    make_input(
        "(1e25, …)",
        "pytorch/pytorch#178123",
        "range",
        "0",
        lambda: np.full((1, 16), 1e25),
        formats=("float32",),
        kinds=(False,),
    ),
    make_input(
        "entries above 180, N = 2048",
        "microsoft/onnxruntime#28442",
        "range",
        "Inf in the sum of squares",
        lambda: seed_generator(28442).uniform(180, 400, (1, 2048)),
        formats=("float16",),
        kinds=(False,),
    ),
    make_input(
        "16 values near 1449",
        "ml-explore/mlx#2238",
        "rounding",
        "NaN",
        lambda: 1449 + seed_generator(2238).integers(-1, 2, (1, 16)) * 0.001,
    ),
    make_input(
        "arange(5)",
        "keras-team/keras#21234",
        "plain",
        "rms_scaling divided by the standard deviation",
        lambda: np.arange(5.0)[None],
        kinds=(False,),
    ),
    make_input(
        "0.01·N(0, 1), eps 0.1: inside the root",
        "allenai/OLMo#281, EleutherAI/gpt-neox#1342",
        "eps",
        "eps outside the root",
        lambda: 0.01 * seed_generator(281).standard_normal((2, 64)),
        eps=0.1,
        kinds=(True, False),
    ),
    make_input(
        "N = 1536",
        "linkedin/Liger-Kernel#519",
        "size",
        "wrong for N that is no power of two",
        lambda: seed_generator(519).standard_normal((2, 1536)),
        kinds=(True, False),
    ),
)
"""The reports that are replayed."""


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


def replay(case: ReportedInput, format: Format, implementation: Implementation) -> dict[str, Any] | None:
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
    try:
        values = implementation.forward(problem.x, problem.gain, problem.bias, problem.eps)
    except Exception:
        pass
    else:
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


def exhibits() -> list[tuple[ReportedInput, Format]]:
    """Every input in each of its formats."""
    return [(case, FORMATS[name]) for case in REPORTED_INPUTS for name in case.formats]


def replay_all(libraries: Iterable[str], progress: Callable[[], None]) -> list[dict[str, Any]]:
    """Every input on every implementation of the libraries; by input, then by implementation.

    Args:
        libraries: which.
        progress: called after each library.
    """
    results: dict[tuple[str, str], list[dict[str, Any]]] = {(case.name, one.name): [] for case, one in exhibits()}
    for library in libraries:
        for implementation, (case, format) in product(load(library).values(), exhibits()):
            if (one := replay(case, format, implementation)) is not None:
                results[case.name, format.name].append(one)
        progress()
    return [one for replays in results.values() for one in replays]
