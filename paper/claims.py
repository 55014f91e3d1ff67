"""What the paper claims beside the claims that ship: examples for its proofs, and what a derivative of SymPy says."""

from lnverify import at_most, claim, definitions, equal, hypotheses, source

source(
    "selfcheck",
    title="Statements for every dimension",
    authors="The lnverify authors",
    year=2026,
    version="the text in this folder",
)

DEFINED = [hypotheses.denominator_is_positive]


def central_moment(s, k):
    return s.sum(definitions.centered(s, s.activation) ** k) / s.N


@claim(
    "selfcheck.pencil",
    "Section 3",
    near_misses={
        "N for the square of N": {"square": lambda s: s.N},
        "N − 1 for N": {"size": lambda s: s.N - 1},
        "no division of the square of the mean": {"square": lambda s: 1},
    },
)
def pencil(s, *, square=lambda s: s.N**2, size=lambda s: s.N):
    """The variance is the mean of the squares less the square of the mean"""
    centred = s.activation - s.sum(s.activation) / s.N * s.ones
    return equal(s.dot(centred, centred) / size(s), s.sum(s.activation**2) / s.N - s.sum(s.activation) ** 2 / square(s))


@claim("selfcheck.two-sizes", "Section 3", corrected_by="selfcheck.pencil")
def two_sizes(s):
    """A law that two sizes confirm"""
    return equal((s.N - 2) * (s.N - 3) * s.activation, 0)


@claim(
    "selfcheck.pearson",
    "Section 4",
    near_misses={
        "2 for 1": {"least": 2},
        "the cube of the skewness": {"skewness": 3},
        "a square for the cube of the variance": {"variance": 2},
    },
)
def pearson(s, *, least=1, skewness=2, variance=3):
    """Pearson's inequality: the kurtosis is at least 1 more than the squared skewness, free of quotients"""
    m2, m3, m4 = (central_moment(s, k) for k in (2, 3, 4))
    return at_most(m3**skewness + least * m2**variance, m2 * m4)


def spread(s):
    return s.sqrt(definitions.variance(s, s.activation) + s.eps)


@claim(
    "selfcheck.jacobian",
    "Section 9",
    hypotheses=DEFINED,
    near_misses={
        "the mean term is lost": {"projector": lambda s: s.identity},
        "the variance term is lost": {"radial": 0},
        "N − 1 for N": {"size": lambda s: s.N - 1},
    },
)
def jacobian(s, *, projector=definitions.centering, radial=1, size=lambda s: s.N):
    """The Jacobian of the normalization"""
    x = definitions.normalized(s, s.activation)
    return equal(s.jacobian(x, s.activation), (projector(s) - radial * s.outer(x, x) / size(s)) / spread(s))


@claim("selfcheck.sympy", "Section 9", hypotheses=DEFINED, corrected_by="selfcheck.jacobian")
def sympy_derivative(s):
    """SymPy's derivative of the normalization"""
    return equal(
        s.jacobian(definitions.normalized(s, s.activation), s.activation), definitions.centering(s) / spread(s)
    )
