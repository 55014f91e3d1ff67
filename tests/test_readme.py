"""The README: its example runs and gives what it says, its transcript is what the command prints."""

import os
import re
import subprocess
import sys

import pytest
from safetensors.numpy import load_file

from lnverify import decide, equal
from lnverify.numeric.data import BUNDLED
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.proofs.sources.source import SOURCES

README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.S)


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
    (code,) = blocks("py")
    (tmp_path / "test_kernel.py").write_text(f"import numpy as np\n{kernel}\n{code}")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-rA",
            "-p",
            "no:cacheprovider",
            "-W",
            "ignore",
            "-n",
            "0",
            "test_kernel.py",
        ],
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
    (transcript,) = [block for block in blocks("") if block.startswith("$ lnverify")]
    command, *lines = transcript.splitlines()
    arguments = [sys.executable, "-m", "lnverify", *command.split()[2:]]
    done = subprocess.run(arguments, capture_output=True, text=True, cwd=ROOT)
    for line in lines:
        if line.strip() != "...":
            assert line in done.stdout, f"not printed: {line}"


def test_two_shell_commands():
    """Those that .ci/run takes."""
    assert len(blocks("sh")) == 2


WORDS = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
]  # fmt: skip


def sources():
    """How many are whole, and how many not; this project is none."""
    whole = [document.whole for source, document in SOURCES.items() if source != "lnverify"]
    return f"the {WORDS[sum(whole)]} whole, and statements chosen from {WORDS[len(whole) - sum(whole)]} more"


def real_norms():
    return f"the {len({name.rpartition('.')[0] for name in load_file(BUNDLED)})} LayerNorms of a real model"


def points_of_a_proof():
    """Of a claim that has a meaning at any N."""
    *first, last = sorted(set(decide(lambda s: equal(s.sum(s.ones), s.N)).confirmation.dimensions))
    assert first == [*range(1, len(first) + 1)]
    return f"(N = 1 to {len(first)} and {last};"


@pytest.mark.parametrize("counted", [sources, real_norms, points_of_a_proof])
def test_what_can_be_counted_is_counted(counted):
    text = " ".join(README.split())
    assert counted() in text, f"not in the README: {counted()}"


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_and_paths_lead_somewhere(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!http)([^)#]+)\)", text)
    paths = re.findall(r"\b(?:proofs|numeric|tests)/[\w/.-]*\w", text)
    missing = [
        target for target in (*links, *paths) if not target.startswith("reports/") and not (ROOT / target).exists()
    ]
    assert missing == []


@pytest.mark.parametrize("name", ["proofs", "numeric"])
def test_a_users_module_does_not_clash(name, tmp_path):
    """`lnverify` is all that is installed: a paper's repository may have a `numeric.py` of its own."""
    (tmp_path / f"{name}.py").write_text("raise SystemExit(7)")
    command = [sys.executable, "-m", "lnverify", "--version"]
    assert subprocess.run(command, capture_output=True, cwd=tmp_path).returncode == 0
