"""The geometry of checkpoints: its numbers against the definitions, its pages, its command."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import checkpoint_files as files
import numpy as np
import pytest
import shell

from lnverify.commands import main
from lnverify.numeric.axes import principal_axes
from lnverify.numeric.checkpoints.norms import Norm
from lnverify.numeric.data import BUNDLED
from lnverify.numeric.geometry import analyse, analyse_norm
from lnverify.numeric.geometry.models import model_name
from lnverify.numeric.geometry.page import contents, facts
from lnverify.numeric.publishing.provenance import ROOT

pytestmark = pytest.mark.integration

REPORTS = ROOT / "reports"
LAYER = Norm("ln", "LayerNorm", "ln.weight", "ln.bias", 0.0, "it has a bias")
RMS = Norm("norm", "RMSNorm", "norm.weight", None, 1.0, "no bias; gain 1 + w")


def test_numbers_of_a_layer_norm():
    gain = np.array([2.0, 2.5, 4.0, 1e-5, -3.0, 1e-5])
    result, lengths = analyse_norm(LAYER, gain), principal_axes(gain).semi_axes
    assert (result.N, result.dead, result.near_dead, result.axes) == (6, 0, 2, 5)
    assert (result.least_gain, result.median_gain, result.greatest_gain) == (1e-5, 2.25, 4.0)
    assert (result.shortest, result.longest) == (lengths[0], lengths[-1])
    squares = lengths**2
    assert result.effective_dimension == pytest.approx(squares.sum() ** 2 / (squares**2).sum())


def test_a_ball_has_its_full_dimension():
    assert analyse_norm(LAYER, np.ones(9)).effective_dimension == pytest.approx(8)


def test_one_plus_w_of_an_rms_norm():
    result = analyse_norm(RMS, np.array([0.0, 1.0, -1.0]))
    assert (result.longest, result.shortest) == pytest.approx((2 * np.sqrt(3), np.sqrt(3)))
    assert (result.dead, result.axes) == (1, 2)


def test_nothing_left():
    result = analyse_norm(LAYER, np.zeros(3))
    assert (result.axes, result.longest, result.effective_dimension) == (0, None, 0)
    assert analyse_norm(LAYER, np.ones(1)).axes == 0


@pytest.fixture(scope="session")
def bundled():
    """All of the bundled model, analysed once."""
    return analyse(BUNDLED)


def test_the_bundled_model(bundled):
    model = bundled
    assert (model.model, len(model.norms)) == ("all-MiniLM-L6-v2", 13)
    assert {norm.norm.kind for norm in model.norms} == {"LayerNorm"}
    last = model.norms[-1]
    assert (last.norm.name, last.near_dead) == ("encoder.layer.5.output.LayerNorm", 3)


def test_progress_names_every_norm():
    told = []
    analyse(BUNDLED, ["*layer.5*LayerNorm.weight"], progress=lambda *step: told.append(step))
    assert told == [
        ("encoder.layer.5.attention.output.LayerNorm", 0, 2),
        ("encoder.layer.5.output.LayerNorm", 1, 2),
    ]


@pytest.mark.parametrize(
    "path, name",
    [
        ("x/bert.safetensors", "bert"),
        ("x/model.safetensors", "x"),
        ("x/y/model.safetensors.index.json", "y"),
        ("x/odd name!.safetensors", "odd-name"),
    ],
)
def test_names_of_models(path, name):
    assert model_name(Path("/models") / path) == name


def test_page_agrees_with_json(bundled):
    told = facts(bundled)
    assert json.loads(json.dumps(told, allow_nan=False))["norms"][-1]["N"] == 384
    page = str(contents(bundled)["geometry-all-MiniLM-L6-v2.md"])
    rows = [line for line in page.splitlines() if re.match(r"\| \d+ \| `", line)]
    assert len(rows) == len(told["norms"]) == 13
    for row, norm in zip(rows, told["norms"], strict=True):
        assert norm["norm"]["name"] in row
        assert f"{norm['longest']:.4g}" in row


def run(monkeypatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.argv", ["lnverify", "geometry", *arguments])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 0


def test_command_prints_table_writes_page(tmp_path, monkeypatch, capsys):
    run(monkeypatch, "--name", "*layer.5*", "--out", str(tmp_path))
    told = capsys.readouterr().out
    assert "layer.5.output.LayerNorm" in told
    assert "2 LayerNorms" in told
    assert (tmp_path / "geometry-all-MiniLM-L6-v2.md").exists()


def test_command_prints_json_alone(tmp_path, monkeypatch, capsys):
    path = tmp_path / "small.safetensors"
    path.write_bytes(files.safetensors(files.small_model()))
    (tmp_path / "config.json").write_text('{"model_type": "gpt2"}')
    run(monkeypatch, str(path), "--name", "ln_f*", "--kind", "rmsnorm", "--json", "--out", str(tmp_path))
    (told,) = json.loads(capsys.readouterr().out)["models"]
    assert [norm["norm"]["kind"] for norm in told["norms"]] == ["RMSNorm"]
    assert len(told["norms"][0]["semi_axes"]) == 6
    assert told["architecture"] == "gpt2"


def test_coordinates_that_are_off_are_named(tmp_path, monkeypatch, capsys):
    gain = np.ones(12, np.float32)
    gain[[2, 3, 4, 9]] = 0
    gain[7] = 2.0**-12
    path = tmp_path / "off.safetensors"
    path.write_bytes(files.safetensors({"a.ln.weight": gain}))
    run(monkeypatch, str(path), "--out", str(tmp_path))
    (norm,) = json.loads((tmp_path / "geometry-off.json").read_text())["norms"]
    assert (norm["dead_at"], norm["near_dead_at"]) == ([2, 3, 4, 9], [7])
    assert "dead 2–4, 9; near-dead 7" in (tmp_path / "geometry-off.md").read_text()


def test_a_name_that_is_not_utf8(tmp_path, monkeypatch, capsys):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.safetensors"))
    path.write_bytes(files.safetensors({"a.ln.weight": np.ones(4)}))
    run(monkeypatch, str(path), "--out", str(tmp_path / "out"))
    written = sorted(each.name for each in (tmp_path / "out").iterdir())
    assert written == ["geometry-caf-axes.svg", "geometry-caf.json", "geometry-caf.md"]
    assert r"caf\udce9.safetensors" in (tmp_path / "out" / "geometry-caf.md").read_text()


def test_non_utf8_filename_gives_one_line(tmp_path):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.safetensors"))
    path.write_bytes(b"PK damaged")
    for start, encoding in ((shell.run_apart, "utf-8"), (shell.run, "ascii")):
        done = start("geometry", str(path), "--out", str(tmp_path / "out"), encoding=encoding)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
        assert r"caf\udce9.safetensors" in done.stderr
    assert not (tmp_path / "out").exists()


def test_odd_names_are_shown_as_they_are(tmp_path, monkeypatch, capsys):
    path = tmp_path / "odd.safetensors"
    path.write_bytes(files.safetensors({"[/red]$\\x$|`层.ln.weight": np.ones(4), "plain.rms_norm.weight": np.ones(5)}))
    run(monkeypatch, str(path), "--out", str(tmp_path))
    told = capsys.readouterr()
    assert told.err == ""
    assert "[.red]$\\x$|`层.ln" in told.out
    page = (tmp_path / "geometry-odd.md").read_text()
    assert r"`[/red]$\x$\|'层.ln`" in page


def test_duplicate_names_are_rejected(tmp_path, monkeypatch, capsys):
    paths = [tmp_path / "same.safetensors", tmp_path / "other" / "same.safetensors"]
    paths[1].parent.mkdir()
    for path in paths:
        path.write_bytes(files.safetensors(files.small_model()))
    monkeypatch.setattr("sys.argv", ["lnverify", "geometry", *map(str, paths), "--out", str(tmp_path / "out")])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    assert "one at a time" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def large_checkpoint(path: Path) -> None:
    """65 LayerNorms of 4096 and one of 12288, beside 6 GB of matrices, which are holes in the file."""
    rng = np.random.default_rng(0)
    vectors = {}
    for index in range(65):
        vectors[f"h.{index}.ln.weight"] = (1 + 0.2 * rng.standard_normal(4096)).astype(np.float32)
        vectors[f"h.{index}.ln.bias"] = rng.standard_normal(4096).astype(np.float32)
    vectors["ln_f.weight"] = (1 + 0.2 * rng.standard_normal(12288)).astype(np.float32)
    header, place = {}, 0
    for name, value in vectors.items():
        header[name] = {
            "dtype": "F32",
            "shape": list(value.shape),
            "data_offsets": [place, place + value.nbytes],
        }
        place += value.nbytes
    content = b"".join(value.tobytes() for value in vectors.values())
    for index in range(12):
        end = place + 2**29
        header[f"h.{index}.mlp.weight"] = {
            "dtype": "BF16",
            "shape": [2**16, 2**12],
            "data_offsets": [place, end],
        }
        place = end
    start = files.raw_safetensors(header)
    with path.open("wb") as file:
        file.write(start + content)
        file.truncate(len(start) + place)


# VmHWM, not ru_maxrss: the latter starts from what the process that started this one had.
MEASURED = """
import sys
from lnverify.commands import main
sys.argv = ["lnverify", "geometry", {path!r}, "--out", {out!r}]
try:
    main()
except SystemExit as stop:
    print("code", stop.code)
(peak,) = [line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")]
print("peak", int(peak) // 1024)
"""


@pytest.mark.slow
def test_large_checkpoint_fits_time_and_memory(tmp_path):
    path = tmp_path / "large.safetensors"
    large_checkpoint(path)
    start = time.monotonic()
    script = MEASURED.format(path=str(path), out=str(tmp_path / "out"))
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert "code 0" in told
    assert "66 LayerNorms" in told
    assert time.monotonic() - start < 120
    assert int(told.rsplit("peak", 1)[1]) < 500
