"""Rocq's kernel on the files of the reading: compiled, asked for assumptions, checked again by coqchk.

What it says is kept in ~/.cache/lnverify, by the hash of a file and of all that it builds on: what is unchanged is not
checked again. Nothing is taken from here but Rocq's own words and its clock.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path

from numeric.files import write_whole
from numeric.verdicts.kept import folder as cache_folder
from proofs.errors import InputError
from proofs.readings.rocq.files import LIBRARY, ROOT, all_files, theorems, topics
from proofs.readings.rocq.proof import identifier

# What Rocq prints of a theorem that rests on no axiom.
CLOSED = "Closed under the global context"
_JOBS = 2
# A file that takes longer than this is given up.
_SECONDS = 1500
INSTALL = "Debian has it: apt-get install coq libcoq-mathcomp-algebra-tactics"
_SENTENCE = re.compile(r"^Chars (\d+) - (\d+) .* ([0-9.]+) secs", re.MULTILINE)

Tell = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Checked:
    """What Rocq said of a file.

    Attributes:
        accepted: whether coqc compiled it and coqchk confirmed it.
        closed: whether its theorems rest on no axiom.
        seconds: the time of each theorem with its proof, by the id of its claim.
        complaint: the first lines of what Rocq complained of; "" where it is accepted.
    """

    accepted: bool
    closed: bool
    seconds: Mapping[str, float]
    complaint: str


def is_installed() -> bool:
    """Whether coqc and coqchk are there."""
    return bool(shutil.which("coqc") and shutil.which("coqchk"))


def version() -> str:
    """Rocq's version, as it prints it."""
    return _run(["coqc", "--print-version"], Path.cwd()).stdout.split()[0]


def require_rocq() -> None:
    """
    Raises:
        InputError: where Rocq is missing.
    """
    if not is_installed():
        raise InputError(f"coqc is not found; {INSTALL}; without --check the files are written all the same")


def check(tell: Tell, fresh: bool = False) -> dict[str, Checked]:
    """Check every file that was not checked before; what was said of each topic.

    Args:
        tell: is called with a line of progress, how many files are done, and how many there are.
        fresh: whether to check anew what was checked before.
    """
    contents = all_files()
    hashes = {topic: _hash(contents, topic) for topic in topics()}
    kept = cache_folder() / "rocq.json"
    known = {} if fresh else _read(kept)
    found = {topic: known[hashes[topic]] for topic in topics() if hashes[topic] in known}
    waiting = [topic for topic in topics() if topic not in found]
    if waiting:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for file, text in contents.items():
                (folder / file).write_text(text, encoding="utf-8")
            for file in LIBRARY:
                tell(file, len(found), len(topics()))
                _demand(["coqc", "-w", "none", "-R", ".", ROOT, f"{file}.v"], folder)
            with ThreadPoolExecutor(_JOBS) as pool:
                running = {pool.submit(check_topic, folder, topic): topic for topic in waiting}
                for done in as_completed(running):
                    topic = running[done]
                    found[topic] = done.result()
                    tell(f"{topic}: {'accepted' if found[topic].accepted else 'NOT ACCEPTED'}", len(found), len(topics()))
                    _write(kept, {hashes[t]: found[t] for t in topics() if t in found})
    _write(kept, {hashes[t]: found[t] for t in topics()})
    return {topic: found[topic] for topic in topics()}


def check_topic(folder: Path, topic: str) -> Checked:
    """What Rocq says of the file of a topic in a folder in which the library is compiled."""
    ids = theorems(topic)
    compiled = _run(["coqc", "-w", "none", "-time", "-R", ".", ROOT, f"{topic}.v"], folder)
    if compiled.returncode:
        return Checked(False, False, {}, _complaint(compiled))
    text = (folder / f"{topic}.v").read_bytes()
    checked = _run(["coqchk", "-silent", "-R", ".", ROOT, "-norec", f"{ROOT}.{topic}"], folder)
    if checked.returncode:
        return Checked(False, False, {}, _complaint(checked))
    return Checked(True, _closed(folder, topic, ids), _seconds(text, compiled.stdout, ids), "")


def _closed(folder: Path, topic: str, ids: list[str]) -> bool:
    """Whether no theorem of a file rests on an axiom: all are asked about at once."""
    if not ids:
        return True
    pairs = ", ".join(f"@{identifier(id)}" for id in ids)
    question = f"From {ROOT} Require Import {topic}.\nDefinition everything := ({pairs}, tt).\nPrint Assumptions everything.\n"
    (folder / f"ask_{topic}.v").write_text(question, encoding="utf-8")
    answer = _run(["coqc", "-w", "none", "-R", ".", ROOT, f"ask_{topic}.v"], folder)
    return answer.returncode == 0 and answer.stdout.strip() == CLOSED


def _seconds(text: bytes, timing: str, ids: list[str]) -> dict[str, float]:
    """The seconds of each theorem, from the times of its sentences."""
    starts = [text.index(f"Theorem {identifier(id)} ".encode()) for id in ids]
    total = dict.fromkeys(ids, 0.0)
    for match in _SENTENCE.finditer(timing):
        start = int(match[1])
        place = sum(begin <= start for begin in starts) - 1
        if place >= 0:
            total[ids[place]] += float(match[3])
    return {id: round(seconds, 1) for id, seconds in total.items()}


def _complaint(answer: subprocess.CompletedProcess[str]) -> str:
    lines = [line for line in answer.stderr.splitlines() if line.strip()]
    return " ".join(lines[-4:]) or f"it ended with {answer.returncode}"


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "", f"it took more than {_SECONDS} seconds")


def _demand(command: list[str], folder: Path) -> None:
    answer = _run(command, folder)
    if answer.returncode:
        raise InputError(f"{' '.join(command)}: {_complaint(answer)}; Coq 8.16 with MathComp 1.15 is right. {INSTALL}")


def _hash(contents: Mapping[str, str], topic: str) -> str:
    parts = [contents[f"{name}.v"] for name in (*LIBRARY, topic)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _read(kept: Path) -> dict[str, Checked]:
    try:
        return {key: Checked(**value) for key, value in json.loads(kept.read_text(encoding="utf-8")).items()}
    except (OSError, ValueError, TypeError):
        return {}


def _write(kept: Path, answers: Mapping[str, Checked]) -> None:
    told = {key: asdict(value) for key, value in sorted(answers.items())}
    write_whole(kept, json.dumps(told, indent=1, ensure_ascii=False) + "\n")
