"""The report: what was proved, measured and found, on pages and as data."""

from numeric.report.run import run

__all__ = ["run"]
