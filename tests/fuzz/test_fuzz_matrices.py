"""Random statements over free matrices: what `decide` says of each is checked by the evaluator."""

from __future__ import annotations

from collections import Counter
from math import inf

import pytest
from entrywise import EntrywiseGrower
from judge import examine
from matrices import Grower

_SAMPLE, _ALL = 40, 6_000
each_kind = pytest.mark.parametrize("grower", [Grower, EntrywiseGrower])


def check(seeds: range, grower: type[Grower]) -> Counter[tuple[str, bool]]:
    """No decision on a statement with these numbers is wrong; the outcomes, by whether a law makes it true."""
    results = [examine(grower(seed).statement(), inf) for seed in seeds]
    # An equation ties letters at which then no derivative is taken.
    right = "no derivative at", "a derivative is taken at"
    wrong = [it for it in results if it.failed or (it.outcome == "refused" and not it.detail.startswith(right))]
    assert not wrong, "\n\n".join(it.detail for it in wrong)
    return Counter((it.outcome.replace("conditional", "holds"), it.by_law) for it in results)


@each_kind
def test_sample(grower):
    counts = check(range(_SAMPLE), grower)
    assert counts["holds", True] > 3 * counts["undecided", True], counts
    assert counts["refuted", False] > 3 * counts["undecided", False], counts


@pytest.mark.slow
@each_kind
def test_thousands(grower):
    check(range(_SAMPLE, _ALL), grower)


@pytest.mark.slow
@each_kind
def test_the_calculus_alone(unconfirmed, grower):
    check(range(_ALL, 2 * _ALL), grower)
