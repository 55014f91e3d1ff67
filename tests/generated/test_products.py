"""Stale: what a command writes now differs from what lies in the folder of the reports."""

import pytest
from shell import run

from lnverify.generated import products
from lnverify.generated.products import MEASURED, Product, difference, refresh, stale
from lnverify.kernels.rounding.rocq import read_axioms
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.proofs.errors import InputError
from lnverify.rocq.page import points
from lnverify.site.audit import read_audit
from lnverify.site.page import read_report


@pytest.mark.parametrize(
    ("there", "made", "how"),
    [
        (b"a\nb\n", "a\nb\n", ""),
        (b"a\nb\n", "a\nc\n", "differs from line 2 on"),
        (b"a\n", "a\nc\n", "differs from line 2 on"),
        (b"a", "a\nc", "differs in its length"),
        (b"\x89PNG", b"\x89PNG ", "differs"),
        (None, "a", "is missing"),
    ],
)
def test_differences(tmp_path, there, made, how):
    if there is not None:
        (tmp_path / "file").write_bytes(there)
    assert difference(tmp_path / "file", made) == how


def test_what_is_stale_is_named(tmp_path, monkeypatch):
    values = {"same.md": "same", "new.md": "new", "new.json": "{}", "audit.json": "{}"}
    monkeypatch.setattr(products, "PRODUCTS", (Product("make it", lambda *asked: values, ["gone.*"]),))
    (tmp_path / "same.md").write_text("same")
    (tmp_path / "gone.md").write_text("gone")
    results = [(product.command, name, how) for product, name, how in stale(tmp_path, lambda *told: None)]
    missing = [("make it", name, "is missing") for name in ("new.md", "audit.json")]
    assert results == [*missing, ("make it", "gone.md", "is not made any more")]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["gone.md", "same.md"]


def test_what_was_measured_is_in_git():
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "reports/" in line and line[0] == "!"] == [f"!/reports/{it}" for it in MEASURED]


def pages_of(command):
    (product,) = (product for product in products.PRODUCTS if product.command == command)
    return lambda folder: product.make(folder, lambda *told: None)


# What reads each file of a folder of reports.
READERS = {
    "audit.json": [pages_of("lnverify audit"), read_audit],
    "code.json": [pages_of("python examples/public/measure.py")],
    "performance.json": [pages_of("lnverify bench")],
    "rounding.json": [pages_of("lnverify bounds --pages")],
    "rocq/axioms.json": [lambda folder: read_axioms(folder, {})],
    "points.json": [points],
    "verification.json": [lambda folder: read_report(folder, [])],
}


@pytest.mark.parametrize(
    "text", ["[" * 10**5, "[]", "NaN", '{"bounds": 1}'], ids=["deep", "list", "no number", "shape"]
)
@pytest.mark.parametrize("name", READERS)
def test_damaged_data_is_told_in_one_line(name, text, tmp_path):
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text)
    for reader in READERS[name]:
        with pytest.raises(InputError, match=rf"^[^\n]*{name}[^\n]*$"):
            reader(tmp_path)


def test_a_missing_folder_is_not_checked(tmp_path):
    answer = run("report", "--check", "--out", "gone", cwd=tmp_path)
    assert (answer.returncode, answer.stdout) == (2, "") and "gone: no such folder" in answer.stderr


def test_refresh_writes_only_changes(tmp_path, monkeypatch):
    results = {"same.md": "same", "new.md": "new"}
    monkeypatch.setattr(products, "PRODUCTS", (Product("make it", lambda *asked: results, ["gone.*"]),))
    (tmp_path / "same.md").write_text("same")
    (tmp_path / "gone.md").write_text("gone")
    assert [names for _, names in refresh(tmp_path, lambda *told: None)] == [["new.md", "gone.md"]]
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == results
