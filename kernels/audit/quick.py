"""What a quick audit measures: of every library something, in half a minute where nothing is kept.

Most of a cold audit's time goes into what is done once a process, or once for each shape and format: a library is
imported, Keras once for each backend, and what compiles does so for each shape and format, Equinox for each eps too.
So all rows have one shape, there are two formats and few values of eps, and one worker measures all of a library.

A kernel that `lnverify audit` names is not compiled anew for each shape: its quick regimes are those that are marked
`quick`, of all tags, in every format.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lnverify.kernels.audit.cases import regimes
from lnverify.numeric.publishing.numbers import join_in_words

REGIMES = (
    "standard normal",
    "mean/std = 2^4",
    "mean/std = 2^8",
    "mean/std = 2^12",
    "two neighbours",
    "constant 1/3",
    "outlier of 2^14",
    "variance far below eps",
    "squares overflow",
    "squares underflow",
    "zero gains",
)
"""The regimes: a few of each tag that has some of the common shape, `regimes.ROWS` by `regimes.SIZE`."""

FORMATS = ("float32", "bfloat16")
"""The formats, where none are asked for: those that networks are trained in."""

LONGEST = ("keras", "tinygrad", "flax", "equinox")
"""The libraries that take longest, in this order: they come first, so that no core waits for one of them at the end."""


def in_order(libraries: Iterable[str]) -> list[str]:
    """Libraries in the order in which to measure them."""
    return sorted(libraries, key=lambda name: LONGEST.index(name) if name in LONGEST else len(LONGEST))


def omitted_tags() -> list[str]:
    """The tags of which a quick audit has no regime."""
    tags = {regimes.REGIMES[name].tag for name in REGIMES}
    return [tag for tag in regimes.TAGS if tag not in tags]


def describe_scope(formats: Sequence[str]) -> str:
    """What a quick audit in some formats measures, and what it does not, in one line."""
    shape = f"{regimes.ROWS} rows of {regimes.SIZE}"
    return (
        f"quick: {len(REGIMES)} of {len(regimes.REGIMES)} regimes, all of {shape}, in {join_in_words([*formats])}; "
        f"nothing of the tags {join_in_words(omitted_tags())}"
    )
