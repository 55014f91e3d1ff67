"""The table of an audit: flat in memory, nested in JSON, and nothing lost between them."""

import json

from lnverify.kernels.audit.audit import Result
from lnverify.kernels.audit.errors.table import QUANTITIES, Measurement, Table, from_json, to_json
from lnverify.numeric.publishing.provenance import ROOT

REPORTS = ROOT / "reports"


def one(implementation="mine:f", regime="standard normal", format="float32", quantity="output", **facts):
    errors = {"row_error": 1.0, "ulp_error": 2.0} | facts
    return Measurement("mine:f", implementation, regime, format, quantity, **errors)


def refusal(format="float32", regime="N = 1", implementation="mine:f"):
    return Measurement("mine:f", implementation, regime, format, "output", refused="why")


def test_published_json_round_trips():
    kept = json.loads((REPORTS / "audit.json").read_text())
    table = from_json(kept["records"], kept["implementations"])
    assert to_json(table) == kept["records"]
    assert table.implementations == kept["implementations"]
    assert {measured.quantity for measured in table} == set(QUANTITIES)


def test_refusals_are_read_and_written_back():
    table = Table((one(), refusal(), one(format="float16", lost=3, worst_row=4)))
    records = json.loads(json.dumps(to_json(table)))
    assert records["mine:f"]["N = 1"]["float32"] == {"refused": "why"}
    assert set(from_json(records, table.implementations).entries) == set(table.entries)


def test_entries_are_chosen_by_their_facts():
    table = Table((one(), one(quantity="dx"), refusal(), one(format="float16")))
    assert list(table.by("format", "quantity")["float32", "dx"]) == [one(quantity="dx")]
    assert table.by("format")["float32",].entries == (one(), one(quantity="dx"), refusal())
    assert not table.by("quantity")["output",].refusals  # a refusal has no quantity
    assert {key: len(group.entries) for key, group in table.by("format").items()} == {("float32",): 3, ("float16",): 1}
    assert list(table.by("tag")) == [("plain",)]


def test_results_are_in_order_whatever_came_first():
    groups = {("torch", "b", "float32"): Table((one("torch b"),)), ("lnverify", "z", "float16"): Table((one("own"),))}
    groups |= {("mine:f", "a", "float32"): Table((one("mine"),)), ("torch", "a", "float32"): Table((one("torch a"),))}
    assert list(Result(groups, {}).table.implementations) == ["own", "torch a", "torch b", "mine"]
