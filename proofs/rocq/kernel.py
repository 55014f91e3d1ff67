"""Rocq itself: its programs are run, and asked what theorems rest on; nothing is taken but their own words."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from lnverify.proofs.errors import InputError

ROOT = "LN"
"""The library that all files are of."""
CLOSED = "Closed under the global context"
"""What Rocq prints of a theorem that rests on no axiom."""
INSTALL = "Debian has it: apt-get install coq libcoq-mathcomp-algebra-tactics"
# A process that takes longer than this is given up.
_SECONDS = 3600
# The processes of Rocq that run now.
_RUNNING: set[subprocess.Popen[str]] = set()

Ended = subprocess.CompletedProcess[str]


def is_installed() -> bool:
    """Whether coqc and coqchk are there."""
    return bool(shutil.which("coqc") and shutil.which("coqchk"))


def require_rocq() -> None:
    """
    Raises:
        InputError: where Rocq is missing.
    """
    if not is_installed():
        raise InputError(f"coqc is not found; {INSTALL}; without --check the files are written all the same")


def run(command: Sequence[str], folder: Path) -> Ended:
    """
    Raises:
        InputError: where the process was ended from outside: that says nothing of a theorem.
    """
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=folder, stdout=pipe, stderr=pipe, text=True, errors="replace") as process:
        _RUNNING.add(process)
        try:
            said, complained = process.communicate(timeout=_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            return Ended(command, 124, "", f"it took more than {_SECONDS} seconds")
        except BaseException:
            process.kill()
            raise
        finally:
            _RUNNING.discard(process)
    if process.returncode < 0:
        raise InputError(f"{command[0]} was ended by signal {-process.returncode}; run the command again")
    return Ended(command, process.returncode, said, complained)


def end_all() -> None:
    """Kill what runs now."""
    for process in list(_RUNNING):
        process.kill()


def coqc(folder: Path, name: str, text: str) -> Ended:
    """Compile a file of this name and text."""
    (folder / f"{name}.v").write_text(text, encoding="utf-8")
    return run(["coqc", "-w", "none", "-R", ".", ROOT, f"{name}.v"], folder)


def coqchk(folder: Path, names: Sequence[str]) -> Ended:
    """Check compiled files once more, each by itself."""
    modules = [argument for name in names for argument in ("-norec", f"{ROOT}.{name}")]
    return run(["coqchk", "-silent", "-R", ".", ROOT, *modules], folder)


def complaint(ended: Ended) -> str:
    """What a process complained of; "" where it did not fail."""
    lines = [line.strip() for line in ended.stderr.splitlines() if line.strip()]
    return (" ".join(lines[-2:])[:200] or f"it ended with {ended.returncode}") if ended.returncode else ""


def names_in(text: str) -> list[str]:
    """The names of the theorems in a text."""
    return re.findall(r"^Theorem (\w+)", text, re.MULTILINE)


def check_texts(folder: Path, name: str, statements: str, proofs: str) -> str:
    """What Rocq complains of in a file of statements and one of proofs; "" where it accepts them.

    Both are compiled; then Rocq is asked, without the tactics, whether each theorem proves what is said, and on which
    axioms it rests; then coqchk is run on both.
    """
    of_proofs = f"{name}_proofs"
    for ended in (coqc(folder, name, statements), coqc(folder, of_proofs, proofs)):
        if ended.returncode:
            return complaint(ended)
    asked = coqc(folder, f"ask_{name}", _question(name, statements, names_in(proofs)))
    if asked.returncode:
        return complaint(asked)
    if asked.stdout.strip() != CLOSED:
        return " ".join(asked.stdout.split())
    checked = coqchk(folder, [name, of_proofs])
    return f"coqchk: {complaint(checked)}" if checked.returncode else ""


def _question(name: str, statements: str, theorems: Sequence[str]) -> str:
    """What the theorems of a file rest on, all at once; each by what it says.

    The file of proofs is not imported, so that no notation in it, or in what it imports, changes what is asked.
    """
    defined = dict(re.findall(r"^Definition (\w+)_says\s+(.*?):=", statements, re.MULTILINE | re.DOTALL))
    typed = []
    for theorem in theorems:
        if theorem in defined:
            size = "(N : nat), " if "N : nat" in defined[theorem] else ", "
            values = "R N" if "N : nat" in defined[theorem] else "R"
            says = f"forall (R : rcfType) {size}{ROOT}.{name}.{theorem}_says {values}".replace(" ,", ",")
            typed.append(f"({ROOT}.{name}_proofs.{theorem} : {says})")
    return (
        "From mathcomp Require Import all_ssreflect all_algebra.\n"
        f"From {ROOT} Require {name} {name}_proofs.\n"
        f"Definition everything := ({', '.join([*typed, 'tt'])}).\nPrint Assumptions everything.\n"
    )
