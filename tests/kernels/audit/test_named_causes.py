"""Of kernels that people write the kit names what is wrong, where, and at which lengths; right ones pass."""

import kernels_under_test as kernels
import pytest
import wrong_gradients
import wrong_outputs
from kernel_tables import WRONG

from lnverify.testing import LayerNormError, cases, check_layer_norm

pytestmark = [
    pytest.mark.integration,
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),  # of kernels under test
    pytest.mark.xdist_group("check"),  # one process works out the exact answers to a case once
]

LARGE = ("65,601 rows", "100,000 rows")
SMALL = [case for case in cases("float32") if case.name not in LARGE]
"""All cases but the largest, which take seconds."""

NAMED = {
    "no_bias_between": r"the bias is missing \(N between 4,096 and 5,120\)",
    "no_bias_by_five": r"the bias is missing, .*\(N a multiple of 5\)",
    "zeros_masked": "entries that are 0 are left out of the sum for the variance",
    "fixed_eps": "eps is 1e-05, whatever is asked for",
    "larger_of_variance_and_eps": r"max\(variance, eps\) stands for variance \+ eps",
    "scaled_eps": r"eps is multiplied by max\|x\|²",
    "last_rows_unwritten": "rows after the last multiple of 4(, as where nothing is written|: it is 0)",
    "approximate_root": r"1/√\(variance \+ eps\) is approximate: it errs by 2\^-11\.7 or more",
    "first_1024": r"mean and variance are of the first 1,024 entries alone \(N from 1,025 on\)",
}


@pytest.mark.parametrize("name", NAMED)
def test_a_mistake_that_people_make_is_named(name):
    with pytest.raises(LayerNormError, match=NAMED[name]) as error:
        check_layer_norm(getattr(kernels, name), only=SMALL)
    assert len(error.value.program) < 4000


def test_one_call_in_twenty_is_noticed():
    with pytest.raises(
        LayerNormError, match=r"two calls on the same input give different answers \(\d+ of 99 are unlike the first\)"
    ):
        check_layer_norm(kernels.OneInTwenty(), only=SMALL[:1])


def test_sums_over_rows_in_half_are_named():
    with pytest.raises(LayerNormError, match="∂γ: sums over rows are held in float16; ∂β: sums over rows are held in"):
        check_layer_norm(kernels.two_pass, kernels.atomics_in_half, only=SMALL)


TABLES = (wrong_gradients, wrong_outputs)
"""Whose import fills the table."""

NOT_BY_LENGTH = ("eps_at_least_03", "variance_at_least")


@pytest.mark.parametrize("name", NOT_BY_LENGTH)
def test_a_length_that_does_not_decide_is_left_out(name):
    """Rows, their variance or eps decide, and happen to go with N in what is asked."""
    kernel = WRONG[name]
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(kernel.forward, kernel.backward, only=SMALL)
    assert " N " not in error.value.verdict.cause


PAST_65535 = {
    "output": (kernels.zeros_past_65535, None, "the rows after the first 65,536: it is 0"),
    # What row 65,535 adds is less than rounding.
    "dgain": (kernels.two_pass, kernels.dgain_of_65536_rows, "∂γ: .*only the first 65,536 rows count"),
}


@pytest.mark.slow
@pytest.mark.parametrize("quantity", PAST_65535)
def test_faults_past_row_65535_are_named(quantity):
    forward, backward, words = PAST_65535[quantity]
    with pytest.raises(LayerNormError, match=words):
        check_layer_norm(forward, backward, only=cases("float32", names=LARGE[:1]))
