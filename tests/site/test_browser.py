"""The site in a real browser: search, explorers, layout, colours, keyboard; it asks for nothing from outside.

What the explorers compute is held against `numeric` or its formula. Every run opens a page of each kind; `pytest -m
slow` does the rest. The extra `browser` and Debian's chromium and chromium-driver are needed; .ci/run has both.
"""

import json
import math
import shutil
from pathlib import Path

import kernels_under_test as kernels
import numpy as np
import pytest
from verdicts_now import verdicts_now

from lnverify.kernels.rounding.facts import facts as theorems
from lnverify.numeric.atlas.coordinates import substeps
from lnverify.numeric.axes import principal_axes
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.measures import ulp_errors
from lnverify.numeric.verdicts.find_by_words import claim_texts, documents, find_near, search
from lnverify.questions.answers import find_questions
from lnverify.report.collect import verdicts_only
from lnverify.site.audit import read_audit
from lnverify.site.page import PAGES

webdriver = pytest.importorskip("selenium.webdriver", reason="the extra `browser` is missing")
WebDriverWait = pytest.importorskip("selenium.webdriver.support.ui").WebDriverWait
axe_package = pytest.importorskip("selenium_axe_python", reason="the extra `browser` is missing")
CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
pytestmark = [
    pytest.mark.integration,
    pytest.mark.skipif(not (CHROMIUM and DRIVER), reason="Chromium is missing (Debian: chromium chromium-driver)"),
    pytest.mark.xdist_group("site"),
]
OPTIONS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
]
LOOKED_AT = (
    *PAGES,
    "claims/riechers.principal-axes.zero-gain.html",
    "claims/walkthrough.backward.input.html",
    "claims/lnverify.double-backward.html",
    "claims/lnverify.radius-law.html",
    "sources/riechers.html",
    "sources/lnverify.html",
)
# One of each kind, at which every run looks; `pytest -m slow` looks at the others.
SOON = {"index.html", "geometry.html", "claims/lnverify.double-backward.html", "sources/riechers.html"}
each_page = pytest.mark.parametrize(
    "page", [page if page in SOON else pytest.param(page, marks=pytest.mark.slow) for page in LOOKED_AT]
)
WIDE, PHONE = (1280, 900), (390, 844)


class Browser:
    """A driver, the folder of the site, and what went wrong since the last page was opened."""

    def __init__(self, driver, folder):
        self.driver, self.folder = driver, folder

    def open(self, path):
        # For a page that is missing Chromium shows one of its own.
        assert (self.folder / path.partition("#")[0]).is_file(), f"the site has no page {path}"
        self.driver.get_log("browser")
        self.driver.get_log("performance")
        # A change of the part after # alone would not load the page anew.
        self.driver.get("about:blank")
        self.driver.get(f"{self.folder.as_uri()}/{path}")

    def look(self, size=WIDE, scheme="light", motion="no-preference"):
        features = {"prefers-color-scheme": scheme, "prefers-reduced-motion": motion}
        listed = [{"name": name, "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": listed})
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": size == PHONE}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def slide(self, id, value):
        self.run(
            "const it = document.getElementById(arguments[0]); it.value = arguments[1];"
            "it.dispatchEvent(new Event('input'));",
            id,
            value,
        )

    def value(self, selector):
        return json.loads(self.run("return document.querySelector(arguments[0]).dataset.value", selector))

    def complaints(self):
        return [line["message"] for line in self.driver.get_log("browser") if line["level"] in ("SEVERE", "WARNING")]

    def requests(self):
        told = [json.loads(line["message"])["message"] for line in self.driver.get_log("performance")]
        return [it["params"]["request"]["url"] for it in told if it["method"] == "Network.requestWillBeSent"]


@pytest.fixture(scope="module")
def browser(site, tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    for path, content in site.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for option in (*OPTIONS, f"--user-data-dir={tmp_path_factory.mktemp('profile')}"):
        options.add_argument(option)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))
    driver.set_script_timeout(60)
    yield Browser(driver, folder)
    driver.quit()


@pytest.fixture(autouse=True)
def as_a_desk(browser):
    browser.look()


# -- every page ----------------------------------------------------------------------------------------------


@each_page
def test_page_loads_offline(browser, page):
    browser.open(page)
    assert browser.complaints() == []
    outside = [url for url in browser.requests() if not url.startswith((browser.folder.as_uri(), "data:", "about:"))]
    assert outside == []
    assert browser.run("return performance.getEntriesByType('resource').every((it) => it.name.startsWith('file:'))")


