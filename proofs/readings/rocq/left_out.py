"""Theorems whose proof is written but not accepted, each with the reason: they are not given to Rocq."""

_SIGNS = "the proof that is written takes the sign of the first entry of the gain for that of all"

LEFT_OUT: dict[str, str] = {
    "lnverify.second-norm": "the proof that is written asks for the sign of a root whose radicand is divided by r²",
    "not riechers.principal-axes: Π for Π₂": _SIGNS,
    "not riechers.principal-axes: α = g": _SIGNS,
    "not riechers.single-zero-eigenvalue: g belongs to 0": _SIGNS,
    "not riechers.single-zero-eigenvalue: 1 belongs to 0": _SIGNS,
}
