"""Claims as programs of SymPy alone: printed, run, and kept by hash where SymPy settled every statement."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.derivations import DERIVED
from lnverify.proofs.derivations.script import script
from lnverify.proofs.errors import InputError
from lnverify.proofs.prose import plain
from lnverify.proofs.readings.printed import TEXT
from lnverify.proofs.readings.program import Program
from lnverify.proofs.sources.source import SOURCES
from lnverify.proofs.verdicts.verdict import assumptions, print_hypotheses

KEPT = Path(__file__).parents[1] / "data" / "settled-by-sympy.txt"
"""A line a claim: its id, N, a hash of its programs there, and how many lines the first has.

What changes its programs takes a claim off the list.
"""
SECONDS = 60
"""How long a program may take."""
DIMENSIONS = (3, 2)
"""The N that are tried, in this order; none is smaller than the coordinates that most near misses need."""


@dataclass(frozen=True)
class Run:
    """What a program printed.

    Attributes:
        lines: the lines, one for each statement that it came to.
        failure: why it came to no end, or "".
    """

    lines: list[str]
    failure: str = ""

    @property
    def is_settled(self) -> bool:
        """Whether SymPy settled every statement."""
        return not self.failure and bool(self.lines) and all(line.endswith(": True") for line in self.lines)


def has_one_dimension(id: str) -> bool:
    """Whether a claim speaks of vectors of N entries alone, and of no matrices of another size."""
    return not any("M" in (node.shape or ()) for said in _run_claim(id) for node in said.nodes)


def programs(id: str, size: int) -> list[Program]:
    """The programs of a claim at one N: of a claim on zero gains one for each k from 1 to N − 1.

    Raises:
        InputError: for N < 2.
    """
    if size < 2:
        raise InputError(f"--n {size}: a program is of N ≥ 2")
    has_zeros = any(node.operation == "zeros_gain" for said in _run_claim(id) for node in said.nodes)
    zeros = range(1, size) if has_zeros else [1]
    return [Program(CLAIMS[id].function, assumptions(CLAIMS[id]), size, count) for count in zeros]


def _run_claim(id: str) -> list[Any]:
    return [CLAIMS[id].function, *assumptions(CLAIMS[id])]


def texts(id: str, size: int | None = None) -> list[str]:
    """The programs of a claim as text: at one N; without N its derivation for every N if it has one, else at N = 3."""
    if size is None and id in DERIVED:
        return [script(DERIVED[id])]
    return [to_text(id, program) for program in programs(id, DIMENSIONS[0] if size is None else size)]


def to_text(id: str, program: Program) -> str:
    """The program with a heading that says what it is of."""
    claim = CLAIMS[id]
    given = [f"Given: {text}." for text in print_hypotheses(assumptions(claim), TEXT)]
    words = [f"{id}: {plain(claim.title)}", "", f"{SOURCES[claim.source]}; {claim.place}.", "", *given, SAYS]
    return '"""' + "\n".join(words).replace("\\", "\\\\") + f'\n"""\n\n{program.text()}'


SAYS = "A line ends in True where SymPy simplifies a difference to 0. False and None settle nothing."


def run(text: str) -> Run:
    """Run a program in a process of its own, for SECONDS at the most."""
    try:
        done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return Run([], f"it takes more than {SECONDS} seconds")
    failure = done.stderr.strip().splitlines()[-1] if done.returncode else ""
    return Run(done.stdout.splitlines(), failure)


class Kept(NamedTuple):
    """What is kept of a claim that SymPy settled.

    Attributes:
        size: the N at which it did.
        digest: a hash of the claim's programs there.
        lines: how many lines the first of them has.
    """

    size: int
    digest: str
    lines: int


def summarize(id: str, size: int) -> Kept:
    """What would be kept of a claim at one N."""
    unnamed = [program.text(named=False) for program in programs(id, size)]
    return Kept(size, sha256("\n".join(unnamed).encode()).hexdigest()[:16], len(unnamed[0].splitlines()))


@cache
def kept_results() -> dict[str, Kept]:
    """What is kept, by id."""
    lines = (line.split() for line in KEPT.read_text(encoding="utf-8").splitlines())
    return {id: Kept(int(size), known, int(count)) for id, size, known, count in lines}


def confirmed_size(id: str) -> int | None:
    """The N at which plain SymPy settles a claim as it is now; None where it is not known to."""
    kept = kept_results().get(id)
    return kept.size if kept and kept == summarize(id, kept.size) else None


def changed_since_kept() -> list[str]:
    """The claims whose programs are not those that were settled; they count as not confirmed until they are run."""
    return [id for id, kept in kept_results().items() if id in CLAIMS and kept != summarize(id, kept.size)]


def settle(id: str) -> int | None:
    """The first N at which every program of a claim settles it; None where none does."""
    for size in DIMENSIONS:
        if all(run(program.text()).is_settled for program in programs(id, size)):
            return size
    return None


def keep(found: dict[str, int | None]) -> None:
    """Keep what was settled of some claims, and what was kept of the others that there still are."""
    there = kept_results() if KEPT.exists() else {}
    kept = {id: each for id, each in there.items() if id in CLAIMS and id not in found}
    kept |= {id: summarize(id, size) for id, size in found.items() if size}
    KEPT.write_text(
        "".join(f"{id} {' '.join(map(str, each))}\n" for id, each in sorted(kept.items())), encoding="utf-8"
    )
    kept_results.cache_clear()
