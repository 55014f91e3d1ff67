"""How the quantities of a LayerNorm are written on a page."""

SYMBOLS = {"output": "output", "dx": "∂x", "dgain": "∂γ", "dbias": "∂β"}
