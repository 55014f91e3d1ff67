"""Profiles: what may be asked of a kernel, as an allowed error of each entry.

The bound of the profile *stable*, from the rounding-error analysis of the two-pass algorithm
(`numeric.kernels.causes.bounds`): with h the normalized row, p = gain·upstream, r = 1/std and κ = rms(x)·r,
every entry of

    output  may err by  2u·(|y| + |γ·h| + |β|)       + B·w·(1 + κ)·(|γ|·(1 + |h|) + |β|)
    ∂x      may err by  2u·(|∂x| + r·(|p| + (1 + |h|)·rms(p)))  + B·w·(1 + κ)·r·(|p| + (1 + |h|)·rms(p))
    ∂γ      may err by  2u·(|∂γ| + ‖v·h‖)            + B·w·Σ (1 + κ)·|v|·(1 + |h|)
    ∂β      may err by  2u·(|∂β| + ‖v‖)              + B·w·Σ |v|

and two of the format's smallest numbers. The sums are over rows. The first part is the roundings of the result and
of its last terms to the format, u its unit roundoff; in sums over rows these are independent and add in squares. The
second is the arithmetic's: w is the unit roundoff of float32 for the formats of 16 bits, in which nobody should add
768 numbers, else u.

*practical* allows sums in any order, one after the other too. By the theorems of `proofs.programs`, of which h = N - 1
is the worst order, such a mean errs by h·u of itself and such a variance by h·u, so 1/std by half of that; thus
B·(1 + κ) + h·(|mean|·r + 1/2) stands for B·(1 + κ), with

    h = N - 1   for rows that vary by less than the roundings of such a sum, std ≤ N·u·|mean|: they add up
    h = 2√N     for others, where they are independent: N. J. Higham, T. Mary, SIAM J. Sci. Comput. 41 (2019)

and ∂γ and ∂β of R rows may err by (R - 1)·u of themselves besides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from lnverify.numeric.floats.formats import FLOAT32, FLOAT64, Format
from lnverify.numeric.floats.rounding import ulps
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.calls import run
from lnverify.numeric.reference import Solution
from lnverify.numeric.reference.conditioning import kappa
from lnverify.numeric.reference.measures import distances
from lnverify.proofs.errors import InputError, choose

B = 16.0
"""The roundings of a sum by halving of 2¹⁴ entries, and one each of the deviation and of its square.

Sums one after the other, whose roundings may be N, do not keep it on long rows that are nearly constant; *practical*
allows them.
"""

OWN_LIMITS = {"output": ("ulp_error", 1.0)} | dict.fromkeys(("dx", "dgain", "dbias"), ("row_error", 2.0))
"""What `lnverify.layer_norm` and `lnverify.rms_norm` stay below, by quantity: the measure and its limit."""

LARGEST_KAPPA = 2.0**10
LARGEST_ENTRY = 2.0**15
EPS = (1e-12, 1e-2)
LEAST_SIZE = 64

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
        may_lose: whether a NaN may stand where nothing else is asked: a baseline has its own.
    """

    name: str
    meaning: str
    allowed: Allowed
    may_lose: bool = False

    @property
    def anywhere(self) -> Profile:
        """The same bound wherever it can be asked, whatever networks meet."""
        return replace(self, allowed=in_any_order) if self.allowed is practical else self


def working(format: Format) -> Format:
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


def stable(solution: Solution, quantity: str, in_order: bool = False) -> np.ndarray:
    """The bound in this module's docstring, where no square, sum or product of it leaves the range.

    Args:
        solution: the exact answers.
        quantity: of which.
        in_order: whether sums may be taken one after the other.
    """
    problem, answer = solution.problem, solution[quantity]
    u, w = problem.format.unit_roundoff, working(problem.format).unit_roundoff
    with np.errstate(all="ignore"):
        roundings, terms = _terms(solution, quantity, in_order)
        allowed = 2 * u * (np.abs(answer.high) + roundings) + w * terms + 2 * problem.format.smallest
        if in_order and answer.high.ndim == 1:
            allowed = allowed + w * (problem.rows - 1) * np.abs(answer.high)
        inside = in_range(solution) if quantity == "output" else in_range(solution) & _gradients_in_range(solution)
        if answer.high.ndim == 1:
            inside = np.broadcast_to(inside.all(), answer.high.shape)
        else:
            inside = np.broadcast_to(inside[:, None], answer.high.shape)
        return np.where(inside & np.isfinite(allowed), allowed, np.inf)


def in_any_order(solution: Solution, quantity: str) -> np.ndarray:
    """As `stable`, with sums in any order."""
    return stable(solution, quantity, in_order=True)


def practical(solution: Solution, quantity: str) -> np.ndarray:
    """As `in_any_order`, for inputs that networks meet; nothing is asked of others."""
    usual = met_by_networks(solution) & (solution.problem.size >= LEAST_SIZE)
    asked = np.asarray(usual.all()) if solution[quantity].high.ndim == 1 else usual[:, None]
    return np.where(asked, in_any_order(solution, quantity), np.inf)


def met_by_networks(solution: Solution) -> np.ndarray:
    """Whether κ, entries and eps of each row are such as networks have, whatever its length; (rows,)."""
    problem = solution.problem
    usual = np.abs(problem.x.astype(np.float64)).max(axis=1) <= LARGEST_ENTRY
    return np.asarray((kappa(solution) <= LARGEST_KAPPA) & usual & (EPS[0] <= problem.eps <= EPS[1]))


