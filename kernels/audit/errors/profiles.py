"""Profiles: what may be asked of a kernel, as an allowed error of each entry.

The bounds are theorems of `kernels.programs`, as Rocq's kernel accepted them. With z the exact
normalized row, κ = rms(x)/√(σ² + ε), p = γ·v the gain times the upstream gradient, h the most additions that a number
goes through in a sum over a row, and w the unit roundoff of the arithmetic, which is float32's for formats of 16 bits,
in which nobody should add 768 numbers:

    z       errs by  e = C·(1 + κ)·(1 + |z|)           `profile.constant`: C of h, h + 1 and w, about (h + 1)·w;
                                                      ε is rounded, as if by one addition more
    output  errs by  (W - 1)·(|γz| + |β|) + W·|γ|·e'   `layer-norm`, in the format of unit roundoff u, with
                                                      e' = u·|z| + (1 + u)·e, for z may be stored in it
    ∂x      errs by what `input-gradient.two-pass` says of e
    ∂γ      errs by what `gain-gradient` says of e and of the additions that a sum over rows takes
    ∂β      errs by what `sum` says of these

and two of the format's smallest numbers. Gradients may be stored, and their last terms too, in the format: that is no
theorem yet, and 2u·(|∂x| + r·(|p| + mean|p| + |z|·mean|p·z|)), 2u·(|∂γ| + ‖v·z‖) and 2u·(|∂β| + ‖v‖) stand for it,
the norms over rows, since the roundings of different rows are independent.

The profiles differ in h. *stable* has that of sums by halving whose blocks are added one after the other or in lanes.
*practical* allows any order, one after the other too, as both do for sums over rows. There

    h = N - 1   for terms that vary by less than the roundings of such a sum, std ≤ N·w·|mean|: they add up
    h = 2√N     for others, where they are independent: not proved here, but probable by N. J. Higham, T. Mary,
                SIAM J. Sci. Comput. 41 (2019)
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from lnverify.kernels.programs.theorems import Law, find_theorem
from lnverify.kernels.rounding.functions import backward_size, grow, on_arrays
from lnverify.numeric.floats.formats import FLOAT32, FLOAT64, Format
from lnverify.numeric.floats.rounding import ulps
from lnverify.numeric.reference import Problem, Solution, of_each_row
from lnverify.numeric.reference.conditioning import kappa
from lnverify.numeric.reference.problem import GRADIENTS, PARAMETERS

BLOCKS = 17
"""How many more additions than by halving a number goes through where blocks are added in another way.

NumPy adds 127 numbers in 8 lanes, halves these, and adds the last 7 one after the other: 24 additions for 7.
"""

OWN_LIMITS = {"output": ("ulp_error", 1.0)} | dict.fromkeys(GRADIENTS, ("row_error", 2.0))
"""What `lnverify.layer_norm` and `lnverify.rms_norm` stay below, by quantity: the measure and its limit."""

LARGEST_KAPPA = 2.0**10
LARGEST_ENTRY = 2.0**15
EPS = (1e-12, 1e-2)
LEAST_SIZE = 64

LEAST_ROUNDOFF = 2.0**-46
"""Powers of 1 + u in float64 err by a hundredth of u there."""

SLACK = 4.0
"""How many times the bound of the profile *stable* is still rounding on plain inputs."""

Allowed = Callable[[Solution, str], np.ndarray]
"""(solution, quantity) to the largest |value - exact| of each entry; infinite where nothing is asked."""


@dataclass(frozen=True)
class Profile:
    """What is asked of a kernel.

    Attributes:
        name: how it is called on the command line.
        meaning: one paragraph, with its constants and where they come from.
        allowed: the error allowed to each entry.
        least_eps: of smaller ones, 0 among them, a NaN may stand where nothing else is asked.
    """

    name: str
    meaning: str
    allowed: Allowed
    least_eps: float = 0.0

    @property
    def anywhere(self) -> Profile:
        """The same bound wherever it can be asked, whatever networks meet."""
        return replace(self, allowed=in_any_order) if self.allowed is practical else self


def working_format(format: Format) -> Format:
    """The format in which a good kernel computes: float32 for 16 bits, else the format itself."""
    return format if format in (FLOAT32, FLOAT64) else FLOAT32


def faithful(solution: Solution, quantity: str) -> np.ndarray:
    """One ulp of each entry of the output; 2u of a row's largest entry for gradients."""
    answer, format = solution[quantity], solution.problem.format
    measure, limit = OWN_LIMITS[quantity]
    if measure == "ulp_error":
        return np.asarray(limit * ulps(answer.high, format))
    with np.errstate(all="ignore"):
        largest = np.abs(answer.high).max(axis=-1, keepdims=True)
    scale = np.clip(np.where(largest == 0, 1.0, largest), 2.0**format.emin, format.largest)
    return np.asarray(limit * format.unit_roundoff * np.broadcast_to(scale, answer.high.shape))


