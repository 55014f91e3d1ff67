"""The table of an audit: flat in memory, nested in JSON, and nothing lost between them; who passes the gates."""

import json
import math

import pytest

from numeric.audit import gate
from numeric.audit.runner import Result
from numeric.audit.table import QUANTITIES, Measurement, Refusal, Table, from_json, to_json
from numeric.pages.provenance import ROOT
from proofs.errors import InputError

REPORTS = ROOT / "reports"


def one(implementation="mine:f", regime="standard normal", format="float32", quantity="output", **facts):
    errors = {"row_error": 1.0, "ulp_error": 2.0} | facts
    return Measurement("mine:f", implementation, regime, format, quantity, **errors)


def refusal(format="float32", regime="N = 1", implementation="mine:f"):
    return Refusal("mine:f", implementation, regime, format, "why")


def test_what_is_published_is_read_and_written_back():
    kept = json.loads((REPORTS / "audit.json").read_text())
    table = from_json(kept["records"], kept["implementations"])
    assert to_json(table) == kept["records"]
    assert table.implementations == kept["implementations"]
    assert {measured.quantity for measured in table} == set(QUANTITIES)


def test_refusals_are_read_and_written_back():
    table = Table((one(), refusal(), one(format="float16", histogram=(1, 2), lost=3, worst_row=4)))
    records = json.loads(json.dumps(to_json(table)))
    assert records["mine:f"]["N = 1"]["float32"] == {"refused": "why"}
    assert set(from_json(records, table.implementations).entries) == set(table.entries)


def test_entries_are_chosen_by_their_facts():
    table = Table((one(), one(quantity="dx"), refusal(), one(format="float16")))
    assert list(table.where(format="float32", quantity="dx")) == [one(quantity="dx")]
    assert table.where(format="float32").entries == (one(), one(quantity="dx"), refusal())
    assert not table.where(quantity="output").refusals  # a refusal has no quantity
    assert {key: len(group.entries) for key, group in table.by("format").items()} == {("float32",): 3, ("float16",): 1}
    assert list(table.by("tag")) == [("plain",)]


def test_what_is_lost_is_worse_than_any_error():
    table = Table((one(row_error=1e9), one(regime="N = 1", row_error=3.0, lost=1), one(regime="N = 2", lost=9)))
    assert table.worst().regime == "N = 1"
    assert table.worst().error == math.inf


def test_results_are_in_order_whatever_came_first():
    groups = {("torch", "b", "float32"): Table((one("torch b"),)), ("numeric", "z", "float16"): Table((one("own"),))}
    groups |= {("mine:f", "a", "float32"): Table((one("mine"),)), ("torch", "a", "float32"): Table((one("torch a"),))}
    assert list(Result(groups, {}, 0).table.implementations) == ["own", "torch a", "torch b", "mine"]


@pytest.mark.parametrize(
    ("measured", "max_ulp", "passes"),
    [
        (one(row_error=4096.0, ulp_error=1e9), None, True),  # 2^(24/2): half of the digits of float32
        (one(row_error=4097.0), None, False),
        (one(row_error=0.0, lost=1), None, False),
        (one(row_error=4097.0, ulp_error=0.9), 1.0, True),
        (one(ulp_error=1.1), 1.0, False),
        (one(ulp_error=0.0, lost=1), 1.0, False),
        (one(quantity="dx", ulp_error=1e9), 1.0, True),  # --max-ulp is about outputs
        (one(format="bfloat16", row_error=17.0), None, False),
    ],
)
def test_the_gate(measured, max_ulp, passes):
    good = one(regime="N = 1", format=measured.format, quantity=measured.quantity, row_error=0.0, ulp_error=0.0)
    (verdict,) = gate.verdicts(Table((good, measured)), max_ulp)
    assert verdict.passes == passes
    assert verdict.cells[3] == ("passes" if passes else "FAILS")


def test_an_own_function_may_not_refuse_some_inputs_of_a_format():
    (some,) = gate.refused(Table((one(), refusal())))
    assert (some.passes, str(some)) == (False, "mine:f refuses 1 of 2 regimes in float32, N = 1: why; FAILS")
    (all_of_them,) = gate.refused(Table((one(), refusal("float16"))))
    assert (all_of_them.passes, str(all_of_them)) == (True, "mine:f refuses all regimes in float16, N = 1: why")
    (of_a_library,) = gate.refused(Table((one("torch.nn.LayerNorm"), refusal(implementation="torch.nn.LayerNorm"))))
    assert of_a_library.passes


def test_an_own_function_has_to_take_something():
    gate.require_taken(Table((one(), refusal())), ["mine:f"])
    with pytest.raises(InputError, match=r"mine:f takes none of the inputs \(N = 1: why\)"):
        gate.require_taken(Table((refusal(),)), ["mine:f", "torch"])
