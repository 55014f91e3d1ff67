"""RMSNorm, and how LayerNorm is made of it (walkthrough and “Visualizing Layer Normalization”)."""

from proofs.claims.projections import to_sphere
from proofs.definitions import centering, layer_norm, norm, rms_norm, unit_map
from proofs.hypotheses import (
    c_is_positive,
    denominator_is_positive,
    eps_is_positive,
    eps_is_zero,
    not_zero,
    rms_norm_is_defined,
)
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def mean_square(s, v):
    """‖v‖²/N."""
    return s.dot(v, v) / s.N


def without_eps(s, a):
    """RMSNorm as the walkthrough's formula has it, without gain."""
    return rms_norm(s, a, 0)


@claim(
    "walkthrough.rmsnorm.unit",
    "RMSNorm, the formula and the sentence below it",
    hypotheses=[not_zero],
    repair="the formula with a gain, after which the root mean square is another; it was read without the gain.",
    near_misses={
        "as printed": {"normalization": lambda s, a: s.gain * without_eps(s, a)},
        "the length is 1": {"size": norm},
        "with ε too": {"normalization": rms_norm},
        "the mean is 0": lambda s: equal(s.sum(without_eps(s, s.activation)), 0),
    },
)
def rmsnorm_unit(s, *, normalization=without_eps, size=lambda s, y: s.sqrt(mean_square(s, y))):
    """RMSNorm without its gain has root mean square 1

    The formula has no ε; with the gain the root mean square is that of g ⊙ a/RMS(a).
    """
    return equal(size(s, normalization(s, s.activation)), 1)


@claim(
    "walkthrough.rmsnorm.code",
    "RMSNorm, the code",
    hypotheses=[not_zero],
    further=[eps_is_zero],
    likely="the formula up to the small constant that keeps the code from dividing by zero.",
    near_misses={
        "the mean is subtracted": {"formula": lambda s, a: centering(s) @ a / s.sqrt(mean_square(s, a))},
        "the sum for the mean": {"formula": lambda s, a: a / norm(s, a)},
        "the root is lost": {"formula": lambda s, a: a / mean_square(s, a)},
    },
)
def rmsnorm_code(s, *, formula=without_eps):
    """The scalar function rmsnorm computes the formula without its gain

    The code adds ε = 10⁻⁵ to the mean square; the formula adds nothing.
    """
    return equal(rms_norm(s, s.activation), formula(s, s.activation))


@claim(
    "lnverify.rmsnorm",
    "with a proof",
    hypotheses=[eps_is_positive],
    near_misses={
        "1": {"share": lambda s, m: 1},
        "N is lost beside ε": {"inside": lambda s: s.eps},
        "N is lost in front": {"front": lambda s: 1},
    },
)
def rmsnorm(s, *, share=lambda s, m: m / (m + s.eps), front=lambda s: s.sqrt(s.N), inside=lambda s: s.N * s.eps):
    """RMSNorm with ε has mean square m/(m + ε), m the mean square of its input, and is √N u_{Nε}

    So the scalar function rmsnorm of the walkthrough, with ε = 10⁻⁵, stays below root mean square 1.
    """
    a, y = s.activation, rms_norm(s)
    return [
        step("the mean square", equal(mean_square(s, y), share(s, s.let("m", mean_square(s, a))))),
        step("below 1", positive(1 - mean_square(s, y))),
        step("as normalization", equal(y, front(s) * unit_map(s, a, inside(s)))),
    ]


@claim(
    "walkthrough.rmsnorm.rescaling",
    "RMSNorm, first paragraph",
    hypotheses=[not_zero, c_is_positive],
    repair="“re-scaling invariance”, of no sign; a negative scale turns the output round, and it was read for c > 0.",
    near_misses={
        "a shift": {"changed": lambda s, a: a + s.scalar("c") * s.ones},
        "with ε too": {"normalization": rms_norm},
        "the output scales": {"factor": lambda s: s.scalar("c")},
    },
)
def rmsnorm_rescaling(s, *, normalization=without_eps, changed=lambda s, a: s.scalar("c") * a, factor=lambda s: 1):
    """RMSNorm, by its formula, does not notice a positive scale

    It does notice a shift: that is what removing the mean statistic gives up.
    """
    a = s.activation
    return equal(normalization(s, changed(s, a)), factor(s) * normalization(s, a))


