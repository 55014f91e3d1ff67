"""`lnverify rocq` and `lnverify prove --rocq`, without Rocq."""

import pytest
from typer.testing import CliRunner

from lnverify.commands import app, rocq
from lnverify.numeric.publishing.address import ANSWERS
from lnverify.proofs.errors import InputError
from lnverify.proofs.rocq import kernel
from lnverify.proofs.rocq.files import all_theorems, proofs, statements
from lnverify.rocq import answers, check
from lnverify.rocq.answers import Checked

pytestmark = pytest.mark.xdist_group("rocq")


def run(*arguments):
    return CliRunner().invoke(app, list(arguments))


def test_prove_prints_theorem_and_proof():
    result = run("prove", "riechers.projector", "--rocq")
    assert result.exit_code == 0
    assert "Theorem riechers_projector : riechers_projector_says R N." in result.stdout
    assert "Qed." in result.stdout


def test_prove_says_why_there_is_no_proof():
    result = run("prove", "lnverify.linear.fold", "--rocq")
    assert result.exit_code == 1
    assert "has no proof in Rocq: a free matrix" in result.output


def test_prove_prints_negation():
    result = run("prove", "walkthrough.undo", "--rocq")
    assert result.exit_code == 0
    assert "Theorem walkthrough_undo_fails (R : rcfType) : walkthrough_undo_fails_says R." in result.stdout


@pytest.mark.integration
def test_rocq_writes_every_file(tmp_path):
    assert run("rocq", "--proofs", "--out", str(tmp_path)).exit_code == 0
    assert {path.name for path in (tmp_path / "proofs").iterdir()} == set(proofs())
    assert {path.name for path in tmp_path.iterdir()} == {"proofs", *statements()}


def test_check_without_rocq_is_bad_input(tmp_path, monkeypatch):
    monkeypatch.setattr(kernel, "is_installed", lambda: False)
    result = run("rocq", "--check", "--out", str(tmp_path))
    assert result.exit_code != 0
    assert "coqc" in (result.output + str(result.exception))


@pytest.fixture
def rocq_that_refuses(monkeypatch, tmp_path):
    """Rocq, as far as the command sees it: it refuses what it is given."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(kernel, "is_installed", lambda: True)
    monkeypatch.setattr(check, "versions", lambda: "Coq 8.16.1")
    monkeypatch.setattr(check, "compiled_library", lambda folder: folder)
    monkeypatch.setattr(rocq, "_check_results", lambda reports, again: {})
    refused = Checked("no")
    monkeypatch.setattr(check, "check_together", lambda folder, name, keys: dict.fromkeys(keys, refused))
    return tmp_path / "rocq"


@pytest.mark.integration
def test_a_theorem_checked_again_keeps_the_others(rocq_that_refuses):
    folder, keys = rocq_that_refuses, all_theorems()
    folder.mkdir()
    known = dict.fromkeys(keys, Checked(versions="Coq 8.16.1"))
    (folder / ANSWERS).write_text(answers.contents(known))
    share = f"{keys.index('riechers.nullspace')}/{len(keys)}"
    result = run("rocq", "--check", "--share", share, "--out", str(folder))
    assert result.exit_code == 1, "the theorem of the share is refused"
    page = (folder.parent / "rocq-claims.md").read_text(encoding="utf-8")
    assert "| riechers.eq6 | proved | theorem | closed under the global context |" in page
    assert "| riechers.nullspace | proved | theorem | not accepted: no |" in page
    assert answers.committed_answers(folder)["riechers.eq6"] == known["riechers.eq6"]


@pytest.mark.integration
def test_what_is_known_is_not_asked_again(rocq_that_refuses):
    folder = rocq_that_refuses
    folder.mkdir()
    (folder / ANSWERS).write_text(answers.contents(dict.fromkeys(all_theorems(), Checked(versions="Coq 8.16.1"))))
    assert run("rocq", "--check", "--out", str(folder)).exit_code == 0


@pytest.mark.integration
def test_what_another_version_answered_is_asked_again(rocq_that_refuses):
    folder = rocq_that_refuses
    folder.mkdir()
    known = dict.fromkeys(all_theorems(), Checked(versions="Coq 8.16.1"))
    known["riechers.nullspace"] = Checked(versions="Coq 9.9.9")
    (folder / ANSWERS).write_text(answers.contents(known))
    result = run("rocq", "--check", "--out", str(folder))
    assert result.exit_code == 1 and "riechers.nullspace is not accepted: no" in result.output


@pytest.mark.integration
def test_shares_are_all_of_it():
    keys = set(all_theorems())
    shares = [{key for key in keys if check.in_share(f"{k}/6")(key)} for k in range(6)]
    assert set.union(*shares) == keys and sum(map(len, shares)) == len(keys)
    assert max(map(len, shares)) - min(map(len, shares)) <= 1
    assert all(any(key.startswith("not ") for key in share) for share in shares)
    assert not any(map(check.in_share(""), keys))


@pytest.mark.parametrize(
    "share",
    ["6/6", "1", "a/b", "-1/6", "١/٢", pytest.param("5000/6000", marks=pytest.mark.integration), f"1/{'9' * 5000}"],
)
def test_a_share_that_is_none_is_bad_input(share, tmp_path):
    result = run("rocq", "--share", share, "--out", str(tmp_path))
    assert isinstance(result.exception, InputError) and list(tmp_path.iterdir()) == []
