"""`lnverify prove`: steps in the letters of the claim, forms on demand, LaTeX that a paper can take."""

import re

import pytest
from latex_documents import TEX, compiled, letters
from shell import run

from lnverify.numeric.citations.theorem import theorem
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.prose import plain
from lnverify.proofs.readings.printed import TEXT
from lnverify.proofs.verdicts.verdict import assumptions, print_steps

pytestmark = pytest.mark.integration

# Claims with much below their steps: roots, a derivative, zero gains, a critical point.
SHOWN = ("riechers.eq6", "lnverify.spectrum", "lnverify.dimension", "lnverify.axes-orthogonal")


@pytest.fixture(scope="module")
def shown():
    return run("prove", *SHOWN).stdout


@pytest.fixture(scope="module")
def with_forms():
    return run("prove", *SHOWN, "--forms").stdout


@pytest.mark.parametrize("id", SHOWN)
def test_steps_use_claim_variables(id, shown):
    steps, definitions = print_steps(CLAIMS[id].function, TEXT, assumptions(CLAIMS[id]))
    for name, text in steps:
        assert f". {plain(name) or 'the statement'}\n     {text}\n" in shown
    for name, meaning in definitions.items():
        assert f"  where {name} = {meaning}\n" in shown


def test_steps_hide_long_moments(shown, with_forms):
    assert "both sides" not in shown
    added = [line for line in with_forms.splitlines() if line not in shown.splitlines()]
    assert all(line.startswith("     both sides: ") for line in added), added
    assert sum("both sides: " in line for line in added) > 5
    kept_lines = [line for line in with_forms.splitlines() if line and line not in added]
    assert kept_lines == [line for line in shown.splitlines() if line]


def test_the_letters_are_told(shown):
    assert "  for any vectors a, g, b; ε ≥ 0\n" in shown
    assert "  for any vector g\n" in shown
    assert "  where v^D is 1/v in the entries in which v is not 0, and 0 elsewhere\n" in shown
    assert "  where ζ = a zero of Σₙ (1/(g² - ζ 1))\n" in shown


def test_forms_use_only_explained_variables(known):
    for id, claim in known.items():
        free = claim["letters"]
        told = letters([*free["vectors"], *free["scalars"], *free.get("shapes", ()), *claim["definitions"]])
        for step in claim["steps"]:
            own = letters([step["form"]]) - told
            # Letters of the engine have a number; a matrix P may stand before 1.
            own |= set(re.findall(r"\b[wyP](?= \d)|P(?=_)", step["form"])) - told
            # N, M and k are the sizes of the blocks, eᵢ is the vector of an index, gᴰ inverts what is not 0.
            assert own <= {"N", "k", "e", "D", *(["M"] if "shapes" in free else [])}, f"{id}: {step['form']}"


def test_latex_has_a_display_for_each_step(known):
    for id in CLAIMS:
        claim = known[id]
        text = theorem(claim, in_steps=True)
        before, _, steps = re.split(r"^(Then|It holds that|It does not hold that)$", text, flags=re.M)
        assert len(re.findall(r"\\\[|\\begin\{flushleft", steps)) == len(claim["steps"]), id
        assert ("Suppose that" in before) == bool(claim["hypotheses"] or claim["extra_hypotheses"]), id
        assert ("Write" in before) == bool(claim["definitions"]), id
        assert text.isascii() and text.count("{") == text.count("}"), id


def test_latex_on_the_command_line(known):
    shown = run("prove", "riechers.eq6", "--latex")
    assert shown.returncode == 0, shown.stderr
    claim = known["riechers.eq6"]
    assert shown.stdout == (
        f"% lnverify/{shown.stdout.split('/')[1]}/{claim['id']}/{claim['hash']}: {claim['in_words']}\n"
        f"{theorem(claim, in_steps=True)}\n\n"
    )


VACUOUS = '''
from lnverify import claim, equal, hypotheses, source
source("mine", title="Mine", authors="A. Author", year=2026)

@claim("mine.vacuous", "Theorem 1", hypotheses=[hypotheses.c_is_positive, hypotheses.c_is_zero])
def vacuous(s):
    """Of no number"""
    return equal(s.scalar("c"), 5)
'''


def test_a_second_proof_of_nothing_is_told(tmp_path):
    (tmp_path / "claims.py").write_text(VACUOUS)
    shown = run("prove", "mine.vacuous", "--claims", "claims.py", cwd=tmp_path)
    assert shown.returncode == 1 and "polynomial rings: the hypotheses hold at no N that was tried\n" in shown.stdout


def test_a_theorem_of_rounding_is_a_claim():
    shown = run("prove", "lnverify.rounding.two-pass")
    assert shown.returncode == 0 and "|ŷ − z| ≤ (G − 1) |z|" in shown.stdout, shown.stderr
    assert "lnverify.rounding.two-pass " in run("claims").stdout
    refused = run("prove", "lnverify.rounding.two-pass", "--sympy")
    assert refused.returncode == 2 and "--rocq" in refused.stderr
    assert "Theorem two_pass_scale" in run("prove", "lnverify.rounding.scale", "--rocq").stdout
    assert "Theorem left_kernel" in run("prove", "lnverify.rocq.left-kernel", "--rocq").stdout
    assert r"\lvert \hat{y} - z \rvert \le" in run("cite", "lnverify.rounding.two-pass", "--style", "latex").stdout
    assert "theorem of Rocq" in run("check", "lnverify.rounding.two-pass").stderr


def test_a_script_is_by_itself():
    shown = run("prove", "riechers.eq6", "--rocq", "--sympy")
    assert (shown.returncode, shown.stdout) == (2, "") and "--rocq" in shown.stderr
    shown = run("prove", "riechers.eq6", "riechers.variance", "--sympy")
    assert (shown.returncode, shown.stdout) == (2, "") and "riechers.variance is not derived in SymPy" in shown.stderr


@pytest.mark.parametrize("other", ["--latex", "--forms"])
def test_json_is_by_itself(other):
    shown = run("prove", "riechers.eq6", "--json", other)
    assert shown.returncode == 2 and "--json" in shown.stderr


@TEX
@pytest.mark.slow
def test_all_derivations_compile_with_amsmath_alone(tmp_path, known):
    head = "\\documentclass{article}\\usepackage{amsmath}\\allowdisplaybreaks\\begin{document}\n"
    body = "\n\n".join(theorem(claim, in_steps=True) for claim in known.values())
    said = compiled(tmp_path, f"{head}{body}\n\\end{{document}}\n")
    assert "Overfull" not in said, re.findall(r"Overfull.*\n.*", said)


LIKE_LIBRARIES = (
    "torch_ours.py", "torchours.py", "_torch.py", "jax_ours.py", "numpyours.py", "_numpy.py", "keras_ours.py",
    "tinygrad_ours.py", "mlx_ours.py", "einopsours.py", "torch/ours_t.py", "jax/ours_j.py", "numpy/ours_n.py",
)  # fmt: skip
KERNEL = """import numpy as np

def average_of(x):
    return np.mean(x, axis=1, keepdims=True)

def layer_norm(x, gain, bias, eps):
    d = x - average_of(x)
    return d / np.sqrt(average_of(d * d) + x.dtype.type(eps)) * gain + bias
"""


@pytest.mark.parametrize("file", LIKE_LIBRARIES)
def test_a_name_like_a_librarys_is_of_the_user(tmp_path, monkeypatch, file):
    from lnverify.kernels.tracing.examine import summary

    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(KERNEL)
    assert summary(f"{file}:layer_norm")[0].startswith(
        "for every length of rows and N: layer_norm is LayerNorm with gain"
    )
