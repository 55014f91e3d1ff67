"""Statements of Rocq, read and worked out in exact numbers: it shares nothing with what prints them.

The definitions of `LayerNorm.v` are read from that file, those by entries aside, which are written here again. As in
MathComp 1/0 is 0, and so is the root of a negative number. What is differentiated is worked out with its derivative,
and a derivative that is differentiated again with numbers that have derivatives themselves. Exponentials are no exact
numbers: with them a number is a ball of 200 bits, and one that contains 0 counts for 0.
"""

import re
from functools import reduce
from operator import add, mul

from flint import arb, ctx

from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.values import Inexpressible

ZERO, ONE = Surd.rational(0), Surd.rational(1)


class NoValue(Exception):
    """No exact number: a root of a root, or a derivative where there is none."""


class Ball:
    """A real number between two bounds."""

    def __init__(self, value):
        self.value = value

    @classmethod
    def of(cls, x):
        if isinstance(x, Ball):
            return x
        ctx.prec = 200
        return cls(sum((arb(c) * arb(d).sqrt() for d, c in x.parts.items()), arb(0)))

    def __add__(self, other):
        return NotImplemented if isinstance(other, Number) else Ball(self.value + Ball.of(other).value)

    def __mul__(self, other):
        return NotImplemented if isinstance(other, Number) else Ball(self.value * Ball.of(other).value)

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self):
        return Ball(-self.value)

    def inverse(self):
        return Ball(1 / self.value)

    def sqrt(self):
        return Ball(self.value.sqrt())

    def sign(self):
        return 0 if self.is_zero() else 1 if self.value > 0 else -1

    def is_zero(self):
        return self.value.contains(0)


class Number:
    """A real number, with its derivatives in some directions."""

    def __init__(self, value, along=()):
        self.value, self.along = value, along

    @staticmethod
    def of(x):
        return x if isinstance(x, Number) else Number(x)

    def __add__(self, other):
        other = Number.of(other)
        return Number(self.value + other.value, _both(self.along, other.along, lambda a, b: a + b))

    def __radd__(self, other):
        return self + other

    def __rmul__(self, other):
        return self * other

    def __mul__(self, other):
        other = Number.of(other)
        x, y = self.value, other.value
        return Number(x * y, _both(self.along, other.along, lambda a, b: a * y + x * b))

    def __neg__(self):
        return self * Number(Surd.rational(-1))

    def inverse(self):
        if self.value.is_zero():
            return self._undifferentiated()
        inverse = self.value.inverse()
        return Number(inverse, tuple(-(d * inverse * inverse) for d in self.along))

    def sqrt(self):
        if self.value.sign() <= 0:
            return self._undifferentiated()
        try:
            root = self.value.sqrt()
        except Inexpressible:
            raise NoValue from None
        return Number(root, tuple(d * (root + root).inverse() for d in self.along))

    def exp(self):
        x = self.value
        result = x.exp() if isinstance(x, Number) else Ball(Ball.of(x).value.exp())
        return Number(result, tuple(d * result for d in self.along))

    def log(self):
        if self.value.sign() <= 0:
            raise NoValue
        x = self.value
        result = x.log() if isinstance(x, Number) else Ball(Ball.of(x).value.log())
        return Number(result, tuple(d * x.inverse() for d in self.along))

    def tanh(self):
        e = (self + self).exp()
        return (e + -number(1)) * (e + number(1)).inverse()

    def sign(self):
        return self.value.sign()

    def _undifferentiated(self):
        if any(not d.is_zero() for d in self.along) or isinstance(self.value, Number):
            raise NoValue
        return Number(ZERO)

    def is_zero(self):
        return self.value.is_zero()


def _both(left, right, rule):
    n = max(len(left), len(right))
    left, right = (tuple(x) + (ZERO,) * (n - len(x)) for x in (left, right))
    return tuple(map(rule, left, right))


def number(n):
    return Number(Surd.rational(n))


class Vector(list):
    """Numbers."""


class Matrix(list):
    """Rows."""


def map_entries(rule, *values):
    large = next((value for value in values if isinstance(value, list)), None)
    if large is None:
        return rule(*values)
    # The zero vector is written like the number.
    rows = [value if isinstance(value, list) else [value] * len(large) for value in values]
    assert all(isinstance(value, list) or value.is_zero() for value in values)
    return type(large)(map_entries(rule, *entries) for entries in zip(*rows, strict=True))


