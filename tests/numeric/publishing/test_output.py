"""What is printed: in any encoding, at any width, into pipes that close early."""

import contextlib
import fcntl
import functools
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios

import pytest
from rich.cells import cell_len
from shell import command, run, run_apart, start

from lnverify.kernels.rounding.facts import facts
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.version import SCHEMA_VERSION
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.prose import plain

pytestmark = pytest.mark.integration

# name: arguments, a word of the answer
COMMANDS = {
    "claims": (["claims"], "lnverify.axes-for-every-gain"),
    "claims as JSON": (["claims", "--json"], f'"schema_version": {SCHEMA_VERSION}'),
    "find": (["find", "eps"], "walkthrough.eps-role"),
    "prove": (["prove", "riechers.eq6"], "second proof"),
    "prove as JSON": (["prove", "riechers.eq6", "--json"], '"riechers.eq6"'),
    "check": (["check", "riechers.eq6", "--format", "float16"], "riechers.eq6"),
    "cite": (["cite", "riechers.eq6"], "riechers.eq6"),
    "cite in Markdown": (["cite", "riechers.eq6", "--style", "markdown"], "riechers.eq6"),
    "geometry": (["geometry", "--name", "*layer.5*"], "longest"),
    "help": (["prove", "--help"], "Usage"),
    "bad input": (["prove", "riechers.ε"], "no claim has the id"),
}


as_it_is = functools.cache(run)
"""What a command prints in UTF-8."""


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_an_encoding_that_the_environment_sets(encoding):
    """The other tests set the encoding of a process that runs already."""
    shown = run_apart("claims", encoding=encoding)
    assert shown.returncode == 0 and shown.stderr == ""
    assert ("σ" in shown.stdout) == (encoding == "utf-8")


# Each command in the narrowest of them, and one in each.
@pytest.mark.parametrize(
    ("name", "encoding"),
    [
        pytest.param(name, encoding, marks=[] if encoding == "ascii" or name == "cite" else pytest.mark.slow)
        for name in COMMANDS
        for encoding in ("ascii", "cp1252", "latin-1")
    ],
)
def test_any_encoding(name, encoding, tmp_path):
    arguments, word = COMMANDS[name]
    shown = run(*arguments, cwd=tmp_path, encoding=encoding)
    assert "Traceback" not in shown.stderr
    assert shown.returncode == (2 if name == "bad input" else 0), shown.stderr
    assert word in shown.stdout + shown.stderr
    if "JSON" in name:
        assert json.loads(shown.stdout) == json.loads(as_it_is(*arguments).stdout)


@pytest.mark.parametrize(
    "arguments",
    [
        ["claims"],
        ["claims", "--json"],
        pytest.param(["prove", "riechers.pr*"], marks=pytest.mark.slow),
        ["cite", "--all"],
    ],
)
def test_closed_pipe_is_no_failure(arguments):
    """The pipe holds less than what is printed, so that the command still writes as it closes."""
    run = subprocess.Popen(
        command(*arguments),
        bufsize=0,
        pipesize=4096,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        cwd=ROOT,
    )
    assert run.stdout.readline()
    assert run.poll() is None
    run.stdout.close()
    assert run.stderr.read() == b""
    assert run.wait(60) == 0


def test_each_claim_fills_one_line():
    """`lnverify claims | grep axes-for-every-gain` finds it, however wide the terminal is."""
    shown = run("claims", COLUMNS="80")
    lines = shown.stdout.splitlines()[1:]
    assert [line.split()[0] for line in lines] == ordered()
    assert all(line.endswith(plain(titles()[line.split()[0]])) for line in lines)


def titles():
    return {id: claim.title for id, claim in CLAIMS.items()} | {id: law["title"] for id, law in facts().items()}


def ordered():
    sources = list(dict.fromkeys(claim.source for claim in CLAIMS.values()))
    ids = [claim["id"] for claim in json.loads(as_it_is("claims", "--json").stdout)["claims"]]
    assert set(ids) == set(titles()) and set(sources) == {id.split(".")[0] for id in ids}
    return ids


def test_check_prints_one_line_a_row():
    shown = run("check", "riechers.eq6", COLUMNS="80")
    lines = shown.stdout.splitlines()
    assert len(lines) == 1 + 6
    assert all(line.startswith("riechers.eq6 ") for line in lines[1:])


