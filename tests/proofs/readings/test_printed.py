"""Print: symbols of the field, the brackets that a reader needs, and 0 of every kind."""

import re

import pytest
from statement_tests import holds
from variables import W, differ, equal, nonzero, positive, s

from lnverify.numeric.readings.crosscheck import small_rows
from lnverify.numeric.readings.tracked import BALLS, READINGS
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.definitions import centered, centering, norm, normalized, variance
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.printed import LATEX, TEXT
from lnverify.proofs.registry import DeclaredClaim
from lnverify.proofs.verdicts.decision import decide
from lnverify.proofs.verdicts.second_proof import second_proof
from lnverify.proofs.verdicts.verdict import assumptions, print_claim, print_hypotheses, print_steps

PRODUCTS = {
    "a product of inner product and vector": (lambda s: s.dot(s.activation, s.gain) * s.gain, "(aᵀ g) g"),
    "a scalar before an inner product": (lambda s: s.N * s.dot(s.gain, s.gain) * s.ones, "(N gᵀ g) 1"),
    "an inner product over a scalar": (lambda s: s.dot(s.gain, s.gain) / s.N * s.gain, "(gᵀ g/N) g"),
    "a sum before a vector": (lambda s: s.sum(s.gain) * s.ones, "(Σₙ g) 1"),
    "an inner product with u ⊙ v": (lambda s: s.dot(s.gain, s.gain * s.bias) * s.ones, "(gᵀ (g ⊙ b)) 1"),
    "an operator on u ⊙ v": (lambda s: s.diag(s.gain) @ (s.gain * s.bias), "diag(g) (g ⊙ b)"),
    "an operator on a vector, entry by entry": (lambda s: (s.identity @ s.gain) / s.bias, "(I g)/b"),
    "scalars in the order of writing": (lambda s: s.N * s.sqrt(s.eps) * s.ones, "N √ε 1"),
    "a sign in front": (lambda s: s.gain * s.rational(-1, 2), "-1/2 g"),
    "a power of a vector": (lambda s: s.gain**2 * s.bias, "g² ⊙ b"),
    "a power of 0": (lambda s: (s.N + s.rational(0) ** 2) * s.bias, "N b"),
    "a negative power": (lambda s: s.gain**-2 * s.bias, "g⁻² ⊙ b"),
    "a square of σ²": (lambda s: variance(s) ** 2 * s.bias, "(σ²)² b"),
    "the root of a sum": (lambda s: s.sqrt(s.N + s.eps) * s.bias, "√(N + ε) b"),
    "the root of a power": (lambda s: s.sqrt(s.N**2) * s.bias, "|N| b"),
    "a length": (lambda s: norm(s, s.gain) * s.bias, "‖g‖ b"),
    "the square of a length": (lambda s: norm(s, s.gain + s.bias) ** 2 * s.bias, "‖g + b‖² b"),
    "a root that is no length": (lambda s: s.sqrt(s.dot(s.gain, s.bias)) * s.bias, "√(gᵀ b) b"),
    "a quotient before a vector": (lambda s: s.eps / s.N * s.gain, "(ε/N) g"),
    "a quotient behind ᵀ": (lambda s: s.dot(s.gain, s.gain / s.N) * s.ones, "(gᵀ (g/N)) 1"),
    "a multiple behind ᵀ": (lambda s: s.dot(s.gain, s.N * s.gain) * s.ones, "(gᵀ (N g)) 1"),
    "a quotient over a sum": (lambda s: s.eps / s.N / (s.N + 1) * s.ones, "((ε/N)/(N + 1)) 1"),
    "a quotient before an operator": (lambda s: (s.identity / s.N) @ s.diag(s.gain) @ s.bias, "(I/N) diag(g) b"),
    "a multiple behind an operator": (lambda s: s.diag(s.gain) @ (s.N * s.identity) @ s.bias, "diag(g) (N I) b"),
    "a derivative before a vector": (lambda s: s.jacobian(s.gain * s.gain, s.gain) @ s.bias, "(∂/∂g (g ⊙ g)) b"),
    "a second derivative": (
        lambda s: s.derivative(s.derivative(s.derivative(s.exp(s.eps), s.scalar("t")), s.eps), s.eps) * s.bias,
        "(∂²/∂ε² (∂exp(ε)/∂t)) b",
    ),
    "the derivative of a letter": (lambda s: s.jacobian(s.gain, s.gain) @ s.bias, "(∂g/∂g) b"),
    "a derivative in a quotient": (lambda s: s.gradient(s.N * s.sum(s.gain), s.gain) / s.N, "(∂/∂g (N Σₙ g))/N"),
    "a sum of powers": (lambda s: s.sum(s.gain**2) * s.ones, "(Σₙ g²) 1"),
    "the mean": (lambda s: s.sum(s.gain) / s.N * s.ones, "(Σₙ g/N) 1"),
}


