"""Fingerprints: they change with the content of code and inputs, and with nothing else."""

import shutil

import pytest

import numeric.report
from numeric.pages import provenance
from numeric.pages.provenance import ROOT, closure, fingerprint


def test_order_and_place_do_not_matter(tmp_path):
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a").write_text("1")
        (tmp_path / folder / "b").write_text("2")
    here, there = tmp_path / "here", tmp_path / "there"
    assert fingerprint(here / "a", here / "b") == fingerprint(there / "b", there / "a")


def test_content_and_name_do(tmp_path):
    a, b = tmp_path / "a", tmp_path / "b"
    a.write_text("1")
    b.write_text("1")
    before = fingerprint(a)
    assert fingerprint(b) != before
    a.write_text("2")
    assert fingerprint(a) != before


def test_a_package_is_its_code_and_templates(tmp_path):
    copy = tmp_path / "package"
    shutil.copytree(numeric.report.__path__[0], copy, ignore=shutil.ignore_patterns("__pycache__"))
    before = fingerprint(copy)
    (copy / "notes.txt").write_text("not code")
    assert fingerprint(copy) == before
    (copy / "pages.py").write_text("changed")
    assert fingerprint(copy) != before


DEEP = {
    "numeric.geometry.page": "numeric/floats/pairs.py",
    "numeric.walkthrough.page": "numeric/reference/exact_sums.py",
    "numeric.atlas.page": "numeric/training/adam.py",
    "numeric.readings.crosscheck": "numeric/floats/sums.py",
    "numeric.report.real_gains": "numeric/axes/far.py",
    "numeric.bench.time_axes": "numeric/axes/refine.py",
    "numeric.bench.time_reference": "numeric/floats/plain.py",
}


@pytest.mark.parametrize("page", DEEP)
def test_a_page_is_of_all_code_below_it(page, tmp_path, monkeypatch):
    """One line changed deep below changes the fingerprint."""
    below = ROOT / DEEP[page]
    files = closure(page, packages=False)
    assert below in files
    other = tmp_path / below.name
    other.write_text(below.read_text(encoding="utf-8") + "# one line more\n", encoding="utf-8")
    label = provenance._label
    before = fingerprint(*files)
    # The changed file stands where the old one did.
    monkeypatch.setattr(provenance, "_label", lambda path: label(below if path == other else path))
    assert fingerprint(*(other if path == below else path for path in files)) != before
    other.write_text(below.read_text(encoding="utf-8"), encoding="utf-8")
    assert fingerprint(*(other if path == below else path for path in files)) == before


def test_sections_of_a_page_are_stale_alone():
    """Times of the axes hold while claims and the audit change."""
    for section in ("numeric.bench.time_axes", "numeric.bench.time_reference"):
        rooms = {path.relative_to(ROOT).parts[1] for path in closure(section, packages=False)}
        assert not rooms & {"claims", "readings", "verdicts", "report", "audit"}
