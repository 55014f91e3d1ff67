"""The wider literature: statements chosen from each text, in its order."""

from __future__ import annotations

from lnverify.proofs.sources.reasons import EXPERIMENT
from lnverify.proofs.sources.statement import SourceStatement, assertion, left_open

_EXPECTATION = "it speaks of expected values, which the vocabulary does not have"
_SIZE = "“negligible” has no measure; lnverify.second-norm.error is the exact law, .example a number"
_NETWORK = "about whole networks, of whose parts the claims beside it speak"
_READING = "a sentence against another of the same page; there is no formula to decide"
_ROUNDING = "a statement on rounding; the audit measures, no formula decides"

Line = tuple[str, str, tuple[str, ...], str]


def decides(place: str, statement: str, *claims: str) -> Line:
    """A statement that claims decide."""
    return place, statement, claims, ""


def leaves_open(place: str, statement: str, reason: str) -> Line:
    """A statement that no claim decides."""
    return place, statement, (), reason


def _number_lines(*lines: Line) -> list[SourceStatement]:
    """Lines with their number as the address: these texts are not cut into sentences."""
    return [
        assertion(str(number), place, statement, *claims)
        if claims
        else left_open(str(number), place, statement, reason)
        for number, (place, statement, claims, reason) in enumerate(lines, 1)
    ]


BA = _number_lines(
    decides(
        "§3.1", "A layer-normalized recurrent network does not notice a factor of all summed inputs.", "ba.recurrent"
    ),
    decides(
        "§4",
        "Weight and batch normalization with expected statistics are another parameterization.",
        "ba.reparameterization",
    ),
    decides("§5.1, Eq. (6)", "Weights δW + 1γᵀ leave the output of layer normalization as it is.", "ba.rescaling"),
    decides("§5.1", "If the weight vector is scaled by δ, the two scalars μ and σ are too.", "ba.scalars"),
    decides(
        "§5.1",
        "If only the input before the weights is normalized, the model is not invariant to rescaling and recentring.",
        "ba.input-only",
    ),
    decides("§5.1", "All the normalization methods are invariant to rescaling the dataset.", "ba.all-rescaling"),
    decides("§5.1, Eq. (7)", "Rescaling a single data point does not change the prediction.", "ba.case-rescaling"),
    decides("Table 1, “Batch norm”", "Invariant, not, invariant, invariant, invariant, not.", "ba.table1.batch"),
    decides("Table 1, “Weight norm”", "Invariant, not, invariant, not, not, not.", "ba.table1.weight"),
    decides("Table 1, “Layer norm”", "Invariant, invariant, not, invariant, not, invariant.", "ba.table1.layer"),
    decides("Eq. (8)", "D ≈ δᵀFδ/2 to second order: for a logistic unit.", "lnverify.logistic-divergence"),
    decides("§5.2.2, Eq. (12)", "The Fisher matrix at one input, for a logistic unit.", "lnverify.logistic-fisher"),
    leaves_open("§5.2.2, Eq. (12)", "The Fisher matrix of a generalized linear model.", _EXPECTATION),
    decides("§5.2.2, Eqs. (13) and (14)", "Its blocks for a normalized model.", "ba.fisher-blocks", "lnverify.fisher"),
    decides(
        "§5.2.2",
        "Where the norm of a weight vector doubles, the curvature along it changes by a factor of 1/2.",
        "ba.curvature",
        "lnverify.weight-norm.curvature",
    ),
    decides("§5.2.2", "There the model’s output remains the same.", "ba.growth-output"),
    decides(
        "§7",
        "Layer normalization is invariant to a shift and a scale of the features of a training case.",
        "ba.feature-shifting",
        "ba.case-rescaling",
    ),
    decides(
        "Appendix, above Eq. (32)",
        "The metric depends on the prediction error alone.",
        "ba.metric.error-alone",
        "lnverify.metric.layer",
    ),
    decides("Appendix, Eq. (32)", "The metric of batch normalization along its gain.", "ba.metric.batch"),
    decides(
        "Appendix, Eqs. (34) and (35)",
        "The metrics of weight normalization and of the plain model.",
        "lnverify.metric.weight-norm",
    ),
    decides(
        "Supplement, after Eqs. (22) and (31)",
        "α, the additive parameter, starts as zeros and β, the multiplicative one, as ones: without bias and gain.",
        "riechers.initialization",
    ),
    leaves_open(
        "Supplement, Eq. (15)",
        "α stands for the gain, and β for the bias.",
        "a naming that clashes with the sentences after Eqs. (22) and (31); taken with the initialization it would "
        "mean lnverify.zero-gain-start",
    ),
)

