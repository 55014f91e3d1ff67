"""The kernel: the one place where a fact is made.

A fact says of a scalar, or of the entries of a vector in one block, that it is positive, not negative, not 0 or 0,
wherever the hypotheses hold and the claim has a meaning. Only the rules below make facts. Each takes facts and
polynomials, checks its premises, and either concludes or says nothing. Whatever looks for a proof (the certifier, the
search for certificates, the families of inequalities) can fail to find one and cannot prove what is false. The idea is
Milner's, for LCF; HOL Light's kernel is of this size.

What the rules rest on is the arithmetic of forms: `Field`, sums of coordinate functions, and their products.

*A scalar x is a fraction P/Q, and x Q = P wherever x exists.* Q may vanish where x exists: the conjugate that frees a
denominator from roots brings its own zeros, 1/(√(1 + c) + 1) = (√(1 + c) − 1)/c. So Q may be multiplied out only where
a fact says that it is not 0.

Each rule has a number, and a test of its premises in tests/proofs/readings/moments/test_kernel.py, with the false
statement that it must not prove.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import InitVar, dataclass
from functools import wraps
from math import lcm, prod
from operator import mul
from typing import Any

from flint import fmpq

from lnverify.proofs.algebra.field import Field, Fraction, terms_of
from lnverify.proofs.orders.cells import TooLarge, is_positive
from lnverify.proofs.orders.columns import WAYS, Order, letters_in
from lnverify.proofs.readings.moments.coordinates import Coordinates
from lnverify.proofs.readings.moments.values import (
    UNIT,
    Cycle,
    MomentVector,
    Monomial,
    block_of,
    key_of_terms,
    letter_power,
    same,
)
from lnverify.proofs.readings.operators import Matrix, expand_determinant
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import Undefined

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign.UNKNOWN, Sign.NON_NEGATIVE, Sign.POSITIVE
# A coordinate function: a monomial of letters, in one block; None is all blocks.
Function = tuple[int | None, Monomial]
_KEY = object()
# Of so many states of what is known, what was looked up of generators and letters is kept.
_STATES = 50


@dataclass(slots=True, eq=False, repr=False)
class Fact:
    """What a rule concluded; only the rules of this module make one.

    Attributes:
        rule: the number of the rule.
        name: the rule's name.
        arguments: what the rule was applied to, other facts among it.
        subject: a scalar, or a vector in one block, of which every entry is meant.
        sign: POSITIVE, NON_NEGATIVE, or UNKNOWN where nothing is said of the sign.
        nonzero: whether it says that the subject is not 0.
        premises: the facts that it was concluded from: those among the arguments, and what the rule looked up.
        of_meaning: whether it rests on the claim's having a meaning, and not on the hypotheses alone.
        vanishes: whether it says that the subject is 0.
    """

    key: InitVar[object]
    kernel: Rules
    rule: int
    name: str
    arguments: tuple[Any, ...]
    subject: Any
    sign: Sign
    nonzero: bool
    premises: Sequence[Fact]
    of_meaning: bool = False
    vanishes: bool = False

    def __post_init__(self, key: object) -> None:
        if key is not _KEY:
            raise TypeError("a fact is made by a rule of the kernel alone")
        self.nonzero = self.nonzero or self.sign == POSITIVE
        self.vanishes = self.vanishes and self.sign != UNKNOWN
        self.of_meaning = self.of_meaning or any(premise.of_meaning for premise in self.premises)

    def __bool__(self) -> bool:
        """Whether it says anything."""
        return bool(self.sign) or self.nonzero

    @property
    def polynomial(self) -> Any:
        """The numerator of a scalar; of a polynomial, itself."""
        return self.subject.numerator

    def tree(self) -> Iterator[Fact]:
        """It, and all that it rests on, each once."""
        waiting, met = [self], set()
        while waiting:
            fact = waiting.pop()
            if id(fact) not in met:
                met.add(id(fact))
                yield fact
                waiting += fact.premises

    def replay(self) -> Fact:
        """The same conclusion, drawn anew by the rules from the leaves on."""
        arguments = [_replayed(argument) for argument in self.arguments]
        result: Fact = getattr(self.kernel, self.name)(*arguments)
        return result

    def check(self) -> bool:
        """Whether the kernel draws the same conclusion anew."""
        return _statement(self.replay()) == _statement(self)


def _facts_in(value: Any) -> Iterator[Fact]:
    if isinstance(value, Fact):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _facts_in(part)


def _replayed(value: Any) -> Any:
    if isinstance(value, Fact):
        return value.replay()
    return type(value)(map(_replayed, value)) if isinstance(value, (tuple, list)) else value


RULES: dict[int, str] = {}
"""The name of each rule, by its number."""
# What a rule concludes: the subject, its sign, and whether it is not 0.
Conclusion = tuple[Any, Sign, bool]


def rule(
    number: int, of_meaning: bool = False, zero: bool = False
) -> Callable[[Callable[..., Conclusion]], Callable[..., Fact]]:
    """Make a fact of what a function concludes, where its premises are facts of the same kernel."""

    def declare(conclude: Callable[..., Conclusion]) -> Callable[..., Fact]:
        RULES[number] = conclude.__name__

        @wraps(conclude)
        def conclude_fact(self: Rules, *arguments: Any) -> Fact:
            premises = list(_facts_in(arguments))
            if any(premise.kernel is not self for premise in premises):
                raise ValueError("a fact of another kernel is no premise")
            self.consulted.append([])
            try:
                result = conclude(self, *arguments)
            finally:
                premises += self.consulted.pop()
            return Fact(_KEY, self, number, conclude.__name__, arguments, *result, premises, of_meaning, zero)

        return conclude_fact

    return declare


class Rules(ABC):
    """The rules on polynomials: from facts to facts. What is known of generators and by hypothesis is in `Kernel`."""

    def __init__(self, field: Field) -> None:
        self.field = field
        # What each rule that is being applied has looked up, the innermost last.
        self.consulted: list[list[Fact]] = []

    def consult(self, fact: Fact) -> Fact:
        """Note that the rule that is being applied rests on a fact that it looked up."""
        if self.consulted and fact:
            self.consulted[-1].append(fact)
        return fact

    @abstractmethod
    def generator(self, index: int) -> Fact:
        """What is known of a generator."""

    def monomial_sign(self, exponents: tuple[int, ...]) -> Sign:
        """The sign of a product of generators: of an even power it is known, of an odd one by the generator's."""
        sign = POSITIVE
        for index, exponent in enumerate(exponents):
            if exponent:
                fact = self.generator(index)
                known = fact.sign if exponent % 2 else POSITIVE if fact.nonzero else NON_NEGATIVE
                # The square of a root that may not be real has no sign.
                known = min(known, fact.sign) if self.field.generators[index].square is not None else known
                if not known:
                    return UNKNOWN
                sign = min(sign, known)
        return sign

    def is_real(self, polynomial: Any) -> bool:
        """Whether each root in a polynomial is real: √(c²d) is |c|√d, and d may be negative where c is 0."""
        return all(self.generator(index).sign for index in self.field.roots_in(polynomial))

    def scalar(self, polynomial: Any) -> Fraction:
        """A polynomial as a scalar."""
        return Fraction(self.field, polynomial, self.field.one)

    @rule(1)
    def terms(self, p: Any) -> Conclusion:
        """A sum is not negative where no term is, and positive where one of its terms is positive too."""
        result = NON_NEGATIVE
        for exponents, coefficient in terms_of(p):
            sign = self.monomial_sign(exponents) if coefficient > 0 else UNKNOWN
            if not sign:
                return self.scalar(p), UNKNOWN, False
            result = max(result, sign)
        return self.scalar(p), result, False

    @rule(2)
    def square(self, p: Any, nonzero: Fact | None = None) -> Conclusion:
        """p² ≥ 0 for a real p, and p² > 0 where p ≠ 0."""
        is_nonzero = nonzero is not None and nonzero.nonzero and _is_up_to_sign(nonzero, p)
        sign = (POSITIVE if is_nonzero else NON_NEGATIVE) if self.is_real(p) else UNKNOWN
        return self.scalar(self.field.reduce(p * p)), sign, False

    @rule(3)
    def product(self, p: Any, content: int, factors: tuple[tuple[Any, int, Fact | None], ...]) -> Conclusion:
        """c ∏ fᵉ has the sign of its factors: of an odd power that of f or −f, an even power of a real f has one."""
        whole, sign, known = self.field.ring.constant(content), 1 if content > 0 else -1, POSITIVE
        for factor, exponent, fact in factors:
            whole *= factor**exponent
            if fact is not None and not _is_up_to_sign(fact, factor):
                return self.scalar(p), UNKNOWN, False
            if exponent % 2:
                known = min(known, fact.sign if fact is not None else UNKNOWN)
                sign *= -1 if fact is not None and fact.polynomial != factor else 1
            else:
                known = min(known, POSITIVE if fact is not None and fact.nonzero else NON_NEGATIVE)
                known = known if self.is_real(factor) else UNKNOWN
        same = self.field.reduce(whole - p).is_zero()
        return self.scalar(p), known if same and sign > 0 else UNKNOWN, False

    @rule(4)
    def combination(
        self, x: Fraction, terms: tuple[tuple[Any, tuple[Fact, ...]], ...], above: tuple[Fact, ...] = ()
    ) -> Conclusion:
        """x ∏ mᵢ = Σ c ∏ yⱼ with every m > 0, every c > 0 and y ≥ 0: so x ≥ 0, and x > 0 where one term is positive."""
        field, signs = self.field, [min((fact.sign for fact in facts), default=POSITIVE) for _, facts in terms]
        numbers = [field.rational(int(c.p), int(c.q)) for c, _ in terms]
        products = (field.product(fact.subject for fact in facts) for _, facts in terms)
        gap = field.sum(map(mul, numbers, products)) - field.product([x, *(fact.subject for fact in above)])
        known = all(signs) and all(c > 0 for c, _ in terms) and all(fact.sign == POSITIVE for fact in above)
        return x, max([NON_NEGATIVE, *signs]) if known and gap.is_zero() else UNKNOWN, False

    @rule(5)
    def split(self, p: Any, below: Fact, part: Fact, multiple: Fact, rest: Fact) -> Conclusion:
        """d p = y m + r with d > 0, y ≥ 0, m ≥ 0 and r ≥ 0."""
        difference = below.polynomial * p - part.polynomial * multiple.polynomial - rest.polynomial
        known = below.sign == POSITIVE and part.sign and multiple.sign and rest.sign
        if not known or not all(_is_polynomial(fact) for fact in (below, part, multiple, rest)):
            return self.scalar(p), UNKNOWN, False
        sign = max(min(part.sign, multiple.sign), rest.sign)
        return self.scalar(p), sign if self.field.reduce(difference).is_zero() else UNKNOWN, False

    @rule(6)
    def strict(self, fact: Fact, nonzero: Fact) -> Conclusion:
        """What is not negative and not 0 is positive."""
        valid = fact.sign and nonzero.nonzero and _is_up_to_sign(nonzero, fact.polynomial)
        return fact.subject, POSITIVE if valid else UNKNOWN, False

    @rule(7)
    def one_variable(self, p: Any) -> Conclusion:
        """A polynomial in one real generator has the sign that it has at 1, where it has no root on the way.

        That is among all real numbers, or above 0 for a generator that is positive.
        """
        used = [index for index, degree in enumerate(p.degrees()) if degree]
        if len(used) != 1 or not self.is_real(p):
            return self.scalar(p), UNKNOWN, False
        coefficients = {exponents[used[0]]: int(c) for exponents, c in terms_of(p)}
        result = is_positive(coefficients, self.generator(used[0]).sign == POSITIVE)
        return self.scalar(p), POSITIVE if result else UNKNOWN, False

    @rule(8)
    def root(self, p: Any, index: int, first: Fact | None, second: Fact | None, gap: Fact | None) -> Conclusion:
        """A + B R with a real root R: by A ≥ 0 and B ≥ 0, or by that of the two that is, and the sign of A² − B²R²."""
        generator, known = self.field.generators[index], self.generator(index).sign
        a, b, is_root = self._in_root(self.field.reduce(p), index)
        if not is_root or not known:
            return self.scalar(p), UNKNOWN, False
        of_a, of_b = _sign_at(first, a), _sign_at(second, b)
        if gap is None:
            return self.scalar(p), max(of_a, min(of_b, known)) if of_a and of_b else UNKNOWN, False
        square = self.field.reduce(a * a - b * b * generator.square)
        allowed = [wanted for sign, wanted in ((of_a, square), (of_b, -square)) if sign]
        known = max((_sign_at(gap, wanted) for wanted in allowed), default=UNKNOWN)
        return self.scalar(p), known if self.is_real(a) and self.is_real(b) else UNKNOWN, False

    def _in_root(self, p: Any, index: int) -> tuple[Any, Any, bool]:
        """A and B with p = A + B R, and whether that is so and R a root or an absolute value."""
        a, b = self.field.split(p, index)
        is_linear = (a + b * self.field.polynomial_symbol(index) - p).is_zero()
        return a, b, is_linear and self.field.generators[index].square is not None

    @rule(10)
    def factor(self, fact: Fact, f: Any) -> Conclusion:
        """Where a product is not 0, neither is a factor of it, or its negative; where f² is not 0, neither is f."""
        known = _is_polynomial(fact) and fact.nonzero and not f.is_zero()
        divides = known and (divmod(fact.polynomial, f)[1].is_zero() or fact.polynomial == self.field.reduce(f * f))
        return self.scalar(f), UNKNOWN, divides

    @rule(11)
    def quotient(self, fact: Fact, q: Any, factors: tuple[tuple[Any, int, Fact | None], ...]) -> Conclusion:
        """Of c q ∏ fᵉ ≥ 0 with c > 0 and every f > 0, q ≥ 0 is left. Where the product is positive, f ≥ 0 is enough,
        and of an even power nothing need be known.
        """
        known = fact.sign
        for factor, exponent, own in factors:
            sign = _sign_at(own, factor)
            needed = NON_NEGATIVE if fact.sign == POSITIVE else POSITIVE
            if sign < needed and not (fact.sign == POSITIVE and exponent % 2 == 0 and self.is_real(factor)):
                known = UNKNOWN
        whole = prod((f**e for f, e, _ in factors), start=q)
        content, rest = divmod(fact.polynomial, whole)
        scaled = rest.is_zero() and content.is_constant() and content.leading_coefficient() > 0
        return self.scalar(q), known if scaled and _is_polynomial(fact) else UNKNOWN, False

    @rule(12)
    def cleared(self, fact: Fact, nonzero: tuple[Fact, ...]) -> Conclusion:
        """From x = P/Q > 0 follows PQ > 0 where every factor of Q is not 0, else PQ ≥ 0; so from x ≠ 0, PQ ≠ 0."""
        x = fact.subject
        covered = _covers(nonzero, [f for f, _ in self.field.factor(x.denominator)[1]])
        sign = fact.sign if covered else min(fact.sign, NON_NEGATIVE)
        return self.scalar(self.field.reduce(x.numerator * x.denominator)), sign, fact.nonzero and covered

    @rule(13)
    def times(self, first: Fact, second: Fact) -> Conclusion:
        """The product of two scalars, or of two vectors entry by entry; of a real scalar with itself it is ≥ 0."""
        nonzero, x = first.nonzero and second.nonzero, first.subject
        if isinstance(x, MomentVector):
            return x * second.subject, min(first.sign, second.sign, NON_NEGATIVE), False
        real = nonzero or self.is_real(x.numerator)
        square = NON_NEGATIVE if real and x.key() == second.subject.key() else UNKNOWN
        sign = max(min(first.sign, second.sign), square)
        return first.subject * second.subject, POSITIVE if sign and nonzero else sign, nonzero


