"""Printed numbers: the walkthrough’s worked example and GPT-2 gains, low precision, parameter counts."""

from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step

EPS = 1, 100_000
# Half a unit of the fifth decimal: how NumPy rounded what the walkthrough prints.
HALF = 5, 1_000_000


def row(s, *entries):
    """Mean and variance of a row of integers, and √(σ² + ε) with ε = 10⁻⁵."""
    count = len(entries)
    mu = s.let("mu", s.rational(sum(entries), count))
    first, *others = [(n - mu) ** 2 for n in entries]
    sigma2 = s.let("sigma2", sum(others, start=first) / count)
    return mu, sigma2, s.sqrt(sigma2 + s.rational(*EPS))


def prints(s, name, value, printed, half=HALF):
    """The value rounds to the printed decimal: it is at most half a unit away."""
    printed, half = s.rational(*printed), s.rational(*half)
    return [
        step(f"{name}, from below", at_most(printed - half, value)),
        step(f"{name}, from above", at_most(value, printed + half)),
    ]


def first_row(s):
    return row(s, 2, 2, 3)


def second_row(s):
    return row(s, -5, 0, 1)


@claim(
    "walkthrough.example.rows",
    "The printed rows of the worked example are the exact values to five decimals",
    "LayerNorm, the doctest",
    remark=(
        "Rows (2, 2, 3) and (−5, 0, 1) with ε = 10⁻⁵: variances 2/9 and 62/9. Five decimals do not tell ε inside "
        "the root from ε outside."
    ),
)
def example_rows(s):
    (mu, _, root), (nu, _, other) = first_row(s), second_row(s)
    return [
        *prints(s, "2 in the first row", (2 - mu) / root, (-70709, 100_000)),
        *prints(s, "3 in the first row", (3 - mu) / root, (141418, 100_000)),
        *prints(s, "−5 in the second row", (-5 - nu) / other, (-1397, 1000)),
        *prints(s, "0 in the second row", -nu / other, (508, 1000)),
        *prints(s, "1 in the second row", (1 - nu) / other, (889, 1000)),
    ]


example_rows.misses({
    "without ε": lambda s: prints(s, "3", (3 - first_row(s)[0]) / s.sqrt(first_row(s)[1]), (141418, 100_000)),
    "divided by N − 1": lambda s: prints(
        s, "2", (2 - first_row(s)[0]) / s.sqrt(first_row(s)[1] * s.rational(3, 2) + s.rational(*EPS)),
        (-70709, 100_000),
    ),
    "ε = 10⁻⁴": lambda s: prints(
        s, "3", (3 - first_row(s)[0]) / s.sqrt(first_row(s)[1] + s.rational(1, 10_000)), (141418, 100_000)
    ),
})


@claim(
    "walkthrough.example.variance",
    "The printed variances 0.99996 and 1 are σ²/(σ² + ε) for σ² = 2/9 and 62/9, rounded",
    "LayerNorm, the doctest",
    remark=(
        "Exactly 200000/200009 and 6200000/6200009, the values of lnverify.output-variance: 0.9999550… and "
        "0.9999985… . It is ε that shows, not rounding."
    ),
)
def example_variance(s):
    eps = s.rational(*EPS)
    first, second = first_row(s)[1], second_row(s)[1]
    return [
        step("σ² of the first row", equal(first, s.rational(2, 9))),
        step("σ² of the second row", equal(second, s.rational(62, 9))),
        *prints(s, "the first variance", first / (first + eps), (99996, 100_000)),
        *prints(s, "the second variance", second / (second + eps), (1, 1)),
    ]


def _first_variance(s, value):
    return prints(s, "the variance", value(first_row(s)[1], s.rational(*EPS)), (99996, 100_000))


example_variance.misses({
    "1 − ε": lambda s: _first_variance(s, lambda v, eps: 1 - eps),
    "the root of it": lambda s: _first_variance(s, lambda v, eps: s.sqrt(v / (v + eps))),
    "ε = 10⁻⁶": lambda s: _first_variance(s, lambda v, eps: v / (v + eps / 10)),
})


