"""Commands on claims of somebody's own, in a folder that has a `proofs/` and a `numeric.py` of its own."""

import json

import pytest
from shell import run, run_apart

pytestmark = pytest.mark.integration

CLAIMS = '''
from lnverify import at_most, claim, equal, hypotheses, source

source("mine", title="A paper of mine", authors="A. Author, B. Author", year=2026, doi="10.1000/182", version="draft 2")

@claim("mine.sound", "Theorem 1", near_misses={"N − 1 for N": {"count": lambda s: s.N - 1}})
def sound(s, *, count=lambda s: s.N):
    """The sum of ones is N"""
    return equal(s.sum(s.ones), count(s))

@claim("mine.false", "Theorem 2")
def false(s):
    """The square of N is N"""
    return equal(s.N**2, s.N)

@claim("mine.open", "Conjecture", undecided=True)
def open_(s):
    """The exponential is above its Taylor polynomial"""
    return at_most(1 + s.scalar("x") + s.scalar("x") ** 2 / 2 + s.scalar("x") ** 3 / 6, s.exp(s.scalar("x")))

@claim("mine.corrects", "Theorem 3", corrects=["xiong.sphere"], rests_on=["mine.sound"])
def corrects(s):
    """A correction"""
    return equal(s.dot(s.ones, s.ones), s.N)
'''
ZERO = '''
@claim("mine.zero{number}", "Theorem 4", corrected_by="mine.sound")
def zero{number}(s):
    """A literal division by 0"""
    return equal({quotient}, s.N)
'''
BROKEN = '''
@claim("mine.float", "Theorem 6")
def float_(s):
    """A float"""
    return equal(0.5 * s.N, s.N)
'''
ROWS = '''
from lnverify.testing import equal_claim

@claim("mine.rows", "kernel.py")
def rows(s):
    """A product of code"""
    return equal_claim(lambda x: x * x.mean(-1, keepdims=True), lambda x: x * x.sum(-1, keepdims=True) / x.shape[-1],
                       x="rows N")(s)
'''
MARKER = "import pathlib; pathlib.Path(__file__).with_name('was-run').touch()\n"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "pyproject.toml").write_text('[tool.lnverify]\nclaims = ["claims.py"]\n')
    (tmp_path / "claims.py").write_text(MARKER + CLAIMS, encoding="utf-8")
    (tmp_path / "proofs").mkdir()
    (tmp_path / "numeric.py").write_text("raise SystemExit('not meant')\n")
    return tmp_path


PRINTED = {
    ("prove", "mine.sound"): "proved: true for every N",
    ("prove", "mine.sound", "--latex"): r"\[",
    ("prove", "mine.sound", "--rocq"): "Theorem mine_sound",
    ("check", "mine.sound", "--format", "float16"): "float16",
    ("cite", "mine.sound"): "doi           = {10.1000/182}",
    ("cite", "mine.sound", "--style", "markdown"): "https://doi.org/10.1000/182",
    ("cite", "mine.sound", "--style", "csl"): '"DOI": "10.1000/182"',
    ("cite", "mine.sound", "riechers.eq6"): "riechers2024",
    ("claims", "--source", "mine"): "mine.open",
    ("find", "--claims", "claims.py", "sum of ones"): "mine.sound",
}


@pytest.mark.parametrize("arguments", PRINTED, ids=" ".join)
def test_a_command_on_a_claim_of_ones_own(arguments, folder):
    done = run(*arguments, cwd=folder)
    assert PRINTED[arguments] in done.stdout, done.stderr
    assert done.returncode == (1 if arguments[0] == "claims" else 0), done.stderr


@pytest.mark.parametrize(
    "arguments", [("find", "variance"), ("claims",), ("cite", "riechers.eq6"), ("prove", "riechers.eq6")]
)
def test_nothing_is_run_that_was_not_asked_for(arguments, folder):
    done = run(*arguments, cwd=folder)
    assert done.returncode == 0 and not (folder / "was-run").exists()
    assert ("not run: claims.py" in done.stderr) == (arguments[0] in ("find", "claims"))


def test_a_claim_that_is_not_proved_says_what_would_settle_it(folder):
    done = run("prove", "mine.open", cwd=folder)
    assert "open: no certificate found for -x³ - 3 x² - 6 x + 6 exp(x) - 6 ≥ 0" in done.stdout
    assert "witness_at=" in done.stdout and "rests_on=" in done.stdout


def test_a_claim_of_rows_says_why_it_has_no_theorem(folder):
    (folder / "claims.py").write_text(CLAIMS + ROWS, encoding="utf-8")
    done = run("prove", "mine.rows", "--rocq", cwd=folder)
    assert "a second dimension; of code, of_a_row=True says it of one row" in done.stderr and done.returncode == 1


def test_what_a_claims_file_prints_is_no_output_of_the_command(folder):
    with (folder / "claims.py").open("a", encoding="utf-8") as file:
        file.write("print('hello')\n")
    done = run("cite", "mine.sound", "--json", cwd=folder)
    assert json.loads(done.stdout)["citations"] and "hello" in done.stderr


