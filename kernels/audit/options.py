"""What is asked of kernels: the options that the audit, the search, the kit and the command line share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lnverify.kernels.audit.errors.profiles import Profile
    from lnverify.numeric.reference.problem import Problem

CALL_TIMEOUT = 60.0
"""The most seconds that one call of somebody's own kernel may take; compiling it included."""


@dataclass(frozen=True)
class Declared:
    """What somebody says of a kernel of their own: what it does without, and is not asked for.

    Attributes:
        rms: whether it is RMSNorm: no mean, no bias.
        gain, bias: whether it has them; what it has not it is not given.
        eps: its own, where it has one; it is given it if it takes it.
        parameters: the format of gain, bias and their gradients where it is not that of x; empty for the same.
        residual: whether it is given two arrays, x and a residual, and normalizes their sum.
    """

    rms: bool = False
    gain: bool = True
    bias: bool = True
    eps: float | None = None
    parameters: str = ""
    residual: bool = False

    @property
    def parts(self) -> tuple[str, ...]:
        """What there is of x, gain and bias, each with a gradient."""
        return ("x", *["gain"] * self.gain, *["bias"] * (self.bias and not self.rms))

    @property
    def arguments(self) -> tuple[str, ...]:
        """What the kernel is given, eps aside."""
        return ("x", *["residual"] * self.residual, *self.parts[1:])

    @property
    def signature(self) -> str:
        """How the kernel is called, in words."""
        given, gradients = ", ".join((*self.arguments, "eps")), ", ".join(f"d{name}" for name in self.arguments)
        left_out = ["eps"] * (self.eps is not None) + ["dresidual"] * self.residual
        own = f" ({' and '.join(left_out)} may be left out)" if left_out else ""
        return f"forward({given}) and backward(upstream, {given}) to ({gradients}){own}"

    def of(self, problem: Problem) -> Problem:
        """What is asked of the kernel where a problem is: gain 1, bias 0, its own eps."""
        import numpy as np

        changes: dict[str, Any] = {}
        if not self.gain and (problem.gain != 1).any():
            changes["gain"] = np.ones_like(problem.gain)
        if not self.bias and problem.bias.any():
            changes["bias"] = np.zeros_like(problem.bias)
        if self.eps is not None and problem.eps != self.eps:
            changes["eps"] = self.eps
        return replace(problem, **changes) if changes else problem


NOTHING_DECLARED = Declared()
"""Of a kernel of which nothing is said."""


LINES = {"": (False, False), "rms": (True, False), "residual": (False, True), "rms-residual": (True, True)}
"""Norms of rows, by what `--norm` calls them: whether it is RMSNorm, and whether it has a residual."""


def declare(
    norm: str = "", gain: bool = True, bias: bool = True, eps: float | None = None, parameters: str = ""
) -> Declared:
    """What somebody says of a kernel, checked; `norm` is one of LINES.

    Raises:
        InputError: for a norm or a format that there is not, and an eps that is none.
    """
    from lnverify.numeric.floats.formats import find_format
    from lnverify.proofs.errors import InputError, choose

    rms, residual = choose("norm", norm, LINES) if norm else LINES[""]
    if eps is not None and not 0 <= eps < inf:
        raise InputError(f"eps is {eps}; a finite number ≥ 0 would be right")
    if parameters:
        find_format(parameters)
    return Declared(rms, gain, bias or rms, eps, parameters, residual)


@dataclass(frozen=True)
class Options:
    """What is asked; all of it can be sent to a worker.

    Attributes:
        names: libraries, module:forward or module:forward,backward.
        formats: of all numbers; none stands for all.
        profile: the name of one of PROFILES.
        tags, skip, regimes, quick: as of `cases`.
        seed: of the points that a search draws.
        call_timeout: the most seconds that one call of somebody's own kernel may take.
        declared: what is said of somebody's own kernels.
        channels: the norm of channels that they are, one of `norms.NORMS`; empty for a norm of rows.
    """

    names: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    profile: str = "practical"
    tags: tuple[str, ...] = ()
    skip: tuple[str, ...] = ()
    regimes: tuple[str, ...] = ()
    quick: bool = False
    seed: int = 0
    call_timeout: float = CALL_TIMEOUT
    declared: Declared = Declared()
    channels: str = ""

    def validate(self) -> Options:
        """The same, with each name once and as it is called.

        Raises:
            InputError: for a name, format, profile, limit, tag or regime that there is not.
        """
        from lnverify.kernels.audit.adapters import callables, libraries, own
        from lnverify.kernels.audit.cases import check_tags
        from lnverify.kernels.audit.cases.regimes import EVERY
        from lnverify.numeric.floats.formats import find_format
        from lnverify.proofs.errors import choose

        names = tuple(dict.fromkeys(own.canonical(name) for name in self.names))
        for name in names:
            libraries.check(name)
        callables.check_limit(self.call_timeout)
        check_tags([*self.tags, *self.skip])
        for name in self.regimes:
            choose("regime", name, EVERY)
        formats = tuple(find_format(name).name for name in self.formats)
        result = replace(self, names=names, formats=formats)
        result.bound()
        return result

    def bound(self) -> Profile:
        """The profile that is meant.

        Raises:
            InputError: for a profile that there is not.
        """
        from lnverify.kernels.audit.errors.profiles import PROFILES
        from lnverify.proofs.errors import choose

        return choose("profile", self.profile, PROFILES)
