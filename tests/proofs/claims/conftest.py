"""The tests of one claim run in one process, which then decides it once."""

import pytest

from lnverify.proofs.claims import CLAIMS


def pytest_itemcollected(item):
    id = getattr(item, "callspec", None) and item.callspec.params.get("id")
    if id in CLAIMS:
        item.add_marker(pytest.mark.xdist_group(id))
