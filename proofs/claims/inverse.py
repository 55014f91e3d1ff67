"""What the output tells of the activation: its direction, its length, and what is lost."""

from proofs.definitions import centering, layer_norm, norm, normalized, zero_entries
from proofs.hypotheses import (
    denominator_is_positive,
    eps_is_positive,
    no_zero_gain,
    not_constant,
    some_zero_gain,
)
from proofs.registry import claim
from proofs.statements import equal, positive, step


def output(s, g):
    return layer_norm(s, s.activation, g, s.bias, s.eps)


def recovered(s):
    """(y − b)/g for the output y."""
    return (output(s, s.gain) - s.bias) / s.gain


@claim(
    "lnverify.inverse.direction",
    "Without zero gains the direction of Πa can be read from the output: it is that of (y − b)/g",
    "with a proof",
    hypotheses=[no_zero_gain, not_constant],
    remark="For every ε ≥ 0. The mean of a is lost in any case: LayerNorm(a + c1) = LayerNorm(a).",
)
def inverse_direction(s):
    r, z = s.let("r", recovered(s)), centering(s) @ s.activation
    return [
        step("x̂ itself", equal(r, normalized(s, s.activation, s.eps))),
        step("the direction of Πa", equal(r / norm(s, r), z / norm(s, z))),
    ]


inverse_direction.misses({
    "Πa itself": lambda s: equal(recovered(s), centering(s) @ s.activation),
    "the direction of a": lambda s: equal(
        s.outer(recovered(s), s.activation), s.outer(s.activation, recovered(s))
    ),
    "with the bias kept": lambda s: equal(
        output(s, s.gain) / s.gain, normalized(s, s.activation, s.eps)
    ),
    "without dividing by g": lambda s: equal(
        output(s, s.gain) - s.bias, normalized(s, s.activation, s.eps)
    ),
})


@claim(
    "lnverify.inverse",
    "For ε > 0 and no zero gain Πa itself can be read from the output: √(Nε/(N − ‖r‖²)) r, r = (y − b)/g",
    "with a proof",
    hypotheses=[no_zero_gain, eps_is_positive],
    remark=(
        "At ε = 0 all lengths give the same output and only the direction is left. For small ε the "
        "formula is unstable: it divides by N − ‖r‖² = Nε/(σ² + ε)."
    ),
)
def inverse(s):
    r = s.let("r", recovered(s))
    left = s.N - s.dot(r, r)
    return [
        step("what is left to the surface is positive", positive(left)),
        step("the inverse", equal(s.sqrt(s.N * s.eps / left) * r, centering(s) @ s.activation)),
    ]


def _inverse(s, factor):
    r = recovered(s)
    return equal(factor(s.dot(r, r)) * r, centering(s) @ s.activation)


inverse.misses({
    "N is lost above": lambda s: _inverse(s, lambda q: s.sqrt(s.eps / (s.N - q))),
    "1 for N below": lambda s: _inverse(s, lambda q: s.sqrt(s.N * s.eps / (s.N + q))),
    "the root is lost": lambda s: _inverse(s, lambda q: s.N * s.eps / (s.N - q)),
    "the whole of a": lambda s: equal(
        s.sqrt(s.N * s.eps / (s.N - s.dot(recovered(s), recovered(s)))) * recovered(s), s.activation
    ),
})


@claim(
    "lnverify.inverse.zero-gain",
    "With k ≥ 1 zero gains x̂ is known up to a vector of the zero coordinates with sum 0: all of it for k = 1",
    "with a proof",
    hypotheses=[some_zero_gain, denominator_is_positive],
    remark=(
        "D divides by the gains that are not zero. The sum over the zero coordinates is known, since x̂ "
        "is orthogonal to 1; the rest of them, what stands on the right, is lost: nothing for k = 1, k − "
        "1 dimensions otherwise."
    ),
)
def inverse_zero_gain(s):
    g, x = s.zeros_gain(), normalized(s, s.activation, s.eps)
    e = s.let("e", zero_entries(s, g))
    k = s.let("k", s.sum(e))
    known = s.let("r", s.drazin(g) * (output(s, g) - s.bias))
    lost = e * x - s.dot(e, x) / k * e
    return [
        step("the other coordinates", equal(known, x - e * x)),
        step("all of x̂ but", equal(x - (known - s.sum(known) / k * e), lost)),
        step("whose sum is 0", equal(s.sum(lost), 0)),
    ]


def _known(s, right):
    g, x = s.zeros_gain(), normalized(s, s.activation, s.eps)
    return equal(right(s.drazin(g) * (output(s, g) - s.bias), zero_entries(s, g)), x)


inverse_zero_gain.misses({
    "nothing is lost": lambda s: _known(s, lambda known, e: known - s.sum(known) / s.sum(e) * e),
    "the zero coordinates are 0": lambda s: _known(s, lambda known, e: known),
    "the sum is spread over all": lambda s: _known(s, lambda known, e: known - s.sum(known) / s.N * s.ones),
})


def t_is_above_minus_one(s):
    """t > −1."""
    return positive(1 + s.scalar("t"))


@claim(
    "lnverify.inverse.eps-zero",
    "At ε = 0 the length of Πa cannot be recovered: a + t Πa has the same output for every t > −1",
    "with a proof",
    hypotheses=[not_constant, t_is_above_minus_one],
    remark="So the inverse of lnverify.inverse needs ε > 0.",
)
def length_is_lost(s):
    a, t = s.activation, s.scalar("t")
    moved = a + t * (centering(s) @ a)
    return equal(normalized(s, moved, 0 * s.eps), normalized(s, a, 0 * s.eps))


def _moved(s, eps, direction):
    moved = s.activation + s.scalar("t") * direction
    return equal(normalized(s, moved, eps), normalized(s, s.activation, eps))


length_is_lost.misses({
    "for every ε": lambda s: _moved(s, s.eps, centering(s) @ s.activation),
    "in any direction": lambda s: _moved(s, 0 * s.eps, s.vector("d")),
    "along the gain": lambda s: _moved(s, 0 * s.eps, s.gain),
})
