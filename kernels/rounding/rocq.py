"""Rocq on the files that are written by hand: each compiled, and each theorem with the axioms that it rests on."""

from __future__ import annotations

import hashlib
import json
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lnverify.kernels.programs.programs import PROGRAMS
from lnverify.kernels.programs.rocq import GENERATED, LIBRARY, REALS, generated_file, library
from lnverify.kernels.programs.stated import FILE, stated, stated_file
from lnverify.numeric.publishing.files import read_errors, read_object
from lnverify.proofs.rocq.kernel import CLOSED, ROOT, complaint, coqc, names_in, require_rocq
from lnverify.proofs.rocq.naming import library as definitions

AXIOMS = "rocq/axioms.json"
"""What Rocq printed of each theorem, in the folder of the reports, with a hash of the files that it was printed of."""
# What a file that is over Coq's reals imports, and what it may rest on: the axioms of the reals, and of the library.
_OVER_REALS = "From mathcomp.analysis Require"
_NEEDS_OF_REALS = "From Flocq Require Import Core. From mathcomp.analysis Require Import Rstruct.\n"
_OF_REALS = {
    "ClassicalDedekindReals.sig_not_dec",
    "ClassicalDedekindReals.sig_forall_dec",
    "FunctionalExtensionality.functional_extensionality_dep",
    "Epsilon.epsilon_statement",
    "Classical_Prop.classic",
}

Axioms = Mapping[str, Sequence[str]]
"""The names of axioms, by the theorem that rests on them, such as `Headline.left_kernel`."""


@dataclass(frozen=True)
class Compiled:
    """What Rocq said of a file.

    Attributes:
        file: its name.
        seconds: how long it took.
        axioms: what its theorems rest on.
        complaint: what Rocq complained of, or which axioms are not allowed; "" where it is accepted.
    """

    file: str
    seconds: float
    axioms: Axioms
    complaint: str

    @property
    def verdict(self) -> str:
        """In words, with the axioms of all its theorems together."""
        if self.complaint:
            return "not accepted"
        return f"accepted, {rests_on(sorted(set().union(*self.axioms.values())))}" if self.axioms else "accepted"


def texts(programs: str | None = None) -> dict[str, str]:
    """The files on rounding by name, in the order in which Rocq compiles them.

    Args:
        programs: the text of the generated file, where it is another one.
    """
    known = {**definitions(), **library(), f"{GENERATED}.v": programs or generated_file(list(PROGRAMS.values()))}
    known[f"{FILE}.v"] = stated_file(stated())
    return {file: known[f"{file}.v"] for file in ("LayerNorm", *LIBRARY, FILE, *REALS)}


def check(files: Mapping[str, str]) -> Iterator[Compiled]:
    """Compile files one after the other; those over Coq's reals where Flocq and MathComp's analysis are.

    Args:
        files: their texts by name; what one imports stands before it.

    Yields:
        What Rocq said of each; after a complaint nothing follows.
    """
    require_rocq()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        has_reals = not coqc(folder, "needs", _NEEDS_OF_REALS).returncode
        for file, text in files.items():
            over_reals = _OVER_REALS in text
            if has_reals or not over_reals:
                done = _compile(folder, file, text, _OF_REALS if over_reals else set())
                yield done
                if done.complaint:
                    return


def rests_on(axioms: Sequence[str] | None) -> str:
    """What Rocq prints of the axioms of a theorem, on one line; None where it was not asked."""
    if axioms is None:
        return "not checked"
    return f"Axioms: {', '.join(axioms)}" if axioms else CLOSED


def read_axioms(folder: Path, files: Mapping[str, str]) -> dict[str, Sequence[str]]:
    """What Rocq printed of the theorems of files as they are now.

    Args:
        folder: of the reports.
        files: as for `check`.
    """
    known, texts = _read(folder), _hashes(files)
    return {name: line["axioms"] for name, line in known.items() if line["text"] == texts.get(name.partition(".")[0])}


def axioms_file(folder: Path, files: Mapping[str, str], found: Sequence[Compiled]) -> str:
    """The file of axioms, with what was found now in the place of what it said of these files before."""
    texts = _hashes(files)
    asked = {done.file for done in found}
    lines = {name: line for name, line in _read(folder).items() if name.partition(".")[0] not in asked}
    for done in found:
        lines |= {name: {"text": texts[done.file], "axioms": list(axioms)} for name, axioms in done.axioms.items()}
    return json.dumps(lines, indent=1, sort_keys=True) + "\n"


def _read(folder: Path) -> dict[str, dict[str, Any]]:
    path, right = folder / AXIOMS, "the file that `lnverify rocq --check` writes"
    known = read_object(path, right)
    with read_errors(path, right, TypeError, AttributeError):
        return {name: {"text": str(it["text"]), "axioms": list(map(str, it["axioms"]))} for name, it in known.items()}


def _hashes(files: Mapping[str, str]) -> dict[str, str]:
    """Of each file, a hash of its text and of all texts before it."""
    result, digest = {}, hashlib.sha256()
    for file, text in files.items():
        digest.update(f"{file}\0{text}\0".encode())
        result[file] = digest.hexdigest()[:16]
    return result


def _compile(folder: Path, file: str, text: str, allowed: set[str]) -> Compiled:
    start = time.perf_counter()
    wrong, axioms = complaint(coqc(folder, file, text)), {}
    names = names_in(text)
    if not wrong and names:
        asked = "".join(f"Print Assumptions {name}.\n" for name in names)
        done = coqc(folder, f"ask_{file}", f"From {ROOT} Require Import {file}.\n{asked}")
        axioms = dict(zip((f"{file}.{name}" for name in names), _printed(done.stdout), strict=True))
        wrong = complaint(done) or ", ".join(sorted(set().union(*axioms.values()) - allowed))
    return Compiled(file, time.perf_counter() - start, axioms, wrong)


def _printed(text: str) -> list[list[str]]:
    """The axioms of one theorem after the other. A name begins a line; its type may go on below, after spaces."""
    results: list[list[str]] = []
    for line in text.splitlines():
        if line in (CLOSED, "Axioms:"):
            results.append([])
        elif line and not line.startswith(" "):
            results[-1].append(line.split(" ")[0])
    return results
