"""A claim as a program that needs SymPy alone, at one N: each of its expressions as a line of Python."""

from __future__ import annotations

import inspect
import keyword
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sympy

from lnverify.proofs.expressions import Expression, fold, in_order, without_names
from lnverify.proofs.prose import plain
from lnverify.proofs.recording import Recorded

_SUM, _PRODUCT, _POWER, _ATOM = range(4)
# The names of the letters that every claim has, as the paper writes them.
_SHORT = {"activation": "a", "gain": "g", "bias": "b", "upstream": "u"}


def critical_point(gain: Any) -> Any:
    """A ζ with Σ 1/(gₙ² − ζ) = 0."""
    zeta = sympy.Dummy("zeta")
    total = sum(1 / (entry**2 - zeta) for entry in gain)
    return sympy.solve(sympy.numer(sympy.together(total)), zeta)[-1]


def expectation(f: Any, entries: Any, draws: Any = None) -> Any:
    """E[f]: of a polynomial in independent standard normal entries, or the mean over draws."""
    if draws is None:
        terms = sympy.Poly(sympy.expand(f), *entries).terms()
        return sum(c * sympy.prod(0 if k % 2 else sympy.factorial2(k - 1) for k in powers) for powers, c in terms)
    values = [sympy.sympify(f).subs(dict(zip(entries, draw, strict=True)), simultaneous=True) for draw in draws]
    return sympy.Add(*values) / len(values)


def at_integers(x: Any) -> Any:
    """x where its letters, in alphabetical order, are 2, 3, 4, …"""
    return x.subs({letter: k for k, letter in enumerate(sorted(x.free_symbols, key=str), 2)})


# What is said in more than a line; a program carries the text of what it uses.
_FUNCTIONS = {each.__name__: each for each in (critical_point, expectation, at_integers)}
_WORDS = (
    {name for name in dir(sympy) if not name.startswith("_")}
    | set(_FUNCTIONS)
    | {"N", "M", "sum", "given", "left", "right"}
)
# Characters of a check beside its name; the sides of a longer one have a line each.
_LONGEST = 80


@dataclass(frozen=True)
class Text:
    """A value as text of Python.

    Attributes:
        text: the text.
        level: how tightly it binds.
        is_integer: whether it is an integer of Python, which SymPy's numbers make exact.
    """

    text: str
    level: int = _ATOM
    is_integer: bool = False

    def within(self, level: int) -> str:
        """The text, in brackets where it binds less tightly than this."""
        return self.text if self.level >= level else f"({self.text})"

    def __format__(self, level: str) -> str:
        return self.within(int(level))

    @property
    def exact(self) -> Text:
        """An integer as one of SymPy."""
        return Text(f"Integer({self.text})") if self.is_integer else self

    def beside(self, other: Text) -> Text:
        """The text beside another, one of which is not an integer of Python."""
        return self.exact if other.is_integer else self


# Operations in SymPy's words, each part with the level that it needs, and the level of the whole.
_FORMS: dict[str, tuple[str, int]] = {
    "matmul": ("{:1}*{:2}", _PRODUCT),
    "outer": ("{:1}*{:3}.T", _PRODUCT),
    "transpose": ("{:3}.T", _ATOM),
    "dot": ("{:3}.dot({:0})", _ATOM),
    "diag": ("diag(*{:3})", _ATOM),
    "trace": ("{:3}.trace()", _ATOM),
    "det": ("{:3}.det()", _ATOM),
    "product": ("prod({:0})", _ATOM),
    "drazin": ("{:3}.applyfunc(lambda t: 1/t if t != 0 else t)", _ATOM),
    "jacobian": ("{:3}.jacobian({:0})", _ATOM),
    "gradient": ("{1:3}.applyfunc(lambda t: diff({0:0}, t))", _ATOM),
    "derivative": ("diff({:0}, {:0})", _ATOM),
}


