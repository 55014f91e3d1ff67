"""Names in a theorem: no two things have one name, and none hides a word of the theorem or of its proof.

A letter keeps the name that the claim gives it where that is free; else it gets a name with an underscore behind.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files

LIBRARY = ("LayerNorm", "Derivative", "Trace", "Witness")
"""What is written by hand, in the order in which Rocq has to read it."""
BY_HAND = ("Interlacing", "Chain", "Spectral", "Headline", "Usual", "Exponential")
"""The files of results that follow from claims, and of what Coq's own reals have to do with them, in their order."""

# What Rocq's grammar of terms keeps for itself.
# fmt: off
_KEYWORDS = re.findall(r"\w+", """
    as at by cofix else end exists exists2 fix for forall fun if in is let match mod of on return rec then where
    using with lib Prop SProp Set Type Num SsrSyntax_is_Imported _
""")
# What statements and proofs take from MathComp by name.
_MATHCOMP = re.findall(r"\w+", """
    I R N GRing Order Num nat rcfType conj esym erefl expf_eq0 expf_neq0 xpredT fst invr0 invr_eq0 ler01 lexx
    lt0r_neq0 ltW lt_le_trans ltr01 ltr0n mulf_neq0 mulr0 mulr0n mulr1n negb_and normr_ge0 oner_eq0 oner_neq0
    oppr_eq0 oppr_ge0 orbT pnatr_eq0 prodf_neq0 subr_ge0 map_mx true false tt id isT eqP uniq in_cons in_nil orbF negbTE
    big_cons big_nil lt_def invr_eq0 sqr_sqrtr sqr_ge0 sqrtr_ge0 prodrXl is_true Ordinal
""")
# fmt: on
# What a proof calls its own variables and hypotheses.
_IN_PROOFS = re.compile(
    r"[A-Za-z]{1,2}\d*_\w*\d+|[DGHJZq]\d+|[DHINORS]|([EHN]|letter|told|is|was|size)_\w*[^\W_]|Enn?|[ijkn]|at0|[qz][ij]"
    "|lt|claim|whole"
)
# No word has an underscore at its end, so that one more of them makes a name free.


def identifier(id: str) -> str:
    """The id of a claim as a name in Rocq."""
    return id.replace(".", "_").replace("-", "_")


@cache
def library() -> dict[str, str]:
    """The hand-written files on which theorems of claims rest, by name."""
    return {f"{name}.v": _read(name) for name in LIBRARY}


@cache
def by_hand() -> dict[str, str]:
    """The hand-written files of results, by name without an ending."""
    return {name: _read(name) for name in BY_HAND}


def _read(name: str) -> str:
    return (files("lnverify.proofs.rocq") / f"{name}.v").read_text(encoding="utf-8")


@cache
def reserved_words() -> frozenset[str]:
    """The words that no letter may hide: Rocq's, those of the library, and those that proofs take from MathComp."""
    declared = r"(?:Definition|Lemma|Fixpoint|Ltac|Notation|Tactic Notation) \"?(\w+)"
    ours = {name for text in library().values() for name in re.findall(declared, text)}
    return frozenset([*_KEYWORDS, *_MATHCOMP, *ours])


def is_free(name: str) -> bool:
    """Whether a letter may have this name."""
    return name not in reserved_words() and not _IN_PROOFS.fullmatch(name)


class Names:
    """The names that were given in one theorem."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def letter(self, wanted: str) -> str:
        """A name for what the claim calls so."""
        name = re.sub(r"[^A-Za-z0-9_]", _in_ascii, wanted)
        while name in self._taken or not is_free(name):
            name += "_"
        return self._keep(name)

    def generate(self, wanted: str) -> str:
        """A name for what the claim does not name."""
        while wanted in self._taken:
            wanted += "'"
        return self._keep(wanted)

    def _keep(self, name: str) -> str:
        self._taken.add(name)
        return name


def _in_ascii(found: re.Match[str]) -> str:
    """The name of a character: of λ it is lamda."""
    return unicodedata.name(found[0], f"u{ord(found[0]):x}").split()[-1].lower().replace("-", "")
