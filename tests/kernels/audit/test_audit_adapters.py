"""Every adapter computes LayerNorm or RMSNorm, forward and backward, through its library."""

import numpy as np
import pytest

from lnverify.kernels.audit.adapters.libraries import LIBRARIES, NotUsableError, load, versions
from lnverify.kernels.audit.calls import run
from lnverify.numeric.floats.formats import FLOAT32, FLOAT64, FORMATS
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.measures import row_errors

SLOW = ("keras", "equinox", "tinygrad", "inductor")  # start processes, compile, interpret


def gentle(format, centred):
    """Normal rows with gains and biases: no implementation has a reason to be far off."""
    generator = np.random.default_rng(9)
    x, gain, bias, upstream = (
        round_array(generator.standard_normal(shape), format) for shape in ((3, 8), 8, 8, (3, 8))
    )
    return Problem(x, gain, bias if centred else 0 * gain, 2.0**-10, upstream, centred)


@pytest.mark.parametrize(
    "library", [pytest.param(name, marks=pytest.mark.slow) if name in SLOW else name for name in LIBRARIES]
)
def test_an_adapter_is_layer_norm(library):
    try:
        implementations = load(library)
    except NotUsableError as reason:
        pytest.skip(str(reason))
    assert implementations
    for implementation in implementations.values():
        for name in set(implementation.formats) & {"float32", "bfloat16"}:
            format = FORMATS[name]
            solution = solve(gentle(format, implementation.centred))
            result = run(implementation, solution.problem).values
            for quantity, values in result.items():
                assert values.dtype == format.dtype, (implementation.name, quantity)
                error = row_errors(values, solution[quantity], format)
                assert np.max(error) < 16, (implementation.name, quantity, name)


def test_every_extra_is_declared_and_in_audit():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    for library in LIBRARIES.values():
        if library.released:
            assert any(library.packages[0] in requirement for requirement in extras[library.extra])
            assert set(extras[library.extra]) <= set(extras["audit"])


def test_adapters_add_no_arithmetic_of_their_own():
    """What our own implementation gives through its adapter is what it gives."""
    import lnverify

    problem = gentle(FLOAT64, True)
    result = run(load("lnverify")["lnverify.layer_norm"], problem).values
    assert (result["output"] == lnverify.layer_norm(problem.x, problem.gain, problem.bias, problem.eps)).all()
    assert set(result) == {"output", "dx", "dgain", "dbias"}


def test_versions_are_those_installed():
    assert versions("lnverify") == {"numpy": np.__version__}
    assert FLOAT32.name in load("lnverify")["lnverify.rms_norm"].formats


def test_compiled_layers_need_a_compiler(monkeypatch):
    pytest.importorskip("torch")
    from lnverify.kernels.audit.adapters import inductor_

    monkeypatch.setattr(inductor_.shutil, "which", lambda name: None)
    load.cache_clear()
    with pytest.raises(NotUsableError, match=r"no C\+\+ compiler is there; g\+\+, .* would be right"):
        load("inductor")
    monkeypatch.setattr(inductor_.shutil, "which", lambda name: name and f"/usr/bin/{name}")
    assert [one.name for one in load("inductor").values()] == [
        "torch.compile of nn.LayerNorm",
        "torch.compile of nn.RMSNorm",
    ]
    load.cache_clear()
