"""The real gains that come with the project, and what it measured; README.md beside this says where they are from."""

from pathlib import Path

BUNDLED = Path(__file__).resolve().parent / "all-MiniLM-L6-v2.layernorm.safetensors"
"""The 13 LayerNorms of all-MiniLM-L6-v2: N = 384, float32."""

BUNDLED_EPS = 1e-12
"""The eps of that model, as its configuration states it."""

SHIPPED = BUNDLED.parent
"""The folder of what ships: verdicts, measurements, the audit."""
