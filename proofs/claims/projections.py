"""The composition h ∘ g ∘ f of “Visualizing Layer Normalization”: projection, sphere, ellipsoid."""

from proofs.definitions import centered, centering, norm, normal_direction, variance
from proofs.hypotheses import eps_is_positive, eps_is_zero, gains_differ, no_zero_gain, not_constant, not_zero
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def std(s):
    """std(x), with 1/n."""
    return s.sqrt(variance(s, s.activation))


def std_and_eps_are_positive(s):
    """std(x) + ε > 0: the post's lnorm is defined."""
    return positive(std(s) + s.eps)


def lnorm(s, x):
    """a ⊙ (x − mean)/(std + ε) + b, with ε outside the root."""
    return s.gain * centered(s, x) / (s.sqrt(variance(s, x)) + s.eps) + s.bias


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
    "lnorm is the composition h ∘ g ∘ f of a projection, a scaling and an affine map",
    "Visualizing layer normalization, the first two displays",
    hypotheses=[std_and_eps_are_positive],
)
def composition(s):
    f = centering(s) @ s.activation
    return equal(lnorm(s, s.activation), s.diag(s.gain) @ to_sphere(s, f) + s.bias)


def _composed(s, middle):
    return equal(lnorm(s, s.activation), s.diag(s.gain) @ middle(centering(s) @ s.activation) + s.bias)


composition.misses({
    "√n is lost beside ε": lambda s: _composed(s, lambda f: s.sqrt(s.N) * f / (norm(s, f) + s.eps)),
    "√n is lost in front": lambda s: _composed(s, lambda f: f / (norm(s, f) + s.eps * s.sqrt(s.N))),
    "n for √n": lambda s: _composed(s, lambda f: s.sqrt(s.N) * f / (norm(s, f) + s.N * s.eps)),
    "ε inside the root": lambda s: _composed(
        s, lambda f: s.sqrt(s.N) * f / s.sqrt(s.dot(f, f) + s.N * s.eps)
    ),
})


@claim(
    "visualizing.averaging",
    "P = 11ᵀ/n is the orthogonal projector onto span(1): eigenvalue 1 at 1, a null space of dimension n − 1",
    "Visualizing layer normalization, the paragraph on f",
    remark="The null space is {x : Σ xₙ = 0}: Px is the mean times 1, so Px = 0 where the mean is 0.",
)
def averaging_matrix(s):
    P, x = averaging(s), s.vector("x")
    return [
        step("eigenvalue 1 at 1", equal(P @ s.ones, s.ones)),
        step("Px is the mean times 1", equal(P @ x, s.sum(x) / s.N * s.ones)),
        step("symmetric", equal(P.T, P)),
        step("idempotent", equal(P @ P, P)),
        step("the null space has dimension n − 1", equal(s.trace(s.identity - P), s.N - 1)),
        step("and is orthogonal to 1", equal(s.dot(s.ones, x - P @ x), 0)),
    ]


averaging_matrix.misses({
    "11ᵀ without 1/n": lambda s: equal(s.outer(s.ones, s.ones) @ s.ones, s.ones),
    "a null space of dimension 1": lambda s: equal(s.trace(s.identity - averaging(s)), 1),
    "the projector onto U": lambda s: equal(averaging(s) @ s.ones, 0 * s.ones),
    "x and Px are orthogonal": lambda s: equal(s.dot(s.vector("x"), averaging(s) @ s.vector("x")), 0),
})


@claim(
    "visualizing.projection",
    "f = I − P is the orthogonal projection onto U, the (n − 1)-dimensional subspace orthogonal to 1",
    "Visualizing layer normalization, the paragraph on f",
    remark="The last step: it keeps every vector x − Px of U.",
)
def projection(s):
    P, x = averaging(s), s.vector("x")
    f = s.identity - P
    return [
        step("idempotent", equal(f @ f, f)),
        step("symmetric", equal(f.T, f)),
        step("into U", equal(s.dot(s.ones, f @ x), 0)),
        step("of dimension n − 1", equal(s.trace(f), s.N - 1)),
        step("U is kept", equal(f @ (x - P @ x), x - P @ x)),
    ]


