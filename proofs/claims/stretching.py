"""Stretching and folding the circle with u_ε: the curves of “Re-Examining LayerNorm”, exactly.

A point of the unit circle is (x, y) with y² = 1 − x²; what is drawn is its first coordinate before and after.
"""

from lnverify.proofs import letters
from lnverify.proofs.definitions import unit_map
from lnverify.proofs.hypotheses import eps_is_positive, eps_is_zero, t_is_positive, x_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step

_T = "$t$ is the shift or the stretch"
_FIRST = "$x$ is the first coordinate"


def first(s, x, y):
    """The first coordinate of u_ε(x, y), the activation surface over the plane."""
    return x / s.sqrt(x**2 + y**2 + s.eps)


def on_circle(s):
    """x² ≤ 1: x is a coordinate of a point of the unit circle."""
    return at_most(s.scalar("x") ** 2, 1)


def x_is_inside(s):
    """x² < 1."""
    return positive(1 - s.scalar("x") ** 2)


def between_the_ends(s):
    """−1 < x < 1."""
    return [positive(1 + s.scalar("x")), positive(1 - s.scalar("x"))]


def stretched_coordinate(s):
    """u_ε(tx, y) for a point (x, y) of the plane."""
    return first(s, s.scalar("t") * s.scalar("x"), s.scalar("y"))


def stretch(s, t):
    """The curve of stretching by t over the unit circle, x ↦ tx/√((t² − 1)x² + 1 + ε)."""
    x = s.scalar("x")
    return t * x / s.sqrt((t**2 - 1) * x**2 + 1 + s.eps)


def fold(s, x, t):
    """The curve of folding by t over the unit circle, x ↦ (x + t)/√(2tx + t² + 1 + ε)."""
    return (x + t) / s.sqrt(2 * t * x + t**2 + 1 + s.eps)


@claim(
    "activation.surface",
    "Summary, the paragraph on the activation surface",
    hypotheses=[eps_is_positive, on_circle],
    near_misses={
        "the curve in one dimension at $tx$": {"curve": lambda s, t: first(s, t * s.scalar("x"), 0)},
        "$t$ for $t^2$": {"curve": lambda s, t: t * s.scalar("x") / s.sqrt((t - 1) * s.scalar("x") ** 2 + 1 + s.eps)},
        "1 is lost": {"curve": lambda s, t: t * s.scalar("x") / s.sqrt(t**2 * s.scalar("x") ** 2 + 1 + s.eps)},
    },
)
def surface(s, *, curve=stretch):
    r"""The curves of stretching and folding are slices of one activation surface over the plane

    The surface is $x/\sqrt{x^2 + y^2 + \epsilon}$; the slices run over an ellipse and over a circle beside the origin.
    Its slice at $y = 0$ is the curve in one dimension.
    """
    x, t = s.scalar("x"), s.scalar("t")
    y = s.let("y", s.sqrt(1 - x**2))
    return [
        step("stretching", equal(first(s, t * x, y), curve(s, t))),
        step("folding", equal(first(s, x + t, y), fold(s, x, t))),
    ]


@claim(
    "activation.stretching",
    "Summary, the paragraph on stretching",
    hypotheses=[eps_is_positive, x_is_positive],
    condition=r"“towards $x = -1$ or $x = 1$”: for $x > 0$ it is 1; the $\epsilon$ of the definition is positive.",
    near_misses={
        r"$\epsilon$ is lost": {"speed": lambda s, x, y, root: x * y**2 / root**3},
        "constant speed": {"speed": lambda s, x, y, root: x / root},
        "towards 0": lambda s: positive(-s.derivative(stretched_coordinate(s), s.scalar("t"))),
    },
)
def stretching(s, *, speed=lambda s, x, y, root: x * (y**2 + s.eps) / root**3):
    """Stretching moves points towards the left and right sides: for $x > 0$ the first coordinate grows with $t$

    For $x < 0$ it falls, by symmetry; for $x = 0$ nothing moves.
    """
    x, y, t = s.scalar("x"), s.scalar("y"), s.scalar("t")
    result = s.derivative(stretched_coordinate(s), t)
    return [
        step("the speed", equal(result, speed(s, x, y, s.sqrt((t * x) ** 2 + y**2 + s.eps)))),
        step("towards 1", positive(result)),
    ]


