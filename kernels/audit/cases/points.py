"""Points: the parameters of a regime, and the problem that they make.

A point is drawn from a seed and an index alone, so that a search of so many points is the same wherever and however
it is run. Each parameter has a plain value, which about half of the points take: a fault that needs two or three
parameters at once is met as well as one that needs many entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem

LARGEST_SIZE, LARGEST_ROWS = 1 << 14, 1 << 12
"""The most entries of a row, and the most rows."""

MANY, EACH, WIDTH = 1 << 17, 64, 64
"""One point in so many has rows of WIDTH, up to MANY of them: more than one dimension of a grid has."""

ENTRIES = 1 << 16
"""The most entries of an input: exact answers to as many take a fraction of a second."""

SHAPES = ("normal", "constant", "nearly constant")
AFFINE = ("both", "none", "gain", "bias")
UPSTREAMS = ("random", "constant", "sparse")

EPS = (1e-12, 1e-8, 1e-6, 1e-3, 1e-2)
"""The values of eps that networks use, beside the default."""


@dataclass(frozen=True)
class Point:
    """The parameters of a regime.

    Attributes:
        format: one of FORMATS.
        size, rows: N, and the number of rows.
        shape: of a row before the rest: normal, constant, or constant but for a few entries an ulp apart.
        offset: the mean is 2^offset standard deviations, or the constant is between 2^offset and its double; None for
            mean 0, or for constants near 1.
        scale: all entries are multiplied by 2^scale.
        outlier: one entry of each row is 2^outlier times larger; None where none is.
        affine: which of gain and bias are random; the others are 1 and 0, as where a layer has none.
        eps: the eps.
        upstream: random, the same everywhere, or 0 but in a few entries.
        seed: of the numbers.
    """

    format: str = "float32"
    size: int = 1
    rows: int = 1
    shape: str = "normal"
    offset: int | None = None
    scale: int = 0
    outlier: int | None = None
    affine: str = "both"
    eps: float = 1e-5
    upstream: str = "random"
    seed: int = 0

    def __str__(self) -> str:
        return self.name

    @property
    def name(self) -> str:
        """The point in words; with the seed it says all."""
        return ", ".join(
            [f"N = {self.size:,}", f"{self.rows:,} row{'s' if self.rows > 1 else ''}", *describe_point(self)]
        ) + (f", seed {self.seed}")

    @property
    def why(self) -> str:
        """Why it is there."""
        return "a search found it"

    @property
    def tag(self) -> str:
        """The tag of regimes that comes nearest: what is hard about it."""
        differs = {
            "constant": self.shape != PLAIN.shape,
            "outlier": self.outlier is not None,
            "offset": self.offset is not None,
            "range": self.scale != 0,
            "eps": self.eps != PLAIN.eps,
            "batch": self.rows > 1,
        }
        return next((tag for tag, does in differs.items() if does), "size")

    def problem(self, centred: bool = True) -> Problem:
        """The problem in the point's format; RMSNorm's where not `centred`. Each array has its own generator."""
        format = FORMATS[self.format]
        with np.errstate(all="ignore"):
            x = np.clip(self._rows(format) * 2.0**self.scale, -format.largest, format.largest)
        arrays = [round_array(array, format) for array in (x, *self._affine(centred), self._upstream())]
        return Problem(arrays[0], arrays[1], arrays[2], self.eps, arrays[3], centred)

    def _generator(self, part: str) -> np.random.Generator:
        return np.random.default_rng([self.seed, *part.encode()])

    def _rows(self, format: Format) -> np.ndarray:
        generator, places = self._generator("x"), self._generator("places")
        shape = self.rows, self.size
        offset = 0.0 if self.offset is None else 2.0**self.offset
        if self.shape == "normal":
            x = generator.standard_normal(shape) + offset
        else:
            level = (offset or 1.0) * generator.uniform(1, 2, (self.rows, 1)) * generator.choice([-1, 1])
            x = np.repeat(round_array(level, format).astype(np.float64), self.size, axis=1)
            if self.shape == "nearly constant":
                ulp = 2.0 ** np.floor(np.log2(np.abs(x))) * 2 * format.unit_roundoff
                x = x + ulp * (places.random(shape) < 2.0 ** -places.uniform(1, 8)) * places.integers(-2, 3, shape)
        if self.outlier is not None:
            x[np.arange(self.rows), places.integers(0, self.size, self.rows)] *= 2.0**self.outlier
        return np.asarray(x)

    def _affine(self, centred: bool) -> tuple[np.ndarray, np.ndarray]:
        generator = self._generator("affine")
        gain = generator.choice([-1.0, 1.0], self.size) * 2.0 ** generator.uniform(-2, 2, self.size)
        bias = generator.standard_normal(self.size)
        has_bias = centred and self.affine in ("both", "bias")
        return gain if self.affine in ("both", "gain") else np.ones(self.size), bias * has_bias

    def _upstream(self) -> np.ndarray:
        generator = self._generator("upstream")
        values = generator.standard_normal((self.rows, self.size))
        if self.upstream == "constant":
            return np.full_like(values, values[0, 0])
        if self.upstream == "sparse":
            # One entry of each row in sixteen, and one entry at least.
            kept = np.argsort(generator.random(values.shape), axis=1) < max(1, self.size // 64)
            return np.asarray(values * (kept & (generator.random((self.rows, 1)) < 0.75)))
        return values

    def to_json(self) -> dict[str, Any]:
        """The parameters; eps as a hexadecimal float."""
        return asdict(self) | {"eps": float(self.eps).hex()}


PLAIN = Point()
"""The plain value of each parameter; of the format there is none."""


def describe_point(point: Point) -> list[str]:
    """The parameters that are not plain, size and rows aside, in words."""
    texts = {
        "shape": f"{point.shape} rows",
        "offset": f"mean/std = 2^{point.offset}" if point.shape == "normal" else f"entries near 2^{point.offset}",
        "scale": f"entries times 2^{point.scale}",
        "outlier": f"an outlier of 2^{point.outlier}",
        "affine": {"none": "no gain and bias", "gain": "no bias", "bias": "no gain"}.get(point.affine, ""),
        "eps": f"eps {point.eps:g}",
        "upstream": f"{point.upstream} upstream gradient",
    }
    return [text for name, text in texts.items() if getattr(point, name) != getattr(PLAIN, name)]


def draw(seed: int, index: int, formats: Sequence[str]) -> Point:
    """A point of the grid: the same for the same arguments; formats come in turn."""
    generator = np.random.default_rng([seed, index])
    format = FORMATS[formats[index % len(formats)]]
    size = drawn_size(generator)
    most = min(LARGEST_ROWS, ENTRIES // size)
    rows = [1, int(generator.integers(1, 9)), *(log_uniform(generator, most) for _ in range(2))][generator.integers(4)]
    shape = str(generator.choice(SHAPES, p=[0.6, 0.15, 0.25]))
    powers = min(format.precision, format.emax - 1) + 1
    offset = int(generator.integers(powers)) if generator.random() < 0.5 else None
    # Most squares of what is drawn stay in the range: where they leave it, most profiles ask nothing.
    room = min(format.emax, 128) // 2 - 2
    outlier = log_uniform(generator, room) if generator.random() < 0.25 else None
    scale = log_uniform(generator, room) * int(generator.choice([-1, 1])) if generator.random() < 1 / 3 else 0
    eps = float(generator.choice([*EPS, 2.0 ** generator.integers(-40, 1)])) if generator.random() < 0.5 else PLAIN.eps
    point = Point(
        format=format.name,
        size=size,
        rows=min(rows, most),
        shape=shape,
        offset=offset,
        scale=scale,
        outlier=outlier,
        affine=str(generator.choice(AFFINE, p=[0.5, 0.3, 0.1, 0.1])),
        eps=eps,
        upstream=str(generator.choice(UPSTREAMS, p=[0.5, 0.2, 0.3])),
        seed=int(generator.integers(1 << 31)),
    )
    if index % EACH == EACH - 1:
        many = int(generator.integers(1 << 16, MANY))
        point = replace(point, size=WIDTH, rows=many, shape="normal", offset=None, outlier=None, scale=0, eps=PLAIN.eps)
    return within_range(point)


def drawn_size(generator: np.random.Generator) -> int:
    """N on a logarithmic scale: a power of two, one beside it, or any."""
    kind = generator.integers(3)
    if kind == 2:
        return log_uniform(generator, LARGEST_SIZE)
    power = 1 << int(generator.integers(0, LARGEST_SIZE.bit_length()))
    return power if kind == 0 else min(max(1, power + int(generator.choice([-1, 1]))), LARGEST_SIZE)


def log_uniform(generator: np.random.Generator, most: int) -> int:
    """A whole number from 1 to `most`, on a logarithmic scale."""
    return min(most, int(2.0 ** generator.uniform(0, np.log2(most + 1))))


def within_range(point: Point) -> Point:
    """The point with a scale at which its largest entries are numbers of the format."""
    room = FORMATS[point.format].emax - 3 - (point.offset or 0) - (point.outlier or 0)
    return replace(point, scale=min(point.scale, room))
