"""The main job, from claims to pages."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from lnverify.numeric.publishing import cache
from lnverify.numeric.publishing.address import ANSWERS, COMMITTED, DATA, MAY_GO
from lnverify.numeric.publishing.files import left_behind, write_set
from lnverify.numeric.publishing.progress import Progress
from lnverify.numeric.publishing.provenance import processor
from lnverify.numeric.publishing.workers import executor
from lnverify.proofs.registry import CLAIMS, DeclaredClaim, find_claim
from lnverify.report import cache_keys

_DRAWN = ("lnverify.numeric.atlas.page", "lnverify.numeric.derivations.page", "lnverify.numeric.walkthrough.page")
"""Their pages are made in workers, which import them."""


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
    contents = make(progress) if ids is None else make_own(progress, ids, timeout)
    return json.loads(contents[DATA]), write_set(out, contents, left_behind(out, MAY_GO, contents))


def make(progress: Progress) -> dict[str, str | bytes]:
    """The files of the report, by path below its folder; where nothing has changed, those of the one before.

    Args:
        progress: told (what, done, all) as work is done.

    Raises:
        WorkersError: where a worker was lost.
    """
    key = cache.key("report", cache_keys.package(), processor(), cache_keys.digest(COMMITTED / ANSWERS))
    return _unpack(cache.load_or_make(key, lambda: _pack(_contents(progress))))


def _contents(progress: Progress) -> dict[str, str | bytes]:
    # What has not changed is read without them.
    from lnverify.kernels.rounding.facts import facts
    from lnverify.questions import page as questions
    from lnverify.report import page
    from lnverify.report.collect import collect

    with executor() as pool:
        drawn = [pool.submit(_draw_pages, module) for module in _DRAWN]
        data = collect(pool, progress)
        contents = page.contents(data) | questions.contents({claim["id"]: claim for claim in data["claims"]} | facts())
        for done, future in enumerate(drawn):
            progress("drawing the figures", done, len(drawn))
            contents |= future.result()
    return contents


def _draw_pages(module: str) -> dict[str, str | bytes]:
    """A package's pages; it runs in a worker."""
    contents: dict[str, str | bytes] = import_module(module).contents()
    return contents


def _pack(files: Mapping[str, str | bytes]) -> dict[str, list[Any]]:
    """Files as JSON: each with whether it is text."""
    return {
        name: [isinstance(content, str), content if isinstance(content, str) else b64encode(content).decode()]
        for name, content in files.items()
    }


def _unpack(files: Mapping[str, Sequence[Any]]) -> dict[str, str | bytes]:
    return {name: content if is_text else b64decode(content) for name, (is_text, content) in files.items()}


def make_own(progress: Progress, ids: Sequence[str], timeout: float) -> dict[str, str | bytes]:
    """The same on claims of somebody's own, and on those that they name: the pages of their sources alone.

    Args:
        progress, ids, timeout: as of `run`.
    """
    from lnverify.report import page
    from lnverify.report.collect import Own, collect

    claims = [find_claim(id) for id in ids]
    named = [find_claim(id) for claim in claims for id in _claims_it_names(claim)]
    every = {claim.id: claim for claim in (*claims, *named)}
    own = Own(tuple(dict.fromkeys(claim.source for claim in claims)), tuple(every.values()), timeout)
    with executor() as pool:
        return page.contents(collect(pool, progress, every, (), own))


def _claims_it_names(claim: DeclaredClaim) -> list[str]:
    """The claims that a claim leads to, of those that there are: a fault tells of the others."""
    ids = (claim.law, claim.corrected_by, *claim.corrects, *claim.rests_on)
    return [id for id in ids if id in CLAIMS]