def constant(h1: int, h2: int, u: float) -> float:
    """C of the theorem `profile.constant`: |ŷ - z| ≤ C·(1 + κ)·(1 + |z|) for two passes.

    Args:
        h1: the most additions that a number goes through in the sum for the mean.
        h2: in the sum for the variance.
        u: the unit roundoff.
    """
    return float(_right(find_theorem("profile.constant"), u=u, h1=h1, h2=h2, eps=1, a=1, kappa=_zero, normalized=_zero))


def blocked_additions(size: int) -> int:
    """The most additions that a number of so many goes through by halving, with BLOCKS in another way."""
    return min(max(size - 1, 0), max(size - 1, 0).bit_length() + BLOCKS)


def two_pass_error(solution: Solution, c: np.ndarray | float) -> np.ndarray:
    """C·(1 + κ)·(1 + |z|) of each entry, for C of each row or of all."""
    return np.asarray((1 + normalized_size(solution)) * (c * (1 + kappa(solution)[:, None])))


def merged_error(solution: Solution, h: int) -> np.ndarray:
    """What the theorem `merged` allows rows normalized by merges in a tree of height h; infinite for no bound."""
    largest = np.abs(solution.problem.x.astype(np.float64)).max(axis=1, keepdims=True)
    z, r = normalized_size(solution), solution["rstd"].high[:, None]
    result = _right(
        find_theorem("merged"),
        **{"u": working_format(solution.problem.format).unit_roundoff, "h": h, "X": largest, "eps": 0, "a": 0},
        normalized=lambda eps, a: z, sd=lambda eps, a: 1 / r,
    )  # fmt: skip
    return np.where(result > 0, result, np.inf)  # it is negative where t, of which it has 1 - t, is above 1


def output_bound(solution: Solution, e: np.ndarray) -> np.ndarray:
    """How far outputs may be off where normalized rows are off by e in the working format."""
    problem, u = solution.problem, solution.problem.format.unit_roundoff
    gain, bias = (np.abs(array.astype(np.float64)) for array in (problem.gain, problem.bias))
    z, growth = normalized_size(solution), grow(u, 1, 1)
    bound = growth * gain * ((1 + u) * e + u * z) + (growth - 1) * (gain * z + bias)
    return np.asarray(bound)


def normalized_size(solution: Solution) -> np.ndarray:
    """|z| of the exact normalized rows, to the precision of float64."""
    z = solution.problem.x.astype(np.float64)
    z -= solution["mean"].high[:, None]
    z *= solution["rstd"].high[:, None]
    return np.abs(z, out=z)


def stable(solution: Solution, quantity: str, in_order: bool = False) -> np.ndarray:
    """The bound in this module's docstring, where no square, sum or product of it leaves the range.

    Args:
        solution: the exact answers.
        quantity: of which.
        in_order: whether sums may be taken one after the other.
    """
    problem, answer = solution.problem, solution[quantity]
    with np.errstate(all="ignore"):
        rows = in_range(solution) if quantity == "output" else in_range(solution) & _gradients_in_range(solution)
        inside = np.broadcast_to(rows.all() if quantity in PARAMETERS else rows[:, None], answer.high.shape)
        if quantity in PARAMETERS:
            bound = _sum_bound(solution, quantity, in_order)
        else:
            e = two_pass_error(solution, _constants(solution, in_order))
            bound = output_bound(solution, e) if quantity == "output" else _dx_bound(solution, e, in_order)
        allowed = bound + 2 * problem.format.smallest
        return np.where(inside & np.isfinite(allowed), allowed, np.inf)


def in_any_order(solution: Solution, quantity: str) -> np.ndarray:
    """As `stable`, with sums in any order."""
    return stable(solution, quantity, in_order=True)


