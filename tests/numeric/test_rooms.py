"""The rooms of numeric: what its docstring says of them is so, and the tests have the same ones."""

import re

from lnverify import numeric
from lnverify.numeric.publishing.provenance import ROOT

ROOMS = re.findall(r"^    (\w+)  +\S", numeric.__doc__, re.M)
_HOME = r"lnverify\.numeric"
IMPORT = re.compile(rf"^[ ]*(?:from {_HOME}\.(\w+)|import {_HOME}\.(\w+)|from {_HOME} import ([\w, ]+))", re.M)


def imported(text):
    for room, plain, names in IMPORT.findall(text):
        yield from (name.strip() for name in (room or plain or names).split(","))


def test_every_module_is_in_a_room():
    folder = ROOT / "numeric"
    assert {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(ROOMS)
    assert {path.name for path in folder.glob("*.py")} == {"__init__.py", "version.py"}


def test_rooms_import_from_those_above_them():
    found = set()
    for path in (ROOT / "numeric").rglob("*.py"):
        name = path.relative_to(ROOT / "numeric").as_posix()
        room = name.partition("/")[0]
        for other in imported(path.read_text(encoding="utf-8")):
            if room in ROOMS and other in ROOMS and ROOMS.index(other) > ROOMS.index(room):
                found.add((name, other))
    assert found == set()


def test_what_is_imported_is_found():
    text = "from lnverify.numeric.kernels import a\n    from lnverify.numeric import axes, pages\n"
    text += "import lnverify.numeric.training\n"
    assert list(imported(text)) == ["kernels", "axes", "pages", "training"]


def test_tests_have_the_same_rooms():
    folder = ROOT / "tests" / "numeric"
    rooms = {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= set(ROOMS)
    # The data are weights and records; their tests are those of what reads them.
    assert set(ROOMS) - rooms == {"data"}
