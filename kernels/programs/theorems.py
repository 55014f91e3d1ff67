"""What is proved of the rounding errors of programs: each bound said once, with its place in Rocq and false variants.

A bound is a function of a `Space` that returns the two sides of an inequality. From it come the theorem of `Stated.v`,
which Rocq's kernel proves from the one by hand, the formula of a page, and the numbers that errors are held against.
What `vary` names in it are its near misses, each of them broken by a run that the model allows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from lnverify.kernels.programs.programs import PROGRAMS
from lnverify.kernels.programs.space import Space
from lnverify.kernels.programs.vocabulary import Program
from lnverify.proofs.errors import choose

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
        says: what it says of a space; of a law that says no inequality the premises alone, and no sides; None of one
            that is said in its title alone.
        rounding: what Rocq assumes of each operation: "model", a relative error of at most u; "gradual", underflow
            too; "nearest", rounding to nearest; "blocks", sums by blocks that err by v; "" where nothing is run.
        then: what follows from the premises in Rocq, where that is no inequality.
        merges: the program that merges the mean and the sum of squares; "" where there is none.
        slack: why no run comes near the bound, where none does.
        instead: a program that does not keep it, a near miss as those are that `says` varies.
        kept_by: of a bound that the program does not keep, whatever its constant, the id of a theorem on one that does.
    """

    name: str
    title: str
    of: str
    place: tuple[str, str]
    says: Any = None
    rounding: str = ""
    then: str = ""
    merges: str = ""
    slack: str = ""
    instead: str = ""
    kept_by: str = ""

    @property
    def is_stated(self) -> bool:
        """Whether it says something of a space."""
        return self.says is not None

    @property
    def id(self) -> str:
        """As of a claim."""
        return f"{PREFIX}{self.name}"

    @property
    def program(self) -> Program:
        """The program that it speaks of."""
        return PROGRAMS[self.of]


THEOREMS: list[Law] = []
"""The bounds that hold."""


def _bound(name: str, of: str, file: str, rounding: str = "model", **more: str) -> Callable[[Says], Says]:
    """The theorem that the decorated function says: it has its name in Rocq, and its docstring for a title."""

    def add(says: Says) -> Says:
        title = " ".join((says.__doc__ or "").split()).removesuffix(".")
        THEOREMS.append(Law(name, title, of, (file, says.__name__), says, rounding, **more))
        return says

    return add


# -- sums, means, RMSNorm, softmax -------------------------------------------------------------------------------


def _sum(s: Space, growth: Any) -> Sides:
    size = s.vary(s.sumv(s.absv(s.v)), "relative to the sum itself", abs(s.sumv(s.v)))
    return abs(s.y - s.sumv(s.v)), (growth - 1) * size


@_bound("sum", "bias_gradient", "Bounds")
def sum_error(s: Space) -> Sides:
    """Rounding error of a sum, in any order."""
    return _sum(s, s.grow(s.u, s.vary(s.h, "one addition fewer", s.h - 1), 0))


@_bound("nearest.sum", "bias_gradient", "Sharp", "nearest")
def nearest_sum_error(s: Space) -> Sides:
    """Rounding error of a sum, to nearest, in any order."""
    return _sum(s, s.sum_growth(s.u, s.vary(s.h, "one addition counted", 1), s.N))


def _mean(s: Space, growth: Any) -> Sides:
    size = s.vary(s.sumv(s.absv(s.a)) / s.N, "relative to the mean itself", abs(s.mean(s.a)))
    return abs(s.y - s.mean(s.a)), (growth - 1) * size


@_bound("mean", "mean", "Bounds")
def mean_error(s: Space) -> Sides:
    """Rounding error of a mean."""
    return _mean(s, s.grow(s.u, s.h + s.vary(1, "the division not counted", 0), 0))


