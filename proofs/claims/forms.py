"""The forms of LayerNorm: elementwise, as matrices, as projection and scaling (Riechers, sections I and II)."""

from lnverify.proofs.definitions import centered, centering, layer_norm, norm, normalized, reflection, std, variance
from lnverify.proofs.hypotheses import denominator_is_positive, eps_is_positive, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, differ, equal, step


@claim(
    "riechers.eq1-eq4",
    "Sec. I, Eqs. (1) and (4)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the bias inside the matrix product": {"right": lambda s: s.diag(s.gain) @ (normalized(s) + s.bias)},
        "the mean is lost": {"right": lambda s: s.diag(s.gain) @ (s.activation / s.sqrt(variance(s) + s.eps)) + s.bias},
        r"$\epsilon$ outside the root": {"right": lambda s: s.diag(s.gain) @ (centered(s) / (std(s) + s.eps)) + s.bias},
    },
)
def eq1_eq4(s, *, right=lambda s: s.diag(s.gain) @ normalized(s) + s.bias):
    r"""The elementwise form and the matrix form are the same map

    True by what $\mathrm{diag}(g)$ means: $\mathrm{diag}(g) v = g \odot v$ for every $v$.
    """
    return equal(layer_norm(s), right(s))


@claim(
    "riechers.not-linear",
    "Sec. I, second paragraph: “via a nonlinear transformation”",
    hypotheses=[eps_is_positive],
    near_misses={
        "it is homogeneous": {"multiple": equal},
        r"it notices a shift along $\mathbf{1}$": {"shift": differ},
        "it is 0 on constant rows": {"constant": lambda s: 0 * s.ones},
    },
)
def not_linear(s, *, multiple=differ, shift=equal, constant=lambda s: s.bias):
    r"""LayerNorm is not linear, nor is it affine: less its value at 0 it is not homogeneous

    Its value at 0, as on every constant row, is the bias. Along $\mathbf{1}$ it is constant.
    """
    a, c = s.activation, s.scalar("c")

    def less_bias(v):
        return layer_norm(s, v) - s.bias

    return [
        step("on constant rows", equal(layer_norm(s, c * s.ones), constant(s))),
        step("multiples", multiple(less_bias(c * a), c * less_bias(a))),
        step(r"along $\mathbf{1}$", shift(less_bias(a + c * s.ones), less_bias(a))),
    ]


@claim(
    "riechers.centering",
    "Sec. II (i)",
    near_misses={
        r"$\mathbf{1}$ for $\hat{1}$": {"unit": lambda s: s.ones},
        "$N - 1$ for $N$": lambda s: equal(centered(s), s.activation - s.sum(s.activation) / (s.N - 1) * s.ones),
        "the reflection for the projection": {"projector": reflection},
    },
)
def centering_is_projection(
    s, *, unit=lambda s: s.ones / s.sqrt(s.N), projector=lambda s, d: s.identity - s.outer(d, d)
):
    r"""Subtracting the mean is the projection along $\mathbf{1}$"""
    a, d = s.activation, s.let("onehat", unit(s))
    return [
        step(r"the mean is the component along $\hat{1}$", equal(centered(s), a - s.dot(a, d) * d)),
        step("which is a projector", equal(a - s.dot(a, d) * d, projector(s, d) @ a)),
    ]


@claim(
    "riechers.centered-sum",
    "Sec. II (i)",
    where=[r"$\hat{1} = \mathbf{1}/\sqrt{N}$"],
    misprint=r"$a'\cdot\hat{1} = \vec{0}$, with the zero vector; the derivation beside it is one of numbers, "
    r"$a\cdot\hat{1} - a\cdot\hat{1}$.",
    near_misses={
        "the activation itself": {"centred": lambda s: s.activation},
        "the squares sum to 0": {"centred": lambda s: centered(s) ** 2},
        "after the gain": {"centred": lambda s: s.gain * centered(s)},
    },
)
def centered_sum(s, *, centred=centered):
    r"""The centred vector is orthogonal to $\hat{1}$: its components sum to 0"""
    z = centred(s)
    return [
        step("orthogonal to the unit vector", equal(s.dot(z, s.ones / s.sqrt(s.N)), 0)),
        step("so the components sum to 0", equal(s.sum(z), 0)),
    ]


@claim(
    "riechers.projector",
    "Sec. II, below (i)",
    near_misses={
        "$N - 1$ for $N$": {"projector": lambda s: s.identity - s.outer(s.ones, s.ones) / (s.N - 1)},
        r"$\mathbf{1}$ is kept": {"image_of_1": lambda s: s.ones},
        "the trace is $N$": {"rank": lambda s: s.N},
        "a reflection": {"square": lambda s, P: s.identity},
    },
)
def projector(s, *, projector=centering, square=lambda s, P: P, image_of_1=lambda s: 0, rank=lambda s: s.N - 1):
    r"""$\Pi$ is symmetric and idempotent, takes $\mathbf{1}$ to 0, and has the trace $N - 1$

    The rank of a projector is its trace.
    """
    P = projector(s)
    return [
        step("idempotent", equal(P @ P, square(s, P))),
        step("symmetric", equal(P.T, P)),
        step(r"it annihilates $\mathbf{1}$", equal(P @ s.ones, image_of_1(s))),
        step("its trace", equal(s.trace(P), rank(s))),
    ]


