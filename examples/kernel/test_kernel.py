"""The kernel is held to a profile; what the profile asks of two passes is a theorem."""

import subprocess
import sys

import pytest
from kernel import layer_norm

from lnverify.testing import LayerNormError, assert_proved, check_layer_norm


def test_the_kernel_is_stable():
    """Each entry errs by what is proved of two passes at most, wherever no square overflows or underflows."""
    check_layer_norm(layer_norm, format="float32", profile="stable")


def test_without_a_mean_it_is_told():
    """A kernel that forgets to centre is told to be wrong, and how."""

    def forgets(x, gain, bias, eps):
        return layer_norm(x + 1, gain, bias, eps) + x * 0 + 1

    with pytest.raises(LayerNormError):
        check_layer_norm(forgets, format="float32", profile="practical")


def test_what_it_computes_is_what_the_paper_states():
    assert_proved("riechers.eq6")


def test_the_theorem_on_its_rounding_is_proved():
    """What `stable` asks, two passes keep, for every N and order of the sums: the theorem that README.md cites."""
    command = [sys.executable, "-m", "lnverify", "cite", "lnverify.rounding.profile", "--style", "markdown"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.stdout.startswith("**Proved**"), done.stderr
