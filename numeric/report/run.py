"""The main job, from claims to pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lnverify.numeric import atlas, derivations, walkthrough
from lnverify.numeric.pages.files import write_set
from lnverify.numeric.pages.progress import Progress
from lnverify.numeric.pages.workers import executor
from lnverify.numeric.report import page
from lnverify.numeric.report.collect import collect


def run(out: Path, progress: Progress, scheduler: str | None = None) -> tuple[dict[str, Any], list[Path]]:
    """Prove, cross-check, analyse the bundled real gains, draw, derive, run the walkthrough, and write the report.

    The files are written last and as one set: before that, and however the run ends, the old report stays as it was.
    Pages that the old report has on claims and sources that are gone are removed.

    Args:
        out: the folder of the report.
        progress: told (what, done, all) as work is done.
        scheduler: the address of a Dask scheduler; processes of this machine where none is given.

    Returns:
        The data of the report and the files that were written.

    Raises:
        InputError: where the folder cannot be written, or no scheduler answers.
        WorkersError: where a worker was lost.
    """
    data, contents, gone = make(out, progress, scheduler)
    return data, write_set(out, contents, gone)


def make(
    out: Path, progress: Progress, scheduler: str | None = None
) -> tuple[dict[str, Any], dict[str, str | bytes], list[str]]:
    """The data of the report, its files by path below `out`, and the pages in `out` that have no place in it.

    Args:
        out: the folder of the report; training results in it are read, nothing is written.
        progress: told (what, done, all) as work is done.
        scheduler: the address of a Dask scheduler; processes of this machine where none is given.

    Raises:
        InputError: where no scheduler answers.
        WorkersError: where a worker was lost.
    """
    with executor(scheduler) as pool:
        drawn = [pool.submit(made.contents, out) for made in (atlas, derivations, walkthrough)]
        data = collect(pool, progress)
        progress("drawing the figures", 0, 0)
        contents = page.contents(data)
        for future in drawn:
            contents |= future.result()
    return data, contents, page.left_behind(out, contents)
