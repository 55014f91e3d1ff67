"""The law of the radius and of the gauge: against quadrature, closed forms and samples."""

import functools
from fractions import Fraction

import numpy as np
import pytest
from mpmath import mp, mpf

from lnverify.numeric.atlas import radius
from lnverify.proofs.errors import InputError

EPS = [Fraction(1, 10), Fraction(1, 1000), Fraction(1, 10**5)]

# Quantiles are right to the last bit of the argument, as far as the law's values are: the incomplete gamma
# and beta functions are right to some units in the last place, and a unit of the argument moves the law by at
# most max x f(x), below 16 units for the densities f here (that of χ² has x f(x) ≈ √(N/4π)).
INVERSION = 64 * mp.eps


@pytest.mark.parametrize("N", [2, 3, 8, 768])
def test_squared_norm_follows_chi_squared(N):
    shape = mpf(N - 1) / 2
    for q in (mpf(N) / 2, mpf(N), mpf(3 * N) / 2):
        # q = s² takes away the density's pole at 0 for N = 2.
        def density(s):
            return 2 * s * mp.exp((shape - 1) * mp.log(s * s / 2) - s * s / 2 - mp.loggamma(shape)) / 2

        # Quadrature on 16 pieces is right to better than 1e-12 here, as doubling the pieces shows.
        integral = mp.quad(density, mp.linspace(mpf(10) ** -30, mp.sqrt(q), 17))
        assert abs(radius.squared_norm_cdf(q, N) - integral) < mpf(10) ** -12


@pytest.mark.parametrize("eps", EPS)
def test_radius_law_in_three_dimensions(eps):
    e = mpf(eps.numerator) / eps.denominator
    for x in (mpf("0.5"), mpf(1), mpf("1.7")):
        law = 1 - mp.exp(-3 * e * x * x / (3 - x * x) / 2)
        # A few roundings of a number at most 1.
        assert abs(radius.radius_cdf(x, 3, eps) - law) < 32 * mp.eps


@pytest.mark.parametrize("N", [2, 3, 64, 768])
@pytest.mark.parametrize("eps", EPS)
def test_quantiles_invert_the_law(N, eps):
    for p in (Fraction(1, 100), Fraction(1, 2), Fraction(99, 100)):
        quantile = mp.sqrt(N) * (1 - radius.surface_gap_quantile(1 - p, N, eps))
        missed = radius.radius_cdf(quantile, N, eps) - mpf(p.numerator) / p.denominator
        assert abs(missed) < max(INVERSION, sensitivity(N, eps, p))


def sensitivity(N, eps, p):
    """What half a unit in the last place of r moves the law by: it is steep near the surface."""
    gap = radius.surface_gap_quantile(1 - p, N, eps)
    return 4 * N * mp.eps / gap


def test_gap_and_near_share_agree():
    gap = radius.surface_gap_quantile(Fraction(1, 4), 3, EPS[1])
    assert abs(radius.near_surface(gap, 3, EPS[1]) - mpf(1) / 4) < INVERSION


@pytest.mark.parametrize("N", [3, 64])
@pytest.mark.parametrize("eps", EPS)
def test_gaussian_activations_follow_the_law(N, eps):
    a = np.random.default_rng(1).standard_normal((600, N))
    c = a - a.mean(axis=1, keepdims=True)
    r = np.sqrt(np.sum(c * c, axis=1) / (np.mean(c * c, axis=1) + float(eps))).tolist()
    law = functools.partial(radius.radius_cdf, N=N, eps=eps)
    assert radius.sample_distance(r, law) <= radius.sample_bound(len(r))


@pytest.mark.parametrize(("N", "k"), [(3, 2), (4, 2), (5, 3), (12, 5)])
def test_zero_gain_image_follows_law(N, k):
    z = np.random.default_rng(2).standard_normal((600, N))
    z -= z.mean(axis=1, keepdims=True)
    lost = z[:, :k] - z[:, :k].mean(axis=1, keepdims=True)
    rho = (1 - np.sum(lost**2, axis=1) / np.sum(z**2, axis=1)).tolist()
    assert radius.sample_distance(rho, lambda x: radius.gauge_cdf(x, N, k)) <= radius.sample_bound(len(rho))


@pytest.mark.parametrize(("N", "k"), [(4, 2), (5, 3), (9, 4), (768, 96)])
def test_gauge_has_density_and_quantiles(N, k):
    half = radius.gauge_quantile(Fraction(1, 2), N, k)
    assert abs(radius.gauge_cdf(half, N, k) - mpf(1) / 2) < INVERSION
    step = mpf(10) ** -5
    slope = (radius.gauge_cdf(half + step, N, k) - radius.gauge_cdf(half - step, N, k)) / (2 * step)
    # The central difference errs by h²·f″/6 and by rounding 2u/h: both far below 1e-4 of the density here.
    assert abs(slope / radius.gauge_density(half, N, k) - 1) < mpf(10) ** -4
    mean = radius.gauge_mean(N, k)
    law = mpf(N - k) / 2 / (mpf(N - k) / 2 + mpf(k - 1) / 2)
    assert abs(mpf(mean.numerator) / mean.denominator - law) < 4 * mp.eps


def test_sample_distance_checks_both_sides():
    # For the uniform law and points at 0.2 and 0.9 the distribution function is farthest just before 0.9.
    assert abs(radius.sample_distance([0.9, 0.2], lambda x: mpf(x)) - 0.4) < 2.0**-52
    # And with one point at 0.1 just after it.
    assert abs(radius.sample_distance([0.1], lambda x: mpf(x)) - 0.9) < 2.0**-52


def test_one_zero_gain_leaves_a_shell():
    assert radius.gauge_cdf(Fraction(999, 1000), 7, 1) == 0
    assert radius.gauge_cdf(1, 7, 1) == 1
    assert radius.gauge_mean(7, 1) == 1


@pytest.mark.parametrize(
    "call",
    [
        lambda: radius.radius_cdf(1, 1, EPS[0]),
        lambda: radius.radius_cdf(1, 3, 0),
        lambda: radius.surface_gap_quantile(1, 3, EPS[0]),
        lambda: radius.gauge_cdf(1, 3, 3),
        lambda: radius.gauge_density(Fraction(1, 2), 3, 1),
        lambda: radius.near_surface(0, 3, EPS[0]),
    ],
)
def test_bad_input_is_named(call):
    with pytest.raises(InputError):
        call()
