"""The paper of this project, as a project of the suite: whatever changes under it, its own tests say so."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAPER = ROOT / "paper"
TEX = pytest.mark.skipif(
    not all(map(shutil.which, ("pdflatex", "bibtex", "make"))),
    reason="TeX or make is missing: Debian's make, texlive-latex-recommended, texlive-latex-extra, lmodern",
)
pytestmark = pytest.mark.integration


@pytest.fixture
def copy(tmp_path):
    """The folder with what the text rests on beside it, as in a repository."""
    shutil.copytree(PAPER, tmp_path / "paper", ignore=shutil.ignore_patterns("*.pdf", "*.aux", "__pycache__"))
    shutil.copytree(ROOT / "reports", tmp_path / "reports", ignore=shutil.ignore_patterns("claims", "vectors"))
    return tmp_path / "paper"


def run(folder, *command):
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, errors="replace")


def failing_tests(folder):
    done = run(folder, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_paper.py")
    return sorted(set(re.findall(r"^FAILED test_paper.py::(\w+)", done.stdout, re.M))), done.stdout


STATEMENTS, NUMBERS = "statements_verdicts_and_hashes_are_what_is_decided", "numbers_are_what_the_data_say"
TYPED, CALLED = "no_number_is_typed", "a_result_is_proved_and_what_is_called_refuted_is"
CHANGES = {
    "a claim, a time, a typed number, the name of a refuted claim": (
        (STATEMENTS, "paper/claims.py", "s.sum(s.activation) ** 2 / square(s))", "s.sum(s.activation) ** 2)"),
        (NUMBERS, "paper/data/lnverify.json", '"first": 0', '"first": 1'),
        (TYPED, "paper/paper.tex", "We observe that", "We observe 17 times that"),
        (CALLED, "paper/paper.tex", r"\begin{refuted}", r"\begin{result}"),
    ),
    "a title, what was measured": (
        (STATEMENTS, "paper/claims.py", "A law that two sizes confirm", "A law that three sizes confirm"),
        (NUMBERS, "paper/data/tensorgrad.json", '"same": true', '"same": false'),
    ),
    "a macro, a count": (
        (STATEMENTS, "paper/lnverify.tex", "proved: true for every N", "proved: true for some N"),
        (NUMBERS, "reports/code.json", '"outcome": "refuted"', '"outcome": "proved"'),
    ),
    "an error": ((NUMBERS, "reports/audit.json", '"got": "32.0"', '"got": "33.0"'),),
}
"""What is changed together, each with the one test that says so."""


def test_the_paper_is_not_stale(copy):
    done = run(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("name", CHANGES)
def test_each_change_fails(name, copy):
    for _, file, old, new in CHANGES[name]:
        path = copy.parent / file
        before = path.read_text(encoding="utf-8")
        assert old in before
        path.write_text(before.replace(old, new, 1), encoding="utf-8")
    failed, said = failing_tests(copy)
    assert failed == sorted(f"test_{failing}" for failing, *_ in CHANGES[name]), said[-3000:]


@TEX
def test_both_papers_are_built_and_fit(copy):
    """`make` itself asks that no box is wider than its line by 2 pt, and that no reference is missing."""
    done = run(copy, "make")
    assert done.returncode == 0, done.stdout + done.stderr
    for name, least, most in (("paper", 12, 16), ("software", 2, 2)):
        log = (copy / f"{name}.log").read_text(encoding="utf-8", errors="replace")
        pages = int(re.search(r"\((\d+) pages?,", log.replace("\n", ""))[1])
        assert least <= pages <= most
        assert [width for width in re.findall(r"Overfull .*?\(([\d.]+)pt", log) if float(width) > 2] == []


@TEX
def test_the_example_fits(tmp_path):
    folder = shutil.copytree(ROOT / "examples" / "paper", tmp_path / "paper")
    assert run(folder, sys.executable, "-m", "lnverify", "latex", "paper.tex").returncode == 0
    assert run(folder, "pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper").returncode == 0
    assert "Overfull" not in (folder / "paper.log").read_text(encoding="utf-8", errors="replace")
