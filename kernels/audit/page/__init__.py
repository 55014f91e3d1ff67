"""The page `reports/audit.md` and its JSON."""
