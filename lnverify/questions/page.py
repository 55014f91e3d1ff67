"""The page of the questions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lnverify.kernels.rounding import facts as rounding
from lnverify.numeric.publishing.address import claim_page
from lnverify.numeric.publishing.render import page_template
from lnverify.questions.answers import Reply, questions, reply

_TEMPLATE = Path(__file__).with_name("questions.md.j2")


def contents(claims: Mapping[str, Mapping[str, Any]]) -> dict[str, str | bytes]:
    """The page, by its path below the folder of the reports.

    Args:
        claims: what is known of every claim and theorem of rounding, by id.
    """
    return {"questions.md": page_template(_TEMPLATE).render(topics=by_topic(claims), page=_page)}


def by_topic(claims: Mapping[str, Mapping[str, Any]]) -> dict[str, list[Reply]]:
    """The questions with their answers, by topic."""
    results: dict[str, list[Reply]] = {}
    for question in questions().values():
        results.setdefault(question.topic, []).append(reply(question, claims))
    return results


def _page(id: str) -> str:
    return rounding.page(id) if id in rounding.facts() else claim_page(id)
