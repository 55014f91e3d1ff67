"""Every norm module of the libraries that people build models of: which known norm it is."""

from __future__ import annotations

import inspect
import re
import signal
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from lnverify.proofs.errors import InputError

LIBRARIES = {
    "transformers": "models/*/modeling_*.py",
    "timm": "layers/*norm*.py",
    "diffusers": "models/**/*.py",
    "x_transformers": "*.py",
    "torch": "nn/modules/normalization.py",
}
"""The libraries, and where their norms are defined."""

_NAME = re.compile(r"^class (\w*(?:Norm|norm)\w*)\(", re.M)
# Layers that have a norm, rather than being one.
_OTHERS = re.compile(r"Conv(?!.*LayerNorm)|Encoder|Decoder|For[A-Z]|Attention|Embed|Model|Output|"
    r"Pool|Mlp|Head|Block|PreTrained|"
                     r"ReLU|Act|Residual|Downsample|Upsample|Linear|Config|Normalizer|Function|Wrapper|Roberta|Layers|Pre.?Norm|"
                     r"Layer$|Post.?Norm|NormAdd|Continuous$")  # fmt: skip
_SECONDS = 20


@dataclass(frozen=True)
class Row:
    """What a class was found to be.

    Attributes:
        library, version, module, name, line: what it is and where it is defined.
        form: the known norm, or of one that is none the nearest; "" where it was refused.
        axes, eps: as of `Identity`.
        is_proved: whether it is that for every shape.
        reason: why it is not, or was refused.
        seconds: of processor time, making the module included.
    """

    library: str
    version: str
    module: str
    name: str
    line: int
    form: str
    axes: str
    eps: str
    is_proved: bool
    reason: str
    seconds: float


def classes(library: str) -> Iterator[tuple[str, str, int]]:
    """Module, name and line of each class of a library that is called a norm."""
    spec = find_spec(library)
    root = Path(((spec and spec.submodule_search_locations) or [""])[0])
    for path in sorted(root.glob(LIBRARIES[library])):
        text = path.read_text(encoding="utf-8")
        module = ".".join([library, *path.relative_to(root).with_suffix("").parts]).removesuffix(".__init__")
        for match in _NAME.finditer(text):
            if not _OTHERS.search(match[1]):
                yield module, match[1], text.count("\n", 0, match.start()) + 1


def survey() -> Iterator[Row]:
    """A row for each class of each library that is installed."""
    for library in LIBRARIES:
        if find_spec(library) is not None:
            for module, name, line in classes(library):
                yield _row(library, module, name, line)


def _row(library: str, module: str, name: str, line: int) -> Row:
    from lnverify.kernels.tracing.callables import is_module
    from lnverify.kernels.tracing.torch_modules import identify_module

    start = time.process_time()
    place = (library, version(library), module, name, line)
    try:
        cls = getattr(import_module(module), name)
        with _Limit(_SECONDS):
            if not is_module(cls) or inspect.isabstract(cls):
                raise InputError("no class of modules")
            found = identify_module(cls)
    except InputError as error:
        return Row(*place, "", "", "", False, str(error), _since(start))
    except Exception as error:
        return Row(
            *place,
            "",
            "",
            "",
            False,
            f"{type(error).__name__}: {(str(error).splitlines() or [''])[0][:120]}",
            _since(start),
        )
    return Row(*place, found.form, " ".join(found.axes), found.eps, found.is_proved, found.difference, _since(start))


def _since(start: float) -> float:
    return round(time.process_time() - start, 3)


class _Limit:
    """Ends what takes more processor time."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds

    def _late(self, *_: Any) -> None:
        raise InputError(f"not decided in {self.seconds} s")

    def __enter__(self) -> None:
        self.before = signal.signal(signal.SIGPROF, self._late)
        signal.setitimer(signal.ITIMER_PROF, self.seconds)

    def __exit__(self, *_: Any) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, self.before)


def to_json(row: Row) -> dict[str, Any]:
    """A row as data."""
    return asdict(row)
