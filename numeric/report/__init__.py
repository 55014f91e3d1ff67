"""The report: what was proved, measured and found, on pages and as data; `numeric.report.run` makes it."""
