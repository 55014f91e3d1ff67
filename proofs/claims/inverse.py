"""What the output tells of the activation: its direction, its length, and what is lost."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centering, layer_norm, normalized
from lnverify.proofs.hypotheses import (
    eps_is_positive,
    no_zero_gain,
    not_constant,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, positive, step


def undo_affine(s):
    """(y − b)/g for the output y."""
    return (layer_norm(s) - s.bias) / s.gain


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
