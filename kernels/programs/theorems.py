"""What is proved of the rounding errors of programs: each bound said once, with its place in Rocq and false variants.

A bound is a function of a `Space` that returns the two sides of an inequality. From it come the theorem of `Stated.v`,
which Rocq's kernel proves from the one by hand, the formula of a page, and the numbers that errors are held against.
Its parameters are what the near misses change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from lnverify.kernels.programs.programs import PROGRAMS
from lnverify.kernels.programs.space import Space
from lnverify.kernels.programs.vocabulary import Program
from lnverify.proofs.errors import InputError

PREFIX = "lnverify.rounding."
"""What ids of theorems begin with."""

Sides = tuple[Any, Any]
Says = Callable[..., Any]
"""What a theorem says of a space: the left and the right side of its inequality, or premises alone."""


@dataclass(frozen=True, eq=False)
class Law:
    """What is proved of a program, for every N, order of the sums and way of rounding.

    Attributes:
        name: its id without `lnverify.rounding.`.
        title: what it says, in words and formulas.
        of: the name of the program.
        place: the file and the name of the theorem in Rocq.
        says: what it says of a space; of a law that says no inequality the premises alone, and no sides.
        rounding: what Rocq assumes of each operation: "model", a relative error of at most u; "gradual", underflow
            too; "nearest", rounding to nearest; "blocks", sums by blocks that err by v; "" where nothing is run.
        then: what follows from the premises in Rocq, where that is no inequality.
    """

    name: str
    title: str
    of: str
    place: tuple[str, str]
    says: Says | None = None
    rounding: str = ""
    then: str = ""

    @property
    def id(self) -> str:
        """As of a claim."""
        return f"{PREFIX}{self.name}"

    @property
    def program(self) -> Program:
        """The program that it speaks of."""
        return PROGRAMS[self.of]


@dataclass(frozen=True, eq=False)
class Theorem(Law):
    """A bound on the error of a program, the inequality that it says.

    Attributes:
        near_misses: false variants, by what is wrong with them: other parameters of `says`, or another program that is
            held against the same bound. Each is broken by a run that the model allows.
        merges: the program that merges the mean and the sum of squares; "" where there is none.
        slack: why no run comes near the bound, where none does.
    """

    near_misses: Mapping[str, Mapping[str, Any] | str] = field(default_factory=dict)
    merges: str = ""
    slack: str = ""


@dataclass(frozen=True, eq=False)
class Refutation(Law):
    """A bound that a program does not keep, whatever its constant.

    Attributes:
        kept_by: the name of the theorem of a program that keeps it.
    """

    kept_by: str = ""

    @property
    def kept_by_id(self) -> str:
        """The id of the theorem of a program that keeps it."""
        return f"{PREFIX}{self.kept_by}"


THEOREMS: list[Theorem] = []
"""The bounds that hold."""


def _bound(
    name: str,
    of: str,
    file: str,
    near_misses: Mapping[str, Mapping[str, Any] | str],
    rounding: str = "model",
    **more: str,
) -> Callable[[Callable[..., Sides]], Callable[..., Sides]]:
    """The theorem that the decorated function says: it has its name in Rocq, and its docstring for a title."""

    def add(says: Callable[..., Sides]) -> Callable[..., Sides]:
        title = " ".join((says.__doc__ or "").split()).removesuffix(".")
        place = file, says.__name__
        THEOREMS.append(Theorem(name, title, of, place, says, rounding, near_misses=near_misses, **more))
        return says

    return add


# -- what bounds have in common --------------------------------------------------------------------------------


def _radicand(s: Space) -> None:
    s.require(0, "<", s.variance(s.a) + s.eps)


def _condition(s: Space, kap: Any) -> None:
    s.kap = s.kappa(s.eps, s.a) if kap is None else kap


def _two_passes(s: Space, z: Any, E: Any, G: Any, kap: Any = None) -> Any:
    """The error of z where the mean errs by E·κ deviations, and what follows by a growth G."""
    _condition(s, kap)
    s.E, s.G = E, G
    return (s.G - 1) * abs(z) + s.G * (s.E * s.kap + abs(z) * ((s.E * s.kap) ** 2 / 2))


def _mean_growth(s: Space, additions: Any = 1) -> Any:
    return s.grow(s.u, s.h1 + additions, 0) - 1


def _root_growth(s: Space, after: int = 4) -> Any:
    return s.grow(s.u, 0, s.uphalf(s.h2 + 5) + after)


def _nearest_mean(s: Space, roundings: Any, h: Any = None) -> Any:
    return roundings * s.sum_growth(s.u, s.h1 if h is None else h, s.N) - 1


def _nearest_root(s: Space, under: int) -> Any:
    return (1 + s.u) ** 4 * s.sqrt((1 + s.u) ** under * s.sum_growth(s.u, s.h2, s.N))


def _normalized(s: Space) -> Any:
    s.z = s.normalized(s.eps, s.a)
    _radicand(s)
    return abs(s.y - s.z)


def _sum(s: Space, growth: Any, itself: bool) -> Sides:
    return abs(s.y - s.sumv(s.v)), (growth - 1) * (abs(s.sumv(s.v)) if itself else s.sumv(s.absv(s.v)))


def _mean(s: Space, growth: Any, itself: bool) -> Sides:
    return abs(s.y - s.mean(s.a)), (growth - 1) * (abs(s.mean(s.a)) if itself else s.sumv(s.absv(s.a)) / s.N)


def _gradient(s: Space, r: Any, p: Any, z: Any, itself: bool = False) -> Sides:
    """The gradient of the input, from rows that err by e, its own roundings growing by W."""
    exact = s.backward(r, p, z)
    size = abs(exact) if itself else s.backward_size(r, p, s.absv(z) + s.e)
    slopes = s.dot(s.absv(p), s.absv(z) + s.e) / s.N, s.dot(s.absv(p), s.e) / s.N
    return abs(s.y - exact), (s.W - 1) * size + r * (s.e * slopes[0] + abs(z) * slopes[1])


def _whole_gradient(s: Space, e: Any, E: Any, W: Any, exact: bool) -> Sides:
    """The same where the rows are computed too, by two passes; or are taken for exact."""
    s.p, s.s, s.x = s.had(s.g, s.v), s.normalized(s.eps, s.a), 1 / s.sd(s.eps, s.a)
    s.e = 0 * e if exact else e
    s.E, s.W = E, W
    _condition(s, None)
    _radicand(s)
    left, right = _gradient(s, s.x, s.p, s.s)
    return left, right + (s.E * s.kap) ** 2 / 2 * abs(s.backward(s.x, s.p, s.s))


def _affine(s: Space, W: Any, kap: Any) -> None:
    """Gain and bias behind two passes: e is the error of the normalized entry s."""
    s.s = s.normalized(s.eps, s.a)
    _radicand(s)
    s.e = _two_passes(s, s.s, _mean_growth(s), _root_growth(s), kap)
    s.W = W


def _part(s: Space) -> None:
    """A list of numbers up to X, as the merges of a tree have it."""
    s.require(0, "<=", s.X)
    s.each(abs(s.s), s.X)


def _gradual_root(s: Space, low: Any, high: Any, root: bool, last: bool) -> None:
    """The growth G of what is divided by a root between `low` and `high`, its radicand off by t, with underflow."""
    s.q = s.sqrt(1 - s.t)
    s.e = (s.u if root else 0) + s.l / (low * s.q)
    s.f = s.u + s.l * (2 * (1 + s.e) * high)
    s.G = (1 + s.f) / (s.q * (1 - s.e)) * (1 + s.u if last else 1)
    s.require(s.t, "<", 1)
    s.require(s.e, "<", 1)


def _off_radicand(s: Space, mean: Any, f: Any = 0) -> Any:
    """The error of z, up to f of which is there before, where the mean errs by `mean` and the radicand by t."""
    s.require(s.t, "<", 1)
    root = s.sqrt(1 - s.t)
    return (s.G - 1) * (abs(s.z) + f) + s.G * (mean / root + (abs(s.z) + f) * (1 / root - 1)) + f


def _cancelled(s: Space, k: Any, power: int = 2) -> None:
    """How far the variance of one pass is off, relative to the radicand."""
    s.t = (s.W - 1) * (1 + (1 + s.F**2) * k**power) + (s.F**2 - 1) * k**power


_NO_KAPPA = {"κ left out": {"kap": 1}}
_ONE_PASS = {"one pass for two": "one_pass"}


# -- sums, means, RMSNorm, softmax -------------------------------------------------------------------------------


@_bound(
    "sum",
    "bias_gradient",
    "Bounds",
    {"one addition fewer": {"fewer": 1}, "relative to the sum itself": {"itself": True}},
)
def sum_error(s: Space, fewer: int = 0, itself: bool = False) -> Sides:
    """Rounding error of a sum, in any order."""
    return _sum(s, s.grow(s.u, s.h - fewer, 0), itself)


@_bound(
    "mean",
    "mean",
    "Bounds",
    {"the division not counted": {"division": 0}, "relative to the mean itself": {"itself": True}},
)
def mean_error(s: Space, division: int = 1, itself: bool = False) -> Sides:
    """Rounding error of a mean."""
    return _mean(s, s.grow(s.u, s.h + division, 0), itself)


@_bound(
    "rms-norm",
    "rms_norm",
    "Bounds",
    {"one rounding fewer after the root": {"after": 2}, "two roundings fewer under the root": {"under": 1}},
)
def rms_norm_error(s: Space, under: int = 3, after: int = 3) -> Sides:
    """Rounding error of RMSNorm, which needs no condition number."""
    s.z = s.rms_norm(s.eps, s.a)
    s.require(0, "<", s.dot(s.a, s.a) / s.N + s.eps)
    return abs(s.y - s.z), (s.grow(s.u, 0, s.uphalf(s.h + under) + after) - 1) * abs(s.z)


@_bound(
    "rms-norm.underflow",
    "rms_norm",
    "Underflow",
    {"the last rounding left out": {"last": False}, "the root taken for exact": {"root": False}},
    rounding="gradual",
)
def rms_norm_underflow_error(s: Space, last: bool = True, root: bool = True) -> Sides:
    """Rounding error of RMSNorm where operations may underflow."""
    s.z, s.V = s.rms_norm(s.eps, s.a), s.dot(s.a, s.a) / s.N + s.eps
    s.W = s.grow(s.u, s.h + 3, 0)
    s.t = (s.W - 1) + 4 * s.W * s.l / s.V
    s.require(0, "<", s.V)
    _gradual_root(s, s.sqrt(s.V), s.sqrt(s.V), root, last)
    return abs(s.y - s.z), (s.G - 1) * abs(s.z) + s.l


# -- two passes --------------------------------------------------------------------------------------------------


@_bound(
    "two-pass",
    "two_pass",
    "Bounds",
    {
        "the mean's sum one addition shorter": {"division": 0},
        "two roundings fewer after the root": {"after": 2},
        **_NO_KAPPA,
        **_ONE_PASS,
    },
)
def two_pass_error(s: Space, division: int = 1, after: int = 4, kap: Any = None) -> Sides:
    r"""Rounding error of two passes, by the condition number $\kappa$."""
    return _normalized(s), _two_passes(s, s.z, _mean_growth(s, division), _root_growth(s, after), kap)


@_bound("two-pass.rounded", "two_pass_rounded", "Bounds", _NO_KAPPA)
def two_pass_rounded_error(s: Space, kap: Any = None) -> Sides:
    r"""Rounding error of two passes where $N$ and $\epsilon$ are rounded before."""
    s.given("near", s.u, s.k, s.n, s.N)
    s.given("near", s.u, s.k, s.e, s.eps)
    growth = s.grow(s.u, 0, s.uphalf(s.h2 + s.k + 5) + 4)
    return _normalized(s), _two_passes(s, s.z, s.grow(s.u, s.h1 + 1, s.k) - 1, growth, kap)


@_bound(
    "two-pass.underflow",
    "two_pass",
    "Underflow",
    {**_NO_KAPPA, "the sums of the squares not counted": {"squares": False}, **_ONE_PASS},
    rounding="gradual",
)
def two_pass_underflow_error(s: Space, kap: Any = None, squares: bool = True) -> Sides:
    """Rounding error of two passes where operations may underflow."""
    left = _normalized(s)
    s.s = s.sd(s.eps, s.a)
    s.L, s.E = s.l / s.s, s.grow(s.u, s.h1 + 1, 0)
    _condition(s, kap)
    s.n = (s.E - 1) * s.kap + 2 * s.E * s.L
    s.p = 1 - s.u - s.L
    s.P = (1 + s.u) * (1 + s.n**2 / 2) + s.L
    s.D = (s.u * abs(s.z) + (1 + s.u) * s.n + s.L + abs(s.z) * (s.P - 1)) / s.p
    s.W = s.grow(s.u, s.h2 + 3, 0)
    s.t = (s.W - 1 if squares else 0) + 4 * s.W * s.l / (s.p * s.s) ** 2
    s.require(0, "<", s.p)
    _gradual_root(s, s.p * s.s, s.P * s.s, root=True, last=True)
    return left, (s.G - 1) * abs(s.z) + s.G * s.D + s.l


@_bound("two-pass.linear", "two_pass", "Bounds", {**_NO_KAPPA, **_ONE_PASS})
def two_pass_profile(s: Space, kap: Any = None) -> Sides:
    r"""Rounding error of two passes, linear in $\kappa$."""
    left = _normalized(s)
    _condition(s, kap)
    s.E, s.G = _mean_growth(s), _root_growth(s)
    shift = s.min(1, s.E * s.kap) + abs(s.z) * (s.E * s.kap / 2)
    return left, (s.G - 1) * abs(s.z) + s.G * shift


@_bound("profile", "two_pass", "Profile", {"6 for 16": {"constant": 6}, "κ left out": {"kap": 0}, **_ONE_PASS})
def stable_profile(s: Space, constant: int = 16, kap: Any = None) -> Sides:
    """Rounding error of two passes within the profile stable, in every format of 8 bits or more."""
    left = _normalized(s)
    _condition(s, kap)
    s.require(256 * s.u, "<=", 1)
    s.require(s.h1, "<=", 14)
    s.require(s.h2, "<=", 14)
    return left, constant * s.u * (1 + s.kap) * (1 + abs(s.z))


@_bound("profile.constant", "two_pass", "Profile", {**_NO_KAPPA, **_ONE_PASS})
def profile_constant(s: Space, kap: Any = None) -> Sides:
    r"""Rounding error of two passes as a constant times $(1 + \kappa)(1 + \lvert z \rvert)$."""
    left = _normalized(s)
    _condition(s, kap)
    s.E, s.G = _mean_growth(s), _root_growth(s)
    return left, s.max(s.G - 1, s.G * s.E) * (1 + s.kap) * (1 + abs(s.z))


# -- one pass, merges, Newton's step -----------------------------------------------------------------------------


@_bound("one-pass.squared", "one_pass", "Bounds", {"κ for κ²": {"power": 1}, **_NO_KAPPA})
def one_pass_error(s: Space, power: int = 2, kap: Any = None) -> Sides:
    r"""Rounding error of one pass: $\kappa^{2}$ stands where two passes have $\kappa$."""
    left = _normalized(s)
    s.F, s.W, s.G = s.grow(s.u, s.h1 + 1, 0), s.grow(s.u, 1, s.h2 + 2), s.grow(s.u, 0, 5)
    _condition(s, kap)
    _cancelled(s, s.kap, power)
    return left, _off_radicand(s, (s.F - 1) * s.kap)


@_bound(
    "one-pass.shifted",
    "shifted_one_pass",
    "Shifted",
    {"the rounding of x − c left out": {"shift": 0}, "the sums not counted": {"sums": False}},
)
def shifted_one_pass_error(s: Space, shift: int = 1, sums: bool = True) -> Sides:
    """Rounding error of one pass over the deviations from a number $c$."""
    left = _normalized(s)
    s.kap = s.kappa(s.eps, s.shifted(s.c, s.a))
    s.q = s.u * (1 + s.kap)
    s.K = (1 + s.u) * s.kap / (1 - s.q)
    s.f = (s.u * (abs(s.z) + 2 * s.kap) + abs(s.z) * s.q) / (1 - s.q)
    s.F, s.W = s.grow(s.u, s.h1 + 1 if sums else 0, 0), s.grow(s.u, 1, s.h2 + 2)
    s.G = s.grow(s.u, 0, 5)
    _cancelled(s, s.K)
    s.require(0, "<", s.u)
    s.require(s.q, "<", 1)
    return left, _off_radicand(s, (s.F - 1) * s.K, s.f if shift else 0)


_SLACK_OF_MERGES = (
    "The bound takes the weight n₂/n of each merge for 1, which for two numbers is a half, and the step m₂ − m₁ for "
    "2·max|x|. Where the weights are kept, as in `lnverify.rounding.chan.one-by-one`, more of the bound is reached."
)


@_bound(
    "merged",
    "merged_norm",
    "Merged",
    {"the largest entry left out": {"largest": False}, "the merges taken for exact": {"merges": False}},
    merges="chan_merge",
    slack=_SLACK_OF_MERGES,
)
def merged_norm_error(s: Space, largest: bool = True, merges: bool = True) -> Sides:
    """Rounding error of LayerNorm by Chan's merges, in any tree."""
    left = _normalized(s)
    s.E = (s.merge_growth(s.u) ** s.h if merges else 1) - 1
    s.k = s.X / s.sd(s.eps, s.a) if largest else 1
    s.t = s.sqrt(s.h) * (s.E * s.k)
    s.G = s.grow(s.u, 0, s.h + 7)
    s.each(abs(s.a), s.X)
    s.require(s.t, "<", 1)
    s.given("chan", "rnd", s.h, "(entries a)", s.m, s.Q)
    return left, (s.G - 1) * abs(s.z) + s.G * (s.E * s.k / (1 - s.t) + abs(s.z) * (s.t / (1 - s.t)))


