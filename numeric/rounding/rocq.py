"""Rocq's kernel on the theorems of rounding."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from lnverify.proofs.errors import InputError
from lnverify.proofs.programs.programs import PROGRAMS
from lnverify.proofs.programs.rocq import FORMATS, GENERATED, LIBRARY, generated_file, library
from lnverify.proofs.readings.rocq.naming import library as definitions

_NEEDS_OF_FORMATS = "From Flocq Require Import Core. From mathcomp.analysis Require Import Rstruct.\n"
OF_REALS = {
    "ClassicalDedekindReals.sig_not_dec",
    "ClassicalDedekindReals.sig_forall_dec",
    "FunctionalExtensionality.functional_extensionality_dep",
    "Epsilon.epsilon_statement",
    "Classical_Prop.classic",
}
"""The axioms of Coq's reals and of MathComp's analysis, which the theorems on formats rest on."""
CLOSED = "Closed under the global context"
"""What Rocq prints of a theorem that rests on no axiom."""


def is_installed() -> bool:
    """Whether coqc is there."""
    return shutil.which("coqc") is not None


def require_rocq() -> None:
    """
    Raises:
        InputError: where Rocq is missing.
    """
    if not is_installed():
        raise InputError("coqc is not found; Debian has it: apt-get install coq libcoq-mathcomp-algebra-tactics")


def check(programs: str | None = None, only: Sequence[str] = LIBRARY) -> Iterator[tuple[str, float, str]]:
    """Compile the files one after the other, each with the axioms that its theorems rest on.

    Args:
        programs: the text of the generated file, where it is another one.
        only: these files and no others; those that they need are among them.

    Yields:
        The file, its seconds, and "" or what Rocq complained of, after which nothing follows.
    """
    require_rocq()
    texts = {"LayerNorm.v": definitions()["LayerNorm.v"], **library()}
    texts[f"{GENERATED}.v"] = programs or generated_file(list(PROGRAMS.values()))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in texts.items():
            (folder / file).write_text(text, encoding="utf-8")
        for file in ("LayerNorm", *(file for file in LIBRARY if file in only)):
            start = time.perf_counter()
            complaint = _compile(folder, file) or _axioms(folder, file, texts[f"{file}.v"])
            yield file, time.perf_counter() - start, complaint
            if complaint:
                return
        if only == LIBRARY and _has_flocq(folder):
            start = time.perf_counter()
            complaint = _compile(folder, FORMATS) or _axioms(folder, FORMATS, texts[f"{FORMATS}.v"], OF_REALS)
            yield FORMATS, time.perf_counter() - start, complaint


def _has_flocq(folder: Path) -> bool:
    (folder / "ask_flocq.v").write_text(_NEEDS_OF_FORMATS, encoding="utf-8")
    return _coqc(folder, "ask_flocq").returncode == 0


def _compile(folder: Path, file: str) -> str:
    done = _coqc(folder, file)
    return "" if done.returncode == 0 else " ".join(done.stderr.split())


def _axioms(folder: Path, file: str, text: str, allowed: Collection[str] = ()) -> str:
    """What the theorems of a file rest on beside what is allowed, "" where it is nothing."""
    asked = "".join(f"Print Assumptions {name}.\n" for name in re.findall(r"^Theorem (\w+)", text, re.MULTILINE))
    (folder / f"ask_{file}.v").write_text(f"From LN Require Import {file}.\n{asked}", encoding="utf-8")
    done = _coqc(folder, f"ask_{file}")
    # An axiom begins a line with its name; its type may go on below, after spaces.
    lines = {line.split(" ")[0] for line in done.stdout.splitlines() if line and not line.startswith(" ")}
    rest = lines - {CLOSED.split(" ")[0], "Axioms:", *allowed}
    return " ".join(done.stderr.split()) if done.returncode else " ".join(sorted(rest))


def _coqc(folder: Path, file: str) -> subprocess.CompletedProcess[str]:
    command = ["coqc", "-w", "none", "-R", ".", "LN", f"{file}.v"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