@_bound("nearest.mean", "mean", "Sharp", "nearest")
def nearest_mean_error(s: Space) -> Sides:
    """Rounding error of a mean, to nearest."""
    return _mean(s, (1 + s.u) * s.sum_growth(s.u, s.vary(s.h, "one addition counted", 1), s.N))


@_bound("rms-norm", "rms_norm", "Bounds")
def rms_norm_error(s: Space) -> Sides:
    """Rounding error of RMSNorm, which needs no condition number."""
    s.z = s.rms_norm(s.eps, s.a)
    s.require(0, "<", s.dot(s.a, s.a) / s.N + s.eps)
    under = s.vary(3, "two roundings fewer under the root", 1)
    after = s.vary(3, "one rounding fewer after the root", 2)
    return abs(s.y - s.z), (s.grow(s.u, 0, s.uphalf(s.h + under) + after) - 1) * abs(s.z)


@_bound("nearest.rms-norm", "rms_norm", "Sharp", "nearest")
def nearest_rms_norm_error(s: Space) -> Sides:
    """Rounding error of RMSNorm, to nearest."""
    s.z = s.rms_norm(s.eps, s.a)
    rounded, growth = (1 + s.u) ** 3, s.sum_growth(s.u, s.vary(s.h, "the sum not counted", 0), s.N)
    s.G = s.vary(rounded * s.sqrt(rounded * growth), "no rounding after the root", s.sqrt(growth))
    return abs(s.y - s.z), (s.G - 1) * abs(s.z)


def _gradual_root(s: Space, low: Any, high: Any, own: Any, last: Any) -> None:
    """The growth G of what is divided by a root between `low` and `high`, its radicand off by t, with underflow."""
    s.q = s.sqrt(1 - s.t)
    s.e = own + s.l / (low * s.q)
    s.f = s.u + s.l * (2 * (1 + s.e) * high)
    s.G = (1 + s.f) / (s.q * (1 - s.e)) * last
    s.require(s.t, "<", 1)
    s.require(s.e, "<", 1)


@_bound("rms-norm.underflow", "rms_norm", "Underflow", "gradual")
def rms_norm_underflow_error(s: Space) -> Sides:
    """Rounding error of RMSNorm where operations may underflow."""
    s.z, s.V = s.rms_norm(s.eps, s.a), s.dot(s.a, s.a) / s.N + s.eps
    s.W = s.grow(s.u, s.h + 3, 0)
    s.t = (s.W - 1) + 4 * s.W * s.l / s.V
    s.require(0, "<", s.V)
    own, last = s.vary(s.u, "the root taken for exact", 0), s.vary(1 + s.u, "the last rounding left out", 1)
    _gradual_root(s, s.sqrt(s.V), s.sqrt(s.V), own, last)
    return abs(s.y - s.z), (s.G - 1) * abs(s.z) + s.l


@_bound("softmax", "softmax", "Bounds")
def softmax_error(s: Space) -> Sides:
    """Rounding error of softmax, from exponentials that err by $k$ factors."""
    s.p = s.e_exact / s.sumv(s.e_exact)
    s.each(0, s.e_exact)
    s.require(s.sumv(s.e_exact), "!=", 0)
    s.given("near", s.u, s.k, s.e, s.e_exact)
    additions, division = s.vary(s.h, "the sum not counted", 0), s.vary(1, "the division not counted", 0)
    return abs(s.y - s.p), (s.grow(s.u, 0, additions + s.k + s.k + division) - 1) * s.p


@_bound("nearest.softmax.logits", "softmax_logits", "Kernels", "nearest")
def softmax_logits_error(s: Space) -> Sides:
    """Rounding error of softmax from logits, to nearest."""
    s.p = s.softmax_of(s.a)
    exponential = s.g * s.vary(s.ex(s.u * s.D), "the subtraction taken for exact", 1)
    s.W = (1 + s.u) * s.sum_growth(s.u, s.h, s.N) * exponential ** s.vary(2, "the exponentials taken for exact", 0)
    for law in ("forall x, 0 < ex x", "forall x y, ex (x + y) = ex x * ex y", "forall x y, x <= y -> ex x <= ex y"):
        s.given(f"({law})")
    s.require(1, "<=", s.g)
    s.each(abs(s.a - s.m), s.D)
    s.given("upto", s.g, s.e, s.ex(s.d))
    return abs(s.y - s.p), (s.W - 1) * s.p


