"""“Re-Examining LayerNorm”."""

from lnverify.proofs.sources.reasons import (
    EXPERIMENT,
    HISTORY,
    INTENT,
    OPINION,
    QUESTION,
    RETRAINED,
    THANKS,
    VAGUE,
)
from lnverify.proofs.sources.statement import assertion, definition, left_open, nothing

_OPENING = "Opening paragraph"
_FORMULAS = "Summary, the two formulas"
_STRETCHING = "Summary, stretching"
_FOLDING = "Summary, folding"
_SEMANTIC = "Summary, semantic uses"
_PLOT = "Summary, the activation plot for folding"
_SURFACE = "Summary, the activation surface"
_SPIRAL = "Summary, the spiral"
_SPHERE = "Summary, the sphere in eight parts"
_END = "Summary, end"

STATEMENTS = [
    nothing("1.1-1.3", _OPENING, THANKS),
    left_open("1.4", _OPENING, "LayerNorm is a non-linearity that is often overlooked.", OPINION),
    left_open("1.5", _OPENING, "It was introduced to stabilize training, and to do nothing else.", HISTORY),
    left_open("1.6", _OPENING, "Opinions on its power go from “just normalizing” to “it can do division”.", HISTORY),
    left_open(
        "1.7",
        _OPENING,
        "Features as directions and polytopes do not help to understand normalization.",
        OPINION,
    ),
    assertion("1.8", _OPENING, "Normalization does not alter the direction of a vector.", "activation.direction"),
    assertion("1.8", _OPENING, "It bends lines and planes.", "activation.bends-lines"),
    left_open(
        "1.9",
        _OPENING,
        "LayerNorm can serve as a general activation function; a network of it solves MNIST.",
        EXPERIMENT,
    ),
    nothing("1.10-1.11", _OPENING, INTENT),
    left_open("1.12", _OPENING, "Simple geometric primitives explain the core of LayerNorm.", VAGUE),
    left_open("1.13-1.14", _OPENING, "They can carry meaning: folding extracts extremes.", OPINION),
    nothing("1.15", _OPENING, INTENT),
    left_open("1.16", _OPENING, "The method extends to other non-linearities.", OPINION),
    nothing("1.17-1.18", _OPENING, THANKS),
    definition(
        "1.19",
        _FORMULAS,
        "LayerNorm[x] = (x − E[x])/√(Var[x] + ε) ∗ γ + β.",
        "lnverify.definition.layer-norm",
        "lnverify.core",
    ),
    assertion("1.20", _FORMULAS, "Its core is (almost) u_ε(x) = x/√(‖x‖² + ε).", "lnverify.core"),
    definition("1.20", _FORMULAS, "u_ε.", "lnverify.definition.unit-map"),
    assertion(
        "1.21",
        f"{_FORMULAS}, below",
        "In one dimension, where the norm is |x|, it has the shape of a sigmoid.",
        "activation.sigmoid",
        "lnverify.sigmoid-curvature",
    ),
    left_open("1.22", f"{_FORMULAS}, below", "With affine maps before it interesting things happen.", OPINION),
    definition(
        "1.23-1.24",
        _STRETCHING,
        "Points (x, y) of the circle, uniformly distributed, and u_ε(tx, y).",
        "activation.stretching",
        "activation.sign",
    ),
    assertion("1.25", _STRETCHING, "Normalization puts points on the circle.", "activation.on-the-circle"),
    assertion("1.25", _STRETCHING, "The map stretches the distribution along the circle.", "activation.stretching"),
    assertion(
        "1.26",
        _STRETCHING,
        "The stretching is seen in the curve of x before against x after.",
        "activation.surface",
    ),
    assertion(
        "1.27",
        _STRETCHING,
        "At t near 5 all points with x not near 0 get near x = −1 or 1.",
        "activation.stretching.five",
    ),
    assertion("1.28", _STRETCHING, "Points bunch up at the left and right sides.", "activation.bunching"),
    assertion("1.29", _FOLDING, "u_ε(x + t, y) folds the data.", "lnverify.fold", "lnverify.fold.depth"),
    left_open("1.30", _SEMANTIC, "These maps may have semantic uses.", OPINION),
    assertion("1.31", _SEMANTIC, "Stretching approximates a sign.", "activation.sign"),
    left_open("1.32", _SEMANTIC, "It may reduce a temperature to hot and cold.", OPINION),
    assertion("1.33", _SEMANTIC, "Folding gives x and −x nearly the same.", "activation.folding.absolute-value"),
    assertion("1.33", _SEMANTIC, "So it is approximately an absolute value.", "activation.folding.absolute-value"),
    left_open("1.34", _SEMANTIC, "It may separate extreme temperatures from typical ones.", OPINION),
    assertion(
        "1.35",
        _PLOT,
        "The curve of the fold falls and rises, unlike that of a ReLU or a sigmoid.",
        "lnverify.fold",
    ),
    assertion("1.36", _PLOT, "At t near 2, points near x = 1 and x = −1 are mapped to 1.", "activation.folding.ends"),
    assertion("1.36", _PLOT, "Points closer to 0 are relaxed away from 1.", "activation.folding.relaxed"),
    assertion(
        "1.37",
        _PLOT,
        "So the curve has a dent.",
        "activation.folding.relaxed",
        "lnverify.fold",
        "lnverify.fold.depth",
    ),
    assertion("1.38", _SURFACE, "The curve in one dimension has no such dent: it only rises.", "activation.sigmoid"),
    assertion(
        "1.39-1.40",
        _SURFACE,
        "Both shapes are slices of one surface, u_ε in two dimensions.",
        "activation.surface",
    ),
    nothing("1.41", _SURFACE, "a fragment, and what comes next"),
    nothing("1.42", _SPIRAL, INTENT),
    left_open("1.43-1.44", _SPIRAL, "A network of width 3 with u_ε twice learns the spiral.", RETRAINED),
    left_open("1.45", _SPIRAL, "Loss and accuracy show a phase transition.", RETRAINED),
    nothing("1.46", _SPIRAL, INTENT),
    assertion("1.47", _SPIRAL, "Right before a fold is complete some points move very fast.", "activation.jump"),
    left_open("1.47", _SPIRAL, "That causes sharp changes of the classifier, and the transition.", EXPERIMENT),
    assertion("1.48", _SPIRAL, "There are regions of low, but non-zero, gradients.", "lnverify.low-gradients"),
    left_open("1.48", _SPIRAL, "To cross them causes the transition.", EXPERIMENT),
    left_open("1.49", _SPIRAL, "It is not clear that the two explanations exclude each other.", OPINION),
    nothing("1.50-1.53", _SPIRAL, INTENT),
    assertion("1.54", _SPIRAL, "At the end a plane separates the classes.", "activation.separating-plane"),
    left_open(
        "1.55",
        _SPIRAL,
        "The data become a cap with a ring around it, more or less linearly separable.",
        RETRAINED,
    ),
    nothing("1.56-1.57", _SPHERE, QUESTION),
    left_open("1.58", _SPHERE, "A deeper network makes the two classes almost linearly separable.", RETRAINED),
    left_open("1.59", _SPHERE, "It goes through several phase transitions.", RETRAINED),
    nothing("1.60-1.61", _SPHERE, INTENT),
    left_open("1.62", _SPHERE, "It folds the sphere with linear maps and normalization alone.", RETRAINED),
    nothing("1.63-1.64", _END, THANKS),
    left_open("1.65-1.67", _END, "LayerNorm cannot be ignored, and may be replaced.", OPINION),
    left_open("1.68-1.70", _END, "What is missing is a theory of non-linear activations; this is a step.", OPINION),
]