class Program:
    """The lines of a claim at one N.

    Args:
        claim: what it says.
        hypotheses: what is assumed.
        size: N, and M − 1.
        zeros: k, how many gains are zero where the claim says that some are.

    Attributes:
        letters: by name, the line that makes each.
        lines: those of values with names.
        statements: of each statement its name, the expression that says it, and its sides.
        equations: the sides of the hypotheses that are equations.
    """

    def __init__(self, claim: Recorded, hypotheses: Sequence[Recorded] = (), size: int = 3, zeros: int = 1) -> None:
        self.size, self.zeros = size, zeros
        self.letters: dict[str, str] = {}
        self.lines: dict[str, str] = {}
        self._indices: list[str] = []
        said = [without_names(statement) for hypothesis in hypotheses for statement in hypothesis.statements]
        self._signs = dict(filter(None, map(_sign, said)))
        equations = [statement for statement in said if statement.operation == "equal"]
        result = fold(in_order(*claim.statements, *equations), self._rule)
        self.equations = [result[statement] for statement in equations]
        self.statements = [
            (name, statement, result[statement]) for name, statement in zip(claim.names, claim.statements, strict=True)
        ]

    def _rule(self, node: Expression, parts: list[Any]) -> Any:
        if node.operation in _FORMS:
            form, level = _FORMS[node.operation]
            return Text(form.format(*parts), level)
        return getattr(self, f"_{node.operation}", self._word)(node, *parts)

    # -- letters ---------------------------------------------------------------------------------------

    def _named(self, table: dict[str, str], name: str, text: str) -> Text:
        name = _SHORT.get(name, name)
        taken = name in _WORDS or keyword.iskeyword(name)
        names = (*([] if taken else [name]), *(f"{name}_{k}" for k in range(1, 99)))
        own = next(own for own in names if {**self.letters, **self.lines}.get(own, text) == text)
        table[own] = text
        return Text(own)

    def _letter(self, node: Expression, name: str, text: str) -> Text:
        sign = self._signs.get(node, "nonnegative" if name == "eps" else "real")
        return self._named(self.letters, name, text.replace("real=True", f"{sign}=True"))

    def _scalar(self, node: Expression, name: str) -> Text:
        return self._letter(node, name, f'Symbol("{name}", real=True)')

    def _vector(self, node: Expression, name: str) -> Text:
        own = _SHORT.get(name, name)
        own += "_" * own[-1].isdigit()
        return self._letter(node, name, f'Matrix(symbols("{own}1:{self._length(_shape(node)[0]) + 1}", real=True))')

    def _random(self, node: Expression, name: str) -> Text:
        return self._vector(node, name)

    def _expectation(self, node: Expression, law: str, f: Text, v: Text, *row: Text) -> Text:
        if not row:
            return Text(f"expectation({f.text}, {v.text})")
        draws = f"variations({row[0].text}, len({v.text}), {law == 'resampled'})"
        return Text(f"expectation({f.text}, {v.text}, {draws})")

    def _matrix(self, node: Expression, name: str) -> Text:
        rows, columns = map(self._length, _shape(node))
        entries = f'symbols("{name}(1:{rows + 1})(1:{columns + 1})", real=True)'
        return self._letter(node, name, f"Matrix({rows}, {columns}, {entries})")

    def _zeros_gain(self, node: Expression) -> Text:
        letters = f'symbols("g1:{self.size - self.zeros + 1}", nonzero=True, real=True)'
        return self._named(self.letters, "g", f"Matrix([*{letters}, {', '.join(['0'] * self.zeros)}])")

    def _length(self, dimension: str) -> int:
        return self.size if dimension == "N" else self.size - 1

    def _basis(self, node: Expression, name: str) -> Text:
        if name not in self._indices:
            self._indices.append(name)
        return Text(f"eye(N)[:, {self._indices.index(name)}]")

    def _entry(self, node: Expression, vector: Text, name: str) -> Text:
        self._basis(node, name)
        return Text(f"{vector.within(_ATOM)}[{self._indices.index(name)}]")

    def _let(self, node: Expression, name: str, value: Text) -> Text:
        return self._named(self.lines, name, value.exact.text)

    def _dimension(self, node: Expression, name: str) -> Text:
        return Text(name)

    # -- values ----------------------------------------------------------------------------------------

    def _rational(self, node: Expression, over: int, under: int) -> Text:
        if under != 1:
            return Text(f"Rational({over}, {under})")
        return Text(str(over), _ATOM if over >= 0 else _SUM, is_integer=True)

    def _ones(self, node: Expression) -> Text:
        return Text(f"ones({_shape(node)[0]}, 1)")

    def _identity(self, node: Expression) -> Text:
        return Text(f"eye({_shape(node)[0]})")

    def _add(self, node: Expression, a: Text, b: Text) -> Text:
        return Text(f"{a.beside(b).text} + {b.text}", _SUM)

    def _sub(self, node: Expression, a: Text, b: Text) -> Text:
        return Text(f"{a.beside(b).text} - {b.within(_PRODUCT)}", _SUM)

    def _neg(self, node: Expression, a: Text) -> Text:
        return Text(f"-{a.exact.within(_PRODUCT)}", _SUM)

    def _mul(self, node: Expression, a: Text, b: Text) -> Text:
        if node.operands[0].shape:
            return Text(f"{a.within(_ATOM)}.multiply_elementwise({b.text})")
        return Text(f"{a.beside(b).within(_PRODUCT)}*{b.within(_PRODUCT)}", _PRODUCT)

    def _div(self, node: Expression, a: Text, b: Text) -> Text:
        if node.operands[1].shape:
            return Text(f"{a.within(_ATOM)}.multiply_elementwise({b.within(_ATOM)}.applyfunc(lambda t: 1/t))")
        return Text(f"{a.beside(b).within(_PRODUCT)}/{b.within(_POWER)}", _PRODUCT)

    def _pow(self, node: Expression, a: Text, exponent: int) -> Text:
        if node.shape:
            return Text(f"{a.within(_ATOM)}.applyfunc(lambda t: t**{exponent})")
        return Text(f"{a.exact.within(_ATOM)}**{exponent}", _POWER)

    def _word(self, node: Expression, *parts: Any) -> Any:
        """sqrt, exp, log, tanh, sum and critical_point have these names; statements have their sides."""
        if node.shape is None:
            return [part.exact for part in parts]
        (part,) = parts
        if node.shape:
            return Text(f"{part.within(_ATOM)}.applyfunc({node.operation})")
        return Text(f"{node.operation}({part.exact.text})")

    # -- the program -----------------------------------------------------------------------------------

    @property
    def setup(self) -> str:
        """The lines before the statements, without what they import."""
        named = [f"{name} = {text}" for name, text in (self.letters | self.lines).items()]
        equations = ", ".join(_difference(sides) for sides in self.equations)
        used = _words("\n".join([*named, *(side.text for _, _, sides in self.statements for side in sides)]))
        return "\n".join(
            [
                f"N = Integer({self.size})",
                *([f"M = Integer({self.size - 1})"] if "M" in used else []),
                *named,
                *([f"(given,) = solve([{equations}], dict=True)"] if equations else []),
            ]
        )

    def checks(self, named: bool = True) -> str:
        """The lines that settle the statements, and print whether they do; without names by their numbers."""
        lines = []
        for number, (name, said, sides) in enumerate(self.statements, 1):
            label = repr(f"{plain(name or 'the statement') if named else number}:")
            line = f"print({label}, {self._check(said, sides)})"
            if len(line) - len(label) > _LONGEST and len(sides) == 2:
                names = ("left", "right")
                lines += [f"{name} = {side.text}" for name, side in zip(names, sides, strict=True)]
                line = f"print({label}, {self._check(said, list(map(Text, names)))})"
            lines.append(line)
        return "\n".join(lines) + "\n"

    def _check(self, said: Expression, sides: list[Text]) -> str:
        """Whether SymPy finds a statement to be true, as an expression of Python."""
        shape, given = _shape(said.operands[0]), ".subs(given)" if self.equations else ""
        difference = _difference(sides if said.operation != "at_most" else sides[::-1])
        under = f"({difference}){given}" if given else difference
        if said.operation == "equal":
            zero = f"zeros({', '.join((*shape, '1')[:2])})" if shape else "0"
            return f"simplify({under}) == {zero}"
        if said.operation == "differ":
            value = f"at_integers({under})"
            return f"any(t.is_zero is False for t in {value})" if shape else f"{value}.is_zero is False"
        sign = {"at_most": "is_nonnegative", "positive": "is_positive", "nonzero": "is_nonzero"}[said.operation]
        return f"all(factor(t).{sign} for t in simplify({under}))" if shape else f"factor(simplify({under})).{sign}"

    def text(self, named: bool = True) -> str:
        """The whole program; without the names of its statements it changes only with what it does."""
        body = f"{self.setup}\n\n{self.checks(named)}"
        used = [function for name, function in _FUNCTIONS.items() if name in _words(body)]
        body = "\n\n".join([*(_plain(inspect.getsource(function)) for function in used), body])
        words = sorted(_words(body) & set(dir(sympy)) - {"N", "M", *self.letters, *self.lines})
        return f"from sympy import {', '.join(words)}\n\n{body}"

    def evaluate(self) -> tuple[dict[str, Any], list[list[Any]]]:
        """What SymPy makes of the letters and values with names, by name, and of the sides of each statement."""
        values = {**vars(sympy), **_FUNCTIONS}
        exec(self.setup, values)
        return values, [[eval(side.text, values) for side in sides] for _, _, sides in self.statements]


