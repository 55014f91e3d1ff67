"""Real gains and known verdicts for the numeric tests."""

import os

# There is a test process for each core: a second thread of BLAS in one would only wait for the others.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from safetensors.numpy import load_file
from verdicts_now import verdicts_now

from lnverify.numeric.data import BUNDLED


@pytest.fixture(scope="session")
def bundled_last_gain():
    """The gain of the last LayerNorm of all-MiniLM-L6-v2, three entries of which are nearly zero."""
    return load_file(BUNDLED)["encoder.layer.5.output.LayerNorm.weight"]


@pytest.fixture(scope="session")
def known():
    """What was decided of every claim, as it ships; a claim that is new is decided here."""
    return verdicts_now()
