"""What the walkthrough says of initial weights and of BatchNorm, on the smallest networks that show it."""

from proofs.definitions import layer_norm, normalized, unit_map, variance
from proofs.hypotheses import eps_is_positive
from proofs.registry import claim
from proofs.statements import equal, step


def two_layers(s):
    """c·r·(w·x): two linear layers of widths N and 1, with the loss’s slope c behind."""
    return s.scalar("c") * (s.scalar("r") * s.dot(s.vector("w"), s.vector("x")))


@claim(
    "walkthrough.zero-initialization",
    "With all weights zero every weight of a network of two layers gets the gradient 0",
    "Background on initialization",
    remark=(
        "Each gradient has a weight of the other layer as a factor, so at zero weights nothing moves. The "
        "post speaks of “all layer weights” of a network; a single layer has no such factor."
    ),
)
def zero_initialization(s):
    c, r, w, x = s.scalar("c"), s.scalar("r"), s.vector("w"), s.vector("x")
    return [
        step("the first layer", equal(s.gradient(two_layers(s), w), r * (c * x))),
        step("the second layer", equal(s.derivative(two_layers(s), r), c * s.dot(w, x))),
    ]


zero_initialization.misses({
    "a single layer": lambda s: equal(
        s.gradient(s.scalar("c") * s.dot(s.vector("w"), s.vector("x")), s.vector("w")), 0 * s.ones
    ),
    "the first layer alone at zero": lambda s: equal(
        s.gradient(two_layers(s), s.vector("w")), s.dot(s.vector("w"), s.vector("x")) * s.vector("x")
    ),
    "for the input too, whatever the weights": lambda s: equal(
        s.gradient(two_layers(s), s.vector("x")), 0 * s.ones
    ),
})


def unit(s, t):
    """u_ε of one number, an activation function."""
    return t / s.sqrt(t**2 + s.eps)


def hidden(s):
    """The loss of two hidden units v and w with output weights p and q."""
    x = s.vector("x")
    first, second = s.dot(s.vector("v"), x), s.dot(s.vector("w"), x)
    return s.scalar("c") * (s.scalar("p") * unit(s, first) + s.scalar("q") * unit(s, second))


@claim(
    "walkthrough.equal-initialization",
    "Hidden units with equal weights get equal gradients, so they stay equal and are redundant",
    "Background on initialization",
    hypotheses=[eps_is_positive],
    remark=(
        "The gradients of the two units are the same function of their weights: where v = w and p = q "
        "they agree. Here the activation function is u_ε; for any other only the slope changes."
    ),
)
def equal_initialization(s):
    c, x = s.scalar("c"), s.vector("x")

    def gradient(weight, inner):
        root = s.sqrt(inner**2 + s.eps)
        return c * weight * s.eps / root**3 * x

    v, w = s.vector("v"), s.vector("w")
    return [
        step("the first unit", equal(s.gradient(hidden(s), v), gradient(s.scalar("p"), s.dot(v, x)))),
        step("the second unit", equal(s.gradient(hidden(s), w), gradient(s.scalar("q"), s.dot(w, x)))),
    ]


equal_initialization.misses({
    "equal whatever the weights": lambda s: equal(
        s.gradient(hidden(s), s.vector("v")), s.gradient(hidden(s), s.vector("w"))
    ),
    "equal to the weights": lambda s: equal(s.gradient(hidden(s), s.vector("v")), s.vector("v")),
    "no gradient at all": lambda s: equal(s.gradient(hidden(s), s.vector("v")), 0 * s.ones),
})


@claim(
    "walkthrough.batchnorm",
    "BatchNorm depends on the other examples; over a batch of one it returns its bias, whatever the example",
    "BatchNorm; Why no batch norm in transformers",
    hypotheses=[eps_is_positive],
    remark=(
        "Here a is one feature over a batch of N examples, g and b the same for all. The first step, the "
        "derivative along the batch itself, is 0 at ε = 0 and would be x/√(σ² + ε) if the statistics were "
        "fixed; the second holds for any batch of equal examples, so for each batch of one."
    ),
)
def batchnorm(s):
    a, c = s.activation, s.scalar("c")
    v = variance(s, a) + s.eps
    J = s.jacobian(normalized(s, a, s.eps), a)
    return [
        step("through the statistics", equal(J @ a, s.eps / v * normalized(s, a, s.eps))),
        step("a batch of one", equal(layer_norm(s, c * s.ones, s.gain, s.bias, s.eps), s.bias)),
    ]


batchnorm.misses({
    "the statistics are fixed": lambda s: equal(
        s.jacobian(normalized(s, s.activation, s.eps), s.activation) @ s.activation,
        s.activation / s.sqrt(variance(s, s.activation) + s.eps),
    ),
    "a batch of one is scaled": lambda s: equal(
        layer_norm(s, s.scalar("c") * s.ones, s.gain, s.bias, s.eps),
        s.gain * unit_map(s, s.scalar("c") * s.ones, s.eps) + s.bias,
    ),
    "a batch of one is unchanged": lambda s: equal(
        layer_norm(s, s.scalar("c") * s.ones, s.gain, s.bias, s.eps), s.scalar("c") * s.ones
    ),
})
