"""Statements as macros: they compile with amsmath alone, and a claim that is not there is an error of LaTeX."""

import re
import subprocess

import pytest
from latex_documents import TEX, compiled
from shell import run

from lnverify.numeric.citations.macros import macros
from lnverify.numeric.verdicts import shipped

PAPER = r"""\documentclass{article}
\usepackage{amsmath}
\input{lnverify}
\begin{document}
%s
\end{document}
"""


@pytest.fixture(scope="module")
def known():
    return shipped.shipped_verdicts()


@TEX
def test_every_claim_compiles_with_amsmath_alone(tmp_path, known):
    (tmp_path / "lnverify.tex").write_text(macros(list(known.values())), encoding="ascii")
    used = "\n\n".join(
        rf"\lnvtitle{{{id}}} \lnvbadge{{{id}}} \lnvstatement{{{id}}} \lnvformula{{{id}}}" for id in list(known)[::6]
    )
    compiled(tmp_path, PAPER % used)


@TEX
@pytest.mark.parametrize("options", ["", "[twocolumn]"])
def test_formulas_and_badges_fit_into_the_line(options, tmp_path, known):
    """Titles are text, in which a long formula may not be broken: they stay out of this."""
    (tmp_path / "lnverify.tex").write_text(macros(list(known.values())), encoding="ascii")
    used = "\n\n".join(rf"\noindent\lnvbadge{{{id}}} \lnvstatement{{{id}}}" for id in known)
    said = compiled(tmp_path, (PAPER % used).replace(r"\documentclass", rf"\documentclass{options}"))
    assert [width for width in re.findall(r"Overfull .hbox \(([\d.]+)pt", said) if float(width) > 2] == []


@TEX
def test_a_claim_that_is_not_there_is_an_error(tmp_path, known):
    (tmp_path / "lnverify.tex").write_text(macros([known["riechers.eq6"]]), encoding="ascii")
    (tmp_path / "paper.tex").write_text(PAPER % r"\lnvstatement{riechers.eq7}")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, errors="replace")
    assert done.returncode and "lnverify has no claim riechers.eq7" in done.stdout.replace("\n", "")


def test_the_badge_has_verdict_version_and_hash(known):
    claim = known["riechers.eq6"]
    text = macros([claim])
    assert claim["hash"] in text and "lnverify 0.2.0" in text and "proved: true for every N" in text
    assert text.isascii()


def test_the_command_writes_the_claims_of_a_document(tmp_path):
    (tmp_path / "paper.tex").write_text(r"\lnvtitle{riechers.eq6} \lnvbadge{riechers.eq6} % \lnvbadge{riechers.eq5}")
    assert run("latex", "paper.tex", cwd=tmp_path).stdout == "written: lnverify.tex, 1 claims\n"
    assert "riechers.eq6" in (tmp_path / "lnverify.tex").read_text()
    (tmp_path / "empty.tex").write_text("no claims")
    for name in ("empty.tex", "nowhere.tex"):
        done = run("latex", name, cwd=tmp_path)
        assert done.returncode == 2 and name in done.stderr and len(done.stderr.splitlines()) == 1


def test_the_command_writes_the_claims_that_are_asked_for_and_tells_stale_ones(tmp_path, known):
    file = tmp_path / "lnverify.tex"
    assert run("latex", cwd=tmp_path).returncode == 2
    done = run("latex", "riechers.eq6", "riechers.eq5", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "written: lnverify.tex, 2 claims\n"), done.stderr
    assert run("latex", "riechers.eq6", "riechers.eq5", "--check", cwd=tmp_path).returncode == 0
    before = file.read_text()
    file.write_text(before.replace(known["riechers.eq5"]["hash"], "0" * 12))
    done = run("latex", "riechers.eq6", "riechers.eq5", "--check", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "lnverify.tex: stale: riechers.eq5\n")
    file.unlink()
    assert run("latex", "riechers.eq6", "--check", cwd=tmp_path).returncode == 1
    assert not file.exists()
