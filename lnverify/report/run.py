"""The main job, from claims to pages."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from lnverify.kernels.rounding.facts import facts
from lnverify.numeric.atlas import page as atlas
from lnverify.numeric.derivations import page as derivations
from lnverify.numeric.publishing import cache
from lnverify.numeric.publishing.files import left_behind, write_set
from lnverify.numeric.publishing.progress import Progress
from lnverify.numeric.publishing.provenance import processor
from lnverify.numeric.publishing.workers import executor
from lnverify.numeric.walkthrough import page as walkthrough
from lnverify.proofs.registry import CLAIMS, DeclaredClaim, find_claim
from lnverify.questions import page as questions
from lnverify.report import cache_keys, page
from lnverify.report.collect import Own, collect

_DRAWN = (atlas, derivations, walkthrough)


def run(
    out: Path, progress: Progress, ids: Sequence[str] | None = None, timeout: float = 0
) -> tuple[dict[str, Any], list[Path]]:
    """Prove, cross-check, analyse the bundled real gains, draw, derive, run the walkthrough, and write the report.

    The files are written last and as one set: before that, and however the run ends, the old report stays as it was.
    Pages that the old report has on claims and sources that are gone are removed.

    Args:
        out: the folder of the report.
        progress: told (what, done, all) as work is done.
        ids: of the claims of somebody's own; where none are given, it is the report of the claims that ship.
        timeout: how many seconds one of these may take; 0 is no limit.

    Returns:
        The data of the report and the files that were written.

    Raises:
        InputError: where the folder cannot be written.
        WorkersError: where a worker was lost.
    """
    data, contents = make(progress) if ids is None else make_own(progress, ids, timeout)
    return data, write_set(out, contents, left_behind(out, page.MAY_GO, contents))


def make(progress: Progress) -> tuple[dict[str, Any], dict[str, str | bytes]]:
    """The data of the report, and its files by path below its folder.

    Args:
        progress: told (what, done, all) as work is done.

    Raises:
        WorkersError: where a worker was lost.
    """
    with executor() as pool:
        inputs = [cache_keys.all_code(), processor()]
        drawn = {item.__name__: cache.read_entry(_page_key(item.__name__, inputs)) for item in _DRAWN}
        # A worker imports everything before it draws: what is known is read here.
        futures = {name: pool.submit(_draw_page, name, inputs) for name, known in drawn.items() if known is None}
        data = collect(pool, progress)
        contents = page.contents(data) | questions.contents({claim["id"]: claim for claim in data["claims"]} | facts())
        for done, (name, future) in enumerate(futures.items()):
            progress("drawing the figures", done, len(futures))
            drawn[name] = future.result()
        for files in drawn.values():
            contents |= {name: text if is_text else b64decode(text) for name, (is_text, text) in files.items()}
    return data, contents


def make_own(progress: Progress, ids: Sequence[str], timeout: float) -> tuple[dict[str, Any], dict[str, str | bytes]]:
    """The same on claims of somebody's own, and on those that they name: the pages of their sources alone.

    Args:
        progress, ids, timeout: as of `run`.
    """
    claims = [find_claim(id) for id in ids]
    named = [find_claim(id) for claim in claims for id in _claims_it_names(claim)]
    every = {claim.id: claim for claim in (*claims, *named)}
    own = Own(tuple(dict.fromkeys(claim.source for claim in claims)), tuple(every.values()), timeout)
    with executor() as pool:
        data = collect(pool, progress, every, (), own)
    return data, page.contents(data)


def _claims_it_names(claim: DeclaredClaim) -> list[str]:
    """The claims that a claim leads to, of those that there are: a fault tells of the others."""
    ids = (claim.law, claim.corrected_by, *claim.corrects, *claim.rests_on)
    return [id for id in ids if id in CLAIMS]


def _page_key(module: str, inputs: list[str]) -> str:
    """Under which a package's pages are kept."""
    return cache.key("drawn", module, inputs)


def _draw_page(module: str, inputs: list[str]) -> dict[str, list[Any]]:
    """The contents of a package's pages, each with whether it is text; they are kept. It runs in a worker."""
    files = {
        name: [isinstance(it, str), it if isinstance(it, str) else b64encode(it).decode()]
        for name, it in import_module(module).contents().items()
    }
    cache.write(_page_key(module, inputs), files)
    return files
