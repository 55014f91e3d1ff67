"""The decision: is a claim true for every N and all values?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from proofs.canonical import FormPrinter, forms
from proofs.confirmation import confirm_at_points
from proofs.errors import InputError
from proofs.field import OutOfGenerators
from proofs.moment_values import MomentOperator, MomentScalar, MomentVector
from proofs.moments import Moments, TwoBlocksNeeded
from proofs.signs import POSITIVE
from proofs.space import Claim, Inexpressible, Undefined
from proofs.statements import Statement, statements
from proofs.witness import Witness, find_witness

NOTHING_SATISFIES = r"\text{some point satisfies the hypotheses: none was found}"
NOWHERE_DEFINED = r"\text{the claim has a meaning somewhere: no such point was found}"


class Undecided(InputError):
    """Neither a proof nor a witness was found: the statement lies outside the calculus."""


@dataclass(frozen=True)
class Step:
    """One statement of a decision.

    Attributes:
        name: its name as a step, or "".
        relation: "equal", "at_most", "positive", "nonzero" or "differ".
        proved: whether it holds for all N.
        form: the canonical form that both sides reduce to, in LaTeX; "" where it is too long to read.
        form_text: the same in plain Unicode.
    """

    name: str
    relation: str
    proved: bool
    form: str = ""
    form_text: str = ""


@dataclass(frozen=True)
class Decision:
    """What was decided.

    Attributes:
        holds: whether every statement holds for all N and all values that satisfy hypotheses and conditions.
        conditions: what was divided by and is not known to be non-zero, what stands under a root and is not
            known to be non-negative, each in LaTeX; empty where the hypotheses imply it, or where it fails. An
            equation among the hypotheses is solved for a letter: that its coefficient is not zero is listed too.
        witness: a point at which the claim fails, in exact arithmetic; None where it holds.
        steps: the statements, each with its canonical form.
        confirmed_at: N of each point at which exact arithmetic confirmed that the claim holds.
    """

    holds: bool
    conditions: list[str]
    witness: Witness | None
    steps: list[Step] = field(default_factory=list)
    confirmed_at: tuple[int, ...] = ()


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
    if not callable(claim) or not all(map(callable, hypotheses)):
        raise InputError("decide() takes a function of a space, and a list of such functions as hypotheses")
    try:
        return _decide(claim, hypotheses, everywhere)
    except RecursionError:
        raise Undecided("the claim nests operations too deeply") from None


def _listed(hypotheses: Any) -> list[Claim]:
    """The hypotheses as a list; an iterator is read once, here."""
    if callable(hypotheses) or not isinstance(hypotheses, Iterable):
        raise InputError(f"hypotheses are a list of functions of a space, not {hypotheses!r}; without any write []")
    return list(hypotheses)


def _decide(claim: Claim, hypotheses: Sequence[Claim], everywhere: bool) -> Decision:
    try:
        space, found = read(claim, hypotheses)
    except (Inexpressible, Undefined) as reason:
        witness = find_witness(claim, hypotheses, everywhere)
        if witness is None:
            raise Undecided(f"outside the calculus ({reason}), and no witness was found") from None
        return Decision(False, [], witness)
    steps = [_step(space, statement) for statement in found]
    doubtful = any(not step.proved for step in steps)
    assumed = [] if doubtful else assumptions(space)
    conditions = [] if doubtful else [*open_conditions(space), *assumed]
    if assumed and (witness := find_witness(claim, hypotheses, everywhere)):
        return Decision(False, [], witness, steps)
    if not doubtful and not (conditions and everywhere):
        return _with_differences(claim, hypotheses, _confirmed(claim, hypotheses, everywhere, conditions, steps))
    if _only_differences_fail(steps):
        return Decision(False, [], None, steps)
    witness = find_witness(claim, hypotheses, everywhere)
    if witness is None and doubtful:
        raise Undecided("the canonical forms differ, but no witness was found within the hypotheses")
    if witness is None:
        raise Undecided(f"the hypotheses do not imply the conditions {'; '.join(conditions)}, but no witness was found")
    return Decision(False, conditions, witness, steps)


def _confirmed(
    claim: Claim, hypotheses: Sequence[Claim], everywhere: bool, conditions: list[str], steps: list[Step]
) -> Decision:
    """The decision that a claim holds, held against exact numbers first."""
    confirmation = confirm_at_points(claim, hypotheses, everywhere)
    if not confirmation.satisfiable and everywhere:
        raise Undecided("no point was found that satisfies the hypotheses: a claim about nothing is no claim")
    if not confirmation.satisfiable:
        conditions = [*conditions, NOTHING_SATISFIES]
    elif not confirmation.dimensions:
        conditions = [*conditions, NOWHERE_DEFINED]
    return Decision(True, conditions, None, steps, confirmation.dimensions)


def _only_differences_fail(steps: list[Step]) -> bool:
    """Two sides said to differ have the same canonical form: that refutes it, at every point."""
    failed = {step.relation for step in steps if not step.proved}
    return failed == {"differ"}


def _with_differences(claim: Claim, hypotheses: Sequence[Claim], decision: Decision) -> Decision:
    """The decision, with a point that tells two things apart, for each two that the claim says to differ."""
    for position, step in enumerate(decision.steps):
        if step.relation == "differ":
            witness = find_witness(_agreement(claim, position), hypotheses, False)
            if witness is None:
                raise Undecided("the canonical forms differ, but no point was found that tells them apart")
            decision = replace(decision, witness=decision.witness or witness)
    return decision


def _agreement(claim: Claim, position: int) -> Claim:
    """That the two sides of one statement of a claim agree."""

    def agreement(space: Any) -> Statement:
        statement = statements(claim(space))[position]
        return Statement("equal", statement.left, statement.right)

    return agreement


def read(claim: Claim, hypotheses: Sequence[Claim] = ()) -> tuple[Moments, list[Statement]]:
    """The claim's statements in the moment calculus, in one block of coordinates or in two."""
    two_blocks, size = False, 48
    while True:
        space = Moments(two_blocks, size)
        try:
            for hypothesis in hypotheses:
                for statement in _of(space, hypothesis):
                    assume(space, statement)
            return space, _read_claim(space, claim)
        except TwoBlocksNeeded:
            two_blocks = True
        except OutOfGenerators:
            size *= 2
            if size > 1000:
                raise Undecided("the claim needs more than a thousand moments") from None


