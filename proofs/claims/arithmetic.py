"""Printed numbers: the walkthrough’s worked example and GPT-2 gains, low precision, parameter counts."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import mean, variance
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step

EPS = 1, 10**5
# Half a unit of the fifth decimal: how NumPy rounded what the walkthrough prints.
HALF = 5, 10**6


def prints(s, name, value, printed, half=HALF):
    """The value rounds to the printed decimal: it is at most half a unit away."""
    printed, half = s.rational(*printed), s.rational(*half)
    return [
        step(f"{name}, from below", at_most(printed - half, value)),
        step(f"{name}, from above", at_most(value, printed + half)),
    ]


def row(s, *entries):
    """Mean and variance of a row of integers."""
    mu = s.let("mu", s.rational(sum(entries), len(entries)))
    first, *others = [(n - mu) ** 2 for n in entries]
    return mu, s.let("variance", sum(others, start=first) / len(entries))


def first_row(s):
    return row(s, 2, 2, 3)


def second_row(s):
    return row(s, -5, 0, 1)


def denominator(s, sigma2):
    """√(σ² + ε) with ε = 10⁻⁵."""
    return s.sqrt(sigma2 + s.rational(*EPS))


@claim(
    "walkthrough.example.rows",
    "LayerNorm, the doctest",
    near_misses={
        r"without $\epsilon$": {"root": lambda s, sigma2: s.sqrt(sigma2)},
        "divided by $N - 1$": {"root": lambda s, sigma2: denominator(s, sigma2 * s.rational(3, 2))},
        r"$\epsilon = 10^{-4}$": {"root": lambda s, sigma2: s.sqrt(sigma2 + 10 * s.rational(*EPS))},
    },
)
def example_rows(s, *, root=denominator):
    r"""The printed rows of the worked example are the exact values to five decimals

    Rows (2, 2, 3) and $(-5, 0, 1)$ with $\epsilon = 10^{-5}$: variances 2/9 and 62/9. Five decimals do not tell
    $\epsilon$ inside the root from $\epsilon$ outside.
    """
    (mu, sigma2), (nu, tau) = first_row(s), second_row(s)
    first, second = root(s, sigma2), root(s, tau)
    return [
        *prints(s, "2 in the first row", (2 - mu) / first, (-70709, 100_000)),
        *prints(s, "3 in the first row", (3 - mu) / first, (141418, 100_000)),
        *prints(s, "−5 in the second row", (-5 - nu) / second, (-1397, 1000)),
        *prints(s, "0 in the second row", -nu / second, (508, 1000)),
        *prints(s, "1 in the second row", (1 - nu) / second, (889, 1000)),
    ]


def normalized_variance(s, sigma2, eps):
    """The variance of the normalized row."""
    return sigma2 / (sigma2 + eps)


@claim(
    "walkthrough.example.variance",
    "LayerNorm, the doctest",
    where=[letters.EPS],
    near_misses={
        r"$1 - \epsilon$": {"value": lambda s, sigma2, eps: 1 - eps},
        "the standard deviation": {"value": lambda s, sigma2, eps: s.sqrt(sigma2 / (sigma2 + eps))},
        r"$\epsilon = 10^{-6}$": {"value": lambda s, sigma2, eps: sigma2 / (sigma2 + eps / 10)},
    },
)
def example_variance(s, *, value=normalized_variance):
    r"""The printed variances 0.99996 and 1 are $\sigma^2/(\sigma^2 + \epsilon)$ for $\sigma^2 = 2/9$ and 62/9, rounded

    Exactly 200000/200009 and 6200000/6200009, the values of lnverify.output-variance: 0.9999550… and 0.9999985… . It is
    $\epsilon$ that shows, not rounding.
    """
    eps, (_, first), (_, second) = s.rational(*EPS), first_row(s), second_row(s)
    return [
        step(r"$\sigma^2$ of the first row", equal(first, s.rational(2, 9))),
        step(r"$\sigma^2$ of the second row", equal(second, s.rational(62, 9))),
        *prints(s, "the first variance", value(s, first, eps), (99996, 100_000)),
        *prints(s, "the second variance", value(s, second, eps), (1, 1)),
    ]


@claim(
    "walkthrough.example.rounding",
    "LayerNorm, the doctest, its comment",
    corrected_by="walkthrough.example.variance",
    seen="without any rounding: the variance is exactly $200000/200009 = 0.99995500$…, and 0.999995 would round to 1",
    charitable_reading=r"that the printed value differs from 1 for a harmless reason; the reason is $\epsilon$.",
    near_misses={
        r"$\epsilon$ outside the root": {"value": lambda s, sigma2, eps: sigma2 / (s.sqrt(sigma2) + eps) ** 2},
        "the standard deviation for the variance": {"value": lambda s, sigma2, eps: s.sqrt(sigma2 / (sigma2 + eps))},
        "divided by $N - 1$": {"value": lambda s, sigma2, eps: s.rational(3, 2) * sigma2 / (sigma2 + eps)},
    },
)
def example_rounding(s, *, value=normalized_variance):
    r"""The variance is printed as 0.99996 for reasons of floating point: without rounding errors it is printed as 1

    Without any rounding error the printed digits are the same. In binary64 the errors are near $10^{-16}$; the
    difference from 1 is $4.5\cdot10^{-5} = \epsilon/(\sigma^2 + \epsilon)$.
    """
    return prints(s, "the first variance", value(s, first_row(s)[1], s.rational(*EPS)), (1, 1))


@claim(
    "walkthrough.example.mean",
    "LayerNorm, the doctest",
    near_misses={
        "before centering": {"middle": lambda s, sum, root: 0},
        "$N - 1$ for $N$": {"middle": lambda s, sum, root: s.rational(sum, 2)},
        "after division alone": {"middle": lambda s, sum, root: s.rational(sum, 3) / root},
    },
)
def example_mean(s, *, middle=lambda s, sum, root: s.rational(sum, 3)):
    """Both rows of the output have mean 0

    The printed $-0$ is a rounded sum near $10^{-17}$; exactly each sum is 0.
    """

    def total(sigma2, *entries):
        root = denominator(s, sigma2)
        first, *others = [(n - middle(s, sum(entries), root)) / root for n in entries]
        return sum(others, start=first)

    return [
        step("the first row", equal(total(first_row(s)[1], 2, 2, 3), 0)),
        step("the second row", equal(total(second_row(s)[1], -5, 0, 1), 0)),
    ]


# What the listing prints of each tensor, in units of 10⁻⁸: mean, standard deviation, least and largest entry, and the
# least and the largest of the first ten, which are printed to four decimals.
LISTING = {
    "ln_1.weight": (18035895, 4131494, 4186137, 25266674, 14670000, 22320000),
    "ln_1.bias": (-659345, 3580174, -25888300, 20192869, -6400000, 20190000),
    "ln_2.weight": (86782974, 48494789, 4528575, 151103473, 7930000, 130080000),
}


def numbers_of(s, name):
    return [s.rational(number, 10**8) for number in LISTING[name]]


def mean_of(s, name):
    return numbers_of(s, name)[0]


def std_of(s, name):
    return numbers_of(s, name)[1]


def range_of(s, name):
    return numbers_of(s, name)[2:4]


@claim(
    "walkthrough.gpt2-means",
    "PyTorch and GPT-2 weight dissection",
    near_misses={
        "0.2 to two decimals": {"ln1": (5, 1000)},
        "a mean gain of 1": {"ln2": (1, 1)},
        "a mean bias of 0.01": {"bias": (1, 100)},
    },
)
def gpt2_means(s, *, ln1=(5, 100), ln2=(9, 10), bias=(-1, 100)):
    """The mean gains 0.18036 and 0.86783 round to 0.2 and 0.9, the mean bias $-0.0066$ to $-0.01$

    To one decimal for the gains and two for the bias, with the printed numbers shortened to eight decimals. Only three
    of the six tensors that the code asks for are printed, one bias among them: no printed mean is near the other number
    that the post gives for a bias, 0.01.
    """
    first, second, offset = (mean_of(s, name) for name in ("ln_1.weight", "ln_2.weight", "ln_1.bias"))
    return [
        *prints(s, "ln_1", first, (2, 10), ln1),
        *prints(s, "ln_2", second, ln2, (5, 100)),
        *prints(s, "the bias of ln_1", offset, bias, (5, 1000)),
        step("considerably smaller", at_most(-10 * offset, first)),
    ]


@claim(
    "lnverify.variance-bound",
    "with a proof",
    near_misses={
        "the squares for the product": {"rest": lambda s, M, m: s.sum((M * s.ones - s.activation) ** 2) / s.N},
        "the sum for the mean": {"rest": lambda s, M, m: s.dot(M * s.ones - s.activation, s.activation - m * s.ones)},
        r"the range for the distances from $\mu$": {"bound": lambda s, M, m: (M - m) ** 2},
    },
)
def variance_bound(
    s,
    *,
    bound=lambda s, M, m: (M - mean(s)) * (mean(s) - m),
    rest=lambda s, M, m: s.dot(M * s.ones - s.activation, s.activation - m * s.ones) / s.N,
):
    r"""$(M - \mu)(\mu - m) - \sigma^2$ is the mean of $(M - a_n)(a_n - m)$

    Of numbers between $m$ and $M$ none of these products is negative, so $\sigma^2 \le (M - \mu)(\mu - m)$ (Bhatia and
    Davis, 2000).
    """
    M, m = s.scalar("M"), s.scalar("m")
    return step("the gap", equal(bound(s, M, m) - variance(s), rest(s, M, m)))


@claim(
    "walkthrough.gpt2-listing",
    "PyTorch and GPT-2 weight dissection, what is printed",
    near_misses={
        "the square of $s$ is lost": {"power": 1},
        "the range of ln_1.weight for all": {"extent": lambda s, name: range_of(s, "ln_1.weight")},
        "the std of ln_2.weight for all": {"std": lambda s, name: std_of(s, "ln_2.weight")},
    },
)
def gpt2_listing(s, *, power=2, extent=range_of, std=std_of):
    r"""The printed mean, std, min, max and first ten entries of each of the three tensors are possible together

    The mean and the first ten lie between min and max, and $s^2 \le N/(N - 1) \cdot (\max -
    \mathrm{mean})(\mathrm{mean} - \min)$ (lnverify.variance-bound): PyTorch's std divides by $N - 1$, at $N = 768$
    here. That the numbers are those of GPT-2 is a matter of its weights.
    """
    steps = []
    for name in LISTING:
        mu, (least, largest), (low, high) = mean_of(s, name), extent(s, name), numbers_of(s, name)[4:]
        bound = s.rational(768, 767) * (largest - mu) * (mu - least)
        steps += [
            step(f"{name}: $s^2$", at_most(std(s, name) ** power, bound)),
            step(f"{name}: the first ten, from below", at_most(least, low + s.rational(5, 10**5))),
            step(f"{name}: the first ten, from above", at_most(high - s.rational(5, 10**5), largest)),
            step(f"{name}: the mean from below", at_most(least, mu)),
            step(f"{name}: the mean from above", at_most(mu, largest)),
        ]
    return steps


def spacing(s, digits):
    """The distance from 1 to the next number, with so many binary digits of significand."""
    return s.rational(1, 2 ** (digits - 1))


@claim(
    "walkthrough.low-precision",
    "Below the weight dissection, on precision",
    near_misses={
        "float32 too": lambda s: at_most(2 * s.rational(*EPS), spacing(s, 24)),
        "17 digits are too few": {"float16": 17},
        "at the smallest numbers of float16 too": {"smallest": lambda s, eps: at_most(eps, s.rational(1, 2**24))},
        "at the smallest numbers of bfloat16 too": {"smallest": lambda s, eps: at_most(eps, s.rational(1, 2**133))},
    },
)
def low_precision(s, *, float16=11, smallest=lambda s, eps: at_most(s.rational(1, 2**24), eps)):
    r"""$10^{-5}$ is below the spacing of the numbers near 1 in float16 and bfloat16, not in float32

    float16 has 11 binary digits, bfloat16 8, float32 24. A term below half the spacing is absorbed: $\sigma^2 +
    \epsilon$ rounds to $\sigma^2 = 1$ in the two short formats (lnverify.eps-absorbed says from which $\sigma^2$ on).
    The post names no format and says “can be”: it is true where $\epsilon$ is added, not of a whole format, whose
    smallest difference is that between subnormal numbers, $2^{-24}$ in float16 and $2^{-133}$ in bfloat16.
    """
    eps = s.rational(*EPS)
    return [
        step("float16", at_most(2 * eps, spacing(s, float16))),
        step("bfloat16", at_most(2 * eps, spacing(s, 8))),
        step("not float32", at_most(spacing(s, 24), eps)),
        step("not the smallest difference of float16", smallest(s, eps)),
    ]


@claim(
    "lnverify.eps-absorbed",
    "with a proof",
    where=[letters.EPS, r"$\sigma^2$ is the variance"],
    near_misses={
        "float16 at $2^{-6}$": {"float16": 6},
        "bfloat16 at $2^{-9}$": {"bfloat16": 9},
        "float32 at 1": {"digits": 24},
    },
)
def eps_absorbed(s, *, digits=11, float16=5, bfloat16=8):
    r"""$\epsilon = 10^{-5}$ is absorbed in $\sigma^2 + \epsilon$ from $\sigma^2 = 2^{-5}$ on in float16 and from
    $2^{-8}$ on in bfloat16, not below

    Between $2^e$ and $2^{e+1}$ numbers with $p$ digits are $2^{e-p+1}$ apart; a term below half of that is rounded
    away. In float16 $\epsilon$ itself is rounded to $168\cdot2^{-24}$, which changes nothing here.
    """
    eps, rounded = s.rational(*EPS), s.rational(168, 2**24)
    short, shorter = spacing(s, digits) / 2, spacing(s, 8) / 2
    return [
        step("float16 at $2^{-5}$", positive(short / 2**float16 - eps)),
        step(r"with $\epsilon$ as rounded", positive(short / 2**float16 - rounded)),
        step("not at $2^{-6}$", positive(eps - spacing(s, 11) / 2**7)),
        step("bfloat16 at $2^{-8}$", positive(shorter / 2**bfloat16 - eps)),
        step("not at $2^{-9}$", positive(eps - shorter / 2**9)),
    ]


@claim(
    "lnverify.eps-in-formats",
    r"with a proof; compare “Visualizing Layer Normalization” on $\epsilon = 10^{-12}$",
    where=[letters.EPS],
    near_misses={
        "float16 keeps it": {"float16": lambda eps, half: at_most(half, eps)},
        "bfloat16 loses it": {"bfloat16": lambda eps, least: at_most(eps, least)},
        "$10^{-6}$ for $10^{-12}$": {"eps": (1, 10**6)},
    },
)
def eps_in_formats(
    s,
    *,
    eps=(1, 10**12),
    float16=lambda eps, half: positive(half - eps),
    bfloat16=lambda eps, least: at_most(least, eps),
):
    r"""$\epsilon = 10^{-12}$ is rounded to 0 in float16, and is a normal number in bfloat16 and in float32

    It is below $2^{-25}$, half of the least number of float16, and above $2^{-126}$, the least normal number of the two
    others. Where it is 0 a constant row is 0/0.
    """
    e = s.rational(*eps)
    return [
        step("float16", float16(e, s.rational(1, 2**25))),
        step("bfloat16 and float32", bfloat16(e, s.rational(1, 2**126))),
    ]


@claim(
    "cheatsheet.parameters",
    "Parameters; questions 2 and 4",
    near_misses={
        r"$\gamma$ alone": {"each": 1},
        "per position too": {"each": 2 * 512},
        "one for all features": lambda s: equal(s.sum(s.ones) + s.sum(s.ones), 2),
    },
)
def parameters(s, *, each=2):
    r"""Two parameters per feature: at 768 features $2 \cdot 768 = 1536$ per LayerNorm

    $\gamma$ and $\beta$ have one entry per feature, so $2N$ in all.
    """
    return [
        step("$2N$", equal(s.sum(s.ones) + s.sum(s.ones), each * s.N)),
        step("at 768", equal(each * s.rational(768), 1536)),
    ]


@claim(
    "cheatsheet.parameters.layer",
    "Parameters; question 5",
    near_misses={
        "exactly 3000": lambda s: equal(2 * s.rational(1536), 3000),
        "within 2 %": {"share": 20},
        "one LayerNorm": {"count": 1},
    },
)
def parameters_layer(s, *, count=2, share=25):
    """Two LayerNorms a layer: about 3000 parameters at 768 features

    Exactly 3072; the printed “~3000” is below it by 2.3 %.
    """
    exact = count * s.rational(1536)
    return [
        step("exactly", equal(exact, 3072)),
        step("about, to one digit", at_most(exact - 3000, 500)),
        step("within 2.5 %", at_most(exact - 3000, s.rational(share, 1000) * exact)),
    ]