@pytest.mark.each(PRODUCTS)
def test_brackets(vector, wanted):
    assert print_claim(equal(vector(s), s.bias), TEXT) == [f"{wanted} = b"]


u = s.on("M").vector("u")
V = s.matrix("V")


STATEMENTS = {
    "exp(a)² = log(a)": equal(s.exp(s.activation) ** 2, s.log(s.activation)),
    "tanh(a) > 0 in every entry": positive(s.tanh(s.activation)),
    "x̂ᵢ eⱼ = (a + b)_t 1": equal(
        s.entry(normalized(s), "i") * s.basis("j"), s.entry(s.activation + s.bias, "t") * s.ones
    ),
    "Wᵀ (W (g ⊙ a)) = M (∂tr(Wᵀ W)/∂W)ᵀ u": equal(
        W.T @ (W @ (s.gain * s.activation)), s.on("M").N * s.gradient(s.trace(W.T @ W), W).T @ u
    ),
    "(W - 2 V) ⊙ W ⊙ V = 2 W ⊙ V": equal((W - 2 * V) * (W * V), 2 * (W * V)),
    "2 (W ⊙ V)ᵀ u = (W ⊙ V)ᵀ ((W ⊙ V) a)": equal(2 * (W * V).T @ u, (W * V).T @ ((W * V) @ s.activation)),
    "a/√(1 + a²) = √a": equal(s.activation / s.sqrt(s.ones + s.activation**2), s.sqrt(s.activation)),
    "|k| 1 = |a|": equal(s.abs(s.scalar("k")) * s.ones, s.abs(s.activation)),
}


@pytest.mark.parametrize("text", STATEMENTS)
def test_a_statement_is_printed(text):
    assert print_claim(STATEMENTS[text], TEXT) == [text]


# What layout shows in LaTeX and brackets show on one line.
SET = {
    "a length": (lambda s: norm(s, s.gain), r"\left\lVert \mathbf{g} \right\rVert"),
    "a square of σ²": (lambda s: variance(s) ** 2, r"\left(\sigma^{2}\right)^{2}"),
    "a square of a length": (lambda s: norm(s, s.gain) ** 2, r"\left\lVert \mathbf{g} \right\rVert^{2}"),
    "the entries of a letter": (lambda s: s.sum(s.gain), r"\sum\nolimits_n \mathbf{g}_n"),
    "the entries of a sum": (
        lambda s: s.sum(s.gain + s.bias),
        r"\sum\nolimits_n \left(\mathbf{g} + \mathbf{b}\right)_n",
    ),
    "a product behind a transpose": (
        lambda s: s.dot(s.gain, s.N * s.gain),
        r"\mathbf{g}^{\top} \left(N \mathbf{g}\right)",
    ),
    "an entry": (lambda s: s.entry(normalized(s), "i"), r"\mathbf{\hat{x}}_{i}"),
    "absolute values": (lambda s: s.sum(s.abs(s.gain)), r"\sum\nolimits_n \left\lvert \mathbf{g} \right\rvert_n"),
}


@pytest.mark.each(SET)
def test_set_in_latex(scalar, wanted):
    assert print_claim(equal(scalar(s), s.N), LATEX) == [f"{wanted} = N"]


def test_nonzero_entries_of_a_letter():
    assert print_claim(nonzero(s.gain))[0].startswith(r"\mathbf{g}_n \ne 0")


