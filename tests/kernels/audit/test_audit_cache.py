"""What is kept is found again only as long as all that it depends on is the same: code, libraries, the machine."""

import subprocess
import sys

import pytest

from lnverify.kernels.audit import cache
from lnverify.kernels.audit.adapters import libraries
from lnverify.numeric.publishing.provenance import ROOT

pytestmark = pytest.mark.integration


@pytest.fixture(autouse=True)
def _forget():
    cache.provenance_hash.cache_clear()
    yield
    cache.provenance_hash.cache_clear()


def measurement(library):
    cache.provenance_hash.cache_clear()
    return cache.key(cache.MEASUREMENT, library, "1 row", "float32")


@pytest.mark.parametrize("library", ["torch", "lnverify", "equinox"])
def test_key_includes_code_and_adapter(library, monkeypatch):
    seen = []
    monkeypatch.setattr(cache, "fingerprint", lambda *files: seen.extend(files) or "")
    measurement(library)
    names = {path.resolve().relative_to(ROOT).as_posix() for path in seen}
    assert {*cache.MEASUREMENT, f"kernels/audit/adapters/{libraries.LIBRARIES[library].adapter}.py"} <= names
    assert all(path.exists() for path in seen)


LOADED = """
import importlib, sys
PARTS = "lnverify.numeric.", "lnverify.kernels."
from lnverify.kernels.audit.adapters import libraries
importlib.import_module("lnverify.kernels.audit.errors.measure")
libraries.load(sys.argv[1])
print(*(m.__file__ for n, m in list(sys.modules.items()) if n.startswith(PARTS) and m.__file__))
"""

NO_PART = (
    "numeric/publishing",
    "numeric/version.py",
    "numeric/__init__.py",
    "kernels/__init__.py",
    "kernels/audit/__init__.py",
    "kernels/audit/adapters",
    "kernels/audit/causes/__init__.py",
    "kernels/audit/options.py",
)
"""What measures nothing: how adapters are found, options of commands, and helpers of pages."""


@pytest.mark.parametrize("library", list(libraries.LIBRARIES))
def test_what_is_loaded_counts_or_measures_nothing(library):
    try:
        libraries.versions(library)
    except libraries.NotUsableError as reason:
        pytest.skip(str(reason))
    done = subprocess.run([sys.executable, "-c", LOADED, library], capture_output=True, text=True, cwd=ROOT)
    loaded = {path.rsplit("/lnverify/", 1)[1] for path in done.stdout.split()}
    counted = [*cache.MEASUREMENT, *libraries.LIBRARIES[library].built_on, *NO_PART]
    assert loaded, done.stderr
    assert [path for path in sorted(loaded) if not path.startswith(tuple(counted))] == []


@pytest.mark.parametrize(
    ("library", "package"),
    [("torch", "torch"), ("flax", "jaxlib"), ("keras", "torch"), ("keras", "jaxlib"), ("torch", "numpy")],
)
def test_key_includes_versions(monkeypatch, library, package):
    real = libraries._version
    keys = []
    for version in ("1", "2"):
        monkeypatch.setattr(libraries, "_version", lambda each, v=version: v if each == package else real(each))
        keys.append(measurement(library))
    assert keys[0] != keys[1]


def test_a_key_follows_the_processor(monkeypatch):
    before = measurement("torch")
    monkeypatch.setattr(cache, "processor", lambda: "another")
    assert measurement("torch") != before