@_bound("newton", "newton_norm", "Newton", {"the step taken for exact": {"step": False}, **_NO_KAPPA})
def newton_norm_error(s: Space, step: bool = True, kap: Any = None) -> Sides:
    """Rounding error of two passes whose inverse root is improved by a step of Newton's method."""
    left = _normalized(s)
    s.W = s.grow(s.u, 4, 3)
    rounded = (s.W - 1) * ((1 + s.tau) * (3 + (1 + s.tau) ** 2) / 2) if step else 0
    s.g = s.tau**2 * (3 + s.tau) / 2 + rounded
    s.require(abs(s.r * s.sqrt(s.v) - 1), "<=", s.tau)
    growth = s.grow(s.u, 0, s.uphalf(s.h2 + 5)) * (1 + s.g)
    return left, _two_passes(s, s.z, _mean_growth(s), growth, kap)


# -- gain and bias, gradients ------------------------------------------------------------------------------------


@_bound("layer-norm", "layer_norm", "Outputs", {"the bias left out": {"bias": False}, **_NO_KAPPA})
def layer_norm_error(s: Space, bias: bool = True, kap: Any = None) -> Sides:
    """Rounding error of gain and bias, after two passes."""
    _affine(s, s.grow(s.u, 1, 1), kap)
    return abs(s.y - s.layer_norm(s.eps, s.g, s.b, s.a)), _output(s, bias)


