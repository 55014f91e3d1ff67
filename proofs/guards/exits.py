"""Code of a user that ends the process without a word: an error instead."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

_end = os._exit
# `os` has the function from a module of the system, which may be called as well.
_MODULES = os, sys.modules[os.name]
# The process that goes on; 0 outside of a block.
_guarded = 0


def _refuse(status: int) -> NoReturn:
    # A process that was forked ends, and so does one that kept this function beyond the block.
    if os.getpid() == _guarded:
        raise SystemExit(f"os._exit({status})")
    _end(status)


@contextmanager
def no_exit() -> Iterator[None]:
    """A block in which `os._exit`, after which nobody could say anything, raises SystemExit as `sys.exit` does."""
    global _guarded
    before, _guarded = (_guarded, os._exit), os.getpid()
    _put(_refuse)
    try:
        yield
    finally:
        _guarded, end = before
        _put(end)


def _put(end: object) -> None:
    for module in _MODULES:
        module._exit = end  # type: ignore[attr-defined]