projection.misses({
    "I + P": lambda s: equal(
        (s.identity + averaging(s)) @ (s.identity + averaging(s)), s.identity + averaging(s)
    ),
    "every x is kept": lambda s: equal((s.identity - averaging(s)) @ s.vector("x"), s.vector("x")),
    "of dimension n − 2": lambda s: equal(s.trace(s.identity - averaging(s)), s.N - 2),
    "P and I − P are the same": lambda s: equal(s.identity - averaging(s), averaging(s)),
})


@claim(
    "visualizing.sphere-condition",
    "Where ‖x‖ ≫ ε, g is a projection to the sphere of radius √n: read as a relative error of at most ε/‖x‖",
    "Visualizing layer normalization, the paragraph on g",
    hypotheses=[not_zero],
    corrected_by="lnverify.sphere-error",
    remark=(
        "The bound is our reading of “≫”. The condition is ‖x‖ ≫ √n ε: the denominator is ‖x‖ + √n ε. For n = 768 "
        "the two differ by a factor of 27."
    ),
    likely="‖x‖ ≫ √n ε, or std(x) ≫ ε, which is the same.",
)
def sphere_condition(s):
    return at_most(shortfall(s), s.eps / norm(s, s.activation))


def _error(s, bound):
    return at_most(shortfall(s), bound(norm(s, s.activation)))


sphere_condition.misses({
    "no error": lambda s: _error(s, lambda r: 0 * r),
    "ε²/‖x‖²": lambda s: _error(s, lambda r: s.eps**2 / r**2),
    "ε/(√n ‖x‖)": lambda s: _error(s, lambda r: s.eps / (s.sqrt(s.N) * r)),
})


@claim(
    "lnverify.sphere-error",
    "g(x) falls short of the sphere of radius √n by exactly √n ε/‖x‖ of its own length",
    "with a proof",
    hypotheses=[not_zero],
    remark=(
        "So g is nearly a projection to the sphere where ‖x‖ ≫ √n ε, that is where the mean square is ≫ ε²."
    ),
)
def sphere_error(s):
    x = s.activation
    error = s.sqrt(s.N) * s.eps / norm(s, x)
    return [
        step("the error", equal(shortfall(s), error)),
        step("the point of the sphere", equal((1 + error) * to_sphere(s, x), s.sqrt(s.N) * x / norm(s, x))),
    ]


sphere_error.misses({
    "√n is lost": lambda s: _error(s, lambda r: s.eps / r),
    "half of it": lambda s: _error(s, lambda r: s.sqrt(s.N) * s.eps / (2 * r)),
    "n for √n": lambda s: equal(shortfall(s), s.N * s.eps / norm(s, s.activation)),
    "ε inside the root": lambda s: equal(
        s.dot(to_sphere(s, s.activation), to_sphere(s, s.activation)),
        s.N * s.dot(s.activation, s.activation) / (s.dot(s.activation, s.activation) + s.N * s.eps),
    ),
})


@claim(
    "visualizing.sphere",
    "g(f(x)) lies on the sphere of radius √n in U",
    "Visualizing layer normalization, the paragraph on g",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    remark="U has dimension n − 1, so its sphere has dimension n − 2. For ε > 0 every point lies inside it.",
    likely="ε = 0, or ‖f(x)‖ far above √n ε: the post says that it neglects ε.",
)
def sphere(s):
    y = to_sphere(s, centering(s) @ s.activation)
    return [
        step("in U", equal(s.sum(y), 0)),
        step("on the sphere", equal(norm(s, y), s.sqrt(s.N))),
    ]


def _on_sphere(s, point):
    return to_sphere(s, point(centering(s) @ s.activation))


sphere.misses({
    "the unit sphere": lambda s: equal(norm(s, _on_sphere(s, lambda f: f)), 1),
    "without f": lambda s: equal(s.sum(to_sphere(s, s.activation)), 0),
    "g before f": lambda s: equal(norm(s, centering(s) @ to_sphere(s, s.activation)), s.sqrt(s.N)),
    "the radius n": lambda s: equal(norm(s, _on_sphere(s, lambda f: f)), s.N),
})