def _output(s: Space, bias: bool = True) -> Any:
    return (s.W - 1) * (abs(s.g * s.s) + (abs(s.b) if bias else 0)) + s.W * (abs(s.g) * s.e)


@_bound("layer-norm.fused", "fused_layer_norm", "Outputs", {"the last rounding left out": {"last": 0}, **_NO_KAPPA})
def fused_layer_norm_error(s: Space, last: int = 1, kap: Any = None) -> Sides:
    """Rounding error of gain and bias in one fused operation."""
    _affine(s, s.grow(s.u, 0, last), kap)
    exact = s.layer_norm(s.eps, s.g, s.b, s.a)
    return abs(s.y - exact), (s.W - 1) * abs(exact) + s.W * (abs(s.g) * s.e)


@_bound(
    "layer-norm.scaled",
    "scaled_layer_norm",
    "Newton",
    {"relative to the entry": {"itself": True}, "the last three roundings left out": {"last": 0}},
)
def scaled_layer_norm_error(s: Space, itself: bool = False, last: int = 2) -> Sides:
    """Rounding error of gain and bias as one product and one sum, relative to more than the entry."""
    s.z = s.normalized(s.eps, s.a)
    _radicand(s)
    error = _two_passes(s, s.z, _mean_growth(s), _root_growth(s, 2))
    s.W = s.grow(s.u, last, last)
    size = abs(s.z) if itself else abs(s.a) / s.sd(s.eps, s.a) + (1 + s.E) * s.kap
    right = (s.W - 1) * (abs(s.g) * (s.G * size) + abs(s.b)) + abs(s.g) * error
    return abs(s.y - s.layer_norm(s.eps, s.g, s.b, s.a)), right


