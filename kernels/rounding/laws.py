"""What the laws say in each format: how large entries of a row may be, and how far runs exceed what is refuted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from operator import itemgetter

import numpy as np

from lnverify.kernels.programs.theorems import LAWS, Law
from lnverify.kernels.rounding import rows
from lnverify.kernels.rounding.arrays import run_rows
from lnverify.kernels.rounding.families import reach, stagnate, unfaithful
from lnverify.kernels.rounding.functions import evaluate
from lnverify.kernels.rounding.orders import ORDERS, height
from lnverify.numeric.floats.formats import Format
from lnverify.numeric.floats.rounding import round_array

SIZES = (2, 64, 768, 4096)


RANGE, BOX = ({law.name: law for law in LAWS}[name] for name in ("range", "closed.box"))
"""Laws whose premises say how large entries may be; those of the second hold of 1 or more."""


def largest_entry(format: Format, size: int, order: str = "pairwise", premises: Law = RANGE) -> float:
    """The largest number X of the format of which a theorem says that nothing overflows; 0 where there is none."""
    h, least = height(ORDERS[order], size), 2.0**format.emin
    fixed = {"u": format.unit_roundoff, "eps": rows.EPS, "B": format.largest, "N": size, "h1": h, "h2": h, "h": h}
    fixed |= {"L": least, "l": least * format.unit_roundoff, "a": 0.0}

    def safe(place: int) -> bool:
        with np.errstate(all="ignore"):
            return bool(evaluate(premises.says, {**fixed, "X": number(place, format)})[1])

    digits = format.precision - 1
    low, high = -format.emin << digits if premises == BOX else 0, (format.emax - format.emin + 1) << digits
    if not safe(low):
        return 0.0
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if safe(middle) else (low, middle)
    return number(low, format)


def number(place: int, format: Format) -> float:
    """The normal numbers of a format, counted from the least."""
    power, digits = divmod(place, 2 ** (format.precision - 1))
    return float((1 + digits / 2 ** (format.precision - 1)) * 2.0 ** (format.emin + power))


def overflows(entry: float, format: Format, size: int, order: str = "pairwise") -> bool:
    """Whether two passes of the row of entries ±entry in turn overflow."""
    x = np.where(np.arange(size) % 2, -entry, entry)[None]
    return not run_rows("two_pass", x, rows.EPS, format, order).finite.all()


def overflowing_entry(format: Format, size: int, order: str = "pairwise") -> float:
    """The least entry found, above `largest_entry`, that `overflows`."""
    entry = step = largest_entry(format, size, order)
    while not overflows(entry, format, size, order):
        entry = float(round_array(np.array(entry + step / 256), format))
    return entry


Table = tuple[tuple[str, ...], Sequence[tuple[str, ...]]]


def _ranges(formats: tuple[Format, ...]) -> Table:
    lines = [
        (format.name, f"{size}", f"{largest_entry(format, size):.4g}", f"{overflowing_entry(format, size):.4g}")
        for format in formats
        for size in SIZES
    ]
    return ("format", "N", "nothing overflows up to", "±x in turn overflows from"), lines


def _boxes(formats: tuple[Format, ...]) -> Table:
    lines = []
    for format, size, order in product(formats, SIZES, ("sequential", "pairwise")):
        most = largest_entry(format, size, order, BOX)
        shown = f"{most:.4g}" if most else "no X: sums go through too many additions"
        beyond = f"{overflowing_entry(format, size, order):.4g}" if most else ""
        lines.append((format.name, f"{size}", order, shown, beyond))
    return ("format", "N", "order", "box: ε from 2⁻¹⁷ to 1, entries up to", "two passes of ±x overflow from"), lines


def _family(
    family: Callable[[Format], dict[str, float]], where: str, unit: str
) -> Callable[[tuple[Format, ...]], Table]:
    """Of a refuted bound the inputs of a format that leave it furthest behind, how they are told, and how far."""

    def table(formats: tuple[Format, ...]) -> Table:
        worst = [(format.name, *max(family(format).items(), key=itemgetter(1))) for format in formats]
        lines = [(name, f"{where} {at}", f"{factor:.4g} {unit}") for name, at, factor in worst]
        return ("format", "inputs", "how far"), lines

    return table


TABLES: Mapping[str, Callable[[tuple[Format, ...]], Table]] = {
    "range": _ranges,
    "one-pass": _family(reach, "x = (m − 1, m + 1), m =", "times u·(1 + κ)·(1 + |z|)"),
    "faithful": _family(unfaithful, "x = (b, b, the next number), ε = 0, b =", "times |z|"),
    "stagnation": _family(stagnate, "1 and so many numbers u:", "times u·Σ|v|"),
    **dict.fromkeys(("closed.box", "closed.rms-norm", "closed.two-pass", "closed.layer-norm"), _boxes),
}
"""Of laws and of bounds that fail, by name, what they say in formats; what holds to the bit says the same in all."""
