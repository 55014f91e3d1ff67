"""How often Python looks for circles of garbage while a claim is decided."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (200_000, 30, 30)
"""Thresholds as of `gc.set_threshold`, those of mypy; with the default a fifth of the time goes into it."""


@contextmanager
def collect_seldom() -> Iterator[None]:
    """A block, or a function, in which it is done seldom: a decision makes millions of small tuples without circles."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
