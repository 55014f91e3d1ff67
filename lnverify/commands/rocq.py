"""`lnverify rocq`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import interruptible, say, show, show_table
from lnverify.commands.own_claims import Files, Timeout, exit_code, own_claims, within
from lnverify.numeric.publishing.address import ANSWERS
from lnverify.numeric.publishing.files import require_folder, write_set
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.patience import PATIENCE


def rocq(
    out: Annotated[
        Path | None,
        typer.Option(help="Folder for the files; by default reports/rocq in a checkout, else the current one."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Let Rocq's kernel check them; needs coqc.")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="How many files are checked at a time.")] = 2,
    share: Annotated[
        str, typer.Option(help="Check one share of them again: 2/6 is the third of six, 0/1 is all.", metavar="K/N")
    ] = "",
    proofs: Annotated[bool, typer.Option("--proofs", help="Also write the proofs, into the subfolder proofs.")] = False,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """Write every claim as a Rocq theorem, one file per topic; with --proofs, the proofs too.

    With --check each proof is compiled, asked for the axioms it rests on, and checked by coqchk; results by hand
    are compiled and asked. What was found, now and before, goes into rocq.md, rocq-claims.md, rocq-points.md,
    answers.json and axioms.json. A theorem that has not changed, and that the installed versions accepted, is not
    checked again.

    With --claims it writes the theorems of your own claims, one file per source; --check prints a line for each.

    Example: lnverify rocq --check
    """
    from lnverify.kernels.rounding.rocq import read_axioms
    from lnverify.proofs.rocq.files import headline, statements
    from lnverify.proofs.rocq.files import proofs as proof_files
    from lnverify.proofs.rocq.kernel import require_rocq
    from lnverify.rocq.answers import answers
    from lnverify.rocq.answers import contents as answers_text
    from lnverify.rocq.check import check as check_files
    from lnverify.rocq.check import in_share, versions
    from lnverify.rocq.page import pages, points

    folder = out or (Path("reports/rocq") if Path("reports").is_dir() else Path())
    require_folder(folder)
    if share and files:
        raise InputError("--share is for the claims that ship; leave out --claims")
    if files:
        raise typer.Exit(_write_own(files, timeout, folder, proofs, check))
    anew = in_share(share)
    if share and not check:
        raise InputError("--share says what Rocq's kernel checks; add --check")
    if check:
        require_rocq()
    contents = statements()
    if proofs:
        contents |= {f"proofs/{name}": text for name, text in proof_files().items()}
    write_set(folder, contents)
    show(f"written: {len(contents)} files in {folder}")
    if not check:
        return
    known = answers(folder)
    here = {key: answer for key, answer in known.items() if answer.versions == versions() and not anew(key)}
    with interruptible(), progress_bar("checking") as tell:
        result = check_files(tell, here, jobs)
    write_set(folder, {ANSWERS: answers_text(known | result)})
    beside = folder.parent if folder.name == "rocq" else folder
    # The results are with the first share.
    by_hand = _check_results(beside, share.startswith("0/"))
    written = pages(known | result, points(folder), read_axioms(beside, headline()))
    write_set(beside, written)
    show(f"written: {', '.join(str(beside / name) for name in written)}")
    refused = {key: answer.complaint for key, answer in result.items() if not answer.accepted}
    for key, complaint in refused.items():
        say(f"{key} is not accepted: {complaint}")
    raise typer.Exit(1 if refused or by_hand else 0)


def _check_results(reports: Path, again: bool) -> dict[str, str]:
    """Check the files of results again, or where of one of them nothing is known; what Rocq complained of, by file."""
    from lnverify.kernels.rounding.rocq import read_axioms
    from lnverify.proofs.rocq.files import headline
    from lnverify.proofs.rocq.results import results

    known = read_axioms(reports, headline())
    missing = any(result.place not in known for result in results())
    return check_by_hand(headline(), reports) if again or missing else {}


def check_by_hand(files: Mapping[str, str], reports: Path) -> dict[str, str]:
    """Let Rocq compile files that are written by hand, and keep what their theorems rest on.

    Args:
        files: their texts by name, in order.
        reports: the folder of the reports; where there is none nothing is kept.

    Returns:
        What Rocq complained of, by the name of the file.
    """
    from lnverify.kernels.rounding.rocq import AXIOMS, axioms_file, check

    results = []
    for done in check(files):
        show(f"{done.file}.v: {done.verdict} in {done.seconds:.1f} s")
        results.append(done)
    refused = {f"{done.file}.v": done.complaint[-300:] for done in results if done.complaint}
    for name, complaint in refused.items():
        say(f"{name} is not accepted: {complaint}")
    for file in () if refused else [file for file in files if file not in {done.file for done in results}]:
        say(f"{file}.v was not checked: it needs Debian's libcoq-flocq and libcoq-mathcomp-analysis")
    if reports.is_dir():
        write_set(reports, {AXIOMS: axioms_file(reports, files, results)})
    return refused


def _write_own(files: list[str], timeout: float, folder: Path, proofs: bool, check: bool) -> int:
    """Write the theorems of somebody's own claims, and let Rocq's kernel check them; the exit code."""
    from lnverify.proofs.rocq.kernel import require_rocq
    from lnverify.proofs.verdicts.verdict import UNDECIDED, judge
    from lnverify.rocq.single import check_claim, files_of

    if check:
        require_rocq()
    own = own_claims(files, timeout)
    ids = [id for id in own.ids if within(timeout, id, judge).status != UNDECIDED] if own else []
    for id in own.ids if own else ():
        if id not in ids:
            say(f"{id} is undecided: it has no theorem")
    contents = files_of(ids, proofs)
    write_set(folder, contents)
    show(f"written: {len(contents)} files in {folder}")
    if not check:
        return exit_code(own, False)
    results = {}
    with interruptible(), progress_bar("checking") as tell:
        for done, id in enumerate(ids):
            tell(id, done, len(ids))
            results[id] = check_claim(id)
    rows = [[id, "accepted" if it.accepted else f"not accepted: {it.complaint}"] for id, it in results.items()]
    show_table(["id", "Rocq's kernel"], rows, colours={"accepted": "green"})
    return exit_code(own, not all(it.accepted for it in results.values()))
