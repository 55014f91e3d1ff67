"""What a package says of itself: one version, its licences, its citation file; `.ci/wheel` runs the installed one."""

import os
import re
import tomllib
from datetime import date

import pytest

from numeric.pages.provenance import ROOT, is_checkout
from numeric.version import HOME, RELEASED, VERSION

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_version_is_written_once():
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "numeric.version.VERSION"}
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(r"^version: (.*)$", citation, re.M)[1] == VERSION
    written = [path for path in sources() if f'"{VERSION}"' in path.read_text(encoding="utf-8")]
    assert written == [ROOT / "numeric" / "version.py"]


def sources():
    """The modules of the package."""
    return [path for folder in ("numeric", "proofs") for path in sorted((ROOT / folder).rglob("*.py"))]


def test_the_day_of_the_version_is_that_of_the_citation_file():
    """CITATION.cff is for the project's page and goes into no wheel; in the code the day is written once."""
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(r"^date-released: (.*)$", citation, re.M)[1] == RELEASED
    assert date.fromisoformat(RELEASED).isoformat() == RELEASED
    assert [path.name for path in sources() if RELEASED in path.read_text(encoding="utf-8")] == ["version.py"]


def test_no_address_is_empty_or_made_up():
    """As long as the project has no address, nothing has one: neither the package, nor the citation file."""
    assert HOME == "" or HOME.startswith("https://")
    said = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert bool(re.search(r"^(url|repository-code): \S", said, re.M)) == bool(HOME)
    assert not re.search(r"^[\w-]+:\s*(\"\")?$(?!\n\s+-)", said, re.M)
    assert set(PROJECT["project"]["urls"].values()) <= {"https://arxiv.org/abs/2405.04134", HOME}


@pytest.mark.xdist_group("one")
def test_tests_of_one_group_run_in_one_process(request):
    """A claim is decided once for all its tests: a group that is ignored makes them slow, and nothing else says so."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        assert request.node.nodeid.endswith("@one")


def test_licences():
    project = PROJECT["project"]
    assert project["license"] == "MIT AND Apache-2.0"
    assert project["license-files"] == ["LICENSE", "numeric/data/LICENSE-Apache-2.0.txt"]
    assert (ROOT / "LICENSE").read_text().startswith("MIT License")
    weights = (ROOT / "numeric/data/LICENSE-Apache-2.0.txt").read_text()
    assert "Apache License" in weights and "END OF TERMS AND CONDITIONS" in weights


def test_metadata():
    project = PROJECT["project"]
    assert project["authors"] and project["urls"] and project["classifiers"]
    # With an expression, the classifiers of licences may not stand as well.
    assert not [name for name in project["classifiers"] if name.startswith("License")]


def test_reading_pins_nothing_and_the_audit_pins_pytorch():
    extras = PROJECT["project"]["optional-dependencies"]
    assert [one for one in extras["checkpoints"] if "==" in one] == []
    assert any(one.startswith("torch==") for one in extras["audit"])


def test_typed():
    assert (ROOT / "numeric" / "py.typed").exists()
    assert "py.typed" in PROJECT["tool"]["setuptools"]["package-data"]["numeric"]


def test_this_is_a_checkout():
    assert is_checkout()


def test_no_folder_of_tests_hides_a_package():
    """With an __init__.py, pytest puts the folder above on the path, and tests/numeric stands for numeric."""
    assert list((ROOT / "tests").rglob("__init__.py")) == []