@_bound("layer-norm.stored", "stored_layer_norm", "Outputs", {"storage taken for exact": {"storage": False}})
def stored_layer_norm_error(s: Space, storage: bool = True) -> Sides:
    """Rounding error of what is computed in one format and stored in a shorter one."""
    _affine(s, s.grow(s.u, 1, 1), None)
    s.f = _output(s)
    s.given("model", s.w, "store")
    exact = s.layer_norm(s.eps, s.g, s.b, s.a)
    return abs(s.y - exact), (s.w if storage else 0) * abs(exact) + (1 + s.w) * s.f


@_bound(
    "gain-gradient",
    "gain_gradient",
    "Outputs",
    {"the products taken for exact": {"products": 0}, "one addition fewer": {"fewer": 1}},
)
def gain_gradient_error(s: Space, products: int = 1, fewer: int = 0) -> Sides:
    """Rounding error of the gradient of the gain, over rows in any tree."""
    s.W = s.grow(s.u, s.h - fewer, products)
    s.each(abs(s.z - s.z_exact), s.e)
    sizes = s.dot(s.absv(s.v), s.absv(s.z_exact)), s.dot(s.absv(s.v), s.e)
    return abs(s.y - s.dot(s.v, s.z_exact)), (s.W - 1) * sizes[0] + s.W * sizes[1]


