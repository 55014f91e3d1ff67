"""Regimes: the inputs on which LayerNorms are hard, as data in `regimes.toml`.

A regime gives, in each format that can hold it, one problem, the same for everybody: its generator is seeded
with the regime's name.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from types import CodeType
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, layer_norm

ROWS, SIZE = 8, 768
"""The rows and entries of most regimes: small batches of a common width."""


def draw_gain(generator: np.random.Generator, size: int, low: int = -2, high: int = 2) -> np.ndarray:
    """A gain of both signs, from 2^low to 2^high, by exact operations: NumPy's powers depend on the processor."""
    signs, powers = generator.choice([-1.0, 1.0], size), generator.uniform(low, high, size)
    return np.asarray(signs * np.ldexp(1 + powers % 1, np.floor(powers).astype(int)))


def names(generator: np.random.Generator, format: Format) -> dict[str, Any]:
    """What the NumPy code of a regime may use in a format, beside n."""

    def put(x: np.ndarray, columns: np.ndarray, value: float) -> np.ndarray:
        """x with a value in one column of each row."""
        x[np.arange(len(x)), columns.astype(int)] = value
        return x

    def rounded(x: np.ndarray) -> np.ndarray:
        return round_array(x, format).astype(np.float64)

    def normalized(x: np.ndarray) -> np.ndarray:
        """The output for gain 1, bias 0 and eps 1e-5, rounded to the format."""
        ones = np.ones(x.shape[1], format.dtype)
        return layer_norm(round_array(x, format), ones, 0 * ones, 1e-5).astype(np.float64)

    return {
        "np": np,
        "rng": generator,
        "normal": lambda rows, size: generator.standard_normal((rows, size)),
        "gains": partial(draw_gain, generator),
        "put": put,
        "rounded": rounded,
        "normalized": normalized,
        "root": lambda eps: 2.0 ** round(np.log2(eps) / 2) if eps else 0.0,  # the nearest power of two
        "u": format.unit_roundoff,
        **{name: getattr(format, name) for name in ("precision", "emin", "emax", "largest")},
    }


@cache
def _compiled(code: str) -> CodeType:
    return compile(code.strip(), code, "eval")


@dataclass(frozen=True)
class Regime:
    """A named family of hard inputs.

    Attributes:
        name: stable; `--json` and the cache know it by this.
        tag: one of TAGS; the page groups by it.
        why: why it is hard.
        code: NumPy code of eps, x, gain, bias and upstream, of those that are not as usual, in this order.
        n: what n is in it.
        formats: where it exists.
        threads: 1, or 0 for all that the library uses by itself.
        quick: whether `--quick` runs it.
        ratio: mean/std, where it is about that; None elsewhere.
    """

    name: str
    tag: str
    why: str
    code: Mapping[str, str] = field(hash=False)
    n: float = 0
    formats: tuple[str, ...] = tuple(FORMATS)
    threads: int = 1
    quick: bool = False
    ratio: float | None = None

    def problem(self, format: Format, centred: bool = True, eps: float | None = None) -> Problem:
        """The regime's problem in a format, gradients included; RMSNorm's where not `centred`; of another eps."""
        seed = int.from_bytes(hashlib.sha256(self.name.encode()).digest()[:8], "big")
        generator = np.random.default_rng(seed)
        known = names(generator, format) | {"n": self.n, "eps": 1e-5 if eps is None else eps}
        for name, code in self.code.items():
            known[name] = eps if name == "eps" and eps is not None else eval(_compiled(code), known)
        rows, size = known["x"].shape
        usual = {"gain": np.ones(size), "bias": np.zeros(size), "upstream": generator.standard_normal((rows, size))}
        known = usual | known
        x, gain, bias, upstream = (round_array(known[name], format) for name in ("x", "gain", "bias", "upstream"))
        return Problem(x, gain, bias if centred else 0 * gain, known["eps"], upstream, centred)


CODE = ("eps", "x", "gain", "bias", "upstream")
"""The keys that are code, in the order in which it is run."""


def from_data(facts: Mapping[str, Any]) -> Iterator[Regime]:
    """The regimes of a table of the file: one, or one for each n."""
    code = {name: facts[name] for name in CODE if name in facts}
    for n in facts.get("each", [0]):
        quick, when, ratio = facts.get("quick", False), facts.get("when", "True"), facts.get("ratio", "None")
        usable = (
            name
            for name, format in FORMATS.items()
            if eval(_compiled(when), names(np.random.default_rng(0), format) | {"n": n})
        )
        yield Regime(
            facts["name"].format(n=n),
            facts["tag"],
            facts["why"],
            code,
            n,
            tuple(facts.get("formats", usable)),
            threads=facts.get("threads", 1),
            quick=n in quick if isinstance(quick, list) else quick,
            ratio=eval(_compiled(ratio), {"n": n}),
        )


def _read(kind: str) -> dict[str, Regime]:
    return {one.name: one for facts in DATA[kind] for one in from_data(facts)}


DATA = tomllib.loads(Path(__file__).with_name("regimes.toml").read_text(encoding="utf-8"))
TAGS: dict[str, str] = DATA["tags"]
"""The groups of regimes, in the order of the page, with what is particular about them."""

REGIMES = _read("regimes")
"""What libraries are tried on, by name."""

FOR_KERNELS = _read("kernels")
"""What kernels are tried on besides, and libraries are not: faults of code that is being written."""

EVERY = REGIMES | FOR_KERNELS
"""All regimes, by name."""

FOR_LIBRARIES = ("100,000 rows", "100,000 rows, all threads")
"""What kernels are tried on only where it is named: 65,601 longer rows show as much, and threads are of libraries."""


def applies(regime: Regime, format: Format) -> bool:
    """Whether a regime exists in a format."""
    return format.name in regime.formats
