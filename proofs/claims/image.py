"""The image of LayerNorm: a hyperplane, a ball, a hyperellipsoid (Riechers, section II)."""

from proofs.definitions import centering, layer_norm, norm, normal_direction, normalized, variance
from proofs.hypotheses import denominator_is_positive, eps_is_positive, no_zero_gain, not_constant
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def output(s):
    return layer_norm(s, s.activation, s.gain, s.bias, s.eps)


def squared_radius(s):
    """‖x̂‖², the squared norm after sub-step (ii)."""
    x = normalized(s, s.activation, s.eps)
    return s.dot(x, x)


def gauge(s, y):
    """‖G⁻¹y‖²: at most N inside the hyperellipsoid G·ball."""
    return s.sum((y / s.gain) ** 2)


@claim(
    "riechers.ball",
    "After sub-step (ii) the norm is at most √N",
    "Sec. II (ii)",
    hypotheses=[denominator_is_positive],
    remark="The gap Nε/(σ² + ε) is positive for ε > 0 and zero for ε = 0.",
)
def ball(s):
    gap = s.N * s.eps / (variance(s, s.activation) + s.eps)
    return [
        step("the gap, exactly", equal(s.N - squared_radius(s), gap)),
        step("the norm", at_most(norm(s, normalized(s, s.activation, s.eps)), s.sqrt(s.N))),
    ]


ball.misses({
    "the unit ball": lambda s: at_most(squared_radius(s), 1),
    "at most √(N − 1)": lambda s: at_most(squared_radius(s), s.N - 1),
    "at least √N": lambda s: at_most(s.N, squared_radius(s)),
    "N is lost in the gap": lambda s: equal(s.N - squared_radius(s), s.eps / (variance(s, s.activation) + s.eps)),
})


@claim(
    "riechers.ball.open",
    "After sub-step (ii) all points lie in the open N-ball of radius √N",
    "Sec. II, below Eq. (5)",
    further=[eps_is_positive],
    remark="For ε = 0 every point lies on the sphere itself, and activations proportional to 1 have no image.",
    likely="ε > 0, the case of every implementation; the text of the paper allows ε = 0.",
)
def open_ball(s):
    return positive(s.N - squared_radius(s))


open_ball.misses({
    "the open ball of radius √(N − 1)": lambda s: positive(s.N - 1 - squared_radius(s)),
    "the unit ball": lambda s: positive(1 - squared_radius(s)),
    "outside the ball": lambda s: positive(squared_radius(s) - s.N),
})


@claim(
    "riechers.ball.sphere",
    "For ε = 0 and Πa ≠ 0 the norm after sub-step (ii) is √N",
    "Sec. II (ii) and Eq. (5)",
    hypotheses=[not_constant],
)
def sphere(s):
    return equal(norm(s, normalized(s, s.activation, 0 * s.eps)), s.sqrt(s.N))


sphere.misses({
    "for every ε": lambda s: equal(squared_radius(s), s.N),
    "√(N − 1) for √N": lambda s: equal(squared_norm_without_eps(s), s.N - 1),
    "the unit sphere": lambda s: equal(squared_norm_without_eps(s), 1),
})


def squared_norm_without_eps(s):
    x = normalized(s, s.activation, 0 * s.eps)
    return s.dot(x, x)


@claim(
    "riechers.image-in-hyperplane",
    "The image without bias is orthogonal to α, αₙ = 1/gₙ",
    "Abstract; Sec. II.1",
    hypotheses=[no_zero_gain, denominator_is_positive],
)
def image_in_hyperplane(s):
    return equal(s.dot(normal_direction(s, s.gain), output(s) - s.bias), 0)


image_in_hyperplane.misses({
    "α = g": lambda s: equal(s.dot(s.gain, output(s) - s.bias), 0),
    "the bias is kept": lambda s: equal(s.dot(s.ones / s.gain, output(s)), 0),
    "orthogonal to 1": lambda s: equal(s.sum(output(s) - s.bias), 0),
    "α = 1/g²": lambda s: equal(s.sum((output(s) - s.bias) / s.gain**2), 0),
})


@claim(
    "riechers.image-in-ellipsoid",
    "The image without bias lies in the hyperellipsoid diag(g)·ball",
    "Sec. II, below Eq. (5)",
    hypotheses=[no_zero_gain, denominator_is_positive],
)
def image_in_ellipsoid(s):
    return at_most(gauge(s, output(s) - s.bias), s.N)


