"""Rocq's kernel on the theorems: compiled, asked for assumptions, checked again by coqchk.

What was said of an unchanged theorem is not asked again. Nothing is taken from here but Rocq's own words and its clock.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Event, Timer
from typing import IO

from lnverify.proofs.errors import InputError, choose
from lnverify.proofs.rocq import proof, statement
from lnverify.proofs.rocq.files import (
    ROOT,
    name_of,
    names_in,
    proofs_file,
    statements_file,
    theorems,
    topics,
)
from lnverify.proofs.rocq.naming import LIBRARY, library
from lnverify.proofs.rocq.proof import Script
from lnverify.rocq.answers import Checked, keep

# What Rocq prints of a theorem that rests on no axiom.
CLOSED = "Closed under the global context"
INSTALL = "Debian has it: apt-get install coq libcoq-mathcomp-algebra-tactics"
# A file that takes longer than this is given up.
_SECONDS = 3600
# The processes of Rocq that run now.
_RUNNING: set[subprocess.Popen[bytes]] = set()
_SENTENCE = re.compile(r"^Chars (\d+) - \d+ .* ([0-9.]+) secs \(([0-9.]+)u,([0-9.]+)s\)", re.MULTILINE)

# The libraries that statements and proofs use, and their folders.
_LIBRARIES = {"MathComp": ("ssreflect", "algebra"), "algebra-tactics": ("algebra_tactics",)}

Tell = Callable[[str, int, int], None]


def is_installed() -> bool:
    """Whether coqc and coqchk are there."""
    return bool(shutil.which("coqc") and shutil.which("coqchk"))


@cache
def versions() -> str:
    """The versions of Coq and of the libraries, each library with a hash of its compiled files."""
    where = Path(_run(["coqc", "-where"], Path.cwd()).stdout.strip()) / "user-contrib" / "mathcomp"
    told = [f"Coq {_run(['coqc', '--print-version'], Path.cwd()).stdout.split()[0]}"]
    for name, folders in _LIBRARIES.items():
        digest = hashlib.sha256()
        for path in sorted(path for folder in folders for path in (where / folder).glob("*.vo")):
            digest.update(path.read_bytes())
        told.append(f"{name} {_package_version(folders[0])} ({digest.hexdigest()[:12]})".replace("  ", " "))
    return ", ".join(told)


def _package_version(folder: str) -> str:
    """The version of a library as Debian has it; "" elsewhere, where its hash tells it."""
    if not shutil.which("dpkg-query"):
        return ""
    package = f"libcoq-mathcomp-{folder.replace('_', '-')}"
    return _run(["dpkg-query", "-W", "-f", "${source:Upstream-Version}", package], Path.cwd()).stdout.strip()


def require_rocq() -> None:
    """
    Raises:
        InputError: where Rocq is missing.
    """
    if not is_installed():
        raise InputError(f"coqc is not found; {INSTALL}; without --check the files are written all the same")


def require_topics(names: Sequence[str]) -> None:
    """
    Raises:
        InputError: where there is no topic of such a name.
    """
    for name in names:
        choose("topic", name, topics())


def in_share(share: str) -> Callable[[str], bool]:
    """Whether a key is in a share of all keys, K/N: of N shares the one that is counted as K from 0 on; "" is none.

    Raises:
        InputError: where there is no such share.
    """
    if not share:
        return lambda key: False
    match = re.fullmatch(r"(\d+)/(\d+)", share)
    if not match or int(match[1]) >= int(match[2]):
        raise InputError(f"{share!r} is no share; 0/6 is the first of six, 5/6 the last")
    keys = [key for topic in topics() for key in theorems(topic)]
    chosen = set(keys[int(match[1]) :: int(match[2])])
    return chosen.__contains__


def check(tell: Tell, known: Mapping[str, Checked], only: Sequence[str] = (), jobs: int = 2) -> dict[str, Checked]:
    """Check the theorems of which nothing is known, a file for each topic.

    Args:
        tell: is called with a line of progress, how many theorems are done, and how many there are.
        known: what Rocq said before, by the key of the theorem.
        only: the topics, all where none is named.
        jobs: how many files are checked at a time; each takes up to a gigabyte of memory.

    Returns:
        What was said of the theorems of these topics, now or before, by the key of the theorem.

    Raises:
        InputError: where there is no such topic, or the library itself does not compile.
    """
    require_topics(only)
    wanted = {topic: theorems(topic) for topic in topics() if not only or topic in only}
    results = {key: known[key] for keys in wanted.values() for key in keys if key in known}
    waiting = {topic: [key for key in keys if key not in known] for topic, keys in wanted.items()}
    waiting = {topic: keys for topic, keys in waiting.items() if keys}
    if not waiting:
        return results
    # The longest first, so that none runs alone at the end.
    waiting = dict(sorted(waiting.items(), key=lambda item: -len(proofs_file(*item))))
    total = sum(map(len, wanted.values()))
    with tempfile.TemporaryDirectory() as name:
        folder = compiled_library(Path(name))
        with ThreadPoolExecutor(jobs) as pool:
            running = {pool.submit(check_together, folder, topic, ids, keep): topic for topic, ids in waiting.items()}
            try:
                for done in as_completed(running):
                    results |= done.result()
                    tell(running[done], len(results), total)
            except BaseException:
                # Nothing more is begun, and nobody waits for what runs.
                pool.shutdown(wait=False, cancel_futures=True)
                _end_all()
                raise
    return results


def compiled_library(folder: Path) -> Path:
    """The folder, with the hand-written files compiled in it, and confirmed by coqchk.

    Raises:
        InputError: where Rocq does not compile them: it is another version.
    """
    for file, text in library().items():
        (folder / file).write_text(text, encoding="utf-8")
    for file in LIBRARY:
        answer = _run(_coqc(f"{file}.v"), folder)
        answer = _coqchk([file], folder) if not answer.returncode else answer
        if answer.returncode:
            raise InputError(f"{file}.v: {_complaint(answer)}; Coq 8.16 with MathComp 1.15 is right. {INSTALL}")
    return folder


def check_together(
    folder: Path, name: str, ids: Sequence[str], told: Callable[[dict[str, Checked]], None] = lambda found: None
) -> dict[str, Checked]:
    """What Rocq says of theorems in one file; where it does not accept them all, of each by itself.

    Args:
        folder: where the library is compiled.
        name: of the file, without its ending.
        ids: the keys of the theorems.
        told: is called with what is known for good.
    """
    texts = statements_file(ids), proofs_file(name, ids)
    answer = check_texts(folder, name, *texts, [name_of(id) for id in ids])
    results: dict[str, Checked] = {}
    if answer.complaint and len(ids) > 1:
        for id in ids:
            results |= check_together(folder, f"{name}_{name_of(id)}", [id], told)
        return results
    nothing = Cost(0.0, 0.0, 0)
    for id in ids:
        cost = answer.by_name.get(name_of(id), nothing)
        measured = cost.seconds, cost.processor, cost.memory
        results[id] = Checked(not answer.complaint, answer.complaint, *measured, versions())
    told(results)
    return results


@dataclass(frozen=True)
class Cost:
    """What a theorem cost, as `Checked` has it: seconds, the processor's seconds, megabytes."""

    seconds: float
    processor: float
    memory: int


