"""The definitions themselves, each by properties that do not use its formula: no other formula has them all.

Every claim is read with the definitions of `proofs.definitions`; one that were wrong would be wrong in every reading.
"""

from lnverify.proofs import definitions as meant
from lnverify.proofs import letters
from lnverify.proofs.hypotheses import (
    d_is_not_zero,
    denominator_is_positive,
    no_zero_gain,
    rms_norm_is_defined,
    unit_map_is_defined,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, step

PLACE = "proofs/definitions.py"


def v_is_centred(s):
    """Σₙ vₙ = 0."""
    return equal(s.sum(s.vector("v")), 0)


@claim(
    "lnverify.definition.mean",
    PLACE,
    near_misses={
        "$N - 1$ for $N$": {"mean": lambda s, a: s.sum(a) / (s.N - 1)},
        "the sum": {"mean": lambda s, a: s.sum(a)},
        "the root mean square": {"mean": lambda s, a: s.sqrt(s.dot(a, a) / s.N)},
    },
)
def mean(s, *, mean=meant.mean):
    r"""$\mu$ is linear, is $c$ for the constant activation $c\mathbf{1}$, and leaves deviations that sum to 0"""
    a, x, c = s.activation, s.vector("x"), s.scalar("c")
    return [
        step("of a constant", equal(s.write_out(mean, c * s.ones), c)),
        step("linear", equal(s.write_out(mean, a + c * x), s.write_out(mean, a) + c * s.write_out(mean, x))),
        step("deviations sum to 0", equal(s.sum(a - mean(s, a) * s.ones), 0)),
    ]


@claim(
    "lnverify.definition.centered",
    PLACE,
    near_misses={
        "nothing is taken off": {"centered": lambda s, a: a},
        "the mean is taken off twice": {"centered": lambda s, a: meant.centered(s, a) - meant.mean(s, a) * s.ones},
        "all is taken off": {"centered": lambda s, a: a - a},
    },
)
def centered_activation(s, *, centered=meant.centered):
    r"""$a'$ has entries that sum to 0, and differs from $a$ by a multiple of $\mathbf{1}$"""
    a = s.activation
    taken = a - centered(s, a)
    return [
        step("of mean 0", equal(s.sum(centered(s, a)), 0)),
        step("what is taken off", equal(s.N * taken, s.sum(taken) * s.ones)),
    ]


@claim(
    "lnverify.definition.variance",
    PLACE,
    hypotheses=[v_is_centred],
    near_misses={
        "$N - 1$ for $N$": {"variance": lambda s, a: s.dot(meant.centered(s, a), meant.centered(s, a)) / (s.N - 1)},
        "the mean square": {"variance": lambda s, a: s.dot(a, a) / s.N},
        "the sum of squares": {"variance": lambda s, a: s.dot(meant.centered(s, a), meant.centered(s, a))},
        "the standard deviation": {"variance": meant.std},
    },
)
def variance(s, *, variance=meant.variance):
    r"""$\sigma^2$ is the mean of the squares less the square of the mean: it forgets a shift and is quadratic in a
    scale
    """
    a, v, c = s.activation, s.vector("v"), s.scalar("c")
    return [
        step("by moments", equal(variance(s, a), s.sum(a * a) / s.N - (s.sum(a) / s.N) ** 2)),
        step("shift-invariant", equal(s.write_out(variance, a + c * s.ones), variance(s, a))),
        step("quadratic", equal(s.write_out(variance, c * a), c**2 * variance(s, a))),
        step("the mean square where the sum is 0", equal(s.N * s.write_out(variance, v), s.dot(v, v))),
    ]


@claim(
    "lnverify.definition.std",
    PLACE,
    near_misses={
        "the variance": {"std": meant.variance},
        "the negative root": {"std": lambda s, a: -meant.std(s, a)},
        "$N - 1$ for $N$": {"std": lambda s, a: meant.std(s, a) * s.sqrt(s.N) / s.sqrt(s.N - 1)},
    },
)
def std(s, *, std=meant.std):
    r"""$\sigma$ is not negative, and its square is the variance"""
    a = s.activation
    return [
        step("not negative", at_most(0, std(s, a))),
        step("its square", equal(s.N * std(s, a) ** 2, s.dot(meant.centered(s, a), meant.centered(s, a)))),
    ]


@claim(
    "lnverify.definition.normalized",
    PLACE,
    hypotheses=[denominator_is_positive],
    near_misses={
        "not centred": {"normalized": lambda s, a: a / s.sqrt(meant.variance(s, a) + s.eps)},
        r"$\epsilon$ outside the root": {"normalized": lambda s, a: meant.centered(s, a) / (meant.std(s, a) + s.eps)},
        r"without $\epsilon$": {"normalized": lambda s, a: meant.centered(s, a) / meant.std(s, a)},
        "the variance for the root": {"normalized": lambda s, a: meant.centered(s, a) / (meant.variance(s, a) + s.eps)},
        "reversed": {"normalized": lambda s, a: -meant.normalized(s, a)},
    },
)
def normalized_activation(s, *, normalized=meant.normalized):
    r"""$\hat{x}$ has the mean 0, the mean square $\sigma^2/(\sigma^2 + \epsilon)$, and the direction of $a'$"""
    a = s.activation
    x, share = normalized(s, a), meant.variance(s, a) / (meant.variance(s, a) + s.eps)
    return [
        step("its mean", equal(s.sum(x), 0)),
        step("its mean square", equal(s.dot(x, x) / s.N, share)),
        step("along $a$", at_most(0, s.dot(x, a))),
        step("a multiple of $a'$", equal(s.outer(x, meant.centered(s, a)), s.outer(meant.centered(s, a), x))),
    ]


@claim(
    "lnverify.definition.layer-norm",
    PLACE,
    hypotheses=[denominator_is_positive],
    near_misses={
        "the gain is lost": {"layer_norm": lambda s, a, g, b: meant.normalized(s, a) + b},
        "the gain on the bias too": {"layer_norm": lambda s, a, g, b: g * (meant.normalized(s, a) + b)},
        "the gain before": {"layer_norm": lambda s, a, g, b: meant.normalized(s, g * a) + b},
        "the bias off": {"layer_norm": lambda s, a, g, b: g * meant.normalized(s, a) - b},
    },
)
def layer_norm(s, *, layer_norm=meant.layer_norm):
    r"""LayerNorm is affine in gain and bias: the bias where the gain is 0, $\hat{x}$ where it is 1 and the bias 0

    The first step at $c = 0$ is the gain 0.
    """
    a, g, b, c, d, zero = s.activation, s.gain, s.bias, s.scalar("c"), s.vector("d"), 0 * s.ones
    return [
        step("a multiple of the gain", equal(layer_norm(s, a, c * g, b) - b, c * (layer_norm(s, a, g, b) - b))),
        step("at gain 1", equal(layer_norm(s, a, s.ones, zero), meant.normalized(s, a))),
        step("gains act entry by entry", equal(layer_norm(s, a, d * g, d * b), d * layer_norm(s, a, g, b))),
        step("biases add", equal(layer_norm(s, a, g, b + d) - layer_norm(s, a, g, b), d)),
    ]


@claim(
    "lnverify.definition.rms-norm",
    PLACE,
    where=[r"$m = \|\mathbf{a}\|^2/N$"],
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "unit length": {"rms_norm": lambda s, a: meant.unit_map(s, a)},
        r"$\epsilon$ outside the root": {"rms_norm": lambda s, a: a / (meant.norm(s, a) / s.sqrt(s.N) + s.eps)},
        "centred": {"rms_norm": lambda s, a: meant.normalized(s, a)},
    },
)
def rms_norm(s, *, rms_norm=meant.rms_norm):
    r"""RMSNorm keeps the direction, and has the mean square $m/(m + \epsilon)$, $m = \|a\|^2/N$"""
    a = s.activation
    r, m = rms_norm(s, a), s.dot(a, a) / s.N
    return [
        step("its mean square", equal(s.dot(r, r) / s.N, m / (m + s.eps))),
        step("along $a$", at_most(0, s.dot(r, a))),
        step("a multiple of $a$", equal(s.outer(r, a), s.outer(a, r))),
    ]


