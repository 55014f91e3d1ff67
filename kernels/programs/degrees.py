"""How a program's values scale with its input: what a power of two does to them is exact."""

from __future__ import annotations

from collections.abc import Mapping

from lnverify.kernels.programs.vocabulary import Node, Program
from lnverify.proofs.errors import InputError

SCALING: Mapping[str, int] = {"x": 1, "c": 1, "eps": 2, "N": 0, "gain": 0, "bias": 0}
"""The degrees of inputs when x becomes c·x and ε becomes c²·ε."""
REFLECTION: Mapping[str, int] = {"x": 1, "c": 1, "eps": 0, "N": 0, "gain": 0}
"""The degrees of inputs, modulo 2, when x becomes −x."""


class Inhomogeneous(InputError):
    """Values of different degrees are added: the program does not scale."""


def degrees(program: Program, inputs: Mapping[str, int], modulus: int = 0) -> dict[Node, int]:
    """The power of c with which each value is multiplied.

    Args:
        inputs: the degrees of inputs, by name.
        modulus: 2 where c² is 1.

    Raises:
        Inhomogeneous: where a sum mixes degrees, a root has an odd one, or an input has none.
    """

    def rule(node: Node, *args: int) -> int:
        if node.op == "letter":
            if node.name not in inputs:
                raise Inhomogeneous(f"{program.name}: the input {node.name} does not scale with x")
            return inputs[node.name]
        if node.op == "number":
            return 0
        if node.op in ("mul", "fma"):
            degree = args[0] + args[1]
        elif node.op == "div":
            degree = args[0] - args[1]
        elif node.op == "sqrt":
            if args[0] % 2:
                raise Inhomogeneous(f"{program.name}: a root of what scales with an odd power")
            degree = args[0] // 2
        else:
            degree = args[0]
        degree = degree % modulus if modulus else degree
        if node.op in ("add", "sub", "fma") and degree != args[-1]:
            raise Inhomogeneous(f"{program.name}: a sum of what scales with powers {degree} and {args[-1]}")
        return degree

    return program.read(rule)