IOFFE = _number_lines(
    decides("§3", "γ = √Var[x] and β = E[x] recover the original activations.", "ioffe.recover"),
    decides("§3", "The gradient of the transformation by the chain rule.", "ioffe.backward", "ioffe.backward.mean"),
    decides("§3.1", "The factor m/(m − 1) of the variance for inference.", "ioffe.inference-variance"),
    leaves_open("§3.1", "Var[x] = m/(m − 1) E[σ²] over batches.", _EXPECTATION),
    decides("§3.1, Algorithm 2, line 11", "At inference y = γx/√(Var + ε) + (β − γE/√(Var + ε)).", "ioffe.inference"),
    decides("§3.2", "The bias of z = Wu + b can be ignored: the mean subtraction cancels it.", "ioffe.bias"),
    decides("§3.3", "BN(Wu) = BN((aW)u).", "ioffe.weight-scale"),
    decides(
        "§3.3",
        "The derivative at u does not change with a, and that at aW is 1/a times that at W.",
        "ioffe.weight-scale.gradients",
    ),
    leaves_open(
        "§3.3", "The Jacobians of layers may have singular values close to 1.", "a conjecture, as the text says"
    ),
)

RMSNORM = _number_lines(
    decides("README", "When the mean of the inputs is exactly 0, LayerNorm equals RMSNorm.", "rmsnorm.zero-mean"),
    decides(
        "README, table, “RMSNorm”",
        "Invariant, not, not, invariant, not, invariant.",
        "rmsnorm.table.rmsnorm",
    ),
    decides(
        "README, table, “pRMSNorm”",
        "Invariant, not, not, invariant, not, invariant.",
        "rmsnorm.table.partial",
    ),
    decides(
        "§1",
        "The summed inputs remain intact where inputs or weights are shifted by noise.",
        "rmsnorm.recentring",
    ),
    decides(
        "§4.2, Eq. (8)", "The gradient of the gain is proportional to the normalized summed inputs.", "rmsnorm.eq8"
    ),
    decides("§4.2, Eq. (9)", "The gradient at the weights goes through R.", "rmsnorm.eq9", "lnverify.rmsnorm.jacobian"),
    decides("§4.2, Eq. (10)", "R becomes R/δ where the summed inputs are scaled by δ.", "rmsnorm.eq10"),
    leaves_open("abstract", "The RMS can be estimated from a part of the summed inputs.", _EXPECTATION),
)

XU = _number_lines(
    decides("abstract", "The derivatives of mean and variance recentre and rescale gradients.", "xu.backward"),
    leaves_open("abstract", "They matter more than the forward normalization.", EXPERIMENT),
)

XIONG = _number_lines(
    leaves_open("Lemma 1", "E‖ReLU(X)‖² = σ²d/2 for a Gaussian vector X.", f"{_EXPECTATION}; lnverify.relu.parts"),
    leaves_open("Lemma 2", "The expected squared norms of hidden states in Post-LN and Pre-LN.", _EXPECTATION),
    decides("Lemma 3", "‖J(x)‖₂ = O(√d/‖x‖₂).", "xiong.lemma3", "lnverify.jacobian-bound"),
    leaves_open("Theorem 1", "Bounds of the gradients of the last layer, with high probability.", _EXPECTATION),
    decides("supplement, proof of Lemma 2", "LN projects any vector onto the sphere of radius √d.", "xiong.sphere"),
    decides("supplement, Lemma 4", "The eigenvalues of I − αᵀα are 1 or 0 for ‖α‖ = 1.", "xiong.lemma4"),
    decides("supplement, proof of Lemma 3", "The Jacobian of LN in closed form.", "xiong.jacobian"),
)