def practical(solution: Solution, quantity: str) -> np.ndarray:
    """As `in_any_order`, for inputs that networks meet; nothing is asked of others."""
    usual = met_by_networks(solution) & (solution.problem.size >= LEAST_SIZE)
    asked = np.asarray(usual.all()) if quantity in PARAMETERS else usual[:, None]
    if not asked.any():
        return np.full(solution[quantity].high.shape, np.inf)
    return np.where(asked, in_any_order(solution, quantity), np.inf)


@of_each_row
def met_by_networks(solution: Solution) -> np.ndarray:
    """Whether κ, entries and eps of each row are such as networks have, whatever its length; (rows,)."""
    problem = solution.problem
    usual = np.abs(problem.x.astype(np.float64)).max(axis=1) <= LARGEST_ENTRY
    return np.asarray((kappa(solution) <= LARGEST_KAPPA) & usual & (EPS[0] <= problem.eps <= EPS[1]))


def is_ordinary(problem: Problem) -> bool:
    """Whether networks meet such rows, long ones, to the precision of float64."""
    x = problem.x.astype(np.float64)
    with np.errstate(all="ignore"):
        spread = np.sqrt((x.var(axis=1) if problem.centred else np.square(x).mean(axis=1)) + problem.eps)
        ratio = np.sqrt(np.square(x).mean(axis=1)) / np.where(spread, spread, 1)
    usual = (ratio <= LARGEST_KAPPA).all() and np.abs(x).max() <= LARGEST_ENTRY
    return bool(usual and problem.size >= LEAST_SIZE and EPS[0] <= problem.eps <= EPS[1])


def _constants(solution: Solution, in_order: bool) -> np.ndarray:
    """C of each row; (rows, 1)."""
    problem, w = solution.problem, working_format(solution.problem.format).unit_roundoff
    heights = _in_any_order(solution) if in_order else np.full(problem.rows, blocked_additions(problem.size))
    known, place = np.unique(heights, return_inverse=True)
    return np.array([constant(h, h + 1, w) for h in known.tolist()])[place][:, None]


@of_each_row
def _in_any_order(solution: Solution) -> np.ndarray:
    """h of the sum of each row."""
    unit = working_format(solution.problem.format).unit_roundoff
    return any_order(solution.problem.x.astype(np.float64).T, unit)


def any_order(terms: np.ndarray, u: float) -> np.ndarray:
    """h of the sums of each column, one after the other: what is proved where their roundings add up, else probable."""
    size = len(terms)
    mean = terms.mean(axis=0)
    alike = np.abs(terms - mean).max(axis=0) <= size * u * np.abs(mean)
    probable = max(blocked_additions(size), min(size - 1, math.ceil(2 * math.sqrt(size))))
    return np.where(alike, size - 1, probable)


def _dx_bound(solution: Solution, e: np.ndarray, in_order: bool) -> np.ndarray:
    """How far ∂x may be off where normalized rows are off by e."""
    problem, answer = solution.problem, np.abs(solution["dx"].high)
    assert problem.upstream is not None
    u, w = problem.format.unit_roundoff, working_format(problem.format).unit_roundoff
    v, z = np.abs(problem.upstream.astype(np.float64)), normalized_size(solution)
    r, gain = solution["rstd"].high[:, None], np.abs(problem.gain.astype(np.float64))
    h = blocked_additions(problem.size) if not in_order else problem.size - 1
    proved = _right(
        find_theorem("input-gradient.two-pass"),
        **{"h1": h, "h2": h + 1, "h3": h, "h4": h, "g": gain, "v": v, "eps": 0, "a": 0, "N": problem.size},
        u=w, e=e, normalized=lambda eps, a: z, sd=lambda eps, a: 1 / r,
        kappa=lambda eps, a: kappa(solution)[:, None], backward=lambda r, p, z: answer,
    )  # fmt: skip
    return np.asarray(2 * u * (answer + backward_size(r, gain * v, z)) + proved)


