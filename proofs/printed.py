"""The printed reading: the statement itself, in LaTeX or in plain Unicode, so that print cannot drift from proof."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from proofs.space import Operator, Scalar, Space, Vector
from proofs.statements import Statement

_SUM, _PRODUCT, _POWER, _ATOM = range(4)


@dataclass(frozen=True)
class Style:
    """How the few constructions look; `{}` stands for the parts."""

    fraction: str
    root: str
    power: str
    elementwise_power: str
    elementwise: str
    times: str
    transpose: str
    open: str
    close: str
    vector: str
    symbols: dict[str, str]
    call: str
    derivative: str
    relations: dict[str, str]


LATEX = Style(
    fraction=r"\frac{{{}}}{{{}}}",
    root=r"\sqrt{{{}}}",
    power="{}^{{{}}}",
    elementwise_power=r"{}^{{\odot {}}}",
    elementwise=r" \odot ",
    times=r" \cdot ",
    transpose=r"{}^{{\top}}",
    open=r"\left(",
    close=r"\right)",
    vector=r"\mathbf{{{}}}",
    symbols={
        "eps": r"\epsilon",
        "zeta": r"\zeta",
        "activation": "a",
        "gain": "g",
        "zeros gain": "g",
        "bias": "b",
        "upstream": "u",
        "mu": r"\mu",
        "sigma2": r"\sigma^{2}",
        "Pi": r"\Pi",
        "Pi2": r"\Pi_{2}",
        "alpha": r"\boldsymbol{\alpha}",
        "delta": r"\delta",
        "sigma": r"\sigma",
        "rho": r"\rho",
        "h0": "h_{0}",
        "x1": "x_{1}",
        "x2": "x_{2}",
        "u2": "u_{2}",
        "h2": "h^{2}",
        "kappa": r"\kappa",
        "tau": r"\tau",
        "lambda": r"\lambda",
        "xhat": r"\hat{\mathbf{x}}",
        "sum": r"\sum\nolimits_n",
        "product": r"\prod\nolimits_n",
    },
    call=r"\operatorname{{{}}}\left({}\right)",
    derivative=r"\frac{{\partial {}}}{{\partial {}}}",
    relations={
        "equal": "{} = {}",
        "differ": r"{} \not\equiv {}",
        "at_most": r"{} \le {}",
        "positive": "{} > 0",
        "nonzero": r"{} \ne 0",
        "entries": r"\left({}\right)_n \ne 0 \;\text{{for all }} n",
    },
)
TEXT = Style(
    fraction="{}/{}",
    root="√({})",
    power="{}^{}",
    elementwise_power="{}^{}",
    elementwise=" ⊙ ",
    times=" · ",
    transpose="{}ᵀ",
    open="(",
    close=")",
    vector="{}",
    symbols={
        "eps": "ε",
        "zeta": "ζ",
        "activation": "a",
        "gain": "g",
        "zeros gain": "g",
        "bias": "b",
        "upstream": "u",
        "mu": "μ",
        "sigma2": "σ²",
        "Pi": "Π",
        "Pi2": "Π₂",
        "alpha": "α",
        "lambda": "λ",
        "delta": "δ",
        "sigma": "σ",
        "rho": "ρ",
        "h0": "h₀",
        "x1": "x₁",
        "x2": "x₂",
        "u2": "u₂",
        "h2": "h²",
        "kappa": "κ",
        "tau": "τ",
        "sum": "Σₙ ",
        "product": "∏ₙ ",
        "xhat": "x̂",
    },
    call="{}({})",
    derivative="∂{}/∂{}",
    relations={
        "equal": "{} = {}",
        "differ": "{} ≢ {}",
        "at_most": "{} ≤ {}",
        "positive": "{} > 0",
        "nonzero": "{} ≠ 0",
        "entries": "{} ≠ 0 in every entry",
    },
)


class _Printed:
    """A value as its text and how tightly that text binds; `under` is x where the value is 1/x."""

    def __init__(self, space: Printed, text: str, level: int = _ATOM, under: Any = None) -> None:
        self.space = space
        self.text = text
        self.level = level
        self.under = under

    def at(self, level: int) -> str:
        """The text, in brackets where it binds less tightly than `level`."""
        return self.text if self.level >= level else self.space.bracket(self.text)

    def plus(self, other: Any) -> Any:
        text = f"{self.text} - {other.text[1:]}" if other.text.startswith("-") else f"{self.text} + {other.text}"
        return type(self)(self.space, text, _SUM)

    def scaled(self, factor: Any) -> Any:
        if factor.text == "-1":
            text = self.text if self.level > _SUM else self.space.bracket(self.text)
            return type(self)(self.space, text[1:] if text.startswith("-") else f"-{text}", _SUM)
        if factor.text == "1":
            return self
        if factor.text == "0" and isinstance(self, PrintedVector):
            return type(self)(self.space, self.space.style.vector.format("0"))
        if self.text == "1" and isinstance(self, PrintedScalar):
            return factor
        if factor.under is not None:
            return self.space.fraction(type(self), self, factor.under)
        if isinstance(self, PrintedScalar) and self.under is not None:
            return self.space.fraction(type(self), factor, self.under)
        numeral = isinstance(self, PrintedScalar) and self.at(_PRODUCT)[0].isdigit()
        sign = self.space.style.times if numeral else " "
        return type(self)(self.space, f"{factor.at(_PRODUCT)}{sign}{self.at(_PRODUCT)}", _PRODUCT)


class PrintedScalar(_Printed, Scalar):
    """A scalar in print."""

    def inverse(self) -> Any:
        if self.under is not None:
            return self.under
        one = PrintedScalar(self.space, "1")
        return PrintedScalar(self.space, *self.space.quotient(one, self), under=self)

    def __pow__(self, exponent: int) -> Any:
        return self.space.power(self, exponent, self.space.style.power)


class PrintedVector(_Printed, Vector):
    """A vector in print."""

    def times(self, other: PrintedVector) -> Any:
        if other.under is not None:
            return self.space.fraction(PrintedVector, self, other.under)
        text = f"{self.at(_PRODUCT)}{self.space.style.elementwise}{other.at(_PRODUCT)}"
        return PrintedVector(self.space, text, _PRODUCT)

    def inverse(self) -> Any:
        if self.under is not None:
            return self.under
        return PrintedVector(self.space, *self.space.quotient(self.space.ones, self), under=self)

    def __pow__(self, exponent: int) -> Any:
        return self.space.power(self, exponent, self.space.style.elementwise_power)


class PrintedOperator(_Printed, Operator):
    """An operator in print."""

    def apply(self, vector: PrintedVector) -> Any:
        return PrintedVector(self.space, f"{self.at(_PRODUCT)} {vector.at(_POWER)}", _PRODUCT)

    def compose(self, other: PrintedOperator) -> Any:
        return PrintedOperator(self.space, f"{self.at(_PRODUCT)} {other.at(_PRODUCT)}", _PRODUCT)

    @property
    def T(self) -> Any:
        return PrintedOperator(self.space, self.space.style.transpose.format(self.at(_ATOM)), _POWER)


class Printed(Space):
    """The space of print.

    Attributes:
        definitions: the names that the claim gave to values, each with the text of its value, in order.
        scalars: the free scalars that the claim uses, by name.
        vectors: the free vectors that the claim uses, by name.
        has_zero_gains: whether it speaks of a gain with zero entries.
    """

    def __init__(self, style: Style = LATEX) -> None:
        self.style = style
        self.definitions: dict[str, str] = {}
        self.scalars: list[str] = []
        self.vectors: list[str] = []
        self.has_zero_gains = False

    # -- layout ----------------------------------------------------------------------------------------

    def bracket(self, text: str) -> str:
        return f"{self.style.open}{text}{self.style.close}"

    def quotient(self, above: Any, below: Any) -> tuple[str, int]:
        """The text of a fraction and how tightly it binds."""
        if self.style is LATEX:
            return self.style.fraction.format(above.text, below.text), _POWER
        return self.style.fraction.format(above.at(_PRODUCT), below.at(_POWER)), _PRODUCT

    def fraction(self, kind: Any, above: Any, below: Any) -> Any:
        if above.text.startswith("-") and above.level == _SUM and " " not in above.text:
            return -self.fraction(kind, type(above)(self, above.text[1:]), below)
        return kind(self, *self.quotient(above, below))

    def power(self, base: Any, exponent: int, form: str) -> Any:
        if exponent == 1:
            return base
        return type(base)(self, form.format(base.at(_ATOM), exponent), _POWER)

    def _symbol(self, name: str) -> str:
        return self.style.symbols.get(name, name)

    def let(self, name: str, value: Any) -> Any:
        text = self._symbol(name)
        if isinstance(value, PrintedVector) and name not in self.style.symbols:
            text = self.style.vector.format(text)
        while text != value.text and self.definitions.setdefault(text, value.text) != value.text:
            text = self._primed(text)
        return type(value)(self, text)

    def _primed(self, text: str) -> str:
        """Another name, where the first already means something else."""
        return f"{{{text}}}'" if self.style is LATEX and text.endswith("}") else f"{text}'"

    def statement(self, statement: Statement) -> str:
        """The text of a statement."""
        form = self.style.relations[statement.relation]
        if statement.relation == "nonzero" and isinstance(statement.left, Vector):
            form = self.style.relations["entries"]
        sides = [side.text for side in (statement.left, statement.right) if side is not None]
        return form.format(*sides)

    # -- scalars and vectors ---------------------------------------------------------------------------

    @property
    def N(self) -> PrintedScalar:
        return PrintedScalar(self, "N")

    def rational(self, numerator: int, denominator: int = 1) -> PrintedScalar:
        if denominator == 1:
            return PrintedScalar(self, str(numerator), _ATOM if numerator >= 0 else _SUM)
        text, level = self.quotient(self.rational(numerator), self.rational(denominator))
        return PrintedScalar(self, text, level)

    def scalar(self, name: str) -> PrintedScalar:
        if name not in self.scalars:
            self.scalars.append(name)
        return PrintedScalar(self, self._symbol(name))

    def sqrt(self, x: PrintedScalar) -> PrintedScalar:
        return PrintedScalar(self, self.style.root.format(x.text), _ATOM)

    @property
    def ones(self) -> PrintedVector:
        return PrintedVector(self, self.style.vector.format("1"))

    def vector(self, name: str) -> PrintedVector:
        if name not in self.vectors:
            self.vectors.append(name)
        return PrintedVector(self, self.style.vector.format(self._symbol(name)))

    def zeros_gain(self) -> PrintedVector:
        self.has_zero_gains = True
        return PrintedVector(self, self.style.vector.format(self._symbol("zeros gain")))

    def drazin(self, v: PrintedVector) -> PrintedVector:
        return PrintedVector(self, f"{v.at(_ATOM)}^{{D}}" if self.style is LATEX else f"{v.at(_ATOM)}^D", _POWER)

    def critical_point(self, gain: PrintedVector) -> PrintedScalar:
        return PrintedScalar(self, self._symbol("zeta"))

    # -- operators and sums ----------------------------------------------------------------------------

    @property
    def identity(self) -> PrintedOperator:
        return PrintedOperator(self, "I")

    def diag(self, v: PrintedVector) -> PrintedOperator:
        return PrintedOperator(self, self.style.call.format("diag", v.text))

    def outer(self, u: PrintedVector, v: PrintedVector) -> PrintedOperator:
        return PrintedOperator(self, f"{u.at(_POWER)} {self.style.transpose.format(v.at(_ATOM))}", _PRODUCT)

    def sum(self, v: PrintedVector) -> PrintedScalar:
        if self.style is LATEX:
            return PrintedScalar(self, f"{self._symbol('sum')} {self.bracket(v.text)}_n", _PRODUCT)
        return PrintedScalar(self, f"{self._symbol('sum')}{v.at(_ATOM)}", _PRODUCT)

    def dot(self, u: PrintedVector, v: PrintedVector) -> PrintedScalar:
        return PrintedScalar(self, f"{self.style.transpose.format(u.at(_ATOM))} {v.at(_PRODUCT)}", _PRODUCT)

    def product(self, v: PrintedVector) -> PrintedScalar:
        if self.style is LATEX:
            return PrintedScalar(self, f"{self._symbol('product')} {self.bracket(v.text)}_n", _PRODUCT)
        return PrintedScalar(self, f"{self._symbol('product')}{v.at(_ATOM)}", _PRODUCT)

    def trace(self, A: PrintedOperator) -> PrintedScalar:
        return PrintedScalar(self, self.style.call.format("tr", A.text))

    def det(self, A: PrintedOperator) -> PrintedScalar:
        return PrintedScalar(self, self.style.call.format("det", A.text))

    def jacobian(self, f: PrintedVector, v: PrintedVector) -> PrintedOperator:
        return PrintedOperator(self, *self._derivative(f, v))

    def gradient(self, x: PrintedScalar, v: PrintedVector) -> PrintedVector:
        return PrintedVector(self, *self._derivative(x, v))

    def derivative(self, x: PrintedScalar, c: PrintedScalar) -> PrintedScalar:
        return PrintedScalar(self, *self._derivative(x, c))

    def _derivative(self, f: Any, at: Any) -> tuple[str, int]:
        if f.level == _ATOM:
            return self.style.derivative.format(f.text, at.text), _POWER
        return f"{self.style.derivative.format('', at.text)} {self.bracket(f.text)}", _PRODUCT
