"""Claims as tests, for pytest: the ids of the tests are the ids of the claims.

Claims files are those that `[tool.lnverify]` in pyproject.toml names, or `--lnverify-claims`. Where none is named
nothing is imported, and nothing is done.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from lnverify.proofs.projects.settings import Project

_BAD_FILE = ("lnverify", "claims file")
_LIMIT = "limit for each claims file and each test; 300 by default, 0 is none"


def pytest_addoption(parser: pytest.Parser) -> None:
    from lnverify.proofs.guards.patience import PATIENCE

    group = parser.getgroup("lnverify", "claims (lnverify)")
    add = group.addoption
    add("--lnverify-claims", action="append", metavar="FILE", help="claims file, rather than those of pyproject.toml")
    add("--lnverify-n", metavar="N,…", help="the N at which the second engine decides each claim; 1,2 by default")
    add("--lnverify-formats", metavar="F,…", help="formats of the numeric rows; mpmath, all four and Arb by default")
    add("--lnverify-largest", metavar="N", help="the largest N of the numeric rows; 16 by default")
    add("--lnverify-rocq", action="store_true", help="let Rocq's kernel check a theorem of each claim; needs coqc")
    add("--lnverify-timeout", type=float, default=PATIENCE, metavar="SECONDS", help=_LIMIT)


def pytest_configure(config: pytest.Config) -> None:
    from lnverify.proofs.errors import InputError
    from lnverify.proofs.projects.settings import find_project

    # Without xdist the mark is unknown.
    config.addinivalue_line("markers", "xdist_group(name): the tests of a claim run in one process")
    try:
        files = config.getoption("lnverify_claims")
        here = config.invocation_params.dir
        project = find_project(files, here) or find_project(start=config.rootpath)
        if project is not None and project.entries:
            config.pluginmanager.register(Plugin(config, project), "lnverify-claims")
    except InputError as error:
        raise pytest.UsageError(str(error)) from None


class Plugin:
    """The hooks, where claims files are named."""

    def __init__(self, config: pytest.Config, project: Project) -> None:
        from lnverify.proofs.projects.settings import is_module

        self.project = project
        self.files = [project.path_of(entry) for entry in project.entries if not is_module(entry)]
        # What has no file of its own is collected with the file that names it.
        self.modules = [entry for entry in project.entries if is_module(entry)]
        if self.modules and project.named_in is None:
            raise pytest.UsageError(f"--lnverify-claims {self.modules[0]}: modules are named in pyproject.toml")
        self.sizes = _sizes(config.getoption("lnverify_n"))
        self.readings = _readings(config.getoption("lnverify_formats"))
        self.largest = _largest(config.getoption("lnverify_largest"))
        self.timeout = _seconds(config.getoption("lnverify_timeout"))
        self.has_faults = False
        # What pytest catches starts later: this goes to the terminal, from a process of xdist too.
        self.terminal = os.dup(2)
        if config.args_source is not pytest.Config.ArgsSource.ARGS:
            config.args.extend(str(path) for path in self._places() if not _is_below(path, config))

    def tell(self, line: str) -> None:
        """Write a line to the terminal while a test runs."""
        os.write(self.terminal, f"\nlnverify: {line}\n".encode())

    def _places(self) -> list[Path]:
        return [*self.files, *([self.project.named_in] if self.modules and self.project.named_in else [])]

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        path = file_path.resolve()
        if path in self.files:
            return ClaimsFile.from_parent(parent, path=file_path)
        if self.modules and path == self.project.named_in:
            return ClaimsFile.from_parent(parent, path=file_path, modules=self.modules)
        return None

    @pytest.hookimpl(wrapper=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> Iterator[None]:
        """Keep the groups of xdist: 3.8 writes them into `_nodeid`, which pytest has up to 9.1 alone."""
        yield
        for item in items:
            if name := vars(item).get("_nodeid"):
                item._id = type(item.id).parse(name)  # type: ignore[attr-defined]

    def pytest_pycollect_makemodule(self, module_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """A claims file that is named to pytest is no module of tests, unless it is called like one."""
        patterns = parent.config.getini("python_files")
        if module_path.resolve() not in self.files or any(module_path.match(pattern) for pattern in patterns):
            return None
        return NoTests.from_parent(parent, path=module_path)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.has_faults = self.has_faults or _BAD_FILE in report.user_properties

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.has_faults:
            session.exitstatus = pytest.ExitCode.INTERRUPTED


def _sizes(text: str | None) -> list[tuple[int, ...]]:
    """The N of the second engine, in the order in which they are tried."""
    if text is None:
        # At 3 only where 1 and 2 cannot tell.
        return [(1, 2), (1, 2, 3)]
    parts = text.split(",")
    if not all(part.strip().isdecimal() and int(part) > 0 for part in parts):
        raise pytest.UsageError(f"--lnverify-n {text}: numbers from 1 on, such as 2,3, would be right")
    return [tuple(map(int, parts))]


def _seconds(value: float) -> float:
    """The limit of --lnverify-timeout; 0 is none."""
    if not 0 <= value <= 10**7:
        raise pytest.UsageError(f"--lnverify-timeout {value:g}: seconds from 0 to 10,000,000 would be right")
    return value


def _largest(text: str | None) -> int | None:
    """The largest N of the numeric rows; None for that of the report."""
    if text is not None and not (text.isdecimal() and int(text) > 0):
        raise pytest.UsageError(f"--lnverify-largest {text}: a number from 1 on, such as 4, would be right")
    return None if text is None else int(text)


def _readings(text: str | None) -> tuple[str, ...]:
    """The formats of the numeric rows; all of them where none is named."""
    if text is None:
        return ()
    from lnverify.numeric.readings.tracked import BALLS, READINGS

    results = tuple(part.strip() for part in text.split(","))
    for name in results:
        if name not in (*READINGS, BALLS):
            known = ", ".join((*READINGS, BALLS))
            raise pytest.UsageError(f"--lnverify-formats {name}: one of {known} would be right")
    return results


def _is_below(path: Path, config: pytest.Config) -> bool:
    folders = [(config.invocation_params.dir / argument.split("::")[0]).resolve() for argument in config.args]
    return any(path.is_relative_to(folder) for folder in folders)


class ClaimsFile(pytest.File):
    """A claims file, or the file that names modules of claims; they are run when their tests are collected."""

    def __init__(self, *, modules: Sequence[str] = (), **named: Any) -> None:
        super().__init__(**named)
        self.lnverify_modules = modules

    def collect(self) -> Iterator[pytest.Item]:
        from lnverify.proofs.guards.patience import told_by
        from lnverify.proofs.projects.loading import Loaded, load, load_file, load_module, unknown_ids

        plugin = _plugin(self)
        timeout = plugin.timeout
        with told_by(plugin.tell):
            # All files of the project: a claim may name one that another file declares.
            load(plugin.project, timeout)
        runs = [load_module(name) for name in self.lnverify_modules] or [load_file(self.path.resolve())]
        result = sum(runs, Loaded())
        for number, fault in enumerate([*result.faults, *unknown_ids(result.ids, timeout)], 1):
            yield FaultItem.from_parent(self, name=f"fault {number}", fault=fault)
        for id in result.ids:
            yield from self._items(id)

    def _items(self, id: str) -> Iterator[pytest.Item]:
        from lnverify.proofs.prose import plain
        from lnverify.proofs.readings.printed import TEXT
        from lnverify.proofs.registry import CLAIMS
        from lnverify.proofs.verdicts.verdict import assumptions, print_hypotheses

        claim = CLAIMS[id]
        tests: dict[str, Check] = {id: check_claim}
        if not claim.undecided:
            tests[f"{id}[second engine]"] = check_second_engine
        for name in claim.near_misses:
            tests[f"{id}[near miss: {plain(name)}]"] = partial(check_near_miss, name=name)
        if not (claim.corrected_by or claim.undecided):
            for at, text in enumerate(print_hypotheses(assumptions(claim), TEXT)):
                tests[f"{id}[needs {text}]"] = partial(check_hypothesis, number=at, text=text)
        tests[f"{id}[numbers]"] = check_numbers
        if self.config.getoption("lnverify_rocq") and not claim.undecided:
            tests[f"{id}[Rocq]"] = check_rocq
        for name, check in tests.items():
            # Two colons part the names in the id of a test.
            test = ClaimTest(id, check, _plugin(self))
            item = ClaimItem.from_parent(self, name=name.replace("::", ":"), test=test)
            # All tests of a claim run in one process, which then decides it once.
            item.add_marker(pytest.mark.xdist_group(id))
            if check is check_claim and claim.undecided:
                item.add_marker(pytest.mark.xfail(strict=True, raises=Open, reason="declared undecided"))
            yield item


class NoTests(pytest.File):
    """Nothing."""

    def collect(self) -> list[pytest.Item]:
        return []


class Failure(Exception):
    """A claim is not as it has to be: what is said, without a traceback."""


class Open(Failure):
    """A claim that nothing decides."""


@dataclass(frozen=True)
class ClaimTest:
    """One thing that is checked of a claim.

    Attributes:
        id: of the claim.
        check: raises Failure where it is not as it has to be.
        plugin: the options.
    """

    id: str
    check: Check
    plugin: Plugin

    @property
    def claim(self) -> Any:
        from lnverify.proofs.registry import CLAIMS

        return CLAIMS[self.id]

    @property
    def verdict(self) -> Any:
        from lnverify.proofs.verdicts.verdict import judge

        return judge(self.id)

    def run(self) -> None:
        """Check it within the limit of time."""
        from lnverify.proofs.guards.patience import TooLong, patience, told_by

        try:
            with told_by(self.plugin.tell), patience(self.plugin.timeout, self.id):
                self.check(self)
        except TooLong as late:
            raise Failure(f"{self.id}: {late}") from None


Check = Callable[[ClaimTest], None]


class _Item(pytest.Item):
    """A test. Its attributes begin with `lnverify`: those of pytest may have any other name, `id` from 9.2 on."""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        from lnverify.proofs.errors import Disagreement, InputError
        from lnverify.proofs.guards.patience import TooLong

        if isinstance(excinfo.value, (Failure, InputError, Disagreement, TooLong)):
            return str(excinfo.value)
        return super().repr_failure(excinfo)


class FaultItem(_Item):
    """A fault of a claims file, which fails with one line that names file and line."""

    def __init__(self, *, fault: Any, **named: Any) -> None:
        super().__init__(**named)
        self.lnverify_fault = fault
        self.user_properties.append(_BAD_FILE)

    def runtest(self) -> None:
        raise Failure(str(self.lnverify_fault))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.lnverify_fault.place.line - 1, self.name


class ClaimItem(_Item):
    """A test of a claim."""

    def __init__(self, *, test: ClaimTest, **named: Any) -> None:
        super().__init__(**named)
        self.lnverify_test = test

    def runtest(self) -> None:
        self.lnverify_test.run()

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.lnverify_test.claim.declared_in.line - 1, self.name


def _plugin(node: pytest.Item | pytest.Collector) -> Plugin:
    result = node.config.pluginmanager.get_plugin("lnverify-claims")
    assert isinstance(result, Plugin)
    return result


# -- what is checked -------------------------------------------------------------------------------------------


def check_claim(test: ClaimTest) -> None:
    """It is proved, or fails as is declared."""
    from lnverify.proofs.verdicts.explanation import explain
    from lnverify.proofs.verdicts.verdict import UNDECIDED

    faults = test.verdict.own_faults()
    if test.verdict.status == UNDECIDED:
        raise Open(explain(test.verdict))
    # That a claim is declared undecided and is proved is what a strict xfail tells.
    if [fault for fault in faults if fault != "declared undecided, but proved"]:
        raise Failure(explain(test.verdict))


def check_near_miss(test: ClaimTest, name: str) -> None:
    """A false variant is rejected."""
    (miss,) = [miss for miss in test.verdict.near_misses if miss.name == name]
    if miss.fault:
        raise Failure(f"{test.id}: {miss.fault}\n  it says: {'; '.join(miss.statement)}")
    if tuple(miss.statement) == _print(test.id):
        raise Failure(f"{test.id}: the near miss {name!r} prints as the claim does: {'; '.join(miss.statement)}")


@lru_cache(maxsize=1)
def _print(id: str) -> tuple[str, ...]:
    from lnverify.proofs.registry import CLAIMS
    from lnverify.proofs.verdicts.verdict import print_claim

    return tuple(print_claim(CLAIMS[id].function))


def check_hypothesis(test: ClaimTest, number: int, text: str) -> None:
    """Without a hypothesis the claim fails."""
    result = test.verdict.necessities
    if result and not result[number].needed:
        raise Failure(f"{test.id}: {text} can be dropped: no point was found at which the claim fails without it")


def check_second_engine(test: ClaimTest) -> None:
    """Exact matrices say nothing else; a skip where they cannot tell."""
    from lnverify.proofs.verdicts.second_proof import Outcome
    from lnverify.proofs.verdicts.verdict import run_second_proof, second_verdict

    for sizes in test.plugin.sizes:
        result = run_second_proof(test.id, sizes)
        outcomes = "; ".join(map(str, result))
        if not second_verdict(test.verdict, result):
            raise Failure(f"{test.id} is {test.verdict.status}, but the second engine says: {outcomes}")
        if any(one.outcome is not Outcome.OPEN for one in result):
            return
    # Where the claim stands, not this line.
    raise pytest.skip.Exception(f"the second engine: {outcomes}", _use_item_location=True)


def check_numbers(test: ClaimTest) -> None:
    """Residuals stay within their bounds; a refuted claim breaks them."""
    from lnverify.numeric.readings.crosscheck import small_rows
    from lnverify.numeric.readings.inputs import SMALL_DIMENSIONS
    from lnverify.numeric.readings.tracked import BALLS, READINGS
    from lnverify.proofs.sources.source import SOURCES
    from lnverify.proofs.verdicts.verdict import REFUTED

    asked = test.plugin
    rows = small_rows(test.claim, asked.readings or (*READINGS, BALLS), asked.largest or max(SMALL_DIMENSIONS))
    exceeded = [row for row in rows if row.exceeds_bound]
    if missing := {row.reading for row in rows} - {row.reading for row in rows if not row.skipped}:
        why = f"no input satisfies the hypotheses in {', '.join(sorted(missing))}"
        if SOURCES[test.claim.source].strict:
            raise Failure(f"{test.id}: {why}")
        if not exceeded:
            pytest.skip(why)
    if test.verdict.status == REFUTED and not exceeded and not test.verdict.is_undefined:
        raise Failure(f"{test.id} is refuted, but no residual exceeds its bound")
    if test.verdict.status != REFUTED and exceeded:
        worst = max(exceeded, key=lambda row: row.worst_ratio)
        raise Failure(
            f"{test.id}: in {worst.reading}, on {worst.worst_input}, the residual {worst.residual:.2g} is above the "
            f"bound {worst.bound:.2g} that rounding cannot exceed"
        )


def check_rocq(test: ClaimTest) -> None:
    """Rocq's kernel accepts the theorem of the claim."""
    from lnverify.rocq.single import check_claim

    answer = check_claim(test.id)
    if not answer.accepted:
        raise Failure(f"{test.id}: Rocq's kernel does not accept it: {answer.complaint}")
