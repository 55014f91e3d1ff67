"""An interrupted report: it ends soon, says so in one line, and leaves the last pages whole."""

import signal
import subprocess
import sys
import time

from numeric.provenance import ROOT

# Seconds to begin the work, and to end it: the work itself takes the better part of a minute.
BEGIN, END = 6, 20


def test_an_interrupt_ends_the_report_and_leaves_the_old_one(tmp_path):
    page = tmp_path / "verification.md"
    page.write_text("the last report")
    running = subprocess.Popen(
        [sys.executable, "-m", "numeric", "report", "--out", str(tmp_path)],
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    )
    time.sleep(BEGIN)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=END)
    assert running.returncode == 130
    assert "interrupted" in said and "Traceback" not in said
    assert page.read_text() == "the last report"
