"""Make the page of an audit: find causes, replay what was reported, then write the page, its JSON and its figures."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import AbstractContextManager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from lnverify.kernels.audit import findings, library_norms, many_rows, upstream
from lnverify.kernels.audit.adapters import libraries
from lnverify.kernels.audit.audit import Result
from lnverify.kernels.audit.cases import reported
from lnverify.kernels.audit.errors.table import from_json
from lnverify.kernels.audit.page import collect, draw, scorecard, tables
from lnverify.numeric.publishing import plot_style
from lnverify.numeric.publishing.files import left_behind, write_set
from lnverify.numeric.publishing.workers import cancel_on_error

Progress = Callable[[str, int], AbstractContextManager[Callable[[], None]]]
"""(what is done, how many steps) to a context that yields a function to call after each."""


def make(result: Result, executor: Executor, single: Executor, folder: Path, progress: Progress) -> list[Path]:
    """Make the page of what was measured; returns the paths of its files.

    Args:
        result: what was measured.
        executor: of workers.
        single: of one worker, for sums over 2²⁷ entries: two at once take more memory than a small machine has.
        folder: where the files go.
        progress: see `Progress`.
    """
    with progress("finding causes", len(findings.failures(result.table))) as advance:
        outcome, unseen = findings.find(result.table, executor, advance)
    released = [one for one in result.libraries if libraries.is_released(one)]
    with cancel_on_error(executor), cancel_on_error(single):
        sums = [single.submit(many_rows.of_library, one) for one in released]
        others = [executor.submit(library_norms.of_library, one) for one in released]
        rows = [executor.submit(scorecard.of_library, one) for one in result.libraries]
        present = [index for index, one in enumerate(upstream.REPORTS) if one.library in result.libraries]
        shown = [executor.submit(replayed_report, index) for index in present]
        with progress("reported inputs", len(result.libraries)) as advance:  # here, while workers do the others
            replays = reported.replay_inputs(result.libraries, advance)
        waiting: dict[str, list[Future[Any]]] = {
            "scorecard": rows,
            "strongest defects": shown,
            "many rows": sums,
            "other norms": others,
        }
        done: dict[str, list[Any]] = {name: [] for name in waiting}
        for name, futures in waiting.items():
            with progress(name, len(futures)) as advance:
                for future in futures:
                    done[name].append(future.result())
                    advance()
    behaviours = {name: facts for each in done["scorecard"] for name, facts in each.items()}
    training = {name: list(chain(*done[name])) for name in ("many rows", "other norms")}
    strongest = done["strongest defects"]
    facts = collect.collect(result, outcome, replays, unseen, strongest, behaviours, training)
    return write(facts, folder)


def replayed_report(index: int) -> dict[str, Any]:
    """What a library does today about one of REPORTS; runs in a worker."""
    report = upstream.REPORTS[index]
    return upstream.replay(report, libraries.load(report.library)[report.implementation])


MAY_GO = (
    *(f"upstream/{library}-*.md" for library in libraries.LIBRARIES),
    "audit-*.md",
    "audit-*.png",
)
"""The files of which an audit may have fewer than the one before."""


def write(facts: dict[str, Any], folder: Path) -> list[Path]:
    """Write page, JSON and figures; pages on libraries without findings any more go, and drafts. Returns the paths."""
    contents = pages(facts)
    return write_set(folder, contents, left_behind(folder, MAY_GO, contents))


def pages(facts: dict[str, Any]) -> dict[str, str | bytes]:
    """The page, its appendices, the JSON and the figures, by name, from the facts alone."""
    table = from_json(facts["records"], facts["implementations"])
    return {
        "audit-offsets.png": plot_style.render_figure(partial(draw.draw_offsets, table), ".png", dpi=110),
        "audit.json": collect.as_text(facts),
        **tables.pages(facts),
    }
