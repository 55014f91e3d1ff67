"""Checkpoints: the tensors of a model's file, by name, read one at a time."""

from lnverify.numeric.checkpoints.norms import Norm, find_norms
from lnverify.numeric.checkpoints.open import model_file, open_checkpoint
from lnverify.numeric.checkpoints.tensors import Checkpoint, Tensor, load_vector

__all__ = ["Checkpoint", "Norm", "Tensor", "find_norms", "load_vector", "model_file", "open_checkpoint"]
