"""Where an audit is computed: on processes that share what JAX compiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from lnverify.kernels.audit.calls import CALLS
from lnverify.numeric.publishing import workers

Name = TypeVar("Name")


@contextmanager
def executor(count: int | None = None) -> Iterator[Executor]:
    """`workers.executor`, with what JAX compiles shared: most of an audit's time, were each to do it for itself.

    The programs are the same, so that no measurement depends on who compiled them.

    Args:
        count: how many processes; one a core by default.
    """
    with TemporaryDirectory() as folder:
        compiled_once = {
            "JAX_COMPILATION_CACHE_DIR": folder,
            "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
            "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
        }
        try:
            with workers.executor(compiled_once | {CALLS: folder}, count) as pool:
                yield pool
        except workers.WorkersError as error:
            calls = [path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("call-*"))]
            raise workers.WorkersError(f"{error}{', in a call on ' * bool(calls)}{', or on '.join(calls)}") from None


def perform(
    tasks: Mapping[Name, tuple[Any, ...]], executor: Executor, progress: Callable[[], None] = lambda: None
) -> dict[Name, Any]:
    """What tasks give, by name.

    Args:
        tasks: by name the function and its arguments.
        executor: of workers.
        progress: called after each.
    """
    futures = {executor.submit(function, *arguments): name for name, (function, *arguments) in tasks.items()}
    results: dict[Name, Any] = {}
    for future in as_completed(futures):
        results[futures[future]] = future.result()
        progress()
    return {name: results[name] for name in tasks}
