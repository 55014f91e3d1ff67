"""Expressions as data: a tuple (name, part, …), its kind, and its Python source. There are two dimensions, N and M.

The source is what is decided: `claim` compiles it, so that what a failure prints is what was tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from lnverify import at_most, differ, equal, nonzero, positive
from lnverify.proofs.expressions import Expression

Tree = tuple[Any, ...]

SCALARS = {"c": 's.scalar("c")', "z": 's.scalar("z")', "eps": "s.eps"}
VECTORS = {"a": "s.activation", "b": "s.bias", "g": "s.gain", "zg": "s.zeros_gain()"}
VECTORS |= {name: f's.on("M").vector("{name}")' for name in "uv"}
MATRICES = {name: f's.matrix("{name}", rows="{rows}")' for name, rows in zip("WVSQ", "MMNN", strict=True)}
CONSTANTS = {"N": "s.N", "ones": "s.ones", "identity": "s.identity"}
CONSTANTS |= {"M": 's.on("M").N', "ones_M": 's.on("M").ones', "identity_M": 's.on("M").identity'}
LETTERS = SCALARS | VECTORS | MATRICES
AXES = dict.fromkeys(SCALARS, "") | dict.fromkeys(VECTORS, "N") | dict.fromkeys("uv", "M")
AXES |= dict.fromkeys("WV", "MN") | dict.fromkeys("SQ", "NN")
"""The dimensions of a letter."""
# What the package calls a letter in a witness.
NAMES = {"a": "activation", "b": "bias", "g": "gain", "zg": "zeros gain"}

_LETTERS_OF = {name: letter for letter, name in NAMES.items()}

# name: how it is written; a part that is no tree is an integer.
SOURCES = {
    "add": "({} + {})", "sub": "({} - {})", "mul": "({} * {})", "div": "({} / {})", "neg": "(-{})",
    "power": "({}**{})", "apply": "({} @ {})", "T": "{}.T", "rational": "s.rational({}, {})",
    "let": 's.let("q", {})', "tamed": "({0} / ({0}**0 + {0}**2))", "unit": "({0} / s.sqrt(1 + s.dot({0}, {0})))",
    "direction": "({0} / s.sqrt(s.dot({0}, {0})))",
}  # fmt: skip
CALLS = (
    "sqrt", "dot", "sum", "product", "trace", "det", "drazin", "critical_point", "diag", "outer",
    "gradient", "jacobian", "derivative", "exp", "log", "tanh",
)  # fmt: skip
SOURCES |= {name: f"s.{name}({{}}, {{}})" for name in ("dot", "outer", "gradient", "jacobian", "derivative")}
SOURCES |= {name: f"s.{name}({{}})" for name in CALLS if name not in SOURCES}

_KINDS = {
    "rational": "scalar", "N": "scalar", "dot": "scalar", "sum": "scalar", "product": "scalar",
    "trace": "scalar", "det": "scalar", "critical_point": "scalar", "derivative": "scalar",
    "ones": "vector", "drazin": "vector", "gradient": "vector",
    "identity": "operator", "diag": "operator", "outer": "operator", "jacobian": "operator", "T": "operator",
}  # fmt: skip
_KINDS |= dict.fromkeys(MATRICES, "operator") | {"M": "scalar", "ones_M": "vector", "identity_M": "operator"}
_KINDS |= dict.fromkeys(SCALARS, "scalar") | dict.fromkeys(VECTORS, "vector")
_RANK = {"scalar": 0, "vector": 1, "operator": 2}


def kind(tree: Tree) -> str:
    """scalar, vector or operator."""
    name, *inner = tree
    if name in _KINDS:
        return _KINDS[name]
    if name == "apply":
        return kind(inner[1])
    # Of a sum both parts have the kind of the whole; of a product the larger one has.
    return max((kind(part) for part in inner if isinstance(part, tuple)), key=_RANK.__getitem__)


def source(tree: Tree) -> str:
    """The tree as Python."""
    name, *inner = tree
    if not inner:
        return LETTERS.get(name) or CONSTANTS[name]
    return SOURCES[name].format(*(source(part) if isinstance(part, tuple) else part for part in inner))


_NAMES_HERE = {"zeros_gain": "zg", "pow": "power", "matmul": "apply", "transpose": "T"}


def letter_of(name: str) -> str:
    """What a letter of the package is called here."""
    return _LETTERS_OF.get(name, name)


def of_expression(expression: Expression) -> Tree:
    """An expression of the package as a tree."""
    name = expression.operation
    if name in ("scalar", "vector", "matrix"):
        return (letter_of(*expression.parts),)
    if name == "dimension":
        return expression.parts
    if name == "let":
        return of_expression(expression.parts[1])
    if name in ("ones", "identity"):
        return (name if expression.shape[0] == "N" else f"{name}_M",)
    inner = (of_expression(part) if isinstance(part, Expression) else part for part in expression.parts)
    return (_NAMES_HERE.get(name, name), *inner)


def nodes(tree: Tree) -> Iterator[Tree]:
    """The tree and all the trees in it."""
    yield tree
    for part in tree[1:]:
        if isinstance(part, tuple):
            yield from nodes(part)


def letters(*trees: Tree) -> set[str]:
    """The free letters in some trees."""
    return {node[0] for tree in trees for node in nodes(tree) if node[0] in LETTERS}


def changed(tree: Tree, place: int, change: Callable[[Tree], Tree]) -> Tree:
    """The tree with its node number `place`, in the order of `nodes`, changed."""
    if place == 0:
        return change(tree)
    place -= 1
    parts: list[Any] = list(tree)
    for i, part in enumerate(parts[1:], 1):
        if isinstance(part, tuple):
            size = sum(1 for _ in nodes(part))
            if place < size:
                parts[i] = changed(part, place, change)
                break
            place -= size
    return tuple(parts)


# -- relations: (relation, left, right), right None where there is one side ------------------------------------

_WORDS = {"equal": equal, "at_most": at_most, "positive": positive, "nonzero": nonzero, "differ": differ}


def written(relation: Tree) -> str:
    """A relation as Python."""
    name, *sides = relation
    return f"{name}({', '.join(source(side) for side in sides)})"


def claim(relation: Tree) -> Callable[[Any], Any]:
    """A relation as a function of a space."""
    return _compiled(written(relation))


@cache
def _compiled(text: str) -> Callable[[Any], Any]:
    return eval(f"lambda s: {text}", dict(_WORDS))  # the text is made here


def pasted(relation: Tree, hypotheses: list[Tree], everywhere: bool) -> str:
    """A call that can be pasted."""
    given = ", ".join(f"lambda s: {written(h)}" for h in hypotheses)
    return f"decide(lambda s: {written(relation)}, [{given}]{', everywhere=True' if everywhere else ''})"
