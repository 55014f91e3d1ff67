"""What the output tells of the activation: its direction, its length, and what is lost."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centering, layer_norm, norm, normalized, zero_entries
from lnverify.proofs.hypotheses import (
    denominator_is_positive,
    eps_is_positive,
    no_zero_gain,
    not_constant,
    some_zero_gain,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, positive, step


def undo_affine(s):
    """(y − b)/g for the output y."""
    return (layer_norm(s) - s.bias) / s.gain


@claim(
    "lnverify.inverse.direction",
    "with a proof",
    where=[letters.OUTPUT],
    hypotheses=[no_zero_gain, not_constant],
    near_misses={
        r"$\Pi a$ itself": lambda s: equal(undo_affine(s), centering(s) @ s.activation),
        "the direction of $a$": {"projector": lambda s: s.identity},
        "with the bias kept": {"read": lambda s: layer_norm(s) / s.gain},
        "without dividing by $g$": {"read": lambda s: layer_norm(s) - s.bias},
    },
)
def inverse_direction(s, *, read=undo_affine, projector=centering):
    r"""Without zero gains the direction of $\Pi a$ can be read from the output: it is that of $(y - b)/g$

    For every $\epsilon \ge 0$. The mean of $a$ is lost in any case: $\mathrm{LayerNorm}(a + c\mathbf{1}) =
    \mathrm{LayerNorm}(a)$.
    """
    r, z = s.let("r", read(s)), projector(s) @ s.activation
    return [
        step(r"$\hat{x}$ itself", equal(r, normalized(s))),
        step(r"the direction of $\Pi a$", equal(r / norm(s, r), z / norm(s, z))),
    ]


@claim(
    "lnverify.inverse",
    "with a proof",
    where=[letters.OUTPUT],
    hypotheses=[no_zero_gain, eps_is_positive],
    near_misses={
        "$N$ is lost above": {"factor": lambda s, q: s.sqrt(s.eps / (s.N - q))},
        "1 for $N$ below": {"factor": lambda s, q: s.sqrt(s.N * s.eps / (1 - q))},
        "the root is lost": {"factor": lambda s, q: s.N * s.eps / (s.N - q)},
        "the whole of $a$": {"found": lambda s: s.activation},
    },
)
def inverse(s, *, factor=lambda s, q: s.sqrt(s.N * s.eps / (s.N - q)), found=lambda s: centering(s) @ s.activation):
    r"""For $\epsilon > 0$ and no zero gain $\Pi a$ itself can be read from the output: $\sqrt{N\epsilon/(N - \|r\|^2)}
    r$, $r = (y - b)/g$

    At $\epsilon = 0$ all lengths give the same output and only the direction is left. For small $\epsilon$ the formula
    is unstable: it divides by $N - \|r\|^2 = N\epsilon/(\sigma^2 + \epsilon)$.
    """
    r = s.let("r", undo_affine(s))
    return [
        step("what is left to the surface is positive", positive(s.N - s.dot(r, r))),
        step("the inverse", equal(factor(s, s.dot(r, r)) * r, found(s))),
    ]


@claim(
    "lnverify.inverse.zero-gain",
    "with a proof",
    hypotheses=[some_zero_gain, denominator_is_positive],
    near_misses={
        "nothing is lost": {"lost": lambda s, e, x: 0},
        "the zero coordinates are 0": {"spread": lambda s, e: 0 * e},
        "the sum is spread over all": {"spread": lambda s, e: s.ones / s.N},
    },
)
def inverse_zero_gain(s, *, lost=lambda s, e, x: e * x - s.dot(e, x) / s.sum(e) * e, spread=lambda s, e: e / s.sum(e)):
    r"""With $k \ge 1$ zero gains $\hat{x}$ is known up to a vector of the zero coordinates with sum 0: all of it for $k
    = 1$

    $D$ divides by the gains that are not zero. The sum over the zero coordinates is known, since $\hat{x}$ is
    orthogonal to $\mathbf{1}$; the rest of them, what stands on the right, is lost: nothing for $k = 1$, $k - 1$
    dimensions otherwise.
    """
    g, x = s.zeros_gain(), normalized(s)
    e = s.let("e", zero_entries(s, g))
    known = s.let("r", s.drazin(g) * (layer_norm(s, g=g) - s.bias))
    return [
        step("the other coordinates", equal(known, x - e * x)),
        step(r"all of $\hat{x}$ but", equal(x - (known - s.sum(known) * spread(s, e)), lost(s, e, x))),
        step("whose sum is 0", equal(s.sum(e * x - s.dot(e, x) / s.sum(e) * e), 0)),
    ]


def t_is_above_minus_one(s):
    """t > −1."""
    return positive(1 + s.scalar("t"))


@claim(
    "lnverify.inverse.eps-zero",
    "with a proof",
    where=[letters.EPS],
    hypotheses=[not_constant, t_is_above_minus_one],
    near_misses={
        r"for every $\epsilon$": {"eps": lambda s: s.eps},
        "in any direction": {"direction": lambda s: s.vector("d")},
        "along the gain": {"direction": lambda s: s.gain},
    },
)
def length_is_lost(s, *, eps=lambda s: 0, direction=lambda s: centering(s) @ s.activation):
    r"""At $\epsilon = 0$ the length of $\Pi a$ cannot be recovered: $a + t \Pi a$ has the same output for every $t >
    -1$

    So the inverse of lnverify.inverse needs $\epsilon > 0$.
    """
    a, t = s.activation, s.scalar("t")
    return equal(normalized(s, a + t * direction(s), eps(s)), normalized(s, eps=eps(s)))
