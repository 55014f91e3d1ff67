"""A claim as a program that needs SymPy alone, at one N: each of its expressions as a line of Python."""

from __future__ import annotations

import ast
import inspect
import keyword
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sympy

from lnverify.proofs.expressions import Expression, fold, in_order, without_names
from lnverify.proofs.prose import plain
from lnverify.proofs.readings import settle
from lnverify.proofs.recording import Recorded

_SUM, _PRODUCT, _POWER, _ATOM = range(4)
# The names of the letters that every claim has, as the paper writes them.
_SHORT = {"activation": "a", "gain": "g", "bias": "b", "upstream": "u"}
_FUNCTIONS = {
    name: value for name, value in vars(settle).items() if getattr(value, "__module__", "") == settle.__name__
}
_WORDS = {name for name in dir(sympy) if not name.startswith("_")} | set(_FUNCTIONS) | {"N", "M", "sum", "given"}


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

    @property
    def exact(self) -> Text:
        """An integer as one of SymPy."""
        return Text(f"Integer({self.text})") if self.is_integer else self

    def beside(self, other: Text) -> Text:
        """The text beside another, one of which is not an integer of Python."""
        return self.exact if other.is_integer else self


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
        statements: of each statement its name, its relation and its sides.
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
        orders = [statement for statement in said if statement.operation == "positive" and _sign(statement) is None]
        made = fold(in_order(*claim.statements, *equations, *orders), self._rule)
        self.equations = [made[statement] for statement in equations]
        self.positives = [side for statement in orders for side in made[statement]]
        self.statements = [
            (name, statement.operation, *made[statement])
            for name, statement in zip(claim.names, claim.statements, strict=True)
        ]

    def _rule(self, node: Expression, parts: list[Any]) -> Any:
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

    def _matmul(self, node: Expression, a: Text, b: Text) -> Text:
        return Text(f"{a.within(_PRODUCT)}*{b.within(_POWER)}", _PRODUCT)

    def _transpose(self, node: Expression, a: Text) -> Text:
        return Text(f"{a.within(_ATOM)}.T")

    def _dot(self, node: Expression, a: Text, b: Text) -> Text:
        return Text(f"{a.within(_ATOM)}.dot({b.text})")

    def _outer(self, node: Expression, a: Text, b: Text) -> Text:
        return Text(f"{a.within(_PRODUCT)}*{b.within(_ATOM)}.T", _PRODUCT)

    def _diag(self, node: Expression, a: Text) -> Text:
        return Text(f"diag(*{a.within(_ATOM)})")

    def _trace(self, node: Expression, a: Text) -> Text:
        return Text(f"{a.within(_ATOM)}.trace()")

    def _det(self, node: Expression, a: Text) -> Text:
        return Text(f"{a.within(_ATOM)}.det()")

    def _product(self, node: Expression, a: Text) -> Text:
        return Text(f"prod({a.text})")

    def _drazin(self, node: Expression, a: Text) -> Text:
        return Text(f"{a.within(_ATOM)}.applyfunc(lambda t: 1/t if t != 0 else t)")

    def _jacobian(self, node: Expression, f: Text, v: Text) -> Text:
        return Text(f"{f.within(_ATOM)}.jacobian({v.text})")

    def _gradient(self, node: Expression, x: Text, v: Text) -> Text:
        return Text(f"slope({x.text}, {v.text})")

    def _derivative(self, node: Expression, x: Text, c: Text) -> Text:
        return Text(f"diff({x.text}, {c.text})")

    def _word(self, node: Expression, *parts: Any) -> Any:
        """sqrt, exp, log, tanh, sum and critical_point have these names; statements have their sides."""
        if node.shape is None:
            return [part.exact.text for part in parts]
        (part,) = parts
        if node.shape:
            return Text(f"{part.within(_ATOM)}.applyfunc({node.operation})")
        return Text(f"{node.operation}({part.exact.text})")

    # -- the program -----------------------------------------------------------------------------------

    @property
    def setup(self) -> str:
        """The lines before the statements, without what they import."""
        lines = [f"N = Integer({self.size})"]
        if self._is_used("M"):
            lines.append(f"M = Integer({self.size - 1})")
        lines += [f"{name} = {text}" for name, text in (self.letters | self.lines).items()]
        equations = ", ".join(f"*entries(({left}) - ({right}))" for left, right in self.equations)
        return "\n".join([*lines, *([f"given = solution([{equations}])"] if equations else [])])

    def _is_used(self, word: str) -> bool:
        texts = [*self.letters.values(), *self.lines.values(), *(" ".join(sides) for _, _, *sides in self.statements)]
        return any(re.search(rf"\b{word}\b", text) for text in texts)

    def checks(self, named: bool = True) -> str:
        """The lines that settle the statements, and print whether they do; without names by their numbers."""
        given = ", given" if self.equations else ""
        lines = [f"assume({text})" for text in self.positives]
        for number, (name, relation, *sides) in enumerate(self.statements, 1):
            label = f"{plain(name or 'the statement') if named else number}:"
            lines.append(f"print({label!r}, {relation}({', '.join(sides)}{given}))")
        return "\n".join(lines) + "\n"

    def text(self, named: bool = True) -> str:
        """The whole program; without the names of its statements it changes only with what it does."""
        body = f"{self.setup}\n\n{self.checks(named)}"
        functions = _with_what_they_call(_words(body) & set(_FUNCTIONS))
        source = "\n\n".join(_plain(inspect.getsource(_FUNCTIONS[name])) for name in functions)
        source = f"POSITIVE = []\n\n\n{source}" if "POSITIVE" in _words(source) else source
        made = {"N", "M", *functions, *self.letters, *self.lines}
        words = sorted((_words(source + body) & set(dir(sympy))) - made)
        return f"from sympy import {', '.join(words)}\n\n\n{source}\n\n{body}"

    def evaluate(self) -> tuple[dict[str, Any], list[list[Any]]]:
        """What SymPy makes of the letters and values with names, by name, and of the sides of each statement."""
        values = {**vars(sympy), **_FUNCTIONS}
        exec(self.setup, values)
        return values, [[eval(side, values) for side in sides] for _, _, *sides in self.statements]


def _shape(node: Expression) -> tuple[str, ...]:
    return node.shape or ()


def _words(source: str) -> set[str]:
    """The names that a text of Python uses."""
    return {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}


def _plain(source: str) -> str:
    """Without the hints of types."""
    return re.sub(r"(: (?:Any|dict\[Any, Any\]))|( -> [\w\[\], ]+)(?=:\n)", "", source)


def _with_what_they_call(names: set[str]) -> list[str]:
    found: set[str] = set()
    while names - found:
        found |= names
        names = {word for name in found for word in _words(inspect.getsource(_FUNCTIONS[name]))} & set(_FUNCTIONS)
    return [name for name in _FUNCTIONS if name in found]


def _sign(statement: Expression) -> tuple[Expression, str] | None:
    """What SymPy assumes of a letter that a hypothesis says alone."""
    operation, parts = statement.operation, statement.parts
    zero = [part.operation == "rational" and part.parts[0] == 0 for part in parts]
    if operation in ("positive", "nonzero") and parts[0].operation in ("scalar", "vector"):
        return parts[0], {"positive": "positive", "nonzero": "real=True, nonzero"}[operation]
    if operation == "at_most" and zero[0] and parts[1].operation == "scalar":
        return parts[1], "nonnegative"
    return None
