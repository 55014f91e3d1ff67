"""The command line, as a user runs it: what it prints, its exit codes, and one line for bad input."""

import json
import re
import subprocess
import sys

import pytest

from numeric.citation import STYLES, cite
from numeric.provenance import ROOT
from proofs.claims import CLAIMS
from proofs.verdict import judge


def run(*arguments, cwd=ROOT):
    return subprocess.run([sys.executable, "-m", "numeric", *arguments], capture_output=True, text=True, cwd=cwd)


def test_help_names_every_command():
    shown = run()
    assert shown.returncode == 0
    for command in ("report", "claims", "prove", "check", "geometry", "bench", "cite"):
        assert command in shown.stdout


def test_claims_as_json():
    shown = run("claims", "--source", "riechers", "--json")
    assert shown.returncode == 0, shown.stderr
    found = json.loads(shown.stdout)
    assert {row["id"] for row in found} == {id for id in CLAIMS if id.startswith("riechers.")}
    assert {row["status"] for row in found} >= {"proved", "qualified", "refuted"}


def test_prove_shows_steps_witness_and_correction():
    shown = run("prove", "riechers.eq6", "riechers.principal-axes.zero-gain")
    assert shown.returncode == 0, shown.stderr
    for text in (
        "the variance is a length",
        "near misses",
        "fails as stated at N = 3, g = (1, 1, 0)",
        "true instead: lnverify.principal-axes.zero-gain",
    ):
        assert text in shown.stdout


def test_a_retired_id_is_answered_by_the_claim_in_its_place():
    shown = run("prove", "riechers.radius-law", "--json")
    assert shown.returncode == 0, shown.stderr
    assert [item["id"] for item in json.loads(shown.stdout)] == ["lnverify.radius-law"]
    assert shown.stderr == (
        "lnverify: the id riechers.radius-law is retired: the paper does not say it; in its place stands "
        "lnverify.radius-law\n"
    )


def test_check_as_json():
    shown = run("check", "riechers.eq6", "--format", "float16", "--json")
    assert shown.returncode == 0, shown.stderr
    rows = json.loads(shown.stdout)
    assert {row["reading"] for row in rows} == {"float16"}
    assert all(0 <= row["residual"] <= row["bound"] for row in rows)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in CLAIMS])
@pytest.mark.parametrize("style", STYLES)
def test_cite(id, style):
    text = cite(judge(id), style)
    assert id in text and judge(id).status in text
    assert f"verification.md{'#' if style == 'markdown' else chr(92) + '#'}{id.replace('.', '-')}" in text
    assert style == "markdown" or text.count("{") == text.count("}")


BAD = {
    "an unknown command": (["profe"], "profe"),
    "an unknown claim": (["prove", "riechers.eq7"], "riechers.eq6"),
    "no claim": (["cite"], "ID"),
    "an unknown format": (["check", "riechers.eq6", "--format", "float8"], "bfloat16"),
    "an unknown style": (["cite", "riechers.eq6", "--style", "apa"], "bibtex"),
    "an unknown source": (["claims", "--source", "wikipedia"], "riechers"),
    "an unknown option": (["claims", "--xml"], "--xml"),
    "a file for a folder": (["report", "--out", "README.md"], "folder"),
    "a folder that cannot be made": (["report", "--out", "README.md/reports"], "README.md"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input(name):
    arguments, hint = BAD[name]
    shown = run(*arguments)
    assert shown.returncode == 2, shown.stdout + shown.stderr
    assert shown.stdout == ""
    assert re.fullmatch(r"lnverify: [^\n]+\n", shown.stderr), shown.stderr
    assert hint in shown.stderr
