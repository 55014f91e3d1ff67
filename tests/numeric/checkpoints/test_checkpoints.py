"""Checkpoints: a file gives its gains, families are known, hostile files are refused."""

import json
import os
import pickle
import resource
import struct
import time
from pathlib import Path

import checkpoint_files as files
import ml_dtypes
import numpy as np
import pytest

from lnverify.commands import main
from lnverify.numeric.checkpoints import Checkpoint, Tensor, find_norms, load_vector, model_file, open_checkpoint
from lnverify.numeric.geometry import analyse
from lnverify.proofs.errors import InputError

MODEL = files.small_model()


def read(path: Path) -> dict[str, np.ndarray]:
    checkpoint = open_checkpoint(path)
    return {norm.gain: load_vector(path, norm.gain, checkpoint.tensors[norm.gain]) for norm in find_norms(checkpoint)}


def same_gains(found: dict[str, np.ndarray]) -> None:
    assert list(found) == ["h.0.attn_norm.weight", "h.0.ln_1.weight", "ln_f.weight"]
    for name, value in found.items():
        assert value.dtype == MODEL[name].dtype
        assert np.array_equal(value, MODEL[name])


def test_a_file_gives_its_gains(tmp_path):
    path = tmp_path / "small.safetensors"
    path.write_bytes(files.safetensors(MODEL))
    same_gains(read(path))


def test_bfloat16_is_taken_exactly(tmp_path):
    path = tmp_path / "small.safetensors"
    values = np.linspace(-3, 3, 9).astype(ml_dtypes.bfloat16)
    path.write_bytes(
        files.raw_safetensors(
            {"norm.weight": {"dtype": "BF16", "shape": [9], "data_offsets": [0, 18]}}, values.tobytes()
        )
    )
    assert np.array_equal(read(path)["norm.weight"].astype(float), values.astype(float))


def test_shards(tmp_path):
    first = {name: value for name, value in MODEL.items() if name.startswith("h.")}
    last = {name: value for name, value in MODEL.items() if not name.startswith("h.")}
    (tmp_path / "a.safetensors").write_bytes(files.safetensors(first))
    (tmp_path / "b.safetensors").write_bytes(files.safetensors(last))
    table = dict.fromkeys(first, "a.safetensors") | dict.fromkeys(last, "b.safetensors")
    index = tmp_path / "model.safetensors.index.json"
    index.write_text(json.dumps({"metadata": {}, "weight_map": table}))
    same_gains(read(index))


def named(*names: str, architecture: str | None = None, size: int = 4) -> Checkpoint:
    tensors = {name: Tensor((size,), "F32", lambda: np.ones(size)) for name in names}
    return Checkpoint(Path("model.safetensors"), "safetensors", tensors, architecture)


def with_bias(*names: str) -> list[str]:
    return [*names, *(name.replace("weight", "bias").replace("gamma", "beta") for name in names)]


def layer(*names, stated=None):
    return names, stated, "LayerNorm", 0


def rms(*names, stated=None, offset=0):
    return names, stated, "RMSNorm", offset


LLAMA = "model.layers.0.input_layernorm.weight", "model.norm.weight"
# By family: the names of tensors, what config.json states, the kind of its norms, what is added to the gains.
FAMILIES = {
    "GPT-2": layer(*with_bias("h.0.ln_1.weight", "h.0.ln_2.weight", "ln_f.weight")),
    "BERT": layer(*with_bias("bert.encoder.layer.0.output.LayerNorm.weight")),
    "BERT, old": layer(*with_bias("bert.encoder.layer.0.output.LayerNorm.gamma")),
    "ViT": layer(*with_bias("vit.layers.0.layernorm_before.weight", "vit.layernorm.weight")),
    "ViT, Flax": layer(*(f"Transformer/encoderblock_0/LayerNorm_0/{part}" for part in ("scale", "bias"))),
    "ViT, timm": layer(*with_bias("blocks.0.norm1.weight", "norm.weight")),
    "Whisper": layer(*with_bias("decoder.layers.0.encoder_attn_layer_norm.weight", "decoder.layer_norm.weight")),
    "CLIP": layer(*with_bias("visual.ln_pre.weight", "visual.ln_post.weight", "ln_final.weight")),
    "GPT-NeoX": layer(*with_bias("gpt_neox.layers.0.input_layernorm.weight")),
    "ModernBERT": layer("embeddings.norm.weight", "layers.1.attn_norm.weight", "final_norm.weight"),
    "nanoGPT without biases": layer("transformer.h.0.ln_1.weight", "transformer.ln_f.weight"),
    "Cohere, stated": layer("model.layers.0.input_layernorm.weight", stated="cohere"),
    "T5": rms("encoder.block.0.layer.0.layer_norm.weight", "encoder.final_layer_norm.weight"),
    "Llama": rms(*LLAMA, "model.layers.0.post_attention_layernorm.weight"),
    "Mistral, its own": rms("layers.0.attention_norm.weight", "layers.0.ffn_norm.weight", "norm.weight"),
    "Qwen3": rms("model.layers.0.self_attn.q_norm.weight", "model.norm.weight", stated="qwen3"),
    "Gemma, stated": rms(*LLAMA, stated="gemma", offset=1),
    "Gemma 2, by names": rms(*LLAMA, "model.layers.0.pre_feedforward_layernorm.weight", offset=1),
}


