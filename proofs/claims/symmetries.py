"""What LayerNorm does not notice: shifts, scales, permutations, and itself."""

from lnverify.proofs.definitions import centered, centering, layer_norm, mean, normalized, reflection, variance
from lnverify.proofs.hypotheses import c_is_positive, d_is_not_zero, denominator_is_positive, eps_is_zero, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, positive, step


@claim(
    "walkthrough.shift-invariance",
    "Intuition of the terms, term 2",
    hypotheses=[denominator_is_positive],
    near_misses={
        "shifted by a vector": {"shift": lambda s: s.vector("d")},
        "the output shifts too": {"output": lambda s: layer_norm(s) + s.scalar("c") * s.ones},
        "the transposed Jacobian": {"jacobian": lambda J: J.T},
    },
)
def shift_invariance(s, *, shift=lambda s: s.scalar("c") * s.ones, output=layer_norm, jacobian=lambda J: J):
    r"""Shifting the input by a constant does not change the output

    The second step is its derivative: the Jacobian annihilates $\mathbf{1}$.
    """
    return [
        step("the same output", equal(layer_norm(s, s.activation + shift(s)), output(s))),
        step(r"the Jacobian times $\mathbf{1}$", equal(jacobian(s.jacobian(layer_norm(s), s.activation)) @ s.ones, 0)),
    ]


@claim(
    "walkthrough.scale-invariance",
    "Intuition of the terms, term 3",
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero, c_is_positive],
    law="lnverify.standardized.sign",
    charitable_reading=r"the formula without $\epsilon$, or an $\epsilon$ far below $\sigma^2$, and a positive "
    "constant.",
    witness_at={"activation": (2, 0), "c": -1, "eps": 0, "gain": (1, 1), "bias": (0, 0)},
    seen=r"for the factor $-1$, without $\epsilon$: the output of $(2, 0)$ is $(1, -1)$, and that of $(-2, 0)$ "
    "is $(-1, 1)$",
    near_misses={
        "the output scales": {"output": lambda s: s.scalar("c") * layer_norm(s)},
        "a negative constant": {"scale": lambda s: -s.scalar("c")},
        "scaled by a vector": {"scale": lambda s: s.vector("d")},
    },
)
def scale_invariance(s, *, scale=lambda s: s.scalar("c"), output=layer_norm):
    r"""Scaling the input by a constant $c$ does not change the output

    With $\epsilon > 0$ the output does change: $\mathrm{LayerNorm}_\epsilon(ca) = \mathrm{LayerNorm}_{\epsilon/c^2}(a)$
    for $c > 0$, see lnverify.scale-law. A negative constant reverses it about the bias (lnverify.odd), and $c = 0$
    leaves nothing to normalize.
    """
    return equal(layer_norm(s, scale(s) * s.activation), output(s))


@claim(
    "lnverify.scale-law",
    "with a proof",
    hypotheses=[denominator_is_positive, c_is_positive],
    near_misses={
        r"$c\epsilon$": {"eps": lambda s, c: c * s.eps},
        r"$\epsilon/c^2$": {"eps": lambda s, c: s.eps / c**2},
        r"$\epsilon$ unchanged": {"eps": lambda s, c: s.eps},
        r"$\sigma^2$ for $\epsilon$ in the share": {"share": lambda s: variance(s) / (variance(s) + s.eps)},
    },
)
def scale_law(s, *, eps=lambda s, c: c**2 * s.eps, share=lambda s: s.eps / (variance(s) + s.eps)):
    r"""For $c > 0$ LayerNorm at $ca$ with $c^2\epsilon$ is LayerNorm at $a$ with $\epsilon$, and its derivative along
    $a$ is $\epsilon/(\sigma^2 + \epsilon) \hat{x}$

    Read with $\epsilon/c^2$ for $\epsilon$: $\mathrm{LayerNorm}_\epsilon(ca) = \mathrm{LayerNorm}_{\epsilon/c^2}(a)$.
    Scaling an activation up is the same as making $\epsilon$ smaller; at $\epsilon = 0$ nothing is left to change.
    """
    a, c, x = s.activation, s.scalar("c"), normalized(s)
    return [
        step("the law", equal(layer_norm(s, c * a, eps=eps(s, c)), layer_norm(s))),
        step("its derivative", equal(s.jacobian(x, a) @ a, share(s) * x)),
    ]


@claim(
    "lnverify.odd",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "about 0": {"total": lambda s: 0},
        "about $b/2$": {"total": lambda s: s.bias},
        "even": lambda s: equal(layer_norm(s, -s.activation), layer_norm(s)),
    },
)
def odd(s, *, total=lambda s: 2 * s.bias):
    """Reversing the activation reverses the output about the bias"""
    return equal(layer_norm(s, -s.activation) + layer_norm(s), total(s))


