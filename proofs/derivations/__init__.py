"""The headline results derived in plain SymPy, one step after the other: a module each, in the order of the paper."""

from functools import cache
from types import ModuleType

from lnverify.proofs.derivations import axes, backward, eq6, nullspace, projectors, zero_gain
from lnverify.proofs.derivations.steps import Step

DERIVATIONS: dict[str, ModuleType] = {
    "eq6": eq6,
    "projectors": projectors,
    "nullspace": nullspace,
    "axes": axes,
    "zero-gain": zero_gain,
    "backward": backward,
}
"""By name a module, with the title and the introduction as its docstring."""
DERIVED: dict[str, str] = {module.CLAIM: name for name, module in DERIVATIONS.items()}
"""By the id of a claim the name of the derivation that arrives at it."""


@cache
def steps_of(name: str) -> tuple[Step, ...]:
    """The steps of a derivation, in their order; none is checked yet."""
    return tuple(DERIVATIONS[name].steps())
