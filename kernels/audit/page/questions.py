"""Questions that a user asks of a library, answered from what was measured: the table at the front of the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from lnverify.kernels.audit import behaviour, cache
from lnverify.kernels.audit.adapters.libraries import is_released, load
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.errors.table import Measurement, Table, half_of_the_digits, is_rms
from lnverify.numeric.floats.formats import FLOAT32, FORMATS
from lnverify.numeric.publishing.cache import load_or_make

Behaviours = Mapping[str, Mapping[str, Mapping[str, bool | None]]]
"""By implementation, format and property."""

Answers = Mapping[str, Any]
"""What an implementation answers in a format: both names, and `answers` by the title of a question."""

LARGE_MEAN = 2.0**8
"""The mean/std up to which half of the digits are asked for."""

OFFSETS = tuple(one.name for one in REGIMES.values() if one.ratio is not None and one.ratio <= LARGE_MEAN)
CONSTANT = ("constant 1/3", "constant 1000.1", "constant 1234")
"""The regimes of two questions."""


class Question(NamedTuple):
    """A question.

    Attributes:
        words: as it is asked.
        ask: how the measurements of an implementation in a format, and its properties, answer it; None for nothing.
        why: why there may be no answer.
    """

    words: str
    ask: Callable[[Table, Mapping[str, bool | None]], bool | None]
    why: str


def on_regimes(
    holds: Callable[[Measurement], bool], regimes: Sequence[str], *quantities: str, of_mean: bool = False
) -> Callable[[Table, Any], bool | None]:
    """Whether something holds of quantities on some regimes; None where none was measured, and of RMSNorm of a mean."""

    def ask(table: Table, behaves: Any) -> bool | None:
        if of_mean and is_rms(table.entries[0].implementation):
            return None
        seen = [one for one in table if one.regime in regimes and one.quantity in quantities]
        return all(map(holds, seen)) if seen else None

    return ask


def keeps_half(one: Measurement) -> bool:
    """Whether half of the digits are left."""
    return one.error <= half_of_the_digits(FORMATS[one.format])


def _float64(table: Table, behaves: Any) -> bool | None:
    most = FLOAT32.unit_roundoff / FORMATS["float64"].unit_roundoff / 8
    is_wide = table.entries[0].format == "float64"
    return on_regimes(lambda one: one.error < most, ["standard normal"], "output")(table, behaves) if is_wide else None


def _behaves(*names: str) -> Callable[[Table, Mapping[str, bool | None]], bool | None]:
    def ask(table: Table, behaves: Mapping[str, bool | None]) -> bool | None:
        known = [value for name in names if (value := behaves.get(name)) is not None]
        return all(known) if known else None

    return ask


QUESTIONS = {
    "mean 2⁸ std": Question(
        "has the output half of its digits where the mean is up to 2⁸ standard deviations?",
        on_regimes(keeps_half, OFFSETS, "output", of_mean=True),
        "RMSNorm has no mean",
    ),
    "constant rows": Question(
        "do constant rows give 0, to within u?",
        on_regimes(lambda one: one.error <= 1, CONSTANT, "output", of_mean=True),  # a row of zeros is held against 1
        "not measured",
    ),
    "range": Question(
        "do rows survive whose squares overflow or underflow?",
        on_regimes(keeps_half, ["squares overflow", "squares underflow"], "output"),
        "not measured",
    ),
    "float64": Question("has float64 more digits than float32?", _float64, "no float64"),
    "10⁵ rows": Question(
        "have ∂γ and ∂β of 100,000 rows half of their digits?",
        on_regimes(keeps_half, ["100,000 rows"], "dgain", "dbias"),
        "no gradients, or too slow",
    ),
    "same bits": Question(
        "has a row the same bits alone and in a batch, by one thread and by all, and a second time?",
        _behaves("batch-invariant", "threads", "repeats"),
        "refused",
    ),
    "NaN, Inf": Question(
        "does a NaN or an infinity show in its own row, and in no other?", _behaves("NaN", "Inf"), "refused"
    ),
    "memory": Question(
        "are inputs left as they were (of Keras, MLX and tinygrad copies are), and have rows that are not contiguous "
        "in memory the same bits?",
        _behaves("in place", "strides"),
        "refused",
    ),
}
"""By the title of a column."""


def of_library(library: str) -> dict[str, dict[str, dict[str, bool | None]]]:
    """The properties of a library's implementations, by format; kept, as measurements are."""

    def properties() -> dict[str, dict[str, dict[str, bool | None]]]:
        return {
            name: {format: behaviour.behaviour(one, FORMATS[format]) for format in one.formats}
            for name, one in load(library).items()
        }

    result: dict[str, dict[str, dict[str, bool | None]]] = load_or_make(
        cache.key(cache.BEHAVIOUR, library, "behaviour"), properties
    )
    return result


def answers(table: Table, behaviours: Behaviours) -> list[Answers]:
    """What each implementation answers in each format."""
    groups = table.by("implementation", "format")
    return [
        {"implementation": name, "format": format}
        | {"answers": {title: one.ask(groups[name, format], behaves) for title, one in QUESTIONS.items()}}
        for name in table.implementations
        for format in FORMATS
        if (name, format) in groups
        for behaves in [behaviours.get(name, {}).get(format, {})]
    ]


def by_library(known: Sequence[Answers], libraries: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """For each released library a cell for each question: ✓, or ✗ and the formats in which an implementation fails."""
    results: dict[str, list[Answers]] = {}
    for one in known:
        if is_released(libraries[one["implementation"]]):
            results.setdefault(libraries[one["implementation"]], []).append(one)
    return [(name, [cell(of, title) for title in QUESTIONS]) for name, of in results.items()]


def cell(known: Sequence[Answers], title: str) -> str:
    """The answer to a question; where there is none, why."""
    results = [(one["format"], answer) for one in known if (answer := one["answers"][title]) is not None]
    failing = {format for format, answer in results if not answer}
    if not results:
        return f"– ({QUESTIONS[title].why})"
    if not failing:
        return "✓"
    return (
        "✗" if failing == {format for format, _ in results} else f"✗ {', '.join(filter(failing.__contains__, FORMATS))}"
    )
