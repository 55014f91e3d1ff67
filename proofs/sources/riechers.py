"""P. M. Riechers, “Geometry and Dynamics of LayerNorm”."""

from proofs.sources.reasons import (
    BIBLIOGRAPHY,
    CHECKABLE,
    DISTRIBUTION,
    HEADING,
    HISTORY,
    INTENT,
    OPINION,
    PICTURE,
    PRACTICE,
    QUESTION,
    SOFTWARE,
)
from proofs.sources.statement import decided, definition, left_open, nothing

STATEMENTS = [
    nothing("1-6", "Title", BIBLIOGRAPHY),
    nothing("7", "Abstract", HEADING),
    nothing("9.1", "Abstract, sentence 1", INTENT),
    decided(
        "9.2", "Abstract, sentence 2",
        "LayerNorm depends on the neural basis: reflections that keep 1 commute with (i) and (ii), others do not.",
        "lnverify.equivariance",
    ),
    decided(
        "9.3", "Abstract, sentence 3", "It is a linear projection, then a nonlinear scaling, then an affine map.",
        "riechers.eq6", "riechers.projector",
    ),
    left_open("9.4", "Abstract, sentence 4", "The expression for it is new.", HISTORY),
    decided("9.5", "Abstract, sentence 5", "All outcomes lie in a hyperplane.", "riechers.image-in-hyperplane"),
    decided(
        "9.5", "Abstract, sentence 5", "All outcomes lie in the interior of an N-dimensional hyperellipsoid.",
        "riechers.image-in-ellipsoid.interior", "riechers.image-in-ellipsoid",
    ),
    decided(
        "9.6", "Abstract, sentence 6",
        "The intersection of both is the interior of an (N − 1)-dimensional hyperellipsoid.",
        "riechers.intersection", "riechers.image-is-the-interior", "lnverify.intersection.zero-gain",
    ),
    left_open("9.6", "Abstract, sentence 6", "Typical inputs end near its surface.", DISTRIBUTION),
    decided(
        "9.7", "Abstract, sentence 7",
        "An eigendecomposition of one matrix gives directions and lengths of its principal axes.",
        "riechers.principal-axes",
    ),
    nothing("11", "I", HEADING),
    left_open(
        "13.1-13.2", "I, paragraph 1", "LayerNorm is simple, taken for granted, and worth understanding.",
        OPINION,
    ),
    nothing("13.3", "I, paragraph 1", INTENT),
    left_open("15.1", "I, paragraph 2", "LayerNorm is not linear.", CHECKABLE),
    definition(
        "15.1-15.2", "I, paragraph 2", "Activation a, gain g, bias b, ε ≥ 0, and the vector 1 of ones.",
        "lnverify.definition.layer-norm", "lnverify.definition.mean",
    ),
    definition(
        "15.3-19", "I, Eq. (1)", "LayerNorm(a) = g ⊙ (a − μ1)/√(σ² + ε) + b, with ⊙ entry by entry.",
        "lnverify.definition.layer-norm", "riechers.eq1-eq4",
    ),
    definition("19-21", "I, Eq. (2)", "The mean μ = a·1/N.", "lnverify.definition.mean"),
    definition(
        "23-25", "I, Eq. (3)", "The variance σ² = (a − μ1)·(a − μ1)/N, with N and not N − 1.",
        "lnverify.definition.variance", "riechers.variance",
    ),
    left_open("27.1", "I, below Eq. (3)", "Gain and bias are typically learned.", PRACTICE),
    left_open("27.2", "I, below Eq. (3)", "Gain and bias begin at 1 and 0; ε is 10⁻⁵ by default.", SOFTWARE),
    decided(
        "27.3-31.1", "I, Eq. (4)", "The form with the matrix diag(g) is the same map as Eq. (1).",
        "riechers.eq1-eq4", "lnverify.definition.gain-matrix",
    ),
    decided("31.2", "I, below Eq. (4)", "With g = 1, diag(g) is the identity.", "riechers.initialization"),
    nothing("33", "II", HEADING),
    decided("35.1", "II, paragraph 1", "The net action is a composition of the sub-steps (i) to (iv).", "riechers.eq6"),
    decided(
        "35.2-39.1", "II (i)", "To subtract the mean from each component is a linear projection.",
        "riechers.centering", "riechers.projector",
    ),
    decided(
        "39.2", "II (i)", "a′ = a − μ1 = a − (a·1̂)1̂ = (I − 1̂1̂ᵀ)a, the projection onto the hyperplane ⟂ 1.",
        "riechers.centering", "riechers.projector",
    ),
    definition(
        "41.1", "II, below (i)", "1̂ = 1/√N is the unit vector along 1.",
        "lnverify.definition.norm", "riechers.centering",
    ),
    decided(
        "41.2", "II, below (i)", "a′·1̂ = 0, derived; the paper writes the vector 0⃗ for this number.",
        "riechers.centered-sum",
    ),
    decided("41.3", "II, below (i)", "The components of a′ sum to 0.", "riechers.centered-sum"),
    decided("43.1", "II, below (i)", "Π = I − 1̂1̂ᵀ is a projector of rank N − 1.", "riechers.projector"),
    decided("43.2", "II, below (i)", "a′ = Πa.", "riechers.centering"),
    decided("43.3", "II, below (i)", "Π² = Π.", "riechers.projector"),
    decided("43.4", "II, below (i)", "σ² = aᵀΠᵀΠa/N = aᵀΠa/N = |Πa|²/N.", "riechers.variance"),
    decided("45-49.1", "II (ii)", "After the factor (σ² + ε)^(−1/2) the vector is no longer than √N.", "riechers.ball"),
    decided("49.2", "II (ii)", "So it lies within the N-ball.", "riechers.ball"),
    decided("49.3", "II (ii)", "For small ε the lengths are near √N.", "riechers.surface", "riechers.ball.sphere"),
    decided(
        "51-53", "II, Eq. (5)", "Both cases: 0 for a ∝ 1, else √N times the unit vector over a root.",
        "riechers.eq5",
    ),
    decided("55.1", "II, below Eq. (5)", "The denominator in Eq. (5) is at least 1.", "riechers.eq5"),
    decided(
        "55.2", "II, below Eq. (5)", "All inputs end in the hyperplane ⟂ 1 and in the ball of radius √N.",
        "riechers.centered-sum", "riechers.ball",
    ),
    decided(
        "57.1", "II, (iii) and (iv)", "Then sphere and points are stretched to a hyperellipsoid, and shifted by b.",
        "riechers.stretched-ball", "riechers.shift",
    ),
    decided(
        "57.2", "II, (iii) and (iv)", "Both together are an affine map.",
        "lnverify.definition.layer-norm", "riechers.eq6",
    ),
    decided("57.3", "II (iii)", "All points lie in the open ball.", "riechers.ball.open"),
    decided(
        "57.3", "II (iii)", "diag(g) takes it to the interior of a hyperellipsoid whose axes are the neural basis.",
        "riechers.stretched-ball", "riechers.image-in-ellipsoid", "riechers.image-in-ellipsoid.interior",
    ),
    decided("57.4", "II (iii)", "It stretches the hyperplane, and so tilts it.", "riechers.tilt"),
    decided("57.5", "II (iv)", "The bias shifts the whole hyperellipsoid.", "riechers.shift"),
    decided("59-63.1", "II, Eq. (6)", "LayerNorm(a) = √N diag(g) Πa/√(|Πa|² + Nε) + b.", "riechers.eq6"),
    left_open("63.2", "II, below Eq. (6)", "This form has advantages: it shows the dependence on a.", OPINION),
    nothing("65.1", "II, below Eq. (6)", PICTURE),
    left_open(
        "65.2", "II, below Eq. (6)", "What holds in more dimensions can be extrapolated from three, rigorously.",
        OPINION + "; here nothing is extrapolated: each claim is decided for every N",
    ),
    decided(
        "67.1", "II, end", "All outcomes lie in the intersection of a hyperplane and a hyperellipsoid.",
        "riechers.image-in-hyperplane", "riechers.image-in-ellipsoid",
    ),
    decided(
        "67.2", "II, end", "The intersection is a hyperellipsoid of dimension N − 1.",
        "riechers.intersection", "lnverify.intersection.zero-gain",
    ),
    decided("67.3", "II, end", "For small ε or large |Πa| a point ends close to the surface.", "riechers.surface"),
    decided(
        "67.3", "II, end", "The surface is that of the (N − 1)-dimensional hyperellipsoid.",
        "riechers.surface.hyperellipsoid", "lnverify.surface.zero-gain",
    ),
    left_open("67.3", "II, end", "Most points of a sprinkling end close to the surface.", DISTRIBUTION),
    nothing("69", "II.1", HEADING),
    decided(
        "71.1", "II.1", "The image less the bias is orthogonal to at least one dimension.",
        "riechers.nullspace", "riechers.nullspace.zero-gain", "lnverify.dimension",
    ),
    decided(
        "71.2", "II.1", "The orthogonal space 𝒩 is the left nullspace of diag(g) − g1ᵀ/N.",
        "riechers.nullspace", "riechers.nullspace.zero-gain",
    ),
    definition("71.3", "II.1", "The neural basis |n⟩ is orthonormal.", "riechers.nullspace.zero-gain"),
    decided(
        "71.4", "II.1", "Without zero gains 𝒩 has one dimension, along the reciprocal gains.",
        "riechers.nullspace",
    ),
    decided(
        "71.5", "II.1", "𝒩 = {cα}, αₙ = 1/gₙ.",
        "riechers.nullspace", "riechers.image-in-hyperplane", "lnverify.definition.normal-direction",
    ),
    decided(
        "71.6", "II.1", "With zero gains 𝒩 is spanned by their neural directions, as many as there are.",
        "riechers.nullspace.zero-gain", "lnverify.dimension",
    ),
    nothing("73", "II.2", HEADING),
    decided(
        "75.1", "II.2, paragraph 1", "The neural basis gives the principal axes of the stretched N-sphere.",
        "riechers.stretched-ball",
    ),
    nothing("75.2", "II.2, paragraph 1", QUESTION),
    left_open("75.3", "II.2, paragraph 1", "The axes of the section are a harder question.", OPINION),
    decided(
        "77.1", "II.2, paragraph 2", "They are the eigenvectors of Π₂G⁻²Π₂, with semi-axes √(N/λ).",
        "riechers.principal-axes",
    ),
    decided(
        "77.1", "II.2, paragraph 2", "Π₂ projects onto what is orthogonal to α.",
        "riechers.projector.normal", "lnverify.definition.off-normal",
    ),
    definition(
        "77.1-77.2", "II.2, paragraph 2", "G = diag(g), Π₂ = I − ααᵀ/αᵀα, αₙ = 1/gₙ.",
        "lnverify.definition.off-normal", "lnverify.definition.normal-direction",
    ),
    decided(
        "79.1", "II.2, paragraph 3",
        "With zero gains G⁻² is the square of the Drazin inverse, and Π₂ may be I or I − |n⟩⟨n|.",
        "riechers.drazin", "lnverify.definition.drazin",
    ),
    decided(
        "79.1", "II.2, paragraph 3", "The rule for the principal axes then holds with zero gains.",
        "riechers.principal-axes.zero-gain", "lnverify.principal-axes.zero-gain",
    ),
    decided(
        "79.2", "II.2, paragraph 3", "Without zero gains Π₂G⁻²Π₂ has one zero eigenvalue, with eigenvector α.",
        "riechers.single-zero-eigenvalue",
    ),
    decided(
        "81.1", "II.2, paragraph 4", "The semi-axes are also √(Nζ), ζ the eigenvalues of ΠG²Π.",
        "riechers.lengths", "lnverify.reciprocal-eigenvalues",
    ),
    decided(
        "81.2", "II.2, paragraph 4", "This matrix does not give the directions.",
        "riechers.lengths-not-directions",
    ),
    nothing("83", "Fig. 1", PICTURE),
    decided("84.1", "Fig. 1, caption", "LayerNorm is the composition of four sub-steps.", "riechers.eq6"),
    nothing("84.2-84.3", "Fig. 1, caption", PICTURE),
    decided(
        "84.4", "Fig. 1, caption", "1̂ is orthogonal to the projection, α̂ to the new plane.",
        "riechers.centered-sum", "riechers.image-in-hyperplane",
    ),
    nothing("84.5", "Fig. 1, caption", PICTURE),
    decided(
        "84.6", "Fig. 1, caption", "The semi-axes belong to the eigenvectors of Π₂G⁻²Π₂, with lengths √(N/λ).",
        "riechers.principal-axes",
    ),
    decided("84.7", "Fig. 1, caption", "At ε = 1/10 the interior is not empty.", "riechers.fig1"),
    nothing("84.8-85", "Fig. 1, caption", PICTURE),
    nothing("86.1", "Fig. 2, caption", PICTURE),
    left_open("86.2", "Fig. 2, caption", "10⁻⁵ is the default of PyTorch’s LayerNorm.", SOFTWARE),
    decided(
        "86.3", "Fig. 2, caption", "The smaller ε, the nearer to the surface.",
        "riechers.surface", "lnverify.radius-law",
    ),
    left_open("86.3", "Fig. 2, caption", "In practice most points get very near the surface.", DISTRIBUTION),
    nothing("88", "III", HEADING),
    left_open("90.1", "III", "Transformers use LayerNorm in two or three ways.", PRACTICE),
    left_open("90.2", "III", "It stands before attention and before the feed-forward network.", PRACTICE),
    decided("90.2", "III", "There it stands outside of the residual stream, which it leaves alone.", "lnverify.pre-ln"),
    left_open("90.3", "III", "It stands in the final residual stream, before unembedding.", PRACTICE),
    nothing("92", "IV", HEADING),
    decided("94.1-94.2", "IV, paragraph 1", "Eq. (6) shows the composition of simpler functions.", "riechers.eq6"),
    left_open("94.3-94.4", "IV, paragraph 1", "Others had noted the projection before.", HISTORY),
    left_open("94.5", "IV, paragraph 1", "The note adds a perspective.", OPINION),
    decided(
        "94.6", "IV, paragraph 1", "The effect of ε is not always negligible.",
        "riechers.surface", "lnverify.radius-law",
    ),
    decided(
        "94.7", "IV, paragraph 1", "The space orthogonal to the image less the bias is found.",
        "riechers.nullspace", "riechers.nullspace.zero-gain",
    ),
    left_open("94.7", "IV, paragraph 1", "It may help to understand what follows LayerNorm.", OPINION),
    decided("94.8", "IV, paragraph 1", "Π₂G⁻²Π₂ gives axes and lengths of the image.", "riechers.principal-axes"),
    left_open("94.8", "IV, paragraph 1", "This matrix is introduced here.", HISTORY),
    left_open(
        "96", "IV, paragraph 2", "To understand components helps; LayerNorm is everywhere, and complex.",
        OPINION,
    ),
    nothing("98-105", "References", BIBLIOGRAPHY),
]
