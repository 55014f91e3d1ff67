"""The version of lnverify, where it lives, and the version of the JSON which it writes; each is written here alone."""

VERSION = "0.2.0"

RELEASED = "2026-11-24"
"""The day of this version; CITATION.cff, which no wheel has, says the same."""

HOME = ""
"""The address at which the project lives: none yet, so that one has a wheel or a clone.

Everything that says how lnverify is installed or where it is follows from this line: once it is set, citations have it
as their url, and pip is given a name and a version, as an index has the releases from then on (see CONTRIBUTING.md).
"""

INSTALL = f"pip install {f'lnverify=={VERSION}' if HOME else f'./lnverify-{VERSION}-py3-none-any.whl'}"
"""How it is installed: from an index, or else from the wheel beside what needs it."""

SCHEMA_VERSION = 3
"""Of numeric/publishing/schema.json. It grows when a key is renamed, goes or changes its meaning, not for a new one."""
