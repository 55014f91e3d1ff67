"""A bound on how much a search may do, in counted steps: its outcome does not depend on the speed of a machine."""

from __future__ import annotations


class Exhausted(Exception):
    """The search has done what it may."""


class Work:
    """Steps that are left; one is about a microsecond.

    Args:
        steps: how many there are.
        whole: what it is a part of, which is spent as well; or None.
    """

    def __init__(self, steps: int, whole: Work | None = None) -> None:
        self._left = steps
        self._whole = whole

    def part(self, steps: int) -> Work:
        """So many steps of these."""
        return Work(steps, self)

    def spend(self, steps: int) -> None:
        """Count some steps.

        Raises:
            Exhausted: where none are left.
        """
        self._left -= steps
        if self._whole is not None:
            self._whole.spend(steps)
        if self._left < 0:
            raise Exhausted
