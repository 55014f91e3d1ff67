"""Principal axes: lengths against certified values, directions against their definition.

The families are data, each with what makes it hard. Tolerances: 8 u and orthonormality 1e-13 are what
the project promises; entries within 16 u come from four roundings amplified at most sixfold where a root
lies near the middle of a gap (measured: 6.1 u).
"""

import numpy as np
import pytest
from flint import arb, ctx
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from lnverify.numeric.axes import NeuralAxes, principal_axes, roots
from lnverify.numeric.axes.dense import image_eigenvalues, image_singular_values, paper_recipe
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64
from lnverify.proofs.errors import InputError

U = FLOAT64.unit_roundoff


def families(size: int) -> dict[str, np.ndarray]:
    """Gains by what they are hard for."""
    rng = np.random.default_rng(5)
    signs = rng.choice([-1.0, 1.0], size)
    return {
        "even": np.linspace(0.5, 1.5, size),
        "normal": rng.standard_normal(size),
        "graded": signs * 10 ** rng.uniform(-150, 150, size),
        "graded to the ends of the format": 10 ** rng.uniform(-306, 306, size),
        "a few ulps": 1 + np.spacing(1.0) * rng.integers(-4, 5, size),
        "neighbouring floats": 1 + np.spacing(1.0) * np.arange(size),
        "clusters far apart": np.concatenate(
            [
                1 + 1e-12 * rng.random(size // 2),
                1e5 * (1 + 1e-15 * np.arange(size - size // 2 - 2)),
                [1e-30, 1e30],
            ]
        ),
        "half of them zero": np.where(np.arange(size) % 2, 0.0, rng.standard_normal(size)),
        "all equal": np.full(size, -3.3),
        "signed ties": 2.0 * signs,
        "one non-zero": np.eye(size)[size // 3] * 5.5,
        "an outlier": np.append(1 + 0.01 * rng.standard_normal(size - 1), 40.0),
        "a weak pole between strong sides": np.sqrt(
            np.concatenate(
                [0.5 - 1e-3 * rng.random(size // 2), 1.5 + 1e-3 * rng.random(size - size // 2 - 2), [1, 1.03]]
            )
        ),
        "one": np.array([2.0]),
        "one zero": np.array([0.0]),
        "two": np.array([3.0, -2.0]),
        "two tied": np.array([2.0, -2.0]),
        "two with a zero": np.array([0.0, 1.0]),
    }


FAMILIES = families(150)


def length_error(axes) -> float:
    """The largest relative error of a length against its enclosure, in units of u."""
    worst = 0.0
    with ctx.workprec(256):
        for length, ball in zip(axes.semi_axes, map(axes.enclosure, range(axes.N - 1)), strict=True):
            if ball == 0:
                assert length == 0
            else:
                worst = max(worst, float(abs(arb(float(length)) / ball - 1).upper()) / U)
    return worst


def entry_error(axes, index: int) -> float:
    """The largest relative error of an entry of a direction above 1e-290, in units of u."""
    direction = axes.direction(index)
    with ctx.workprec(400):
        root = axes.enclosure(index, 200) ** 2 / axes.N
        exact = [arb(float(g)) / (arb(float(g)) ** 2 - root) for g in axes.gain]
        norm = sum((y * y for y in exact), arb(0)).sqrt()
        large = int(np.argmax(np.abs(direction)))
        sign = 1 if float(exact[large]) * direction[large] > 0 else -1
        ratios = [
            abs(arb(sign * float(v)) * norm / y - 1)
            for v, y in zip(direction, exact, strict=True)
            if y != 0 and abs(v) > 1e-290
        ]
        assert all(v == 0 for v, y in zip(direction, exact, strict=True) if y == 0)
        return max(float(ratio.upper()) for ratio in ratios) / U


@pytest.mark.parametrize("name", FAMILIES)
def test_lengths_within_8u_of_certified_values(name):
    axes = principal_axes(FAMILIES[name])
    assert axes.semi_axes.shape == (axes.N - 1,)
    assert np.all(np.diff(axes.semi_axes) >= 0)
    assert length_error(axes) <= 8


@pytest.mark.parametrize("name", ["normal", "graded", "neighbouring floats"])
def test_bisection_alone_gets_there(name, monkeypatch):
    monkeypatch.setattr(roots, "BISECT_AFTER", 0)
    assert length_error(principal_axes(FAMILIES[name])) <= 8


@pytest.mark.parametrize("name", FAMILIES)
def test_directions_are_orthonormal_and_complete(name):
    axes = principal_axes(FAMILIES[name])
    directions, subspace = axes.directions(), axes.orthogonal_subspace
    k = axes.zero_gains.size
    assert subspace.shape == (axes.N, max(1, k))
    image = directions[:, ~axes.vanishing]
    assert image.shape[1] + subspace.shape[1] == axes.N
    basis = np.hstack([image, subspace])
    assert np.abs(basis.T @ basis - np.eye(axes.N)).max() <= 1e-13
    assert np.abs(directions.T @ directions - np.eye(axes.N - 1)).max(initial=0) <= 1e-13
    assert np.all(directions[axes.zero_gains][:, ~axes.vanishing] == 0)


@pytest.mark.parametrize("name", FAMILIES)
def test_entries_of_directions(name):
    axes = principal_axes(FAMILIES[name])
    simple = np.flatnonzero(~axes.exact)
    all_directions = axes.directions()
    for index in simple[:: max(1, simple.size // 5)]:
        # 3.9 u is the worst that was seen, in "neighbouring floats".
        assert entry_error(axes, int(index)) <= 4.5
        assert np.array_equal(axes.direction(int(index)), all_directions[:, index])


@pytest.mark.parametrize("name", [name for name in FAMILIES if "graded" not in name and "clusters" not in name])
def test_dense_algebra_agrees(name):
    """GΠG V = V diag(ζ), and its own eigenvalues: two routes that share nothing with the secular equation."""
    gain = FAMILIES[name]
    axes = principal_axes(gain)
    matrix = np.diag(gain**2) - np.outer(gain, gain) / gain.size
    directions = axes.directions()
    scale = max(1e-300, np.abs(matrix).max())
    residual = matrix @ directions - directions * (axes.semi_axes**2 / gain.size)
    assert np.abs(residual).max(initial=0) <= 1e-13 * scale
    longest = max(axes.semi_axes, default=0)
    assert np.abs(image_singular_values(gain) - axes.semi_axes).max(initial=0) <= 1e-12 * longest
    assert np.abs(image_eigenvalues(gain) ** 2 - axes.semi_axes**2).max(initial=0) <= 1e-12 * longest**2


def test_zero_gains_as_found_by_hand():
    assert principal_axes([1.0, 0.0]).semi_axes == pytest.approx([1.0], rel=8 * U)
    axes = principal_axes([1.0, 2.0, 0.0])
    # GΠG on the first two coordinates is [[2, -2], [-2, 8]]/3, whose eigenvalues are (5 ± √13)/3.
    assert axes.semi_axes == pytest.approx(np.sqrt(5 + np.sqrt(13) * np.array([-1, 1])), rel=8 * U)
    assert principal_axes([0.0, 0.0, 0.0]).vanishing.all()


def test_bundled_gains_against_the_paper_recipe(bundled_last_gain):
    axes = principal_axes(bundled_last_gain)
    assert length_error(axes) <= 8
    assert axes.semi_axes[0] == pytest.approx(1.07e-31, rel=0.01)
    assert axes.semi_axes[1] == pytest.approx(2.40e-8, rel=0.01)
    assert axes.semi_axes[[-2, -1]] == pytest.approx([14.985, 15.5600], rel=1e-4)
    assert axes.digits(382, 20).startswith("15.55999635")
    recipe = paper_recipe(bundled_last_gain)
    assert not abs(recipe[-2] / axes.semi_axes[-2] - 1) < 0.5


def test_kinds_of_axes():
    axes = principal_axes([0.0, 2.0, 0.0, -2.0, 3.0])
    assert axes.exact.tolist() == [True, False, True, False]
    assert axes.vanishing.tolist() == [True, False, False, False]
    assert axes.normal is None
    assert np.abs(axes.direction(2)) == pytest.approx([0, np.sqrt(0.5), 0, np.sqrt(0.5), 0])
    assert axes.direction(2) @ axes.gain == pytest.approx(0, abs=4 * U)
    assert principal_axes([2.0, -1.0]).normal == pytest.approx(np.array([1, -2]) / np.sqrt(5))


def test_subnormal_gains_are_scaled_exactly():
    gain = np.array([1.0, 2.0, 3.0, 5.0, 7.0])
    tiny, plain = principal_axes(gain * 5e-324), principal_axes(gain)
    assert np.array_equal(tiny.directions(), plain.directions())
    assert tiny.semi_axes == pytest.approx(plain.semi_axes * 5e-324, abs=5e-324)
    assert tiny.log_semi_axes == pytest.approx(plain.log_semi_axes - 1074 * np.log(2), rel=1e-15)


def test_overflowing_lengths_keep_logarithms():
    axes = principal_axes([1.7e308] * 5)
    assert np.isinf(axes.semi_axes).all()
    assert axes.log_semi_axes == pytest.approx(np.log(1.7) + 308 * np.log(10) + np.log(5) / 2)


@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_narrow_formats_are_taken_exactly(format):
    gain = np.linspace(0.1, 3, 40).astype(format.dtype)
    assert np.array_equal(principal_axes(gain).gain, np.array([float(g) for g in gain]))


def test_enclosures_are_tight():
    axes = principal_axes(FAMILIES["normal"])
    with ctx.workprec(300):
        for ball in map(axes.enclosure, range(0, axes.N - 1, axes.N // 7)):
            assert float(ball.rad() / ball.mid()) < 2.0**-75
        assert float(axes.enclosure(3, 200).rad()) < 2.0**-190
    assert axes.enclosure(3, 200).overlaps(axes.enclosure(3))


def test_a_wrong_root_is_not_certified():
    axes = principal_axes([1.0, 2.0, 4.0])
    axes._roots.offset[0] *= 1.5
    right = principal_axes([1.0, 2.0, 4.0]).enclosure(0)
    assert axes.enclosure(0).overlaps(right)  # Newton's method finds the root again, or nothing is enclosed
    assert not arb(float(axes.semi_axes[0]) * 1.001).overlaps(right)


@settings(max_examples=60, deadline=None)
@given(arrays(np.float64, st.integers(1, 12), elements=st.floats(allow_nan=False, allow_infinity=False)))
def test_every_finite_gain(gain):
    axes = principal_axes(gain)
    directions = axes.directions()
    assert np.abs(directions.T @ directions - np.eye(axes.N - 1)).max(initial=0) <= 1e-13
    assert np.abs(directions.T @ axes.orthogonal_subspace)[~axes.vanishing].max(initial=0) <= 1e-13
    with ctx.workprec(256):
        for length, ball in zip(axes.semi_axes, map(axes.enclosure, range(axes.N - 1)), strict=True):
            if 1e-300 < length < np.inf:
                assert abs(arb(float(length)) / ball - 1) < 8 * U


def test_rms_norm_axes_follow_basis():
    axes = NeuralAxes([3.0, -1.0, 0.0])
    assert axes.semi_axes == pytest.approx(np.sqrt(3) * np.array([0, 1, 3]))
    assert axes.vanishing.tolist() == [True, False, False]


@pytest.mark.parametrize(
    "gain, complaint",
    [
        ([], "at least one entry"),
        ([[1.0]], "one axis"),
        (3.0, "one axis"),
        ([1.0, np.nan], "entry 1 is nan"),
        ([np.inf, 1.0], "entry 0 is inf"),
        ([1j, 2], "real"),
        (["a"], "real"),
        ([2**53 + 1, 1], "not a float64"),
    ],
)
def test_bad_gains(gain, complaint):
    with pytest.raises(InputError, match=complaint) as error:
        principal_axes(gain)
    assert "\n" not in str(error.value)


def test_no_such_axis():
    with pytest.raises(InputError, match="has 2 axes"):
        principal_axes([1.0, 2.0, 3.0]).direction(2)
