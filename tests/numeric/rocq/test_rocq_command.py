"""`lnverify rocq` and `lnverify prove --rocq`, without Rocq."""

import pytest
from typer.testing import CliRunner

from numeric.commands import app
from numeric.rocq import check
from proofs.errors import InputError
from proofs.readings.rocq.files import all_files

pytestmark = pytest.mark.xdist_group("rocq")


def run(*arguments):
    return CliRunner().invoke(app, list(arguments))


def test_prove_prints_theorem_and_proof():
    result = run("prove", "riechers.projector", "--rocq")
    assert result.exit_code == 0
    assert "Theorem riechers_projector :" in result.stdout
    assert "Qed." in result.stdout


def test_prove_says_why_there_is_no_proof():
    result = run("prove", "visualizing.composition", "--rocq")
    assert result.exit_code == 1
    assert "has no proof in Rocq: that" in result.output


def test_prove_prints_the_negation_of_a_refuted_claim():
    result = run("prove", "walkthrough.undo", "--rocq")
    assert result.exit_code == 0
    assert "Theorem walkthrough_undo_fails (R : rcfType) : ~ (forall N : nat" in result.stdout


def test_rocq_writes_every_file(tmp_path):
    result = run("rocq", "--out", str(tmp_path))
    assert result.exit_code == 0
    assert {path.name for path in tmp_path.iterdir()} == set(all_files())


def test_check_without_rocq_is_bad_input(tmp_path, monkeypatch):
    monkeypatch.setattr(check, "is_installed", lambda: False)
    result = run("rocq", "--check", "--out", str(tmp_path))
    assert result.exit_code != 0
    assert "coqc" in (result.output + str(result.exception))


def test_times_are_told_apart_by_theorem():
    text = b"Theorem a : x.\nProof.\nQed.\nTheorem b : y.\nProof. Qed.\n"
    sentences = [(0, 14, "Theorem~a", 1.0), (15, 21, "Proof.", 0.5), (27, 41, "Theorem~b", 2.0)]
    timing = "".join(f"Chars {a} - {b} [{text}] {seconds} secs (1.u,0.s)\n" for a, b, text, seconds in sentences)
    assert check._seconds(text, timing, ["a", "b"]) == {"a": 1.5, "b": 2.0}


@pytest.mark.parametrize("options", [[], ["--check"]], ids=["written alone", "checked"])
def test_a_topic_that_is_none_is_bad_input_and_nothing_is_written(options, tmp_path):
    result = run("rocq", "--topic", "nosuch", "--out", str(tmp_path), *options)
    assert isinstance(result.exception, InputError) and "no topic is called 'nosuch'" in str(result.exception)
    assert list(tmp_path.iterdir()) == []
