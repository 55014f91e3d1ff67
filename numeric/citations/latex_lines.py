"""Long formulas, broken over several lines with amsmath alone; fractions, roots and brackets are opened if need be."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

WIDTH = 300.0
"""The widest line, in points by the estimate below; a line of the standard article class has 345."""

_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|[{}^_]|[^\\{}^_\s]|\s+")
_RELATIONS = {"=", "<", ">", r"\le", r"\ne", r"\ge", r"\equiv", r"\not"}
_SIGNS = {"+", "-"}
_OPENING = {"(", "[", r"\lvert", r"\lVert"}
_TIMES = {r"\odot", r"\cdot", "/"}
_ONE_ARGUMENT = {r"\mathbf", r"\boldsymbol", r"\hat", r"\operatorname", r"\mathrm", r"\text", r"\sqrt"}
_WIDE = {r"\sum": 16.0, r"\prod": 15.0, r"\epsilon": 4.5}
_NO_WIDTH = {r"\nolimits", r"\left", r"\right", r"\;", r"\,", "{", "}"}


@dataclass(frozen=True)
class _Part:
    """What is not broken, its width in points, and how well a line may break before it: 0 not, 1 to 3 better."""

    text: str
    width: float
    before: int


def display(formulas: list[str]) -> str:
    """Formulas one below the other, as a display that stands in any text."""
    rows = [row for formula in formulas for row in _rows(formula)]
    if len(rows) == 1:
        return f"\\[\n  {rows[0]}\n\\]"
    return "\\begin{gather*}\n" + " \\\\\n".join(f"  {row}" for row in rows) + "\n\\end{gather*}"


def _rows(formula: str) -> list[str]:
    """A formula as one row, or as one row that holds its lines."""
    broken = lines(formula)
    if len(broken) == 1:
        return broken
    first, *rest = broken
    inner = " \\\\\n    ".join([f"& {first}", *(rf"& \quad {{}} {line}" for line in rest)])
    return ["\\begin{aligned}\n    " + inner + "\n  \\end{aligned}"]


def lines(formula: str, width: float = WIDTH) -> list[str]:
    """A formula in lines of no more than `width` points, broken before relations, signs, products, in this order."""
    parts = _parts(_parse(_TOKEN.findall(formula)), width)
    found: list[list[_Part]] = [[]]
    # Continued lines are indented.
    for part in parts:
        line = found[-1]
        line.append(part)
        if sum(one.width for one in line) > width - 25:
            places = [n for n in range(1, len(line)) if line[n].before]
            # The best break in the last two thirds of the line; the last of equals.
            late = [n for n in places if sum(one.width for one in line[:n]) > width / 3] or places
            if late:
                place = max(late, key=lambda n: (line[n].before, n))
                found[-1], rest = line[:place], line[place:]
                found.append(rest)
    return [" ".join(part.text for part in line) for line in found]


# -- a formula as a tree: strings, and lists that begin with what they are ------------------------------------


def _parse(tokens: list[str]) -> list[Any]:
    """Tokens as atoms: text, or a list: "frac", above, below; "sqrt", inside; "bracket", inside, scripts, both bars."""
    found: list[Any] = []
    place = 0
    while place < len(tokens):
        atom, place = _atom(tokens, place)
        if atom != "":
            found.append(atom)
    return found


def _atom(tokens: list[str], place: int) -> tuple[Any, int]:
    token = tokens[place]
    if token.isspace():
        return "", place + 1
    if token == r"\frac":
        above, place = _argument(tokens, place + 1)
        below, place = _argument(tokens, place)
        return ["frac", _parse(above), _parse(below)], place
    if token == r"\sqrt":
        inside, place = _argument(tokens, place + 1)
        return ["sqrt", _parse(inside)], place
    if token == r"\left":
        return _bracket(tokens, place)
    if token in _ONE_ARGUMENT:
        inside, place = _argument(tokens, place + 1)
        return _with_scripts(tokens, place, f"{token}{{{''.join(inside)}}}")
    if token == "{":
        inside, place = _argument(tokens, place)
        return _with_scripts(tokens, place, f"{{{_joined(inside)}}}")
    return _with_scripts(tokens, place + 1, token)


def _bracket(tokens: list[str], place: int) -> tuple[Any, int]:
    """From \\left to its \\right, with what is raised and lowered on it."""
    start, opening, depth = place + 2, tokens[place + 1], 0
    while True:
        depth += (tokens[place] == r"\left") - (tokens[place] == r"\right")
        if depth == 0:
            break
        place += 1
    scripts, end = _with_scripts(tokens, place + 2, "")
    return ["bracket", _parse(tokens[start:place]), scripts, opening, tokens[place + 1]], end


def _argument(tokens: list[str], place: int) -> tuple[list[str], int]:
    """What stands in braces at `place`, or the one token there."""
    while tokens[place].isspace():
        place += 1
    if tokens[place] != "{":
        return [tokens[place]], place + 1
    start, depth = place + 1, 0
    while True:
        depth += (tokens[place] == "{") - (tokens[place] == "}")
        place += 1
        if depth == 0:
            return tokens[start : place - 1], place


def _with_scripts(tokens: list[str], place: int, text: str) -> tuple[str, int]:
    while place < len(tokens) and tokens[place] in "^_'":
        if tokens[place] == "'":
            text, place = text + "'", place + 1
            continue
        inside, end = _argument(tokens, place + 1)
        text, place = f"{text}{tokens[place]}{{{_joined(inside)}}}", end
    return text, place


def _joined(tokens: list[str]) -> str:
    return "".join(tokens)


# -- widths, and what may be broken --------------------------------------------------------------------------


def _parts(atoms: list[Any], width: float) -> list[_Part]:
    """Atoms as unbreakable parts; what is too wide for a line is opened."""
    found: list[_Part] = []
    for place, atom in enumerate(atoms):
        if isinstance(atom, str):
            found.append(_Part(atom, _width(atom), _break(atom, found)))
            continue
        whole = _Part(_text(atom), _width_of(atom), _break("", found))
        if whole.width < width / 2:
            found.append(whole)
            continue
        opened = _opened(atom, width, bool(whole.before))
        beside = [*atoms[max(place - 1, 0) : place], *atoms[place + 1 : place + 2]]
        if atom[0] == "frac" and any(one not in _RELATIONS | _SIGNS for one in map(_text, beside)):
            # Beside a factor a/b would be read as another fraction.
            opened = [_Part("[", 5, whole.before), _Part(opened[0].text, opened[0].width, 0), *opened[1:]]
            opened.append(_Part("]", 5, 0))
        found += opened
    return found


def _break(atom: str, before: list[_Part]) -> int:
    if not before:
        return 0
    if before[-1].text in _RELATIONS | _SIGNS | _TIMES or before[-1].text in _OPENING:
        return 0
    if atom in _RELATIONS:
        return 3
    if atom in _SIGNS:
        return 2
    return 1 if atom[:1] not in (",", ";", ":", ")", "]") else 0


def _opened(atom: list[Any], width: float, inside: bool) -> list[_Part]:
    """A fraction, root or bracket that is too wide, as parts: a/b for the one, a power for the other."""
    kind, *rest = atom
    if kind == "frac":
        return [*_in_brackets(rest[0], "", width, inside), _Part("/", 5, 0), *_in_brackets(rest[1], "", width, False)]
    if kind == "sqrt":
        return _in_brackets(rest[0], "^{1/2}", width, inside)
    return _between(rest[2], _parts(rest[0], width), rest[3] + rest[1], inside)


def _in_brackets(atoms: list[Any], scripts: str, width: float, inside: bool) -> list[_Part]:
    """Parts in round brackets, but for a single atom that nothing is raised on."""
    if len(atoms) == 1 and not scripts:
        parts = _parts(atoms, width)
        return [_Part(parts[0].text, parts[0].width, int(inside)), *parts[1:]]
    return _between("(", _parts(atoms, width), f"){scripts}", inside)


def _between(opening: str, parts: list[_Part], closing: str, inside: bool) -> list[_Part]:
    return [_Part(opening, 5, int(inside)), *parts, _Part(closing, 5 + _width(closing[1:]), 0)]


def _text(atom: object) -> str:
    """An atom as LaTeX."""
    if isinstance(atom, str):
        return atom
    assert isinstance(atom, list)
    kind, *rest = atom
    if kind == "frac":
        return rf"\frac{{{_texts(rest[0])}}}{{{_texts(rest[1])}}}"
    if kind == "sqrt":
        return rf"\sqrt{{{_texts(rest[0])}}}"
    inside, scripts, opening, closing = rest
    return rf"\left{opening} {_texts(inside)} \right{closing}{scripts}"


def _texts(atoms: list[Any]) -> str:
    return " ".join(map(_text, atoms))


def _width_of(atom: object) -> float:
    """The width of an atom in display style, in points, rather too large."""
    if isinstance(atom, str):
        return _width(atom)
    assert isinstance(atom, list)
    kind, *rest = atom
    if kind == "frac":
        return max(sum(map(_width_of, part)) for part in rest) + 3
    if kind == "sqrt":
        return sum(map(_width_of, rest[0])) + 11
    return sum(map(_width_of, rest[0])) + 14 + _width(rest[1])


def _width(text: str) -> float:
    """The width of a piece of text without fractions and roots."""
    total, scale = 0.0, 1.0
    for token in _TOKEN.findall(re.sub(r"\\(?:mathbf|boldsymbol|hat|operatorname|mathrm|text)(?![A-Za-z])", "", text)):
        if token in _RELATIONS | _SIGNS | _TIMES:
            total += 14 * scale
        elif token in "^_":
            scale = 0.75
        elif token not in _NO_WIDTH and not token.isspace():
            total += _WIDE.get(token, 6.5) * scale
    return total
