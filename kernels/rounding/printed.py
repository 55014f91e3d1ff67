"""A bound that a theorem of Rocq states, in LaTeX: its letters, abbreviations, premises and the inequality."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from lnverify.kernels.programs.theorems import Law, Theorem
from lnverify.kernels.rounding.statements import Written, evaluate, inequality
from lnverify.proofs.prose import pieces

# How tightly a text binds: a sum, a sum over entries, a product, a power, a letter.
_SUM, _OVER, _PRODUCT, _POWER, _ATOM = range(5)


@dataclass(frozen=True)
class _Tex(Written):
    """An expression in LaTeX: what Python's operators make of it is LaTeX too."""

    text: str
    level: int = _ATOM

    def at(self, level: int) -> str:
        """The text where something binds so tightly beside it."""
        return self.text if self.level >= level else rf"\left({self.text}\right)"

    def join(self, sign: str, other: _Tex) -> _Tex:
        if sign == "+":
            return _Tex(f"{self.text} + {other.text}", _SUM)
        if sign == "-":
            return _Tex(f"{self.text} - {other.at(_OVER)}", _SUM)
        if sign == "*":
            left, right = self.at(_PRODUCT), other.at(_OVER)
            return _Tex(left + (r" \cdot " if right[0].isdigit() else " ") + right, _PRODUCT)
        if sign == "/":
            return _Tex(rf"\frac{{{self.text}}}{{{other.text}}}", _POWER)
        return _Tex(f"{self.at(_ATOM)}^{{{other.text}}}", _POWER)

    def __abs__(self) -> _Tex:
        return _Tex(rf"\lvert {self.text} \rvert")


_tex = _Tex.of

# -- what the functions of the theorems mean -------------------------------------------------------------------

_U, _ROW, _SIZE = _Tex("u"), _Tex("a"), _Tex("N")
_SPREAD = _Tex(r"\sqrt{\sigma^{2} + \epsilon}")


def _over(v: Any) -> _Tex:
    return _Tex(rf"\sum {_tex(v).at(_PRODUCT)}", _OVER)


def _mean(v: Any) -> Any:
    return _over(v) / _SIZE


def _grow(u: Any, ups: Any, any: Any) -> Any:
    """(1 + u)^ups/(1 − u)^any, without what is 1."""
    below = _Tex(f"{(1 - u).at(_ATOM)}^{{-{_tex(any).at(_PRODUCT)}}}", _POWER)
    parts = [_power(1 + u, ups)] * (ups != 0) + [below] * (any != 0)
    return parts[0] if len(parts) == 1 else parts[0] / _power(1 - u, any)


def _power(base: _Tex, exponent: Any) -> _Tex:
    return base if exponent == 1 else base**exponent


def _merge_growth(u: Any) -> Any:
    return (1 + u) * (2 * _grow(u, 0, 3) - 1)


def _one_by_one(n: Any) -> _Tex:
    factor = (1 + _U) * (1 + _Tex(r"\frac{2}{k}", _POWER) * (_grow(_U, 0, 3) - 1))
    return _Tex(rf"\prod_{{k=2}}^{{{_tex(n).text}}} {factor.text}", _OVER)


def _of_two(name: str) -> Callable[[Any, Any], _Tex]:
    return lambda v, w: _Tex(rf"{name}\left({_tex(v).text}, {_tex(w).text}\right)")


def _sum_growth(u: Any, h: Any, n: Any) -> Any:
    return _of_two(r"\min")(_power(1 + u, h), 1 + (n - 1) * u)


def _two_pass(u: Any, h1: Any, h2: Any, file: str = "Bounds", name: str = "two_pass_error") -> Any:
    """The bound of two passes, where E, κ and the normalized entry s have their letters already."""
    said = inequality(file, name)
    letters = {"z": _Tex("s"), "E": _Tex("E"), "k": _Tex(r"\kappa"), "N": _SIZE}
    known = _FUNCTIONS | {"u": u, "h1": h1, "h2": h2, "y": _Tex(r"\hat{y}")} | letters
    return evaluate(said.right, known | {"G": evaluate(dict(said.lets)["G"], known)})


def _ex(x: Any) -> _Tex:
    return _Tex(rf"e^{{{_tex(x).text}}}", _POWER)


