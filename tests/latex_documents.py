"""LaTeX documents, compiled; tests that need a compiler are skipped where it is missing."""

import re
import shutil
import subprocess

import pytest

_GREEK = "alpha|beta|gamma|delta|epsilon|zeta|kappa|lambda|mu|rho|sigma|tau|Pi"
_UPRIGHT = re.compile(r"\\(?:mathrm|operatorname|text)\{[^{}]*\}")
_INDEX = re.compile(r"_(?:[nij]|\{[nij]+\})|\\text\{for all \} n\b")
_LETTER = re.compile(rf"\\hat\{{\w\}}|\\(?:{_GREEK})(?![A-Za-z])|u_(?=\{{?N?\\epsilon)|\\[A-Za-z]+|[A-Za-z]")


def letters(formulas):
    """The letters in formulas, with Greek ones and letters under a hat as they are in LaTeX; no index n, i, j."""
    text = _UPRIGHT.sub("", _INDEX.sub("", " ".join(formulas)))
    text = re.sub(r"\\(?:mathbf|boldsymbol)\{((?:[^{}]|\{[^{}]*\})*)\}", r"\1", text)
    result = _LETTER.findall(text)
    return {one for one in result if len(one) == 1 or one == "u_" or re.fullmatch(rf"\\hat.*|\\(?:{_GREEK})", one)}


TEX = pytest.mark.skipif(
    shutil.which("pdflatex") is None or shutil.which("biber") is None,
    reason="TeX is missing: Debian's texlive-latex-base, texlive-latex-recommended, texlive-bibtex-extra, biber",
)


def compiled(folder, text, *tools):
    """What TeX says of a paper."""
    (folder / "paper.tex").write_text(text, encoding="ascii")
    said = ""
    for tool in ("pdflatex", *tools):
        options = ["-interaction=nonstopmode", "-halt-on-error"] if tool == "pdflatex" else []
        done = subprocess.run([tool, *options, "paper"], cwd=folder, capture_output=True, text=True, errors="replace")
        said = done.stdout
        assert done.returncode == 0, said[-3000:]
        # A post without a date has none in its entry either.
        assert tool == "pdflatex" or not re.search(r"(?i)^warn(?!ing--empty year)", said, re.M), said[-3000:]
    return said