# -- two passes --------------------------------------------------------------------------------------------------


def _normalized(s: Space) -> Any:
    """The error of the normalized entry z."""
    s.z = s.normalized(s.eps, s.a)
    s.require(0, "<", s.variance(s.a) + s.eps)
    return abs(s.y - s.z)


def _condition(s: Space) -> None:
    s.kap = s.vary(s.kappa(s.eps, s.a), "κ left out", 1)


def _two_passes(s: Space, z: Any, E: Any, G: Any) -> Any:
    """The bound for z where the mean errs by E·κ deviations, and what follows by a growth G."""
    _condition(s)
    s.E, s.G = E, G
    return (s.G - 1) * abs(z) + s.G * (s.E * s.kap + abs(z) * ((s.E * s.kap) ** 2 / 2))


def _mean_growth(s: Space) -> Any:
    return s.grow(s.u, s.h1 + 1, 0) - 1


def _root_growth(s: Space, after: Any = 4) -> Any:
    return s.grow(s.u, 0, s.uphalf(s.h2 + 5) + after)


@_bound("two-pass", "two_pass", "Bounds", instead="one_pass")
def two_pass_error(s: Space) -> Sides:
    r"""Rounding error of two passes, by the condition number $\kappa$."""
    mean = s.grow(s.u, s.h1 + s.vary(1, "the mean's sum one addition shorter", 0), 0) - 1
    return _normalized(s), _two_passes(
        s, s.z, mean, _root_growth(s, s.vary(4, "two roundings fewer after the root", 2))
    )


@_bound("two-pass.rounded", "two_pass_rounded", "Bounds")
def two_pass_rounded_error(s: Space) -> Sides:
    r"""Rounding error of two passes where $N$ and $\epsilon$ are rounded before."""
    s.given("near", s.u, s.k, s.n, s.N)
    s.given("near", s.u, s.k, s.e, s.eps)
    growth = s.grow(s.u, 0, s.uphalf(s.h2 + s.k + 5) + 4)
    return _normalized(s), _two_passes(s, s.z, s.grow(s.u, s.h1 + 1, s.k) - 1, growth)


def _nearest_two_passes(s: Space, under: int, roundings: Any) -> Sides:
    mean = roundings * s.sum_growth(s.u, s.vary(s.h1, "the mean's sum not counted", 0), s.N) - 1
    root = (1 + s.u) ** 4 * s.sqrt((1 + s.u) ** under * s.sum_growth(s.u, s.h2, s.N))
    return _normalized(s), _two_passes(s, s.z, mean, root)


@_bound("nearest.two-pass", "two_pass", "Sharp", "nearest", instead="one_pass")
def nearest_two_pass_error(s: Space) -> Sides:
    """Rounding error of two passes, to nearest."""
    return _nearest_two_passes(s, 5, 1 + s.u)


@_bound("nearest.two-pass.reciprocal", "reciprocal_two_pass", "Sharp", "nearest")
def nearest_reciprocal_error(s: Space) -> Sides:
    """Rounding error of two passes that multiply by a rounded $1/N$, to nearest."""
    return _nearest_two_passes(s, 6, (1 + s.u) ** 2)


