"""Fingerprints: they change with the content of code and inputs, and with nothing else."""

import shutil

from lnverify import report
from lnverify.numeric.publishing.provenance import fingerprint


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
    shutil.copytree(report.__path__[0], copy, ignore=shutil.ignore_patterns("__pycache__"))
    before = fingerprint(copy)
    (copy / "notes.txt").write_text("not code")
    assert fingerprint(copy) == before
    (copy / "pages.py").write_text("changed")
    assert fingerprint(copy) != before
