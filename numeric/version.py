"""The version of lnverify, and that of the JSON which it writes; each is written here alone."""

VERSION = "0.1.0"

SCHEMA_VERSION = 1
"""Of numeric/schema.json: it grows where a key is renamed, removed or changes its meaning, not where one is added."""