class Established(Rules):
    """The rules on what a proof of Rocq has established: lemmas that its kernel has accepted by then.

    Args:
        field: the ring of the proof.
        sign_of: the sign of a generator that is established.
    """

    def __init__(self, field: Field, sign_of: Callable[[int], Sign]) -> None:
        super().__init__(field)
        self._sign_of = sign_of

    def generator(self, index: int) -> Fact:
        """What is established of a generator."""
        return self.consult(self.lemma(self.field.polynomial_symbol(index), self._sign_of(index), False))

    @rule(90)
    def lemma(self, p: Any, sign: Sign, nonzero: bool) -> Conclusion:
        """What is established of a polynomial."""
        return self.scalar(p), sign, nonzero


def _is_polynomial(fact: Fact) -> bool:
    return isinstance(fact.subject, Fraction) and bool(fact.subject.denominator.is_one())


def _is_up_to_sign(fact: Fact, p: Any) -> bool:
    return _is_polynomial(fact) and fact.polynomial in (p, -p)


def _covers(nonzero: Iterable[Fact], polynomials: Iterable[Any]) -> bool:
    """Whether each of some polynomials is not 0, by a fact about it."""
    known = [fact.polynomial for fact in nonzero if fact.nonzero and _is_polynomial(fact)]
    return all(p in known or -p in known for p in polynomials)


def _sign_at(fact: Fact | None, p: Any) -> Sign:
    """What a fact says of the sign of a polynomial."""
    return fact.sign if fact is not None and _is_polynomial(fact) and fact.polynomial == p else UNKNOWN


