"""What a derivative is, without a derivative: its canonical form, in the words of Rocq."""

from __future__ import annotations

from typing import Any

from lnverify.proofs.expressions import Expression, in_order
from lnverify.proofs.readings.moments.form_terms import FormTerms
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentOperator, MomentScalar
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.terms import in_words

# What a canonical form may have in it, so that Rocq sees that it is one.
_WORDS = {
    "dimension", "rational", "scalar", "vector", "ones", "sum", "sqrt", "exp", "log", "add", "neg", "mul", "div", "pow",
}  # fmt: skip


def closed_form(space: Moments, value: Any) -> Expression:
    """The term of a value of one block.

    Raises:
        Unproved: where there is none: of a reciprocal in the entries, of two blocks.
    """
    if len(space.blocks) > 1 or (isinstance(value, MomentOperator) and value.words):
        raise Unproved("a derivative that is not written in sums over the entries")
    forms = FormTerms(space)
    if isinstance(value, MomentScalar):
        form = forms.fraction(value.value)
    else:
        form = forms.operator(value) if isinstance(value, MomentOperator) else forms.vector(value)
    for node in in_order(form):
        if node.operation == "pow" and node.parts[1] < 0:
            raise Unproved("a derivative in which a reciprocal of entries occurs")
        if node.operation not in _WORDS and node.kind != "operator":
            raise Unproved(f"a derivative in which a generator of the kind {node.operation} occurs")
    return in_words(form)
