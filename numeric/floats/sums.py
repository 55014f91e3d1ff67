"""A sum by halving of anything that can be added."""

from collections.abc import Callable
from typing import Any


def sum_by_halving(terms: Any, add: Callable[[Any, Any], Any], join: Callable[[Any, Any], Any]) -> Any:
    """The sum over the first axis, of length 1: the first half plus the second, again and again.

    Args:
        terms: anything that has a length and slices.
        add: of two halves.
        join: of the sum of two halves and the odd term that is left over.
    """
    while len(terms) > 1:
        half = len(terms) // 2
        folded = add(terms[:half], terms[half : 2 * half])
        terms = join(folded, terms[2 * half :]) if len(terms) % 2 else folded
    return terms
