"""Fourteen results as a mathematician states them, proved from the generated theorems: compiled, and without axioms."""

import re

import pytest

from lnverify.numeric.rocq.check import CLOSED, INSTALL, _coqc, _run, compiled_library, is_installed
from lnverify.proofs.readings.rocq.files import CENTRAL, headline, proofs_file, statements_file

pytestmark = pytest.mark.xdist_group("rocq")


def results():
    return re.findall(r"^Theorem (\w+)", headline()["Headline"], re.MULTILINE)


def test_there_are_fourteen():
    assert len(results()) == 14


@pytest.mark.slow
@pytest.mark.skipif(not is_installed(), reason=f"coqc is not installed; {INSTALL}")
def test_they_are_proved_without_axioms(tmp_path):
    folder = compiled_library(tmp_path)
    asked = "".join(f"Print Assumptions {name}.\n" for name in results())
    texts = {
        "central": statements_file(CENTRAL),
        "central_proofs": proofs_file("central", CENTRAL),
        **headline(),
        "ask": f"From LN Require Import Headline.\n{asked}",
    }
    for name, text in texts.items():
        (folder / f"{name}.v").write_text(text, encoding="utf-8")
        answer = _run(_coqc(f"{name}.v"), folder)
        assert answer.returncode == 0, answer.stderr
    assert answer.stdout.split("\n")[:-1] == [CLOSED] * 14
