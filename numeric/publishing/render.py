"""Templates of report pages: one look for all of them."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from lnverify.numeric.publishing.address import claim_page, statements_page
from lnverify.numeric.publishing.markdown import cell, prose_markdown

# LaTeX is full of braces: its templates write \VAR{...} and \BLOCK{...}.
_LATEX = {
    "block_start_string": r"\BLOCK{",
    "block_end_string": "}",
    "variable_start_string": r"\VAR{",
    "variable_end_string": "}",
    "comment_start_string": r"\#{",
    "comment_end_string": "}",
}


def _for_viewers(value: Any) -> Any:
    r"""What a template writes, in the LaTeX that GitHub's viewer of Markdown knows: it has no \\operatorname."""
    return value.replace(r"\operatorname", r"\mathrm") if isinstance(value, str) else value


# What any page writes.
_FILTERS = {"prose": prose_markdown, "cell": cell, "claim_page": claim_page, "statements_page": statements_page}


def page_template(path: Path, filters: Mapping[str, Any] = MappingProxyType({})) -> Template:
    """The template in a file, with filters of its own; a name that it uses and is not given is an error."""
    brackets: dict[str, Any] = _LATEX if path.name.endswith(".tex.j2") else {}
    environment = Environment(
        loader=FileSystemLoader(path.parent),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=path.name.endswith(".html.j2"),
        finalize=_for_viewers if path.name.endswith(".md.j2") else None,
        **brackets,
    )
    environment.filters |= {**_FILTERS, **filters}
    return environment.get_template(path.name)
