"""The mutants of a module: every small change to its syntax tree that might go unnoticed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from keyword import iskeyword
from pathlib import Path
from types import CodeType

FOLDER = Path(__file__).parents[2] / "proofs"

# What a verdict rests on; how claims are worded, printed and listed is another matter.
KERNEL = [
    "values",
    "vocabulary",
    "statements",
    "readings.moments.field",
    "readings.integers",
    "readings.moments.polynomials",
    "readings.moments.coordinates",
    "readings.moments.values",
    "readings.moments.derivatives",
    "readings.moments.entries",
    "readings.moments.functions",
    "readings.moments.roots",
    "readings.moments.graphs",
    "readings.moments.generator_signs",
    "readings.moments.space",
    "readings.moments.opaque",
    "readings.moments.certifier",
    "readings.moments.signs",
    "readings.operators",
    "readings.moments.hypotheses",
    "expressions",
    "recording",
    "readings.moments.form_terms",
    "verdicts.conditions",
    "verdicts.decision",
    "verdicts.confirmation",
    "readings.matrices.constraints",
    "readings.matrices.truth",
    "verdicts.witness",
    "readings.matrices.points",
    "readings.matrices.reals",
    "readings.matrices.surds",
    "readings.matrices.space",
    "readings.matrices.symbols",
    "readings.matrices.signs",
    "readings.matrices.functions",
    "verdicts.second_proof",
    "certificates.certificate",
]

# (module, name) of a constant that is not changed: it bounds effort, so that no verdict turns into its opposite.
EFFORT = {
    ("verdicts.confirmation", "_ENOUGH"): "how many points confirm a verdict",
    ("verdicts.confirmation", "_WORK"): "how long a confirmation may take",
    ("readings.matrices.space", "LARGEST_DETERMINANT"): "how large a determinant is expanded",
    ("readings.moments.field", "_GENERATORS"): "how many generators a polynomial ring has",
    ("readings.moments.field", "_REMEMBERED"): "how many factorizations are kept",
    ("readings.integers", "_DIGITS"): "how long an integer is factored",
    ("readings.integers", "_SMALL"): "which primes are tried before FLINT is asked",
    ("readings.matrices.reals", "_BITS"): "the precision at which a sign is tried before it is worked out exactly",
    ("readings.matrices.reals", "_ROOTS"): "how many roots a number may have",
    ("readings.matrices.points", "_VALUES"): "which points are tried",
    ("readings.matrices.points", "_POOLS"): "which points are tried",
    ("readings.matrices.points", "_ORDER"): "which points are tried",
    ("readings.matrices.points", "_TRIED"): "which points are tried",
    ("readings.matrices.points", "_SCALARS"): "which points are tried",
    ("readings.matrices.points", "_SHAPES"): "which points are tried",
    ("verdicts.second_proof", "DIMENSIONS"): "in which dimensions the second proof works",
    ("readings.matrices.signs", "_DEPTH"): "how far a search goes",
    ("readings.moments.certifier", "DEPTH"): "how far a search goes",
    ("values", "_LARGEST_EXPONENT"): "which powers are refused",
    ("readings.matrices.symbols", "_RING"): "how many letters a ring has",
    ("readings.matrices.symbols", "_SEED"): "where SymPy begins to factor",
    ("verdicts.witness", "_COMPARED"): "how many points are compared before the simplest is told",
    ("verdicts.witness", "_ENOUGH"): "how many points are tried",
    ("verdicts.witness", "_PATIENCE"): "how long points are tried",
}

_COMPARISONS: dict[type, type] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OPERATORS: dict[type, list[type]] = {ast.Add: [ast.Sub, ast.Mult], ast.Sub: [ast.Add], ast.Mult: [ast.Add]}
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change to one module.

    Attributes:
        module: the module's name within proofs.
        line: where the change is.
        text: the first line of the changed statement, as it stands there.
        change: what becomes of what.
        place: the changed node's index in the walk of the tree, and which of its alternatives is taken.
    """

    module: str
    line: int
    text: str
    change: str
    place: tuple[int, int]

    @property
    def id(self) -> str:
        """What names the change when lines have moved and names are others."""
        return id_of(self.text, self.change)

    def code(self) -> CodeType:
        """The changed module, compiled."""
        source = path_of(self.module).read_text()
        tree = ast.parse(source)
        index, which = self.place
        node = list(ast.walk(tree))[index]
        changed = _Replaced(node, _alternatives(node, _returned(tree).get(node, ""))[which]).visit(tree)
        return compile(ast.fix_missing_locations(changed), str(path_of(self.module)), "exec")


def id_of(text: str, change: str) -> str:
    """Twelve hexadecimal digits of the hash of a change and the line that it is on, names in them numbered."""
    names: dict[str, str] = {}

    def numbered(match: re.Match[str]) -> str:
        name = match[0]
        return name if iskeyword(name) else names.setdefault(name, f"v{len(names)}")

    return sha256(re.sub(r"\b[^\W\d]\w*", numbered, f"{text}\n{change}").encode()).hexdigest()[:12]