def total(numbers):
    return reduce(add, numbers, number(0))


def transposed(A):
    return Matrix(Vector(row) for row in zip(*A, strict=True))


def product(left, right):
    if isinstance(right, Matrix):
        columns = transposed(right)
        return Matrix(Vector(total(map(mul, row, column)) for column in columns) for row in left)
    return Vector(total(map(mul, row, right)) for row in left)


def determinant(A):
    if not A:
        return number(1)
    minors = (Matrix([*row[:j], *row[j + 1 :]] for row in A[1:]) for j in range(len(A)))
    return total(A[0][j] * number((-1) ** j) * determinant(minor) for j, minor in enumerate(minors))


# By entries, as the first lines of LayerNorm.v have them.
BY_ENTRIES = {
    "had": lambda u, v: map_entries(mul, u, v),
    "vinv": lambda v: map_entries(Number.inverse, v),
    "vpow": lambda v, e: map_entries(lambda x: reduce(mul, [x] * e, number(1)), v),
    "sumv": total,
    "prodv": lambda v: reduce(mul, v, number(1)),
    "diag": lambda v: Matrix(Vector(v[i] if i == j else number(0) for j in range(len(v))) for i in range(len(v))),
    "outer": lambda u, v: Matrix(Vector(x * y for y in v) for x in u),
    "Num.sqrt": Number.sqrt,
    "\\tr": lambda A: total(A[i][i] for i in range(len(A))),
    "\\det": determinant,
}

# -- reading --------------------------------------------------------------------------------------------------

_TOKEN = re.compile(
    r"'(?:cV|M)\[R\]_N|'I_N|\d+%:R|N%:R|1%:M|%N|\\tr|\\det|/\\|:>|:=|->|=>|<=|!=|\^-1|\^T|\^\+|\*:|\*m|[-+*/=<~(),:]|\d+"
    r"|[A-Za-z_][\w']*(?:\.[A-Za-z_]\w*)*|\S"
)
_LEVELS = {"^+": 29, "*": 40, "/": 40, "*:": 40, "*m": 40, "+": 50, "-": 50, "=": 70, "<=": 70, "<": 70, "!=": 70,
           "/\\": 80, "->": 99}  # fmt: skip
_RELATIONS, _RIGHT = ("=", "<=", "<", "!="), ("/\\", "->")


class Reader:
    """Reads a text of Rocq into tuples: an operation and its parts."""

    def __init__(self, text):
        self.tokens, self.place = _TOKEN.findall(text), 0

    def peek(self):
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self, *wanted):
        token = self.peek()
        assert not wanted or token in wanted, (token, wanted, self.tokens[max(0, self.place - 9) : self.place + 3])
        self.place += 1
        return token

    def term(self, level=200):
        left = self._start()
        while (token := self.peek()) in _LEVELS and _LEVELS[token] <= level:
            self.take()
            inner = _LEVELS[token] if token in _RIGHT else _LEVELS[token] - 1
            left = (token, left, self.term(inner))
            if token in _RELATIONS and self.peek() == ":>":
                self.take(), self.take()
        return left

    def _start(self):
        token = self.peek()
        if token == "-":
            self.take()
            return ("neg", self.term(35))
        if token == "~":
            self.take()
            return ("not", self.term(75))
        if token in ("forall", "exists", "fun", "let"):
            return getattr(self, f"_{self.take()}")()
        head, arguments = self._atom(), []
        while self._starts_an_atom(self.peek()):
            arguments.append(self._atom())
        return ("apply", head, *arguments) if arguments else head

    @staticmethod
    def _starts_an_atom(token):
        return token in ("(", "N%:R", "1%:M") or (token[:1].isalnum() and token not in ("in",)) or token[:1] == "_"

    def _atom(self):
        token = self.take()
        if token == "(":
            results = self.term()
            if self.peek() == ":":
                self.take()
                results = ("zero", self.take()) if results == ("word", "0") else (results, self.take())[0]
            self.take(")")
            if self.peek() == "%N":
                self.take()
        else:
            results = ("word", token)
        while self.peek() in ("^-1", "^T"):
            results = (self.take(), results)
        return results

    def _forall(self):
        bound = []
        while self.peek() != ",":
            if self.peek() == "(":
                self.take()
                names = self._names(":")
                kind = " ".join(self._names(")"))
                bound += [(name, kind) for name in names]
            else:
                bound.append((self.take(), ""))
                if self.peek() == ":":
                    self.take(), self.take()
        self.take(",")
        return ("forall", bound, self.term())

    def _names(self, end):
        names = []
        while self.peek() != end:
            names.append(self.take())
        self.take(end)
        return names

    def _exists(self):
        name = self.take()
        self.take(":"), self._names(",")
        return ("exists", name, self.term())

    def _fun(self):
        name = self.take()
        self.take(":"), self.take(), self.take("=>")
        return ("fun", name, self.term())

    def _let(self):
        name = self.take()
        self.take(":"), self.take(), self.take(":=")
        value = self.term()
        self.take("in")
        return ("let", name, value, self.term())


