"""Other devices than the processor have rows of their own; the processor under another name stands in for one."""

import numpy as np
import pytest

from lnverify.kernels.audit import cache
from lnverify.kernels.audit.adapters import accelerators, callables
from lnverify.kernels.audit.audit import Result
from lnverify.kernels.audit.cases import Case
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.errors.table import Table
from lnverify.kernels.audit.options import Declared
from lnverify.kernels.audit.page import make
from lnverify.numeric.floats.formats import FLOAT32, FORMATS

DEVICE = {"cpu:0": "a processor under another name"}
PROBLEM = REGIMES["two neighbours"].problem(FLOAT32)
ARRAYS = PROBLEM.x, PROBLEM.gain, PROBLEM.bias, PROBLEM.eps


def test_missing_driver_means_no_gpu(tmp_path, monkeypatch):
    monkeypatch.setattr(accelerators, "DRIVER", tmp_path / "none")
    assert accelerators.gpus() == []


def test_what_is_kept_is_of_the_gpus(tmp_path, monkeypatch):
    (tmp_path / "0000:01:00.0").mkdir()
    (tmp_path / "0000:01:00.0" / "information").write_text("Model: \t\t NVIDIA H100\nIRQ: 12\n")
    before = cache.machine()
    monkeypatch.setattr(accelerators, "DRIVER", tmp_path)
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    assert accelerators.gpus() == ["NVIDIA H100"]
    assert cache.machine() == [*before, "NVIDIA H100"]
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    assert accelerators.gpus() == ["NVIDIA H100", "CUDA_VISIBLE_DEVICES="]


def test_device_search_skips_torch(monkeypatch):
    monkeypatch.delitem(accelerators.sys.modules, "torch", raising=False)
    assert accelerators.devices() == {}
    assert "torch" not in accelerators.sys.modules


@pytest.fixture
def torch(monkeypatch):
    result = pytest.importorskip("torch")
    from lnverify.kernels.audit.adapters import torch_

    for module in (torch_, callables, accelerators):
        monkeypatch.setattr(module, "devices", lambda: DEVICE)
    return result


def test_torch_has_rows_on_the_device(torch):
    from lnverify.kernels.audit.adapters.torch_ import implementations

    rows = {one.name: one for one in implementations() if "autocast" not in one.name}
    assert list(rows) == [f"torch.nn.{kind}{where}" for where in ("", " on cpu:0") for kind in ("LayerNorm", "RMSNorm")]
    here, there = rows["torch.nn.LayerNorm"], rows["torch.nn.LayerNorm on cpu:0"]
    for one, other in zip(
        (here.forward(*ARRAYS), *here.backward(PROBLEM.upstream, *ARRAYS)),
        (there.forward(*ARRAYS), *there.backward(PROBLEM.upstream, *ARRAYS)),
        strict=True,
    ):
        assert np.array_equal(one, other)


def plain(x, gain, bias, eps):
    d = x - x.mean(-1, keepdim=True)
    return d * ((d * d).mean(-1, keepdim=True) + eps).rsqrt() * gain + bias


def test_tensor_kernel_has_device_row(torch):
    rows = callables.everywhere(plain, None, "mine:plain")
    assert list(rows) == ["mine:plain", "mine:plain on cpu:0"]
    assert (rows["mine:plain"].forward(*ARRAYS) == rows["mine:plain on cpu:0"].forward(*ARRAYS)).all()
    assert rows["mine:plain on cpu:0"].backward is not None


def test_a_kernel_without_bias_has_a_device_row(torch):
    def without_bias(x, gain, eps):
        return plain(x, gain, 0, eps)

    rows = callables.everywhere(without_bias, None, "mine:f", Declared(bias=False))
    assert list(rows) == ["mine:f", "mine:f on cpu:0"]


def test_device_kernel_has_one_row(torch, monkeypatch):
    monkeypatch.setattr(callables, "_takes_tensors", lambda kernel, device, *given: device != "cpu")
    assert list(callables.everywhere(plain, None, "mine:plain")) == ["mine:plain on cpu:0"]


def test_a_kernel_of_arrays_has_one_row(torch):
    assert list(callables.everywhere(lambda x, gain, bias, eps: x * gain, None, "mine:f")) == ["mine:f"]


def test_a_module_stays_where_it_is(torch):
    assert list(callables.everywhere(torch.nn.LayerNorm(4), None, "mine:layer")) == ["mine:layer"]


def test_the_page_names_the_device(torch, monkeypatch):
    """Only where a row is of it."""
    from lnverify.kernels.audit.adapters import libraries, torch_
    from lnverify.kernels.audit.errors.measure import measure

    rows = {one.name: one for one in torch_.implementations()}
    monkeypatch.setattr(libraries, "load", lambda library: rows)

    def devices(name):
        entries = measure("torch", rows[name], Case(REGIMES["N = 64"], FORMATS["float32"], affine=False))
        result = Result({("torch", "N = 64", "float32"): Table(tuple(entries))}, {})
        return make.collect(result, [], [])["devices"]

    assert devices("torch.nn.LayerNorm on cpu:0") == DEVICE
    assert devices("torch.nn.LayerNorm") == {}
