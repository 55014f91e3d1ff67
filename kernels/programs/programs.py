"""The programs: how LayerNorm and its neighbours are computed, each said once."""

from __future__ import annotations

from inspect import isfunction
from typing import Any

from lnverify.kernels.programs.vocabulary import Program, record


def two_pass(s: Any) -> Any:
    """LayerNorm by two passes: the mean, the deviations from it, the mean of their squares."""
    m = s.cut("m", s.sum(s.x) / s.N)
    d = s.x - m
    return d * (1 / s.sqrt(s.sum(d * d) / s.N + s.eps))


def two_pass_rounded(s: Any) -> Any:
    """Two passes where N and ε are no numbers of the format: n and e are what became of them."""
    n, e = s.given("n", "k"), s.given("e", "k")
    m = s.cut("m", s.sum(s.x) / n)
    d = s.x - m
    return d * (1 / s.sqrt(s.sum(d * d) / n + e))


def reciprocal_two_pass(s: Any) -> Any:
    """LayerNorm by two passes that multiply by a rounded 1/N."""
    w = 1 / s.N
    m = s.cut("m", s.sum(s.x) * w)
    d = s.x - m
    return d * (1 / s.sqrt(s.sum(d * d) * w + s.eps))


def mean(s: Any) -> Any:
    """The mean: a sum and a division."""
    return s.sum(s.x) / s.N


def rms_norm(s: Any) -> Any:
    """RMSNorm: nothing is subtracted, nothing is cut."""
    return s.x * (1 / s.sqrt(s.sum(s.x * s.x) / s.N + s.eps))


def one_pass(s: Any) -> Any:
    """LayerNorm by one pass: the variance is the mean of the squares less the square of the mean, and may cancel."""
    m = s.cut("m", s.sum(s.x) / s.N)
    v = s.cut("v", s.sum(s.x * s.x) / s.N - m * m)
    return (s.x - m) * (1 / s.sqrt(v + s.eps))


def shifted_one_pass(s: Any) -> Any:
    """One pass over the deviations from a number c of the row's own size, such as its first entry."""
    d = s.cut("d", s.x - s.scalar("c"))
    m = s.cut("m", s.sum(d) / s.N)
    v = s.cut("v", s.sum(d * d) / s.N - m * m)
    return (d - m) * (1 / s.sqrt(v + s.eps))


def chan_merge(s: Any) -> Any:
    """Chan's merge of n₁ and n₂ numbers, with means m and sums of squares Q about them.

    The mean is kept, the sum of squares returned.
    """
    d = s.cut("d", s.scalar("m2") - s.scalar("m1"))
    w = s.scalar("n2") / s.scalar("n")
    s.keep(s.cut("m", s.scalar("m1") + d * w))
    return (s.scalar("Q1") + s.scalar("Q2")) + (d * d) * (s.scalar("n1") * w)


def welford_update(s: Any) -> Any:
    """Welford's recurrence: one number m₂ more, so that there are n; the mean is kept, the sum of squares returned."""
    d = s.cut("d", s.scalar("m2") - s.scalar("m1"))
    m = s.cut("m", s.scalar("m1") + d / s.scalar("n"))
    s.keep(m)
    return s.scalar("Q1") + d * (s.scalar("m2") - m)


def merged_norm(s: Any) -> Any:
    """LayerNorm from a mean m and a sum of squares Q that were merged before."""
    d = s.x - s.scalar("m")
    return d * (1 / s.sqrt(s.given("Q", "k") / s.N + s.eps))


def newton_norm(s: Any) -> Any:
    """LayerNorm by two passes; an approximate r of the inverse root is made better by a step of Newton's method."""
    m = s.cut("m", s.sum(s.x) / s.N)
    d = s.x - m
    v = s.cut("v", s.sum(d * d) / s.N + s.eps)
    r = s.scalar("r")
    return d * ((r * (3 - v * (r * r))) / 2)


def layer_norm(s: Any) -> Any:
    """LayerNorm with gain and bias, by two passes."""
    return s.gain * s.part("z", two_pass) + s.bias


def fused_layer_norm(s: Any) -> Any:
    """LayerNorm with gain and bias, by two passes; the last product is added to the bias in one rounding."""
    return s.fma(s.gain, s.part("z", two_pass), s.bias)


def scaled_layer_norm(s: Any) -> Any:
    """LayerNorm as x·s + (β − μ·s), s the gain times the inverse root: one fused operation for each entry."""
    m = s.cut("m", s.sum(s.x) / s.N)
    d = s.x - m
    r = s.cut("r", 1 / s.sqrt(s.sum(d * d) / s.N + s.eps))
    scale = s.gain * r
    return s.fma(s.x, scale, s.bias - m * scale)


def stored_layer_norm(s: Any) -> Any:
    """LayerNorm by two passes in a format, its result stored in a shorter one."""
    return s.store(s.part("o", layer_norm))


def gain_gradient(s: Any) -> Any:
    """∂L/∂γ of one column: the upstream gradient times the normalized entry, summed over rows in any tree."""
    return s.sum(s.upstream * s.vector("z"))


def bias_gradient(s: Any) -> Any:
    """∂L/∂β of one column: the upstream gradient summed over rows in any tree."""
    return s.sum(s.upstream)


def input_gradient(s: Any) -> Any:
    """∂L/∂x from the stored normalized row z and the stored 1/√(σ² + ε), r."""
    z = s.vector("z")
    p = s.gain * s.upstream
    along = s.sum(p * z) / s.N
    return s.given("r", "k") * ((p - s.sum(p) / s.N) - z * along)


def two_pass_gradient(s: Any) -> Any:
    """∂L/∂x by two passes: mean, inverse root r and normalized row z are computed anew from x."""
    m = s.cut("m", s.sum(s.x) / s.N)
    d = s.x - m
    r = s.cut("r", 1 / s.sqrt(s.sum(d * d) / s.N + s.eps))
    z = s.cut("z", d * r)
    p = s.gain * s.upstream
    return r * ((p - s.sum(p) / s.N) - z * (s.sum(p * z) / s.N))


def softmax(s: Any) -> Any:
    """Softmax from exponentials e of what is left of a row after its largest entry; they are positive."""
    e = s.given("e", "k", vector=True)
    return e / s.sum(e)


def softmax_logits(s: Any) -> Any:
    """Softmax of logits x, of which their largest, m, is subtracted; e are the exponentials of what is left."""
    s.keep(s.cut("d", s.x - s.scalar("m")))
    e = s.given("e", "k", vector=True)
    return e / s.sum(e)


def linear(s: Any) -> Any:
    """An entry of a linear layer: the inner product of weights and a normalized row, in an accumulator."""
    return s.dot(s.vector("q"), s.vector("z"))


PROGRAMS: dict[str, Program] = {name: record(value) for name, value in vars().copy().items() if isfunction(value)
                                and value.__module__ == __name__}  # fmt: skip
"""The programs by name: the functions of this file."""
TREES = "chan_merge", "welford_update"
"""Those whose inputs are parts of a row: they are run in a tree over it."""
