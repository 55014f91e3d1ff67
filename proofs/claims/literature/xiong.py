"""Xiong et al., “On Layer Normalization in the Transformer Architecture”: the Jacobian, and what its norm goes by.

In its analysis LN(x) = (x − μ)/σ, without ε, gain and bias.
"""

from proofs.definitions import centered, centering, mean, norm, normalized, std, variance
from proofs.hypotheses import c_is_not_negative, not_constant
from proofs.registry import claim
from proofs.statements import at_most, equal, step


def standardized(s, a):
    """(x − μ)/σ."""
    return normalized(s, a, 0)


def off(s, y):
    """I − yyᵀ/‖y‖²."""
    return s.identity - s.outer(y, y) / s.dot(y, y)


def v_has_length_one(s):
    """‖v‖ = 1."""
    v = s.vector("v")
    return equal(s.dot(v, v), 1)


@claim(
    "xiong.sphere",
    "supplement, proof of Lemma 2",
    further=[not_constant],
    likely="any vector whose entries are not all equal.",
    near_misses={
        "of radius d": {"radius": lambda s: s.N},
        "the unit sphere": {"radius": lambda s: 1},
        "of radius √(d − 1)": {"radius": lambda s: s.sqrt(s.N - 1)},
    },
)
def sphere(s, *, radius=lambda s: s.sqrt(s.N)):
    """Layer normalization at initialization projects any vector onto the sphere of radius √d"""
    return equal(norm(s, standardized(s, s.activation)), radius(s))


@claim(
    "xiong.lemma4",
    "supplement, Lemma 4",
    hypotheses=[v_has_length_one],
    near_misses={
        "1 and −1": {"square": lambda s, P: s.identity},
        "the reflection": {"matrix": lambda s, v: s.identity - 2 * s.outer(v, v)},
        "N of them are 1": {"count": lambda s: s.N},
    },
)
def lemma4(
    s,
    *,
    square=lambda s, P: P,
    matrix=lambda s, v: s.identity - s.outer(v, v),
    count=lambda s: s.N - 1,
):
    """For a vector v of length 1 the eigenvalues of I − vvᵀ are 1 or 0

    Its square is itself, so λ² = λ; as many are 1 as its trace says, and v has the eigenvalue 0.
    """
    v = s.vector("v")
    P = s.let("P", matrix(s, v))
    return [
        step("λ² = λ", equal(P @ P, square(s, P))),
        step("how many are 1", equal(s.trace(P), count(s))),
        step("v", equal(P @ v, 0)),
    ]


@claim(
    "xiong.jacobian",
    "supplement, proof of Lemma 3",
    hypotheses=[not_constant],
    near_misses={
        "the derivative of the mean is lost": {"last": lambda s: s.identity},
        "the derivative of the size is lost": {"middle": lambda s, y: s.identity},
        "1 for √d": {"front": lambda s, y: 1 / norm(s, y)},
        "with ε": {"map": lambda s, a: normalized(s, a)},
    },
)
def jacobian(s, *, front=lambda s, y: s.sqrt(s.N) / norm(s, y), middle=off, last=centering, map=standardized):
    """LayerNorm’s Jacobian is √N/‖y‖ (I − yyᵀ/‖y‖²)Π, with y = Πa"""
    a, y = s.activation, s.let("y", centered(s))
    return equal(s.jacobian(map(s, a), a), front(s, y) * (middle(s, y) @ last(s)))


@claim(
    "xiong.lemma3",
    "Lemma 3",
    hypotheses=[not_constant],
    corrected_by="lnverify.jacobian-length",
    witness_at={"activation": (100, 101, 102), "w": (1, -2, 1)},
    near_misses={
        "by 1/‖x‖⁴": {"power": 2},
        "the square of d is lost": {"size": lambda s: 1},
        "with equality": {"relation": equal},
    },
)
def lemma3(s, *, power=1, size=lambda s: s.N, relation=at_most):
    """LayerNorm’s Jacobian has a norm of the order of √N/‖a‖: read with the constant 1

    From N = 3 on it is √N/‖y‖, with y = Πa the centred vector; the last line of the proof puts ‖a‖ for ‖y‖. No other
    constant makes that true: a shift of a leaves the Jacobian as it is and makes ‖a‖ as large as one likes
    (lnverify.jacobian-shift). It holds for inputs of mean 0, and up to a constant where the mean is at most a fixed
    multiple of σ (lnverify.jacobian-bound). The Jacobian stands here as xiong.jacobian has it, at what is left of w
    without its parts along 1 and y.
    """
    a, y = s.activation, s.let("y", centered(s))
    M = s.let("M", off(s, y) @ centering(s))
    z = s.let("z", M @ s.vector("w"))
    return relation(s.N / s.dot(y, y) * s.dot(M @ z, M @ z), size(s) / s.dot(a, a) ** power * s.dot(z, z))


