"""The geometry of every normalization of a model, one tensor in memory at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from lnverify.numeric.checkpoints import Norm, find_norms, load_vector, open_checkpoint
from lnverify.numeric.geometry.layers import NormGeometry, analyse_norm
from lnverify.numeric.publishing.progress import Progress
from lnverify.proofs.errors import InputError


@dataclass(frozen=True)
class ModelGeometry:
    """What was found in one checkpoint.

    Attributes:
        model: a name for it, from the file's name or its folder's.
        file: the file's name, without its folder; a byte that is not UTF-8 stands as \\udcff.
        layout: what kind of file it is.
        architecture: the family that the file or its config.json states.
        inputs: SHA-256 of the names and contents of the tensors read, in hexadecimal.
        norms: in the order of the model's depth.
    """

    model: str
    file: str
    layout: str
    architecture: str | None
    inputs: str
    norms: list[NormGeometry]


def analyse(
    path: Path,
    patterns: Sequence[str] = (),
    kind: str | None = None,
    progress: Progress | None = None,
) -> ModelGeometry:
    """Find and measure every LayerNorm and RMSNorm of a checkpoint.

    Args:
        patterns, kind: as in `find_norms`.
        progress: told of each norm before it is measured: its name, how many are done, how many there are.

    Raises:
        InputError: where the file cannot be used; the message names the file and the tensor.
    """
    checkpoint = open_checkpoint(path)
    norms = find_norms(checkpoint, patterns, kind)

    digest = sha256()

    def vector(name: str) -> NDArray[Any]:
        content = load_vector(path, name, checkpoint.tensors[name])
        digest.update(f"{name}\0{content.dtype}\0".encode() + content.tobytes())
        return content

    def measure(norm: Norm) -> NormGeometry:
        gain = vector(norm.gain)
        try:
            return analyse_norm(norm, gain)
        except InputError as error:
            raise InputError(f"{path}: {error}") from None

    measured = []
    for done, norm in enumerate(norms):
        if progress:
            progress(norm.name, done, len(norms))
        measured.append(measure(norm))
    return ModelGeometry(
        model=model_name(path),
        file=path.name.encode("utf-8", "backslashreplace").decode(),
        layout=checkpoint.layout,
        architecture=checkpoint.architecture,
        inputs=digest.hexdigest(),
        norms=measured,
    )


def model_name(path: Path) -> str:
    """A model's name: of its file, or of its folder where the file's says nothing; fit for a file name."""
    stem = path.name
    for suffix in (".json", ".index", ".safetensors", ".layernorm"):
        stem = stem.removesuffix(suffix)
    # What transformers calls the file of every model.
    if stem == "model":
        stem = path.resolve().parent.name or stem
    return "".join(char if char.isalnum() or char in "._-" else "-" for char in stem).strip(".-") or "model"
