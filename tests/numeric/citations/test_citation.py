"""Citations: titles keep their mathematics, LaTeX compiles without a line that is too long, pins hold."""

import json
import re
import shutil
import subprocess
from dataclasses import replace

import pytest
from latex_documents import TEX, compiled, letters

from lnverify.kernels.rounding.facts import facts
from lnverify.numeric.citations import citation
from lnverify.numeric.citations.citation import STYLES, cite, pin, verify
from lnverify.numeric.citations.latex_text import prose_tex, tex_text
from lnverify.numeric.citations.theorem import display, notation
from lnverify.numeric.verdicts.decided import formulas, is_about
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.prose import check, pieces
from lnverify.proofs.sources.source import SOURCES


@pytest.mark.parametrize("style", STYLES)
def test_every_claim_in_every_style(style, known):
    assert set(known) == set(CLAIMS)
    for id, claim in known.items():
        text = cite([claim], style)
        assert id in text.replace(r"\allowbreak{}", "")
        assert pin(claim) in text.replace(r"\allowbreak{}", "")
        assert claim["verdict"] in text.lower()
        if style in ("bibtex", "latex"):
            assert text.isascii()
            assert text.count("{") == text.count("}")
            assert text.count("$") % 2 == 0


def test_math_symbols_stay_in_formulas():
    sign = re.compile(r"[Α-Ωα-ω√²³₀-₉⁰-⁹ᵀ≤≥≠∂‖⊙=<>−]")
    for claim in CLAIMS.values():
        for text in (claim.title, *claim.near_misses):
            words = "".join(part for is_math, part in pieces(text) if not is_math)
            assert not sign.search(words), (claim.id, text)


TITLES = [r"√N of ΠGΠ, √(N − 1) and x̂, in RMSNorm", r"$\sqrt{N}$ At $G\Pi G$", "‖Q‖ ≤ Ω, É of Łódź", "Q"]
STYLES_OF_BIBTEX = ("plain", "alpha", "abbrv", "unsrt", "acm", "apalike", "ieeetr", "siam", "plainnat", "abbrvnat")


@pytest.mark.skipif(shutil.which("bibtex") is None, reason="BibTeX is missing: Debian's texlive-binaries")
@pytest.mark.parametrize("style", STYLES_OF_BIBTEX)
def test_no_style_changes_a_title(style, tmp_path, known):
    """Of claims, and of documents, whose title may begin with a command."""
    entries = [known["riechers.eq6"] | {"title": title, "id": f"riechers.t{n}"} for n, title in enumerate(TITLES)]
    bib = cite(entries, "bibtex")
    documents = [f"@misc{{d{n},\n title = {citation._field(prose_tex(title))}\n}}" for n, title in enumerate(TITLES)]
    (tmp_path / "paper.bib").write_text("\n".join([bib, *documents]), encoding="ascii")
    (tmp_path / "paper.aux").write_text(rf"\citation{{*}}\bibstyle{{{style}}}\bibdata{{paper}}".replace("}\\", "}\n\\"))
    subprocess.run(["bibtex", "paper"], cwd=tmp_path, capture_output=True, check=False)
    listed = re.sub(r"%\n\s*|\s+", "", (tmp_path / "paper.bbl").read_text(encoding="utf-8", errors="replace"))
    for title in TITLES:
        assert listed.count(re.sub(r"\s", "", prose_tex(title))) >= 2, (title, listed)


def test_a_printed_brace_closes_no_entry(known):
    title = r"{ and $\left\{ x \right.$"
    text = cite([known["riechers.eq6"] | {"title": title}], "bibtex")
    assert text.count("{") == text.count("}"), text


def test_text_around_a_formula_is_escaped():
    assert prose_tex(r"27 % of $g_n$") == r"27 \% of $g_n$"


SIGNS = {
    "|x|": r"\ensuremath{|}x\ensuremath{|}",
    "√10/5": r"\ensuremath{\sqrt{\mbox{10}}}/5",
    "√(N/2)": r"\ensuremath{\sqrt{\mbox{N/2}}}",
    "G⁻²": r"G\ensuremath{^{-2}}",
    "Π₂ ⟂ x̂": r"\ensuremath{\Pi}\ensuremath{_2} \ensuremath{\perp} \ensuremath{\hat{x}}",
}


