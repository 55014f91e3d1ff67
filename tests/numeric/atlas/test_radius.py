"""The law of the radius: against quadrature, closed forms and samples."""

from fractions import Fraction

import numpy as np
import pytest
from mpmath import mp, mpf

from lnverify.numeric.atlas import radius

EPS = [Fraction(1, 10), Fraction(1, 1000), Fraction(1, 10**5)]

# Quantiles are right to the last bit of the argument, as far as the law's values are: the incomplete gamma
# function is right to some units in the last place, and a unit of the argument moves the law by at most
# max x f(x), below 16 units for the densities f here (that of χ² has x f(x) ≈ √(N/4π)).
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
        above = mp.exp(-3 * e * x * x / (3 - x * x) / 2)
        # A few roundings of a number at most 1.
        assert abs(radius.near_surface(1 - x / mp.sqrt(3), 3, eps) - above) < 32 * mp.eps


@pytest.mark.parametrize("N", [2, 3, 64, 768])
@pytest.mark.parametrize("eps", EPS)
def test_quantiles_invert_the_law(N, eps):
    for p in (Fraction(1, 100), Fraction(1, 2), Fraction(99, 100)):
        gap = radius.surface_gap_quantile(p, N, eps)
        assert abs(radius.near_surface(gap, N, eps) - mpf(p.numerator) / p.denominator) < INVERSION


def sample_distance(sample, cdf):
    """sup |F̂ − F|: how far a sample's distribution function F̂ is from the law F."""
    ordered = sorted(sample)
    exact = [float(cdf(x)) for x in ordered]
    # F̂ jumps at each point, from n/count to (n + 1)/count; F is farthest from it on one side of a jump.
    return max(max(F - n / len(ordered), (n + 1) / len(ordered) - F) for n, F in enumerate(exact))


def sample_bound(count):
    """What the distance exceeds once in a million: Dvoretzky, Kiefer and Wolfowitz, with Massart's constant."""
    return float(mp.sqrt(mp.log(2 * 10**6) / (2 * count)))


@pytest.mark.parametrize("N", [3, 64])
@pytest.mark.parametrize("eps", EPS)
def test_gaussian_activations_follow_the_law(N, eps):
    a = np.random.default_rng(1).standard_normal((600, N))
    c = a - a.mean(axis=1, keepdims=True)
    r = np.sqrt(np.sum(c * c, axis=1) / (np.mean(c * c, axis=1) + float(eps))).tolist()
    gaps = [1 - v / np.sqrt(N) for v in r]
    assert sample_distance(gaps, lambda d: radius.near_surface(d, N, eps)) <= sample_bound(len(r))


def test_sample_distance_checks_both_sides():
    # For the uniform law and points at 0.2 and 0.9 the distribution function is farthest just before 0.9.
    assert abs(sample_distance([0.9, 0.2], lambda x: mpf(x)) - 0.4) < 2.0**-52
    # And with one point at 0.1 just after it.
    assert abs(sample_distance([0.1], lambda x: mpf(x)) - 0.9) < 2.0**-52