@_bound("two-pass.underflow", "two_pass", "Underflow", "gradual", instead="one_pass")
def two_pass_underflow_error(s: Space) -> Sides:
    """Rounding error of two passes where operations may underflow."""
    left = _normalized(s)
    s.s = s.sd(s.eps, s.a)
    s.L, s.E = s.l / s.s, s.grow(s.u, s.h1 + 1, 0)
    _condition(s)
    s.n = (s.E - 1) * s.kap + 2 * s.E * s.L
    s.p = 1 - s.u - s.L
    s.P = (1 + s.u) * (1 + s.n**2 / 2) + s.L
    s.D = (s.u * abs(s.z) + (1 + s.u) * s.n + s.L + abs(s.z) * (s.P - 1)) / s.p
    s.W = s.grow(s.u, s.h2 + 3, 0)
    s.t = s.vary(s.W - 1, "the sums of the squares not counted", 0) + 4 * s.W * s.l / (s.p * s.s) ** 2
    s.require(0, "<", s.p)
    _gradual_root(s, s.p * s.s, s.P * s.s, s.u, 1 + s.u)
    return left, (s.G - 1) * abs(s.z) + s.G * s.D + s.l


def _grown(s: Space) -> Any:
    """The error of two passes; E and G are the growths of the mean and of what follows."""
    left = _normalized(s)
    _condition(s)
    s.E, s.G = _mean_growth(s), _root_growth(s)
    return left


@_bound("two-pass.linear", "two_pass", "Bounds", instead="one_pass")
def two_pass_profile(s: Space) -> Sides:
    r"""Rounding error of two passes, linear in $\kappa$."""
    left = _grown(s)
    shift = s.min(1, s.E * s.kap) + abs(s.z) * (s.E * s.kap / 2)
    return left, (s.G - 1) * abs(s.z) + s.G * shift


@_bound("profile", "two_pass", "Profile", instead="one_pass")
def stable_profile(s: Space) -> Sides:
    """Rounding error of two passes within the profile stable, in every format of 8 bits or more."""
    left = _normalized(s)
    _condition(s)
    s.require(256 * s.u, "<=", 1)
    s.require(s.h1, "<=", 14)
    s.require(s.h2, "<=", 14)
    return left, s.vary(16, "6 for 16", 6) * s.u * (1 + s.kap) * (1 + abs(s.z))


@_bound("profile.constant", "two_pass", "Profile", instead="one_pass")
def profile_constant(s: Space) -> Sides:
    r"""Rounding error of two passes as a constant times $(1 + \kappa)(1 + \lvert z \rvert)$."""
    return _grown(s), s.max(s.G - 1, s.G * s.E) * (1 + s.kap) * (1 + abs(s.z))


@_bound("newton", "newton_norm", "Newton")
def newton_norm_error(s: Space) -> Sides:
    """Rounding error of two passes whose inverse root is improved by a step of Newton's method."""
    left = _normalized(s)
    s.W = s.grow(s.u, 4, 3)
    rounded = s.vary(s.W - 1, "the step taken for exact", 0) * ((1 + s.tau) * (3 + (1 + s.tau) ** 2) / 2)
    s.g = s.tau**2 * (3 + s.tau) / 2 + rounded
    s.require(abs(s.r * s.sqrt(s.v) - 1), "<=", s.tau)
    growth = s.grow(s.u, 0, s.uphalf(s.h2 + 5)) * (1 + s.g)
    return left, _two_passes(s, s.z, _mean_growth(s), growth)


# -- one pass ----------------------------------------------------------------------------------------------------


def _off_radicand(s: Space, mean: Any, f: Any = 0) -> Any:
    """The bound for z, up to f of which is lost before, where the mean errs by `mean` and the radicand by t."""
    s.require(s.t, "<", 1)
    root = s.sqrt(1 - s.t)
    return (s.G - 1) * (abs(s.z) + f) + s.G * (mean / root + (abs(s.z) + f) * (1 / root - 1)) + f


def _cancelled(s: Space, k: Any, power: int = 2) -> None:
    """How far the variance of one pass is off, relative to the radicand."""
    s.t = (s.W - 1) * (1 + (1 + s.F**2) * k**power) + (s.F**2 - 1) * k**power


