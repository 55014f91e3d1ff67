"""The kernel is held to a profile; what the profile asks of two passes is a theorem."""

import subprocess
import sys

import pytest
from formula import backward
from formula import layer_norm as formula
from kernel import layer_norm

from lnverify import definitions
from lnverify.testing import LayerNormError, assert_proved, check_layer_norm, prove_equal, prove_gradient

ROWS = {"x": "rows N", "gain": "N", "bias": "N", "eps": ""}


def test_the_formula_is_proved_for_every_shape():
    prove_equal(formula, definitions.layer_norm, **ROWS)
    prove_gradient(formula, backward, **ROWS)


def test_the_kernel_is_stable():
    """Each entry errs by what is proved of two passes at most, wherever no square overflows or underflows."""
    check_layer_norm(layer_norm, format="float32", profile="stable")


def test_a_kernel_with_another_eps_fails():
    """The message says that its formula is wrong."""

    def with_another_eps(x, gain, bias, eps):
        return layer_norm(x, gain, bias, 2 * eps)

    with pytest.raises(LayerNormError, match="formula"):
        check_layer_norm(with_another_eps, format="float32", profile="practical")


def test_what_it_computes_is_what_the_paper_states():
    assert_proved("riechers.eq6")


def test_the_theorem_on_its_rounding_is_proved():
    """What `stable` asks, two passes keep, for every N and order of the sums: the theorem that README.md cites."""
    command = [sys.executable, "-m", "lnverify", "cite", "lnverify.rounding.profile.constant", "--style", "markdown"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.stdout.startswith("**Proved**"), done.stderr
