"""The site as files: every link leads somewhere, the HTML is valid, nothing is asked for from outside."""

import html
import re
from dataclasses import asdict
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

import html5lib
import pytest
from shell import run_apart

from lnverify.kernels.audit.errors.table import half_of_the_digits
from lnverify.numeric.data import SHIPPED
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.verdicts.shipped import shipped_measurements
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.derivations import DERIVATIONS, steps_of
from lnverify.proofs.errors import InputError
from lnverify.proofs.sources.source import SOURCES
from lnverify.questions.answers import questions
from lnverify.report.collect import rows_of
from lnverify.rocq.answers import committed_answers_to, kernel_rows
from lnverify.site import claim as claims
from lnverify.site.audit import QUANTITIES, read_audit
from lnverify.site.html_text import to_html
from lnverify.site.page import PAGES, read_report

pytestmark = [pytest.mark.integration, pytest.mark.xdist_group("site")]
REPORTS = ROOT / "reports"
XLINK = "{http://www.w3.org/1999/xlink}href"


class Trees(dict):
    """The pages, each parsed by the rules of HTML when it is asked for, with what breaks them."""

    def __init__(self, site):
        super().__init__()
        self.site = site

    def __missing__(self, path):
        parser = html5lib.HTMLParser(namespaceHTMLElements=True)
        self[path] = parser.parse(self.site[path].decode()), parser.errors
        return self[path]


@pytest.fixture(scope="session")
def trees(site):
    return Trees(site)


def pages(site):
    return [path for path in site if path.endswith(".html")]


def some_pages(site):
    """Every page that has a template of its own, every page of a source, every 24th of a claim."""
    claims = [path for path in pages(site) if path.startswith("claims/")]
    return sorted({*pages(site)} - {*claims}) + claims[::24]


@pytest.mark.parametrize("chosen", [some_pages, pytest.param(pages, marks=pytest.mark.slow)])
def test_html_is_valid(site, trees, chosen):
    broken = {path: trees[path][1][:3] for path in chosen(site) if trees[path][1]}
    assert broken == {}


ELEMENT = re.compile(r"<[^>]*>")
ADDRESS = re.compile(r"\s(?:href|src|xlink:href)=\"([^\"]+)\"")
NAME = re.compile(r"\sid=\"([^\"]+)\"")


def attributes(attribute, text):
    """The values of an attribute, in order; pages are valid HTML, with every value in double quotes."""
    return [html.unescape(value) for element in ELEMENT.findall(text) for value in attribute.findall(element)]


def test_text_scan_matches_parser(site, trees):
    for path in some_pages(site):
        text, nodes = site[path].decode(), list(trees[path][0].iter())
        assert attributes(NAME, text) == [node.get("id") for node in nodes if node.get("id")], path
        parsed = [node.get(name) for node in nodes for name in ("href", "src", XLINK) if node.get(name)]
        assert attributes(ADDRESS, text) == parsed, path


def test_ids_are_unique(site):
    for path in pages(site):
        ids = attributes(NAME, site[path].decode())
        assert len(ids) == len(set(ids)), f"{path}: an id stands twice"


OUTSIDE = {it.address for it in (*SOURCES.values(), *questions().values()) if it.address}


def test_links_and_anchors_lead_somewhere(site):
    ids = {path: set(attributes(NAME, site[path].decode())) for path in pages(site)}
    lost = []
    for path in pages(site):
        for address in attributes(ADDRESS, site[path].decode()):
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                assert address in OUTSIDE, f"{path}: {address} leads outside"
                continue
            target = _joined(path, unquote(parts.path)) if parts.path else path
            # A number after the # is what an explorer begins with.
            anchor_lost = parts.fragment and "=" not in parts.fragment and parts.fragment not in ids.get(target, ())
            if target not in site or anchor_lost:
                lost.append((path, address))
    assert lost == []


def _joined(path, address):
    parts = []
    for part in (*PurePosixPath(path).parent.parts, *PurePosixPath(address).parts):
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts)


NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


def test_nothing_is_asked_for_from_outside(site):
    """Scripts, styles and pages name no address but those of comments and licences, and of a namespace."""
    for path, content in site.items():
        if path.endswith((".woff2", ".png")):
            continue
        text = content.decode()
        assert not re.search(r"\b(XMLHttpRequest|importScripts|WebSocket|EventSource)\b", text), path
        if path.startswith("vendor/"):
            continue
        results = set(re.findall(r"https?://[^\s\"'<>(){},]+", text)) - NAMESPACES
        assert results <= OUTSIDE, f"{path}: {results - OUTSIDE}"


