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


_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|.", re.DOTALL)
_COMMANDS = frozenset(
    re.findall(
        "[A-Za-z]+",
        """alpha beta gamma delta epsilon varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon
        phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega ell partial nabla infty top
        bot perp cap cup cdot times circ odot oplus otimes pm mp le leq ge geq ne neq ll gg approx sim equiv not in
        subset forall exists to mapsto dots ldots cdots langle rangle lfloor rfloor lceil rceil sum prod int sqrt frac
        tfrac dfrac binom hat bar tilde vec overline underline mathbf mathbb mathcal mathrm mathsf boldsymbol
        operatorname text left right nolimits limits quad qquad cos cosh det diag dim exp inf ker lim ln log max min sin
        sinh sup tan tanh lvert rvert lVert rVert vert Vert lbrace rbrace emptyset setminus star ast prime mid parallel
        subseteq supset supseteq wedge vee implies iff Rightarrow rightarrow leftarrow leftrightarrow longrightarrow
        colon big Big bigl bigr Bigl Bigr cot coth csc sec arcsin arccos arctan liminf limsup Pr varsigma vartheta
        varrho varpi hbar imath jmath Re Im mathit mathtt mathfrak underbrace overbrace widehat widetilde dot ddot
        overset underset stackrel propto cong simeq asymp prec succ notin ni bmod gcd arg hom deg limits dagger bullet
        bigcup bigcap biguplus bigoplus bigotimes iint oint displaystyle textstyle""",
    )
)


def check(text: str) -> None:
    """
    Raises:
        InputError: where a formula would stop LaTeX, or end what it stands in.
    """
    for is_math, part in pieces(text):
        if is_math and (fault := _fault(part)):
            raise InputError(f"{fault} in the formula ${part}$")


def _fault(latex: str) -> str:
    """What is wrong with a formula, or ""."""
    depth = 0
    for token in _TOKEN.findall(latex):
        depth += (token == "{") - (token == "}")
        if depth < 0:
            return "a } has no { before it"
        if token in ("%", "#", "&", "~", "\\", r"\\"):
            return f"{token} has no place"
        if token[0] == "\\" and token[1:].isalpha() and token[1:] not in _COMMANDS:
            return f"{token} is none of the commands that are set"
    return "a { is not closed" if depth else _unset(latex)


@cache
def _unset(latex: str) -> str:
    from latex2mathml.converter import convert

    try:
        convert(latex)
    except Exception as reason:  # its errors have no common class
        return f"it cannot be set ({re.sub('(?<=[a-z])(?=[A-Z])', ' ', type(reason).__name__).removesuffix(' Error')})"
    return ""


def plain(text: str) -> str:
    r"""The text in Unicode, its formulas on one line.

    >>> plain(r"axes of $\Pi G^2 \Pi$, of lengths $\sqrt{N/\lambda}$")
    'axes of ΠG²Π, of lengths √(N/λ)'
    """
    return "".join(_unicode(part) if is_math else part for is_math, part in pieces(text))


@cache
def _unicode(latex: str) -> str:
    text = re.sub("'+", lambda found: _PRIMES[len(found[0])], re.sub(r"\\[td]frac\b", r"\\frac", latex))
    text = re.sub(r" (?=\\r(?:vert|Vert|ceil|floor)\b)", "", text)
    text = _SCRIPT.sub(_script, text.replace("-", "−"))
    # TeX drops the space behind a command; it is kept, but for that which only parts the names of two letters.
    text = re.sub(r"(\\[A-Za-z]+) (?=([A-Za-z]?))", _end_command, text)
    return str(_reader().latex_to_text(text))


def _end_command(command: re.Match[str]) -> str:
    text = _reader().latex_to_text(command[1])
    is_letter = len(text) == 1 and text != "Σ" and (text.isalpha() or text in "∂·⟨")
    is_open = command[1] in (r"\lvert", r"\lVert", r"\lceil", r"\lfloor")
    return command[1] + ("{}" if is_open or (is_letter and command[2]) else "{} ")


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
    macros += [MacroTextSpec("sqrt", _root), MacroTextSpec("frac", _quotient)]
    known.add_context_category("lnverify", prepend=True, macros=macros)
    return LatexNodes2Text(known, math_mode="text")


def _root(node: Any, l2tobj: Any) -> str:
    inside = l2tobj.nodelist_to_text([node.nodeargd.argnlist[-1]])
    return f"√{inside}" if re.fullmatch(r"\w\u0302?[₀-₉ᵢⱼₙ]*", inside) else f"√({inside})"


def _quotient(node: Any, l2tobj: Any) -> str:
    above, below = (l2tobj.nodelist_to_text([part]).strip() for part in node.nodeargd.argnlist)
    return f"{_whole(above, '(?!^)[+−]')}/{_whole(below, '[ ·/+−]')}"


def _whole(text: str, parts: str) -> str:
    """The text, in parentheses where one of such signs stands outside of others."""
    outside = text
    while (shorter := re.sub(r"\([^()]*\)|\|[^|]*\|", "", outside)) != outside:
        outside = shorter
    return f"({text})" if re.search(parts, outside) else text
