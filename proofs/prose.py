"""Text with mathematics in it: what stands between two dollars is LaTeX, as in ``the sphere of radius $\\sqrt{N}$``.

Titles, remarks and the names of steps and near misses are written so where a claim is declared. LaTeX, Markdown and
MathML take the formulas as they are; `plain` sets them in Unicode, for the terminal and for search.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from lnverify.proofs.errors import InputError

_RAISED = dict(zip("0123456789+−T⊤abcdeghjkmnprtx", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ᵀᵀᵃᵇᶜᵈᵉᵍʰʲᵏᵐⁿᵖʳᵗˣ", strict=True))
_LOWERED = dict(zip("0123456789+−ijkmn", "₀₁₂₃₄₅₆₇₈₉₊₋ᵢⱼₖₘₙ", strict=True))
_SCRIPT = re.compile(r"([\^_])(?:\{((?:[^{}]|\{[^{}]*\})*)\}|(\\[A-Za-z]+)(?: (?=\w))?|([^\\{}]))")
_PRIMES = {1: "′", 2: "″", 3: "‴"}
# What latex2text lacks, or sets in another character than the printed statements do.
_OWN = {"|": "‖", "det": "det", "epsilon": "ε", "ne": "≠", "phi": "φ", "sum": "Σ"}


def pieces(text: str) -> list[tuple[bool, str]]:
    """The text in pieces, each with whether it is LaTeX, which comes without its dollars.

    Raises:
        InputError: where a dollar has no partner.
    """
    parts = text.split("$")
    if len(parts) % 2 == 0:
        raise InputError(f"a dollar has no partner in {text!r}; a formula stands between two")
    return [(number % 2 == 1, part) for number, part in enumerate(parts) if part]


def plain(text: str) -> str:
    r"""The text in Unicode, its formulas on one line.

    >>> plain(r"axes of $\Pi G^2 \Pi$, of lengths $\sqrt{N/\lambda}$")
    'axes of ΠG²Π, of lengths √(N/λ)'
    """
    return "".join(_unicode(part) if is_math else part for is_math, part in pieces(text))


@cache
def _unicode(latex: str) -> str:
    text = re.sub("'+", lambda found: _PRIMES[len(found[0])], latex)
    text = _SCRIPT.sub(_script, text.replace("-", "−"))
    # TeX drops the space behind a command; it is kept, but for that which only parts the names of two letters.
    text = re.sub(r"(\\[A-Za-z]+) (?=([A-Za-z]?))", _end_command, text)
    return str(_reader().latex_to_text(text))


def _end_command(command: re.Match[str]) -> str:
    text = _reader().latex_to_text(command[1])
    is_letter = len(text) == 1 and text != "Σ" and (text.isalpha() or text in "∂·⟨")
    return command[1] + ("{}" if is_letter and command[2] else "{} ")


def _script(found: re.Match[str]) -> str:
    """What is raised or lowered, in small characters where Unicode has them all."""
    inside = _unicode(found[2] or found[3] or found[4])
    small = [(_RAISED if found[1] == "^" else _LOWERED).get(char) for char in inside]
    if all(small):
        # The braces end the name of a command before it: small letters are letters.
        return "{}" + "".join(map(str, small))
    if len(inside) == 1:
        return f"{found[1]}{inside}"
    return f"^({inside})" if found[1] == "^" else rf"_\{{{inside}\}}"


@cache
def _reader() -> Any:
    # Loaded on first use: most of what imports this module prints no text.
    from pylatexenc.latex2text import LatexNodes2Text, MacroTextSpec, get_default_latex_context_db

    known = get_default_latex_context_db()
    macros = [MacroTextSpec(name, text) for name, text in _OWN.items()]
    known.add_context_category("lnverify", prepend=True, macros=[*macros, MacroTextSpec("sqrt", _root)])
    return LatexNodes2Text(known, math_mode="text")


def _root(node: Any, l2tobj: Any) -> str:
    inside = l2tobj.nodelist_to_text([node.nodeargd.argnlist[-1]])
    return f"√{inside}" if re.fullmatch(r"\w\u0302?[₀-₉ᵢⱼₙ]*", inside) else f"√({inside})"