def _read_claim(space: Moments, claim: Claim) -> list[Statement]:
    """The claim's statements, read again as long as a root told, too late, that a radicand is not negative."""
    # What a hypothesis puts under a root is not differentiated.
    space.field.kinks.clear()
    divided = space.divided()
    while True:
        known = len(space.signs.presupposed)
        space.field.unoriented = 0
        found = _of(space, claim)
        if not space.field.unoriented or len(space.signs.presupposed) == known:
            return found
        space.divided_only(divided)


def _of(space: Moments, claim: Claim) -> list[Statement]:
    found = statements(claim(space))
    if any(statement.left.space is not space for statement in found):
        raise InputError("a statement about another space was returned; a claim uses the space that it is given")
    return found


def assume(space: Moments, statement: Statement) -> None:
    """Take a statement for granted."""
    left, right = statement.left, statement.right
    if statement.relation == "positive":
        space.assume_positive(left)
    elif statement.relation == "at_most":
        space.assume_non_negative(right - left)
    elif statement.relation == "nonzero":
        space.assume_nonzero(left)
    elif statement.relation == "equal" and isinstance(left, MomentScalar):
        space.assume_zero((left - right).value)
    else:
        raise InputError("a hypothesis is an equation or an order between scalars, or nonzero(...)")


# -- one statement -------------------------------------------------------------------------------------


def _step(space: Moments, statement: Statement) -> Step:
    printed = forms(space, statement.left) if statement.relation == "equal" else ("", "")
    return Step(statement.name, statement.relation, _holds(space, statement), *printed)


def _holds(space: Moments, statement: Statement) -> bool:
    left, right = statement.left, statement.right
    if statement.relation in ("equal", "differ"):
        return _is_zero(left - right) == (statement.relation == "equal")
    if statement.relation == "at_most":
        return _strength(space, right - left) > 0
    if statement.relation == "positive":
        return _strength(space, left) == POSITIVE
    if isinstance(left, MomentScalar):
        return space.signs.scalar_is_nonzero(left.value)
    return _nowhere_zero(space, left)


def _is_zero(value: Any) -> bool:
    if isinstance(value, MomentOperator):
        return not value.diagonal.terms and not value.tensor()
    if isinstance(value, MomentVector):
        return not value.terms
    return value.value.is_zero()


def _strength(space: Moments, x: MomentScalar) -> int:
    return space.signs.strength_of(x.value)


# -- side conditions -----------------------------------------------------------------------------------


def open_conditions(space: Moments) -> list[str]:
    """What the reading divided by, or put under a root, and what the hypotheses do not settle."""
    space.signs.forget_presupposed()
    found = []
    printer = FormPrinter(space)
    for divisor in {(str(d.numerator), str(d.denominator)): d for d in space.field.divisors}.values():
        if not space.signs.scalar_is_nonzero(divisor):
            found.append(rf"{printer.divisor(divisor)} \ne 0")
    for radicand in space.field.radicands:
        if not space.signs.strength_of(radicand):
            found.append(rf"{printer.fraction(radicand)} \ge 0")
    for letter in sorted(set(space.inverted_letters) - space.nonzero_letters):
        found.append(rf"{printer.letter(letter)}_n \ne 0 \text{{ for all }} n")
    for vector in space.inverted_vectors:
        ((block, _), *_) = vector.terms
        if not space.entries.nowhere_zero(block, vector.block(block)):
            found.append(rf"{printer.form(vector)} \ne 0 \text{{ for all }} n")
    return list(dict.fromkeys(found))


def assumptions(space: Moments) -> list[str]:
    """What the calculus divided by, not the claim, where equations tie generators: the claim may be false there."""
    if not space.has_equations:
        return []
    printer = FormPrinter(space)
    return [rf"{printer.polynomial(factor)} \ne 0" for factor in space.signs.doubtful(space.field.doubted)]


def _nowhere_zero(space: Moments, vector: MomentVector) -> bool:
    """Whether every entry is known not to be zero, in every block of coordinates."""
    return all(space.entries.nowhere_zero(block, vector.block(block)) for block in space.blocks)
