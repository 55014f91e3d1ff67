"""The pages are the same bytes on every machine: matrix products and LAPACK of two kinds of processor."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from lnverify.numeric.publishing.provenance import ROOT

MAKE = """
import hashlib, shutil, sys
from dataclasses import asdict
from pathlib import Path
from lnverify.numeric.atlas import page as atlas
from lnverify.numeric.data import BUNDLED
from lnverify.numeric.derivations import page as derivations
from lnverify.numeric.geometry import analyse
from lnverify.numeric.geometry.page import contents
from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.publishing.plot_style import render_figure
from lnverify.numeric.walkthrough import page as walkthrough
from lnverify.report.real_gains import report_layer

made = walkthrough.contents() | contents(analyse(BUNDLED)) | atlas.contents()
# Of the derivations the figures: the text is SymPy's.
made |= {name: render_figure(drawn, ".svg") for name, drawn in derivations.FIGURES.items()}
made |= {f"layer {number}": json_text(asdict(report_layer(number))) for number in (0, 12)}
for name, content in made.items():
    print(name, hashlib.sha256(content.encode() if isinstance(content, str) else content).hexdigest())
"""
"""Every page that computes with arrays, but the claims' own rows."""

# Without AVX2 and FMA, and with both: sums of products are taken in another order and rounded less often.
KINDS = ("Nehalem", "Haswell")


def made_on(kind):
    done = subprocess.run(
        [sys.executable, "-c", MAKE],
        cwd=ROOT,
        env=os.environ | {"OPENBLAS_CORETYPE": kind, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return dict(line.rsplit(" ", 1) for line in done.stdout.splitlines())


PRODUCT = """
import numpy as np
x = np.random.default_rng(0).standard_normal((300, 300))
print((x @ x).sum().hex())
"""


def product_on(kind):
    return subprocess.run(
        [sys.executable, "-c", PRODUCT], env=os.environ | {"OPENBLAS_CORETYPE": kind}, capture_output=True, text=True
    ).stdout


@pytest.mark.slow
def test_processors_write_same_bytes():
    if product_on(KINDS[0]) == product_on(KINDS[1]):
        pytest.skip("NumPy's BLAS does not take OPENBLAS_CORETYPE here")
    with ThreadPoolExecutor(len(KINDS)) as pool:
        one, other = pool.map(made_on, KINDS)
    assert len(one) > 10
    assert [name for name in one if one[name] != other[name]] == []
