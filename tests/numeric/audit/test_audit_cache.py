"""What is kept is found again only as long as all that it depends on is the same: code, libraries, the machine."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from numeric.audit import cache, measure, runner
from numeric.audit.adapters import libraries, own
from numeric.audit.causes import evidence, reproducer
from numeric.audit.page import make
from numeric.pages import provenance
from numeric.pages.provenance import ROOT, closure

KINDS = {
    "measurement": lambda library: runner.key((library, "1 row", "float32")),
    "reproducer": lambda library: cache.key(reproducer, library, "an implementation"),
    "finding": lambda library: cache.key(evidence, library, "an implementation"),
    "page": lambda library: make.made_of(),
}
ADAPTERS, CAUSES, MODELS, PAGE = (f"numeric/audit/{name}" for name in ("adapters", "causes", "models", "page"))

FOLLOWS = [
    ("measurement", "torch", "numeric/audit/measure.py"),
    ("measurement", "torch", "numeric/audit/regimes.py"),
    ("measurement", "torch", f"{ADAPTERS}/__init__.py"),
    ("measurement", "torch", f"{ADAPTERS}/torch_.py"),
    ("measurement", "torch", "numeric/reference/arithmetic.py"),
    ("measurement", "torch", "proofs/errors.py"),
    ("measurement", "equinox", f"{ADAPTERS}/flax_.py"),
    ("measurement", "onnxruntime", f"{ADAPTERS}/onnx_.py"),
    ("measurement", "numeric", "numeric/normalize/short.py"),
    ("measurement", "algorithms", f"{MODELS}/bounds.py"),
    ("reproducer", "torch", f"{CAUSES}/shrink.py"),
    ("reproducer", "torch", f"{ADAPTERS}/torch_.py"),
    ("reproducer", "torch", f"{ADAPTERS}/__init__.py"),
    ("finding", "torch", f"{MODELS}/bounds.py"),
    ("finding", "torch", f"{CAUSES}/forms.py"),
    ("finding", "torch", f"{CAUSES}/shrink.py"),
    ("finding", "torch", f"{ADAPTERS}/torch_.py"),
    ("page", "", f"{PAGE}/draw.py"),
    ("page", "", f"{PAGE}/tables.py"),
    ("page", "", f"{CAUSES}/findings.py"),
    ("page", "", f"{MODELS}/bounds.py"),
    ("page", "", f"{ADAPTERS}/mlx_.py"),
    ("page", "", "numeric/normalize/short.py"),
]
STAYS = [
    ("measurement", "torch", f"{ADAPTERS}/flax_.py"),
    ("measurement", "torch", f"{ADAPTERS}/libraries.py"),
    ("measurement", "torch", f"{MODELS}/bounds.py"),
    ("measurement", "torch", f"{CAUSES}/trace.py"),
    ("measurement", "torch", f"{PAGE}/draw.py"),
    ("measurement", "torch", "numeric/normalize/short.py"),
    ("measurement", "torch", "numeric/commands/audit.py"),
    ("measurement", "torch", "proofs/vocabulary.py"),
    ("reproducer", "torch", f"{CAUSES}/trace.py"),
    ("finding", "torch", f"{CAUSES}/findings.py"),
    ("finding", "torch", f"{ADAPTERS}/keras_.py"),
    ("page", "", "proofs/vocabulary.py"),
]


def forget():
    provenance._modules.cache_clear()
    cache.made_by.cache_clear()


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the project's code."""
    folder = tmp_path_factory.mktemp("project")
    for package in provenance.PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__", "data"))
    return folder


@pytest.fixture
def tree(copy, monkeypatch):
    """The copy, of which keys are made; files that a test changed are put back."""
    monkeypatch.setattr(provenance, "ROOT", copy)
    forget()
    yield copy
    for path in copy.rglob("*.py"):
        source = ROOT / path.relative_to(copy)
        if not source.exists():
            path.unlink()
        elif path.stat().st_size != source.stat().st_size:
            path.write_text(source.read_text())
    forget()


def changed(path: Path, text: str = "# changed\n") -> None:
    assert path.exists(), path
    path.write_text(path.read_text() + text)
    forget()


def name(case):
    return "-".join(Path(part).stem for part in case if part)


@pytest.mark.parametrize(("kind", "library", "file"), FOLLOWS, ids=map(name, FOLLOWS))
def test_a_key_follows_a_line_that_it_depends_on(tree, kind, library, file):
    before = KINDS[kind](library)
    changed(tree / file)
    assert KINDS[kind](library) != before


@pytest.mark.parametrize(("kind", "library", "file"), STAYS, ids=map(name, STAYS))
def test_a_key_stays_where_a_line_does_not_matter(tree, kind, library, file):
    before = KINDS[kind](library)
    changed(tree / file)
    assert KINDS[kind](library) == before