@pytest.mark.each(FAMILIES)
def test_families_by_their_names(names, architecture, kind, offset):
    norms = find_norms(named(*names, architecture=architecture))
    gains = [name for name in names if not name.endswith(("bias", "beta"))]
    assert sorted(norm.gain for norm in norms) == sorted(gains)
    assert {norm.kind for norm in norms} == {kind}
    assert {norm.offset for norm in norms} == {offset}
    assert all((norm.bias is not None) == (len(gains) < len(names)) for norm in norms)
    assert all(norm.reason for norm in norms)


def test_other_norms_are_not_taken():
    names = [
        "bn1.weight",
        "bn1.running_mean",
        "down.norm1.weight",
        "down.norm1.running_mean",
        "group_norm.weight",
    ]
    with pytest.raises(InputError, match="no LayerNorm or RMSNorm"):
        find_norms(named(*names, "mlp.weight"))


def test_order_is_that_of_the_model():
    names = ["decoder.layers.0.ln.weight", "encoder.ln_f.weight", "encoder.layers.10.ln.weight"]
    names += ["encoder.layers.2.ln.weight", "encoder.embeddings.ln.weight"]
    assert [norm.gain for norm in find_norms(named(*names))] == [
        names[4],
        names[3],
        names[2],
        names[1],
        names[0],
    ]


def test_named_tensors():
    checkpoint = named("strange", "other.weight", "other.bias")
    norms = find_norms(checkpoint, ["str*", "other.weight"], "RMSNorm")
    assert [(norm.gain, norm.kind) for norm in norms] == [("other.weight", "RMSNorm"), ("strange", "RMSNorm")]
    with pytest.raises(InputError, match="no tensor is called 'absent'"):
        find_norms(checkpoint, ["absent"])


def header(**changes: object) -> dict:
    return {"ln.weight": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]} | changes}


TWO = np.ones(2, np.float32).tobytes()
OVERLAP = header() | {"ln.bias": {"dtype": "F32", "shape": [2], "data_offsets": [4, 12]}}
ONE_NAN = np.array([1, np.nan], np.float32)

HOSTILE = {
    "empty.safetensors": b"",
    "short.safetensors": b"\x08",
    "truncated.safetensors": files.safetensors(MODEL)[:-3],
    "trailing.safetensors": files.safetensors(MODEL) + b"more",
    "oversized-header.safetensors": files.raw_safetensors(header(), TWO, claimed=2**62),
    "overlap.safetensors": files.raw_safetensors(OVERLAP, TWO + TWO),
    "out-of-range.safetensors": files.raw_safetensors(header(data_offsets=[8, 2**40]), TWO),
    "backwards.safetensors": files.raw_safetensors(header(data_offsets=[8, 0]), TWO),
    "negative.safetensors": files.raw_safetensors(header(shape=[-2]), TWO),
    "huge-shape.safetensors": files.raw_safetensors(header(shape=[2**62, 2**62]), TWO),
    "integers.safetensors": files.raw_safetensors(header(dtype="I32"), TWO),
    "unknown-dtype.safetensors": files.raw_safetensors(header(dtype="Q9"), TWO),
    "zero-length.safetensors": files.raw_safetensors(header(shape=[0], data_offsets=[0, 0])),
    "list.safetensors": files.raw_safetensors([1, 2]),
    "unprintable.safetensors": files.safetensors({"\x1b[31m\n.ln.weight": np.ones(2)}),
    "not-json.safetensors": files.raw_safetensors(b"{nonsense"),
    "deep.safetensors": files.raw_safetensors(b"[" * 100000),
    "nan.safetensors": files.safetensors({"ln.weight": ONE_NAN}),
    "infinite.safetensors": files.safetensors({"ln.weight": np.array([np.inf, 1])}),
    "nothing.safetensors": files.safetensors({"matrix": np.ones((2, 2))}),
    "no-index.json": b"{}",
    "list.json": b"[]",
    "deep.json": b"[" * 200000,
    "outside.json": json.dumps({"weight_map": {"ln.weight": "../../etc/passwd"}}).encode(),
    "itself.json": json.dumps({"weight_map": {"ln.weight": "itself.json"}}).encode(),
    "absent.json": json.dumps({"weight_map": {"ln.weight": "absent.safetensors"}}).encode(),
    "pickle.pt": pickle.dumps({"ln.weight": [1.0, 2.0]}),
    "text.txt": b"a plain text, longer than sixteen bytes",
}


