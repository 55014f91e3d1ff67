"""The command line, run as a user runs it."""

import os
import subprocess
import sys

from numeric.pages.provenance import ROOT


def run(*arguments, cwd=ROOT, **environment):
    return subprocess.run(
        [sys.executable, "-m", "numeric", *arguments],
        capture_output=True,
        text=True,
        cwd=cwd,
        env=os.environ | environment,
    )
