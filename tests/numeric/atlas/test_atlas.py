"""The figures and their page: the same bytes again, nothing stale, no word that numbers do not bear out."""

import json
import re

import numpy as np
import pytest

from lnverify.numeric.atlas import coordinates, page, paper_1
from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.publishing.provenance import ROOT

pytestmark = pytest.mark.integration

REPORTS = ROOT / "reports"


@pytest.fixture(scope="module")
def found():
    return json.loads(json_text(page.page_facts()))


def test_every_figure_of_the_page_is_there():
    text = (REPORTS / "atlas-figures.md").read_text(encoding="utf-8")
    names = re.findall(r"\]\((figures/[^)]+)\)", text)
    assert sorted(names) == sorted(page.DRAWINGS)
    assert all((REPORTS / name).stat().st_size > 0 for name in names)


def test_what_the_page_says_of_the_surface(found):
    near = {(law["N"], law["eps"]): law["near_surface"] for law in found["radius"]["laws"]}
    assert all((share > 0.5) == (eps < 0.01) for (_, eps), share in near.items())


def test_cube_points_avoid_surface():
    corners = np.stack(np.meshgrid([0, 1], [0, 1], [0, 1])).reshape(3, -1).T
    # Convex in a, so the variance is largest at a corner; 2/9 over 2/9 + 1/10 is 20/29.
    scaled = coordinates.substeps(corners.astype(float), np.ones(3), np.zeros(3), paper_1.EPS)[2]
    assert abs(np.mean(scaled**2, axis=1).max() - 20 / 29) < 2.0**-50


@pytest.mark.parametrize("gain", [[0.7, 1.4, 1.0], [1.5, 0.8, 0.0, 0.0], [1.0, 1.0, 1.0]])
def test_semi_axes_are_axes_of_the_image(gain):
    g = np.array(gain)
    N = len(g)
    axes = coordinates.semi_axes(g)
    matrix = g[:, None] * (np.eye(N) - 1 / N) * g
    # GΠG y = (‖y‖²/N) y for an axis y; eigh errs by a few units of the matrix's norm.
    assert np.allclose(axes @ matrix, axes * np.sum(axes**2, axis=1, keepdims=True) / N, rtol=0, atol=2.0**-46)
    assert np.allclose(axes @ axes.T, np.diag(np.sum(axes**2, axis=1)), rtol=0, atol=2.0**-46)
