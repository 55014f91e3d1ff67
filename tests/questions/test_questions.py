"""Questions of issue trackers: each is found by its words, and answered by a claim that there is."""

import re

import pytest
from shell import run

from lnverify.kernels.rounding.facts import facts
from lnverify.numeric.publishing.json_text import restore
from lnverify.numeric.verdicts.find_by_words import find_near, search
from lnverify.questions.answers import find_questions, questions, reply, searched
from lnverify.questions.page import contents

QUESTIONS = list(questions().values())
ROPE = "karpathy/nanochat#743"


@pytest.fixture(scope="module")
def decided(known):
    return known | facts()


def test_there_are_enough():
    assert len(QUESTIONS) >= 40
    # A thread stands once, or the later question would hide the earlier one.
    rows = re.findall(r"thread = \"([^\"]+)\"", _source())
    assert len(rows) == len(set(rows)) == len(QUESTIONS)


def _source():
    from lnverify.questions.answers import FILE

    return FILE.read_text(encoding="utf-8")


def test_its_claim_exists(decided):
    for question in QUESTIONS:
        assert question.claim in decided, f"{question.thread}: no claim has the id {question.claim}"
        told = reply(question, decided)
        assert told["verdict"] == decided[question.claim]["verdict"]
        for id in re.findall(r"\b(?:lnverify|walkthrough|riechers)\.[a-z0-9.-]*[a-z0-9]", question.answer):
            assert id in decided, f"{question.thread}: no claim has the id {id}"


def test_it_is_found_first_by_its_symptom():
    for question in QUESTIONS:
        assert search(question.symptom, searched())[0] == question.thread


def test_it_is_found_first_by_its_thread_title():
    for question in QUESTIONS:
        result = search(question.title, searched()) or find_near(question.title, searched())
        assert result[0] == question.thread, f"{question.title!r} finds {result[:3]}"


def test_what_is_decided_is_not_typed():
    """A verdict is read off the claim, so that it cannot differ from it."""
    for question in QUESTIONS:
        text = f"{question.symptom} {question.answer}"
        assert not re.search(r"\b(proved|refuted|qualified|misprint|undecided)\b", text)
        assert re.fullmatch(r"[\w.-]+/[\w.-]+#\d+", question.thread)
        assert len(question.answer) <= 250 and question.answer.endswith(".")


APT = {
    "nan fp16 zeros": "pytorch/pytorch#41527",
    "large mean layernorm wrong": "pytorch/pytorch#51102",
    "rmsnorm rope interchangeable": ROPE,
    "softcap": "karpathy/nanochat#362",
    "group norm 1 group vs layer norm": "pytorch/pytorch#75862",
    "unbiased std": "harvardnlp/annotated-transformer#119",
    "batchnorm eval": "pytorch/pytorch#5406",
    "gemma +1 weight": "utensils/mold#1078",
    "center reading weights": "TransformerLensOrg/TransformerLens#116",
    "catastrophic cancellation": "tenstorrent/tt-metal#45968",
    "bias before layernorm redundant": "m2lines/Samudra#104",
    "exclude layernorm from weight decay": "huggingface/transformers#4832",
}


@pytest.mark.parametrize(("words", "thread"), APT.items())
def test_it_is_found_by_other_words(words, thread, decided):
    result, _ = find_questions(words, decided)
    assert thread in [each["thread"] for each in result], f"{words!r} finds {[each['symptom'] for each in result]}"


def test_a_false_statement_is_answered_with_its_witness(decided):
    told = reply(questions()[ROPE], decided)
    (miss,) = [miss for miss in decided["lnverify.rope-gain"]["near_misses"] if miss["name"] == "they commute"]
    assert told["is_false"] and miss["rejected"] and miss["witness"]["text"] in told["witness"]
    shown = run("find", "RMSNorm and RoPE interchangeable")
    assert shown.returncode == 0, shown.stderr
    assert f"False. {told['witness']}" in shown.stdout and "lnverify.rope-gain, proved" in shown.stdout


def test_the_witness_is_that_of_a_refuted_claim(decided):
    told = [reply(question, decided) for question in QUESTIONS]
    refuted = [each for each in told if each["verdict"] in ("refuted", "qualified")]
    assert refuted and all(each["witness"].startswith("The claim ") for each in refuted)
    assert all(not each["witness"] for each in told if each["verdict"] == "proved" and not each["is_false"])


def test_find_tells_programs_too():
    import json

    shown = run("find", "--json", "nan fp16")
    told = restore(json.loads(shown.stdout))
    assert [each["thread"] for each in told["questions"]] == ["pytorch/pytorch#41527"] and "claims" in told
    nothing = run("find", "--json", "qqqqq")
    assert nothing.returncode == 1 and json.loads(nothing.stdout)["questions"] == []


def test_the_page_has_every_question(decided):
    (text,) = contents(decided).values()
    for question in QUESTIONS:
        assert f"### {question.symptom}\n" in text and f"]({question.address})." in text
    assert text.count("**False.**") == sum(bool(question.miss) for question in QUESTIONS)
