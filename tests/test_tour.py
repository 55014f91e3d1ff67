"""The tour: the notebook runs from top to bottom, and says what it said when it was kept."""

import json

import pytest

from lnverify.numeric.publishing.provenance import ROOT

pytestmark = pytest.mark.integration

nbformat = pytest.importorskip("nbformat", reason="the extra `notebook` is missing")
nbclient = pytest.importorskip("nbclient", reason="the extra `notebook` is missing")
pytest.importorskip("ipykernel", reason="the extra `notebook` is missing")
TOUR = ROOT / "reports" / "tour.ipynb"


def said(notebook):
    """What each cell says; of a picture, that there is one; plain text, which names places in memory, only where it is
    all there is."""
    told = []
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            parts = output.get("data", {"text/plain": output.get("text", "")})
            rich = {kind: text for kind, text in parts.items() if kind != "text/plain"} or parts
            told.append({kind: "…" if kind.startswith("image/") else text for kind, text in rich.items()})
    return told


def test_the_tour_says_what_it_said():
    kept = nbformat.read(TOUR, as_version=4)
    nbformat.validate(kept)
    run = nbformat.from_dict(json.loads(json.dumps(kept)))
    nbclient.NotebookClient(run, timeout=300, resources={"metadata": {"path": str(ROOT)}}).execute()
    assert said(run) == said(kept), "stale: run `jupyter execute --inplace reports/tour.ipynb`"


def test_the_tour_proves_refutes_looks_and_audits():
    headings = [
        cell.source.splitlines()[0] for cell in nbformat.read(TOUR, as_version=4).cells if "#" in cell.source[:4]
    ]
    assert headings == ["# Ten minutes with lnverify", "## Prove", "## Refute", "## Look", "## Audit"]
