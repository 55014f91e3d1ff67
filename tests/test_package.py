"""What a package says of itself: one version, its licences, its citation file; `.ci/wheel` runs the installed one."""

import os
import re
import shutil
import subprocess
import sys
import tomllib

import pytest

import lnverify
from lnverify.numeric.publishing.provenance import ROOT, code_folders
from lnverify.numeric.version import HOME, INSTALL, VERSION

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_version_is_written_once():
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "lnverify.numeric.version.VERSION"}
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(r"^version: (.*)$", citation, re.M)[1] == VERSION
    written = [path for path in sources() if f'"{VERSION}"' in path.read_text(encoding="utf-8")]
    assert written == [ROOT / "numeric" / "version.py"]


def sources():
    """The modules of the package."""
    return [path for folder in code_folders() for path in sorted(folder.rglob("*.py"))]


def test_no_address_is_empty_or_made_up():
    """As long as the project has no address, nothing has one: neither the package, nor the citation file."""
    assert HOME == "" or HOME.startswith("https://")
    said = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert bool(re.search(r"^(url|repository-code): \S", said, re.M)) == bool(HOME)
    assert not re.search(r"^[\w-]+:\s*(\"\")?$(?!\n\s+-)", said, re.M)
    assert set(PROJECT["project"]["urls"].values()) <= {"https://arxiv.org/abs/2405.04134", HOME}


INSTALLED = {
    "docs/tutorial.md": f"$ {INSTALL} pytest\n",
    "examples/kernel/README.md": f"    {INSTALL} pytest\n",
    "examples/kernel/.github/workflows/kernel.yml": f"-m {INSTALL} pytest\n",
    "examples/paper/.github/workflows/claims.yml": f"-m {INSTALL} pytest\n",
}


@pytest.mark.parametrize("path", INSTALLED)
def test_one_setting_says_how_it_is_installed(path):
    text = (ROOT / path).read_text(encoding="utf-8")
    said = [line for line in text.splitlines(keepends=True) if "pip install" in line and "lnverify" in line]
    assert said and all(line.endswith(INSTALLED[path]) for line in said)


def test_one_name_is_imported():
    """A module that were imported as `proofs.x` too would exist twice."""
    files = [*sources(), *(ROOT / "lnverify").glob("*.py"), *(ROOT / "tests").rglob("*.py")]
    twice = re.compile(r"^\s*(?:from|import) (?:proofs|numeric|kernels)\b", re.M)
    assert [path for path in files if twice.search(path.read_text(encoding="utf-8"))] == []


def test_public_names_are_found():
    assert set(lnverify.__all__) == set(dir(lnverify))
    assert all(getattr(lnverify, name) is not None for name in lnverify.__all__)


@pytest.mark.xdist_group("one")
def test_group_runs_in_one_process(request):
    """A claim is decided once for all its tests: a group that is ignored makes them slow, and nothing else says so."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        assert request.node.nodeid.endswith("@one")


def test_metadata():
    project = PROJECT["project"]
    assert project["authors"] and project["urls"] and project["classifiers"]
    # With an expression, the classifiers of licences may not stand as well.
    assert not [name for name in project["classifiers"] if name.startswith("License")]


def test_the_audit_pins_pytorch():
    assert any(one.startswith("torch==") for one in PROJECT["project"]["optional-dependencies"]["audit"])


LINKS = ["proofs", "numeric", "kernels"]


def test_a_checkout_without_links_says_so(tmp_path):
    shutil.copytree(ROOT / "lnverify", tmp_path / "lnverify", ignore=lambda *_: LINKS)
    for name in LINKS:
        # What git writes where it makes no links.
        (tmp_path / "lnverify" / name).write_text(f"../{name}")
    command = [sys.executable, "-m", "lnverify", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2 and "core.symlinks=true" in done.stderr and done.stderr.count("\n") == 1, done.stderr
    done = subprocess.run([sys.executable, "-c", "import lnverify"], capture_output=True, text=True, cwd=tmp_path)
    assert done.stderr.splitlines()[-1].startswith("ImportError: lnverify/proofs")
