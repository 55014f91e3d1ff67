"""What is proved of the rounding errors of programs: each theorem with its place in Rocq, and false variants of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lnverify.kernels.programs.programs import PROGRAMS
from lnverify.kernels.programs.vocabulary import Program
from lnverify.proofs.errors import InputError

PREFIX = "lnverify.rounding."
"""What ids of theorems begin with."""


@dataclass(frozen=True, eq=False)
class Law:
    """What is proved of a program, for every N, order of the sums and way of rounding.

    Attributes:
        name: its id without `lnverify.rounding.`.
        title: what it says, in words and formulas.
        of: the name of the program.
        place: the file and the name of the theorem in Rocq, which states all hypotheses.
    """

    name: str
    title: str
    of: str
    place: tuple[str, str]

    @property
    def id(self) -> str:
        """As of a claim."""
        return f"{PREFIX}{self.name}"

    @property
    def program(self) -> Program:
        """The program that it speaks of."""
        return PROGRAMS[self.of]


@dataclass(frozen=True, eq=False)
class Theorem(Law):
    """A bound on the error of a program.

    Attributes:
        near_misses: false variants, by what is wrong with them: a text of the statement and what stands for it, or
            another program that is held against the same bound. Each is broken by a run that the model allows.
        slack: why no run comes near the bound, where none does.
    """

    near_misses: Mapping[str, tuple[str, str] | str] = field(default_factory=dict)
    slack: str = ""


@dataclass(frozen=True, eq=False)
class Refutation(Law):
    """A bound that a program does not keep, whatever its constant.

    Attributes:
        kept_by: the name of the theorem of a program that keeps it.
    """

    kept_by: str

    @property
    def kept_by_id(self) -> str:
        """The id of the theorem of a program that keeps it."""
        return f"{PREFIX}{self.kept_by}"


_NO_KAPPA = ("kappa eps a", "1")

_SLACK_OF_MERGES = (
    "The bound takes the weight n₂/n of each merge for 1, which for two numbers is a half, and the step m₂ − m₁ for "
    "2·max|x|. Where the weights are kept, as in `lnverify.rounding.chan.one-by-one`, more of the bound is reached."
)

THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "sum",
        "Rounding error of a sum, in any order",
        "bias_gradient",
        ("Bounds", "sum_error"),
        {
            "one addition fewer": ("grow u h 0", "grow u (h - 1) 0"),
            "relative to the sum itself": ("sumv (absv v)", "`|sumv v|"),
        },
    ),
    Theorem(
        "mean",
        "Rounding error of a mean",
        "mean",
        ("Bounds", "mean_error"),
        {
            "the division not counted": ("(h + 1)", "h"),
            "relative to the mean itself": ("(sumv (absv a) / N%:R)", "`|mean a|"),
        },
    ),
    Theorem(
        "rms-norm",
        "Rounding error of RMSNorm, which needs no condition number",
        "rms_norm",
        ("Bounds", "rms_norm_error"),
        {
            "one rounding fewer after the root": ("uphalf (h + 3) + 3", "uphalf (h + 3) + 2"),
            "two roundings fewer under the root": ("uphalf (h + 3)", "uphalf (h + 1)"),
        },
    ),
    Theorem(
        "rms-norm.underflow",
        "Rounding error of RMSNorm where operations may underflow",
        "rms_norm",
        ("Underflow", "rms_norm_underflow_error"),
        {
            "the last rounding left out": ("* (1 + u)", "* 1"),
            "the root taken for exact": ("u + l / (Num.sqrt V * q)", "l / (Num.sqrt V * q)"),
        },
    ),
    Theorem(
        "two-pass",
        r"Rounding error of two passes, by the condition number $\kappa$",
        "two_pass",
        ("Bounds", "two_pass_error"),
        {
            "the mean's sum one addition shorter": ("grow u (h1 + 1) 0", "grow u h1 0"),
            "two roundings fewer after the root": (") + 4)", ") + 2)"),
            "κ left out": _NO_KAPPA,
            "one pass for two": "one_pass",
        },
    ),
    Theorem(
        "two-pass.rounded",
        r"Rounding error of two passes where $N$ and $\epsilon$ are rounded before",
        "two_pass_rounded",
        ("Bounds", "two_pass_rounded_error"),
        {"κ left out": _NO_KAPPA},
    ),
    Theorem(
        "two-pass.underflow",
        "Rounding error of two passes where operations may underflow",
        "two_pass",
        ("Underflow", "two_pass_underflow_error"),
        {
            "κ left out": _NO_KAPPA,
            "the sums of the squares not counted": ("(W - 1) +", "0 +"),
            "one pass for two": "one_pass",
        },
    ),
    Theorem(
        "two-pass.linear",
        r"Rounding error of two passes, linear in $\kappa$",
        "two_pass",
        ("Bounds", "two_pass_profile"),
        {"κ left out": _NO_KAPPA, "one pass for two": "one_pass"},
    ),
    Theorem(
        "profile",
        "Rounding error of two passes within the profile stable, in every format of 8 bits or more",
        "two_pass",
        ("Profile", "stable_profile"),
        {"6 for 16": ("16%:R", "6%:R"), "κ left out": ("kappa eps a", "0"), "one pass for two": "one_pass"},
    ),
    Theorem(
        "profile.constant",
        r"Rounding error of two passes as a constant times $(1 + \kappa)(1 + \lvert z \rvert)$",
        "two_pass",
        ("Profile", "profile_constant"),
        {"κ left out": _NO_KAPPA, "one pass for two": "one_pass"},
    ),
    Theorem(
        "one-pass.squared",
        r"Rounding error of one pass: $\kappa^{2}$ stands where two passes have $\kappa$",
        "one_pass",
        ("Bounds", "one_pass_error"),
        {"κ for κ²": ("k ^+ 2", "k"), "κ left out": _NO_KAPPA},
    ),
    Theorem(
        "one-pass.shifted",
        "Rounding error of one pass over the deviations from a number $c$",
        "shifted_one_pass",
        ("Shifted", "shifted_one_pass_error"),
        {"the rounding of x − c left out": ("+ f", "+ 0"), "the sums not counted": ("(h1 + 1) 0", "0 0")},
    ),
    Theorem(
        "merged",
        "Rounding error of LayerNorm by Chan's merges, in any tree",
        "merged_norm",
        ("Merged", "merged_norm_error"),
        {
            "the largest entry left out": ("X / sd eps a", "1"),
            "the merges taken for exact": ("merge_growth u ^+ h", "1"),
        },
        _SLACK_OF_MERGES,
    ),
    Theorem(
        "newton",
        "Rounding error of two passes whose inverse root is improved by a step of Newton's method",
        "newton_norm",
        ("Newton", "newton_norm_error"),
        {
            "the step taken for exact": ("(W - 1) *", "0 *"),
            "κ left out": _NO_KAPPA,
        },
    ),
    Theorem(
        "layer-norm",
        "Rounding error of gain and bias, after two passes",
        "layer_norm",
        ("Outputs", "layer_norm_error"),
        {"the bias left out": ("+ `|b i 0|", "+ 0"), "κ left out": _NO_KAPPA},
    ),
    Theorem(
        "layer-norm.fused",
        "Rounding error of gain and bias in one fused operation",
        "fused_layer_norm",
        ("Outputs", "fused_layer_norm_error"),
        {"the last rounding left out": ("grow u 0 1", "grow u 0 0"), "κ left out": _NO_KAPPA},
    ),
    Theorem(
        "layer-norm.scaled",
        "Rounding error of gain and bias as one product and one sum, relative to more than the entry",
        "scaled_layer_norm",
        ("Newton", "scaled_layer_norm_error"),
        {
            "relative to the entry": ("`|a i 0| / sd eps a + (1 + E) * k", "`|z|"),
            "the last three roundings left out": ("grow u 2 2", "grow u 0 0"),
        },
    ),
    Theorem(
        "layer-norm.stored",
        "Rounding error of what is computed in one format and stored in a shorter one",
        "stored_layer_norm",
        ("Outputs", "stored_layer_norm_error"),
        {"storage taken for exact": ("w *", "0 *")},
    ),
    Theorem(
        "gain-gradient",
        "Rounding error of the gradient of the gain, over rows in any tree",
        "gain_gradient",
        ("Outputs", "gain_gradient_error"),
        {"the products taken for exact": ("grow u h 1", "grow u h 0"), "one addition fewer": ("u h 1", "u (h - 1) 1")},
    ),
    Theorem(
        "input-gradient",
        "Rounding error of the gradient of the input, from stored statistics; relative to the gradient it is "
        "unbounded where $p$ is parallel to $z$",
        "input_gradient",
        ("Outputs", "input_gradient_error"),
        {
            "relative to the gradient itself": ("backward_size x p (absv s + e) i 0", "`|backward x p s i 0|"),
            "the sums not counted": ("(h1 + h2 + 4)", "2"),
        },
    ),
    Theorem(
        "input-gradient.two-pass",
        "Rounding error of the gradient of the input, by two passes",
        "two_pass_gradient",
        ("Backward", "two_pass_gradient_error"),
        {
            "the errors of z left out": ("two_pass_bound u eps a h1 h2", "0 * two_pass_bound u eps a h1 h2"),
            "the sums not counted": ("(h3 + h4 + 4) (uphalf (h2 + 5) + 4)", "0 0"),
        },
    ),
    Theorem(
        "softmax",
        "Rounding error of softmax, from exponentials that err by $k$ factors",
        "softmax",
        ("Bounds", "softmax_error"),
        {"the division not counted": ("+ k + k + 1", "+ k + k"), "the sum not counted": ("(h + k", "(k")},
    ),
    Theorem(
        "chan",
        "Rounding error of the mean by Chan's merges, in any tree",
        "chan_merge",
        ("Chan", "chan_mean_error"),
        {
            "only the last rounding of a merge counted": ("merge_growth ^+ h", "(1 + u) ^+ h"),
            "relative to the mean": ("* X", "* `|mean_of s|"),
        },
        _SLACK_OF_MERGES,
    ),
    Theorem(
        "chan.one-by-one",
        r"Rounding error of the mean by Chan's merges of one number at a time, about $(N + 6 \ln N)u$",
        "chan_merge",
        ("Chan", "one_by_one_mean_error"),
        {
            "only the last rounding of a merge counted": ("one_by_one_growth (size s)", "grow u (size s) 0"),
            "relative to the mean": ("* X", "* `|mean_of s|"),
        },
    ),
    Theorem(
        "welford",
        "Rounding error of the mean by Welford's recurrence, parts merged in any tree",
        "welford_update",
        ("Welford", "welford_mean_error"),
        {"only the last rounding counted": ("(W - 1)", "u"), "relative to the mean": ("* X", "* `|mean_of s|")},
    ),
    Theorem(
        "welford.squares",
        "Rounding error of the sum of squares by Welford's recurrence, parts merged in any tree",
        "welford_update",
        ("Welford", "welford_square_error"),
        {
            "the errors of the means left out": ("D * X ^+ 2", "0 * X ^+ 2"),
            "the means taken for exact": ("9%:R * X * Num.sqrt (D * S) / 4%:R + D * X ^+ 2", "0"),
        },
    ),
    Theorem(
        "dot",
        "Rounding error of an inner product in an accumulator that adds by blocks",
        "linear",
        ("Kernels", "dot_error"),
        {"one block fewer": ("^+ h", "^+ (h - 1)"), "relative to the result": ("dot (absv q) (absv z)", "`|dot q z|")},
    ),
    Theorem(
        "linear",
        "Rounding error of a linear layer behind a normalized row, in mixed precision",
        "linear",
        ("Kernels", "linear_error"),
        {"the errors of the row left out": ("dot (absv q) e", "0"), "the sum not counted": ("(1 + v) ^+ h - 1", "0")},
    ),
    Theorem(
        "nearest.softmax.logits",
        "Rounding error of softmax from logits, to nearest",
        "softmax_logits",
        ("Kernels", "softmax_logits_error"),
        {
            "the subtraction taken for exact": ("ex (u * D)", "1"),
            "the exponentials taken for exact": ("^+ 2", "^+ 0"),
        },
    ),
    Theorem(
        "nearest.sum",
        "Rounding error of a sum, to nearest, in any order",
        "bias_gradient",
        ("Sharp", "nearest_sum_error"),
        {
            "one addition counted": ("sum_growth u h N", "sum_growth u 1 N"),
            "relative to the sum itself": ("sumv (absv v)", "`|sumv v|"),
        },
    ),
    Theorem(
        "nearest.mean",
        "Rounding error of a mean, to nearest",
        "mean",
        ("Sharp", "nearest_mean_error"),
        {
            "one addition counted": ("sum_growth u h N", "sum_growth u 1 N"),
            "relative to the mean itself": ("(sumv (absv a) / N%:R)", "`|mean a|"),
        },
    ),
    Theorem(
        "nearest.rms-norm",
        "Rounding error of RMSNorm, to nearest",
        "rms_norm",
        ("Sharp", "nearest_rms_norm_error"),
        {
            "the sum not counted": ("sum_growth u h N", "sum_growth u 0 N"),
            "no rounding after the root": ("(1 + u) ^+ 3 * Num.sqrt ((1 + u) ^+ 3", "Num.sqrt (1"),
        },
    ),
    Theorem(
        "nearest.two-pass",
        "Rounding error of two passes, to nearest",
        "two_pass",
        ("Sharp", "nearest_two_pass_error"),
        {
            "the mean's sum not counted": ("sum_growth u h1 N", "sum_growth u 0 N"),
            "κ left out": _NO_KAPPA,
            "one pass for two": "one_pass",
        },
    ),
    Theorem(
        "nearest.two-pass.reciprocal",
        "Rounding error of two passes that multiply by a rounded $1/N$, to nearest",
        "reciprocal_two_pass",
        ("Sharp", "nearest_reciprocal_error"),
        {"κ left out": _NO_KAPPA, "the mean's sum not counted": ("sum_growth u h1 N", "sum_growth u 0 N")},
    ),
    Theorem(
        "nearest.gain-gradient",
        "Rounding error of the gradient of the gain, to nearest, over rows in any tree",
        "gain_gradient",
        ("Sharp", "nearest_gain_gradient_error"),
        {
            "one addition counted": ("sum_growth u h N", "sum_growth u 0 N"),
            "relative to the sum itself": ("dot (absv v) (absv z)", "`|dot v z|"),
        },
    ),
    Theorem(
        "nearest.input-gradient",
        "Rounding error of the gradient of the input by two passes, to nearest",
        "two_pass_gradient",
        ("Sharp", "nearest_gradient_error"),
        {
            "no roundings but those of z": ("(W - 1)", "0"),
            "the errors of z left out": ("nearest_bound u eps a h1 h2", "0 * nearest_bound u eps a h1 h2"),
        },
    ),
)
"""The bounds that hold."""

REFUTED: tuple[Refutation, ...] = (
    Refutation(
        "one-pass",
        r"One pass has no bound $C u (1 + \kappa)(1 + \lvert z \rvert)$: for every $C$ there are an $\epsilon > 0$, a "
        "row of two entries and roundings of at most $u$ whose error is larger; in a binary format of $p$ digits "
        r"that is so on the row $2^{e} - 1, 2^{e} + 1$ of every $e$ with $p + 2 \le 2e \le 2p - 2$, for every $C$ up "
        "to that of the table (formats_one_pass)",
        "one_pass",
        ("OnePass", "one_pass_unbounded"),
        "profile",
    ),
    Refutation(
        "faithful",
        "Two passes whose mean is a number of the format are not faithful: on the row $b, b, b + d$ of two neighbours "
        "of the format, $d$ apart, the first entry errs by a quarter of its exact value or more, however it is "
        "summed; in a binary format $b = 2^{e}$, of any $e$ (formats_unfaithful)",
        "two_pass",
        ("Faithful", "two_pass_unfaithful"),
        "two-pass",
    ),
    Refutation(
        "stagnation",
        r"Sums one after the other have no bound such as $u \log_2 n$: after $n$ additions their relative error "
        r"reaches $nu/(1 + nu)$, for $1 + u + \dots + u$ stays $1$ where ties go to the even neighbour",
        "bias_gradient",
        ("Chan", "stagnation"),
        "sum",
    ),
)
"""The bounds that do not hold."""

LAWS: tuple[Law, ...] = (
    Law(
        "scale",
        r"Scaling: two passes of $kx$ and $k^{2}\epsilon$ make what they make of $x$ and $\epsilon$, to the bit, "
        "where $k$, $k^{2}$ and $1/k$ multiply each operation of the run exactly, as a power of two does where the "
        "least exponent of the format leaves each exact result normal before and after (formats_scale) and nothing "
        "overflows",
        "two_pass",
        ("Range", "two_pass_scale"),
    ),
    Law(
        "reflection",
        "Reflection: two passes of $-x$ make the opposite of what they make of $x$, to the bit",
        "two_pass",
        ("Range", "two_pass_reflect"),
    ),
    Law(
        "range",
        "Range: in two passes of entries up to $X$ no operation exceeds $B$, the largest number of the format, as "
        r"long as neither $(1 + u)^{h_{2} + 5}(N X^{2}(1 + E^{2}) + \epsilon)$ nor $(1 + u)^{h_{1} + 2}(N + 1)X$ "
        r"does, where $E = (1 + u)^{h_{1} + 1} - 1$, and $B$ is no smaller than what $N$ and $\epsilon$ alone make of "
        "roots and quotients",
        "two_pass",
        ("Range", "two_pass_range"),
    ),
    Law(
        "two-pass.optimal",
        "Optimality: for every whole $h$ and every $N$ between $2^{h}$ and $2^{h + 1}$ there are runs of two passes, "
        r"on $N$ equal entries and by sums of up to $h + 1$ additions, that err by $e\kappa/\sqrt{1 + (e\kappa)^{2}}$ "
        "with some $e$ from $(1 + u)^{h + 1} - 1$ on: the quotient with the bound of two passes tends to $1$ as $N$ "
        r"grows and $u\kappa \ln N$ vanishes",
        "two_pass",
        ("Optimal", "two_pass_optimal"),
    ),
    Law(
        "closed.rms-norm",
        "RMSNorm of entries in a box, rounded to nearest in a format with a least and a largest number: nothing "
        "overflows, and every entry errs by at most what it may where operations underflow, without another premise",
        "rms_norm",
        ("Closed", "closed_rms_norm"),
    ),
    Law(
        "closed.two-pass",
        "Two passes of entries in a box, rounded to nearest in a format with a least and a largest number: nothing "
        "overflows, and every entry errs by at most what it may where operations underflow, without another premise",
        "two_pass",
        ("Closed", "closed_two_pass"),
    ),
    Law(
        "closed.layer-norm",
        "LayerNorm with gain and bias of entries in a box, rounded to nearest in a format with a least and a largest "
        "number: the normalized row does not overflow, and every entry errs by at most what two passes and two more "
        "operations make of it, without another premise",
        "layer_norm",
        ("Closed", "closed_layer_norm"),
    ),
)
"""What holds to the bit, and in which range."""


def find_theorem(id: str) -> Theorem:
    """The theorem of an id, with or without `lnverify.rounding.` before it.

    Raises:
        InputError: where there is none.
    """
    for theorem in THEOREMS:
        if id in (theorem.id, theorem.name):
            return theorem
    raise InputError(f"no bound is called {id!r}; there are {', '.join(theorem.name for theorem in THEOREMS)}")