class Kernel(Rules):
    """What is known in one decision: the facts that hypotheses and meaning teach, and the rules on sums and entries.

    Args:
        space: the moment space of the decision.

    Attributes:
        facts: polynomials that are positive or not negative.
        excluded: polynomials that are not 0.
        presupposed: polynomials that are not negative where the claim has a meaning.
        vectors: what hypotheses say of the entries of vectors.
        impossible: facts that say of 0 that it is not 0, or of a number below 0 that it is not below 0.
        eliminated: what a generator is, where an equation was solved for it; and `solved` of the letters of a block.
        orthonormal: the free matrices W with WᵀW = I.
        equations: the facts behind these.
        search: looks for a fact about the sign of a polynomial; what it finds was made here.
        sign_of, nonzero_of: look for facts about a scalar; trusted_of for why no factor of a denominator is 0.
        heard: what hypotheses speak of: scalars, vectors in one block, operators.
        is_assuming: whether a hypothesis is read, and not the claim.
        state: changes whenever more may be known.
    """

    search: Callable[[Any], Fact | None]
    sign_of: Callable[[Fraction], Fact | None]
    nonzero_of: Callable[[Fraction], Fact | None]
    trusted_of: Callable[[Any], tuple[Fact, ...] | None]

    def __init__(self, space: Any) -> None:
        super().__init__(space.field)
        self.space = space
        self.coordinates: Coordinates = space.coordinates
        self.part, self.power = self.coordinates.part, self.coordinates.power
        self.facts: list[Fact] = []
        self.excluded: list[Fact] = []
        self.presupposed: list[Fact] = []
        self.vectors: list[Fact] = []
        self.impossible: list[Fact] = []
        self._generators: dict[int, list[Fact]] = {}
        self._letters: dict[tuple[int, str], Fact] = {}
        self._real: dict[int, Fact] = {}
        self._real_letters: dict[tuple[int, str], Fact] = {}
        self._asked: set[int] = set()
        self.eliminated: dict[int, Fraction] = {}
        self.solved: dict[tuple[int, str], dict[Monomial, Fraction]] = {}
        self.orthonormal: set[Matrix] = set()
        self.equations: list[Fact] = []
        self._learned = 0
        self.is_assuming = False
        self.heard: list[Any] = []
        self._said: set[Hashable] = set()
        self._written: set[Hashable] = set()
        self._used: dict[int, Fact] = {}
        self._kept: dict[Hashable, dict[int | tuple[int, str], Fact]] = {}

    # -- what is known -------------------------------------------------------------------------------------

    def value_of(self, kind: str, key: Hashable) -> Fraction:
        """The generator of this kind and key, or what an equation says that it is."""
        index = self.field.generator(kind, key)
        return self.eliminated[index] if index in self.eliminated else self.field.symbol(index)

    @property
    def state(self) -> Hashable:
        reciprocals, bases = self.space.reciprocals, self.coordinates.bases
        leading = sum(map(len, reciprocals.leading.values())) if reciprocals.leading else 0
        grown = self._learned, len(self.field.generators), len(bases), len(reciprocals.relations), leading
        return *grown, frozenset(self._asked)

    @property
    def _looked_up(self) -> dict[int | tuple[int, str], Fact]:
        """All that is known of generators and letters, as far as it was looked up since more became known."""
        if (state := self.state) not in self._kept:
            if len(self._kept) == _STATES:
                self._kept.clear()
            self._kept[state] = {}
        return self._kept[state]

    def learn(self, fact: Fact) -> None:
        """Keep a fact of this kernel, to be used wherever its subject is met."""
        if fact.kernel is not self:
            raise ValueError("a fact of another kernel is not learned")
        self._learned += 1
        if isinstance(fact.subject, MomentVector):
            self._learn_entries(fact)
        elif _is_polynomial(fact) and fact.polynomial.is_constant():
            value = 0 if fact.polynomial.is_zero() else _integer(fact.polynomial)
            self.impossible += [fact] * ((fact.nonzero and not value) or (fact.sign > 0 and value < 0))
        elif _is_polynomial(fact):
            if fact.sign:
                self.facts.append(fact)
            if fact.nonzero and not fact.sign:
                self.excluded.append(fact)
            self._learn_generator(fact)

    def presuppose(self, fact: Fact) -> None:
        """Keep a fact for as long as the claim is read: conditions have to follow from the hypotheses alone."""
        self._learned += 1
        self.presupposed.append(fact)

    def forget_presupposed(self) -> None:
        """Forget what the claim's having a meaning teaches of signs."""
        self._learned += 1
        self.presupposed.clear()
        self.facts = [fact for fact in self.facts if not fact.of_meaning]
        self._letters = {key: fact for key, fact in self._letters.items() if not fact.of_meaning}
        self._generators = {i: [f for f in kept if not f.of_meaning] for i, kept in self._generators.items()}

    def _learn_generator(self, fact: Fact) -> None:
        p = fact.polynomial if len(fact.polynomial) == 1 else None
        used = [i for i, degree in enumerate(p.degrees()) if degree] if p is not None else []
        if len(used) == 1 and p == self.field.polynomial_symbol(used[0]):
            self._generators.setdefault(used[0], []).append(fact)

    def _learn_entries(self, fact: Fact) -> None:
        if not fact.subject.terms:
            # A block of two may have no coordinate.
            self.impossible += [fact] * (fact.nonzero and len(self.coordinates.blocks) == 1)
            return
        self.vectors.append(fact)
        ((block, _), *_) = fact.subject.terms
        if len(fact.subject.terms) == 1:
            (((_, monomial), c),) = fact.subject.terms.items()
            below = self.trusted_of(c.denominator) or ()
            for letter, _ in monomial:
                own = self.letter_of_monomial(fact, letter, None, (), below)
                known = self._letters.get((block, letter))
                if own and (known is None or own.sign > known.sign):
                    self._letters[block, letter] = own if known is None else self.both(own, known)

    def presuppose_letter(self, block: int, letter: str, fact: Fact) -> None:
        """Keep it that a letter is positive, for as long as the claim is read: its logarithm was written."""
        self._learned += 1
        self._letters[block, letter] = fact

    @rule(43)
    def nonzero_product(self, p: Any, content: int, factors: tuple[tuple[Any, int, Fact], ...]) -> Conclusion:
        """c ∏ fᵉ ≠ 0 where no factor is 0."""
        whole = prod((f**e for f, e, _ in factors), start=self.field.ring.constant(content))
        known = all(fact.nonzero and _is_up_to_sign(fact, f) for f, _, fact in factors)
        return self.scalar(p), UNKNOWN, known and whole == p and not p.is_zero()

    @rule(14)
    def both(self, first: Fact, second: Fact) -> Conclusion:
        """Two facts about one thing are one."""
        same = _key_of(first.subject) == _key_of(second.subject)
        sign = max(first.sign, second.sign) if same else UNKNOWN
        nonzero = same and (first.nonzero or second.nonzero)
        return first.subject, POSITIVE if sign and nonzero else sign, nonzero

    def hear(self, fact: Fact) -> Fact:
        """Note that a hypothesis says a fact, so that a proof may rest on it."""
        self.heard.append(fact.subject)
        self._said.add(_statement(fact))
        return fact

    def rests_on_hypotheses(self, fact: Fact) -> bool:
        """Whether a fact rests on rules, and on hypotheses that were said, alone."""
        leaves = (one for one in fact.tree() if one.name in ("hypothesis", "vanishing"))
        return all(_statement(leaf) in self._said for leaf in leaves)

    # -- hypotheses and meaning ----------------------------------------------------------------------------

    @rule(15)
    def hypothesis(self, subject: Any, sign: Sign, nonzero: bool) -> Conclusion:
        """What a hypothesis says of a scalar, or of the entries of a vector in one block."""
        return subject, sign, nonzero

    @rule(16)
    def existence(self, subject: Any, sign: Sign) -> Conclusion:
        """What a true hypothesis divided by is not 0; what stands under its roots and logarithms has its sign."""
        place = sign, _key_of(subject)
        if self.is_assuming and self._is_written(subject, sign):
            self._written.add(place)
        known = place in self._written
        return subject, sign if known else UNKNOWN, known and not sign

    @rule(17, of_meaning=True)
    def meaning(self, subject: Any, sign: Sign) -> Conclusion:
        """The same of the claim: wherever it has a meaning."""
        known = self._is_written(subject, sign)
        return subject, sign if known else UNKNOWN, known and not sign

    def exists(self, subject: Any, sign: Sign) -> Fact:
        """What was read exists: the hypotheses, or the claim."""
        return self.existence(subject, sign) if self.is_assuming else self.meaning(subject, sign)

    def _is_written(self, subject: Any, sign: Sign) -> bool:
        """Whether the reading noted that it divided by the subject, took its root (≥ 0), or its logarithm (> 0)."""
        notes = self.field.notes
        kept: Iterable[Any] = {
            UNKNOWN: [*notes.divisors, *(self.power(*place) for place in notes.inverted_letters)],
            NON_NEGATIVE: [*notes.radicands, *notes.root_arguments, *(() if self.is_assuming else notes.rooted)],
            POSITIVE: [getattr(value, "value", value) for value in notes.logged],
        }[sign]
        return any(type(x) is type(subject) and _key_of(x) == _key_of(subject) for x in kept)

    @rule(18)
    def substituted(self, fact: Fact, index: int) -> Conclusion:
        """What is known of a polynomial is known of its value, where an equation was solved for a generator."""
        value, is_known = self.field.substitute(fact.polynomial, index, self.eliminated[index]), _is_polynomial(fact)
        return value, fact.sign if is_known else UNKNOWN, is_known and fact.nonzero

    @rule(19)
    def over(self, x: Fraction, above: Fact, below: Fact, nonzero: tuple[Fact, ...]) -> Conclusion:
        """x Q = P: where P > 0 and Q ≥ 0, x > 0; where Q is known not to be 0, P ≥ 0 is enough for x ≥ 0."""
        p, q, turned = x.numerator, x.denominator, _sign_at(below, -x.denominator)
        sign = _sign_at(above, -p) if turned else _sign_at(above, p) if _sign_at(below, q) else UNKNOWN
        covered = _covers(nonzero, [f for f, _ in self.field.factor(q)[1]])
        return x, sign if sign == POSITIVE or covered else UNKNOWN, False

    @rule(20)
    def divided(self, x: Fraction, whole: Fact, divisor: Fact, power: int) -> Conclusion:
        """x from x d with d > 0, or from x d² with d ≠ 0."""
        fits = (whole.subject - x * divisor.subject**power).is_zero()
        known = divisor.sign == POSITIVE or (power % 2 == 0 and divisor.nonzero)
        return x, whole.sign if fits and known else UNKNOWN, fits and whole.nonzero

    @rule(21)
    def nonzero_value(self, x: Fraction, fact: Fact) -> Conclusion:
        """x Q = P, or x T = B with 1/x = T/B: where P, or B, is not 0, neither is x."""
        known = _is_up_to_sign(fact, x.numerator) or _is_up_to_sign(fact, x.reciprocal().denominator)
        return x, UNKNOWN, fact.nonzero and known

    # -- equations -------------------------------------------------------------------------------------------

    @rule(70, zero=True)
    def vanishing(self, subject: Any) -> Conclusion:
        """What a hypothesis says of a scalar, a vector or an operator that is 0."""
        return subject, NON_NEGATIVE, False

    @rule(71, zero=True)
    def numerator(self, fact: Fact) -> Conclusion:
        """x Q = P: where x is 0, P is."""
        return self.scalar(fact.polynomial), NON_NEGATIVE if fact.vanishes else UNKNOWN, False

    @rule(72, zero=True)
    def norm(self, fact: Fact, index: int) -> Conclusion:
        """From A + B R = 0 follows A² − B²R² = 0."""
        a, b, is_root = self._in_root(fact.polynomial, index)
        square = self.field.reduce(a * a - b * b * self.field.generators[index].square) if is_root else self.field.one
        return self.scalar(square), NON_NEGATIVE if fact.vanishes and is_root else UNKNOWN, False

    @rule(73)
    def opposite(self, fact: Fact, index: int) -> Conclusion:
        """From A + B R = 0 follows −A B ≥ 0, for it is B² R, with a root R or an absolute value."""
        a, b, is_root = self._in_root(fact.polynomial, index)
        return self.scalar(self.field.reduce(-a * b)), NON_NEGATIVE if fact.vanishes and is_root else UNKNOWN, False

    @rule(74, zero=True)
    def factor_vanishes(self, fact: Fact, f: Any, others: tuple[Fact, ...]) -> Conclusion:
        """Of a product that is 0, the factor that is left is, where no other can be."""
        factors = [factor for factor, _ in self.field.factor(fact.polynomial)[1]] if _is_polynomial(fact) else []
        single = f in factors and _covers(others, [own for own in factors if own != f])
        return self.scalar(f), NON_NEGATIVE if fact.vanishes and single else UNKNOWN, False

    @rule(75, zero=True)
    def term_vanishes(self, fact: Fact, exponents: tuple[int, ...]) -> Conclusion:
        """Of a sum of terms that are not negative, and that is 0, each term is."""
        terms = terms_of(fact.polynomial)
        turn = 1 if terms[0][1] > 0 else -1
        known = all(turn * c > 0 and self.monomial_sign(e) for e, c in terms) and exponents in dict(terms)
        p = self.field.ring.from_dict({exponents: 1})
        return self.scalar(p), NON_NEGATIVE if fact.vanishes and known else UNKNOWN, False

    @rule(76)
    def apart_from_zero(self, fact: Fact) -> Conclusion:
        """From m + q = 0 with a number q ≠ 0 follows m ≠ 0."""
        constant = fact.polynomial.subs({f"x{i}": 0 for i in range(len(self.field.generators))})
        known = fact.vanishes and not constant.is_zero()
        return self.scalar(fact.polynomial - constant), UNKNOWN, known

    @rule(77, zero=True)
    def solved_generator(self, fact: Fact, index: int) -> Conclusion:
        """A polynomial that is linear in a generator is solved for it; that its slope is not 0 is a condition."""
        p = fact.polynomial
        linear = fact.vanishes and p.degrees()[index] == 1
        plain = self.field.generators[index].square is None
        value = own = self.field.symbol(index)
        if linear:
            rest = self.field.fraction(-p.subs({f"x{index}": 0}), self.field.one)
            value = rest * self.scalar(p.derivative(index)).reciprocal()
        return own - value, NON_NEGATIVE if linear and plain else UNKNOWN, False

    def solve(self, fact: Fact, index: int) -> None:
        """Put the solution of an equation in the place of a generator from now on."""
        if self._takes(equation := self.solved_generator(fact, index)):
            self.eliminated[index] = self.field.symbol(index) - equation.subject

    def _takes(self, equation: Fact) -> bool:
        """Keep an equation that something is put in the place of something else by, if it is one."""
        self._learned += equation.vanishes
        self.equations += [equation] * equation.vanishes
        return equation.vanishes

    @rule(78, zero=True)
    def solved_letter(self, fact: Fact, block: int, letter: str, slope: Fact) -> Conclusion:
        """c ℓ + q = 0 says ℓ = −q/c, where c ≠ 0 and neither ℓ nor, for ℓ = W m, the matrix W stands in q."""
        part, place = fact.subject.block(block), ((letter, 1),)
        fits = fact.vanishes and slope.nonzero and place in part and _key_of(slope.subject) == _key_of(part[place])
        scale = -part[place].reciprocal() if fits else self.field.rational(0)
        value = self.part(block, {m: c * scale for m, c in part.items() if m != place})
        inside, _ = self.coordinates.free_in(value)
        own = self.space.graphs.letters[letter][0].names if letter in self.space.graphs.letters else {letter}
        return self.power(block, letter) - value, NON_NEGATIVE if fits and not inside & own else UNKNOWN, False

    @rule(79, zero=True)
    def letter_vanishes(self, fact: Fact, block: int, letter: str) -> Conclusion:
        """Where a sum of squares Σ[ℓ²ᵏ] is 0, the letter ℓ is."""
        p = fact.polynomial
        squares = [
            self.field.polynomial_symbol(i)
            for i, g in enumerate(self.field.generators)
            if g.kind == "moment" and g.key[0] == block and [(l, e % 2) for l, e in g.key[1]] == [(letter, 0)]
        ]
        known = fact.vanishes and len(p) == 1 and any(p == square * p.leading_coefficient() for square in squares)
        return self.power(block, letter), NON_NEGATIVE if known else UNKNOWN, False

    def solve_letter(self, equation: Fact, block: int, letter: str) -> None:
        """Put the solution of an equation between vectors in the place of a letter, with what was known of it."""
        if self._takes(equation):
            own = self.power(block, letter)
            self.solved[block, letter] = (own - equation.subject).block(block)
            for known in [fact for fact in self.vectors if fact.subject.terms.keys() == own.terms.keys()]:
                self.learn(self.carried(known, equation))

    @rule(80)
    def carried(self, fact: Fact, equation: Fact) -> Conclusion:
        """What is known of c ℓ is known of c v, where ℓ = v."""
        ((place, c),) = fact.subject.terms.items()
        value = self.vector(place) - equation.subject
        known = equation.vanishes and place in equation.subject.terms
        return value.scale(self.coordinates.scalar(c)), fact.sign if known else UNKNOWN, fact.nonzero and known

    @rule(81, zero=True)
    def matrix_law(self, fact: Fact, slope: Fact, is_symmetric: bool) -> Conclusion:
        """c (W − Wᵀ) = 0 says that W is symmetric, c (WᵀW − I) = 0 that its columns are orthonormal, where c ≠ 0."""
        A, space = fact.subject, self.space
        W, known = self.free_matrix(A, 0 if is_symmetric else -1), False
        if W is not None and (not is_symmetric or W.sides == W.T.sides):
            law = W - W.T if is_symmetric else W.T @ W - space.diag(space.ones_in(W.sides[1]))
            rest = A - law.scale(self.coordinates.scalar(slope.subject)) if A.sides == law.sides else A
            known = slope.nonzero and rest.is_zero()
        return A, NON_NEGATIVE if fact.vanishes and known else UNKNOWN, False

    def free_matrix(self, A: Any, place: int) -> Any:
        """The matrix at a place in the first product of free matrices of an operator, if it is no entrywise product."""
        matrix = next((matrices[place] for (matrices, _) in A.paths()), None)
        return self.space.operator_of(matrix) if matrix is not None and len(matrix.factors) == 1 else None

    def take_orthonormal(self, fact: Fact) -> None:
        """Let Wᵀ cancel W from now on; of a square W, W cancels Wᵀ too."""
        if not fact.arguments[-1] and self._takes(fact):
            W = next(matrices[-1] for (matrices, _) in fact.subject.paths())
            self.orthonormal.update([W, W.T] if W.rows == W.columns else [W])

    @rule(87, zero=True)
    def image_back(self, image: Fact, letter: str, inverse: Matrix) -> Conclusion:
        """W m = q says Wᵀ q = m where WᵀW = I; of one product of letters q."""
        matrix, inner = self.space.graphs.letters[letter]
        block = block_of(matrix.rows)
        (monomial, c), *others = (self.power(block, letter) - image.subject).block(block).items()
        known = image.vanishes and matrix in self.orthonormal and inverse == matrix.T and not others and c.is_one()
        back, behind = self.space.graphs.letter_along(inverse, monomial), block_of(inverse.rows)
        return self.power(behind, back) - self.vector((behind, inner)), NON_NEGATIVE if known else UNKNOWN, False

    @rule(85, zero=True)
    def few_coordinates(self, fact: Fact, most: int) -> Conclusion:
        """N ≤ k, or N < k + 1, says (N − 1) … (N − k) = 0: N is a whole number, 1 at least."""
        n = self.space.N.value
        bound = (fact.subject + n).integer()
        known = most > 0 and ((fact.sign and bound == most) or (fact.sign == POSITIVE and bound == most + 1))
        if not known:
            return n, UNKNOWN, False
        return self.field.product(n - self.field.rational(size) for size in range(1, most + 1)), NON_NEGATIVE, False

    def note(self, fact: Fact | None) -> Fact | None:
        """Note that a form rests on a fact: |c| was written as c, say."""
        if fact:
            self._used[id(fact)] = fact
        return fact

    @property
    def used(self) -> tuple[Fact, ...]:
        """What the forms that were read rest on: signs of what roots and logarithms were taken of, and equations."""
        return *self._used.values(), *self.equations

    @rule(83, zero=True)
    def same_form(self, difference: Any, used: tuple[Fact, ...] = ()) -> Conclusion:
        """Two values with one canonical form are equal wherever both exist: their difference has the form 0.

        The forms rest on the facts that were used in reading them.
        """
        return difference, NON_NEGATIVE if _has_zero_form(difference) else UNKNOWN, False

    @rule(84, zero=True)
    def critical(self, index: int, reciprocals: MomentVector) -> Conclusion:
        """A critical point ζ of a gain h is one with Σ 1/(h² − ζ) = 0: that is its definition."""
        (gain,), zeta = self.coordinates.made_of[index], self.coordinates.scalar(self.field.symbol(index))
        ones = self.space.ones
        whole = reciprocals * (gain * gain - ones * zeta)
        return self.total(reciprocals), NON_NEGATIVE if _key_of(whole) == _key_of(ones) else UNKNOWN, False

    # -- generators ------------------------------------------------------------------------------------------

    def generator(self, index: int) -> Fact:
        """All that is known of a generator."""
        known = self._looked_up
        if index not in known:
            fact = self._by_nature(index)
            for own in self._generators.get(index, ()):
                if own.sign > fact.sign or (own.nonzero and not fact.nonzero):
                    fact = self.both(fact, own)
            known[index] = fact
        return self.consult(known[index])

    def _by_nature(self, index: int) -> Fact:
        generator = self.field.generators[index]
        if generator.kind == "root":
            return self._root_generator(index)
        if generator.kind == "moment":
            results = [
                self.entry_sum(index, self.monomial(*place)) for place in self.space.graphs.rootings(generator.key)
            ]
            return max(results, key=lambda fact: fact.sign)
        if generator.kind == "product":
            f = self.coordinates.made_of[index][0]
            return self.positive_product(index, [self.entries(b, f.block(b)) for b in sorted({b for b, _ in f.terms})])
        if generator.kind == "entry":
            return self.entry_of(index, self.letter(0, generator.key[1]))
        if generator.kind == "cycle":
            labels = [self.monomial(block_of(matrix.columns), label) for matrix, label in generator.key]
            return self.cycle(index, labels)
        return self.nature(index)

    def _root_generator(self, index: int) -> Fact:
        radicand = self._real.get(index)
        if index not in self._asked:
            self._asked.add(index)
            try:
                result = self.search(self.field.generators[index].square)
            finally:
                self._asked.remove(index)
            if result is not None and (radicand is None or result.sign > radicand.sign):
                radicand = result
        return self.nature(index) if radicand is None else self.root_of(index, radicand)

    def declare_real(self, index: int, fact: Fact) -> None:
        """Keep why a radicand is not negative."""
        self._real.setdefault(index, fact)

    @rule(22)
    def nature(self, index: int) -> Conclusion:
        """N ≥ 1, blocks of two have 0 or more coordinates; e^x is positive, ε and |x| of a real x are not negative."""
        generator, sign = self.field.generators[index], UNKNOWN
        if generator.kind == "size":
            sign = POSITIVE if len(self.coordinates.blocks) == 1 else NON_NEGATIVE
        elif generator.kind == "exp":
            sign = POSITIVE
        elif generator.key == "eps" or (generator.kind == "absolute" and self.is_real(generator.square)):
            sign = NON_NEGATIVE
        return self.field.symbol(index), sign, False

    @rule(23)
    def root_of(self, index: int, radicand: Fact) -> Conclusion:
        """A root is not negative, if it is real; and positive where its radicand is."""
        fits = _is_polynomial(radicand) and radicand.polynomial == self.field.generators[index].square
        return self.field.symbol(index), radicand.sign if fits else UNKNOWN, False

    @rule(24)
    def entry_sum(self, index: int, entries: Fact) -> Conclusion:
        """Σ[m] ≥ 0 where no entry of m is negative, and > 0 where all are positive and there is one."""
        place = next(iter(entries.subject.terms))
        rootings = self.space.graphs.rootings(self.field.generators[index].key)
        fits = place in rootings and _is_monomial(entries, *place)
        return self.field.symbol(index), min(entries.sign, self.inhabited(place[0])) if fits else UNKNOWN, False

    def inhabited(self, block: int) -> Sign:
        """POSITIVE where a block is known to have a coordinate."""
        index = self.field.find("size", block)
        alone = len(self.coordinates.blocks) == 1
        return POSITIVE if alone or (index is not None and self.generator(index).nonzero) else NON_NEGATIVE

    @rule(25)
    def positive_product(self, index: int, entries: list[Fact]) -> Conclusion:
        """∏ f > 0 where every entry is positive."""
        f = self.coordinates.made_of[index][0]
        told = {place: c for fact in entries for place, c in fact.subject.terms.items()}
        fits = _key_of(self.coordinates.vector(told)) == _key_of(f)
        known = fits and all(fact.sign == POSITIVE for fact in entries)
        return self.field.symbol(index), POSITIVE if known else UNKNOWN, False

    @rule(26)
    def entry_of(self, index: int, letter: Fact) -> Conclusion:
        """An entry of a vector has the sign of all of them."""
        fits = _is_monomial(letter, 0, ((self.field.generators[index].key[1], 1),))
        return self.field.symbol(index), letter.sign if fits else UNKNOWN, letter.nonzero and fits

    @rule(27)
    def cycle(self, index: int, labels: list[Fact]) -> Conclusion:
        """tr(diag(f) P diag(h) Pᵀ) = Σ fᵢ Pᵢⱼ² hⱼ ≥ 0 where f ≥ 0 and h ≥ 0, or where nothing is negative."""
        cycle: Cycle = self.field.generators[index].key
        fits = all(_is_monomial(f, block_of(m.columns), label) for (m, label), f in zip(cycle, labels, strict=True))
        signs = [fact.sign for fact in labels]
        plain = all(matrix.is_square for matrix, _ in cycle) and all(signs)
        turns = ((cycle[i:] + cycle[:i], signs[i:] + signs[:i]) for i in range(len(cycle)))
        known = fits and (plain or any(_is_double(*turn) for turn in turns))
        return self.field.symbol(index), NON_NEGATIVE if known else UNKNOWN, False

    # -- entries -----------------------------------------------------------------------------------------------

    def letter(self, block: int, letter: str) -> Fact:
        """All that is known of a letter."""
        known, place = self._looked_up, (block, letter)
        if place not in known:
            fact, own = self._letter_by_nature(block, letter), self._letters.get(place)
            known[place] = fact if own is None else self.both(fact, own)
        return self.consult(known[place])

    @property
    def known_letters(self) -> set[tuple[int, str]]:
        """The letters, by blocks, of which something was said."""
        return set(self._letters)

    def _letter_by_nature(self, block: int, letter: str) -> Fact:
        reciprocals, roots, graphs = self.space.reciprocals, self.space.roots, self.space.graphs
        if letter in reciprocals.relations:
            below = reciprocals.denominator_of(letter, block).block(block)
            leading = [self.nonzero_of(c) for c in reciprocals.leading.get(letter, [])]
            return self.reciprocal(block, letter, self.entries(block, below), [f for f in leading if f is not None])
        if letter in roots.letters:
            # What is looked for may ask for the same root.
            base = roots.base_of_root(letter, block)
            square = self.entries(
                block, (base if base is not None else roots.square_of_root(letter, block)).block(block)
            )
            return self.root_letter(block, letter, square, self._real_letters.get((block, letter)))
        if letter in graphs.letters:
            matrix, inner = graphs.letters[letter]
            return self.square_rows(block, letter, self.monomial(block_of(matrix.columns), inner))
        return self.letter_nature(block, letter)

    def declare_real_letter(self, block: int, letter: str, fact: Fact) -> None:
        """Keep why what the root of a vector was taken of is nowhere negative."""
        self._learned += 1
        self._real_letters.setdefault((block, letter), fact)

    def is_never_negative(self, block: int, monomial: Monomial) -> bool:
        """Whether a product of letters is known to be nowhere negative."""
        return bool(self.monomial(block, monomial).sign)

    def is_noted_positive(self, block: int, letter: str) -> bool:
        """Whether a letter is known to be positive; a form that is written by that rests on it."""
        fact = self.letter(block, letter)
        return fact.sign == POSITIVE and bool(self.note(fact))

    def letter_is_nonzero(self, block: int, letter: str) -> bool:
        return self.letter(block, letter).nonzero

    @rule(30)
    def letter_nature(self, block: int, letter: str) -> Conclusion:
        """The letter of an exponential is positive."""
        function = self.space.functions.letters.get(letter)
        is_exponential = function is not None and function.function == "exp"
        return self.power(block, letter), POSITIVE if is_exponential else UNKNOWN, False

    @rule(31)
    def reciprocal(self, block: int, letter: str, below: Fact, leading: list[Fact]) -> Conclusion:
        """w = 1/v > 0 where v > 0. What was divided by is L v: where L is 0, w is 0, so that w ≠ 0 takes L ≠ 0."""
        fits = _key_of(self.space.reciprocals.denominator_of(letter, block)) == _key_of(below.subject)
        known = {fact.subject.key() for fact in leading if fact.nonzero}
        is_nonzero = all(c.key() in known for c in self.space.reciprocals.leading.get(letter, []))
        sign = NON_NEGATIVE if fits and below.sign == POSITIVE else UNKNOWN
        return self.power(block, letter), POSITIVE if sign and is_nonzero else sign, is_nonzero

    @rule(32)
    def root_letter(self, block: int, letter: str, square: Fact, real: Fact | None) -> Conclusion:
        """√v ≥ 0 where v ≥ 0, and > 0 where v > 0; |w| ≥ 0, and > 0 where w ≠ 0."""
        base = self.space.roots.base_of_root(letter, block)
        v = self.space.roots.square_of_root(letter, block)
        wanted = _key_of(v if base is None else base)
        fits = _key_of(square.subject) == wanted
        told = real is not None and _key_of(real.subject) == _key_of(v) and real.sign
        sign = NON_NEGATIVE if base is not None or told or (fits and square.sign) else UNKNOWN
        is_positive = fits and (square.nonzero if base is not None else square.sign == POSITIVE)
        return self.power(block, letter), POSITIVE if is_positive else sign, False

    @rule(33)
    def square_rows(self, block: int, letter: str, inner: Fact) -> Conclusion:
        """(X ⊙ X)m ≥ 0 where m ≥ 0."""
        matrix, monomial = self.space.graphs.letters[letter]
        fits = _is_monomial(inner, block_of(matrix.columns), monomial)
        sign = NON_NEGATIVE if fits and matrix.is_square and inner.sign else UNKNOWN
        return self.power(block, letter), sign, False

    @rule(34)
    def letter_of_monomial(
        self,
        fact: Fact,
        letter: str,
        scale: Fact | None = None,
        others: tuple[Fact, ...] = (),
        below: tuple[Fact, ...] = (),
    ) -> Conclusion:
        """Where c ∏ ℓᵉ is nowhere 0, no ℓ is; with an odd e, ℓ has its sign where c and the other letters are > 0.

        The letter of 1/(ka + 1) is k/(ka + 1), and c is 1/k: where k is 0, it says nothing.
        """
        (((block, monomial), c), *more) = fact.subject.terms.items()
        exponents = dict(monomial)
        exists = _covers(below, [f for f, _ in self.field.factor(c.denominator)[1]])
        if more or letter not in exponents or not exists:
            return self.power(block, letter), UNKNOWN, False
        number = c.numerator.is_constant() and c.denominator.is_constant() and c.numerator.leading_coefficient() > 0
        told = scale is not None and scale.sign == POSITIVE and (scale.subject - c).is_zero()
        positive = [other for other in others if other.sign == POSITIVE]
        left = [l for l in exponents if not any(_is_monomial(other, block, ((l, 1),)) for other in positive)]
        sign = fact.sign if (number or told) and left == [letter] and exponents[letter] % 2 else UNKNOWN
        return self.power(block, letter), sign, fact.nonzero

    def monomial(self, block: int, monomial: Monomial) -> Fact:
        """What is known of a product of letters."""
        return self.consult(self.letters(block, monomial, [self.letter(block, letter) for letter, _ in monomial]))

    @rule(35)
    def letters(self, block: int, monomial: Monomial, letters: list[Fact]) -> Conclusion:
        """∏ ℓᵉ ≥ 0 where each ℓ with an odd e is; > 0 where none is 0. What is divided by is not 0."""
        whole, sign, is_nonzero = self.vector((block, monomial)), POSITIVE, True
        for (letter, exponent), fact in zip(monomial, letters, strict=True):
            if not _is_monomial(fact, block, ((letter, 1),)):
                return whole, UNKNOWN, False
            known = fact.sign if exponent % 2 or letter in self.space.roots.letters else NON_NEGATIVE
            sign, is_nonzero = min(sign, known), is_nonzero and (exponent < 0 or fact.nonzero)
        return whole, POSITIVE if sign and is_nonzero else min(sign, NON_NEGATIVE), is_nonzero

    def entries(self, block: int, part: dict[Monomial, Fraction]) -> Fact:
        """What is known of a coordinate function: as a sum, in one letter, or as a multiple of a hypothesis."""
        result = self._own_sign(block, part)
        if len(part) == 1 and not result.nonzero:
            ((monomial, c),) = part.items()
            by, known = self.nonzero_of(c), self.monomial(block, monomial)
            below = self.trusted_of(c.denominator) or ()
            result = self._better(result, self.scaled(block, part, known, by, below) if by is not None else None)
        if not result.nonzero and part:
            turned = self._own_sign(block, {m: -c for m, c in part.items()})
            minus = self.factor(self.terms(self.field.one), -self.field.one)
            result = self._better(result, self.scaled(block, part, turned, minus))
        for known in self.vectors if part else ():
            if result.sign != POSITIVE and known.subject.block(block).keys() == part.keys():
                result = self._better(result, self._as_multiple(block, part, known))
        return result

    def _own_sign(self, block: int, part: dict[Monomial, Fraction]) -> Fact:
        result = self._sum(block, part)
        if result.sign == POSITIVE or not part:
            return result
        lowered = self._without_means(part)
        if lowered is not part:
            result = self._better(result, self.lowered(block, part, self._sum(block, lowered)))
        result = self._better(result, self.in_one_letter(block, part))
        cleared, letters = self.clear(block, part)
        if result.sign < POSITIVE and letters:
            result = self._better(result, self.uncleared(block, part, self._sum(block, cleared), letters))
        return result

    def _better(self, first: Fact, second: Fact | None) -> Fact:
        return first if not second else second if not first else self.both(first, second)

    def _as_multiple(self, block: int, part: dict[Monomial, Fraction], known: Fact) -> Fact | None:
        other = known.subject.block(block)
        first = next(iter(part))
        try:
            ratio = part[first] * other[first].reciprocal()
        except Undefined:
            # A sum such as c + √(c²) is 0 for one sign of its root.
            return None
        if any(not (c - ratio * other[m]).is_zero() for m, c in part.items()):
            return None
        sign, nonzero = self.sign_of(ratio), self.nonzero_of(ratio) if known.nonzero else None
        by = self.both(sign, nonzero) if sign is not None and nonzero is not None else sign or nonzero
        below = self.trusted_of(ratio.denominator) or ()
        return None if by is None else self.scaled(block, part, known, by, below)

    @rule(36)
    def scaled(
        self, block: int, part: dict[Monomial, Fraction], known: Fact, by: Fact, below: tuple[Fact, ...] = ()
    ) -> Conclusion:
        """c f has the sign of f where c ≥ 0, and no zero entry where c ≠ 0 and f has none.

        Where the denominator of c is 0, f is 0 and c f may be anything: that takes c and f > 0, or a denominator ≠ 0.
        """
        other = known.subject.block(block)
        fits = other.keys() == part.keys() and all((c - by.subject * other[m]).is_zero() for m, c in part.items())
        covered = _covers(below, [f for f, _ in self.field.factor(by.subject.denominator)[1]])
        exists = covered or known.sign == by.sign == POSITIVE
        sign = min(known.sign, by.sign) if fits and exists else UNKNOWN
        return self.part(block, part), sign, fits and known.nonzero and by.nonzero

    @rule(37)
    def sum_of_terms(
        self, block: int, part: dict[Monomial, Fraction], nonzero: tuple[tuple[Fact, ...], ...] = ()
    ) -> Conclusion:
        """Σ c m ≥ 0 where each c ≥ 0 and m ≥ 0, and > 0 where c m > 0 for one of them."""
        result = NON_NEGATIVE
        for i, (monomial, c) in enumerate(part.items()):
            above, below = self.terms(c.numerator), self.terms(c.denominator)
            by = self.over(c, above, below, nonzero[i] if nonzero else (below,))
            sign = min(self.monomial(block, monomial).sign, by.sign)
            if not sign:
                return self.part(block, part), UNKNOWN, False
            result = max(result, sign)
        return self.part(block, part), result, False

    def _sum(self, block: int, part: dict[Monomial, Fraction]) -> Fact:
        """A sum of terms, with why the denominators of its coefficients are not 0."""
        result = self.sum_of_terms(block, part)
        if result or all(self.terms(c.denominator).nonzero for c in part.values()):
            return result
        return self.sum_of_terms(block, part, tuple(self.trusted_of(c.denominator) or () for c in part.values()))

    @rule(38)
    def in_one_letter(self, block: int, part: dict[Monomial, Fraction]) -> Conclusion:
        """A polynomial in one letter, with numbers for coefficients, that no real entry makes 0 or less."""
        f, letters = self.part(block, part), {letter for monomial in part for letter, _ in monomial}
        numbers = all(c.numerator.is_constant() and c.denominator.is_constant() for c in part.values())
        if len(letters) != 1 or not numbers or any(e < 0 for monomial in part for _, e in monomial):
            return f, UNKNOWN, False
        (letter,) = letters
        known = self.letter(block, letter).sign
        if letter in self.space.roots.letters and not known:
            return f, UNKNOWN, False
        whole = lcm(*(_integer(c.denominator) for c in part.values()))
        coefficients = {
            (m[0][1] if m else 0): _integer(c.numerator) * whole // _integer(c.denominator) for m, c in part.items()
        }
        return f, POSITIVE if is_positive(coefficients, known == POSITIVE) else UNKNOWN, False

    @rule(39)
    def uncleared(
        self, block: int, part: dict[Monomial, Fraction], whole: Fact, below: list[tuple[Fact, int]]
    ) -> Conclusion:
        """f has the sign of f ∏ vᵉ where each v = 1/w, or v itself, is positive, as its letter is."""
        product, known = self.part(block, part), []
        for fact, power in below:
            (((_, ((letter, _),)), _),) = fact.subject.terms.items()
            product = product * self.space.reciprocals.denominator_of(letter, block) ** power
            known.append(fact.sign == POSITIVE and _is_monomial(fact, block, ((letter, 1),)))
        fits = _key_of(product) == _key_of(whole.subject)
        return self.part(block, part), whole.sign if fits and all(known) else UNKNOWN, False

    def clear(
        self, block: int, part: dict[Monomial, Fraction]
    ) -> tuple[dict[Monomial, Fraction], list[tuple[Fact, int]]]:
        """A part times its denominators that are known to be positive, and why these are."""
        v, result = self.part(block, part), list[tuple[Fact, int]]()
        for letter, power in self.space.reciprocals.denominators(v).items():
            fact = self.letter(block, letter) if power > 0 else None
            if fact is not None and fact.sign == POSITIVE:
                v, result = v * self.space.reciprocals.denominator_of(letter, block) ** power, [*result, (fact, power)]
        return v.block(block), result

    @rule(40)
    def lowered(self, block: int, part: dict[Monomial, Fraction], fact: Fact) -> Conclusion:
        """f ≥ f with −cnQ for −c L², as L² ≤ nQ for L = X1 and Q = (X ⊙ X)1, n the length of a row."""
        fits = _key_of(self.part(block, self._without_means(part))) == _key_of(fact.subject)
        return self.part(block, part), fact.sign if fits else UNKNOWN, False

    def _without_means(self, part: dict[Monomial, Fraction]) -> dict[Monomial, Fraction]:
        left = dict(part)
        for monomial, c in part.items() if self.space.graphs.letters else ():
            ((letter, exponent), *others) = monomial or (("", 0),)
            if others or exponent != 2 or letter not in self.space.graphs.letters:
                continue
            matrix, inner = self.space.graphs.letters[letter]
            _, squares = self.space.graphs.square_of(letter) or (0, ())
            is_lowered = self.terms((-c).numerator).sign and self.terms(c.denominator).nonzero
            if not inner and squares in left and is_lowered:
                left[squares] = left[squares] + c * self.space.size_in(matrix.columns).value
                del left[monomial]
        return {monomial: c for monomial, c in left.items() if not c.is_zero()} if left != part else part

    @rule(41)
    def entry_factor(
        self, fact: Fact, times: tuple[Fact, ...], nonzero: tuple[Fact, ...], letter: str, factor: Any
    ) -> Conclusion:
        """Where a product of polynomials in one letter each has no zero entry, no factor has one.

        It is multiplied by what it divides by, and by scalars that are not 0, so that no denominator is left that may.
        """
        ((block, _), *_) = fact.subject.terms
        scale = self.field.product(divisor.subject for divisor in times)
        reciprocals = self.space.reciprocals
        whole = (fact.subject * reciprocals.cofactor(fact.subject, block)).scale(self.coordinates.scalar(scale))
        covered = all(divisor.nonzero for divisor in times) and _covers(
            nonzero, [f for c in whole.terms.values() for f, _ in self.field.factor(c.denominator)[1]]
        )
        _, factors = reciprocals.factors(whole) if covered else (None, [])
        fits = any(own == letter and same(coefficients, factor) for own, coefficients, _ in factors)
        part = {letter_power(letter, j): c for j, c in enumerate(factor) if not c.is_zero()}
        return self.part(block, part), UNKNOWN, fact.nonzero and fits

    @rule(44)
    def coefficient(self, fact: Fact) -> Conclusion:
        """Where c ∏ ℓᵉ is nowhere 0, c is not, in a block that has a coordinate."""
        (((block, _), c), *others) = fact.subject.terms.items()
        inhabited = not others and self.inhabited(block) == POSITIVE
        return c, UNKNOWN, fact.nonzero and inhabited

    @rule(45)
    def in_exponentials(self, p: Any, index: int, slope: Fact, gap: Fact) -> Conclusion:
        """c log u + y has the sign of u − e^(−y/c) for c > 0, and of its opposite for c < 0."""
        function, inner = self.space.functions.generators[index]
        c, turn = p.derivative(index), 1 if slope.polynomial == p.derivative(index) else -1
        known = _is_up_to_sign(slope, c) and slope.sign == POSITIVE
        if function != "log" or not known or c.degrees()[index]:
            return self.scalar(p), UNKNOWN, False
        rest = self.scalar(self.field.polynomial_symbol(index) * c - p) * self.scalar(c).reciprocal()
        wanted = inner - self.space.functions.exp(rest)
        fits = (gap.subject - (wanted if turn > 0 else -wanted)).is_zero()
        return self.scalar(p), gap.sign if fits else UNKNOWN, False

    @rule(42)
    def inside_root(self, whole: Fact, outside: Fact, scale: Fact, inside: MomentVector) -> Conclusion:
        """From c p²q ≥ 0 follows q ≥ 0, where c > 0 and p is nowhere 0: √(p²q) exists where p is 0 and q negative."""
        product = (outside.subject * outside.subject * inside).scale(self.coordinates.scalar(scale.subject))
        fits = _key_of(product) == _key_of(whole.subject) and scale.sign == POSITIVE and outside.nonzero
        return inside, whole.sign if fits else UNKNOWN, False

    # -- sums ------------------------------------------------------------------------------------------------

    def vector(self, function: Function) -> MomentVector:
        """A monomial in one block, or in all of them."""
        block, monomial = function
        return self.coordinates.everywhere(monomial) if block is None else self.coordinates.monomial(block, monomial)

    def total(self, v: MomentVector, places: tuple[str, ...] = ()) -> Fraction:
        """Σ v, without the entries at some indices, each once."""
        result: Fraction = self.space.sum(v).value
        for place in dict.fromkeys(places):
            result = result - self.space.totals.entry_of(v.block(0), place)
        return result

    @rule(50)
    def sum_of_entries(self, entries: Fact, places: tuple[str, ...] = (), left: Fact | None = None) -> Conclusion:
        """Σ f ≥ 0 where f ≥ 0, over all coordinates or over those that some indices leave; > 0 where there is one."""
        block = next(iter(entries.subject.terms))[0]
        sign = min(entries.sign, self.inhabited(block))
        if places:
            count = self.space.N.value - self.field.rational(len({*places}))
            told = left is not None and left.sign == POSITIVE and (left.subject - count).is_zero()
            sign = min(entries.sign, POSITIVE if told else NON_NEGATIVE)
        return self.total(entries.subject, places), sign, False

    @rule(51)
    def gram(self, parts: tuple[tuple[Any, tuple[Function, ...]], ...]) -> Conclusion:
        """‖Σ p F‖² ≥ 0 for scalars p and exterior products F = f₁∧…∧f_c of coordinate functions.

        For c = 0 it is a square, for c = 1 a sum of squares. One p f is positive where p is and f has no zero entry.
        """
        total, real = self.field.rational(0), all(self.is_real(p) for p, _ in parts)
        scalar, one = self.coordinates.scalar, self.coordinates.scalar(self.field.rational(1))
        same = len({len(functions) for _, functions in parts}) < 2
        for p, left in parts if same else ():
            for q, right in parts:
                inner = [[scalar(self._inner(f, g)) for g in right] for f in left]
                total = total + self.scalar(p * q) * expand_determinant(inner, one).value
        sign = NON_NEGATIVE if real and same and self._all_real(parts) else UNKNOWN
        if len(parts) == 1:
            ((p, functions),) = parts
            exponents = next(iter(p.monoms())) if len(p) == 1 else ()
            powers = [self.generator(i).sign for i, e in enumerate(exponents) if e]
            signs = [
                min(self.monomial(block, tuple((l, 2 * e) for l, e in m)).sign, self.inhabited(block))
                for block, m in functions
                if block is not None
            ]
            positive = bool(exponents) and all(known == POSITIVE for known in (*powers, *signs))
            sign = POSITIVE if positive and len(functions) == len(signs) < 2 else sign
        return total, sign, False

    def _inner(self, f: Function, g: Function) -> Fraction:
        """Σ f g, which is 0 where they have no coordinate in common."""
        left, right = self.vector(f), self.vector(g)
        return self.total(left * right) if left.side == right.side else self.field.rational(0)

    def _all_real(self, parts: Iterable[tuple[Any, tuple[Function, ...]]]) -> bool:
        """Whether every root of a vector in some functions is known to be real."""
        functions = [f for _, chosen in parts for f in chosen]
        blocks = [(b, m) for block, m in functions for b in (self.coordinates.blocks if block is None else (block,))]
        return all(self.letter(b, l).sign for b, m in blocks for l, _ in m if l in self.space.roots.letters)

    @rule(52)
    def cauchy(self, first: Fact, second: Fact, middle: MomentVector, places: tuple[str, ...] = ()) -> Conclusion:
        """Σp Σq ≥ (Σm)² where m² = pq, p ≥ 0 and q ≥ 0; over all coordinates, or over those that some indices leave."""
        fits = _key_of(middle * middle) == _key_of(first.subject * second.subject)
        sums = [self.total(v, places) for v in (first.subject, second.subject, middle)]
        known = fits and first.sign and second.sign
        return sums[0] * sums[1] - sums[2] * sums[2], NON_NEGATIVE if known else UNKNOWN, False

    @rule(53)
    def mixed(self, entries: tuple[Fact, ...]) -> Conclusion:
        """∏ Σfᵢ ≥ Σ ∏fᵢ where every f ≥ 0, all in one block: a product of sums has its diagonal among its terms."""
        sums = self.field.product(self.total(fact.subject) for fact in entries)
        joint = prod((fact.subject for fact in entries[1:]), start=entries[0].subject)
        known = all(fact.sign for fact in entries)
        return sums - self.total(joint), NON_NEGATIVE if known else UNKNOWN, False

    @rule(54)
    def at_least_one(self, blocks: tuple[int, ...]) -> Conclusion:
        """The number of coordinates is 1 or more, in all blocks together and in some of which one has any."""
        whole = set(blocks) == set(self.coordinates.blocks)
        known = whole or any(self.inhabited(block) == POSITIVE for block in blocks)
        total = self.field.sum(map(self.space.totals.size, blocks)) - self.field.rational(1)
        return total, NON_NEGATIVE if known else UNKNOWN, False

    @rule(55)
    def indices_differ(self, count: int) -> Conclusion:
        """k indices of the claim differ, so N ≥ k wherever it has a meaning."""
        known = count <= len(self.coordinates.bases)
        return self.space.N.value - self.field.rational(count), NON_NEGATIVE if known else UNKNOWN, False

    @rule(62)
    def tangent(self, index: int, is_turned: bool = False) -> Conclusion:
        """e^x ≥ 1 + x and log x ≤ x − 1, where it exists: a graph lies on one side of its tangent.

        Turned, the same of −x and of 1/x, times what is positive: 1 ≥ e^x (1 − x), and x log x ≥ x − 1.
        """
        function, x = self.space.functions.generators[index]
        one, own = self.field.rational(1), self.field.symbol(index)
        if function == "log":
            value = x * own - x + one if is_turned else x - one - own
        else:
            value = one - own * (one - x) if is_turned else own - one - x
        return value, NON_NEGATIVE if self.is_real(x.numerator) else UNKNOWN, False

    @rule(63)
    def tangent_at(self, block: int, letter: str, power: int, t: Fraction, is_turned: bool = False) -> Conclusion:
        """e^v ≥ e^t (1 + v − t) entry by entry, for v = p w with the letter of e^w; turned, e^t ≥ e^v (1 + t − v).

        log v ≤ v − 1.
        """
        known, one = self.space.functions.letters[letter], self.field.rational(1)
        if known.function == "log":
            value = self.part(block, known.argument) - self.part(block, {UNIT: one}) - self.power(block, letter)
            return value, NON_NEGATIVE if power == 1 else UNKNOWN, False
        scalar, ones = self.coordinates.scalar, self.part(block, {UNIT: one})
        gap = self.part(block, known.argument).scale(scalar(self.field.rational(power))) - ones.scale(scalar(t))
        own, at = self.part(block, {letter_power(letter, power): one}), ones.scale(scalar(self.space.functions.exp(t)))
        value = at - own * (ones - gap) if is_turned else own - at * (ones + gap)
        return value, NON_NEGATIVE if self.is_real(t.numerator) else UNKNOWN, False

    @rule(56)
    def deviations(self, block: int, letter: str, weight: Fact) -> Conclusion:
        """N vₙ² ≤ (N − 1) Σv² for the deviations v of ℓ from its mean, weighted by q ≥ 0.

        That is (N − 1)Σ[q]Σ[ℓ²] − Σ[q]Σ[ℓ]² − NΣ[qℓ²] + 2Σ[ℓ]Σ[qℓ]: without entry n it is N − 1 times a variance.
        """
        q, v = weight.subject, self.vector((block, ((letter, 1),)))
        n, sums = self.space.totals.size(block), [self.total(x) for x in (q, v * v, v, q * v, q * v * v)]
        value = (n - self.field.rational(1)) * sums[0] * sums[1] - sums[0] * sums[2] * sums[2] - n * sums[4]
        value = value + self.field.rational(2) * sums[2] * sums[3]
        real = self._all_real([(None, ((block, ((letter, 1),)),))])
        known = weight.sign and real and {b for b, _ in q.terms} == {block}
        return value, NON_NEGATIVE if known else UNKNOWN, False

    @rule(64)
    def sizes_add(self, block: int, first: str, second: str, third: str) -> Conclusion:
        """|u| + |v| ≥ |w| for the letters of these, where w is u + v or u − v, up to its sign."""
        u, v, w = (self.space.roots.base_of_root(letter, block) for letter in (first, second, third))
        value = self.power(block, first) + self.power(block, second) - self.power(block, third)
        if u is None or v is None or w is None:
            return value, UNKNOWN, False
        known = any(not (w - sum).terms or not (w + sum).terms for sum in (u + v, u - v))
        return value, NON_NEGATIVE if known else UNKNOWN, False

    @rule(65)
    def trace_of_matrix(self, index: int) -> Conclusion:
        """tr(W)² ≤ N tr(WᵀW), for a free matrix W."""
        ((matrix, label), *others), own = self.field.generators[index].key, self.field.symbol(index)
        is_single = not others and not label and len(matrix.factors) == 1
        place = self.space.graphs.place_of_square(matrix, *matrix.factors) if is_single else None
        if place is None:
            return own, UNKNOWN, False
        return self.space.size_in(matrix.rows).value * self.total(self.vector(place)) - own * own, NON_NEGATIVE, False

    @rule(57)
    def size_exceeds(self, block: int, letter: str, sign: int) -> Conclusion:
        """|w| + w ≥ 0 and |w| − w ≥ 0 for the letter of |w|."""
        base = self.space.roots.base_of_root(letter, block)
        v = self.power(block, letter)
        if base is None:
            return v, UNKNOWN, False
        return v + base if sign > 0 else v - base, NON_NEGATIVE, False

    @rule(66)
    def few_columns(
        self, p: Any, scalars: tuple[Fact, ...], letters: tuple[Fact, ...], size: Fact, zero: tuple[Fact, ...], way: str
    ) -> Conclusion:
        """P ≥ 0 for every row where it is so in few variables, by a theorem of `proofs.orders.columns`.

        There one point in each open cell tells. The facts are on generators and letters, N ≥ m, and sums that are 0.
        """
        order = self.order_of(p, scalars, letters, size, zero)
        try:
            parts = getattr(order.centre(), way)() if order is not None and way in WAYS else None
            known = parts is not None and all(part.negative_point() is None for part in parts)
        except TooLarge:
            known = False
        return self.scalar(p), NON_NEGATIVE if known else UNKNOWN, False

    def order_of(
        self, p: Any, scalars: tuple[Fact, ...], letters: tuple[Fact, ...], size: Fact, zero: tuple[Fact, ...]
    ) -> Order | None:
        """A polynomial with what facts say of all that occurs in it; None where something is not known to be real."""
        used = {i: self.field.generators[i] for i, degree in enumerate(p.degrees()) if degree}
        names = letters_in(used.values())
        signs = {i: f.sign for i in used for f in scalars if _key_of(f.subject) == self.field.symbol(i).key()}
        vectors = {name: _key_of(self.power(0, name)) for name in names}
        known = {name: f.sign for name in names for f in letters if _key_of(f.subject) == vectors[name]}
        # N is a whole number: where it is above m, it is at least m + 1.
        gap = (self.space.totals.size(0) - size.subject).integer() if size.sign else None
        least = None if gap is None else gap + (size.sign == POSITIVE)
        complete = len(signs) == len(used) and len(known) == len(names) and least is not None
        real = self.is_real(p) and all(known.get(name) for name in names if name in self.space.roots.letters)
        return Order(p, used, signs, known, least or 0, self._sums(zero)) if complete and real else None

    def _sums(self, zero: tuple[Fact, ...]) -> dict[Monomial, fmpq]:
        """The sums over the coordinates of the first block that equations say to be numbers."""
        told = [_key_of(fact.subject) for fact in zero if fact.vanishes]
        results = {}
        for index, value in self.eliminated.items():
            generator, above, below = self.field.generators[index], value.numerator, value.denominator
            is_number = above.is_constant() and below.is_constant()
            is_sum = generator.kind == "moment" and generator.key[0] == 0
            if is_sum and is_number and (self.field.symbol(index) - value).key() in told:
                results[generator.key[1]] = fmpq(_integer(above), _integer(below))
        return results

    @rule(59)
    def rows(self, letter: str) -> Conclusion:
        """Σ (W m)² ≤ tr(WᵀW) Σ m² for a real m, Cauchy and Schwarz in each row."""
        graphs = self.space.graphs
        inner, (matrix, _), place = graphs.inner_of(letter), graphs.letters[letter], graphs.square_of(letter)
        v = self.power(block_of(matrix.rows), letter)
        trace = self.total(self.vector(place))
        real = self._all_real([(None, tuple(inner.terms))])
        return trace * self.total(inner * inner) - self.total(v * v), NON_NEGATIVE if real else UNKNOWN, False

    @rule(60)
    def matrix_gram(self, letter: str, sign: int) -> Conclusion:
        """tr(WᵀW) tr(VᵀV) ≥ tr(WᵀV)² for the letter (W ⊙ V)1, and ‖W ± V‖² ≥ 0."""
        graphs = self.space.graphs
        matrix, inner = graphs.letters[letter]
        if inner or len(matrix.factors) != 2 or abs(sign) > 1:
            return self.field.rational(1), UNKNOWN, False
        first, second = (self.total(self.vector(graphs.place_of_square(matrix, f))) for f in matrix.factors)
        joint = self.total(self.power(block_of(matrix.rows), letter))
        value = first * second - joint * joint if not sign else first + second + self.field.rational(2 * sign) * joint
        return value, NON_NEGATIVE, False