@_bound("one-pass.squared", "one_pass", "Bounds")
def one_pass_error(s: Space) -> Sides:
    r"""Rounding error of one pass: $\kappa^{2}$ stands where two passes have $\kappa$."""
    left = _normalized(s)
    s.F, s.W, s.G = s.grow(s.u, s.h1 + 1, 0), s.grow(s.u, 1, s.h2 + 2), s.grow(s.u, 0, 5)
    _condition(s)
    _cancelled(s, s.kap, s.vary(2, "κ for κ²", 1))
    return left, _off_radicand(s, (s.F - 1) * s.kap)


@_bound("one-pass.shifted", "shifted_one_pass", "Shifted")
def shifted_one_pass_error(s: Space) -> Sides:
    """Rounding error of one pass over the deviations from a number $c$."""
    left = _normalized(s)
    s.kap = s.kappa(s.eps, s.shifted(s.c, s.a))
    s.q = s.u * (1 + s.kap)
    s.K = (1 + s.u) * s.kap / (1 - s.q)
    s.f = (s.u * (abs(s.z) + 2 * s.kap) + abs(s.z) * s.q) / (1 - s.q)
    s.F, s.W = s.grow(s.u, s.vary(s.h1 + 1, "the sums not counted", 0), 0), s.grow(s.u, 1, s.h2 + 2)
    s.G = s.grow(s.u, 0, 5)
    _cancelled(s, s.K)
    s.require(0, "<", s.u)
    s.require(s.q, "<", 1)
    return left, _off_radicand(s, (s.F - 1) * s.K, s.vary(s.f, "the rounding of x − c left out", 0))


# -- gain and bias, gradients ------------------------------------------------------------------------------------


def _affine(s: Space, W: Any) -> Any:
    """Gain and bias behind two passes: e is the bound for the normalized entry s."""
    s.s = s.normalized(s.eps, s.a)
    s.require(0, "<", s.variance(s.a) + s.eps)
    s.e = _two_passes(s, s.s, _mean_growth(s), _root_growth(s))
    s.W = W
    return s.layer_norm(s.eps, s.g, s.b, s.a)


def _output(s: Space) -> Any:
    bias = s.vary(abs(s.b), "the bias left out", 0)
    return (s.W - 1) * (abs(s.g * s.s) + bias) + s.W * (abs(s.g) * s.e)


@_bound("layer-norm", "layer_norm", "Outputs")
def layer_norm_error(s: Space) -> Sides:
    """Rounding error of gain and bias, after two passes."""
    return abs(s.y - _affine(s, s.grow(s.u, 1, 1))), _output(s)


@_bound("layer-norm.fused", "fused_layer_norm", "Outputs")
def fused_layer_norm_error(s: Space) -> Sides:
    """Rounding error of gain and bias in one fused operation."""
    exact = _affine(s, s.grow(s.u, 0, s.vary(1, "the last rounding left out", 0)))
    return abs(s.y - exact), (s.W - 1) * abs(exact) + s.W * (abs(s.g) * s.e)


@_bound("layer-norm.scaled", "scaled_layer_norm", "Newton")
def scaled_layer_norm_error(s: Space) -> Sides:
    """Rounding error of gain and bias as one product and one sum, relative to more than the entry."""
    _normalized(s)
    error = _two_passes(s, s.z, _mean_growth(s), _root_growth(s, 2))
    last = s.vary(2, "the last three roundings left out", 0)
    s.W = s.grow(s.u, last, last)
    size = s.vary(abs(s.a) / s.sd(s.eps, s.a) + (1 + s.E) * s.kap, "relative to the entry", abs(s.z))
    right = (s.W - 1) * (abs(s.g) * (s.G * size) + abs(s.b)) + abs(s.g) * error
    return abs(s.y - s.layer_norm(s.eps, s.g, s.b, s.a)), right


