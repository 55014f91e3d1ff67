"""Failures as the audit measures them, and evidence of them."""

from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.kernels.audit.findings import Evidence


def failure(library="mine", implementation="mine", quantity="output", regime="mean/std = 2^16", format="float32"):
    """A measurement, of which only the place matters."""
    return Measurement(library, implementation, regime, format, quantity)


def of_tag(tag):
    """The first regime of a tag."""
    return next(name for name, regime in REGIMES.items() if regime.tag == tag)


def evidence(failure, causes=(), **facts):
    """Evidence on one entry."""
    plain = {"ordinary": False, "N": 2, "rows": 1, "eps": 1e-5, "plain": True, "input": [["1.0"]], "upstream": None}
    answers = {"got": ["2.0"], "exact": ["1.0"], "at": 0, "refuted": [], "program": "print(1)"}
    return Evidence(failure, causes=list(causes), **plain | answers | facts)
