"""Claims files: what is wrong in one is told with its line, and the other claims are declared all the same."""

import os
from importlib.metadata import EntryPoint

import pytest

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.projects import loading, settings
from lnverify.proofs.projects.loading import load, load_file, load_module, load_offered, load_shipped
from lnverify.proofs.projects.settings import SHIPPED_CLAIMS, Project, find_project
from lnverify.proofs.sources import source
from lnverify.proofs.verdicts.explanation import explain
from lnverify.proofs.verdicts.verdict import PROVED, REFUTED, UNDECIDED, judge

HEAD = """\
from lnverify import at_most, claim, equal, hypotheses, positive, source
source("mine", title="A paper of mine")
"""
SOUND = '''
@claim("mine.sound", "here")
def sound(s):
    """The sum of ones is N"""
    return equal(s.sum(s.ones), s.N)
'''


@pytest.fixture(autouse=True)
def as_before():
    """What is declared here is gone afterwards."""
    kept = [(it, dict(it)) for it in (CLAIMS, source.SOURCES, source._PLACES, loading._known)]
    yield
    judge.cache_clear()
    for it, before in kept:
        it.clear()
        it.update(before)


def loaded(folder, text, name="claims.py", timeout=0):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return load_file(path, timeout)


def one(body, declared=""):
    return f'@claim("mine.bad", "there"{declared})\ndef bad(s):\n    """Bad"""\n    {body}\n'


