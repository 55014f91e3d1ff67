"""LayerNorm and RMSNorm with their gradients as one program, whose values have names: what an edit changes."""

from __future__ import annotations

from functools import cache

from lnverify.kernels.programs.vocabulary import Node, Program, Programs, program_of


@cache
def reference(centred: bool) -> Program:
    """The output, ∂x, ∂γ and ∂β of LayerNorm, or of RMSNorm: a cut of a name for each value."""
    s = Programs()

    def mean(name: str, terms: Node) -> Node:
        return s.cut(name, s.sum(s.cut(f"terms of {name}", terms)) / s.N)

    d = s.cut("deviation", s.x - mean("mean", s.x)) if centred else s.x
    rstd = s.cut("rstd", 1 / s.sqrt(mean("variance", d * d) + s.eps))
    h = s.cut("normalized", d * rstd)
    p = s.cut("weighted", s.gain * s.upstream)
    term = s.cut("term", h * mean("slope", p * h))
    s.keep(s.cut("dx", rstd * ((p - mean("level", p) if centred else p) - term)))
    s.keep(s.cut("dgain", s.rows(s.cut("terms of dgain", s.upstream * h))))
    s.keep(s.cut("dbias", s.rows(s.cut("terms of dbias", s.upstream))))
    scaled = s.cut("scaled", h * s.gain)
    output = s.cut("output", scaled + s.bias if centred else scaled)
    return program_of(output, "layer_norm" if centred else "rms_norm", s.kept)
