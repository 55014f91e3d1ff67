"""Random statements: what `decide` says of each is checked by an evaluator that shares no code with the package.

The number of a statement is its seed; a failure prints it as a call that can be pasted. A sample runs always, and
`SHARES=1 SHARE=0 pytest -m slow tests/fuzz` runs a hundred thousand, in about an hour of two processors.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from judge import Finding
from watch import watched

_SAMPLE = 40
_CHUNK = 1000
_ALL = 100_000
# Too many terms in a proof with opaque vectors; two things differ but have no derivative at 0; N = 0 as a hypothesis;
# |ε| = z, without an end; |z| = c after c = z; moments without an end; a
# root by secants. A letter that is 0 and not 0; a message about sums that a search had made for a while; a polynomial
# on few columns of a million terms; a long row without a meaning as a witness; a critical point;
# roots of a polynomial of degree 1,270; a slope of √0 that nothing needs; the same facts looked up again and again, in
# 44517 and 100697; a discriminant of a million terms; a slope beside a letter that an equation is solved for.
_ONCE_WRONG = (292, 346, 370, 666, 36940, 69053, 73713, 4236, 81653, 4858, 81233, 2930, 6529, 8670)
_ONCE_WRONG += (44517, 100697, 68654, 86104)


def failures(seeds: range, record: Any) -> list[str]:
    """What `decide` got wrong among the statements with these numbers; the counts go to the end of the output."""
    findings: list[Finding] = list(watched(seeds))
    counts = Counter(finding.outcome for finding in findings)
    reasons = Counter(map(_reason, findings))
    # Plain dictionaries: this is sent from a worker to the process that prints.
    record("fuzz", {"seeds": [seeds.start, seeds.stop], "counts": dict(counts), "reasons": dict(reasons)})
    assert sum(counts.values()) == len(seeds)
    return [item.detail for item in findings if item.failed]


def _reason(found: Finding) -> str:
    """Why a statement was neither proved nor refuted, without its particulars; "" for the others."""
    if found.outcome not in ("undecided", "refused"):
        return ""
    return found.detail.split("(")[-1 if "outside the calculus" in found.detail else 0].split(" conditions ")[0][:80]


def test_sample(record_property):
    result = failures(range(_SAMPLE), record_property)
    assert not result, "\n\n".join(result)


# A root by secants takes as long as all others.
@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=[pytest.mark.integration] * (seed == 69053)) for seed in _ONCE_WRONG]
)
def test_statements_once_wrong(seed, record_property):
    result = failures(range(seed, seed + 1), record_property)
    assert not result, "\n\n".join(result)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, _ALL, _CHUNK))
def test_hundred_thousand(start, record_property):
    result = failures(range(start, start + _CHUNK), record_property)
    assert not result, "\n\n".join(result)


@pytest.mark.slow
def test_the_calculus_alone(unconfirmed, record_property):
    result = failures(range(_ALL, _ALL + _CHUNK), record_property)
    assert not result, "\n\n".join(result)
