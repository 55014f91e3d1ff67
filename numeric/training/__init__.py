"""Small networks with u_ε as their only non-linearity, trained with the project's own gradient.

from lnverify.numeric.training.runs import SPIRAL, train
train(SPIRAL).accuracy
"""
