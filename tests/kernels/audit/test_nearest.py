"""The program that a kernel is closest to is named, with what is proved of it and how near the kernel comes."""

import kernels_under_test as kernels
import numpy as np
import pytest

from lnverify.kernels.audit.adapters.callables import as_implementation
from lnverify.kernels.audit.errors.outcome import Outcome
from lnverify.kernels.audit.nearest import Nearest, nearest
from lnverify.numeric.floats.formats import FORMATS
from lnverify.testing import LayerNormError, cases, check_layer_norm

pytestmark = [
    pytest.mark.integration,
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),  # of kernels under test
    pytest.mark.xdist_group("check"),  # one process works out the exact answers to a case once
]

CLOSEST = {
    "NumPy's two passes": (kernels.two_pass, Nearest("two_pass", "numpy", True)),
    "halving": (kernels.algorithm("two-pass, pairwise sums"), Nearest("two_pass", "pairwise", True)),
    "in order": (kernels.algorithm("two-pass"), Nearest("two_pass", "sequential", True)),
    "a quotient at the end": (kernels.in_order, Nearest("two_pass")),
    "Welford": (kernels.welford, Nearest("merged_norm", "sequential")),
    "Welford, one root": (kernels.algorithm("Welford"), Nearest("merged_norm", "sequential", True)),
    "Welford by reciprocals": (kernels.welford_by_reciprocals, Nearest("merged_norm", "sequential", True)),
    "shuffled": (kernels.Shuffled(), Nearest("two_pass")),
    "one pass": (kernels.algorithm("one-pass"), Nearest("one_pass", "sequential", True)),
    "NumPy's one pass": (kernels.one_pass, Nearest("one_pass")),
}


@pytest.mark.parametrize("name", CLOSEST)
def test_the_closest_program_is_found(name):
    kernel, wanted = CLOSEST[name]
    assert nearest(as_implementation(kernel), FORMATS["float32"]) == wanted


@pytest.mark.parametrize("format", ["float16", "bfloat16"])
def test_sixteen_bits_tell_no_order_of_sums(format):
    assert nearest(as_implementation(kernels.in_float32), FORMATS[format]) == Nearest("two_pass")


@pytest.mark.parametrize("format", ["float16", "bfloat16"])
def test_one_pass_in_float32_shows_in_sixteen_bits(format):
    def one_pass(x, gain, bias, eps):
        return kernels.one_pass(*(a.astype(np.float32) for a in (x, gain, bias)), eps).astype(x.dtype)

    assert nearest(as_implementation(one_pass), FORMATS[format]).program == "one_pass"


BOUNDED = [name for name, (_, program) in CLOSEST.items() if program.has_bound]
AT_ONCE = "NumPy's two passes", "Welford", "shuffled"


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.integration] * (name not in AT_ONCE)) for name in BOUNDED]
)
def test_right_kernels_stay_within_the_bound(name):
    kernel, program = CLOSEST[name]
    result = check_layer_norm(kernel, tags=["plain", "offset", "constant", "gain"])
    named = "closest to" if program.order else "within the bound of"
    assert result.closest.startswith(f"{named} {program.words}: proved |ŷ - z| ≤ ")
    assert result.closest.endswith(f"% of it at least ({result.worst_reached.case})")
    assert 0.01 < result.worst_reached.reached < 1
    assert result.to_json()["closest"]["share_of_bound"] == result.worst_reached.reached


def test_the_share_is_of_the_printed_bound():
    """Roundings after the normalized row are no part of it."""
    for name, part in (("gains near eps", 0.0), ("standard normal", 0.5)):
        (case,) = cases("float32", names=[name])
        solution, near = case.solution_of(case.problem), Nearest("two_pass")
        gain = np.abs(case.problem.gain.astype(float))
        seen = Outcome(solution, "output", solution["output"].rounded + part * gain * near.error(solution))
        assert 0.9 * part <= near.share(seen) <= part


def test_one_pass_has_a_witness_instead():
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(kernels.one_pass, only=cases("float32", names=["mean/std = 2^4", "mean/std = 2^12"]))
    assert "no C·u·(1 + κ)·(1 + |z|) bounds its error (lnverify.rounding.one-pass)" in str(error.value)
    assert "in float32 the row (2^13 - 1, 2^13 + 1) with eps = 2^-17 has C = 3.7e+05" in str(error.value)
    assert error.value.verdict.to_json()["closest"]["share_of_bound"] is None
    for word in ("worst: output[", "got ", "wanted ", "ulps", "times the allowed error"):
        assert word in str(error.value)
    assert len(str(error.value)) < 8000
    assert "= as_implementation(one_pass)" in error.value.program
    row = np.array([[2**13 - 1, 2**13 + 1]], dtype=np.float32)
    low, _ = kernels.one_pass(row, np.ones(2, "f4"), np.zeros(2, "f4"), 2.0**-17)[0]
    assert not abs(low + 1) < 100  # -1 would be right


def test_too_few_bits_go_beyond_the_bound():
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(kernels.two_pass, only=cases("bfloat16", names=["standard normal"]))
    beyond = "no known program gives its values; beyond the bound of two passes, sums in any order "
    assert error.value.verdict.closest.startswith(beyond)


def test_a_wrong_formula_has_no_program():
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(kernels.bessel, tags=["plain"])
    assert error.value.verdict.closest == "" and error.value.verdict.to_json()["closest"] is None


def test_a_kernel_that_fails_is_not_acquitted():
    with pytest.raises(LayerNormError) as error:
        check_layer_norm(kernels.Shuffled(), profile="exact", only=cases("float32", names=["standard normal"]))
    assert error.value.verdict.closest == ""


def test_a_case_alone_has_its_share():
    (case,) = cases("float32", names=["zero gains"])
    assert "(zero gains)" in check_layer_norm(kernels.two_pass, only=[case]).closest
