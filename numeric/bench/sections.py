"""What a section of the performance page is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Data = dict[str, Any]


@dataclass(frozen=True)
class Section:
    """One section: it is measured alone and rendered from its data alone.

    Attributes:
        key: what it is called on the command line and in performance.json.
        title: its heading.
        measure: runs it, calling its argument with a line before each step; the answer is plain JSON.
        render: its Markdown, without the heading, from that answer.
        figures: its pictures by file name, from that answer.
    """

    key: str
    title: str
    measure: Callable[[Callable[[str], None]], Data]
    render: Callable[[Data], str]
    figures: Callable[[Data], dict[str, bytes]]
