"""Which tensors are the gains and biases of LayerNorms and RMSNorms, by their names."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from lnverify.numeric.checkpoints.tensors import Checkpoint
from lnverify.proofs.errors import InputError

LAYER_NORM, RMS_NORM = "LayerNorm", "RMSNorm"


@dataclass(frozen=True)
class Norm:
    """A normalization found in a checkpoint.

    Attributes:
        name: the module's name, the gain's without its last part.
        kind: LAYER_NORM or RMS_NORM.
        gain, bias: names of its tensors; no bias: None.
        offset: what is added to the stored gain: 1 for families that store w and multiply by 1 + w.
        reason: why it was taken for this kind.
    """

    name: str
    kind: str
    gain: str
    bias: str | None
    offset: float
    reason: str


GAIN_TO_BIAS = {"weight": "bias", "gamma": "beta", "scale": "bias", "g": "b", "w": "b"}
"""The last part of a gain's name, and of its bias's: PyTorch; TensorFlow, old BERT; Flax; the first GPT."""

MODULE = re.compile(
    r"""
    (.*_)? ( layer_?norm | rms_?norm ) (_?\w+)?   # layer_norm1, input_layernorm, LayerNorm_0
    | ln (_?\w+)?  | (.*_)? ln                    # ln_1, ln_f, ln_pre, ln1, pre_ln
    | (.*_)? norm (_?\w+)?                        # norm, norm1, norm_f, attn_norm, output_norm, q_norm
    """,
    re.VERBOSE | re.IGNORECASE,
)
OTHER_NORMS = re.compile(
    r"batch_?norm|(^|[._])bn\d*([._]|$)|group_?norm|instance_?norm|resnets\.\d+\.norm|conv_norm_",
    re.IGNORECASE,
)

FAMILIES = tomllib.loads(Path(__file__).with_name("families.toml").read_text("utf-8"))
"""Model families by what their checkpoints leave unsaid."""

NOT_ONE_PLUS = re.compile(r"linear_attn\.norm$")
"""Norms in families with 1 + w that multiply by w all the same (the gated norm of Qwen3-Next)."""

GEMMA_NAMES = re.compile(r"layers\.\d+\.pre_feedforward_layernorm\.weight$")
MODERN_BERT_NAMES = re.compile(r"embeddings\.norm\.weight$")
"""Names that only one family uses, for files that do not state theirs."""

NAME_RULES = (
    (re.compile(r"rms_?norm", re.IGNORECASE), RMS_NORM, "no bias, and RMS in its name"),
    (
        re.compile(r"block\.\d+\.layer\.\d+\.layer_norm$|(en|de)coder\.final_layer_norm$"),
        RMS_NORM,
        "no bias, T5's names",
    ),
    (
        re.compile(r"layers\.\d+\.(input|post_attention|(pre|post)_feedforward)_layernorm$"),
        RMS_NORM,
        "no bias, the names of Llama, Mistral, Qwen and Gemma",
    ),
    (re.compile(r"layer_?norm|(^|\.)ln", re.IGNORECASE), LAYER_NORM, "no bias, but the name of a LayerNorm"),
    (re.compile(r""), RMS_NORM, "no bias, and no LayerNorm in its name"),
)


def find_norms(checkpoint: Checkpoint, patterns: Iterable[str] = (), kind: str | None = None) -> list[Norm]:
    """Every normalization of a checkpoint, in the order of the model's depth.

    Args:
        patterns: shell-style patterns of gains' names; with any, only what they match is taken.
        kind: LAYER_NORM or RMS_NORM, for all of them, in place of what the file suggests.

    Raises:
        InputError: where a pattern matches nothing, or nothing is found.
    """
    names = list(checkpoint.tensors)
    chosen = [name for name in names if any(fnmatchcase(name, pattern) for pattern in patterns)]
    chosen = [name for name in chosen if not _is_bias(checkpoint, name)]
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in names):
            raise InputError(f"{checkpoint.path}: no tensor is called {pattern!r}; it has {_some(names)}")
    gains = chosen if patterns else [name for name in names if _is_gain(checkpoint, name)]
    if not gains:
        raise InputError(f"{checkpoint.path}: no LayerNorm or RMSNorm among {_some(names)}; name one with --name")
    return sorted((_describe(checkpoint, gain, kind) for gain in gains), key=lambda norm: depth(norm.name))


def depth(name: str) -> tuple[int, int, tuple[tuple[int, int, str], ...]]:
    """A key that sorts modules by their place in the model: embeddings, numbered layers, the last norm."""
    numbered = bool(re.search(r"\d", name))
    early = re.search(r"emb|wte|patch|stem|(^|[._])(ln_?pre|pre_?norm)", name, re.IGNORECASE) and not numbered
    stack = 1 if re.search(r"(^|[._/])decoder", name) else 0
    parts = tuple((1, int(part), "") if part.isdigit() else (0, 0, part) for part in re.split(r"(\d+)", name))
    return stack, 0 if early else 1 if numbered else 2, parts


def _parts(name: str) -> list[str]:
    return name.replace("/", ".").removesuffix(":0").split(".")


def _is_gain(checkpoint: Checkpoint, name: str) -> bool:
    *module, last = _parts(name)
    if last not in GAIN_TO_BIAS or not module or len(checkpoint.tensors[name].shape) != 1:
        return False
    if OTHER_NORMS.search(".".join(module)) or _sibling(checkpoint, name, last, "running_mean"):
        return False
    return MODULE.fullmatch(module[-1]) is not None or (
        len(module) > 1 and module[-1].isdigit() and MODULE.fullmatch(module[-2]) is not None
    )


def _is_bias(checkpoint: Checkpoint, name: str) -> bool:
    last = _parts(name)[-1]
    gains = [gain for gain, bias in GAIN_TO_BIAS.items() if bias == last]
    return any(_sibling(checkpoint, name, last, gain) for gain in gains)


def _sibling(checkpoint: Checkpoint, name: str, last: str, other: str) -> str | None:
    stem, end = (name.removesuffix(":0"), ":0") if name.endswith(":0") else (name, "")
    candidate = stem.removesuffix(last) + other + end
    return candidate if candidate != name and candidate in checkpoint.tensors else None


def _describe(checkpoint: Checkpoint, gain: str, forced: str | None) -> Norm:
    last = _parts(gain)[-1]
    module = gain.removesuffix(":0").removesuffix(last).rstrip("./") or gain
    bias = _sibling(checkpoint, gain, last, GAIN_TO_BIAS.get(last, "bias"))
    kind, reason = (forced, "the command says so") if forced else _kind(checkpoint, module, bias)
    offset = 0.0 if NOT_ONE_PLUS.search(module) else _offset(checkpoint)
    if offset:
        reason += "; gain 1 + w"
    return Norm(module, kind, gain, bias, offset, reason)


def _kind(checkpoint: Checkpoint, module: str, bias: str | None) -> tuple[str, str]:
    if bias:
        return LAYER_NORM, "it has a bias"
    stated = (checkpoint.architecture or "").lower()
    if stated in FAMILIES["rms"]:
        return RMS_NORM, f"no bias, and the model is {stated}"
    if stated in FAMILIES["layer"]:
        return LAYER_NORM, f"the model is {stated}"
    dotted = ".".join(_parts(module))
    if any(GEMMA_NAMES.search(name) for name in checkpoint.tensors):
        return RMS_NORM, "no bias, Gemma's names"
    if any(MODERN_BERT_NAMES.search(name) for name in checkpoint.tensors):
        return LAYER_NORM, "no bias, ModernBERT's names"
    return next((kind, reason) for rule, kind, reason in NAME_RULES if rule.search(dotted))


def _offset(checkpoint: Checkpoint) -> float:
    """1 where the family stores w for 1 + w."""
    if checkpoint.architecture:
        return 1.0 if checkpoint.architecture.lower() in FAMILIES["one_plus"] else 0.0
    return 1.0 if any(GEMMA_NAMES.search(name) for name in checkpoint.tensors) else 0.0


def _some(names: list[str]) -> str:
    shown = ", ".join(name[:60] for name in names[:3])
    return f"{shown} and {len(names) - 3} more" if len(names) > 3 else shown or "no tensors"