@_bound("layer-norm.stored", "stored_layer_norm", "Outputs")
def stored_layer_norm_error(s: Space) -> Sides:
    """Rounding error of what is computed in one format and stored in a shorter one."""
    exact = _affine(s, s.grow(s.u, 1, 1))
    s.f = _output(s)
    s.given("model", s.w, "store")
    return abs(s.y - exact), s.vary(s.w, "storage taken for exact", 0) * abs(exact) + (1 + s.w) * s.f


@_bound("gain-gradient", "gain_gradient", "Outputs")
def gain_gradient_error(s: Space) -> Sides:
    """Rounding error of the gradient of the gain, over rows in any tree."""
    products = s.vary(1, "the products taken for exact", 0)
    s.W = s.grow(s.u, s.vary(s.h, "one addition fewer", s.h - 1), products)
    s.each(abs(s.z - s.z_exact), s.e)
    sizes = s.dot(s.absv(s.v), s.absv(s.z_exact)), s.dot(s.absv(s.v), s.e)
    return abs(s.y - s.dot(s.v, s.z_exact)), (s.W - 1) * sizes[0] + s.W * sizes[1]


@_bound("nearest.gain-gradient", "gain_gradient", "Sharp", "nearest")
def nearest_gain_gradient_error(s: Space) -> Sides:
    """Rounding error of the gradient of the gain, to nearest, over rows in any tree."""
    growth = (1 + s.u) * s.sum_growth(s.u, s.vary(s.h, "one addition counted", 0), s.N)
    exact = s.dot(s.v, s.z)
    size = s.vary(s.dot(s.absv(s.v), s.absv(s.z)), "relative to the sum itself", abs(exact))
    return abs(s.y - exact), (growth - 1) * size


def _gradient(s: Space, r: Any, z: Any, own: Any = None) -> Sides:
    """The gradient of the input, from rows that err by e; its own roundings grow by W, and are relative to `own`."""
    own = s.backward_size(r, s.p, s.absv(z) + s.e) if own is None else own
    slopes = s.dot(s.absv(s.p), s.absv(z) + s.e) / s.N, s.dot(s.absv(s.p), s.e) / s.N
    return abs(s.y - s.backward(r, s.p, z)), (s.W - 1) * own + r * (s.e * slopes[0] + abs(z) * slopes[1])


@_bound("input-gradient", "input_gradient", "Outputs")
def input_gradient_error(s: Space) -> Sides:
    """Rounding error of the gradient of the input, from stored statistics; relative to the gradient it is
    unbounded where $p$ is parallel to $z$."""
    s.p = s.had(s.g, s.v)
    s.require(0, "<=", s.r_exact)
    s.given("near", s.u, s.k, s.r, s.r_exact)
    s.each(abs(s.z - s.z_exact), s.e)
    s.W = s.grow(s.u, s.vary(s.h1 + s.h2 + 4, "the sums not counted", 2), s.k + 2)
    size = s.backward_size(s.r_exact, s.p, s.absv(s.z_exact) + s.e)
    itself = abs(s.backward(s.r_exact, s.p, s.z_exact))
    return _gradient(s, s.r_exact, s.z_exact, s.vary(size, "relative to the gradient itself", itself))


def _whole_gradient(s: Space, e: Any, E: Any, W: Any) -> Sides:
    """The same where the rows are computed too, by two passes."""
    s.p, s.s, s.x = s.had(s.g, s.v), s.normalized(s.eps, s.a), 1 / s.sd(s.eps, s.a)
    s.require(0, "<", s.variance(s.a) + s.eps)
    s.e = s.vary(e, "the errors of z left out", 0 * e)
    s.E, s.W, s.kap = E, W, s.kappa(s.eps, s.a)
    left, right = _gradient(s, s.x, s.s)
    return left, right + (s.E * s.kap) ** 2 / 2 * abs(s.backward(s.x, s.p, s.s))


