"""What the parts of `Facts` have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lnverify.proofs.rocq.facts import Facts


class Part:
    """A part of what a proof knows. Parts need one another, and ask through `facts`.

    Attributes:
        facts: all parts.
        space, forms, lines, known: as there.
    """

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.space, self.forms = facts.space, facts.forms
        self.lines, self.known = facts.lines, facts.known
