"""The page of the derivations: made of checked steps, the same bytes each time, with the semi-axes that it derives."""

import math
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from sympy import Matrix, Rational, sqrt

from lnverify.numeric.derivations import ellipses, page
from lnverify.proofs.derivations import DERIVATIONS, steps_of
from lnverify.proofs.derivations.equations import equation


@pytest.mark.integration
def test_page_has_every_step(monkeypatch):
    """That each is shown is asked in tests/proofs/derivations."""
    monkeypatch.setattr(page, "section", partial(page.section, checked=False))
    result = page.contents()
    text = result[page.PAGE]
    assert all(
        f"**{step.name}.**" in text and equation(step) in text for name in DERIVATIONS for step in steps_of(name)
    )
    assert all(f"({name})" in text for name in page.FIGURES)
    assert r"\operatorname" not in text
    assert page.FIGURES.keys() < result.keys()


def test_false_step_is_not_written(monkeypatch):
    first, second, *rest = steps_of("eq6")
    monkeypatch.setattr(page, "steps_of", lambda name: (first, replace(second, after=second.before * 2), *rest))
    with pytest.raises(page.NotShown, match="subtract it"):
        page.section("eq6")


@pytest.mark.parametrize(
    "matrix, gain, squares",
    [(ellipses.paper_matrix(ellipses.GAIN), (1, 2, 3), [21, 7]), (ellipses.RIGHT, (1, 1, 0), [3, 1])],
    ids=["g = (1, 2, 3)", "g = (1, 1, 0)"],
)
def test_outputs_lie_within_the_ellipse(matrix, gain, squares):
    results = [axis for _, axis in ellipses.semi_axes(matrix)]
    assert [round(float(axis @ axis), 12) for axis in results] == squares
    points = ellipses.outputs(np.array(gain, dtype=float))
    reach = sum((points @ axis / (axis @ axis)) ** 2 for axis in results)
    assert reach.max() < 1 < 1.01 * math.sqrt(reach.max())


def test_captions_say_what_the_matrices_have():
    assert ellipses.paper_matrix(ellipses.GAIN).eigenvals() == {0: 1, Rational(1, 7): 1, Rational(3, 7): 1}
    z = Matrix([*ellipses.FAR[:2], -sum(ellipses.FAR[:2])])
    assert ellipses.FAR.dot(ellipses.RULE * ellipses.FAR) == 3
    assert z[2] == -sqrt(6) and z.dot(z) == 9
