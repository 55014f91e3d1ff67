"""What tests of numbers share: exact numbers as mpmath's, and what is refused."""

import re

import pytest
from mpmath import mp, mpf


def real(x):
    """Σ c √d of the number's parts, at mpmath's present precision."""
    return mp.fsum(mpf(int(c.p)) / int(c.q) * mp.sqrt(d) for d, c in x.parts.items())


def pytest_generate_tests(metafunc):
    if "refusal" in metafunc.fixturenames:
        table = metafunc.module.REFUSED
        metafunc.parametrize("refusal", table.values(), ids=table)


def test_it_is_refused(refusal):
    """Of each row of REFUSED in the module that imports this: what is computed, the error, and all that it says."""
    compute, error, message = refusal
    with pytest.raises(error, match=f"^{re.escape(message)}$"):
        compute()
