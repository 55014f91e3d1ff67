"""Titles as LaTeX: where the mathematics in a line of plain text begins and ends, and how it is set.

Set as mathematics, it is safe from a bibliography style that lower-cases a title, and reads as in the paper.
"""

from __future__ import annotations

import re
import unicodedata

from numeric.citations.latex_text import tex_text

_FUNCTIONS = ("LayerNorm", "RMSNorm", "SubLayer", "diag", "det", "tr", "lnorm", "span")
# They stand before their argument without brackets too.
_ENTRYWISE = ("exp", "log", "tanh")
# Words of two letters; any other pair of letters is a product.
_SHORT_WORDS = {"an", "as", "at", "be", "by", "do", "eq", "if", "in", "is"} | {
    "it",
    "no",
    "of",
    "on",
    "or",
    "so",
    "to",
    "up",
    "we",
}
_OPERATORS = "=<>+−·≤≥≠≡≫≪±⊙∘∩⟂→×∈"
# Numbers in brackets that count sub-steps, names of functions in code, words, letters with a hat, characters.
_ATOM = r"\((?:i|ii|iii|iv|v)\)|[a-z]{3,}(?:_[a-z]{2,})+|[A-Za-zÀ-ÖØ-öø-ſ]{2,}|.\u0302|."
_PROSE = "“”‘’–—…:;?!\"'`§"
_SYMBOLS = {
    "ε": r"\epsilon", "ϵ": r"\epsilon", "−": "-", "·": r"\cdot", "≤": r"\le", "≥": r"\ge", "≠": r"\ne",
    "≡": r"\equiv", "≫": r"\gg", "≪": r"\ll", "±": r"\pm", "⊙": r"\odot", "∘": r"\circ", "∩": r"\cap",
    "⟂": r"\perp", "→": r"\to", "×": r"\times", "∈": r"\in", "∂": r"\partial", "∞": r"\infty", "‖": r"\|",
    "⟨": r"\langle", "⟩": r"\rangle", "Σ": r"\sum", "∏": r"\prod", "𝒩": r"\mathcal{N}", "ℓ": r"\ell",
    "′": "'", "″": "''", "‴": "'''",
}  # fmt: skip
_SCRIPTS = {"<super>": "^", "<sub>": "_"}


def title_tex(title: str, braced: bool = False) -> str:
    """A title as LaTeX.

    Args:
        title: plain text with mathematics in Unicode.
        braced: whether each piece of mathematics stands in braces, which a bibliography style leaves as it is.
    """
    parts = []
    for is_math, text in pieces(title):
        if is_math:
            parts.append(f"{{${math_tex(text)}$}}" if braced else f"${math_tex(text)}$")
        else:
            parts.append(re.sub(r"\b(\w*[A-Z]\w*[A-Z]\w*)\b", r"{\1}", tex_text(text)) if braced else tex_text(text))
    return "".join(parts)


def pieces(title: str) -> list[tuple[bool, str]]:
    """The title in pieces, each with whether it is mathematics; joined they are the title."""
    atoms = re.findall(_ATOM, title)
    kinds = [_kind(atoms, place) for place in range(len(atoms))]
    found: list[tuple[bool, str]] = []
    place = 0
    while place < len(atoms):
        end = _span(atoms, kinds, place)
        is_math = end > place
        text = "".join(atoms[place : end if is_math else place + 1])
        if found and not is_math and not found[-1][0]:
            found[-1] = (False, found[-1][1] + text)
        else:
            found.append((is_math, text))
        place = end if is_math else place + 1
    return found


def _kind(atoms: list[str], place: int) -> str:
    """m: mathematics; n: neither by itself, such as digits and brackets; t: text."""
    atom = atoms[place]
    before = atoms[place - 1] if place else " "
    after = atoms[place + 1] if place + 1 < len(atoms) else " "
    if len(atom) > 1 and "\u0302" not in atom:
        if atom in _ENTRYWISE:
            return "m"
        if atom in _FUNCTIONS:
            return "m" if after in "(_" else "t"
        product = len(atom) == 2 and atom.lower() not in _SHORT_WORDS and not atom.isupper()
        return "m" if product else "t"
    if atom in _PROSE:
        return "t"
    if atom in "aAI":
        near = [_beside(atoms, place, -1), _beside(atoms, place, 1)]
        joined = [_is_symbol(before), _is_symbol(after), before == "(" and after in "),"]
        return "m" if any(joined) or any(one in _OPERATORS for one in near if one) else "t"
    if atom.isascii() and atom.isalpha():
        # The possessive of a word.
        return "t" if before in "’'" else "m"
    if atom in "=<>+|^_*{}" or not atom.isascii():
        return "m"
    return "n"


def _is_symbol(atom: str) -> bool:
    return (not atom.isascii() and atom not in _PROSE) or atom in "^_|"


def _beside(atoms: list[str], place: int, step: int) -> str:
    place += step
    while 0 <= place < len(atoms) and atoms[place] == " ":
        place += step
    return atoms[place] if 0 <= place < len(atoms) else ""


