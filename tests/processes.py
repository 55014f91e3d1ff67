"""Waiting for what other processes do."""

import time
from collections.abc import Callable
from threading import Event

PATIENCE = 300.0  # seconds; far more than anything here takes on a loaded machine


def until(condition: Callable[[], object]) -> None:
    """Return as soon as a condition holds; fail where it does not within PATIENCE."""
    end, pause = time.monotonic() + PATIENCE, Event()
    while not condition():
        assert time.monotonic() < end, f"it did not come about in {PATIENCE:g} seconds"
        pause.wait(0.02)