@_bound("input-gradient.two-pass", "two_pass_gradient", "Backward")
def two_pass_gradient_error(s: Space) -> Sides:
    """Rounding error of the gradient of the input, by two passes."""
    counts = s.vary((s.h3 + s.h4 + 4, s.uphalf(s.h2 + 5) + 4), "the sums not counted", (0, 0))
    return _whole_gradient(s, s.two_pass_bound(s.u, s.eps, s.a, s.h1, s.h2), _mean_growth(s), s.grow(s.u, *counts))


@_bound("nearest.input-gradient", "two_pass_gradient", "Sharp", "nearest")
def nearest_gradient_error(s: Space) -> Sides:
    """Rounding error of the gradient of the input by two passes, to nearest."""
    mean, root, *sums = (s.sum_growth(s.u, h, s.N) for h in (s.h1, s.h2, s.h3, s.h4))
    W = (1 + s.u) ** 8 * s.sqrt((1 + s.u) ** 5 * root) * s.max(*sums)
    e = s.nearest_bound(s.u, s.eps, s.a, s.h1, s.h2)
    return _whole_gradient(s, e, (1 + s.u) * mean - 1, s.vary(W, "no roundings but those of z", 1))


# -- merges ------------------------------------------------------------------------------------------------------


_SLACK_OF_MERGES = (
    "The bound takes the weight n₂/n of each merge for 1, which for two numbers is a half, and the step m₂ − m₁ for "
    "2·max|x|. Where the weights are kept, as in `lnverify.rounding.chan.one-by-one`, more of the bound is reached."
)


def _merged_mean(s: Space, growth: Any) -> Sides:
    """A mean of a list of numbers up to X."""
    s.require(0, "<=", s.X)
    s.each(abs(s.s), s.X)
    return abs(s.m - s.mean_of(s.s)), (growth - 1) * s.vary(s.X, "relative to the mean", abs(s.mean_of(s.s)))


@_bound("chan", "chan_merge", "Chan", merges="chan_merge", slack=_SLACK_OF_MERGES)
def chan_mean_error(s: Space) -> Sides:
    """Rounding error of the mean by Chan's merges, in any tree."""
    s.given("chan", "rnd", s.h, s.s, s.m, s.Q)
    step = s.vary(s.merge_growth(s.u), "only the last rounding of a merge counted", 1 + s.u)
    return _merged_mean(s, step**s.h)


@_bound("chan.one-by-one", "chan_merge", "Chan", merges="chan_merge")
def one_by_one_mean_error(s: Space) -> Sides:
    r"""Rounding error of the mean by Chan's merges of one number at a time, about $(N + 6 \ln N)u$."""
    s.given("one_by_one", "rnd", s.s, s.m, s.Q)
    last = (1 + s.u) ** s.size(s.s)
    return _merged_mean(
        s, s.vary(s.one_by_one_growth(s.u, s.size(s.s)), "only the last rounding of a merge counted", last)
    )


@_bound("merged", "merged_norm", "Merged", merges="chan_merge", slack=_SLACK_OF_MERGES)
def merged_norm_error(s: Space) -> Sides:
    """Rounding error of LayerNorm by Chan's merges, in any tree."""
    left = _normalized(s)
    s.E = s.vary(s.merge_growth(s.u) ** s.h, "the merges taken for exact", 1) - 1
    s.k = s.vary(s.X / s.sd(s.eps, s.a), "the largest entry left out", 1)
    s.t = s.sqrt(s.h) * (s.E * s.k)
    s.G = s.grow(s.u, 0, s.h + 7)
    s.each(abs(s.a), s.X)
    s.require(s.t, "<", 1)
    s.given("chan", "rnd", s.h, "(entries a)", s.m, s.Q)
    return left, (s.G - 1) * abs(s.z) + s.G * (s.E * s.k / (1 - s.t) + abs(s.z) * (s.t / (1 - s.t)))


def _recurrence(s: Space, row: Any) -> None:
    s.given("welford", s.u, "rnd", s.j, s.W, s.D, row, s.m, s.Q)


