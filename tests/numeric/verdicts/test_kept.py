"""Verdicts that are kept: the same as those that are computed, forgotten when the code changes, there at once."""

import json
import os
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import pytest
from shell import run

from numeric.bench.suite import START_UPS
from numeric.commands.console import known_claims
from numeric.pages import provenance
from numeric.pages.provenance import ROOT, closure
from numeric.verdicts import kept
from numeric.verdicts.decided import decided
from proofs.claims import CLAIMS
from proofs.verdicts.verdict import judge


@pytest.fixture
def own(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "lnverify" / "verdicts"


@pytest.fixture
def few(monkeypatch):
    """Deciding takes its time: here only two claims are."""
    two = {id: CLAIMS[id] for id in ("riechers.eq6", "riechers.centering")}
    monkeypatch.setattr("proofs.claims.CLAIMS", two)
    return two


def test_what_is_kept_is_what_was_decided(own, few):
    assert kept.read() is None
    first = kept.decide()
    assert list(first) == list(few)
    assert kept.read() == first
    assert first["riechers.eq6"] == json.loads(json.dumps(decided(judge("riechers.eq6"))))


def test_what_somebody_else_decided_is_kept_in_the_order_of_the_sources(own):
    """As a report does, which decides every claim itself."""
    facts = {id: decided(judge(id)) for id in ("lnverify.batchnorm.fold", "walkthrough.rmsnorm.unit", "riechers.eq6")}
    found = kept.keep(facts)
    assert list(found) == ["riechers.eq6", "walkthrough.rmsnorm.unit", "lnverify.batchnorm.fold"]
    assert kept.read() == found == json.loads(json.dumps(found))


def test_processes_that_ask_at_once_decide_once(own, few, tmp_path, monkeypatch):
    decide, told = kept._decide, tmp_path / "decided"

    def counted(*arguments):
        with told.open("a") as file:
            file.write("once\n")
        return decide(*arguments)

    monkeypatch.setattr(kept, "_decide", counted)
    processes = [get_context("fork").Process(target=kept.known) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0, 0]
    assert told.read_text() == "once\n"
    assert list(kept.read()) == list(few)


def test_what_is_interrupted_goes_on(own, few, monkeypatch):
    """What was decided before the interrupt is not decided again; a line that is damaged is."""

    def interrupt(id, done, total):
        if done == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        kept.known(interrupt)
    (notes,) = own.glob("*.notes")
    notes.write_text(notes.read_text() + notes.read_text().replace("riechers.eq6", "riechers.centering"))
    asked = []
    monkeypatch.setattr("proofs.verdicts.verdict.judge", lambda id: asked.append(id) or judge(id))
    assert list(kept.known()) == list(few)
    assert asked == ["riechers.centering"]
    assert kept.read() is not None and not notes.exists()


def test_what_is_noted_is_not_decided_again(own, few, monkeypatch):
    notes = kept.Notes()
    for id in few:
        notes.add(decided(judge(id)))
    monkeypatch.setattr("proofs.verdicts.verdict.judge", None)
    assert kept.known() == kept.read()
    notes.add(decided(judge("riechers.eq6")))
    assert not list(own.glob("*.notes")), "all are known already"


def test_changed_code_is_decided_again(own, few, monkeypatch):
    kept.decide()
    changed = provenance.fingerprint
    monkeypatch.setattr(kept, "fingerprint", lambda *sources: changed(*sources) + "x")
    assert kept.read() is None


@pytest.mark.parametrize("content", ["", "{", "[]", '{"claims": [], "digest": "x"}'])
def test_what_is_spoiled_is_decided_again(own, few, content):
    kept.decide()
    (path,) = own.glob("*.json")
    path.write_text(content)
    assert kept.read() is None


def test_an_edited_verdict_is_not_believed(own, few):
    kept.decide()
    (path,) = own.glob("*.json")
    path.write_text(path.read_text().replace('"proved"', '"refuted"'))
    assert kept.read() is None


def test_old_versions_are_forgotten(own, few):
    own.mkdir(parents=True)
    for number in range(20):
        (own / f"{number}.json").write_text("{}")
        os.utime(own / f"{number}.json", (number, number))
    kept.decide()
    assert len(list(own.iterdir())) == kept._MOST
    assert kept.read() is not None


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(tmp_path, few, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert list(kept.decide()) == list(few)


def test_fresh_ignores_what_is_kept(own, few, monkeypatch):
    kept.decide()
    monkeypatch.setattr("proofs.claims.CLAIMS", {"riechers.eq6": few["riechers.eq6"]})
    assert list(known_claims()) == list(few)
    assert list(known_claims(fresh=True)) == ["riechers.eq6"] == list(known_claims())


@pytest.mark.parametrize("command", ["claims", "find", "cite", "verify"])
def test_what_reads_verdicts_can_decide_them_again(command):
    assert "--fresh" in run(command, "--help").stdout


IMPORTED = """
import importlib, sys
importlib.import_module(sys.argv[1])
for name, module in list(sys.modules.items()):
    if name.partition(".")[0] in ("numeric", "proofs"):
        print(module.__file__)
"""


@pytest.mark.parametrize(
    "module",
    [
        "numeric.verdicts.decided",
        "numeric.audit.runner",
        *(
            pytest.param(module, marks=pytest.mark.slow)
            for module in ("proofs.verdicts.verdict", "numeric.report.collect", "numeric.pages.workers")
        ),
    ],
)
def test_the_closure_has_everything_that_is_imported(module):
    """Held against what Python does import."""
    done = subprocess.run([sys.executable, "-c", IMPORTED, module], capture_output=True, text=True, cwd=ROOT)
    assert {Path(line) for line in done.stdout.split()} <= set(closure(module))


def test_the_closure_of_what_decides():
    names = {path.relative_to(ROOT).as_posix() for path in closure("numeric.verdicts.decided")}
    judging = {"proofs/verdicts/verdict.py", "proofs/readings/moments/space.py", "proofs/claims/axes.py"}
    assert judging | {"numeric/verdicts/decided.py"} <= names
    assert not {name for name in names if name.startswith("numeric/axes/")}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("import a.b as c, d\n", ["a.b", "d"]),
        ("from a import (\n    b,  # why\n    c as d,\n)\n", ["a", "a.b", "a.c"]),
        ("def f():\n    from a.b import c\n", ["a.b", "a.b.c"]),
        ("if TYPE_CHECKING:\n    from a import b\n\nimport c\n", ["c"]),
    ],
)
def test_what_a_source_imports(text, names):
    assert provenance._imported(text) == names


