"""“24. Layer Normalization”, a lesson."""

from proofs.sources.reasons import (
    EXPERIMENT,
    HEADING,
    HISTORY,
    OPINION,
    PRACTICE,
    RUN,
)
from proofs.sources.statement import decided, definition, left_open, nothing

_SHAPES = f"{RUN} walkthrough.md, section 3"
_NORMALIZED = "What Gets Normalized"
_TABLE = "LayerNorm vs BatchNorm"

STATEMENTS = [
    nothing("1-3", "Title; Introduction", HEADING),
    decided(
        "5.1", "Introduction", "It normalizes across features, not across the batch.",
        "cheatsheet.per-token", "cheatsheet.batchnorm",
    ),
    left_open("5.2", "Introduction", "It stabilizes training.", EXPERIMENT),
    decided("5.2", "Introduction", "Activations get consistent mean and variance.", "cheatsheet.mean-variance"),
    left_open("5.2", "Introduction", "It is a key component of Transformers, beside residual connections.", PRACTICE),
    nothing("7", "Formula", HEADING),
    definition("9", "Formula, line 1", "μ = (1/d) Σ xᵢ.", "lnverify.definition.mean", "cheatsheet.formula"),
    definition(
        "11", "Formula, line 2", "σ² = (1/d) Σ (xᵢ − μ)².",
        "lnverify.definition.variance", "cheatsheet.formula",
    ),
    decided("13", "Formula, line 3", "γ · (x − μ)/√(σ² + ε) + β, the LayerNorm of the others.", "cheatsheet.formula"),
    definition(
        "15-17", "Formula, below", "γ and β are learned scale and shift.",
        "lnverify.definition.layer-norm", "cheatsheet.parameters",
    ),
    decided("18", "Formula, below", "ε is for numerical stability.", "cheatsheet.eps-role"),
    nothing("20", _NORMALIZED, HEADING),
    decided("22", _NORMALIZED, "Each example is normalized over its features.", "cheatsheet.per-token"),
    left_open("24", _NORMALIZED, "The input has the shape [batch, seq_len, d_model].", _SHAPES),
    decided(
        "26-27", _NORMALIZED, "Each (batch, position) pair has its own mean and standard deviation.",
        "cheatsheet.per-token",
    ),
    decided("28", _NORMALIZED, "Each pair gets mean 0 and variance 1.", "cheatsheet.mean-variance"),
    decided("29", _NORMALIZED, "Then γ and β are applied.", "cheatsheet.formula"),
    left_open("31", _NORMALIZED, "The output has the shape of the input.", _SHAPES),
    nothing("33-35", _TABLE, HEADING),
    decided(
        "36", f"{_TABLE}, row 1", "One normalizes over features, the other over the batch.",
        "cheatsheet.per-token", "cheatsheet.batchnorm",
    ),
    decided(
        "37", f"{_TABLE}, row 2", "In training: statistics of the sample, or of the batch.",
        "cheatsheet.per-token", "cheatsheet.batchnorm",
    ),
    decided("38", f"{_TABLE}, row 3", "At inference LayerNorm does the same as in training.", "cheatsheet.inference"),
    decided(
        "38", f"{_TABLE}, row 3", "At inference BatchNorm uses running statistics.",
        "cheatsheet.inference", "cheatsheet.batchnorm",
    ),
    left_open("39", f"{_TABLE}, row 4", "BatchNorm does not suit recurrent networks, LayerNorm does.", PRACTICE),
    left_open("40", f"{_TABLE}, row 5", "LayerNorm is standard in Transformers, BatchNorm not suitable.", PRACTICE),
    nothing("42", "In Transformers", HEADING),
    left_open("44", "In Transformers", "A Transformer layer has two LayerNorms.", PRACTICE),
    left_open("46", "In Transformers, 1", "One stands after attention, on x + Attention(x).", PRACTICE),
    decided("46-48", "In Transformers, 1 and 2", "Both are applied to a residual sum.", "cheatsheet.post-ln"),
    left_open("48", "In Transformers, 2", "One stands after the feed-forward part, on x + FFN(x).", PRACTICE),
    nothing("50", "Pre-LN vs Post-LN", HEADING),
    left_open("52", "Post-LN", "It is the form of the original Transformer.", HISTORY),
    decided("54-56", "Post-LN", "LayerNorm(x + SubLayer(x)) normalizes after the addition.", "cheatsheet.post-ln"),
    left_open("58", "Pre-LN", "It is the more common form now.", PRACTICE),
    decided("60", "Pre-LN", "It is LayerNorm(x) + SubLayer(LayerNorm(x)).", "cheatsheet.pre-ln"),
    decided("62", "Pre-LN", "LayerNorm comes before the sub-layer.", "lnverify.pre-ln"),
    left_open("64", "Pre-LN", "It can be more stable in training.", EXPERIMENT),
    nothing("66-68", "Why LayerNorm Works; Parameters", HEADING),
    decided("70-73", "Parameters", "Two parameters per feature, in γ and in β.", "cheatsheet.parameters"),
    decided("75", "Parameters", "2 × 768 = 1536.", "cheatsheet.parameters"),
    decided("77", "Parameters", "Two LayerNorms have about 3000.", "cheatsheet.parameters.layer"),
    left_open("77", "Parameters", "A Transformer layer has two.", PRACTICE),
    nothing(
        "79", "Test Your Understanding",
        "the lesson marks no answer; of those that it offers, the one that is meant stands below",
    ),
    decided("81-86", "Question 1", "Normalized are the features (B).", "cheatsheet.per-token"),
    decided("88-93", "Question 2", "Learned are γ and β (C).", "cheatsheet.parameters"),
    decided("95-100", "Question 3", "In Post-LN it stands after the residual addition (B).", "cheatsheet.post-ln"),
    decided("102-107", "Question 4", "γ has the shape [d_model] (B).", "cheatsheet.parameters"),
    left_open("109-114", "Question 5", "A Transformer layer has two LayerNorms (B).", PRACTICE),
    decided("116-121", "Question 6", "ε prevents a division by zero (B).", "cheatsheet.eps-role"),
    decided(
        "123-128", "Question 7", "LayerNorm works on each sample alone, of any length (B).",
        "cheatsheet.per-token",
    ),
    left_open("123-128", "Question 7", "That is why Transformers use it instead of BatchNorm.", OPINION),
    decided("130-135", "Question 8", "The result has mean 0 and variance 1 (B).", "cheatsheet.mean-variance"),
]