@_bound("welford", "welford_update", "Welford", merges="welford_update")
def welford_mean_error(s: Space) -> Sides:
    """Rounding error of the mean by Welford's recurrence, parts merged in any tree."""
    _recurrence(s, s.s)
    return _merged_mean(s, s.vary(s.W, "only the last rounding counted", 1 + s.u))


def _welford_squares(s: Space, S: Any, means: Any) -> Any:
    """The bound for a sum of squares S by Welford's recurrence."""
    spread = 9 * s.X * s.sqrt(s.D * S) / 4 + means
    return ((1 + s.u) ** s.j - 1) * S + (1 + s.u) ** s.j * s.vary(spread, "the means taken for exact", 0)


@_bound("welford.squares", "welford_update", "Welford", merges="welford_update")
def welford_square_error(s: Space) -> Sides:
    """Rounding error of the sum of squares by Welford's recurrence, parts merged in any tree."""
    s.S = s.square_of(s.s)
    s.require(0, "<=", s.X)
    s.each(abs(s.s), s.X)
    _recurrence(s, s.s)
    return abs(s.Q - s.S), _welford_squares(s, s.S, s.vary(s.D * s.X**2, "the errors of the means left out", 0))


@_bound("welford.norm", "merged_norm", "Welford", merges="welford_update")
def welford_norm_error(s: Space) -> Sides:
    """Rounding error of LayerNorm by Welford's recurrence, parts merged in any tree."""
    left = _normalized(s)
    s.S, s.s = s.N * s.variance(s.a), s.sd(s.eps, s.a)
    s.k = s.X / s.s
    s.t = s.vary(_welford_squares(s, s.S, s.D * s.X**2), "the squares taken for exact", 0) / (s.N * s.s**2)
    s.G = s.grow(s.u, 0, 5)
    s.each(abs(s.a), s.X)
    s.require(0, "<=", s.Q)
    _recurrence(s, "(entries a)")
    return left, _off_radicand(s, s.vary(s.W - 1, "the mean taken for exact", 0) * s.k)


# -- sums by blocks ----------------------------------------------------------------------------------------------


@_bound("dot", "linear", "Kernels", "blocks")
def dot_error(s: Space) -> Sides:
    """Rounding error of an inner product in an accumulator that adds by blocks."""
    exact = s.dot(s.q, s.z)
    size = s.vary(s.dot(s.absv(s.q), s.absv(s.z)), "relative to the result", abs(exact))
    return abs(s.y - exact), ((1 + s.v) ** s.vary(s.h, "one block fewer", s.h - 1) - 1) * size


@_bound("linear", "linear", "Kernels", "blocks")
def linear_error(s: Space) -> Sides:
    """Rounding error of a linear layer behind a normalized row, in mixed precision."""
    s.each(abs(s.z - s.z_exact), s.e)
    own = s.vary((1 + s.v) ** s.h - 1, "the sum not counted", 0) * s.dot(s.absv(s.q), s.absv(s.z_exact) + s.e)
    return abs(s.y - s.dot(s.q, s.z_exact)), own + s.vary(s.dot(s.absv(s.q), s.e), "the errors of the row left out", 0)


# -- what does not hold, and what holds to the bit ---------------------------------------------------------------


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


_LAWS = tomllib.loads(Path(__file__).with_name("laws.toml").read_text("utf-8"))


def _law(facts: dict[str, Any]) -> Law:
    says = {"range": _range, "closed.box": _box}.get(facts["name"])
    return Law(**facts | {"title": " ".join(facts["title"].split()), "place": tuple(facts["place"]), "says": says})


REFUTED, LAWS = (tuple(map(_law, _LAWS[kind])) for kind in ("refuted", "laws"))
"""The bounds that do not hold; what holds to the bit, and in which range."""


def find_theorem(id: str) -> Law:
    """The theorem of an id, with or without `lnverify.rounding.` before it.

    Raises:
        InputError: where there is none.
    """
    names = {theorem.name: theorem for theorem in THEOREMS}
    return choose("bound", id.removeprefix(PREFIX), names)
