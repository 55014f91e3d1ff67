"""The page `reports/audit.md`, its JSON and its figures."""
