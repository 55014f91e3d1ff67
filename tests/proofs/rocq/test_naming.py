"""Letters that are called like something else: like each other, like what is generated, like a word of the library."""

import re
import string
from pathlib import Path

import pytest
from rocq_scripts import complaint_of

from lnverify.proofs import definitions
from lnverify.proofs.errors import InputError
from lnverify.proofs.rocq import proof, statement
from lnverify.proofs.rocq.differing import scripts
from lnverify.proofs.rocq.files import comment, theorems, topics, write_theorem
from lnverify.proofs.rocq.kernel import INSTALL, coqc, is_installed, names_in, run
from lnverify.proofs.rocq.naming import Names, is_free
from lnverify.proofs.rocq.proof import Script
from lnverify.proofs.rocq.statement import theorem
from lnverify.proofs.statements import at_most, equal, nonzero, positive
from lnverify.rocq.check import compiled_library

pytestmark = pytest.mark.xdist_group("rocq")
with_rocq = pytest.mark.skipif(not is_installed(), reason=f"coqc is not installed; {INSTALL}")


def binders(claim):
    result = re.search(r"forall (.*?),\n", theorem(claim).definition("t_says"), re.DOTALL)[1]
    return [name for group in re.findall(r"\(([^:]*) :", result) for name in group.split()]


def zeta(s):
    return s.critical_point(s.gain)


# Two things that could be called the same, and what they are called.
APART = {
    "a gain and one with zeros": (lambda s: equal(s.gain, s.zeros_gain()), ["gain", "gain_"]),
    "a critical point and a letter": (lambda s: equal(s.scalar("zeta"), zeta(s)), ["gain", "zeta", "zeta'"]),
    "a word and the letter that gives way to it": (
        lambda s: equal(s.scalar("mean"), s.scalar("mean_")), ["mean_", "mean__"],
    ),
    "a letter of Greece and its name": (lambda s: equal(s.scalar("λ"), s.scalar("lamda")), ["lamda", "lamda_"]),
    "the index of an entry": (lambda s: equal(s.vector("i") / s.vector("i"), s.ones), ["i_"]),
    "the field and the dimension": (lambda s: equal(s.scalar("R"), s.scalar("N_")), ["R_", "N_"]),
    "a keyword": (lambda s: equal(s.scalar("fun"), s.scalar("forall_")), ["fun_", "forall_"]),
}  # fmt: skip


@pytest.mark.parametrize("name", APART)
def test_letters_are_told_apart(name):
    claim, wanted = APART[name]
    assert binders(claim) == wanted


def test_a_derivative_is_called_like_no_letter():
    text = theorem(lambda s: equal(s.gradient(s.sum(s.vector("G1") ** 2), s.vector("G1")), s.vector("G1"))).definition(
        "t"
    )
    assert "forall (G1_ : 'cV[R]_N)" in text and "exists G1 : 'cV[R]_N" in text


def test_a_value_is_called_like_no_letter():
    with pytest.raises(InputError, match="'c' names a scalar and a definition; two names are needed"):
        theorem(lambda s: equal(s.let("c", s.scalar("c") ** 2), s.scalar("c")))


TWO_MEANINGS = {
    "a letter beside its square": lambda s: equal(s.scalar("sigma") * definitions.variance(s), s.N),
    "a root that is none": lambda s: equal(s.let("sigma", 2 * s.N), definitions.variance(s)),
    "two names of ε": lambda s: equal(s.scalar("epsilon"), s.eps),
    "a scalar as the activation": lambda s: equal(s.scalar("a"), s.sum(s.activation)),
    "the index of a sum": lambda s: equal(s.scalar("n"), s.sum(s.activation)),
}


@pytest.mark.parametrize("name", TWO_MEANINGS)
def test_a_letter_has_one_meaning(name):
    with pytest.raises(InputError, match=r"two (names|letters) are needed"):
        theorem(TWO_MEANINGS[name])