image_in_ellipsoid.misses({
    "the bias is kept": lambda s: at_most(gauge(s, output(s)), s.N),
    "the unit ball": lambda s: at_most(gauge(s, output(s) - s.bias), 1),
    "the gain on the wrong side": lambda s: at_most(s.sum((s.gain * (output(s) - s.bias)) ** 2), s.N),
})


@claim(
    "riechers.image-in-ellipsoid.interior",
    "The image without bias lies in the interior of the hyperellipsoid",
    "Abstract; Sec. II, below Eq. (5)",
    hypotheses=[no_zero_gain],
    further=[eps_is_positive],
    remark="For ε = 0 every point lies on the surface.",
    likely="ε > 0, the case of every implementation; the text of the paper allows ε = 0.",
)
def image_in_interior(s):
    return positive(s.N - gauge(s, output(s) - s.bias))


image_in_interior.misses({
    "the bias is kept": lambda s: positive(s.N - gauge(s, output(s))),
    "a smaller ellipsoid, N − 1 for N": lambda s: positive(s.N - 1 - gauge(s, output(s) - s.bias)),
    "the sphere for the ellipsoid": lambda s: positive(s.N - s.sum((output(s) - s.bias) ** 2)),
})


def z_is_inside(s):
    """‖Πz‖² < N: Πz is a point of the open ball, orthogonal to 1."""
    z = centering(s) @ s.vector("z")
    return positive(s.N - s.dot(z, z))


@claim(
    "riechers.image-is-the-interior",
    "For ε > 0 every interior point of the (N − 1)-ellipsoid is attained, and a preimage",
    "Abstract; Sec. II, end",
    hypotheses=[eps_is_positive, z_is_inside],
    remark=(
        "The interior points are y = G Πz + b with ‖Πz‖² < N. With non-zero gains they fill the interior of an (N "
        "− 1)-ellipsoid; the preimage exists for zero gains too."
    ),
)
def image_is_the_interior(s):
    z = centering(s) @ s.vector("z")
    stretch = s.let("t", s.sqrt(s.N * s.eps / (s.N - s.dot(z, z))))
    y = s.gain * z + s.bias
    return step("a = tz is a preimage", equal(layer_norm(s, stretch * z, s.gain, s.bias, s.eps), y))


def _image_of_stretched(s, factor):
    z = centering(s) @ s.vector("z")
    reached = layer_norm(s, factor(s.dot(z, z)) * z, s.gain, s.bias, s.eps)
    return equal(reached, s.gain * z + s.bias)


image_is_the_interior.misses({
    "N is lost above": lambda s: _image_of_stretched(s, lambda q: s.sqrt(s.eps / (s.N - q))),
    "1 for N below": lambda s: _image_of_stretched(s, lambda q: s.sqrt(s.N * s.eps / (s.N + q))),
    "every point is its own preimage": lambda s: _image_of_stretched(s, lambda q: s.rational(1)),
    "the root is lost": lambda s: _image_of_stretched(s, lambda q: s.N * s.eps / (s.N - q)),
})


@claim(
    "riechers.surface",
    "How near the surface: the radius as a function of ‖Πa‖ and ε, and its limit √N",
    "Sec. II (ii); Fig. 2",
    hypotheses=[not_constant],
    remark="As ‖Πa‖ grows, or ε shrinks, the squared radius tends to N no slower than N²ε/‖Πa‖².",
)
def surface(s):
    z = centering(s) @ s.activation
    q = s.dot(z, z)
    return [
        step("the radius", equal(norm(s, normalized(s, s.activation, s.eps)), s.sqrt(s.N * q / (q + s.N * s.eps)))),
        step("the gap of the squares", equal(s.N - squared_radius(s), s.N**2 * s.eps / (q + s.N * s.eps))),
        step("the limit", at_most(s.N - squared_radius(s), s.N**2 * s.eps / q)),
    ]


def _q(s):
    z = centering(s) @ s.activation
    return s.dot(z, z)


surface.misses({
    "N is lost beside ε": lambda s: equal(squared_radius(s), s.N * _q(s) / (_q(s) + s.eps)),
    "the unit sphere in the limit": lambda s: at_most(1 - squared_radius(s), 0 * s.eps),
    "the limit is attained": lambda s: at_most(s.N, squared_radius(s)),
    "N for N² in the limit": lambda s: at_most(s.N - squared_radius(s), s.N * s.eps / (2 * _q(s))),
})
