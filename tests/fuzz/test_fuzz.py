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
_LONG = 292, 44517, 69053
_ONCE_WRONG = {
    292: "too many terms in a proof with opaque vectors",
    346: "two things differ but have no derivative at 0",
    370: "N = 0 as a hypothesis",
    666: "|ε| = z, without an end",
    2930: "a critical point",
    4236: "a letter that is 0 and not 0",
    4858: "a polynomial on few columns of a million terms",
    6529: "roots of a polynomial of degree 1,270",
    8670: "a slope of √0 that nothing needs",
    36940: "|z| = c after c = z",
    44517: "the same facts, looked up again and again",
    68654: "a discriminant of a million terms",
    69053: "a root by secants",
    73713: "moments without an end",
    81233: "a long row without a meaning as a witness",
    81653: "a message about sums that a search had made for a while",
    86104: "a slope beside a letter that an equation is solved for",
}


def failures(seeds: range, record: Any) -> list[str]:
    """What `decide` got wrong among the statements with these numbers; the counts go to the end of the output."""
    findings: list[Finding] = list(watched(seeds))
    counts = Counter(finding.outcome for finding in findings)
    reasons = Counter(map(_reason, findings))
    # Plain dictionaries: this is sent from a worker to the process that prints.
    record("fuzz", {"seeds": [seeds.start, seeds.stop], "counts": dict(counts), "reasons": dict(reasons)})
    assert sum(counts.values()) == len(seeds)
    assert len(seeds) < _SAMPLE or {"holds", "refuted"} <= counts.keys()
    return [item.detail for item in findings if item.failed]


def _reason(found: Finding) -> str:
    """Why a statement was neither proved nor refuted, without its particulars; "" for the others."""
    if found.outcome not in ("undecided", "refused"):
        return ""
    return found.detail.split("(")[-1 if "outside the calculus" in found.detail else 0].split(" conditions ")[0][:80]


def test_sample(record_property):
    result = failures(range(_SAMPLE), record_property)
    assert not result, "\n\n".join(result)


# Three take longer than all others together.
@pytest.mark.parametrize(
    "seed", [pytest.param(s, marks=[pytest.mark.integration] * (s in _LONG), id=why) for s, why in _ONCE_WRONG.items()]
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
