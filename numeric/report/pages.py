"""The pages of the report, made from its data with templates."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

from pylatexenc.latexencode import UnicodeToLatexEncoder

from numeric.files import write_whole
from numeric.rendering import page_template
from numeric.report.collect import anchor

PAGES = ("verification.md", "errata.md", "sources.md", "verification.tex")
DATA = "verification.json"
# Characters of LaTeX; a near miss with more is read in the data. Viewers refuse pages of more than half a megabyte.
_LONGEST_FORMULA = 250


def write(data: dict[str, Any], out: Path) -> list[Path]:
    """Write the pages and the data; each file is whole at every moment.

    Raises:
        InputError: where the folder cannot be written.
    """
    contents = {name: render(name, data) for name in PAGES}
    contents[DATA] = json.dumps(finite(data), indent=1, ensure_ascii=False) + "\n"
    for name, content in contents.items():
        write_whole(out / name, content)
    return [out / name for name in contents]


def render(name: str, data: dict[str, Any]) -> str:
    """One page as text."""
    filters = {"number": number, "anchor": anchor, "short": short, "tex": tex_text, "cell": cell, "linked": linked}
    return page_template(f"report/{name}.j2", filters).render(longest_formula=_LONGEST_FORMULA, **data)


# -- how things look -----------------------------------------------------------------------------------


def number(x: float, digits: int = 1) -> str:
    """A number for a table: 0, 3.1e-17, ∞, NaN."""
    if x == 0:
        return "0"
    if math.isnan(x):
        return "NaN"
    if math.isinf(x):
        return "∞"
    return f"{x:.{digits}e}"


def short(name: str) -> str:
    """The name of a LayerNorm without the words that all share."""
    return name.replace("encoder.layer.", "layer ").replace(".LayerNorm", "").replace(".", " ")


def cell(text: str) -> str:
    """Text that may stand in a cell of a Markdown table."""
    return text.replace("|", r"\|")


def linked(text: str) -> str:
    """Text in which the name of a page is a link to it."""
    return re.sub(r"[\w-]+\.md", r"[\g<0>](\g<0>)", text)


_TEX = UnicodeToLatexEncoder(unknown_char_policy="fail")
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


def read(path: Path) -> dict[str, Any]:
    """The data of a written report, infinities and NaN restored."""
    return restored(json.loads(path.read_text(encoding="utf-8")))


def restored(value: Any) -> Any:
    """The inverse of `finite`."""
    if isinstance(value, dict):
        return {key: restored(item) for key, item in value.items()}
    if isinstance(value, list):
        return [restored(item) for item in value]
    return float(value) if isinstance(value, str) and value in ("inf", "-inf", "nan") else value


def finite(value: Any) -> Any:
    """The data with infinities and NaN as the strings "inf", "-inf" and "nan", which JSON can hold."""
    if isinstance(value, dict):
        return {key: finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [finite(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value