@_bound(
    "input-gradient",
    "input_gradient",
    "Outputs",
    {"relative to the gradient itself": {"itself": True}, "the sums not counted": {"sums": False}},
)
def input_gradient_error(s: Space, itself: bool = False, sums: bool = True) -> Sides:
    """Rounding error of the gradient of the input, from stored statistics; relative to the gradient it is
    unbounded where $p$ is parallel to $z$."""
    s.p = s.had(s.g, s.v)
    s.require(0, "<=", s.r_exact)
    s.given("near", s.u, s.k, s.r, s.r_exact)
    s.each(abs(s.z - s.z_exact), s.e)
    s.W = s.grow(s.u, s.h1 + s.h2 + 4 if sums else 2, s.k + 2)
    return _gradient(s, s.r_exact, s.p, s.z_exact, itself)


@_bound(
    "input-gradient.two-pass",
    "two_pass_gradient",
    "Backward",
    {"the errors of z left out": {"exact": True}, "the sums not counted": {"sums": False}},
)
def two_pass_gradient_error(s: Space, exact: bool = False, sums: bool = True) -> Sides:
    """Rounding error of the gradient of the input, by two passes."""
    counts = (s.h3 + s.h4 + 4, s.uphalf(s.h2 + 5) + 4) if sums else (0, 0)
    rows = s.two_pass_bound(s.u, s.eps, s.a, s.h1, s.h2)
    return _whole_gradient(s, rows, _mean_growth(s), s.grow(s.u, *counts), exact)


@_bound(
    "softmax",
    "softmax",
    "Bounds",
    {"the division not counted": {"division": 0}, "the sum not counted": {"sums": False}},
)
def softmax_error(s: Space, division: int = 1, sums: bool = True) -> Sides:
    """Rounding error of softmax, from exponentials that err by $k$ factors."""
    s.p = s.e_exact / s.sumv(s.e_exact)
    s.each(0, s.e_exact)
    s.require(s.sumv(s.e_exact), "!=", 0)
    s.given("near", s.u, s.k, s.e, s.e_exact)
    return abs(s.y - s.p), (s.grow(s.u, 0, (s.h if sums else 0) + s.k + s.k + division) - 1) * s.p


# -- merges ------------------------------------------------------------------------------------------------------


@_bound(
    "chan",
    "chan_merge",
    "Chan",
    {"only the last rounding of a merge counted": {"steps": False}, "relative to the mean": {"itself": True}},
    merges="chan_merge",
    slack=_SLACK_OF_MERGES,
)
def chan_mean_error(s: Space, steps: bool = True, itself: bool = False) -> Sides:
    """Rounding error of the mean by Chan's merges, in any tree."""
    s.given("chan", "rnd", s.h, s.s, s.m, s.Q)
    return _merged_mean(s, (s.merge_growth(s.u) if steps else 1 + s.u) ** s.h - 1, itself)


def _merged_mean(s: Space, growth: Any, itself: bool) -> Sides:
    _part(s)
    return abs(s.m - s.mean_of(s.s)), growth * (abs(s.mean_of(s.s)) if itself else s.X)


@_bound(
    "chan.one-by-one",
    "chan_merge",
    "Chan",
    {"only the last rounding of a merge counted": {"steps": False}, "relative to the mean": {"itself": True}},
    merges="chan_merge",
)
def one_by_one_mean_error(s: Space, steps: bool = True, itself: bool = False) -> Sides:
    r"""Rounding error of the mean by Chan's merges of one number at a time, about $(N + 6 \ln N)u$."""
    s.given("one_by_one", "rnd", s.s, s.m, s.Q)
    growth = s.one_by_one_growth(s.u, s.size(s.s)) if steps else s.grow(s.u, s.size(s.s), 0)
    return _merged_mean(s, growth - 1, itself)