@claim(
    "activation.sign",
    "Summary, the paragraph on semantic uses",
    where=[r"$u$ is the first coordinate of the image"],
    hypotheses=[eps_is_positive, x_is_positive, t_is_positive],
    condition=r"“an approximate “sign” operation”, for a stretch by $t > 0$; the $\epsilon$ of the definition is "
    r"positive.",
    near_misses={
        "no gap": {"bound": lambda s, x, y, t: 0},
        "$t^3$ for $t^2$": {"bound": lambda s, x, y, t: (y**2 + s.eps) / (t**3 * x**2)},
        r"$\epsilon$ is lost": {"bound": lambda s, x, y, t: y**2 / (t * x) ** 2},
        "half of it": {"bound": lambda s, x, y, t: (y**2 + s.eps) / (2 * (t * x) ** 2)},
    },
)
def sign(s, *, bound=lambda s, x, y, t: (y**2 + s.eps) / (t * x) ** 2):
    r"""Stretching approximates the sign: for $x > 0$ the value $u$ is positive and $1 - u^2$ is $(y^2 +
    \epsilon)/(t^2x^2 + y^2 + \epsilon)$

    It goes to 0 as $t$ grows. $1 - |u|$ is at most $1 - u^2$, so at most $(y^2 + \epsilon)/(t^2x^2)$: small only where
    $t|x|$ is large beside $\sqrt{y^2 + \epsilon}$. For $x < 0$ the value is the negative of that at $-x$; at $x = 0$ it
    is 0 for every $t$.
    """
    x, y, t = s.scalar("x"), s.scalar("y"), s.scalar("t")
    gap = 1 - stretched_coordinate(s) ** 2
    return [
        step("the gap", equal(gap, (y**2 + s.eps) / ((t * x) ** 2 + y**2 + s.eps))),
        step("its bound", at_most(gap, bound(s, x, y, t))),
        step("never attained", positive(gap)),
        step("the sign", positive(stretched_coordinate(s))),
        step(r"at $-x$", equal(first(s, -t * x, y), -stretched_coordinate(s))),
    ]


def far_from_zero(s):
    """x² ≥ 1/4."""
    return at_most(s.rational(1, 4), s.scalar("x") ** 2)


def eps_is_small(s):
    """ε ≤ 1/100."""
    return at_most(s.eps, s.rational(1, 100))


@claim(
    "activation.stretching.five",
    "Summary, the paragraph on stretching",
    where=[_T, "$u$ is the first coordinate of the image"],
    hypotheses=[far_from_zero, eps_is_small],
    condition=r"“any points with $x$ coordinates not near 0”, and “(almost) normalizing”: a small $\epsilon$.",
    near_misses={
        r"$|u| \ge 0.95$": {"square": lambda s: s.rational(95, 100) ** 2},
        r"$|u| \ge 1$": {"square": lambda s: 1},
        r"$u^2 \ge x^2 + 1/2$": {"square": lambda s: s.scalar("x") ** 2 + s.rational(1, 2)},
        "at $t = 4$": lambda s: at_most(s.rational(94, 100) ** 2, stretch(s, s.rational(4)) ** 2),
    },
)
def stretching_five(s, *, square=lambda s: s.rational(94, 100) ** 2):
    r"""At $t = 5$ points of the circle with $|x| \ge 1/2$ end with $|u| \ge 0.94$, for $\epsilon \le 0.01$

    The post says “not near 0”, without a number; with $|x| \ge 1/2$ the gap to $\pm 1$ is below 0.06, with $|x|
    \ge 1/5$ only below 0.3: $u^2 = 25x^2/(24x^2 + 1 + \epsilon)$.
    """
    x, value = s.scalar("x"), stretch(s, s.rational(5))
    return [
        step("the value", equal(value**2, 25 * x**2 / (24 * x**2 + 1 + s.eps))),
        step(r"close to $\pm 1$", at_most(square(s), value**2)),
    ]


