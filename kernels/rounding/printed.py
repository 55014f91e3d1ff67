"""A bound in LaTeX: its letters, abbreviations, premises and the inequality."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lnverify.kernels.programs.space import Space, Written
from lnverify.kernels.programs.stated import letters_of
from lnverify.kernels.programs.theorems import Law, find_theorem
from lnverify.kernels.rounding.functions import filled
from lnverify.proofs.prose import pieces

# How tightly a text binds: a sum, a sum over entries, a product, a power, a letter.
_SUM, _OVER, _PRODUCT, _POWER, _ATOM = range(5)


@dataclass(frozen=True)
class _Tex(Written):
    """An expression in LaTeX: what Python's operators make of it is LaTeX too."""

    text: str
    level: int = _ATOM
    base: str = ""
    exponent: str = ""

    def at(self, level: int) -> str:
        """The text where something binds so tightly beside it."""
        return self.text if self.level >= level else rf"\left({self.text}\right)"

    def join(self, sign: str, other: _Tex) -> _Tex:
        if (sign, other.text) in (("+", "0"), ("-", "0"), ("/", "1"), ("**", "1")):
            return self
        if (sign, other.text) == ("**", "0"):
            return _Tex("1")
        if (sign, other) == ("*", self):
            return _Tex.of(self**2)
        if (sign, self.text, other.level) == ("/", "1", _POWER) and other.base:
            return replace(other, text=f"{other.base}^{{-{other.exponent}}}", base="")
        if sign == "+":
            return _Tex(f"{self.text} + {other.text}", _SUM)
        if sign == "-":
            return _Tex(f"{self.text} - {other.at(_OVER)}", _SUM)
        if sign == "*":
            left, right = self.at(_PRODUCT), other.at(_OVER)
            return _Tex(left + (r" \cdot " if right[0].isdigit() else " ") + right, _PRODUCT)
        if sign == "/":
            return _Tex(rf"\frac{{{self.text}}}{{{other.text}}}", _POWER)
        base, exponent = self.at(_ATOM), other.at(_PRODUCT)
        return _Tex(f"{base}^{{{other.text}}}", _POWER, base, exponent)

    def __abs__(self) -> _Tex:
        return _Tex(rf"\lvert {self.text} \rvert")


# -- what the functions mean ------------------------------------------------------------------------------------

_SIZE, _SIGMA = _Tex("N"), _Tex(r"\sigma^{2}", _POWER)


def _over(v: Any) -> _Tex:
    return _Tex(rf"\sum {_Tex.of(v).at(_PRODUCT)}", _OVER)


def _one_by_one(u: Any, n: Any) -> _Tex:
    factor = (1 + u) * (1 + _Tex(r"\frac{2}{k}", _POWER) * (1 / (1 - u) ** 3 - 1))
    return _Tex(rf"\prod_{{k=2}}^{{{_Tex.of(n).text}}} {factor.text}", _OVER)


def _of_two(name: str) -> Callable[[Any, Any], _Tex]:
    return lambda v, w: _Tex(rf"{name}\left({_Tex.of(v).text}, {_Tex.of(w).text}\right)")


def _in_letters(name: str) -> Callable[..., _Tex]:
    """The bound of two passes of a theorem, where κ, E and the normalized entry s have their letters already."""

    def bound(u: Any, eps: Any, a: Any, h1: Any, h2: Any) -> _Tex:
        letters = {"z": _Tex("s"), "E": _Tex("E"), "kap": _Tex(r"\kappa")}
        values = {"u": u, "eps": eps, "a": a, "h1": h1, "h2": h2, "N": _SIZE, "y": a}
        return _Tex.of(find_theorem(name).says(filled(_Latex(letters=letters, is_named=False), _FUNCTIONS | values))[1])

    return bound


_FUNCTIONS: dict[str, Any] = {
    "uphalf": lambda height: _Tex(rf"\lceil ({_Tex.of(height).text})/2 \rceil"),
    "sqrt": lambda x: _Tex(rf"\sqrt{{{_Tex.of(x).text}}}", _POWER),
    "ex": lambda x: _Tex(rf"e^{{{_Tex.of(x).text}}}", _POWER),
    "min": _of_two(r"\min"),
    "max": _of_two(r"\max"),
    "sumv": _over,
    "size": lambda a: _SIZE,
    "variance": lambda a: _SIGMA,
    "centred": lambda a: a - _Tex(r"\mu"),
    "backward_size": lambda r, p, z: r * (abs(p) + _over(abs(p)) / _SIZE + _over(abs(p) * z) / _SIZE * z),
    "one_by_one_growth": _one_by_one,
    "two_pass_bound": _in_letters("two-pass"),
    "nearest_bound": _in_letters("nearest.two-pass"),
}


