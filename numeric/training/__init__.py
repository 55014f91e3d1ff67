"""Small networks with u_ε as their only non-linearity, trained with the project's own gradient.

from lnverify.numeric.training import SPIRAL, train
train(SPIRAL).accuracy
"""

from lnverify.numeric.training.network import activations, gradient, logits, loss
from lnverify.numeric.training.runs import LONG_SPIRAL, SPHERE, SPIRAL, Task, Training, train
from lnverify.numeric.training.tasks import octants, spiral

__all__ = [
    "LONG_SPIRAL",
    "SPHERE",
    "SPIRAL",
    "Task",
    "Training",
    "activations",
    "gradient",
    "logits",
    "loss",
    "octants",
    "spiral",
    "train",
]
