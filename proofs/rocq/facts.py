"""What a proof knows, and how it finds out more.

Every fact is a line of the proof, written when it is first asked for; that it holds is for Rocq to see.
"""

from __future__ import annotations

from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.rocq.divisors import Divisors
from lnverify.proofs.rocq.draft import Known, Lines
from lnverify.proofs.rocq.forms import Forms
from lnverify.proofs.rocq.generators import Generators
from lnverify.proofs.rocq.identities import Identities
from lnverify.proofs.rocq.inequalities import Inequalities
from lnverify.proofs.rocq.letters import Letters
from lnverify.proofs.rocq.signs import Signs
from lnverify.proofs.rocq.sums import Sums


class Facts:
    """The facts of one proof. An identity needs what is not 0, that needs a sign, and a sign an identity.

    Attributes:
        space: the moment reading; `forms` prints its values.
        lines: the proof so far; `known` is what it establishes.
        identity: closes identities between forms.
        generators: says where moments, roots and functions come from.
        divisors: finds which polynomials are not 0.
        signs: finds which are positive; `inequalities` has the lemmas of Cauchy and Schwarz.
        letters: finds which letters and forms are positive, or not 0, in every entry.
        sums: works out sums and products over the entries.
    """

    def __init__(self, space: Moments, forms: Forms) -> None:
        self.space, self.forms = space, forms
        self.lines, self.known = Lines(), Known()
        self.identity = Identities(self)
        self.generators = Generators(self)
        self.divisors = Divisors(self)
        self.letters = Letters(self)
        self.sums = Sums(self)
        self.inequalities = Inequalities(self)
        self.signs = Signs(self)

    @property
    def two_blocks(self) -> bool:
        return len(self.space.blocks) == 2

    def factors(self, polynomial: Any) -> list[Any]:
        """The irreducible factors of a polynomial."""
        return [factor for factor, _ in self.space.field.factor(polynomial)[1]]

    def as_fraction(self, polynomial: Any) -> Fraction:
        return self.space.field.fraction(polynomial, self.space.field.one)
