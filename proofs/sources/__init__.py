"""What the sources say, passage by passage, and the claim that decides each statement or the reason it is open.

Statements are in our own words; the order is that of the source. Of the first five every sentence is covered, of the
wider literature statements are chosen. Each source has a table, tables/SOURCE.tsv, with a row for each statement.
"""

from lnverify.proofs.sources import catalogue  # it declares the documents
from lnverify.proofs.sources.source import SOURCES
from lnverify.proofs.sources.statement import Kind, SourceStatement, read_statements

STATEMENTS: dict[str, list[SourceStatement]] = {
    source: read_statements(source) for source in SOURCES if source != "lnverify"
}

__all__ = ["STATEMENTS", "Kind", "SourceStatement", "catalogue"]
