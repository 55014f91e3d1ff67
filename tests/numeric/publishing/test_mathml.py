"""Formulas in LaTeX as MathML."""

import re
from xml.etree import ElementTree

import pytest

from lnverify.numeric.publishing.mathml import add_hints, math, prose_html
from lnverify.numeric.verdicts.decided import formulas

SHOWN = {
    r"\mathbf{g} = \mathbf{b}": "𝐠=𝐛",
    r"\mathbf{\hat{x}}": "𝐱^",
    r"\boldsymbol{\alpha} = {\boldsymbol{\alpha}}'": "𝛂=𝛂′",
    r"\operatorname{tr}\left(A\right)": "tr(A)",
    r"\mathrm{LayerNorm}(a) < 1": "LayerNorm(a)&lt;1",
    r"\mathbf{1} {\mu}''^{\top}": "𝟏μ′′⊤",
    r"\left\lVert \mathbf{g} \right\rVert \ne 0": "‖𝐠‖≠0",
}


@pytest.mark.parametrize("latex", SHOWN)
def test_what_is_shown(latex):
    assert re.sub(r"<[^>]*>", "", math(latex)) == SHOWN[latex]


def test_capitals_of_greek_and_words_are_upright():
    assert '<mi mathvariant="normal">Π</mi>' in math(r"\Pi") and "<mi>diag</mi>" in math(r"\mathrm{diag}(g)")


def test_text_around_a_formula_is_escaped():
    assert prose_html("a < b, $N$") == "a &lt; b, <math><mrow><mi>N</mi></mrow></math>"


def test_a_letter_carries_its_meaning():
    shown = add_hints(math(r"\sigma^{2} + \sigma"), {r"\sigma^{2}": "the variance", r"\sigma": "its root"})
    assert shown.count("data-means") == 2 and '<msup data-means="the variance">' in shown
    ElementTree.fromstring(shown)


@pytest.mark.parametrize("step", [8, pytest.param(1, marks=pytest.mark.slow)])
def test_every_formula_of_a_claim_is_shown(step, known):
    for claim in list(known.values())[::step]:
        statements = [item["statement"] for item in claim["steps"]]
        for latex in formulas(claim | {"steps": statements}):
            ElementTree.fromstring(math(latex, block=True))
