"""Stretching and folding the circle with u_ε: the curves of “Re-Examining LayerNorm”, exactly.

A point of the unit circle is (x, y) with y² = 1 − x²; what is drawn is its first coordinate before and after.
"""

from proofs.hypotheses import eps_is_positive, eps_is_zero, x_is_positive
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def first(s, x, y):
    """The first coordinate of u_ε(x, y), the activation surface over the plane."""
    return x / s.sqrt(x**2 + y**2 + s.eps)


def on_circle(s):
    """x² ≤ 1: x is a coordinate of a point of the unit circle."""
    return at_most(s.scalar("x") ** 2, 1)


def inside(s):
    """x² < 1."""
    return positive(1 - s.scalar("x") ** 2)


def between_the_ends(s):
    """−1 < x < 1."""
    return [positive(1 + s.scalar("x")), positive(1 - s.scalar("x"))]


def t_is_positive(s):
    """t > 0."""
    return positive(s.scalar("t"))


def stretched(s):
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
    "The curves of stretching and folding are slices of one activation surface over the plane",
    "Summary, the paragraph on the activation surface",
    hypotheses=[eps_is_positive, on_circle],
    remark=(
        "The surface is x/√(x² + y² + ε); the slices run over an ellipse and over a circle beside the origin."
    ),
)
def surface(s):
    x, t = s.scalar("x"), s.scalar("t")
    y = s.sqrt(1 - x**2)
    return [
        step("stretching", equal(first(s, t * x, y), stretch(s, t))),
        step("folding", equal(first(s, x + t, y), fold(s, x, t))),
        step("and in one dimension", equal(first(s, x, 0 * x), x / s.sqrt(x**2 + s.eps))),
    ]


def _slice(s, right):
    x, t = s.scalar("x"), s.scalar("t")
    return equal(first(s, t * x, s.sqrt(1 - x**2)), right(x, t))


surface.misses({
    "the curve in one dimension at tx": lambda s: _slice(s, lambda x, t: first(s, t * x, 0 * x)),
    "t for t²": lambda s: _slice(s, lambda x, t: t * x / s.sqrt((t - 1) * x**2 + 1 + s.eps)),
    "1 is lost": lambda s: _slice(s, lambda x, t: t * x / s.sqrt(t**2 * x**2 + 1 + s.eps)),
})


@claim(
    "activation.stretching",
    "Stretching moves points towards the left and right sides: for x > 0 the first coordinate grows with t",
    "Summary, the paragraph on stretching",
    hypotheses=[eps_is_positive, x_is_positive],
    remark="For x < 0 it falls, by symmetry; for x = 0 nothing moves.",
)
def stretching(s):
    x, y, t = s.scalar("x"), s.scalar("y"), s.scalar("t")
    root = s.sqrt((t * x) ** 2 + y**2 + s.eps)
    speed = s.derivative(stretched(s), t)
    return [
        step("the speed", equal(speed, x * (y**2 + s.eps) / root**3)),
        step("towards 1", positive(speed)),
    ]


def _speed(s, right):
    x, y, t = s.scalar("x"), s.scalar("y"), s.scalar("t")
    return equal(s.derivative(stretched(s), t), right(x, y, s.sqrt((t * x) ** 2 + y**2 + s.eps)))


stretching.misses({
    "ε is lost": lambda s: _speed(s, lambda x, y, root: x * y**2 / root**3),
    "constant speed": lambda s: _speed(s, lambda x, y, root: x / root),
    "towards 0": lambda s: positive(-s.derivative(stretched(s), s.scalar("t"))),
})


@claim(
    "activation.sign",
    "Stretching approximates the sign: the squared gap is (y² + ε)/(t²x² + y² + ε), and goes to 0 as t grows",
    "Summary, the paragraph on semantic uses",
    hypotheses=[eps_is_positive, x_is_positive, t_is_positive],
    remark=(
        "1 − |u| is at most 1 − u², so at most (y² + ε)/(t²x²): small only where t|x| is large beside √(y² + ε). "
        "At x = 0 the value is 0 for every t."
    ),
)
def sign(s):
    x, y, t = s.scalar("x"), s.scalar("y"), s.scalar("t")
    gap = 1 - stretched(s) ** 2
    return [
        step("the gap", equal(gap, (y**2 + s.eps) / ((t * x) ** 2 + y**2 + s.eps))),
        step("its bound", at_most(gap, (y**2 + s.eps) / (t * x) ** 2)),
        step("never attained", positive(gap)),
    ]


def _gap(s, bound):
    return at_most(1 - stretched(s) ** 2, bound(s.scalar("x"), s.scalar("y"), s.scalar("t")))


sign.misses({
    "no gap": lambda s: _gap(s, lambda x, y, t: 0 * t),
    "t³ for t²": lambda s: _gap(s, lambda x, y, t: (y**2 + s.eps) / (t**3 * x**2)),
    "ε is lost": lambda s: _gap(s, lambda x, y, t: y**2 / (t * x) ** 2),
    "half of it": lambda s: _gap(s, lambda x, y, t: (y**2 + s.eps) / (2 * (t * x) ** 2)),
})