@_bound(
    "welford",
    "welford_update",
    "Welford",
    {"only the last rounding counted": {"steps": False}, "relative to the mean": {"itself": True}},
    merges="welford_update",
)
def welford_mean_error(s: Space, steps: bool = True, itself: bool = False) -> Sides:
    """Rounding error of the mean by Welford's recurrence, parts merged in any tree."""
    s.given("welford", s.u, "rnd", s.j, s.W, s.D, s.s, s.m, s.Q)
    return _merged_mean(s, s.W - 1 if steps else s.u, itself)


def _welford_squares(s: Space, S: Any, means: int = 1, exact: bool = False) -> Any:
    """The error of a sum of squares S by Welford's recurrence."""
    spread = 9 * s.X * s.sqrt(s.D * S) / 4 + (s.D * s.X**2 if means else 0)
    return ((1 + s.u) ** s.j - 1) * S + (1 + s.u) ** s.j * (0 if exact else spread)


@_bound(
    "welford.squares",
    "welford_update",
    "Welford",
    {"the errors of the means left out": {"means": 0}, "the means taken for exact": {"exact": True}},
    merges="welford_update",
)
def welford_square_error(s: Space, means: int = 1, exact: bool = False) -> Sides:
    """Rounding error of the sum of squares by Welford's recurrence, parts merged in any tree."""
    s.S = s.square_of(s.s)
    _part(s)
    s.given("welford", s.u, "rnd", s.j, s.W, s.D, s.s, s.m, s.Q)
    return abs(s.Q - s.S), _welford_squares(s, s.S, means, exact)


@_bound(
    "welford.norm",
    "merged_norm",
    "Welford",
    {"the mean taken for exact": {"mean": False}, "the squares taken for exact": {"squares": False}},
    merges="welford_update",
)
def welford_norm_error(s: Space, mean: bool = True, squares: bool = True) -> Sides:
    """Rounding error of LayerNorm by Welford's recurrence, parts merged in any tree."""
    left = _normalized(s)
    s.S, s.s = s.N * s.variance(s.a), s.sd(s.eps, s.a)
    s.k = s.X / s.s
    s.t = (_welford_squares(s, s.S) if squares else 0) / (s.N * s.s**2)
    s.G = s.grow(s.u, 0, 5)
    s.each(abs(s.a), s.X)
    s.require(0, "<=", s.Q)
    s.given("welford", s.u, "rnd", s.j, s.W, s.D, "(entries a)", s.m, s.Q)
    return left, _off_radicand(s, ((s.W - 1) if mean else 0) * s.k)


# -- kernels -----------------------------------------------------------------------------------------------------


@_bound(
    "dot",
    "linear",
    "Kernels",
    {"one block fewer": {"fewer": 1}, "relative to the result": {"itself": True}},
    rounding="blocks",
)
def dot_error(s: Space, fewer: int = 0, itself: bool = False) -> Sides:
    """Rounding error of an inner product in an accumulator that adds by blocks."""
    size = abs(s.dot(s.q, s.z)) if itself else s.dot(s.absv(s.q), s.absv(s.z))
    return abs(s.y - s.dot(s.q, s.z)), ((1 + s.v) ** (s.h - fewer) - 1) * size


@_bound(
    "linear",
    "linear",
    "Kernels",
    {"the errors of the row left out": {"row": False}, "the sum not counted": {"sums": False}},
    rounding="blocks",
)
def linear_error(s: Space, row: bool = True, sums: bool = True) -> Sides:
    """Rounding error of a linear layer behind a normalized row, in mixed precision."""
    s.each(abs(s.z - s.z_exact), s.e)
    growth = (1 + s.v) ** s.h - 1 if sums else 0
    right = growth * s.dot(s.absv(s.q), s.absv(s.z_exact) + s.e) + (s.dot(s.absv(s.q), s.e) if row else 0)
    return abs(s.y - s.dot(s.q, s.z_exact)), right


@_bound(
    "nearest.softmax.logits",
    "softmax_logits",
    "Kernels",
    {"the subtraction taken for exact": {"subtraction": False}, "the exponentials taken for exact": {"power": 0}},
    rounding="nearest",
)
def softmax_logits_error(s: Space, subtraction: bool = True, power: int = 2) -> Sides:
    """Rounding error of softmax from logits, to nearest."""
    s.p = s.softmax_of(s.a)
    s.W = (1 + s.u) * s.sum_growth(s.u, s.h, s.N) * (s.g * (s.ex(s.u * s.D) if subtraction else 1)) ** power
    s.given("(forall x, 0 < ex x)")
    s.given("(forall x y, ex (x + y) = ex x * ex y)")
    s.given("(forall x y, x <= y -> ex x <= ex y)")
    s.require(1, "<=", s.g)
    s.each(abs(s.a - s.m), s.D)
    s.given("upto", s.g, s.e, s.ex(s.d))
    return abs(s.y - s.p), (s.W - 1) * s.p


# -- rounding to nearest -----------------------------------------------------------------------------------------


