"""Functions of public repositories, each a case: its reference, where it stands, the mistake it is known for.

What a repository says in CUDA, C++, Triton, torch or words is written here line by line in NumPy; at the end of
`forwards` are those that run as they are installed. A case without a mistake is to be proved, one with a mistake
refuted; the page says what came out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

ROWS = {"x": "rows N", "gain": "N", "bias": "N", "eps": ""}
"""The arguments of LayerNorm of rows."""
RMS = {"x": "rows N", "gain": "N", "eps": ""}
"""Those of RMSNorm."""


@dataclass(frozen=True)
class Case:
    """A function of a public repository.

    Attributes:
        function: the function, or the path of one that is installed.
        repository, place: where it stands: a path and a function of it, an issue or a pull request.
        reference: what it is to equal; of a backward the forward.
        is_gradient: whether it is a backward.
        shapes: of the arguments of the reference.
        mistake: what is wrong with it, as the place tells or its code shows; "" where nothing is.
        at_least: of axes, how long they are at least.
    """

    function: Any
    repository: str
    place: str
    reference: Callable[..., Any]
    is_gradient: bool
    shapes: Mapping[str, str]
    mistake: str = ""
    at_least: Mapping[str, int] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What it is called here."""
        return self.function if isinstance(self.function, str) else str(self.function.__name__)

    def load(self) -> Any:
        """The function."""
        if not isinstance(self.function, str):
            return self.function
        module, _, name = self.function.partition(":")
        found = getattr(import_module(module), name)
        return found() if isinstance(found, type) else found


CASES: list[Case] = []
"""All of them, once `cases` was called."""


def forward(repository: str, place: str, reference: Any, shapes: Mapping[str, str] = ROWS, mistake: str = "") -> Any:
    """Declare a function as one that is to equal a reference."""
    return _declare(repository, place, reference, False, shapes, mistake)


def backward(repository: str, place: str, reference: Any, shapes: Mapping[str, str] = ROWS, mistake: str = "") -> Any:
    """Declare a function as one that is to give the gradients of a forward."""
    return _declare(repository, place, reference, True, shapes, mistake)


def _declare(repository: str, place: str, reference: Any, is_gradient: bool, shapes: Any, mistake: str) -> Any:
    def declare(function: Any) -> Any:
        CASES.append(Case(function, repository, place, reference, is_gradient, shapes, mistake))
        return function

    return declare


def cases() -> list[Case]:
    """Every case: forwards, then backwards."""
    for module in ("forwards", "backwards"):
        import_module(f"{__name__}.{module}")
    return sorted(CASES, key=lambda case: case.is_gradient)
