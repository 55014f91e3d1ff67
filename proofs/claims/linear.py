"""Linear layers with a free weight matrix W, M outputs from N inputs, before and behind a normalization."""

from lnverify.proofs.definitions import centering, layer_norm, normalized, rms_norm
from lnverify.proofs.hypotheses import denominator_is_positive, rms_norm_is_defined
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, step


def weights(s):
    """W, a free M-by-N matrix."""
    return s.matrix("W", rows="M")


@claim(
    "lnverify.linear.fold",
    "with a proof; compare “FlashNorm”, Proposition 1, and the folding of LayerNorm in TransformerLens",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the bias is left as it was": {"bias": lambda s, W, c: c},
        "the squared gain": {"folded": lambda s, W: W @ s.diag(s.gain**2)},
        "the gain is lost": {"folded": lambda s, W: W},
    },
)
def fold(s, *, folded=lambda s, W: W @ s.diag(s.gain), bias=lambda s, W, c: W @ s.bias + c):
    r"""Gain and bias of LayerNorm fold into the linear layer behind it, whatever its matrix: $W \mathrm{diag}(g)$,
    and $Wb + c$
    """
    W, c = weights(s), s.on("M").vector("c")
    return equal(W @ layer_norm(s) + c, folded(s, W) @ normalized(s) + bias(s, W, c))


@claim(
    "lnverify.linear.centred-rows",
    "with a proof; compare the centring of weights in TransformerLens",
    hypotheses=[denominator_is_positive],
    near_misses={
        "with a gain between": {"between": lambda s, x: s.gain * x},
        "with a bias between": {"between": lambda s, x: x + s.bias},
        "behind RMSNorm": {"norm": rms_norm},
        "with all rows halved": {"centred": lambda s, W: W @ centering(s) / 2},
    },
)
def centred_rows(
    s, *, centred=lambda s, W: W @ centering(s), between=lambda s, x: x, norm=lambda s, a: normalized(s, a)
):
    r"""Behind LayerNorm without gain and bias each row of the weights may be centred: $W\Pi$ does what $W$ does

    What LayerNorm puts out sums to 0: the mean of a row meets nothing.
    """
    W, x = weights(s), between(s, norm(s, s.activation))
    return equal(W @ x, centred(s, W) @ x)


@claim(
    "lnverify.linear.shifted-features",
    "with a proof; compare the conclusion of Ba et al.",
    near_misses={
        "not at all": {"moved": lambda t, sums: 0 * sums},
        "by the row sums themselves": {"moved": lambda t, sums: sums},
        "by their mean": {"moved": lambda t, sums: t.sum(sums) / t.N * t.ones},
    },
)
def shifted_features(s, *, moved=lambda t, sums: centering(t) @ sums):
    r"""A shift of all features by $c$ moves the centred outputs of a linear layer by $c$ times the centred row sums

    $\Pi W(a + c\mathbf{1}) = \Pi Wa + c \Pi W\mathbf{1}$. So LayerNorm behind it notices the shift exactly where the
    row sums $W\mathbf{1}$ differ.
    """
    t, W, c = s.on("M"), weights(s), s.scalar("c")
    P = centering(t)
    return equal(P @ (W @ (s.activation + c * s.ones)), P @ (W @ s.activation) + c * moved(t, W @ s.ones))


@claim(
    "lnverify.linear.deferred",
    "with a proof; compare “FlashNorm”, Proposition 2",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "without the squares’ mean": {"divisor": lambda s: s.sqrt(s.dot(s.activation, s.activation) + s.eps)},
        "the gain behind the weights": {"folded": lambda s, W: s.diag(s.on("M").vector("q")) @ W},
        "with a bias that waits": {"bias": lambda s: s.on("M").vector("c")},
    },
)
def deferred_division(
    s,
    *,
    divisor=lambda s: s.sqrt(s.dot(s.activation, s.activation) / s.N + s.eps),
    folded=lambda s, W: W @ s.diag(s.gain),
    bias=lambda s: 0 * s.on("M").ones,
):
    """The gain of RMSNorm folds into any matrix behind it, and its division may wait until after the matrix"""
    W = weights(s)
    return equal(W @ (s.gain * rms_norm(s)) + bias(s), (folded(s, W) @ s.activation + bias(s)) / divisor(s))


def square_matrix(s):
    """S, a free N-by-N matrix."""
    return s.matrix("S", rows="N")


def length_is_kept(s):
    """‖Sa‖² = ‖a‖²: so it is for every a where S is orthogonal."""
    image = square_matrix(s) @ s.activation
    return equal(s.dot(image, image), s.dot(s.activation, s.activation))


@claim(
    "lnverify.linear.rotation",
    "with a proof; compare Ashkboos et al., “SliceGPT”",
    hypotheses=[length_is_kept, rms_norm_is_defined],
    near_misses={
        "LayerNorm for RMSNorm": {"norm": lambda s, x: normalized(s, x)},
        "with a gain in the norm": {"norm": lambda s, x: s.gain * rms_norm(s, x)},
        "back by the transpose": {"back": lambda s, S: S.T},
    },
)
def rotation(s, *, norm=rms_norm, back=lambda s, S: S):
    """RMSNorm without gain commutes with a matrix that keeps the length of its input, an orthogonal one above all"""
    S = square_matrix(s)
    return equal(norm(s, S @ s.activation), back(s, S) @ norm(s, s.activation))


@claim(
    "activation.separating-plane",
    "Summary, the paragraph on the solution of the spiral",
    near_misses={
        "with the sum of the weights as its normal": {"normal": lambda s, w, v: w + v},
        "the scores themselves stay": {"other": lambda s, w, v: 0 * v},
        "for scores that are squared": {"power": 2},
    },
)
def separating_plane(s, *, normal=lambda s, w, v: w - v, other=lambda s, w, v: v, power=1):
    r"""The classes that a last linear layer tells apart meet in a plane: its two scores differ by a function that goes
    by
    the product with one vector

    The scores are $w\cdot x + b$ and $v\cdot x + c$; the boundary, where they are equal, has the normal $w - v$, and
    along a direction $d$ orthogonal to it the difference stays as it is.
    """
    w, v, x, d, b, c = (*map(s.vector, "wvxd"), s.scalar("b"), s.scalar("c"))

    def gap(at):
        return (s.dot(w, at) + b) ** power - (s.dot(other(s, w, v), at) + c) ** power

    return [
        step("the gradient", equal(s.gradient(gap(x), x), normal(s, w, v))),
        step("a step $d$", equal(gap(x + d) - gap(x), s.dot(normal(s, w, v), d))),
    ]
