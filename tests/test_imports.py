"""Imports go one way: the graph of packages, drawn from the code, has no cycle."""

import ast
import re
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

import pytest

from lnverify.numeric.publishing.provenance import ROOT, code_folders

MODULES = {
    ".".join(("lnverify", *path.relative_to(folder.parent).with_suffix("").parts)).removesuffix(".__init__"): path
    for folder in code_folders()
    for path in sorted(folder.rglob("*.py"))
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
    edges = {}
    for module, source in sources.items():
        package = package_of(module)
        edges.setdefault(package, set()).update({package_of(each) for each in imports_of(source)} - {package})
    return edges


def test_packages_import_one_way():
    edges = graph({module: path.read_text(encoding="utf-8") for module, path in MODULES.items()})
    assert len(edges) > 30
    TopologicalSorter(edges).prepare()
    assert [(a, b) for a, bs in edges.items() if ".proofs" in a for b in bs if ".proofs" not in b] == []


def test_the_drawing_is_of_the_code():
    """Each arrow of the drawing in CONTRIBUTING.md is an import; every package of the three later folders is in it."""
    edges = graph({module: path.read_text(encoding="utf-8") for module, path in MODULES.items()})
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


def within(module, package):
    return f"{module}.".startswith(f"{package}.")


def test_circle_is_noticed():
    sources = {"lnverify.proofs.registry": "def later():\n    from lnverify.proofs.orders.rows import Rows"}
    sources["lnverify.proofs.orders.rows"] = "from lnverify.proofs import registry"
    with pytest.raises(CycleError):
        TopologicalSorter(graph(sources)).prepare()
