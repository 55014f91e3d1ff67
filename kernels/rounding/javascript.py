"""The bound that a theorem states as a function of JavaScript, for the page that draws it beside what it computes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lnverify.kernels.programs.space import Space, Written
from lnverify.kernels.programs.theorems import Law
from lnverify.kernels.rounding.functions import filled


@dataclass(frozen=True)
class _Text(Written):
    """An expression of JavaScript."""

    text: str

    def join(self, sign: str, other: _Text) -> _Text:
        return _Text(f"({self.text} {sign} {other.text})")

    def __abs__(self) -> _Text:
        return _Text(f"Math.abs({self.text})")


# Of a row: z is an exact normalized entry, k the condition number.
_KNOWN: Mapping[str, Any] = {
    **{name: _Text(name) for name in ("u", "h1", "h2", "eps", "a", "y")},
    "normalized": lambda eps, a: _Text("z"),
    "kappa": lambda eps, a: _Text("k"),
    "variance": lambda a: _Text("v"),
    "uphalf": lambda height: _Text(f"Math.ceil({_Text.of(height).text} / 2)"),
    "sqrt": lambda x: _Text(f"Math.sqrt({_Text.of(x).text})"),
}


def bound(theorem: Law) -> str:
    """The right side of a theorem on a normalized entry, NaN where a premise such as t < 1 does not hold."""
    space = filled(Space(), _KNOWN)
    value = theorem.says(space)[1].text
    below = [left.text for left, sign, right in space.premises if (sign, right) == ("<", 1)]
    condition = f"{' && '.join(f'{it} < 1' for it in below)} ? {value} : NaN" if below else value
    return f"({{ u, h1, h2, k, z }}) => {condition}"
