"""Recording: a claim is called once, in a space that computes nothing, and becomes expressions.

The vocabulary is checked here, and only here: what combines with what, what each word takes, what a name names. Every
reading folds the expressions, and need not check them again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property, update_wrapper
from inspect import iscoroutinefunction, isfunction, signature
from operator import add, matmul, mul, neg, pow, sub, truediv
from pathlib import Path
from traceback import extract_tb
from typing import Any

from lnverify.proofs import definitions
from lnverify.proofs.derivatives import DERIVATIVES, worked_out
from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.errors import InputError
from lnverify.proofs.expressions import (
    VARIABLES,
    Expression,
    averaged_parts,
    build,
    digest,
    fold,
    in_order,
    substitute,
    without_names,
)
from lnverify.proofs.statements import Relation, Statement, statements
from lnverify.proofs.symbols import letter as printed
from lnverify.proofs.values import (
    Operator,
    Scalar,
    UnknownWord,
    Value,
    Vector,
    check_exponent,
    describe,
    kind_of,
    unfit,
)
from lnverify.proofs.vocabulary import DIMENSIONS, ZEROS_GAIN, Claim, Space

# The claims that the project declares are its own lines too.
_PACKAGE = Path(__file__).parent


# -- values ---------------------------------------------------------------------------------------------


def _recorded(operation: str) -> Callable[..., Any]:
    """What records an operation on values."""
    return lambda self, *others: self.space.record(operation, self, *others)


class _RecordedValue(Value):
    """A value as the expression that says it."""

    def __init__(self, space: Recorder, expression: Expression) -> None:
        self.space = space
        self.expression = expression

    def scale(self, factor: Any) -> Any:
        return self.space.record("mul", factor, self)

    plus, minus, times, over, __neg__ = map(_recorded, ("add", "sub", "mul", "div", "neg"))


class RecordedScalar(_RecordedValue, Scalar):
    """A scalar as an expression."""

    # Of two scalars the one that is written first stands first.
    scale = _recorded("mul")

    def __rmul__(self, other: Any) -> Any:
        return self.space.lift(other) * self

    def __pow__(self, exponent: int) -> Any:
        return self.space.record("pow", self, check_exponent(exponent))


class RecordedVector(_RecordedValue, Vector):
    """A vector as an expression."""

    def __init__(self, space: Recorder, expression: Expression) -> None:
        super().__init__(space, expression)
        (self.side,) = expression.shape or ()

    def __pow__(self, exponent: int) -> Any:
        return self.space.record("pow", self, check_exponent(exponent))


class RecordedOperator(_RecordedValue, Operator):
    """An operator as an expression."""

    def __init__(self, space: Recorder, expression: Expression) -> None:
        super().__init__(space, expression)
        rows, columns = expression.shape or ()
        self.sides = rows, columns

    apply = compose = _recorded("matmul")
    T = property(_recorded("transpose"))


_VALUES = (RecordedScalar, RecordedVector, RecordedOperator)


# -- the space ------------------------------------------------------------------------------------------


# What each word takes.
_TAKES: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("sqrt", *FUNCTIONS), ((Scalar, Vector),)),
    **dict.fromkeys(("drazin", "critical_point", "diag", "sum", "product"), (Vector,)),
    **dict.fromkeys(("outer", "dot", "jacobian"), (Vector, Vector)),
    **dict.fromkeys(("trace", "det"), (Operator,)),
    "gradient": (Scalar, (Vector, Operator)),
    "derivative": (Scalar, Scalar),
}
# Words that would be mistaken for a variable of the same name.
_TAKEN = ("zeros_gain", "ones", "identity", "N")


def _word(name: str) -> Any:
    """The word of this name: its values are checked, and it is recorded."""
    kinds = _TAKES[name]

    def word(self: Recorder, *values: Any, **named: Any) -> Any:
        if named:
            raise InputError(f"s.{name}() takes its values in order, without {', '.join(named)} =")
        lifted = [self.lift(value) for value in values]
        if len(lifted) != len(kinds) or not all(map(isinstance, lifted, kinds)):
            wanted = ", ".join(map(_expected_kind, kinds))
            raise InputError(f"s.{name}({', '.join(map(kind_of, lifted))}) has no meaning; it takes ({wanted})")
        if name == "dot" and lifted[0].side != lifted[1].side:
            raise unfit("·", *lifted)
        if name in ("trace", "det") and len(set(lifted[0].sides)) > 1:
            raise InputError(f"s.{name}() takes a square matrix, not one of {' by '.join(lifted[0].sides)}")
        if name in DERIVATIVES:
            _require_free(lifted[1])
            if any(node.operation == "expectation" for node in in_order(lifted[0].expression)):
                raise InputError(f"s.{name}() of an expectation: write it inside, such as s.expect(s.{name}(f, v), a)")
        return self.record(name, *lifted)

    word.__name__, word.__doc__ = name, getattr(Space, name).__doc__
    return word


def _expected_kind(kind: Any) -> str:
    return " or ".join(k.__name__.lower() for k in (kind if isinstance(kind, tuple) else (kind,)))


def _check_dimension(name: Any) -> None:
    if name not in DIMENSIONS:
        raise InputError(f"{describe(name)} is no dimension; rows and columns are 'M' or 'N'")


class Recorder(Space):
    """The space in which each word makes an expression.

    Attributes:
        nodes: what was made, in order, each once.
    """

    def __init__(self) -> None:
        # The space that values are of, where this is it seen from another dimension.
        self._whole = self
        # The dimensions of the free matrices, and of the free vectors that have M entries.
        self.shapes: dict[str, tuple[str, ...]] = {}
        self.nodes: dict[Expression, None] = {}
        # What each name names.
        self._names: dict[str, str] = {}
        self._has_names = True
        # Of the vectors that an expectation was taken over, what stands for each inside of it.
        self._averaged: dict[Expression, Expression] = {}

    def __getattr__(self, name: str) -> Any:
        if isfunction(getattr(definitions, name, None)):
            raise UnknownWord(f"the vocabulary has no s.{name}; it is defined: definitions.{name}(s, …)")
        return super().__getattr__(name)

    def record(self, operation: str, *parts: Any) -> Any:
        """The value that an operation makes of values, integers and names."""
        return self._cache(build(operation, *(p.expression if isinstance(p, _RecordedValue) else p for p in parts)))

    def _leaf(self, operation: str, *parts: Any, shape: tuple[str, ...] = ()) -> Any:
        """The value that is made of no other."""
        return self._cache(Expression(operation, parts, shape))

    def _cache(self, node: Expression) -> Any:
        self.nodes[node] = None
        return _VALUES[len(node.shape or ())](self._whole, node)

    def check_letters(self) -> None:
        """See that no letter is printed with a second meaning: that of another letter, a definition, the index of sums.

        Raises:
            InputError: where one is.
        """
        letters: dict[str, str] = {}
        for name in self._names:
            if (other := letters.setdefault(printed(name), name)) != name:
                raise InputError(f"{other!r} and {name!r} are both printed {printed(name)}; two letters are needed")
        variances = [without_names(node) for node in self.nodes if node.parts[:1] == ("variance",)]
        for node in self.nodes:
            name, other = (node.parts[0], "a definition") if node.operation == "let" else ("n", "the index of sums")
            if node.operation not in ("let", "sum", "product"):
                continue
            used = letters.get(printed(name))
            if used and not (node.operation == "let" and without_names(node).parts == (name,)):
                raise InputError(f"{used!r} names a {self._names[used]} and {other}; two names are needed")
            if name == "sigma" and variances and without_names(node).parts[0] not in variances:
                raise InputError("'sigma' names a definition that is not the root of σ²; two names are needed")

    def hole(self, name: str, shape: tuple[str, ...]) -> Any:
        """What a pattern leaves open, as `expressions.match` has it."""
        return self._leaf("hole", name, shape=shape)

    def _named(self, word: str, names: tuple[Any, ...], kind: str = "") -> str:
        """The name of a variable or an index.

        Raises:
            InputError: where it is no name, or that of something of another kind.
        """
        if len(names) != 1:
            raise InputError(f"s.{word}({', '.join(map(describe, names))}): a name is one word, such as s.{word}('c')")
        (name,), kind = names, kind or word
        if not isinstance(name, str) or not name.isidentifier():
            raise InputError(f"s.{word}({describe(name)}): a name is one word, such as s.{word}('c')")
        if name in _TAKEN:
            raise InputError(f"{name!r} is a word of the space: write s.{name}{'()' if name == 'zeros_gain' else ''}")
        if "M" in (name, *self._names) and self.shapes:
            raise InputError("'M' is the second dimension: no letter of its own; write s.on('M').N")
        if self._names.setdefault(name, kind) != kind:
            raise InputError(f"{name!r} names a {self._names[name]} and a {kind}; two names are needed")
        return name

    sqrt, drazin, critical_point = map(_word, ("sqrt", "drazin", "critical_point"))
    diag, outer, sum, dot, product, trace, det = map(_word, ("diag", "outer", "sum", "dot", "product", "trace", "det"))
    jacobian, gradient, derivative = map(_word, DERIVATIVES)

    def expect(self, f: Any, over: Any, drawn_from: Any = None, replace: bool = False) -> Any:
        f, over = self.lift(f), self.lift(over)
        row = [] if drawn_from is None else [self.lift(drawn_from)]
        letter = without_names(over.expression)
        if not isinstance(f, Scalar) or letter.operation != "vector" or not all(isinstance(v, Vector) for v in row):
            raise InputError(
                "s.expect(f, over=a, drawn_from=v) takes a scalar, a free vector, and if it is drawn a vector"
            )
        if replace and not row:
            raise InputError("s.expect(..., replace=True) says of which row: drawn_from=v")
        law = ("resampled" if replace else "drawn") if row else "normal"
        random = Expression("random", letter.parts, letter.shape)
        self._averaged[letter] = random
        inside = substitute(f.expression, {letter: random})
        if any(node.operation == "expectation" and node.operands[1] is random for node in in_order(inside)):
            raise InputError(f"s.expect() over {letter.parts[0]!r} inside another over it: two letters are needed")
        node = build("expectation", law, inside, random, *(v.expression for v in row))
        self.nodes.update(dict.fromkeys(in_order(node)))
        return self._cache(node)

    def without_averaged(self, statements: Iterable[Expression]) -> list[Expression]:
        """What was made, without what was made of the vectors that expectations are taken over before they were.

        Raises:
            InputError: where one of them stands outside of its expectation.
        """
        order = in_order(*statements) if self._averaged else []
        for letter in self._averaged:
            if letter in order:
                raise InputError(
                    f"{letter.parts[0]!r} stands outside of the s.expect() over it: two letters are needed"
                )
        stale = {node for node in self.nodes if self._averaged and not self._averaged.keys().isdisjoint(in_order(node))}
        return [node for node in self.nodes if node not in stale]

    def _apply(self, name: str, x: Any) -> Any:
        return self.record(name, x)

    # -- scalars ---------------------------------------------------------------------------------------

    def size_in(self, dimension: str) -> Any:
        _check_dimension(dimension)
        return self._leaf("dimension", dimension)

    def rational(self, *numbers: int) -> Any:
        if tuple(map(type, numbers)) not in ((int,), (int, int)):
            raise InputError(f"s.rational({', '.join(map(repr, numbers))}) takes integers: s.rational(p, q)")
        return self._leaf("rational", *numbers, *([1] if len(numbers) == 1 else []))

    def scalar(self, *names: str) -> Any:
        return self._leaf("scalar", self._named("scalar", names))

    # -- vectors ---------------------------------------------------------------------------------------

    def ones_in(self, dimension: str) -> Any:
        _check_dimension(dimension)
        return self._leaf("ones", shape=(dimension,))

    def vector(self, *names: str) -> Any:
        return self._vector(names, self._side)

    def vector_in(self, name: str, dimension: str) -> Any:
        _check_dimension(dimension)
        return self._vector((name,), dimension)

    def _vector(self, names: tuple[Any, ...], side: str) -> Any:
        if side != "N":
            self.shapes.update(dict.fromkeys(names, (side,)))
        kind = "vector" if side == "N" else f"vector of {side}"
        return self._leaf("vector", self._named("vector", names, kind), shape=(side,))

    def basis(self, *names: str) -> Any:
        self._require_n("basis")
        return self._leaf("basis", self._named("basis", names, "index"), shape=("N",))

    def entry(self, v: Any, name: str) -> Any:
        v = self.lift(v)
        if not isinstance(v, Vector):
            raise InputError(f"s.entry({kind_of(v)}, {describe(name)}) has no meaning; it takes (vector, name)")
        if v.side != "N":
            raise InputError(f"s.entry() takes a vector of N, not of {v.side}: its index is one of N")
        return self.record("entry", v, self._named("basis", (name,), "index"))

    def zeros_gain(self) -> Any:
        self._require_n("zeros_gain")
        return self._leaf("zeros_gain", shape=("N",))

    def _require_n(self, word: str) -> None:
        if self._side != "N":
            raise InputError(f"s.{word}() is of dimension N, not {self._side}")

    # -- operators -------------------------------------------------------------------------------------

    def identity_in(self, dimension: str) -> Any:
        _check_dimension(dimension)
        return self._leaf("identity", shape=(dimension, dimension))

    def matrix(self, name: str, rows: str = "M", columns: str = "N") -> Any:
        _check_dimension(rows)
        _check_dimension(columns)
        self.shapes[name] = rows, columns
        return self._leaf(
            "matrix", self._named("matrix", (name,), f"{rows}-by-{columns} matrix"), shape=(rows, columns)
        )

    def on(self, dimension: str) -> Any:
        _check_dimension(dimension)
        result = copy(self)
        result._side = dimension
        return result

    def lift(self, value: Any) -> Any:
        return super().lift(value) if self is self._whole else self._whole.lift(value)

    # -- names -----------------------------------------------------------------------------------------

    def let(self, name: str, value: Any) -> Any:
        if not isinstance(name, str):
            raise InputError(f"s.let({describe(name)}, ...): a name is a text")
        value = self.lift(value)
        return self.record("let", name, value) if self._has_names else value

    def write_out(self, definition: Callable[..., Any], *values: Any) -> Any:
        before, self._has_names = self._has_names, False
        try:
            return super().write_out(definition, *values)
        finally:
            self._has_names = before


for _name in FUNCTIONS:
    setattr(Recorder, _name, _word(_name))


def _require_free(value: Any) -> None:
    """A derivative is taken at a variable; a name that print gives it does not matter.

    Raises:
        InputError: where the value is something else.
    """
    result = without_names(value.expression).operation
    wanted, what = {
        "scalar": ("scalar", "scalar, such as s.scalar('c')"),
        "vector": ("vector", "vector, such as s.activation or s.vector('v')"),
        "operator": ("matrix", "vector or matrix, such as s.activation or s.matrix('W')"),
    }[kind_of(value)]
    if result == "zeros_gain":
        raise InputError("no derivative at s.zeros_gain(): its zero entries are fixed")
    if result != wanted:
        raise InputError(f"a derivative is taken at a free {what}")


# -- claims ---------------------------------------------------------------------------------------------


class Recorded:
    """What a claim says. Called with the space of a reading, it gives the claim's statements there.

    Attributes:
        statements: the statements, as expressions.
        names: of each, what it is called as a step of a derivation, or "".
        nodes: what the claim made, in the order in which it made it; the statements are no part of it.
    """

    # The nodes that are the claim's own, where its derivatives are worked out; None where all are.
    _own: frozenset[Expression] | None = None

    def __init__(
        self, statements: Sequence[Expression], names: Sequence[str], nodes: Sequence[Expression], function: Any = None
    ) -> None:
        self.statements = tuple(statements)
        self.names = tuple(names)
        self.nodes = tuple(nodes)
        if function is not None:
            update_wrapper(self, function)

    @cached_property
    def _steps(self) -> list[_Step]:
        place = {node: number for number, node in enumerate(self.nodes)}
        return [
            _of_rule(_step(node, place)) if self._divides_by_rule(node) else _step(node, place) for node in self.nodes
        ]

    def _divides_by_rule(self, node: Expression) -> bool:
        return self._own is not None and node not in self._own and node.operation in ("div", "pow")

    @cached_property
    def derived(self) -> Recorded:
        """The same, each derivative worked out: it is a node "derived", of what it is and of what it is taken at."""
        if not any(node.operation in DERIVATIVES for node in self.nodes):
            return self
        result = fold(in_order(*self.nodes, *self.statements), _derived)
        said = [result[node] for node in self.nodes]
        nodes = list(dict.fromkeys(part for node in said for part in in_order(node)))
        derived = Recorded([result[item] for item in self.statements], self.names, nodes)
        derived._own = frozenset(said)
        return derived

    @cached_property
    def relations(self) -> list[Relation]:
        """What each statement says of its sides."""
        return [Relation(item.operation) for item in self.statements]

    @cached_property
    def places(self) -> list[list[int]]:
        """Of each statement, the numbers of the nodes that are its sides, or its only side."""
        place = {node: number for number, node in enumerate(self.nodes)}
        return [[place[side] for side in item.parts] for item in self.statements]

    def __call__(self, space: Any) -> list[Statement]:
        if not space.differentiates and self.derived is not self:
            return self.derived(space)
        result = _run(space, self._steps)
        sides = [(*(result[place] for place in places), None)[:2] for places in self.places]
        return [
            Statement(relation, left, right, name)
            for relation, (left, right), name in zip(self.relations, sides, self.names, strict=True)
        ]

    def __getstate__(self) -> dict[str, Any]:
        """What another process gets: not the function. The nodes come first, so that none leads deep into others."""
        words = {name: vars(self)[name] for name in ("__doc__", "__name__", "__module__") if name in vars(self)}
        return {"nodes": self.nodes, "statements": self.statements, "names": self.names} | words

    @classmethod
    def of(cls, *statements: Expression) -> Recorded:
        """What says these statements."""
        return cls(
            statements, [""] * len(statements), [node for node in in_order(*statements) if node.shape is not None]
        )

    def select(self, positions: Iterable[int]) -> Recorded:
        """The same claim without its other statements."""
        chosen = list(positions)
        return Recorded([self.statements[i] for i in chosen], [self.names[i] for i in chosen], self.nodes)

    def _key(self) -> Any:
        return self.statements, self.names, self.nodes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Recorded) and self._key() == other._key()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(self._key())

    @cached_property
    def digest(self) -> str:
        """A hash of what is stated, whatever names print gives to values and steps."""
        return digest(*map(without_names, self.statements))


def letters(*claims: Recorded) -> dict[str, Expression]:
    """The variables and the indices of claims, by name: an index as its basis vector, the gain with zeros too."""
    nodes = (node for claim in claims for node in claim.nodes)
    bases = (Expression("basis", node.parts[1:], ("N",)) if node.operation == "entry" else node for node in nodes)
    results = (node for node in bases if node.operation in (*VARIABLES, "basis"))
    return {str(node.parts[0]) if node.parts else ZEROS_GAIN: node for node in results}


def indices(*claims: Recorded) -> list[str]:
    """The names of the indices of claims: k different ones say nothing of an N below k."""
    return [name for name, node in letters(*claims).items() if node.operation == "basis"]


def check_names(claims: Iterable[Recorded]) -> None:
    """See that a name means one thing in a claim and its hypotheses, and a printed letter one name.

    Raises:
        InputError: where it does not.
    """
    kinds, letters = dict[str, str](), dict[str, str]()
    for name, kind in filter(None, (_named_by(node) for claim in claims for node in claim.nodes)):
        if (other := kinds.setdefault(name, kind)) != kind:
            raise InputError(f"{name!r} names a {other} and a {kind}; two names are needed")
        if (other := letters.setdefault(printed(name), name)) != name:
            raise InputError(f"{other!r} and {name!r} are both printed {printed(name)}; two letters are needed")


def _named_by(node: Expression) -> tuple[str, str] | None:
    """The name that a node gives to something, and what that is."""
    match node.operation, node.shape:
        case ("scalar", _) | ("vector", ("N",)):
            return node.parts[0], node.operation
        case "vector", (dimension,):
            return node.parts[0], f"vector of {dimension}"
        case "matrix", (rows, columns):
            return node.parts[0], f"{rows}-by-{columns} matrix"
        case "basis" | "entry", _:
            return node.parts[-1], "index"
    return None


def _derived(node: Expression, parts: list[Any]) -> Expression:
    node = node.with_parts(parts)
    if node.operation not in DERIVATIVES:
        return node
    variable = without_names(node.operands[1])
    return Expression("derived", (worked_out(node), variable.operation, *variable.parts), node.shape)


def _of_rule(step: _Step) -> _Step:
    def work(space: Any, values: list[Any]) -> Any:
        with space.of_calculus():
            return step(space, values)

    return work


_OPERATORS: dict[str, Callable[..., Any]] = {
    "add": add, "sub": sub, "mul": mul, "div": truediv, "neg": neg, "pow": pow, "matmul": matmul,
    "transpose": lambda A: A.T,
}  # fmt: skip

# What makes the value of a node in a space, from the values of all nodes before it.
_Step = Callable[[Any, list[Any]], Any]


def _step(node: Expression, place: Mapping[Expression, int]) -> _Step:
    """The step that makes the value of a node in the space of a reading."""
    operation, shape, parts = node.operation, node.shape or (), node.parts
    inner = [place[part] for part in node.operands]
    if operation in _OPERATORS:
        work = _OPERATORS[operation]
        if len(inner) == 2:
            i, j = inner
            return lambda space, values: work(values[i], values[j])
        (i,), others = inner, parts[1:]
        return lambda space, values: work(values[i], *others)
    if operation == "expectation":
        return _expectation(node, place)
    if operation == "identity":
        return lambda space, values: space.identity_in(shape[0])
    if operation in _LEAVES:
        word = _LEAVES[operation]
        return lambda space, values: getattr(space, word)(*parts, *shape)
    pairs = [(part, place[part] if isinstance(part, Expression) else None) for part in parts]
    return lambda space, values: getattr(space, operation)(*[part if i is None else values[i] for part, i in pairs])


def _expectation(node: Expression, place: Mapping[Expression, int]) -> _Step:
    law, f, v, *row = node.parts
    steps = [(place[part], _step(part, place)) for part in averaged_parts(f, v)]

    def work(space: Any, values: list[Any]) -> Any:
        def again(value: Any) -> Any:
            local = list(values)
            local[place[v]] = value
            for i, step in steps:
                local[i] = step(space, local)
            return local[place[f]]

        return space.expectation(law, *(values[place[part]] for part in (f, v, *row)), again=again)

    return work


# Words that take the dimensions of what they make.
_LEAVES = {"random": "random_in", "dimension": "size_in", "ones": "ones_in", "vector": "vector_in", "matrix": "matrix"}


def apply(node: Expression, space: Any, values: list[Any]) -> Any:
    """The value of a node in the space of a reading, from the values of its parts that are expressions."""
    return _step(node, {part: place for place, part in enumerate(node.operands)})(space, values)


def _run(space: Any, steps: Iterable[_Step]) -> list[Any]:
    results: list[Any] = []
    for step in steps:
        results.append(step(space, results))
    return results


def record(claim: Claim) -> Recorded:
    """What a claim says; it is called once.

    Args:
        claim: a function of a space that returns statements, or what was recorded of one.

    Raises:
        InputError: where it is no such function, says what has no meaning, or raises an error.
    """
    if isinstance(claim, Recorded):
        return claim
    _check_signature(claim)
    space = Recorder()
    try:
        result = statements(claim(space))
    except (InputError, RecursionError):
        raise
    except Exception as error:
        # A fault of the claim's own lines, not of the recorder's.
        place = extract_tb(error.__traceback__)[-1]
        if Path(place.filename).is_relative_to(_PACKAGE):
            raise
        raise InputError(f"a claim raises {type(error).__name__} in line {place.lineno}: {error}") from None
    space.check_letters()
    sides = [[side for side in (item.left, item.right) if side is not None] for item in result]
    if any(getattr(side, "space", None) is not space for pair in sides for side in pair):
        raise InputError("a statement about another space was returned; a claim uses the space that it is given")
    said = [
        Expression(item.relation.value, tuple(side.expression for side in pair), None)
        for item, pair in zip(result, sides, strict=True)
    ]
    nodes = space.without_averaged(said)
    return Recorded(said, [item.name for item in result], nodes, claim)


def _check_signature(claim: Any) -> None:
    """A claim takes one space.

    Raises:
        InputError: where it is no function, or takes something else.
    """
    if isinstance(claim, type):
        raise InputError(f"a claim is a function of a space, not a class; write def {claim.__name__}(s)")
    if iscoroutinefunction(claim):
        raise InputError(f"a claim is a plain function; write def {claim.__name__}(s), without async")
    if not callable(claim):
        raise InputError(f"a claim is a function of a space, not {describe(claim)}")
    try:
        signature(claim).bind(None)
    except ValueError:
        name = getattr(claim, "__name__", type(claim).__name__)
        raise InputError(f"a claim takes one space; {name}() does not say what it takes") from None
    except TypeError:
        raise InputError(f"a claim is a function of one space, not one with {signature(claim)}") from None
