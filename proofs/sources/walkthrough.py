"""The post that derives LayerNorm’s forward and backward pass."""

from proofs.sources.reasons import (
    BIBLIOGRAPHY,
    CODE,
    EMPTY,
    EXPERIMENT,
    HEADING,
    HISTORY,
    INTENT,
    OPINION,
    PRACTICE,
    QUESTION,
    RUN,
    SOFTWARE,
    THANKS,
    VAGUE,
)
from proofs.sources.statement import decided, definition, left_open, nothing

_DISSECTION = "PyTorch and GPT-2 weight dissection"
_FORWARD_TEST = f"{RUN} walkthrough.md, section 2"
_BACKPROP = "LayerNorm Backprop"
_SETUP = f"{_BACKPROP}, the total derivative setup"
_PARTIALS = f"{_BACKPROP}, intermediate partial derivatives"
_COMBINING = f"{_BACKPROP}, combining the terms"
_SUMMATION = f"{_BACKPROP}, the final summation"
_INTUITION = f"{_BACKPROP}, intuition of the terms"
_NUMERICAL = "Numerical verification of backward pass"
_INITIALIZATION = "Background on initialization"

STATEMENTS = [
    nothing("1-3", "Contents; LayerNorm", HEADING),
    decided("5", "LayerNorm, sentence 1", "It standardizes to mean 0 and variance 1.", "walkthrough.standardizes"),
    definition(
        "7-11.1", "LayerNorm, the first display", "f[(g/σ) ⊙ (a − μ) + b] at time step t, with H hidden units.",
        "walkthrough.formula.ba", "lnverify.definition.std",
    ),
    decided(
        "11.2-13", "LayerNorm, the second display", "The simplified form g ⊙ (x − μ)/√σ² + b is the same.",
        "walkthrough.formula.ba",
    ),
    definition(
        "15", "LayerNorm, below the second display", "μ, σ², ⊙; g and b are learned.",
        "lnverify.definition.mean", "lnverify.definition.variance",
    ),
    decided(
        "15", "LayerNorm, below the second display", "g and b are vectors with one entry for each hidden unit.",
        "cheatsheet.parameters",
    ),
    left_open("15", "LayerNorm, below the second display", "Ba et al. say so in their Section 3.1.", HISTORY),
    left_open(
        "17", "LayerNorm, above the code", "The original Transformer and GPT-2 used it, GPT-2 before each sub-block.",
        HISTORY,
    ),
    decided("19-24", "LayerNorm, the code", "layer_norm computes the formula.", "walkthrough.formula"),
    decided(
        "23", "LayerNorm, the code, a comment", "The normalized x has mean 0 and variance 1.",
        "walkthrough.standardizes", "lnverify.output-variance",
    ),
    decided(
        "26.1", "LayerNorm, below the code", "The inputs of each layer stay in a consistent range.",
        "lnverify.consistent-range",
    ),
    left_open("26.1", "LayerNorm, below the code", "That speeds up and stabilizes training.", EXPERIMENT),
    definition(
        "26.2", "LayerNorm, below the code", "Scale and offset by γ and β, as in BatchNorm.",
        "lnverify.definition.layer-norm", "walkthrough.batchnorm",
    ),
    decided("26.3", "LayerNorm, below the code", "ε avoids a division by zero.", "walkthrough.eps-role"),
    left_open(
        "28.1", "LayerNorm, below the code", "The Transformer uses it instead of BatchNorm, for reasons.",
        PRACTICE,
    ),
    nothing("28.2", "LayerNorm, below the code", THANKS),
    definition("30", "LayerNorm, the doctest", "The normalization is over the last axis.", "cheatsheet.per-token"),
    decided("32-36", "LayerNorm, the doctest", "The two output rows.", "walkthrough.example.rows"),
    decided("37-38", "LayerNorm, the doctest", "Their variances, 0.99996 and 1.", "walkthrough.example.variance"),
    decided(
        "38", "LayerNorm, the doctest, a comment", "Floating point is why 0.99996 is not 1.",
        "walkthrough.example.rounding",
    ),
    decided("39-40", "LayerNorm, the doctest", "Their means, −0.", "walkthrough.example.mean"),
    nothing("42.1", "Why do we need learnable b, g?", QUESTION),
    left_open("42.2", "Why do we need learnable b, g?", "Normalized data may restrict what a network learns.", OPINION),
    decided(
        "42.3", "Why do we need learnable b, g?", "A sigmoid is almost linear around 0.",
        "walkthrough.sigmoid-linear",
    ),
    left_open(
        "42.4", "Why do we need learnable b, g?", "Centred at 0, data lose the power of a non-linear function.",
        OPINION,
    ),
    decided(
        "42.4", "Why do we need learnable b, g?", "With g and b the normalized data are stretched and moved at will.",
        "lnverify.definition.layer-norm",
    ),
    left_open(
        "42.4", "Why do we need learnable b, g?", "So training finds the best range of the next function.",
        EXPERIMENT,
    ),
    left_open("44", "Why do we need learnable b, g?", "Training may find that normalization hurts.", EXPERIMENT),
    decided(
        "44", "Why do we need learnable b, g?", "A gain equal to the original variance undoes it.",
        "walkthrough.undo",
    ),
    left_open(
        "46-58", _DISSECTION, "Weight and bias have the shape (10,), the output has that of the input.",
        f"{RUN} walkthrough.md, section 3",
    ),
    decided(
        "60", _DISSECTION,
        "GPT-2’s gains are near 0.2 or 0.9 on average, its biases near −0.01, considerably smaller.",
        "walkthrough.gpt2-means",
    ),
    left_open(
        "60", _DISSECTION, "A bias of 0.01 on average occurs too.",
        "the listing prints the mean of one bias, and it is not this: see walkthrough.gpt2-means",
    ),
    left_open(
        "62.1-62.2", "Below the weight dissection", "LayerNorm requires high precision such as float32.",
        "how much error is too much is not said; the errors themselves are measured in audit.md",
    ),
    left_open(
        "62.2", "Below the weight dissection", "The cause is the squares and the subtracted mean.",
        f"{RUN} audit.md, algorithms",
    ),
    decided(
        "62.3", "Below the weight dissection", "In low precision ε = 10⁻⁵ can be below the spacing of the numbers.",
        "walkthrough.low-precision", "lnverify.eps-absorbed",
    ),
    left_open(
        "64", "Below the weight dissection",
        "GPT-2’s ln_1 is before attention, ln_2 before the MLP; their weights’ names.",
        SOFTWARE,
    ),
    nothing("66-90", "The GPT-2 listing, code", CODE),
    left_open(
        "92", "The GPT-2 listing", "The code prints what follows.",
        "read off the page: the code names six tensors, the listing shows three of them",
    ),
    left_open("94-119", "The GPT-2 listing", "The tensors have these shapes and entries.", SOFTWARE),
    decided(
        "97-119", "The GPT-2 listing",
        "Mean, standard deviation, least and greatest entry of each tensor go together.",
        "walkthrough.gpt2-listing",
    ),
    nothing("121", "Forward test", INTENT),
    left_open(
        "123-142", "Forward test, code", "PyTorch’s LayerNorm in float64 is a reference.",
        f"{RUN} audit.md, outputs",
    ),
    left_open("145-164", "Forward test, code", "The formula agrees with it within 10⁻⁴.", _FORWARD_TEST),
    decided(
        "167", "Forward test, code", "The case (7, 1) is one of the five: with one feature the output is the bias.",
        "walkthrough.constant-row",
    ),
    left_open("167-173", "Forward test, code", "All five shapes pass.", _FORWARD_TEST),
    nothing("175", _BACKPROP, HEADING),
    decided(
        "177.1", f"{_BACKPROP}, opening", "The gradient follows by the chain rule, in several steps.",
        "walkthrough.backward.input",
    ),
    decided(
        "177.2", f"{_BACKPROP}, opening", "Each example has its own statistics, and each input acts through them.",
        "walkthrough.backward.batch", "walkthrough.backward.jacobian",
    ),
    nothing("179-181", f"{_BACKPROP}, the forward pass", HEADING),
    definition("183", f"{_BACKPROP}, the forward pass, 1", "μ = (1/d) Σ xᵢ.", "lnverify.definition.mean"),
    definition("184", f"{_BACKPROP}, the forward pass, 2", "σ² = (1/d) Σ (xᵢ − μ)².", "lnverify.definition.variance"),
    definition(
        "185", f"{_BACKPROP}, the forward pass, 3", "x̂ᵢ = (xᵢ − μ)/√(σ² + ε).",
        "lnverify.definition.normalized",
    ),
    definition("186", f"{_BACKPROP}, the forward pass, 4", "yᵢ = γᵢx̂ᵢ + βᵢ.", "lnverify.definition.layer-norm"),
    nothing("188", f"{_BACKPROP}, the backward pass", HEADING),
    definition(
        "190", f"{_BACKPROP}, the backward pass", "The loss L and the upstream gradient ∂L/∂y.",
        "walkthrough.backward.gain", "walkthrough.backward.input",
    ),
    nothing("192-194", f"{_BACKPROP}, step A", HEADING),
    decided(
        "196", f"{_BACKPROP}, step A", "∂L/∂γ = ∂L/∂y ⊙ x̂, and summed over rows for a batch.",
        "walkthrough.backward.gain", "walkthrough.backward.batch",
    ),
    decided(
        "196", f"{_BACKPROP}, step A", "∂L/∂β = ∂L/∂y, and summed over rows for a batch.",
        "walkthrough.backward.bias", "walkthrough.backward.batch",
    ),
    nothing("198", f"{_BACKPROP}, step B", HEADING),
    decided(
        "200", f"{_BACKPROP}, step B", "∂L/∂x̂ᵢ = ∂L/∂yᵢ · γ; the index on γ is missing.",
        "walkthrough.backward.normalized",
    ),
    nothing("202", f"{_BACKPROP}, step C", HEADING),
    nothing("204.1", f"{_BACKPROP}, step C", INTENT),
    decided(
        "204.2", f"{_BACKPROP}, step C", "The gradient is the sum over the paths through x̂ᵢ, μ and σ².",
        "walkthrough.backward.paths",
    ),
    decided("204.3-206", f"{_BACKPROP}, step C", "The gradient at x, in closed form.", "walkthrough.backward.input"),
    decided(
        "208", f"{_BACKPROP}, step C", "There are three paths: the direct value, the mean, the variance.",
        "walkthrough.backward.paths",
    ),
    definition(
        "210", f"{_BACKPROP}, step C", "v = σ² + ε, std = √v, x̂ᵢ = (xᵢ − μ)v^(−1/2).",
        "lnverify.definition.normalized",
    ),
    nothing("212", _SETUP, HEADING),
    decided("214-216", _SETUP, "∂L/∂xᵢ = Σⱼ ∂L/∂x̂ⱼ ∂x̂ⱼ/∂xᵢ.", "walkthrough.backward.input"),
    decided("218-220", _SETUP, "∂x̂ⱼ/∂xᵢ by the product rule.", "walkthrough.backward.jacobian"),
    nothing("222", _PARTIALS, HEADING),
    nothing("224", _PARTIALS, "it announces three pieces; four follow"),
    decided("226", f"{_PARTIALS}, 1", "∂μ/∂xᵢ = 1/d.", "walkthrough.backward.mean"),
    decided("227", f"{_PARTIALS}, 2", "∂(xⱼ − μ)/∂xᵢ = δᵢⱼ − 1/d.", "walkthrough.backward.numerator"),
    decided("228-229", f"{_PARTIALS}, 3", "∂v/∂xᵢ = (2/d)(xᵢ − μ).", "walkthrough.backward.variance"),
    decided("231", f"{_PARTIALS}, note", "Σ (x_k − μ) = 0.", "riechers.centered-sum", "lnverify.definition.mean"),
    decided(
        "233-234", f"{_PARTIALS}, the inverse standard deviation",
        "∂v^(−1/2)/∂xᵢ = −(xᵢ − μ)/(d v^(3/2)), in three steps.",
        "walkthrough.backward.inverse-std",
    ),
    nothing("236", _COMBINING, HEADING),
    decided("238-240", _COMBINING, "∂x̂ⱼ/∂xᵢ with the pieces put in.", "walkthrough.backward.jacobian"),
    decided("242-244", _COMBINING, "v^(−1/2) pulled out.", "walkthrough.backward.jacobian"),
    decided("244", _COMBINING, "∂x̂ⱼ/∂xᵢ = (1/√v)[δᵢⱼ − 1/d − x̂ⱼx̂ᵢ/d].", "walkthrough.backward.jacobian-normalized"),
    nothing("246", _SUMMATION, HEADING),
    decided("248-250", _SUMMATION, "This Jacobian, put into the chain rule.", "walkthrough.backward.input"),
    decided("252-254", _SUMMATION, "1/(d√v) pulled out of the sum.", "walkthrough.backward.input"),
    decided("256-260", _SUMMATION, "The sum distributed over the three terms.", "walkthrough.backward.input"),
    decided("262-264", f"{_BACKPROP}, result", "The formula of step C.", "walkthrough.backward.input"),
    nothing("266", _INTUITION, HEADING),
    decided("268", f"{_INTUITION}, term 1", "It is the direct path.", "walkthrough.backward.paths"),
    decided("269.1", f"{_INTUITION}, term 2", "It makes the gradient’s entries sum to 0.", "walkthrough.gradient-sum"),
    decided(
        "269.2", f"{_INTUITION}, term 2", "A shift of the input by a constant does not change the output.",
        "walkthrough.shift-invariance",
    ),
    decided("270.1", f"{_INTUITION}, term 3", "It accounts for the variance.", "walkthrough.backward.paths"),
    decided(
        "270.2", f"{_INTUITION}, term 3", "A scaled input gives the same output.",
        "walkthrough.scale-invariance", "walkthrough.term3", "lnverify.scale-law",
    ),
    left_open("272", f"{_BACKPROP}, end", "The file of PyTorch’s optimized kernels.", SOFTWARE),
    left_open(
        "272", f"{_BACKPROP}, end", "PyTorch’s kernel executes this backward pass.",
        f"{RUN} audit.md, gradients",
    ),
    nothing("274", _NUMERICAL, HEADING),
    nothing("276-301", _NUMERICAL, CODE),
    left_open(
        "303-307", f"{_NUMERICAL}, code", "The errors are near 10⁻¹⁰ or less.",
        f"{RUN} walkthrough.md, section 4; lnverify.best-step says where such an error comes from",
    ),
    decided(
        "303-307", f"{_NUMERICAL}, code", "For gain and bias the quotient has no error but rounding.",
        "walkthrough.central-difference.parameters",
    ),
    decided(
        "309-330", f"{_NUMERICAL}, code",
        "A central difference with h = 10⁻⁵, times the upstream gradient, is a gradient.",
        "walkthrough.central-difference.parameters", "lnverify.best-step",
    ),
    nothing("332", "RMSNorm", HEADING),
    left_open("334.1", "RMSNorm, paragraph 1", "Zhang and Sennrich proposed it; GPT-2 used LayerNorm.", HISTORY),
    decided(
        "334.1-334.2", "RMSNorm, paragraph 1", "It is LayerNorm without the mean statistic.",
        "lnverify.layernorm-of-rmsnorm",
    ),
    decided("334.2", "RMSNorm, paragraph 1", "It keeps the invariance under scaling.", "walkthrough.rmsnorm.rescaling"),
    definition(
        "336", "RMSNorm, the display", "āᵢ = gᵢaᵢ/RMS(a), RMS(a) the root of the mean square.",
        "lnverify.definition.rms-norm", "walkthrough.rmsnorm.unit",
    ),
    decided(
        "338.1", "RMSNorm, below the display", "The result has root mean square 1.",
        "walkthrough.rmsnorm.unit", "lnverify.rmsnorm",
    ),
    decided(
        "338.2", "RMSNorm, below the display", "That keeps activations from growing or shrinking.",
        "walkthrough.rmsnorm.unit", "lnverify.rmsnorm",
    ),
    left_open("338.2", "RMSNorm, below the display", "It stabilizes training.", EXPERIMENT),
    left_open("338.3", "RMSNorm, below the display", "A small program of somebody’s has no gain.", SOFTWARE),
    decided(
        "340-343", "RMSNorm, the code", "rmsnorm computes the formula without its gain.",
        "walkthrough.rmsnorm.code", "lnverify.rmsnorm",
    ),
    nothing("345", _INITIALIZATION, HEADING),
    left_open("347", _INITIALIZATION, "Each layer needs a stable distribution of inputs.", EXPERIMENT),
    nothing("349-351", _INITIALIZATION, EMPTY),
    left_open("353", _INITIALIZATION, "Large initial values make the learning rate too large.", VAGUE),
    definition(
        "355", _INITIALIZATION, "Whitened: linearly transformed to mean 0 and variance 1.",
        "walkthrough.standardizes",
    ),
    decided("355", _INITIALIZATION, "That is what whitening means: no word of correlations.", "walkthrough.whitened"),
    nothing("355-359", _INITIALIZATION, QUESTION),
    left_open("361", _INITIALIZATION, "Training converges faster on whitened inputs, as is long known.", EXPERIMENT),
    left_open(
        "363", f"{_INITIALIZATION}, (1)", "The reason is limited precision: the bias is then easy to fit.",
        VAGUE,
    ),
    decided("365", _INITIALIZATION, "With all weights zero every gradient is zero.", "walkthrough.zero-initialization"),
    decided(
        "367", _INITIALIZATION, "Equal initial weights stay equal and are redundant.",
        "walkthrough.equal-initialization",
    ),
    left_open(
        "369", f"{_INITIALIZATION}, (2)", "The distribution of a layer’s inputs shifts during training.",
        EXPERIMENT,
    ),
    definition("371", f"{_INITIALIZATION}, (2)", "y = γx̂ + β for one feature k.", "walkthrough.batchnorm"),
    nothing("372-374", _INITIALIZATION, EMPTY),
    nothing("376", "BatchNorm", HEADING),
    decided(
        "378", "BatchNorm", "It uses statistics of the batch; LayerNorm treats each example alone.",
        "cheatsheet.batchnorm", "cheatsheet.per-token", "walkthrough.batchnorm",
    ),
    decided("380", "BatchNorm", "It fixes means and variances of a layer’s inputs.", "walkthrough.batchnorm.fixes"),
    nothing("382", "Why no batch norm in transformers", QUESTION),
    decided(
        "384", "Why no batch norm in transformers, 1", "It depends on the other examples of a batch.",
        "walkthrough.batchnorm",
    ),
    left_open("384", "Why no batch norm in transformers, 1", "In a Transformer that is not wanted.", OPINION),
    left_open(
        "385.1", "Why no batch norm in transformers, 2", "Text is often generated one sequence at a time.",
        PRACTICE,
    ),
    decided(
        "385.2-385.3", "Why no batch norm in transformers, 2", "Over a batch of one the statistics are meaningless.",
        "walkthrough.batchnorm",
    ),
    left_open("385.3", "Why no batch norm in transformers, 2", "Over tiny batches they are noisy.", OPINION),
    decided(
        "386", "Why no batch norm in transformers, 3", "It differs between training and inference.",
        "cheatsheet.batchnorm",
    ),
    left_open("386", "Why no batch norm in transformers, 3", "That is annoying for sequence models.", OPINION),
    left_open("387", "Why no batch norm in transformers, 4", "Padding requires masks.", PRACTICE),
    nothing("389-399", "References", BIBLIOGRAPHY),
]
