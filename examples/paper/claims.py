"""What the paper claims about a residual branch with LayerNorm and LayerScale, y = x + c x̂, for every dimension N.

x is the activation `a`, x̂ its normalization without gain and bias, c the scale of the branch.
"""

from lnverify import at_most, claim, definitions, equal, hypotheses, source, step

source(
    "branch",
    title="The geometry of a residual branch with LayerScale",
    authors="A. Author, B. Author",
    year=2026,
    version="the text in this folder",
)

DEFINED = [hypotheses.denominator_is_positive]


def scale(s):
    return s.scalar("c")


def normalized(s):
    return definitions.normalized(s, s.activation)


def block(s, branch=1):
    """The output of the block."""
    return s.activation + branch * scale(s) * normalized(s)


def stretch(s):
    """By how much the block stretches what is centred."""
    return s.let("r", 1 + scale(s) / s.sqrt(definitions.variance(s, s.activation) + s.eps))


@claim(
    "branch.mean",
    "Lemma 1",
    hypotheses=DEFINED,
    near_misses={
        "the mean of the normalized activation is 1": {"more": lambda s: scale(s)},
        "no mean at all": lambda s: equal(definitions.mean(s, block(s)), 0),
    },
)
def mean(s, *, more=lambda s: 0):
    """The block leaves the mean where it is"""
    return equal(definitions.mean(s, block(s)), definitions.mean(s) + more(s))


@claim(
    "branch.spread",
    "Theorem 1",
    hypotheses=DEFINED,
    rests_on=["branch.mean"],
    near_misses={
        "the square is lost": {"power": 1},
        "ε is lost": {"factor": lambda s: 1 + scale(s) / s.sqrt(definitions.variance(s, s.activation))},
        "the branch alone": {"factor": lambda s: stretch(s) - 1},
    },
)
def spread(s, *, power=2, factor=stretch):
    """The block scales the spread of an activation

    The factor $r = 1 + c/\\sqrt{\\sigma^2 + \\epsilon}$ is one number for all coordinates: directions stay as they are.
    """
    x, y = definitions.centered(s, s.activation), definitions.centered(s, block(s))
    return [
        step("what is centred is stretched", equal(y, factor(s) * x)),
        step("so is its variance", equal(definitions.variance(s, block(s)), factor(s) ** power * s.dot(x, x) / s.N)),
    ]


@claim(
    "branch.step",
    "Theorem 2",
    hypotheses=DEFINED,
    near_misses={
        "√N for N": {"bound": lambda s: s.sqrt(s.N)},
        "N − 1 for N": {"bound": lambda s: s.N - 1},
        "c for c²": {"squared": lambda s: scale(s)},
    },
)
def step_of_block(s, *, bound=lambda s: s.N, squared=lambda s: scale(s) ** 2):
    """A block moves an activation by at most $\\lvert c\\rvert\\sqrt{N}$"""
    moved = block(s) - s.activation
    return at_most(s.dot(moved, moved), squared(s) * bound(s))


@claim(
    "branch.gradient",
    "Theorem 3",
    hypotheses=DEFINED,
    near_misses={
        "the skip is lost": {"skip": 0},
        "the mean term is lost": {"projector": lambda s: s.identity},
        "the variance term is lost": {"radial": 0},
    },
)
def gradient(s, *, skip=1, projector=definitions.centering, radial=1):
    """The Jacobian of the block is the identity and c times that of the normalization"""
    x = s.let("z", normalized(s))
    inner = projector(s) - radial * s.outer(x, x) / s.N
    root = s.sqrt(definitions.variance(s, s.activation) + s.eps)
    return equal(s.jacobian(block(s), s.activation), skip * s.identity + scale(s) / root * inner)


@claim(
    "branch.norm",
    "Section 3",
    hypotheses=DEFINED,
    extra_hypotheses=[hypotheses.c_is_not_negative],
    near_misses={
        "the other way round": lambda s: at_most(s.dot(block(s), block(s)), s.dot(s.activation, s.activation))
    },
)
def norm(s):
    """The block never shortens an activation

    The sentence in Section 3 forgets that a trained $c$ may be negative.
    """
    return at_most(s.dot(s.activation, s.activation), s.dot(block(s), block(s)))


@claim("branch.direction", "Section 3", hypotheses=DEFINED, corrected_by="branch.spread")
def direction(s):
    """The block keeps the direction of an activation"""
    return equal(s.outer(block(s), s.activation), s.outer(s.activation, block(s)))


@claim(
    "branch.vector-scale",
    "Remark 1",
    hypotheses=DEFINED,
    corrects=["jiang.layer-scale"],
    near_misses={"as with one scale for all": {"more": lambda s: 0}},
)
def vector_scale(s, *, more=lambda s: s.dot(s.gain, normalized(s)) / s.N):
    """With a scale for each coordinate the branch has a mean of its own"""
    return equal(definitions.mean(s, s.activation + s.gain * normalized(s)), definitions.mean(s) + more(s))


@claim("branch.flow", "Conjecture 1", undecided=True)
def flow(s):
    """A flow of time $c$ stretches by no less than its Taylor polynomial of degree 3"""
    c = scale(s)
    return at_most(1 + c + c**2 / 2 + c**3 / 6, s.exp(c))
