"""Nothing in the text is stale, and no number in it is typed. The claims of claims.py are tests of their own."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from facts import REPORTS, facts, pages

HERE = Path(__file__).parent
TEXTS = ("paper.tex", "software.tex")
# What holds no number of the text: comments, formulas, programs, and what names or places something.
_APART = re.compile(
    r"""(?<!\\)%.* | \\begin\{(lstlisting)\}.*?\\end\{\1\} | \\verb\|[^|]*\| | \\\[.*?\\\] | \$[^$]*\$
    | \\(?:documentclass|geometry|includegraphics|begin\{tabularx\})\*?(?:\[[^]]*\])?\{[^\n]*\n
    | \\(?:datum|lnv\w+|ref|label|id|cite\w*|lstinputlisting|vspace)\*?(?:\[[^]]*\])*\{[^{}]*\}
    | \b(?:b?float\d+|lean4-mlir)\b | \(R\d\)""",
    re.X | re.S,
)


def run(*arguments):
    command = [sys.executable, "-m", "lnverify", *arguments]
    return subprocess.run(command, cwd=HERE, capture_output=True, text=True, encoding="utf-8")


def test_statements_verdicts_and_hashes_are_what_is_decided():
    done = run("latex", *TEXTS, "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_numbers_are_what_the_data_say():
    assert (HERE / "facts.tex").read_text(encoding="utf-8") == facts()
    assert {name: (REPORTS / name).read_text(encoding="utf-8") for name in pages()} == pages()


def test_citations_hold():
    done = run("verify", "claims.bib")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("text", TEXTS)
def test_a_result_is_proved_and_what_is_called_refuted_is(text):
    macros = (HERE / "lnverify.tex").read_text(encoding="utf-8")
    verdicts = dict(re.findall(r"\\lnv@put\{verdict\}\{([^}]*)\}\{(\w+)", macros))
    found = re.findall(
        r"\\begin\{(result|refuted)\}.*?\\lnv(?:statement|formula)\{([^}]*)\}", (HERE / text).read_text(), re.S
    )
    assert [(kind, id) for kind, id in found if verdicts[id] != {"result": "proved"}.get(kind, kind)] == []


@pytest.mark.parametrize("text", TEXTS)
def test_no_number_is_typed(text):
    assert re.findall(r".{0,30}\d.{0,30}", _APART.sub("", (HERE / text).read_text(encoding="utf-8"))) == []
