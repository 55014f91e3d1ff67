"""Kernels that people write: right ones pass, hardly any wrong one does, and a cause that is named is the right one."""

import re

import pytest
import right_kernels
import wrong_gradients
import wrong_outputs
from kernel_tables import PASSES, RIGHT, UNNAMED, WRONG

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.causes.cause import UNKNOWN
from lnverify.kernels.audit.causes.formula import NONE
from lnverify.kernels.audit.errors.profiles import PROFILES
from lnverify.kernels.audit.verdict import examine
from lnverify.testing import cases

pytestmark = [
    pytest.mark.integration,
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),  # of kernels under test
    pytest.mark.xdist_group("check"),  # one process works out the exact answers to a case once
]

MODULES = (right_kernels, wrong_outputs, wrong_gradients)
"""Whose import fills the tables."""

LARGE = ("65,601 rows", "100,000 rows")
"""The cases that take seconds."""

AT_ONCE = {
    "welford_rows",
    "half_storage",
    "annotated_transformer",
    "bias_lost_in_tail8",
    "no_h",
    "h_once",
    "swallows_nan",
}
"""The kernels of which all but the slow tests consist."""

MOST_MISSED, LEAST_NAMED = 1 / 20, 0.6
"""How many of the wrong kernels may pass, and what part of those that are caught must have their cause."""


def verdict(name, kernel, format):
    implementation = Implementation(name, kernel.forward, kernel.backward, centred=kernel.centred, limit=60.0)
    chosen = cases(format, centred=kernel.centred)
    kept = [case for case in chosen if kernel.many_rows or case.name not in LARGE]
    return examine(implementation, kept, PROFILES["practical"])


def each(table):
    """A test for each kernel and format, nearly all of them slow."""
    return [
        pytest.param(name, format, marks=[] if name in AT_ONCE else [pytest.mark.slow], id=f"{name}-{format}")
        for name, kernel in table.items()
        for format in kernel.formats
    ]


@pytest.mark.parametrize(("name", "format"), each(RIGHT))
def test_right_kernels_are_practical(name, format):
    result = verdict(name, RIGHT[name], format)
    assert result.passes, result.line


@pytest.mark.parametrize(("name", "format"), each(WRONG))
def test_wrong_kernels_have_their_cause(name, format):
    kernel, result = WRONG[name], verdict(name, WRONG[name], format)
    assert result.passes == (kernel.cause == PASSES), result.line
    if kernel.cause == UNNAMED:
        assert NONE in result.cause or UNKNOWN in result.cause, result.line
    elif kernel.cause != PASSES:
        assert re.search(kernel.cause, result.cause), result.line


def test_hardly_any_wrong_kernel_passes():
    passing = [name for name, kernel in WRONG.items() if kernel.cause == PASSES]
    named = [name for name, kernel in WRONG.items() if kernel.cause not in (PASSES, UNNAMED)]
    assert len(passing) <= MOST_MISSED * len(WRONG)
    assert len(named) >= LEAST_NAMED * (len(WRONG) - len(passing))