def test_names_agree_across_hypotheses():
    """The variances of two rows are told apart, wherever the claim meets them first."""

    def of_second(s):
        return positive(variance(s, s.vector("x2")))

    def of_first(s):
        return positive(variance(s))

    assert print_hypotheses([of_first, of_second], TEXT) == ["σ² > 0", "σ²' > 0"]
    steps, names = print_steps(of_second, TEXT, given=[of_first, of_second])
    assert steps == [("", "σ²' > 0")]
    assert names["σ²"] == "(a - μ 1)ᵀ (a - μ 1)/N" and names["μ'"] == "Σₙ x₂/N"


def test_a_name_in_print_means_one_thing():
    ((_, text),), names = print_steps(equal(centered(s, s.activation + s.ones), centered(s)), TEXT)
    assert text == "a + 1 - μ 1 = a - μ' 1"
    assert names == {"μ": "Σₙ (a + 1)/N", "μ'": "Σₙ a/N"}


def test_claims_print_symbols():
    """Every name has a symbol: nothing but tr, det, diag, functions and a text stands in more than one letter."""
    words = {"tr", "det", "diag", "exp", "log", "tanh", "zero", "of", "in", "every", "entry"}
    for id, result in CLAIMS.items():
        steps, names = print_steps(result.function, TEXT, assumptions(result))
        for text in (*(text for _, text in steps), *names, *names.values()):
            assert set(re.findall(r"[A-Za-z]{2,}", text)) <= words, f"{id}: {text}"


FORMS = {
    "brackets under a root": (lambda s: s.sqrt(s.N + s.eps), {"√(N + ε)", "√(ε + N)"}),
    "an absolute value": (lambda s: s.sqrt(s.scalar("c") ** 2), {"|c|"}),
    "a letter under a root": (lambda s: s.sqrt(s.N), {"√N"}),
}


def reciprocal(s, shift="c"):
    return s.ones / (s.gain**2 - s.scalar(shift) * s.ones)


# Two normalizations: the calculus takes the inner one as a letter of its own.
stacked = normalized(s, s.gain * normalized(s) + s.bias)


# What the calculus names for itself prints as what it stands for.
OWN_NAMES = {
    "a reciprocal": (lambda s: s.gain * reciprocal(s), "g ⊙ (-c 1 + g²)⁻¹"),
    "two of them": (lambda s: reciprocal(s) - reciprocal(s, "d"), "(-c 1 + g²)⁻¹ - (-d 1 + g²)⁻¹"),
    "a power of one": (lambda s: s.sum(reciprocal(s) ** 2), "Σₙ (-c 1 + g²)⁻²"),
    "a product over coordinates": (lambda s: s.product(s.gain**2), "(∏ₙ g)²"),
    "a product of sums": (lambda s: s.product(s.gain + s.scalar("c") * s.ones), "∏ₙ (c 1 + g)"),
    "a sign in front": (lambda s: -s.gain, "-g"),
    "exponentials": (lambda s: s.exp(2 * s.gain - s.bias), "exp(2 g) ⊙ exp(-b)"),
    "matrices": (lambda s: s.gradient(s.dot(W(s) @ s.gain, W(s) @ s.gain), s.gain), "2 Wᵀ (W g)"),
    "a block of coordinates": (lambda s: s.N * s.zeros_gain(), "(N - k + k) g, k = Σₙ (1 - g ⊙ g^D)"),
}


@pytest.mark.each(OWN_NAMES)
def test_no_name_of_the_calculus_is_printed(value, wanted):
    assert decide(equal(value(s), value(s))).steps[0].form_text == wanted


def test_internal_variable_is_explained():
    (step,) = decide(equal(stacked, stacked)).steps
    for form, letter in ((step.form_text, r"y[₀-₉]+"), (step.form, r"y_\{\d+\}")):
        used = set(re.findall(letter, form))
        assert used and used == set(re.findall(rf"({letter})\}}? = ", form)), form


@pytest.mark.each(FORMS)
def test_a_canonical_form_in_one_line(scalar, wanted):
    assert decide(equal(scalar(s), scalar(s))).steps[0].form_text in wanted


