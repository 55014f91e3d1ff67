"""What holds for all tests."""

import gc
import os
from hashlib import sha256
from inspect import signature

# There is a test process for each core: a second thread of BLAS in one would only wait for the others.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from safetensors.numpy import load_file

from lnverify.numeric.data import BUNDLED
from lnverify.proofs.verdicts.garbage import SELDOM


@pytest.fixture(scope="session")
def bundled_last_gain():
    """The gain of the last LayerNorm of all-MiniLM-L6-v2, three entries of which are nearly zero."""
    return load_file(BUNDLED)["encoder.layer.5.output.LayerNorm.weight"]


@pytest.fixture(scope="session")
def known():
    """What was decided of every claim, as it ships; a claim that is new is decided here."""
    from verdicts_now import verdicts_now  # with all claims: what hands out the tests does without

    return verdicts_now()


def pytest_generate_tests(metafunc):
    """`@pytest.mark.each(TABLE)`: a test of each row, by its name; its first parameters are the parts of the row."""
    for mark in metafunc.definition.iter_markers("each"):
        (table,), slow = mark.args, mark.kwargs.get("slow", ())
        rows = {name: row if isinstance(row, tuple) else (row,) for name, row in table.items()}
        names = [*signature(metafunc.function).parameters][: len(next(iter(rows.values())))]
        marks = {name: [pytest.mark.slow] * (name in slow) for name in rows}
        metafunc.parametrize(names, [pytest.param(*row, id=name, marks=marks[name]) for name, row in rows.items()])


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """What is collected stays: the collector of garbage need not look at thousands of tests again and again.

    Nor at what they make, but seldom: a test makes no circles that fill the memory.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.enable()


def pytest_collection_modifyitems(config, items):
    """Where SHARES is set, of the slow tests only those of number SHARE run: so many commits together run all."""
    if shares := int(os.environ.get("SHARES", 0)):
        number = int(os.environ["SHARE"])
        chosen = [item for item in items if not item.get_closest_marker("slow") or _share(item, shares) == number]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
        items[:] = chosen


def _share(item, shares):
    return int(sha256(item.nodeid.encode()).hexdigest(), 16) % shares


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """By default a process runs whole files: to hand out a test takes longer than to run most of them.

    The claims, small groups that come last, let all processes end together.
    """
    from xdist.scheduler import LoadGroupScheduling

    class ByFile(LoadGroupScheduling):
        def _split_scope(self, nodeid):
            group = super()._split_scope(nodeid)
            return group if group != nodeid else nodeid.split("::")[0]

    return ByFile(config, log) if config.option.markexpr in config.getini("addopts") else None