@claim(
    "lnverify.definition.unit-map",
    PLACE,
    where=[letters.UNIT_MAP, letters.X_IS_A],
    hypotheses=[unit_map_is_defined],
    near_misses={
        "the mean square for the length": {"unit_map": lambda s, x: meant.rms_norm(s, x)},
        r"$\epsilon$ outside the root": {"unit_map": lambda s, x: x / (meant.norm(s, x) + s.eps)},
        "reversed": {"unit_map": lambda s, x: -meant.unit_map(s, x)},
    },
)
def unit_map(s, *, unit_map=meant.unit_map):
    r"""$u_\epsilon$ keeps the direction, and its squared length is $\|x\|^2/(\|x\|^2 + \epsilon)$"""
    a = s.activation
    y = unit_map(s, a)
    return [
        step("its length", equal(s.dot(y, y), s.dot(a, a) / (s.dot(a, a) + s.eps))),
        step("along $a$", at_most(0, s.dot(y, a))),
        step("a multiple of $a$", equal(s.outer(y, a), s.outer(a, y))),
    ]


@claim(
    "lnverify.definition.centering",
    PLACE,
    hypotheses=[v_is_centred],
    near_misses={
        r"the projector onto $\mathbf{1}$": {"centering": lambda s: s.outer(s.ones, s.ones) / s.N},
        "$N - 1$ for $N$": {"centering": lambda s: s.identity - s.outer(s.ones, s.ones) / (s.N - 1)},
        "the reflection": {"centering": lambda s: meant.reflection(s, s.ones)},
        "the identity": {"centering": lambda s: s.identity},
    },
)
def centering_projector(s, *, centering=meant.centering):
    r"""$\Pi$ is the orthogonal projector with kernel $\mathrm{span}(\mathbf{1})$"""
    P, v = centering(s), s.vector("v")
    return [
        step("a projector", equal(P @ P, P)),
        step("orthogonal", equal(P.T, P)),
        step(r"$\mathbf{1}$ is in the kernel", equal(P @ s.ones, 0)),
        step(r"$v \perp \mathbf{1}$ is kept", equal(P @ v, v)),
    ]