@dataclass(frozen=True)
class Answer:
    """What Rocq said of a file: the cost of each theorem, by its name, or what it complained of."""

    by_name: Mapping[str, Cost]
    complaint: str


def check_script(folder: Path, name: str, script: Script, names: Sequence[str]) -> Answer:
    """What Rocq says of theorems of these names, with what they say in a file of its own."""
    proofs = f"{proof.IMPORTS}\nFrom {ROOT} Require Import {name}.\n{script.proof}\n"
    return check_texts(folder, name, f"{statement.IMPORTS}\n{script.statement}\n", proofs, names)


def check_texts(folder: Path, name: str, statements: str, proofs: str, names: Sequence[str]) -> Answer:
    """What Rocq says of a file of statements and of one of proofs, which has theorems of these names.

    Both are compiled; then Rocq is asked, without the tactics, whether each theorem proves what is said, and on which
    axioms it rests; then coqchk is run on both.
    """
    of_proofs = f"{name}_proofs"
    (folder / f"{name}.v").write_text(statements, encoding="utf-8")
    (folder / f"{of_proofs}.v").write_text(proofs, encoding="utf-8")
    said = _run(_coqc(f"{name}.v"), folder)
    if said.returncode:
        return Answer({}, _complaint(said))
    compiled = _run(_coqc("-time", f"{of_proofs}.v"), folder)
    if compiled.returncode:
        return Answer({}, _complaint(compiled))
    asked = _ask_for_axioms(folder, name, statements, names_in(proofs))
    if asked.returncode:
        return Answer({}, _complaint(asked))
    if asked.stdout.strip() != CLOSED:
        return Answer({}, " ".join(asked.stdout.split()))
    checked = _coqchk([name, of_proofs], folder)
    if checked.returncode:
        return Answer({}, f"coqchk: {_complaint(checked)}")
    return Answer(_costs(_times(proofs.encode(), compiled.stdout, names), [said, compiled, asked, checked]), "")


