"""The composition h ∘ g ∘ f of “Visualizing Layer Normalization”: projection, sphere, ellipsoid."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centered, centering, norm, normal_direction, std, variance
from lnverify.proofs.hypotheses import eps_is_positive, eps_is_zero, gains_differ, no_zero_gain, not_constant, not_zero
from lnverify.proofs.registry import AS_PRINTED, claim
from lnverify.proofs.statements import at_most, equal, positive, step

_F_AND_G = r"$f$ takes off the mean and $g(x) = \sqrt{N} x/(\|x\|+ \epsilon \sqrt{N})$"
_HYPERPLANE = r"$U$ is the hyperplane orthogonal to $\mathbf{1}$"


def std_and_eps_are_positive(s):
    """std(x) + ε > 0: the post's lnorm is defined."""
    return positive(std(s) + s.eps)


def lnorm(s, x):
    """a ⊙ (x − mean)/(std + ε) + b, with ε outside the root."""
    return s.gain * centered(s, x) / (std(s, x) + s.eps) + s.bias


def to_sphere(s, x):
    """g(x) = √n x/(‖x‖ + ε√n)."""
    return s.sqrt(s.N) * x / (norm(s, x) + s.eps * s.sqrt(s.N))


def shortfall(s):
    """By how much g(x) falls short of √n x/‖x‖, relative to g(x)."""
    x = s.activation
    missing = s.sqrt(s.N) * x / norm(s, x) - to_sphere(s, x)
    return s.let("r", s.dot(missing, x) / s.dot(to_sphere(s, x), x))


def averaging(s):
    """P = 11ᵀ/n."""
    return s.let("P", s.outer(s.ones, s.ones) / s.N)


@claim(
    "visualizing.composition",
    "Visualizing layer normalization, the first two displays",
    where=[_F_AND_G, r"$h(x) = \mathbf{g} \odot x + \mathbf{b}$"],
    hypotheses=[std_and_eps_are_positive],
    near_misses={
        r"$\sqrt{n}$ is lost beside $\epsilon$": {"middle": lambda s, f: s.sqrt(s.N) * f / (norm(s, f) + s.eps)},
        r"$\sqrt{n}$ is lost in front": {"middle": lambda s, f: f / (norm(s, f) + s.eps * s.sqrt(s.N))},
        r"$n$ for $\sqrt{n}$": {"middle": lambda s, f: s.sqrt(s.N) * f / (norm(s, f) + s.N * s.eps)},
        r"$\epsilon$ inside the root": {"middle": lambda s, f: s.sqrt(s.N) * f / s.sqrt(s.dot(f, f) + s.N * s.eps)},
    },
)
def composition(s, *, middle=to_sphere):
    r"""lnorm is the composition $h \circ g \circ f$ of a projection, a scaling and an affine map"""
    f = centering(s) @ s.activation
    return equal(lnorm(s, s.activation), s.diag(s.gain) @ middle(s, f) + s.bias)


@claim(
    "visualizing.averaging",
    "Visualizing layer normalization, the paragraph on f",
    where=[letters.SMALL_N],
    near_misses={
        r"$\mathbf{1}\mathbf{1}^\top$ without $1/n$": {"matrix": lambda s: s.outer(s.ones, s.ones)},
        "a trace of 1": {"dimension": lambda s: 1},
        "the projector onto $U$": lambda s: equal(averaging(s) @ s.ones, 0),
        "$x$ and $Px$ are orthogonal": lambda s: equal(s.dot(s.vector("x"), averaging(s) @ s.vector("x")), 0),
    },
)
def averaging_matrix(s, *, matrix=averaging, dimension=lambda s: s.N - 1):
    r"""$P = \mathbf{1}\mathbf{1}^\top/n$ is the orthogonal projector onto $\mathrm{span}(\mathbf{1})$; what is left,
    $I - P$, has the trace $n - 1$

    That is the dimension of the null space, which is $\{x : \sum x_n = 0\}$: $Px$ is the mean times $\mathbf{1}$, so
    $Px = 0$ where the mean is 0.
    """
    P, x = matrix(s), s.vector("x")
    return [
        step(r"eigenvalue 1 at $\mathbf{1}$", equal(P @ s.ones, s.ones)),
        step(r"$Px$ is the mean times $\mathbf{1}$", equal(P @ x, s.sum(x) / s.N * s.ones)),
        step("symmetric", equal(P.T, P)),
        step("idempotent", equal(P @ P, P)),
        step("the trace of what is left", equal(s.trace(s.identity - P), dimension(s))),
        step(r"and is orthogonal to $\mathbf{1}$", equal(s.dot(s.ones, x - P @ x), 0)),
    ]


