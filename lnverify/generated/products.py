"""The parts of `reports/`, in the order in which they are made, and what of them is stale.

Stale means one thing: what the command writes now differs from what lies there. Parts that rest on measured data
(times, libraries) are made from the data that lies there; what is measured is of its machine, not stale.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lnverify.kernels.audit import vectors
from lnverify.kernels.audit.adapters.libraries import LIBRARIES, NotUsableError, load
from lnverify.kernels.audit.page import make as audit
from lnverify.kernels.rounding import page as rounding
from lnverify.kernels.rounding.facts import facts
from lnverify.kernels.tracing import page as code
from lnverify.numeric.bench import page as bench
from lnverify.numeric.data import BUNDLED
from lnverify.numeric.geometry import analyse
from lnverify.numeric.geometry import page as geometry
from lnverify.numeric.publishing.address import MAY_GO
from lnverify.numeric.publishing.files import left_behind, read_errors, write_set, write_whole
from lnverify.numeric.publishing.progress import Progress
from lnverify.numeric.publishing.provenance import ROOT, is_checkout
from lnverify.numeric.publishing.workers import executor
from lnverify.numeric.verdicts import shipped
from lnverify.proofs.rocq.files import all_theorems, statements
from lnverify.proofs.rocq.kernel import INSTALL, is_installed
from lnverify.report.collect import collect
from lnverify.report.run import make
from lnverify.rocq.answers import answers

Contents = Mapping[str, str | bytes]


@dataclass(frozen=True)
class Product:
    """A part of `reports/`.

    Attributes:
        command: what a user types for it.
        contents: its files by path below the folder of the reports, from that folder and a function that is told of
            progress.
        may_go: patterns of files there that have no place in it where it does not make them any more.
    """

    command: str
    contents: Callable[[Path, Progress], Contents]
    may_go: Sequence[str] = ()

    def make(self, folder: Path, progress: Progress) -> tuple[Contents, list[str]]:
        """The contents, and the files in the folder that go."""
        progress(self.command, 0, 0)
        contents = self.contents(folder, progress)
        return contents, left_behind(folder, self.may_go, contents)


MEASURED = ("audit.json", "code.json", "performance.json", "rounding.json")
"""The JSON of pages that is in git: it was measured. The rest a command writes in a minute, and git ignores it."""


def _verdicts(folder: Path, progress: Progress) -> Contents:
    if not is_checkout() or folder.resolve() != ROOT / "reports":
        return {}
    result = shipped.decide(progress)
    return {
        str(shipped.FILE): shipped.contents(result.values()),
        str(shipped.THEOREMS): shipped.lines(facts().values()),
    }


def _measured(folder: Path, progress: Progress) -> Contents:
    if not is_checkout() or folder.resolve() != ROOT / "reports":
        return {}
    with executor() as pool:
        data = collect(pool, progress, layers=())
    return {str(shipped.MEASURED): shipped.measured_contents(data["claims"])}


def _of(name: str, pages: Callable[[Any], Contents]) -> Callable[[Path, Progress], Contents]:
    """The pages of measured data, which lies in a file of the folder."""

    def make(folder: Path, _: Progress) -> Contents:
        path, right = folder / name, "what its command measured"
        with read_errors(path, right, TypeError, AttributeError):
            return pages(json.loads(path.read_text(encoding="utf-8")))

    return make


PRODUCTS = (
    Product("lnverify refresh", _verdicts),
    Product("lnverify rocq", lambda *_: {f"rocq/{name}": text for name, text in statements().items()}, ("rocq/*.v",)),
    Product("lnverify report", lambda _, progress: make(progress), MAY_GO),
    Product("lnverify refresh", _measured),
    Product("lnverify geometry", lambda _, progress: geometry.contents(analyse(BUNDLED, progress=progress))),
    Product("lnverify vectors", lambda *_: {f"vectors/{name}": text for name, text in vectors.files().items()},
            ("vectors/*.json",)),
    Product("lnverify audit", _of("audit.json", audit.pages), audit.MAY_GO),
    Product("lnverify bench", lambda folder, *_: bench.contents(bench.previous(folder / "performance.json"))),
    Product("lnverify bounds --pages", lambda folder, *_: rounding.contents(folder), ("rounding/*.md",)),
    Product("python examples/public/measure.py", _of("code.json", code.contents)),
)  # fmt: skip
"""Each rests on those before it at most."""


def refresh(folder: Path, progress: Progress) -> Iterator[tuple[Product, list[str]]]:
    """Make every part anew, and name the files of each that changed.

    Raises:
        InputError: where a file cannot be written, or measured data is missing.
        WorkersError: where a worker was lost.
    """
    for product in PRODUCTS:
        result, gone = product.make(folder, progress)
        changed = [name for name, content in result.items() if difference(folder / name, content)]
        inside = {name: result[name] for name in changed if not Path(name).is_absolute()}
        for name in changed:
            if name not in inside:
                write_whole(Path(name), result[name])
        write_set(folder, inside, gone)
        yield product, [*changed, *gone]


def left_to_do(folder: Path) -> Iterator[str]:
    """What a refresh cannot do, a line each, with what would do it."""
    asked = all_theorems()
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


def stale(folder: Path, progress: Progress) -> Iterator[tuple[Product, str, str]]:
    """What in a folder differs from what its commands write now: the part, the file, and how it differs.

    Args:
        folder: of the reports; nothing in it is changed.
        progress: told (what, done, all).

    Raises:
        InputError: where measured data that a part rests on is missing or is of another shape.
    """
    for product in PRODUCTS:
        result, gone = product.make(folder, progress)
        for name, content in result.items():
            if Path(name).parent == Path() and name.endswith(".json") and name not in MEASURED:
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
