"""The bound that a theorem states as a function of JavaScript, for the page that draws it beside what it computes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lnverify.kernels.rounding.statements import Written, evaluate, inequality

HELPERS = "const grow = (u, ups, any) => (1 + u) ** ups / (1 - u) ** any;\n"


@dataclass(frozen=True)
class _Text(Written):
    """An expression of JavaScript."""

    text: str

    def join(self, sign: str, other: _Text) -> _Text:
        return _Text(f"({self.text} {sign} {other.text})")

    def __abs__(self) -> _Text:
        return _Text(f"Math.abs({self.text})")


def _call(name: str, *arguments: Any) -> _Text:
    return _Text(f"{name}({', '.join(_Text.of(it).text for it in arguments)})")


# Of a row: z is an exact normalized entry, k the condition number.
_KNOWN: Mapping[str, Any] = {
    **{name: _Text(name) for name in ("u", "h1", "h2", "eps", "a")},
    "normalized": lambda eps, a: _Text("z"),
    "kappa": lambda eps, a: _Text("k"),
    "grow": lambda u, ups, any: _call("grow", u, ups, any),
    "uphalf": lambda height: _Text(f"Math.ceil({_Text.of(height).text} / 2)"),
    "Num.sqrt": lambda x: _call("Math.sqrt", x),
}


def bound(file: str, name: str) -> str:
    """The right side of a theorem on a normalized entry, NaN where t < 1 is a premise that does not hold."""
    said, known = inequality(file, name), dict(_KNOWN)
    for letter, text in said.lets:
        known[letter] = evaluate(text, known)
    value = evaluate(said.right, known).text
    condition = f"{known['t'].text} < 1 ? {value} : NaN" if "t < 1" in said.premises else value
    return f"({{ u, h1, h2, k, z }}) => {condition}"
