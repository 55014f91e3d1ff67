"""Claims: what is stated, where, under which hypotheses, and which false variants have to be rejected."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from proofs.errors import InputError
from proofs.space import Claim

# The documents whose claims are decided, by the prefix of their ids.
SOURCES = {
    "riechers": (
        "P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024"
    ),
    "walkthrough": "a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks",
    "cheatsheet": "“24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN",
    "visualizing": "“Visualizing Layer Normalization”, 2023-01-15",
    "activation": "“Re-Examining LayerNorm”, a post on LayerNorm as an activation function",
    "lnverify": "this project",
}


@dataclass
class DeclaredClaim:
    """A claim with everything it declares; its verdict is computed by `proofs.verdict`.

    Attributes:
        id: stable for ever; its prefix names the source.
        title: one line in words.
        place: where in the source it stands.
        function: the claim, a function of a space.
        hypotheses: what the source assumes.
        further: what has to be assumed beside that, where the claim fails as stated.
        remark: what the statements mean, or why they settle the claim.
        likely: what the author most likely meant, where the claim fails as stated and this is clear.
        corrected_by: the id of the claim that is true instead.
        near_misses: false variants, by name.
    """

    id: str
    title: str
    place: str
    function: Claim
    hypotheses: Sequence[Claim] = ()
    further: Sequence[Claim] = ()
    remark: str = ""
    likely: str = ""
    corrected_by: str = ""
    near_misses: Mapping[str, Claim] = field(default_factory=dict)

    @property
    def source(self) -> str:
        """The prefix of the id."""
        return self.id.split(".", 1)[0]

    def misses(self, variants: Mapping[str, Claim]) -> None:
        """Declare the near misses: false statements that a careful person could write."""
        self.near_misses = variants


CLAIMS: dict[str, DeclaredClaim] = {}


def claim(id: str, title: str, place: str, **declared: Any) -> Callable[[Claim], DeclaredClaim]:
    """Declare the decorated function of a space as the claim with this id."""

    def declare(function: Claim) -> DeclaredClaim:
        if id in CLAIMS:
            raise ValueError(f"two claims have the id {id}")
        if id.split(".", 1)[0] not in SOURCES:
            raise ValueError(f"the id {id} does not begin with the name of a source")
        CLAIMS[id] = DeclaredClaim(id, title, place, function, **declared)
        return CLAIMS[id]

    return declare


def find_claim(id: str) -> DeclaredClaim:
    """The claim with this id.

    Raises:
        InputError: where there is none; the nearest ids are named.
    """
    if id not in CLAIMS:
        near = get_close_matches(id, CLAIMS, n=3, cutoff=0.4)
        hint = f"did you mean {' or '.join(near)}?" if near else "`lnverify claims` lists them"
        raise InputError(f"no claim has the id {id!r}; {hint}")
    return CLAIMS[id]