def test_only_links_lead_outside(site):
    """What a page loads by itself lies beside it."""
    loaded = re.compile(r"<(?!a\s)[^>]*\s(?:href|src)=\"(?:https?:)?//[^>]*>")
    assert {
        path: loaded.findall(site[path].decode()) for path in pages(site) if loaded.search(site[path].decode())
    } == {}
    assert 'href="https://arxiv.org/abs/2405.04134"' in site["claims/riechers.eq6.html"].decode()


def test_each_equation_has_a_permalink_and_a_citation(site):
    for path in (
        "claims/riechers.eq6.html", "claims/walkthrough.scale-invariance.html", "derivations.html", "rounding.html"
    ):  # fmt: skip
        text = site[path].decode()
        equations = re.findall(
            r'<div class="equation" id="([^"]+)">.*?href="#([^"]+)".*?data-cite="([^"]+)"', text, re.S
        )
        assert equations and text.count('class="equation"') == len(equations)
        assert all(anchor == target and cited.startswith("lnverify") for anchor, target, cited in equations)
        assert len({cited for *_, cited in equations}) == len(equations)


@pytest.mark.parametrize("path", ["claims/riechers.eq6.html", "index.html", "rounding.html", "sources/riechers.html"])
def test_head_tells_previews_and_managers_of_citations(site, path):
    tags = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', site[path].decode()))
    wanted = {"description", "og:title", "og:description", "og:type", "og:site_name"}
    wanted |= {f"citation_{name}" for name in ("title", "author", "publication_date")}
    assert wanted <= {name for name, value in tags.items() if value}
    assert re.fullmatch(r"\d{4}/\d\d/\d\d", tags["citation_publication_date"])


def test_every_claim_has_a_page(site):
    pages = {path.removeprefix("claims/").removesuffix(".html") for path in site if path.startswith("claims/")}
    assert pages == set(CLAIMS)
    assert set(PAGES) <= set(site)


@pytest.mark.slow
def test_the_command_makes_the_same_bytes_of_what_ships(site, tmp_path):
    """In an empty folder, by another process, whose sets have another order."""
    shown = run_apart("site", cwd=tmp_path, PYTHONHASHSEED="12345")
    assert shown.returncode == 0 and "open site/index.html" in shown.stdout, shown.stderr
    made = {path.relative_to(tmp_path / "site").as_posix(): path for path in (tmp_path / "site").rglob("*.*")}
    assert set(made) == set(site)
    assert [path for path in site if made[path].read_bytes() != site[path]] == [], "or stale: run `lnverify refresh`"
    shows = {"audit.html": "torch.nn.LayerNorm", "audit-data.js": "torch.nn.LayerNorm"}
    assert all(word in site[path].decode() for path, word in shows.items())
    assert [path for path in site if path.startswith("claims/") and b"Nothing was measured" in site[path]] == []


def text_of(node):
    return " ".join("".join(node.itertext()).split())


@pytest.mark.parametrize("id", ["riechers.principal-axes.zero-gain", "walkthrough.scale-invariance", "riechers.eq6"])
def test_a_claim_says_what_the_report_says(trees, id, facts):
    (claim,) = [claim for claim in facts["claims"] if claim["id"] == id]
    tree, _ = trees[f"claims/{id}.html"]
    text = text_of(tree)
    assert to_html(claim["title"]).striptags() in text and claim["place"] in text
    assert claim["in_words"].lower() in text.lower()
    for miss in claim["near_misses"]:
        assert to_html(miss["name"]).striptags() in text
        assert miss["witness"] is None or miss["witness"]["text"] in text
    if claim["witness"]:
        assert to_html(claim["seen"] or claim["witness"]["text"]).striptags() in text
    formulas = list(tree.iter("{http://www.w3.org/1998/Math/MathML}math"))
    assert len(formulas) >= len(claim["steps"]) + len(claim["hypotheses"]) + len(claim["near_misses"])


