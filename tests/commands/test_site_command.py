"""`lnverify site`: served on this machine, and refused in one line; tests/site has what it writes."""

import re
import signal
import subprocess
import urllib.request

import pytest
from shell import command, run

from lnverify.numeric.publishing.provenance import ROOT

pytestmark = pytest.mark.integration


@pytest.fixture
def served(tmp_path):
    """A small site on a port of its own, and what the process says."""
    (tmp_path / "index.html").write_text("<p>here</p>")
    program = "from pathlib import Path; from lnverify.commands.site import serve_folder; "
    start = [command()[0], "-c", f"{program}serve_folder(Path({str(tmp_path)!r}), 0)"]
    environment = {"PATH": "", "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(start, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    yield process
    process.kill()


def test_a_site_is_served_until_an_interrupt(served):
    address = re.search(r"http://127\.0\.0\.1:\d+/", served.stdout.readline())[0]
    assert "no browser" in served.stderr.readline()
    with urllib.request.urlopen(address) as page:
        assert page.read() == b"<p>here</p>"
    served.send_signal(signal.SIGINT)
    assert "Traceback" not in served.communicate(timeout=300)[1] and served.returncode == 0


def test_a_port_without_a_server(tmp_path):
    shown = run("site", "--port", "8000", cwd=tmp_path)
    assert (shown.returncode, shown.stderr) == (2, "lnverify: --port is the port of --serve; add --serve\n")


def test_a_folder_of_reports_that_is_not_there(tmp_path):
    shown = run("site", "--reports", "nowhere", cwd=tmp_path)
    assert shown.returncode == 2 and list(tmp_path.iterdir()) == []
    assert shown.stderr.startswith("lnverify: --reports nowhere: no such folder; ")


@pytest.mark.parametrize("port", ["-1", "70000", "web"])
def test_a_port_that_is_none_is_one_line(port, tmp_path):
    shown = run("site", "--serve", "--port", port, cwd=tmp_path)
    assert shown.returncode == 2 and shown.stderr.count("\n") == 1 and list(tmp_path.iterdir()) == []