WU = _number_lines(
    decides("§3.1, Eqs. (1), (2) and (7)", "Each group has a mean and a variance of its own.", "lnverify.two-groups"),
    decides("§3.1", "With one group it is layer normalization.", "wu.one-group"),
    decides("§3.1", "With one channel a group it is instance normalization.", "wu.instance-norm"),
    decides("§4.1", "With γ = 0 in its last normalization a block is the identity at the start.", "wu.zero-scale"),
)

BRODY = _number_lines(
    decides("abstract, (a)", "A projection to the space orthogonal to the vector of ones.", "brody.projection"),
    decides("abstract, (b)", "A scaling of all vectors to the norm √d.", "brody.scaling"),
    decides("abstract, (a)", "The projection lets a query attend to all keys equally.", "brody.attend-equally"),
    decides(
        "abstract, (b)", "Each key can receive the highest attention.", "brody.selectable", "lnverify.selects-itself"
    ),
    decides(
        "blog",
        "Where a key has a sufficiently large norm, no query gives a neighbouring key the dominant weight.",
        "brody.large-key",
    ),
)

JIANG = _number_lines(
    decides("§2.1, Eq. (1)", "LayerNorm, with the variance as ‖x‖²/d − μ².", "jiang.formula"),
    decides("§2.1", "If μ(x) = 0, LayerNorm(x) = RMSNorm(x).", "jiang.zero-mean"),
    decides("§3.1", "LN(x + k1) = LN(x) for all k.", "jiang.shift"),
    decides(
        "§3.1, Lemma 3.1", "The output of a linear layer splits into a centred layer’s and a mean.", "jiang.lemma31"
    ),
    decides("§3.2, Eq. (5)", "CRMSNorm normalizes the compressed vector as RMSNorm the whole.", "jiang.crmsnorm"),
    decides("§3.2, Eq. (6)", "Rows of weights may be lowered by their last entry.", "jiang.compressed-rows"),
    leaves_open("§3.3", "Pre-LN in d dimensions is equivalent to Pre-CRMSNorm in d − 1.", _NETWORK),
    decides("§3.4.1", "Recenter(x + y) = Recenter(x) + Recenter(y).", "jiang.recentre-sum"),
    decides(
        "§4.1",
        "The output has mean 0 although LayerScale is applied.",
        "jiang.layer-scale",
        "lnverify.layer-scale-mean",
    ),
    decides("§3.5", "Training is equivalent, with the updates on the original parameters.", "jiang.training"),
)

GUPTA = _number_lines(
    decides("abstract", "Standardization in three steps.", "gupta.three-steps"),
    decides("abstract, version 1", "What is lost in it cannot be recovered.", "gupta.irreversible", "lnverify.inverse"),
    decides(
        "abstract, version 1",
        "Unlike batch normalization, LayerNorm cannot learn the identity.",
        "gupta.identity",
        "lnverify.batchnorm.identity",
    ),
    leaves_open("abstract", "Language models align their hidden states orthogonal to 1.", EXPERIMENT),
)

FLASHNORM = _number_lines(
    decides("Proposition 1", "The gain folds into the weights behind it.", "flashnorm.weightless"),
    decides("Proposition 2", "The division may wait until after the weights.", "flashnorm.deferred"),
    decides("remark below", "With a bias it may not.", "flashnorm.bias"),
    decides(
        "Proposition 3", "The first of two RMSNorms is redundant.", "flashnorm.cancellation", "lnverify.second-norm"
    ),
    leaves_open("“Epsilon caveat”", "The discrepancy is negligible unless the energy is near zero.", _SIZE),
    decides(
        "on normalization bias", "The bias moves to the output of the next layer: c* = c + βW.", "flashnorm.bias-moves"
    ),
    decides("on mean centring", "V* = V − s/n absorbs the centring.", "flashnorm.centring"),
    decides("on NoPE channels", "The gains of queries and keys fuse.", "flashnorm.nope"),
    decides("on RoPE", "Gains fuse into the tables of cosines and sines.", "flashnorm.rope", "lnverify.rope-gain"),
    decides(
        "appendix “RMS with epsilon”",
        "The bound degrades only where the energy is near zero.",
        "flashnorm.energy",
        "lnverify.eps-scale-error",
    ),
    decides("on feed-forward networks", "It may wait until after ReLU.", "flashnorm.relu"),
    decides("on bilinear gates", "Two divisions make one.", "flashnorm.bilinear"),
    decides("on the root mean square", "The mean is not needed.", "flashnorm.rms"),
    leaves_open("on precision", "The result is bit-identical where the fold is made at the same precision.", _ROUNDING),
)