def _difference(sides: list[Text]) -> str:
    """The left side minus the right one, if there is one that is not 0."""
    left, *right = sides
    minus = [side for side in right if side.text != "Integer(0)"]
    return " - ".join([left.text, *(side.within(_PRODUCT) for side in minus)])


def _shape(node: Expression) -> tuple[str, ...]:
    return node.shape or ()


def _words(source: str) -> set[str]:
    """The names that a text of Python uses, outside of its strings."""
    return set(re.findall(r"(?<![\w.])[A-Za-z_]\w*", re.sub(r'""".*?"""|"[^"]*"|\'[^\']*\'', "", source)))


def _plain(source: str) -> str:
    """Without the hints of types and the names of modules."""
    return re.sub(r": Any| -> Any|\bsympy\.", "", source)


def _sign(statement: Expression) -> tuple[Expression, str] | None:
    """What SymPy assumes of a letter that a hypothesis says alone."""
    operation, parts = statement.operation, statement.parts
    zero = [part.operation == "rational" and part.parts[0] == 0 for part in parts]
    if operation in ("positive", "nonzero") and parts[0].operation in ("scalar", "vector"):
        return parts[0], {"positive": "positive", "nonzero": "real=True, nonzero"}[operation]
    if operation == "at_most" and zero[0] and parts[1].operation == "scalar":
        return parts[1], "nonnegative"
    return None
