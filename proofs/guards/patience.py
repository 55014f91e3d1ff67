"""A limit to the time that the code of a claims file may take."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

PATIENCE = 300
"""Seconds that a claims file, and each of its claims, may take by default: the slowest that ship take some ten."""

# After so many seconds a line says what is waited for.
_SILENT = 10.0


class TooLong(BaseException):
    """Code that takes too long; no `except Exception` of a claim holds it up."""


def _say(line: str) -> None:
    print(f"lnverify: {line}", file=sys.__stderr__, flush=True)


_tell: Callable[[str], None] = _say


@contextmanager
def told_by(tell: Callable[[str], None]) -> Iterator[None]:
    """A block in which the line on what takes long goes another way than to standard error."""
    global _tell
    before, _tell = _tell, tell
    try:
        yield
    finally:
        _tell = before


@contextmanager
def patience(seconds: float, what: str = "") -> Iterator[None]:
    """End a block that takes longer than so many seconds; 0 is no limit. A limit around it goes on afterwards.

    Args:
        seconds: the limit.
        what: is waited for: a line says so after ten seconds; "" for no line.

    Raises:
        TooLong: where it takes longer.
    """
    if not (seconds or what) or threading.current_thread() is not threading.main_thread():
        yield
        return
    started = time.monotonic()

    def ring(number: int, frame: FrameType | None) -> None:
        passed = time.monotonic() - started
        if seconds and passed >= seconds:
            raise TooLong(f"no end within {seconds:g} s (--timeout, in pytest --lnverify-timeout)")
        end = f"it is ended after {seconds:g} s" if seconds else "there is no limit"
        _tell(f"{what} takes longer than {_SILENT:g} s; {end}")
        signal.setitimer(signal.ITIMER_REAL, max(seconds - passed, 1e-3) if seconds else 0)

    handler = signal.signal(signal.SIGALRM, ring)
    first = _SILENT if what and (not seconds or seconds > _SILENT) else seconds
    left, _ = signal.setitimer(signal.ITIMER_REAL, first)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
        signal.signal(signal.SIGALRM, handler)