@claim(
    "visualizing.averaging.onto",
    "Visualizing layer normalization, the paragraph on f",
    misprint="“$P$ is an orthogonal on the 1-dimensional subspace”: the word projection is missing, which the next "
    "sentence has of $I - P$.",
    near_misses={
        "twice": {"matrix": lambda s: 2 * averaging(s)},
        "the projection onto the hyperplane": {"matrix": centering},
        "the identity": {"matrix": lambda s: s.identity},
    },
)
def projects_onto_ones(s, *, matrix=averaging):
    r"""$P$ is the orthogonal projection onto the vectors of equal entries"""
    P, x, c = matrix(s), s.vector("x"), s.scalar("c")
    return [
        step("to equal entries", equal(P @ x, s.dot(s.ones, P @ x) / s.N * s.ones)),
        step("which stay", equal(P @ (c * s.ones), c * s.ones)),
        step("and along what is orthogonal to them", equal(s.dot(s.ones, x - P @ x), 0)),
    ]


@claim(
    "visualizing.radial-projection",
    "Visualizing layer normalization, the paragraph on g",
    where=[_F_AND_G, letters.SMALL_N],
    hypotheses=[not_zero, eps_is_zero],
    misprint=r"$\sqrt{n} S_{n-1} \in \mathbb{R}^n$ for $\subset$: a sphere is a set of points; of a point the post "
    r"has $x \in \mathbb{R}^n$.",
    law="lnverify.sphere-error",
    condition=r"“if $\|x\|_{2} \gg \epsilon$, which will be true except for vectors very close to the origin”: with "
    r"$\epsilon$ neglected.",
    near_misses={
        "the unit sphere": {"radius": lambda s: 1},
        "the radius $n$": {"radius": lambda s: s.N},
        "the points of the unit sphere stay": {"again": lambda s, y: y / s.sqrt(s.N)},
    },
)
def radial_projection(s, *, radius=lambda s: s.sqrt(s.N), again=lambda s, y: y):
    r"""$g$ projects to the sphere of radius $\sqrt{n}$

    A point goes to the one in its direction, and that point stays.
    """
    y = to_sphere(s, s.activation)
    return [
        step("on the sphere", equal(norm(s, y), radius(s))),
        step("a projection", equal(to_sphere(s, y), again(s, y))),
    ]


@claim(
    "visualizing.projection",
    "Visualizing layer normalization, the paragraph on f",
    where=[_HYPERPLANE, _F_AND_G, letters.SMALL_N],
    near_misses={
        "$1/n$ is lost": {"f": lambda s, P: s.identity - s.N * P},
        "$I - 2P$, the reflection": {"f": lambda s, P: s.identity - 2 * P},
        "every $x$ is kept": {"kept": lambda s, P, x: x},
        "of trace $n$": {"dimension": lambda s: s.N},
    },
)
def projection(s, *, f=lambda s, P: s.identity - P, kept=lambda s, P, x: x - P @ x, dimension=lambda s: s.N - 1):
    r"""$f = I - P$ is the orthogonal projection onto $U$, and has the trace $n - 1$, the dimension of $U$

    The last step: it keeps every vector $x - Px$ of $U$.
    """
    P, x = averaging(s), s.vector("x")
    F, u = f(s, P), kept(s, P, x)
    return [
        step("idempotent", equal(F @ F, F)),
        step("symmetric", equal(F.T, F)),
        step("into $U$", equal(s.dot(s.ones, F @ x), 0)),
        step("the trace", equal(s.trace(F), dimension(s))),
        step("$U$ is kept", equal(F @ u, u)),
    ]


def with_eps_inside(s, x):
    """√n x/√(‖x‖² + nε)."""
    return s.sqrt(s.N) * x / s.sqrt(s.dot(x, x) + s.N * s.eps)