@pytest.mark.parametrize("text", SIGNS)
def test_a_sign_of_mathematics_is_set_as_one(text):
    """The bar of |x| is a dash in most fonts of text, and ² there another figure."""
    assert tex_text(text) == SIGNS[text]


# -- displays ----------------------------------------------------------------------------------------------


def test_a_display_is_of_amsmath_alone():
    assert display(["a = b"], {}) == "\\[\n  a = b\n\\]"
    assert display(["a = b", "c = d"], {}).startswith(r"\begin{gather*}")


def test_long_formula_becomes_paragraph():
    text = display(["a = b", "long", "c = d"], {"long": "l o n g"})
    assert text.count(r"\[") == 2 and "$l o n g$" in text


# -- pins ----------------------------------------------------------------------------------------------------


def test_pins(known):
    claim = known["riechers.eq6"]
    for style in STYLES:
        (told,) = verify(cite([claim], style), known)
        assert (told["id"], told["says"]) == ("riechers.eq6", "the same")
    (told,) = verify("lnverify/0.0.1/riechers.eq6/000000000000", known)
    assert (told["says"], told["hash"]) == ("something else", claim["hash"])
    (told,) = verify("lnverify/0.0.1/riechers.eq0/000000000000", known)
    assert told["says"] == "nothing"
    with pytest.raises(InputError, match="no pin"):
        verify("riechers.eq6", known)


def test_hashes_differ(known):
    assert len({claim["hash"] for claim in known.values()}) == len(known)


def test_a_hash_is_of_what_is_said(known):
    claim, other, facts = CLAIMS["riechers.eq6"], CLAIMS["riechers.centering"], known["riechers.eq6"]
    assert is_about(facts, replace(claim, place="another", charitable_reading="another"))
    assert not is_about(facts | {"verdict": "refuted"}, claim)
    assert not is_about(facts, replace(claim, function=other.function))
    assert not is_about(facts, replace(claim, hypotheses=other.hypotheses))


# -- entries -------------------------------------------------------------------------------------------------


def test_fields(known, monkeypatch):
    text = cite([known["riechers.eq6"], known["riechers.eq5"], known["lnverify.odd"]], "bibtex")
    assert text.count("@misc{") == 4 and text.count("@misc{riechers2024,") == 1
    for field in ("author", "title", "version", "year", "date", "howpublished", "note"):
        assert text.count(f"\n  {field} ") >= 3, field
    assert "https://arxiv.org/abs/2405.04134" in text
    assert text.count("related       = {riechers2024}") == 2
    monkeypatch.setattr(citation, "HOME", "https://example.org")
    text = cite([known["lnverify.odd"]], "bibtex").replace(r"\allowbreak{}", "")
    assert "{https://example.org}" in text and "pip install" in text


@pytest.mark.parametrize("style", STYLES)
def test_no_field_is_empty(style, known, monkeypatch):
    """A project without an address is cited without one."""
    empty = re.compile(r"=\s*\{\s*\}|\\url\{\}|\]\(\)|\"\"|\(\s*\)|<>")
    for claim in known.values():
        text = cite([claim], style)
        assert not empty.search(text), text
        addresses = re.findall(r"https?://[^\s})\"]*", text)
        assert set(addresses) <= {source.address for source in SOURCES.values()}, addresses
    assert empty.search("  url = {},") and empty.search('"URL": ""') and empty.search("[here]()")


@pytest.mark.parametrize("style", STYLES)
def test_citation_names_verdict_source_check(style, known):
    text = cite([known["ba.curvature"]], style).replace(r"\allowbreak{}", "")
    assert "Refuted: " in text.replace("**", "") and "Ba" in text and "1607.06450" in text
    assert "ba_curvature_fails" in text.replace(r"\_", "_")
    assert "pip" not in text and "lnverify verify lnverify/" in text


def test_csl(known):
    items = json.loads(cite([known["riechers.eq6"]], "csl"))
    assert [item["type"] for item in items] == ["software", "article"]
    assert items[0]["issued"]["date-parts"][0][0] == 2026
    assert all({"id", "type", "title", "author", "issued"} <= set(item) for item in items)


