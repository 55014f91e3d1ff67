"""The algorithms of `numeric.audit.models.algorithms`, so that a library's failure can be laid beside them."""

from numeric.audit.adapters import Implementation
from numeric.audit.models.algorithms import ALGORITHMS
from numeric.floats.formats import FORMATS


def implementations() -> list[Implementation]:
    """Each algorithm, forward."""
    return [
        Implementation(
            name=f"algorithm: {name}",
            forward=algorithm.forward,
            formats=tuple(name for name, format in FORMATS.items() if algorithm.runs(format)),
            entries=1 << 17,
            a_priori=algorithm.a_priori,
        )
        for name, algorithm in ALGORITHMS.items()
    ]
