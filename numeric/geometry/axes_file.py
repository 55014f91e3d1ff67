"""All lengths and directions of a checkpoint's ellipsoids, as an .npz file."""

import math
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.axes import neural_axes, principal_axes
from lnverify.numeric.axes.gains import exact_gain
from lnverify.numeric.checkpoints import find_norms, load_vector, open_checkpoint
from lnverify.numeric.checkpoints.norms import LAYER_NORM
from lnverify.numeric.publishing.files import replace_file
from lnverify.numeric.publishing.progress import Progress


def write_axes(
    file: Path,
    path: Path,
    patterns: Sequence[str] = (),
    kind: str | None = None,
    progress: Progress = lambda what, done, total: None,
) -> None:
    """Write NAME/gain, NAME/lengths and, for LayerNorm, NAME/directions of every normalization NAME of a checkpoint.

    The gain has shape (N,), as the function uses it; the M lengths, those of length 0 too, stand in increasing order.
    For LayerNorm M is N - 1, and the directions are unit columns in that order, of shape (N, M). For RMSNorm M is N:
    its directions are columns of the identity, of which NAME/coordinates has the numbers, shape (N,). One matrix is in
    memory at a time.

    Args:
        file: what is written, whole or not at all.
        path, patterns, kind, progress: as in `numeric.geometry.analyse`.

    Raises:
        InputError: where the checkpoint cannot be used, or the file cannot be written.
    """
    checkpoint = open_checkpoint(path)
    norms = find_norms(checkpoint, patterns, kind)
    with replace_file(file) as stream, zipfile.ZipFile(stream, "w") as archive:
        for done, norm in enumerate(norms):
            progress(norm.name, done, len(norms))
            stored = load_vector(path, norm.gain, checkpoint.tensors[norm.gain])
            gain = exact_gain(stored, norm.gain) + norm.offset
            for part, values in {"gain": gain, **_axes(gain, norm.kind)}.items():
                # A fixed date: the same checkpoint gives the same bytes.
                member = zipfile.ZipInfo(f"{norm.name}/{part}.npy")
                with archive.open(member, "w", force_zip64=True) as target:
                    np.lib.format.write_array(target, np.ascontiguousarray(values), allow_pickle=False)


def size_of_axes(path: Path, patterns: Sequence[str] = (), kind: str | None = None) -> int:
    """How many bytes of numbers `write_axes` writes; only names and shapes are read."""
    checkpoint = open_checkpoint(path)
    total = 0
    for norm in find_norms(checkpoint, patterns, kind):
        N = math.prod(checkpoint.tensors[norm.gain].shape)
        total += 8 * (2 * N - 1 + N * (N - 1) if norm.kind == LAYER_NORM else 3 * N)
    return total


def _axes(gain: NDArray[np.float64], kind: str) -> dict[str, NDArray[Any]]:
    """Lengths and directions; those of RMSNorm are neural directions, in the order of their lengths."""
    if kind == LAYER_NORM:
        axes = principal_axes(gain)
        return {"lengths": axes.semi_axes, "directions": axes.directions()}
    neural = neural_axes(gain)
    return {"lengths": neural.semi_axes, "coordinates": neural.coordinates.astype(np.int64)}