@claim(
    "visualizing.sphere-identity",
    "The sphere √n S_{n−2,U} that holds g(f(x)) is the section of the unit sphere S_{n−1} by U",
    "Visualizing layer normalization, the display-like identity at the end of the paragraph on g",
    hypotheses=[not_constant],
    corrected_by="lnverify.sphere-section",
    remark="The left side has radius √n, the right side as printed radius 1.",
    likely="√n S_{n−1} ∩ U: the factor √n is missing on the right.",
)
def sphere_identity(s):
    y = s.sqrt(s.N) * (centering(s) @ s.activation) / norm(s, centering(s) @ s.activation)
    return [step("in U", equal(s.sum(y), 0)), step("in S_{n−1}", equal(s.dot(y, y), 1))]


sphere_identity.misses({
    "radius n": lambda s: equal(_section(s), s.N**2),
    "radius √(n − 1)": lambda s: equal(_section(s), s.N - 1),
    "radius 1/√n": lambda s: equal(s.N * _section(s), 1),
})


def _section(s):
    y = s.sqrt(s.N) * (centering(s) @ s.activation) / norm(s, centering(s) @ s.activation)
    return s.dot(y, y)


@claim(
    "lnverify.sphere-section",
    "At ε = 0 the values of g ∘ f are exactly √n S_{n−1} ∩ U",
    "with a proof",
    hypotheses=[not_constant],
    remark=(
        "The first two steps: every value lies in both. The third: g ∘ f leaves the direction of a vector of U "
        "alone and gives it the norm √n, so each point of the section is its own image."
    ),
)
def sphere_section(s):
    P = centering(s)
    z = P @ s.activation
    y = s.sqrt(s.N) * z / norm(s, z)
    again = s.sqrt(s.N) * (P @ y) / norm(s, P @ y)
    return [
        step("in U", equal(s.sum(y), 0)),
        step("of norm √n", equal(s.dot(y, y), s.N)),
        step("every point of the section is its own image", equal(again, y)),
    ]


sphere_section.misses({
    "the unit sphere": lambda s: equal(_section(s), 1),
    "U is lost": lambda s: equal(s.sum(s.sqrt(s.N) * s.activation / norm(s, s.activation)), 0),
    "each vector of U is its own image": lambda s: equal(
        s.sqrt(s.N) * (centering(s) @ s.activation) / norm(s, centering(s) @ s.activation),
        centering(s) @ s.activation,
    ),
})


@claim(
    "visualizing.subspace",
    "A takes U into a different subspace",
    "Visualizing layer normalization, the paragraph on h",
    further=[gains_differ],
    remark=(
        "A takes z = Πa, a vector of U, to a vector whose entries sum to ‖Πa‖² > 0, so out of U. Where all gains "
        "are equal, at initialization for one, A takes U into itself: the first step is then 0."
    ),
    likely="gains that are not all equal, as after training.",
)
def subspace(s):
    x = s.vector("x")
    spread = centering(s) @ s.gain
    return [
        step("how far out of U", equal(s.sum(s.gain * (centering(s) @ x)), s.dot(spread, x))),
        step("a vector of U that leaves it", positive(s.sum(s.gain * spread))),
    ]


subspace.misses({
    "A takes U into U": lambda s: equal(s.sum(s.gain * (centering(s) @ s.vector("x"))), 0),
    "every vector leaves it": lambda s: positive(s.sum(s.gain * (centering(s) @ s.vector("x"))) ** 2),
    "into the subspace orthogonal to g": lambda s: equal(
        s.dot(s.gain, s.gain * (centering(s) @ s.vector("x"))), 0
    ),
})


@claim(
    "visualizing.centre",
    "The ellipsoid is centred at b",
    "Visualizing layer normalization, the paragraph on h",
    hypotheses=[std_and_eps_are_positive],
    remark="The outputs of x and −x lie opposite each other about b, so the image is symmetric about b.",
)
def centre(s):
    x = s.activation
    return equal((lnorm(s, x) + lnorm(s, -x)) / 2, s.bias)


def _centre(s, point):
    return equal((lnorm(s, s.activation) + lnorm(s, -s.activation)) / 2, point)


centre.misses({
    "at 0": lambda s: _centre(s, 0 * s.ones),
    "at the image of b": lambda s: _centre(s, s.gain * s.bias),
    "at the projected b": lambda s: _centre(s, centering(s) @ s.bias),
})


