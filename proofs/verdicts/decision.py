"""The decision: is a claim true for every N and all values?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from inspect import signature
from pathlib import Path
from traceback import extract_tb
from typing import Any

from proofs import notebook
from proofs.certificates.certificate import Certificate
from proofs.certificates.search import certify_scalar
from proofs.errors import Disagreement, InputError, Undecided
from proofs.readings.matrices.placing import kept_placements
from proofs.readings.matrices.points import Point
from proofs.readings.matrices.reals import Reals, precision
from proofs.readings.matrices.space import Explicit
from proofs.readings.matrices.truth import entries_of
from proofs.readings.moments.field import Unwieldy
from proofs.readings.moments.forms import FormPrinter, forms
from proofs.readings.moments.hypotheses import cases, read, with_room
from proofs.readings.moments.opaque import OpaqueMoments
from proofs.readings.moments.space import Moments
from proofs.readings.printed import TEXT
from proofs.statements import Relation, Statement, equal, statements
from proofs.terms import Term, value_of
from proofs.values import Inexpressible, Scalar, Undefined
from proofs.verdicts.conditions import NOTHING_SATISFIES, NOWHERE_DEFINED, Condition, assumptions, open_conditions
from proofs.verdicts.confirmation import Confirmation, confirm
from proofs.verdicts.witness import Witness, find_witness, refuted_at_once
from proofs.vocabulary import Claim

# A form of so many terms is read with opaque vectors first; one of so many is not worked with at all.
SMALL, LARGE = 100, 5000
# So many equations that are products are taken apart, each into its factors.
_CASES = 3
# The claims that the project declares are its own lines too.
_PACKAGE = Path(__file__).parents[1]
# Where nothing is 0 and no two letters agree.
_PLAIN = Point(2, 1, 47)


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
    """

    name: str
    relation: Relation
    proved: bool
    form: str = ""
    form_text: str = ""
    certificate: Certificate | None = None


@dataclass(frozen=True)
class Decision:
    """What was decided.

    Attributes:
        holds: whether every statement holds for all N and all values that satisfy hypotheses and conditions.
        conditions: what was divided by and is not known to be non-zero, what stands under a root and is not
            known to be non-negative; empty where the hypotheses imply it, or where it fails. An equation among the
            hypotheses is solved for a letter: that its coefficient is not zero is listed too.
        witness: a point at which the claim fails, in exact arithmetic; None where it holds.
        steps: the statements, each with its canonical form.
        confirmation: what the proof was held against before it was said; None where it fails.
    """

    holds: bool
    conditions: list[Condition]
    witness: Witness | None
    steps: list[Step] = field(default_factory=list)
    confirmation: Confirmation | None = None

    def _repr_html_(self) -> str:
        return notebook.decision_html(self)

    def _repr_markdown_(self) -> str:
        return notebook.decision_markdown(self)

    def _repr_latex_(self) -> str:
        return notebook.decision_latex(self)


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
    hypotheses = _listed(hypotheses)
    _check_functions([*hypotheses, claim])
    try:
        _check_constancy([*hypotheses, claim], 2)
        with kept_placements():
            decision = _decide(claim, hypotheses, everywhere)
        if decision.holds:
            # What was proved may have been said now and then.
            _check_constancy([*hypotheses, claim], 3)
        return decision
    except Disagreement:
        # Where a claim says one thing now and another then, that is the fault.
        _check_constancy([*hypotheses, claim], 3)
        raise
    except RecursionError:
        raise Undecided("the claim nests operations too deeply") from None


def _check_functions(functions: list[Any]) -> None:
    """A claim is a function of a space.

    Raises:
        InputError: where one is none, or takes something else.
    """
    for function in functions:
        _check_signature(function)


def _check_constancy(functions: list[Any], times: int) -> None:
    """A claim says the same each time: it is read many times.

    Raises:
        InputError: where one says two things.
    """
    with precision():
        spaces = [Explicit(Reals(_PLAIN), _PLAIN.dimension, _PLAIN.zeros) for _ in range(times)]
        for function in functions:
            first, *others = (_said(function, space) for space in spaces)
            if any(other != first for other in others):
                raise InputError("a claim says something else when it is called again; it may use the space alone")


