"""What sources say of PyTorch’s LayerNorm, read off a layer, where torch is installed."""

import pytest

torch = pytest.importorskip("torch")


@pytest.fixture
def layer():
    return torch.nn.LayerNorm(10)


def test_defaults(layer):
    """Riechers, Sec. I below Eq. (3) and Fig. 2: gain 1, bias 0, and ε = 10⁻⁵."""
    assert layer.weight.tolist() == [1] * 10
    assert layer.bias.tolist() == [0] * 10
    assert layer.eps == 1e-5


def test_shapes(layer):
    """The walkthrough, weight dissection, and the cheat sheet: what is normalized is the last axis."""
    assert layer.weight.shape == layer.bias.shape == (10,)
    assert layer(torch.zeros(20, 5, 10)).shape == (20, 5, 10)
