"""Certificates: why a polynomial in moments is never negative, written so that anyone can check it.

A certificate is a fact of the kernel: a sum of products of squares and of what is known not to be negative, a product
of polynomials with certificates of their own, or A + B·R with R = √S ≥ 0 and what is known of A, B and A² − B²S.
"""

from __future__ import annotations

from dataclasses import dataclass

from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.sign import Sign


@dataclass(frozen=True)
class Certificate:
    """Why a polynomial is never negative, or always positive, under the hypotheses of its space.

    Attributes:
        space: the moment space that the polynomial belongs to.
        fact: the fact, with all that it rests on.
    """

    space: Moments
    fact: Fact

    @property
    def sign(self) -> Sign:
        """What it shows."""
        return self.fact.sign

    def check(self) -> bool:
        """Whether the kernel draws the same conclusion anew, from the leaves on."""
        result = self.fact.replay()
        return result.sign == self.fact.sign and bool((result.subject - self.fact.subject).is_zero())
