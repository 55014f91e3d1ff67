"""The vocabulary of programs. A program is a function of a space, called once; what it returns is its tree."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lnverify.kernels.programs.space import Written
from lnverify.proofs.errors import InputError

POSITIVE = ("N", "eps")
"""Inputs that are never negative."""
LEAVES = ("letter", "number", "cut")
"""What rounds nothing, and of which nothing is asked."""


@dataclass(frozen=True, eq=False)
class Node(Written):
    """A value of a program: an input, or an operation on earlier values, rounded once.

    Attributes:
        op: "letter", "number", "cut" or the operation.
        args: the values that it works on.
        name: of a letter or a cut; the digits of a number.
        vector: whether there is one for each index, else it is one number.
        factors: of a letter that is known only up to rounding, the name of the number of its factors 1 + δ.
        part: of a cut, the name of the program whose result it is.
    """

    op: str
    args: tuple[Node, ...] = ()
    name: str = ""
    vector: bool = False
    factors: str = ""
    part: str = ""

    @classmethod
    def of(cls, value: Any) -> Node:
        return value if isinstance(value, Node) else _number(value)

    def join(self, sign: str, other: Node) -> Node:
        if sign not in _OPS:
            raise InputError(f"{sign} is no operation of a program")
        return _node(_OPS[sign], self, other)


_OPS = {"+": "add", "-": "sub", "*": "mul", "/": "div"}


def _node(op: str, *values: Node | int) -> Node:
    args = tuple(map(Node.of, values))
    return Node(op, args, vector=any(arg.vector for arg in args))


def _number(value: object) -> Node:
    if not isinstance(value, int) or isinstance(value, bool):
        raise InputError(f"{value!r} is no value of a program; numbers are integers")
    return Node("number", name=str(value))


def _input(name: str, meaning: str, vector: bool = False) -> property:
    return property(lambda space: space._letter(name, vector=vector), doc=meaning)


class Programs:
    """The space of a program."""

    def __init__(self) -> None:
        self._letters: dict[str, Node] = {}
        self.kept: list[Node] = []

    x = _input("x", "The input, a vector.", vector=True)
    N = _input("N", "The dimension; it is a number of the format.")
    eps = _input("eps", "ε ≥ 0, a number of the format.")
    gain = _input("gain", "The gain, a vector.", vector=True)
    bias = _input("bias", "The bias, a vector.", vector=True)
    upstream = _input("upstream", "The upstream gradient, a vector.", vector=True)

    def vector(self, name: str) -> Node:
        """An input that is a vector."""
        return self._letter(name, vector=True)

    def scalar(self, name: str) -> Node:
        """An input that is a number."""
        return self._letter(name)

    def given(self, name: str, factors: str, vector: bool = False) -> Node:
        """A positive input that was computed before: exact but for so many factors 1 + δ."""
        return self._letter(name, vector=vector, factors=factors)

    def _letter(self, name: str, **kind: Any) -> Node:
        return self._letters.setdefault(name, Node("letter", name=name, **kind))

    def sum(self, v: Node) -> Node:
        """The sum of the entries, added in any order; each addition rounds."""
        return Node("sum", (v,))

    def dot(self, v: Node, w: Node) -> Node:
        """Σ v·w, what a program returns: exact products are added by blocks, each with one rounding of its own."""
        return Node("dot", (v, w))

    def rows(self, v: Node) -> Node:
        """The sums over rows, one for each entry; programs of one row have none."""
        return Node("rows", (v,), vector=True)

    def sqrt(self, v: Node) -> Node:
        """The square root, rounded once."""
        return _node("sqrt", v)

    def max(self, a: Node, b: Node | int) -> Node:
        """The larger of two values, which rounds nothing."""
        return _node("max", a, b)

    def fma(self, a: Node, b: Node, c: Node) -> Node:
        """a·b + c, rounded once."""
        return _node("fma", a, b, c)

    def store(self, v: Node) -> Node:
        """v rounded to the format of storage; what a program returns."""
        return _node("store", v)

    def cut(self, name: str, v: Node) -> Node:
        """v under a name: from here on exactly what was computed, however much it errs.

        Write it where computed values cancel. How far v is from its exact value is a statement of its own.
        """
        return Node("cut", (v,), name, v.vector)

    def keep(self, v: Node) -> None:
        """A cut that is a result too, though nothing is computed from it."""
        self.kept.append(v)

    def part(self, name: str, program: Callable[[Any], Node]) -> Node:
        """The result of another program under a name, cut: its own theorem says how far it errs."""
        value = program(self)
        return Node("cut", (value,), name, value.vector, part=program.__name__)


@dataclass(frozen=True)
class Program:
    """A program.

    Attributes:
        name: as in Rocq.
        result: its tree.
        nodes: all its values, each after what it works on.
    """

    name: str
    result: Node
    nodes: tuple[Node, ...]

    @cached_property
    def cuts(self) -> list[Node]:
        """The values under a name, in their order."""
        return [node for node in self.nodes if node.op == "cut"]

    @property
    def letters(self) -> list[Node]:
        """The inputs."""
        return [node for node in self.nodes if node.op == "letter"]

    @property
    def heights(self) -> dict[Node, str]:
        """For each sum the name of its height: the most additions that a term goes through."""
        sums = [node for node in self.nodes if node.op in ("sum", "dot")]
        return {node: "h" if len(sums) == 1 else f"h{number}" for number, node in enumerate(sums, 1)}

    def read(self, rule: Callable[..., Any]) -> dict[Node, Any]:
        """What a reading makes of each value: `rule(node, *what it makes of its arguments)`."""
        results: dict[Node, Any] = {}
        for node in self.nodes:
            results[node] = rule(node, *(results[arg] for arg in node.args))
        return results


def record(function: Callable[[Any], Node], name: str = "") -> Program:
    """Call the function once, and keep its tree."""
    space = Programs()
    return program_of(function(space), name or function.__name__, space.kept)


def program_of(node: Node, name: str, kept: Sequence[Node] = ()) -> Program:
    """The program with this result, and what is kept beside it."""
    nodes: dict[Node, None] = {}
    for value in (*kept, node):
        _collect(value, nodes)
    return Program(name, node, tuple(nodes))


def _collect(node: Node, found: dict[Node, None]) -> None:
    if node not in found:
        for arg in node.args:
            _collect(arg, found)
        found[node] = None


OPERATORS: Mapping[str, Callable[..., Any]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "fma": lambda a, b, c: a * b + c,
    "cut": lambda a: a,
    "store": lambda a: a,
}
"""The operations without rounding, on anything that has Python's operators; `sum` and `sqrt` are a reading's own."""
