"""The version of lnverify, and that of the JSON which it writes; each is written here alone."""

VERSION = "0.1.0"

RELEASED = "2026-11-21"
"""The day of this version; CITATION.cff, which no wheel has, says the same."""

REQUIREMENT = f"lnverify=={VERSION}"
"""What pip installs where a project of claims needs this version; `lnverify init` writes it."""

HOME = ""
"""The address at which the project is published: none yet. Citations have it as their url once there is one."""

SCHEMA_VERSION = 3
"""Of numeric/publishing/schema.json. It grows when a key is renamed, goes or changes its meaning, not for a new one."""
