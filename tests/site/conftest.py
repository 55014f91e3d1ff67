"""The site of what is committed, with the verdicts as they are now, made once for all tests."""

import pytest
from verdicts_now import verdicts_now

from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.verdicts.shipped import shipped_measurements
from lnverify.report.collect import verdicts_only
from lnverify.site.page import contents


@pytest.fixture(scope="session")
def facts():
    """The data of a report on the verdicts as they are now, with what was measured."""
    measured = shipped_measurements()
    return verdicts_only(claim | measured.get(claim["hash"], {}) for claim in verdicts_now().values())


@pytest.fixture(scope="session")
def site(facts):
    """Every file of the site as bytes, by path."""
    result = contents(facts, ROOT / "reports")
    return {path: text.encode() if isinstance(text, str) else text for path, text in result.items()}
