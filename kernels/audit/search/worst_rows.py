"""Worst-case search: hill climbing from the best of many samples, seeded; records as hexadecimal floats.

The rows are ordinary: 16 entries of mean/std up to 2¹⁰ and standard deviation 2^±4, gain 1, bias 0, eps 1e-5.
What an implementation loses on them it loses in everyday use; the regimes are for the rest. A search begins
with the row that an earlier one kept, so that a record is only replaced by a worse one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import load, versions
from lnverify.kernels.audit.search.records import read, write
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.measures import row_errors

FILE = Path(__file__).parents[3] / "numeric" / "data" / "worst-rows.jsonl"
"""The records, a line each."""

SIZE, EPS = 16, 1e-5
"""The entries of a row, and its eps."""

BATCH, CLIMBS = 512, 24
"""How many rows are sampled, and how many rounds of changes to the best one follow, an eighth as many in each."""

LARGEST_RATIO = 2.0**10
"""The largest mean/std of a row that counts as ordinary."""


Record = Mapping[str, Any]
"""A row, `x`, as hexadecimal floats: whose worst it is, its error in u (None for NaN or Inf), how many were tried."""


def row_of(record: Record) -> list[float]:
    """The row of a record."""
    return [float.fromhex(value) for value in record["x"]]


def search_library(library: str, formats: Sequence[str]) -> None:
    """Search for the worst rows of each implementation of a library, and keep them.

    Raises:
        NotUsableError: where the library is not installed or cannot be used.
    """
    for implementation in load(library).values():
        for format in formats:
            if format in implementation.formats:
                keep(search(library, implementation, versions(library), FORMATS[format]))


def search(library: str, implementation: Implementation, versions: dict[str, str], format: Format) -> Record:
    """Search for the row on which an implementation is worst."""
    seed = int.from_bytes(hashlib.sha256(f"{implementation.name} {format.name}".encode()).digest()[:8], "big")
    generator = np.random.default_rng(seed)
    batch = min(BATCH, implementation.entries // SIZE)
    rows = sample(generator, format, batch)
    if (known := find(implementation.name, format.name)) is not None:
        rows[-1] = round_array(np.array(row_of(known)), format)
    errors = measure_rows(implementation, rows)
    best, error = rows[int(np.argmax(errors))], float(errors.max())
    evaluations = len(rows)
    for _ in range(CLIMBS):
        if not np.isfinite(error):
            break
        rows = perturb(generator, best, format, max(1, batch // 8))
        errors = measure_rows(implementation, rows)
        evaluations += len(rows)
        if errors.max() > error:
            best, error = rows[int(np.argmax(errors))], float(errors.max())
    return {
        "command": f"lnverify search {library} --worst-rows --format {format.name}",
        "library": library,
        "implementation": implementation.name,
        "versions": versions,
        "format": format.name,
        "error": float(f"{error:.6g}") if np.isfinite(error) else None,
        "evaluations": evaluations,
        "eps": EPS,
        "x": [float(value).hex() for value in best],
    }


def sample(generator: np.random.Generator, format: Format, count: int) -> np.ndarray:
    """Ordinary rows, (count, SIZE)."""
    ratio = np.where(generator.random((count, 1)) < 0.2, 0, 2.0 ** generator.uniform(-2, 10, (count, 1)))
    scale = 2.0 ** generator.uniform(-4, 4, (count, 1)) / np.maximum(ratio / 64, 1)
    return keep_ordinary(round_array((generator.standard_normal((count, SIZE)) + ratio) * scale, format))


def perturb(generator: np.random.Generator, row: np.ndarray, format: Format, count: int) -> np.ndarray:
    """Rows that differ from one in some entries, by a few ulps or by part of the spread, (count, SIZE)."""
    base = np.repeat(row.astype(np.float64)[None], count, axis=0)
    step = np.where(
        generator.random((len(base), 1)) < 0.5,
        np.abs(base) * 4 * format.unit_roundoff,
        base.std(axis=1, keepdims=True),
    )
    moved = generator.random(base.shape) < generator.uniform(0.1, 1, (len(base), 1))
    return keep_ordinary(round_array(base + moved * step * generator.standard_normal(base.shape), format))


def keep_ordinary(rows: np.ndarray) -> np.ndarray:
    """The rows whose mean/std is at most LARGEST_RATIO; a row of small integers where none is."""
    values = rows.astype(np.float64)
    kept = np.abs(values.mean(axis=1)) <= LARGEST_RATIO * values.std(axis=1)
    plain = np.arange(SIZE, dtype=np.float64)[None].astype(rows.dtype)
    # The number of rows stays the same, so that compilers see one shape.
    return np.where(kept[:, None], rows, plain)


def measure_rows(implementation: Implementation, rows: np.ndarray) -> np.ndarray:
    """The row errors of an implementation, in units of u."""
    gain = np.ones(SIZE, rows.dtype)
    problem = Problem(rows, gain, 0 * gain, EPS, None, implementation.centred)
    values = implementation.forward(problem.x, problem.gain, problem.bias, problem.eps)
    return row_errors(values, solve(problem)["output"], problem.format)


def find(implementation: str, format: str, path: Path = FILE) -> Record | None:
    """The record of an implementation in a format; None where there is none."""
    return next((one for one in read(path) if _place(one) == (implementation, format)), None)


def keep(record: Record, path: Path = FILE) -> None:
    """Write a record, in place of the one before; records are in the order of implementations and formats."""
    others = [one for one in read(path) if _place(one) != _place(record)]
    write(path, sorted([*others, record], key=_place))


def _place(record: Record) -> tuple[str, str]:
    return record["implementation"], record["format"]
