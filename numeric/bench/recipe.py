"""The section on the paper's recipe: eigenvalues, lengths and directions of Π₂G⁻²Π₂ against certified roots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import repeat
from typing import Any

import numpy as np
from mpmath import mp, mpf

from lnverify.numeric.axes import PrincipalAxes, principal_axes
from lnverify.numeric.axes.dense import paper_matrix
from lnverify.numeric.bench.sections import Data, Section
from lnverify.numeric.publishing.numbers import number
from lnverify.numeric.readings.inputs import bundled_layers
from lnverify.numeric.walkthrough.printed_gains import PRINTED, UNIT

WRONG = 0.01
"""A length with a larger relative error counts as wrong."""
FORMATS = ("mpmath", "float64", "float32")
"""What the eigendecomposition is made in: mpmath with DIGITS digits by its eigsy, the others by NumPy's eigh."""
DIGITS = 50
LARGEST = 16
"""The largest N at which mpmath is asked: its time grows as N³, and is hours at the N of a model."""
# Bits of a certified root: beyond DIGITS digits.
_BITS = 192

Pairs = tuple[list[Any], Any]


def measure(tell: Callable[[str], None]) -> Data:
    """The eigenvalues of Π₂G⁻²Π₂, the semi-axes and their directions in each format, against the certified ones."""
    rows = []
    for name, gain in _gains():
        tell(name)
        axes = principal_axes(gain)
        with mp.workprec(_BITS):
            true = certified_lengths(axes)
            for format in FORMATS if gain.size <= LARGEST else FORMATS[1:]:
                rows.append({"gains": name, "N": gain.size, "format": format} | compare(axes, true, format))
    return {"rows": rows}


def _gains() -> Iterator[tuple[str, Any]]:
    yield "g = (1, 2, 3)", np.array([1.0, 2.0, 3.0])
    for name, parts in PRINTED.items():
        yield f"GPT-2 {name}, ten printed", np.array(parts) / UNIT
    for layer in bundled_layers():
        yield layer.name, layer.gain


def certified_lengths(axes: PrincipalAxes) -> list[Any]:
    """The semi-axes, the longest first, each the middle of a ball that is proved to contain it."""
    middles = (axes.enclosure(index, _BITS).mid().man_exp() for index in reversed(range(axes.N - 1)))
    return [mp.ldexp(mpf(int(mantissa)), int(exponent)) for mantissa, exponent in middles]


def compare(axes: PrincipalAxes, true: list[Any], format: str) -> Data:
    """The largest relative error of a λ and of a length, how many lengths are wrong, and the largest angle."""
    pairs = _exact_pairs(axes.gain) if format == "mpmath" else _pairs(axes.gain, np.dtype(format))
    if pairs is None:
        return dict.fromkeys(("eigenvalue", "worst", "angle"), float("nan")) | {"wrong": axes.N - 1}
    values, vectors = pairs
    eigenvalues = [abs(value * length**2 / axes.N - 1) for value, length in zip(values, true, strict=True)]
    results = [mp.sqrt(axes.N / value) if value > 0 else mp.inf for value in values]
    errors = [float(abs(each / length - 1)) for each, length in zip(results, true, strict=True)]
    angles = (
        _angles(axes, vectors) if isinstance(vectors, np.ndarray) else map(_angle, repeat(axes.gain), true, vectors)
    )
    simple = [angle for angle, tied in zip(angles, axes.exact[::-1], strict=True) if not tied]
    wrong = sum(error > WRONG for error in errors)
    return {"eigenvalue": float(max(eigenvalues)), "worst": max(errors), "wrong": wrong, "angle": float(max(simple))}


def _pairs(gain: Any, dtype: Any) -> Pairs | None:
    """λ ascending but the least, and unit vectors; None where a square overflows or the iteration fails."""
    matrix = paper_matrix(gain, dtype)
    if not np.isfinite(matrix).all():
        return None
    try:
        values, vectors = np.linalg.eigh(matrix)
    except np.linalg.LinAlgError:
        return None
    return [mpf(float(value)) for value in values[1:]], vectors.astype(np.float64)[:, 1:]


def _exact_pairs(gain: Any) -> Pairs:
    """As `_pairs`, by mpmath with DIGITS digits."""
    with mp.workdps(DIGITS):
        alpha = mp.matrix([1 / mpf(float(each)) for each in gain])
        projector = mp.eye(len(alpha)) - alpha * alpha.T / (alpha.T * alpha)[0]
        values, vectors = mp.eigsy(projector * mp.diag([each**2 for each in alpha]) * projector)
        return list(values)[1:], [list(vectors[:, n]) for n in range(1, len(alpha))]


def _angles(axes: PrincipalAxes, vectors: Any) -> Any:
    """The sines of the angles between columns and the axes, in float64: those of the axes are good to a few u."""
    true = axes.directions()[:, ::-1]
    result = vectors / np.linalg.norm(vectors, axis=0)
    return np.linalg.norm(result - np.sum(result * true, axis=0) * true, axis=0)


def _angle(gain: Any, length: Any, found: list[Any]) -> Any:
    """The sine of the angle between a vector and the axis of a length: gₙ/(gₙ² − ζ), ζ = length²/N."""
    zeta = length**2 / gain.size
    axis = [mpf(float(g)) / (mpf(float(g)) ** 2 - zeta) for g in gain]
    along = mp.fdot(axis, found) / mp.fdot(axis, axis)
    across = [x - along * y for x, y in zip(found, axis, strict=True)]
    return mp.sqrt(mp.fdot(across, across) / mp.fdot(found, found))


def render(data: Data) -> str:
    """The table."""
    lines = [
        "The principal axes as the paper computes them: eigenvalues λ of Π₂G⁻²Π₂, lengths √(N/λ) and directions, by",
        f"numpy.linalg.eigh, and by mpmath with {DIGITS} digits up to N = {LARGEST}, held against the roots of the",
        "secular equation, each proved to lie in a ball of Arb. *λ* and *√(N/λ)*: the largest relative error; NaN",
        "where a square overflows, ∞ where an eigenvalue is not positive. *Direction*: the largest sine of the",
        "angle to the true axis; two axes of nearly the same length mix. *Wrong*: lengths that are off by more than",
        "1 %. Another machine's LAPACK gives other digits.",
        "",
        "| gains | format | λ | √(N/λ) | direction | wrong |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for row in data["rows"]:
        errors = " | ".join(number(float(row[key])) for key in ("eigenvalue", "worst", "angle"))
        lines.append(f"| `{row['gains']}` | {row['format']} | {errors} | {row['wrong']} of {row['N'] - 1} |")
    return "\n".join(lines)


SECTION = Section("recipe", "The paper's recipe on real gains", measure, render, lambda data: {})