def _sum_bound(solution: Solution, quantity: str, in_order: bool) -> np.ndarray:
    """How far ∂γ or ∂β may be off."""
    problem, answer = solution.problem, np.abs(solution[quantity].high)
    assert problem.upstream is not None
    u, w = problem.format.unit_roundoff, working_format(problem.format).unit_roundoff
    terms = v = np.abs(problem.upstream.astype(np.float64))
    if quantity == "dbias":
        proved = _right(find_theorem("sum"), u=w, h=any_order(terms, w)[:, None], v=v.T)[:, 0]
    else:
        z = normalized_size(solution)
        terms, e = v * z, (1 + z) * _constants(solution, in_order) * (1 + kappa(solution)[:, None])
        heights = any_order(terms, w)[:, None]
        proved = _right(find_theorem("gain-gradient"), u=w, h=heights, v=v.T, z_exact=z.T, e=e.T)[:, 0]
    return np.asarray(2 * u * (answer + np.sqrt(np.square(terms).sum(axis=0))) + proved)


def _right(theorem: Law, u: float, e: Any = 0.0, **values: Any) -> Any:
    """The right side of the inequality that a theorem states, at u and at errors e.

    In float64 1 + 2^-53 is 1; so there it is taken at a larger u and e, and divided by as much. It is convex in both
    together and 0 at 0, so that this is no less.
    """
    scale = max(1.0, LEAST_ROUNDOFF / u)
    known = {"u": u * scale, "e": e * scale, "two_pass_bound": lambda u, eps, a, h1, h2: e * scale}
    # Of the left side and the premises nothing is asked.
    known |= dict.fromkeys(("y", "z", "m", "Q"), 0.0) | {"variance": _zero}
    return theorem.says(on_arrays(**{**known, **values}))[1] / scale


def _zero(*args: Any) -> float:
    return 0.0


@of_each_row
def in_range(solution: Solution) -> np.ndarray:
    """Whether the squares of a row and their sum neither overflow nor underflow, in the working format; (rows,)."""
    problem, format = solution.problem, working_format(solution.problem.format)
    with np.errstate(all="ignore"):
        largest = np.abs(problem.x.astype(np.float64)).max(axis=1)
        sums = problem.size * largest**2 < format.largest / 4
        return np.asarray(sums & (solution["rstd"].high ** -2.0 > 2.0 ** (format.emin + 3)))


@of_each_row
def _gradients_in_range(solution: Solution) -> np.ndarray:
    """Whether 1/std³ and the sums of products that gradients have stay in the working format's range; (rows,)."""
    problem = solution.problem
    assert problem.upstream is not None
    format = working_format(problem.format)
    with np.errstate(all="ignore"):
        r = solution["rstd"].high
        p = np.abs(problem.gain.astype(np.float64) * problem.upstream.astype(np.float64)).max(axis=1)
        x = np.abs(problem.x.astype(np.float64)).max(axis=1)
        products = problem.size * p * np.maximum(x, 1) * np.maximum(r, 1) ** 3
        return np.asarray((products < format.largest / 4) & (r**3 > 2.0 ** (format.emin + 3)))


PROFILES = {
    profile.name: profile
    for profile in (
        Profile(
            "exact",
            "Faithful everywhere: each entry of the output is one of the two numbers nearest to the exact one (an "
            "error below 1 ulp), each entry of a gradient errs by at most 2u of its row's largest. "
            "`lnverify.layer_norm` guarantees it.",
            faithful,
        ),
        Profile(
            "stable",
            "Each entry errs by at most what is proved of two passes, about (h + 1)·u·(1 + κ) of its terms, "
            "κ = rms(x)/√(variance + eps), wherever no square, sum or product leaves the range; h, the most additions "
            f"that a number goes through, is ⌈log₂N⌉ + {BLOCKS}, as by halving with blocks added in another way. "
            "float16 and bfloat16 are to be computed in float32 and rounded at the end. "
            "Sums over rows may be taken in any order. "
            "Two passes keep it with sums by halving or in blocks, not with sums one after the other on long rows that "
            "are nearly constant; one pass, whose error is u·κ², does not.",
            stable,
        ),
        Profile(
            "practical",
            "As stable, but sums may be taken in any order, one after the other too: h = N - 1 for rows that are "
            "nearly constant, and 2√N for others, which is probable and not proved. For inputs that networks "
            "meet: κ up to 2¹⁰, entries up to 2¹⁵ (a little more than the "
            f"massive activations of M. Sun et al., arXiv:2402.17762), at least {LEAST_SIZE} entries a row, eps from "
            f"{EPS[0]:g} (BERT) to {EPS[1]:g} (Keras' default is 1e-3). Of others no NaN may come with such an eps.",
            practical,
            least_eps=EPS[0],
        ),
    )
}
