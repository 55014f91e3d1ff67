"""Rocq's kernel on the theorem of one claim, such as a claim of somebody's own."""

from __future__ import annotations

import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

from lnverify.numeric.publishing import cache
from lnverify.numeric.rocq.answers import Checked, answers_to, keep
from lnverify.numeric.rocq.check import check_together, compiled_library, require_rocq, versions
from lnverify.proofs.readings.rocq.files import name_of, written
from lnverify.proofs.readings.rocq.naming import library
from lnverify.proofs.verdicts.verdict import REFUTED, judge


def check_claim(id: str) -> Checked:
    """What Rocq says of the theorem of a claim, or of the negation of one that is refuted; it is kept.

    Raises:
        InputError: where Rocq is missing, or another version.
    """
    require_rocq()
    key = f"not {id}" if judge(id).status == REFUTED else id
    found = written(key)
    if found.script is None:
        return Checked(False, found.reason, 0.0, 0.0, 0)
    known = answers_to([id])
    if key not in known:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(shutil.copytree(_compiled(), name, dirs_exist_ok=True))
            known = check_together(folder, name_of(key), [key], keep)
    return known[key]


def _compiled() -> Path:
    """A folder of the cache with the hand-written files, compiled once for each version of them and of Rocq."""
    folder = cache.folder() / f"rocq-{cache.key(library(), versions())[:16]}"
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(prefix=".rocq-", dir=folder.parent))
        try:
            compiled = compiled_library(made)
            # Where another process was faster, its folder stays.
            with suppress(OSError):
                compiled.rename(folder)
        finally:
            shutil.rmtree(made, ignore_errors=True)
    return folder
