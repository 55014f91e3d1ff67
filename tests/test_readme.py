"""README and docs: examples run and give what they say, transcripts are what the commands print."""

import os
import re
import subprocess
import sys

import pytest

from lnverify import decide, equal
from lnverify.commands import app
from lnverify.numeric.publishing.provenance import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCS = ROOT / "docs"


def blocks(language, text=README):
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.S)


def test_the_example_gives_what_it_says():
    (code,) = blocks("python")
    shown = [line.rsplit("# ", 1)[1] for line in code.splitlines() if "# " in line]
    assert len(shown) == 3
    done = subprocess.run(
        [sys.executable, "-c", code.replace("decide(centring_twice).holds", "print(decide(centring_twice).holds)")],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    for printed, said in zip(done.stdout.splitlines(), shown, strict=True):
        assert said.startswith(printed), f"printed {printed!r}, the README says {said!r}"


TWO_PASSES = """
def layer_norm(x, gain, bias, eps):
    wide = x.astype(np.float64)
    centred = wide - wide.mean(-1, keepdims=True)
    std = np.sqrt((centred * centred).mean(-1, keepdims=True) + eps)
    return (centred / std * gain + bias).astype(x.dtype)

def backward(upstream, x, gain, bias, eps):
    wide, u = x.astype(np.float64), upstream.astype(np.float64)
    centred = wide - wide.mean(-1, keepdims=True)
    std = np.sqrt((centred * centred).mean(-1, keepdims=True) + eps)
    y, d = centred / std, u * gain
    dx = (d - d.mean(-1, keepdims=True) - y * (d * y).mean(-1, keepdims=True)) / std
    return tuple(part.astype(x.dtype) for part in (dx, (u * y).sum(0), u.sum(0)))
"""
ONE_PASS = """
def layer_norm(x, gain, bias, eps):
    mean = x.mean(-1, keepdims=True)
    variance = (x * x).mean(-1, keepdims=True) - mean * mean
    return (x - mean) / np.sqrt(variance + x.dtype.type(eps)) * gain + bias

backward = None
"""
OFFSETS = [f"2^{power}" for power in range(0, 26, 2)]
# Of so small offsets one pass loses little.
SMALL_OFFSETS = {"2^0", "2^2", "2^4"}


@pytest.mark.integration
@pytest.mark.parametrize(
    ("kernel", "failing"), [(TWO_PASSES, set()), (ONE_PASS, {*OFFSETS} - SMALL_OFFSETS)], ids=["two passes", "one pass"]
)
def test_the_example_of_a_test_tells_kernels_apart(kernel, failing, tmp_path):
    (code,) = blocks("py", (DOCS / "audit.md").read_text(encoding="utf-8"))
    (tmp_path / "test_kernel.py").write_text(f"import numpy as np\n{kernel}\n{code}")
    options = ["-q", "-rA", "-p", "no:cacheprovider", "-W", "ignore", "-n", "0"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "test_kernel.py"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    said = {
        case: how
        for how, case in re.findall(r"^(\w+) test_kernel\.py::test_offsets\[mean/std = (\S+)\]", done.stdout, re.M)
    }
    assert said == {case: "FAILED" if case in failing else "PASSED" for case in OFFSETS}, done.stdout
    assert f"{'FAILED' if failing else 'PASSED'} test_kernel.py::test_my_kernel" in done.stdout


@pytest.mark.integration
def test_the_transcript_is_what_the_command_prints():
    transcript = next(block for block in blocks("") if block.startswith("$ lnverify prove riechers."))
    command, *lines = transcript.splitlines()
    arguments = [sys.executable, "-m", "lnverify", *command.split()[2:]]
    done = subprocess.run(arguments, capture_output=True, text=True, cwd=ROOT)
    for line in lines:
        if line.strip() != "...":
            assert line in done.stdout, f"not printed: {line}"


def test_two_shell_commands():
    """Those that .ci/run takes."""
    assert len(blocks("sh")) == 2


def test_points_of_a_proof_are_those_tried():
    """Of a claim that has a meaning at any N."""
    *first, last = sorted(set(decide(lambda s: equal(s.sum(s.ones), s.N)).confirmation.dimensions))
    assert first == [*range(1, len(first) + 1)]
    text = " ".join((DOCS / "verdicts.md").read_text(encoding="utf-8").split())
    assert f"(N = 1 to {len(first)} and {last};" in text


def test_every_command_is_in_the_table():
    """And no other is."""
    table = (DOCS / "commands.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `lnverify (\w+)", table, re.M))
    assert listed == {command.name or command.callback.__name__ for command in app.registered_commands}


def test_every_document_is_in_the_index():
    index = (DOCS / "README.md").read_text(encoding="utf-8")
    assert [
        page.name for page in sorted(DOCS.glob("*.md")) if page.name != "README.md" and f"({page.name}" not in index
    ] == []


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *(f"docs/{page.name}" for page in DOCS.glob("*.md"))]
)
def test_links_and_paths_lead_somewhere(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!http)([^)#]+)\)", text)
    paths = re.findall(r"\b(?:proofs|numeric|kernels|tests)/[\w/.-]*\w", text)
    missing = [
        target
        for target, folder in (*((link, (ROOT / page).parent) for link in links), *((path, ROOT) for path in paths))
        if not target.startswith("reports/") and not (folder / target).exists()
    ]
    assert missing == []


@pytest.mark.parametrize("name", ["proofs", "numeric", "kernels"])
def test_a_users_module_does_not_clash(name, tmp_path):
    """`lnverify` is all that is installed: a paper's repository may have a `numeric.py` of its own."""
    (tmp_path / f"{name}.py").write_text("raise SystemExit(7)")
    command = [sys.executable, "-m", "lnverify", "--version"]
    assert subprocess.run(command, capture_output=True, cwd=tmp_path).returncode == 0