@claim(
    "lnverify.jacobian-shift",
    "with a proof; compare Xiong et al. 2020, Lemma 3",
    hypotheses=[not_constant, c_is_not_negative],
    near_misses={
        "the mean is shifted to cσ": {"middle": lambda s, c: c * std(s)},
        "the norms stay equal": {"ratio": lambda s, c: 1},
        "the Jacobian shrinks with it": {"factor": lambda s, c: 1 / s.sqrt(1 + c)},
    },
)
def jacobian_shift(s, *, middle=lambda s, c: s.sqrt(c) * std(s), ratio=lambda s, c: 1 + c, factor=lambda s, c: 1):
    """For every c ≥ 0 a shift makes ‖a‖² = (1 + c)‖Πa‖² and leaves LayerNorm’s Jacobian as it is

    It is the shift to the mean √c σ. So no constant bounds the Jacobian’s norm by √N/‖a‖.
    """
    a, c = s.activation, s.scalar("c")
    b = a + (middle(s, c) - mean(s)) * s.ones
    matrix = s.sqrt(s.N) / norm(s, centered(s, b)) * (off(s, centered(s, b)) @ centering(s))
    return [
        step("the norms", equal(s.dot(b, b), ratio(s, c) * s.N * variance(s, b))),
        step("the Jacobian", equal(matrix, factor(s, c) * s.jacobian(standardized(s, a), a))),
    ]


def mean_is_small(s):
    """μ² ≤ cσ²."""
    return at_most(mean(s) ** 2, s.scalar("c") * variance(s))


@claim(
    "lnverify.jacobian-bound",
    "with a proof; compare Xiong et al. 2020, Lemma 3",
    hypotheses=[not_constant, mean_is_small],
    near_misses={
        "without 1": {"constant": lambda c: c},
        "1 for 1 + c": {"constant": lambda c: c / c},
        "half of it": {"constant": lambda c: (1 + c) / 2},
    },
)
def jacobian_bound(s, *, constant=lambda c: 1 + c):
    """Where μ² ≤ cσ², the norm √N/‖Πa‖ of LayerNorm’s Jacobian without ε is at most √(1 + c) times √N/‖a‖

    That is Lemma 3 with the hypothesis that it needs, and with its constant. The square of the ratio is ‖a‖²/‖Πa‖².
    """
    a, y = s.activation, s.let("y", centered(s))
    return at_most(s.dot(a, a) / s.dot(y, y), constant(s.scalar("c")))


@claim(
    "lnverify.relative-condition.layernorm",
    "with a proof; compare Budzinskiy et al. 2025",
    hypotheses=[not_constant],
    near_misses={
        "1, as for RMSNorm": {"condition": lambda s, a: 1},
        "the mean alone": {"condition": lambda s, a: mean(s) ** 2 / variance(s)},
        "with the part along 1": {"rest": lambda s, w, x: s.dot(w, w) - s.dot(w, x) ** 2 / s.N},
    },
)
def relative_condition(
    s,
    *,
    condition=lambda s, a: 1 + mean(s) ** 2 / variance(s),
    rest=lambda s, w, x: s.dot(w, w) - s.sum(w) ** 2 / s.N - s.dot(w, x) ** 2 / s.N,
):
    """LayerNorm without ε multiplies relative errors by up to ‖a‖/‖Πa‖ = √(1 + μ²/σ²)

    An error w of the input is an error Jw of x̂; the factor is (‖Jw‖/‖x̂‖)/(‖w‖/‖a‖). It is attained by errors that are
    orthogonal to 1 and to x̂, from N = 3 on. RMSNorm’s is 1 (lnverify.relative-condition.rmsnorm).
    """
    a, w, x = s.activation, s.vector("w"), standardized(s, s.activation)
    image = s.jacobian(x, a) @ w
    return equal(s.dot(image, image) / s.dot(x, x) * s.dot(a, a), condition(s, a) * rest(s, w, x))
