"""Inputs of each format that leave a refuted bound behind."""

from __future__ import annotations

import numpy as np

from lnverify.kernels.programs.programs import PROGRAMS
from lnverify.kernels.rounding import rows
from lnverify.kernels.rounding.arrays import run, run_rows
from lnverify.kernels.rounding.functions import on_arrays
from lnverify.kernels.rounding.orders import sequential
from lnverify.numeric.floats.formats import Format
from lnverify.numeric.floats.rounding import round_array


def stagnate(format: Format) -> dict[str, float]:
    """How far a sum of 1 and n numbers u, one after the other, errs, in units of u·Σ|v|.

    Returns:
        By n, as text.
    """
    results = {}
    for power in range(4, format.precision + 1, 4):
        v = np.full((2**power + 1, 1), format.unit_roundoff)
        v[0] = 1
        done = run(PROGRAMS["bias_gradient"], {"upstream": round_array(v.T, format)}, format, sequential)
        results[f"2^{power}"] = float(np.abs(done.by_name()["y"] - v.sum()).max() / (format.unit_roundoff * v.sum()))
    return results


def reach(format: Format) -> dict[str, float]:
    """The same as `escape` on the rows of `formats_one_pass`, with the smallest ε = 4^-j that is normal.

    Returns:
        By m and ε, as text: the C up to which the format refutes a bound C·u·(1 + κ)·(1 + |z|).
    """
    least = format.emin + format.emin % 2
    proved = [f"2^{exponent}" for exponent in range((format.precision + 3) // 2, format.precision)]
    return {f"{m}, ε = 2^{least}": factor for m, factor in escape(format, 2.0**least).items() if m in proved}


def escape(format: Format, eps: float = rows.EPS) -> dict[str, float]:
    """How far one pass goes beyond u·(1 + κ)·(1 + |z|), in units of it, on rows x = m ∓ 1 of two entries.

    Returns:
        By κ = m = 2^e with p < 2e < 2p, as text: the factor of one pass.
    """
    results = {}
    for exponent in range(format.precision // 2 + 1, format.precision):
        m = 2.0**exponent
        x = np.array([[m - 1, m + 1]])
        done = run_rows("one_pass", x, eps, format)
        if done.safe.all():
            y = done.by_name()["y"]
            z = on_arrays().normalized(np.array([[eps]]), x)
            unit = format.unit_roundoff * (1 + on_arrays().kappa(eps, x)) * (1 + np.abs(z))
            results[f"2^{exponent}"] = float(np.max(np.abs(y - z) / unit))
    return results


def unfaithful(format: Format) -> dict[str, float]:
    """How far the first entry of two passes errs, in units of itself, on rows b, b, b + d of neighbours.

    Returns:
        By b = 2^e, as text: 1/4 at the least.
    """
    results = {}
    for exponent in range(0, format.precision, 2):
        b, d = 2.0**exponent, 2.0 ** (exponent + 1 - format.precision)
        x = np.array([[b, b, b + d]])
        done = run_rows("two_pass", x, 0.0, format)
        if done.safe.all():
            z = on_arrays().normalized(0.0, x)
            results[f"2^{exponent}"] = float(abs(done.by_name()["y"][0, 0] / z[0, 0] - 1))
    return results