def read(text):
    """The definitions of a file of statements, by name."""
    text = re.sub(r"\(\*.*?\*\)", "", text, flags=re.DOTALL)
    result = re.findall(r"^Definition (\w+)(.*?):=\s(.*?)\.$(?=\s*(?:^Definition|\Z))", text, re.DOTALL | re.MULTILINE)
    definitions = {}
    for name, _, body in result:
        reader = Reader(body)
        definitions[name] = reader.term()
        assert reader.peek() == "", (name, reader.tokens[reader.place :][:9])
    return definitions


def read_library(text):
    """The definitions of LayerNorm.v that are not by entries: their parameters, and what they are."""
    result = re.findall(r"^Definition (\w+) ?([\w ]*) : [^=]* := (.*)\.$", text, re.MULTILINE)
    return {
        name: (parameters.split(), Reader(body).term())
        for name, parameters, body in result if "\\" not in body and name not in BY_ENTRIES
    }  # fmt: skip


# -- working out ----------------------------------------------------------------------------------------------


class Point:
    """Values of letters, at which terms are worked out."""

    def __init__(self, library, n, letters):
        self.library, self.n, self.letters = library, n, letters

    def with_(self, **values):
        return type(self)(self.library, self.n, {**self.letters, **values})

    def value(self, term):
        rule = getattr(self, f"_{_RULES[term[0]]}")
        return rule(*term[1:])

    def _word(self, token):
        if token in self.letters:
            return self.letters[token]
        if token == "N%:R":
            return number(self.n)
        if token == "1%:M":
            return BY_ENTRIES["diag"](Vector([number(1)] * self.n))
        if token == "ones":
            return Vector([number(1)] * self.n)
        if token in self.library:
            return self._apply(("word", token))
        return number(int(token.removesuffix("%:R")))

    def _zero(self, kind):
        zeros = Vector([number(0)] * self.n)
        return zeros if "cV" in kind else Matrix([zeros] * self.n)

    def _apply(self, head, *arguments):
        name = head[1]
        if name == "basis":
            return Vector(number(int(i == self.letters[arguments[0][1]])) for i in range(self.n))
        if name in ("map_mx", "tanh"):
            function = self.function(arguments[0]) if name == "map_mx" else Number.tanh
            return map_entries(function, self.value(arguments[1]))
        if callable(self.letters.get(name)):
            return self.letters[name](self.value(arguments[0]))
        if name in self.letters or name not in {**BY_ENTRIES, **self.library}:
            return self.value(head)[self.letters[arguments[0][1]]]
        if name == "vpow":
            return BY_ENTRIES[name](self.value(arguments[0]), int(arguments[1][1]))
        values = [self.value(argument) for argument in arguments]
        if name in BY_ENTRIES:
            return BY_ENTRIES[name](*values)
        parameters, body = self.library[name]
        return Point(self.library, self.n, dict(zip(parameters, values, strict=True))).value(body)

    def function(self, term):
        """What stands for a function: a letter, the square root, or the hyperbolic tangent of a letter."""
        if term == ("word", "Num.sqrt"):
            return Number.sqrt
        return self.letters[term[1]] if term[0] == "word" else Number.tanh

    def _add(self, left, right):
        left, right = self.value(left), self.value(right)
        return map_entries(add, left, right)

    def _sub(self, left, right):
        return self._add(left, ("neg", right))

    def _neg(self, term):
        return map_entries(Number.__neg__, self.value(term))

    def _mul(self, left, right):
        return self.value(left) * self.value(right)

    def _div(self, left, right):
        return self.value(left) * self.value(right).inverse()

    def _inv(self, term):
        return self.value(term).inverse()

    def _pow(self, left, right):
        return reduce(mul, [self.value(left)] * int(right[1]), number(1))

    def _scale(self, left, right):
        factor = self.value(left)
        return map_entries(lambda x: factor * x, self.value(right))

    def _product(self, left, right):
        return product(self.value(left), self.value(right))

    def _transpose(self, term):
        return transposed(self.value(term))

    # -- what is said ---------------------------------------------------------------------------------------------

    def conclusions(self, term):
        """Each thing that is concluded: its relation, and its sides."""
        if term[0] == "/\\":
            return [*self.conclusions(term[1]), *self.conclusions(term[2])]
        if term[0] == "exists":
            name, (_, told, rest) = term[1:]
            return self.with_(**{name: self._differentiated(told)}).conclusions(rest)
        if term[0] == "forall":
            ((index, _),), inner = term[1:]
            return [each for k in range(self.n) for each in self.with_(**{index: k}).conclusions(inner)]
        if term[0] == "apply" and term[1][1] in ("is_exponential", "is_logarithm"):
            return []
        if term == ("word", "True"):
            return []
        relation, left, right = term
        if isinstance(self.letters.get(left[1]), int):
            left, right = (number(self.letters[index]) for _, index in (left, right))
            return [(relation, left, right)]
        left = number(self.n) if left == ("word", "N") else None if _is_zero(left) else self.value(left)
        right = number(self.n) if right == ("word", "N") else None if _is_zero(right) else self.value(right)
        left = _zero_like(right) if left is None else left
        return [(relation, left, _zero_like(left) if right is None else right)]

    def _differentiated(self, told):
        """What a derivative is: a value, or a function where it is told for all of a letter, under its hypotheses."""
        if told[0] != "forall":
            _, (_, predicate), function, at, _ = told
            return self.derivative(predicate, function, at)
        ((name, _),), told = told[1:]
        while told[0] == "->":
            told = told[2]
        _, (_, predicate), function, at, _ = told
        return lambda x: self.with_(**{name: x}).derivative(predicate, function, at)

    def derivative(self, predicate, function, at):
        """The derivative of which a statement says that it exists."""
        _, name, body = function
        here = self.value(at)
        entries = here if isinstance(here, Vector) else [here]
        moving = [
            Number(x if x.along else x.value, tuple(ONE if i == j else ZERO for j in range(len(entries))))
            for i, x in enumerate(entries)
        ]
        result = self.with_(**{name: Vector(moving) if isinstance(here, Vector) else moving[0]}).value(body)
        rows = [[Number.of(d) for d in _both(x.along, (ZERO,) * len(entries), lambda a, b: a + b)]
                for x in (result if isinstance(result, Vector) else [result])]  # fmt: skip
        if predicate == "is_jacobian":
            return Matrix(map(Vector, rows))
        return Vector(rows[0]) if predicate == "is_gradient" else rows[0][0]