@pytest.mark.slow
def test_audit_prints_one_line_a_row(tmp_path):
    """On workers; `test_a_row_for_each_tag` has the rest of the table."""
    quick = "audit", "lnverify", "--quick", "--format", "float32", "--only", "plain"
    shown = run(*quick, cwd=tmp_path, COLUMNS="60", XDG_CACHE_HOME=str(tmp_path))
    assert shown.returncode == 0, shown.stderr
    tables = [table.splitlines() for table in shown.stdout.strip().split("\n\n")]
    assert len(tables) == 2
    for number, (verdict, *_, head, row) in enumerate(tables):
        assert re.match(rf"lnverify\.{('layer', 'rms')[number]}_norm, float32, profile practical: passes ", verdict)
        assert head.split() == ["output", "∂x", "∂γ", "∂β"][: 4 - number]
        assert row.split()[0] == "plain"


def on_a_terminal(width, *arguments, **environment):
    """What a command writes on a terminal of so many columns."""
    here, there = pty.openpty()
    fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", 50, width, 0, 0))
    with open(os.devnull, "wb") as nowhere:
        child = start(*arguments, out=there, err=nowhere.fileno(), COLUMNS=None, LINES=None, **environment)
    os.close(there)
    text = b""
    # At the end of what the other side wrote Linux gives an error, other systems nothing.
    with contextlib.suppress(OSError), open(here, "rb", buffering=0) as screen:
        while part := screen.read(65536):
            text += part
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    return text.decode().replace("\r\n", "\n")


def on_paper(text):
    """The text without the codes of colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@pytest.mark.parametrize("width", [60, 120, 300])
def test_a_terminal_of_any_width_shows_whole_titles(width):
    shown = on_a_terminal(width, "claims")
    lines = on_paper(shown).splitlines()
    # One that is too narrow for the ids breaks the lines itself.
    assert all(cell_len(line) <= width for line in lines) == (width > 60)
    words = " ".join(" ".join(lines).split())
    assert [id for id in ordered() if " ".join(plain(titles()[id]).split()) not in words] == []
    assert [line.split()[0] for line in lines if not line.startswith(" ")][-len(titles()) :] == ordered()
    assert "\x1b[32m" in shown


def test_the_list_of_commands_is_not_cut():
    shown = run("--help", COLUMNS="80").stdout
    assert "..." not in shown.partition("Commands:")[2] and "…" not in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_commands_and_ids(shell):
    script = run("--show-completion", shell).stdout
    assert "_LNVERIFY_COMPLETE" in script
    typed = {"COMP_WORDS": "lnverify prove riechers.eq", "COMP_CWORD": "2", "_TYPER_COMPLETE_ARGS": "lnverify prove ri"}
    result = run("", _LNVERIFY_COMPLETE=f"complete_{shell}", **typed, _TYPER_COMPLETE_FISH_ACTION="get-args")
    assert "riechers.eq6" in result.stdout


CLOSED = {
    "standard output": (">&-", 2, "standard output is closed"),
    "standard error": ("2>&-", 0, ""),
    "standard input": ("<&-", 0, ""),
    "all": ("<&- >&- 2>&-", 2, ""),
    "a full disk": (">/dev/full", 2, "standard output (No space left"),
}


@pytest.mark.each(CLOSED)
def test_a_closed_stream_is_one_line(how, code, words):
    shown = subprocess.run(
        ["sh", "-c", f'"$@" {how}', "sh", *command("claims")], capture_output=True, text=True, cwd=ROOT
    )
    assert shown.returncode == code and words in shown.stderr
    assert shown.stderr.count("\n") == bool(words)


def test_an_interrupt_while_it_is_loaded_is_silent():
    start = [sys.executable, "-X", "importtime", "-m", "lnverify", "claims"]
    process = subprocess.Popen(start, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    said = []
    for line in process.stderr:
        said.append(line)
        if "typing_extensions" in line or "typer" in line:
            process.send_signal(signal.SIGINT)
            break
    rest = process.communicate(timeout=300)[1]
    assert "Traceback" not in "".join(said) + rest
    assert process.returncode in (-signal.SIGINT, 130)


def test_no_color_is_plain():
    assert "\x1b" not in on_a_terminal(100, "claims", NO_COLOR="1")
    assert "\x1b" not in on_a_terminal(100, "prove", "riechers.eq6", NO_COLOR="1")
    assert "\x1b" not in on_a_terminal(100, "claims", TERM="dumb")


@pytest.mark.parametrize("width", ["60", "200"])
def test_help_is_readable(width):
    shown = run("geometry", "--help", COLUMNS=width)
    assert max(map(len, shown.stdout.splitlines())) <= int(width)
