"""The folders of the code: imports go one way, between them and within, and the tests have the same ones."""

import ast
import re

import pytest

import lnverify
from lnverify import kernels, numeric
from lnverify.numeric.publishing.provenance import FRONT, ROOT

PACKAGES = {
    name: re.findall(r"^    (\w+)  +\S", module.__doc__.split("each imports only")[1], re.M)
    for name, module in {"numeric": numeric, "kernels": kernels, "": lnverify}.items()
}
"""The packages of each folder, in the order of their imports; those of lnverify itself come last."""
ORDER = ["proofs", *(f"{folder}.{package}".strip(".") for folder, packages in PACKAGES.items() for package in packages)]
LOOSE = {
    "numeric": {"__init__.py", "version.py"},
    "kernels": {"__init__.py"},
    "": {"__init__.py", "__main__.py", "pytest_plugin.py", "testing.py"},
}


def place(folder):
    return ROOT / folder if folder else FRONT


def imported(text):
    """What a module imports of this project, by its dotted name."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (
                alias.name.removeprefix("lnverify.") for alias in node.names if alias.name.startswith("lnverify.")
            )
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "lnverify":
            home = node.module.removeprefix("lnverify").strip(".")
            yield from (f"{home}.{alias.name}".strip(".") for alias in node.names)


def rank_of(name):
    """The place in ORDER of a dotted name; None of what is in no package."""
    return next((number for number, package in enumerate(ORDER) if f"{name}.".startswith(f"{package}.")), None)


@pytest.mark.parametrize("folder", PACKAGES)
def test_every_module_is_in_a_package(folder):
    results = {path.name for path in place(folder).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert results - {"proofs", "numeric", "kernels"} == set(PACKAGES[folder])
    assert {path.name for path in place(folder).glob("*.py")} == LOOSE[folder]


def test_packages_import_from_those_above_them():
    wrong = []
    for number, package in enumerate(ORDER):
        folder, _, name = package.rpartition(".")
        for path in (place(folder) / name).rglob("*.py"):
            for other in imported(path.read_text(encoding="utf-8")):
                if (above := rank_of(other)) is not None and above > number:
                    wrong.append((path.relative_to(ROOT).as_posix(), other))
    assert wrong == []


def test_what_is_imported_is_found():
    text = "from lnverify.numeric import axes\nif 1:\n    from lnverify.kernels.audit import a\n"
    text += "import lnverify.report.page\n"
    assert sorted(imported(text)) == ["kernels.audit.a", "numeric.axes", "report.page"]
    assert [ORDER[rank_of(name)] for name in imported(text)].count("report") == 1
    assert rank_of("testing") is None


def test_tests_have_the_same_packages():
    results = {folder: (ROOT / "tests" / folder).iterdir() for folder in PACKAGES}
    tests = {name: {path.name for path in paths if path.is_dir()} - {"__pycache__"} for name, paths in results.items()}
    assert tests["numeric"] <= set(PACKAGES["numeric"]) and tests["kernels"] == set(PACKAGES["kernels"])
    # The data are weights and records; their tests are those of what reads them.
    assert set(PACKAGES["numeric"]) - tests["numeric"] == {"data"}
    assert tests[""] == {"fuzz", "kernels", "numeric", "proofs", *PACKAGES[""]}