def test_theorem_shows_definitions_and_hypotheses(known):
    text = cite([known["riechers.drazin"]], "latex")
    for part in ("Write", "Suppose that", r"\operatorname{diag}", "are any vectors", "Then"):
        assert part in text
    assert "It does not hold that" in cite([known["riechers.principal-axes.zero-gain"]], "latex")


# Signs that a mathematician reads without being told; every other one has its sentence.
STANDARD_COMMANDS = r"""
\, \; \\ \boldsymbol \cap \cdot \circ \det \dots \frac \ge \hat \infty \lVert \lceil \le \left \ln \log \lvert
\mathbf \mathrm \max \min \ne \nolimits \operatorname \partial \pm \prod \quad \rVert \rceil \right \rvert \sqrt
\sum \text \times \to \top \|
"""
STANDARD = set(STANDARD_COMMANDS.split())
# Commands that amsmath or amssymb defines, of those that a theorem uses or might use.
AMSMATH = {r"\operatorname", r"\text", r"\lVert", r"\rVert", r"\lvert", r"\rvert", r"\dfrac", r"\tfrac"}
STANDARD_NAMES = {
    "tr", "det", "span", "LayerNorm", "RMSNorm", "SubLayer", "softmax", "ReLU", "silu",
    "for all", "for all ", "a zero of ",
}  # fmt: skip


def parts_of(theorem):
    """The formulas of a theorem, title and displays, and what its notation tells in formulas of its own."""
    heading = re.search(r"\\textbf\{(.*)\.\}$", theorem, re.M)[1]
    notation = re.search(r"^Here .*", theorem, re.M)
    displays = re.findall(r"\\\[(.*?)\\\]|\\begin\{gather\*\}(.*?)\\end\{gather\*\}", theorem, re.S)
    displays = [re.sub(r"\\(begin|end)\{aligned\}", "", "".join(pair)) for pair in displays]
    told = re.findall(r"\$([^$]*)\$", notation[0]) if notation else []
    return [*re.findall(r"\$([^$]*)\$", heading), *displays], told


def untold(theorem, definitions):
    """The letters and signs of a theorem that it does not tell."""
    formulas, told = parts_of(theorem)
    result = letters(formulas) - letters(told) - letters(definitions)
    text = " ".join(formulas)
    greek = re.compile(r"\\(alpha|delta|epsilon|zeta|kappa|lambda|mu|rho|sigma|tau|gamma|beta|Pi)(?![A-Za-z])")
    signs = set(re.findall(r"\\[A-Za-z]+|\\.", greek.sub("", text))) - STANDARD
    signs |= set(re.findall(r"\\(?:operatorname|mathrm|text)\{([^}]*)\}", text)) - STANDARD_NAMES
    return result | {sign for sign in signs if sign not in " ".join(told)}


def test_theorem_symbols_are_explained(known):
    for id, claim in (known | facts()).items():
        # A title may say itself what a letter of its own is: “with $k = c/2$”, or “entries up to $X$”.
        own = re.findall(r"\$(\w) = ", claim["title"])
        own += [] if claim["steps"] else re.findall(r"\$(\w|\\epsilon)(?: > 0)?\$", claim["title"])
        assert untold(cite([claim], "latex"), [*claim["definitions"], *own]) == set(), id


BAD_FORMULAS = {
    "a brace too few": r"\frac{1}{2",
    "a brace too many": "x }",
    "braces in the wrong order": "x }{",
    "a link": r"\href{https://example.org}{x}",
    "an end": r"\end{document}",
    "a command that is none": r"\foo x",
    "a comment": "50% ",
    "a column": "a & b",
    "a line's end": r"a \\ b",
    "half of a pair": r"\left( x",
    "nothing raised": "x^",
    "raised twice": "x^a^b",
    "a root of nothing": r"\sqrt",
    "a command without a name": "x \\",
}


@pytest.mark.parametrize("name", BAD_FORMULAS)
def test_a_formula_that_stops_latex_is_no_title(name):
    with pytest.raises(InputError, match="in the formula"):
        check(f"A title ${BAD_FORMULAS[name]}$ here")


