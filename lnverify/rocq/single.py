"""Theorems of Rocq of single claims, such as those of somebody's own: written, and checked by the kernel."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from lnverify.numeric.publishing import cache
from lnverify.proofs.registry import CLAIMS
from lnverify.proofs.rocq.files import DEFINED, name_of, proofs_file, statements_file, write_theorem
from lnverify.proofs.rocq.kernel import require_rocq
from lnverify.proofs.rocq.naming import identifier, library
from lnverify.proofs.verdicts.verdict import REFUTED, judge
from lnverify.rocq.answers import Checked, cached_answers
from lnverify.rocq.check import check_together, compiled_library, versions


def key_of(id: str) -> str:
    """The key of the theorem that states a claim; of the negation where it is refuted."""
    return f"not {id}" if judge(id).status == REFUTED else id


def files_of(ids: Iterable[str], proofs: bool = False) -> dict[str, str]:
    """The files of the theorems of some claims, by name: a file a source, and the definitions that they rest on.

    Args:
        ids: of the claims.
        proofs: whether the files of the proofs are made too, in a folder of that name.
    """
    by_source: dict[str, list[str]] = {}
    for id in ids:
        by_source.setdefault(identifier(CLAIMS[id].source), []).append(key_of(id))
    results = {name: text for name, text in library().items() if name in DEFINED}
    results |= {f"{source}.v": statements_file(keys) for source, keys in by_source.items()}
    if proofs:
        results |= {f"proofs/{name}": text for name, text in library().items() if name not in DEFINED}
        for source, keys in by_source.items():
            results[f"proofs/{source}_proofs.v"] = proofs_file(source, keys)
    return results


def check_claim(id: str) -> Checked:
    """What Rocq says of the theorem of a claim, or of the negation of one that is refuted; it is kept.

    Raises:
        InputError: where Rocq is missing, or another version.
    """
    require_rocq()
    key = key_of(id)
    if reason := write_theorem(key).reason:
        return Checked(reason)
    known = cached_answers([key])
    if key not in known:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(shutil.copytree(_compile_library(), name, dirs_exist_ok=True))
            known = check_together(folder, name_of(key), [key])
    return known[key]


def _compile_library() -> Path:
    """A folder of the cache with the hand-written files, compiled once for each version of them and of Rocq."""
    folder = cache.private_folder() / f"rocq-{cache.key(library(), versions())[:16]}"
    if not folder.is_dir():
        result = Path(tempfile.mkdtemp(prefix=".rocq-", dir=folder.parent))
        try:
            compiled = compiled_library(result)
            # Where another process was faster, its folder stays.
            with suppress(OSError):
                compiled.rename(folder)
        finally:
            shutil.rmtree(result, ignore_errors=True)
    return folder