@claim(
    "lnverify.definition.norm",
    PLACE,
    near_misses={
        "the square": {"norm": lambda s, v: s.dot(v, v)},
        "the root mean square": {"norm": lambda s, v: s.sqrt(s.dot(v, v) / s.N)},
        "the sum of entries": {"norm": lambda s, v: s.sum(v)},
    },
)
def norm(s, *, norm=meant.norm):
    r"""$\|v\|$ is not negative, is $\sqrt{N}$ for $\mathbf{1}$, scales with $|c|$, and is the root of
    $\mathrm{tr}(vv^\top)$
    """
    v, c = s.vector("v"), s.scalar("c")
    return [
        step("not negative", at_most(0, norm(s, v))),
        step(r"of $\mathbf{1}$", equal(norm(s, s.ones) ** 2, s.N)),
        step("of a multiple", equal(norm(s, c * v) ** 2, c**2 * norm(s, v) ** 2)),
        step("by a trace", equal(norm(s, v) ** 2, s.trace(s.outer(v, v)))),
    ]


@claim(
    "lnverify.definition.reflection",
    PLACE,
    hypotheses=[d_is_not_zero],
    near_misses={
        "the projector": {"reflection": lambda s, d: s.identity - s.outer(d, d) / s.dot(d, d)},
        "the length is lost": {"reflection": lambda s, d: s.identity - 2 * s.outer(d, d)},
        "the identity": {"reflection": lambda s, d: s.identity},
    },
)
def reflection(s, *, reflection=meant.reflection):
    """The reflection with the normal $d$ is a symmetric involution of trace $N - 2$ that reverses $d$"""
    d = s.vector("d")
    H = reflection(s, d)
    return [
        step("$d$ is reversed", equal(H @ d, -d)),
        step("symmetric", equal(H.T, H)),
        step("an involution", equal(H @ H, s.identity)),
        step("the trace", equal(s.trace(H), s.N - 2)),
    ]


@claim(
    "lnverify.definition.normal-direction",
    PLACE,
    hypotheses=[no_zero_gain],
    near_misses={
        "the gain": {"normal_direction": lambda s, g: g},
        "$1/g^2$": {"normal_direction": lambda s, g: s.ones / g**2},
        "reversed": {"normal_direction": lambda s, g: -s.ones / g},
    },
)
def normal_direction(s, *, normal_direction=meant.normal_direction):
    r"""$\alpha$ is the vector that the gain takes to $\mathbf{1}$"""
    return equal(s.gain * normal_direction(s, s.gain), s.ones)