@claim(
    "lnverify.layernorm-of-rmsnorm",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "without centering": {"middle": rms_norm},
        "centred afterwards": {"middle": lambda s, a: centering(s) @ rms_norm(s, a)},
        "Nε for ε": {"middle": lambda s, a: rms_norm(s, centering(s) @ a, s.N * s.eps)},
        "centred after the gain": lambda s: equal(layer_norm(s), centering(s) @ (s.gain * rms_norm(s)) + s.bias),
    },
)
def layernorm_of_rmsnorm(s, *, middle=lambda s, a: rms_norm(s, centering(s) @ a)):
    """LayerNorm is RMSNorm of the centred activation with the same ε, then gain and bias

    So the two agree on activations of mean 0, where Πa = a, whatever ε is.
    """
    return equal(layer_norm(s), s.gain * middle(s, s.activation) + s.bias)


@claim(
    "visualizing.rmsnorm.sphere",
    "What about RMS Layer Normalization",
    hypotheses=[not_zero],
    further=[eps_is_zero],
    likely="ε = 0, or ‖x‖ far above √n ε.",
    near_misses={
        "the unit sphere": {"radius": lambda s: 1},
        "the radius n": {"radius": lambda s: s.N},
        "the sphere in U": lambda s: equal(s.sum(to_sphere(s, s.activation)), 0),
    },
)
def rmsnorm_sphere(s, *, radius=lambda s: s.sqrt(s.N)):
    """RMSNorm projects every vector to the sphere of radius √n

    With ε outside the root, as in the post, the radius is √n‖x‖/(‖x‖ + √n ε).
    """
    return equal(norm(s, to_sphere(s, s.activation)), radius(s))


@claim(
    "visualizing.rmsnorm.axes",
    "What about RMS Layer Normalization",
    repair="the size √n aᵢ; a gain may be negative, a size may not, and it was read as √n |aᵢ|.",
    near_misses={
        "as printed": {"size": lambda s, c: c},
        "n is lost": {"square": lambda s: s.gain**2},
        "the gain, not its square": {"square": lambda s: s.N * s.gain},
        "the same axes after centering": {"shape": lambda s, A: A @ centering(s)},
        "all sizes are equal": lambda s: at_most(s.N * s.sum(s.gain**4), s.sum(s.gain**2) ** 2),
    },
)
def rmsnorm_axes(s, *, shape=lambda s, A: A, square=lambda s: s.N * s.gain**2, size=lambda s, c: s.sqrt(c**2)):
    """The gain warps the sphere into an ellipsoid whose axes are the standard basis, of sizes √n|aᵢ|

    For A = diag(a) the axes are the eigenvectors of AAᵀ, which is diagonal: eᵢ with squared semi-axis n aᵢ². The last
    step takes the root of one of them, for the gain c = aᵢ: |c| is √(c²), for a gain may be negative. A zero gain
    flattens its axis.
    """
    A, x, c = s.let("A", s.diag(s.gain)), s.vector("x"), s.scalar("c")
    warped = shape(s, A)
    return [
        step("n AAᵀ is diagonal", equal(s.N * (warped @ warped.T), s.diag(square(s)))),
        step("it acts entry by entry", equal(s.N * (warped @ warped.T) @ x, square(s) * x)),
        step("a semi-axis", equal(s.sqrt(s.N * c**2), s.sqrt(s.N) * size(s, c))),
    ]


@claim(
    "lnverify.rmsnorm.gradient",
    "with a proof",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "LayerNorm’s formula": {"mean_term": lambda s, d: s.sum(d) / s.N * s.ones},
        "N is lost": {"share": lambda s: 1},
        "γ is lost": {"delta": lambda s: s.upstream},
        "the scale is held fixed": {"share": lambda s: 0},
    },
)
def rmsnorm_gradient(s, *, delta=lambda s: s.upstream * s.gain, mean_term=lambda s, d: 0 * d, share=lambda s: 1 / s.N):
    """RMSNorm’s input gradient is (1/√(m + ε)) [δ − y (δ·y)/N] with y its output before the gain

    δ = u ⊙ g. LayerNorm’s has the mean of δ subtracted too: that is the whole difference.
    """
    a, y, d = s.activation, s.let("y", rms_norm(s)), s.let("delta", delta(s))
    loss, root = s.dot(s.upstream, s.gain * y), s.sqrt(mean_square(s, a) + s.eps)
    return equal(s.gradient(loss, a), (d - mean_term(s, d) - share(s) * s.dot(d, y) * y) / root)
