"""The image of LayerNorm: a hyperplane, a ball, a hyperellipsoid (Riechers, section II)."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centering, layer_norm, norm, normal_direction, normalized, off_normal, variance
from lnverify.proofs.hypotheses import denominator_is_positive, eps_is_positive, no_zero_gain, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step

EPS_IS_POSITIVE = r"$\epsilon > 0$, the case of every implementation; the text of the paper allows $\epsilon = 0$."


def output_without_bias(s):
    """The output without its bias, g ⊙ x̂."""
    return layer_norm(s) - s.bias


def squared_norm(s, v):
    return s.dot(v, v)


def squared_radius(s):
    """‖x̂‖², the squared norm after sub-step (ii)."""
    return squared_norm(s, normalized(s))


@claim(
    "riechers.ball",
    "Sec. II (ii)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the unit ball": {"radius": lambda s: 1},
        r"at most $\sqrt{N - 1}$": {"radius": lambda s: s.sqrt(s.N - 1)},
        r"at least $\sqrt{N}$": lambda s: at_most(s.sqrt(s.N), norm(s, normalized(s))),
        "$N$ is lost in the gap": {"gap": lambda s: s.eps / (variance(s) + s.eps)},
    },
)
def ball(s, *, radius=lambda s: s.sqrt(s.N), gap=lambda s: s.N * s.eps / (variance(s) + s.eps)):
    r"""After sub-step (ii) the norm is at most $\sqrt{N}$

    The gap $N\epsilon/(\sigma^2 + \epsilon)$ is positive for $\epsilon > 0$ and zero for $\epsilon = 0$.
    """
    return [
        step("the gap, exactly", equal(s.N - squared_radius(s), gap(s))),
        step("the norm", at_most(norm(s, normalized(s)), radius(s))),
    ]


@claim(
    "riechers.ball.open",
    "Sec. II, below Eq. (5)",
    extra_hypotheses=[eps_is_positive],
    law="riechers.ball",
    charitable_reading=EPS_IS_POSITIVE,
    seen=r"at $\epsilon = 0$, where every activation that is not constant ends on the sphere of radius $\sqrt{N}$",
    witness_at={"activation": (1, -1), "eps": 0},
    near_misses={
        r"the open ball of radius $\sqrt{N - 1}$": {"square": lambda s: s.N - 1},
        "the unit ball": {"square": lambda s: 1},
        "outside the ball": lambda s: positive(squared_radius(s) - s.N),
    },
)
def open_ball(s, *, square=lambda s: s.N):
    r"""After sub-step (ii) all points lie in the open $N$-ball of radius $\sqrt{N}$

    For $\epsilon = 0$ every point lies on the sphere itself, and activations proportional to $\mathbf{1}$ have no
    image.
    """
    return positive(square(s) - squared_radius(s))


@claim(
    "riechers.ball.sphere",
    "Sec. II (ii) and Eq. (5)",
    where=[letters.PI, letters.EPS],
    hypotheses=[not_constant],
    near_misses={
        r"for every $\epsilon$": {"eps": lambda s: s.eps},
        r"$\sqrt{N - 1}$ for $\sqrt{N}$": {"radius": lambda s: s.sqrt(s.N - 1)},
        "the unit sphere": {"radius": lambda s: 1},
    },
)
def sphere(s, *, eps=lambda s: 0, radius=lambda s: s.sqrt(s.N)):
    r"""For $\epsilon = 0$ and $\Pi a \ne 0$ the norm after sub-step (ii) is $\sqrt{N}$"""
    return equal(norm(s, normalized(s, eps=eps(s))), radius(s))


@claim(
    "riechers.image-in-hyperplane",
    "Sec. II.1",
    hypotheses=[no_zero_gain, denominator_is_positive],
    near_misses={
        r"$\alpha = g$": {"normal": lambda s, g: g},
        "the bias is kept": {"output": layer_norm},
        r"orthogonal to $\mathbf{1}$": {"normal": lambda s, g: s.ones},
        r"$\alpha = 1/g^2$": {"normal": lambda s, g: s.ones / g**2},
    },
)
def image_in_hyperplane(s, *, normal=normal_direction, output=output_without_bias):
    r"""The image without bias is orthogonal to $\alpha$, $\alpha_n = 1/g_n$"""
    return equal(s.dot(normal(s, s.gain), output(s)), 0)


@claim(
    "riechers.image-in-ellipsoid",
    "Sec. II, below Eq. (5)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the bias is kept": {"output": layer_norm},
        "the unit ball": {"square": lambda s: 1},
        "the gain on the wrong side": lambda s: at_most(squared_norm(s, s.gain * output_without_bias(s)), s.N),
    },
)
def image_in_ellipsoid(s, *, output=output_without_bias, square=lambda s: s.N):
    r"""The image without bias lies in the hyperellipsoid that $\mathrm{diag}(g)$ makes of the ball

    The hyperellipsoid is the set of all $\mathrm{diag}(g) z$ with $\|z\|^2 \le N$, flat where a gain is zero.
    """
    return [
        step(r"$\mathrm{diag}(g)$ times a point", equal(output(s), s.diag(s.gain) @ normalized(s))),
        step("of the ball", at_most(squared_radius(s), square(s))),
    ]


@claim(
    "riechers.image-in-ellipsoid.interior",
    "Abstract; Sec. II, below Eq. (5)",
    extra_hypotheses=[eps_is_positive],
    law="riechers.ball.sphere",
    charitable_reading=EPS_IS_POSITIVE,
    seen=r"at $g = (1, 1)$, $b = (0, 0)$, $\epsilon = 0$: the output of $(1, -1)$ is $(1, -1)$, of norm $\sqrt{2}$, on "
    r"the surface of the disk",
    witness_at={"gain": (1, 1), "bias": (0, 0), "activation": (1, -1), "eps": 0},
    near_misses={
        "the bias is kept": {"output": layer_norm},
        "a smaller ellipsoid, $N - 1$ for $N$": {"square": lambda s: s.N - 1},
        "the sphere for the ellipsoid": {"point": output_without_bias},
    },
)
def image_in_interior(s, *, output=output_without_bias, point=normalized, square=lambda s: s.N):
    r"""The image without bias lies in the interior of the hyperellipsoid

    The interior is the set of all $\mathrm{diag}(g) z$ with $\|z\|^{2} < N$, within the coordinates of non-zero gain.
    For $\epsilon = 0$ and gains that are not zero every point lies on the surface; with zero gains points reach the
    inside too (lnverify.surface.zero-gain).
    """
    return [
        step(r"$\mathrm{diag}(g)$ times a point", equal(output(s), s.diag(s.gain) @ normalized(s))),
        step("of the open ball", positive(square(s) - squared_norm(s, point(s)))),
    ]


def z_is_inside(s):
    """‖Πz‖² < N: Πz is a point of the open ball, orthogonal to 1."""
    return positive(s.N - squared_norm(s, centering(s) @ s.vector("z")))


@claim(
    "riechers.image-is-the-interior",
    "Abstract; Sec. II, end",
    hypotheses=[eps_is_positive, z_is_inside],
    near_misses={
        "$N$ is lost above": {"factor": lambda s, q: s.sqrt(s.eps / (s.N - q))},
        "1 for $N$ below": {"factor": lambda s, q: s.sqrt(s.N * s.eps / (1 - q))},
        "every point is its own preimage": {"factor": lambda s, q: s.rational(1)},
        "the root is lost": {"factor": lambda s, q: s.N * s.eps / (s.N - q)},
    },
)
def image_is_the_interior(s, *, factor=lambda s, q: s.sqrt(s.N * s.eps / (s.N - q))):
    r"""For $\epsilon > 0$ every interior point of the $(N - 1)$-ellipsoid is attained, and a preimage

    The interior points are $y = G\Pi z + b$ with $\|\Pi z\|^2 < N$. With non-zero gains they fill the interior of an
    $(N - 1)$-ellipsoid; the preimage exists for zero gains too.
    """
    z = centering(s) @ s.vector("z")
    t = s.let("t", factor(s, s.dot(z, z)))
    return step("$a = tz$ is a preimage", equal(layer_norm(s, t * z), s.gain * z + s.bias))


def squared_length(s):
    """‖Πa‖²."""
    return squared_norm(s, centering(s) @ s.activation)


@claim(
    "riechers.surface",
    "Sec. II (ii); Fig. 2",
    hypotheses=[not_constant],
    near_misses={
        r"$N$ is lost beside $\epsilon$": {"beside": lambda s: s.eps},
        "the unit sphere in the limit": {"limit": lambda s: 1},
        "the limit is attained": lambda s: at_most(s.N, squared_radius(s)),
        "$N$ for $N^2$ in the limit": {"rate": lambda s: s.N * s.eps},
    },
)
def surface(s, *, beside=lambda s: s.N * s.eps, limit=lambda s: s.N, rate=lambda s: s.N**2 * s.eps):
    r"""How near the surface: the radius as a function of $\|\Pi a\|$ and $\epsilon$, and its limit $\sqrt{N}$

    As $\|\Pi a\|$ grows, or $\epsilon$ shrinks, the squared radius tends to $N$ no slower than $N^2\epsilon/\|\Pi
    a\|^2$.
    """
    q = s.let("q", squared_length(s))
    return [
        step("the radius", equal(norm(s, normalized(s)), s.sqrt(s.N * q / (q + beside(s))))),
        step("the gap of the squares", equal(limit(s) - squared_radius(s), s.N**2 * s.eps / (q + s.N * s.eps))),
        step("the limit", at_most(s.N - squared_radius(s), rate(s) / q)),
    ]


@claim(
    "riechers.surface.hyperellipsoid",
    "Sec. II, end; Fig. 2",
    hypotheses=[denominator_is_positive],
    extra_hypotheses=[no_zero_gain],
    law="lnverify.surface.zero-gain",
    witness_at={"gain": (1, 0, 0), "activation": (0, 1, -1), "eps": 0},
    seen=r"at $g = (1, 0, 0)$, $\epsilon = 0$: $(0, 1, -1)$ has the norm $\sqrt{3}$ after (ii) and ends at $b$, the "
    r"centre of a segment",
    charitable_reading="gains that are not zero; a single zero gain does no harm.",
    near_misses={
        "$G^{-1}$ for $G^{-2}$": {"matrix": lambda s, g: s.diag(g**-1)},
        "of a ball": {"matrix": lambda s, g: s.identity},
        r"$\alpha = g$": {"normal": lambda s, g: g},
    },
)
def surface_of_the_hyperellipsoid(s, *, normal=normal_direction, matrix=lambda s, g: s.diag(g**-2)):
    r"""A point of norm $\sqrt{N}$ after sub-step (ii) ends on the surface of the $(N - 1)$-hyperellipsoid

    The surface is where the quadratic form of $\Pi_2G^{-2}\Pi_2$ is $N$; at the image of $\hat{x}$ it is
    $\|\hat{x}\|^2$. With zero gains $\alpha$ does not exist; with one the sentence is still right, and with two or more
    such points fill the inside of the image (lnverify.surface.zero-gain).
    """
    P2, y = off_normal(s, normal(s, s.gain)), output_without_bias(s)
    return equal(s.dot(y, P2 @ matrix(s, s.gain) @ P2 @ y), squared_radius(s))