class _Latex(Space):
    """The names of a bound in LaTeX: an abbreviation stands for its value from the second time on.

    `letters` are what abbreviations are called that are not called by their names; others are if `is_named`.
    """

    def named(self, name: str, value: Any) -> _Tex:
        shown = _Tex.of(value)
        if shown.level == _ATOM:
            return shown
        return _Tex.of(self.letters.get(name, _Tex(name) if self.is_named else shown))

    def each(self, left: Any, right: Any) -> None:
        self.require(left, "<=", right)


# -- what the letters mean -------------------------------------------------------------------------------------

_MEANINGS = tomllib.loads(Path(__file__).with_name("letters.toml").read_text("utf-8"))
_WORDS, _OWN, _IN_TITLES = (_MEANINGS[name] for name in ("words", "own", "titles"))
"""What a letter means: in every theorem, in one theorem alone, and where the title says the theorem."""

_NAMES = {"a": "a", "y": r"\hat{y}", "m": r"\hat{\mu}", "Q": r"\hat{S}", "s": "a", "eps": r"\epsilon", "tau": r"\tau"}
_FREE = (
    "u", "l", "h", "h1", "h2", "h3", "h4", "g", "b", "c", "w", "k", "r", "v",
    "z", "d", "e", "n", "X", "W", "D", "j", "q", "L", "B",
)  # fmt: skip
_LETTER = re.compile(
    r"\\hat\{(?:\\mu|\w)\}|\\(?:sum|mu|sigma|epsilon|tau|kappa)(?![a-z])|h_\{\d\}|(?<![\\A-Za-z])[A-Za-z](?![A-Za-z])"
)


def in_latex(law: Law) -> dict[str, Any]:
    """What a law says as the facts of a claim have it: where, definitions, hypotheses, steps, lines."""
    known: dict[str, Any] = _FUNCTIONS | {"N": _SIZE} | {name: _Tex(latex) for name, latex in _NAMES.items()}
    exact = letters_of(law)
    for name in _FREE:
        # What is computed has a hat where the theorem has the exact value too.
        known[name] = _Tex(rf"\hat{{{name}}}" if f"{name}_exact" in exact else _symbol(name))
        known[f"{name}_exact"] = _Tex(name)
    if law.of == "softmax_logits":
        known["m"] = _Tex("m")
    space = filled(_Latex(letters={"kap": _Tex(r"\kappa")}, is_named=True), known)
    sides = law.says(space)
    lets = ((space.named(name, value).text, _Tex.of(value)) for name, value in space.lets.items())
    definitions = {name: value.text for name, value in lets if value.level < _ATOM}
    hypotheses = [f"{_Tex.of(left).text} {_SIGNS[sign]} {_Tex.of(right).text}" for left, sign, right in space.premises]
    statements = [rf"{_Tex.of(sides[0]).text} \le {_Tex.of(sides[1]).text}"] if sides else []
    formulas = [*(f"{name} = {text}" for name, text in definitions.items()), *hypotheses, *statements]
    return {
        "where": _where(law, formulas, {*definitions}),
        "definitions": definitions,
        "hypotheses": hypotheses,
        "steps": [{"name": "", "statement": statement, "form": ""} for statement in statements],
        "letters": {"vectors": [], "scalars": [], "zero_gains": False, "dimension": True},
        # TeX breaks no line between \left and \right.
        "lines": {it: re.sub(r"\\(left|right)(?=[()])", "", it) for it in formulas if _width(it) > _LONGEST},
    }


_SIGNS = {"<=": r"\le", "<": "<", "!=": r"\ne"}


def where_of_title(law: Law) -> list[str]:
    """What each letter means in the title of a law that nothing else prints; one that stands alone has words there."""
    formulas = [part for is_math, part in pieces(law.title) if is_math]
    alone = {name for formula in formulas if _LETTER.fullmatch(name := re.split(" = | > ", formula)[0])}
    results = {letter for formula in formulas for letter in _LETTER.findall(formula)} - alone
    return [words for letter, words in (_WORDS | _IN_TITLES).items() if letter in results and words]


# A display of so many signs still fits into a column of text: `test_theorems_compile_within_line_width` sets them.
_LONGEST = 52


def _width(formula: str) -> int:
    """How many signs a formula has, which is no less than stand side by side."""
    signs = re.sub(r"\\(?:[lr]vert|left|right|frac)|[{}^_ ]", "", formula)
    return len(re.sub(r"\\[a-z]+", "x", signs))


def _symbol(name: str) -> str:
    return f"{name[0]}_{{{name[1]}}}" if name[1:].isdigit() else name


def _where(theorem: Law, formulas: list[str], defined: set[str]) -> list[str]:
    """What each letter means that a theorem prints and does not define."""
    used = {letter for formula in formulas for letter in _LETTER.findall(formula)}
    words = _WORDS | _OWN.get(theorem.name.removesuffix(".one-by-one").removeprefix("nearest."), {})
    if theorem.name.startswith("nearest."):
        words["u"] = "each operation rounds to nearest, by at most $u$ relatively, the unit roundoff of the format"
    told = [text for letter, text in words.items() if letter in used - defined and text]
    return [text.replace("{program}", theorem.of.replace("_", "-")) for text in told]
