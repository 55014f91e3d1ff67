"""One executor for every command: processes of this machine (loky), or the workers of a Dask scheduler.

A worker of this machine that is lost ends the work with an error; Dask gives its tasks to another, as long as there is
one. Workers of this machine end when their parent does, however that ends.
"""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError, Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from types import MappingProxyType
from typing import Any

from lnverify.proofs.errors import InputError

NOTHING: Mapping[str, str] = MappingProxyType({})

GROWTH = MappingProxyType({"LOKY_MAX_MEMORY_LEAK_SIZE": "4e9"})
"""How many bytes a worker may grow by before loky starts it anew: libraries, and what they compile, are no leak."""

SCHEDULER = (
    "Address of a Dask scheduler whose workers do the work, such as tls://host:8786; it is sent pickles: tcp:// is for "
    "networks where nobody else is."
)
"""What commands say of the option --scheduler."""


PATIENCE = 30.0
"""For how many seconds a scheduler may be without a worker before the work ends; a lost worker's tasks go to others."""


class WorkersError(Exception):
    """Work that cannot be finished, since a worker was lost: one line."""


@contextmanager
def executor(
    scheduler: str | None = None, environment: Mapping[str, str] = NOTHING, count: int | None = None
) -> Iterator[Executor]:
    """An executor; where the block fails or is interrupted, what it has not done is not done any more.

    Args:
        scheduler: the address of a Dask scheduler; processes of this machine where none is given.
        environment: variables that these processes find beside those of this one.
        count: how many processes; one a core by default.

    Raises:
        InputError: where Dask is not installed, or no scheduler answers.
        WorkersError: at the end of the block, where a worker was lost.
    """
    with _cluster(scheduler) if scheduler else workers(count=count, environment=environment) as pool:
        yield pool


@contextmanager
def workers(count: int | None = None, environment: Mapping[str, str] = NOTHING) -> Iterator[Executor]:
    """An executor on processes of this machine; see `executor`."""
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


@contextmanager
def _cluster(scheduler: str) -> Iterator[Executor]:
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise InputError("--scheduler needs Dask: pip install 'lnverify[dask]'") from None
    connect: Any = Client
    try:
        client = connect(scheduler, timeout="10s")
    except (OSError, ValueError, TimeoutError) as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise InputError(
            f"--scheduler {scheduler}: no scheduler answers ({reason}); tcp://host:8786 would be right"
        ) from None
    over = threading.Event()
    threading.Thread(target=_watch, args=(client, over), daemon=True).start()
    # What is lost is reported in a line.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        yield client.get_executor(pure=False)
    except (CancelledError, KilledWorker):
        raise WorkersError(f"{scheduler} was lost, or its last worker {PATIENCE:g} s ago") from None
    finally:
        over.set()
        client.close()


def _watch(client: Any, over: threading.Event) -> None:
    """Close a client, which cancels what is waited for, once its scheduler has had no worker for too long."""
    last = time.monotonic()
    while not over.wait(1) and time.monotonic() - last < PATIENCE:
        with suppress(OSError):
            last = time.monotonic() if client.scheduler_info()["workers"] else last
    client.close()


@contextmanager
def cancel_on_error(executor: Executor) -> Iterator[None]:
    """Where the block fails or is interrupted, an executor begins nothing more; what was begun nobody waits for."""
    try:
        yield
    except BaseException:
        try:
            executor.shutdown(wait=False, cancel_futures=True)
        except TypeError:
            # Those of loky and Dask have no such argument; the end of their block ends the work.
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
