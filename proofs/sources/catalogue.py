"""The documents whose statements are decided, as tables/catalogue.toml has them, are declared here."""

import tomllib
from importlib.resources import files

from lnverify.proofs.sources.source import source

for _prefix, _declared in tomllib.loads((files(__package__) / "tables" / "catalogue.toml").read_text("utf-8")).items():
    source(_prefix, strict=True, **_declared)
