"""What the five sources say, passage by passage, and the claim that decides each statement or the reason it is open.

Statements are in our own words; the order is that of the source, and every sentence of a source is covered.
"""

from proofs.sources import activation, cheatsheet, riechers, visualizing, walkthrough
from proofs.sources.statement import Kind, SourceStatement, sentences

STATEMENTS: dict[str, list[SourceStatement]] = {
    "riechers": riechers.STATEMENTS,
    "walkthrough": walkthrough.STATEMENTS,
    "cheatsheet": cheatsheet.STATEMENTS,
    "visualizing": visualizing.STATEMENTS,
    "activation": activation.STATEMENTS,
}

__all__ = ["STATEMENTS", "Kind", "SourceStatement", "sentences"]
