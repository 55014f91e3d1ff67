"""What XLA computes differently on another processor: 1/√x in float32.

The kept rows and the audit page were measured on one processor. On a second one, 24 of the 28 kept rows of flax and
equinox gave their error to all digits. Three of RMSNorm in float32 gave one up to 2.9 u away; one in float16 gave one
0.0005 u away. Findings printed numbers up to 2.2 u away: flax in float32, and Keras on JAX, which works in float32.
"""

ALLOWANCE = 4.0
"""How far, in units u = 2⁻²⁴, XLA's float32 may be away on another processor."""


def on_xla(library: str, implementation: str) -> bool:
    """Whether XLA computes it."""
    return library in ("flax", "equinox") or implementation.endswith("on jax")
