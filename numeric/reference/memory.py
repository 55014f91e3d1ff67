"""Temporary arrays that do not cost a fault of every page each time."""

from functools import cache

import numpy as np

BLOCK = (1 << 22) - (1 << 12)  # float64: as large a block as the threshold follows, 32 MB


@cache
def keep_freed() -> None:
    """Let the C library keep what temporary arrays free, once a process.

    glibc gives freed blocks above a threshold back to the system, which then faults in every page anew: three
    times the cost of the arithmetic. The threshold grows to the largest block freed so far (mallopt(3)), so
    one block that is never touched is enough. Elsewhere this does nothing.
    """
    np.empty(BLOCK)
