"""What the sources say, passage by passage, and the claim that decides each statement or the reason it is open.

Statements are in our own words; the order is that of the source. Of the first five every sentence is covered, of the
wider literature statements are chosen.
"""

from lnverify.proofs.sources import (  # the catalogue declares the documents
    activation,
    catalogue,
    cheatsheet,
    literature,
    riechers,
    visualizing,
    walkthrough,
)
from lnverify.proofs.sources.statement import Kind, SourceStatement, sentences

STATEMENTS: dict[str, list[SourceStatement]] = {
    "riechers": riechers.STATEMENTS,
    "walkthrough": walkthrough.STATEMENTS,
    "cheatsheet": cheatsheet.STATEMENTS,
    "visualizing": visualizing.STATEMENTS,
    "activation": activation.STATEMENTS,
    "ba": literature.BA,
    "ioffe": literature.IOFFE,
    "rmsnorm": literature.RMSNORM,
    "xu": literature.XU,
    "xiong": literature.XIONG,
    "wu": literature.WU,
    "brody": literature.BRODY,
    "jiang": literature.JIANG,
    "gupta": literature.GUPTA,
    "flashnorm": literature.FLASHNORM,
    "stollenwerk": literature.STOLLENWERK,
    "derf": literature.DERF,
    "onnx": literature.ONNX,
    "keras": literature.KERAS,
    "torch-docs": literature.TORCH_DOCS,
    "mindspore": literature.MINDSPORE,
    "flax": literature.FLAX,
}

__all__ = ["STATEMENTS", "Kind", "SourceStatement", "catalogue", "sentences"]