_FUNCTIONS: dict[str, Any] = {
    "grow": _grow,
    "uphalf": lambda height: _Tex(rf"\lceil ({_tex(height).text})/2 \rceil"),
    "Num.sqrt": lambda x: _Tex(rf"\sqrt{{{_tex(x).text}}}"),
    "Num.min": _of_two(r"\min"),
    "Num.max": _of_two(r"\max"),
    "mean": _mean,
    "mean_of": lambda s: _mean(_ROW),
    "size": lambda s: _SIZE,
    "variance": lambda a: _Tex(r"\sigma^{2}", _POWER),
    "sd": lambda eps, a: _SPREAD,
    "kappa": lambda eps, a: _over(abs(a)) / (_SIZE * _SPREAD),
    "normalized": lambda eps, a: (a - _Tex(r"\mu")) / _SPREAD,
    "rms_norm": lambda eps, a: a / _Tex(rf"\sqrt{{{(_mean(a**2) + eps).text}}}"),
    "layer_norm": lambda eps, g, b, a: g * ((a - _Tex(r"\mu")) / _SPREAD) + b,
    "sumv": _over,
    "absv": abs,
    "dot": lambda v, w: _over(v**2 if v == w else v * w),
    "had": lambda v, w: v * w,
    "shifted": lambda c, a: a - c,
    "backward": lambda r, p, z: r * (p - _mean(p) - _mean(p * z) * z),
    "backward_size": lambda r, p, z: r * (abs(p) + _mean(abs(p)) + _mean(abs(p) * z) * z),
    "merge_growth": _merge_growth,
    "one_by_one_growth": _one_by_one,
    "two_pass_bound": lambda u, eps, a, h1, h2: _two_pass(u, h1, h2),
    "nearest_bound": lambda u, eps, a, h1, h2: _two_pass(u, h1, h2, "Sharp", "nearest_two_pass_error"),
    "sum_growth": _sum_growth,
    "square_of": lambda s: _over((_ROW - _Tex(r"\mu")) ** 2),
    "ex": _ex,
    "softmax_of": lambda a: _ex(a) / _over(_ex(a)),
}

# -- what the letters mean -------------------------------------------------------------------------------------

_HEIGHTS = "first", "second", "third", "fourth"
_WORDS = {
    "u": "each operation errs by at most $u$ relatively, the unit roundoff of the format",
    "l": "and by at most $l$ besides, half of the least number of the format",
    "h": "no term goes through more than $h$ additions of the sum",
    **{f"h_{{{i}}}": f"no term of the {word} sum goes through more than $h_{{{i}}}$ additions"
       for i, word in enumerate(_HEIGHTS, 1)},
    "a": "$a$ is an entry of the row",
    r"\mu": r"$\mu$ is the mean of the row",
    r"\sigma": r"$\sigma^{2}$ is the variance of the row",
    r"\epsilon": r"$\epsilon \ge 0$",
    "g": "$g$ is the gain",
    "b": "$b$ is the bias",
    "c": "$c$ is the number that the deviations are taken from",
    "w": "$w$ is the unit roundoff of the format that stores",
    "X": "$X$ is a number",
    r"\tau": r"$\tau$ is a number",
    r"\hat{y}": r"$\hat{y}$ is what the program {program} computes",
    r"\hat{\mu}": r"$\hat{\mu}$ is the mean that the merges compute",
    "\\sum": r"$\sum$ is over all $N$ entries, and elsewhere letters stand for one entry",
}  # fmt: skip
"""What a letter means in every theorem, in the order in which it is said."""

_OWN = {
    "sum": {"v": "$v$ is an entry of what is summed"},
    "chan": {"h": "$h$ is the height of the tree of merges", "k": "$k$ numbers the factors of the product"},
    "merged": {"h": "$h$ is the height of the tree of merges"},
    "two-pass.rounded": {
        "k": r"for $\epsilon$ and $N$ stand numbers that differ from them by $k$ factors $1 + \delta$ or "
        r"$1/(1 + \delta)$ with $\lvert \delta \rvert \le u$"
    },
    "newton": {
        "r": "$r$ is the approximate inverse root",
        "v": r"$v$ is what the program computes for $\sigma^{2} + \epsilon$",
    },
    "gain-gradient": {
        "v": "$v$ is the upstream gradient", "z": "$z$ is the exact normalized entry",
        r"\hat{z}": r"$\hat{z}$ is the one that is used", "e": "$e$ is a number for each entry",
    },
    "input-gradient": {
        "v": "$v$ is the upstream gradient", "z": "$z$ is the exact normalized entry",
        r"\hat{z}": r"$\hat{z}$ is the one that is used", "e": "$e$ is a number for each entry",
        "r": r"$r$ is the exact inverse root",
        "k": r"the one that is used differs from $r$ by $k$ factors $1 + \delta$ or $1/(1 + \delta)$ with "
        r"$\lvert \delta \rvert \le u$",
    },
    "input-gradient.two-pass": {"v": "$v$ is the upstream gradient"},
    "welford": {
        "W": "$W$ is the largest product along a path of the tree of $(1 + u)(1 + 2w((1 - u)^{-j} - 1))$, where $w$ is "
        "the share of what is added, $j = 2$ for a number and $j = 3$ for a part"
    },
    "welford.squares": {
        "j": "$j$ is the most roundings of a term of $\\hat{S}$",
        "D": "$D$ adds up $(W - 1)^{2}$ over the numbers, and $4 n_{1} n_{2}/n$ times it over the merges of $n_{1}$ "
        "and $n_{2}$ numbers, with $W$ as in the bound on the mean",
        r"\hat{S}": r"$\hat{S}$ is the sum of squares that the program {program} computes",
    },
    "dot": {"v": "each block errs by at most $v$ of the sum of the sizes of what it adds", "q": "$q$ is a weight",
            "h": "no product goes through more than $h$ blocks", "z": "$z$ is an entry"},
    "linear": {"v": "each block errs by at most $v$ of the sum of the sizes of what it adds", "q": "$q$ is a weight",
               "h": "no product goes through more than $h$ blocks", "z": "$z$ is the exact normalized entry",
               r"\hat{z}": r"$\hat{z}$ is the one that is used", "e": "$e$ is a number for each entry"},
    "softmax.logits": {"m": "$m$ is what is subtracted", "e": "$e$ is the base of the exponential",
                       "g": "the exponential errs by a factor between $1/g$ and $g$", "D": "$D$ is a number"},
    "softmax": {
        "e": "$e$ is the exact exponential of an entry",
        "k": r"those that are used differ from $e$ by $k$ factors $1 + \delta$ or $1/(1 + \delta)$ with "
        r"$\lvert \delta \rvert \le u$",
    },
}  # fmt: skip
"""What a letter means in one theorem alone."""

