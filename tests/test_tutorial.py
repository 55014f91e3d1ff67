"""The tutorial, word by word, in an empty folder: each command of it is run, and prints what it says there.

`.ci/run first_day` runs it with an installed wheel, with the newest and with the oldest releases of what that needs.
"""

import re
import shlex
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from lnverify.numeric.version import INSTALL

# In one process: each part goes on from the last one.
pytestmark = [pytest.mark.integration, pytest.mark.xdist_group("tutorial")]

TEXT = (Path(__file__).parents[1] / "docs" / "tutorial.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.S | re.M)
PYTHON = [text for kind, text in BLOCKS if kind == "python"]
# Commands with what stands below each, by the number of the session.
SESSIONS = [
    re.findall(r"^\$ ([^\n]*)\n((?:(?!\$ )[^\n]*\n)*)", text, re.M)
    for kind, text in BLOCKS
    if not kind and text.startswith("$")
]
UNDECIDED = next(text for kind, text in BLOCKS if not kind and text.startswith("  undecided"))
OPEN = '@claim("mypaper.taylor", "Conjecture 1"'
PLAIN = '@claim("mypaper.scaling", "Remark 1", hypotheses=[hypotheses.denominator_is_positive])\n'


def run(folder, command):
    program, *arguments = shlex.split(command)
    # The plugin by its name too: a checkout may be installed without its entry points.
    named = ["-p", "lnverify.pytest_plugin", "-p", "no:cacheprovider"] if program == "pytest" else []
    done = subprocess.run(
        [sys.executable, "-m", program, *arguments, *named], cwd=folder, capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


def lacks(printed, told):
    """The lines of the tutorial that are not printed; in the last, the time is left out."""
    return [line for line in told.splitlines() if line.rstrip() not in printed]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("tutorial")


def test_1_start(folder):
    (install, _), *commands = SESSIONS[0]
    assert install == f"{INSTALL} pytest"
    for command, told in commands:
        code, printed = run(folder, command)
        assert code == 0 and not lacks(printed, told), printed
    (settings,) = (text for kind, text in BLOCKS if kind == "toml" and "tool.lnverify" in text)
    assert settings in (folder / "pyproject.toml").read_text(encoding="utf-8")


def test_2_and_3_what_fails(folder):
    (folder / "claims.py").write_text(PYTHON[0], encoding="utf-8")
    ((command, told),) = SESSIONS[1]
    code, printed = run(folder, command)
    assert code == 1 and not lacks(printed, told + UNDECIDED), printed


def test_3_what_mends_it(folder):
    assert PLAIN in PYTHON[0] and OPEN in PYTHON[0]
    mended = PYTHON[0].replace(PLAIN, PYTHON[1]).replace(OPEN, f"{OPEN}, undecided=True")
    (folder / "claims.py").write_text(mended, encoding="utf-8")
    ((command, told),) = SESSIONS[2]
    code, printed = run(folder, command)
    assert code == 0 and not lacks(printed, told), printed


def test_4_each_test_is_there(folder):
    _, printed = run(folder, "pytest --collect-only -q")
    for name in re.findall(r"^\| `(mypaper[^`]*)` \|", TEXT, re.M):
        assert f"::{name}\n" in printed or name.endswith("[Rocq]"), (name, printed)


def test_4_groups_of_xdist(folder):
    """A claim is decided in one process, whatever release of pytest and of xdist is there."""
    _, printed = run(folder, "pytest -v -n 2 --dist loadgroup")
    at = re.findall(r"^\[(gw\d)\].*::(mypaper\.\w+)", printed, re.M)
    assert len(at) == 25, (version("pytest"), version("pytest-xdist"), printed)
    assert len({worker for worker, _ in at}) == 2
    assert len(set(at)) == len({claim for _, claim in at}), at


@pytest.mark.parametrize("command", [command for command, _ in SESSIONS[3]])
def test_5_report_paper_citation(folder, command):
    code, printed = run(folder, command)
    assert code == 0 and printed, printed


def test_5_files(folder):
    assert (folder / "reports" / "verification.md").is_file() and (folder / "lnverify.tex").is_file()
    assert r"\lnvstatement" in (folder / "lnverify.tex").read_text(encoding="utf-8")


def test_5_theorems_of_rocq(folder):
    assert "lnverify rocq --claims claims.py" in TEXT
    code, printed = run(folder, "lnverify rocq --claims claims.py")
    assert code == 0, printed
