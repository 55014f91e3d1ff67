"""Derivatives in the trace: forward mode, each rule a lemma of `Derivative.v`."""

from __future__ import annotations

from proofs.readings.rocq.facts import Unproved
from proofs.readings.rocq.statement import Theorem
from proofs.readings.rocq.terms import Term
from proofs.readings.rocq.trace import Trace


class Tangents(Trace):
    """The trace of a theorem, derivatives included."""

    def learn_scalar_sign(self, letter: str, fact: str) -> None:
        """Learn that a scalar letter is not negative."""
        self._signed.append((self.space.scalar(letter).value.numerator, fact, False))

    def presuppose(self, said: Theorem) -> None:
        """Read the statements once: a root tells the sign of its radicand, which what stands before it may need."""
        for item in said.statements:
            self.evaluate(item.left)
            if item.right is not None:
                self.evaluate(item.right)
        self.evaluate.forget()

    def derivative(self, term: Term, name: str) -> tuple[str, str]:
        raise Unproved("derivatives are not traced")
