"""What the claims speak of, said once: LayerNorm and its parts, projectors, matrices of the gain.

An activation, a gain, a bias or an ε that is not given is the space's own: `layer_norm(s)` is LayerNorm of s.activation
with s.gain, s.bias and s.eps. Each definition is tested by a claim `lnverify.definition.…`, by properties that do not
use its formula.
"""

from __future__ import annotations

from typing import TypeVar

from lnverify.proofs.values import Operator, Scalar, Vector
from lnverify.proofs.vocabulary import Space

Argument = TypeVar("Argument")

# -- LayerNorm and its parts -----------------------------------------------------------------------------


def mean(s: Space, a: Vector | None = None) -> Scalar:
    """μ = a·1/N (Riechers, Eq. 2)."""
    return s.let("mu", s.sum(_or(s, a, "activation")) / s.N)


def centered(s: Space, a: Vector | None = None) -> Vector:
    """a′ = a − μ1, the result of sub-step (i)."""
    return _or(s, a, "activation") - mean(s, a) * s.ones


def variance(s: Space, a: Vector | None = None) -> Scalar:
    """σ² = (a − μ1)·(a − μ1)/N (Riechers, Eq. 3)."""
    deviation = centered(s, a)
    return s.let("variance", s.dot(deviation, deviation) / s.N)


def std(s: Space, a: Vector | None = None) -> Scalar:
    """σ = √σ²."""
    return s.let("sigma", s.sqrt(variance(s, a)))


def normalized(s: Space, a: Vector | None = None, eps: Scalar | int | None = None) -> Vector:
    """x̂ = (a − μ1)/√(σ² + ε), the result of sub-steps (i) and (ii)."""
    return s.let("xhat", centered(s, a) / s.sqrt(variance(s, a) + _or(s, eps, "eps")))


def layer_norm(
    s: Space, a: Vector | None = None, g: Vector | None = None, b: Vector | None = None, eps: Scalar | int | None = None
) -> Vector:
    """g ⊙ x̂ + b (Riechers, Eq. 1)."""
    return _or(s, g, "gain") * normalized(s, a, eps) + _or(s, b, "bias")


def _or(s: Space, argument: Argument | None, name: str) -> Argument:
    """The argument, or the space's own value, which is asked for only here: it would be a variable of the claim."""
    return getattr(s, name) if argument is None else argument


def rms_norm(s: Space, a: Vector | None = None, eps: Scalar | int | None = None) -> Vector:
    """a/√(‖a‖²/N + ε), RMSNorm without its gain (the walkthrough's section on RMSNorm)."""
    a = _or(s, a, "activation")
    return a / s.sqrt(s.dot(a, a) / s.N + _or(s, eps, "eps"))


def unit_map(s: Space, x: Vector, eps: Scalar | int | None = None) -> Vector:
    """u_ε(x) = x/√(‖x‖² + ε) (“Re-Examining LayerNorm”)."""
    return x / s.sqrt(s.dot(x, x) + _or(s, eps, "eps"))


# -- lengths and projectors ------------------------------------------------------------------------------


def centering(s: Space) -> Operator:
    """The centering projector Π = I − 1̂1̂ᵀ."""
    return s.let("Pi", s.identity - s.outer(s.ones, s.ones) / s.N)


def norm(s: Space, v: Vector) -> Scalar:
    """‖v‖."""
    return s.sqrt(s.dot(v, v))


def reflection(s: Space, d: Vector) -> Operator:
    """I − 2ddᵀ/‖d‖², the reflection at the hyperplane with normal d."""
    return s.identity - 2 * s.outer(d, d) / s.dot(d, d)


# -- the gain and its matrices ---------------------------------------------------------------------------


def normal_direction(s: Space, g: Vector) -> Vector:
    """α, the reciprocal entries of the gain: αₙ = 1/gₙ."""
    return s.let("alpha", s.ones / g)


def off_normal(s: Space, alpha: Vector) -> Operator:
    """Π₂ = I − ααᵀ/αᵀα, the projector along the normal direction."""
    return s.let("Pi2", s.identity - s.outer(alpha, alpha) / s.dot(alpha, alpha))


def gain_matrix(s: Space, g: Vector) -> Operator:
    """diag(g) − g1ᵀ/N, the linear part of LayerNorm."""
    return s.diag(g) - s.outer(g, s.ones) / s.N


def image_matrix(s: Space, g: Vector) -> Operator:
    """GΠG = (GΠ)(GΠ)ᵀ: the image of the ball ‖z‖ ≤ √N, z ⟂ 1, under G has its eigenvectors as principal axes."""
    return s.diag(g) @ centering(s) @ s.diag(g)


def drazin_squared(s: Space, g: Vector) -> Operator:
    """(G^D)², the square of the Drazin inverse of G = diag(g)."""
    return s.diag(s.drazin(g)) @ s.diag(s.drazin(g))


def nonzero_entries(s: Space, gain: Vector) -> Vector:
    """The vector that is 1 where the gain is not zero and 0 elsewhere."""
    return gain * s.drazin(gain)


def zero_entries(s: Space, gain: Vector) -> Vector:
    """The vector that is 1 where the gain is zero and 0 elsewhere."""
    return s.ones - nonzero_entries(s, gain)