def _coqc(*arguments: str) -> list[str]:
    return ["coqc", "-w", "none", "-R", ".", ROOT, *arguments]


def _coqchk(names: Sequence[str], folder: Path) -> _Ended:
    modules = [argument for name in names for argument in ("-norec", f"{ROOT}.{name}")]
    return _run(["coqchk", "-silent", "-R", ".", ROOT, *modules], folder)


def _ask_for_axioms(folder: Path, name: str, statements: str, theorems: Sequence[str]) -> _Ended:
    """Rocq, asked what the theorems of a file rest on, all at once; each by what it says.

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
    question = "From mathcomp Require Import all_ssreflect all_algebra.\n"
    question += f"From {ROOT} Require {name} {name}_proofs.\n"
    question += f"Definition everything := ({', '.join([*typed, 'tt'])}).\nPrint Assumptions everything.\n"
    (folder / f"ask_{name}.v").write_text(question, encoding="utf-8")
    return _run(_coqc(f"ask_{name}.v"), folder)


def _times(text: bytes, timing: str, names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The seconds of each theorem on the wall and of the processor, from the times of its sentences."""
    # What the derivatives of a negation are is a theorem in front of it, and counts with it; that two things differ is
    # one behind; so is what a claim says of critical points.
    start = r"^Theorem ({}_derivatives|{})\b"
    starts = sorted(
        (re.search(start.format(theorem.removesuffix("_fails"), theorem).encode(), text, re.MULTILINE).start(), theorem)  # type: ignore[union-attr]
        for theorem in names
    )
    total = dict.fromkeys(names, (0.0, 0.0))
    for match in _SENTENCE.finditer(timing):
        before = [theorem for start, theorem in starts if start <= int(match[1])]
        if before:
            wall, processor = total[before[-1]]
            total[before[-1]] = wall + float(match[2]), processor + float(match[3]) + float(match[4])
    return total


def _costs(times: Mapping[str, tuple[float, float]], ended: Sequence[_Ended]) -> dict[str, Cost]:
    """What each theorem of a file cost, the processes that checked the file shared among them."""
    memory = max(process.memory for process in ended)
    share = sum(process.processor for process in ended) / (sum(own for _, own in times.values()) or 1)
    return {name: Cost(round(wall, 1), round(own * share, 1), memory) for name, (wall, own) in times.items()}


@dataclass(frozen=True)
class _Ended:
    """A process that has ended, with the seconds of the processor and the megabytes that it took."""

    returncode: int
    stdout: str
    stderr: str
    processor: float
    memory: int


def _complaint(answer: _Ended) -> str:
    lines = [line.strip() for line in answer.stderr.splitlines() if line.strip()]
    return " ".join(lines[-2:])[:200] or f"it ended with {answer.returncode}"


def _run(command: list[str], folder: Path) -> _Ended:
    """
    Raises:
        InputError: where the process was ended from outside: that says nothing of a theorem.
    """
    late = Event()
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as complaint:
        process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=complaint)
        _RUNNING.add(process)

        def give_up() -> None:
            late.set()
            process.kill()

        watch = Timer(_SECONDS, give_up)
        watch.start()
        try:
            # Of one child, and not of all of them together.
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        finally:
            watch.cancel()
            _RUNNING.discard(process)
        told, complained = (_read_all(file) for file in (out, complaint))
    if late.is_set():
        return _Ended(124, "", f"it took more than {_SECONDS} seconds", 0.0, 0)
    if process.returncode < 0:
        raise InputError(f"{command[0]} was ended by signal {-process.returncode}; run the command again")
    # Linux counts memory in kilobytes.
    return _Ended(process.returncode, told, complained, usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1000)


def _read_all(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode(errors="replace")


def _end_all() -> None:
    for process in list(_RUNNING):
        process.kill()
