"""The forms of LayerNorm: elementwise, as matrices, as projection and scaling (Riechers, sections I and II)."""

from proofs.definitions import centered, centering, layer_norm, norm, normalized, variance
from proofs.hypotheses import denominator_is_positive, eps_is_positive, not_constant
from proofs.registry import claim
from proofs.statements import at_most, equal, step


def matrix_form(s, a, g, b, eps):
    return s.diag(g) @ (centered(s, a) / s.sqrt(variance(s, a) + eps)) + b


def projector_form(s, a, g, b, eps):
    z = centering(s) @ a
    return s.sqrt(s.N) * (s.diag(g) @ z / s.sqrt(s.dot(z, z) + s.N * eps)) + b


def all_letters(s):
    return s, s.activation, s.gain, s.bias, s.eps


@claim(
    "riechers.eq1-eq4",
    "The elementwise form and the matrix form are the same map",
    "Sec. I, Eqs. (1) and (4)",
    hypotheses=[denominator_is_positive],
)
def eq1_eq4(s):
    return equal(layer_norm(*all_letters(s)), matrix_form(*all_letters(s)))


eq1_eq4.misses({
    "the bias inside the matrix product": lambda s: equal(
        layer_norm(*all_letters(s)), s.diag(s.gain) @ (normalized(s, s.activation, s.eps) + s.bias)
    ),
    "the mean is lost": lambda s: equal(
        layer_norm(*all_letters(s)),
        s.diag(s.gain) @ (s.activation / s.sqrt(variance(s, s.activation) + s.eps)) + s.bias,
    ),
    "ε outside the root": lambda s: equal(
        layer_norm(*all_letters(s)),
        s.diag(s.gain) @ (centered(s, s.activation) / (s.sqrt(variance(s, s.activation)) + s.eps)) + s.bias,
    ),
})


@claim(
    "riechers.centering",
    "Subtracting the mean is the projection along 1",
    "Sec. II (i)",
)
def centering_is_projection(s):
    a = s.activation
    unit = s.let("onehat", s.ones / s.sqrt(s.N))
    return [
        step("the mean is the component along 1̂", equal(centered(s, a), a - s.dot(a, unit) * unit)),
        step("which is a projector", equal(a - s.dot(a, unit) * unit, (s.identity - s.outer(unit, unit)) @ a)),
    ]


centering_is_projection.misses({
    "1 for 1̂": lambda s: equal(centered(s, s.activation), s.activation - s.dot(s.activation, s.ones) * s.ones),
    "N − 1 for N": lambda s: equal(
        (s.N - 1) * centered(s, s.activation), (s.N - 1) * s.activation - s.sum(s.activation) * s.ones
    ),
    "the reflection for the projection": lambda s: equal(
        centered(s, s.activation), (s.identity - 2 * s.outer(s.ones, s.ones) / s.N) @ s.activation
    ),
})


@claim(
    "riechers.centered-sum",
    "The centred vector is orthogonal to 1̂: its components sum to 0",
    "Sec. II (i)",
)
def centered_sum(s):
    centred = centered(s, s.activation)
    return [
        step("orthogonal to the unit vector", equal(s.dot(centred, s.ones / s.sqrt(s.N)), 0)),
        step("so the components sum to 0", equal(s.sum(centred), 0)),
    ]


centered_sum.misses({
    "the activation itself": lambda s: equal(s.sum(s.activation), 0),
    "the squares sum to 0": lambda s: equal(s.sum(centered(s, s.activation) ** 2), 0),
    "after the gain": lambda s: equal(s.sum(s.gain * centered(s, s.activation)), 0),
})


@claim(
    "riechers.projector",
    "Π is the symmetric projector of rank N − 1 with null vector 1",
    "Sec. II, below (i)",
    remark="The rank of a projector is its trace.",
)
def projector(s):
    P = centering(s)
    return [
        step("idempotent", equal(P @ P, P)),
        step("symmetric", equal(P.T, P)),
        step("it annihilates 1", equal(P @ s.ones, 0 * s.ones)),
        step("its rank", equal(s.trace(P), s.N - 1)),
    ]


projector.misses({
    "N − 1 for N": lambda s: equal(
        (s.identity - s.outer(s.ones, s.ones) / (s.N + 1)) @ (s.identity - s.outer(s.ones, s.ones) / (s.N + 1)),
        s.identity - s.outer(s.ones, s.ones) / (s.N + 1),
    ),
    "1 is kept": lambda s: equal(centering(s) @ s.ones, s.ones),
    "the rank is N": lambda s: equal(s.trace(centering(s)), s.N),
    "a reflection": lambda s: equal(centering(s) @ centering(s), s.identity),
})


