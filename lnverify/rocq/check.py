"""Rocq's kernel on the theorems: a file a topic, compiled, asked for assumptions, checked again by coqchk.

What was said of an unchanged theorem is not asked again.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from pathlib import Path

from lnverify.numeric.publishing.progress import Progress
from lnverify.proofs.errors import InputError
from lnverify.proofs.rocq.files import all_theorems, name_of, proofs_file, statements_file, theorems, topics
from lnverify.proofs.rocq.kernel import INSTALL, check_texts, complaint, coqc, coqchk, end_all, run
from lnverify.proofs.rocq.naming import LIBRARY, library
from lnverify.rocq.answers import Checked, keep

# The libraries that statements and proofs use, and their folders.
_LIBRARIES = {"MathComp": ("ssreflect", "algebra"), "algebra-tactics": ("algebra_tactics",)}


@cache
def versions() -> str:
    """The versions of Coq and of the libraries, each library with a hash of its compiled files."""
    where = Path(run(["coqc", "-where"], Path.cwd()).stdout.strip()) / "user-contrib" / "mathcomp"
    parts = [f"Coq {run(['coqc', '--print-version'], Path.cwd()).stdout.split()[0]}"]
    for name, folders in _LIBRARIES.items():
        digest = hashlib.sha256()
        for path in sorted(path for folder in folders for path in (where / folder).glob("*.vo")):
            digest.update(path.read_bytes())
        parts.append(f"{name} {_package_version(folders[0])} ({digest.hexdigest()[:12]})".replace("  ", " "))
    return ", ".join(parts)


def _package_version(folder: str) -> str:
    """The version of a library as Debian has it; "" elsewhere, where its hash tells it."""
    if not shutil.which("dpkg-query"):
        return ""
    package = f"libcoq-mathcomp-{folder.replace('_', '-')}"
    return run(["dpkg-query", "-W", "-f", "${source:Upstream-Version}", package], Path.cwd()).stdout.strip()


def in_share(share: str) -> Callable[[str], bool]:
    """Whether a key is in a share of all keys, K/N: of N shares the one that is counted as K from 0 on; "" is none.

    Raises:
        InputError: where there is no such share.
    """
    if not share:
        return lambda key: False
    match = re.fullmatch("([0-9]{1,9})/([0-9]{1,9})", share)
    if not match or int(match[1]) >= int(match[2]):
        raise InputError(f"{share!r} is no share; 0/6 is the first of six, 5/6 the last")
    if int(match[1]) >= len(every := all_theorems()):
        raise InputError(f"{share} has none of the {len(every)} theorems; at most {len(every)} shares would be right")
    return set(every[int(match[1]) :: int(match[2])]).__contains__


def check(tell: Progress, known: Mapping[str, Checked], jobs: int = 2) -> dict[str, Checked]:
    """Check the theorems of which nothing is known, a file for each topic.

    Args:
        tell: is called with a line of progress, how many theorems are done, and how many there are.
        known: what Rocq said before, by the key of the theorem.
        jobs: how many files are checked at a time; each takes up to a gigabyte of memory.

    Returns:
        What was said of the theorems, now or before, by the key of the theorem.

    Raises:
        InputError: where the library itself does not compile.
    """
    results = {key: known[key] for key in all_theorems() if key in known}
    waiting = {topic: [key for key in theorems(topic) if key not in known] for topic in topics()}
    waiting = {topic: keys for topic, keys in waiting.items() if keys}
    if not waiting:
        return results
    # The longest first, so that none runs alone at the end.
    waiting = dict(sorted(waiting.items(), key=lambda item: -len(proofs_file(*item))))
    total = len(all_theorems())
    with tempfile.TemporaryDirectory() as name:
        folder = compiled_library(Path(name))
        with ThreadPoolExecutor(jobs) as pool:
            running = {pool.submit(check_together, folder, topic, ids): topic for topic, ids in waiting.items()}
            try:
                for done in as_completed(running):
                    results |= done.result()
                    tell(running[done], len(results), total)
            except BaseException:
                # Nothing more is begun, and nobody waits for what runs.
                pool.shutdown(wait=False, cancel_futures=True)
                end_all()
                raise
    return results


def compiled_library(folder: Path) -> Path:
    """The folder, with the hand-written files compiled in it, and confirmed by coqchk.

    Raises:
        InputError: where Rocq does not compile them: it is another version.
    """
    for file in LIBRARY:
        wrong = complaint(coqc(folder, file, library()[f"{file}.v"])) or complaint(coqchk(folder, [file]))
        if wrong:
            raise InputError(f"{file}.v: {wrong}; Coq 8.16 with MathComp 1.15 is right. {INSTALL}")
    return folder


def check_together(folder: Path, name: str, ids: Sequence[str]) -> dict[str, Checked]:
    """What Rocq says of theorems in one file, which is kept; where it does not accept them all, of each by itself.

    Args:
        folder: where the library is compiled.
        name: of the file, without its ending.
        ids: the keys of the theorems.
    """
    wrong = check_texts(folder, name, statements_file(ids), proofs_file(name, ids))
    results: dict[str, Checked] = {}
    if wrong and len(ids) > 1:
        for id in ids:
            results |= check_together(folder, f"{name}_{name_of(id)}", [id])
        return results
    results = dict.fromkeys(ids, Checked(wrong, versions()))
    keep(results)
    return results
