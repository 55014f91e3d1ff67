"""The tutorial, followed step by step in an empty folder: what it prints is what comes out."""

import re
import subprocess
import sys

import pytest

from lnverify.numeric.publishing.provenance import ROOT

pytestmark = pytest.mark.integration

TEXT = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", TEXT, re.S)
FAILURES = re.findall(r"^(mypaper\.scaling: .*?|  undecided: .*?)\n```", TEXT, re.S | re.M)


def run(folder, *arguments):
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("tutorial")
    started = run(made, "lnverify", "init", "--prefix", "mypaper")
    assert started.returncode == 0 and started.stdout.strip() in TEXT, started.stderr
    (made / "claims.py").write_text(PYTHON[0], encoding="utf-8")
    return made


def collected(folder):
    return run(folder, "pytest", "-q", "-p", "lnverify.pytest_plugin", "-p", "no:cacheprovider")


def test_it_fails_as_it_says_and_then_it_is_green(folder):
    done = collected(folder)
    assert done.returncode == 1 and len(FAILURES) == 2
    for told in FAILURES:
        assert told in done.stdout, done.stdout
    text = PYTHON[0].replace(
        '@claim("mypaper.tangent", "Conjecture 1")', '@claim("mypaper.tangent", "", undecided=True)'
    )
    old = '@claim("mypaper.scaling", "Remark 1", hypotheses=[hypotheses.denominator_is_positive])\n'
    assert old in text
    (folder / "claims.py").write_text(text.replace(old, PYTHON[1]), encoding="utf-8")
    done = collected(folder)
    (counted,) = re.findall(r"^(\d+ passed, 1 xfailed)$", TEXT, re.M)
    assert done.returncode == 0 and f"{counted} in" in done.stdout, done.stdout


def test_the_commands_of_the_tutorial_are_there():
    """Each is run on claims of one's own by tests of its room."""
    said = run(ROOT, "lnverify", "--help").stdout
    for command in set(re.findall(r"^\$ lnverify (\w+)", TEXT, re.M)):
        assert re.search(rf"^\s+{command}\b", said, re.M), command