def _span(atoms: list[str], kinds: list[str], start: int) -> int:
    """Where the mathematics ends that begins at `start`; `start` where none does."""
    if kinds[start] == "t" or atoms[start] in " ,.-)/":
        return start
    end = last = start
    depth = 0
    seen = False
    while end < len(atoms) and kinds[end] != "t":
        atom = atoms[end]
        depth += (atom in "([") - (atom in ")]")
        ends_a_sentence = atom in ",." and _after(atoms, end) == " " and depth == 0
        if depth < 0 or ends_a_sentence or (atom == "-" and not seen) or (atom == "-" and _is_word(atoms, end + 1)):
            break
        if atom == " " and not _joins(atoms, end) and depth == 0:
            break
        seen = seen or kinds[end] == "m"
        end += 1
        if depth == 0 and atom != " " and atom not in _OPERATORS:
            last = end
    return last if any(kind == "m" for kind in kinds[start:last]) else start


def _after(atoms: list[str], place: int) -> str:
    return atoms[place + 1] if place + 1 < len(atoms) else " "


def _is_word(atoms: list[str], place: int) -> bool:
    return place < len(atoms) and len(atoms[place]) > 2


def _joins(atoms: list[str], space: int) -> bool:
    """Whether the mathematics goes on behind a space: an operator stands on one side, or a symbol on both."""
    before, after = atoms[space - 1], _after(atoms, space)
    if before in _OPERATORS or after in _OPERATORS or before in ("Σ", "∏"):
        return True
    ends = before in ")]" or _is_symbol(before) or (len(before) == 1 and before.isalnum())
    begins = after in "([√Σ∏" or _is_symbol(after) or after in _FUNCTIONS or (len(after) == 1 and after.isalpha())
    return ends and begins and after != "a"


# -- one piece of mathematics ------------------------------------------------------------------------------


def math_tex(text: str) -> str:
    """Mathematics in Unicode as LaTeX, without its dollars."""
    atoms = re.findall(r"[A-Za-z]{2,}|.\u0302|.", text)
    found, place = "", 0
    while place < len(atoms):
        part, place = _next(atoms, place)
        found += " " if part[:1].isalpha() and re.search(r"\\[A-Za-z]+$", found) else ""
        found += part
    return found


def _next(atoms: list[str], place: int) -> tuple[str, int]:
    """One part of a formula as LaTeX, and the place behind it."""
    atom = atoms[place]
    if atom == "√":
        inner, place = _group(atoms, place + 1) or _scripted(atoms, place + 1)
        return rf"\sqrt{{{inner}}}", place
    if atom in "^_":
        inner, place = _group(atoms, place + 1) or _braces(atoms, place + 1) or _next(atoms, place + 1)
        return f"{atom}{{{inner}}}", place
    mark = _mark(atom)
    if mark:
        inner = ""
        while place < len(atoms) and _mark(atoms[place]) == mark:
            inner += math_tex("".join(chr(int(c, 16)) for c in unicodedata.decomposition(atoms[place]).split()[1:]))
            place += 1
        return f"{mark}{{{inner.replace('T', chr(92) + 'top') if inner == 'T' else inner}}}", place
    return _symbol(atom), place + 1


def _scripted(atoms: list[str], place: int) -> tuple[str, int]:
    """An atom with what is raised and lowered on it."""
    found, place = _next(atoms, place)
    while place < len(atoms) and (_mark(atoms[place]) or atoms[place] in "^_"):
        part, place = _next(atoms, place)
        found += part
    return found, place


def _group(atoms: list[str], place: int, brackets: str = "()") -> tuple[str, int] | None:
    """What stands in brackets at `place`, without these."""
    if place >= len(atoms) or atoms[place] != brackets[0]:
        return None
    depth, end = 0, place
    while True:
        depth += (atoms[end] == brackets[0]) - (atoms[end] == brackets[1])
        end += 1
        if depth == 0:
            return math_tex("".join(atoms[place + 1 : end - 1])), end


def _braces(atoms: list[str], place: int) -> tuple[str, int] | None:
    return _group(atoms, place, "{}")


def _mark(atom: str) -> str:
    return _SCRIPTS.get(unicodedata.decomposition(atom).partition(" ")[0], "") if len(atom) == 1 else ""


def _symbol(atom: str) -> str:
    if len(atom) == 2 and atom[1] == "\u0302":
        return rf"\hat{{{_symbol(atom[0])}}}"
    if atom in _ENTRYWISE:
        return "\\" + atom
    if atom in _FUNCTIONS:
        return rf"\mathrm{{{atom}}}"
    if atom in _SYMBOLS:
        return _SYMBOLS[atom]
    words = unicodedata.name(atom, "").split() if len(atom) == 1 else []
    if words[:1] == ["GREEK"] and len(words) == 4:
        name = words[3].lower().replace("lamda", "lambda")
        return "\\" + (name if words[1] == "SMALL" else name.capitalize())
    if atom.isascii():
        return atom
    raise ValueError(f"{atom!r} has no LaTeX")