_IN_TITLES = {
    "h": "",
    "z": "$z$ is the exact normalized entry",
    r"\kappa": r"$\kappa$ is the mean of the absolute entries over the root of their variance and $\epsilon$",
}
"""What a letter means where the title says the theorem."""

_NAMES = {"a": "a", "y": r"\hat{y}", "m": r"\hat{\mu}", "Q": r"\hat{S}", "eps": r"\epsilon", "tau": r"\tau"}
_FREE = (
    "u", "l", "h", "h1", "h2", "h3", "h4", "g", "b", "c", "w", "k", "r", "v",
    "z", "e", "s", "X", "W", "D", "j", "q",
)  # fmt: skip
_LETTER = re.compile(
    r"\\hat\{(?:\\mu|\w)\}|\\(?:sum|mu|sigma|epsilon|tau|kappa)(?![a-z])|h_\{\d\}|(?<![\\A-Za-z])[A-Za-z](?![A-Za-z])"
)


def in_latex(theorem: Theorem) -> dict[str, Any]:
    """A bound on an error as the facts of a claim have it: where, definitions, hypotheses, steps, lines."""
    said = inequality(*theorem.place)
    text = " ".join([*said.premises, *(text for _, text in said.lets), said.left, said.right])
    known = dict(_FUNCTIONS) | {"N": _SIZE} | {name: _Tex(latex) for name, latex in _NAMES.items()}
    for name in _FREE:
        # What is computed has a hat where the theorem has the exact value too.
        known[name] = _Tex(rf"\hat{{{name}}}" if f"{name}_exact" in text else _symbol(name))
        known[f"{name}_exact"] = _Tex(name)
    if "softmax_of" in text:
        known["m"] = _Tex("m")
    if "merge_growth ^+" in text and "merge_growth u" not in text:
        known["merge_growth"] = _merge_growth(_U)
    definitions: dict[str, str] = {}
    for name, meaning in said.lets:
        value = evaluate(meaning, known)
        is_kappa = meaning.startswith("kappa")
        known[name] = value if value.level == _ATOM else _Tex(r"\kappa" if is_kappa else name)
        if value.level < _ATOM:
            definitions[known[name].text] = value.text
    hypotheses = [shown for premise in said.premises if (shown := _premise(premise, known))]
    statement = rf"{evaluate(said.left, known).text} \le {evaluate(said.right, known).text}"
    formulas = [*(f"{name} = {text}" for name, text in definitions.items()), *hypotheses, statement]
    return {
        "where": _where(theorem, formulas, {*definitions}),
        "definitions": definitions,
        "hypotheses": hypotheses,
        "steps": [{"name": "", "statement": statement, "form": ""}],
        "letters": {"vectors": [], "scalars": [], "zero_gains": False, "dimension": True},
        # TeX breaks no line between \left and \right.
        "lines": {it: re.sub(r"\\(left|right)(?=[()])", "", it) for it in formulas if _width(it) > _LONGEST},
    }


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


def _premise(premise: str, known: Mapping[str, Any]) -> str:
    """A premise that is an inequality; "" for one that says what is run, or how something was rounded."""
    if premise == "all (fun t => `|t| <= X) s":
        premise = "`|a| <= X"
    text = premise.removesuffix("%N").removeprefix("(forall j, ").removeprefix("(").replace(" j 0", " i 0")
    text = text.removesuffix(")") if text.count(")") > text.count("(") else text
    for sign, latex in ((" <= ", r"\le"), (" < ", "<"), (" != ", r"\ne")):
        sides = text.split(sign)
        if len(sides) == 2:
            left, right = (_tex(evaluate(side, known)).text for side in sides)
            return f"{left} {latex} {right}"
    return ""


def _where(theorem: Theorem, formulas: list[str], defined: set[str]) -> list[str]:
    """What each letter means that a theorem prints and does not define."""
    used = {letter for formula in formulas for letter in _LETTER.findall(formula)}
    words = _WORDS | _OWN.get(theorem.name.removesuffix(".one-by-one").removeprefix("nearest."), {})
    if theorem.name.startswith("nearest."):
        words["u"] = "each operation rounds to nearest, by at most $u$ relatively, the unit roundoff of the format"
    told = [text for letter, text in words.items() if letter in used - defined and text]
    return [text.replace("{program}", theorem.of.replace("_", "-")) for text in told]
