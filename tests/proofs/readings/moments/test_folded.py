"""Canonical forms in the letters of a claim: exact, short, and in moments where a letter is wrong."""

import pytest

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.readings.moments import folded
from lnverify.proofs.readings.moments.folded import LONGEST, folded_forms
from lnverify.proofs.verdicts.verdict import assumptions

SCALE = "√(ε + σ²)"
FORMS = {
    "riechers.eq6": ["a - μ", "σ²", SCALE, "x̂", "g x̂ + b"],
    "lnverify.condition": ["(μ² + σ²)/σ²"],
    "lnverify.output-variance": ["σ²/(ε + σ²)", "ε/(ε + σ²)"],
    "walkthrough.backward.input": [
        f"(-Σ[g u] {SCALE})/(N ε + N σ²) + (-{SCALE} Σ[g u x̂])/(N ε + N σ²) x̂ + ({SCALE})/(ε + σ²) g u"
    ]
    * 3,
}


def texts(id):
    return [text for _, text in folded_forms(CLAIMS[id].function, assumptions(CLAIMS[id]))]


@pytest.mark.parametrize("id", FORMS)
def test_forms_use_claim_variables(id):
    assert set(FORMS[id]) <= set(texts(id)), texts(id)


@pytest.mark.parametrize("id", ["riechers.eq6", "walkthrough.backward.input"])
def test_a_wrong_letter_is_not_used(id, monkeypatch):
    right = folded._scalars

    def wrong(space, known):
        rules = right(space, known)
        rules.generators = {index: x * space.field.rational(2) for index, x in rules.generators.items()}
        return rules

    monkeypatch.setattr(folded, "_scalars", wrong)
    assert not any("μ" in text or "σ" in text for text in texts(id))


def test_no_form_is_longer_than_two_lines():
    results = [
        text for id in CLAIMS if id.startswith(("riechers", "walkthrough", "lnverify.axes")) for text in texts(id)
    ]
    assert max(map(len, results)) <= LONGEST and "" in results


def test_power_of_power_is_bracketed():
    assert any("(σ²)²" in text for text in texts("xiong.jacobian"))
