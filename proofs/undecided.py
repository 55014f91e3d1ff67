"""Statements of the sources that mathematics and arithmetic cannot decide, and why."""

from __future__ import annotations

from dataclasses import dataclass

HISTORY = "history: who did what, and when"
OPINION = "a judgement without a measure"
EXPERIMENT = "an experiment on training, with data and a machine that the source does not give"
PRACTICE = "what is customary, which changes"
VAGUE = "no statement that could be false: a term in it has no definition here"
MEASURED = "a matter of the shipped software or weights; it is run, not proved"


@dataclass(frozen=True)
class OpenStatement:
    """A statement that is left open.

    Attributes:
        source: the prefix of the source's ids.
        place: where in the source it stands.
        statement: what it says, in our words.
        reason: why it is not decided.
    """

    source: str
    place: str
    statement: str
    reason: str


UNDECIDED = [
    OpenStatement(
        "riechers",
        "Sec. I",
        "PyTorch’s default ε is 10⁻⁵, and gain and bias begin at 1 and 0.",
        MEASURED,
    ),
    OpenStatement(
        "riechers",
        "Abstract; Sec. II; Fig. 2",
        "Typical or most inputs end near the surface.",
        "it depends on how inputs are distributed; for a given law lnverify.radius-law gives "
        "every quantile",
    ),
    OpenStatement(
        "riechers",
        "Sec. III",
        "Transformers use LayerNorm in two or three ways, the last before unembedding.",
        PRACTICE,
    ),
    OpenStatement(
        "riechers",
        "Sec. IV",
        "The projection was noted by others before.",
        HISTORY,
    ),
    OpenStatement(
        "riechers",
        "Sec. IV",
        "The orthogonal subspace may help to understand what follows LayerNorm.",
        OPINION,
    ),
    OpenStatement(
        "walkthrough",
        "LayerNorm",
        "The original Transformer and GPT-2 used LayerNorm, GPT-2 before each sub-block.",
        HISTORY,
    ),
    OpenStatement(
        "walkthrough",
        "LayerNorm",
        "LayerNorm speeds up and stabilizes training.",
        EXPERIMENT,
    ),
    OpenStatement(
        "walkthrough",
        "Why do we need learnable b, g?",
        "Data centred at 0 may restrict a network, since a sigmoid is almost linear there.",
        OPINION,
    ),
    OpenStatement(
        "walkthrough",
        "PyTorch and GPT-2 weight dissection",
        "Weight, bias and output have the printed shapes; the printed gains are those of GPT-2.",
        MEASURED,
    ),
    OpenStatement(
        "walkthrough",
        "Below the weight dissection",
        "LayerNorm requires high precision such as float32.",
        "how much error is too much is not said; the errors themselves are measured in the reports",
    ),
    OpenStatement(
        "walkthrough",
        "Forward test",
        "Five shapes agree with a float64 reference within 10⁻⁴.",
        MEASURED,
    ),
    OpenStatement(
        "walkthrough",
        "Numerical verification",
        "The gradient check ends with an error near 10⁻¹⁰ or less.",
        MEASURED + "; lnverify.best-step says where such an error comes from",
    ),
    OpenStatement(
        "walkthrough",
        "LayerNorm Backprop, end",
        "PyTorch’s kernel executes this backward pass.",
        MEASURED,
    ),
    OpenStatement(
        "walkthrough",
        "RMSNorm",
        "Unit root mean square stabilizes training.",
        EXPERIMENT,
    ),
    OpenStatement(
        "walkthrough",
        "Background on initialization",
        "Training converges faster on whitened inputs; the distribution of a layer’s inputs "
        "shifts during training.",
        EXPERIMENT,
    ),
    OpenStatement(
        "walkthrough",
        "BatchNorm",
        "BatchNorm’s statistics are noisy for small batches, and its two modes a nuisance for "
        "sequence models.",
        OPINION,
    ),
    OpenStatement(
        "cheatsheet",
        "Introduction; Pre-LN",
        "LayerNorm stabilizes training; Pre-LN can be more stable.",
        EXPERIMENT,
    ),
    OpenStatement(
        "cheatsheet",
        "LayerNorm vs BatchNorm",
        "BatchNorm is not suited to recurrent networks and Transformers, LayerNorm is standard there.",
        PRACTICE,
    ),
    OpenStatement(
        "cheatsheet",
        "In Transformers; question 5",
        "A Transformer layer has two LayerNorms, after attention and after the feed-forward part.",
        PRACTICE,
    ),
    OpenStatement(
        "cheatsheet",
        "Pre-LN",
        "Pre-LN is the more common form now.",
        PRACTICE,
    ),
    OpenStatement(
        "visualizing",
        "Introduction",
        "Attention and feed-forward layers can be imagined as described elsewhere.",
        OPINION,
    ),
    OpenStatement(
        "visualizing",
        "The definition",
        "ε = 10⁻¹² is a valid choice.",
        VAGUE,
    ),
    OpenStatement(
        "visualizing",
        "What about RMS Layer Normalization",
        "RMSNorm is easier to interpret; LayerNorm is what one mostly finds.",
        OPINION,
    ),
    OpenStatement(
        "activation",
        "Opening paragraph",
        "LayerNorm was introduced to stabilize training, and is often overlooked; “it can do "
        "division”.",
        HISTORY,
    ),
    OpenStatement(
        "activation",
        "Opening paragraph",
        "LayerNorm can serve as a general activation function; a network of it solves MNIST.",
        EXPERIMENT,
    ),
    OpenStatement(
        "activation",
        "Opening paragraph",
        "Features as directions and polytopes do not help to understand normalization.",
        OPINION,
    ),
    OpenStatement(
        "activation",
        "The spiral",
        "A network of width 3 learns the spiral, with a phase transition in its loss.",
        EXPERIMENT + "; trained anew in the reports",
    ),
    OpenStatement(
        "activation",
        "The sphere in eight parts",
        "A deeper network folds the sphere until the classes are almost linearly separable.",
        EXPERIMENT + "; trained anew in the reports",
    ),
    OpenStatement(
        "activation",
        "On semantic uses",
        "Stretching and folding may carry meaning, such as hot and cold.",
        OPINION,
    ),
]
