"""Seven questions that a user asks of a library, answered from its scorecard: the table at the front of the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lnverify.kernels.audit.adapters.libraries import is_released
from lnverify.kernels.audit.errors.table import half_of_the_digits, is_rms
from lnverify.kernels.audit.page.scorecard import Score
from lnverify.numeric.floats.formats import FORMATS

LARGE_MEAN = 2.0**8
"""The mean/std up to which half of the digits are asked for."""

Ask = Callable[[Score], bool | None]


def _keeps_offset(one: Score) -> bool | None:
    return None if is_rms(one["implementation"]) else one["half"] is None or one["half"] > LARGE_MEAN


def _in_range(one: Score) -> bool | None:
    known = [value for value in (one["large"], one["small"]) if value is not None]
    return all(known) if known else None


def _sums_rows(one: Score) -> bool | None:
    return None if one["many_rows"] is None else one["many_rows"] <= half_of_the_digits(FORMATS[one["format"]])


def _behaves(*names: str) -> Ask:
    def ask(one: Score) -> bool | None:
        known = [value for name in names if (value := one["behaves"].get(name)) is not None]
        return all(known) if known else None

    return ask


QUESTIONS: dict[str, tuple[str, Ask, str]] = {
    "mean 2⁸ std": (
        "has the output half of its digits where the mean is up to 2⁸ standard deviations?",
        _keeps_offset,
        "RMSNorm has no mean",
    ),
    "constant rows": ("do constant rows give 0, to within u?", lambda one: one["constant"], "not measured"),
    "range": ("do rows survive whose squares overflow or underflow?", _in_range, "not measured"),
    "float64": ("has float64 more digits than float32?", lambda one: one["float64"], "no float64"),
    "10⁵ rows": ("have ∂γ and ∂β of 100,000 rows half of their digits?", _sums_rows, "no gradients, or too slow"),
    "same bits": (
        "has a row the same bits alone and in a batch, by one thread and by all, and a second time?",
        _behaves("batch-invariant", "threads", "repeats"),
        "refused",
    ),
    "NaN, Inf": ("does a NaN or an infinity show in its own row, and in no other?", _behaves("NaN", "Inf"), "refused"),
}
"""By the title of a column: the question, how a score answers it, and why there may be no answer."""


def answers(scores: Sequence[Score], libraries: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """For each released library a cell for each question: ✓, or ✗ and the formats in which an implementation fails."""
    results: dict[str, list[Score]] = {}
    for one in scores:
        if is_released(libraries[one["implementation"]]):
            results.setdefault(libraries[one["implementation"]], []).append(one)
    return [(name, [cell(of, ask, why) for _, ask, why in QUESTIONS.values()]) for name, of in results.items()]


def cell(scores: Sequence[Score], ask: Ask, why: str) -> str:
    """The answer to a question; where there is none, why."""
    known = [(one, answer) for one in scores if (answer := ask(one)) is not None]
    if not known:
        return f"– ({why})"
    failing = {one["format"] for one, answer in known if not answer}
    if not failing:
        return "✓"
    formats = {one["format"] for one, _ in known}
    return "✗" if failing == formats else f"✗ {', '.join(name for name in FORMATS if name in failing)}"


def to_page(scores: Sequence[Score], libraries: Mapping[str, str]) -> dict[str, Any]:
    """What the page's template needs."""
    return {"titles": {title: words for title, (words, _, _) in QUESTIONS.items()}, "rows": answers(scores, libraries)}