@claim(
    "riechers.variance",
    "Three forms of the variance: σ² = aᵀΠᵀΠa/N = aᵀΠa/N = ‖Πa‖²/N",
    "Sec. II, below (i)",
)
def variance_forms(s):
    a, P = s.activation, centering(s)
    return [
        step("as a quadratic form", equal(variance(s, a), s.dot(a, P.T @ P @ a) / s.N)),
        step("since Π is a projector", equal(variance(s, a), s.dot(a, P @ a) / s.N)),
        step("as a length", equal(variance(s, a), norm(s, P @ a) ** 2 / s.N)),
    ]


variance_forms.misses({
    "N − 1 for N": lambda s: equal(
        (s.N - 1) * variance(s, s.activation), s.dot(s.activation, centering(s) @ s.activation)
    ),
    "Π is lost": lambda s: equal(variance(s, s.activation), s.dot(s.activation, s.activation) / s.N),
    "the length, not its square": lambda s: equal(
        variance(s, s.activation), norm(s, centering(s) @ s.activation) / s.N
    ),
})


@claim(
    "riechers.eq5",
    "After sub-steps (i) and (ii): both cases of Eq. (5), and its denominator is at least 1",
    "Sec. II, Eq. (5)",
    hypotheses=[not_constant],
    further=[eps_is_positive],
    remark="For ε = 0 an activation proportional to 1 is mapped to 0/0, not to 0 as the first case says.",
    likely="ε > 0, the case of every implementation; the text of the paper allows ε = 0.",
)
def eq5(s):
    a, P, c = s.activation, centering(s), s.scalar("c")
    q = s.dot(a, P @ a)
    denominator = s.sqrt(1 + s.N * s.eps / q)
    direction = (P @ a) / norm(s, P @ a)
    return [
        step("a is not proportional to 1", equal(normalized(s, a, s.eps), s.sqrt(s.N) * direction / denominator)),
        step("the denominator", at_most(1, denominator)),
        step("a = c1", equal(centered(s, c * s.ones) / s.sqrt(variance(s, c * s.ones) + s.eps), 0 * s.ones)),
    ]


eq5.misses({
    "N is lost beside ε": lambda s: equal(
        normalized(s, s.activation, s.eps),
        s.sqrt(s.N) * (centering(s) @ s.activation) / norm(s, centering(s) @ s.activation)
        / s.sqrt(1 + s.eps / s.dot(s.activation, centering(s) @ s.activation)),
    ),
    "the radius is N": lambda s: equal(
        normalized(s, s.activation, s.eps),
        s.N * (centering(s) @ s.activation) / norm(s, centering(s) @ s.activation)
        / s.sqrt(1 + s.N * s.eps / s.dot(s.activation, centering(s) @ s.activation)),
    ),
    "the denominator is at most 1": lambda s: at_most(
        s.sqrt(1 + s.N * s.eps / s.dot(s.activation, centering(s) @ s.activation)), 1
    ),
})


@claim(
    "riechers.eq6",
    "LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1)",
    "Sec. II, Eq. (6)",
    hypotheses=[denominator_is_positive],
)
def eq6(s):
    a, g, b, eps = s.activation, s.gain, s.bias, s.eps
    P = centering(s)
    z = P @ a
    root = s.sqrt(variance(s, a) + eps)
    return [
        step("subtracting the mean is a projection", equal(centered(s, a), z)),
        step("the variance is a length", equal(variance(s, a), s.dot(z, z) / s.N)),
        step("N under the root", equal(root, s.sqrt(s.dot(z, z) + s.N * eps) / s.sqrt(s.N))),
        step("sub-steps (i) and (ii)", equal(centered(s, a) / root, s.sqrt(s.N) * z / s.sqrt(s.dot(z, z) + s.N * eps))),
        step("gain and bias: Eq. (6)", equal(layer_norm(s, a, g, b, eps), projector_form(s, a, g, b, eps))),
    ]


eq6.misses({
    "N is lost beside ε": lambda s: equal(
        layer_norm(*all_letters(s)), projector_form(s, s.activation, s.gain, s.bias, s.eps / s.N)
    ),
    "√N is lost": lambda s: equal(
        layer_norm(*all_letters(s)), projector_form(s, s.activation, s.gain / s.sqrt(s.N), s.bias, s.eps)
    ),
    "ε outside the root": lambda s: equal(
        layer_norm(*all_letters(s)),
        s.gain * (centering(s) @ s.activation)
        / (norm(s, centering(s) @ s.activation) / s.sqrt(s.N) + s.eps) + s.bias,
    ),
    "Π is lost under the root": lambda s: equal(
        layer_norm(*all_letters(s)),
        s.sqrt(s.N) * (s.diag(s.gain) @ centering(s) @ s.activation)
        / s.sqrt(s.dot(s.activation, s.activation) + s.N * s.eps) + s.bias,
    ),
    "the gain inside the projection": lambda s: equal(
        layer_norm(*all_letters(s)),
        s.sqrt(s.N) * (centering(s) @ s.diag(s.gain) @ s.activation)
        / s.sqrt(s.dot(centering(s) @ s.activation, centering(s) @ s.activation) + s.N * s.eps) + s.bias,
    ),
})
