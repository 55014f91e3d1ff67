"""The pages of the report, made from its data with templates."""

from __future__ import annotations

import json
import math
import re
from functools import partial
from pathlib import Path
from typing import Any

from numeric.citations.latex_text import tex_text
from numeric.citations.titles import title_tex
from numeric.pages.json_text import json_text, restored
from numeric.pages.look import rendered
from numeric.pages.numbers import number
from numeric.pages.render import page_template
from numeric.report.draw import draw_sources
from numeric.verdicts.decided import anchor, section
from proofs.registry import SOURCES

_TEMPLATES = Path(__file__).parent / "templates"
_CLAIMS = "verification-{}.md"
PAGES = ("verification.md", *map(_CLAIMS.format, SOURCES), "errata.md", "sources.md", "verification.tex")
DATA = "verification.json"
SURVEY = "figures/sources.svg"
# Characters of LaTeX; a near miss with more is read in the data. Viewers refuse pages of more than half a megabyte.
_LONGEST_FORMULA = 250

# Always with a power of ten: residuals and bounds stand below each other.
residual = partial(number, low=math.inf)


def contents(data: dict[str, Any]) -> dict[str, str | bytes]:
    """The pages and the data, by file name."""
    made: dict[str, str | bytes] = {name: render(name, data) for name in PAGES}
    made[DATA] = json_text(data)
    made[SURVEY] = rendered(lambda: draw_sources(data["statements"]), ".svg")
    return made


def render(name: str, data: dict[str, Any]) -> str:
    """One page as text."""
    filters: dict[str, Any] = {"number": residual, "anchor": anchor, "section": section, "short": short}
    filters |= {"linked": linked, "tex": tex_text, "title": title_tex, "cell": cell}
    values = data | {"longest_formula": _LONGEST_FORMULA}
    template = name
    for source in SOURCES:
        if name == _CLAIMS.format(source):
            template = _CLAIMS.format("source")
            chosen = [claim for claim in data["claims"] if claim["source"] == source]
            values |= {"source": source, "counts": data["summary"]["by_source"][source], "claims": chosen}
    text = page_template(_TEMPLATES / f"{template}.j2", filters).render(values)
    # GitHub's viewer of Markdown does not know \\operatorname.
    return text.replace(r"\operatorname", r"\mathrm") if name.endswith(".md") else text


# -- how things look -----------------------------------------------------------------------------------


def short(name: str) -> str:
    """The name of a LayerNorm without the words that all share."""
    return name.replace("encoder.layer.", "layer ").replace(".LayerNorm", "").replace(".", " ")


def linked(text: str) -> str:
    """Text in which papers of arXiv and pages of the report are links."""
    text = re.sub(r"arXiv:(\d{4}\.\d{4,5})", r"[arXiv:\1](https://arxiv.org/abs/\1)", text)
    return re.sub(r"[\w-]+\.md", r"[\g<0>](\g<0>)", text)


def cell(text: str) -> str:
    """Text that may stand in a cell of a Markdown table."""
    return text.replace("|", r"\|")


def read(path: Path) -> dict[str, Any]:
    """The data of a written report, infinities and NaN restored."""
    data: dict[str, Any] = restored(json.loads(path.read_text(encoding="utf-8")))
    return data
