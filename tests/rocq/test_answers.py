"""What is kept of Rocq's answers, and what the pages say of them, without Rocq."""

import json
import re

import pytest

from lnverify.numeric.publishing.address import ANSWERS
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.rocq import kernel
from lnverify.proofs.rocq.kernel import run
from lnverify.proofs.rocq.naming import library
from lnverify.rocq import answers as kept
from lnverify.rocq.answers import Checked, answers, committed_answers, committed_answers_to, contents, keep, kernel_rows
from lnverify.rocq.page import pages

pytestmark = [pytest.mark.integration, pytest.mark.xdist_group("rocq")]

CLOSED = "closed under the global context"
ACCEPTED = Checked()
REFUSED = Checked("a line | that does not compile")


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_what_is_accepted_is_known(cache, tmp_path):
    keep({"riechers.projector": ACCEPTED})
    keep({"riechers.eq6": REFUSED})
    assert answers(tmp_path) == {"riechers.projector": ACCEPTED}


def test_answers_file_joins_cache(cache, tmp_path):
    (tmp_path / ANSWERS).write_text(contents({"riechers.eq6": REFUSED, "riechers.eq5": ACCEPTED}))
    keep({"riechers.eq6": ACCEPTED})
    assert answers(tmp_path) == {"riechers.eq6": ACCEPTED, "riechers.eq5": ACCEPTED}
    assert committed_answers(tmp_path) == {"riechers.eq5": ACCEPTED}


def test_of_another_text_nothing_is_known(cache, tmp_path, monkeypatch):
    """A changed theorem, and a changed library, have no answer."""
    keep({"riechers.eq6": ACCEPTED})
    with monkeypatch.context() as changed:
        changed.setattr(kept, "_text", lambda key: "of another text")
        assert answers(tmp_path) == {}
    with monkeypatch.context() as changed:
        changed.setattr(kept, "library", lambda: dict.fromkeys(library(), ""))
        assert answers(tmp_path) == {}
    assert answers(tmp_path) == {"riechers.eq6": ACCEPTED}


def test_a_statement_keeps_its_answer(tmp_path, monkeypatch):
    """Where its proof is written in another way; another statement has none."""
    claim = CLAIMS["riechers.eq6"]
    (tmp_path / ANSWERS).write_text(contents({claim.id: ACCEPTED}))
    with monkeypatch.context() as changed:
        changed.setattr(kept, "_text", lambda key: "of another proof")
        assert (committed_answers(tmp_path), committed_answers_to(claim, tmp_path)) == ({}, {claim.id: ACCEPTED})
    with monkeypatch.context() as changed:
        changed.setattr(kept, "write_statement", lambda key: "of another statement")
        assert committed_answers_to(claim, tmp_path) == {}


# The statement of a claim, accepted with what is no hash of a text.
WITHOUT_TEXT = json.dumps({"Coq 8.16.1": {kept._statement("riechers.eq6"): None}})


@pytest.mark.parametrize("text", ["", "[]", '{"0": 1}', "[" * 10**5, WITHOUT_TEXT, "NaN"])
def test_a_damaged_file_says_nothing(cache, tmp_path, text):
    (tmp_path / ANSWERS).write_text(text)
    assert (answers(tmp_path), committed_answers_to(CLAIMS["riechers.eq6"], tmp_path)) == ({}, {})


def test_versions_that_are_no_text_say_nothing(cache, tmp_path):
    keep({"riechers.eq6": Checked(versions=[1])})
    assert answers(tmp_path) == {}


# What the rows of a claim say, by what Rocq said.
ROWS = {
    "accepted": ("riechers.eq6", {"riechers.eq6": ACCEPTED}, [("theorem", True, CLOSED)]),
    "refused": ("riechers.eq6", {"riechers.eq6": REFUSED}, [("theorem", False, f"not accepted: {REFUSED.complaint}")]),
    "not checked": ("riechers.eq6", {}, [("theorem", False, "not checked")]),
    "qualified": (
        "riechers.tilt", {"not riechers.tilt": ACCEPTED},
        [("theorem", False, "not checked"), ("negation", True, CLOSED)],
    ),
    "refuted": ("walkthrough.undo", {"not walkthrough.undo": ACCEPTED}, [("negation", True, CLOSED)]),
}  # fmt: skip


@pytest.mark.parametrize("name", ROWS)
def test_rows(name):
    id, known, wanted = ROWS[name]
    got = [(r["part"], r["accepted"], r["said"]) for r in kernel_rows(CLAIMS[id], known)]
    assert got == wanted


def test_an_answer_belongs_to_the_program_that_asked(cache, tmp_path, monkeypatch):
    keep({"riechers.eq6": ACCEPTED})
    monkeypatch.setattr(kept, "_program", lambda: "another program")
    assert answers(tmp_path) == {}


def test_pages_have_what_viewers_know():
    assert not [name for name, page in pages({}).items() if r"\operatorname" in page]


def test_the_page_names_the_versions_that_answered():
    known = {
        "riechers.eq6": Checked(versions="Coq 8.16.1, MathComp 1.15.0"),
        "riechers.eq5": Checked("no", "Coq 9.9.9"),
    }
    page = pages(known)["rocq.md"]
    assert "Accepted by Coq 8.16.1, MathComp 1.15.0." in page and "9.9.9" not in page


def test_the_page_counts_what_is_accepted():
    answers = {"riechers.eq6": ACCEPTED, "riechers.eq5": REFUSED, "not riechers.tilt": ACCEPTED}
    text = "".join(pages(answers).values())
    assert re.search(r"\b1 of \d+\ntheorems and 1 of \d+ negations are accepted", text)
    assert "| riechers.eq5 | proved | theorem | not accepted: a line \\| that does not compile |" in text


def test_slow_process_is_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr(kernel, "_SECONDS", 0.1)
    ended = run(["sleep", "60"], tmp_path)
    assert (ended.returncode, ended.stderr) == (124, "it took more than 0.1 seconds")


def test_a_process_that_is_ended_says_nothing(tmp_path):
    """Ended from outside is not refused."""
    with pytest.raises(InputError, match="ended by signal 15"):
        run(["sh", "-c", "kill -TERM $$"], tmp_path)
