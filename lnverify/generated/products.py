"""The parts of `reports/`, in the order in which they are made, and what of them is stale.

Stale means one thing: what the command writes now differs from what lies there. Parts that rest on measured data
(times, libraries, training) are made from the data that lies there; what is measured is of its machine, not stale.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from lnverify.numeric.publishing.files import write_set, write_whole
from lnverify.numeric.publishing.progress import Progress
from lnverify.numeric.publishing.provenance import ROOT, is_checkout

Contents = Mapping[str, str | bytes]


@dataclass(frozen=True)
class Product:
    """A part of `reports/`.

    Attributes:
        command: what a user types for it.
        contents: its files by path below the folder of the reports, and paths of files there that have no place in it
            any more; from that folder, a function that is told of progress, and the address of a Dask scheduler or
            None.
    """

    command: str
    contents: Callable[[Path, Progress, str | None], tuple[Contents, list[str]]]


UNCOMMITTED = ("verification.json", "walkthrough.json", "atlas-figures.json", "geometry-*.json")
"""What a command writes beside its pages for programs, in a minute, and git ignores."""


def _theorems(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.proofs.rocq.files import statements

    progress("theorems", 0, 0)
    results = {f"rocq/{name}": text for name, text in statements().items()}
    return results, _others(folder, "rocq/*.v", results)


def _report(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.report.run import make

    _, result, gone = make(folder, progress, scheduler)
    return result, gone


def _geometry(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.numeric.data import BUNDLED
    from lnverify.numeric.geometry import analyse
    from lnverify.numeric.geometry.page import contents

    return contents(analyse(BUNDLED, progress=progress)), []


def _vectors(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.kernels.audit import vectors

    progress("golden vectors", 0, 0)
    results: Contents = {f"vectors/{name}": text for name, text in vectors.files().items()}
    return results, _others(folder, "vectors/*.json", results)


def _audit(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.kernels.audit.page.make import MAY_GO, pages

    progress("pages of the audit", 0, 0)
    result = pages(json.loads((folder / "audit.json").read_text(encoding="utf-8")))
    return result, [name for pattern in MAY_GO for name in _others(folder, pattern, result)]


def _performance(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.numeric.bench.page import contents, previous

    progress("page on performance", 0, 0)
    return contents(previous(folder / "performance.json")), []


def _bounds(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.kernels.rounding.page import contents

    progress("pages on rounding", 0, 0)
    result = contents(folder)
    return result, _others(folder, "rounding/*.md", result)


def _measured(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.numeric.publishing.workers import executor
    from lnverify.numeric.verdicts import shipped
    from lnverify.report.collect import collect

    if not is_checkout() or folder.resolve() != ROOT / "reports":
        return {}, []
    with executor(scheduler) as pool:
        data = collect(pool, progress, layers=())
    return {str(shipped.MEASURED): shipped.measured_contents(data["claims"])}, []


def _code(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.kernels.tracing.page import contents

    progress("page on code", 0, 0)
    return contents(json.loads((folder / "code.json").read_text(encoding="utf-8"))), []


def _verdicts(folder: Path, progress: Progress, scheduler: str | None) -> tuple[Contents, list[str]]:
    from lnverify.kernels.rounding.facts import facts
    from lnverify.numeric.verdicts import shipped

    if not is_checkout() or folder.resolve() != ROOT / "reports":
        return {}, []
    result = shipped.decide(progress)
    return {
        str(shipped.FILE): shipped.contents(result.values()),
        str(shipped.THEOREMS): shipped.lines(facts().values()),
    }, []


PRODUCTS = (
    Product("lnverify refresh", _verdicts),
    Product("lnverify rocq", _theorems),
    Product("lnverify report", _report),
    Product("lnverify refresh", _measured),
    Product("lnverify geometry", _geometry),
    Product("lnverify vectors", _vectors),
    Product("lnverify audit", _audit),
    Product("lnverify bench", _performance),
    Product("lnverify bounds --pages", _bounds),
    Product("python examples/public/measure.py", _code),
)
"""Each rests on those before it at most."""


def refresh(folder: Path, progress: Progress, scheduler: str | None = None) -> Iterator[tuple[Product, list[str]]]:
    """Make every part anew, and name the files of each that changed.

    Raises:
        InputError: where a file cannot be written, or measured data is missing.
        WorkersError: where a worker was lost.
    """
    for product in PRODUCTS:
        result, gone = product.contents(folder, progress, scheduler)
        changed = [name for name, content in result.items() if difference(folder / name, content)]
        inside = {name: result[name] for name in changed if not Path(name).is_absolute()}
        for name in changed:
            if name not in inside:
                write_whole(Path(name), result[name])
        write_set(folder, inside, gone)
        yield product, [*changed, *gone]


def left_to_do(folder: Path) -> Iterator[str]:
    """What a refresh cannot do, a line each, with what would do it."""
    from lnverify.kernels.audit.adapters.libraries import LIBRARIES, NotUsableError, load
    from lnverify.proofs.rocq.files import theorems, topics
    from lnverify.proofs.rocq.kernel import INSTALL, is_installed
    from lnverify.rocq.answers import answers

    asked = [key for topic in topics() for key in theorems(topic)]
    if waiting := len(set(asked) - answers(folder / "rocq").keys()):
        how = "`lnverify rocq --check` does it" if is_installed() else f"coqc is missing ({INSTALL})"
        yield f"{waiting} theorems are new or changed and were not checked by Rocq's kernel: {how}"
    missing = []
    for library in LIBRARIES:
        try:
            load(library)
        except NotUsableError:
            missing.append(library)
    how = f"; missing here: {', '.join(missing)}" if missing else ""
    yield f"what libraries give was not measured again: `lnverify audit` and `lnverify search` do it{how}"
    yield "times were not measured again: `lnverify bench` does it"


def _others(folder: Path, pattern: str, made: Contents) -> list[str]:
    """The files of a pattern that are there and are not made."""
    there = {path.relative_to(folder).as_posix() for path in folder.glob(pattern)}
    return sorted(there - made.keys())


def stale(folder: Path, progress: Progress) -> Iterator[tuple[Product, str, str]]:
    """What in a folder differs from what its commands write now: the part, the file, and how it differs.

    Args:
        folder: of the reports; nothing in it is changed.
        progress: told (what, done, all).

    Raises:
        InputError: where measured data that a part rests on is missing or is of another shape.
    """
    for product in PRODUCTS:
        result, gone = product.contents(folder, progress, None)
        for name, content in result.items():
            if any(fnmatch(name, pattern) for pattern in UNCOMMITTED):
                continue
            if how := difference(folder / name, content):
                yield product, name, how
        for name in gone:
            yield product, name, "is not made any more"


def difference(path: Path, content: str | bytes) -> str:
    """How a file differs from a content, in a few words; "" where it does not."""
    try:
        there = path.read_bytes()
    except FileNotFoundError:
        return "is missing"
    data = content.encode() if isinstance(content, str) else content
    if there == data:
        return ""
    if isinstance(content, bytes):
        return "differs"
    pairs = zip(there.split(b"\n"), data.split(b"\n"), strict=False)
    line = next((number for number, (old, new) in enumerate(pairs, 1) if old != new), None)
    return f"differs from line {line} on" if line else "differs in its length"