def _integer(polynomial: Any) -> int:
    """A polynomial that is a number."""
    return int(polynomial.leading_coefficient())


def _has_zero_form(value: Any) -> bool:
    return bool(value.is_zero())


def _key_of(subject: Any) -> Hashable:
    """What two subjects share if and only if they are equal."""
    if isinstance(subject, Fraction):
        return subject.key()
    if not isinstance(subject, MomentVector):
        return id(subject)
    return key_of_terms(subject.terms)


def _statement(fact: Fact) -> Hashable:
    """What two facts share that say the same."""
    return _key_of(fact.subject), fact.sign, fact.nonzero, fact.vanishes


def _is_monomial(fact: Fact, block: int, monomial: Monomial) -> bool:
    """Whether a fact is about a product of letters, and not about a multiple of it."""
    terms = fact.subject.terms
    return terms.keys() == {(block, monomial)} and bool(terms[block, monomial].is_one())


def _is_double(cycle: Cycle, signs: list[Sign]) -> bool:
    """Whether a cycle is P and then Pᵀ, with what is not negative at both ends."""
    half, odd = divmod(len(cycle), 2)
    there, back = cycle[:half], cycle[half:]
    if odd or any(other != matrix.T for (matrix, _), (other, _) in zip(there, reversed(back), strict=True)):
        return False
    inside, mirrored = ([label for _, label in part[:-1]] for part in (there, back))
    return inside == mirrored[::-1] and bool(signs[half - 1] and signs[-1])
