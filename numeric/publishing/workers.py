"""One executor for every command: processes of this machine, by loky.

A worker that is lost ends the work with an error. Workers end when their parent does, however that ends.
"""

from __future__ import annotations

import os
import signal
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

NOTHING: Mapping[str, str] = MappingProxyType({})

GROWTH = MappingProxyType({"LOKY_MAX_MEMORY_LEAK_SIZE": "4e9"})
"""How many bytes a worker may grow by before loky starts it anew: libraries, and what they compile, are no leak."""


class WorkersError(Exception):
    """Work that cannot be finished, since a worker was lost: one line."""


@contextmanager
def executor(count: int | None = None, environment: Mapping[str, str] = NOTHING) -> Iterator[Executor]:
    """Processes of this machine; where the block fails or is interrupted, what is not done is not done any more.

    Args:
        count: how many; one a core by default.
        environment: variables that they find beside those of this one.

    Raises:
        WorkersError: at the end of the block, where a worker was lost.
    """
    from loky import ProcessPoolExecutor

    class Pool(ProcessPoolExecutor):  # type: ignore[misc]  # loky has no types
        def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
            # Whatever starts a worker: an interrupt from the terminal is for the parent alone.
            unblocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            try:
                future: Future[Any] = super().submit(function, *arguments, **named)
                return future
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, unblocked)

    pool = Pool(
        count or os.cpu_count() or 1, initializer=_begin, initargs=(os.getpid(),), env={**GROWTH, **environment}
    )
    try:
        yield pool
    except BrokenProcessPool:
        pool.shutdown(kill_workers=True)
        raise WorkersError("a worker process died, killed or out of memory") from None
    except BaseException:
        pool.shutdown(kill_workers=True)
        raise
    pool.shutdown()


@contextmanager
def cancel_on_error(executor: Executor) -> Iterator[None]:
    """Where the block fails or is interrupted, an executor begins nothing more; what was begun nobody waits for."""
    try:
        yield
    except BaseException:
        try:
            executor.shutdown(wait=False, cancel_futures=True)
        except TypeError:
            # That of loky has no such argument; the end of its block ends the work.
            executor.shutdown(wait=False)
        raise


def _begin(parent: int) -> None:
    """What a worker does first."""
    # Warnings of the libraries that run here are for their authors.
    warnings.simplefilter("ignore")
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.2)
    # Code that runs meanwhile may not let `os._exit` end the process.
    os.kill(os.getpid(), signal.SIGKILL)
