"""Lines of a statement: one that is too long is broken where it is least nested, before an operation if possible."""

from __future__ import annotations

import re

WIDTH = 80
"""How many characters a line of a statement has at most."""

_OPERATION = re.compile(r"/\\|:>|[-=+*/]|<=|!=|\*:|\*m")


def break_lines(text: str, indent: str) -> list[str]:
    """A text in lines, the first indented, the others more."""
    lines = []
    while len(indent) + len(text) > WIDTH and (places := _places(text, WIDTH - len(indent))):
        _, _, place = min(places)
        lines.append(indent + text[:-place])
        indent, text = (indent if len(lines) > 1 else f"{indent}    "), text[len(text) - place + 1 :]
    return [*lines, indent + text]


def _places(text: str, room: int) -> list[tuple[int, bool, int]]:
    """Where a text may be broken, the last places first: how nested it is there, whether no operation follows."""
    result, depth = [], 0
    for place, character in enumerate(text[: room + 1]):
        depth += (character in "([") - (character in ")]")
        if character == " " and place > room // 2:
            result.append((depth, _OPERATION.match(text, place + 1) is None, len(text) - place))
    return result