def _is_zero(term):
    return term == ("word", "0")


def _zero_like(value):
    return number(0) if value is None else map_entries(lambda x: number(0), value)


def holds(relation, left, right):
    """Whether a relation is one of the two values."""
    differences = _entries(map_entries(lambda x, y: x + -y, left, right))
    if relation == "=":
        return all(x.is_zero() for x in differences)
    (difference,) = differences
    return {"!=": difference.value.sign() != 0, "<": difference.value.sign() < 0, "<=": difference.value.sign() <= 0}[
        relation
    ]


def _entries(value):
    return [x for part in value for x in _entries(part)] if isinstance(value, list) else [value]


_RULES = {"word": "word", "apply": "apply", "+": "add", "-": "sub", "neg": "neg", "*": "mul", "/": "div", "^-1": "inv",
          "^+": "pow", "*:": "scale", "*m": "product", "zero": "zero", "^T": "transpose"}  # fmt: skip


def opened(term):
    """A statement in parts: letters with their types, values that have names, hypotheses, what is concluded."""
    letters, values, assumed = [], [], []
    while True:
        if term[0] == "forall" and term[1][0][1]:
            letters, term = [*letters, *term[1]], term[2]
        elif term[0] == "let":
            values, term = [*values, term[1:3]], term[3]
        elif term[0] == "->":
            assumed, term = [*assumed, term[1]], term[2]
        else:
            return letters, values, assumed, term
