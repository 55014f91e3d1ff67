"""Freed memory stays with the process, so that temporary arrays need not be paged in again each time."""

from functools import cache

import numpy as np

BLOCK = (1 << 22) - (1 << 12)
"""How many float64 are in the largest block that the threshold follows, 32 MB."""


@cache
def keep_freed() -> None:
    """Let the C library keep the memory that temporary arrays free; it is asked once a process.

    glibc gives freed blocks above a threshold back to the system, which then faults in every page anew: three
    times the cost of the arithmetic. The threshold grows to the largest block freed so far (mallopt(3)), so
    one block that is never touched is enough. Elsewhere this does nothing.
    """
    np.empty(BLOCK)