BAD = {
    "a syntax error": ("x = = 1\n", 3, "invalid syntax"),
    "a float": (one("return equal(0.5 * s.N, s.N)"), 6, "0.5 is not exact"),
    "a float in a near miss": (
        one("return equal(s.N, s.N)", ', near_misses={"half": lambda s: equal(0.5 * s.N, s.N)}'),
        3,
        "0.5 is not exact",
    ),
    "a near miss that is a number": (
        one("return equal(s.N, s.N)", ', near_misses={"half": 3}'),
        3,
        "a dictionary of slots or a function, not 3",
    ),
    "a witness with another letter": (
        one("return equal(s.sum(s.gain), 0)", ', witness_at={"gian": (2, 3)}'),
        3,
        "the letters of the claim are gain",
    ),
    "a witness with a float": (
        one("return equal(s.sum(s.gain), 0)", ', witness_at={"gain": (0.5, 3)}'),
        3,
        "write integers, or Fraction(1, 2)",
    ),
    "a random number": (
        one("import random; return equal(random.randint(1, 10**9) * s.N, s.N)"),
        3,
        "one thing now and",
    ),
    "a number that changes": (
        "import itertools\nn = itertools.count(2)\n" + one("return equal(next(n) * s.N, s.N)"),
        5,
        "now",
    ),
    "an endless loop in a claim": (
        one("while True: pass"),
        6,
        "no end within 0.5 s (--timeout",
    ),
    "an endless loop": ("while True:\n    pass\n", 3, "no end within 0.5 s (--timeout"),
    "a source without a title": ('source("other")\n', 3, "'other' has no title"),
    "a year that is no number": ('source("other", title="T", year="2020")\n', 3, "the year of the source 'other'"),
    "a prefix that ships": ('source("riechers", title="T")\n', 3, "declared in"),
    "a prefix that is none": ('source("My_Paper", title="T")\n', 3, "no prefix of ids"),
    "an id twice": (SOUND.replace("The sum", "Once more: the sum"), 4, "two claims have the id mine.sound"),
    "an id that is none": (one("return equal(s.N, s.N)").replace("mine.bad", "mine.Bad!"), 3, "is no id"),
    "an id of no source": (one("return equal(s.N, s.N)").replace("mine.bad", "nobody.bad"), 3, "source('nobody'"),
    "an import that fails": ("import no_such_module\n", 3, "No module named 'no_such_module'"),
    "a name of ours misspelt": ("from lnverify import equals\n", 3, "did you mean equal?"),
    "a part of ours as a module": ("from lnverify.definitions import mean\n", 3, "from lnverify import definitions"),
    "a word misspelt": (one("return equal(s.summ(s.ones), s.N)"), 6, "did you mean s.sum?"),
    "a word of the definitions": (one("return equal(s.variance(s.activation), 0)"), 6, "definitions.variance(s, …)"),
    "an option misspelt": (one("return equal(s.N, s.N)", ", hypothesis=[]"), 3, "did you mean hypotheses?"),
    "an error of its own": (one("return 1 // 0"), 6, "ZeroDivisionError"),
    "an end": ("import sys\nsys.exit(3)\n", 4, "it ends the program (SystemExit: 3)"),
    "an end without a word": ("import os\nos._exit(0)\n", 4, "it ends the program (SystemExit: os._exit(0))"),
    "an end by the system's module": ("import posix\nposix._exit(0)\n", 4, "it ends the program"),
    "an end by quit": ("quit()\n", 3, "it ends the program"),
    "an end within a claim": (one("import os; os._exit(0)"), 6, "it ends the program"),
    "what is no Exception": ("raise GeneratorExit\n", 3, "GeneratorExit"),
    "no statement": (one("return None"), 3, "a claim returned nothing"),
    "a class": ('@claim("mine.bad", "there")\nclass Bad:\n    """Bad"""\n', 3, "not a class; write def Bad(s)"),
    "an asynchronous function": (
        one("return equal(s.N, s.N)").replace("def", "async def"),
        3,
        "write def bad(s), without async",
    ),
    "a vector as exponent": (one("return equal(s.N**s.gain, s.N)"), 6, "such as 2, not a vector"),
    "a function as a value": (one("return equal(len, s.N)"), 6, "is no value of the space"),
    "a dollar alone": (one("return equal(s.N, s.N)").replace("Bad", "The $x"), 3, "a dollar has no partner"),
    "a dollar alone in a near miss": (
        one("return equal(s.N, s.N)", ', near_misses={"$N": lambda s: equal(s.N, 1)}'),
        3,
        "a dollar has no partner",
    ),
    "a text for a list": (one("return equal(s.N, s.N)", ', corrects="riechers.eq6"'), 3, "corrects is a list"),
    "a function for a list": (one("return equal(s.N, s.N)", ", hypotheses=len"), 3, "hypotheses is a list"),
    "a list for a dictionary": (one("return equal(s.N, s.N)", ", near_misses=[3]"), 3, "near_misses is a dictionary"),
    "no place": (one("return equal(s.N, s.N)").replace('"there"', "None"), 3, "place is a text, not None"),
    "authors in a list": ('source("other", title="T", authors=["A. Author"])\n', 3, "authors of the source 'other'"),
    "no words": ('@claim("mine.bad", "there")\ndef bad(s):\n    return equal(s.N, s.N)\n', 3, "no docstring"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_fault_is_one_line_with_file_and_line(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text, line, message = BAD[name]
    # What precedes a fault is declared; what follows too, but where the file cannot go on.
    before = "" if name == "a syntax error" else SOUND.replace("\n@", "@", 1) + "\n"
    shift = before.count("\n") if name != "a syntax error" else 0
    result = loaded(tmp_path, HEAD + before + text, timeout=0.5)
    (fault,) = result.faults
    assert str(fault).startswith(f"claims.py, line {line + shift}: "), str(fault)
    assert message in str(fault) and "\n" not in str(fault), str(fault)
    assert result.ids == (("mine.sound",) if before else ())


@pytest.mark.parametrize("body", ["return equal(0.5 * s.N, s.N)", "raise SystemExit(3)", "import os; os._exit(3)"])
def test_what_follows_a_bad_claim_is_declared(body, tmp_path):
    result = loaded(tmp_path, HEAD + one(body) + SOUND)
    assert result.ids == ("mine.sound",) and len(result.faults) == 1
    assert judge("mine.sound").status == PROVED and judge("mine.sound").faults() == []


def test_the_claims_that_ship_are_loaded_in_the_same_way():
    shipped = load_shipped()
    assert shipped == load_module(SHIPPED_CLAIMS) and not shipped.faults
    assert list(shipped.ids) == list(CLAIMS)
    assert {id.split(".")[0] for id in shipped.ids} >= {
        "riechers",
        "walkthrough",
        "cheatsheet",
        "visualizing",
        "activation",
    }


def test_an_unknown_id_is_a_fault_of_its_line(tmp_path):
    """Told once all files are run: another one may declare it."""
    text = SOUND.replace('"here"', '"here", corrects=["riechers.eq66"], rests_on=["other.sound"]')
    (tmp_path / "claims.py").write_text(HEAD + text)
    (tmp_path / "other.py").write_text((HEAD + SOUND).replace("mine", "other"))
    result = load(settings.Project(None, tmp_path, ("claims.py", "other.py")))
    (fault,) = result.faults
    assert fault.place.line == 4 and "mine.sound: no claim has the id 'riechers.eq66'; did you mean" in str(fault)


def test_two_files_with_one_prefix_are_both_named(tmp_path):
    loaded(tmp_path, HEAD, "first.py")
    (fault,) = loaded(tmp_path, HEAD, "second.py").faults
    assert "first.py" in str(fault) and "second.py" in str(fault)


def test_a_file_finds_what_lies_beside_it(tmp_path):
    """And neither a `proofs` nor a `numeric` there is in the way of ours."""
    (tmp_path / "proofs").mkdir()
    (tmp_path / "proofs" / "__init__.py").write_text("FACTOR = 2\n")
    (tmp_path / "numeric.py").write_text("FACTOR = 3\n")
    text = "import numeric, proofs\n" + one("return equal(6 * s.N, numeric.FACTOR * proofs.FACTOR * s.N)")
    result = loaded(tmp_path, HEAD + text)
    assert result.faults == () and judge("mine.bad").status == PROVED


def test_a_lemma_proves_what_is_open_without_it(tmp_path):
    text = '''
@claim("mine.lemma", "Lemma", hypotheses=[hypotheses.c_is_positive])
def lemma(s):
    """c is not 0"""
    return positive(s.scalar("c") * s.N)

@claim("mine.theorem", "Theorem", hypotheses=[hypotheses.c_is_positive], rests_on=["mine.lemma"])
def theorem(s):
    """So is its square"""
    return positive(s.scalar("c") ** 2 * s.N)

@claim("mine.too-bold", "Theorem", rests_on=["mine.lemma"])
def too_bold(s):
    """Without the hypothesis of the lemma"""
    return positive(s.scalar("c") ** 2 * s.N)

@claim("mine.circle", "Theorem", rests_on=["mine.circle"])
def circle(s):
    """It rests on itself"""
    return equal(s.N, s.N)
'''
    assert loaded(tmp_path, HEAD + text).faults == ()
    assert judge("mine.theorem").faults() == []
    assert any("it cannot rest on mine.lemma: it needs c > 0" in fault for fault in judge("mine.too-bold").faults())
    assert judge("mine.too-bold").status == REFUTED
    assert any("rests on this claim itself" in fault for fault in judge("mine.circle").faults())


def test_a_lemma_is_used_where_nothing_else_decides(tmp_path, monkeypatch):
    """Only under the hypotheses of the lemma; that the calculus cannot do without it is supposed here."""
    from lnverify.proofs.errors import Undecided
    from lnverify.proofs.verdicts import verdict

    text = HEAD + SOUND + one("return equal(s.sum(s.ones), s.N)", ', rests_on=["mine.sound"]')
    loaded(tmp_path, text)
    decide, lemma = verdict.decide, CLAIMS["mine.sound"].function
    asked = []

    def weak(claim, hypotheses=(), everywhere=False):
        asked.append(list(hypotheses))
        if claim == CLAIMS["mine.bad"].function and not hypotheses and len(asked) == 1:
            raise Undecided("too hard")
        return decide(claim, hypotheses, everywhere)

    monkeypatch.setattr(verdict, "decide", weak)
    assert judge("mine.bad").status == PROVED
    assert [lemma] in asked


def test_a_claim_corrects_one_of_another_source(tmp_path):
    text = SOUND.replace('"here"', '"here", corrects=["{}"]')
    loaded(tmp_path, HEAD + text.format("riechers.principal-axes.zero-gain"))
    assert judge("mine.sound").faults() == []


def test_what_is_true_needs_no_correction(tmp_path):
    text = SOUND.replace('"here"', '"here", corrects=["riechers.eq6", "riechers.nothing"]')
    loaded(tmp_path, HEAD + text)
    faults = judge("mine.sound").faults()
    assert "it corrects riechers.eq6, but that is proved" in faults
    assert any("no claim has the id 'riechers.nothing'" in fault for fault in faults)


def leave_open(monkeypatch):
    """Nothing is decided by itself."""
    from lnverify.proofs.errors import Undecided
    from lnverify.proofs.verdicts import verdict

    def open_question(*arguments, **named):
        raise Undecided("too hard")

    monkeypatch.setattr(verdict, "decide", open_question)


def test_a_declared_witness_refutes_what_is_open(tmp_path, monkeypatch):
    leave_open(monkeypatch)
    loaded(tmp_path, HEAD + one("return equal(s.sum(s.gain), 0)", ', witness_at={"gain": (2, 3)}'))
    assert judge("mine.bad").status == REFUTED


def test_what_nothing_decides_is_a_fault_unless_it_is_declared(tmp_path):
    statement = "x = s.scalar('x'); return at_most(1 + x + x**2 / 2 + x**3 / 6, s.exp(x))"
    loaded(tmp_path, HEAD + one(statement) + one(statement, ", undecided=True").replace("mine.bad", "mine.open"))
    assert judge("mine.bad").status == judge("mine.open").status == UNDECIDED
    assert [fault.split(":")[0] for fault in judge("mine.bad").faults()] == ["undecided"]
    assert judge("mine.open").faults() == []


HINTS = {
    "a scalar": ("return equal(s.scalar('x'), 0)", "{'x': 1}"),
    "an activation": ("return equal(s.sum(s.activation), 0)", "{'activation': (1, 0)}"),
    "a vector and a scalar": ("return equal(s.sum(s.vector('v')), s.scalar('c'))", "{'v': (1, 0), 'c': 1}"),
    "a matrix": ("return equal(s.matrix('W', 'N') @ s.ones, s.ones)", "{'W': ((1, 0), (0, 1))}"),
}


@pytest.mark.each(HINTS)
def test_a_hint_names_the_claims_variables(body, values, tmp_path, monkeypatch):
    """The witness of the hint can be declared as it stands."""
    leave_open(monkeypatch)
    loaded(tmp_path, HEAD + one(body) + one(body, f", witness_at={values}").replace("mine.bad", "mine.good"))
    assert f"a witness that you know: witness_at={values}; a lemma" in explain(judge("mine.bad"))
    assert judge("mine.good").status in (REFUTED, UNDECIDED)


def test_a_claim_without_variables_gets_no_point(tmp_path, monkeypatch):
    leave_open(monkeypatch)
    loaded(tmp_path, HEAD + one("return equal(s.N, 2)"))
    assert "to go on: a lemma: " in explain(judge("mine.bad"))


def test_what_is_declared_undecided_and_is_proved_is_a_fault(tmp_path):
    loaded(tmp_path, HEAD + SOUND.replace('"here"', '"here", undecided=True'))
    assert judge("mine.sound").faults() == ["declared undecided, but proved"]


def test_a_forked_process_ends_itself(tmp_path):
    text = "import os\nchild = os.fork()\nif not child:\n    os._exit(7)\n_, status = os.waitpid(child, 0)\n"
    assert loaded(tmp_path, HEAD + text + "assert os.waitstatus_to_exitcode(status) == 7\n" + SOUND).faults == ()


def test_afterwards_processes_end_as_before(tmp_path):
    end = os._exit
    loaded(tmp_path, HEAD + "import os\nos._exit(0)\n")
    assert os._exit is end


@pytest.mark.parametrize("line", ["import os; os._exit(0)", "raise SystemExit", "raise ValueError('not today')"])
def test_a_package_that_cannot_be_imported_is_told(line, tmp_path, monkeypatch):
    (tmp_path / "unready").mkdir()
    (tmp_path / "unready" / "__init__.py").write_text(f"{line}\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(InputError, match=r"unready\.claims: its package cannot be imported"):
        load(Project(None, tmp_path, ("unready.claims",)))


# -- what is named -------------------------------------------------------------------------------------------


def test_the_nearest_table_counts(tmp_path):
    (tmp_path / "pyproject.toml").write_text('[tool.lnverify]\nclaims = ["paper/claims.py"]\n')
    inner = tmp_path / "paper" / "deep"
    inner.mkdir(parents=True)
    (tmp_path / "paper" / "pyproject.toml").write_text("[project]\nname = 'paper'\n")
    result = find_project(start=inner)
    assert (result.named_in, result.entries) == (tmp_path / "pyproject.toml", ("paper/claims.py",))
    assert find_project(start=tmp_path / "nowhere") == result


TABLES = {
    "no TOML": ("[tool.lnverify\n", "pyproject.toml: "),
    "too deep": ("a = " + "[" * 10**4, "recursion"),
    "no table": ("[tool]\nlnverify = 1\n", "is a table"),
    "no table of tools": ("tool = 1\n", "is a table"),
    "another key": ("[tool.lnverify]\nclaim = []\n", "did you mean claims?"),
    "no list": ('[tool.lnverify]\nclaims = "claims.py"\n', "is a list of files"),
}


@pytest.mark.each(TABLES)
def test_a_bad_table_is_told_in_one_line(text, message, tmp_path):
    (tmp_path / "pyproject.toml").write_text(text)
    with pytest.raises(InputError, match=message) as told:
        find_project(start=tmp_path)
    assert "\n" not in str(told.value)


def test_a_file_that_is_missing_is_a_fault_of_what_names_it(tmp_path):
    (tmp_path / "pyproject.toml").write_text('[tool.lnverify]\nclaims = ["gone.py", "claims.py"]\n')
    (tmp_path / "claims.py").write_text(HEAD + SOUND)
    result = load(find_project(start=tmp_path))
    assert result.ids == ("mine.sound",)
    assert "pyproject.toml, line 2: " in str(result.faults[0]) and "gone.py" in str(result.faults[0])


def test_what_a_package_offers_is_run_only_when_asked_for(tmp_path, monkeypatch):
    (tmp_path / "their_claims.py").write_text(HEAD.replace('"mine"', '"theirs"') + SOUND.replace("mine.", "theirs."))
    monkeypatch.syspath_prepend(tmp_path)
    point = EntryPoint("theirs", "their_claims", loading.GROUP)
    monkeypatch.setattr(loading, "entry_points", lambda group: [point])
    assert load_offered(["riechers", "mine"]).ids == ()
    assert load_offered(["theirs"]).ids == ("theirs.sound",)
