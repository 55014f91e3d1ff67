"""What is known of a fault: its kind, the value of the program that it is in, and where it is seen; last, its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

VALUES = {
    "N": "N",
    "eps": "eps",
    "x": "x",
    "gain": "the gain",
    "bias": "the bias",
    "upstream": "the upstream gradient",
    "mean": "the mean",
    "deviation": "x - mean",
    "variance": "the variance",
    "rstd": "1/std",
    "normalized": "the normalized row",
    "scaled": "the normalized row times the gain",
    "output": "the output",
    "weighted": "gain·upstream",
    "level": "mean(gain·upstream)",
    "slope": "mean(gain·upstream·h)",
    "term": "h·mean(gain·upstream·h)",
    "dx": "∂x",
    "dgain": "∂γ",
    "dbias": "∂β",
    "terms of mean": "the sum for the mean",
    "terms of variance": "the sum for the variance",
    "terms of level": "the sum for mean(gain·upstream)",
    "terms of slope": "the sum for mean(gain·upstream·h)",
    "terms of dgain": "what is summed over rows",
    "terms of dbias": "what is summed over rows",
}
"""The values of the reference program, in words."""


ANY = "k"
"""Stands for a number that differs from problem to problem."""

NARROW = ("bfloat16", "float16", "TF32", "TF32, towards 0", "float32")
"""The formats in which something may be held by mistake."""


@dataclass(frozen=True)
class Cause:
    """Why a kernel is wrong.

    Attributes:
        kind: what is done by mistake: words with places for the value, `{what}` and `{is_}`, for `{detail}` and the
            `{number}`.
        places: the values of the reference program in which it is; none for what is said of the whole kernel.
        use: the one value in which alone the wrong one is used; empty for all.
        detail: which entries, rows or format; words with a place for the number, where it has one.
        number: of a block, a limit, a constant.
        constant: whether the number is the kernel's own, and the same on every problem.
        where: the part of an array to which it is confined; empty for all.
        also: another mistake, made as well.
        is_of_rows: whether it is about other rows, or which rows count.
        exact: whether the program with this edit gives the kernel's numbers; else only its part is known.
        condition: at which lengths it is seen; empty for all.
    """

    kind: str
    places: tuple[str, ...] = ()
    use: str = ""
    detail: str = ""
    number: float | None = None
    constant: bool = False
    where: str = ""
    also: Cause | None = None
    is_of_rows: bool = False
    exact: bool = True
    condition: str = ""

    @property
    def everywhere(self) -> Cause:
        """The cause wherever it is seen."""
        return replace(self, where="", condition="") if self.where or self.condition else self

    @property
    def general(self) -> Cause:
        """The cause without its place and the numbers that are others on another problem.

        What names no value is one cause in all quantities.
        """
        return replace(
            self,
            places=self.places if "{what}" in self.kind else (),
            detail=self.detail if self.exact else "",
            number=self.number if self.constant else None,
            where="",
            also=self.also.general if self.also else None,
            condition="",
        )

    @property
    def is_rounding(self) -> bool:
        """Whether it is about a narrower format."""
        return self.detail in NARROW

    @property
    def is_of_kernel(self) -> bool:
        """Whether it is said of the kernel as a whole: no edited program and no rounded one gives its numbers."""
        return not self.places and self.kind in (SAID, RAISES)

    def __str__(self) -> str:
        return (f"{self.where}: " if self.where else "") + self._words() + self.condition

    def _words(self) -> str:
        number = self.number
        is_count = number is not None and number >= 1 and float(number).is_integer()
        size = ANY if number is None else f"{number:,.0f}" if is_count else f"{number:.3g}"
        detail = VALUES.get(self.detail, self.detail).replace("{number}", size)
        names = [VALUES[place] for place in self.places]
        what = names[0] if len(names) == 1 else " and ".join(name.removeprefix("the ") for name in names)
        words = self.kind.format(what=what, is_="is" if len(names) < 2 else "are", detail=detail, number=size)
        words += f", in {VALUES[self.use]} alone" if self.use else ""
        return words + (f"; {self.also}" if self.also else "")


UNKNOWN = "no cause known"
"""What is said where no edit and no way of computing gives a kernel's numbers, or several ways do."""


OF_RMS = {
    "mean and variance are those": "the mean square is that",
    "mean and variance are": "the mean square is",
    "mean and 1/std are": "1/rms is",
    "variance": "mean square",
    "std": "rms",
}
"""What the values are called of RMSNorm."""


def in_words(causes: Sequence[Cause], centred: bool = True) -> str:
    """What is said of the causes of one fault: of mistakes in the formula the likeliest, of ways the only one."""
    formula = [cause for cause in causes if cause.places or not cause.exact]
    words = str((formula or causes)[0]) if formula or len(causes) == 1 else UNKNOWN
    for of_layer_norm, of_rms in () if centred else OF_RMS.items():
        words = words.replace(of_layer_norm, of_rms)
    return words


SAID, RAISES = "{detail}", "it raises {detail}"
"""The kinds of what is said of a kernel as a whole, and of what is no answer but an error."""


def said(text: str) -> Cause:
    """What is said of a kernel as a whole, of no program."""
    return Cause(SAID, detail=text)


def from_json(facts: dict[str, Any]) -> Cause:
    """The cause of which these are the fields."""
    also = from_json(facts["also"]) if facts["also"] else None
    return Cause(**facts | {"places": tuple(facts["places"]), "also": also})
