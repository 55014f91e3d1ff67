"""MathML says what LaTeX says: two statements look the same in one exactly where they do in the other."""

import re
from xml.etree import ElementTree

import pytest

from proofs.claims import CLAIMS
from proofs.definitions import norm, normalized, variance
from proofs.readings.mathml import MATHML, math
from proofs.readings.printed import LATEX
from proofs.statements import equal
from proofs.verdicts.verdict import assumptions, print_claim, print_hypotheses, print_letters, print_steps

SHOWN = {
    "vectors are bold": (lambda s: equal(s.gain, s.bias), "𝐠=𝐛"),
    "ones": (lambda s: equal(s.sum(s.ones), s.N), "∑n𝟏n=N"),
    "a difference": (lambda s: equal(s.N - 1, s.eps), "N−1=ε"),
    "a sign in front": (lambda s: equal(-s.gain, 0), "−𝐠=𝟎"),
    "a product of numbers": (lambda s: equal(s.N * 2, 0), "N·2=0"),
    "a negative power": (lambda s: equal(s.gain**-2, s.ones), "𝐠⊙−2=𝟏"),
    "a sum in a product": (lambda s: equal((s.N + 1) * s.gain, 0), "(N+1)𝐠=𝟎"),
    "a length": (lambda s: equal(norm(s, s.gain), 1), "‖𝐠‖=1"),
    "a square of σ²": (lambda s: equal(variance(s) ** 2, 0), "(σ2)2=0"),
    "an accent": (lambda s: equal(normalized(s), 0), "𝐱^=𝟎"),
    "a trace": (lambda s: equal(s.trace(s.diag(s.gain)), 0), "tr\u2061(diag\u2061(𝐠))=0"),
    "a zero gain": (lambda s: equal(s.drazin(s.zeros_gain()), 0), "𝐠D=𝟎"),
    "a name in two meanings": (
        lambda s: equal(s.let("alpha", s.gain * 2), s.let("alpha", s.bias)),
        "𝛂=𝛂′",
    ),
}


def plain(text):
    """The characters of a formula, in order, with Σ for its operator."""
    return re.sub(r"<[^>]*>", "", math(text)).replace("Σ", "∑")


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_shown(name):
    claim, wanted = SHOWN[name]
    assert [plain(text) for text in print_claim(claim, MATHML)] == [wanted]


def printed(id, style):
    """All that a claim prints: its steps, definitions, hypotheses, letters, and those of its near misses."""
    declared = CLAIMS[id]
    given = assumptions(declared)
    found = print_hypotheses(given, style)
    found += print_letters(declared.function, given, style)["vectors"]
    for function in (declared.function, *declared.near_misses.values()):
        steps, definitions = print_steps(function, style, given)
        found += [text for _, text in steps]
        found += [part for pair in definitions.items() for part in pair]
    return found


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_the_same_as_latex(step):
    for id in [*CLAIMS][::step]:
        latex, mathml = printed(id, LATEX), printed(id, MATHML)
        pairs = set(zip(latex, mathml, strict=True))
        assert len(pairs) == len(set(latex)) == len(set(mathml)), id
        for text in mathml:
            ElementTree.fromstring(math(text, block=True))
