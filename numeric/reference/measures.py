"""The two measures of error, defined once.

Component: |value - exact| in ulps of the exact value. A faithful result is below 1, a correctly rounded one
at most 1/2. It says nothing about how much the entry matters: an entry near 0 beside large ones may have many
ulps of error and yet be as good as a row's accuracy asks.

Row: the largest |value - exact| of a row (of the whole vector for ∂γ and ∂β) over the row's largest exact
entry, in units of u = 2^-p. Below the smallest normal number 2^emin that entry counts as 2^emin, since no
number of the format is nearer to its neighbours there; and a row whose exact entries are all 0 is measured
against 1, the size that normalized rows have.

A value that is NaN or infinite has infinite error where the exact value rounds to a finite one, and none
where it rounds to the same infinity.
"""

import numpy as np

from lnverify.numeric.floats.formats import Format
from lnverify.numeric.floats.rounding import ulps
from lnverify.numeric.reference import Answer


def distances(values: np.ndarray, answer: Answer) -> np.ndarray:
    """|value - exact|, to within the answer's radius; NaN where the exact value is undefined."""
    values = values.astype(np.float64)
    rounded = answer.rounded.astype(np.float64)
    with np.errstate(all="ignore"):
        difference = values - answer.high
        if answer.low is not None:
            difference = difference - answer.low
    lost = np.where(np.isfinite(values), np.abs(difference), np.inf)
    return np.where(np.isinf(rounded) & (values == rounded), 0.0, np.where(np.isnan(rounded), np.nan, lost))


def ulp_errors(values: np.ndarray, answer: Answer, format: Format) -> np.ndarray:
    """The component measure, entry by entry."""
    with np.errstate(all="ignore"):
        return np.asarray(distances(values, answer) / ulps(answer.high, format))


def row_errors(values: np.ndarray, answer: Answer, format: Format) -> np.ndarray:
    """The row measure, one number for each row of the last axis; NaN for undefined rows."""
    with np.errstate(all="ignore"):
        distance = distances(values, answer).max(axis=-1)
        largest = np.abs(answer.high).max(axis=-1)
        largest = np.where(largest == 0, 1.0, largest)
        errors = distance / np.clip(largest, 2.0**format.emin, format.largest) / format.unit_roundoff
        return np.asarray(errors)