def test_theorems_of_ones_own_claims_are_written(folder):
    done = run("rocq", "--claims", "claims.py", "--out", "rocq", "--proofs", cwd=folder)
    assert (done.returncode, done.stdout) == (0, "written: 6 files in rocq\n"), done.stderr
    assert done.stderr == "mine.open is undecided: it has no theorem\n"
    said = (folder / "rocq" / "mine.v").read_text(encoding="utf-8")
    assert "Definition mine_sound_says" in said and "Definition mine_false_fails_says" in said
    assert "Theorem mine_sound" in (folder / "rocq" / "proofs" / "mine_proofs.v").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("rocq --claims claims.py --share 0/6", "--share is for the claims that ship; leave out --claims"),
        ("cite mine.sound --claims nowhere.py", "--claims: there is no claims file nowhere.py"),
        ("cite mine.sound --claims notes.txt", "notes.txt: a claims file is a file of Python, whose name ends in .py"),
        ("cite mine.soundd", "no claim has the id 'mine.soundd'; did you mean mine.sound?"),
        ("cite no.py", "no claim has the id 'no.py'; no.py:function or --claims no.py would be right for a file"),
        ("cite no:f", "no claim has the id 'no:f'; `lnverify prove` and `lnverify audit` take functions"),
    ],
)
def test_bad_input(words, message, folder):
    (folder / "notes.txt").touch()
    done = run(*words.split(), cwd=folder)
    assert (done.returncode, done.stderr) == (2, f"lnverify: {message}\n")


def test_a_pin_is_verified_where_the_claim_is(folder):
    pin = json.loads(run("cite", "mine.sound", "--json", cwd=folder).stdout)["citations"][0]["pin"]
    assert run("verify", pin, cwd=folder).returncode == 0
    assert run("verify", pin[:-1] + ("0" if pin[-1] != "0" else "1"), cwd=folder).returncode == 1


def test_the_report_is_on_ones_own_claims(folder):
    with (folder / "claims.py").open("a", encoding="utf-8") as file:
        file.write(BROKEN)
    done = run_apart("report", cwd=folder)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("lnverify: claims.py, line 30: mine.float: 0.5 is not exact")
    results = {path.relative_to(folder / "reports").as_posix() for path in (folder / "reports").rglob("*.*")}
    assert {"verification.md", "claims/mine.sound.md", "claims/xiong.sphere.md"} <= results
    assert not any("riechers" in name or name == "sources.md" for name in results)
    page = (folder / "reports" / "verification.md").read_text(encoding="utf-8")
    assert page.startswith("# A paper of mine\n")
    assert "4 claims are decided" in page and "1 [undecided](#undecided)" in page
    proved = next(line for line in page.splitlines() if line.startswith("|") and "The sum of ones is N |" in line)
    for engine in ("canonical forms, for every N", "exact matrices at N = 1, 2, 3, 4", "bfloat16"):
        assert engine in proved
    open_one = next(line for line in page.splitlines() if line.startswith("|") and "The exponential" in line)
    assert "no certificate found for -x³ - 3 x² - 6 x + 6 exp(x) - 6 ≥ 0" in open_one
    for path in (folder / "reports").rglob("*.md"):
        assert "LayerNorm: `mine`" not in path.read_text(encoding="utf-8")
    assert "Rests on [`mine.sound`]" in (folder / "reports/claims/mine.corrects.md").read_text(encoding="utf-8")
    shown = run_apart("site", "--claims", "claims.py", cwd=folder)
    assert shown.returncode == 2 and "mine.float" in shown.stderr and "open site/index.html" in shown.stdout
    page = (folder / "site" / "claims" / "mine.sound.html").read_text(encoding="utf-8")
    # What the report measured of it stands there too.
    assert "The sum of ones is" in page and "bfloat16" in page
    assert "mine.open" in (folder / "site" / "sources" / "mine.html").read_text(encoding="utf-8")
    assert "Corrects [`xiong.sphere`]" in (folder / "reports/claims/mine.corrects.md").read_text(encoding="utf-8")


def test_a_division_by_0_is_refuted_and_reported(folder):
    quotients = ("s.rational(1, 0)", "s.N / 0", "s.N / (s.N - s.N)")
    zeros = [ZERO.format(number=number, quotient=quotient) for number, quotient in enumerate(quotients)]
    (folder / "claims.py").write_text("".join([CLAIMS.partition('\n@claim("mine.false')[0], *zeros]))
    done = run_apart("report", cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")
    for number, quotient in enumerate(quotients):
        page = (folder / "reports" / "claims" / f"mine.zero{number}.md").read_text(encoding="utf-8")
        assert "**Fails as stated** at N = 1: division by zero." in page and "Fault" not in page, quotient


def test_a_claim_without_end_is_left_and_the_others_are_decided(folder):
    with (folder / "claims.py").open("a", encoding="utf-8") as file:
        file.write(BROKEN.replace("return equal(0.5 * s.N, s.N)", "while True: pass"))
    done = run("prove", "mine.sound", "--timeout", "1", cwd=folder)
    assert done.returncode == 2 and "proved: true for every N" in done.stdout
    assert (
        done.stderr
        == "lnverify: claims.py, line 30: mine.float: no end within 1 s (--timeout, in pytest --lnverify-timeout)\n"
    )