@claim(
    "lnverify.sphere-error",
    "with a proof",
    where=[r"$g(x) = \sqrt{N} x/(\|x\|+ \epsilon \sqrt{N})$", letters.SMALL_N, letters.X_IS_A],
    hypotheses=[not_zero],
    near_misses={
        r"$\sqrt{n}$ is lost": {"error": lambda s, r: s.eps / r},
        "half of it": {"error": lambda s, r: s.sqrt(s.N) * s.eps / (2 * r)},
        r"$n$ for $\sqrt{n}$": {"error": lambda s, r: s.N * s.eps / r},
        r"$\epsilon$ inside the root": lambda s: equal(to_sphere(s, s.activation), with_eps_inside(s, s.activation)),
    },
)
def sphere_error(s, *, error=lambda s, r: s.sqrt(s.N) * s.eps / r):
    r"""$g(x)$ falls short of the sphere of radius $\sqrt{n}$ by exactly $\sqrt{n} \epsilon/\|x\|$ of its own length

    So $g$ is nearly a projection to the sphere where $\|x\| \gg \sqrt{n} \epsilon$, that is where the root mean square
    is $\gg \epsilon$. “Visualizing Layer Normalization” asks for $\|x\| \gg \epsilon$, with no constant; for $n = 768$
    a factor of 27 stands between the two.
    """
    x = s.activation
    share = error(s, norm(s, x))
    return [
        step("the error", equal(shortfall(s), share)),
        step("the point of the sphere", equal((1 + share) * to_sphere(s, x), s.sqrt(s.N) * x / norm(s, x))),
    ]


@claim(
    "visualizing.sphere",
    "Visualizing layer normalization, the paragraph on g",
    where=[_HYPERPLANE, _F_AND_G, letters.SMALL_N, letters.X],
    hypotheses=[not_constant, eps_is_zero],
    condition=r"“if $\|x\|_{2} \gg \epsilon$, which will be true except for vectors very close to the origin”: with "
    r"$\epsilon$ neglected.",
    law="lnverify.sphere-error",
    near_misses={
        "the unit sphere": {"radius": lambda s: 1},
        "without $f$": {"point": lambda s: to_sphere(s, s.activation)},
        "$g$ before $f$": {"point": lambda s: centering(s) @ to_sphere(s, s.activation)},
        "the radius $n$": {"radius": lambda s: s.N},
    },
)
def sphere(s, *, point=lambda s: to_sphere(s, centering(s) @ s.activation), radius=lambda s: s.sqrt(s.N)):
    r"""$g(f(x))$ lies on the sphere of radius $\sqrt{n}$ in $U$

    $U$ has dimension $n - 1$, so its sphere has dimension $n - 2$. For $\epsilon > 0$ every point lies inside it.
    """
    y = point(s)
    return [
        step("in $U$", equal(s.sum(y), 0)),
        step("on the sphere", equal(norm(s, y), radius(s))),
    ]


def on_section(s, z):
    """√n z/‖z‖, the point of the sphere of radius √n in the direction of z."""
    return s.sqrt(s.N) * z / norm(s, z)


@claim(
    "visualizing.sphere-identity",
    "Visualizing layer normalization, the display-like identity at the end of the paragraph on g",
    where=[letters.SPHERES, _HYPERPLANE, _F_AND_G, letters.SMALL_N, letters.X],
    hypotheses=[not_constant],
    misprint=r"$\sqrt{n} S_{n-2,U} = S_{n-1} \cap U$, without $\sqrt{n}$ on the right; two sentences before, the "
    r"sphere of radius $\sqrt{n}$ in $n$ coordinates is $\sqrt{n} S_{n-1}$, and on the left the factor stands.",
    near_misses={
        AS_PRINTED: {"square": lambda s: 1},
        "radius $n$": {"square": lambda s: s.N**2},
        r"radius $\sqrt{n - 1}$": {"square": lambda s: s.N - 1},
        r"radius $1/\sqrt{n}$": {"square": lambda s: 1 / s.N},
    },
)
def sphere_identity(s, *, square=lambda s: s.N):
    r"""The sphere $\sqrt{n} S_{n-2,U}$ that holds $g(f(x))$ is the section of the sphere $\sqrt{n} S_{n-1}$ by $U$

    As printed the left side has the radius $\sqrt{n}$ and the right side the radius 1: no point lies in both. That each
    point of the section is reached is lnverify.sphere-section.
    """
    y = s.let("y", on_section(s, centering(s) @ s.activation))
    return [step("in $U$", equal(s.sum(y), 0)), step(r"in $\sqrt{n} S_{n-1}$", equal(s.dot(y, y), square(s)))]