@claim(
    "lnverify.fold",
    "with a proof",
    hypotheses=[x_is_inside, t_is_positive],
    near_misses={
        r"$\epsilon$ is lost": {"turn": lambda s, x, t: t * x + 1},
        "it turns at $x = -t$": {"turn": lambda s, x, t: x + t},
        "it turns at $x = 0$": {"turn": lambda s, x, t: t * x},
        "1 is lost": {"turn": lambda s, x, t: t * x + s.eps},
    },
)
def fold_condition(s, *, turn=lambda s, x, t: t * x + 1 + s.eps):
    r"""The fold’s slope is $tx + 1 + \epsilon$ over a positive number, and 0 at $x = -(1 + \epsilon)/t$

    That point lies on the circle where $t > 1 + \epsilon$. Left of it the curve falls, right of it it rises. Its
    least value is $\sqrt{t^2 - 1 - \epsilon}/t$ (lnverify.fold.depth). For $t \le 1 + \epsilon$ it rises all the way,
    and there is no fold.
    """
    x, t = s.scalar("x"), s.scalar("t")
    root = s.sqrt(2 * t * x + t**2 + 1 + s.eps)
    return [
        step("a positive number", positive(root**3)),
        step("its slope", equal(s.derivative(fold(s, x, t), x), turn(s, x, t) / root**3)),
        step("which turns at", equal(t * (-(1 + s.eps) / t) + 1 + s.eps, 0)),
        step("the gap to 1", equal(1 - fold(s, x, t) ** 2, (1 - x**2 + s.eps) / root**2)),
        step("never more than 1", positive(1 - fold(s, x, t) ** 2)),
    ]


def t_folds(s):
    """t² > 1 + ε."""
    return positive(s.scalar("t") ** 2 - 1 - s.eps)


@claim(
    "lnverify.fold.depth",
    "with a proof",
    hypotheses=[t_folds, x_is_inside],
    near_misses={
        r"$\epsilon$ is lost": {"depth": lambda s, t: s.sqrt(t**2 - 1) / t},
        "down to 0": {"depth": lambda s, t: 0},
        r"$\sqrt{1 - 1/t}$": {"depth": lambda s, t: s.sqrt(t**2 - t) / t},
    },
)
def folding_depth(s, *, depth=lambda s, t: s.sqrt(t**2 - 1 - s.eps) / t):
    r"""The square of a folded point is least at the turning point $x = -(1 + \epsilon)/t$, which goes to
    $\sqrt{t^2 - 1 - \epsilon}/t$

    “Re-Examining LayerNorm” shows the fold, without a number. At $t = 2$, $\epsilon = 0$ it is $\sqrt{3}/2$.
    """
    t, x = s.scalar("t"), s.scalar("x")
    return [
        step("the value there", equal(fold(s, -(1 + s.eps) / t, t), depth(s, t))),
        step("the least square", at_most(depth(s, t) ** 2, fold(s, x, t) ** 2)),
    ]


@claim(
    "activation.folding.ends",
    "Summary, the paragraph on the activation plot for folding",
    where=[_T, _FIRST],
    hypotheses=[eps_is_zero],
    condition=r"“when $t$ is near 2”, “points with $x$ coordinates near 1 and $-1$”, and “(almost) normalizing”: "
    r"$\epsilon$ is neglected.",
    law="lnverify.fold.ends",
    near_misses={
        "$x = -1$ goes to $-1$": {"left": -1},
        "at $t = 1/2$ too": {"t": lambda s: s.rational(1, 2)},
        "$x = 0$ too": lambda s: equal(fold(s, 0, s.rational(2)), 1),
    },
)
def folding_ends(s, *, t=lambda s: s.rational(2), left=1):
    r"""At $t = 2$ points near $x = 1$ and $x = -1$ are both mapped to 1: read at these two points

    They are mapped to $3/\sqrt{9 + \epsilon}$ and $1/\sqrt{1 + \epsilon}$ (lnverify.fold.ends). The same holds for
    every $t > 1$, at $\epsilon = 0$.
    """
    return [
        step("$x = 1$", equal(fold(s, 1, t(s)), 1)),
        step("$x = -1$", equal(fold(s, -1, t(s)), left)),
    ]


