"""Equal tasks in other tools, run here: `python related.py NAME > data/NAME.json`; NAME is a function below.

tensorgrad wants an environment of its own: `pip install tensorgrad` (with torch); Gappa is Debian's package gappa.
"""

import json
import math
import platform
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path


def sympy():
    """∂x̂₁/∂a₁ at a = (1, 2, 4), ε = 1: by MatrixSymbol.diff, and entry by entry."""
    from sympy import MatrixSymbol, Symbol, Trace, sqrt

    done = subprocess.run([sys.executable, "sympy_derivative.py"], capture_output=True, text=True, check=True)
    derivative, numbers = done.stdout.splitlines()
    said, true = map(float, numbers.split())
    x = MatrixSymbol("x", Symbol("N", integer=True, positive=True), 1)
    smallest = str((x / sqrt(Trace(x.T * x))).diff(x))
    return {"version": version("sympy"), "derivative": derivative, "said": said, "true": true, "smallest": smallest}


def tensorgrad():
    """Is LayerNorm's Jacobian (Π − x̂x̂ᵀ/n)/√(σ² + ε)? One function, written with keepdims and without."""
    import tensorgrad.functions as f
    from sympy import symbols
    from tensorgrad import Delta, Ones, Variable

    n = symbols("n")
    x, eps, one = Variable("x", i=n), Variable("eps"), Ones(i=n)

    def parts(keepdims):
        mean = f.mean(x, dim="i", keepdims=keepdims)
        centred = x - (mean if keepdims else mean @ one)
        return centred, f.mean(f.pow(centred, 2), dim="i", keepdims=keepdims)

    def normalized(keepdims):
        centred, variance = parts(keepdims)
        return centred / f.sqrt(variance + (eps @ one if keepdims else eps))

    def formula(keepdims):
        y, variance = normalized(keepdims), parts(False)[1]
        projector = Delta(n, "i", "j") - Ones(i=n, j=n) / Delta(n)
        return f.pow(f.sqrt(variance + eps), -1) @ (projector - y @ y.rename(i="j") / Delta(n))

    rows = []
    for left, right in ((False, False), (True, False), (True, True)):
        began = time.perf_counter()
        same = normalized(left).grad(x, {"i": "j"}).full_simplify() == formula(right).full_simplify()
        took = time.perf_counter() - began
        rows.append({"keepdims": [left, right], "same": bool(same), "seconds": round(took, 1)})
    return {"version": version("tensorgrad"), "rows": rows}


def lnverify():
    """The same Jacobian: the time of a decision with all its confirmations, and of a second one."""
    from claims import jacobian

    from lnverify import decide

    began = time.perf_counter()
    first = decide(jacobian.function, jacobian.hypotheses)
    middle = time.perf_counter()
    again = decide(jacobian.function, jacobian.hypotheses)
    ended = time.perf_counter()
    assert first.holds and again.holds
    return {"version": version("lnverify"), "first": round(middle - began, 3), "again": round(ended - middle, 3)}


def gappa():
    """Two passes at N = 4 in float32, |x| ≤ 1, ε = 1: Gappa's bound and the theorem's for this box, in units of u."""
    found = subprocess.run(["gappa", "four.g"], capture_output=True, text=True, check=True)
    said = subprocess.run(["gappa", "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    u, h = 2.0**-24, math.log2(4)
    kappa, z = 1.0, math.sqrt(3 / 2)  # mean|x| ≤ 1 and σ² + ε ≥ 1; |z| ≤ √3·σ/√(σ² + 1), σ ≤ 1
    e, g = (1 + u) ** (h + 1) - 1, (1 - u) ** -(math.ceil((h + 5) / 2) + 4)
    theorem = (g - 1) * z + g * (e * kappa + z * (e * kappa) ** 2 / 2)
    bound = float((found.stdout + found.stderr).split("{")[1].split(",")[0])
    return {"version": said, "gappa": round(bound / u, 1), "theorem": round(theorem / u, 1)}


if __name__ == "__main__":
    name = sys.argv[1]
    told = {"command": f"python related.py {name}", "machine": platform.machine(), "python": platform.python_version()}
    print(json.dumps(told | globals()[name](), indent=1), file=sys.stdout)
    assert Path(__file__).parent == Path.cwd(), "run it in its own folder"
