"""The strongest defects: what a user of a released library meets on realistic input, with default eps, at a real width.

A report has a program that prints one number. Its input is NumPy code that the program and this module both run: the
exact answer is that of the very same numbers. What the program prints must be what the library's adapter gives.
The page keeps what was measured; the words about it stand in upstream.toml alone (`describe`).
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
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
    variants: Sequence[tuple[str, str, str]] = ()

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


REPORTS = tuple(
    Report(**facts) for facts in tomllib.loads(Path(__file__).with_name("upstream.toml").read_text("utf-8"))["reports"]
)
"""The strongest first."""


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
