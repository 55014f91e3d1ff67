"""MathML: a style of the printed reading, so that a page shows a formula without a script.

`math(text)` makes an element of what `Printed(MATHML)` prints. Letters of vectors are bold characters of Unicode, as
MathML Core has no bold of its own.
"""

from __future__ import annotations

import re
from dataclasses import fields

from proofs.readings.printed import SYMBOLS, TEXT, Style

# Upright bold letters, digits and small Greek letters of Unicode, by the plain ones.
_BOLD = str.maketrans(
    {
        **{chr(ord("A") + i): chr(0x1D400 + i) for i in range(26)},
        **{chr(ord("a") + i): chr(0x1D41A + i) for i in range(26)},
        **{chr(ord("0") + i): chr(0x1D7CE + i) for i in range(10)},
        **{chr(ord("α") + i): chr(0x1D6C2 + i) for i in range(25)},
    }
)
_FIRST = re.compile(r">([^<]+)<")
_OPERATORS = ("sum", "product")


class MathML(Style):
    """The style whose texts are elements of MathML, to be put into one <math>."""

    def symbol(self, name: str) -> str:
        return self.symbols.get(name) or f"<mi>{name}</mi>"

    def begins_with_number(self, text: str) -> bool:
        return text.startswith("<mn>")

    def exponent(self, value: int) -> str:
        return f"{self.minus if value < 0 else ''}{self.number(abs(value))}"

    def primed(self, text: str) -> str:
        return f"<msup><mrow>{text}</mrow><mo>′</mo></msup>"

    def vector(self, symbol: str) -> str:
        """The symbol with its first letter in bold."""
        return _FIRST.sub(lambda found: f">{found[1].translate(_BOLD)}<", symbol, count=1)


def _symbol(name: str) -> str:
    """A symbol of the plain style as an element: x₁ has an index, x̂ an accent, σ² an exponent."""
    if name in _OPERATORS:
        return f"<munder><mo>{SYMBOLS[name][1][0]}</mo><mi>n</mi></munder>"
    if name == "variance":
        return "<msup><mi>σ</mi><mn>2</mn></msup>"
    if name.endswith("hat"):
        return f'<mover accent="true">{_letter(name.removesuffix("hat").replace("one", "1"))}<mo>^</mo></mover>'
    text = SYMBOLS[name][1]
    if len(text) == 1:
        return _letter(text)
    index = text[1:].translate(str.maketrans("₀₁₂₃₄₅₆₇₈₉₊", "0123456789+"))
    return f"<msub>{_letter(text[0])}{'<mo>+</mo>' if index == '+' else _letter(index)}</msub>"


def _letter(text: str) -> str:
    # A capital letter of Greek stands upright.
    upright = ' mathvariant="normal"' if text in "ΠΣ" else ""
    return f"<mn>{text}</mn>" if text.isdigit() else f"<mi{upright}>{text}</mi>"


def _fenced(left: str, right: str) -> str:
    return f"<mrow><mo>{left}</mo>{{}}<mo>{right}</mo></mrow>"


MATHML = MathML(
    **{field.name: getattr(TEXT, field.name) for field in fields(Style)}
    | {
        "symbols": {name: _symbol(name) for name in SYMBOLS},
        "is_flat": False,
        "raised": {},
        "fraction": "<mfrac><mrow>{}</mrow><mrow>{}</mrow></mfrac>",
        "root": "<msqrt>{}</msqrt>",
        "norm": _fenced("‖", "‖"),
        "absolute": _fenced("|", "|"),
        "power": "<msup><mrow>{}</mrow><mrow>{}</mrow></msup>",
        "elementwise_power": "<msup><mrow>{}</mrow><mrow><mo>⊙</mo>{}</mrow></msup>",
        "drazin": "<msup><mrow>{}</mrow><mi>D</mi></msup>",
        "index": "<msub><mrow>{}</mrow><mrow>{}</mrow></msub>",
        "indices": {},
        "entry": "<msub><mrow>{}</mrow><mi>n</mi></msub>",
        "elementwise": "<mo>⊙</mo>",
        "times": "<mo>·</mo>",
        "transpose": "<msup><mrow>{}</mrow><mo>⊤</mo></msup>",
        "open": "<mrow><mo>(</mo>",
        "close": "<mo>)</mo></mrow>",
        # A thin space parts the name from a factor before it.
        "call": "<mrow><mspace width='0.17em'/><mi>{}</mi><mo>\u2061</mo><mrow><mo>(</mo>{}<mo>)</mo></mrow></mrow>",
        "derivative": "<mfrac><mrow><mo>∂</mo>{}</mrow><mrow><mo>∂</mo>{}</mrow></mfrac>",
        "zero_of": "<mtext>a zero of\u00a0</mtext>{}",
        "numbers": "<mn>{}</mn>",
        "sum": "{}<mo>+</mo>{}",
        "difference": "{}<mo>−</mo>{}",
        "minus": "<mo>−</mo>",
        "relations": {
            "equal": "{}<mo>=</mo>{}",
            "differ": "{}<mo>≢</mo>{}",
            "at_most": "{}<mo>≤</mo>{}",
            "positive": "{}<mo>&gt;</mo><mn>0</mn>",
            "nonzero": "{}<mo>≠</mo><mn>0</mn>",
            "entries": "<msub><mrow>{}</mrow><mi>n</mi></msub><mo>≠</mo><mn>0</mn>"
            "<mtext>\u2003for all\u00a0</mtext><mi>n</mi>",
            "positive entries": "<msub><mrow>{}</mrow><mi>n</mi></msub><mo>&gt;</mo><mn>0</mn>"
            "<mtext>\u2003for all\u00a0</mtext><mi>n</mi>",
        },
    }
)
"""How print looks as MathML."""


def math(text: str, block: bool = False) -> str:
    """The element <math> of what was printed in the style MATHML.

    Args:
        text: what was printed; the space between two parts is left out.
        block: whether it stands on lines of its own.
    """
    display = ' display="block"' if block else ""
    return f"<math{display}><mrow>{text.replace('> <', '><')}</mrow></math>"
