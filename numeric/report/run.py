"""The main job, from claims to pages."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from numeric import figures, walkthrough
from numeric.report.collect import Progress, collect
from numeric.report.pages import write


def run(out: Path, progress: Progress, executor: Executor | None = None) -> tuple[dict[str, Any], list[Path]]:
    """Prove, cross-check, analyse the bundled real gains, draw the figures, run the walkthrough, and write the report.

    Args:
        out: the folder of the report.
        progress: told (what, done, all) as work is done.
        executor: any `concurrent.futures` executor; one process a core where none is given.

    Returns:
        The data of the report and the files that were written.
    """
    with _workers(executor) as pool:
        drawn = [pool.submit(page.write, out) for page in (figures, walkthrough)]
        data = collect(pool, progress)
        progress("drawing the figures", 0, 0)
        for page in drawn:
            page.result()
    return data, [*write(data, out), *(out / f"{page.NAME}.md" for page in (figures, walkthrough))]


@contextmanager
def _workers(executor: Executor | None) -> Iterator[Executor]:
    """The executor that was given, or processes of our own, which end at once where the work is interrupted."""
    if executor is not None:
        yield executor
        return
    pool = ProcessPoolExecutor(os.cpu_count(), initializer=_leave_interrupts_to_the_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    pool.shutdown()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
