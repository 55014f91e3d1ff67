"""Claims files, run: those of users, those that packages offer, and those that ship, all in the same way."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.exits import no_exit
from lnverify.proofs.guards.faults import Fault, Place, collect_into, fault_of
from lnverify.proofs.guards.patience import patience
from lnverify.proofs.projects.settings import SHIPPED_CLAIMS, Project, is_module
from lnverify.proofs.registry import CLAIMS, find_claim

GROUP = "lnverify.claims"
"""The entry points by which a package offers claims: the prefix of their ids, and the module that declares them."""


@dataclass(frozen=True)
class Loaded:
    """What was found in claims files.

    Attributes:
        ids: of the claims, in their order.
        faults: what is wrong in the files.
    """

    ids: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()

    def __add__(self, other: Loaded) -> Loaded:
        return Loaded((*self.ids, *other.ids), (*self.faults, *other.faults))


# What was found in each file and module that was run; none is run twice.
_known: dict[str, Loaded] = {}


def load(project: Project, timeout: float = 0) -> Loaded:
    """Run the claims files of a project.

    Args:
        project: what names them.
        timeout: how many seconds each may take; 0 is no limit.
    """
    result = Loaded()
    for entry in project.entries:
        try:
            path = project.path_of(entry)
        except InputError as error:
            place = Place(str(project.named_in), _line_of(project.named_in, entry)) if project.named_in else None
            result += Loaded((), (Fault(place, str(error)),)) if place else _raise(error)
            continue
        result += load_module(entry, timeout) if is_module(entry) else load_file(path, timeout)
    return result + Loaded((), tuple(unknown_ids(result.ids, timeout)))


def unknown_ids(ids: Sequence[str], timeout: float) -> Iterator[Fault]:
    """A fault for each claim that names one that there is not; what installed packages offer is looked up."""
    for claim in map(CLAIMS.__getitem__, ids):
        named = [*filter(None, (claim.law, claim.corrected_by)), *claim.corrects, *claim.rests_on]
        load_offered((id.split(".", 1)[0] for id in named if id not in CLAIMS), timeout)
        for id in named:
            try:
                find_claim(id)
            except InputError as error:
                yield Fault(claim.declared_in, f"{claim.id}: {error}")


def _raise(error: Exception) -> Loaded:
    raise error


def _line_of(path: Path | None, entry: str) -> int:
    lines = path.read_text(encoding="utf-8").splitlines() if path else []
    return next((number for number, line in enumerate(lines, 1) if f'"{entry}"' in line), 1)


def load_shipped() -> Loaded:
    """The claims that ship."""
    return load_module(SHIPPED_CLAIMS)


def load_file(path: Path, timeout: float = 0) -> Loaded:
    """Run a claims file; what it imports from its own folder is found there.

    Args:
        path: of the file.
        timeout: as of `load`.
    """
    key = str(path)
    if key not in _known:
        _known[key] = _run(path, timeout)
    return _known[key]


def _run(path: Path, timeout: float) -> Loaded:
    # The claims that ship come first: their ids and prefixes are taken, and theirs is what others correct.
    load_shipped()
    before = set(CLAIMS)
    faults: list[Fault] = []
    # A name of its own: neither a module of the standard library nor another claims.py is in its way.
    module = ModuleType(f"lnverify_claims_{len(_known)}_{path.stem}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module
    sys.path.insert(0, str(path.parent))
    with _collect_faults(faults, str(path), timeout):
        exec(compile(path.read_bytes(), str(path), "exec"), vars(module))
    with suppress(ValueError):
        sys.path.remove(str(path.parent))
    return Loaded(tuple(id for id in CLAIMS if id not in before), tuple(faults))


def load_module(name: str, timeout: float = 0) -> Loaded:
    """Import a module of claims, such as an installed package offers.

    Args:
        name: of the module.
        timeout: as of `load`.
    """
    if name not in _known:
        faults: list[Fault] = []
        with _collect_faults(faults, name, timeout):
            import_module(name)
        _known[name] = Loaded(tuple(id for id, claim in CLAIMS.items() if _is_of(claim.function, name)), tuple(faults))
    return _known[name]


@contextmanager
def _collect_faults(faults: list[Fault], file: str, timeout: float) -> Iterator[None]:
    """A block that runs a claims file; whatever it raises, beside an interrupt, is a fault of the file."""
    try:
        # What it prints is for people: standard output is what a command prints.
        with (
            collect_into(faults),
            patience(timeout, "" if file == SHIPPED_CLAIMS else file),
            no_exit(),
            redirect_stdout(sys.stderr),
        ):
            yield
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        faults.append(fault_of(error, Place(file, 1)))


def _is_of(function: object, name: str) -> bool:
    return f"{getattr(function, '__module__', '')}.".startswith(f"{name}.")


def find_offered() -> dict[str, str]:
    """By the prefix of their ids, the modules of claims that installed packages offer."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def load_offered(prefixes: Iterable[str], timeout: float = 0) -> Loaded:
    """Import what installed packages offer under some prefixes; what is not asked for is not run."""
    wanted, result = dict.fromkeys(prefixes), Loaded()
    # Reading what is installed takes long: only where something is asked for.
    modules = find_offered() if wanted else {}
    for prefix in wanted:
        if prefix in modules:
            result += load_module(modules[prefix], timeout)
    return result