@_bound(
    "nearest.sum",
    "bias_gradient",
    "Sharp",
    {"one addition counted": {"h": 1}, "relative to the sum itself": {"itself": True}},
    rounding="nearest",
)
def nearest_sum_error(s: Space, h: Any = None, itself: bool = False) -> Sides:
    """Rounding error of a sum, to nearest, in any order."""
    return _sum(s, s.sum_growth(s.u, s.h if h is None else h, s.N), itself)


@_bound(
    "nearest.mean",
    "mean",
    "Sharp",
    {"one addition counted": {"h": 1}, "relative to the mean itself": {"itself": True}},
    rounding="nearest",
)
def nearest_mean_error(s: Space, h: Any = None, itself: bool = False) -> Sides:
    """Rounding error of a mean, to nearest."""
    return _mean(s, (1 + s.u) * s.sum_growth(s.u, s.h if h is None else h, s.N), itself)


@_bound(
    "nearest.rms-norm",
    "rms_norm",
    "Sharp",
    {"the sum not counted": {"h": 0}, "no rounding after the root": {"after": False}},
    rounding="nearest",
)
def nearest_rms_norm_error(s: Space, h: Any = None, after: bool = True) -> Sides:
    """Rounding error of RMSNorm, to nearest."""
    s.z = s.rms_norm(s.eps, s.a)
    rounded, growth = (1 + s.u) ** 3, s.sum_growth(s.u, s.h if h is None else h, s.N)
    s.G = rounded * s.sqrt(rounded * growth) if after else s.sqrt(growth)
    return abs(s.y - s.z), (s.G - 1) * abs(s.z)


@_bound(
    "nearest.two-pass",
    "two_pass",
    "Sharp",
    {"the mean's sum not counted": {"h": 0}, **_NO_KAPPA, **_ONE_PASS},
    rounding="nearest",
)
def nearest_two_pass_error(s: Space, h: Any = None, kap: Any = None) -> Sides:
    """Rounding error of two passes, to nearest."""
    return _normalized(s), _two_passes(s, s.z, _nearest_mean(s, 1 + s.u, h), _nearest_root(s, 5), kap)


@_bound(
    "nearest.two-pass.reciprocal",
    "reciprocal_two_pass",
    "Sharp",
    {**_NO_KAPPA, "the mean's sum not counted": {"h": 0}},
    rounding="nearest",
)
def nearest_reciprocal_error(s: Space, h: Any = None, kap: Any = None) -> Sides:
    """Rounding error of two passes that multiply by a rounded $1/N$, to nearest."""
    return _normalized(s), _two_passes(s, s.z, _nearest_mean(s, (1 + s.u) ** 2, h), _nearest_root(s, 6), kap)


@_bound(
    "nearest.gain-gradient",
    "gain_gradient",
    "Sharp",
    {"one addition counted": {"h": 0}, "relative to the sum itself": {"itself": True}},
    rounding="nearest",
)
def nearest_gain_gradient_error(s: Space, h: Any = None, itself: bool = False) -> Sides:
    """Rounding error of the gradient of the gain, to nearest, over rows in any tree."""
    growth = (1 + s.u) * s.sum_growth(s.u, s.h if h is None else h, s.N)
    size = abs(s.dot(s.v, s.z)) if itself else s.dot(s.absv(s.v), s.absv(s.z))
    return abs(s.y - s.dot(s.v, s.z)), (growth - 1) * size


@_bound(
    "nearest.input-gradient",
    "two_pass_gradient",
    "Sharp",
    {"no roundings but those of z": {"own": False}, "the errors of z left out": {"exact": True}},
    rounding="nearest",
)
def nearest_gradient_error(s: Space, own: bool = True, exact: bool = False) -> Sides:
    """Rounding error of the gradient of the input by two passes, to nearest."""
    sums = s.max(s.sum_growth(s.u, s.h3, s.N), s.sum_growth(s.u, s.h4, s.N))
    W = (1 + s.u) ** 8 * s.sqrt((1 + s.u) ** 5 * s.sum_growth(s.u, s.h2, s.N)) * sums if own else 1
    return _whole_gradient(s, s.nearest_bound(s.u, s.eps, s.a, s.h1, s.h2), _nearest_mean(s, 1 + s.u), W, exact)


REFUTED: tuple[Refutation, ...] = (
    Refutation(
        "one-pass",
        r"One pass has no bound $C u (1 + \kappa)(1 + \lvert z \rvert)$: for every $C$ there are an $\epsilon > 0$, a "
        "row of two entries and roundings of at most $u$ whose error is larger; in a binary format of $p$ digits "
        r"that is so on the row $2^{e} - 1, 2^{e} + 1$ of every $e$ with $p + 2 \le 2e \le 2p - 2$, for every $C$ up "
        "to that of the table (formats_one_pass)",
        "one_pass",
        ("OnePass", "one_pass_unbounded"),
        kept_by="profile",
    ),
    Refutation(
        "faithful",
        "Two passes whose mean is a number of the format are not faithful: on the row $b, b, b + d$ of two neighbours "
        "of the format, $d$ apart, the first entry errs by a quarter of its exact value or more, however it is "
        "summed; in a binary format $b = 2^{e}$, of any $e$ (formats_unfaithful)",
        "two_pass",
        ("Faithful", "two_pass_unfaithful"),
        kept_by="two-pass",
    ),
    Refutation(
        "stagnation",
        r"Sums one after the other have no bound such as $u \log_2 n$: after $n$ additions their relative error "
        r"reaches $nu/(1 + nu)$, for $1 + u + \dots + u$ stays $1$ where ties go to the even neighbour",
        "bias_gradient",
        ("Chan", "stagnation"),
        kept_by="sum",
    ),
)
"""The bounds that do not hold."""


