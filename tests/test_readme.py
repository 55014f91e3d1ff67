"""The README: its example runs and gives what it says, its transcript is what the command prints."""

import os
import re
import subprocess
import sys

import pytest

from numeric.pages.provenance import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.S)


def test_the_example_gives_what_it_says():
    (code,) = blocks("python")
    lines = code.splitlines()
    shown = [line.rsplit("# ", 1)[1] for line in lines if "# " in line]
    assert len(shown) == 2
    done = subprocess.run(
        [sys.executable, "-c", code.replace("decide(centring_twice).holds", "print(decide(centring_twice).holds)")],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    for printed, said in zip(done.stdout.splitlines(), shown, strict=True):
        assert said.startswith(printed), f"printed {printed!r}, the README says {said!r}"


def test_the_transcript_is_what_the_command_prints():
    (transcript,) = [block for block in blocks("") if block.startswith("$ lnverify")]
    command, *lines = transcript.splitlines()
    arguments = [sys.executable, "-m", "numeric", *command.split()[2:]]
    done = subprocess.run(arguments, capture_output=True, text=True, cwd=ROOT)
    for line in lines:
        if line.strip() != "...":
            assert line in done.stdout, f"not printed: {line}"


def test_two_shell_commands():
    """Those that .ci/run takes."""
    assert len(blocks("sh")) == 2


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_and_paths_lead_somewhere(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!http)([^)#]+)\)", text)
    paths = re.findall(r"\b(?:proofs|numeric|tests|reports)/[\w/.-]*\w", text)
    missing = [target for target in (*links, *paths) if not (ROOT / target).exists()]
    assert missing == []


def test_modules_of_the_same_names_do_not_clash(tmp_path):
    """What the README says: with -P the modules of the current folder are left aside."""
    assert "`python -P`" in README
    (tmp_path / "numeric.py").write_text("raise SystemExit(7)")

    def run(*options):
        command = [sys.executable, *options, "-m", "numeric", "--version"]
        return subprocess.run(command, capture_output=True, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)})

    assert run().returncode == 7
    assert run("-P").returncode == 0
