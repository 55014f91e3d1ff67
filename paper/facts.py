"""Every number, table and figure of the paper, from data; `python facts.py` writes facts.tex and figures/.

The data are what ships with lnverify, the reports beside this folder, and data/, which `python related.py` measured. Of
the reports two pages are this folder's, on a derivative of SymPy: they are written too.
"""

import inspect
import json
import re
import subprocess
import sys
from collections import Counter
from importlib.metadata import metadata
from pathlib import Path
from statistics import median

from lnverify.kernels.programs.theorems import LAWS, THEOREMS
from lnverify.kernels.rounding import draw as rounding
from lnverify.kernels.rounding.facts import facts as theorems
from lnverify.numeric.citations.latex_text import prose_tex, tex_text
from lnverify.numeric.citations.theorem import display
from lnverify.numeric.derivations import ellipses as derivations
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.plot_style import render_figure
from lnverify.numeric.verdicts.shipped import shipped_measurements, shipped_verdicts
from lnverify.numeric.version import VERSION
from lnverify.proofs.orders import cells, columns
from lnverify.proofs.readings.moments import kernel
from lnverify.proofs.sources.source import SOURCES
from lnverify.proofs.verdicts.identity import PRIMES

HERE = Path(__file__).parent
REPORTS = HERE.parent / "reports"
FIGURES = {"axes": derivations.image, "zero-gain": derivations.zero_gains, "rounding": rounding.bounds}
HEAD = r"""% Written by `python facts.py`.
\makeatletter
\newcommand*\datum[1]{\ifcsname datum@#1\endcsname\csname datum@#1\endcsname\else
  \@latex@error{facts.py has no datum #1}\@ehc\fi}
\newcommand\datum@put[2]{\expandafter\gdef\csname datum@#1\endcsname{#2}}
"""


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def table(rows):
    return " \\\\\n".join(" & ".join(map(str, row)) for row in rows) + r" \\"


def percent(part):
    return rf"{100 * part:.0f}\,\%"


def _id(text):
    return rf"\texttt{{{re.sub('([.-])', lambda sign: sign[1] + chr(92) + 'allowbreak{}', tex_text(text))}}}"


def verdicts():
    claims, measured = shipped_verdicts().values(), shipped_measurements()
    found = [measured[claim["hash"]] for claim in claims]
    true = [measured[claim["hash"]] for claim in claims if claim["verdict"] in ("proved", "misprint")]
    parts = [part for one in found for part in one["kernel"] or ()]
    rows = [row for one in found for row in one["rows"] if not row["skipped"]]
    refuted = [claim for claim in claims if claim["verdict"] == "refuted"]
    yield from ((f"claims.{name}", count) for name, count in Counter(claim["verdict"] for claim in claims).items())
    yield "claims.all", len(claims)
    yield "claims.near-misses", sum(len(claim["near_misses"]) for claim in claims)
    yield "claims.sources", len({claim["source"] for claim in claims} - {"lnverify"})
    yield "claims.whole", sum(SOURCES[name].whole for name in {claim["source"] for claim in claims})
    yield "claims.own", sum(claim["source"] == "lnverify" for claim in claims)
    yield "rows.all", len(rows)
    backward = shipped_verdicts()["walkthrough.backward.input"]["near_misses"]
    yield "backward.near-misses", "; ".join(prose_tex(one["name"]) for one in backward)
    yield "rows.share", percent(max(row["worst_ratio"] for one in true for row in one["rows"] if not row["skipped"]))
    yield "rows.formats", len({row["reading"] for row in rows} & set(FORMATS))
    for part in ("theorem", "negation"):
        yield f"rocq.{part}s", sum(one["part"] == part for one in parts)
        yield f"rocq.{part}s.accepted", sum(one["part"] == part and one["accepted"] for one in parts)
    yield "refuted.table", table((_id(c["id"]), prose_tex(c["title"]), prose_tex(c["seen"])) for c in refuted)


def code():
    data = read(REPORTS / "code.json")
    functions, modules = data["functions"], data["modules"]
    yield "code.functions", len(functions)
    yield "code.repositories", len({one["repository"] for one in functions})
    yield from ((f"code.{name}", count) for name, count in Counter(one["outcome"] for one in functions).items())
    yield "code.median", f"{median(one['seconds'] for one in functions):.2f}"
    yield "code.longest", f"{max(one['seconds'] for one in functions):.2f}"
    yield "code.missed", sum(one.get("gradcheck") is True and one["outcome"] != "proved" for one in functions)
    yield "code.modules", len(modules)
    yield "code.forms", len({one["form"] for one in modules if one["form"]})
    yield "code.modules.identified", sum(bool(one["form"]) for one in modules)
    yield "code.library", ", ".join(sorted({tex_text(f"{one['library']} {one['version']}") for one in modules}))
    wrong = [one for one in functions if one["outcome"] == "refuted"]
    yield "code.reported", sum(bool(re.search("issue|pull request", one["place"])) for one in wrong)
    shown = ((tex_text(one["repository"]), tex_text(one["place"]), prose_tex(one["mistake"])) for one in wrong)
    yield "code.table", table(shown)


