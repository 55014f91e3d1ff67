"""What holds for all tests."""

import gc
from pathlib import Path

CLAIMS = Path(__file__).parent / "proofs" / "claims"


def pytest_collection_modifyitems(items):
    """The claims come first: what is decided of them is noted, and the tests of commands need not decide it again.

    Then come the tests that one process runs together, so that no process waits for another at the end.
    """
    items.sort(key=lambda item: (CLAIMS not in item.path.parents, item.get_closest_marker("xdist_group") is None))


def pytest_collection_finish():
    """What was collected stays: the collector of garbage need not look at thousands of tests again and again."""
    gc.collect()
    gc.freeze()
