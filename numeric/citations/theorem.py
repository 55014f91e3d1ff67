"""A claim as a theorem in LaTeX, in which every letter and sign is explained; it needs amsmath alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from numeric.citations.latex_lines import display
from numeric.citations.titles import math_tex, pieces, title_tex

Facts = dict[str, Any]


def theorem(claim: Facts, in_steps: bool = False, forms: bool = False) -> str:
    """Title, notation, definitions, hypotheses and statements, facts as in `numeric.verdicts.decided`.

    Args:
        claim: the facts.
        in_steps: whether each statement stands under its name in a display of its own, as in a derivation.
        forms: whether the canonical form of its sides follows each statement; only in steps.
    """
    given = [*claim["hypotheses"], *claim["further"]]
    definitions = [f"{name} = {meaning}" for name, meaning in claim["definitions"].items()]
    parts = [rf"{{\sloppy\textbf{{{title_tex(claim['title'])}.}}", notation(claim), r"\par}"]
    if definitions:
        parts += ["Write", display(definitions)]
    if given:
        parts += ["Suppose that", display(given)]
    refuted = claim["verdict"] == "refuted"
    parts.append("It does not hold that" if refuted else "Then" if given else "It holds that")
    parts += _steps(claim["steps"], forms) if in_steps else [display([step["statement"] for step in claim["steps"]])]
    parts.append(_legend(claim) if forms else "")
    return "\n".join(part for part in parts if part)


def _steps(steps: Sequence[Facts], forms: bool) -> list[str]:
    found = []
    for number, step in enumerate(steps, 1):
        if len(steps) > 1 or step["name"]:
            found.append(rf"\par\noindent {number}. {title_tex(step['name'] or 'the statement')}:")
        found.append(display([step["statement"]]))
        if forms and step["form"]:
            found += ["where both sides have the form", display([step["form"]])]
    return found


def _legend(claim: Facts) -> str:
    from proofs.readings.moments.forms import legend
    from proofs.readings.printed import LATEX

    told = legend([step["form"] for step in claim["steps"]], LATEX, claim["letters"]["zero_gains"])
    return f"In the forms\n{display(told)}" if told else ""


# -- what letters and signs mean -----------------------------------------------------------------------------

_SIGNS = (
    (r"\\mathbf\{1\}", r"$\mathbf{1}$ is the vector of ones"),
    (r"\\odot", r"$\odot$ is the product entry by entry, also in powers and quotients of vectors"),
    (r"\)_n|_n\b|\)_\{n\}", r"$(\cdot)_n$ is an entry"),
    (r"\\operatorname\{diag\}|\\mathrm\{diag\}", r"$\mathrm{diag}$ makes a diagonal matrix"),
    (r"\^\{D\}", r"$D$ raised is the inverse of the entries that are not $0$"),
    (r"\bI\b", r"$I$ is the identity"),
    (r"(?<![\\a-z])k(?![a-z])", r"$k$ is the number of gains that are $0$"),
    (r"\\operatorname\{exp\}|\\exp\b", r"$\exp$ is taken entry by entry"),
    (r"\\operatorname\{log\}|\\log\b", r"$\log$ is taken entry by entry"),
    (r"\\operatorname\{tanh\}|\\tanh\b", r"$\tanh$ is taken entry by entry"),
    (r"\\mathbf\{e\}_\{", r"$\mathbf{e}_{i}$ has the entry $1$ at $i$ and $0$ elsewhere"),
    (r"[})]_\{i\}", r"$(\cdot)_{i}$ is the entry at $i$, which is any index"),
    (r"[})]_\{j\}", r"$(\cdot)_{j}$ is the entry at $j$, any index with $j \ne i$"),
    (r"\\not\\equiv", r"$\not\equiv$ says that the sides differ for some values"),
    (r"\\sqrt\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\\mathbf\{1\}\}", "the root of a vector is taken entry by entry"),
    (
        r"\\partial \\(?:mathbf|boldsymbol)",
        "derivatives at a vector are the Jacobian matrix of a vector, the gradient of a number",
    ),
    (r"\\partial [A-Z]\b", "the derivative at a matrix has the derivatives at its entries"),
)
_X = r"$x$ is the activation $\mathbf{a}$"
# Letters of titles that the statements do without, by the beginning of ids: a title keeps the letters of its source.
_OF_TITLES = {
    "": {
        "G": r"$G = \mathrm{diag}(\mathbf{g})$",
        r"\lambda": r"$\lambda$ is the eigenvalue that belongs to an axis",
        r"\zeta": r"$\zeta$ is an eigenvalue of $G \Pi G$",
        r"\Pi": r"$\Pi = I - \mathbf{1} \mathbf{1}^{\top} / N$",
        r"\epsilon": r"$\epsilon$ is that of LayerNorm",
        r"\hat{1}": r"$\hat{1} = \mathbf{1} / \sqrt{N}$",
        "u_": r"$u_{\epsilon}(x) = x / \sqrt{\lVert x \rVert^{2} + \epsilon}$",
        "y": r"$y$ is the output",
        "L": r"$L$ is a function of the output $y$, whose gradient $\partial L / \partial y$ is $\mathbf{u}$",
        "U": r"$U$ is the hyperplane orthogonal to $\mathbf{1}$",
        "S": r"$S_{n-1}$ is the unit sphere, $S_{n-2,U}$ that of $U$",
        "n": r"$n$ is $N$",
        "d": r"$d$ is $N$",
        "F": r"$F$ is any function",
        "m": r"$m$ is the mean square",
    },
    "riechers.initialization": {"g": r"$g$ is the gain, $\mathbf{1}$ here"},
    "riechers.drazin": {r"\Pi": r"$\Pi_{2}$ is chosen as $I$, or as the projector along $\mathbf{e}$"},
    "walkthrough": {
        "x": _X,
        r"\gamma": r"$\gamma$ is the gain $\mathbf{g}$",
        r"\beta": r"$\beta$ is the bias $\mathbf{b}$",
        "v": r"$v$ is $\sigma^{2} + \epsilon$",
        r"\delta": r"$\delta_{ij}$ is $1$ for $i = j$ and $0$ otherwise",
    },
    "walkthrough.backward.normalized": {r"\hat{x}": r"$\hat{x}$ is $\mathbf{x}$"},
    "walkthrough.backward.paths": {"v": r"$v$ is $\sigma^{2} + \epsilon$, in the steps $t$"},
    "walkthrough.sigmoid-linear": {"x": r"$y$ is $\exp(-x)$"},
    "cheatsheet.post-ln": {
        "g": r"$g$ is the gain", "b": r"$b$ is the bias", "z": r"$z$ is $\mathbf{\hat{x}}$",
    },
    "cheatsheet.pre-ln": {"x": r"$x$ is $\mathbf{a}$, $\mathrm{SubLayer}(\mathrm{LayerNorm}(x))$ is $\mathbf{f}$"},
    "visualizing": {
        "x": _X,
        "f": r"$f$ takes off the mean and $g(x) = \sqrt{N} x / (\lVert x \rVert + \epsilon \sqrt{N})$",
        "h": r"$h(x) = \mathbf{g} \odot x + \mathbf{b}$",
        "a": r"$a$ is the gain $\mathbf{g}$",
        "A": r"$A$ is the matrix $\mathrm{diag}(\mathbf{g})$",
    },
    "activation": {"u": r"$u$ is the first coordinate of the image", "t": r"$t$ is the shift or the stretch",
                   "x": r"$x$ is the first coordinate"},
    "lnverify.definition.rms-norm": {"m": r"$m = \lVert\mathbf{a}\rVert^{2} / N$"},
    "lnverify.definition.unit-map": {"x": r"$x$ is $\mathbf{a}$"},
    "lnverify.definition.drazin": {"d": r"$d$ is $\mathbf{g}^{D}$"},
    "lnverify.surface.zero-gain": {"z": r"$z$ is $\Pi \mathbf{x}$"},
    "lnverify.radius-law": {"a": r"$a$ is the activation"},
    "lnverify.eps-absorbed": {r"\sigma": r"$\sigma^{2}$ is the variance"},
    "lnverify.pre-ln": {"x": _X},
    "lnverify.centre-rows-behind": {"r": r"$r$ is $\mathbf{g} \odot \mathbf{q}$"},
    "lnverify.sphere-error": {"x": r"$x$ is $\mathbf{a}$",
                              "g": r"$g(x) = \sqrt{N} x / (\lVert x \rVert + \epsilon \sqrt{N})$"},
    "lnverify.sphere-section": {"f": r"$f$ takes off the mean and $g(x) = \sqrt{N} x / \lVert x \rVert$"},
    "lnverify.fold.depth": {"x": r"$x$ is the first coordinate"},
    "lnverify.double-backward": {"H": r"$H$ is the Hessian of $\mathbf{u}^{\top} \mathrm{LayerNorm}(\mathbf{a})$"},
    "lnverify.best-step": {"U": r"$U = T h_{0}^{3} / 3$"},
    "lnverify.tanh": {"x": _X, "p": r"$p(x) = 1 / (1 + \exp(-x))$"},
    "lnverify.sigmoid": {"x": _X},
    "lnverify.silu": {"x": _X},
    "lnverify.dyt": {"x": _X},
    "lnverify.entry": {r"\delta": r"$\delta_{ij}$ is $1$ for $i = j$ and $0$ otherwise",
                       "p": r"$p$ is the softmax of $\mathbf{a}$"},
    "lnverify.softmax": {"J": r"$J = \mathrm{diag}(\mathbf{p}) - \mathbf{p} \mathbf{p}^{\top}$"},
    "lnverify.tokens": {r"\hat{X}": r"$\hat{X}$ is what the norm makes of $X$",
                        "m": r"$m$ has a number for each row",
                        r"\Pi": r"$\Pi = I - \mathbf{1} \mathbf{1}^{\top} / N$"},
    "lnverify.ties": {"m": r"$m$ of the gains are equal in size"},
}  # fmt: skip
_GREEK = "alpha|beta|gamma|delta|epsilon|zeta|kappa|lambda|mu|rho|sigma|tau|Pi"
_UPRIGHT = re.compile(r"\\(?:mathrm|operatorname|text)\{[^{}]*\}")
_INDEX = re.compile(r"_(?:[nij]\b|\{[nij]+\})|\\text\{for all \} n\b")
_LETTER = re.compile(rf"\\hat\{{\w\}}|\\(?:{_GREEK})(?![A-Za-z])|u_(?=\{{N?\\epsilon)|\\[A-Za-z]+|[A-Za-z]")


def notation(claim: Facts) -> str:
    """What the letters and signs of a theorem mean, as a sentence."""
    formulas = body(claim)
    title = [math_tex(text) for is_math, text in pieces(claim["title"]) if is_math]
    told = _kinds(claim["letters"], letters(formulas))
    told += [meaning for pattern, meaning in _SIGNS if re.search(pattern, " ".join([*formulas, *title]))]
    told += _of_title(claim["id"], letters(title) - letters(formulas))
    return f"Here {'; '.join(dict.fromkeys(told))}." if told else ""


def body(claim: Facts) -> list[str]:
    """The formulas of a theorem: definitions, hypotheses, statements."""
    definitions = [f"{name} = {meaning}" for name, meaning in claim["definitions"].items()]
    return [*definitions, *claim["hypotheses"], *claim["further"], *(step["statement"] for step in claim["steps"])]


def letters(formulas: Iterable[str]) -> set[str]:
    """The letters in formulas, with Greek ones and letters under a hat as they are in LaTeX; no index n, i, j."""
    text = _UPRIGHT.sub("", _INDEX.sub("", " ".join(formulas)))
    text = re.sub(r"\\(?:mathbf|boldsymbol)\{((?:[^{}]|\{[^{}]*\})*)\}", r"\1", text)
    found = _LETTER.findall(text)
    return {one for one in found if len(one) == 1 or one == "u_" or re.fullmatch(rf"\\hat.*|\\(?:{_GREEK})", one)}


def _kinds(free: Facts, used: set[str]) -> list[str]:
    """What the free letters are, of those that are used."""
    vectors = [one for one in free["vectors"] if letters([one]) <= used]
    numbers = [one for one in free["scalars"] if letters([one]) <= used and one != r"\epsilon"]
    shapes = {one: shape for one, shape in free.get("shapes", {}).items() if letters([one]) <= used}
    found = [r"$N \ge 1$ is an integer"] if "N" in used or vectors else []
    if shapes:
        found = [r"$N \ge 1$ and $M \ge 1$ are integers"]
    if vectors:
        found.append(rf"{_listed(vectors)} {_are(vectors, 'any vector')} in $\mathbf{{R}}^N$")
    for one, shape in shapes.items():
        noun, dimensions = ("any vector", "any matrix")[len(shape) - 1], r" \times ".join(shape)
        found.append(rf"${one}$ is {noun} in $\mathbf{{R}}^{{{dimensions}}}$")
    if numbers:
        found.append(f"{_listed(numbers)} {_are(numbers, 'any real number')}")
    return found + ([r"$\epsilon \ge 0$"] if r"\epsilon" in used else [])


def _listed(names: list[str]) -> str:
    *first, last = (f"${name}$" for name in names)
    return f"{', '.join(first)} and {last}" if first else last


def _are(names: list[str], noun: str) -> str:
    return f"are {noun}s" if len(names) > 1 else f"is {noun}"


def _of_title(id: str, wanted: set[str]) -> list[str]:
    """What letters of a title mean that the statements do not have."""
    known: dict[str, str] = {}
    for start in sorted(_OF_TITLES, key=len):
        if id.startswith(start):
            known |= _OF_TITLES[start]
    return [known[letter] for letter in sorted(wanted) if letter in known]
