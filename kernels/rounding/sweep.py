"""Many rows held against many bounds, in pieces that any number of processes may share out.

A piece has its own seed, so what is found depends on the numbers asked for alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from contextlib import contextmanager
from itertools import product
from math import ceil

from lnverify.kernels.programs.theorems import Theorem, find_theorem
from lnverify.kernels.rounding.measure import Place, Share, measure
from lnverify.kernels.rounding.rows import KINDS
from lnverify.numeric.floats.formats import Format, find_format
from lnverify.numeric.publishing.progress import Progress

_ENTRIES = 2**16
"""Of a piece at the most: its arrays stay in the cache."""

Piece = tuple[str, str, str, int, str, int, int, tuple[int, int]]
"""Names of theorem, format and order, then N, the kind of rows, how many, climbs and seed: what a process is sent."""


def sweep(
    theorems: Sequence[Theorem],
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
        InputError: see `Place.require_measurable`.
    """
    places = [Place(*place) for place in product(theorems, formats, orders, sizes)]
    for place in places:
        place.require_measurable()
    weights = {size: 1 / size / sum(1 / size for size in sizes) / len(orders) for size in sizes}
    pieces = {
        piece: place for place in places for piece in _pieces(place, ceil(rows * weights[place.size]), climbs, seed)
    }
    values: dict[Piece, Share] = {}
    with _results(list(pieces), jobs) as results:
        for piece, share in results:
            values[piece] = share
            tell(f"{piece[0]}, {piece[1]}", len(values), len(pieces))
    worst = dict.fromkeys(places, Share())
    for piece, place in pieces.items():
        worst[place] |= values[piece]
    return worst


def _pieces(place: Place, count: int, climbs: int, seed: int) -> Iterator[Piece]:
    most = max(1, _ENTRIES // place.size)
    kinds = [kind for kind in KINDS if kind != "tiny" or place.theorem.rounding == "gradual"]
    each = ceil(count / len(kinds))
    for kind in kinds:
        for start in range(0, each, most):
            number = min(most, each - start)
            name, format = place.theorem.name, place.format.name
            yield name, format, place.order, place.size, kind, number, climbs, (seed, start)


def _measure(piece: Piece) -> tuple[Piece, Share]:
    name, format, order, size, kind, count, climbs, seed = piece
    place = Place(find_theorem(name), find_format(format), order, size)
    return piece, measure(place, kind, count, climbs, seed)


@contextmanager
def _results(pieces: Sequence[Piece], jobs: int) -> Iterator[Iterator[tuple[Piece, Share]]]:
    """The shares of the pieces as they are ready."""
    if jobs == 1:
        yield map(_measure, pieces)
        return
    from lnverify.numeric.publishing.workers import workers

    with workers(jobs) as pool:
        yield (future.result() for future in as_completed([pool.submit(_measure, piece) for piece in pieces]))
