"""One statement: what `decide` says of it, and whether that is so."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any

from evaluator import Point, choices, evaluate, flat, is_true, like
from laws import sub
from points import points
from reals import Meaningless, Vacuous, root, sign
from statements import ONE, Statement
from trees import AXES, NAMES, claim, letters, of_expression

from lnverify import InputError, Undecided, decide

# More than this in one decision, in seconds of the processor, is a failure: other work on the machine does not count.
SLOW = 10
_POINTS = 20


@dataclass(frozen=True)
class Finding:
    """What came of one statement.

    Attributes:
        outcome: "holds", "conditional", "refuted", "undecided", "refused" or "failure".
        detail: the reason; for a failure, what a reader needs to repeat it.
        by_law: whether the statement is true by a law.
        seconds: how long the decision took.
    """

    outcome: str
    detail: str
    by_law: bool
    seconds: float

    @property
    def failed(self) -> bool:
        """Whether `decide` was wrong, fell over or took too long."""
        return self.outcome == "failure"


def examine(statement: Statement, slow: float = SLOW) -> Finding:
    """Decide a statement and check the answer by itself; a decision of more seconds than `slow` is a failure."""
    start, decision = time.process_time(), None
    try:
        decision = decide(claim(statement.relation), [claim(h) for h in statement.hypotheses], statement.everywhere)
    except Undecided as reason:
        outcome, detail = "undecided", str(reason)
    except InputError as reason:
        outcome, detail = "refused", str(reason)
    except Exception as error:  # anything else is what is looked for
        outcome, detail = "failure", _report(statement, f"{type(error).__name__}: {error}")
    seconds = time.process_time() - start
    if decision is not None:
        fault = _fault(statement, decision)
        outcome = "holds" if decision.holds else "refuted"
        outcome = "conditional" if decision.holds and decision.conditions else outcome
        outcome, detail = ("failure", _report(statement, fault)) if fault else (outcome, "")
    if seconds > slow and outcome != "failure":
        outcome, detail = "failure", _report(statement, f"{seconds:.0f} s")
    return Finding(outcome, detail, statement.by_law, seconds)


def _report(statement: Statement, fault: str) -> str:
    return f"seed {statement.seed}: {statement.source}\n    {fault}"


def _fault(statement: Statement, decision: Any) -> str | None:
    if decision.witness is not None:
        return _fault_of_witness(statement, decision)
    if not decision.holds and statement.relation[0] != "differ":
        return "refuted without a witness"
    name, *sides = statement.relation
    if name == "differ":
        # Without a witness it was refuted: the sides agree wherever they have a meaning.
        return counterexample(statement, ("equal", *sides), None)
    return counterexample(statement, statement.relation, decision.conditions)


def counterexample(statement: Statement, relation: Any, conditions: Sequence[Any] | None) -> str | None:
    """A point at which a relation is false, or has no meaning though the hypotheses and the conditions hold there.

    Where a condition fails, the relation need not have a meaning; where it has one it is true, unless an equation among
    the hypotheses was solved for a letter: then a condition may say where that was possible. Without conditions (None)
    it need not have a meaning anywhere.
    """
    random = Random(statement.seed)
    named = letters(*relation[1:], *(side for h in statement.hypotheses for side in h[1:]))
    solved = any(h[0] == "equal" for h in statement.hypotheses)
    given = [_as_relation(condition) for condition in conditions or ()]
    for point in points(random, named, list(statement.hypotheses), _POINTS):
        try:
            if not is_true(relation, point) and (_are_met(given, point) or not (conditions and solved)):
                return f"holds, {_listed(conditions)}, but {_sides(relation, point)}"
        except Vacuous:
            continue
        except Meaningless as reason:
            if conditions is not None and _are_met(given, point):
                return f"holds, {_listed(conditions)}, but at {shown(point)}: {reason}"
    return None


def _as_relation(condition: Any) -> Any:
    """A condition as a relation between trees; None for one that speaks of all points together."""
    if condition.term is None:
        # A point that satisfies the hypotheses is at hand wherever this is asked.
        return ("equal", ONE, ONE) if condition.relation == "satisfiable" else None
    tree = of_expression(condition.term)
    if condition.relation == "non_negative":
        return ("at_most", sub(tree, tree), tree)
    return (condition.relation, tree)


def _are_met(given: Sequence[Any], point: Point) -> bool:
    """Whether conditions certainly hold at a point."""
    try:
        return all(relation is not None and is_true(relation, point) for relation in given)
    except Meaningless:
        return False


def _listed(conditions: Sequence[Any] | None) -> str:
    return f"conditions {'; '.join(condition.text for condition in conditions) if conditions else 'none'}"


def _sides(relation: Any, point: Point) -> str:
    return f"at {shown(point)}: " + " and ".join(_short(evaluate(side, point)) for side in relation[1:])


def _short(value: Any) -> str:
    if isinstance(value, list):
        return f"({', '.join(map(_short, value))})"
    return str(value)


def shown(point: Point) -> str:
    """A point in words."""
    values = ", ".join(f"{letter} = {_short(value)}" for letter, value in point.values.items())
    return f"N = {point.dimension}, {values}, critical point {point.choice}"


# -- witnesses -----------------------------------------------------------------------------------------


def _fault_of_witness(statement: Statement, decision: Any) -> str | None:
    """None where the statement really fails at the witness, or has no meaning there if that counts."""
    witness, relation = decision.witness, statement.relation
    point = _point(witness)
    tried = [replace(point, choice=choice) for choice in range(choices(relation, *statement.hypotheses))]
    seen = [_truth(relation, statement.hypotheses, at) for at in tried]
    wanted = "true" if decision.holds else "false"
    if wanted in seen:
        return None
    if "meaningless" in seen and witness.undefined:
        if statement.everywhere:
            return None
        return _defined_somewhere(statement)
    return f"witness {witness}, but there the statement is {' or '.join(sorted(set(seen)))}"


def _truth(relation: Any, hypotheses: Any, at: Point) -> str:
    try:
        if sign(at.values["eps"]) < 0 or not all(is_true(h, at) for h in hypotheses):
            return "outside the hypotheses"
    except Meaningless:
        return "outside the hypotheses"
    try:
        return "true" if is_true(relation, at) else "false"
    except Vacuous:
        return "vacuous"
    except Meaningless:
        return "meaningless"


def _defined_somewhere(statement: Statement) -> str | None:
    """A point at which a statement is true that was refuted for having no meaning, though that does not count."""
    named = letters(*statement.relation[1:], *(side for h in statement.hypotheses for side in h[1:]))
    for point in points(Random(statement.seed), named, list(statement.hypotheses), _POINTS):
        try:
            is_true(statement.relation, point)
            return f"refuted by a point without a meaning, but it has one at {shown(point)}"
        except Meaningless:
            continue
    return None


def _point(witness: Any) -> Point:
    """The point of a witness, 1 for what it does not speak of."""
    sizes = {"N": witness.dimension, "M": int(witness.values.get("M", 1))}
    values: dict[str, Any] = {}
    for letter, axes in AXES.items():
        plain: Any = Fraction(1)
        for axis in reversed(axes):
            plain = [plain] * sizes[axis]
        given = witness.values.get(NAMES.get(letter, letter))
        values[letter] = plain if given is None else like(given, map(_number, flat(given)))
    return Point(sizes["N"], values, 0, sizes["M"])


def _number(surd: Any) -> Any:
    """A sum of multiples of roots as a number of the evaluator."""
    terms = (root(Fraction(int(d))) * Fraction(int(c.p), int(c.q)) for d, c in surd.parts.items())
    return sum(terms, Fraction(0))
