"""The sources, statement by statement: nothing is passed over, and every statement is decided or open for a reason."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.registry import find_claim
from lnverify.proofs.sources import STATEMENTS, Kind, statement
from lnverify.proofs.sources.source import SOURCES
from lnverify.proofs.sources.statement import SourceStatement, read_statements

# The texts are not ours to ship; they lie beside the project where they lie at all, in the order of SOURCES.
TEXTS = Path(__file__).parents[4] / "shared" / "sources"
each_source = pytest.mark.parametrize("source", STATEMENTS)
each_whole_source = pytest.mark.parametrize("source", [name for name in STATEMENTS if SOURCES[name].whole])


def text_of(source):
    results = sorted(TEXTS.glob(f"{list(SOURCES).index(source):03}_*.txt"))
    if not results:
        pytest.skip(f"the text of {source} is not in {TEXTS.relative_to(TEXTS.parents[1])} beside the project")
    return results[0].read_text(encoding="utf-8")


END_OF_LINE = 10**6
"""The number of a sentence behind the last of any line."""
SENTENCE_END = re.compile(r"(?:(?<=[.?!])|(?<=[.?!][)”’]))\s+(?=[A-Z“(\[])")


def sentences(text):
    """The sentences of a text with their addresses; blank lines have none.

    A sentence ends at a full stop, a question mark or an exclamation mark before a capital letter, an opening quotation
    mark or a bracket, so initials and some abbreviations end one too: what counts is that each piece has one address.
    """
    for line, content in enumerate(text.splitlines(), 1):
        if content.strip():
            for number, sentence in enumerate(SENTENCE_END.split(content.strip()), 1):
                yield (line, number), sentence


def ends(item):
    """Line and sentence at which a statement begins, and at which it ends; sentences count from 1."""
    first, last = (text.partition(".") for text in (item.at.split("-")[0], item.at.split("-")[-1]))
    return (int(first[0]), int(first[2] or 1)), (int(last[0]), int(last[2] or END_OF_LINE))


def uncovered(statements, text):
    """The sentences of a text that belong to no statement."""
    covered = [*map(ends, statements)]
    return [at for at, _ in sentences(text) if not any(first <= at <= last for first, last in covered)]


def pointing_nowhere(statements, text):
    """The statements whose address does not begin and end with a sentence or a line of the text."""
    places = {at for at, _ in sentences(text)}
    known = places | {(line, END_OF_LINE) for line, _ in places}
    return [item for item in statements if not {*ends(item)} <= known]


def test_every_source_is_listed():
    assert list(STATEMENTS) == [source for source in SOURCES if source != "lnverify"]


@each_source
def test_every_claim_that_is_named_exists(source):
    for item in STATEMENTS[source]:
        for id in item.claims:
            find_claim(id)


@each_source
def test_source_claims_decide_its_statements(source):
    named = {find_claim(id).id for item in STATEMENTS[source] if item.kind is Kind.DECIDED for id in item.claims}
    assert [id for id in CLAIMS if id.startswith(f"{source}.") and id not in named] == []


@each_source
def test_either_claims_or_a_reason(source):
    for item in STATEMENTS[source]:
        assert bool(item.claims) == (item.kind in (Kind.DECIDED, Kind.DEFINITION)), item
        assert bool(item.reason) == (item.kind in (Kind.OPEN, Kind.RUN, Kind.NOTHING)), item
        assert bool(item.statement) == (item.kind is not Kind.NOTHING), item
        assert item.place, item


@each_source
def test_no_statement_stands_twice(source):
    lines = [(item.at, item.place, item.statement) for item in STATEMENTS[source]]
    assert len(set(lines)) == len(lines)


@each_source
def test_the_order_is_that_of_the_source(source):
    for before, after in pairwise(STATEMENTS[source]):
        assert ends(before)[0] <= ends(after)[0], f"{after.at} ({after.place}) is behind {before.at} ({before.place})"
        assert ends(after)[0] <= ends(after)[1], after


@each_whole_source
def test_source_sentences_have_lines(source):
    text = text_of(source)
    assert uncovered(STATEMENTS[source], text) == []
    assert pointing_nowhere(STATEMENTS[source], text) == []


@each_source
def test_reasons_name_what_exists(source):
    for item in STATEMENTS[source]:
        for id in re.findall(rf"\b(?:{'|'.join(SOURCES)})\.(?!md)[a-z][a-z0-9.-]*[a-z0-9]", item.reason):
            find_claim(id)


# -- the tests above notice what they are for ----------------------------------------------------------

TEXT = "A title\n\nOne thing (of two). Another thing! “A third.” Is it?\nx = 1.\n"
ROWS = [
    SourceStatement(Kind.NOTHING, "1", "Title", "", reason="heading"),
    SourceStatement(Kind.DECIDED, "3.1-3.3", "below", "…", claims=("riechers.eq6",)),
    SourceStatement(Kind.OPEN, "3.4-4", "below", "…", reason="why"),
]


def test_sentences_have_addresses():
    assert [(at, text) for at, text in sentences(TEXT)] == [
        ((1, 1), "A title"),
        ((3, 1), "One thing (of two)."),
        ((3, 2), "Another thing!"),
        ((3, 3), "“A third.”"),
        ((3, 4), "Is it?"),
        ((4, 1), "x = 1."),
    ]


def test_a_passage_without_a_line_is_noticed():
    assert uncovered(ROWS, TEXT) == []
    assert uncovered(ROWS[:2], TEXT) == [(3, 4), (4, 1)]
    assert uncovered([ROWS[0], replace(ROWS[1], at="3.2-3.3"), ROWS[2]], TEXT) == [(3, 1)]


@pytest.mark.parametrize("at", ["2", "4-9", "3.5", "7"])
def test_bad_place_in_text_is_noticed(at):
    row = replace(ROWS[2], at=at)
    assert pointing_nowhere([*ROWS, row], TEXT) == [row]


@pytest.mark.parametrize("row", ["1\tTitle\tnothing\t\theading", "1\tTitle\topen\tone thing"], ids=["kind", "cells"])
def test_a_faulty_row_is_one_line(row, tmp_path, monkeypatch):
    (tmp_path / "reasons.tsv").write_text("name\treason\n")
    (tmp_path / "mine.tsv").write_text(f"at\tplace\tkind\tstatement\twhy\n{row}\n")
    monkeypatch.setattr(statement, "_TABLES", tmp_path)
    with pytest.raises(InputError, match=r"mine\.tsv"):
        read_statements("mine")


def test_unknown_claim_is_noticed():
    with pytest.raises(InputError):
        find_claim("riechers.eq66")
