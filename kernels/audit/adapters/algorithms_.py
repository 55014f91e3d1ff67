"""The algorithms of `kernels.audit.causes.algorithms`, so that a library's failure can be laid beside them."""

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.causes.algorithms import ALGORITHMS
from lnverify.numeric.floats.formats import FORMATS


def implementations() -> list[Implementation]:
    """Each algorithm, forward."""
    return [
        Implementation(
            name=f"algorithm: {name}",
            forward=algorithm.forward,
            formats=tuple(name for name, format in FORMATS.items() if algorithm.runs(format)),
            entries=1 << 17,
            proved_bound=algorithm.proved_bound,
        )
        for name, algorithm in ALGORITHMS.items()
    ]
