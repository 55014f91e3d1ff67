"""A program without rounding, in the vocabulary of claims: `decide` then says what it computes, for every N."""

from __future__ import annotations

from typing import Any

from lnverify.kernels.programs.vocabulary import OPERATORS, Node, Program

# Inputs under another name in the vocabulary of claims.
_NAMES = {"x": "activation"}


def exact(program: Program, s: Any, **inputs: Any) -> Any:
    """The value of the program in a space of claims.

    Args:
        program: what is read; cuts and stores change nothing here.
        s: a space of `proofs.vocabulary`.
        inputs: values of the space for inputs that are no variables, by name.
    """

    def rule(node: Node, *args: Any) -> Any:
        if node.op == "letter":
            if node.name in inputs:
                return inputs[node.name]
            if node.name in ("N", "eps"):
                return getattr(s, node.name)
            return (s.vector if node.vector else s.scalar)(_NAMES.get(node.name, node.name))
        if node.op == "number":
            return s.rational(int(node.name))
        if node.op in ("sum", "dot", "sqrt"):
            return getattr(s, node.op)(*args)
        if node.vector and node.op != "fma":
            # A number beside a vector is that number in each entry.
            args = tuple(a if n.vector else a * s.ones for n, a in zip(node.args, args, strict=True))
        return OPERATORS[node.op](*args)

    return program.read(rule)[program.result]
