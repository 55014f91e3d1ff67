"""How linear a sigmoid is around 0 (walkthrough)."""

from lnverify.proofs.hypotheses import y_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, step


def sigmoid(s):
    """p = 1/(1 + y)."""
    return 1 / (1 + s.scalar("y"))


def by_input(s, f):
    """df/dx of a function of y = e⁻ˣ."""
    return -s.scalar("y") * s.derivative(f, s.scalar("y"))


@claim(
    "walkthrough.sigmoid-linear",
    "Why do we need learnable b, g?",
    where=[r"$x$ is $-\ln y$"],
    hypotheses=[y_is_positive],
    condition=r"“a Sigmoid function”: $y$ stands for $\exp(-x)$, which is positive.",
    near_misses={
        "slope 1/2 at 0": {"slope": (1, 2)},
        "curved at 0": {"second": lambda s, q: q},
        "$p'''$ from $-1/16$ on": {"least": (-1, 16)},
        "$p'''$ from $-1/24$ on": {"least": (-1, 24)},
        "$p'''$ is nowhere positive": {"largest": (0, 1)},
    },
)
def sigmoid_linear(s, *, slope=(1, 4), second=lambda s, q: q * (1 - 2 * sigmoid(s)), least=(-1, 8), largest=(1, 24)):
    r"""A sigmoid $p(x) = 1/(1 + \exp(-x))$ is almost linear around 0: there $p' = 1/4$, $p'' = 0$, and $p'''$ is
    everywhere between $-1/8$ and 1/24

    Here $y = \exp(-x)$. So by Taylor’s theorem $|p(x) - 1/2 - x/4| \le (1/8)|x|^3/6 = |x|^3/48$. At $|x| = 1$, one
    standard deviation of normalized data, that is at most a twelfth of $x/4$. Data centred at 0 need not be near it:
    normalized activations reach $\sqrt{N - 1}$ (lnverify.consistent-range).
    """
    p = s.let("p", sigmoid(s))
    q = s.let("q", p * (1 - p))
    first = s.let("p1", by_input(s, p))
    curvature = s.let("p2", by_input(s, first))
    third = s.let("p3", by_input(s, curvature))
    return [
        step("$p'$, 1/4 at $p = 1/2$", equal(first, s.rational(*slope) - (p - s.rational(1, 2)) ** 2)),
        step("$p''$, 0 at $p = 1/2$", equal(curvature, second(s, q))),
        step("$p'''$", equal(third, q * (1 - 6 * q))),
        step("$p'''$ from below", at_most(s.rational(*least), third)),
        step("$p'''$ from above", at_most(third, s.rational(*largest))),
    ]
