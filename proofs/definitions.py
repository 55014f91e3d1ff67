"""LayerNorm and its parts, in the words of the sources."""

from __future__ import annotations

from typing import Any


def mean(s: Any, a: Any) -> Any:
    """μ = a·1/N (Riechers, Eq. 2)."""
    return s.let("mu", s.sum(a) / s.N)


def centered(s: Any, a: Any) -> Any:
    """a′ = a − μ1, the result of sub-step (i)."""
    return a - mean(s, a) * s.ones


def variance(s: Any, a: Any) -> Any:
    """σ² = (a − μ1)·(a − μ1)/N (Riechers, Eq. 3)."""
    return s.let("sigma2", s.dot(centered(s, a), centered(s, a)) / s.N)


def normalized(s: Any, a: Any, eps: Any) -> Any:
    """x̂ = (a − μ1)/√(σ² + ε), the result of sub-steps (i) and (ii)."""
    return s.let("xhat", centered(s, a) / s.sqrt(variance(s, a) + eps))


def layer_norm(s: Any, a: Any, g: Any, b: Any, eps: Any) -> Any:
    """g ⊙ (a − μ1)/√(σ² + ε) + b (Riechers, Eq. 1)."""
    return g * (centered(s, a) / s.sqrt(variance(s, a) + eps)) + b


def rms_norm(s: Any, a: Any, eps: Any) -> Any:
    """a/√(‖a‖²/N + ε), RMSNorm without its gain (the walkthrough's section on RMSNorm)."""
    return a / s.sqrt(s.dot(a, a) / s.N + eps)


def unit_map(s: Any, x: Any, eps: Any) -> Any:
    """u_ε(x) = x/√(‖x‖² + ε) (“Re-Examining LayerNorm”)."""
    return x / s.sqrt(s.dot(x, x) + eps)


def centering(s: Any) -> Any:
    """The centering projector Π = I − 1̂1̂ᵀ."""
    return s.let("Pi", s.identity - s.outer(s.ones, s.ones) / s.N)


def norm(s: Any, v: Any) -> Any:
    """‖v‖."""
    return s.sqrt(s.dot(v, v))


def normal_direction(s: Any, g: Any) -> Any:
    """α, the reciprocal entries of the gain: αₙ = 1/gₙ."""
    return s.let("alpha", s.ones / g)


def off_normal(s: Any, alpha: Any) -> Any:
    """Π₂ = I − ααᵀ/αᵀα, the projector along the normal direction."""
    return s.let("Pi2", s.identity - s.outer(alpha, alpha) / s.dot(alpha, alpha))


def image_matrix(s: Any, g: Any) -> Any:
    """GΠG = (GΠ)(GΠ)ᵀ: the image of the ball ‖z‖ ≤ √N, z ⟂ 1, under G has its eigenvectors as principal axes."""
    return s.diag(g) @ centering(s) @ s.diag(g)


def unsquared_drazin(s: Any, g: Any) -> Any:
    """(G^D)², the square of the Drazin inverse of G = diag(g)."""
    return s.diag(s.drazin(g)) @ s.diag(s.drazin(g))


def nonzero_entries(s: Any, gain: Any) -> Any:
    """The vector that is 1 where the gain is not zero and 0 elsewhere."""
    return gain * s.drazin(gain)


def zero_entries(s: Any, gain: Any) -> Any:
    """The vector that is 1 where the gain is zero and 0 elsewhere."""
    return s.ones - nonzero_entries(s, gain)
