"""The command line, run as a user runs it: in a process of its own.

`run` forks from the tests, which have imported the packages already, so that a run takes as long as its work does. What
starts workers of its own runs in a new interpreter, as do the tests of start-up.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import traceback
from tempfile import TemporaryFile
from typing import BinaryIO, NoReturn

from lnverify.numeric.publishing.provenance import ROOT

WITH_WORKERS = ("report", "audit", "bench")


def run(*arguments, cwd=ROOT, encoding="utf-8", **environment):
    """What a command prints and its exit code, as `subprocess.run` gives them.

    Args:
        arguments: of the command line.
        cwd: the folder that it runs in.
        encoding: of its standard output and error.
        environment: variables that it sees too.
    """
    if arguments and arguments[0] in WITH_WORKERS and "--help" not in arguments:
        return run_apart(*arguments, cwd=cwd, encoding=encoding, **environment)
    with TemporaryFile() as out, TemporaryFile() as err:
        child = start(*arguments, out=out.fileno(), err=err.fileno(), cwd=cwd, encoding=encoding, **environment)
        _, status = os.waitpid(child, 0)
        printed = [_read(file, encoding) for file in (out, err)]
    return subprocess.CompletedProcess(arguments, os.waitstatus_to_exitcode(status), *printed)


def start(*arguments, out, err, cwd=ROOT, encoding="utf-8", **environment):
    """Start a command in a fork of this process, and give its number.

    Args:
        arguments, cwd, encoding: as of `run`.
        out, err: the descriptors of its standard output and error.
        environment: variables that it sees too; one that is None it does not see.
    """
    child = os.fork()
    if child == 0:
        _become(arguments, cwd, encoding, environment, out, err)
    return child


def run_apart(*arguments, cwd=ROOT, encoding="utf-8", **environment):
    """The same in a new interpreter."""
    return subprocess.run(
        command(*arguments),
        capture_output=True,
        encoding=encoding,
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": encoding} | environment,
    )


def command(*arguments):
    """The command line as one starts it in a new interpreter."""
    return [sys.executable, "-m", "lnverify", *arguments]


def _become(arguments, cwd, encoding, environment, out: int, err: int) -> NoReturn:
    """Run the command in this process, and end it."""
    code = 1
    try:
        for file, descriptor in ((os.open(os.devnull, os.O_RDONLY), 0), (out, 1), (err, 2)):
            os.dup2(file, descriptor)
        sys.stdout = _text(1, encoding, "strict")
        sys.stderr = _text(2, encoding, "backslashreplace")
        os.chdir(cwd)
        for name, value in environment.items():
            os.environ.pop(name, None)
            os.environ.update({} if value is None else {name: value})
        sys.argv = ["lnverify", *arguments]
        from lnverify.commands import main

        main()
    except SystemExit as ended:
        code = ended.code or 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _text(descriptor: int, encoding: str, errors: str) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.FileIO(descriptor, "w", closefd=False), encoding, errors, write_through=True)


def _read(file: BinaryIO, encoding: str) -> str:
    file.seek(0)
    return file.read().decode(encoding)
