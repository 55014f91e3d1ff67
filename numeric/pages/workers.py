"""Worker processes: one way to start, watch and end them, for every command.

Workers start by spawn. A fork would copy the locks of threads but not the threads, and whoever waits for such a lock
waits for ever. A worker ends when its parent does, however that ends. A worker that is lost or stalls ends the work
with an error. `kill -USR1` makes a worker print the stacks of its threads.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from time import monotonic
from types import MappingProxyType
from typing import Any

STALLED = 600.0
"""Seconds in which at least one task has to end. The longest takes about 30 s on an idle core."""

# Seconds that workers get to end by themselves once their work is done.
_LEAVING = 30.0

NOTHING: Mapping[str, str] = MappingProxyType({})


class WorkersError(Exception):
    """Work that cannot be finished, since a worker was lost or stalled: one line that says which."""


@contextmanager
def workers(
    count: int | None = None, stalled: float = STALLED, environment: Mapping[str, str] = NOTHING
) -> Iterator[Executor]:
    """An executor on processes of this machine; none of them outlives the block.

    Args:
        count: how many processes; one a core by default.
        stalled: seconds in which at least one task has to end while any is waited for.
        environment: variables that the processes find beside those of this one.

    Raises:
        WorkersError: at the end of the block, where a worker was lost or stalled.
    """
    pool = _Pool(count or os.cpu_count() or 1, stalled)
    with _added(environment):
        pool.start()
    try:
        yield pool
    except BrokenProcessPool:
        pool.end()
        raise WorkersError(pool.reason()) from None
    except BaseException:
        pool.end()
        raise
    pool.leave()


@contextmanager
def given_up(executor: Executor) -> Iterator[None]:
    """Where the block fails or is interrupted, an executor begins nothing more; what was begun nobody waits for."""
    try:
        yield
    except BaseException:
        # By the executor: where workers are killed, Python 3.11 fails in a thread on a task that its user cancelled.
        try:
            executor.shutdown(wait=False, cancel_futures=True)
        except TypeError:
            executor.shutdown(wait=False)  # Dask's has no such argument: it cancels by itself
        raise


@contextmanager
def _added(variables: Mapping[str, str]) -> Iterator[None]:
    """Variables of the environment, for processes that are started meanwhile."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


class _Pool(ProcessPoolExecutor):
    """A pool whose workers are all started at once, and ended where none of them gets anything done."""

    def __init__(self, count: int, stalled: float) -> None:
        super().__init__(count, get_context("spawn"), initializer=_begin)
        self.count, self.limit, self.stalled = count, stalled, False
        self._state = threading.Lock()
        self._open, self._last = 0, monotonic()
        self._over = threading.Event()

    def start(self) -> None:
        """Start the workers, deaf to interrupts from the terminal: those are for the parent."""
        before = set(active_children())
        unblocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            for _ in range(self.count):
                super().submit(int)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, unblocked)
        self.processes = set(active_children()) - before
        threading.Thread(target=self._watch, daemon=True).start()

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future = super().submit(function, *arguments, **named)
        with self._state:
            if self._open == 0:
                self._last = monotonic()
            self._open += 1
        future.add_done_callback(self._note)
        return future

    def _note(self, _: Future[Any]) -> None:
        with self._state:
            self._open, self._last = self._open - 1, monotonic()

    def _watch(self) -> None:
        while not self._over.wait(min(1.0, self.limit / 4)):
            with self._state:
                self.stalled = self._open > 0 and monotonic() - self._last > self.limit
            if self.stalled:
                self._kill()
                return

    def _kill(self) -> None:
        for process in self.processes:
            process.kill()

    def reason(self) -> str:
        """Why the pool is broken."""
        if self.stalled:
            return f"no worker got anything done in {self.limit:g} seconds, and all were ended"
        return "a worker process died, killed or out of memory"

    def end(self) -> None:
        """End the workers now: what they do is of no use any more."""
        self._kill()
        self.leave()

    def leave(self) -> None:
        """Wait for the workers to end; those that do not are ended."""
        self._over.set()
        late = threading.Timer(_LEAVING, self._kill)
        late.daemon = True
        late.start()
        self.shutdown(wait=True, cancel_futures=True)
        late.cancel()


def _begin() -> None:
    """What a worker does first."""
    faulthandler.register(signal.SIGUSR1)
    # Warnings of the libraries that run here are for their authors.
    warnings.simplefilter("ignore")
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