def far_from_zero(s):
    """x² ≥ 1/4."""
    return at_most(s.rational(1, 4), s.scalar("x") ** 2)


def eps_is_small(s):
    """ε ≤ 1/100."""
    return at_most(s.eps, s.rational(1, 100))


@claim(
    "activation.stretching.five",
    "At t = 5 points of the circle with |x| ≥ 1/2 end with |u| > 0.94",
    "Summary, the paragraph on stretching",
    hypotheses=[far_from_zero, eps_is_small],
    remark=(
        "The post says “not near 0”; with |x| ≥ 1/2 the gap to ±1 is below 0.06, with |x| ≥ 1/5 only below 0.3: "
        "u² = 25x²/(24x² + 1 + ε)."
    ),
)
def stretching_five(s):
    value = stretch(s, s.rational(5))
    return [
        step("the value", equal(value**2, 25 * s.scalar("x") ** 2 / (24 * s.scalar("x") ** 2 + 1 + s.eps))),
        step("close to ±1", at_most(s.rational(94, 100) ** 2, value**2)),
    ]


def _five(s, bound):
    return at_most(s.lift(bound) ** 2, stretch(s, s.rational(5)) ** 2)


stretching_five.misses({
    "|u| > 0.95": lambda s: _five(s, s.rational(95, 100)),
    "|u| = 1": lambda s: _five(s, 1),
    "|u| ≥ |x| + 1/2": lambda s: at_most(
        s.scalar("x") ** 2 + s.rational(1, 2), stretch(s, s.rational(5)) ** 2
    ),
})


@claim(
    "lnverify.fold",
    "The fold’s slope has the sign of tx + 1 + ε: it turns at x = −(1 + ε)/t, on the circle where t > 1 + ε",
    "with a proof",
    hypotheses=[inside, t_is_positive],
    remark=(
        "Left of the turning point the curve falls, right of it it rises. Its least value is √(t² − 1 − ε)/t "
        "(activation.folding.depth). For t ≤ 1 + ε it rises all the way: there is no fold."
    ),
)
def fold_condition(s):
    x, t = s.scalar("x"), s.scalar("t")
    root = s.sqrt(2 * t * x + t**2 + 1 + s.eps)
    slope = s.derivative(fold(s, x, t), x)
    return [
        step("its slope", equal(slope, (t * x + 1 + s.eps) / root**3)),
        step("which turns at", equal(t * (-(1 + s.eps) / t) + 1 + s.eps, 0)),
        step("the gap to 1", equal(1 - fold(s, x, t) ** 2, (1 - x**2 + s.eps) / root**2)),
        step("never more than 1", positive(1 - fold(s, x, t) ** 2)),
    ]


def _turn(s, numerator):
    x, t = s.scalar("x"), s.scalar("t")
    root = s.sqrt(2 * t * x + t**2 + 1 + s.eps)
    return equal(s.derivative(fold(s, x, t), x), numerator(x, t) / root**3)


fold_condition.misses({
    "ε is lost": lambda s: _turn(s, lambda x, t: t * x + 1),
    "it turns at x = −t": lambda s: _turn(s, lambda x, t: x + t),
    "it turns at x = 0": lambda s: _turn(s, lambda x, t: t * x),
    "1 is lost": lambda s: _turn(s, lambda x, t: t * x + s.eps),
})


def t_folds(s):
    """t² > 1 + ε."""
    return positive(s.scalar("t") ** 2 - 1 - s.eps)


@claim(
    "activation.folding.depth",
    "At its turning point x = −(1 + ε)/t the fold is √(t² − 1 − ε)/t deep, its least value",
    "Summary, the paragraph on folding",
    hypotheses=[t_folds],
    remark=(
        "The post shows the fold, without a number. It is the least value, since the curve falls before its "
        "turning point and rises behind it (lnverify.fold). At t = 2, ε = 0 it is √3/2."
    ),
)
def folding_depth(s):
    t = s.scalar("t")
    return equal(fold(s, -(1 + s.eps) / t, t), s.sqrt(t**2 - 1 - s.eps) / t)


def _depth(s, right):
    t = s.scalar("t")
    return equal(fold(s, -(1 + s.eps) / t, t), right(t))


folding_depth.misses({
    "ε is lost": lambda s: _depth(s, lambda t: s.sqrt(t**2 - 1) / t),
    "down to 0": lambda s: _depth(s, lambda t: 0 * t),
    "√(1 − 1/t)": lambda s: _depth(s, lambda t: s.sqrt(t**2 - t) / t),
})


@claim(
    "activation.folding.ends",
    "At t = 2 points near x = 1 and x = −1 are both mapped to 1: read at these two points",
    "Summary, the paragraph on the activation plot for folding",
    further=[eps_is_zero],
    remark="They are mapped to 3/√(9 + ε) and 1/√(1 + ε). The same holds for every t > 1, at ε = 0.",
    likely="ε = 0, or “near” 1 as well.",
)
def folding_ends(s):
    t = s.rational(2)
    return [
        step("x = 1", equal(fold(s, s.rational(1), t), 1)),
        step("x = −1", equal(fold(s, s.rational(-1), t), 1)),
    ]


