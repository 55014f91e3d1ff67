"""Text with formulas between dollars, as HTML: a browser shows MathML without a script."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from html import escape, unescape

from lnverify.proofs.prose import pieces

_LETTER = re.compile('<mi mathvariant="normal">(.)</mi>')
_WORD = re.compile(f"(?:{_LETTER.pattern}){{2,}}")
_BOLD_LETTER = re.compile(r'(<m[in]) mathvariant="bold(?:-italic)?">(.)<')
# What stands in brackets that need not grow: no fraction, no root, no other bracket that grows.
_LOW = re.compile(r"<mo>\(</mo>((?:(?!<mo>\(|<mfrac|<msqrt|<munder|<mtable).)*?)<mo>\)</mo>")
# Bars around what is low, which would grow with a fraction or a root beside them.
_BARS = re.compile(r"<mo>([|‖∥])</mo>((?:(?!<mo>[|‖∥]|<mfrac|<msqrt|<munder|<mtable).)*?)<mo>\1</mo>")
_POINTS = ",.;:)’"
# As high as a letter with an exponent: over less, a browser sets the sign of the root too low.
_STRUT = '<mspace width="0" height="0.75em" depth="0.2em"/>'
# Upright bold letters, digits and small Greek letters of Unicode: MathML Core has no bold of its own.
_BOLD = str.maketrans(
    {
        **{chr(ord("A") + i): chr(0x1D400 + i) for i in range(26)},
        **{chr(ord("a") + i): chr(0x1D41A + i) for i in range(26)},
        **{chr(ord("0") + i): chr(0x1D7CE + i) for i in range(10)},
        **{chr(ord("α") + i): chr(0x1D6C2 + i) for i in range(25)},
    }
)


@lru_cache(maxsize=8192)
def math(latex: str, block: bool = False) -> str:
    """The element <math> of a formula.

    Args:
        latex: the formula.
        block: whether it stands on lines of its own.
    """
    display = ' display="block"' if block else ""
    return f"<math{display}>{_convert(latex)}</math>"


def prose_html(text: str, words: Callable[[str], str] = escape) -> str:
    """The text with its formulas as MathML.

    Args:
        text: with formulas between dollars.
        words: what makes HTML of the text around them.
    """
    result = ""
    for is_math, part in pieces(text):
        if is_math:
            result += math(part)
        elif result and part[0] in _POINTS:
            # No line begins with the comma behind a formula.
            formula = result.rindex("<math")
            result = f'{result[:formula]}<span class="whole">{result[formula:]}{part[0]}</span>{words(part[1:])}'
        else:
            result += words(part)
    return result


def add_hints(formula: str, meanings: Mapping[str, str]) -> str:
    """A formula whose letters carry what they mean, as the attribute data-means.

    Args:
        formula: an element <math>.
        meanings: of letters, by their LaTeX.
    """
    elements = {_letter(latex): words for latex, words in meanings.items()}
    if not elements:
        return formula
    # σ² before σ.
    result = "|".join(map(re.escape, sorted(elements, key=len, reverse=True)))
    return re.sub(result, lambda element: _with_hint(element[0], elements[element[0]]), formula)


def _with_hint(element: str, words: str) -> str:
    name, end, rest = re.split("([ >])", element, maxsplit=1)
    return f'{name} data-means="{escape(words)}"{end}{rest}'


def _letter(latex: str) -> str:
    """The element of a letter, without what stands around it."""
    element = _convert(latex)
    while (inner := re.fullmatch(r"<mrow>(<(\w+).*</\2>)</mrow>", element)) and "<mrow>" not in element[1:7]:
        element = inner[1]
    return element


@lru_cache(maxsize=8192)
def _convert(latex: str) -> str:
    # Loaded on first use: most commands show no HTML.
    from latex2mathml.converter import convert

    # The converter reads one prime before an exponent, and no more.
    latex = re.sub(r"('{2,})\^\{([^{}]*)\}", lambda part: "^{" + r"\prime " * len(part[1]) + part[2] + "}", latex)
    result: str = convert(latex).replace("&#x0003C;", "&amp;lt;").replace("&#x00026;", "&amp;amp;")
    result = unescape(result.partition(">")[2].removesuffix("</math>"))
    # A word stands in one element; capital letters of Greek are upright, as in LaTeX.
    result = _WORD.sub(lambda word: f"<mi>{''.join(_LETTER.findall(word[0]))}</mi>", result)
    result = _BOLD_LETTER.sub(lambda letter: f"{letter[1]}>{letter[2].translate(_BOLD)}<", result)
    result = re.sub("<mi>([Α-Ω])</mi>", r'<mi mathvariant="normal">\1</mi>', result)
    # Spaces as in TeX: none around a slash, some around a sign of orthogonality and before the name of a function.
    result = re.sub("<mo>([a-z]{2,})</mo>", r'<mspace width="0.17em"/><mi>\1</mi>', result)
    result = re.sub(r'<mo stretchy="true" fence="true" form="\w+">', "<mo>", result)
    result = result.replace("<msqrt>", f"<msqrt>{_STRUT}")
    result = result.replace("<mo>/</mo>", '<mo lspace="0" rspace="0">/</mo>').replace("<mi>⟂</mi>", "<mo>⟂</mo>")
    result = _BARS.sub(r'<mo stretchy="false">\1</mo>\2<mo stretchy="false">\1</mo>', result)
    while (low := _LOW.sub(r'<mo stretchy="false">(</mo>\1<mo stretchy="false">)</mo>', result)) != result:
        result = low
    return result