def refuse(path: Path, capsys, monkeypatch) -> str:
    """Run the command line on a file, expect it to be refused, and give the line that says why."""
    out = path.parent / "reports"
    monkeypatch.setattr("sys.argv", ["lnverify", "geometry", str(path), "--out", str(out)])
    before = set(path.parent.iterdir())
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    lines = told.err.splitlines()
    assert len(lines) == 1, told.err
    assert lines[0].startswith("lnverify: ")
    assert str(path.parent) in lines[0]
    assert set(path.parent.iterdir()) == before
    return lines[0]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_in_one_line(tmp_path, monkeypatch, capsys, name):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / name
    path.write_bytes(HOSTILE[name])
    line = refuse(path, capsys, monkeypatch)
    assert "would be right" in line or ";" in line


def test_directories_and_absent_files(tmp_path, monkeypatch, capsys):
    folder = tmp_path / "folder"
    folder.mkdir()
    assert "no checkpoint in this folder" in refuse(folder, capsys, monkeypatch)
    for name in ("a.safetensors", "b.safetensors"):
        (folder / name).write_bytes(b"PK")
    assert "2 files that could be meant" in refuse(folder, capsys, monkeypatch)
    assert "No such file" in refuse(tmp_path / "absent.safetensors", capsys, monkeypatch)


FOLDERS = {
    "the one file": (["model.safetensors", "config.json", "optimizer.safetensors"], "model.safetensors"),
    "the index of shards": (
        ["model-1-of-2.safetensors", "model-2-of-2.safetensors", "model.safetensors.index.json"],
        "model.safetensors.index.json",
    ),
}


@pytest.mark.each(FOLDERS)
def test_a_folder_is_its_model(there, meant, tmp_path):
    for each in there:
        (tmp_path / each).touch()
    assert model_file(tmp_path) == tmp_path / meant


EXTREMES = [0, 1, 2**31, 2**32 - 1, 2**62, 2**64 - 1]


def mutated(content: bytes, rng: np.random.Generator) -> bytes:
    """The content with a few bytes changed, cut, repeated, or overwritten by extreme numbers."""
    data = bytearray(content)
    for _ in range(rng.integers(1, 5)):
        place = int(rng.integers(len(data))) if data else 0
        # Headers are where damage does most: aim at the first 200 bytes half of the time.
        place = min(place, int(rng.integers(200))) if rng.random() < 0.5 else place
        match rng.integers(6):
            case 0:
                data[place : place + 1] = bytes([rng.integers(256)])
            case 1:
                data[place : place + 8] = struct.pack("<Q", EXTREMES[rng.integers(len(EXTREMES))])
            case 2:
                del data[place:]
            case 3:
                del data[place : place + int(rng.integers(1, 20))]
            case 4:
                data[place:place] = data[place : place + int(rng.integers(1, 40))]
            case _:
                data[place : place + 4] = rng.bytes(4)
    return bytes(data)


def fuzz(folder: Path, count: int) -> None:
    """Every mutated file is analysed or refused in one line, soon and in little memory."""
    rng = np.random.default_rng(2405)
    original, path = files.safetensors(MODEL), folder / "mutated.safetensors"
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    slowest = 0.0
    for _ in range(count):
        path.write_bytes(mutated(original, rng))
        start = time.monotonic()
        try:
            analyse(path)
        except InputError as error:
            assert "\n" not in str(error)
            assert len(str(error)) < 1000
        slowest = max(slowest, time.monotonic() - start)
    assert slowest < 20  # seconds: thousands of times what a sound file takes, even on a busy machine
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 200 * 1024
    assert {path.name for path in folder.iterdir()} <= {path.name}


def test_mutated_files(tmp_path):
    fuzz(tmp_path, 200)


@pytest.mark.slow
def test_twelve_thousand_mutated_files(tmp_path):
    fuzz(tmp_path, 12_000)


@pytest.mark.parametrize("name", ["model.safetensors", "model.json", "/dev/zero"])
def test_irregular_file_is_rejected(name, tmp_path):
    path = tmp_path / name
    if not path.exists():
        os.mkfifo(path)
    with pytest.raises(InputError, match="no regular file"):
        analyse(path)
