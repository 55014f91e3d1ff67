"""The command line, as a user runs it: what it prints, its exit codes, and one line for bad input."""

import json
import re

import pytest
from shell import run

from lnverify.commands import app
from lnverify.kernels.rounding.facts import facts
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.version import SCHEMA_VERSION, VERSION
from lnverify.proofs.claims import CLAIMS

COMMANDS = [command.callback.__name__ for command in app.registered_commands]


def answer(*arguments, **environment):
    """What a command prints as JSON, held against the schema."""
    shown = run(*arguments, "--json", **environment)
    assert shown.returncode == 0, shown.stderr
    result = json.loads(shown.stdout)
    assert result["schema_version"] == SCHEMA_VERSION and result["lnverify"] == VERSION
    assert set(result) <= set(SCHEMA["properties"])
    check_schema(result, SCHEMA)
    return result


SCHEMA = json.loads((ROOT / "numeric" / "publishing" / "schema.json").read_text(encoding="utf-8"))
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "boolean": bool}


def check_schema(value, schema, where="the answer"):
    """The part of JSON Schema that schema.json uses; a key that it does not name is an error here."""
    if "$ref" in schema:
        schema = SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[1]]
    if "anyOf" in schema:
        schema = schema["anyOf"][value is None]
    if "const" in schema:
        assert value == schema["const"], where
    if "enum" in schema:
        assert value in schema["enum"], f"{where}: {value!r}"
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    fits = [value is None if kind == "null" else isinstance(value, TYPES[kind]) for kind in kinds]
    assert any(fits) or not kinds, f"{where}: {value!r} is none of {kinds}"
    if isinstance(value, dict) and "properties" in schema:
        assert set(schema.get("required", ())) <= set(value), f"{where} lacks {set(schema['required']) - set(value)}"
        assert set(value) <= set(schema["properties"]), f"{where} has {set(value) - set(schema['properties'])}"
        for key, part in value.items():
            check_schema(part, schema["properties"][key], f"{where}, {key}")
    if isinstance(value, list) and "items" in schema:
        for number, part in enumerate(value):
            check_schema(part, schema["items"], f"{where}, {number}")


def test_the_schema_notices_what_is_wrong():
    for wrong in ({}, {"schema_version": 0}, {"schema_version": SCHEMA_VERSION, "claims": [{"id": "x"}]}):
        with pytest.raises(AssertionError):
            check_schema(wrong, SCHEMA)


def test_every_command_has_example():
    shown = run()
    assert shown.returncode == 0
    assert run("--help").stdout == shown.stdout
    for name in COMMANDS:
        assert f"  {name} " in shown.stdout
        assert f"Example: lnverify {name}" in run(name, "--help").stdout


@pytest.mark.parametrize("name", ["report", "geometry", "audit", "bench"])
def test_help_names_inputs_and_outputs(name):
    shown = " ".join(run(name, "--help").stdout.split())
    assert "Reads" in shown or "cached" in shown
    assert re.search(r"[Ww]rites", shown) and "current" in shown


def test_claims_as_json():
    result = answer("claims", "--source", "riechers")["claims"]
    assert {row["id"] for row in result} == {id for id in CLAIMS if id.startswith("riechers.")}
    assert {row["verdict"] for row in result} == {"proved", "misprint", "qualified", "refuted"}
    assert all(miss["name"] and miss["rejected"] for row in result for miss in row["near_misses"])


def test_prove_shows_steps_witness_and_correction():
    shown = run("prove", "riechers.eq6", "riechers.principal-axes.zero-gain")
    assert shown.returncode == 0, shown.stderr
    for text in (
        "the variance is a length",
        "near misses",
        "fails as stated",
        "true instead: lnverify.principal-axes.zero-gain",
    ):
        assert text in shown.stdout


def test_prove_as_json():
    (result,) = answer("prove", "riechers.eq6")["claims"]
    assert result["second_proof_agrees"] and result["steps"][0]["form"]


def test_check_as_json():
    rows = answer("check", "riechers.eq6", "--format", "float16")["rows"]
    assert {row["reading"] for row in rows} == {"float16"}
    assert all(0 <= row["residual"] <= row["bound"] for row in rows)


def test_cite_as_json():
    (result,) = answer("cite", "riechers.eq6")["citations"]
    assert result["id"] in result["bibtex"] and result["pin"] in result["csl"]["note"]


def test_cite_all():
    shown = run("cite", "--all").stdout
    assert set(re.findall(r"^@misc\{lnverify:(.*),$", shown, re.M)) == {*CLAIMS, *facts()}


def test_a_citation_is_verified(tmp_path):
    cited = run("cite", "riechers.eq6", "lnverify.lipschitz").stdout
    (tmp_path / "paper.bib").write_text(cited)
    pins = answer("verify", str(tmp_path / "paper.bib"))["pins"]
    assert [pin["id"] for pin in pins] == ["riechers.eq6", "lnverify.lipschitz"]
    assert {pin["says"] for pin in pins} == {"the same"}
    (tmp_path / "old.bib").write_text(re.sub(r"[0-9a-f]{12}}", "000000000000}", cited))
    shown = run("verify", str(tmp_path / "old.bib"))
    assert shown.returncode == 1 and "something else" in shown.stdout


BAD = {
    "an unknown command": (["profe"], "profe"),
    "an unknown claim": (["prove", "riechers.eq7"], "riechers.eq6"),
    "no claim": (["cite"], "--all"),
    "a pattern that fits nothing": (["prove", "riechers.eq9*"], "riechers.eq"),
    "an unknown format": (["check", "riechers.eq6", "--format", "float8"], "bfloat16"),
    "an unknown style": (["cite", "riechers.eq6", "--style", "apa"], "bibtex"),
    "a citation without a pin": (["verify", "lnverify/nothing"], "VERSION"),
    "a file without a pin": (["verify", "LICENSE"], "no pin in LICENSE;"),
    "a file of citations that is not there": (["verify", "absent.bib"], "absent.bib"),
    "a misspelt source": (["claims", "--source", "riecher"], "unknown source 'riecher'; did you mean riechers?"),
    "an unknown option": (["claims", "--xml"], "--xml"),
    "a file for a folder": (["report", "--out", "README.md"], "folder"),
    "a file for the folder of vectors": (["vectors", "--out", "README.md"], "README.md is no folder; name a folder"),
    "a folder that cannot be made": (["report", "--out", "README.md/reports"], "README.md"),
}


@pytest.mark.each(BAD)
def test_bad_input(arguments, hint):
    shown = run(*arguments)
    assert shown.returncode == 2, shown.stdout + shown.stderr
    assert shown.stdout == ""
    assert re.fullmatch(r"lnverify: [^\n]+\n", shown.stderr), shown.stderr
    assert hint in shown.stderr
