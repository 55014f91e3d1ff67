"""Test a LayerNorm kernel against exact answers.

    from lnverify.kernels.audit import cases
    from lnverify.kernels.audit.check import check_layer_norm

    def test_my_kernel():
        check_layer_norm(my_layer_norm, my_backward, format="float32", profile="practical")

    @pytest.mark.parametrize("case", cases("float32", ["offset"]), ids=str)
    def test_offsets(case):
        check_layer_norm(my_layer_norm, only=[case])

A kernel is a function of (x, gain, bias, eps), of NumPy arrays or of torch tensors, or a torch module. `PROFILES` says
what may be asked of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any
from unittest import SkipTest

from lnverify.kernels.audit.adapters.callables import as_implementation, with_limit
from lnverify.kernels.audit.cases import Case, cases
from lnverify.kernels.audit.errors.profiles import PROFILES
from lnverify.kernels.audit.options import CALL_TIMEOUT, declare
from lnverify.kernels.audit.program import of_verdict
from lnverify.kernels.audit.verdict import Verdict, examine
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.proofs.errors import choose

LONG = 4000
"""Programs of more characters are not printed in messages."""


class LayerNormError(AssertionError):
    """A kernel that fails; `verdict` has the facts, `program` reproduces the fault."""

    def __init__(self, verdict: Verdict, program: str) -> None:
        super().__init__(_text(verdict, program))
        self.verdict, self.program = verdict, program


def check_layer_norm(
    kernel: Any,
    backward: Callable[..., Any] | None = None,
    format: str = "float32",
    profile: str = "practical",
    *,
    tags: Collection[str] | None = None,
    only: Sequence[Case] = (),
    device: str = "cpu",
    call_timeout: float = CALL_TIMEOUT,
    norm: str = "",
    gain: bool = True,
    bias: bool = True,
    eps: float | None = None,
    parameters: str = "",
) -> Verdict:
    """See that a kernel keeps a profile on every case.

    Args:
        kernel: forward(x, gain, bias, eps) of arrays of shapes (rows, N), (N,), (N,) in one format, or of torch
            tensors; or a torch module with weight, bias and eps.
        backward: backward(upstream, x, gain, bias, eps) to (dx, dgain, dbias). Of tensors autograd gives them.
        format: float64, float32, float16 or bfloat16.
        profile: exact, stable or practical; `PROFILES` has their meaning.
        tags: only these groups of cases.
        only: only these cases; `format` and `tags` say nothing then.
        device: where torch functions get their tensors; a module says that itself.
        call_timeout: the most seconds that one call of the kernel may take, its compilation included.
        norm: what the kernel is beside LayerNorm: rms, forward(x, gain, eps) with backward(upstream, x, gain, eps) to
            (dx, dgain); residual or rms-residual, which are given a residual after x and normalize the sum;
            their backward may give dresidual after dx.
        gain, bias: whether the kernel has them; what it has not it is not given.
        eps: the kernel's own, where it has one; it is given it if it takes it.
        parameters: the format of gain, bias and their gradients, such as float32 beside 16-bit rows; by default that
            of x.

    Returns:
        The verdict, which passes.

    Raises:
        LayerNormError: an AssertionError that says whether the formula or its rounding is wrong, with the worst input,
            what came and what is right, in ulps, the cause, and a program that shows it.
        InputError: for names that there are not, and kernels that cannot be called.
        SkipTest: where cases are named of which the profile asks nothing; pytest and unittest skip the test.
    """
    declared = declare(norm, gain, bias, eps, parameters)
    implementation = with_limit(as_implementation(kernel, backward, device=device, declared=declared), call_timeout)
    chosen = list(only) or cases(format, tags, centred=implementation.centred, declared=declared)
    result = examine(implementation, chosen, choose("profile", profile, PROFILES))
    if only and not result.asked:
        raise SkipTest(result.line)
    if not result.passes:
        raise LayerNormError(result, of_verdict(implementation, result, origin(kernel, backward)))
    return result


def check_rms_norm(
    kernel: Any, backward: Callable[..., Any] | None = None, format: str = "float32", profile: str = "practical",
    **options: Any,
) -> Verdict:  # fmt: skip
    """See that an RMSNorm keeps a profile on every case: `check_layer_norm` without mean and bias.

    Args:
        kernel: forward(x, gain, eps) of arrays of shapes (rows, N), (N,) in one format, or of torch tensors; or a torch
            module with weight and eps.
        backward: backward(upstream, x, gain, eps) to (dx, dgain). Of tensors autograd gives them.
        format, profile, options: as of `check_layer_norm`.

    Raises:
        LayerNormError, InputError, SkipTest: as `check_layer_norm` does.
    """
    return check_layer_norm(kernel, backward, format, profile, **{"norm": "rms"} | options)


def origin(kernel: Any, backward: Callable[..., Any] | None) -> str:
    """module:forward or module:forward,backward of functions that can be imported; empty for any others."""
    module, name = getattr(kernel, "__module__", ""), getattr(kernel, "__qualname__", "")
    if not module or module == "__main__" or not name.isidentifier():
        return ""
    return f"{module}:{name}" + (f",{backward.__name__}" if backward else "")


def _text(verdict: Verdict, program: str) -> str:
    lines = [verdict.line, *filter(None, [verdict.closest])]
    failing = [one for one in verdict.figures if not one.passes and not one.refused]
    if failing:
        worst = max(failing, key=lambda one: one.ratio or 0.0)
        where = f"{SYMBOLS[worst.quantity]}{list(worst.index)} of {str(worst.case)!r}"
        part = f"{worst.ratio:.3g} times the allowed error"
        lines.append(f"worst: {where}: got {worst.got!r}, wanted {worst.wanted!r}, {worst.ulp_error:.3g} ulps, {part}")
    for tag, marks in verdict.marks.items():
        cells = [f"{SYMBOLS[quantity]} {mark}" for quantity, mark in marks.items() if not mark.startswith("–")]
        if cells:
            lines.append(f"  {tag}: {'; '.join(cells)}")
    if len(program) > LONG:
        lines.append(f"the program that reproduces it has {len(program):,} characters: the attribute program has it")
    elif program:
        lines += ["reproduce with:", program]
    return "\n".join(lines)
