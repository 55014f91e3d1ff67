"""The pages in Markdown, as they lie in git: short enough to be read, and every link in them leads somewhere.

They are slow tests, so that no page that is old fails a contributor's run; CI asks them beside `report --check`.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from lnverify.numeric.publishing.provenance import ROOT
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.sources.source import SOURCES

pytestmark = pytest.mark.slow

LINES = 650
"""A page with more is split."""

BYTES = 384 * 1024
"""GitHub shows files of more than 512 KB as plain text; no page comes near."""

REPORTS = sorted((ROOT / "reports").rglob("*.md"))
PAGES = [*REPORTS, *sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")), *sorted(ROOT.glob("examples/*/*.md"))]


@cache
def anchors(path: Path) -> set[str]:
    """What a link may name in a page: the anchors that it sets, and GitHub's for its headings."""
    text = path.read_text(encoding="utf-8")
    results = set(re.findall(r'<a id="([^"]+)">', text))
    headings = [slug_of(heading) for heading in re.findall(r"^#{1,6} +(.*?) *$", outside_code(text), flags=re.M)]
    again = (headings[:i].count(slug) for i, slug in enumerate(headings))
    return results | {f"{slug}-{n}" if n else slug for slug, n in zip(headings, again, strict=True)}


def slug_of(heading: str) -> str:
    shown = re.sub(r"<[^>]*>|[`*]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading))
    return re.sub(r"[^\w\- ]", "", shown.lower()).replace(" ", "-")


def outside_code(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)


def links(text: str) -> list[str]:
    plain = re.sub(r"`[^`\n]*`", "", outside_code(text))
    return [target for target in re.findall(r"\]\(([^)\s]+)\)", plain) if not re.match(r"[a-z]+:", target)]


def lost(path: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    results = []
    for target in links(path.read_text(encoding="utf-8")):
        file, _, anchor = target.partition("#")
        there = (path.parent / file).resolve() if file else path
        if not there.exists() or (anchor and anchor not in anchors(there)):
            results.append(target)
    return results


# Of pages and addresses there are hundreds, and to look at one takes less than a thousandth of a second: to start and
# report a test of its own for each would take longer.


def test_every_link_leads_somewhere():
    assert {path: targets for path in PAGES if (targets := lost(path))} == {}


PUBLISHED = [
    "verification.md#real-gains",
    "verification.md#how-to-read-this",
    "errata.md#refuted",
    "errata.md#under-hypothesised",
    "errata.md#repaired",
    *(f"sources.md#{source}" for source in SOURCES if source != "lnverify"),
    *(f"verification.md#{id.replace('.', '-')}" for id in CLAIMS),
]


def test_an_address_that_was_published_leads_somewhere():
    """Citations, papers and notes have them."""
    for address in PUBLISHED:
        page, _, anchor = address.partition("#")
        assert anchor in anchors(ROOT / "reports" / page), address


def test_no_page_of_the_report_is_long():
    for path in REPORTS:
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= LINES, path
        assert len(text.encode()) < BYTES, path