@claim(
    "visualizing.ellipsoid",
    "lnorm maps into an (n − 2)-dimensional ellipsoid",
    "Visualizing layer normalization, the summary",
    hypotheses=[not_constant],
    further=[eps_is_zero, no_zero_gain],
    remark=(
        "Two equations in n coordinates: a hyperplane with normal α, αₙ = 1/gₙ, and an ellipsoid. For ε > 0 the "
        "image is the solid inside, of dimension n − 1; with k zero gains it lies in the other n − k coordinates, "
        "a shell for k = 1 and a solid for k ≥ 2 (lnverify.surface.zero-gain)."
    ),
    likely="ε = 0 and gains that are not zero.",
)
def ellipsoid(s):
    y = lnorm(s, s.activation) - s.bias
    return [
        step("on a hyperplane", equal(s.dot(normal_direction(s, s.gain), y), 0)),
        step("on an ellipsoid", equal(s.sum((y / s.gain) ** 2), s.N)),
    ]


def _image(s):
    return lnorm(s, s.activation) - s.bias


ellipsoid.misses({
    "in U": lambda s: equal(s.sum(_image(s)), 0),
    "on a sphere": lambda s: equal(s.dot(_image(s), _image(s)), s.N),
    "an ellipsoid of size 1": lambda s: equal(s.sum((_image(s) / s.gain) ** 2), 1),
    "the gain for its inverse": lambda s: equal(s.sum((_image(s) * s.gain) ** 2), s.N),
})


@claim(
    "lnverify.eps-conventions",
    "ε outside the root against inside: (σ + ε)/√(σ² + ε) ≤ √(1 + ε), attained at σ = 1",
    "with a proof",
    hypotheses=[eps_is_positive],
    remark=(
        "The quotient is the length of the output with ε inside the root by that with ε outside. It is 1 where 2σ "
        "+ ε = 1; at σ = 1, the usual size, it is largest. For ε ≤ 1 it is never below √ε by the last step, and "
        "falls to √ε only as σ goes to 0, where both outputs vanish."
    ),
)
def eps_conventions(s):
    sigma, square = s.let("sigma", std(s)), variance(s, s.activation) + s.eps
    quotient = s.let("q", (sigma + s.eps) ** 2 / square)
    one = s.rational(1)
    return [
        step("the gap above", equal(1 + s.eps - quotient, s.eps * (1 - sigma) ** 2 / square)),
        step("at most", at_most(quotient, 1 + s.eps)),
        step("attained at σ = 1", equal((one + s.eps) ** 2 / (one + s.eps), 1 + s.eps)),
        step("where they agree", equal(quotient - 1, s.eps * (2 * sigma + s.eps - 1) / square)),
        step("the gap below", equal(quotient - s.eps, sigma * (sigma * (1 - s.eps) + 2 * s.eps) / square)),
    ]


def _quotient(s):
    return (std(s) + s.eps) ** 2 / (variance(s, s.activation) + s.eps)


eps_conventions.misses({
    "they agree": lambda s: equal(_quotient(s), 1),
    "at most 1": lambda s: at_most(_quotient(s), 1),
    "at most √(1 + ε²)": lambda s: at_most(_quotient(s), 1 + s.eps**2),
    "at least 1": lambda s: at_most(1, _quotient(s)),
})


@claim(
    "lnverify.eps-conventions.matched",
    "With √ε outside for ε inside: 1 ≤ (σ + √ε)/√(σ² + ε) ≤ √2, attained at σ = 0 and at σ = √ε",
    "with a proof",
    hypotheses=[eps_is_positive],
    remark=(
        "√ε outside the root is the number that gives both conventions the same slope at constant activations."
    ),
)
def eps_matched(s):
    sigma, e = s.let("sigma", std(s)), s.sqrt(s.eps)
    square = variance(s, s.activation) + s.eps
    quotient = (sigma + e) ** 2 / square
    return [
        step("the gap above", equal(2 - quotient, (sigma - e) ** 2 / square)),
        step("the gap below", equal(quotient - 1, 2 * sigma * e / square)),
        step("at most √2", at_most(quotient, 2)),
        step("at least 1", at_most(1, quotient)),
    ]


def _matched(s):
    return (std(s) + s.sqrt(s.eps)) ** 2 / (variance(s, s.activation) + s.eps)


eps_matched.misses({
    "they agree": lambda s: equal(_matched(s), 1),
    "at most 3/2": lambda s: at_most(_matched(s), s.rational(3, 2)),
    "at least 2": lambda s: at_most(2, _matched(s)),
})
