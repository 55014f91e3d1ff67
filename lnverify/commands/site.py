"""`lnverify site`."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import interruptible, say, show
from lnverify.commands.own_claims import Files, Timeout, exit_code, known_facts, tell_of_the_rest
from lnverify.numeric.publishing.files import require_folder, write_set
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.patience import PATIENCE

REPORTS = Path("reports")
OUT = "Folder of the site, relative to the current one."


def site(
    out: Annotated[Path, typer.Option(help=OUT)] = Path("site"),
    reports: Annotated[Path, typer.Option(help="Folder of the report to show.")] = REPORTS,
    serve: Annotated[bool, typer.Option("--serve", help="Then serve it, to this machine only, until Ctrl-C.")] = False,
    port: Annotated[
        int | None, typer.Option(help="Port of --serve; any free one by default.", min=0, max=65535)
    ] = None,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """Make a web site of the report: browse and search the claims, look at the audit, play with the figures.

    Reads verification.json of the report, audit.json and rocq/, if they exist.
    Without a report it shows the verdicts that ship with lnverify, and no measurements. With --claims it shows your
    own claims too. Writes HTML that needs neither a server nor a network.

    Example: lnverify site --serve
    """
    if not reports.is_dir() and reports != REPORTS:
        raise InputError(f"--reports {reports}: no such folder; `lnverify report --out {reports}` makes it")
    if port is not None and not serve:
        raise InputError("--port is the port of --serve; add --serve")
    require_folder(out)
    with interruptible():
        from lnverify.site.page import contents, read_report

        # Decided before the bar appears: what is wrong in a claims file is said line by line.
        mine, own = known_facts({}, [], files, timeout) if files else ({}, None)
        with progress_bar("site") as tell:
            data = read_report(reports, [*mine.values()])
            written = write_set(out, contents(data, reports, lambda line: tell(line, 0, 0)))
    show(f"written: {len(written)} files; open {out / 'index.html'}")
    tell_of_the_rest(files)
    if serve:
        serve_folder(out, port or 0)
    raise typer.Exit(exit_code(own, False))


def serve_folder(folder: Path, port: int) -> None:
    """Serve a folder on localhost until an interrupt; print the address, and open it where there is a browser.

    Raises:
        InputError: where the port is taken.
    """
    import webbrowser
    from functools import partial
    from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *arguments: object) -> None:
            pass

    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(folder)))
    except OSError as error:
        raise InputError(f"--port {port}: {error.strerror}; another port, or none, would be right") from None
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    show(f"serving {address}; Ctrl-C ends it")
    sys.stdout.flush()
    # One that runs in the terminal would take it from the server.
    has_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not (has_screen and webbrowser.open(address)):
        say("no browser was found here; open the address in one")
    with server, suppress(KeyboardInterrupt):
        server.serve_forever()
