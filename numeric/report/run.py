"""The main job, from claims to pages."""

from __future__ import annotations

from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from numeric import atlas, walkthrough
from numeric.pages.files import write_set
from numeric.pages.progress import Progress
from numeric.pages.workers import workers
from numeric.report import page
from numeric.report.collect import collect


def run(out: Path, progress: Progress, executor: Executor | None = None) -> tuple[dict[str, Any], list[Path]]:
    """Prove, cross-check, analyse the bundled real gains, draw the figures, run the walkthrough, and write the report.

    The files are written last and as one set: before that, and however the run ends, the old report stays as it was.
    Pages that the old report has on claims and sources that are gone are removed.

    Args:
        out: the folder of the report.
        progress: told (what, done, all) as work is done.
        executor: any `concurrent.futures` executor; one process a core where none is given.

    Returns:
        The data of the report and the files that were written.

    Raises:
        InputError: where the folder cannot be written.
        WorkersError: where a worker was lost or stalled.
    """
    with nullcontext(executor) if executor else workers() as pool:
        drawn = [pool.submit(made.contents, out) for made in (atlas, walkthrough)]
        data = collect(pool, progress)
        progress("drawing the figures", 0, 0)
        contents = page.contents(data)
        for future in drawn:
            contents |= future.result()
    return data, write_set(out, contents, page.left_behind(out, contents))
