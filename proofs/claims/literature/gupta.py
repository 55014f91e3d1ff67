"""Gupta, Ozdemir and Anumanchipalli, “Re-Introducing LayerNorm”: the abstracts of both versions."""

from lnverify.proofs import letters
from lnverify.proofs.claims.statistics import SMALL_ROW
from lnverify.proofs.definitions import centering, layer_norm, norm, normalized
from lnverify.proofs.hypotheses import denominator_is_positive, eps_is_zero, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, positive, step


@claim(
    "gupta.three-steps",
    "abstract, versions 1 and 2",
    where=[letters.D],
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero],
    law="riechers.eq6",
    witness_at=SMALL_ROW,
    seen=r"with $\epsilon = 10^{-5}$ at $(1/1000, -1/1000)$: scaled to $\sqrt{2}$ the vector is $(1, -1)$, and "
    r"LayerNorm gives $(\sqrt{11}/11, -\sqrt{11}/11)$",
    charitable_reading=r"the standardization without $\epsilon$, or an $\epsilon$ that is negligible beside the "
    "variance.",
    near_misses={
        "the component stays": {"first": lambda s, a: a},
        "scaled by $d$": {"scale": lambda s: s.N},
        "not scaled": {"scale": lambda s: 1},
    },
)
def three_steps(s, *, first=lambda s, a: centering(s) @ a, scale=lambda s: s.sqrt(s.N)):
    r"""Standardization removes the component along $\mathbf{1}$, normalizes what is left, and scales it by
    $\sqrt{d}$"""
    z = first(s, s.activation)
    return equal(normalized(s), scale(s) * z / norm(s, z))


@claim(
    "gupta.irreversible",
    "abstract, version 1",
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.inverse",
    witness_at=SMALL_ROW | {"t": 1},
    seen=r"with $\epsilon = 10^{-5}$ the outputs of $(1/1000, -1/1000)$ and of twice that are "
    r"$(\sqrt{11}/11, -\sqrt{11}/11)$ "
    r"and $(\sqrt{14}/7, -\sqrt{14}/7)$: the lengths tell them apart",
    charitable_reading=r"the standardization without $\epsilon$.",
    near_misses={
        "in any direction": {"direction": lambda s: s.vector("d")},
        "with a factor for each entry": {"direction": lambda s: s.gain * s.activation},
        "the output scales": {"output": lambda s, y: (1 + s.scalar("t") ** 2) * y},
    },
)
def irreversible(s, *, direction=lambda s: centering(s) @ s.activation, output=lambda s, y: y):
    r"""What is lost in the normalization cannot be recovered: read of the length of the centred vector

    Without $\epsilon$, $a$ and $a + t^2\Pi a$ have the same output for every $t$. With $\epsilon > 0$ the length is
    recovered from the output (lnverify.inverse), and the mean alone is lost.
    """
    a = s.activation
    return equal(normalized(s, a + s.scalar("t") ** 2 * direction(s)), output(s, normalized(s)))


@claim(
    "gupta.identity",
    "abstract, version 1",
    hypotheses=[denominator_is_positive],
    near_misses={
        r"it takes $\mathbf{1}$ to the gain": {"image": lambda s: s.gain},
        r"it takes $\mathbf{1}$ to $\mathbf{1}$": {"image": lambda s: s.ones},
        "it takes the input to 0": {"direction": lambda s: s.activation},
    },
)
def identity(s, *, image=lambda s: 0, direction=lambda s: s.ones):
    r"""LayerNorm cannot learn the identity: whatever gain and bias are, its derivative takes $\mathbf{1}$ to 0

    That of the identity takes $\mathbf{1}$ to $\mathbf{1}$. The text sets it against batch normalization; see
    lnverify.batchnorm.identity.
    """
    return equal(s.jacobian(layer_norm(s), s.activation) @ direction(s), image(s))


def running_variance_is_positive(s):
    """v + ε > 0."""
    return positive(s.scalar("v") + s.eps)


@claim(
    "lnverify.batchnorm.identity",
    "with a proof; compare Gupta, Ozdemir and Anumanchipalli, abstract of version 1",
    hypotheses=[denominator_is_positive, running_variance_is_positive],
    near_misses={
        r"the scale $v + \epsilon$": {"scale": lambda s: s.scalar("v") + s.eps},
        "without the shift": {"shift": lambda s: 0},
        "in training it notices a shift": {"image": lambda s: s.ones},
    },
)
def batchnorm_identity(
    s, *, scale=lambda s: s.sqrt(s.scalar("v") + s.eps), shift=lambda s: s.scalar("m"), image=lambda s: 0
):
    r"""Batch normalization can be the identity at inference; in training it cannot, for it is LayerNorm over the batch

    At inference mean $m$ and variance $v$ are constants, and the scale $\sqrt{v + \epsilon}$ with the shift $m$ undo
    them. In training the derivative takes a common shift of all examples to 0, whatever scale $c$ and shift are. At
    inference it folds into the layer before it (lnverify.batchnorm.fold).
    """
    a, root = s.activation, s.sqrt(s.scalar("v") + s.eps)
    inference = scale(s) * (a - s.scalar("m") * s.ones) / root + shift(s) * s.ones
    return [
        step("at inference", equal(inference, a)),
        step("in training", equal(s.jacobian(s.scalar("c") * normalized(s), a) @ s.ones, image(s))),
    ]


@claim(
    "lnverify.batchnorm.fold",
    "with a proof; compare what libraries do to convolutions before batch normalization",
    hypotheses=[running_variance_is_positive],
    near_misses={
        "the bias is not scaled": {"bias": lambda s, k, b, m, t: b - k * m + t},
        "the mean is not scaled": {"bias": lambda s, k, b, m, t: k * b - m + t},
        "the root is lost": {"factor": lambda s: s.scalar("c") / (s.scalar("v") + s.eps)},
    },
)
def batchnorm_fold(
    s,
    *,
    factor=lambda s: s.scalar("c") / s.sqrt(s.scalar("v") + s.eps),
    bias=lambda s, k, b, m, t: k * (b - m) + t,
):
    r"""Batch normalization at inference folds into the linear layer before it

    One unit with the weights $w$ and the bias $b$; scale $c$, shift $t$, running mean $m$ and variance $v$. With $k =
    c/\sqrt{v + \epsilon}$ the weights become $kw$, and the bias $k(b - m) + t$.
    """
    w, x, b, m, t = s.vector("w"), s.vector("x"), s.scalar("b"), s.scalar("m"), s.scalar("t")
    k, root = factor(s), s.sqrt(s.scalar("v") + s.eps)
    return equal(s.scalar("c") * (s.dot(w, x) + b - m) / root + t, s.dot(k * w, x) + bias(s, k, b, m, t))