def mirror_normal(s):
    """A vector d with Σₙ dₙ = 0: the mirror holds 1."""
    return centering(s) @ s.vector("d")


def mirror_is_not_zero(s):
    """d ≠ 0 for the normal d of a mirror."""
    return positive(s.dot(mirror_normal(s), mirror_normal(s)))


def projection(s, d):
    """I − ddᵀ/‖d‖², the projection along d."""
    return s.identity - s.outer(d, d) / s.dot(d, d)


@claim(
    "lnverify.equivariance",
    "with a proof",
    hypotheses=[denominator_is_positive, mirror_is_not_zero],
    near_misses={
        "every reflection": {"normal": lambda s: s.vector("d")},
        "the projection for the reflection": {"mirror": projection},
        "the gain is not permuted along": {"layer": lambda s, a: s.gain * normalized(s, a)},
    },
)
def equivariance(s, *, normal=mirror_normal, mirror=reflection, layer=normalized):
    r"""Sub-steps (i) and (ii) commute with every reflection that keeps $\mathbf{1}$, so with every permutation

    The mirror’s normal $d$ is any vector with $\sum_n d_n = 0$. For $d = e_i - e_j$ the reflection exchanges
    coordinates $i$ and $j$, and every permutation is a product of such exchanges; every orthogonal map that keeps
    $\mathbf{1}$ is a product of reflections that keep $\mathbf{1}$. Gain and bias act entry by entry, so they are
    permuted along.
    """
    H = s.let("H", mirror(s, normal(s)))
    return [
        step(r"it keeps $\mathbf{1}$", equal(H @ s.ones, s.ones)),
        step("it commutes", equal(layer(s, H @ s.activation), H @ layer(s, s.activation))),
    ]


@claim(
    "lnverify.equivariance.normal",
    "with a proof; compare Riechers, abstract, on the neural basis",
    hypotheses=[d_is_not_zero, denominator_is_positive],
    near_misses={
        "every reflection commutes": {"share": 0},
        "half of it": {"share": 1},
        "with the sign turned": {"share": -2},
        "the reflection with the normal 1 reverses the output": {"image": lambda x: -x},
    },
)
def equivariance_by_normal(
    s,
    *,
    rest=lambda s, d: s.outer(s.ones, centered(s, d)) - s.outer(centered(s, d), s.ones),
    share=2,
    image=lambda x: x,
):
    r"""A reflection commutes with the projection where its normal $d$ is orthogonal to $\mathbf{1}$, or along
    $\mathbf{1}$, and nowhere else

    $\Pi H - H\Pi$ is $2\mu/\|d\|^{2} (\mathbf{1}d'^{\top} - d'\mathbf{1}^{\top})$, with the mean $\mu$ of $d$ and $d' =
    d - \mu\mathbf{1}$: it is 0 where $\mu$ is, or $d'$. The reflection with the normal $\mathbf{1}$ takes $\mathbf{1}$
    to $-\mathbf{1}$ and leaves $\hat{x}$, which is orthogonal to $\mathbf{1}$, and the reflected activation has the
    same $\hat{x}$: so sub-steps (i) and (ii) commute with it too.
    """
    d, P, x = s.vector("d"), centering(s), normalized(s)
    H = s.let("H", reflection(s, d))
    return [
        step("what is left", equal(P @ H - H @ P, share * mean(s, d) / s.dot(d, d) * rest(s, d))),
        step("the normal 1", equal(normalized(s, reflection(s, s.ones) @ s.activation), image(x))),
    ]


def both_are_defined(s):
    """σ² + ε > 0, and with it σ² + ε(σ² + ε) > 0: both normalizations are defined."""
    v = variance(s) + s.eps
    return [positive(v), positive(variance(s) + s.eps * v)]


@claim(
    "lnverify.twice",
    "with a proof",
    hypotheses=[both_are_defined],
    near_misses={
        r"$2\epsilon$": {"eps": lambda s: 2 * s.eps},
        r"$\epsilon + \epsilon^2$": {"eps": lambda s: s.eps + s.eps**2},
        r"$\epsilon$": {"eps": lambda s: s.eps},
    },
)
def normalizing_twice(s, *, eps=lambda s: s.eps * (variance(s) + s.eps)):
    r"""Normalizing twice with $\epsilon$ is normalizing once with $\epsilon(\sigma^2 + \epsilon)$

    Twice is shorter than once where $\sigma^2 + \epsilon > 1$, longer where $\sigma^2 + \epsilon < 1$.
    """
    return equal(normalized(s, normalized(s)), normalized(s, eps=eps(s)))