def _range(s: Space) -> None:
    s.E, s.F, s.G = s.grow(s.u, s.h1 + 1, 0), s.grow(s.u, s.h2 + 5, 0), _root_growth(s)
    s.each(abs(s.a), s.X)
    s.require(0, "<", s.eps)
    s.require(s.F * (s.N * (s.X**2 * (1 + (s.E - 1) ** 2)) + s.eps), "<=", s.B)
    s.require((1 + s.u) * s.E * ((s.N + 1) * s.X), "<=", s.B)
    s.require((1 + s.u) ** 2, "<=", s.B)
    s.require(s.G * s.sqrt(s.N), "<=", s.B)
    s.require((1 + s.u) / ((1 - s.u) * s.sqrt((1 - s.u) * s.eps)), "<=", s.B)


def _box(s: Space) -> None:
    for left, sign, right in (
        *((0, "<", s.eps), (s.eps, "<=", 1), (1, "<=", s.X), (s.L, "<=", 1), (s.L**2, "<=", s.eps)),
        *((64 * s.l, "<=", s.eps), ((s.h + 5) * s.u, "<=", Fraction(1, 4))),
        *((8 * (s.N * s.X**2 + 1), "<=", s.B), (4 * s.X, "<=", s.B * s.sqrt(s.eps))),
    ):
        s.require(left, sign, right)


LAWS: tuple[Law, ...] = (
    Law(
        "scale",
        r"Scaling: two passes of $kx$ and $k^{2}\epsilon$ make what they make of $x$ and $\epsilon$, to the bit, "
        "where $k$, $k^{2}$ and $1/k$ multiply each operation of the run exactly, as a power of two does where the "
        "least exponent of the format leaves each exact result normal before and after (formats_scale) and nothing "
        "overflows",
        "two_pass",
        ("Range", "two_pass_scale"),
    ),
    Law(
        "reflection",
        "Reflection: two passes of $-x$ make the opposite of what they make of $x$, to the bit",
        "two_pass",
        ("Range", "two_pass_reflect"),
    ),
    Law(
        "range",
        "Range: in two passes of entries up to $X$ no operation exceeds $B$, the largest number of the format, as "
        r"long as neither $(1 + u)^{h_{2} + 5}(N X^{2}(1 + E^{2}) + \epsilon)$ nor $(1 + u)^{h_{1} + 2}(N + 1)X$ "
        r"does, where $E = (1 + u)^{h_{1} + 1} - 1$, and $B$ is no smaller than what $N$ and $\epsilon$ alone make of "
        "roots and quotients",
        "two_pass",
        ("Range", "two_pass_range"),
        says=_range,
        rounding="model",
        then="two_pass_run (within B rnd) eps a h1 h2 m y",
    ),
    Law(
        "two-pass.optimal",
        "Optimality: for every whole $h$ and every $N$ between $2^{h}$ and $2^{h + 1}$ there are runs of two passes, "
        r"on $N$ equal entries and by sums of up to $h + 1$ additions, that err by $e\kappa/\sqrt{1 + (e\kappa)^{2}}$ "
        "with some $e$ from $(1 + u)^{h + 1} - 1$ on: the quotient with the bound of two passes tends to $1$ as $N$ "
        r"grows and $u\kappa \ln N$ vanishes",
        "two_pass",
        ("Optimal", "two_pass_optimal"),
    ),
    Law(
        "closed.box",
        "The box of the closed theorems: entries up to $X$, sums of up to $h$ additions, in a format whose "
        "least number is $2l$, whose least normal number is $L$ and whose largest number is $B$",
        "two_pass",
        ("Box", "in_box"),
        says=_box,
        then="box u l L B X eps N h",
    ),
    Law(
        "closed.rms-norm",
        "RMSNorm of entries in a box, rounded to nearest in a format with a least and a largest number: nothing "
        "overflows, and every entry errs by at most what it may where operations underflow, without another premise",
        "rms_norm",
        ("Closed", "closed_rms_norm"),
    ),
    Law(
        "closed.two-pass",
        "Two passes of entries in a box, rounded to nearest in a format with a least and a largest number: nothing "
        "overflows, and every entry errs by at most what it may where operations underflow, without another premise",
        "two_pass",
        ("Closed", "closed_two_pass"),
    ),
    Law(
        "closed.layer-norm",
        "LayerNorm with gain and bias of entries in a box, rounded to nearest in a format with a least and a largest "
        "number: the normalized row does not overflow, and every entry errs by at most what two passes and two more "
        "operations make of it, without another premise",
        "layer_norm",
        ("Closed", "closed_layer_norm"),
    ),
)
"""What holds to the bit, and in which range."""


def find_theorem(id: str) -> Theorem:
    """The theorem of an id, with or without `lnverify.rounding.` before it.

    Raises:
        InputError: where there is none.
    """
    for theorem in THEOREMS:
        if id in (theorem.id, theorem.name):
            return theorem
    raise InputError(f"no bound is called {id!r}; there are {', '.join(theorem.name for theorem in THEOREMS)}")
