"""The site of the committed report, made once for all tests."""

import pytest

from numeric.pages.provenance import ROOT
from numeric.site.page import contents


@pytest.fixture(scope="session")
def site():
    """Every file of the site as bytes, by path."""
    made = contents(ROOT / "reports")
    return {path: text.encode() if isinstance(text, str) else text for path, text in made.items()}
