"""The forms of LayerNorm: elementwise, as matrices, as projection and scaling (Riechers, sections I and II)."""

from proofs.definitions import centered, centering, layer_norm, norm, normalized, reflection, std, variance
from proofs.hypotheses import denominator_is_positive, eps_is_positive, not_constant
from proofs.registry import claim
from proofs.statements import at_most, equal, step


@claim(
    "riechers.eq1-eq4",
    "Sec. I, Eqs. (1) and (4)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the bias inside the matrix product": {"right": lambda s: s.diag(s.gain) @ (normalized(s) + s.bias)},
        "the mean is lost": {"right": lambda s: s.diag(s.gain) @ (s.activation / s.sqrt(variance(s) + s.eps)) + s.bias},
        "ε outside the root": {"right": lambda s: s.diag(s.gain) @ (centered(s) / (std(s) + s.eps)) + s.bias},
    },
)
def eq1_eq4(s, *, right=lambda s: s.diag(s.gain) @ normalized(s) + s.bias):
    """The elementwise form and the matrix form are the same map

    True by what diag(g) means: diag(g) v = g ⊙ v for every v.
    """
    return equal(layer_norm(s), right(s))


@claim(
    "riechers.centering",
    "Sec. II (i)",
    near_misses={
        "1 for 1̂": {"unit": lambda s: s.ones},
        "N − 1 for N": lambda s: equal(centered(s), s.activation - s.sum(s.activation) / (s.N - 1) * s.ones),
        "the reflection for the projection": {"projector": reflection},
    },
)
def centering_is_projection(
    s, *, unit=lambda s: s.ones / s.sqrt(s.N), projector=lambda s, d: s.identity - s.outer(d, d)
):
    """Subtracting the mean is the projection along 1"""
    a, d = s.activation, s.let("onehat", unit(s))
    return [
        step("the mean is the component along 1̂", equal(centered(s), a - s.dot(a, d) * d)),
        step("which is a projector", equal(a - s.dot(a, d) * d, projector(s, d) @ a)),
    ]


@claim(
    "riechers.centered-sum",
    "Sec. II (i)",
    repair="a′·1̂ = 0⃗, with the zero vector; an inner product is a number, and it was read as a′·1̂ = 0.",
    near_misses={
        "the activation itself": {"centred": lambda s: s.activation},
        "the squares sum to 0": {"centred": lambda s: centered(s) ** 2},
        "after the gain": {"centred": lambda s: s.gain * centered(s)},
    },
)
def centered_sum(s, *, centred=centered):
    """The centred vector is orthogonal to 1̂: its components sum to 0"""
    z = centred(s)
    return [
        step("orthogonal to the unit vector", equal(s.dot(z, s.ones / s.sqrt(s.N)), 0)),
        step("so the components sum to 0", equal(s.sum(z), 0)),
    ]


@claim(
    "riechers.projector",
    "Sec. II, below (i)",
    near_misses={
        "N − 1 for N": {"projector": lambda s: s.identity - s.outer(s.ones, s.ones) / (s.N - 1)},
        "1 is kept": {"image_of_1": lambda s: s.ones},
        "the rank is N": {"rank": lambda s: s.N},
        "a reflection": {"square": lambda s, P: s.identity},
    },
)
def projector(s, *, projector=centering, square=lambda s, P: P, image_of_1=lambda s: 0, rank=lambda s: s.N - 1):
    """Π is the symmetric projector of rank N − 1 with null vector 1

    The rank of a projector is its trace.
    """
    P = projector(s)
    return [
        step("idempotent", equal(P @ P, square(s, P))),
        step("symmetric", equal(P.T, P)),
        step("it annihilates 1", equal(P @ s.ones, image_of_1(s))),
        step("its rank", equal(s.trace(P), rank(s))),
    ]


@claim(
    "riechers.variance",
    "Sec. II, below (i)",
    near_misses={
        "N − 1 for N": {"divisor": lambda s: s.N - 1},
        "Π is lost": {"projector": lambda s: s.identity},
        "the length, not its square": {"power": 1},
    },
)
def variance_forms(s, *, divisor=lambda s: s.N, projector=centering, power=2):
    """Three forms of the variance: σ² = aᵀΠᵀΠa/N = aᵀΠa/N = ‖Πa‖²/N"""
    a, P = s.activation, projector(s)
    return [
        step("as a quadratic form", equal(variance(s), s.dot(a, P.T @ P @ a) / divisor(s))),
        step("since Π is a projector", equal(variance(s), s.dot(a, P @ a) / divisor(s))),
        step("as a length", equal(variance(s), norm(s, P @ a) ** power / divisor(s))),
    ]


@claim(
    "riechers.eq5",
    "Sec. II, Eq. (5)",
    hypotheses=[not_constant],
    further=[eps_is_positive],
    likely="ε > 0, the case of every implementation; the text of the paper allows ε = 0.",
    near_misses={
        "N is lost beside ε": {"beside": lambda s: s.eps},
        "the radius is N": {"radius": lambda s: s.N},
        "the denominator is at most 1": {"least": lambda s, d: at_most(d, 1)},
    },
)
def eq5(s, *, beside=lambda s: s.N * s.eps, radius=lambda s: s.sqrt(s.N), least=lambda s, d: at_most(1, d)):
    """After sub-steps (i) and (ii): both cases of Eq. (5), and its denominator is at least 1

    For ε = 0 an activation proportional to 1 is mapped to 0/0, not to 0 as the first case says.
    """
    z, c = centering(s) @ s.activation, s.scalar("c")
    denominator = s.sqrt(1 + beside(s) / s.dot(s.activation, z))
    return [
        step("a is not proportional to 1", equal(normalized(s), radius(s) * (z / norm(s, z)) / denominator)),
        step("the denominator", least(s, denominator)),
        step("a = c1", equal(normalized(s, c * s.ones), 0)),
    ]


@claim(
    "riechers.eq6",
    "Sec. II, Eq. (6)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "N is lost beside ε": {"length": lambda s, z: s.sqrt(s.dot(z, z) + s.eps)},
        "√N is lost": {"radius": lambda s: 1},
        "ε outside the root": {"length": lambda s, z: norm(s, z) + s.sqrt(s.N) * s.eps},
        "Π is lost under the root": {"length": lambda s, z: s.sqrt(s.dot(s.activation, s.activation) + s.N * s.eps)},
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
    """LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1)"""
    z = centering(s) @ s.activation
    root = s.sqrt(variance(s) + s.eps)
    return [
        step("subtracting the mean is a projection", equal(centered(s), z)),
        step("the variance is a length", equal(variance(s), s.dot(z, z) / s.N)),
        step("N under the root", equal(root, s.sqrt(s.dot(z, z) + s.N * s.eps) / s.sqrt(s.N))),
        step("sub-steps (i) and (ii)", equal(centered(s) / root, s.sqrt(s.N) * z / s.sqrt(s.dot(z, z) + s.N * s.eps))),
        step("gain and bias: Eq. (6)", equal(layer_norm(s), radius(s) * (stretched(s, z) / length(s, z)) + s.bias)),
    ]
