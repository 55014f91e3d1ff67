"""Text as LaTeX."""

import re

from pylatexenc.latexencode import RULE_DICT, UnicodeToLatexConversionRule, UnicodeToLatexEncoder

from lnverify.proofs.prose import pieces

_HUNGARIAN = UnicodeToLatexConversionRule(RULE_DICT, {ord("ő"): r"\H{o}", ord("ű"): r"\H{u}"})
_TEX = UnicodeToLatexEncoder(conversion_rules=[_HUNGARIAN, "defaults"], unknown_char_policy="fail")
# What the encoder does not know: a letter under a hat, a few small letters.
_TEX_OWN = {"ᵀ": r"^{\top}", "ˣ": "^x", "ᵢ": "_i", "ⱼ": "_j", "𝒩": r"\mathcal{N}"}
_TEX_TOKEN = re.compile(f"(.\u0302|[{''.join(_TEX_OWN)}])")


def tex_text(text: str) -> str:
    """Plain text for LaTeX.

    Raises:
        ValueError: for a character that has no LaTeX.
    """
    return "".join(
        _tex_token(part) if i % 2 else _TEX.unicode_to_latex(part) for i, part in enumerate(_TEX_TOKEN.split(text))
    )


def _tex_token(token: str) -> str:
    inside = _TEX_OWN.get(token) or rf"\hat{{{_TEX.unicode_to_latex(token[0])}}}"
    return rf"\ensuremath{{{inside}}}"


def prose_tex(text: str, braced: bool = False) -> str:
    """Text with formulas between dollars, as LaTeX.

    Args:
        text: as `proofs.prose` describes it.
        braced: whether a bibliography style has to leave formulas and words with inner capitals as they are.
    """
    if not braced:
        return "".join(f"${part}$" if is_math else tex_text(part) for is_math, part in pieces(text))
    return "".join(f"{{${part}$}}" if is_math else _kept_case(tex_text(part)) for is_math, part in pieces(text))


def _kept_case(tex: str) -> str:
    return re.sub(r"\b(\w*[A-Z]\w*[A-Z]\w*)\b", r"{\1}", tex)
