"""Where an audit is computed, on processes that share what JAX compiles or on Dask, and what of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from lnverify.numeric.kernels import cache
from lnverify.numeric.publishing import workers

Name = TypeVar("Name")


@contextmanager
def executor(scheduler: str | None) -> Iterator[Executor]:
    """`workers.executor`, with what JAX compiles shared: most of an audit's time, were each to do it for itself.

    The programs are the same, so that no measurement depends on who compiled them.
    """
    with TemporaryDirectory() as folder:
        compiled_once = {
            "JAX_COMPILATION_CACHE_DIR": folder,
            "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
            "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
        }
        with workers.executor(scheduler, compiled_once) as pool:
            yield pool


def gather(
    executor: Executor, tasks: Mapping[Name, tuple[Any, ...]], progress: Callable[[], None] = lambda: None
) -> dict[Name, Any]:
    """The result of each task, JSON values, by its name. What is kept is read; what is computed is kept as it comes.

    Args:
        executor: of workers.
        tasks: by name the key under which the result is kept, the function, and its arguments.
        progress: called after each.
    """
    found, futures = {name: cache.read_entry(key) for name, (key, *_) in tasks.items()}, {}
    with workers.given_up(executor):
        for name, (key, function, *arguments) in tasks.items():
            if found[name] is None:
                futures[executor.submit(function, *arguments)] = name, key
            else:
                progress()
        for future in as_completed(futures):
            name, key = futures[future]
            found[name] = future.result()
            cache.write(key, found[name])
            progress()
    return found
