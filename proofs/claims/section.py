"""The hyperellipsoid, its section by the hyperplane, and the radius inside it (Riechers, section II)."""

from lnverify.proofs import letters
from lnverify.proofs.claims.zero_gain import corrected_matrix, count
from lnverify.proofs.definitions import (
    centering,
    image_matrix,
    layer_norm,
    nonzero_entries,
    normal_direction,
    normalized,
    off_normal,
    zero_entries,
)
from lnverify.proofs.hypotheses import (
    denominator_is_positive,
    eps_is_positive,
    gains_differ,
    no_zero_gain,
    some_zero_gain,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


@claim(
    "riechers.initialization",
    "Sec. I, below Eq. (4)",
    where=[r"$g$ is the gain, $\mathbf{1}$ here"],
    hypotheses=[denominator_is_positive],
    near_misses={
        "the identity map": {"map": lambda s: s.activation},
        "the projection": {"map": lambda s: centering(s) @ s.activation},
        "$g = 1$ with a bias": {"bias": lambda s: s.bias},
    },
)
def initialization(s, *, map=normalized, bias=lambda s: 0 * s.ones):
    r"""At the beginning of training $\mathrm{diag}(g) = I$, and LayerNorm is sub-steps (i) and (ii) alone

    With $g = 1$ and $b = 0$ the image lies in a ball of dimension $N - 1$, centred at 0.
    """
    return [
        step(r"$\mathrm{diag}(\mathbf{1}) = I$", equal(s.diag(s.ones), s.identity)),
        step("LayerNorm", equal(layer_norm(s, g=s.ones, b=bias(s)), map(s))),
    ]


@claim(
    "riechers.stretched-ball",
    "Sec. II, below Eq. (5); Sec. II.2, first sentence",
    extra_hypotheses=[no_zero_gain],
    law="lnverify.dimension.ellipsoid",
    witness_at={"gain": (1, 1, 0)},
    seen=r"at $g = (1, 1, 0)$: the ball of radius $\sqrt{3}$ becomes a flat disk, of dimension 2, with the third "
    r"semi-axis 0",
    charitable_reading="gains that are not zero.",
    near_misses={
        "a ball again": {"length": lambda s, y: s.dot(y, y)},
        "the axes after the projection": {"matrix": lambda s, G: G @ centering(s) @ G.T},
        "the gain twice": {"length": lambda s, y: s.sum((y * s.gain) ** 2)},
    },
)
def stretched_ball(s, *, length=lambda s, y: s.sum((y / s.gain) ** 2), matrix=lambda s, G: G @ G.T):
    r"""$\mathrm{diag}(g)$ maps the ball to an $N$-dimensional hyperellipsoid whose principal axes are the neural basis

    The first step: the ball $\|z\| \le \sqrt{N}$ becomes $\sum (y_n/g_n)^2 \le N$. Its axes are the eigenvectors of
    $GG^\top$, which is diagonal, and its semi-axes $\sqrt{N} |g_n|$. With $k$ zero gains it is flat, of dimension $N -
    k$ (lnverify.dimension.ellipsoid).
    """
    z, G = s.vector("z"), s.let("G", s.diag(s.gain))
    return [
        step("the hyperellipsoid", equal(length(s, G @ z), s.dot(z, z))),
        step("its axes", equal(matrix(s, G), s.diag(s.gain**2))),
    ]


@claim(
    "lnverify.dimension.ellipsoid",
    "with a proof; compare Riechers, Sec. II, below Eq. (5)",
    near_misses={
        "$N$-dimensional all the same": {"rank": lambda s, k: s.N},
        "$N - 1$": {"rank": lambda s, k: s.N - 1},
        "$k$": {"rank": lambda s, k: k},
    },
)
def dimension_of_ellipsoid(s, *, rank=lambda s, k: s.N - k):
    """With $k$ zero gains the stretched ball lies in the coordinates of non-zero gain and is full there: $N - k$
    dimensions

    $P$ projects onto these coordinates. $G$ takes nothing out of them, and $G^{D}$ takes each of their vectors back to
    where $G$ took it from; the trace of a projector is its rank.
    """
    g = s.zeros_gain()
    P, G, D = s.let("P", s.diag(nonzero_entries(s, g))), s.diag(g), s.diag(s.drazin(g))
    return [
        step("within the coordinates", equal(P @ G, G)),
        step("all of them", equal(G @ D, P)),
        step("how many they are", equal(s.trace(P), rank(s, count(s, g)))),
    ]


@claim(
    "riechers.diagonal",
    "Sec. II, sub-step (iii): “is diagonal in the neural basis”",
    where=[letters.G],
    near_misses={
        "with the square": {"value": lambda s: s.entry(s.gain, "i") ** 2},
        "the output map too": lambda s: equal(
            s.gain * (centering(s) @ s.basis("i")), s.entry(s.gain, "i") * s.basis("i")
        ),
        "in any basis": lambda s: equal(s.diag(s.gain) @ s.vector("x"), s.entry(s.gain, "i") * s.vector("x")),
    },
)
def diagonal(s, *, value=lambda s: s.entry(s.gain, "i")):
    r"""$\mathrm{diag}(g)$ is diagonal in the neural basis: $\mathbf{e}_i$ is an eigenvector, $g_i$ its eigenvalue"""
    return equal(s.diag(s.gain) @ s.basis("i"), value(s) * s.basis("i"))


@claim(
    "riechers.shift",
    "Sec. II, sub-step (iv)",
    hypotheses=[denominator_is_positive],
    near_misses={
        r"by $g \odot b$": {"by": lambda s: s.gain * s.bias},
        "as a shift of the input": lambda s: equal(layer_norm(s, s.activation + s.bias, b=0 * s.ones), layer_norm(s)),
        "within the hyperplane": lambda s: equal(s.sum(layer_norm(s) - layer_norm(s, b=0 * s.ones)), 0),
    },
)
def shift(s, *, by=lambda s: s.bias):
    """The bias shifts the whole image by $b$"""
    return equal(layer_norm(s) - layer_norm(s, b=0 * s.ones), by(s))


@claim(
    "riechers.tilt",
    "Sec. II, sub-step (iii)",
    extra_hypotheses=[gains_differ, no_zero_gain],
    law="riechers.image-in-hyperplane",
    witness_at={"gain": (1, 1)},
    seen="at $g = (1, 1)$, as at initialization: $G = I$, and the hyperplane stays where it is",
    charitable_reading="gains that are not all equal, and none of them 0: at $g = (1, 0, 0)$ the image is a line.",
    near_misses={
        "the normal is $g$": lambda s: equal(s.dot(s.gain, s.gain * (centering(s) @ s.vector("x"))), 0),
        r"the normal stays $\mathbf{1}$": lambda s: equal(s.sum(s.gain * (centering(s) @ s.vector("x"))), 0),
        r"the component along $\mathbf{1}$ is $\|g\|^2$": {"component": lambda s, z: s.dot(s.gain, s.gain)},
    },
)
def tilt(s, *, component=lambda s, z: s.dot(z, z)):
    r"""$\mathrm{diag}(g)$ tilts the hyperplane: it leaves the one perpendicular to $\mathbf{1}$

    For $z = \Pi g$, a vector of the old hyperplane, $Gz$ has the component $\|\Pi g\|^2$ along $\mathbf{1}$. With equal
    gains, at initialization for one, the hyperplane stays where it is. Without zero gains its new normal is $\alpha$
    (riechers.image-in-hyperplane).
    """
    z = s.let("z", centering(s) @ s.gain)
    onto = off_normal(s, normal_direction(s, s.gain)) @ s.vector("x")
    return [
        step(r"the component along $\mathbf{1}$", equal(s.sum(s.gain * z), component(s, z))),
        step("is not 0", positive(s.dot(z, z))),
        step(
            r"all of the hyperplane with the normal $\alpha$",
            equal(s.gain * (centering(s) @ (onto / s.gain)), onto),
        ),
    ]


@claim(
    "riechers.intersection",
    "Abstract; Sec. II, end",
    extra_hypotheses=[no_zero_gain],
    law="lnverify.intersection.zero-gain",
    witness_at={"gain": (1, 0, 0)},
    seen="at $g = (1, 0, 0)$: the section has one dimension, $N - k$, and not two; at $g = (1, 1, 0)$ it has two, and "
    "the image is an ellipse in it (lnverify.intersection.zero-gain)",
    charitable_reading="gains that are not zero.",
    near_misses={
        "without the hyperplane": {"projector": lambda s, g: s.identity},
        "the hyperplane of $g$": {"projector": lambda s, g: off_normal(s, g)},
        r"the hyperplane of $\mathbf{1}$": {"projector": lambda s, g: centering(s)},
    },
)
def intersection(s, *, projector=lambda s, g: off_normal(s, normal_direction(s, g))):
    r"""The section of the hyperellipsoid by the hyperplane is the image of the section of the ball

    The hyperellipsoid is the set of the $Gw$ with $\|w\| \le \sqrt{N}$, the image that of the $Gz$ with $z \perp
    \mathbf{1}$ beside it. Each point $y \perp \alpha$ of the section is $Gz$ with $z = y/g \perp \mathbf{1}$, and
    $\|z\|^2 = \sum (y_n/g_n)^2 \le N$; each point $G \Pi x$ of the image is orthogonal to $\alpha$ and has $\sum
    (y_n/g_n)^2 = \|\Pi x\|^2$. For $\epsilon > 0$ those with $\|z\| < \sqrt{N}$ are attained
    (riechers.image-is-the-interior).

    With $k$ zero gains $\alpha$ does not exist, and $\mathcal{N}$, which takes its place, cuts nothing off: the section
    is the whole hyperellipsoid, of dimension $N - k$ (lnverify.dimension.ellipsoid). For $k = 1$ that is $N - 1$, as
    the paper says; for $k \ge 2$ it is less. Already for $k = 1$ the image is smaller than the section
    (lnverify.intersection.zero-gain): at $g = (1, 1, 0)$ the section is a disk of radius $\sqrt{3}$, the image an
    ellipse in it with semi-axes $\sqrt{3}$ and 1.
    """
    g, x = s.gain, s.vector("x")
    y = s.let("y", projector(s, g) @ x)
    z, reached = s.let("z", y / g), g * (centering(s) @ x)
    return [
        step(r"from the section: $z$ is orthogonal to $\mathbf{1}$", equal(s.sum(z), 0)),
        step("$Gz = y$", equal(s.diag(g) @ (centering(s) @ z), y)),
        step(r"$\|z\|$ from the hyperellipsoid", equal(s.dot(z, z), s.sum((y / g) ** 2))),
        step(r"from the image: it is orthogonal to $\alpha$", equal(s.dot(normal_direction(s, g), reached), 0)),
        step("and in the hyperellipsoid", at_most(s.sum((reached / g) ** 2), s.dot(x, x))),
    ]


def point(s):
    """A point with zero entries where the gain is zero."""
    return s.let("y", s.zeros_gain() * s.vector("x"))


@claim(
    "lnverify.intersection.zero-gain",
    "with a proof",
    hypotheses=[some_zero_gain],
    near_misses={
        "the whole section": {"form": lambda s, z, k: s.dot(z, z)},
        "$N$ for $k$": {"form": lambda s, z, k: s.dot(z, z) + s.sum(z) ** 2 / s.N},
        "$k$ for $1/k$": {"form": lambda s, z, k: s.dot(z, z) + k * s.sum(z) ** 2},
        "minus for plus": {"form": lambda s, z, k: s.dot(z, z) - s.sum(z) ** 2 / k},
        "every preimage is as long": {"longer": lambda s, v: 0},
        r"the semi-axis along $\mathbf{1}$ is $\sqrt{N}$": {"flattened": lambda s, k: s.N},
    },
)
def intersection_zero_gain(
    s,
    *,
    form=lambda s, z, k: s.dot(z, z) + s.sum(z) ** 2 / k,
    longer=lambda s, v: s.dot(v, v),
    flattened=lambda s, k: k,
):
    r"""With $k \ge 1$ zero gains a point $y$ of the other coordinates is the gain times a $z$ of sum 0 with
    $\|z\|^2 \le N$ exactly where $\sum (y_n/g_n)^2 + (\sum y_n/g_n)^2/k \le N$

    For $\epsilon > 0$ it is $< N$ for $\le N$ (riechers.image-is-the-interior). The zero coordinates of a preimage have
    to make up for the sum of the others; they do it with the least norm when all $k$ are equal. So these $y$ are the
    section flattened along one direction: before the gain its semi-axis along $\mathbf{1}$ on the other coordinates is
    $\sqrt{k}$, and $\sqrt{N}$ across.
    """
    g, y = s.zeros_gain(), point(s)
    zero, k = s.let("e", zero_entries(s, g)), count(s, g)
    z = s.let("z", s.drazin(g) * y)
    least, C = s.let("m", z - s.sum(z) / k * zero), s.let("C", corrected_matrix(s, g))
    v = s.let("v", zero * s.vector("f") - s.dot(zero, s.vector("f")) / k * zero)
    along = s.let("u", s.ones - zero)
    return [
        step("a preimage", equal(g * least, y)),
        step(r"orthogonal to $\mathbf{1}$", equal(s.sum(least), 0)),
        step("every other one is $m + v$", equal(g * (least + v), y)),
        step("and longer", equal(s.dot(least + v, least + v), s.dot(least, least) + longer(s, v))),
        step("its squared norm", equal(s.dot(least, least), form(s, z, k))),
        step("which $C$ measures", equal(s.dot(y, C @ y), s.dot(least, least))),
        step("inside the section", at_most(s.dot(z, z), s.dot(least, least))),
        step(
            r"the semi-axis $\sqrt{k}$",
            equal(flattened(s, k) * (s.dot(along, along) + s.sum(along) ** 2 / k), s.N * s.dot(along, along)),
        ),
    ]


def q_plus_eps_is_positive(s):
    """q + Nε > 0."""
    return positive(s.scalar("q") + s.N * s.eps)


def radius(s):
    """ρ = Nq/(q + Nε)."""
    return s.let("rho", s.N * s.scalar("q") / (s.scalar("q") + s.N * s.eps))


@claim(
    "lnverify.radius-law",
    "with a proof",
    where=[letters.PI, "$a$ is the activation"],
    hypotheses=[q_plus_eps_is_positive, eps_is_positive],
    near_misses={
        r"$N$ is lost beside $\epsilon$": {"inverse": lambda s, rho: s.eps * rho / (s.N - rho)},
        "decreasing": lambda s: positive(-s.derivative(radius(s), s.scalar("q"))),
        "$N$ is attained": lambda s: at_most(s.N, radius(s)),
        "linear": lambda s: equal(s.derivative(radius(s), s.scalar("q")), radius(s) / s.scalar("q")),
    },
)
def radius_law(s, *, inverse=lambda s, rho: s.N * s.eps * rho / (s.N - rho)):
    r"""The squared radius $\rho = Nq/(q + N\epsilon)$, $q = \|\Pi a\|^2$, increases with $q$ towards $N$, and $q =
    N\epsilon\rho/(N - \rho)$

    So a quantile of $\rho$ is this function of the same quantile of $q$. For Gaussian activations of variance $s^2$,
    $q/s^2$ has the chi-squared law with $N - 1$ degrees of freedom. The last step: $\rho \ge (1 - \delta)N$ where $q
    \ge N\epsilon(1 - \delta)/\delta$.
    """
    q, delta, rho = s.scalar("q"), s.scalar("delta"), radius(s)
    near = (rho - (1 - delta) * s.N) * (q + s.N * s.eps)
    return [
        step("increasing", positive(s.derivative(rho, q))),
        step("below $N$", positive(s.N - rho)),
        step("the inverse", equal(inverse(s, rho), q)),
        step(r"within $\delta$ of the surface", equal(near, s.N * (delta * q - (1 - delta) * s.N * s.eps))),
    ]


@claim(
    "riechers.fig1",
    "Fig. 1, caption",
    where=[letters.EPS],
    near_misses={
        "no gap": {"gap": lambda s, q: 0 * q},
        "$N$ is lost": {"gap": lambda s, q: s.N / (10 * q + 1)},
        r"$\epsilon = 1/100$": {"gap": lambda s, q: s.N**2 / (100 * q + s.N)},
    },
)
def fig1(s, *, gap=lambda s, q: s.N**2 / (10 * q + s.N)):
    r"""With $\epsilon = 1/10$ every point stays away from the surface by $N^2\epsilon/(\|\Pi a\|^2 + N\epsilon)$ in
    squared radius

    For $N = 3$ the gap is $0.9/(\|\Pi a\|^2 + 0.3)$: 3 at the centre, 0.39 at $\|\Pi a\|^2 = 2$.
    """
    z, x = centering(s) @ s.activation, normalized(s, eps=s.rational(1, 10))
    result = gap(s, s.dot(z, z))
    return [
        step("the gap", equal(s.N - s.dot(x, x), result)),
        step("the interior is not empty", positive(result)),
    ]


@claim(
    "lnverify.dimension",
    "with a proof",
    where=[letters.G],
    hypotheses=[some_zero_gain],
    near_misses={
        "$N - 1$": {"rank": lambda s, k: s.N - 1},
        "$N - k - 1$": {"rank": lambda s, k: s.N - k - 1},
        "$k$": {"rank": lambda s, k: k},
    },
)
def dimension(s, *, rank=lambda s, k: s.N - k):
    r"""With $k \ge 1$ zero gains $G\Pi G$ times its pseudo-inverse is a projector of trace $N - k$

    $AC$ is the projector onto the image of $A = G\Pi G$, the coordinates of non-zero gain; its trace is its rank.
    Without zero gains the dimension is $N - 1$, as with one (riechers.nullspace).
    """
    g = s.zeros_gain()
    A, C = s.let("A", image_matrix(s, g)), s.let("C", corrected_matrix(s, g))
    return [
        step("a projector", equal(A @ C @ (A @ C), A @ C)),
        step("its trace", equal(s.trace(A @ C), rank(s, count(s, g)))),
    ]