def _check_signature(function: Any) -> None:
    """A claim takes one space."""
    if not callable(function) or isinstance(function, type):
        raise InputError("decide() takes a function of a space, and a list of such functions as hypotheses")
    try:
        signature(function).bind(None)
    except ValueError:
        name = getattr(function, "__name__", type(function).__name__)
        raise InputError(f"a claim takes one space; {name}() does not say what it takes") from None
    except TypeError:
        raise InputError(f"a claim is a function of one space, not one with {signature(function)}") from None


def _said(function: Claim, space: Explicit) -> list[str] | None:
    """The statements at a point; None where there are none, for a reason that the decision will tell."""
    try:
        return [f"{item.relation}: {list(entries_of(item))}" for item in statements(function(space))]
    except (InputError, Undefined, Inexpressible, RecursionError):
        return None
    except Exception as error:
        # A fault of the claim's own lines, not of a reading's.
        place = extract_tb(error.__traceback__)[-1]
        if Path(place.filename).is_relative_to(_PACKAGE):
            raise
        raise InputError(f"a claim raises {type(error).__name__} in line {place.lineno}: {error}") from None


def _listed(hypotheses: Any) -> list[Claim]:
    """The hypotheses as a list; an iterator is read once, here."""
    if callable(hypotheses) or not isinstance(hypotheses, Iterable):
        raise InputError(f"hypotheses are a list of functions of a space, not {hypotheses!r}; without any write []")
    return list(hypotheses)


@dataclass(frozen=True, eq=False)
class _Question:
    """What is asked. A search for a witness looks at numbers alone: it is made once, however often the claim is read.

    Attributes:
        claim, hypotheses, everywhere: as of `decide`.
        proof_only: whether no witness is looked for, since that was done.
    """

    claim: Claim
    hypotheses: Sequence[Claim]
    everywhere: bool
    proof_only: bool = False

    @cached_property
    def witness(self) -> Witness | None:
        return None if self.proof_only else find_witness(self.claim, self.hypotheses, self.everywhere)

    @cached_property
    def is_refuted_at_once(self) -> bool:
        return refuted_at_once(self.claim, self.hypotheses, self.everywhere)


def _decide(claim: Claim, hypotheses: Sequence[Claim], everywhere: bool, given: tuple[Term, ...] = ()) -> Decision:
    """Decide at once; by the cases that an equation among the hypotheses leaves, where that leaves something open.

    `given` are the terms that are 0 in the case that this is.
    """
    try:
        # Of a case it is a proof that is looked for: a witness would be one without the case too.
        case = [*map(_vanishes, given), *hypotheses]
        decision = _decide_at_once(_Question(claim, case, everywhere, proof_only=bool(given)))
    except Undecided:
        if found := _decide_otherwise(claim, hypotheses, everywhere, given):
            return found
        raise
    found = _decide_otherwise(claim, hypotheses, everywhere, given) if _divides(decision) else None
    return found if found and not _divides(found) else decision


def _decide_otherwise(
    claim: Claim, hypotheses: Sequence[Claim], everywhere: bool, given: tuple[Term, ...]
) -> Decision | None:
    """The decision by cases, or else with the hypotheses in reverse order; None where neither says anything."""
    found = _decide_by_cases(claim, hypotheses, everywhere, given)
    return found or (None if given else _in_reverse(claim, hypotheses, everywhere))


def _divides(decision: Decision) -> bool:
    """Whether a condition comes from the calculus, which solved an equation among the hypotheses for a letter."""
    return any(condition.of_calculus for condition in decision.conditions)


def _in_reverse(claim: Claim, hypotheses: Sequence[Claim], everywhere: bool) -> Decision | None:
    """The decision with the hypotheses read from the last to the first: each equation is solved with what is known."""
    try:
        question = _Question(claim, hypotheses[::-1], everywhere, proof_only=True)
        return _decide_at_once(question) if len(hypotheses) > 1 else None
    except Undecided:
        return None


