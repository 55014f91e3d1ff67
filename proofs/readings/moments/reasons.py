"""Why a polynomial is positive, or not negative: a tree that a proof of Rocq is printed from.

Each reason has a `polynomial` and the `sign` that it shows; what a sign rests on are reasons of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lnverify.proofs.readings.moments.values import Monomial
from lnverify.proofs.sign import Sign


@dataclass(frozen=True)
class Gram:
    """Σ[p²]Σ[q²] ≥ Σ[pq]² for monomials p and q, by Cauchy and Schwarz.

    Attributes:
        block: where the sums are; None is all blocks.
    """

    block: int | None
    first: Monomial
    second: Monomial


@dataclass(frozen=True)
class Others:
    """Sums over what indices leave, of a monomial that is nowhere negative.

    Attributes:
        monomial: what is summed.
        bases: the names of the indices.
        with_mean: with k indices and the monomial ℓ² it is (N − k)Σ′[ℓ²] ≥ Σ′[ℓ]²; without it Σ′[m] ≥ 0.
    """

    monomial: Monomial
    bases: tuple[str, ...]
    with_mean: bool = False


@dataclass(frozen=True)
class Terms:
    """Each term has the sign by its coefficient and its generators; one of them is positive where the sum is."""

    polynomial: Any
    sign: Sign


@dataclass(frozen=True)
class Known:
    """A hypothesis says it, or an inequality that holds for all moments.

    Attributes:
        origin: which inequality; None is a hypothesis, or one that has no name.
    """

    polynomial: Any
    sign: Sign
    origin: Gram | Others | None = None


@dataclass(frozen=True)
class Nonzero:
    """It is not negative, and known not to be 0."""

    polynomial: Any
    sign: Sign
    reason: Reason


@dataclass(frozen=True)
class OneVariable:
    """A polynomial in one generator, positive at 1 and without a root on the way."""

    polynomial: Any
    sign: Sign


@dataclass(frozen=True)
class Product:
    """The polynomial is |content|·∏ factor^exponent.

    Attributes:
        factors: (the factor, its exponent, the reason of the factor); an even power needs none.
    """

    polynomial: Any
    sign: Sign
    content: int
    factors: tuple[tuple[Any, int, Reason | None], ...]


@dataclass(frozen=True)
class Square:
    """The square of a polynomial."""

    polynomial: Any


@dataclass(frozen=True)
class Split:
    """divisor·polynomial = part·multiple + rest; with a square, its part is squared.

    Attributes:
        divisor: a positive number, or 1 + multiple.
        part: what is not negative.
        multiple: a monomial of known sign.
    """

    polynomial: Any
    sign: Sign
    divisor: Any
    part: Known | Square
    multiple: Any
    rest: Reason


@dataclass(frozen=True)
class Root:
    """The polynomial is A + B·R, R the root with this index.

    Attributes:
        first: why A ≥ 0, or −A ≥ 0; the best reason.
        second: why B ≥ 0, or −B ≥ 0.
        gap: why A² − B²R² has the sign of A, where B has the other one.
    """

    polynomial: Any
    sign: Sign
    index: int
    first: Reason
    second: Reason
    gap: Reason | None


Reason = Terms | Known | Nonzero | OneVariable | Product | Split | Root
