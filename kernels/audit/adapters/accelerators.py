"""Which GPUs this machine has, and on which devices torch computes beside the processor. Nothing here needs one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

DRIVER = Path("/proc/driver/nvidia/gpus")
"""Where NVIDIA's driver says what it drives; read so that no library has to be imported."""


def gpus() -> list[str]:
    """The models of the GPUs, and which of them may be used; nothing where there is no driver."""
    models = []
    for path in sorted(DRIVER.glob("*/information")):
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        models += [line.partition(":")[2].strip() for line in lines if line.startswith("Model:")]
    chosen = os.environ.get("CUDA_VISIBLE_DEVICES")
    return models if chosen is None or not models else [*models, f"CUDA_VISIBLE_DEVICES={chosen}"]


def devices() -> dict[str, str]:
    """The names of torch's devices beside the processor, and what they are; torch is not imported for that."""
    torch = sys.modules.get("torch")
    if torch is None or not torch.cuda.is_available():
        return {}
    return {"cuda": str(torch.cuda.get_device_name())}


def name_on_device(name: str, device: str) -> str:
    """The name of an implementation on a device: a row of its own."""
    return f"{name} on {device}"


def is_on_device(name: str) -> bool:
    """Whether a name is of a row on one of the devices."""
    return any(name.endswith(f" on {device}") for device in devices())