@claim(
    "lnverify.fold.ends",
    "with a proof; compare “Re-Examining LayerNorm” on the activation plot for folding",
    hypotheses=[eps_is_positive],
    near_misses={
        "the left end goes to $-1$": {"sign": -1},
        r"$\epsilon$ is lost": {"eps": lambda s: 0},
        r"the right end goes to $t/\sqrt{(t + 1)^{2} + \epsilon}$": {"right": lambda s: s.scalar("t")},
    },
)
def fold_ends(s, *, sign=1, eps=lambda s: s.eps, right=lambda s: s.scalar("t") + 1):
    r"""The fold takes 1 to $(t + 1)/\sqrt{(t + 1)^{2} + \epsilon}$ and $-1$ to $(t - 1)/\sqrt{(t - 1)^{2} + \epsilon}$

    So both are below 1, and for $t > 1$ both tend to 1 as $\epsilon$ goes to 0.
    """
    t = s.scalar("t")
    return [
        step("the right end", equal(fold(s, 1, t), right(s) / s.sqrt((t + 1) ** 2 + eps(s)))),
        step("the left end", equal(fold(s, -1, t), sign * (t - 1) / s.sqrt((t - 1) ** 2 + eps(s)))),
    ]


@claim(
    "activation.folding.relaxed",
    "Summary, the paragraph on the activation plot for folding",
    where=[letters.EPS, _T],
    hypotheses=[between_the_ends],
    condition="“points closer to 0”: closer than $x = 1$ and $x = -1$.",
    near_misses={
        "at least 9/10": {"least": lambda s: s.rational(9, 10)},
        "not at all": {"gap": lambda x: 0},
        "the gap is $1 - x^2$": {"gap": lambda x: 1 - x**2},
        "half way": lambda s: at_most((s.scalar("x") + 2) ** 2 / (4 * s.scalar("x") + 5), s.rational(7, 8)),
    },
)
def folding_relaxed(s, *, gap=lambda x: (1 - x**2) / (4 * x + 5), least=lambda s: s.rational(3, 4)):
    r"""At $t = 2$ and $\epsilon = 0$ the points between $-1$ and 1 are relaxed away from 1: $1 - u^2 = (1 - x^2)/(4x +
    5)$

    Most of all at $x = -1/2$, where the value is $\sqrt{3}/2 = 0.866$; at $x = 0$ it is $2/\sqrt{5} = 0.894$.
    """
    x = s.scalar("x")
    value = s.let("u", (x + 2) / s.sqrt(4 * x + 5))
    return [
        step("the gap", equal(1 - value**2, gap(x))),
        step("is positive", positive(1 - value**2)),
        step("at least 3/4", equal(value**2 - least(s), (2 * x + 1) ** 2 / (4 * (4 * x + 5)))),
    ]


@claim(
    "activation.folding.absolute-value",
    "Summary, the paragraph on semantic uses",
    hypotheses=[x_is_inside],
    near_misses={
        "even": {"uneven": lambda s, x, t: 0},
        r"$\epsilon$ is lost": {"uneven": lambda s, x, t: 4 * t * x * (1 - x**2)},
        "$t$ is lost": {"uneven": lambda s, x, t: 4 * x * (1 - x**2 + s.eps)},
        "0 at $x = 0$": {"middle": lambda s, t: 0},
    },
)
def folding_absolute(
    s, *, uneven=lambda s, x, t: 4 * t * x * (1 - x**2 + s.eps), middle=lambda s, t: t**2 / (t**2 + 1 + s.eps)
):
    r"""Folding is an absolute value up to the difference between the outputs of $x$ and $-x$, and to its value at 0

    An absolute value would give $x$ and $-x$ the same; the first step is the difference of the squared outputs. So it
    measures how uneven the fold is, not the distance from $|x|$, which is large: $2/\sqrt{5}$ at $x = 0$ for $t = 2$,
    $\epsilon = 0$. There the outputs of $\pm1/2$ are 0.945 and 0.866, and no output is below 0.866: the fold separates
    ends from the middle, in an uneven valley.
    """
    x, t = s.scalar("x"), s.scalar("t")
    m = s.let("m", t**2 + 1 + s.eps)
    return [
        step(
            "how uneven",
            equal(fold(s, x, t) ** 2 - fold(s, -x, t) ** 2, uneven(s, x, t) / (m**2 - 4 * t**2 * x**2)),
        ),
        step("at $x = 0$", equal(fold(s, 0, t) ** 2, middle(s, t))),
    ]


