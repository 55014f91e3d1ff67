"""The main job, from claims to pages."""

from __future__ import annotations

import os
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
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
    own = nullcontext(executor) if executor else ProcessPoolExecutor(os.cpu_count())
    with own as pool:
        assert pool is not None
        drawn = [pool.submit(page.write, out) for page in (figures, walkthrough)]
        data = collect(pool, progress)
        progress("drawing the figures", 0, 0)
        for page in drawn:
            page.result()
    return data, [*write(data, out), *(out / f"{page.NAME}.md" for page in (figures, walkthrough))]