class _Replaced(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, ast.copy_location(new, old)

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


@cache
def mutants(module: str) -> list[Mutant]:
    """All of them, in the order of the tree."""
    source = path_of(module).read_text()
    lines = source.splitlines()
    tree = ast.parse(source)
    returned, kept, first = _returned(tree), _kept(tree, module), _first_lines(tree)
    found = []
    for index, node in enumerate(ast.walk(tree)):
        if node in kept:
            continue
        for which, new in enumerate(_alternatives(node, returned.get(node, ""))):
            change = f"{_told(node)} → {_told(new)}"
            line, text = getattr(node, "lineno", first[node]), lines[first[node] - 1].strip()
            found.append(Mutant(module, line, text, change, (index, which)))
    return found


def _alternatives(node: ast.AST, returned: str) -> list[ast.AST]:
    """What a node may become; `returned` is the annotation of the function where the node is a `return`."""
    match node:
        case ast.Compare(left, [operator, *rest], comparators):
            return [ast.Compare(left, [_COMPARISONS[type(operator)](), *rest], comparators)]
        case ast.BoolOp(operator, values):
            return [ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)]
        case ast.UnaryOp(ast.Not(), operand):
            return [operand]
        case ast.BinOp(left, operator, right) if not _is_text(left) and not _is_text(right):
            return [ast.BinOp(left, new(), right) for new in _OPERATORS.get(type(operator), [])]
        case ast.AugAssign(target, operator, value) if not _is_text(value):
            return [ast.AugAssign(target, new(), value) for new in _OPERATORS.get(type(operator), [])[:1]]
        case ast.Constant(bool() as value):
            return [ast.Constant(not value)]
        case ast.Constant(int() as value):
            return [ast.Constant(value + 1), ast.Constant(value - 1)]
        case ast.If(test, body, orelse):
            return [ast.If(_negated(test), body, orelse)]
        case ast.IfExp(test, body, orelse):
            return [ast.IfExp(_negated(test), body, orelse)]
        case ast.comprehension(target, iterated, [test, *rest], is_async):
            return [ast.comprehension(target, iterated, [_negated(test), *rest], is_async)]
        case ast.Call(ast.Name(name), arguments, keywords) if name in _CALLS:
            return [ast.Call(ast.Name(_CALLS[name], ast.Load()), arguments, keywords)]
        case ast.Expr(ast.Call()):
            return [ast.Pass()]
        case ast.Break():
            return [ast.Continue()]
        case ast.Continue():
            return [ast.Break()]
        case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
            return [ast.Return(ast.Constant(instead)) for instead in _values(returned)]
    return []


def _values(annotation: str) -> list[bool | int | None]:
    if annotation == "bool":
        return [False, True]
    if annotation == "int":
        return [0]
    return [None] if annotation.endswith("| None") else []


def _negated(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(ast.Not(), test)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _kept(tree: ast.Module, module: str) -> set[ast.AST]:
    """Nodes that are not changed: annotations, messages, texts with values in them, and what bounds effort."""
    roots: list[ast.AST | None] = []
    for node in ast.walk(tree):
        match node:
            case ast.arg():
                roots.append(node.annotation)
            case ast.AnnAssign():
                roots.append(node.annotation)
            case ast.FunctionDef():
                roots += [node.returns, *node.decorator_list]
            case ast.ClassDef():
                roots += node.decorator_list
            case ast.Raise() | ast.JoinedStr():
                roots.append(node)
            case ast.Call(ast.Attribute(attr="spend")) | ast.Call(ast.Name("Work" | "warn")):
                roots.append(node)
    for statement in tree.body:
        target = statement.targets[0] if isinstance(statement, ast.Assign) else getattr(statement, "target", None)
        if isinstance(target, ast.Name) and (module, target.id) in EFFORT:
            roots.append(statement)
    return {node for root in roots if root is not None for node in ast.walk(root)}


def _returned(tree: ast.Module) -> dict[ast.AST, str]:
    """The annotation of the function around each `return`."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.returns is not None]
    return {
        node: ast.unparse(function.returns)
        for function in functions
        if function.returns is not None
        for node in ast.walk(function)
        if isinstance(node, ast.Return)
    }


def _first_lines(tree: ast.Module) -> dict[ast.AST, int]:
    """The line on which the innermost statement around each node begins."""
    found: dict[ast.AST, int] = {}

    def enter(node: ast.AST, line: int) -> None:
        found[node] = line = node.lineno if isinstance(node, ast.stmt) else line
        for child in ast.iter_child_nodes(node):
            enter(child, line)

    enter(tree, 1)
    return found


def _told(node: ast.AST) -> str:
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}"
    if isinstance(node, ast.comprehension):
        return ast.unparse(node).strip()
    return ast.unparse(node).splitlines()[0]


def path_of(module: str) -> Path:
    """The file of a module of the kernel."""
    return FOLDER.joinpath(*module.split(".")).with_suffix(".py")


def kernel() -> Iterator[Mutant]:
    """All mutants of the kernel."""
    for module in KERNEL:
        yield from mutants(module)
