"""Derivatives in the trace: forward mode, each rule a lemma of `Derivative.v`.

Of a function F at a the rules give the derivative along a step h, as a term; the trace shows that it is G·h, J h or
D h for the form of the derivative that the moment reading found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lnverify.proofs import elementary
from lnverify.proofs.expressions import Expression, add, build, in_order, multiply, rational, substitute
from lnverify.proofs.rocq.conclusions import Conclusions
from lnverify.proofs.rocq.draft import Node, Unproved
from lnverify.proofs.rocq.statement import DERIVATIVES
from lnverify.proofs.rocq.terms import inverse, zero
from lnverify.proofs.rocq.trace import Trace
from lnverify.proofs.rocq.words import FUNCTIONS, REAL, VECTOR, index_of, kind, parts_of, word

# The lemma for each derivative, and how it acts on a step.
_BY = {
    "jacobian": ("jacobian_by", "matmul"), "gradient": ("gradient_by", "dot"), "derivative": ("derivative_by", "mul"),
}  # fmt: skip
# A lemma, and what it says a derivative along a step is.
Rule = tuple[str, Expression]
# The operations of two parts that have a rule for one of them being constant, and what they are in the vocabulary; the
# rules that ask no size not to be negative.
_WITH_A_CONSTANT = {
    "add": "add", "sub": "sub", "mul": "mul", "div": "div", "scale": "mul", "had": "mul", "dot": "dot",
}  # fmt: skip
_WITHOUT_SIZE = ("D_mull", "VD_scalel", "VD_hadl")


class Tangents:
    """Proves what the derivatives of a theorem are."""

    def __init__(self, trace: Trace, conclusions: Conclusions) -> None:
        self._trace, self._conclusions = trace, conclusions
        self._forms, self._lines, self._known = trace.facts.forms, trace.facts.lines, trace.facts.known

    def derivative(self, term: Expression, name: str) -> tuple[str, str]:
        """Show that a derivative exists, and that the moment reading found it: its variable, and the fact."""
        of, at = term.parts
        if _has_derivative(of):
            raise Unproved("a derivative of a derivative")
        self._trace.node(at)
        # Outside of the scope of the derivative: others may ask for them too.
        for part in _parts_needed(of, at):
            self._trace.node(part)
        value = self._trace.evaluate(term)
        for fraction in self._trace.facts.identity.scalars(value):
            self._trace.facts.generators.introduce_in(fraction)
        predicate, _, type_ = DERIVATIVES[term.operation]
        g, e, fact = map(self._lines.fresh, (name, "e", "C"))
        form, function = self._forms.value(value), self._trace.theorem.function(term)
        self._lines.emit(f"pose {g} : {type_} := {form}.")
        self._lines.emit(f"have {e} : {g} = {form} by [].")
        self._known.nodes[term] = Node(g, e, value)
        self._lines.emit(f"have {fact} : {predicate} {function} {self._trace.theorem.text(at)} {g}.")
        with self._known.scope():
            self._show(term, function)
        return g, fact

    def _show(self, term: Expression, function: str) -> None:
        """Show what a derivative is: along a step it gives what the rules do."""
        of, at = term.parts
        size = "fun t : R => normr_ge0 t" if kind(at) == REAL else "@size1_ge0 R N"
        self._lines.emit(f"have size_ge0 := {size}.")
        lemma, along = _Rules(self._trace, self._conclusions, at).of(of)
        h = self._lines.fresh("h")
        theorem, operation = _BY[term.operation]
        self._lines.emit(f"refine ({theorem} (F := {function}) {lemma} _) => {h}.")
        # No user can write a name with a space in it.
        step = Expression(at.operation, (f"step {h}",), at.shape)
        self._forms.names[f"step {h}"] = h
        result, claimed = substitute(along, {_step(at): step}), build(operation, term, step)
        self._lines.emit(f"{self._conclusions.equal(self._trace.node(result), self._trace.node(claimed))}.")


class _Rules:
    """The rules of differentiation at one place, each a lemma that stands in a line of its own."""

    def __init__(self, trace: Trace, conclusions: Conclusions, at: Expression) -> None:
        self._trace, self._conclusions, self._at = trace, conclusions, at
        self._lines, self._nodes = trace.facts.lines, trace.facts.known.nodes
        self._known: dict[Expression, Rule] = {}

    def of(self, x: Expression) -> Rule:
        """The lemma that x has a derivative, and that derivative along the step."""
        if x not in self._known:
            lemma, along = self._rule(x)
            self._known[x] = self._lines.let("D", lemma), along
        return self._known[x]

    def _rule(self, x: Expression) -> Rule:
        prefix = "VD" if kind(x) == VECTOR else "D"
        if x == self._at:
            return f"{'VD_at' if prefix == 'VD' else 'D_at_scalar'} {self._trace.node(x).t}", _step(x)
        if not _depends(x, self._at):
            return f"{prefix}_const size_ge0 {self._constant(x)}", zero(("N",)) if prefix == "VD" else rational(0)
        name, parts = word(x), parts_of(x)
        if name == "apply":
            if _depends(parts[0], self._at):
                raise Unproved("the derivative of an operator")
            D, l = self.of(parts[1])
            return f"VD_mulmx size_ge0 {self._trace.node(parts[0]).t} {D}", build("matmul", parts[0], l)
        if name == "entry":
            D, l = self.of(parts[0])
            return f"{D} {self._trace.facts.forms.names[index_of(x)]}", x.with_parts([l, x.parts[1]])
        moving = [i for i, part in enumerate(x.operands) if _depends(part, self._at)]
        if name in _WITH_A_CONSTANT and len(moving) == 1:
            return self._with_a_constant(name, parts, moving[0])
        results = [self.of(part) for part in x.operands]
        if len(results) == 2:
            return self._of_two(name, parts, results, prefix)
        return self._of_one(x, parts, *results[0], prefix)

    def _constant(self, x: Expression) -> str:
        """What does not move, as the proof writes it: by its variable, where it has one."""
        text = self._trace.theorem.text(x, names=False)
        return self._nodes[x].t if x in self._nodes else f"({text} : {kind(x)})"

    def _with_a_constant(self, name: str, parts: list[Expression], place: int) -> Rule:
        """The rule of an operation of which one part, at the place 0 or 1, moves."""
        constant, (D, l) = parts[1 - place], self.of(parts[place])
        prefix = "VD" if kind(parts[place]) == VECTOR or name == "scale" else "D"
        if name in ("add", "sub"):
            text, along = self._constant(constant), l
            if name == "sub" and place == 1:
                D, along = f"({prefix}_opp {D})", build("neg", l)
            elif name == "sub":
                text = f"(- {text})"
            return f"{prefix}_add{'rl'[place]} size_ge0 {text} {D}", along
        if name == "div" and place == 1:
            lemma, rate = self._inverse(parts[1], D, l)
            return f"D_mull {self._trace.node(constant).t} ({lemma})", multiply(constant, rate)
        text = self._trace.node(constant).t
        rule, text = ("mul", f"({text}^-1)") if name == "div" else (name, text)
        lemma = f"{'D' if rule in ('mul', 'dot') else 'VD'}_{rule}{'rl'[place]}"
        size = "" if lemma in _WITHOUT_SIZE else "size_ge0 "
        sides = (l, constant) if place == 0 else (constant, l)
        return f"{lemma} {size}{text} {D}", build(_WITH_A_CONSTANT[name], *sides)

    def _of_two(self, name: str, parts: list[Any], rules: Sequence[Rule], prefix: str) -> Rule:
        """The rule of an operation of two parts, from their derivatives."""
        (first, l), (second, r) = rules
        if name in ("add", "sub"):
            return f"{prefix}_{name} {first} {second}", build(name, l, r)
        if name == "div":
            lemma, rate = self._inverse(parts[1], second, r)
            along = _product("mul", [parts[0], inverse(parts[1])], [l, rate])
            return f"D_mul size_ge0 {first} {self._lines.let('D', lemma)}", along
        return f"{prefix}_{name} size_ge0 {first} {second}", _product(_WITH_A_CONSTANT[name], parts, (l, r))

    def _of_one(self, x: Expression, parts: list[Any], D: str, l: Expression, prefix: str) -> Rule:
        """The rule of an operation of one part, from its derivative."""
        name, of = word(x), parts[0]
        match name:
            case "neg":
                return f"{prefix}_opp {D}", build("neg", l)
            case "sum":
                return f"D_sumv size_ge0 {D}", build("sum", l)
            case "pow":
                rate = multiply(rational(parts[1]), build("pow", of, parts[1] - 1))
                return f"D_pow size_ge0 {parts[1]} {D}", multiply(rate, l)
            case "vpow":
                rate = multiply(build("pow", of, parts[1] - 1), l)
                return f"VD_vpow size_ge0 {parts[1]} {D}", multiply(rational(parts[1]), rate)
            case "inv" | "vinv":
                return self._inverse(of, D, l)
            case "sqrt":
                fact = self._conclusions.positive(of)
                return f"{prefix}_sqrt size_ge0 {fact} {D}", multiply(inverse(multiply(rational(2), x)), l)
            case _ if name in FUNCTIONS:
                premises = [FUNCTIONS[name].rule]
                if elementary.FUNCTIONS[name].is_of_positive:
                    premises.append(self._conclusions.positive(of))
                slope = elementary.FUNCTIONS[name].slope(of, x)
                return f"{prefix}_{name} {' '.join(premises)} {D}", multiply(slope, l)
            case "product":
                fact = self._conclusions.nonzero(of)
                return f"D_prodv size_ge0 {fact} {D}", multiply(x, build("dot", inverse(of), l))
        raise Unproved(f"the derivative of the word {name}")

    def _inverse(self, x: Expression, D: str, along: Expression) -> Rule:
        lemma, result = "VD_vinv" if kind(x) == VECTOR else "D_inv", inverse(x)
        fact = self._conclusions.nonzero(x)
        return f"{lemma} size_ge0 {fact} {D}", build("neg", multiply(result, multiply(result, along)))


def _product(operation: str, parts: Sequence[Expression], along: Sequence[Expression]) -> Expression:
    return add(build(operation, along[0], parts[1]), build(operation, parts[0], along[1]))


def _step(at: Expression) -> Expression:
    """What stands for the step along which a derivative is taken, until it has a name."""
    return Expression("hole", ("step",), at.shape)


def _depends(term: Expression, at: Expression) -> bool:
    return at in in_order(term)


def _parts_needed(term: Expression, at: Expression) -> Iterator[Expression]:
    """The parts of what the rules ask for a node, inner ones first: sums ask for none."""
    name, parts = word(term), term.operands
    if not _depends(term, at) or name == "letter":
        return
    for part in parts:
        yield from _parts_needed(part, at)
    moving = [part for part in parts if _depends(part, at)]
    if name in ("mul", "div", "scale", "had", "dot", "apply"):
        divisor = parts[1] if name == "div" else None
        yield from [part for part in parts if len(moving) == 2 or part not in moving or part == divisor]
    elif name not in ("add", "sub", "neg", "sum", "entry"):
        yield from [*parts, term]


def _has_derivative(term: Expression) -> bool:
    return any(node.operation in DERIVATIVES for node in in_order(term))
