"""Claims as programs of SymPy alone: printed, run, and kept by hash where SymPy settled every statement."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.prose import plain
from lnverify.proofs.readings.printed import TEXT
from lnverify.proofs.readings.program import Program
from lnverify.proofs.sources.source import SOURCES
from lnverify.proofs.verdicts.verdict import assumptions, print_hypotheses

KEPT = Path(__file__).parents[1] / "data" / "settled-by-sympy.txt"
"""A line a claim: its id, N, and a hash of its programs there. What changes them takes the claim off the list."""
SECONDS = 30
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


def to_text(id: str, program: Program) -> str:
    """The program with a heading that says what it is of."""
    claim = CLAIMS[id]
    given = [f"Given: {text}." for text in print_hypotheses(assumptions(claim), TEXT)]
    words = [f"{id}: {plain(claim.title)}", "", f"{SOURCES[claim.source]}; {claim.place}.", "", *given, SAYS]
    return '"""' + "\n".join(words).replace("\\", "\\\\") + f'\n"""\n\n{program.text()}'


SAYS = "A line ends in True where SymPy brings a difference to exactly 0, or an order to what is never negative."


def run(text: str) -> Run:
    """Run a program in a process of its own, for SECONDS at the most."""
    try:
        done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return Run([], f"it takes more than {SECONDS} seconds")
    failure = done.stderr.strip().splitlines()[-1] if done.returncode else ""
    return Run(done.stdout.splitlines(), failure)


def digest(id: str, size: int) -> str:
    """A hash of the programs of a claim at one N."""
    return sha256("\n".join(program.text(named=False) for program in programs(id, size)).encode()).hexdigest()[:16]


def kept_results() -> dict[str, tuple[int, str]]:
    """By id, the N at which SymPy settled a claim, and the hash of its programs then."""
    lines = (line.split() for line in KEPT.read_text(encoding="utf-8").splitlines())
    return {id: (int(size), known) for id, size, known in lines}


def confirmed_size(id: str) -> int | None:
    """The N at which plain SymPy settles a claim as it is now; None where it is not known to."""
    size, known = kept_results().get(id, (0, ""))
    return size if size and known == digest(id, size) else None


def changed_since_kept() -> list[str]:
    """The claims whose programs are not those that were settled; they count as not confirmed until they are run."""
    return [id for id, (size, known) in kept_results().items() if id not in CLAIMS or known != digest(id, size)]


def settle(id: str) -> int | None:
    """The first N at which every program of a claim settles it; None where none does."""
    for size in DIMENSIONS:
        if all(run(program.text()).is_settled for program in programs(id, size)):
            return size
    return None


def keep(found: dict[str, int | None]) -> None:
    """Keep what was settled of some claims, and what was kept of the others that there still are."""
    lines = (
        {id: line for id, line in kept_results().items() if id in CLAIMS and id not in found} if KEPT.exists() else {}
    )
    lines |= {id: (size, digest(id, size)) for id, size in found.items() if size}
    KEPT.write_text("".join(f"{id} {size} {known}\n" for id, (size, known) in sorted(lines.items())), encoding="utf-8")
