"""The pages of the report, made from its data with templates."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from numeric.files import write_whole
from numeric.report.collect import anchor

_TEMPLATES = Path(__file__).parent.parent / "templates" / "report"
PAGES = ("verification.md", "errata.md", "verification.tex")
DATA = "verification.json"


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
    return _environment(name).get_template(f"{name}.j2").render(**data)


def _environment(name: str) -> Environment:
    tex = name.endswith(".tex")
    brackets: dict[str, str] = {}
    if tex:
        brackets = {
            "block_start_string": r"\BLOCK{",
            "block_end_string": "}",
            "variable_start_string": r"\VAR{",
            "variable_end_string": "}",
            "comment_start_string": r"\#{",
            "comment_end_string": "}",
        }
    found = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        **brackets,  # type: ignore[arg-type]
    )
    found.filters |= {"number": number, "anchor": anchor, "short": short, "tex": tex_text, "cell": cell}
    return found


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
    return name.replace("encoder.layer.", "layer ").replace(".LayerNorm", "").replace(".output", "").replace(".", " ")


def cell(text: str) -> str:
    """Text that may stand in a cell of a Markdown table."""
    return text.replace("|", r"\|")


_TEX_SPECIAL = {"&": r"\&", "%": r"\%", "#": r"\#", "_": r"\_"}
_TEX_UNICODE = {
    "ε": r"\(\epsilon\)",
    "α": r"\(\alpha\)",
    "Π": r"\(\Pi\)",
    "√": r"\(\surd\)",
    "σ": r"\(\sigma\)",
    "μ": r"\(\mu\)",
    "ζ": r"\(\zeta\)",
    "λ": r"\(\lambda\)",
    "₂": r"\(_2\)",
    "²": r"\(^2\)",
    "⁻": r"\(^-\)",
    "ᵀ": r"\(^\top\)",
    "∂": r"\(\partial\)",
    "−": r"\(-\)",
    "≥": r"\(\ge\)",
    "≤": r"\(\le\)",
    "≠": r"\(\ne\)",
    "→": r"\(\to\)",
    "⟂": r"\(\perp\)",
    "ₙ": r"\(_n\)",
    "‖": r"\(\Vert\)",
    "γ": r"\(\gamma\)",
    "β": r"\(\beta\)",
    "δ": r"\(\delta\)",
    "Σ": r"\(\Sigma\)",
    "∏": r"\(\prod\)",
    "⊙": r"\(\odot\)",
    "′": r"\('\)",
    "·": r"\(\cdot\)",
    "∝": r"\(\propto\)",
    "ⱼ": r"\(_j\)",
    "ᵢ": r"\(_i\)",
    "ᵛ": r"\(^v\)",
}


def tex_text(text: str) -> str:
    """Plain text for LaTeX."""
    combined = text.replace("x̂", r"\(\hat x\)").replace("1̂", r"\(\hat 1\)").replace("α̂", r"\(\hat\alpha\)")
    parts = combined.split("\\(")
    return "".join(_escaped(part) if i == 0 else _after_math(part) for i, part in enumerate(parts))


def _after_math(part: str) -> str:
    inside, _, rest = part.partition("\\)")
    return f"\\({inside}\\){_escaped(rest)}"


def _escaped(text: str) -> str:
    return "".join(_TEX_SPECIAL.get(c, _TEX_UNICODE.get(c, c)) for c in text)


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