def test_derivations_stand_on_the_site(trees):
    tree, _ = trees["derivations.html"]
    text = text_of(tree)
    for name in DERIVATIONS:
        for step in steps_of(name):
            assert f"{step.name}." in text
    formulas = list(tree.iter("{http://www.w3.org/1998/Math/MathML}math"))
    assert len(formulas) == sum(len(steps_of(name)) for name in DERIVATIONS)


def test_questions_stand_on_the_site(site):
    text = site["questions.html"].decode()
    assert all(f'href="{question.address}"' in text for question in questions().values())
    assert text.count("</span> false</span>") == sum(bool(question.miss) for question in questions().values())


def test_the_font_has_every_character_of_a_formula(site):
    """The list is what the font was made of: its licence has the command."""
    known = site["vendor/latin-modern-math-subset.txt"].decode()
    formulas = [it for path in pages(site) for it in re.findall(r"<math.*?</math>", site[path].decode(), re.S)]
    used = set(html.unescape(re.sub(r"<[^>]*>", "", "".join(formulas))))
    assert {char for char in used - set(known) if not char.isspace()} == set()


def test_theorems_are_those_of_the_files():
    written = {path.name: path.read_text(encoding="utf-8") for path in (REPORTS / "rocq").glob("*.v")}

    def asked(id):
        known = committed_answers_to(CLAIMS[id], REPORTS / "rocq")
        return claims.theorems({"id": id, "kernel": kernel_rows(CLAIMS[id], known)})

    (theorem,) = asked("riechers.eq6")
    assert theorem["text"].startswith("Definition riechers_eq6_says") and theorem["kernel"]
    (negation,) = asked("riechers.principal-axes.zero-gain")
    assert negation["kind"] == "negation" and "_fails" in negation["text"]
    assert all(any(it["text"] in text for text in written.values()) for it in (theorem, negation))
    assert [it["kind"] for it in asked("riechers.tilt")] == ["theorem", "negation"]


def test_what_was_found_ships(facts):
    """Without a report the pages have the second proof, the kernel and the numbers of every claim that was measured."""
    shipped = shipped_measurements()
    stale = {claim["id"] for claim in facts["claims"] if claim["hash"] not in shipped}
    assert len(stale) < len(CLAIMS) / 2, "run `lnverify refresh`"
    for claim in facts["claims"]:
        if claim["id"] not in stale:
            assert claim["second_proof"] and claim["rows"] and claim["kernel"], claim["id"]
    (eq6,) = [claim for claim in facts["claims"] if claim["id"] == "riechers.eq6"]
    now = [asdict(row) for row in rows_of("riechers.eq6")]
    shown = [
        [(row["reading"], f"{row['residual']:.2g}", f"{row['bound']:.2g}") for row in rows]
        for rows in (eq6["rows"], now)
    ]
    assert shown[0] == shown[1]


def test_the_shipped_audit_is_that_of_the_reports():
    assert (SHIPPED / "audit.json").read_bytes() == (REPORTS / "audit.json").read_bytes()


def test_the_audit_is_read_as_it_is():
    audit = read_audit(REPORTS)
    names = [name for name, _ in audit.implementations]
    row = names.index("flax.linen.LayerNorm")
    column = [name for name, *_ in audit.regimes].index("mean/std = 2^20")
    far = audit.cells["float32"]["output"][row][column]
    assert far[0] > half_of_the_digits(FORMATS["float32"]) or far[2], "one pass keeps digits where none can be kept"
    assert {len(cells) for by in audit.cells.values() for cells in by.values()} == {len(names)}
    assert set(audit.cells["float32"]) == set(QUANTITIES)


def test_a_report_of_another_version_is_refused(tmp_path, facts):
    (tmp_path / "verification.json").write_text(json_text(facts | {"schema_version": 0}), encoding="utf-8")
    with pytest.raises(InputError, match="run `lnverify report` anew"):
        read_report(tmp_path)


def test_a_report_on_claims_of_ones_own_is_no_report_on_ours(tmp_path, facts):
    """Even where it has claims of ours, which its own correct."""
    (result,) = [claim for claim in facts["claims"] if claim["id"] == "riechers.eq6"]
    own = facts | {"claims": [result], "about": facts["about"] | {"own": ["mine"]}}
    (tmp_path / "verification.json").write_text(json_text(own), encoding="utf-8")
    assert len(read_report(tmp_path)["claims"]) == len(CLAIMS)