def test_an_import_inside_a_function_is_seen(tree):
    (tree / "numeric/audit/late.py").write_text("")
    changed(tree / "numeric/audit/measure.py", "def f():\n    from numeric.audit.late import g\n")
    before = KINDS["measurement"]("torch")
    changed(tree / "numeric/audit/late.py")
    assert KINDS["measurement"]("torch") != before


@pytest.mark.parametrize("file", ["numeric/audit/measure.py", f"{ADAPTERS}/torch_.py", "numeric/reference/problem.py"])
def test_an_import_by_name_is_refused(tree, file):
    changed(tree / file, "import importlib\nimportlib.import_module('numeric.audit.' + 'late')\n")
    with pytest.raises(cache.UnseenImportError, match="imports by name"):
        KINDS["measurement"]("torch")


def test_only_what_loads_on_request_imports_by_name():
    """The face of numeric and the two loaders: a key has the adapter's files beside those of the maker."""
    found = {path.relative_to(ROOT).as_posix() for path in closure(make.__name__) if provenance.imports_by_name(path)}
    assert found - {Path(provenance.__file__).relative_to(ROOT).as_posix()} == {
        "numeric/__init__.py",
        f"{ADAPTERS}/libraries.py",
        f"{ADAPTERS}/own.py",
        "numeric/audit/defects.py",  # text of programs, which run in a process of their own
    }


LOADED = """
import importlib, sys
importlib.import_module(sys.argv[1])
print(*(name for name in sys.modules if name.startswith("numeric.") and not hasattr(sys.modules[name], "__path__")))
"""


@pytest.mark.parametrize(
    "module",
    [measure, *(pytest.param(module, marks=pytest.mark.slow) for module in (evidence, make))],
    ids=lambda module: module.__name__,
)
def test_the_closure_has_what_python_imports(module):
    """Packages aside, which Python imports on the way: they only define names."""
    done = subprocess.run([sys.executable, "-c", LOADED, module.__name__], capture_output=True, text=True, cwd=ROOT)
    loaded = {ROOT / f"{each.replace('.', '/')}.py" for each in done.stdout.split()}
    assert loaded
    assert loaded <= set(closure(module.__name__, packages=False))


@pytest.mark.parametrize(
    ("library", "package"),
    [("torch", "torch"), ("flax", "jaxlib"), ("keras", "torch"), ("keras", "jaxlib"), ("torch", "numpy")],
)
def test_a_key_follows_the_versions_of_what_computes(monkeypatch, library, package):
    real = libraries._version
    keys = []
    for version in ("1", "2"):
        monkeypatch.setattr(libraries, "_version", lambda each, v=version: v if each == package else real(each))
        forget()
        keys.append(KINDS["measurement"](library))
    forget()
    assert keys[0] != keys[1]


def test_a_key_follows_the_processor(monkeypatch):
    before = KINDS["measurement"]("torch")
    monkeypatch.setattr(cache, "processor", lambda: "another")
    forget()
    assert KINDS["measurement"]("torch") != before
    forget()


# Somebody's own functions.


@pytest.fixture
def kernel(tmp_path, monkeypatch):
    """A package of somebody's own: it imports at the top, inside a function, and relative to itself."""
    for file, text in {
        "kernel/__init__.py": "from .fast import f\n",
        "kernel/fast.py": "def f(x, gain, bias, eps):\n    from late import g\n    from . import helper\n",
        "kernel/helper.py": "",
        "kernel/inner/__init__.py": "",
        "late.py": "import kernel.inner\ndef g(x): ...\n",
        "other.py": "",
    }.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path
    forget()


@pytest.mark.parametrize("file", ["kernel/__init__.py", "kernel/fast.py", "kernel/helper.py", "late.py"])
def test_the_key_of_an_own_function_follows_all_that_it_imports(kernel, file):
    before = KINDS["measurement"]("kernel:f")
    changed(kernel / file)
    assert KINDS["measurement"]("kernel:f") != before


def test_files_of_one_name_count_each(kernel):
    before = KINDS["measurement"]("kernel:f")
    changed(kernel / "kernel/inner/__init__.py")
    assert KINDS["measurement"]("kernel:f") != before


def test_the_key_of_an_own_function_stays_where_others_change(kernel):
    before = KINDS["measurement"]("kernel:f")
    changed(kernel / "other.py")
    assert KINDS["measurement"]("kernel:f") == before


def test_an_own_function_that_imports_by_name_is_measured_each_time(kernel):
    changed(kernel / "late.py", "import importlib\nimportlib.import_module('other')\n")
    first = KINDS["measurement"]("kernel:f")
    forget()
    assert KINDS["measurement"]("kernel:f") != first


def test_what_an_own_function_imports_of_the_project_counts(kernel):
    (kernel / "mine.py").write_text("from numeric import layer_norm as f\n")
    assert ROOT / "numeric" / "normalize" / "__init__.py" in own.files("mine:f")
