"""RMSNorm, and how LayerNorm is made of it (walkthrough and “Visualizing Layer Normalization”)."""

from fractions import Fraction

from lnverify.proofs import letters
from lnverify.proofs.claims.projections import to_sphere
from lnverify.proofs.definitions import centering, layer_norm, norm, rms_norm, unit_map
from lnverify.proofs.hypotheses import (
    c_is_not_zero,
    c_is_positive,
    denominator_is_positive,
    eps_is_positive,
    eps_is_zero,
    not_zero,
    rms_norm_is_defined,
)
from lnverify.proofs.registry import AS_PRINTED, claim
from lnverify.proofs.statements import at_most, equal, positive, step


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
    reading="the formula has a gain, which changes the root mean square; we read the sentence without it.",
    near_misses={
        AS_PRINTED: {"normalization": lambda s, a: s.gain * without_eps(s, a)},
        "the length is 1": {"size": norm},
        r"with $\epsilon$ too": {"normalization": rms_norm},
        "the mean is 0": lambda s: equal(s.sum(without_eps(s, s.activation)), 0),
    },
)
def rmsnorm_unit(s, *, normalization=without_eps, size=lambda s, y: s.sqrt(mean_square(s, y))):
    r"""RMSNorm without its gain has root mean square 1

    The formula has no $\epsilon$; with the gain the root mean square is that of $g \odot a/\mathrm{RMS}(a)$.
    """
    return equal(size(s, normalization(s, s.activation)), 1)


@claim(
    "walkthrough.rmsnorm.code",
    "RMSNorm, the code",
    hypotheses=[not_zero],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.rmsnorm",
    witness_at={"activation": (Fraction(1, 1000),), "eps": Fraction(1, 10**5)},
    seen=r"with the $\epsilon = 10^{-5}$ of the code at $x = (1/1000)$: the formula gives 1, the code $\sqrt{11}/11$",
    charitable_reading=r"the formula up to $\epsilon$, which the code adds to the mean square.",
    near_misses={
        "the mean is subtracted": {"formula": lambda s, a: a / norm(s, centering(s) @ a)},
        "the sum for the mean": {"formula": lambda s, a: a / norm(s, a)},
        "the root is lost": {"formula": lambda s, a: a / mean_square(s, a)},
    },
)
def rmsnorm_code(s, *, formula=without_eps):
    r"""The scalar function rmsnorm computes the formula without its gain"""
    a = s.activation
    return equal(a / s.sqrt(s.sum(a**2) / s.N + s.eps), formula(s, a))