@claim(
    "riechers.variance",
    "Sec. II, below (i)",
    near_misses={
        "$N - 1$ for $N$": {"divisor": lambda s: s.N - 1},
        r"$\Pi$ is lost": {"projector": lambda s: s.identity},
        "the length, not its square": {"power": 1},
    },
)
def variance_forms(s, *, divisor=lambda s: s.N, projector=centering, power=2):
    r"""Three forms of the variance: $\sigma^2 = a^\top\Pi^\top\Pi a/N = a^\top\Pi a/N = \|\Pi a\|^2/N$"""
    a, P = s.activation, projector(s)
    return [
        step("as a quadratic form", equal(variance(s), s.dot(a, P.T @ P @ a) / divisor(s))),
        step(r"since $\Pi$ is a projector", equal(variance(s), s.dot(a, P @ a) / divisor(s))),
        step("as a length", equal(variance(s), norm(s, P @ a) ** power / divisor(s))),
    ]


@claim(
    "riechers.eq5",
    "Sec. II, Eq. (5)",
    hypotheses=[not_constant, eps_is_positive],
    near_misses={
        r"$N$ is lost beside $\epsilon$": {"beside": lambda s: s.eps},
        "the radius is $N$": {"radius": lambda s: s.N},
        "a constant activation stays": {"constant": lambda s: s.scalar("c") * s.ones},
    },
)
def eq5(s, *, beside=lambda s: s.N * s.eps, radius=lambda s: s.sqrt(s.N), constant=lambda s: 0):
    r"""After sub-steps (i) and (ii): both cases of Eq. (5)

    For $\epsilon = 0$ an activation proportional to $\mathbf{1}$ is mapped to 0/0, not to 0 as the first case says.
    """
    z, c = centering(s) @ s.activation, s.scalar("c")
    denominator = s.sqrt(1 + beside(s) / s.dot(s.activation, z))
    return [
        step(
            r"$a$ is not proportional to $\mathbf{1}$", equal(normalized(s), radius(s) * (z / norm(s, z)) / denominator)
        ),
        step(r"$a = c\mathbf{1}$", equal(normalized(s, c * s.ones), constant(s))),
    ]


@claim(
    "riechers.eq5.denominator",
    "Sec. II, below Eq. (5)",
    hypotheses=[not_constant],
    near_misses={
        "at most 1": {"relation": lambda low, high: at_most(high, low)},
        r"at least $\sqrt{2}$": {"least": lambda s: s.sqrt(2)},
        r"at least $1 + \epsilon$": {"least": lambda s: 1 + s.eps},
    },
)
def eq5_denominator(s, *, least=lambda s: 1, relation=at_most):
    r"""The denominator of Eq. (5), $\sqrt{1 + N\epsilon/a^{\top}\Pi a}$, is never smaller than 1

    It is 1 at $\epsilon = 0$ alone. Where $a$ is proportional to $\mathbf{1}$ the case does not arise.
    """
    a = s.activation
    return relation(least(s), s.sqrt(1 + s.N * s.eps / s.dot(a, centering(s) @ a)))


@claim(
    "riechers.eq6",
    "Sec. II, Eq. (6)",
    hypotheses=[denominator_is_positive],
    near_misses={
        r"$N$ is lost beside $\epsilon$": {"length": lambda s, z: s.sqrt(s.dot(z, z) + s.eps)},
        r"$\sqrt{N}$ is lost": {"radius": lambda s: 1},
        r"$\epsilon$ outside the root": {"length": lambda s, z: norm(s, z) + s.sqrt(s.N) * s.eps},
        r"$\Pi$ is lost under the root": {
            "length": lambda s, z: s.sqrt(s.dot(s.activation, s.activation) + s.N * s.eps)
        },
        "the gain inside the projection": {"stretched": lambda s, z: centering(s) @ s.diag(s.gain) @ s.activation},
    },
)
def eq6(
    s,
    *,
    radius=lambda s: s.sqrt(s.N),
    stretched=lambda s, z: s.diag(s.gain) @ z,
    length=lambda s, z: s.sqrt(s.dot(z, z) + s.N * s.eps),
):
    r"""$\mathrm{LayerNorm}(a) = \sqrt{N} \mathrm{diag}(g) \Pi a/\sqrt{\|\Pi a\|^2 + N\epsilon} + b$, derived from
    Eq. (1)
    """
    z = centering(s) @ s.activation
    root = s.sqrt(variance(s) + s.eps)
    return [
        step("subtracting the mean is a projection", equal(centered(s), z)),
        step("the variance is a length", equal(variance(s), s.dot(z, z) / s.N)),
        step("$N$ under the root", equal(root, s.sqrt(s.dot(z, z) + s.N * s.eps) / s.sqrt(s.N))),
        step("sub-steps (i) and (ii)", equal(centered(s) / root, s.sqrt(s.N) * z / s.sqrt(s.dot(z, z) + s.N * s.eps))),
        step("gain and bias: Eq. (6)", equal(layer_norm(s), radius(s) * (stretched(s, z) / length(s, z)) + s.bias)),
    ]
