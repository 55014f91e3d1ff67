"""Random statements over free matrices: what `decide` says of each is checked by an evaluator of its own."""

from __future__ import annotations

from collections import Counter

import pytest
from entrywise import EntrywiseGrower
from matrices import Grower, Statement, claim, fault, hypotheses

from lnverify import InputError, Undecided, decide
from lnverify.proofs.verdicts import decision as decisions
from lnverify.proofs.verdicts.confirmation import Confirmation

_SAMPLE, _ALL = 40, 6_000


def outcome_of(statement: Statement, seed: int) -> tuple[str, str]:
    """What came of a statement, and what is wrong with that."""
    try:
        result = decide(claim(statement), hypotheses(statement))
    except Undecided:
        return "undecided", ""
    except InputError as reason:
        # An equation ties letters at which then no derivative is taken.
        is_right = statement.tied is not None and str(reason).startswith(
            ("no derivative at", "a derivative is taken at")
        )
        return ("refused", "") if is_right else ("failure", f"refused: {reason}")
    except Exception as error:  # anything else is what is looked for
        return "failure", f"{type(error).__name__}: {error}"
    wrong = fault(statement, result, seed)
    return ("failure", wrong) if wrong else ("holds" if result.holds else "refuted", "")


def failures(seeds: range, grower: type[Grower] = Grower) -> tuple[Counter[tuple[str, bool]], list[str]]:
    """The outcomes of the statements with these numbers, by whether they are laws; and what was wrong."""
    counts: Counter[tuple[str, bool]] = Counter()
    wrong = []
    for seed in seeds:
        statement = grower(seed).statement()
        outcome, detail = outcome_of(statement, seed)
        counts[outcome, statement.by_law] += 1
        if outcome == "failure":
            wrong.append(f"seed {seed}: {statement}\n    {detail}")
    return counts, wrong


@pytest.mark.parametrize("grower", [Grower, EntrywiseGrower])
def test_sample(grower):
    counts, wrong = failures(range(_SAMPLE), grower)
    assert not wrong, "\n\n".join(wrong)
    assert counts["holds", True] > 3 * counts["undecided", True], counts
    assert counts["refuted", False] > 3 * counts["undecided", False], counts


@pytest.mark.slow
@pytest.mark.parametrize("grower", [Grower, EntrywiseGrower])
def test_thousands(grower):
    _, wrong = failures(range(_SAMPLE, _ALL), grower)
    assert not wrong, "\n\n".join(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("grower", [Grower, EntrywiseGrower])
def test_the_calculus_alone(monkeypatch, grower):
    """Nothing confirms a proof, and none is spared because a point refutes it: either would hide a fault of a rule."""
    monkeypatch.setattr(decisions, "spot_check", lambda *_: Confirmation((1,), satisfiable=True, in_symbols=False))
    monkeypatch.setattr(decisions, "is_refuted_at_once", lambda *_: False)
    _, wrong = failures(range(_ALL, 2 * _ALL), grower)
    assert not wrong, "\n\n".join(wrong)