def _terms(solution: Solution, quantity: str, in_order: bool) -> tuple[np.ndarray, np.ndarray]:
    """For each entry the size of the terms that are rounded to the format, and of all terms times their condition."""
    problem = solution.problem
    x, gain, bias = (array.astype(np.float64) for array in (problem.x, problem.gain, problem.bias))
    r = solution["rstd"].high[:, None]
    h = np.abs((x - solution["mean"].high[:, None]) * r)
    condition = B * (1 + kappa(solution)[:, None])
    if in_order:
        condition = condition + _additions(solution)[:, None] * (np.abs(solution["mean"].high[:, None]) * r + 0.5)
    if quantity == "output":
        return np.abs(gain) * h + np.abs(bias), condition * (np.abs(gain) * (1 + h) + np.abs(bias))
    assert problem.upstream is not None
    v = np.abs(problem.upstream.astype(np.float64))
    if quantity == "dx":
        p = np.abs(gain) * v
        terms = r * (p + (1 + h) * np.sqrt(np.square(p).mean(axis=1, keepdims=True)))
        return terms, condition * terms
    if quantity == "dgain":
        return np.sqrt(np.square(v * h).sum(axis=0)), (condition * v * (1 + h)).sum(axis=0)
    return np.sqrt(np.square(v).sum(axis=0)), B * v.sum(axis=0)


def _additions(solution: Solution) -> np.ndarray:
    """h of each row, as the module's docstring has it."""
    problem = solution.problem
    mean, size = np.abs(solution["mean"].high), problem.size
    spread = np.abs(problem.x.astype(np.float64) - solution["mean"].high[:, None]).max(axis=1)
    alike = spread <= size * working(problem.format).unit_roundoff * mean
    return np.where(alike, size - 1.0, min(size - 1.0, 2 * np.sqrt(size)))


def in_range(solution: Solution) -> np.ndarray:
    """Whether the squares of a row and their sum neither overflow nor underflow, in the working format; (rows,)."""
    problem = solution.problem
    format = working(problem.format)
    with np.errstate(all="ignore"):
        largest = np.abs(problem.x.astype(np.float64)).max(axis=1)
        sums = problem.size * largest**2 < format.largest / 4
        return np.asarray(sums & (solution["rstd"].high ** -2.0 > 2.0 ** (format.emin + 3)))


def _gradients_in_range(solution: Solution) -> np.ndarray:
    """Whether 1/std³ and the sums of products that gradients have stay in the working format's range; (rows,)."""
    problem = solution.problem
    assert problem.upstream is not None
    format = working(problem.format)
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
            f"Each entry errs by at most B·u·(1 + κ) of its terms, κ = rms(x)/√(variance + eps), wherever no square, "
            f"sum or product leaves the range; B = {B:g}, the roundings of a sum by halving of 2¹⁴ entries and of a "
            "deviation and its square. float16 and bfloat16 are to be computed in float32 and rounded at the end. "
            "Two passes keep it with sums by halving or in blocks, not with sums one after the other on long rows that "
            "are nearly constant; one pass, whose error is u·κ², does not.",
            stable,
        ),
        Profile(
            "practical",
            "As stable, but sums may be taken in any order, one after the other too: h·(|mean|/std + 1/2) is added to "
            "B·(1 + κ), with h = N - 1 for rows that are nearly constant and 2√N for others, and (R - 1)·u of ∂γ "
            "and ∂β over R rows. For inputs that networks meet: κ up to 2¹⁰, entries up to 2¹⁵ (a little more than the "
            f"massive activations of M. Sun et al., arXiv:2402.17762), at least {LEAST_SIZE} entries a row, eps from "
            f"{EPS[0]:g} (BERT) to {EPS[1]:g} (Keras' default is 1e-3).",
            practical,
        ),
    )
}


def find_profile(name: str) -> Profile:
    """The profile called `name`.

    Raises:
        InputError: for a name that is not one of PROFILES.
    """
    return choose("profile", name, PROFILES)


def at_most(limit: float) -> Profile:
    """Outputs within a number of ulps of each entry, and gradients as `stable`.

    Raises:
        InputError: for a limit that is not above 0.
    """
    if not limit > 0:
        raise InputError(f"--max-ulp is {limit}; a number above 0 would be right")

    def allowed(solution: Solution, quantity: str) -> np.ndarray:
        if quantity != "output":
            return stable(solution, quantity)
        return np.asarray(limit * ulps(solution[quantity].high, solution.problem.format))

    return Profile(f"{limit:g} ulps", f"Outputs within {limit:g} ulps of each entry; gradients as stable.", allowed)


def no_worse_than(baseline: Implementation, name: str) -> Profile:
    """Each entry within twice the largest error that the baseline has in its row, or 4u of the row's largest entry.

    Twice, since two ways of rounding that are equally good differ by as much; 4u, as much as a few roundings make.
    """

    def allowed(solution: Solution, quantity: str) -> np.ndarray:
        answer, format = solution[quantity], solution.problem.format
        found = run(baseline, solution.problem).values.get(quantity) if format.name in baseline.formats else None
        if found is None:
            return np.full(answer.high.shape, np.inf)
        with np.errstate(all="ignore"):
            error = np.nan_to_num(distances(found, answer), nan=np.inf).max(axis=-1, keepdims=True)
            largest = np.maximum(np.abs(answer.high).max(axis=-1, keepdims=True), 2.0**format.emin)
            allowed = np.maximum(2 * error, 4 * format.unit_roundoff * largest)
        return np.asarray(np.broadcast_to(allowed, answer.high.shape))

    return Profile(f"no worse than {name}", no_worse_than.__doc__ or "", allowed, may_lose=True)
