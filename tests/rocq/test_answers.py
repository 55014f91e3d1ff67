"""What is kept of Rocq's answers, and what the pages say of them, without Rocq."""

import json
import re
from dataclasses import asdict
from pathlib import Path
from resource import RUSAGE_SELF, getrusage

import pytest

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.rocq.naming import library
from lnverify.rocq import answers as kept
from lnverify.rocq import check
from lnverify.rocq.answers import FILE, Checked, answers, committed_answers, contents, keep, kernel_rows
from lnverify.rocq.check import _run
from lnverify.rocq.page import pages

pytestmark = [pytest.mark.integration, pytest.mark.xdist_group("rocq")]

CLOSED = "closed under the global context"
ACCEPTED = Checked(True, "", 9.5, 1.5, 700)
REFUSED = Checked(False, "a line | that does not compile", 0.2, 0.1, 600)


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_what_is_accepted_is_known(cache, tmp_path):
    keep({"riechers.projector": ACCEPTED})
    keep({"riechers.eq6": REFUSED})
    assert answers(tmp_path) == {"riechers.projector": ACCEPTED}


def test_answers_file_joins_cache(cache, tmp_path):
    (tmp_path / FILE).write_text(contents({"riechers.eq6": REFUSED, "riechers.eq5": ACCEPTED}))
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


@pytest.mark.parametrize("text", ["", "[]", '{"0": 1}', '{"0": {"accepted": true}}'])
def test_a_damaged_file_says_nothing(cache, tmp_path, text):
    (tmp_path / FILE).write_text(text)
    assert answers(tmp_path) == {}


# What the rows of a claim say, by what Rocq said.
ROWS = {
    "accepted": ("riechers.eq6", {"riechers.eq6": ACCEPTED}, [("theorem", True, 1.5, CLOSED)]),
    "refused": (
        "riechers.eq6", {"riechers.eq6": REFUSED}, [("theorem", False, None, f"not accepted: {REFUSED.complaint}")],
    ),
    "not checked": ("riechers.eq6", {}, [("theorem", False, None, "not checked")]),
    "qualified": (
        "riechers.tilt", {"not riechers.tilt": ACCEPTED},
        [("theorem", False, None, "not checked"), ("negation", True, 1.5, CLOSED)],
    ),
    "refuted": ("walkthrough.undo", {"not walkthrough.undo": ACCEPTED}, [("negation", True, 1.5, CLOSED)]),
}  # fmt: skip


@pytest.mark.parametrize("name", ROWS)
def test_rows(name):
    id, known, wanted = ROWS[name]
    got = [(r["part"], r["accepted"], r["seconds"], r["said"]) for r in kernel_rows(CLAIMS[id], known)]
    assert got == wanted


CHANGED = {
    "other seconds": ("riechers.eq6", {"seconds": 0.1}),
    "another version": ("riechers.eq6", {"versions": "Coq 9.9.9"}),
    "a cost": ("riechers.eq6", {"processor": 0.0}),
    "the line of another theorem": ("riechers.eq5", {}),
}


@pytest.mark.parametrize("name", CHANGED)
def test_a_changed_line_is_none(cache, tmp_path, name):
    key, change = CHANGED[name]
    ((_, line),) = json.loads(contents({"riechers.eq6": ACCEPTED})).items()
    (tmp_path / FILE).write_text(json.dumps({kept._text(key): line | change}))
    assert answers(tmp_path) == {}


def test_a_refusal_in_the_file_is_none(cache, tmp_path):
    """As files have it that were written when refusals were kept."""
    text, line = kept._text("riechers.eq6"), asdict(REFUSED)
    (tmp_path / FILE).write_text(json.dumps({text: line | {"seal": kept._seal(text, line)}}))
    assert answers(tmp_path) == {}


def test_an_answer_belongs_to_the_program_that_asked(cache, tmp_path, monkeypatch):
    keep({"riechers.eq6": ACCEPTED})
    monkeypatch.setattr(kept, "_program", lambda: "another program")
    assert answers(tmp_path) == {}


def test_pages_have_what_viewers_know():
    assert not [name for name, page in pages({}).items() if r"\operatorname" in page]


def test_the_page_names_the_versions_that_answered():
    known = {
        "riechers.eq6": Checked(True, "", 1.0, 1.0, 1, "Coq 8.16.1, MathComp 1.15.0"),
        "riechers.eq5": Checked(False, "no", 1.0, 1.0, 1, "Coq 9.9.9"),
    }
    page = pages(known)["rocq.md"]
    assert "Accepted by Coq 8.16.1, MathComp 1.15.0." in page and "9.9.9" not in page


def test_the_page_counts_what_is_accepted():
    answers = {"riechers.eq6": ACCEPTED, "riechers.eq5": REFUSED, "not riechers.tilt": ACCEPTED}
    text = "".join(pages(answers).values())
    assert re.search(r"\b1 of \d+\ntheorems and 1 of \d+ negations are accepted", text)
    assert "| riechers.eq5 | proved | theorem | not accepted: a line \\| that does not compile |  |  |" in text


def test_the_page_sums_what_was_measured():
    """The processor's time and the memory of what was accepted; of what was refused nothing."""
    answers = {
        "riechers.eq6": ACCEPTED,
        "riechers.eq5": REFUSED,
        "not riechers.tilt": Checked(True, "", 99.0, 64.5, 900),
    }
    text = " ".join(pages(answers)["rocq.md"].split())
    assert "took 1 minute of one processor, coqc, the axioms and coqchk together" in text
    assert "the longest was not riechers.tilt with 64.5 s" in text
    assert "no process took more than 0.9 GB of memory" in text


def test_of_nothing_the_page_sums_nothing():
    assert "of one processor" not in pages({})["rocq.md"]


def test_what_a_process_cost():
    ended = _run(["python3", "-c", "x = bytearray(200_000_000); print(sum(range(10**6)))"], Path.cwd())
    assert (ended.returncode, ended.stdout) == (0, "499999500000\n")
    assert 0 < ended.processor < 60
    # Linux counts to a process what the one that started it held by then, in KB; pytest holds a lot at times.
    own = getrusage(RUSAGE_SELF).ru_maxrss / 1000
    assert 190 < ended.memory < 1000 + own


def test_slow_process_is_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr(check, "_SECONDS", 0.1)
    ended = _run(["sleep", "60"], tmp_path)
    assert (ended.returncode, ended.stderr) == (124, "it took more than 0.1 seconds")


def test_a_process_that_is_ended_says_nothing(tmp_path):
    """Ended from outside is not refused."""
    with pytest.raises(InputError, match="ended by signal 15"):
        _run(["sh", "-c", "kill -TERM $$"], tmp_path)