folding_ends.misses({
    "x = −1 goes to −1": lambda s: equal(fold(s, s.rational(-1), s.rational(2)), -1),
    "at t = 1/2 too": lambda s: equal(fold(s, s.rational(-1), s.rational(1, 2)), 1),
    "x = 0 too": lambda s: equal(fold(s, s.rational(0), s.rational(2)), 1),
})


@claim(
    "activation.folding.relaxed",
    "At t = 2 and ε = 0 the points between −1 and 1 are relaxed away from 1: 1 − u² = (1 − x²)/(4x + 5)",
    "Summary, the paragraph on the activation plot for folding",
    hypotheses=[between_the_ends],
    remark="Most of all at x = −1/2, where the value is √3/2 = 0.866; at x = 0 it is 2/√5 = 0.894.",
)
def folding_relaxed(s):
    x, t = s.scalar("x"), s.rational(2)
    plain = (x + t) / s.sqrt(2 * t * x + t**2 + 1)
    return [
        step("the gap", equal(1 - plain**2, (1 - x**2) / (4 * x + 5))),
        step("is positive", positive(1 - plain**2)),
        step("at least 3/4", equal(plain**2 - s.rational(3, 4), (2 * x + 1) ** 2 / (4 * (4 * x + 5)))),
    ]


def _plain(s):
    x = s.scalar("x")
    return (x + 2) ** 2 / (4 * x + 5)


folding_relaxed.misses({
    "at least 9/10": lambda s: at_most(s.rational(9, 10), _plain(s)),
    "not at all": lambda s: at_most(1, _plain(s)),
    "half way": lambda s: at_most(_plain(s), s.rational(7, 8)),
})


@claim(
    "activation.folding.absolute-value",
    "Folding is an absolute value up to the difference between the outputs of x and −x, which is not 0",
    "Summary, the paragraph on semantic uses",
    hypotheses=[inside],
    remark=(
        "An absolute value would give both the same; the statement is the difference of their squares. At t = 2, "
        "ε = 0 the outputs of ±1/2 are 0.945 and 0.866, and no output is below 0.866: the fold separates ends "
        "from the middle, in an uneven valley."
    ),
)
def folding_absolute(s):
    x, t = s.scalar("x"), s.scalar("t")
    m = t**2 + 1 + s.eps
    right, left = (x + t) ** 2 / (m + 2 * t * x), (t - x) ** 2 / (m - 2 * t * x)
    return equal(right - left, 4 * t * x * (1 - x**2 + s.eps) / (m**2 - 4 * t**2 * x**2))


def _uneven(s, right):
    x, t = s.scalar("x"), s.scalar("t")
    m = t**2 + 1 + s.eps
    return equal((x + t) ** 2 / (m + 2 * t * x) - (t - x) ** 2 / (m - 2 * t * x), right(x, t, m))


folding_absolute.misses({
    "no difference": lambda s: _uneven(s, lambda x, t, m: 0 * x),
    "ε is lost": lambda s: _uneven(s, lambda x, t, m: 4 * t * x * (1 - x**2) / (m**2 - 4 * t**2 * x**2)),
    "t is lost": lambda s: _uneven(s, lambda x, t, m: 4 * x * (1 - x**2 + s.eps) / (m**2 - 4 * t**2 * x**2)),
})


@claim(
    "activation.jump",
    "Right before the fold is complete points jump: passing x + t = 0 a point moves at the speed 1/√(y² + ε)",
    "On phase transitions",
    hypotheses=[eps_is_positive],
    remark=(
        "X = x + t is the shifted coordinate, and moves as t does. The speed at X = 0 is unbounded as y and ε go "
        "to 0: points near x = −1 jump when t passes 1."
    ),
)
def jump(s):
    X, y = s.scalar("X"), s.scalar("y")
    square = X**2 + y**2 + s.eps
    speed = s.derivative(first(s, X, y), X)
    return [
        step("the speed", equal(speed, (y**2 + s.eps) / (square * s.sqrt(square)))),
        step("at X = 0", equal((y**2 + s.eps) / s.sqrt(y**2 + s.eps) ** 3, 1 / s.sqrt(y**2 + s.eps))),
        step("is the largest", at_most(speed**2, 1 / (y**2 + s.eps))),
    ]


def _shifting(s, right):
    X, y = s.scalar("X"), s.scalar("y")
    square = X**2 + y**2 + s.eps
    return equal(s.derivative(first(s, X, y), X), right(y, square) / s.sqrt(square))


jump.misses({
    "ε is lost": lambda s: _shifting(s, lambda y, square: y**2 / square),
    "a constant speed": lambda s: _shifting(s, lambda y, square: 1 + 0 * y),
    "fastest far away": lambda s: _shifting(s, lambda y, square: (square - y**2 - s.eps) / square),
})
