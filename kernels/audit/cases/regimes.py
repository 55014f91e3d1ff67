"""Regimes: the inputs on which LayerNorms are hard, as data.

Tags:
    offset        the mean is large beside the standard deviation
    rounding      the exact mean is no number of the format
    constant      all entries equal, or all but one or two
    outlier       one entry dwarfs the others
    eps           variance far below, near, or far above eps; eps 0, or lost in the format
    range         values near overflow or underflow, or whose squares are
    size          rows from 1 to 16,384 entries, powers of two and not
    batch         many rows: parameter gradients are sums over them
    gain          zero, tiny, huge, negative gains; a bias that cancels
    plain         nothing hard: where everything should be good

A regime gives, in each format that can hold it, one problem, the same for everybody: its generator is seeded
with the regime's name.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from lnverify.numeric.floats.formats import FLOAT16, FLOAT32, FLOAT64, FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, layer_norm
from lnverify.proofs.errors import choose

TAGS = ("plain", "offset", "rounding", "constant", "outlier", "eps", "range", "size", "batch", "gain")
"""The groups of regimes, in the order of the page."""

ROWS, SIZE = 8, 768
"""The rows and entries of most regimes: small batches of a common width."""


@dataclass(frozen=True)
class Sample:
    """Real numbers of a regime before rounding to the format.

    Attributes:
        x: (rows, N).
        eps: as passed to the implementations.
        gain, bias: (N,), or None for ones and zeros.
        upstream: (rows, N), or None for normal numbers.
    """

    x: np.ndarray
    eps: float = 1e-5
    gain: np.ndarray | None = None
    bias: np.ndarray | None = None
    upstream: np.ndarray | None = None


Make = Callable[[np.random.Generator, Format], Sample]


@dataclass(frozen=True)
class Regime:
    """A named family of hard inputs.

    Attributes:
        name: stable; `--json` and the cache know it by this.
        tag: one of TAGS; the page groups by it.
        why: why it is hard.
        make: the numbers.
        formats: where it exists.
        threads: 1, or 0 for all that the library uses by itself.
        quick: whether `--quick` runs it.
        ratio: mean/std, for the figure; None elsewhere.
    """

    name: str
    tag: str
    why: str
    make: Make
    formats: tuple[str, ...] = tuple(FORMATS)
    threads: int = 1
    quick: bool = False
    ratio: float | None = field(default=None)

    def problem(self, format: Format, centred: bool = True) -> Problem:
        """The regime's problem in a format, gradients included; RMSNorm's where not `centred`."""
        seed = int.from_bytes(hashlib.sha256(self.name.encode()).digest()[:8], "big")
        generator = np.random.default_rng(seed)
        sample = self.make(generator, format)
        rows, size = sample.x.shape
        x = round_array(sample.x, format)
        gain = np.ones(size) if sample.gain is None else sample.gain
        bias = np.zeros(size) if sample.bias is None else sample.bias
        upstream = generator.standard_normal((rows, size)) if sample.upstream is None else sample.upstream
        arrays = (round_array(array, format) for array in (gain, bias, upstream))
        gain, bias, upstream = arrays
        return Problem(x, gain, bias if centred else 0 * gain, sample.eps, upstream, centred)


def normal(rows: int = ROWS, size: int = SIZE, eps: float = 1e-5) -> Make:
    """Standard normal rows."""
    return lambda generator, format: Sample(generator.standard_normal((rows, size)), eps)


def scale_normal(scale: Callable[[Format], float], eps: float = 1e-5) -> Make:
    """Standard normal rows times a power of the format."""
    return lambda generator, format: Sample(generator.standard_normal((ROWS, SIZE)) * scale(format), eps)


def offset(power: int, size: int = SIZE) -> Make:
    """Normal rows of standard deviation s and mean 2^power·s, s such that the mean stays below 2⁸."""

    def make(generator: np.random.Generator, format: Format) -> Sample:
        s = 2.0 ** -max(power - 8, 0)
        return Sample((2.0**power + generator.standard_normal((ROWS, size))) * s, min(1e-5, 1e-5 * s * s))

    return make


def adjacent(generator: np.random.Generator, format: Format) -> Sample:
    """Rows of two neighbouring numbers."""
    step = 2 * format.unit_roundoff
    return Sample(1 + step * generator.integers(0, 2, (ROWS, SIZE)), 1e-5 * min(1, step) ** 2)


def neighbours(generator: np.random.Generator, format: Format) -> Sample:
    """Integers about the largest range of consecutive ones."""
    limit = min(2.0**format.precision, format.largest / 8)
    return Sample(limit + 2 * limit * format.unit_roundoff * generator.integers(-8, 8, (ROWS, SIZE)))


def constant(value: float, size: int = SIZE, eps: float = 1e-5) -> Make:
    """Constant rows."""
    return lambda generator, format: Sample(np.full((ROWS, size), value), eps)


def constant_but_one(generator: np.random.Generator, format: Format) -> Sample:
    """Constant rows but for one entry, one ulp above."""
    x = np.full((ROWS, SIZE), 1.5)
    x[np.arange(ROWS), generator.integers(0, SIZE, ROWS)] += 2 * format.unit_roundoff
    return Sample(x, 1e-30)


def outlier(power: float, place: str = "random") -> Make:
    """Normal rows and one entry 2^power times larger, as far as the format allows."""

    def make(generator: np.random.Generator, format: Format) -> Sample:
        x = generator.standard_normal((ROWS, SIZE))
        column = 0 if place == "first" else generator.integers(0, SIZE, ROWS)
        x[np.arange(ROWS), column] = min(2.0**power, format.largest / 2)
        return Sample(x)

    return make


def opposite(generator: np.random.Generator, format: Format) -> Sample:
    """Pairs of opposite numbers of all magnitudes: the mean is the tiny rest."""
    half = generator.standard_normal((ROWS, SIZE // 2)) * 2.0 ** generator.integers(-8, 8, (ROWS, SIZE // 2))
    return Sample(np.concatenate([half, -half[:, ::-1]], axis=1))


def with_gain(gain: Callable[[np.random.Generator, Format], np.ndarray]) -> Make:
    """Normal rows under a special gain, and a normal bias."""

    def make(generator: np.random.Generator, format: Format) -> Sample:
        x = generator.standard_normal((ROWS, SIZE))
        return Sample(x, 1e-5, gain(generator, format), generator.standard_normal(SIZE))

    return make


def _zeros(generator: np.random.Generator, format: Format) -> np.ndarray:
    return np.where(generator.random(SIZE) < 0.5, 0.0, generator.standard_normal(SIZE))


def _tiny(generator: np.random.Generator, format: Format) -> np.ndarray:
    return np.where(generator.random(SIZE) < 0.1, 4.8e-33, 0.6) if format is not FLOAT16 else np.full(SIZE, 1e-7)


def _huge(generator: np.random.Generator, format: Format) -> np.ndarray:
    return generator.standard_normal(SIZE) * 2.0 ** (format.emax - 6)


def _negative(generator: np.random.Generator, format: Format) -> np.ndarray:
    return -np.abs(generator.standard_normal(SIZE)) - 0.5


def cancelling_bias(generator: np.random.Generator, format: Format) -> Sample:
    """One row whose bias is the rounded negative of its output."""
    x = round_array(generator.standard_normal((1, SIZE)), format)
    ones = np.ones(SIZE, x.dtype)
    bias = -layer_norm(x, ones, 0 * ones, 1e-5)[0].astype(np.float64)
    return Sample(x.astype(np.float64), 1e-5, None, bias)


def count_up(generator: np.random.Generator, format: Format) -> Sample:
    """Rows of consecutive integers up to the precision of the format."""
    rows, size = 64, 32
    top = min(2.0**format.precision, 2.0**24)
    return Sample(top - rows * size + np.arange(rows * size, dtype=float).reshape(rows, size))


OFFSETS = (0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 32, 40, 48)
"""mean/std of the offset regimes, as powers of two."""

SIZES = (1, 2, 3, 5, 17, 64, 100, 1000, 1024, 1536, 4096, 5120, 16384)
"""N of the size regimes."""


def _formats_that_resolve(power: int) -> tuple[str, ...]:
    """Those in which numbers of mean 2^power standard deviations are not all the same."""
    return tuple(name for name, format in FORMATS.items() if power <= format.precision)


REGIMES = {
    regime.name: regime
    for regime in (
        Regime("standard normal", "plain", "nothing is", normal(), quick=True),
        Regime("standard normal, all threads", "plain", "work is split", normal(), threads=0),
        *(
            Regime(
                f"mean/std = 2^{power}",
                "offset",
                "the variance is what is left of the squares after cancellation",
                offset(power),
                _formats_that_resolve(power),
                quick=power in (0, 4, 8, 12, 16, 20),
                ratio=2.0**power,
            )
            for power in OFFSETS
        ),
        Regime("two neighbours", "rounding", "the mean lies between two adjacent numbers", adjacent, quick=True),
        Regime("integers at the precision", "rounding", "the mean is rounded by the spread", neighbours),
        Regime("counting", "rounding", "every row's mean is half-way between two numbers", count_up),
        Regime(
            "constant 1/3",
            "constant",
            "the sum rounds: the mean is not the entry",
            constant(1 / 3),
            quick=True,
        ),
        Regime(
            "constant 1000.1",
            "constant",
            "the rounded mean leaves a deviation of an ulp",
            constant(1000.1, 64, 1e-6),
        ),
        Regime("constant 1234", "constant", "sums are exact in some orders only", constant(1234.0, 256)),
        Regime(
            "one entry an ulp apart",
            "constant",
            "the deviation is one ulp, the variance its square",
            constant_but_one,
        ),
        Regime("outlier of 2^8", "outlier", "one entry makes the variance", outlier(8)),
        Regime("outlier of 2^14", "outlier", "the others vanish in its sums", outlier(14), quick=True),
        Regime(
            "outlier of 2^40",
            "outlier",
            "the others vanish in its sums",
            outlier(40),
            ("float64", "float32", "bfloat16"),
        ),
        Regime("first entry an outlier", "outlier", "shifting by it loses the others", outlier(12, "first")),
        Regime("opposite pairs", "outlier", "the mean is a rounding error of its sum", opposite),
        Regime(
            "variance far below eps",
            "eps",
            "the output is x/√eps",
            scale_normal(lambda format: 2.0**-12, 1e-2),
            quick=True,
        ),
        Regime("variance near eps", "eps", "both count", scale_normal(lambda format: 2.0**-6, 2.0**-12)),
        Regime("variance far above eps", "eps", "eps must not count", scale_normal(lambda format: 2.0**6, 1e-12)),
        Regime("eps 0", "eps", "nothing guards the root", normal(eps=0.0)),
        Regime(
            "eps lost in the format",
            "eps",
            "1e-12 is 0 in float16: constant rows divide 0 by 0",
            constant(0.0, 16, 1e-12),
            quick=True,
        ),
        Regime(
            "tiny variance and eps 1e-12",
            "eps",
            "both are near 1e-12",
            scale_normal(lambda format: 2.0**-20, 1e-12),
        ),
        Regime(
            "near overflow",
            "range",
            "sums and differences overflow",
            lambda generator, format: Sample(
                np.sign(generator.standard_normal((ROWS, SIZE)))
                * generator.uniform(0.5, 1, (ROWS, SIZE))
                * format.largest
            ),
        ),
        Regime(
            "squares overflow",
            "range",
            "x² is beyond the range though the result is near 1",
            scale_normal(lambda format: 2.0 ** (format.emax // 2 + 3)),
            quick=True,
        ),
        Regime(
            "sums of squares overflow",
            "range",
            "Σx² is beyond the range, x² is not",
            scale_normal(lambda format: 2.0 ** (format.emax // 2 - 4)),
        ),
        Regime(
            "near underflow",
            "range",
            "entries are subnormal",
            scale_normal(lambda format: 2.0 ** (format.emin - 2), 0.0),
        ),
        Regime(
            "squares underflow",
            "range",
            "x² is 0 though the result is near 1",
            scale_normal(lambda format: 2.0 ** (format.emin // 2 - format.precision // 2 - 4), 0.0),
            quick=True,
        ),
        *(
            Regime(
                f"N = {size:,}",
                "size",
                "sums are long, short, odd",
                normal(4 if size < 4096 else 2, size),
                quick=size == 1536,
            )
            for size in SIZES
        ),
        Regime("1 row", "batch", "no sum over rows", normal(1, 64)),
        Regime("1,000 rows", "batch", "the parameter gradients sum 1,000 rows", normal(1000, 64), quick=True),
        Regime("100,000 rows", "batch", "the parameter gradients sum 100,000 rows", normal(100_000, 4)),
        Regime(
            "100,000 rows, all threads",
            "batch",
            "partial sums of several threads",
            normal(100_000, 4),
            threads=0,
        ),
        Regime("zero gains", "gain", "half of the coordinates are switched off", with_gain(_zeros)),
        Regime("tiny gains", "gain", "trained gains of 4.8e-33 beside 0.6", with_gain(_tiny)),
        Regime("huge gains", "gain", "outputs near overflow", with_gain(_huge)),
        Regime("negative gains", "gain", "signs", with_gain(_negative)),
        Regime(
            "a bias that cancels",
            "gain",
            "the output is the rounding error of the sum",
            cancelling_bias,
            quick=True,
        ),
    )
}


def gains_near_eps(generator: np.random.Generator, format: Format) -> Sample:
    """Gains of both signs about eps, all of them: a kernel that keeps them away from 0 gives another ∂x."""
    gain = generator.choice([-1.0, 1.0], SIZE) * 1e-5 * 2.0 ** generator.uniform(-8, 2, SIZE)
    return Sample(generator.standard_normal((ROWS, SIZE)), 1e-5, gain, generator.standard_normal(SIZE))


def constant_with_affine(value: float) -> Make:
    """Constant rows with a gain and a bias: the bias is right, and what the mean errs by is multiplied by the gain."""

    def make(generator: np.random.Generator, format: Format) -> Sample:
        gain = generator.choice([-1.0, 1.0], 256) * 2.0 ** generator.uniform(-2, 2, 256)
        return Sample(np.full((ROWS, 256), value), 1e-5, gain, generator.standard_normal(256))

    return make


def rectify(generator: np.random.Generator, format: Format) -> Sample:
    """Normal rows whose negative entries are 0, as after a ReLU."""
    return Sample(np.maximum(generator.standard_normal((ROWS, 96)), 0))


def mix_scales(generator: np.random.Generator, format: Format) -> Sample:
    """Rows of all scales from 2^-8 to 2^7, some beside a mean, one constant."""
    x = (generator.standard_normal((16, 80)) + np.arange(16)[:, None] % 4) * 2.0 ** np.arange(-8, 8)[:, None]
    x[5] = 1.25
    return Sample(x)


def steady(generator: np.random.Generator, format: Format) -> Sample:
    """Rows whose upstream gradients have one sign, as where a loss pulls all one way."""
    x = generator.standard_normal((3000, 64))
    return Sample(x, upstream=0.05 + 0.01 * generator.standard_normal(x.shape))


ODD_SIZES = (65, 66, 127, 130, 257, 769, 1025, 2500, 3000, 4097, 4608, 6000, 8193, 10000)
"""N beside powers of two and of every residue by 4 and 8, and between them: where loops over blocks have their ends."""

FOR_KERNELS = {
    regime.name: regime
    for regime in (
        *(
            Regime(f"N = {size:,}", "size", "blocks have a rest", normal(4 if size < 1024 else 2, size))
            for size in ODD_SIZES
        ),
        *(
            Regime(
                f"mean/std = 2^{power}, N = 65", "offset", "few terms: what is lost is not the sums'", offset(power, 65)
            )
            for power in (5, 7, 9)
        ),
        *(
            Regime(f"{rows} rows", "batch", "blocks of rows have a rest", normal(rows, 65))
            for rows in (3, 33, 130, 514)
        ),
        Regime(
            "gains near eps",
            "gain",
            "none is far above eps",
            gains_near_eps,
            ("float64", "float32", "bfloat16"),
        ),
        *(
            Regime(
                f"constant {value:,.0f}, with gain and bias",
                "constant",
                "the mean is rounded, and 1/√eps times that is the output",
                constant_with_affine(value),
                tuple(name for name, format in FORMATS.items() if value < format.largest),
            )
            for value in (1e4, 1e5, 1e7)
        ),
        Regime("half of the entries 0", "plain", "a zero is an entry like others", rectify),
        Regime("rows of all scales", "plain", "each row has a mean and a variance of its own", mix_scales),
        Regime("upstream gradients of one sign", "batch", "sums over rows grow, and what is added is small", steady),
        Regime("65,601 rows", "batch", "more rows than one dimension of a grid has", normal(65_601, 64)),
    )
}
"""What kernels are tried on besides, and libraries are not: faults of code that is being written."""

EVERY = REGIMES | FOR_KERNELS
"""All regimes, by name."""

FOR_LIBRARIES = ("100,000 rows", "100,000 rows, all threads")
"""What kernels are tried on only where it is named: 65,601 longer rows show as much, and threads are of libraries."""


def find_regime(name: str) -> Regime:
    """The regime called `name`.

    Raises:
        InputError: for a name that is not one of EVERY.
    """
    return choose("regime", name, EVERY)


def applies(regime: Regime, format: Format) -> bool:
    """Whether a regime exists in a format."""
    return format.name in regime.formats


__all__ = ["FLOAT32", "FLOAT64", "REGIMES", "TAGS", "Regime", "Sample", "applies", "find_regime"]
