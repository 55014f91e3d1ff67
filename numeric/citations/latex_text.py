"""Text as LaTeX."""

import re

from pylatexenc.latexencode import RULE_DICT, UnicodeToLatexConversionRule, UnicodeToLatexEncoder

from lnverify.proofs.prose import pieces

# BibTeX counts the braces of \{ and \} too.
_OWN = {"ő": r"\H{o}", "ű": r"\H{u}", "{": r"\textbraceleft", "}": r"\textbraceright"}
_RULE = UnicodeToLatexConversionRule(RULE_DICT, {ord(char): command for char, command in _OWN.items()})
_TEX = UnicodeToLatexEncoder(
    conversion_rules=[_RULE, "defaults"], unknown_char_policy="keep", unknown_char_warning=False
)
# What the encoder does not know, or sets as another sign: | is a dash in most fonts of text.
_TEX_OWN = {"𝒩": r"\mathcal{N}", "⟂": r"\perp", "|": "|", "√": r"\surd"}
_ACCENTS = {"\u0302": "hat", "\u20d7": "vec"}
_RAISED = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ᵀˣ", [*"0123456789-+", r"\top", "x"], strict=True))
_LOWERED = dict(zip("₀₁₂₃₄₅₆₇₈₉₋₊ᵢⱼₙ", "0123456789-+ijn", strict=True))
_TEX_TOKEN = re.compile(
    rf"(√\([^()√]*\)|√\w+|.[{''.join(_ACCENTS)}]|[{''.join(_RAISED)}]+|[{''.join(_LOWERED)}]+|[{''.join(_TEX_OWN)}])"
)


def tex_text(text: str) -> str:
    """Plain text for LaTeX; a character that has no command stays, for engines and fonts that have it."""
    return "".join(
        _tex_token(part) if i % 2 else _TEX.unicode_to_latex(part) for i, part in enumerate(_TEX_TOKEN.split(text))
    )


def _tex_token(token: str) -> str:
    if token in _TEX_OWN:
        inside = _TEX_OWN[token]
    elif token[0] == "√":
        inside = rf"\sqrt{{\mbox{{{tex_text(token[1:].removeprefix('(').removesuffix(')'))}}}}}"
    elif token[-1] in _ACCENTS:
        inside = rf"\{_ACCENTS[token[-1]]}{{{_TEX.unicode_to_latex(token[0])}}}"
    else:
        sign, letters = ("^", _RAISED) if token[0] in _RAISED else ("_", _LOWERED)
        index = "".join(letters[letter] for letter in token)
        inside = f"{sign}{index}" if len(token) == 1 else f"{sign}{{{index}}}"
    return rf"\ensuremath{{{inside}}}"


def prose_tex(text: str) -> str:
    """Text with formulas between dollars, as `proofs.prose` describes it, as LaTeX."""
    return "".join(f"${part}$" if is_math else tex_text(part) for is_math, part in pieces(text))
