"""`lnverify rocq` and `lnverify prove --rocq`, without Rocq."""

import pytest
from typer.testing import CliRunner

from lnverify.commands import app
from lnverify.proofs.errors import InputError
from lnverify.proofs.rocq.files import proofs, statements
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
    monkeypatch.setattr(check, "is_installed", lambda: False)
    result = run("rocq", "--check", "--out", str(tmp_path))
    assert result.exit_code != 0
    assert "coqc" in (result.output + str(result.exception))


def test_times_are_told_apart_by_theorem():
    text = b"Theorem a : x.\nProof.\nQed.\nTheorem b : y.\nProof. Qed.\n"
    sentences = [(0, 14, "Theorem~a", 1.0), (15, 21, "Proof.", 0.5), (27, 41, "Theorem~b", 2.0)]
    timing = "".join(
        f"Chars {a} - {b} [{text}] {seconds} secs ({seconds / 4}u,0.25s)\n" for a, b, text, seconds in sentences
    )
    assert check._times(text, timing, ["a", "b"]) == {"a": (1.5, 0.875), "b": (2.0, 0.75)}


def test_theorem_cost_is_shared():
    ended = [check._Ended(0, "", "", 6.0, 700), check._Ended(0, "", "", 2.0, 300)]
    costs = check._costs({"a": (9.0, 1.0), "b": (9.0, 3.0)}, ended)
    assert costs == {"a": check.Cost(9.0, 2.0, 700), "b": check.Cost(9.0, 6.0, 700)}


@pytest.mark.parametrize("options", [[], ["--check"]], ids=["written alone", "checked"])
def test_unknown_topic_writes_nothing(options, tmp_path):
    result = run("rocq", "--topic", "nosuch", "--out", str(tmp_path), *options)
    assert isinstance(result.exception, InputError) and "unknown topic 'nosuch'" in str(result.exception)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def rocq_that_refuses(monkeypatch, tmp_path):
    """Rocq, as far as the command sees it: it refuses what it is given."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(check, "is_installed", lambda: True)
    monkeypatch.setattr(check, "versions", lambda: "Coq 8.16.1")
    monkeypatch.setattr(check, "compiled_library", lambda folder: folder)
    refused = Checked(False, "no", 0.5, 0.5, 600)
    monkeypatch.setattr(check, "check_together", lambda folder, name, keys, told: dict.fromkeys(keys, refused))
    return tmp_path / "rocq"


@pytest.mark.integration
def test_fresh_check_keeps_other_topics(rocq_that_refuses):
    folder = rocq_that_refuses
    folder.mkdir()
    known = {"riechers.eq6": Checked(True, "", 9.5, 3.5, 700), "riechers.nullspace": Checked(True, "", 9.5, 4.5, 700)}
    (folder / answers.FILE).write_text(answers.contents(known))
    result = run("rocq", "--check", "--fresh", "--topic", "nullspace", "--out", str(folder))
    assert result.exit_code == 1, "a theorem of the topic is refused"
    page = (folder.parent / "rocq-claims.md").read_text(encoding="utf-8")
    assert "| riechers.eq6 | proved | theorem | closed under the global context | 3.5 | 0.7 |" in page
    assert "| riechers.nullspace | proved | theorem | not accepted: no |  |  |" in page
    assert answers.committed_answers(folder)["riechers.eq6"] == known["riechers.eq6"]


@pytest.mark.integration
def test_what_is_known_is_not_asked_again(rocq_that_refuses):
    folder = rocq_that_refuses
    folder.mkdir()
    known = {
        key: Checked(True, "", 2.0, 1.0, 700, "Coq 8.16.1")
        for key in ("riechers.nullspace", "riechers.nullspace.zero-gain")
    }
    (folder / answers.FILE).write_text(answers.contents(known))
    assert run("rocq", "--check", "--topic", "nullspace", "--out", str(folder)).exit_code == 0


def test_negation_includes_its_prefix():
    text = b"Theorem a : x.\nQed.\nTheorem b_derivatives : y.\nQed.\nTheorem b_fails : z.\nQed.\n"
    timing = "".join(
        f"Chars {text.index(start)} - {text.index(start) + 9} [..] {seconds} secs (1.u,0.s)\n"
        for start, seconds in [(b"Theorem a", 1.0), (b"Theorem b_d", 2.0), (b"Theorem b_f", 4.0)]
    )
    assert check._times(text, timing, ["a", "b_fails"]) == {"a": (1.0, 1.0), "b_fails": (6.0, 2.0)}


@pytest.mark.integration
def test_what_another_version_answered_is_asked_again(rocq_that_refuses):
    folder = rocq_that_refuses
    folder.mkdir()
    keys = ("riechers.nullspace", "riechers.nullspace.zero-gain")
    known = {key: Checked(True, "", 2.0, 1.0, 700, "Coq 9.9.9") for key in keys}
    (folder / answers.FILE).write_text(answers.contents(known))
    result = run("rocq", "--check", "--topic", "nullspace", "--out", str(folder))
    assert result.exit_code == 1 and "riechers.nullspace is not accepted: no" in result.output


@pytest.mark.integration
def test_shares_are_all_of_it():
    keys = {key for topic in check.topics() for key in check.theorems(topic)}
    shares = [{key for key in keys if check.in_share(f"{k}/6")(key)} for k in range(6)]
    assert set.union(*shares) == keys and sum(map(len, shares)) == len(keys)
    assert max(map(len, shares)) - min(map(len, shares)) <= 1
    assert all(any(key.startswith("not ") for key in share) for share in shares)
    assert not any(map(check.in_share(""), keys))


@pytest.mark.parametrize("share", ["6/6", "1", "a/b", "-1/6"])
def test_a_share_that_is_none_is_bad_input(share, tmp_path):
    result = run("rocq", "--share", share, "--out", str(tmp_path))
    assert isinstance(result.exception, InputError) and list(tmp_path.iterdir()) == []
