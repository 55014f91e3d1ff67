"""An RMSNorm of one's own, by arrays and by tensors: right ones pass, wrong ones have their cause."""

import numpy as np
import pytest
from typer.testing import CliRunner

from lnverify.commands import app
from lnverify.testing import LayerNormError, check_rms_norm

pytestmark = pytest.mark.integration


def normalized(x, eps):
    return x / np.sqrt((x * x).mean(axis=1, keepdims=True) + x.dtype.type(eps))


def divided(x, number, eps, read=None):
    """Rows by the root of their sum of squares, of some entries, divided by a number."""
    square = (x[:, :read] * x[:, :read]).sum(axis=1, keepdims=True) / x.dtype.type(number)
    return x / np.sqrt(square + x.dtype.type(eps))


def rms(x, gain, eps):
    return normalized(x, eps) * gain


def backward(upstream, x, gain, eps):
    h, p = normalized(x, eps), upstream * gain
    r = 1 / np.sqrt((x * x).mean(axis=1, keepdims=True) + x.dtype.type(eps))
    return r * (p - h * (p * h).mean(axis=1, keepdims=True)), (upstream * h).sum(axis=0)


def by_torch(x, gain, eps):
    torch = pytest.importorskip("torch")
    return torch.nn.functional.rms_norm(x, (x.shape[-1],), gain, eps)


WRONG = {
    "eps stands outside the root": lambda x, gain, eps: (
        x / (np.sqrt((x * x).mean(axis=1, keepdims=True)) + x.dtype.type(eps)) * gain
    ),
    "the gain is missing": lambda x, gain, eps: normalized(x, eps),
    "it divides by the standard deviation: the mean is subtracted in the squares alone": lambda x, gain, eps: (
        x / np.sqrt(x.var(axis=1, keepdims=True) + x.dtype.type(eps)) * gain
    ),
    "the mean is subtracted, as in LayerNorm": lambda x, gain, eps: (
        normalized(x - x.mean(axis=1, keepdims=True), eps) * gain
    ),
    "the mean square is divided by N rounded up to a power of two": lambda x, gain, eps: (
        divided(x, 1 << (x.shape[1] - 1).bit_length(), eps) * gain
    ),
    "the mean square is divided by N rounded up to a power of two of 256 or more": lambda x, gain, eps: (
        divided(x, max(256, 1 << (x.shape[1] - 1).bit_length()), eps) * gain
    ),
    "the mean square is of the entries up to the last multiple of 8, divided by N": lambda x, gain, eps: (
        divided(x, x.shape[1], eps, x.shape[1] // 8 * 8) * gain
    ),
    "the mean square is of the entries up to the last multiple of 8": lambda x, gain, eps: (
        divided(x, x.shape[1] // 8 * 8, eps, x.shape[1] // 8 * 8) * gain
    ),
}


@pytest.mark.parametrize("kernels", [(rms, backward), (rms,), (by_torch,)], ids=["arrays", "forward", "tensors"])
def test_right_kernels_pass(kernels):
    pytest.importorskip("torch")
    assert check_rms_norm(*kernels, tags=["plain", "eps"]).passes


@pytest.mark.parametrize("cause", WRONG)
def test_wrong_kernels_have_their_cause(cause):
    with pytest.raises(LayerNormError) as failure:
        check_rms_norm(WRONG[cause], tags=["plain", "eps"])
    assert failure.value.verdict.cause == f"output: {cause}"


def test_wrong_gradients_are_found():
    with pytest.raises(LayerNormError, match="∂x"):
        check_rms_norm(rms, lambda v, x, gain, eps: (-backward(v, x, gain, eps)[0], backward(v, x, gain, eps)[1]),
                       tags=["plain"])  # fmt: skip


@pytest.mark.integration
@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["own_rms:right"], 0, "own_rms:right, float32, profile practical: passes"),
        (["own_rms:four"], 1, "takes none of the inputs"),
        (["torch"], 1, "forward(x, gain, eps)"),
        (["own_rms:right", "--profile", "stable"], 0, "passes"),
    ],
)
def test_command_line(arguments, code, words, tmp_path, monkeypatch):
    text = """
        import numpy as np
        def right(x, gain, eps):
            return x / np.sqrt((x * x).mean(axis=1, keepdims=True) + x.dtype.type(eps)) * gain
        def four(x, gain, bias, eps):
            return x
    """
    (tmp_path / "own_rms.py").write_text("\n".join(line[8:] for line in text.splitlines()))
    monkeypatch.chdir(tmp_path)
    chosen = ["audit", *arguments, "--norm", "rms", "--format", "float32", "--only", "plain"]
    result = CliRunner().invoke(app, chosen)
    assert result.exit_code == code, result.output
    assert words in " ".join(result.output.split()) + str(result.exception)
