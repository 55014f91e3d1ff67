"""A museum of known failures: public reports, replayed on every implementation.

Each case is an input that someone reported, with what was reported; the exact answer comes from the
reference. An implementation passes where every entry is finite wherever the exact one is, and each row keeps
half of the format's digits, relative to its largest exact entry.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from itertools import product

import numpy as np

from numeric.audit.adapters import Implementation
from numeric.audit.adapters.libraries import load
from numeric.audit.thresholds import half_of_the_digits
from numeric.floats.formats import FORMATS, Format
from numeric.floats.rounding import round_array
from numeric.reference import Problem, solve
from numeric.reference.measures import row_errors


@dataclass(frozen=True)
class Case:
    """One report.

    Attributes:
        name: what the input is.
        source: where it was reported, `owner/repository#number`.
        reported: what was seen there.
        rows: the numbers, before rounding to the format.
        eps: as reported, else the library's usual one.
        formats: those in which it was reported.
        kinds: which of LayerNorm (True) and RMSNorm (False) it concerns.
        tag: the tag of the regimes in which the same fault would show.
    """

    name: str
    source: str
    tag: str
    reported: str
    rows: Callable[[], np.ndarray]
    eps: float = 1e-5
    formats: tuple[str, ...] = ("float32",)
    kinds: tuple[bool, ...] = (True,)

    def problem(self, format: Format, centred: bool) -> Problem:
        """The case in a format, gain 1 and bias 0."""
        x = round_array(self.rows(), format)
        gain = np.ones(x.shape[1], x.dtype)
        return Problem(x, gain, 0 * gain, self.eps, None, centred)


def seeded(number: int) -> np.random.Generator:
    """The generator of a case: the reports give distributions, not seeds."""
    return np.random.default_rng(number)


def nearly_constant() -> np.ndarray:
    """10,240 entries 256, the last one 255."""
    x = np.full((1, 10240), 256.0)
    x[0, -1] = 255
    return x


MUSEUM = (
    Case(
        "[40000, 40001, 40002, 40003] and [80000, …]",
        "microsoft/onnxruntime#28463, apache/tvm#19592",
        "offset",
        "NaN",
        lambda: np.array([[40000.0], [80000.0]]) + np.arange(4),
    ),
    Case(
        "arange(6,400,000) in rows of 32, the last 4000",
        "pytorch/pytorch#81090",
        "offset",
        "wrong from the second digit on",
        lambda: np.arange(6_400_000 - 4000 * 32, 6_400_000, dtype=float).reshape(4000, 32),
    ),
    Case(
        "N(0, 1) + 2000, shape (50, 4)",
        "pytorch/pytorch#51102",
        "offset",
        "variance 48425",
        lambda: seeded(51102).standard_normal((50, 4)) + 2000,
    ),
    Case(
        "0.01·N(0, 1) + 100, N = 32768",
        "pytorch/pytorch#40302",
        "offset",
        "differs from the formula",
        lambda: 0.01 * seeded(40302).standard_normal((1, 32768)) + 100,
    ),
    Case(
        "10,240 entries 256, the last one 255",
        "NVIDIA/trt-samples-for-hackathon-cn#88",
        "constant",
        "NaN",
        nearly_constant,
        formats=("float32", "bfloat16"),
    ),
    Case(
        "10⁴ + i/1000, i < 16",
        "tracel-ai/burn#5607",
        "offset",
        "wrong",
        lambda: (1e4 + np.arange(16) / 1000)[None],
    ),
    Case(
        "constant rows 1234, N = 256",
        "microsoft/onnxruntime#21935",
        "constant",
        "not 0",
        lambda: np.full((1, 256), 1234.0),
    ),
    Case(
        "constant rows 1000.1, (4, 64)",
        "microsoft/onnxruntime#21935",
        "constant",
        "not 0",
        lambda: np.full((4, 64), 1000.1),
        eps=1e-6,
    ),
    Case(
        "[256, -256]",
        "onnx/onnx#8439",
        "range",
        "0",
        lambda: np.array([[256.0, -256.0]]),
        formats=("float16",),
    ),
    Case(
        "zeros(10), eps 1e-12",
        "pytorch/pytorch#41527",
        "eps",
        "NaN",
        lambda: np.zeros((1, 10)),
        1e-12,
        ("float16",),
    ),
    Case(
        "N(0, 1)·1e30",
        "pytorch/pytorch#178123",
        "range",
        "0",
        lambda: seeded(178123).standard_normal((2, 64)) * 1e30,
        formats=("float32", "bfloat16"),
        kinds=(True, False),
    ),
    Case(
        "(1e25, …)",
        "pytorch/pytorch#178123",
        "range",
        "0",
        lambda: np.full((1, 16), 1e25),
        formats=("float32",),
        kinds=(False,),
    ),
    Case(
        "entries above 180, N = 2048",
        "microsoft/onnxruntime#28442",
        "range",
        "Inf in the sum of squares",
        lambda: seeded(28442).uniform(180, 400, (1, 2048)),
        formats=("float16",),
        kinds=(False,),
    ),
    Case(
        "16 values near 1449",
        "ml-explore/mlx#2238",
        "rounding",
        "NaN",
        lambda: 1449 + seeded(2238).integers(-1, 2, (1, 16)) * 0.001,
    ),
    Case(
        "arange(5)",
        "keras-team/keras#21234",
        "plain",
        "rms_scaling divided by the standard deviation",
        lambda: np.arange(5.0)[None],
        kinds=(False,),
    ),
    Case(
        "0.01·N(0, 1), eps 0.1: inside the root",
        "allenai/OLMo#281, EleutherAI/gpt-neox#1342",
        "eps",
        "eps outside the root",
        lambda: 0.01 * seeded(281).standard_normal((2, 64)),
        eps=0.1,
        kinds=(True, False),
    ),
    Case(
        "N = 1536",
        "linkedin/Liger-Kernel#519",
        "size",
        "wrong for N that is no power of two",
        lambda: seeded(519).standard_normal((2, 1536)),
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


def reports(library: str, tag: str, centred: bool, formats: Collection[str]) -> str:
    """The first report of such a fault in the library's own repository, or nothing.

    Args:
        library: one of LIBRARIES.
        tag: of the regimes on which it shows.
        centred: whether it is LayerNorm's, else RMSNorm's.
        formats: those in which it shows, of which one is enough.
    """
    repository = REPOSITORIES.get(library)
    for case in MUSEUM:
        same = case.tag == tag and centred in case.kinds and set(case.formats) & set(formats)
        if repository and repository in case.source and same:
            return case.source
    return ""


@dataclass(frozen=True)
class Replay:
    """What an implementation does on a case today.

    Attributes:
        case, format, implementation: which.
        passes: see the module.
        error: the largest row error in units of u, infinite for NaN or Inf; None where it refuses the input.
        first: the first entry of the first bad row, or of the first row.
        exact: that entry, correctly rounded.
    """

    case: Case
    format: str
    implementation: str
    passes: bool
    error: float | None
    first: float
    exact: float


def replay(case: Case, format: Format, implementation: Implementation) -> Replay | None:
    """Run an implementation on a case; None where the case is not for it."""
    if implementation.centred not in case.kinds or format.name not in implementation.formats:
        return None
    problem = implementation.part(case.problem(format, implementation.centred))
    if problem is None:
        return None
    place, answer = (case, format.name, implementation.name), solve(problem)["output"]
    try:
        values = implementation.forward(problem.x, problem.gain, problem.bias, problem.eps)
    except Exception:
        return Replay(*place, False, None, float("nan"), float(answer.rounded[0, 0]))
    errors = row_errors(values, answer, format)
    worst = int(np.argmax(errors))
    error, first, exact = float(errors[worst]), float(values[worst, 0]), float(answer.rounded[worst, 0])
    return Replay(*place, error <= half_of_the_digits(format), error, first, exact)


def exhibits() -> list[tuple[Case, Format]]:
    """Every case in each of its formats."""
    return [(case, FORMATS[name]) for case in MUSEUM for name in case.formats]


def replay_all(libraries: Iterable[str], progress: Callable[[], None]) -> list[Replay]:
    """Every case on every implementation of the libraries, the algorithms aside; by case, then by implementation.

    Args:
        libraries: which.
        progress: called after each library.
    """
    found: dict[tuple[str, str], list[Replay]] = {(case.name, format.name): [] for case, format in exhibits()}
    for library in libraries:
        implementations = load(library).values() if library != "algorithms" else ()
        for implementation, (case, format) in product(implementations, exhibits()):
            one = replay(case, format, implementation)
            if one is not None:
                found[case.name, format.name].append(one)
        progress()
    return [one for replays in found.values() for one in replays]
