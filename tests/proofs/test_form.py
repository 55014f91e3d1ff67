"""The form of a claim: words in the docstring, near misses as values of slots, mistakes told when it is declared."""

from inspect import isfunction, unwrap
from textwrap import dedent

import pytest

from lnverify.proofs import definitions, hypotheses, registry
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, step
from lnverify.proofs.verdicts.decision import decide
from lnverify.proofs.verdicts.verdict import _false_part, print_claim


@pytest.fixture(autouse=True)
def no_claims(monkeypatch):
    """What is declared here is no claim of the suite."""
    monkeypatch.setattr(registry, "CLAIMS", {})


def total(s, *, factor=lambda s: s.N, power=1, unused=0):
    """The sum of ones is N

    A remark
    on two lines.

    And another.
    """
    return [step("first", equal(s.sum(s.ones) ** power, factor(s) ** power)), step("second", equal(s.N, s.N))]


def other(s):
    """Another claim"""
    return equal(s.N, s.N)


def declared(**near_misses):
    return claim("lnverify.test", "here", near_misses=near_misses)(total)


def test_the_docstring_is_title_and_remark():
    assert declared().title == "The sum of ones is N"


def test_the_remark_keeps_its_paragraphs():
    assert declared().remark == "A remark on two lines.\n\nAnd another."


def test_near_miss_changes_one_value():
    result = declared(dimension={"factor": lambda s: s.N - 1}, free=lambda s: equal(s.N, 1))
    assert print_claim(result.near_misses["dimension"])[0] == r"\sum\nolimits_n \mathbf{1}_n = N - 1"
    assert print_claim(result.near_misses["free"]) == ["N = 1"]
    assert not any(decide(variant).holds for variant in result.near_misses.values())


def test_near_miss_falsifies_its_change():
    variant = declared(dimension={"factor": lambda s: s.N - 1}).near_misses["dimension"]
    assert len(print_claim(variant)) == 2
    assert len(print_claim(_false_part(variant, total))) == 1


MISTAKES = {
    "a slot that the claim lacks": ({"divisor": 2}, "no slot 'divisor'; its slots are factor, power, unused"),
    "the value of the claim": ({"power": 1}, "'power' has this value in the claim too"),
    "the claim's function in other words": ({"factor": lambda s: s.N}, "it says what the claim says"),
    "a slot that is not used": ({"unused": 1}, "it says what the claim says"),
    "a free-standing variant that is the claim": (lambda s: total(s), "it says what the claim says"),
    "a step of the claim": (lambda s: equal(s.N, s.N), "it says what the claim says"),
}


@pytest.mark.each(MISTAKES)
def test_declaration_reports_mistakes(variant, message):
    with pytest.raises(InputError, match=message):
        declared(wrong=variant)


def test_a_claim_without_words():
    with pytest.raises(InputError, match="no docstring"):
        claim("lnverify.test", "here")(lambda s: equal(s.N, s.N))


def test_an_id_is_declared_once():
    declared()
    with pytest.raises(InputError, match="two claims"):
        claim("lnverify.test", "here")(other)


def test_a_file_may_be_run_twice():
    """As a test that imports a claims file does."""
    assert declared() == declared()


def test_registry_example_is_a_claim():
    """The code in the docstring of proofs.registry declares a claim that is proved, with near misses that are not."""
    names = vars(definitions) | vars(hypotheses) | {"claim": claim, "equal": equal}
    exec(dedent(registry.__doc__.split("::\n", 1)[1].split("\n\nA keyword", 1)[0]).replace('\\"""', '"""'), names)
    result = names["example"]
    assert decide(result.function, result.hypotheses).holds
    assert len(result.near_misses) == 3
    assert not any(decide(variant, result.hypotheses).holds for variant in result.near_misses.values())


def test_every_definition_has_a_claim():
    """Each public function of proofs.definitions is the slot of a claim about it, or is used in one."""
    tested = set()
    for id, result in CLAIMS.items():
        if id.startswith("lnverify.definition."):
            function = unwrap(result.function)
            tested |= {slot.__name__ for slot in (function.__kwdefaults__ or {}).values()}
            tested |= set(function.__code__.co_names)
    public = {name for name, value in vars(definitions).items() if isfunction(value) and not name.startswith("_")}
    assert public <= tested
