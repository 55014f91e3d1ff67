"""The printed reading: the statement itself, so that print cannot drift from proof.

LaTeX and plain Unicode are two styles: a style says how the constructions look.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import inf
from typing import Any

from lnverify.proofs.errors import InputError
from lnverify.proofs.recording import record
from lnverify.proofs.statements import Statement
from lnverify.proofs.symbols import SYMBOLS
from lnverify.proofs.values import Operator, Scalar, Vector
from lnverify.proofs.vocabulary import Claim, Space

# How tightly a text binds: a sum or ∂/∂a (…), an inner product or Σ, u ⊙ v, a quotient on one line, a multiple of a
# vector or an operator, a product, a power, a letter.
_SUM, _INNER, _ELEMENTWISE, _QUOTIENT, _MULTIPLE, _PRODUCT, _POWER, _ATOM = range(8)

# Symbols that carry an exponent: the power of one takes brackets.
_RAISED = ("variance",)


@dataclass(frozen=True)
class Style:
    """How the few constructions look; `{}` stands for the parts.

    `is_flat` says that a fraction, a root and an exponent do not show by their layout how far they reach; of a style
    that is not flat, fractions and roots of more than `longest` characters are set on the line too; `raised`
    turns the digits of an exponent into what is set; `indices` has small ones.
    """

    symbols: dict[str, str]
    is_flat: bool
    raised: dict[int, int]
    fraction: str
    root: str
    norm: str
    absolute: str
    power: str
    elementwise_power: str
    drazin: str
    entry: str
    index: str
    elementwise: str
    times: str
    transpose: str
    open: str
    close: str
    letter: str
    greek: str
    word: str
    call: str
    derivative: str
    zero_of: str
    expectations: dict[str, str]
    relations: dict[str, str]
    indices: dict[str, str] = field(default_factory=dict)
    longest: float = inf
    slash: str = "{}/{}"
    half: str = ""

    def fits(self, *texts: str) -> bool:
        """Whether these parts are set above each other, or under a root."""
        return not self.is_flat and sum(map(len, texts)) <= self.longest

    def symbol(self, name: str) -> str:
        """The symbol of a name; a word that has none stands upright."""
        return self.symbols.get(name, name if len(name) == 1 else self.word.format(name))

    def index_of(self, name: str) -> str:
        """The name of an index, as it is set."""
        return self.indices.get(name) or ("_" if self.is_flat else "") + self.symbol(name)

    def exponent(self, value: int) -> str:
        """An integer as an exponent."""
        return str(value).translate(self.raised)

    def add_prime(self, text: str) -> str:
        """Another name, where the first already means something else."""
        return f"{{{text}}}'" if text.endswith("}") and not self.is_flat else f"{text}'"

    def vector(self, symbol: str) -> str:
        """The symbol as that of a vector."""
        is_greek = symbol.startswith("\\") and not symbol.startswith((r"\hat", r"\mathrm"))
        return (self.greek if is_greek else self.letter).format(symbol)


LATEX = Style(
    symbols={name: latex for name, (latex, _) in SYMBOLS.items()},
    is_flat=False,
    raised={},
    fraction=r"\frac{{{}}}{{{}}}",
    root=r"\sqrt{{{}}}",
    norm=r"\left\lVert {} \right\rVert",
    absolute=r"\left\lvert {} \right\rvert",
    power="{}^{{{}}}",
    elementwise_power=r"{}^{{\odot {}}}",
    drazin="{}^{{D}}",
    entry=" {}_n",
    index="{}_{{{}}}",
    elementwise=r" \odot ",
    times=r" \cdot ",
    transpose=r"{}^{{\top}}",
    open=r"\left(",
    close=r"\right)",
    letter=r"\mathbf{{{}}}",
    greek=r"\boldsymbol{{{}}}",
    word=r"\mathrm{{{}}}",
    call=r"\operatorname{{{}}}\left({}\right)",
    derivative=r"\frac{{\partial {}}}{{\partial {}}}",
    zero_of=r"\text{{a zero of }} {}",
    expectations={
        "normal": r"\operatorname{{E}}_{{{1}}}\left[{0}\right]",
        "drawn": r"\operatorname{{E}}_{{{1} \subset {2}}}\left[{0}\right]",
        "resampled": r"\operatorname{{E}}_{{{2} \to {1}}}\left[{0}\right]",
    },
    relations={
        "equal": "{} = {}",
        "differ": r"{} \not\equiv {}",
        "at_most": r"{} \le {}",
        "positive": "{} > 0",
        "nonzero": r"{} \ne 0",
        "nonzero entries": r"{}_n \ne 0 \;\text{{for all }} n",
        "positive entries": r"{}_n > 0 \;\text{{for all }} n",
        "at_most entries": r"{}_n \le {}_n \;\text{{for all }} n",
    },
)
LINES = replace(
    LATEX,
    longest=70,
    slash=r"{} /\allowbreak {}",
    half="{}^{{1/2}}",
    norm=r"\lVert {} \rVert",
    absolute=r"\lvert {} \rvert",
    open="(",
    close=")",
    call=r"\operatorname{{{}}}({})",
    expectations={
        "normal": r"\operatorname{{E}}_{{{1}}}[{0}]",
        "drawn": r"\operatorname{{E}}_{{{1} \subset {2}}}[{0}]",
        "resampled": r"\operatorname{{E}}_{{{2} \to {1}}}[{0}]",
    },
)
"""LaTeX in which TeX may break a line at every relation, sign and bracket: nothing long stands on two levels."""
TEXT = Style(
    symbols={name: text for name, (_, text) in SYMBOLS.items()},
    is_flat=True,
    raised=str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"),
    fraction="{}/{}",
    root="√{}",
    norm="‖{}‖",
    absolute="|{}|",
    power="{}{}",
    elementwise_power="{}{}",
    drazin="{}^D",
    entry="{}",
    index="{}{}",
    indices=dict(zip("ijklmn", "ᵢⱼₖₗₘₙ", strict=True)),
    elementwise=" ⊙ ",
    times=" · ",
    transpose="{}ᵀ",
    open="(",
    close=")",
    letter="{}",
    greek="{}",
    word="{}",
    call="{}({})",
    derivative="∂{}/∂{}",
    zero_of="a zero of {}",
    expectations={
        "normal": "E[{0} : {1} ∼ 𝒩(0, I)]",
        "drawn": "E[{0} : {1} ⊂ {2}]",
        "resampled": "E[{0} : {2} → {1}]",
    },
    relations={
        "equal": "{} = {}",
        "differ": "{} ≢ {}",
        "at_most": "{} ≤ {}",
        "positive": "{} > 0",
        "nonzero": "{} ≠ 0",
        "nonzero entries": "{} ≠ 0 in every entry",
        "positive entries": "{} > 0 in every entry",
        "at_most entries": "{} ≤ {} in every entry",
    },
)


class _Printed:
    """A value as its text and how tightly that text binds.

    `under` is x where it is 1/x, `opposite` where it is −x, `root` is ‖v‖ where it is vᵀv, and |x| where it is x².
    """

    # How tightly a multiple binds; the 1 of the kind.
    multiple = _MULTIPLE
    _one: Callable[[], Any]

    def __init__(
        self,
        space: Printed,
        text: str,
        level: int = _ATOM,
        under: Any = None,
        opposite: Any = None,
        root: str = "",
    ) -> None:
        self.space = space
        self.text = text
        self.level = level
        self.under = under
        self.opposite = opposite
        self.root = root

    def at(self, level: int) -> str:
        """The text, in brackets where it binds less tightly than `level`."""
        return self.text if self.level >= level else self.space.bracket(self.text)

    @property
    def is_zero(self) -> bool:
        return self.text in self.space.zeros

    @property
    def is_one(self) -> bool:
        return isinstance(self, PrintedScalar) and self.text == "1"

    def plus(self, other: Any) -> Any:
        if self.is_zero or other.is_zero:
            return other if self.is_zero else self
        term = f"- {other.text.removeprefix('-')}" if other.text.startswith("-") else f"+ {other.text}"
        return type(self)(self.space, f"{self.text} {term}", _SUM)

    def times(self, other: Any) -> Any:
        if self.is_zero or other.is_zero:
            return self.space.zero(type(self))
        if other.under is not None:
            return self.space.fraction(type(self), self, other.under)
        text = f"{self.at(_ELEMENTWISE)}{self.space.style.elementwise}{other.at(_ELEMENTWISE)}"
        return type(self)(self.space, text, _ELEMENTWISE)

    def inverse(self) -> Any:
        if self.under is not None:
            return self.under
        return type(self)(self.space, *self.space.quotient(self._one(), self), under=self)

    def scale(self, factor: Any) -> Any:
        if self.is_zero or factor.is_zero:
            return self.space.zero(type(self))
        if factor.is_one:
            return self
        if self.is_one:
            return factor
        if factor.opposite is not None:
            return self.space.negative(self.scale(factor.opposite))
        if self.opposite is not None:
            return self.space.negative(self.opposite.scale(factor))
        if factor.under is not None:
            return self.space.fraction(type(self), self, factor.under)
        if isinstance(self, PrintedScalar) and self.under is not None:
            return self.space.fraction(type(self), factor, self.under)
        text = self.at(_INNER)
        # Of two numbers the second needs a sign before it.
        sign = self.space.style.times if isinstance(self, PrintedScalar) and text[0].isdigit() else " "
        level = self.multiple if self.level == _SUM else min(self.level, self.multiple)
        return type(self)(self.space, f"{factor.at(_PRODUCT)}{sign}{text}", level)


class PrintedScalar(_Printed, Scalar):
    """A scalar in print; of two, the first stands first.

    `slope` is (f, c, k) where it is the kth derivative of f by c.
    """

    multiple = _PRODUCT
    slope: tuple[Any, Any, int] | None = None

    def __mul__(self, other: Any) -> Any:
        other = self.space.lift(other)
        return other.scale(self) if isinstance(other, PrintedScalar) else super().__mul__(other)

    def __rmul__(self, other: Any) -> Any:
        return self.scale(self.space.lift(other))

    def __pow__(self, exponent: int) -> Any:
        return self.space.power(self, exponent, self.space.style.power)


class PrintedVector(_Printed, Vector):
    """A vector in print."""

    def __pow__(self, exponent: int) -> Any:
        return self.space.power(self, exponent, self.space.style.elementwise_power)


class PrintedOperator(_Printed, Operator):
    """An operator in print."""

    def apply(self, vector: PrintedVector) -> Any:
        return PrintedVector(self.space, f"{self.at(_MULTIPLE)} {vector.at(_POWER)}", _PRODUCT)

    def compose(self, other: PrintedOperator) -> Any:
        return PrintedOperator(self.space, f"{self.at(_MULTIPLE)} {other.at(_PRODUCT)}", _PRODUCT)

    @property
    def T(self) -> Any:
        return PrintedOperator(self.space, self.space.style.transpose.format(self.at(_ATOM)), _POWER)


class Printed(Space):
    """The space of print.

    Attributes:
        definitions: the names that the claim gave to values, each with the text of its value, in order.
        zeros: the zero scalar and the zero vector.

    Args:
        style: LATEX, LINES or TEXT.
        names: whether a value that was given a name prints as the name, or written out.
    """

    differentiates = True

    def __init__(self, style: Style = LATEX, names: bool = True) -> None:
        self.style = style
        self.has_names = names
        self.definitions: dict[str, str] = {}
        self.zeros = ("0", style.vector("0"))

    # -- layout ----------------------------------------------------------------------------------------

    def bracket(self, text: str) -> str:
        return f"{self.style.open}{text}{self.style.close}"

    def zero(self, kind: Any) -> Any:
        """The zero scalar, vector or operator."""
        return kind(self, self.zeros[kind is PrintedVector])

    def negative(self, value: Any) -> Any:
        """−x, or x where the value is itself −x."""
        if value.opposite is not None or value.is_zero:
            return value if value.is_zero else value.opposite
        return type(value)(self, f"-{value.at(_INNER)}", _SUM, opposite=value)

    def quotient(self, above: Any, below: Any) -> tuple[str, int]:
        """The text of a fraction and how tightly it binds."""
        if self.style.fits(above.text, below.text):
            return self.style.fraction.format(above.text, below.text), _POWER
        # A quotient of vectors is taken entry by entry: (Ax)/g is not A(x/g).
        tight = _POWER if isinstance(below, PrintedVector) else _INNER
        if above.level == _QUOTIENT and below.level < _POWER:
            tight = _MULTIPLE
        return self.style.slash.format(above.at(tight), below.at(_POWER)), _QUOTIENT

    def fraction(self, kind: Any, above: Any, below: Any) -> Any:
        if above.is_zero or below.is_one:
            return above
        if above.opposite is not None:
            return self.negative(self.fraction(kind, above.opposite, below))
        return kind(self, *self.quotient(above, below))

    def power(self, base: Any, exponent: int, form: str) -> Any:
        if exponent == 1 or (base.is_zero and exponent > 0):
            return base
        root = self.style.absolute.format(base.text) if exponent == 2 else ""
        return type(base)(self, form.format(base.at(_ATOM), self.style.exponent(exponent)), _POWER, root=root)

    def let(self, name: str, value: Any) -> Any:
        """The value under a name.

        Raises:
            InputError: where the name has no symbol.
        """
        if name not in self.style.symbols and len(name) != 1:
            known = "lnverify.proofs.symbols.SYMBOLS"
            raise InputError(f"s.let({name!r}, ...): no symbol; a letter is right, or a name in {known}")
        value = self.lift(value)
        if not self.has_names:
            return value
        text = self.style.symbol(name)
        if isinstance(value, PrintedVector):
            text = self.style.vector(text)
        return type(value)(self, self._define(text, value.text), _level(name))

    def _define(self, text: str, meaning: str) -> str:
        """The name that has this meaning: the text, with a prime where it already means something else."""
        while text != meaning and self.definitions.setdefault(text, meaning) != meaning:
            text = self.style.add_prime(text)
        return text

    def statement(self, statement: Statement) -> str:
        """The text of a statement."""
        sides = [side for side in (statement.left, statement.right) if side is not None]
        of_entries = self.style.relations.get(f"{statement.relation} entries")
        if of_entries and isinstance(statement.left, PrintedVector):
            return of_entries.format(*(side.at(_ATOM) for side in sides))
        return self.style.relations[statement.relation].format(*(side.text for side in sides))

    # -- scalars and vectors ---------------------------------------------------------------------------

    def rational(self, numerator: int, denominator: int = 1) -> PrintedScalar:
        if numerator < 0:
            opposite: PrintedScalar = self.negative(self.rational(-numerator, denominator))
            return opposite
        if denominator == 1:
            return PrintedScalar(self, str(numerator))
        return PrintedScalar(self, self.style.fraction.format(numerator, denominator), _PRODUCT)

    def scalar(self, name: str) -> PrintedScalar:
        return PrintedScalar(self, self.style.symbol(name), _level(name))

    def _apply(self, name: str, x: Any) -> Any:
        return type(x)(self, self.style.call.format(name, x.text))

    def sqrt(self, x: Any) -> Any:
        if x.root or self.style.fits(x.text):
            return type(x)(self, x.root or self.style.root.format(x.text))
        if self.style.half:
            return type(x)(self, self.style.half.format(x.at(_ATOM)), _POWER)
        return type(x)(self, self.style.root.format(x.at(_ATOM)))

    def ones_in(self, dimension: str) -> PrintedVector:
        return PrintedVector(self, self.style.vector("1"))

    def matrix(self, name: str, rows: str = "M", columns: str = "N") -> PrintedOperator:
        return PrintedOperator(self, self.style.symbol(name))

    def vector_in(self, name: str, dimension: str) -> PrintedVector:
        return PrintedVector(self, self.style.vector(self.style.symbol(name)))

    def identity_in(self, dimension: str) -> PrintedOperator:
        return PrintedOperator(self, self.style.symbol("I"))

    def size_in(self, dimension: str) -> PrintedScalar:
        return PrintedScalar(self, self.style.symbol(dimension))

    def basis(self, name: str) -> PrintedVector:
        unit = self.style.vector(self.style.symbol("e"))
        return PrintedVector(self, self.style.index.format(unit, self.style.index_of(name)), _POWER)

    def entry(self, v: PrintedVector, name: str) -> PrintedScalar:
        return PrintedScalar(self, self.style.index.format(v.at(_ATOM), self.style.index_of(name)), _POWER)

    def zeros_gain(self) -> PrintedVector:
        return PrintedVector(self, self.style.vector(self.style.symbol("zeros gain")))

    def drazin(self, v: PrintedVector) -> PrintedVector:
        return PrintedVector(self, self.style.drazin.format(v.at(_ATOM)), _POWER)

    def critical_point(self, gain: PrintedVector) -> PrintedScalar:
        zeta = PrintedScalar(self, self.style.symbol("zeta"))
        if self.has_names:
            total = self.sum(self.ones / (gain**2 - zeta * self.ones))
            zeta.text = self._define(zeta.text, self.style.zero_of.format(total.at(_INNER)))
        return zeta

    # -- operators and sums ----------------------------------------------------------------------------

    def diag(self, v: PrintedVector) -> PrintedOperator:
        return PrintedOperator(self, self.style.call.format("diag", v.text))

    def outer(self, u: PrintedVector, v: PrintedVector) -> PrintedOperator:
        return PrintedOperator(self, f"{u.at(_POWER)} {self.style.transpose.format(v.at(_ATOM))}", _PRODUCT)

    def sum(self, v: PrintedVector) -> PrintedScalar:
        return self._over_entries("sum", v)

    def dot(self, u: PrintedVector, v: PrintedVector) -> PrintedScalar:
        text = f"{self.style.transpose.format(u.at(_ATOM))} {v.at(_PRODUCT)}"
        return PrintedScalar(self, text, _INNER, root=self.style.norm.format(u.text) if u.text == v.text else "")

    def product(self, v: PrintedVector) -> PrintedScalar:
        return self._over_entries("product", v)

    def _over_entries(self, name: str, v: PrintedVector) -> PrintedScalar:
        entry = self.style.entry.format(v.at(_POWER if self.style.is_flat else _ATOM))
        return PrintedScalar(self, f"{self.style.symbol(name)}{entry}", _INNER)

    def trace(self, A: PrintedOperator) -> PrintedScalar:
        return PrintedScalar(self, self.style.call.format("tr", A.text))

    def det(self, A: PrintedOperator) -> PrintedScalar:
        return PrintedScalar(self, self.style.call.format("det", A.text))

    def expectation(self, law: str, f: PrintedScalar, v: PrintedVector, *row: PrintedVector, again: Any) -> Any:
        return PrintedScalar(self, self.style.expectations[law].format(f.text, v.text, *(x.text for x in row)))

    def jacobian(self, f: PrintedVector, v: PrintedVector) -> PrintedOperator:
        return PrintedOperator(self, *self._derivative(f, v))

    def gradient(self, x: PrintedScalar, v: Any) -> Any:
        return type(v)(self, *self._derivative(x, v))

    def derivative(self, x: PrintedScalar, c: PrintedScalar) -> PrintedScalar:
        f, _, times = x.slope if x.slope and x.slope[1] is c else (x, c, 0)
        result = PrintedScalar(self, *self._derivative(f, c, times + 1))
        result.slope = f, c, times + 1
        return result

    def _derivative(self, f: Any, at: Any, times: int = 1) -> tuple[str, int]:
        raised = "" if times == 1 else self.style.power.format("", self.style.exponent(times))
        below = at.text if times == 1 else self.power(at, times, self.style.power).text
        if f.level == _ATOM and (self.style.is_flat or self.style.fits(f.text)):
            return self.style.derivative.format(raised + f.text, below), _QUOTIENT if self.style.is_flat else _POWER
        return f"{self.style.derivative.format(raised, below)} {self.bracket(f.text)}", _SUM


def _level(name: str) -> int:
    """How tightly the symbol of a name binds."""
    return _POWER if name in _RAISED else _ATOM


@lru_cache(maxsize=8)
def print_in_full(claim: Claim) -> tuple[str, ...]:
    """The statements of a claim, in LaTeX, without the names that it gives to values."""
    space = Printed(LATEX, names=False)
    return tuple(space.statement(item) for item in record(claim)(space))


def has_dimension(claim: Claim) -> bool:
    """Whether a claim speaks of N, of vectors or of operators, and not of numbers alone."""
    return any(node.shape or node.operation in ("dimension", "entry") for node in record(claim).nodes)
