"""Many rows held against many bounds, in pieces that any number of processes may share out.

A piece has its own seed, so what is found depends on the numbers asked for alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import product
from math import ceil

from lnverify.kernels.programs.theorems import Law
from lnverify.kernels.rounding.measure import Place, Share, measure
from lnverify.kernels.rounding.rows import KINDS
from lnverify.numeric.floats.formats import Format
from lnverify.numeric.publishing.progress import Progress
from lnverify.numeric.publishing.workers import executor

_ENTRIES = 2**16
"""Of a piece at the most: its arrays stay in the cache."""

Piece = tuple[Place, str, int, int, tuple[int, int]]
"""What a process measures: the place, the kind of rows, how many, climbs and seed."""


def sweep(
    theorems: Sequence[Law],
    formats: Sequence[Format],
    orders: Sequence[str],
    sizes: Sequence[int],
    rows: int,
    climbs: int = 0,
    seed: int = 1,
    jobs: int = 1,
    tell: Progress = lambda what, done, total: None,
) -> dict[Place, Share]:
    """The worst share of each bound at each place.

    Args:
        rows: drawn for each theorem and format; an N has a part of them as 1/N, the orders and kinds of rows the same.
        climbs: how often the worst tenth of a piece is replaced by neighbours.
        jobs: how many processes; this one alone where it is 1.
        tell: of the progress.

    Raises:
        InputError: see `Place`.
    """
    places = [Place(*place) for place in product(theorems, formats, orders, sizes)]
    weights = {size: 1 / size / sum(1 / size for size in sizes) / len(orders) for size in sizes}
    pieces = [piece for place in places for piece in _pieces(place, ceil(rows * weights[place.size]), climbs, seed)]
    worst = dict.fromkeys(places, Share())
    with ExitStack() as stack:
        spread = stack.enter_context(executor(count=jobs)).map if jobs > 1 else map
        for done, share in enumerate(spread(measure, *zip(*pieces, strict=True)), 1):
            place = pieces[done - 1][0]
            worst[place] |= share
            tell(f"{place.theorem.name}, {place.format.name}", done, len(pieces))
    return worst


def _pieces(place: Place, count: int, climbs: int, seed: int) -> Iterator[Piece]:
    most = max(1, _ENTRIES // place.size)
    kinds = [kind for kind in KINDS if kind != "tiny" or place.theorem.rounding == "gradual"]
    each = ceil(count / len(kinds))
    for kind in kinds:
        for start in range(0, each, most):
            yield place, kind, min(most, each - start), climbs, (seed, start)
