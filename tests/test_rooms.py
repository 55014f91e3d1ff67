"""The folders of the code: imports go one way, between them and within, and the tests have the same ones."""

import ast
import re

import pytest

import lnverify
from lnverify import kernels, numeric
from lnverify.numeric.publishing.provenance import FRONT, ROOT

ROOMS = {
    name: re.findall(r"^    (\w+)  +\S", module.__doc__.split("each imports only")[1], re.M)
    for name, module in {"numeric": numeric, "kernels": kernels, "": lnverify}.items()
}
"""The rooms of each folder, in the order of their imports; those of lnverify itself come last."""
ORDER = ["proofs", *(f"{folder}.{room}".strip(".") for folder, rooms in ROOMS.items() for room in rooms)]
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


def room_of(name):
    """The place in ORDER of a dotted name; nothing of what stands in no room."""
    return next((number for number, room in enumerate(ORDER) if f"{name}.".startswith(f"{room}.")), None)


@pytest.mark.parametrize("folder", ROOMS)
def test_every_module_is_in_a_room(folder):
    results = {path.name for path in place(folder).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert results - {"proofs", "numeric", "kernels"} == set(ROOMS[folder])
    assert {path.name for path in place(folder).glob("*.py")} == LOOSE[folder]


def test_rooms_import_from_those_above_them():
    wrong = []
    for number, room in enumerate(ORDER):
        folder, _, name = room.rpartition(".")
        for path in (place(folder) / name).rglob("*.py"):
            for other in imported(path.read_text(encoding="utf-8")):
                if (above := room_of(other)) is not None and above > number:
                    wrong.append((path.relative_to(ROOT).as_posix(), other))
    assert wrong == []


def test_what_is_imported_is_found():
    text = "from lnverify.numeric import axes\nif 1:\n    from lnverify.kernels.audit import a\n"
    text += "import lnverify.report.page\n"
    assert sorted(imported(text)) == ["kernels.audit.a", "numeric.axes", "report.page"]
    assert [ORDER[room_of(name)] for name in imported(text)].count("report") == 1
    assert room_of("testing") is None


def test_tests_have_the_same_rooms():
    results = {folder: (ROOT / "tests" / folder).iterdir() for folder in ROOMS}
    tests = {name: {path.name for path in paths if path.is_dir()} - {"__pycache__"} for name, paths in results.items()}
    assert tests["numeric"] <= set(ROOMS["numeric"]) and tests["kernels"] == set(ROOMS["kernels"])
    # The data are weights and records; their tests are those of what reads them.
    assert set(ROOMS["numeric"]) - tests["numeric"] == {"data"}
    assert tests[""] == {"fuzz", "kernels", "numeric", "proofs", *ROOMS[""]}