STOLLENWERK = _number_lines(
    decides("abstract, version 2", "DyISRU is the exact counterpart of layer normalization.", "stollenwerk.layernorm"),
    decides("abstract, EACL", "It is the exact element-wise counterpart of RMSNorm.", "stollenwerk.rmsnorm"),
    leaves_open("abstract, EACL", "It reproduces the effect on outliers more accurately than DyT.", EXPERIMENT),
)

ONNX = _number_lines(
    decides(
        "LayerNormalization-17",
        "The first stage makes zero mean and unit variance.",
        "onnx.layer-norm.stage-one",
    ),
    decides(
        "MeanVarianceNormalization-13",
        "The text divides by the standard deviation; the function body adds 10⁻⁹ to it.",
        "onnx.mvn",
    ),
    decides("RMSNormalization-23", "The listing of the operator.", "onnx.rms-norm"),
    decides("GroupNormalization-21", "The first stage makes zero mean and unit variance.", "onnx.group-norm.stage-one"),
    leaves_open("GroupNormalization-21", "The number of groups should be divisible by that of the channels.", _READING),
    decides(
        "GroupNormalization-21",
        "With one group it is LayerNormalization.",
        "onnx.group-norm",
        "lnverify.tokens.one-group",
    ),
)

KERAS = _number_lines(
    decides(
        "LayerNormalization, rms_scaling",
        "The layer scales by the inverse root of the mean square, and computes no mean.",
        "keras.rms-scaling",
    ),
    decides(
        "LayerNormalization, scale",
        "Before a linear layer or a ReLU the scale can be left out.",
        "keras.scale-before-relu",
    ),
    decides("ops, epsilon", "ε is a lower bound of the norm.", "keras.eps-lower-bound"),
    decides("RMSNormalization", "x · rsqrt(mean(square(x))) · scale.", "keras.rmsnorm"),
    decides("UnitNormalization", "Each input has the norm 1.", "keras.unit-norm"),
    decides(
        "GroupNormalization, 3.15.1",
        "With as many groups as channels it is identical to instance normalization.",
        "keras.instance-norm",
    ),
    decides(
        "LayerNormalization",
        "Groups of size 1 are a layer normalization over all channels.",
        "keras.group-size",
        "lnverify.tokens.one-group",
    ),
)

TORCH_DOCS = _number_lines(
    decides("LayerNorm, 0.4", "y = (x − E[x])/(√Var[x] + ε) γ + β.", "torch-docs.layer-norm"),
    decides(
        "BatchNorm1d, 2.13.0",
        "Training divides by the biased variance; the unbiased one is kept.",
        "torch-docs.running-variance",
    ),
    decides(
        "BatchNorm1d, 2.13.0",
        "x̂ becomes (1 − m)x̂ + mx.",
        "torch-docs.momentum",
    ),
    decides("RMSNorm, 2.13.0", "y = x/√(ε + Σx²/n) γ.", "torch-docs.rms-norm"),
    decides("normalize, 2.13.0", "v/max(‖v‖, ε).", "torch-docs.normalize", "lnverify.normalize-conventions"),
    decides("GroupNorm, 2.13.0", "With a single group it is equivalent with LayerNorm.", "torch-docs.group-norm"),
    decides("GroupNorm, Args", "ε is a value added to the denominator.", "torch-docs.eps-added"),
)
MINDSPORE = _number_lines(
    decides("ops.rms_norm", "y = xγ/(√(1/n) Σxᵢ² + ε).", "mindspore.rms-norm"),
    decides(
        "ops.rms_norm, Returns",
        "The second output is the reciprocal of the standard deviation.",
        "mindspore.rstd",
        "lnverify.reciprocal-rms",
    ),
)
DERF = _number_lines(
    decides("Fig. 1, caption (b)", "LayerNorm normalizes each channel across the token axis.", "derf.layer-norm")
)
FLAX = _number_lines(decides("LayerNorm, use_fast_variance", "Var = E[x²] − E[x]².", "flax.fast-variance"))
