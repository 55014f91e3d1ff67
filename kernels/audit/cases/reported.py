"""Inputs that somebody reported, replayed on every implementation.

The reports are data, `reported.toml`. The exact answer comes from the reference. An implementation passes
where every entry is finite wherever the exact one is, and each row keeps half of the format's digits, relative to its
largest exact entry.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import load
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases.regimes import Regime, from_data
from lnverify.kernels.audit.errors.table import half_of_the_digits
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.reference import solve
from lnverify.numeric.reference.measures import row_errors

DATA = tomllib.loads(Path(__file__).with_name("reported.toml").read_text(encoding="utf-8"))

REPORTED_INPUTS = tuple(regime for facts in DATA["inputs"] for regime in from_data(facts))
"""The inputs that are replayed."""


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