def _decide_by_cases(
    claim: Claim, hypotheses: Sequence[Claim], everywhere: bool, given: tuple[Term, ...]
) -> Decision | None:
    """The decision that the claim holds, if it does where each factor of a product that is 0 is 0; else None."""
    if len(given) >= _CASES:
        return None
    try:
        zeros = with_room(lambda size: cases(hypotheses, [_vanishes(term) for term in given], size))
        if any(term in given for term in zeros):
            return None
        found = [_decide(claim, hypotheses, False, (*given, term)) for term in zeros]
    except (InputError, Inexpressible, Undecided, Undefined, Unwieldy):
        return None
    if not found or not all(decision.holds for decision in found):
        return None
    conditions: list[Condition] = []
    for condition in (condition for decision in found for condition in decision.conditions):
        if condition.term and not any(condition.says_the_same_as(other) for other in conditions):
            conditions.append(condition)
    if conditions and everywhere:
        return None
    steps = [_common(item) for item in zip(*(decision.steps for decision in found), strict=True)]
    question = _Question(claim, [*map(_vanishes, given), *hypotheses], everywhere)
    return _with_differences(question, _confirmed(question, conditions, steps))


def _vanishes(term: Term) -> Claim:
    return lambda space: equal(value_of(term, space), 0)


def _common(steps: tuple[Step, ...]) -> Step:
    """One statement, proved in each case: what its proofs have in common."""
    (first, *others) = steps
    if any((step.form, step.certificate) != (first.form, first.certificate) for step in others):
        return replace(first, form="", form_text="", certificate=None)
    return first


def _decide_at_once(question: _Question) -> Decision:
    return with_room(lambda size: _decide_in_one_ring(question, size))


def _decide_in_one_ring(question: _Question, size: int) -> Decision:
    """Read in full if the forms stay small; else with opaque vectors, then for a witness, then in full after all."""
    try:
        return _decide_in_full(question, SMALL, size)
    except (Unwieldy, RecursionError):
        proof = _proof_with_opaque_vectors(question, size)
    if proof is not None:
        return proof
    if question.witness:
        return Decision(False, [], question.witness)
    try:
        return _decide_in_full(question, LARGE, size)
    except Unwieldy:
        raise Undecided(f"its forms have more than {LARGE} terms, and no witness was found") from None


def _proof_with_opaque_vectors(question: _Question, size: int) -> Decision | None:
    """The decision that the claim holds, if that is so whatever the normalized vectors in it are; else None."""
    try:
        space, found = read(question.claim, question.hypotheses, OpaqueMoments, LARGE, size)
    except (Inexpressible, Undefined, Unwieldy):
        return None
    steps = [_certified(space, statement, _step(space, statement)) for statement in found]
    if not all(step.proved and step.relation is not Relation.DIFFER for step in steps) or assumptions(space):
        return None
    conditions = open_conditions(space)
    return None if conditions and question.everywhere else _confirmed(question, conditions, steps)


def _decide_in_full(question: _Question, terms: int, size: int) -> Decision:
    try:
        space, found = read(question.claim, question.hypotheses, Moments, terms, size)
    except (Inexpressible, Undefined) as reason:
        if question.witness is None:
            raise Undecided(f"outside the calculus ({reason}), and no witness was found") from None
        return Decision(False, [], question.witness)
    steps = [_step(space, statement) for statement in found]
    if any(map(_is_open_order, steps)) and not question.is_refuted_at_once:
        steps = [_certified(space, *pair) for pair in zip(found, steps, strict=True)]
    assumed = assumptions(space)
    if assumed:
        steps = [_told_apart(question, *item, assumed) for item in enumerate(steps)]
        assumed = assumed if any(step.relation is not Relation.DIFFER for step in steps) else []
    doubtful = any(not step.proved for step in steps)
    conditions = [] if doubtful else [*open_conditions(space), *assumed]
    if (doubtful or conditions) and _has_nested_roots(space):
        proof = _proof_with_opaque_vectors(question, size)
        if proof is not None and len(proof.conditions) <= len(conditions):
            return proof
    if not doubtful and assumed and question.witness:
        return Decision(False, [], question.witness, steps)
    if not doubtful and not (conditions and question.everywhere):
        return _with_differences(question, _confirmed(question, conditions, steps))
    if _only_differences_fail(steps):
        for position, step in enumerate(steps):
            if not step.proved:
                confirm(_agreement(question.claim, position), question.hypotheses, open_conditions(space))
        return Decision(False, [], None, steps)
    if question.witness is None and doubtful:
        raise Undecided(_what_is_open(space, found, steps))
    if question.witness is None:
        raise Undecided(f"the hypotheses do not imply the conditions {_told(conditions)}, but no witness was found")
    return Decision(False, conditions, question.witness, steps)


