"""Imports go one way: between packages, in the order that docstrings and the drawing of CONTRIBUTING.md have."""

import ast
import re
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

import pytest

import lnverify
from lnverify import kernels, numeric
from lnverify.numeric.publishing.provenance import FRONT, ROOT, code_folders

MODULES = {
    ".".join(("lnverify", *path.relative_to(folder.parent).with_suffix("").parts)).removesuffix(".__init__"): path
    for folder in code_folders()
    for path in sorted(folder.rglob("*.py"))
}
PACKAGES = {
    name: re.findall(r"^    (\w+)  +\S", module.__doc__.split("each imports only")[1], re.M)
    for name, module in {"numeric": numeric, "kernels": kernels, "": lnverify}.items()
}
"""The packages of each folder, in the order of their imports; those of lnverify itself come last."""
ORDER = [
    "lnverify.proofs",
    *(
        ".".join(filter(None, ("lnverify", folder, package)))
        for folder, packages in PACKAGES.items()
        for package in packages
    ),
]
LOOSE = {
    "numeric": {"__init__.py", "version.py"},
    "kernels": {"__init__.py"},
    "": {"__init__.py", "__main__.py", "pytest_plugin.py", "testing.py"},
}


def package_of(module):
    """lnverify.proofs.registry, lnverify.kernels.audit, lnverify.proofs.readings.moments: the smallest packages."""
    parts = module.split(".")
    depth = 4 if parts[2:3] == ["readings"] else 3 if parts[1:2] in (["proofs"], ["numeric"], ["kernels"]) else 2
    return ".".join(parts[:depth])


def imports_of(source):
    """The modules of this package that a text of Python imports, at its head or later."""
    for node in ast.walk(ast.parse(source)):
        names = [f"{node.module}.{each.name}" for each in node.names] if isinstance(node, ast.ImportFrom) else []
        names += [each.name for each in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            if name.split(".")[0] == "lnverify":
                yield name if name in MODULES else name.rpartition(".")[0] or name


def graph(sources):
    """By package, the packages that it imports."""
    edges = {}
    for module, source in sources.items():
        package = package_of(module)
        edges.setdefault(package, set()).update({package_of(each) for each in imports_of(source)} - {package})
    return edges


def within(module, package):
    return f"{module}.".startswith(f"{package}.")


def rank_of(module):
    """The place in ORDER of a module; None of what is in no package."""
    return next((number for number, package in enumerate(ORDER) if within(module, package)), None)


@pytest.fixture(scope="module")
def edges():
    return graph({module: path.read_text(encoding="utf-8") for module, path in MODULES.items()})


@pytest.mark.parametrize("folder", PACKAGES)
def test_every_module_is_in_a_package(folder):
    place = ROOT / folder if folder else FRONT
    results = {path.name for path in place.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert results - {"proofs", "numeric", "kernels"} == set(PACKAGES[folder])
    assert {path.name for path in place.glob("*.py")} == LOOSE[folder]


def test_tests_have_the_same_packages():
    results = {folder: (ROOT / "tests" / folder).iterdir() for folder in PACKAGES}
    tests = {name: {path.name for path in paths if path.is_dir()} - {"__pycache__"} for name, paths in results.items()}
    assert tests["numeric"] <= set(PACKAGES["numeric"]) and tests["kernels"] == set(PACKAGES["kernels"])
    # The data are weights and records; their tests are those of what reads them.
    assert set(PACKAGES["numeric"]) - tests["numeric"] == {"data"}
    assert tests[""] == {"fuzz", "kernels", "numeric", "proofs", *PACKAGES[""]}


def test_packages_import_one_way(edges):
    assert len(edges) > 30
    TopologicalSorter(edges).prepare()
    ranks = [(a, b, rank_of(a), rank_of(b)) for a, imported in edges.items() for b in imported]
    assert [(a, b) for a, b, mine, other in ranks if None not in (mine, other) and other > mine] == []


def test_circle_is_noticed():
    sources = {"lnverify.proofs.registry": "def later():\n    from lnverify.proofs.orders.rows import Rows"}
    sources["lnverify.proofs.orders.rows"] = "from lnverify.proofs import registry"
    with pytest.raises(CycleError):
        TopologicalSorter(graph(sources)).prepare()


def test_the_drawing_is_of_the_code(edges):
    """Each arrow of the drawing in CONTRIBUTING.md is an import; every package of the three later folders is in it."""
    pairs = {(imported, importing) for importing, others in edges.items() for imported in others}
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    folder, names, wrong = "", set(), []
    for line in re.search(r"```text\n(proofs .*?)```", text, re.S)[1].splitlines():
        folder = line[:8].strip() or folder
        for chain in line[8:].split(";"):
            groups = [[absolute(folder, name.strip()) for name in group.split(",")] for group in chain.split("→")]
            names |= {name for group in groups for name in group}
            arrows = [(a, b) for first, then in pairwise(groups) for a in first for b in then]
            wrong += [(a, b) for a, b in arrows if not any(within(x, a) and within(y, b) for x, y in pairs)]
    assert wrong == []
    packages = {".".join(each.split(".")[:3]) for each in edges if each.count(".") > 1 and ".proofs." not in each}
    assert {each for each in packages if not any(within(each, name) for name in names)} == {"lnverify.numeric.version"}


def absolute(folder, name):
    """The dotted name of a package in the drawing."""
    whole = folder == "lnverify" or name.split(".")[0] in ("proofs", "numeric", "kernels")
    return f"lnverify.{name}" if whole else f"lnverify.{folder}.{name}"
