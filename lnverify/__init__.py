"""What is true about LayerNorm: decided for every dimension, measured in floating point.

    from lnverify import decide, equal

    def centring_twice(s):
        P = s.identity - s.outer(s.ones, s.ones) / s.N
        return equal(P @ P, P)

    print(decide(centring_twice).holds)        # True, for every N

To state and decide:

    decide(function, hypotheses=())        whether a function of a space holds for every N: a `Decision`
    source(prefix, title=…)                declares the document that claims are about
    claim(id, place, …)                    declares a function of a space as a claim with an id
    equal, at_most, positive, nonzero, differ, step        the statements that such a function returns
    definitions, hypotheses                LayerNorm and its parts, and common hypotheses, in the vocabulary of a space
    Undecided, Disagreement, InputError    what `decide` raises where it does not answer

To compute, in NumPy:

    layer_norm, layer_norm_backward, rms_norm, rms_norm_backward        right in every format
    principal_axes                                                      of LayerNorm's image, at any gain

To test a kernel: `lnverify.testing`. Names are imported when they are first used.

What people run and read, a package each; each imports only from those above it, and from proofs, numeric and kernels:

    questions  what people ask in issue trackers, answered by claims, and its page
    rocq       what Rocq's kernel says of the theorems, and its page
    report     the pages of the claims
    site       the web site: the facts of the reports to look at and play with
    generated  what lies in reports, what makes it, and whether it is stale
    commands   the command line, one module a command
"""

from __future__ import annotations

import sys
from importlib import import_module
from os.path import basename, dirname, isdir, join

# As in `typing`, which takes longer to import than all of this.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from lnverify.numeric.axes import principal_axes
    from lnverify.numeric.normalize import layer_norm, layer_norm_backward, rms_norm, rms_norm_backward
    from lnverify.proofs import definitions, hypotheses
    from lnverify.proofs.errors import Disagreement, InputError, Undecided
    from lnverify.proofs.registry import claim
    from lnverify.proofs.sources.source import source
    from lnverify.proofs.statements import at_most, differ, equal, nonzero, positive, step
    from lnverify.proofs.verdicts.decision import Decision, decide

# In a checkout they are links; where git makes no links, each is a file that holds a path.
if not all(isdir(join(dirname(__file__), name)) for name in ("proofs", "numeric", "kernels")):
    _lost = (
        "lnverify/proofs, lnverify/numeric and lnverify/kernels are links; this checkout has none: "
        "clone with `git clone -c core.symlinks=true`, or install the wheel, which needs no links"
    )
    # Of a command, whose package this is, the line alone is shown.
    if basename(sys.argv[0]) in ("-m", "lnverify"):
        print(f"lnverify: {_lost}", file=sys.stderr)
        raise SystemExit(2)
    raise ImportError(_lost)

_HOME = {
    "proofs": ("definitions", "hypotheses"),
    "proofs.errors": ("Disagreement", "InputError", "Undecided"),
    "proofs.registry": ("claim",),
    "proofs.sources.source": ("source",),
    "proofs.statements": ("at_most", "differ", "equal", "nonzero", "positive", "step"),
    "proofs.verdicts.decision": ("Decision", "decide"),
    "numeric.axes": ("principal_axes",),
    "numeric.normalize": ("layer_norm", "layer_norm_backward", "rms_norm", "rms_norm_backward"),
}
_MODULES = {name: module for module, names in _HOME.items() for name in names}

__all__ = [
    "Decision",
    "Disagreement",
    "InputError",
    "Undecided",
    "at_most",
    "claim",
    "decide",
    "definitions",
    "differ",
    "equal",
    "hypotheses",
    "layer_norm",
    "layer_norm_backward",
    "nonzero",
    "positive",
    "principal_axes",
    "rms_norm",
    "rms_norm_backward",
    "source",
    "step",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'lnverify' has no attribute {name!r}")
    module = f"lnverify.{_MODULES[name]}"
    if name in ("definitions", "hypotheses"):
        return import_module(f"{module}.{name}")
    return getattr(import_module(module), name)


def __dir__() -> list[str]:
    return __all__