@claim(
    "walkthrough.example.rounding",
    "The variance is printed as 0.99996 for reasons of floating point: exactly it is 1",
    "LayerNorm, the doctest, its comment",
    corrected_by="walkthrough.example.variance",
    remark="In binary64 the rounding errors are near 10⁻¹⁶; the difference from 1 is 4.5·10⁻⁵ = ε/(σ² + ε).",
    likely="that the printed value differs from 1 for a harmless reason; the reason is ε.",
)
def example_rounding(s):
    first = first_row(s)[1]
    return equal(first / (first + s.rational(*EPS)), 1)


example_rounding.misses({
    "of the second row": lambda s: equal(second_row(s)[1] / (second_row(s)[1] + s.rational(*EPS)), 1),
    "within 10⁻⁵": lambda s: at_most(
        1 - first_row(s)[1] / (first_row(s)[1] + s.rational(*EPS)), s.rational(*EPS)
    ),
    "above 1": lambda s: positive(first_row(s)[1] / (first_row(s)[1] + s.rational(*EPS)) - 1),
})


@claim(
    "walkthrough.example.mean",
    "Both rows of the output have mean 0",
    "LayerNorm, the doctest",
    remark="The printed −0 is a rounded sum near 10⁻¹⁷; exactly each sum is 0.",
)
def example_mean(s):
    (mu, _, root), (nu, _, other) = first_row(s), second_row(s)
    return [
        step("the first row", equal((2 - mu) / root + (2 - mu) / root + (3 - mu) / root, 0)),
        step("the second row", equal((-5 - nu) / other - nu / other + (1 - nu) / other, 0)),
    ]


example_mean.misses({
    "before centering": lambda s: equal(s.rational(2 + 2 + 3, 3), 0),
    "of the squares": lambda s: equal(2 * (2 - first_row(s)[0]) ** 2 + (3 - first_row(s)[0]) ** 2, 0),
    "the median for the mean": lambda s: equal((s.rational(3) - 2) / first_row(s)[2], 0),
})


@claim(
    "walkthrough.gpt2-means",
    "The mean gains 0.18036 and 0.86783 round to 0.2 and 0.9, the mean bias −0.0066 to −0.01",
    "PyTorch and GPT-2 weight dissection",
    remark=(
        "To one decimal for the gains and two for the bias; the printed numbers are shortened to eight decimals "
        "here."
    ),
)
def gpt2_means(s):
    ln1, ln2 = s.rational(18035895, 10**8), s.rational(86782974, 10**8)
    bias = s.rational(-659345, 10**8)
    return [
        *prints(s, "ln_1", ln1, (2, 10), (5, 100)),
        *prints(s, "ln_2", ln2, (9, 10), (5, 100)),
        *prints(s, "the bias of ln_1", bias, (-1, 100), (5, 1000)),
        step("considerably smaller", at_most(-10 * bias, ln1)),
    ]


gpt2_means.misses({
    "0.2 to two decimals": lambda s: prints(s, "ln_1", s.rational(18035895, 10**8), (2, 10), (5, 1000)),
    "a mean gain of 1": lambda s: prints(s, "ln_2", s.rational(86782974, 10**8), (1, 1), (5, 100)),
    "a mean bias of 0.01": lambda s: prints(s, "ln_1", s.rational(-659345, 10**8), (1, 100), (5, 1000)),
})


def spacing(s, digits):
    """The distance from 1 to the next number, with so many binary digits of significand."""
    return s.rational(1, 2 ** (digits - 1))


@claim(
    "walkthrough.low-precision",
    "10⁻⁵ is below the spacing of the numbers near 1 in float16 and bfloat16, not in float32",
    "Below the weight dissection, on precision",
    remark=(
        "float16 has 11 binary digits, bfloat16 8, float32 24. A term below half the spacing is absorbed: σ² + ε "
        "rounds to σ² = 1 in the two short formats (lnverify.eps-absorbed says from which σ² on)."
    ),
)
def low_precision(s):
    eps = s.rational(*EPS)
    return [
        step("float16", at_most(2 * eps, spacing(s, 11))),
        step("bfloat16", at_most(2 * eps, spacing(s, 8))),
        step("not float32", at_most(spacing(s, 24), eps)),
    ]


low_precision.misses({
    "float32 too": lambda s: at_most(s.rational(*EPS), spacing(s, 24)),
    "not float16": lambda s: at_most(spacing(s, 11), s.rational(*EPS)),
    "17 digits are too few": lambda s: at_most(2 * s.rational(*EPS), spacing(s, 17)),
})