@claim(
    "lnverify.definition.off-normal",
    PLACE,
    hypotheses=[d_is_not_zero],
    near_misses={
        r"$\Pi$ for $\Pi_2$": {"off_normal": lambda s, d: meant.centering(s)},
        "the length is lost": {"off_normal": lambda s, d: s.identity - s.outer(d, d)},
        "the projector onto $d$": {"off_normal": lambda s, d: s.outer(d, d) / s.dot(d, d)},
    },
)
def off_normal(s, *, off_normal=meant.off_normal):
    r"""$\Pi_2$ is an orthogonal projector of trace $N - 1$, which takes its normal to 0"""
    d = s.vector("d")
    P = off_normal(s, d)
    return [
        step("a projector", equal(P @ P, P)),
        step("orthogonal", equal(P.T, P)),
        step("$d$ is in the kernel", equal(P @ d, 0)),
        step("the trace", equal(s.trace(P), s.N - 1)),
    ]


@claim(
    "lnverify.definition.gain-matrix",
    PLACE,
    near_misses={
        "the transpose": {"gain_matrix": lambda s, g: meant.gain_matrix(s, g).T},
        "$N$ is lost": {"gain_matrix": lambda s, g: s.diag(g) - s.outer(g, s.ones)},
        "the mean is not taken off": {"gain_matrix": lambda s, g: s.diag(g)},
    },
)
def gain_matrix(s, *, gain_matrix=meant.gain_matrix):
    r"""The linear part of LayerNorm takes $a$ to $g \odot a'$"""
    a, g = s.activation, s.gain
    return equal(gain_matrix(s, g) @ a, g * (a - s.sum(a) / s.N * s.ones))


@claim(
    "lnverify.definition.image-matrix",
    PLACE,
    where=[letters.G],
    near_misses={
        r"$\Pi G^2\Pi$": {"image_matrix": lambda s, g: meant.centering(s) @ s.diag(g**2) @ meant.centering(s)},
        "$G^2$": {"image_matrix": lambda s, g: s.diag(g**2)},
        r"$G$ for $\Pi$": {"image_matrix": lambda s, g: s.diag(g) @ s.diag(g) @ s.diag(g)},
    },
)
def image_matrix(s, *, image_matrix=meant.image_matrix):
    r"""$G\Pi G$ is the symmetric matrix with the quadratic form $\|\Pi(g \odot v)\|^2$"""
    A, w = image_matrix(s, s.gain), s.gain * s.vector("v")
    return [
        step("symmetric", equal(A.T, A)),
        step("its form", equal(s.dot(s.vector("v"), A @ s.vector("v")), s.dot(w, w) - s.sum(w) ** 2 / s.N)),
    ]


@claim(
    "lnverify.definition.drazin",
    PLACE,
    where=[r"$d$ is $\mathbf{g}^D$"],
    near_misses={
        "the gain itself": {"inverse": lambda s, g: g},
        "its square": {"inverse": lambda s, g: s.drazin(g) ** 2},
        "1 on the zeros": {"inverse": lambda s, g: s.drazin(g) + meant.zero_entries(s, g)},
        "1 everywhere": lambda s: equal(meant.nonzero_entries(s, s.zeros_gain()), s.ones),
    },
)
def drazin(s, *, inverse=lambda s, g: s.drazin(g)):
    r"""$g^D$ solves $g \odot d \odot g = g$ and $d \odot g \odot d = d$; the two indicators have the entries 0 and 1
    and tell zeros apart

    The two equations are the axioms of the pseudo-inverse, and of the Drazin inverse of index 1, entry by entry: they
    have one solution.
    """
    g = s.zeros_gain()
    d, others, zero = inverse(s, g), meant.nonzero_entries(s, g), meant.zero_entries(s, g)
    return [
        step("first axiom", equal(g * d * g, g)),
        step("second axiom", equal(d * g * d, d)),
        step("1 where the gain is not 0", equal(others * g, g)),
        step("0 where it is", equal(zero * g, 0)),
        step("each is 0 or 1", equal(zero * zero, zero)),
        step("one or the other", equal(others + zero, s.ones)),
        step("$(G^D)^2$ is its square", equal(meant.drazin_squared(s, g), s.diag(d * d))),
    ]
