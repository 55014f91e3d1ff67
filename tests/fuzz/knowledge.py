"""What hypotheses teach, held against points that satisfy them: every fact that was learned has to be true there.

The points and the values are those of the evaluator, which shares no code with the package. A fact that rests on an
equation solved for a letter holds where its slope is not 0; one that does not exist at a point says nothing there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from evaluator import Point, evaluate, is_true
from judge import shown
from laws import ONE, ONES, Parts, add, div, dot, mul, over_one, root, spread, square, sub, total
from points import points
from reals import Meaningless, digits
from statements import ZERO, hypothesis
from trees import Tree, claim, kind, letters, nodes, of_expression, pasted

from lnverify import InputError, Undecided
from lnverify.proofs.algebra.field import Fraction, OutOfGenerators, TooManyTerms
from lnverify.proofs.readings.moments.form_terms import FormTerms
from lnverify.proofs.readings.moments.hypotheses import Cases, read_claim
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.recording import record
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import Inexpressible, Undefined

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign

_POINTS = 12
_EDGE = 1e-20
_GENERATORS, _TERMS = 48, 200


@dataclass(frozen=True)
class Audit:
    """What came of one set of hypotheses.

    Attributes:
        facts: how many facts were learned.
        checks: how often one of them was held against a point.
        faults: those that are false, each with its point.
    """

    facts: int
    checks: int
    faults: tuple[str, ...] = ()


def hypotheses(seed: int) -> tuple[Tree, ...]:
    """The set of hypotheses with this number: plain ones, random ones, and such as hide a denominator or a case."""
    random = Random(f"hypotheses {seed}")
    parts = Parts(random, random.choice((0, 1, 1, 2)), random.random() < 0.2)
    draws = [
        random.choice((_hiding, _product, _line, hypothesis, hypothesis)) for _ in range(random.choice((1, 1, 2, 3)))
    ]
    return tuple(draw(random, parts) for draw in draws)


def _said(random: Random, x: Tree) -> Tree:
    """Something that is said of a value."""
    if kind(x) == "vector":
        return (random.choice(("nonzero", "positive")), x)
    return random.choice((("nonzero", x), ("positive", x), ("at_most", ZERO, x), ("at_most", x, ONE)))


def _hidden(random: Random, parts: Parts) -> Tree:
    """1/(√(k + q) + √k) and its like: the form has q in its denominator, and q may be 0."""
    c, z = ("c",), ("z",)
    q = random.choice((square(c), square(sub(("N",), ("rational", random.randint(1, 3), 1))), square(sub(c, z)), c,
                       ("eps",), dot(("a",), ("a",)), square(total(("b",))), square(parts.scalar())))  # fmt: skip
    k = random.choice((ONE, ("rational", 4, 1), over_one(parts.leaf("scalar"))))
    return div(random.choice((ONE, c, parts.leaf("scalar"))), add(root(add(k, q)), root(k)))


def _hiding(random: Random, parts: Parts) -> Tree:
    x = _hidden(random, parts)
    return _said(random, random.choice((x, mul(x, parts.leaf("scalar")), sub(x, parts.leaf("scalar")))))


def _line(random: Random, parts: Parts) -> Tree:
    """A vector with a hidden denominator, or a leading coefficient that may be 0."""
    x = random.choice((_hidden(random, parts), parts.leaf("scalar"), parts.scalar()))
    v = parts.leaf("vector")
    line = add(mul(x, v), random.choice((ONES, spread(parts.leaf("scalar")))))
    return _said(random, random.choice((line, mul(line, parts.leaf("vector")), div(ONES, line), mul(line, line),
                                        add(ONES, div(ONES, line)), ("sqrt", add(ONES, square(line))))))  # fmt: skip


def _product(random: Random, parts: Parts) -> Tree:
    """A product that is 0, not negative or positive."""
    x, y = sub(parts.leaf("scalar"), ("rational", random.randint(0, 2), 1)), parts.scalar()
    xy = random.choice((mul(x, y), mul(square(x), y), mul(x, square(y)), mul(mul(x, y), parts.leaf("scalar"))))
    return random.choice((("equal", xy, ZERO), ("equal", mul(x, y), x), ("at_most", ZERO, xy), ("positive", xy)))


def audit(seed: int) -> Audit:
    """Learn from a set of hypotheses, and hold each fact against points at which they are true."""
    given = hypotheses(seed)
    try:
        learned = _learned(given)
    except (InputError, Undecided, Inexpressible, Undefined, TooManyTerms, OutOfGenerators, RecursionError):
        return Audit(0, 0)
    facts, slopes = learned
    checks, faults = 0, []
    # An approximate root may tie gains that are not quite the same: then there is no critical point.
    named = any(node[0] == "critical_point" for h in given for side in h[1:] for node in nodes(side))
    for point in points(Random(seed), letters(*(side for h in given for side in h[1:])), list(given), _POINTS):
        if (named and not point.is_exact) or not all(_holds(("nonzero", slope), point) for slope in slopes):
            continue
        for fact in facts:
            known = _holds(fact, point)
            if known is False and not point.is_exact and _is_on_the_edge(fact, point):
                continue
            checks += known is not None
            if known is False:
                faults.append(f"seed {seed}: {pasted(fact, list(given), False)}\n    is false at {shown(point)}")
    return Audit(len(facts), checks, tuple(faults))


def _holds(fact: Tree, point: Point) -> bool | None:
    """Whether a fact is true at a point; None where it has no meaning, or speaks of letters without a value there."""
    name, *sides = fact
    if name == "any":
        results = [_holds(side, point) for side in sides]
        return True if True in results else None if None in results else False
    try:
        return is_true(fact, point)
    except (Meaningless, KeyError):
        return None


def _is_on_the_edge(fact: Tree, point: Point) -> bool:
    """Whether the sides of a fact agree up to the accuracy of a root that was found by secants."""
    values = [evaluate(side, point) for side in fact[1:]]
    if any(isinstance(value, list) for value in values):
        return False
    return abs(digits(values[-1]) - (digits(values[0]) if len(values) > 1 else 0)) < _EDGE


def _learned(given: tuple[Tree, ...]) -> tuple[list[Tree], list[Tree]]:
    """The facts, and the slopes that are not 0 where they hold."""
    try:
        truth, *assumed = (record(claim(each)) for each in (("equal", ZERO, ZERO), *given))
        space, _ = read_claim(truth, assumed, terms=_TERMS, size=_GENERATORS)
    except Cases as product:
        # One of these is 0.
        return [("any", *(("equal", of_expression(zero), ZERO) for zero in product.zeros))], []
    terms = FormTerms(space)
    slopes = [
        *space.assumptions.open_slopes,
        *(space.signs.doubtful(space.notes.doubted) if space.has_equations else ()),
    ]
    return list(_facts(space, terms)), [of_expression(terms.polynomial(slope)) for slope in slopes]


def _facts(space: Moments, terms: FormTerms) -> Iterator[Tree]:
    known = space.kernel
    for fact in (*known.facts, *known.presupposed, *known.excluded):
        tree = of_expression(terms.polynomial(fact.polynomial))
        yield from _as_tree(fact, tree)
    for fact in known.vectors:
        yield from _as_tree(fact, _of_vector(space, terms, fact.subject))
    for block, letter in known.known_letters:
        own = known.letter(block, letter)
        yield from _as_tree(own, _of_vector(space, terms, space.vector_of(letter, 1), block))
    for index, value in space.eliminated.items():
        symbol = of_expression(terms.polynomial(space.field.polynomial_symbol(index)))
        yield "equal", symbol, of_expression(terms.fraction(value))


def _as_tree(fact: Fact, tree: Tree) -> Iterator[Tree]:
    """What a fact says of its subject."""
    if fact.sign:
        yield ("positive", tree) if fact.sign == POSITIVE else ("at_most", _zero_like(fact, tree), tree)
    if fact.nonzero:
        yield "nonzero", tree


def _zero_like(fact: Fact, tree: Tree) -> Tree:
    """0, as a scalar or as a vector."""
    return ZERO if isinstance(fact.subject, Fraction) else ("mul", ZERO, tree)


def _of_vector(space: Moments, terms: FormTerms, vector: Any, block: int | None = None) -> Tree:
    """A vector, 1 where it is not spoken of."""
    parts = {own for own, _ in vector.terms} if block is None else {block}
    if len(parts) == 1:
        (own,) = parts
        one = type(vector)(space, {key: c for key, c in vector.terms.items() if key[0] == own})
        return of_expression(terms.divided_by(one))
    return of_expression(terms.vector(vector))