def test_every_text_that_ships_can_be_set():
    for claim in CLAIMS.values():
        texts = (claim.title, claim.remark, claim.place, *claim.where, *claim.near_misses, *claim.function.names)
        for text in (*texts, claim.seen, claim.misprint, claim.reading, claim.charitable_reading, claim.condition):
            check(text)


@pytest.mark.parametrize(
    ("id", "lost", "letter"),
    [
        ("riechers.principal-axes", "definitions", "A"),
        ("riechers.principal-axes", "definitions", r"\Pi_{2}"),
        ("riechers.lengths", "definitions", r"\zeta"),
        ("lnverify.semi-axes.product", "letters", "t"),
        ("riechers.eq6", "letters", r"\mathbf{b}"),
    ],
)
def test_what_is_not_told_is_noticed(id, lost, letter, known):
    claim = json.loads(json.dumps(known[id]))
    if lost == "definitions":
        del claim["definitions"][letter]
    else:
        claim["letters"] = {
            kind: [name for name in names if name != letter] if isinstance(names, list) else names
            for kind, names in claim["letters"].items()
        }
    # Π₂ and Π are one letter with an index and without.
    assert untold(cite([claim], "latex"), claim["definitions"]) == letters([letter]) - letters(claim["definitions"])


def test_theorem_lists_assumptions(known):
    """That ε is not negative stands nowhere else; without it many a claim is false."""
    for id, claim in known.items():
        text, said = notation(claim), " ".join(formulas(claim["text"]))
        assert (r"$\epsilon \ge 0$" in text) == ("ε" in said), id
        vectors = [*claim["text"]["letters"]["vectors"], *re.findall(r": (\w+) ∼", said)]
        assert ("Jacobian" in text) == any(f"/∂{name}" in said for name in vectors), id


# -- compiled ------------------------------------------------------------------------------------------------

PAPERS = {
    "natbib": (r"\usepackage{natbib}", r"\bibliographystyle{plainnat}\bibliography{lnverify}", "bibtex"),
    "biblatex": (r"\usepackage{biblatex}\addbibresource{lnverify.bib}", r"\sloppy\printbibliography", "biber"),
}


@TEX
@pytest.mark.slow
def test_theorems_compile_within_line_width(tmp_path, known):
    head = "\\documentclass{article}\\usepackage{amsmath}\\begin{document}\n"
    said = compiled(tmp_path, head + cite([*known.values(), *facts().values()], "latex") + "\n\\end{document}\n")
    assert "Overfull" not in said, re.findall(r"Overfull.*\n.*", said)


def test_an_entry_asks_for_no_package(known):
    """A bibliography is set without amsmath in many papers: an entry holds commands of LaTeX alone."""
    of_amsmath = set(re.findall(r"\\[A-Za-z]+", cite(known.values(), "bibtex"))) & AMSMATH
    assert of_amsmath == set()


@TEX
@pytest.mark.slow
@pytest.mark.parametrize("name", PAPERS)
def test_all_entries_compile(name, tmp_path, known):
    """With plainnat twenty at a time: it tells works of one author and year apart by a letter, and has 26."""
    packages, bibliography, tool = PAPERS[name]
    body = f"\\begin{{document}}\n\\nocite{{*}}\n{bibliography}\n\\end{{document}}\n"
    listed = ""
    step = 20 if name == "natbib" else len(known)
    for start in range(0, len(known), step):
        entries = cite(list(known.values())[start : start + step], "bibtex")
        folder = tmp_path / str(start)
        folder.mkdir()
        (folder / "lnverify.bib").write_text(entries, encoding="ascii")
        said = compiled(folder, f"\\documentclass{{article}}{packages}{body}", tool, "pdflatex", "pdflatex")
        assert "undefined" not in said
        assert "Overfull" not in said, re.findall(r"Overfull.*\n.*", said)
        listed += (folder / "paper.bbl").read_text(encoding="utf-8", errors="replace")
    # The style has not made another theorem of it.
    assert r"$G\Pi G$" in listed and r"g\Pi g" not in listed