def _what_is_open(space: Moments, found: list[Statement], steps: list[Step]) -> str:
    """What is missing for a proof: for an order, the polynomial whose sign is open."""
    for statement, step in zip(found, steps, strict=True):
        if _is_open_order(step) and isinstance(statement.left, Scalar):
            polynomial, _ = space.signs.polynomial_of(statement.excess.value)
            text = FormPrinter(space, TEXT).shortened(polynomial)
            order = "> 0" if step.relation is Relation.POSITIVE else "≥ 0"
            return f"no certificate found for {text} {order}, and no witness was found within the hypotheses"
    return "the canonical forms differ, but no witness was found within the hypotheses"


def _has_nested_roots(space: Moments) -> bool:
    return any(space.field.roots_in(radicand.numerator) for radicand in space.field.radicands)


def _confirmed(question: _Question, conditions: list[Condition], steps: list[Step]) -> Decision:
    """The decision that a claim holds, held against exact numbers first."""
    confirmation = confirm(question.claim, question.hypotheses, conditions)
    if not confirmation.satisfiable and question.everywhere:
        raise Undecided("no point was found that satisfies the hypotheses: a claim about nothing is no claim")
    if not confirmation.satisfiable:
        conditions = [*conditions, NOTHING_SATISFIES]
    elif not confirmation.dimensions:
        conditions = [*conditions, NOWHERE_DEFINED]
    return Decision(True, conditions, None, steps, confirmation)


def _only_differences_fail(steps: list[Step]) -> bool:
    """Two sides said to differ have the same canonical form: that refutes it, at every point."""
    failed = {step.relation for step in steps if not step.proved}
    return failed == {Relation.DIFFER}


def _told(conditions: list[Condition]) -> str:
    return "; ".join(condition.text for condition in conditions)


def _told_apart(question: _Question, position: int, step: Step, assumed: list[Condition]) -> Step:
    """The step; what agrees where the calculus could divide may differ elsewhere, and then a point says so."""
    if step.relation is not Relation.DIFFER or step.proved:
        return step
    if find_witness(_agreement(question.claim, position), question.hypotheses, False) is None:
        raise Undecided(f"the two sides agree where {_told(assumed)}, and no point tells them apart")
    return replace(step, proved=True)


def _with_differences(question: _Question, decision: Decision) -> Decision:
    """The decision, with a point that tells two things apart, for each two that the claim says to differ."""
    for position, step in enumerate(decision.steps):
        if step.relation is Relation.DIFFER:
            witness = find_witness(_agreement(question.claim, position), question.hypotheses, False)
            if witness is None:
                raise Undecided("the canonical forms differ, but no point was found that tells them apart")
            decision = replace(decision, witness=decision.witness or witness)
    return decision


def _agreement(claim: Claim, position: int) -> Claim:
    """That the two sides of one statement of a claim agree."""

    def agreement(space: Any) -> Statement:
        statement = statements(claim(space))[position]
        return Statement(Relation.EQUAL, statement.left, statement.right)

    return agreement


# -- one statement -------------------------------------------------------------------------------------


def _step(space: Moments, statement: Statement) -> Step:
    """The statement, proved or not by what needs no search."""
    printed = forms(space, statement.left) if statement.relation is Relation.EQUAL else ("", "")
    return Step(statement.name, statement.relation, space.holds(statement), *printed)


def _certified(space: Moments, statement: Statement, step: Step) -> Step:
    """The step, proved by a certificate where it is an order that is not proved yet and one is found."""
    # For the entries of a vector no certificate is looked for.
    if not _is_open_order(step) or not isinstance(statement.left, Scalar):
        return step
    certificate = certify_scalar(space, statement.excess.value, statement.relation is Relation.POSITIVE)
    return replace(step, proved=certificate is not None, certificate=certificate)


def _is_open_order(step: Step) -> bool:
    return not step.proved and step.relation in (Relation.AT_MOST, Relation.POSITIVE)