def audit():
    data = read(REPORTS / "audit.json")
    formats = {one["format"] for one in data["answers"]}
    named = [*data["versions"].items()]
    yield "audit.implementations", len(data["implementations"])
    yield "audit.formats", len(formats)
    yield "audit.findings", len(data["findings"])
    yield "audit.defects", len(data["defects"])
    yield "audit.processor", data["processor"]
    yield "audit.versions", ", ".join(sorted({f"{name} {v[name]}" for name, v in named if name in v}))
    shown = ((d, _apart(d["got"], d["exact"])) for d in data["defects"])
    rows = ((tex_text(d["implementation"]), d["format"], tex_text(d["quantity"]), *values) for d, values in shown)
    yield "audit.table", table(rows)


def _apart(*values):
    """Two numbers with as many digits as tell them apart, four at least."""
    digits = next(n for n in range(4, 18) if len({f"{float(value):.{n}g}" for value in values}) > 1)
    return [f"{float(value):.{digits}g}".replace("-", "$-$").replace("nan", "NaN") for value in values]


def bounds():
    rows = read(REPORTS / "rounding.json")["bounds"]
    yield "bounds.theorems", len(THEOREMS)
    yield "bounds.nearest", sum(one.name.startswith("nearest.") for one in THEOREMS)
    yield "bounds.closed", sum(one.name.startswith("closed.") for one in LAWS)
    law = theorems()["lnverify.rounding.two-pass"]
    formulas = [law["steps"][0]["statement"], *(f"{name} = {text}" for name, text in law["definitions"].items())]
    yield "bounds.two-pass", display(formulas, {})
    yield "bounds.rows", f"{sum(row['rows'] for row in rows):,}".replace(",", r"\,")
    for row in rows:
        if (row["id"], row["format"], row["N"]) == ("lnverify.rounding.two-pass", "float32", 768):
            yield f"bounds.{row['order']}", percent(row["share"])


def suite():
    rules = re.findall(r"^    @rule\((\d+)", inspect.getsource(kernel), re.M)
    yield "version", VERSION
    yield "python", metadata("lnverify")["Requires-Python"].removeprefix(">=")
    yield "license", metadata("lnverify")["License-Expression"]
    yield "kernel.rules", len(set(rules))
    yield "kernel.lines", _lines(kernel)
    yield "kernel.orders.lines", _lines(cells, columns)
    yield "primes.bits", max(prime.bit_length() for prime in PRIMES)
    # In order of the versions, the newest last: answers of older ones may be among those that are kept.
    tools = max(read(REPORTS / "rocq" / "answers.json")).split(", ")
    yield "rocq.version", tools[0].split()[1]
    yield "mathcomp.version", tools[1].split()[1]
    measured = read(REPORTS / "performance.json")["suite"]
    walls = {row["what"]: row["wall"] for row in measured["data"]["rows"]}
    yield "time.decisions", _text(walls["all symbolic decisions"])
    yield "time.machine", tex_text(measured["machine"]["processor"])


def _lines(*modules):
    return f"{sum(len(inspect.getsource(one).splitlines()) for one in modules):,}".replace(",", r"\,")


def example():
    done = subprocess.run([sys.executable, "example.py"], cwd=HERE, capture_output=True, text=True, check=True)
    yield "example.output", " \\\\\n".join(rf"\texttt{{{tex_text(line)}}}" for line in done.stdout.splitlines())


def _text(value):
    return f"{value:.3g}" if isinstance(value, float) else tex_text(str(value))


def related():
    for file in sorted((HERE / "data").glob("*.json")):
        data = read(file)
        rows = data.pop("rows", [])
        yield from ((f"{file.stem}.{name}", _text(value)) for name, value in data.items())
        for row in rows:
            key = ".".join("keepdims" if keep else "plain" for keep in row["keepdims"])
            yield f"{file.stem}.{key}.seconds", _text(row["seconds"])
            yield f"{file.stem}.{key}.same", "equal" if row["same"] else "different"


def facts():
    """The text of facts.tex."""
    values = [each for part in (suite, verdicts, code, audit, bounds, example, related) for each in part()]
    return HEAD + "".join(f"\\datum@put{{{key}}}{{{value}}}\n" for key, value in values) + "\\makeatother\n"


def pages():
    """The pages of the reports that are this folder's, by path below the reports."""
    data = read(HERE / "data" / "sympy.json") | {"program": (HERE / "sympy_derivative.py").read_text(encoding="utf-8")}
    templates = HERE / "templates"
    files = {str(file.relative_to(templates)): file.read_text(encoding="utf-8") for file in templates.rglob("*.md")}
    return {name: text.format(**data) for name, text in files.items()}


if __name__ == "__main__":
    (HERE / "facts.tex").write_text(facts(), encoding="utf-8")
    for name, text in pages().items():
        (REPORTS / name).write_text(text, encoding="utf-8")
    (HERE / "figures").mkdir(exist_ok=True)
    for name, drawn in FIGURES.items():
        (HERE / "figures" / f"{name}.pdf").write_bytes(render_figure(drawn, ".pdf"))