@claim(
    "lnverify.sphere-section",
    "with a proof",
    where=[
        letters.SPHERES,
        _HYPERPLANE,
        letters.EPS,
        r"$f$ takes off the mean and $g(x) = \sqrt{N} x/\|x\|$",
        letters.SMALL_N,
    ],
    hypotheses=[not_constant],
    near_misses={
        "the unit sphere": {"square": lambda s: 1},
        "$U$ is lost": {"direction": lambda s: s.activation},
        "its own image, whatever its norm": {"length": lambda s, z: s.sqrt(s.N)},
    },
)
def sphere_section(
    s, *, direction=lambda s: centering(s) @ s.activation, square=lambda s: s.N, length=lambda s, z: norm(s, z)
):
    r"""At $\epsilon = 0$ the values of $g \circ f$ are exactly $\sqrt{n} S_{n-1} \cap U$

    The first two steps: every value lies in both. The third: $g \circ f$ takes a vector $z$ of $U$ to
    $\sqrt{n} z/\|z\|$. Where $\|z\|$ is $\sqrt{n}$ this is $z$, so each point of the section is a value, its own.
    """
    y, z = s.let("y", on_section(s, direction(s))), centering(s) @ s.activation
    return [
        step("in $U$", equal(s.sum(y), 0)),
        step(r"of norm $\sqrt{n}$", equal(s.dot(y, y), square(s))),
        step("a vector $\\Pi a$ of $U$", equal(length(s, z) * on_section(s, centering(s) @ z), s.sqrt(s.N) * z)),
    ]


@claim(
    "visualizing.subspace",
    "Visualizing layer normalization, the paragraph on h",
    where=[r"$A$ is the matrix $\mathrm{diag}(\mathbf{g})$", _HYPERPLANE, letters.A],
    extra_hypotheses=[gains_differ],
    law="riechers.image-in-hyperplane",
    charitable_reading="gains that are not all equal, as after training.",
    witness_at={"gain": (1, 1), "x": (1, -1)},
    seen="at $a = (1, 1)$, as at initialization: $A = I$ takes $U$ to $U$",
    near_misses={
        "$A$ takes $U$ into $U$": {"distance": lambda s, x: 0},
        "every vector leaves it": lambda s: positive(s.sum(s.gain * (centering(s) @ s.vector("x"))) ** 2),
        "into the subspace orthogonal to $g$": lambda s: equal(
            s.dot(s.gain, s.gain * (centering(s) @ s.vector("x"))), 0
        ),
    },
)
def subspace(s, *, distance=lambda s, x: s.dot(centering(s) @ s.gain, x)):
    r"""$A = \mathrm{diag}(a)$ takes $U$ into a different subspace

    $A$ takes $\Pi g$, a vector of $U$, to a vector whose entries sum to $\|\Pi g\|^2 > 0$, so out of $U$. Where all
    gains are equal, at initialization for one, $A$ takes $U$ into itself: the first step is then 0.
    """
    x = s.vector("x")
    return [
        step("how far out of $U$", equal(s.sum(s.gain * (centering(s) @ x)), distance(s, x))),
        step("a vector of $U$ that leaves it", positive(s.sum(s.gain * (centering(s) @ s.gain)))),
    ]


@claim(
    "visualizing.centre",
    "Visualizing layer normalization, the paragraph on h",
    hypotheses=[std_and_eps_are_positive],
    near_misses={
        "at 0": {"point": lambda s: 0},
        "at the image of $b$": {"point": lambda s: s.gain * s.bias},
        "at the projected $b$": {"point": lambda s: centering(s) @ s.bias},
    },
)
def centre(s, *, point=lambda s: s.bias):
    """The ellipsoid is centred at $b$

    The outputs of $x$ and $-x$ lie opposite each other about $b$, so the image is symmetric about $b$.
    """
    x = s.activation
    return equal((lnorm(s, x) + lnorm(s, -x)) / 2, point(s))


