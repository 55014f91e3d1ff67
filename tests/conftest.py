"""What holds for all tests."""

import gc
import os
from hashlib import sha256
from pathlib import Path

CLAIMS = Path(__file__).parents[1] / "pyproject.toml"
"""The file that names the claims: their tests are collected with it, by lnverify's plugin."""


def pytest_collection_modifyitems(config, items):
    """The claims come first, then the tests that one process runs together: no process waits for another at the end.

    Where SHARES is set, of the slow tests only those of number SHARE run: so many commits together run all.
    """
    if shares := int(os.environ.get("SHARES", 0)):
        number = int(os.environ["SHARE"])
        chosen = [item for item in items if not item.get_closest_marker("slow") or _share(item, shares) == number]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
        items[:] = chosen
    items.sort(key=lambda item: (item.path != CLAIMS, item.get_closest_marker("xdist_group") is None))


def _share(item, shares):
    return int(sha256(item.nodeid.encode()).hexdigest(), 16) % shares


def pytest_collection_finish():
    """What was collected stays: the collector of garbage need not look at thousands of tests again and again."""
    gc.collect()
    gc.freeze()
