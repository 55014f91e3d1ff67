"""Imports go one way: the graph of packages, drawn from the code, has no cycle."""

import ast
from graphlib import CycleError, TopologicalSorter

import pytest

from lnverify.numeric.publishing.provenance import rooms

MODULES = {
    ".".join(("lnverify", *path.relative_to(folder.parent).with_suffix("").parts)).removesuffix(".__init__"): path
    for folder in rooms()
    for path in sorted(folder.rglob("*.py"))
}


def package_of(module):
    """lnverify.proofs.registry, lnverify.kernels.audit, lnverify.proofs.readings.moments: the smallest rooms."""
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


def test_circle_is_noticed():
    sources = {"lnverify.proofs.registry": "def later():\n    from lnverify.proofs.orders.rows import Rows"}
    sources["lnverify.proofs.orders.rows"] = "from lnverify.proofs import registry"
    with pytest.raises(CycleError):
        TopologicalSorter(graph(sources)).prepare()