@each_page
@pytest.mark.parametrize(
    "size, scheme",
    [(WIDE, "light"), *(pytest.param(*look, marks=pytest.mark.slow) for look in ((WIDE, "dark"), (PHONE, "light")))],
)
def test_axe_finds_nothing_serious(browser, page, size, scheme):
    browser.look(size, scheme)
    browser.open(page)
    browser.run(axe_script())
    result = browser.driver.execute_async_script(
        "const done = arguments[0];"
        "axe.run({resultTypes: ['violations']}).then(done, (error) => done({error: String(error)}))"
    )
    assert "error" not in result
    serious = [
        (rule["id"], node["target"], node.get("failureSummary", "")[:200])
        for rule in result["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"][:3]
    ]
    assert serious == []


def axe_script():
    (path,) = axe_folder().rglob("axe.min.js")
    return path.read_text(encoding="utf-8")


def axe_folder():
    return Path(axe_package.__file__).parent


@pytest.mark.slow
@each_page
def test_nothing_is_wider_than_a_phone(browser, page):
    browser.look(PHONE)
    browser.open(page)
    assert browser.run("return document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in LOOKED_AT if page.startswith("claims/")][:3])
def test_math_is_laid_out(browser, page):
    """Every formula has a size, and in each fraction the numerator stands above the denominator."""
    browser.open(page)
    browser.run("for (const it of document.querySelectorAll('details')) it.open = true")
    flat = browser.run(
        "return [...document.querySelectorAll('math')].filter((it) => {"
        "const box = it.getBoundingClientRect(); return box.width < 4 || box.height < 6}).length"
    )
    upside_down = browser.run(
        "return [...document.querySelectorAll('mfrac')].filter(({children: [above, below]}) =>"
        "above.getBoundingClientRect().bottom > below.getBoundingClientRect().top + 1).length"
    )
    assert browser.run("return document.querySelectorAll('mfrac').length") > 0
    assert (flat, upside_down) == (0, 0)


@pytest.mark.slow
def test_the_theme_is_chosen_and_kept(browser):
    browser.open("index.html")
    paper = "return getComputedStyle(document.body).backgroundColor"
    light = browser.run(paper)
    browser.driver.find_element("id", "theme").click()
    assert browser.run(paper) != light
    browser.open("claims/riechers.eq6.html")
    assert browser.run(paper) != light
    browser.run("localStorage.clear()")


# -- search --------------------------------------------------------------------------------------------------


def results(browser, words):
    field = browser.driver.find_element("id", "search")
    field.clear()
    field.send_keys(words)
    return shown(browser, "claim")


def shown(browser, kind):
    keys = "return [...document.querySelectorAll(`#search-results .${arguments[0]} code`)].map((it) => it.textContent)"
    return browser.run(keys, kind)


WORDS = [
    *("scale invariance eps", "drazin", "Zero gain?", "ε", "epsilon", "sqrt N", "riechers.eq6", "the", "overflow"),
    *("fp16", "layer normalisation", "two pass", "rms norm gradient", "centered", "invarian", "LN backprop", "softcap"),
]


@pytest.mark.parametrize("words", WORDS)
def test_search_finds_what_the_command_finds(browser, words):
    browser.open("index.html")
    among = documents(claim_texts(known()))
    assert results(browser, words) == (search(words, among)[:20] or find_near(words, among))
    told, _ = find_questions(words, known())
    assert shown(browser, "question") == [each["thread"] for each in told]


DOWN, UP, ENTER, ESCAPE = "\ue015", "\ue013", "\ue007", "\ue00c"


def test_keys_lead_through_what_is_found(browser):
    browser.open("derivations.html")
    browser.driver.find_element("tag name", "body").send_keys("/")
    WebDriverWait(browser.driver, 10).until(lambda driver: "index.html" in driver.current_url)
    focused = "return document.activeElement.id || document.activeElement.href"
    assert browser.run(focused) == "search"
    results(browser, "softcap")
    links = browser.run("return [...document.querySelectorAll('#search-results a')].map((it) => it.href)")
    for key, wanted in ((DOWN, links[0]), (UP, "search"), (DOWN, links[0]), (ESCAPE, "search")):
        browser.driver.switch_to.active_element.send_keys(key)
        assert browser.run(focused) == wanted
    browser.driver.switch_to.active_element.send_keys(ENTER)
    WebDriverWait(browser.driver, 10).until(lambda driver: driver.current_url == links[0])
    assert browser.complaints() == []


def test_an_equation_is_cited(browser):
    browser.open("claims/riechers.eq6.html")
    button = browser.driver.find_element("css selector", "#statement-1 [data-cite]")
    wanted = button.get_attribute("data-cite")
    button.click()
    told = "return document.querySelector('#statement-1 [data-cite]').textContent"
    WebDriverWait(browser.driver, 5).until(lambda driver: driver.execute_script(told) in ("Copied", wanted))


@pytest.mark.parametrize("words", ["gradient explosion", "qqqqq"])
def test_search_says_what_is_near_where_nothing_fits(browser, words):
    browser.open("index.html")
    assert results(browser, words) == find_near(words, documents(claim_texts(known())))
    assert "No claim has" in browser.run("return document.getElementById('search-status').textContent")


def known():
    return {claim["id"]: claim for claim in report()["claims"]} | theorems()


def report():
    return verdicts_only(verdicts_now().values())


# -- geometry ------------------------------------------------------------------------------------------------

GAINS = [(0.7, 1.4, 1.0), (1, 1, 0), (0, 0, 0), (0, -1.5, 0.5), (2, 0, 0), (-0.05, 1, 2), (1, 1, 1), (0.5, 0.5, -2)]


@pytest.mark.slow
@pytest.mark.parametrize("gain", GAINS, ids=str)
def test_geometry_explorer_matches_axes(browser, gain):
    browser.open("geometry.html")
    for n, g in enumerate(gain):
        browser.slide(f"g{n + 1}", g)
    axes = principal_axes(gain)
    lengths, directions = np.array(browser.value("#lengths")), np.array(browser.value("#directions"))
    # The eigenvalues of GΠG are found to a few units of the largest one; a length is the root of one.
    largest = axes.semi_axes.max()
    np.testing.assert_allclose(lengths**2, axes.semi_axes[::-1] ** 2, rtol=0, atol=1e-14 * largest**2)
    if abs(lengths[0] - lengths[1]) > 1e-9:
        # An axis of length 0 has any direction that is orthogonal to the image.
        agreement = np.abs(np.sum(directions * axes.directions().T[::-1], axis=1))[lengths > 0]
        np.testing.assert_allclose(agreement, 1, atol=1e-12)
    normal = np.array(browser.value("#normal"))
    np.testing.assert_allclose(np.abs(normal @ axes.orthogonal_subspace), np.eye(len(normal)), atol=1e-12)
    rule = browser.run("return document.getElementById('rule').textContent")
    wanted = sorted((math.sqrt(3) * abs(g) for g in gain if g), reverse=True) if 0 in gain else None
    if wanted:
        assert rule == ", ".join(f"{x:.6g}" for x in wanted)
    else:
        assert ("no gain is zero" if wanted is None else "every gain is zero") in rule
    assert browser.complaints() == []


@pytest.mark.slow
def test_sub_steps_are_those_of_the_figures(browser):
    browser.open("geometry.html")
    a = np.random.default_rng(3).standard_normal((40, 3))
    gain, bias, eps = np.array([0.7, 0, -1.3]), np.array([0.1, 0.2, -0.3]), 0.01
    script = "const [a, g, b, e] = arguments; return a.map((x) => Axes.substeps(x, g, b, e))"
    result = np.array(browser.run(script, a.tolist(), gain.tolist(), bias.tolist(), eps))
    wanted = np.stack(substeps(a, gain, bias, eps), axis=1)
    np.testing.assert_allclose(result, wanted, rtol=1e-13, atol=1e-14)


@pytest.mark.slow
def test_the_geometry_turns_and_plays(browser):
    browser.look(motion="reduce")
    browser.open("geometry.html#g=1,1,0")
    picture = "return document.getElementById('stage').toDataURL()"
    assert [browser.run(f"return document.getElementById('g{n}').value") for n in (1, 2, 3)] == ["1", "1", "0"]
    before = browser.run(picture)
    browser.driver.find_element("id", "stage").send_keys("\ue012")
    turned = browser.run(picture)
    assert turned != before
    browser.slide("step", 1)
    assert browser.run(picture) != turned
    assert "Πa" in browser.run("return document.querySelector('output[for=step]').textContent")


# -- rounding ------------------------------------------------------------------------------------------------


def rows():
    """Rows of both formats that are easy, offset, tiny, large and constant, with the eps of the format."""
    rng = np.random.default_rng(5)
    for name, far in (("float32", 3e38), ("float16", 6e4)):
        dtype = FORMATS[name].dtype
        eps = float(np.array(1e-5, dtype))
        for size in (1, 2, 3, 5, 8, 9, 17, 32):
            for offset, scale in (
                (0, 1),
                (10, 1),
                (1000, 1),
                (3e4, 0.5),
                (0, 1e-6),
                (0, 200),
                (100, 0.01),
                (0, far / 4),
            ):
                yield name, (rng.standard_normal(size) * scale + offset).clip(-far, far).astype(dtype), eps
        yield name, np.full(7, 0.1, dtype), eps


COMPUTE = """
const told = (v) => Number.isFinite(v) ? v : String(v);
return arguments[0].map(([format, x, eps]) => {
  const truth = Arithmetic.exact(x, eps).output;
  const by = (algorithm) => Arithmetic.layerNorm(algorithm, format, x, eps).output;
  return {
    best: truth.map((v) => Arithmetic.nearest(v, format)),
    ulps: by("two-pass").map((v, n) => told(Arithmetic.ulps(v, truth[n], format))),
    ...Object.fromEntries(Arithmetic.ALGORITHMS.map((name) => [name, by(name).map(told)])),
  };
})"""


def numbers(values):
    return np.array([float(str(v).replace("Infinity", "inf")) for v in values])


@pytest.mark.slow
def test_page_arithmetic_is_bit_exact(browser):
    """Every algorithm gives NumPy's bits, the exact output those of the reference, and the errors are its errors."""
    browser.open("rounding.html")
    cases = list(rows())
    result = browser.run(COMPUTE, [[name, x.astype(float).tolist(), eps] for name, x, eps in cases])
    algorithms = set(result[0]) - {"best", "ulps"}
    assert algorithms == {"two-pass", "one-pass", "Welford", "fused x·r + (β - μ·r)"}
    for (name, x, eps), answer in zip(cases, result, strict=True):
        ones, zeros = np.ones(x.size, x.dtype), np.zeros(x.size, x.dtype)
        for algorithm in algorithms:
            wanted = kernels.algorithm(algorithm)(x[None], ones, zeros, eps)[0].astype(float)
            np.testing.assert_array_equal(numbers(answer[algorithm]), wanted, f"{algorithm}, {name}, {x}")
        solution = solve(Problem(x[None], ones, zeros, eps))["output"]
        np.testing.assert_array_equal(numbers(answer["best"]), solution.rounded[0].astype(float), f"exact, {name}, {x}")
        output = kernels.algorithm("two-pass")(x[None], ones, zeros, eps)
        errors = ulp_errors(output, solution, FORMATS[name])[0]
        # Just below a power of two the ulp is that of the smaller binade; the reference goes by the value in float64.
        plain = np.frexp(np.abs(solution.high[0]))[0] != 0.5
        np.testing.assert_allclose(numbers(answer["ulps"])[plain], errors[plain], rtol=1e-6, atol=1e-6)


@pytest.mark.slow
def test_the_rounding_explorer_shows_what_is_computed(browser):
    browser.open("rounding.html")
    field = browser.driver.find_element("id", "row")
    field.clear()
    field.send_keys("1000.1 1000.2 1000.3")
    browser.slide("shift", 4)
    x = np.array([1000.1, 1000.2, 1000.3], np.float32) + np.float32(16)
    eps = float(np.float32(1e-5))
    shown = browser.run(
        "return [...document.querySelectorAll('[data-algorithm]')]"
        ".map((it) => [it.dataset.algorithm, it.dataset.output])"
    )
    assert len(shown) == 4
    for algorithm, output in shown:
        wanted = kernels.algorithm(algorithm)(x[None], np.ones(3, np.float32), np.zeros(3, np.float32), eps)[0]
        np.testing.assert_array_equal(numbers(json.loads(output)), wanted.astype(float))
    wide = x.astype(float)
    kappa = np.mean(np.abs(wide)) / math.sqrt(np.var(wide) + eps)
    assert browser.value("#kappa") == pytest.approx(kappa, rel=1e-9)
    field.clear()
    field.send_keys("1, two")
    assert "would be right" in browser.run("return document.getElementById('row-status').textContent")
    assert browser.complaints() == []


# -- activation ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("t, log_eps", [(1.25, -5), (0.5, -5), (3, -1), (6, 0), (1, -6)])
def test_activation_explorer_matches_formulas(browser, t, log_eps):
    browser.open("activation.html")
    browser.slide("t", t)
    browser.slide("eps", log_eps)
    eps, x = 10.0**log_eps, np.linspace(-1, 1, 41)
    # With y² = 1 − x² the roots are of ‖(tx, y)‖² + ε and ‖(x + t, y)‖² + ε; the second has slope 0 at −(1 + ε)/t.
    folded = (x + t) / np.sqrt(t * t + 2 * t * x + 1 + eps)
    for name, wanted in {"stretched": t * x / np.sqrt((t * t - 1) * x * x + 1 + eps), "folded": folded}.items():
        script = f"const [x, t, e] = arguments; return x.map((v) => Curves.{name}(v, t, e))"
        np.testing.assert_allclose(browser.run(script, x.tolist(), t, eps), wanted, rtol=1e-13, atol=1e-15)
    result = browser.value("#fold")
    if t <= 1 + eps:
        assert result is None
    else:
        least = math.sqrt(1 - (1 + eps) / t**2)
        wanted = [-(1 + eps) / t, least, min(folded[0], folded[-1]) - least]
        assert [result[name] for name in ("place", "value", "depth")] == pytest.approx(wanted, rel=1e-12, abs=1e-14)


# -- audit and claims ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_heat_map_matches_audit(browser):
    browser.open("audit.html")
    audit = read_audit(ROOT / "reports")
    browser.run(
        "const it = document.getElementById('format'); it.value = 'float16'; it.dispatchEvent(new Event('change'))"
    )
    names = [name for name, _ in audit.implementations]
    row = names.index("torch.nn.LayerNorm")
    label = "return document.querySelectorAll('#heatmap tbody tr')[arguments[0]].cells[1].getAttribute('aria-label')"
    told = browser.run(label, row)
    assert told.startswith(f"torch.nn.LayerNorm, {audit.regimes[0][0]}, float16")
    assert f"{audit.cells['float16']['output'][row][0][0]:.6g}" in told
    count = browser.run("return document.querySelectorAll('#heatmap tbody td').length")
    cells = audit.cells["float16"]["output"]
    shown = [place for place in range(len(audit.regimes)) if any(row[place] for row in cells)]
    assert count == len(names) * len(shown)
    first = browser.driver.find_element("css selector", "#heatmap tbody td")
    first.send_keys("\ue014")
    moved = browser.run("return document.activeElement.getAttribute('aria-label')")
    assert audit.regimes[shown[1]][0] in moved
    assert browser.run("return document.getElementById('cell').textContent") == moved


@pytest.mark.slow
def test_filters_of_the_audit(browser):
    browser.open("audit.html")
    browser.run(
        "for (const [id, value] of [['format', 'float32'], ['library', 'keras']]) {"
        "const it = document.getElementById(id); it.value = value; it.dispatchEvent(new Event('change')) }"
    )
    findings = [f for f in read_audit(ROOT / "reports").findings if (f["library"], f["format"]) == ("keras", "float32")]
    shown = browser.run("return [...document.querySelectorAll('.defect')].filter((it) => !it.hidden).length")
    assert shown == len(findings)
    rows = browser.run("return [...document.querySelectorAll('#heatmap tbody th')].map((it) => it.textContent)")
    assert rows and all(name.startswith("keras") for name in rows)


@pytest.mark.slow
def test_a_letter_says_what_it_means(browser):
    browser.open("claims/riechers.eq6.html")
    browser.run(
        "document.querySelector('.formula [data-means]')"
        ".dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))"
    )
    assert browser.run("const it = document.querySelector('.hint'); return !it.hidden && it.textContent.length > 3")


@pytest.mark.slow
def test_formulas_are_set_in_the_font_of_the_site(browser):
    browser.open("claims/riechers.eq6.html")
    loaded = browser.driver.execute_async_script(
        "document.fonts.ready.then(() => arguments[0](document.fonts.check('16px \"lnverify math\"')))"
    )
    assert loaded
    assert browser.run("return [...document.fonts].filter((it) => it.status === 'loaded').length") == 1
