"""A page of the reports: facts as data, a text that a template makes of them, figures drawn of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from lnverify.numeric.publishing import plot_style
from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.publishing.render import page_template


@dataclass(frozen=True)
class Page:
    """How the facts of a page are written.

    Attributes:
        name: of its files, without a suffix.
        template: its file, which is Markdown.
        filters: how the template writes numbers and names.
    """

    name: str
    template: Path
    filters: Mapping[str, Any] = field(default_factory=dict)

    def contents(
        self, facts: Mapping[str, Any], figures: Mapping[str, Callable[[], Figure]], /, **beside: Any
    ) -> dict[str, str | bytes]:
        """The text, the facts as JSON, and the figures, by path below the folder of the reports.

        Args:
            facts: what the page says, as JSON can hold it.
            figures: what draws each, by its path.
            beside: what the template takes beside the facts.
        """
        drawn = {path: plot_style.render_figure(draw, Path(path).suffix) for path, draw in figures.items()}
        return {**drawn, f"{self.name}.json": json_text(facts), f"{self.name}.md": self.render({**facts, **beside})}

    def render(self, values: Mapping[str, Any]) -> str:
        """The text, of the facts and what goes beside them."""
        return page_template(self.template, self.filters).render(values)
