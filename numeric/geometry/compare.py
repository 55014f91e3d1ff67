"""Two checkpoints side by side: what changed in the ellipsoids of the norms that both have."""

from dataclasses import dataclass

from lnverify.numeric.geometry.layers import NormGeometry
from lnverify.numeric.geometry.models import ModelGeometry


@dataclass(frozen=True)
class NormChange:
    """What changed in one normalization, from the first checkpoint to the second.

    Attributes:
        name: of the normalization.
        N: coordinates, in both.
        median, shortest, longest, effective_dimension: (before, after).
        most: the largest ratio, either way, of two semi-axes of one rank; None where one of them alone is 0.
        switched_off, switched_on: coordinates, by number from 0, that became dead or near-dead, and that no longer are.
    """

    name: str
    N: int
    median: tuple[float, float]
    shortest: tuple[float | None, float | None]
    longest: tuple[float | None, float | None]
    effective_dimension: tuple[float, float]
    most: float | None
    switched_off: list[int]
    switched_on: list[int]


@dataclass(frozen=True)
class Comparison:
    """Two checkpoints.

    Attributes:
        before, after: their names.
        norms: what changed, in the order of the first.
        unlike: the norms of one name whose N or kind differ.
        only_before, only_after: the norms that one alone has.
    """

    before: str
    after: str
    norms: list[NormChange]
    unlike: list[str]
    only_before: list[str]
    only_after: list[str]


def compare(before: ModelGeometry, after: ModelGeometry) -> Comparison:
    """Hold two checkpoints' norms of the same names against each other."""
    first = {norm.norm.name: norm for norm in before.norms}
    second = {norm.norm.name: norm for norm in after.norms}
    shared = [name for name in first if name in second]
    like = [n for n in shared if (first[n].N, first[n].norm.kind) == (second[n].N, second[n].norm.kind)]
    return Comparison(
        before=before.file,
        after=after.file,
        norms=[_change(first[name], second[name]) for name in like],
        unlike=[name for name in shared if name not in like],
        only_before=[name for name in first if name not in second],
        only_after=[name for name in second if name not in first],
    )


def _change(before: NormGeometry, after: NormGeometry) -> NormChange:
    off, off_after = ({*norm.dead_at, *norm.near_dead_at} for norm in (before, after))
    return NormChange(
        name=before.norm.name,
        N=before.N,
        median=(before.median_gain, after.median_gain),
        shortest=(before.shortest, after.shortest),
        longest=(before.longest, after.longest),
        effective_dimension=(before.effective_dimension, after.effective_dimension),
        most=_largest_ratio(before.semi_axes, after.semi_axes),
        switched_off=sorted(off_after - off),
        switched_on=sorted(off - off_after),
    )


def _largest_ratio(before: list[float], after: list[float]) -> float | None:
    """Of lengths of one rank; both 0 count as equal."""
    pairs = [(min(pair), max(pair)) for pair in zip(before, after, strict=True) if max(pair) > 0]
    if any(least == 0 for least, _ in pairs):
        return None
    # Two lengths beyond the largest number count as equal.
    return max((greatest / least for least, greatest in pairs if least < greatest), default=1.0)
