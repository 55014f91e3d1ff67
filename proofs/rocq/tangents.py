"""Derivatives in the trace: forward mode, each rule a lemma of `Derivative.v`.

Of a function F at a the rules give the derivative along a step h, as a term; the trace shows that it is G·h, J h or
D h for the form of the derivative that the moment reading found.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lnverify.proofs.expressions import Expression, add, build, in_order, multiply, ones, rational, substitute
from lnverify.proofs.rocq.conclusions import Conclusions
from lnverify.proofs.rocq.draft import Node, Unproved
from lnverify.proofs.rocq.statement import DERIVATIVES
from lnverify.proofs.rocq.terms import inverse, zero
from lnverify.proofs.rocq.trace import Trace
from lnverify.proofs.rocq.words import REAL, VECTOR, index_of, kind, parts_of, word

# The lemma for each derivative, and how it acts on a step.
_BY = {
    "jacobian": ("jacobian_by", "matmul"), "gradient": ("gradient_by", "dot"), "derivative": ("derivative_by", "mul"),
}  # fmt: skip
_TWO = rational(2)
# A lemma, and what it says a derivative along a step is.
Rule = tuple[str, Expression]
# The operations of two parts that have a rule for one of them being constant; the rules that ask no size not to be
# negative.
_WITH_A_CONSTANT = ("add", "sub", "mul", "div", "scale", "had", "dot")
_OPERATIONS = {"scale": "mul", "had": "mul"}
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
        lemma, along = self._tangent(of, at, {})
        h = self._lines.fresh("h")
        theorem, operation = _BY[term.operation]
        self._lines.emit(f"refine ({theorem} (F := {function}) {lemma} _) => {h}.")
        # No user can write a name with a space in it.
        step = Expression(at.operation, (f"step {h}",), at.shape)
        self._forms.names[f"step {h}"] = h
        result, told = substitute(along, {_step(at): step}), build(operation, term, step)
        self._lines.emit(f"{self._conclusions.equal(self._trace.node(result), self._trace.node(told))}.")

    # -- the rules -------------------------------------------------------------------------------------------

    def _tangent(self, x: Expression, at: Expression, known: dict[Expression, Rule]) -> Rule:
        """The lemma that x has a derivative at `at`, and that derivative along the step."""
        if x not in known:
            lemma, along = self._rule(x, at, known)
            known[x] = self._lines.let("D", lemma), along
        return known[x]

    def _rule(self, x: Expression, at: Expression, known: dict[Expression, Rule]) -> Rule:
        vector = kind(x) == VECTOR
        if x == at:
            return (f"VD_at {self._trace.node(x).t}" if vector else f"D_at_scalar {self._trace.node(x).t}"), _step(at)
        if not _depends(x, at):
            nothing = zero(("N",)) if vector else rational(0)
            return f"{'VD_const' if vector else 'D_const'} size_ge0 {self._constant_text(x)}", nothing
        name, parts, inner = word(x), parts_of(x), x.operands
        if name == "apply":
            if _depends(parts[0], at):
                raise Unproved("the derivative of an operator")
            D, l = self._tangent(parts[1], at, known)
            return f"VD_mulmx size_ge0 {self._trace.node(parts[0]).t} {D}", build("matmul", parts[0], l)
        if name == "entry":
            D, l = self._tangent(parts[0], at, known)
            return f"{D} {self._forms.names[index_of(x)]}", x.with_parts([l, x.parts[1]])
        moving = [i for i, p in enumerate(inner) if _depends(p, at)]
        if name in _WITH_A_CONSTANT and len(moving) == 1:
            return self._with_a_constant(name, parts, moving[0], *self._tangent(parts[moving[0]], at, known))
        results = [self._tangent(p, at, known) for p in inner]
        return self._composed(x, parts, [d for d, _ in results], [t for _, t in results], "VD" if vector else "D")

    def _constant_text(self, x: Expression) -> str:
        """What does not move, as the proof writes it: by its variable, where it has one."""
        return (
            self._known.nodes[x].t
            if x in self._known.nodes
            else f"({self._trace.theorem.text(x, names=False)} : {kind(x)})"
        )

    def _with_a_constant(self, name: str, parts: list[Expression], place: int, D: str, l: Expression) -> Rule:
        """The rule of an operation of which one part, at the place 0 or 1, moves."""
        constant = parts[1 - place]
        prefix = "VD" if kind(parts[place]) == VECTOR or name == "scale" else "D"
        if name in ("add", "sub"):
            text, along = self._constant_text(constant), l
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
        return f"{lemma} {size}{text} {D}", build(
            _OPERATIONS.get(name, name), *((l, constant) if place == 0 else (constant, l))
        )

    def _composed(self, x: Expression, parts: list[Any], D: list[str], l: list[Expression], prefix: str) -> Rule:
        """The rule of an operation, from the derivatives of its parts."""
        name = word(x)
        match name:
            case "add" | "sub":
                return f"{prefix}_{name} {D[0]} {D[1]}", build(name, l[0], l[1])
            case "neg":
                return f"{prefix}_opp {D[0]}", build("neg", l[0])
            case "mul":
                return f"D_mul size_ge0 {D[0]} {D[1]}", _product("mul", parts, l)
            case "scale":
                return f"VD_scale size_ge0 {D[0]} {D[1]}", _product("mul", parts, l)
            case "had":
                return f"VD_had size_ge0 {D[0]} {D[1]}", _product("mul", parts, l)
            case "dot":
                return f"D_dot size_ge0 {D[0]} {D[1]}", _product("dot", parts, l)
            case "sum":
                return f"D_sumv size_ge0 {D[0]}", build("sum", l[0])
            case "pow":
                rate = multiply(rational(parts[1]), build("pow", parts[0], parts[1] - 1))
                return f"D_pow size_ge0 {parts[1]} {D[0]}", multiply(rate, l[0])
            case "vpow":
                rate = multiply(build("pow", parts[0], parts[1] - 1), l[0])
                return f"VD_vpow size_ge0 {parts[1]} {D[0]}", multiply(rational(parts[1]), rate)
            case "inv":
                return self._inverse(parts[0], D[0], l[0])
            case "div":
                lemma, rate = self._inverse(parts[1], D[1], l[1])
                second = self._lines.let("D", lemma)
                return f"D_mul size_ge0 {D[0]} {second}", _product("mul", [parts[0], inverse(parts[1])], [l[0], rate])
            case "vinv":
                fact = self._conclusions.nonzero(parts[0])
                return f"VD_vinv size_ge0 {fact} {D[0]}", build("neg", multiply(x, multiply(x, l[0])))
            case "sqrt":
                fact = self._conclusions.positive(parts[0])
                return f"{prefix}_sqrt size_ge0 {fact} {D[0]}", multiply(inverse(multiply(_TWO, x)), l[0])
            case "exp":
                return f"{prefix}_exp size_ge0 H_exp {D[0]}", multiply(x, l[0])
            case "log":
                fact = self._conclusions.positive(parts[0])
                return f"{prefix}_log size_ge0 H_log {fact} {D[0]}", multiply(inverse(parts[0]), l[0])
            case "tanh":
                one = rational(1) if prefix == "D" else ones()
                slope = build("sub", one, build("pow", x, 2))
                return f"{prefix}_tanh H_exp size_ge0 {D[0]}", multiply(slope, l[0])
            case "product":
                fact = self._conclusions.nonzero(parts[0])
                return f"D_prodv size_ge0 {fact} {D[0]}", multiply(x, build("dot", inverse(parts[0]), l[0]))
        raise Unproved(f"the derivative of the word {name}")

    def _inverse(self, x: Expression, D: str, along: Expression) -> Rule:
        fact = self._conclusions.nonzero(x)
        return f"D_inv size_ge0 {fact} {D}", build("neg", multiply(inverse(x), multiply(inverse(x), along)))


def _product(operation: str, parts: list[Expression], along: list[Expression]) -> Expression:
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
    if name in ("mul", "scale", "had", "dot", "apply"):
        yield from parts if len(moving) == 2 else [part for part in parts if part not in moving]
    elif name == "div":
        yield from parts if len(moving) == 2 else [part for part in parts if part not in moving or part == parts[1]]
    elif name not in ("add", "sub", "neg", "sum", "entry"):
        yield from [*parts, term]


def _has_derivative(term: Expression) -> bool:
    return any(node.operation in DERIVATIVES for node in in_order(term))