def test_a_name_is_given_once():
    names = Names()
    given = [
        names.letter("x"),
        names.letter("x"),
        names.generate("zeta"),
        names.generate("zeta"),
        names.letter("ltW"),
    ]
    assert given == ["x", "x_", "zeta", "zeta'", "ltW_"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return compiled_library(tmp_path_factory.mktemp("rocq"))


# -- every name of the libraries ----------------------------------------------------------------------------


def imported_names(folder):
    """What can be said by one word where proofs stand: names, abbreviations and keywords."""
    asked = "Set Search Output Name Only.\nSearch _.\nPrint Grammar constr.\n"
    told = coqc(folder, "names", f"{proof.IMPORTS}\n{asked}").stdout
    where = Path(run(["coqc", "-where"], folder).stdout.strip()) / "user-contrib" / "mathcomp"
    sources = [*folder.glob("*.v"), *where.glob("ssreflect/*.v"), *where.glob("algebra/*.v")]
    texts = [path.read_text(encoding="utf-8") for path in sources]
    names = re.findall(r"^(\w+)$", told, re.MULTILINE) + re.findall(r'"(\w+)"', told)
    names += [name for text in texts for name in re.findall(r'\bNotation "?(\w+)', text)]
    return sorted({name for name in names if name.isidentifier()} - {"N", "ones", "identity", "zeros_gain", "eps"})


OWN = "of_everything"
"""A letter that no word of a library is: else it would be one letter with it, and the statement another."""


def everything(s, letters):
    """All words of the vocabulary, beside letters of these names."""
    g, a, b, e, c = s.gain, s.activation, s.bias, s.eps, s.scalar(OWN)
    said = [
        equal(definitions.layer_norm(s, a, g, b, e), definitions.normalized(s, a, e)),
        equal(definitions.mean(s, a) + definitions.std(s, a), definitions.variance(s, a)),
        equal(definitions.centered(s, a), definitions.rms_norm(s, a, e) + definitions.unit_map(s, a, e)),
        equal(definitions.image_matrix(s, g), definitions.gain_matrix(s, g) @ definitions.drazin_squared(s, g)),
        equal(definitions.reflection(s, g), definitions.centering(s) @ definitions.off_normal(s, g)),
        equal(definitions.zero_entries(s, s.zeros_gain()), definitions.nonzero_entries(s, s.zeros_gain())),
        equal(definitions.normal_direction(s, g) / (g + a), s.drazin(s.zeros_gain()) * s.ones),
        equal(s.trace(s.diag(g).T) + s.det(s.outer(g, a)), s.product(g) - s.sum(a**3) + s.dot(a, g)),
        equal(zeta(s), c**2 / s.N), positive(s.sqrt(c)), at_most(definitions.norm(s, a), s.rational(7, 3)),
        equal(s.gradient(s.sum(a**2), a), s.jacobian(g * a, a) @ g), nonzero(s.derivative(c**2, c)), nonzero(g),
    ]  # fmt: skip
    vectors = [s.vector(name) for name in letters[::2]]
    scalars = [s.scalar(name) for name in letters[1::2]]
    return [*said, *(equal(c, s.sum(v)) for v in vectors), *(equal(x, c) for x in scalars)]


@pytest.mark.slow
@with_rocq
def test_no_letter_hides_a_word(folder):
    """With letters of every name a statement is the same, up to their names, as with x0, x1, x2 and so on."""
    names = imported_names(folder)
    assert len(names) > 10_000 and OWN not in names
    parts = [names[k : k + 200] for k in range(0, len(names), 200)]
    lines = [statement.IMPORTS.replace("Derivative.", "Derivative Trace Witness.")]
    for k, part in enumerate(parts):
        plain = [f"x{i}" for i in range(len(part))]
        for prefix, letters in (("with", part), ("plain", plain)):
            lines.append(theorem(lambda s, letters=letters: everything(s, letters)).definition(f"{prefix}_{k}"))
        lines.append(f"Definition same_{k} : with_{k} = plain_{k} := erefl.")
    answer = coqc(folder, "words", "\n".join(lines))
    assert answer.returncode == 0, answer.stderr[-2000:]


# Variables of one line on which no letter of the claim stands: `fun a b : R => a + b`, `fun t : R => normr_ge0 t`, and
# `exists2 s : R, 0 < s & s ^+ 2 = 2%:R`.
BOUND = {"a", "b", "s", "t"}
TACTICS = {
    "by", "move", "have", "pose", "exact", "apply", "refine", "rewrite", "clear", "reflexivity", "done", "first",
    "beta", "delta", "zeta", "iota", "split", "field", "ring", "case", "repeat", "cbv",
}  # fmt: skip


def words_of_proof(proof, letters):
    """Words of a proof, its letters, what names an argument, and signs such as `*m` aside."""
    result = re.findall(r"(?<![\w.'*^:\\])(?<!\()[A-Za-z]\w*|(?<=\()[A-Za-z]\w*(?! :=)\b", proof)
    return {*result} - {*letters}


@pytest.mark.slow
@with_rocq
def test_proofs_use_no_name_that_a_letter_may_have(folder):
    """A letter would hide it, and the proof would fail."""
    names, used = {*imported_names(folder)}, set()
    for topic in topics():
        for key in theorems(topic)[::9]:
            result = write_theorem(key)
            assert names_in(result.proof)
            quantified = re.findall(r"forall (.*?),\s", result.statement, re.DOTALL)
            used |= words_of_proof(result.proof, re.findall(r"\w+", " ".join(quantified)))
    assert {name for name in used & names if is_free(name)} - TACTICS - BOUND == set()


# What proofs bind variables for: functions of numbers, a root, an order, a derivative by a number, by a vector.
BINDING = {
    "a function of two numbers": lambda s, x, v: equal((x + 1) * (x - 1), x**2 - 1),
    "a root": lambda s, x, v: equal(s.sqrt(x**2 + 1) ** 2, x**2 + 1),
    "a root of an entry": lambda s, x, v: equal(s.sqrt(s.entry(v, "row") ** 2 + 1) ** 2, s.entry(v, "row") ** 2 + 1),
    "a derivative": lambda s, x, v: equal(s.derivative(x**3, x), 3 * x**2),
    "a gradient": lambda s, x, v: equal(s.gradient(s.dot(v, v), v), 2 * v),
    "under an order": lambda s, x, v: at_most(1, x + s.dot(v, v)),
}


def at_least_one(x):
    return lambda s: at_most(1, s.scalar(x))


def with_letters(claim, x, v):
    return lambda s: claim(s, s.scalar(x), s.vector(v))


@pytest.mark.slow
@with_rocq
@pytest.mark.parametrize("name", BINDING)
def test_a_letter_may_have_every_short_name(folder, name):
    """Each theorem is accepted, and says what it says with other letters."""
    claim, parts, same = BINDING[name], [], []
    # N and M are words of claims.
    for letter in sorted({*string.ascii_letters} - {"N", "M"}):
        for x, v in ((letter, "other"), ("other", letter)):
            hypotheses = [at_least_one(x)] if "order" in name else []
            key = f"{'number' if x == letter else 'vector'}_{letter}"
            parts.append(scripts(key, with_letters(claim, x, v), hypotheses))
            plain = theorem(with_letters(claim, "one", "two"), [at_least_one("one")] if hypotheses else [])
            same.append(plain.definition(f"plain_{key}"))
            same.append(f"Definition same_{key} : {key}_says = plain_{key} := erefl.")
    whole = Script("\n".join([*(part.statement for part in parts), *same]), "\n".join(part.proof for part in parts))
    assert not complaint_of(folder, "short", whole)


@pytest.mark.parametrize("name", BINDING)
def test_a_bound_name_is_no_letter_of_the_claim(name):
    """Where a line that binds a name has a letter, the name is not the letter's."""
    for letter in ("a", "b", "h", "r", "t"):
        hypotheses = [at_least_one(letter)] if "order" in name else []
        result = scripts("short", with_letters(BINDING[name], letter, "other"), hypotheses).proof
        for bound, line in re.findall(r"exists2 (\w+) : R, (.*)", result) + re.findall(r"=> (h_*); (.*)", result):
            assert bound != letter, line


# Titles that would end a comment of Rocq, or begin another or a string in it.
TITLES = ["ends *) here", "begins (* here", "(*) both", '"a quote', "*)", '(* "*)" *)', "((**))"]


@pytest.mark.parametrize("title", TITLES)
def test_a_comment_holds_any_text(title):
    inside = comment("riechers.projector", title).removeprefix("(* ").removesuffix(" *)")
    assert not {"(*", "*)", '"'} & {inside[i : i + n] for i in range(len(inside)) for n in (1, 2)}, inside