SYMBOLS = {
    "uhat": ("û", r"\mathbf{\hat{u}}"),
    "onehat": ("1̂", r"\mathbf{\hat{1}}"),
    "alpha": ("α", r"\boldsymbol{\alpha}"),
    "x2": ("x₂", r"\mathbf{x_{2}}"),
    "w": ("w", r"\mathbf{w}"),
}


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_name_prints_as_a_symbol(name):
    def claim(s):
        return equal(s.let(name, s.gain + s.bias), s.bias)

    text, latex = SYMBOLS[name]
    assert print_claim(claim, TEXT) == [f"{text} = b"]
    assert print_claim(claim, LATEX) == [rf"{latex} = \mathbf{{b}}"]
    assert list(print_steps(claim, TEXT)[1]) == [text]


def test_a_definition_is_written_out():
    """Without the names that it gives; those that stand elsewhere stay."""

    def claim(s):
        return equal(s.write_out(variance, s.gain), variance(s))

    assert print_claim(claim, TEXT) == ["(g - (Σₙ g/N) 1)ᵀ (g - (Σₙ g/N) 1)/N = σ²"]
    assert list(print_steps(claim, TEXT)[1]) == ["μ", "σ²"]
    assert not decide(claim).holds


def test_printed_sides_differ():
    """A reader sees what is compared."""
    for id, result in CLAIMS.items():
        for text in print_claim(result.function, TEXT):
            left, _, right = text.partition(" = ")
            assert left != right, f"{id}: {text}"
            assert not id.startswith("lnverify.definition.") or "'" not in text, f"{id}: {text}"


def test_a_critical_point_is_told():
    _, names = print_steps(equal(s.critical_point(s.gain), 1), TEXT)
    assert names == {"ζ": "a zero of Σₙ (1/(g² - ζ 1))"}


def test_a_name_without_a_symbol():
    with pytest.raises(InputError, match=r"'unit'.*SYMBOLS"):
        print_claim(equal(s.let("unit", s.ones), s.ones))


def test_long_variable_prints_upright():
    assert print_claim(equal(s.scalar("rate"), 1), LATEX) == [r"\mathrm{rate} = 1"]


# (true, false): an identity with 0 on the right, and one that is no identity.
ZEROS = {
    "vector": (equal(centering(s) @ s.ones, 0), equal(s.activation, 0), r"\mathbf{0}"),
    "operator": (equal(centering(s) - centering(s).T, 0), equal(centering(s), 0), "0"),
    "scalar": (equal(s.sum(centering(s) @ s.gain), 0), equal(s.sum(s.gain), 0), "0"),
    "on the left": (equal(0, centering(s) @ s.ones), equal(0, s.gain), r"\mathbf{"),
}


@pytest.mark.each(ZEROS)
def test_zero_of_any_kind(true, false, zero):
    """Decided, proved a second time, measured and printed."""
    assert decide(true).holds and not decide(false).holds
    assert holds(second_proof(true)) and not holds(second_proof(false))
    for claim, exceeded in ((true, False), (false, True)):
        rows = small_rows(DeclaredClaim("lnverify.test", "here", claim), (*READINGS, BALLS))
        assert {row.exceeds_bound for row in rows} == {exceeded}
    assert zero in print_claim(true)[0]


def test_zero_of_another_kind_differs():
    assert decide(differ(s.gain, 0)).holds
    assert not decide(differ(s.gain - s.gain, 0)).holds


def test_only_0_is_of_every_kind():
    with pytest.raises(InputError, match="different kinds"):
        decide(equal(s.identity, 1))


def test_every_claim_prints_in_both_styles():
    """In LaTeX with balanced braces, and in plain text without a backslash."""
    for id, claim in CLAIMS.items():
        steps, definitions = print_steps(claim.function, LATEX)
        for text in [*(text for _, text in steps), *definitions.values()]:
            assert text.count("{") == text.count("}"), (id, text)
            assert text.count(r"\left") == text.count(r"\right"), (id, text)
        plain, _ = print_steps(claim.function, TEXT)
        assert not any("\\" in text for _, text in plain), id
