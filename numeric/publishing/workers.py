"""One executor for every command: processes of this machine (loky).

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
def executor(environment: Mapping[str, str] = NOTHING, count: int | None = None) -> Iterator[Executor]:
    """An executor on processes of this machine; where the block fails or is interrupted, they end at once.

    Args:
        environment: variables that these processes find beside those of this one.
        count: how many processes; one a core by default.

    Raises:
        WorkersError: at the end of the block, where a worker was lost.
    """
    from loky import ProcessPoolExecutor

    class Pool(ProcessPoolExecutor):  # type: ignore[misc]  # loky has no types
        def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
            with _signals_wait():
                future: Future[Any] = super().submit(function, *arguments, **named)
                return future

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
def _signals_wait() -> Iterator[None]:
    """Until the end of the block: the error that a handler raises amid it would leave a lock of loky's held for ever.

    Workers that start in it are spared the interrupt from the terminal, which is for the parent alone.
    """
    waiting: list[int] = []
    in_main = threading.current_thread() is threading.main_thread()  # handlers run in it alone
    handled = [number for number in signal.valid_signals() if in_main and callable(signal.getsignal(number))]
    before = {number: signal.signal(number, lambda number, _: waiting.append(number)) for number in handled}
    unblocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, unblocked)
        for number, handler in before.items():
            signal.signal(number, handler)
        for late in waiting:
            signal.raise_signal(late)


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
