"""What an output can show. Characters that it lacks are in ASCII: ε is eps, ≤ is <=, √ is sqrt, x̂² is xhat^2."""

import codecs
import sys
import unicodedata

_NAMES = {
    "ε": "eps",
    "ϵ": "eps",
    "Σ": "sum",
    "∏": "prod",
    "√": "sqrt",
    "∂": "d",
    "·": "*",
    "⊙": "(*)",
    "∘": "o",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "≡": "==",
    "≢": "!==",
    "≈": "~",
    "≫": ">>",
    "≪": "<<",
    "±": "+-",
    "×": "x",
    "÷": "/",
    "−": "-",
    "–": "-",
    "—": "--",
    "∞": "inf",
    "∩": "and",
    "∈": "in",
    "∝": "~",
    "⟂": "perp",
    "⊥": "perp",
    "‖": "||",
    "⟨": "<",
    "⟩": ">",
    "→": "->",
    "↦": "->",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "′": "'",
    "″": "''",
    "‴": "'''",
    "…": "...",
    "•": "*",
    "§": "sec. ",
    "ℓ": "l",
    "␣": " ",
    "\N{COMBINING CIRCUMFLEX ACCENT}": "hat",
    "\N{NO-BREAK SPACE}": " ",
}
_MARKS = {"<super>": "^", "<sub>": "_"}


def in_ascii(text: str) -> str:
    """The text in ASCII; a character without a name stands as Python writes it, as \\u4e2d."""
    found = ""
    mark, named = "", False
    for char in text:
        name = char if char.isascii() else _name(char)
        if mark and name.startswith(mark) and not char.isascii():
            # Several raised or lowered characters in a row have one mark.
            name = name[1:]
        else:
            word = not char.isascii() and len(name) > 1 and name[0].isalpha() and not unicodedata.combining(char)
            if found[-1:].isalnum() and name[:1].isalnum() and (word or named or mark):
                found += " "
            mark, named = (name[0] if name[0] in "^_" and not char.isascii() else ""), word
        found += name
    return found


def _name(char: str) -> str:
    if char in _NAMES:
        return _NAMES[char]
    kind, _, codes = unicodedata.decomposition(char).partition(" ")
    if kind in _MARKS:
        return _MARKS[kind] + "".join(in_ascii(chr(int(code, 16))) for code in codes.split())
    words = unicodedata.name(char, "").split()
    if words[:2] == ["GREEK", "SMALL"] and len(words) == 4:
        return words[3].lower().replace("lamda", "lambda")
    if words[:2] == ["GREEK", "CAPITAL"] and len(words) == 4:
        return words[3].capitalize()
    if words[:1] == ["BOX"]:
        return "|" if "VERTICAL" in words else "-"
    simple = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return simple or char.encode("ascii", "backslashreplace").decode()


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    text, start, end = error.object, error.start, error.end
    name = in_ascii(text[start:end])
    before = " " if text[:start][-1:].isalnum() and name[0].isalpha() and not unicodedata.combining(text[start]) else ""
    following = text[end : end + 1]
    after = " " if name[-1].isalnum() and following.isascii() and following.isalnum() else ""
    return before + name + after, end


ERRORS = "lnverify"
codecs.register_error(ERRORS, _replace)


def shown(text: str) -> str:
    """The text as the output will show it, so that columns are as wide as what stands in them."""
    text = on_one_line(text)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return in_ascii(text)
    return text


def on_one_line(text: str) -> str:
    """The text without line breaks and other characters that steer a terminal."""
    return "".join(char if char.isprintable() else _visible(char) for char in text)


def _visible(char: str) -> str:
    return char.encode("ascii", "backslashreplace").decode() if ord(char) > 126 else repr(char)[1:-1]