@claim(
    "lnverify.rmsnorm",
    "with a proof",
    where=[letters.UNIT_MAP],
    hypotheses=[eps_is_positive],
    near_misses={
        "1": {"share": lambda s, m: 1},
        r"$N$ is lost beside $\epsilon$": {"inside": lambda s: s.eps},
        "$N$ is lost in front": {"front": lambda s: 1},
    },
)
def rmsnorm(s, *, share=lambda s, m: m / (m + s.eps), front=lambda s: s.sqrt(s.N), inside=lambda s: s.N * s.eps):
    r"""RMSNorm with $\epsilon$ has mean square $m/(m + \epsilon)$, $m$ the mean square of its input, and is $\sqrt{N}
    u_{N\epsilon}$

    So the scalar function rmsnorm of the walkthrough, with $\epsilon = 10^{-5}$, stays below root mean square 1.
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
    hypotheses=[not_zero],
    extra_hypotheses=[c_is_positive],
    law="lnverify.rmsnorm.sign",
    charitable_reading="a positive scale: a negative factor flips the sign of the output.",
    witness_at={"activation": (1, 1), "c": -1},
    seen="for the factor $-1$: $(1, 1)$ stays as it is, and so does $(-1, -1)$",
    near_misses={
        "a shift": {"changed": lambda s, a: a + s.scalar("c") * s.ones},
        r"with $\epsilon$ too": {"normalization": rms_norm},
        "the output scales": {"factor": lambda s: s.scalar("c")},
    },
)
def rmsnorm_rescaling(s, *, normalization=without_eps, changed=lambda s, a: s.scalar("c") * a, factor=lambda s: 1):
    """RMSNorm, by its formula, does not notice a change of scale

    It does notice a shift: that is what removing the mean statistic gives up.
    """
    a = s.activation
    return equal(normalization(s, changed(s, a)), factor(s) * normalization(s, a))


@claim(
    "lnverify.rmsnorm.sign",
    "with a proof; compare the walkthrough on re-scaling invariance",
    hypotheses=[not_zero, c_is_not_zero],
    near_misses={
        "the output stays": {"factor": lambda s: s.sqrt(s.scalar("c") ** 2)},
        "the output scales": {"factor": lambda s: s.scalar("c") ** 2},
        r"with $\epsilon$ too": {"normalization": rms_norm},
    },
)
def rmsnorm_sign(s, *, normalization=without_eps, factor=lambda s: s.scalar("c")):
    r"""By its formula RMSNorm of $ca$ is RMSNorm of $a$, with the sign of $c$: $|c| \mathrm{RMSNorm}(ca) = c
    \mathrm{RMSNorm}(a)$"""
    a, c = s.activation, s.scalar("c")
    return equal(s.abs(c) * normalization(s, c * a), factor(s) * normalization(s, a))


@claim(
    "lnverify.layernorm-of-rmsnorm",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "without centering": {"middle": rms_norm},
        "centred afterwards": {"middle": lambda s, a: centering(s) @ rms_norm(s, a)},
        r"$N\epsilon$ for $\epsilon$": {"middle": lambda s, a: rms_norm(s, centering(s) @ a, s.N * s.eps)},
        "centred after the gain": lambda s: equal(layer_norm(s), centering(s) @ (s.gain * rms_norm(s)) + s.bias),
    },
)
def layernorm_of_rmsnorm(s, *, middle=lambda s, a: rms_norm(s, centering(s) @ a)):
    r"""LayerNorm is RMSNorm of the centred activation with the same $\epsilon$, then gain and bias

    So the two agree on activations of mean 0, where $\Pi a = a$, whatever $\epsilon$ is.
    """
    return equal(layer_norm(s), s.gain * middle(s, s.activation) + s.bias)


@claim(
    "visualizing.rmsnorm.sphere",
    "What about RMS Layer Normalization",
    where=[letters.SMALL_N],
    hypotheses=[not_zero, eps_is_zero],
    condition=r"“if $\|x\|_{2} \gg \epsilon$”, in the paragraph on $g$, which this one takes up with “this way, $g$ "
    r"projects”.",
    law="lnverify.sphere-error",
    near_misses={
        "the unit sphere": {"radius": lambda s: 1},
        "the radius $n$": {"radius": lambda s: s.N},
        "the sphere in $U$": lambda s: equal(s.sum(to_sphere(s, s.activation)), 0),
    },
)
def rmsnorm_sphere(s, *, radius=lambda s: s.sqrt(s.N)):
    r"""RMSNorm projects every vector but 0 to the sphere of radius $\sqrt{n}$

    With $\epsilon$ outside the root, as in the post, the radius is $\sqrt{n}\|x\|/(\|x\| + \sqrt{n} \epsilon)$.
    """
    return equal(norm(s, to_sphere(s, s.activation)), radius(s))


@claim(
    "visualizing.rmsnorm.axes",
    "What about RMS Layer Normalization",
    where=[letters.A, letters.SMALL_N],
    misprint=r"the size $\sqrt{n} a_{i}$ for $\sqrt{n} |a_{i}|$: a gain may be negative, and what is named is a size, "
    r"which may not.",
    near_misses={
        AS_PRINTED: {"size": lambda s, c: c},
        "$n$ is lost": {"square": lambda s: s.gain**2},
        "the gain, not its square": {"square": lambda s: s.N * s.gain},
        "the same axes after centering": {"shape": lambda s, A: A @ centering(s)},
        "all sizes are equal": lambda s: at_most(s.N * s.sum(s.gain**4), s.sum(s.gain**2) ** 2),
    },
)
def rmsnorm_axes(s, *, shape=lambda s, A: A, square=lambda s: s.N * s.gain**2, size=lambda s, c: s.abs(c)):
    r"""The gain warps the sphere into an ellipsoid whose axes are the standard basis, of sizes $\sqrt{n}|a_i|$

    For $A = \mathrm{diag}(a)$ the axes are the eigenvectors of $AA^\top$, which is diagonal: $e_i$ with squared
    semi-axis $n a_i^2$. The last step takes the root of one of them, for the gain $c = a_i$: $|c|$ is $\sqrt{c^2}$, for
    a gain may be negative. A zero gain flattens its axis.
    """
    A, x, c = s.let("A", s.diag(s.gain)), s.vector("x"), s.scalar("c")
    warped = shape(s, A)
    return [
        step(r"$n AA^\top$ is diagonal", equal(s.N * (warped @ warped.T), s.diag(square(s)))),
        step("it acts entry by entry", equal(s.N * (warped @ warped.T) @ x, square(s) * x)),
        step("a semi-axis", equal(s.sqrt(s.N * c**2), s.sqrt(s.N) * size(s, c))),
    ]


@claim(
    "lnverify.rmsnorm.gradient",
    "with a proof",
    where=[letters.MEAN_SQUARE],
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "LayerNorm’s formula": {"mean_term": lambda s, d: s.sum(d) / s.N * s.ones},
        "$N$ is lost": {"share": lambda s: 1},
        r"$\gamma$ is lost": {"delta": lambda s: s.upstream},
        "the scale is held fixed": {"share": lambda s: 0},
    },
)
def rmsnorm_gradient(s, *, delta=lambda s: s.upstream * s.gain, mean_term=lambda s, d: 0 * d, share=lambda s: 1 / s.N):
    r"""RMSNorm’s input gradient is $(1/\sqrt{m + \epsilon}) [\delta - y (\delta\cdot y)/N]$ with $y$ its output before
    the gain

    $\delta = u \odot g$. LayerNorm’s has the mean of $\delta$ subtracted too: that is the whole difference.
    """
    a, y, d = s.activation, s.let("y", rms_norm(s)), s.let("delta", delta(s))
    loss, root = s.dot(s.upstream, s.gain * y), s.sqrt(mean_square(s, a) + s.eps)
    return equal(s.gradient(loss, a), (d - mean_term(s, d) - share(s) * s.dot(d, y) * y) / root)


@claim(
    "lnverify.rmsnorm.twice",
    "with a proof",
    hypotheses=[eps_is_positive],
    near_misses={
        r"$2\epsilon$": {"eps": lambda s, m: 2 * s.eps},
        r"$\epsilon m$": {"eps": lambda s, m: s.eps * m},
        r"$\epsilon$": {"eps": lambda s, m: s.eps},
    },
)
def rmsnorm_twice(s, *, eps=lambda s, m: s.eps * (m + s.eps)):
    r"""RMSNorm twice with $\epsilon$ is RMSNorm once with $\epsilon(m + \epsilon)$, where $m$ is the mean square of
    the input

    The same of LayerNorm is lnverify.twice.
    """
    m = s.let("m", mean_square(s, s.activation))
    return equal(rms_norm(s, rms_norm(s)), rms_norm(s, s.activation, eps(s, m)))
