"""“Visualizing Layer Normalization”."""

from lnverify.proofs.sources.reasons import BIBLIOGRAPHY, HEADING, HISTORY, INTENT, OPINION, PRACTICE, QUESTION
from lnverify.proofs.sources.statement import assertion, definition, left_open, nothing

_DEFINITION = "Visualizing layer normalization, the first display"
_COMPOSITION = "Visualizing layer normalization, the second display"
_F = "Visualizing layer normalization, the paragraph on f"
_G = "Visualizing layer normalization, the paragraph on g"
_H = "Visualizing layer normalization, the paragraph on h"
_SUMMARY = "Visualizing layer normalization, the summary"
_RMS = "What about RMS Layer Normalization"

STATEMENTS = [
    nothing("1-6", "Title, date", BIBLIOGRAPHY),
    nothing("8", "Introduction", HEADING),
    nothing("10.1-10.2", "Introduction", INTENT),
    left_open(
        "10.3",
        "Introduction",
        "Attention and feed-forward layers can be imagined as described elsewhere.",
        OPINION,
    ),
    left_open("10.4", "Introduction", "Layer normalization has a nice interpretation.", OPINION),
    nothing("10.5", "Introduction", INTENT),
    nothing("12", "Visualizing layer normalization", HEADING),
    definition(
        "14-22.1",
        _DEFINITION,
        "lnorm(x; a, b) = a ⊙ (x − mean(x))/(std(x) + ε) + b: ε stands outside the root.",
        "visualizing.composition",
        "lnverify.definition.std",
        "lnverify.eps-conventions",
    ),
    assertion(
        "22.1",
        f"{_DEFINITION}, below",
        "ε = 10⁻¹² is a valid choice.",
        "lnverify.eps-in-formats",
    ),
    definition("22.2", f"{_DEFINITION}, below", "⊙ is the product entry by entry.", "visualizing.composition"),
    left_open("22.3", f"{_COMPOSITION}, above", "As a composition it is easier to interpret.", OPINION),
    assertion(
        "22.3-33",
        _COMPOSITION,
        "lnorm = h ∘ g ∘ f, a projection, a scaling, an affine map.",
        "visualizing.composition",
    ),
    definition("35.1", f"{_COMPOSITION}, below", "The identity, and the matrix of ones.", "visualizing.averaging"),
    nothing("35.2-37.1", _F, INTENT),
    definition("37.2", _F, "P = (1/n) times the matrix of ones.", "visualizing.averaging"),
    assertion("37.3", _F, "The vector of ones is an eigenvector of P with eigenvalue 1.", "visualizing.averaging"),
    assertion(
        "37.4",
        _F,
        "The null space of P has dimension n − 1 and is orthogonal to it; P is symmetric.",
        "visualizing.averaging",
    ),
    assertion("37.5", _F, "P projects orthogonally onto the vectors of equal entries.", "visualizing.averaging.onto"),
    assertion(
        "37.6-37.7",
        _F,
        "f = I − P projects orthogonally onto U, the n − 1 dimensions ⟂ 1.",
        "visualizing.projection",
    ),
    assertion(
        "39.1",
        _G,
        "Where ‖x‖ ≫ ε, so not very close to the origin, g is just a projection to the sphere of radius √n.",
        "visualizing.radial-projection",
        "lnverify.sphere-error",
    ),
    assertion("39.2", _G, "g(f(x)) lies on a sphere of dimension n − 2 in U.", "visualizing.sphere"),
    assertion(
        "39.3",
        _G,
        "That sphere is √n S_{n−2,U} = S_{n−1} ∩ U.",
        "visualizing.sphere-identity",
        "lnverify.sphere-section",
    ),
    assertion("41.1", _H, "h scales by diag(a) and shifts by b.", "visualizing.composition"),
    assertion("41.2", _H, "A distorts the sphere into an ellipsoid.", "visualizing.ellipsoid"),
    assertion("41.2", _H, "A takes U to a different subspace.", "visualizing.subspace"),
    assertion("41.2", _H, "b makes it affine, with an ellipsoid centred at b.", "visualizing.centre"),
    assertion("43", _SUMMARY, "lnorm takes vectors to an ellipsoid of dimension n − 2.", "visualizing.ellipsoid"),
    assertion("43", _SUMMARY, "a and b determine its shape and place.", "visualizing.ellipsoid", "visualizing.centre"),
    nothing("45", _RMS, HEADING),
    left_open("47.1", _RMS, "An ellipsoid is needlessly complicated.", OPINION),
    nothing("47.2", _RMS, QUESTION),
    definition(
        "47.3",
        _RMS,
        "RMSNorm is this without f, and with b = 0.",
        "visualizing.rmsnorm.sphere",
        "visualizing.rmsnorm.axes",
    ),
    left_open("47.3", _RMS, "That was the intuition of RMSNorm.", HISTORY),
    assertion("47.4", _RMS, "g then projects to the sphere of radius √n.", "visualizing.rmsnorm.sphere"),
    assertion("47.4", _RMS, "The gain warps the axes of this sphere to the sizes √n aᵢ.", "visualizing.rmsnorm.axes"),
    left_open("47.5", _RMS, "That is easier to interpret.", OPINION),
    left_open("47.6", _RMS, "LayerNorm is what one mostly finds.", PRACTICE),
    left_open("47.6", _RMS, "So its interpretation is the most important.", OPINION),
]
