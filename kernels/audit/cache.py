"""The keys under which measurements and findings are kept: hashes of everything that they depend on."""

from __future__ import annotations

import os
import platform
from functools import cache

from lnverify.kernels.audit.adapters import accelerators, libraries
from lnverify.numeric.publishing import cache as store
from lnverify.numeric.publishing.provenance import ROOT, fingerprint, processor

MEASUREMENT = (
    "numeric/floats",
    "numeric/reference",
    "kernels/programs",
    "kernels/rounding",
    "kernels/audit/adapters/__init__.py",
    "kernels/audit/cases",
    "kernels/audit/errors",
    "kernels/audit/calls.py",
)
"""The code that measures, folders and files of the project; beside it the adapter of a library counts."""

BEHAVIOUR = (*MEASUREMENT, "kernels/audit/behaviour.py")
"""The code that sees how implementations behave."""

CAUSE = (
    *MEASUREMENT,
    "kernels/audit/causes",
    "kernels/audit/findings.py",
    "kernels/audit/shrink",
    "kernels/audit/program.py",
)
"""The code that finds causes."""


def key(code: tuple[str, ...], library: str, *case: str) -> str:
    """The key of something that is made of a library.

    Args:
        code: what makes it: MEASUREMENT, BEHAVIOUR or CAUSE.
        library: one of LIBRARIES.
        case: what tells this part from others.
    """
    return store.key(code, library, provenance_hash(code, library), case)


@cache
def provenance_hash(code: tuple[str, ...], library: str) -> str:
    """The hash of code, of a library's adapter, of versions, and of the machine."""
    files = [*(ROOT / name for name in code), *libraries.files(library)]
    return store.key(fingerprint(*files), libraries.all_versions(library), machine())


def machine() -> list[str]:
    """What measurements depend on beside code and libraries: processor, number of cores, Python, and GPUs."""
    return [processor(), str(os.cpu_count()), platform.python_version(), *accelerators.gpus()]