@claim(
    "activation.jump",
    "On phase transitions",
    where=[_T, _FIRST],
    hypotheses=[eps_is_positive],
    near_misses={
        r"$\epsilon$ is lost": {"share": lambda s, X, y: y**2 / (X**2 + y**2 + s.eps)},
        "a constant speed": {"share": lambda s, X, y: 1},
        "fastest far away": {"share": lambda s, X, y: X**2 / (X**2 + y**2 + s.eps)},
    },
)
def jump(s, *, share=lambda s, X, y: (y**2 + s.eps) / (X**2 + y**2 + s.eps)):
    r"""Right before the fold is complete points jump: passing $x + t = 0$ a point moves at the speed $1/\sqrt{y^2 +
    \epsilon}$

    $X = x + t$ is the shifted coordinate, and moves as $t$ does. The speed at $X = 0$ is unbounded as $y$ and
    $\epsilon$ go to 0: points near $x = -1$ jump when $t$ passes 1.
    """
    X, y = s.scalar("X"), s.scalar("y")
    speed = s.derivative(first(s, X, y), X)
    return [
        step("the speed", equal(speed, share(s, X, y) / s.sqrt(X**2 + y**2 + s.eps))),
        step("at $X = 0$", equal((y**2 + s.eps) / s.sqrt(y**2 + s.eps) ** 3, 1 / s.sqrt(y**2 + s.eps))),
        step("is the largest", at_most(speed**2, 1 / (y**2 + s.eps))),
    ]


@claim(
    "lnverify.low-gradients",
    "with a proof",
    where=[letters.UNIT_MAP],
    hypotheses=[eps_is_positive],
    near_misses={
        "the part along $x$ is lost": {"back": lambda s: 0},
        r"1 for $1/\epsilon$": {"back": lambda s: 1},
        "the square of the bound": {"bound": lambda square: 1 / square**2},
    },
)
def low_gradients(s, *, back=lambda s: 1 / s.eps, bound=lambda square: 1 / square):
    r"""$u_\epsilon$ multiplies the length of a gradient by at most $1/\sqrt{\|x\|^2 + \epsilon}$, for $\epsilon > 0$ by
    more than 0

    $u$ is the gradient of a loss with respect to the output, $d$ that with respect to $x$. The first step gives $u$
    back from $d$, so $d = 0$ only where $u = 0$. Through a layer $x = Wh$ the gradient of the weights is $dh^\top$:
    large pre-activations make a region of low but nonzero gradients. For $\epsilon = 0$ it is zero where $u$ is along
    $x$.
    """
    x, u = s.vector("x"), s.upstream
    d = s.let("d", s.gradient(s.dot(u, unit_map(s, x)), x))
    square = s.dot(x, x) + s.eps
    return [
        step("nonzero", equal(s.sqrt(square) * (d + back(s) * s.dot(x, d) * x), u)),
        step("low", at_most(s.dot(d, d), bound(square) * s.dot(u, u))),
    ]


@claim(
    "activation.bunching",
    "Summary, the paragraph on stretching, “bunch up”",
    where=[letters.EPS],
    hypotheses=[x_is_inside, t_is_positive],
    near_misses={
        "the speed stays": {"speed": lambda s, t, r2: 1},
        "$t$ at the sides": {"least": lambda s, t: t},
        "of the first coordinate": {"turned": lambda s, u, v, x: s.derivative(u, x)},
    },
)
def bunching(
    s,
    *,
    speed=lambda s, t, r2: t / r2,
    least=lambda s, t: 1 / t,
    turned=lambda s, u, v, x: u * s.derivative(v, x) - v * s.derivative(u, x),
):
    r"""Without $\epsilon$ a stretched point turns at $t/(t^2x^2 + y^2)$ times the speed of the point of the circle, for
    $t > 1$ more than the $1/t$ of the left and right sides

    So a short arc there becomes $t$ times as short, and its points bunch up. The angle of the point changes by
    $-dx/y$ with $x$, that of its image by $u dv - v du$.
    """
    t, x = s.scalar("t"), s.scalar("x")
    y = s.let("y", s.sqrt(1 - x**2))
    r2 = (t * x) ** 2 + y**2
    u, v = t * x / s.sqrt(r2), y / s.sqrt(r2)
    result = -y * turned(s, u, v, x)
    above = (t**2 - 1) * (1 - x**2) / (t * r2)
    return [
        step("the speed", equal(result, speed(s, t, r2))),
        step("above that of the sides", equal(result - least(s, t), above)),
    ]
