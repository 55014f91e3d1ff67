"""A limit to the time that the code of a claims file may take."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooLong(BaseException):
    """Code that takes too long; no `except Exception` of a claim holds it up."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """End a block that takes longer than so many seconds; 0 is no limit. A limit around it goes on afterwards.

    Raises:
        TooLong: where it takes longer.
    """
    if not seconds or threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, frame: FrameType | None) -> None:
        raise TooLong(f"no end within {seconds:g} s (--timeout)")

    handler = signal.signal(signal.SIGALRM, end)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
        signal.signal(signal.SIGALRM, handler)
