"""The report: what was proved, measured and found, on pages and as data; `lnverify.report.run` makes it."""
