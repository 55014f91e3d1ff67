"""LaTeX documents, compiled; tests that need a compiler are skipped where it is missing."""

import re
import shutil
import subprocess

import pytest

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
        assert tool == "pdflatex" or not re.search(r"(?i)^warn", said, re.M), said[-3000:]
    return said