@claim(
    "walkthrough.low-precision.smallest",
    "In low precision ε = 10⁻⁵ can be below the smallest difference between numbers: read of float16 as a whole",
    "Below the weight dissection, on precision, in one of two readings",
    corrected_by="walkthrough.low-precision",
    remark=(
        "The post names no format, and says “can be”. Read of the spacing where ε is added, it is true "
        "(walkthrough.low-precision). Read of a whole format it fails: the smallest difference in float16 is 2⁻²⁴ "
        "= 6·10⁻⁸, between subnormal numbers; in bfloat16 it is 2⁻¹³³. ε is representable in both, in float16 as "
        "the subnormal 168·2⁻²⁴."
    ),
    likely="the spacing near 1, or near σ², where ε is added.",
)
def low_precision_smallest(s):
    return at_most(s.rational(*EPS), s.rational(1, 2**24))


low_precision_smallest.misses({
    "in bfloat16": lambda s: at_most(s.rational(*EPS), s.rational(1, 2**133)),
    "the smallest normal float16 is below it": lambda s: at_most(s.rational(1, 2**14), s.rational(*EPS)),
    "equal": lambda s: equal(s.rational(*EPS), s.rational(168, 2**24)),
})


@claim(
    "lnverify.eps-absorbed",
    "ε = 10⁻⁵ is absorbed in σ² + ε from σ² = 2⁻⁵ on in float16 and from 2⁻⁸ on in bfloat16, not below",
    "with a proof",
    remark=(
        "Between 2ᵉ and 2ᵉ⁺¹ numbers with p digits are 2^(e−p+1) apart; a term below half of that is rounded "
        "away. In float16 ε itself is rounded to 168·2⁻²⁴, which changes nothing here."
    ),
)
def eps_absorbed(s):
    eps, rounded = s.rational(*EPS), s.rational(168, 2**24)
    return [
        step("float16 at 2⁻⁵", positive(spacing(s, 11) / 2**5 / 2 - eps)),
        step("with ε as rounded", positive(spacing(s, 11) / 2**5 / 2 - rounded)),
        step("not at 2⁻⁶", positive(eps - spacing(s, 11) / 2**6 / 2)),
        step("bfloat16 at 2⁻⁸", positive(spacing(s, 8) / 2**8 / 2 - eps)),
        step("not at 2⁻⁹", positive(eps - spacing(s, 8) / 2**9 / 2)),
    ]


eps_absorbed.misses({
    "float16 at 2⁻⁶": lambda s: positive(spacing(s, 11) / 2**6 / 2 - s.rational(*EPS)),
    "bfloat16 at 2⁻⁹": lambda s: positive(spacing(s, 8) / 2**9 / 2 - s.rational(*EPS)),
    "float32 at 1": lambda s: positive(spacing(s, 24) / 2 - s.rational(*EPS)),
})


@claim(
    "cheatsheet.parameters",
    "Two parameters per feature: at 768 features 2 · 768 = 1536 per LayerNorm",
    "Parameters",
    remark="γ and β have one entry per feature, so 2N in all.",
)
def parameters(s):
    return [
        step("2N", equal(s.sum(s.ones) + s.sum(s.ones), 2 * s.N)),
        step("at 768", equal(2 * s.rational(768), 1536)),
    ]


parameters.misses({
    "γ alone": lambda s: equal(s.rational(768), 1536),
    "per position too": lambda s: equal(2 * s.rational(768) * 512, 1536),
    "one for all features": lambda s: equal(s.sum(s.ones) + s.sum(s.ones), 2),
})


@claim(
    "cheatsheet.parameters.layer",
    "Two LayerNorms a layer: about 3000 parameters at 768 features",
    "Parameters; question 5",
    remark="Exactly 3072; the printed “~3000” is below it by 2.3 %.",
)
def parameters_layer(s):
    exact = 2 * s.rational(1536)
    return [
        step("exactly", equal(exact, 3072)),
        step("about, to one digit", at_most(exact - 3000, 500)),
        step("within 2.5 %", at_most(exact - 3000, s.rational(25, 1000) * exact)),
    ]


parameters_layer.misses({
    "exactly 3000": lambda s: equal(2 * s.rational(1536), 3000),
    "within 2 %": lambda s: at_most(2 * s.rational(1536) - 3000, s.rational(2, 100) * 2 * s.rational(1536)),
    "one LayerNorm": lambda s: equal(s.rational(1536), 3072),
})
