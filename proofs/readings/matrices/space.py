"""The explicit reading: plain vectors and matrices at one N, entry by entry.

It shares no code with the moment calculus: an operator is a full table of entries, a derivative is the chain
rule over the operations that made an entry. Its entries are SymPy polynomials in free symbols (see `symbols`),
for an independent second proof at N = 1, 2, 3, 4, or exact numbers (see `points`), for the confirmation of a witness.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.matrices.entry import Entry, Operation, in_order
from lnverify.proofs.values import Inexpressible, Operator, Scalar, Undefined, Vacuous, Vector, ZerosNeeded
from lnverify.proofs.vocabulary import ZEROS_GAIN, Space

# A determinant takes N⁴ products, each of which remembers its factors.
LARGEST_DETERMINANT = 8


class Numbers(Protocol):
    """The numbers that entries are made of; they know +, *, inverse(), sqrt(), exp(), log(), tanh() and is_zero()."""

    def rational(self, numerator: int, denominator: int) -> Any:
        """An exact rational."""

    def free(self, name: str, index: int | tuple[int, int] | None, nonzero: bool) -> Any:
        """The value of a free scalar (index None), or of one entry of a free vector, or of a free matrix."""

    def is_nonzero(self, value: Any) -> bool:
        """Whether a number is known not to be zero."""

    def critical_point(self, gains: list[Any]) -> Any:
        """A ζ with Σ 1/(gₙ² − ζ) = 0.

        Raises:
            Inexpressible: where these numbers hold none.
        """

    def stays_zero(self, entry: Entry, letters: Sequence[Entry]) -> bool:
        """Whether an entry that is 0 is so at all values of some letters, those of the others being what they are."""


def letter_of(numbers: Any, name: str, sizes: tuple[int, ...]) -> Any:
    """The plain numbers of a letter: one, a list of so many, or so many rows of so many."""
    if not sizes:
        return numbers.free(name, None, False).plain()
    if len(sizes) == 1:
        return [numbers.free(name, n, False).plain() for n in range(sizes[0])]
    return [[numbers.free(name, (i, j), False).plain() for j in range(sizes[1])] for i in range(sizes[0])]


class MatrixScalar(Scalar):
    """One entry."""

    def __init__(self, space: MatrixSpace, entry: Entry) -> None:
        self.space = space
        self.entry = entry

    def plus(self, other: MatrixScalar) -> MatrixScalar:
        return MatrixScalar(self.space, self.space.add(self.entry, other.entry))

    def scale(self, factor: MatrixScalar) -> MatrixScalar:
        return MatrixScalar(self.space, self.space.multiply(self.entry, factor.entry))

    def inverse(self) -> MatrixScalar:
        return MatrixScalar(self.space, self.space.invert(self.entry))


class MatrixVector(Vector):
    """A list of entries, N of them or M."""

    def __init__(self, space: MatrixSpace, entries: list[Entry], side: str = "N") -> None:
        self.space = space
        self.entries = entries
        self.side = side

    def plus(self, other: MatrixVector) -> MatrixVector:
        return self._zip(self.space.add, other)

    def times(self, other: MatrixVector) -> MatrixVector:
        return self._zip(self.space.multiply, other)

    def _zip(self, operation: Callable[[Entry, Entry], Entry], other: MatrixVector) -> MatrixVector:
        pairs = zip(self.entries, other.entries, strict=True)
        return MatrixVector(self.space, [operation(a, b) for a, b in pairs], self.side)

    def scale(self, factor: MatrixScalar) -> MatrixVector:
        return MatrixVector(self.space, [self.space.multiply(factor.entry, a) for a in self.entries], self.side)

    def inverse(self) -> MatrixVector:
        return MatrixVector(self.space, [self.space.invert(a) for a in self.entries], self.side)


class MatrixOperator(Operator):
    """A table of rows of entries, N by N unless it comes from a free matrix."""

    def __init__(self, space: MatrixSpace, rows: list[list[Entry]], sides: tuple[str, str] = ("N", "N")) -> None:
        self.space = space
        self.rows = rows
        self.sides = sides

    def plus(self, other: MatrixOperator) -> MatrixOperator:
        add = self.space.add
        pairs = zip(self.rows, other.rows, strict=True)
        rows = [[add(a, b) for a, b in zip(p, q, strict=True)] for p, q in pairs]
        return MatrixOperator(self.space, rows, self.sides)

    def scale(self, factor: MatrixScalar) -> MatrixOperator:
        multiply = self.space.multiply
        rows = [[multiply(factor.entry, a) for a in row] for row in self.rows]
        return MatrixOperator(self.space, rows, self.sides)

    def times(self, other: MatrixOperator) -> MatrixOperator:
        multiply = self.space.multiply
        pairs = zip(self.rows, other.rows, strict=True)
        rows = [[multiply(a, b) for a, b in zip(p, q, strict=True)] for p, q in pairs]
        return MatrixOperator(self.space, rows, self.sides)

    def apply(self, vector: MatrixVector) -> MatrixVector:
        entries = [self.space.inner(row, vector.entries) for row in self.rows]
        return MatrixVector(self.space, entries, self.sides[0])

    def compose(self, other: MatrixOperator) -> MatrixOperator:
        columns = other.T.rows
        rows = [[self.space.inner(row, c) for c in columns] for row in self.rows]
        return MatrixOperator(self.space, rows, (self.sides[0], other.sides[1]))

    @property
    def T(self) -> MatrixOperator:
        columns = [list(column) for column in zip(*self.rows, strict=True)]
        return MatrixOperator(self.space, columns, self.sides[::-1])


class MatrixSpace(Space):
    """The space of vectors with N entries over some numbers.

    Args:
        numbers: what entries are made of.
        dimension: N.
        zeros: k, how many entries of `zeros_gain` are zero, the last ones; None where the claim has no zero gains.
        height: M, the second dimension.

    Attributes:
        letters: the names of the scalars, vectors and indices that were met, in their order; the first index is entry
            1, the next entry 2: all claims say the same of every entry, those about zero gains aside.
        has_height: whether something with M entries was met.
    """

    def __init__(self, numbers: Numbers, dimension: int, zeros: int | None = None, height: int = 2) -> None:
        self.numbers = numbers
        self.dimension = dimension
        self.zeros = zeros
        self.height = height
        self._zero, self._one, self._minus_one = (Entry(numbers.rational(n, 1)) for n in (0, 1, -1))
        self.forget()
        self.has_height = False
        self._bases: list[str] = []
        self.letters: list[str] = []

    def forget(self) -> None:
        """Forget what was made: letters and operations get their values anew."""
        # Each operation on the same entries is done once; an entry is kept by what was made from it.
        self._sums: dict[tuple[int, int], Entry] = {}
        self._products: dict[tuple[int, int], Entry] = {}
        self._inverses: dict[int, Entry] = {}
        self._roots: dict[int, Entry] = {}
        self._functions: dict[tuple[str, int], Entry] = {}
        self._constants: dict[tuple[int, int], Entry] = {}
        self._scalars: dict[str, Entry] = {}
        self._vectors: dict[str, list[Entry]] = {}
        self._matrices: dict[str, list[list[Entry]]] = {}
        self._plain: dict[str, Any] = {}

    @property
    def indices(self) -> dict[str, int]:
        """The number of the entry that each index is, from 1."""
        return {name: place for place, name in enumerate(self._bases, 1)}

    # -- entries ---------------------------------------------------------------------------------------

    def add(self, a: Entry, b: Entry) -> Entry:
        """a + b; a known zero leaves no trace, which keeps sparse matrices cheap."""
        if a is self._zero:
            return b
        if b is self._zero:
            return a
        one, other = id(a), id(b)
        key = (one, other) if one < other else (other, one)
        outcome = self._sums.get(key)
        if outcome is None:
            outcome = self._sums[key] = Entry(a.value + b.value, Operation.SUM, (a, b))
        return outcome

    def multiply(self, a: Entry, b: Entry) -> Entry:
        """a·b."""
        if a is self._zero or b is self._zero:
            return self._zero
        if a is self._one or b is self._one:
            return b if a is self._one else a
        one, other = id(a), id(b)
        key = (one, other) if one < other else (other, one)
        outcome = self._products.get(key)
        if outcome is None:
            outcome = self._products[key] = Entry(a.value * b.value, Operation.PRODUCT, (a, b))
        return outcome

    def invert(self, a: Entry) -> Entry:
        """1/a.

        Raises:
            Undefined: where a is 0.
        """
        outcome = self._inverses.get(id(a))
        if outcome is None:
            if a.value.is_zero():
                raise Undefined("division by zero")
            outcome = self._inverses[id(a)] = Entry(a.value.inverse(), Operation.INVERSE, (a,))
        return outcome

    def inner(self, left: list[Entry], right: list[Entry]) -> Entry:
        """Σ leftₙ rightₙ."""
        return self.total([self.multiply(a, b) for a, b in zip(left, right, strict=True)])

    def total(self, entries: list[Entry]) -> Entry:
        """The sum, added in pairs so that derivatives do not nest deeply."""
        while len(entries) > 1:
            pairs = [self.add(a, b) for a, b in zip(entries[::2], entries[1::2], strict=False)]
            entries = pairs + entries[len(pairs) * 2 :]
        return entries[0] if entries else self._zero

    def differentiate(
        self, entry: Entry, variable: Entry, known: dict[int, Entry], letters: Sequence[Entry] = ()
    ) -> Entry:
        """∂entry/∂variable by the chain rule.

        Args:
            entry: what is differentiated.
            variable: the entry of a letter.
            known: keeps what was worked out, by identity.
            letters: all entries of the letter, where it has several.
        """
        if entry is variable:
            return self._one
        if id(entry) not in known:
            parts = []
            for position, parent in enumerate(entry.parents):
                inner = self.differentiate(parent, variable, known, letters)
                if inner is not self._zero and not self._is_constant_root(entry, letters or (variable,)):
                    parts.append(self.multiply(inner, self._slope(entry, position)))
            known[id(entry)] = self.total(parts)
        return known[id(entry)]

    def _is_constant_root(self, entry: Entry, letters: Sequence[Entry]) -> bool:
        """Whether it is a root of what is 0 and does not depend on some letters."""
        if entry.operation is not Operation.ROOT or not entry.value.is_zero():
            return False
        return self.numbers.stays_zero(entry.parents[0], letters)

    def _slope(self, entry: Entry, position: int) -> Entry:
        """The partial derivative of an entry at one of its parents.

        Raises:
            Undefined: where there is none: of a root or a Drazin inverse, at 0.
        """
        if entry.operation is Operation.SUM:
            return self._one
        if entry.operation is Operation.PRODUCT:
            return entry.parents[1 - position]
        if entry.operation is Operation.INVERSE:
            return self.multiply(self._minus_one, self.multiply(entry, entry))
        if entry.operation is Operation.ROOT:
            return self.invert(self.add(entry, entry))
        if entry.operation is Operation.JUMP:
            raise Undefined("the Drazin inverse has no derivative at 0")
        if entry.operation is Operation.EXP:
            return entry
        if entry.operation is Operation.LOG:
            return self.invert(entry.parents[position])
        if entry.operation is Operation.TANH:
            return self.add(self._one, self.multiply(self._minus_one, self.multiply(entry, entry)))
        return self._slope_of_critical_point(entry, entry.parents[position])

    def slopes(self, entry: Entry, variables: list[Entry]) -> dict[int, Entry]:
        """∂entry/∂v for the variables v, by identity: the chain rule from the result backwards.

        Entries that no variable reaches are left out: what has no derivative there does not matter.
        """
        order = in_order(entry)
        reached = {id(variable) for variable in variables}
        for item in order:
            is_reached = any(id(parent) in reached for parent in item.parents)
            if is_reached and not self._is_constant_root(item, variables):
                reached.add(id(item))
        slopes = {id(entry): self._one}
        for item in reversed(order):
            # What leads to the result through a root that is constant has no slope.
            for position, parent in enumerate(item.parents if id(item) in slopes else ()):
                if id(parent) in reached and id(item) in reached:
                    part = self.multiply(slopes[id(item)], self._slope(item, position))
                    slopes[id(parent)] = self.add(slopes.get(id(parent), self._zero), part)
        return slopes

    # -- scalars ---------------------------------------------------------------------------------------

    @property
    def N(self) -> MatrixScalar:
        return self.rational(self.dimension)

    def rational(self, numerator: int, denominator: int = 1) -> MatrixScalar:
        if not denominator:
            raise Undefined("division by zero")
        if denominator == 1 and numerator in (-1, 0, 1):
            return MatrixScalar(self, (self._zero, self._one, self._minus_one)[numerator])
        key = numerator, denominator
        if key not in self._constants:
            self._constants[key] = Entry(self.numbers.rational(numerator, denominator))
        return MatrixScalar(self, self._constants[key])

    def scalar(self, name: str) -> MatrixScalar:
        if name not in self._scalars:
            self._meet(name)
            self._scalars[name] = Entry(self.numbers.free(name, None, False))
        return MatrixScalar(self, self._scalars[name])

    def _meet(self, name: str) -> None:
        if name not in self.letters:
            self.letters.append(name)

    def plain(self, name: str, shape: tuple[str, ...]) -> Any:
        """What a free letter is in numbers alone: a number, a list, or a list of rows."""
        if name not in self._plain:
            self._meet(name)
            numbers: Any = self.numbers
            self._plain[name] = numbers.letter(name, tuple(map(self.length, shape)))
        return self._plain[name]

    def sqrt(self, x: Any) -> Any:
        if isinstance(x, MatrixVector):
            return MatrixVector(self, [self._root_of(a) for a in x.entries], x.side)
        return MatrixScalar(self, self._root_of(x.entry))

    def _root_of(self, a: Entry) -> Entry:
        if id(a) not in self._roots:
            self._roots[id(a)] = Entry(a.value.sqrt(), Operation.ROOT, (a,))
        return self._roots[id(a)]

    def _apply(self, name: str, x: Any) -> Any:
        if isinstance(x, MatrixVector):
            return MatrixVector(self, [self._function_of(name, a) for a in x.entries], x.side)
        return MatrixScalar(self, self._function_of(name, x.entry))

    def _function_of(self, name: str, a: Entry) -> Entry:
        key = name, id(a)
        if key not in self._functions:
            value = getattr(a.value, name)()
            # exp 0 = 1, log 1 = 0 and tanh 0 = 0 are left as they are made: their derivatives are not 0.
            self._functions[key] = Entry(value, Operation[name.upper()], (a,))
        return self._functions[key]

    # -- vectors ---------------------------------------------------------------------------------------

    @property
    def ones(self) -> MatrixVector:
        return MatrixVector(self, [self._one] * self.dimension)

    def vector(self, name: str) -> MatrixVector:
        if name not in self._vectors:
            self._meet(name)
            self._vectors[name] = [Entry(self.numbers.free(name, n, False)) for n in range(self.dimension)]
        return MatrixVector(self, self._vectors[name])

    def _vector_in(self, name: str, dimension: str) -> MatrixVector:
        if name not in self._vectors:
            self._meet(name)
            self._vectors[name] = [Entry(self.numbers.free(name, n, False)) for n in range(self.length(dimension))]
        return MatrixVector(self, self._vectors[name], dimension)

    def _ones_in(self, dimension: str) -> MatrixVector:
        return MatrixVector(self, [self._one] * self.length(dimension), dimension)

    def length(self, dimension: str) -> int:
        """How many entries a vector of a dimension has; what has M entries is met."""
        self.has_height = self.has_height or dimension == "M"
        return self.height if dimension == "M" else self.dimension

    def _matrix(self, name: str, rows: str, columns: str) -> MatrixOperator:
        if name not in self._matrices:
            self._meet(name)
            places = [[(i, j) for j in range(self.length(columns))] for i in range(self.length(rows))]
            free = self.numbers.free
            self._matrices[name] = [[Entry(free(name, place, False)) for place in row] for row in places]
        return MatrixOperator(self, self._matrices[name], (rows, columns))

    def basis(self, name: str) -> MatrixVector:
        if name not in self._bases:
            self.letters.append(name)
            self._bases.append(name)
        if len(self._bases) > self.dimension:
            raise Vacuous(f"{len(self._bases)} indices that differ")
        place = self._bases.index(name)
        return MatrixVector(self, [self._one if n == place else self._zero for n in range(self.dimension)])

    def zeros_gain(self) -> MatrixVector:
        if self.zeros is None:
            raise ZerosNeeded
        others = range(self.dimension - self.zeros)
        if ZEROS_GAIN not in self._vectors:
            self.letters.append(ZEROS_GAIN)
            entries = [Entry(self.numbers.free(ZEROS_GAIN, n, True)) for n in others]
            self._vectors[ZEROS_GAIN] = entries + [self._zero] * self.zeros
        return MatrixVector(self, self._vectors[ZEROS_GAIN])

    def drazin(self, v: MatrixVector) -> MatrixVector:
        entries = [self._drazin(a) for a in v.entries]
        if not all(a.value.is_zero() or self.numbers.is_nonzero(a.value) for a in v.entries):
            raise Inexpressible("the Drazin inverse of an entry that may be zero")
        return MatrixVector(self, entries, v.side)

    def _drazin(self, a: Entry) -> Entry:
        if a is self._zero:
            return a
        # It jumps at 0: there is no derivative.
        return Entry(a.value, Operation.JUMP, (a,)) if a.value.is_zero() else self.invert(a)

    def critical_point(self, gain: MatrixVector) -> MatrixScalar:
        """ζ, with ∂ζ/∂hₙ = 2 hₙ wₙ²/Σw² and w = 1/(h² − ζ), from differentiating Σw = 0."""
        zeta = self.numbers.critical_point([h.value for h in gain.entries])
        return MatrixScalar(self, Entry(zeta, Operation.CRITICAL_POINT, gain.entries))

    def _slope_of_critical_point(self, zeta: Entry, h: Entry) -> Entry:
        total = self.total([self._pole(gain, zeta) for gain in zeta.parents])
        return self.multiply(self.multiply(self.add(h, h), self._pole(h, zeta)), self.invert(total))

    def _pole(self, h: Entry, zeta: Entry) -> Entry:
        """1/(h² − ζ)²."""
        gap = self.add(self.multiply(h, h), self.multiply(self._minus_one, zeta))
        return self.invert(self.multiply(gap, gap))

    # -- operators -------------------------------------------------------------------------------------

    def diag(self, v: MatrixVector) -> MatrixOperator:
        places = range(len(v.entries))
        rows = [[v.entries[i] if i == j else self._zero for j in places] for i in places]
        return MatrixOperator(self, rows, (v.side, v.side))

    def outer(self, u: MatrixVector, v: MatrixVector) -> MatrixOperator:
        rows = [[self.multiply(a, b) for b in v.entries] for a in u.entries]
        return MatrixOperator(self, rows, (u.side, v.side))

    def trace(self, A: MatrixOperator) -> MatrixScalar:
        return MatrixScalar(self, self.total([row[n] for n, row in enumerate(A.rows)]))

    def det(self, A: MatrixOperator) -> MatrixScalar:
        """By Bird's recursion, without a division, so that it exists wherever A does.

        Source: R. S. Bird, "A simple division-free algorithm for computing determinants", IPL 111 (2011).
        """
        size = len(A.rows)
        if size > LARGEST_DETERMINANT:
            raise Inexpressible(f"a determinant of more than {LARGEST_DETERMINANT} rows, entry by entry")
        power = A.rows
        for _ in range(size - 1):
            power = MatrixOperator(self, self._upper(power)).compose(A).rows
        first = power[0][0]
        return MatrixScalar(self, first if size % 2 else self.multiply(self._minus_one, first))

    def _upper(self, rows: list[list[Entry]]) -> list[list[Entry]]:
        """What is above the diagonal, and on it minus the sum of the diagonal entries further down."""
        result, tail = [], self._zero
        for i in reversed(range(len(rows))):
            diagonal = self.multiply(self._minus_one, tail)
            result.append([self._zero] * i + [diagonal] + rows[i][i + 1 :])
            tail = self.add(tail, rows[i][i])
        return result[::-1]

    # -- sums, products, derivatives -------------------------------------------------------------------

    def sum(self, v: MatrixVector) -> MatrixScalar:
        return MatrixScalar(self, self.total(v.entries))

    def product(self, v: MatrixVector) -> MatrixScalar:
        result = self._one
        for entry in v.entries:
            result = self.multiply(result, entry)
        return MatrixScalar(self, result)

    def jacobian(self, f: MatrixVector, v: MatrixVector) -> MatrixOperator:
        self._require_free(v)
        columns = []
        for variable in v.entries:
            known: dict[int, Entry] = {}
            columns.append([self.differentiate(a, variable, known, v.entries) for a in f.entries])
        return MatrixOperator(self, columns, (v.side, f.side)).T

    def gradient(self, x: MatrixScalar, v: Any) -> Any:
        if isinstance(v, MatrixOperator):
            return self._gradient_at_matrix(x, v)
        self._require_free(v)
        return MatrixVector(self, self._partial_derivatives(x, v.entries), v.side)

    def _gradient_at_matrix(self, x: MatrixScalar, W: MatrixOperator) -> MatrixOperator:
        if not any(W.rows is free for free in self._matrices.values()):
            raise InputError("a derivative is taken at a free vector or matrix, such as s.activation or s.matrix('W')")
        outcome = iter(self._partial_derivatives(x, [entry for row in W.rows for entry in row]))
        return MatrixOperator(self, [[next(outcome) for _ in row] for row in W.rows], W.sides)

    def _partial_derivatives(self, x: MatrixScalar, variables: list[Entry]) -> list[Entry]:
        slopes = self.slopes(x.entry, variables)
        return [slopes.get(id(variable), self._zero) for variable in variables]

    def _require_free(self, v: MatrixVector) -> None:
        if any(v.entries is free for name, free in self._vectors.items() if name == ZEROS_GAIN):
            raise InputError("no derivative at s.zeros_gain(): its zero entries are fixed")
        if not any(v.entries is free for free in self._vectors.values()):
            raise InputError("a derivative is taken at a free vector, such as s.activation or s.vector('v')")

    def derivative(self, x: MatrixScalar, c: MatrixScalar) -> MatrixScalar:
        if not any(c.entry is free for free in self._scalars.values()):
            raise InputError("a derivative is taken at a free scalar, such as s.scalar('c')")
        return MatrixScalar(self, self.differentiate(x.entry, c.entry, {}))
