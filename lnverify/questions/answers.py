"""The questions, as `data/questions.toml` has them, and their answers, of which the claims decide what is decided."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from lnverify.numeric.data import SHIPPED
from lnverify.numeric.verdicts.find_by_words import Documents, find_near, known_documents, search

Facts = Mapping[str, Any]
Reply = dict[str, Any]

FILE = SHIPPED / "questions.toml"


@dataclass(frozen=True)
class Question:
    """What somebody asked.

    Attributes:
        topic: the heading under which it stands.
        symptom: what is seen, or what is said, in a few words.
        thread: repository#number at GitHub; no other question has it.
        title: of the thread.
        claim: the id of the claim, or the theorem of rounding, that decides it.
        answer: what to do about it, in a sentence or two; what is decided stands in the claim.
        miss: the near miss of the claim that says what the thread says; "" where none does.
    """

    topic: str
    symptom: str
    thread: str
    title: str
    claim: str
    answer: str
    miss: str = ""

    @property
    def address(self) -> str:
        """Of the thread; GitHub leads on from an issue to a pull request."""
        return f"https://github.com/{self.thread.replace('#', '/issues/')}"


@cache
def questions() -> dict[str, Question]:
    """All questions, by thread."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    results = [Question(topic, **row) for topic, rows in data.items() for row in rows]
    return {question.thread: question for question in results}


def witness(question: Question, claim: Facts) -> str:
    """Where what the thread says, or the claim as its source states it, fails; "" where nothing does.

    Args:
        question: the question.
        claim: facts of its claim, as in `numeric.verdicts.decided`.
    """
    if question.miss:
        (miss,) = [miss for miss in claim["near_misses"] if miss["name"] == question.miss]
        return f"It fails {miss['witness']['text']}."
    if not claim["witness"]:
        return ""
    how = "has no meaning" if claim["witness"]["undefined"] else "fails"
    return f"The claim {how} {claim['seen'] or claim['witness']['text']}."


def find_questions(words: str, claims: Mapping[str, Facts], most: int = 3) -> tuple[list[Reply], bool]:
    """The questions that have the words, with their answers, else those that are near; and whether they have all."""
    every = search(words, searched())
    threads = every or find_near(words, searched())
    return [reply(questions()[thread], claims) for thread in threads[:most]], bool(every)


@cache
def searched() -> Documents:
    """What a search looks at in each question."""
    asked = questions()
    return known_documents(
        {thread: vars(each) for thread, each in asked.items()},
        lambda: {
            thread: {"symptom": each.symptom, "asked": f"{each.title} {thread}", "answer": each.answer}
            for thread, each in asked.items()
        },
    )


def reply(question: Question, claims: Mapping[str, Facts]) -> Reply:
    """The question with what is decided of it, as plain data; its texts have formulas between dollars.

    "is_false" says that the thread's own statement is a near miss, which "witness" refutes; "verdict" is the claim's.
    """
    claim = claims[question.claim]
    return {
        "is_false": bool(question.miss),
        "symptom": question.symptom,
        "thread": question.thread,
        "title": question.title,
        "address": question.address,
        "claim": question.claim,
        "verdict": claim["verdict"],
        "in_words": claim["in_words"],
        "says": claim["title"],
        "witness": witness(question, claim),
        "answer": question.answer,
    }
