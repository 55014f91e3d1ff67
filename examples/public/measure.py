"""Decide every public function and identify every norm module of the libraries; write reports/code.json.

Run as `python examples/public/measure.py`; `lnverify refresh` then makes the page of it.
"""

from __future__ import annotations

import platform
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from lnverify.kernels.tracing.page import contents
from lnverify.kernels.tracing.prove import equality, gradient, prove
from lnverify.kernels.tracing.shapes import setting
from lnverify.proofs.errors import Undecided
from public import Case, cases
from public.survey import survey, to_json

# Those of nsmithtt/tml, which hide its mistake: a check of numbers is run at one shape.
_SIZES = {"batch": 2, "rows": 4, "N": 2}


def measure() -> dict[str, Any]:
    """Decide every public function, and identify every module of the libraries that are installed."""
    functions = [_decide(case) for case in cases()]
    return {"functions": functions, "modules": [to_json(row) for row in survey()], "machine": platform.machine()}


def _decide(case: Case) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "name": case.name, "repository": case.repository, "place": case.place, "mistake": case.mistake,
        "is_gradient": case.is_gradient, "reference": case.reference.__name__,
    }  # fmt: skip
    given = setting(case.shapes, positive=[name for name in case.shapes if name == "eps"])
    function = case.load()
    start = time.process_time()
    try:
        ask = gradient if case.is_gradient else equality
        pair = (case.reference, function) if case.is_gradient else (function, case.reference)
        proof = prove(ask(*pair, given))
        facts |= {"outcome": "proved" if proof.holds else "refuted", "line": proof.line, "notes": proof.notes()}
        facts |= {"program": proof.counterexample.program if proof.counterexample else ""}
    except Undecided as reason:
        facts |= {"outcome": "undecided", "line": str(reason), "notes": [], "program": ""}
    facts["seconds"] = round(time.process_time() - start, 4)
    return facts | (_numbers(case, given) if case.is_gradient else {})


def _numbers(case: Case, given: Any) -> dict[str, Any]:
    """What torch's gradcheck says of a backward at one shape, and the seconds that it takes."""
    import torch

    from lnverify.kernels.tracing.trace import random_inputs

    values = random_inputs(given, _SIZES, 0)
    free = [name for name, dims in given.shapes.items() if dims]

    class Function(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, *arguments: Any) -> Any:
            ctx.arguments = [one.detach().numpy() for one in arguments]
            found = case.reference(**dict(values, **dict(zip(free, ctx.arguments, strict=True))))
            made = tuple(torch.from_numpy(np.array(one)) for one in (found if isinstance(found, tuple) else (found,)))
            return made if isinstance(found, tuple) else made[0]

        @staticmethod
        def backward(ctx: Any, *upstream: Any) -> Any:
            there = dict(values, **dict(zip(free, ctx.arguments, strict=True)))
            found = case.load()(*(one.numpy() for one in upstream), *there.values())
            found = found if isinstance(found, tuple) else (found,)
            return tuple(torch.from_numpy(np.array(one)) for one in found)

    inputs = [torch.tensor(values[name], requires_grad=True) for name in free]
    start = time.process_time()
    passes = torch.autograd.gradcheck(Function.apply, inputs, raise_exception=False)
    return {"gradcheck": bool(passes), "gradcheck_seconds": round(time.process_time() - start, 4)}


if __name__ == "__main__":
    measured = measure()
    (Path(__file__).parents[2] / "reports/code.json").write_text(contents(measured)["code.json"], encoding="utf-8")