@claim(
    "visualizing.ellipsoid",
    "Visualizing layer normalization, the summary",
    where=[letters.SMALL_N],
    hypotheses=[not_constant, eps_is_zero],
    condition=r"“if $\|x\|_{2} \gg \epsilon$”, in the paragraph on $g$: with $\epsilon$ neglected.",
    extra_hypotheses=[no_zero_gain],
    law="lnverify.surface.zero-gain",
    charitable_reading="gains that are not zero.",
    witness_at={"activation": (0, 1, -1), "gain": (1, 0, 0), "bias": (0, 0, 0), "eps": 0},
    seen="at $a = (1, 0, 0)$: lnorm maps into the first axis, of dimension 1, and not onto a curve around $b$ "
    "(lnverify.dimension)",
    near_misses={
        "in $U$": {"normal": lambda s, g: s.ones},
        "on a sphere": {"unstretched": lambda s, y: y},
        "an ellipsoid of size 1": {"size": lambda s: 1},
        "the gain for its inverse": {"unstretched": lambda s, y: y * s.gain},
    },
)
def ellipsoid(s, *, normal=normal_direction, unstretched=lambda s, y: y / s.gain, size=lambda s: s.N):
    r"""lnorm maps into an $(n - 2)$-dimensional ellipsoid

    Two equations in $n$ coordinates: a hyperplane with normal $\alpha$, $\alpha_n = 1/g_n$, and an ellipsoid. For
    $\epsilon > 0$ the image is the solid inside, of dimension $n - 1$; with $k$ zero gains it lies in the other $n - k$
    coordinates, a shell for $k = 1$ and a solid for $k \ge 2$ (lnverify.surface.zero-gain).
    """
    y = s.let("y", lnorm(s, s.activation) - s.bias)
    return [
        step("on a hyperplane", equal(s.dot(normal(s, s.gain), y), 0)),
        step("on an ellipsoid", equal(s.sum(unstretched(s, y) ** 2), size(s))),
    ]


def squared_quotient(s, eps):
    """(σ + eps)²/(σ² + ε), the square of the length with ε inside the root by that with `eps` outside."""
    return s.let("q", (std(s) + eps) ** 2 / (variance(s) + s.eps))


@claim(
    "lnverify.eps-conventions",
    "with a proof",
    hypotheses=[eps_is_positive],
    near_misses={
        "they agree": lambda s: equal(squared_quotient(s, s.eps), 1),
        "at most 1": {"bound": lambda s: 1},
        r"at most $\sqrt{1 + \epsilon^2}$": {"bound": lambda s: 1 + s.eps**2},
        "at least 1": lambda s: at_most(1, squared_quotient(s, s.eps)),
    },
)
def eps_conventions(s, *, bound=lambda s: 1 + s.eps):
    r"""$\epsilon$ outside the root against inside: $(\sigma + \epsilon)/\sqrt{\sigma^2 + \epsilon} \le \sqrt{1 +
    \epsilon}$, attained at $\sigma = 1$

    The quotient is the length of the output with $\epsilon$ inside the root by that with $\epsilon$ outside. It is 1
    where $2\sigma + \epsilon = 1$; at $\sigma = 1$, the usual size, the gap above is 0 and it is largest. For $\epsilon
    \le 1$ it is never below $\sqrt{\epsilon}$ by the last step, and falls to $\sqrt{\epsilon}$ only as $\sigma$ goes to
    0, where both outputs vanish.
    """
    sigma, square, quotient = std(s), variance(s) + s.eps, squared_quotient(s, s.eps)
    return [
        step("the gap above", equal(1 + s.eps - quotient, s.eps * (1 - sigma) ** 2 / square)),
        step("at most", at_most(quotient, bound(s))),
        step("where they agree", equal(quotient - 1, s.eps * (2 * sigma + s.eps - 1) / square)),
        step("the gap below", equal(quotient - s.eps, sigma * (sigma * (1 - s.eps) + 2 * s.eps) / square)),
    ]
