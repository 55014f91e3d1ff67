"""The decision: is a claim true for every N and all values?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from lnverify.proofs.algebra.field import Fraction, OutOfGenerators, TooManyTerms
from lnverify.proofs.certificates.search import certify_scalar, facts_on
from lnverify.proofs.errors import InputError, Undecided
from lnverify.proofs.expressions import Expression, build, rational, variables
from lnverify.proofs.orders.columns import Order
from lnverify.proofs.orders.rows import Rows, rows_against
from lnverify.proofs.readings.matrices.plain import work
from lnverify.proofs.readings.moments.forms import forms, print_polynomial
from lnverify.proofs.readings.moments.hypotheses import Cases, read_claim, retry_in_larger_ring
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.opaque import Opacity
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentScalar
from lnverify.proofs.readings.printed import has_dimension
from lnverify.proofs.recording import Recorded, check_names, letters, record
from lnverify.proofs.statements import Relation, Statement
from lnverify.proofs.values import Inexpressible, Scalar, Undefined, describe
from lnverify.proofs.verdicts.apart import Apart, Extent, tell_apart
from lnverify.proofs.verdicts.boundaries import Boundary, boundaries, sizes_told
from lnverify.proofs.verdicts.conditions import (
    NOTHING_SATISFIES,
    NOWHERE_DEFINED,
    Condition,
    assumptions,
    open_conditions,
)
from lnverify.proofs.verdicts.confirmation import Confirmation, spot_check
from lnverify.proofs.verdicts.garbage import collect_seldom
from lnverify.proofs.verdicts.second_proof import DIMENSIONS, holds_in_symbols
from lnverify.proofs.verdicts.witness import Witness, find_witness, is_refuted_at_once, witness_among, witness_at
from lnverify.proofs.vocabulary import Claim

# A form of so many terms is read with opaque vectors first; one of so many is not worked with at all.
SMALL, LARGE = 100, 100_000
# So many equations that are products are taken apart, each into its factors.
_CASES = 3
# Acevedo, Blekherman, Debus and Riener: validity for every N is undecidable for sums, and decidable for means.
_OF_SUMS = "; of orders in sums that are no means no procedure decides all (arXiv:2303.09512)"
# Operations on numbers that a claim may take at a row of few different entries.
_LONG_ROWS = 200_000
# What rows of few different entries are looked for against.
_OF_ROWS = (Relation.EQUAL, Relation.AT_MOST)
# Terms of polynomials that a proof in free symbols may go through, where a hypothesis says what N is.
_WORK = 20_000


@dataclass(frozen=True)
class Step:
    """One statement of a decision.

    Attributes:
        name: its name as a step, or "".
        relation: what it says of its sides.
        proved: whether it holds for all N.
        form: the canonical form that both sides reduce to, in LaTeX; "" where it is too long to read.
        form_text: the same in plain Unicode.
        certificate: for an order, why it holds; None where it is read off the signs of single terms, or where several
            cases have one each.
        facts: the facts of the kernel that say it, each with the tree of its reasons; empty where free symbols at the
            one N that there is say it, and for what differs.
        apart: where its two sides differ, if that is what it says and it is proved.
    """

    name: str
    relation: Relation
    proved: bool
    form: str = ""
    form_text: str = ""
    certificate: Fact | None = None
    facts: tuple[Fact, ...] = field(default=(), compare=False, repr=False)
    apart: Apart | None = None


@dataclass(frozen=True)
class Decision:
    """What was decided.

    Attributes:
        holds: whether every statement holds for all N and all values that satisfy hypotheses and conditions; one that
            two things differ, for the N of `extent`.
        conditions: what was divided by and is not known to be non-zero, what stands under a root and is not
            known to be non-negative; empty where the hypotheses imply it, or where it fails. An equation among the
            hypotheses is solved for a letter: that its coefficient is not zero is listed too.
        witness: a point at which the claim fails, in exact arithmetic; where it holds, one at which two things differ
            that it says to differ, else None.
        steps: the statements, each with its canonical form.
        confirmation: what the proof was held against before it was said; None where it fails.
        has_dimension: whether claim or hypotheses speak of N, and not of numbers alone.
    """

    holds: bool
    conditions: list[Condition]
    witness: Witness | None
    steps: list[Step] = field(default_factory=list)
    confirmation: Confirmation | None = None
    has_dimension: bool = True

    @property
    def extent(self) -> Extent:
        """For which N it holds: of two things that differ, the fewest N that were shown."""
        return max((step.apart.extent for step in self.steps if step.apart), key=[*Extent].index, default=Extent.EVERY)

    @property
    def quantifier(self) -> str:
        """What a proof quantifies over, in words."""
        if self.has_dimension:
            return f"for {self.extent}"
        return "for all numbers" if self.extent is Extent.EVERY else "for some numbers"

    def __str__(self) -> str:
        """Three lines: the verdict, the conditions, the witness."""
        conditions = "; ".join(condition.text for condition in self.conditions) or "none"
        return "\n".join(
            (
                f"verdict: {f'holds {self.quantifier}' if self.holds else 'fails'}",
                f"conditions: {conditions}",
                f"witness: {self.witness or 'none'}",
            )
        )


@collect_seldom()
def decide(claim: Claim, hypotheses: Sequence[Claim] = (), everywhere: bool = False) -> Decision:
    """Decide a claim for every N at once.

    Args:
        claim: a function of a space that returns statements, such as
            ``lambda s: equal(s.sum(s.activation), s.dot(s.ones, s.activation))``.
        hypotheses: functions of a space whose statements are taken for granted.
        everywhere: whether a point that satisfies the hypotheses but at which the claim has no meaning (a
            division by zero) is a witness against it. Otherwise such points are listed as conditions.

    Returns:
        A decision that rests on canonical forms where the claim holds, and on a witness, confirmed in exact
        arithmetic on explicit matrices, where it does not.

    Raises:
        InputError: where the function is no claim: it mixes scalars and vectors, uses a float, returns nothing.
        Undecided: where neither a proof nor a witness was found.
        Disagreement: where a proof fails its confirmation: a fault of this program.
    """
    try:
        assumed = [record(hypothesis) for hypothesis in _as_list(hypotheses)]
        recorded = record(claim)
        check_names((recorded, *assumed))
        _check_averaged(recorded, assumed)
        result = _decide(recorded, assumed, everywhere)
        return replace(result, has_dimension=any(map(has_dimension, (recorded, *assumed))))
    except RecursionError:
        raise Undecided("the claim nests operations too deeply") from None


def _check_averaged(claim: Recorded, hypotheses: Sequence[Recorded]) -> None:
    """
    Raises:
        InputError: where a vector over which an expectation is taken stands in another statement too.
    """
    every = (claim, *hypotheses)
    for it in every:
        averaged = {node.parts[0] for node in it.nodes if node.operation == "random"}
        free = [node.parts[0] for other in every if other is not it for node in variables(other.nodes) if node.parts]
        for name in averaged.intersection(free):
            of_claim = f"a hypothesis speaks of {name!r}, which has its law from s.expect(): leave it out"
            of_hypothesis = f"{name!r} has its law from s.expect() in a hypothesis: another letter would be right"
            raise InputError(of_claim if it is claim else of_hypothesis)


def _as_list(hypotheses: Any) -> list[Claim]:
    """The hypotheses as a list; an iterator is read once, here."""
    if callable(hypotheses) or not isinstance(hypotheses, Iterable):
        raise InputError(
            f"hypotheses are a list of functions of a space, not {describe(hypotheses)}; without any write []"
        )
    return list(hypotheses)


@dataclass(frozen=True, eq=False)
class _Question:
    """What is asked. A search for a witness looks at numbers alone: it is made once, however often the claim is read.

    Attributes:
        claim, hypotheses, everywhere: as of `decide`.
        proof_only: whether no witness is looked for, since that was done.
        given: the terms that are 0 in the case that this is.
    """

    claim: Recorded
    hypotheses: Sequence[Recorded]
    everywhere: bool
    proof_only: bool = False
    given: tuple[Expression, ...] = ()

    @cached_property
    def assumed(self) -> Sequence[Recorded]:
        """The hypotheses, those that the case adds first."""
        return [*map(_vanishes, self.given), *self.hypotheses]

    @cached_property
    def witness(self) -> Witness | None:
        return None if self.proof_only else find_witness(self.claim, self.assumed, self.everywhere)

    @cached_property
    def witness_at_sizes(self) -> Witness | None:
        """A witness at an N that claim or hypotheses name; a search alone may not come there."""
        return self.witness_on(sizes_told([self.claim, *self.assumed]))

    def witness_on(self, tried: Sequence[Boundary]) -> Witness | None:
        """A witness where what could not be proved changes its sign."""
        return None if self.proof_only else witness_among(tried, self.claim, self.assumed, self.everywhere)

    def witness_in_rows(self, space: Moments, found: Sequence[Statement]) -> Witness | None:
        """A witness in a row of few different entries, which may be long; a search alone may not come there."""
        if self.proof_only:
            return None
        claims = self.claim, *self.assumed
        names = {name for name, node in letters(*claims).items() if node.operation == "vector"}
        for statement in found:
            for row in _rows_against(space, statement):
                length = max(map(len, row.values()), default=0)
                is_short = sum(work(each, length) for each in claims) <= _LONG_ROWS
                witness = witness_at(row, self.claim, self.assumed) if is_short and row.keys() <= names else None
                if witness is not None and (self.everywhere or not witness.undefined):
                    return witness
        return None

    def witness_where(self, zeros: Sequence[Expression]) -> Witness | None:
        """A witness where one of some terms is 0: a search alone may not come there."""
        if self.proof_only:
            return None
        cases = ([_vanishes(term), *self.assumed] for term in zeros)
        results = (find_witness(self.claim, assumed, self.everywhere) for assumed in cases)
        return next((witness for witness in results if witness is not None), None)

    @cached_property
    def is_refuted_at_once(self) -> bool:
        return is_refuted_at_once(self.claim, self.assumed, self.everywhere)


def _decide(
    claim: Recorded, hypotheses: Sequence[Recorded], everywhere: bool, given: tuple[Expression, ...] = ()
) -> Decision:
    """Decide with the hypotheses as they stand; where that leaves something open, with the last of them first.

    Each equation among them is solved with what is known by then. `given` are the terms that are 0 in the case that
    this is.
    """
    try:
        # Of a case it is a proof that is looked for: a witness would be one without the case too.
        decision = _decide_in_order(_Question(claim, hypotheses, everywhere, bool(given), given))
    except Undecided:
        if result := _in_reverse(claim, hypotheses, everywhere, given):
            return result
        raise
    result = _in_reverse(claim, hypotheses, everywhere, given) if _divides(decision) else None
    return result if result and not _divides(result) else decision


def _facts_of(steps: Sequence[Step]) -> list[Fact]:
    return [fact for step in steps for fact in step.facts]


def _divides(decision: Decision) -> bool:
    """Whether a condition comes from the calculus, which solved an equation among the hypotheses for a letter."""
    return any(condition.of_calculus for condition in decision.conditions)


def _in_reverse(
    claim: Recorded, hypotheses: Sequence[Recorded], everywhere: bool, given: tuple[Expression, ...]
) -> Decision | None:
    if given or len(hypotheses) < 2:
        return None
    try:
        return _decide_in_order(_Question(claim, hypotheses[::-1], everywhere, proof_only=True))
    except Undecided:
        return None


def _decide_in_order(question: _Question) -> Decision:
    try:
        return retry_in_larger_ring(lambda size: _decide_in_one_ring(question, size))
    except Cases as product:
        return _decide_by_cases(question, product.zeros)


def _decide_by_cases(question: _Question, zeros: Sequence[Expression]) -> Decision:
    """The decision where one of some terms is 0: the claim holds if it does in each case, and only then."""
    try:
        results = [_decide_case(question, term) for term in zeros]
    except Undecided as reason:
        witness = question.witness or question.witness_where(zeros) or question.witness_at_sizes
        if witness is None:
            raise Undecided(f"a product that is 0 leaves a case that is open: {reason}") from None
        return Decision(False, [], witness)
    conditions: list[Condition] = []
    for condition in (condition for decision in results for condition in decision.conditions):
        if condition.term and not any(condition.says_the_same_as(other) for other in conditions):
            conditions.append(condition)
    if conditions and question.everywhere:
        witness = question.witness or question.witness_where(zeros)
        if witness is None:
            raise Undecided(_describe_unimplied(conditions))
        return Decision(False, conditions, witness)
    steps = [_common(item) for item in zip(*(decision.steps for decision in results), strict=True)]
    return _with_differences(question, _confirm(question, conditions, steps))


def _decide_case(question: _Question, term: Expression) -> Decision:
    """The decision that the claim holds where a term is 0.

    Raises:
        Undecided: where it does not.
    """
    if len(question.given) >= _CASES or term in question.given:
        raise Undecided("its products are nested too deeply")
    decision = _decide(question.claim, question.hypotheses, False, (*question.given, term))
    if not decision.holds:
        raise Undecided("the claim fails there")
    return decision


def _vanishes(expression: Expression) -> Recorded:
    return Recorded.of(build("equal", expression, rational(0)))


def _common(steps: tuple[Step, ...]) -> Step:
    """One statement, proved in each case: what its proofs have in common."""
    (first, *others) = steps
    if any((step.form, step.certificate) != (first.form, first.certificate) for step in others):
        return replace(first, form="", form_text="", certificate=None)
    return first


def _decide_in_one_ring(question: _Question, size: int) -> Decision:
    """Read in full if the forms stay small; else with opaque vectors, then for a witness, then in full after all."""
    try:
        return _decide_in_full(question, SMALL, size)
    except (TooManyTerms, RecursionError):
        proof = _proof_with_opaque_vectors(question, size)
    if proof is not None:
        return proof
    if question.witness:
        return Decision(False, [], question.witness)
    try:
        return _decide_in_full(question, LARGE, size)
    except TooManyTerms:
        raise Undecided(f"its forms have more than {LARGE} terms, and no witness was found") from None


def _proof_with_opaque_vectors(question: _Question, size: int) -> Decision | None:
    """The decision that the claim holds, if that is so whatever the normalized vectors in it are; else None."""
    ways = (Opacity.VECTORS, Opacity.DIRECTIONS)
    return next((result for way in ways if (result := _opaque_proof(question, way, size))), None)


def _opaque_proof(question: _Question, opacity: Opacity, size: int) -> Decision | None:
    try:
        space, result = read_claim(question.claim, question.assumed, opacity, LARGE, size)
        steps = [_certify(space, statement, _step(space, statement)) for statement in result]
    except (Inexpressible, Undefined, TooManyTerms):
        return None
    if not all(step.proved and step.relation is not Relation.DIFFER for step in steps) or assumptions(space):
        return None
    conditions = open_conditions(space)
    if conditions and question.everywhere:
        return None
    return _confirm(question, conditions, steps, boundaries(space, result, _facts_of(steps)))


def _decide_in_full(question: _Question, terms: int, size: int) -> Decision:
    try:
        space, result = read_claim(question.claim, question.assumed, terms=terms, size=size)
    except (Inexpressible, Undefined) as reason:
        witness = question.witness or question.witness_at_sizes
        if witness is None:
            raise Undecided(f"outside the calculus ({reason}), and no witness was found") from None
        return Decision(False, [], witness)
    steps = [_step(space, statement) for statement in result]
    if question.given:
        # Two things that differ need not do so in each case.
        steps = [replace(step, proved=step.proved or step.relation is Relation.DIFFER) for step in steps]
    if space.known_size in DIMENSIONS:
        steps = [_at_known_size(question, space.known_size, *item) for item in enumerate(steps)]
    if any(map(_is_open_order, steps)) and not question.is_refuted_at_once:
        steps = [_certify(space, *pair) for pair in zip(result, steps, strict=True)]
    assumed = assumptions(space)
    if assumed:
        steps = [_tell_apart(question, *item, assumed) for item in enumerate(steps)]
    doubtful = any(not step.proved for step in steps)
    conditions = [] if doubtful else [*open_conditions(space), *assumed]
    has_nested_roots = any(space.field.roots_in(radicand.numerator) for radicand in space.notes.radicands)
    if (doubtful or conditions) and has_nested_roots:
        proof = _proof_with_opaque_vectors(question, size)
        if proof is not None and len(proof.conditions) <= len(conditions):
            return proof
    if not doubtful and assumed and question.witness:
        return Decision(False, [], question.witness, steps)
    if not doubtful and not (conditions and question.everywhere):
        return _with_differences(
            question, _confirm(question, conditions, steps, boundaries(space, result, _facts_of(steps)))
        )
    if {step.relation for step in steps if not step.proved} == {Relation.DIFFER}:
        # Two sides said to differ have the same canonical form: that refutes it, at every point.
        for position, step in enumerate(steps):
            if not step.proved:
                spot_check(_agreement(question.claim, position), question.assumed, open_conditions(space))
        return Decision(False, [], None, steps)
    witness = (
        question.witness
        or question.witness_on(boundaries(space, result))
        or (question.witness_in_rows(space, result) if doubtful else None)
        or question.witness_at_sizes
    )
    if witness is not None:
        return Decision(False, conditions, witness, steps)
    raise Undecided(_what_is_open(space, result, steps) if doubtful else _describe_unimplied(conditions))


def _rows_against(space: Moments, statement: Statement) -> Iterator[Rows]:
    """Rows of few different entries at which a statement about scalars is false."""
    is_equation = statement.relation is Relation.EQUAL
    if not isinstance(statement.left, MomentScalar) or statement.relation not in _OF_ROWS:
        return
    try:
        x = (statement.left - statement.right).value if is_equation else statement.excess.value
        polynomial = x.numerator if is_equation else _polynomial_of(space, x)
        order = _order_of(space, polynomial)
    except (OutOfGenerators, TooManyTerms):
        return
    if order is not None:
        yield from rows_against(order, is_equation)


def _describe_unimplied(conditions: list[Condition]) -> str:
    return f"the hypotheses do not imply the conditions {_in_words(conditions)}, but no witness was found"


def _what_is_open(space: Moments, found: list[Statement], steps: list[Step]) -> str:
    """What is missing for a proof: of an order the polynomial whose sign is open, of an equation what is left of it."""
    if space.signs.are_contradictory():
        return "no point satisfies the hypotheses: they contradict each other"
    for statement, step in zip(found, steps, strict=True):
        if _is_open_order(step) and isinstance(statement.left, Scalar):
            polynomial = _polynomial_of(space, statement.excess.value)
            text, order = print_polynomial(space, polynomial), _order_of(space, polynomial)
            why = _OF_SUMS if order is not None and order.moments and not order.is_homogeneous else ""
            sign = "> 0" if step.relation is Relation.POSITIVE else "≥ 0"
            return f"no certificate found for {text} {sign}, and no witness was found within the hypotheses{why}"
        if not step.proved and step.relation is Relation.EQUAL:
            by = _difference(space, statement)
            return f"the canonical forms differ{by}, but no witness was found within the hypotheses"
    return "no sign is known, and no witness was found within the hypotheses"


def _order_of(space: Moments, polynomial: Any) -> Order | None:
    """An order, with what is known of what it speaks of; None where a search made generators for a while."""
    if any(polynomial.degrees()[len(space.field.generators) :]):
        return None
    return space.kernel.order_of(polynomial, *facts_on(space, polynomial))


def _polynomial_of(space: Moments, excess: Fraction) -> Any:
    """A polynomial whose sign is open; a message asks for no larger ring, in which the search would start anew."""
    try:
        return space.signs.polynomial_of(excess)[0]
    except OutOfGenerators:
        return excess.numerator * excess.denominator


def _difference(space: Moments, statement: Statement) -> str:
    """By what the sides of an equation differ; of a scalar that is too long to read, how its numerator begins."""
    difference = statement.left - statement.right
    if text := forms(space, difference)[1]:
        return f" by {text}"
    if not isinstance(difference, MomentScalar):
        return ""
    numerator, is_whole = print_polynomial(space, difference.value.numerator), difference.value.denominator.is_one()
    return f" by {numerator}" if is_whole else f" by ({numerator})/…"


def _confirm(
    question: _Question, conditions: list[Condition], steps: list[Step], tried: Sequence[Boundary] = ()
) -> Decision:
    """The decision that a claim holds, held against exact numbers first."""
    confirmation = spot_check(question.claim, question.assumed, conditions, tried)
    if not confirmation.satisfiable and question.everywhere:
        raise Undecided("no point was found that satisfies the hypotheses: a claim about nothing is no claim")
    if not confirmation.satisfiable:
        conditions = [*conditions, NOTHING_SATISFIES]
    elif not confirmation.dimensions and not confirmation.is_large:
        conditions = [*conditions, NOWHERE_DEFINED]
    return Decision(True, conditions, None, steps, confirmation)


def _in_words(conditions: list[Condition]) -> str:
    return "; ".join(condition.text for condition in conditions)


def _tell_apart(question: _Question, position: int, step: Step, assumed: list[Condition]) -> Step:
    """The step; what agrees where the calculus could divide may differ elsewhere, and then a point says so."""
    if step.relation is not Relation.DIFFER or step.proved:
        return step
    if find_witness(_agreement(question.claim, position), question.assumed, False) is None:
        raise Undecided(f"the two sides agree where {_in_words(assumed)}, and no point tells them apart")
    return replace(step, proved=True)


def _with_differences(question: _Question, decision: Decision) -> Decision:
    """The decision, with where they differ of each two things that the claim says to differ."""
    if question.given:
        return decision
    steps = list(decision.steps)
    for position, step in enumerate(steps):
        if step.relation is Relation.DIFFER:
            apart = tell_apart(_agreement(question.claim, position), question.assumed, _holds)
            if apart is None:
                raise Undecided("the canonical forms differ, but no point was found that tells them apart")
            steps[position] = replace(step, apart=apart)
    first = next((step.apart.witness for step in steps if step.apart), None)
    return replace(decision, steps=steps, witness=decision.witness or first)


def _holds(claim: Recorded, hypotheses: Sequence[Recorded]) -> bool:
    return _decide_in_order(_Question(claim, hypotheses, True, proof_only=True)).holds


def _agreement(claim: Recorded, position: int) -> Recorded:
    """That the two sides of one statement of a claim agree."""
    (statement,) = claim.select([position]).statements
    return Recorded([build("equal", *statement.parts)], [""], claim.nodes)


# -- one statement -------------------------------------------------------------------------------------


def _step(space: Moments, statement: Statement) -> Step:
    """The statement, proved or not by what needs no search."""
    printed = forms(space, statement.left) if statement.relation is Relation.EQUAL else ("", "")
    if statement.relation is Relation.DIFFER:
        return Step(statement.name, statement.relation, space.holds(statement), *printed)
    facts = space.reasons(statement)
    return Step(statement.name, statement.relation, facts is not None, *printed, facts=tuple(facts or ()))


def _certify(space: Moments, statement: Statement, step: Step) -> Step:
    """The step, proved by a certificate where it is an order that is not proved yet and one is found."""
    # For the entries of a vector no certificate is looked for.
    if not _is_open_order(step) or not isinstance(statement.left, Scalar):
        return step
    certificate = certify_scalar(space, statement.excess.value, statement.relation is Relation.POSITIVE)
    if certificate is None:
        return step
    return replace(step, proved=True, certificate=certificate, facts=(certificate,))


def _at_known_size(question: _Question, size: int, position: int, step: Step) -> Step:
    """The step, proved in free symbols where it is an equation that is not proved yet, and N is known.

    Equations among the hypotheses are left out, for they are solved by dividing by what may be 0; but not that a scalar
    is a number, which divides by nothing.
    """
    if step.proved or step.relation is not Relation.EQUAL:
        return step
    assumed = [
        hypothesis.select([position])
        for hypothesis in question.assumed
        for position, statement in enumerate(hypothesis.statements)
        if statement.operation != Relation.EQUAL
        or {it.operation for it in statement.operands} == {"scalar", "rational"}
    ]
    if not holds_in_symbols(_agreement(question.claim, position), assumed, size, _WORK):
        return step
    return replace(step, proved=True, form="", form_text="")


def _is_open_order(step: Step) -> bool:
    return not step.proved and step.relation in (Relation.AT_MOST, Relation.POSITIVE)