def test_the_project_imports_by_whole_names():
    """What `closure` rests on: no relative imports, and nothing of the face of numeric that hides its module."""
    for folder in ("numeric", "proofs"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert "\nfrom ." not in text, path
            assert "from numeric import layer_norm" not in text, path
            assert "from numeric import principal_axes" not in text, path


# What a user waits for, in seconds, on an idle machine.
QUICK = {"--version": 0.3, **START_UPS}
SLOW_TO_IMPORT = ("sympy", "flint", "numpy", "matplotlib", "proofs", "jinja2", "pydantic")
TOLD = """
import sys
from numeric.commands import main
try:
    main()
finally:
    print([name for name in %r if name in sys.modules], file=sys.stderr)
"""


@pytest.fixture
def decided_before():
    kept.known()


@pytest.mark.parametrize("command", QUICK)
def test_nothing_slow_is_imported(command, decided_before):
    code = TOLD % (SLOW_TO_IMPORT,)
    done = subprocess.run([sys.executable, "-c", code, *command.split()], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "[]\n")


@pytest.mark.slow
@pytest.mark.parametrize("command", QUICK)
def test_nothing_waits(command, decided_before):
    took = []
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-m", "numeric", *command.split()], capture_output=True, cwd=ROOT, check=True)
        took.append(time.perf_counter() - began)
    assert min(took) < QUICK[command], took
