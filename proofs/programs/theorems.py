"""What is proved of the rounding errors of programs: each theorem with its place in Rocq, and false variants of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lnverify.proofs.errors import InputError
from lnverify.proofs.programs.programs import PROGRAMS
from lnverify.proofs.programs.vocabulary import Program

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
        "A sum in any order: |S − Σv| ≤ ((1 + u)^h − 1)·Σ|v|, h the most additions that a term goes through",
        "bias_gradient",
        ("Bounds", "sum_error"),
        {
            "one addition fewer": ("grow u h 0", "grow u (h - 1) 0"),
            "relative to the sum itself": ("sumv (absv v)", "`|sumv v|"),
        },
    ),
    Theorem(
        "mean",
        "A mean: |μ̂ − μ| ≤ ((1 + u)^(h + 1) − 1)·mean|x|",
        "mean",
        ("Bounds", "mean_error"),
        {
            "the division not counted": ("(h + 1)", "h"),
            "relative to the mean itself": ("(sumv (absv a) / N%:R)", "`|mean a|"),
        },
    ),
    Theorem(
        "rms-norm",
        "RMSNorm: |ŷ − z| ≤ ((1 − u)^−(⌈(h + 3)/2⌉ + 3) − 1)·|z|, without a condition number",
        "rms_norm",
        ("Bounds", "rms_norm_error"),
        {
            "one rounding fewer after the root": ("uphalf (h + 3) + 3", "uphalf (h + 3) + 2"),
            "two roundings fewer under the root": ("uphalf (h + 3)", "uphalf (h + 1)"),
        },
    ),
    Theorem(
        "rms-norm.underflow",
        "RMSNorm where operations may underflow, each by l besides, half of the least number of the format: "
        "|ŷ − z| ≤ (G − 1)·|z| + l, where squares add 4·l/(mean x² + ε) to what is under the root",
        "rms_norm",
        ("Underflow", "rms_norm_underflow_error"),
        {
            "the last rounding left out": ("* (1 + u)", "* 1"),
            "the root taken for exact": ("u + l / (Num.sqrt V * q)", "l / (Num.sqrt V * q)"),
        },
    ),
    Theorem(
        "two-pass",
        "Two passes: |ŷ − z| ≤ (G − 1)·|z| + G·(Eκ + |z|·(Eκ)²/2), E = (1 + u)^(h₁ + 1) − 1, "
        "G = (1 − u)^−(⌈(h₂ + 5)/2⌉ + 4), κ = mean|x|/√(σ² + ε)",
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
        "Two passes where N and ε are rounded before, each by k factors: the bound of two passes with "
        "E = (1 + u)^(h₁ + 1)·(1 − u)^−k − 1 and G = (1 − u)^−(⌈(h₂ + k + 5)/2⌉ + 4)",
        "two_pass_rounded",
        ("Bounds", "two_pass_rounded_error"),
        {"κ left out": _NO_KAPPA},
    ),
    Theorem(
        "two-pass.underflow",
        "Two passes where operations may underflow, each by l besides, half of the least number of the format: "
        "|ŷ − z| ≤ (G − 1)·|z| + G·D + l, with D what the mean and the deviations err by: with L = l/√(σ² + ε) and "
        "n = Eκ + 2(1 + E)L, E as of two passes, it is ((1 + u)·n + L + |z|·(2u + L + (1 + u)·n²/2))/(1 − u − L)",
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
        "Two passes, without a condition on κ: |ŷ − z| ≤ (G − 1)·|z| + G·(min(1, Eκ) + |z|·Eκ/2)",
        "two_pass",
        ("Bounds", "two_pass_profile"),
        {"κ left out": _NO_KAPPA, "one pass for two": "one_pass"},
    ),
    Theorem(
        "profile",
        "The profile `stable`: |ŷ − z| ≤ 16·u·(1 + κ)·(1 + |z|) for two passes in every format of 8 bits or more, "
        "where sums go through 14 additions at most",
        "two_pass",
        ("Profile", "stable_profile"),
        {"6 for 16": ("16%:R", "6%:R"), "κ left out": ("kappa eps a", "0"), "one pass for two": "one_pass"},
    ),
    Theorem(
        "profile.constant",
        "Two passes in any format and order of sums: |ŷ − z| ≤ C·(1 + κ)·(1 + |z|), C the larger of G − 1 and G·E, "
        "with E and G as of two passes",
        "two_pass",
        ("Profile", "profile_constant"),
        {"κ left out": _NO_KAPPA, "one pass for two": "one_pass"},
    ),
    Theorem(
        "one-pass.squared",
        "One pass: a bound of the same form with κ² in the place of κ, as long as u·κ² is small",
        "one_pass",
        ("Bounds", "one_pass_error"),
        {"κ for κ²": ("k ^+ 2", "k"), "κ left out": _NO_KAPPA},
    ),
    Theorem(
        "one-pass.shifted",
        "One pass over the deviations from a number c: the bound of one pass with the condition number of x − c, and "
        "what the rounding of x − c adds",
        "shifted_one_pass",
        ("Shifted", "shifted_one_pass_error"),
        {"the rounding of x − c left out": ("+ f", "+ 0"), "the sums not counted": ("(h1 + 1) 0", "0 0")},
    ),
    Theorem(
        "merged",
        "Chan's merges in any tree of height h: a bound with max|x|/√(σ² + ε) for κ, as long "
        "as √h·E times it is below 1, E = W^h − 1 as of the merges",
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
        "Two passes whose inverse root is an approximation r made better by a step of Newton's method: the bound of "
        "two passes, G times 1 + τ²(3 + τ)/2 and the step's roundings, τ the relative error of r",
        "newton_norm",
        ("Newton", "newton_norm_error"),
        {
            "the step taken for exact": ("(W - 1) *", "0 *"),
            "κ left out": _NO_KAPPA,
        },
    ),
    Theorem(
        "layer-norm",
        "Gain and bias: |ŷ − y| ≤ (W − 1)·(|g·z| + |b|) + W·|g|·e, W = (1 + u)/(1 − u), e the error of the normalized "
        "entry",
        "layer_norm",
        ("Outputs", "layer_norm_error"),
        {"the bias left out": ("+ `|b i 0|", "+ 0"), "κ left out": _NO_KAPPA},
    ),
    Theorem(
        "layer-norm.fused",
        "Gain and bias in one fused operation: |ŷ − y| ≤ (W − 1)·|y| + W·|g|·e, W = 1/(1 − u)",
        "fused_layer_norm",
        ("Outputs", "fused_layer_norm_error"),
        {"the last rounding left out": ("grow u 0 1", "grow u 0 0"), "κ left out": _NO_KAPPA},
    ),
    Theorem(
        "layer-norm.scaled",
        "Gain and bias as x·s + (β − μ·s): besides what two passes err by the error is relative to "
        "|γ|·(|x|/√(σ² + ε) + κ) + |β|, which may be far above |y|",
        "scaled_layer_norm",
        ("Newton", "scaled_layer_norm_error"),
        {
            "relative to the entry": ("`|a i 0| / sd eps a + (1 + E) * k", "`|z|"),
            "the last three roundings left out": ("grow u 2 2", "grow u 0 0"),
        },
    ),
    Theorem(
        "layer-norm.stored",
        "Computed in one format, stored in a shorter one of unit roundoff w: |ŷ − y| ≤ w·|y| + (1 + w)·f, f the error "
        "before",
        "stored_layer_norm",
        ("Outputs", "stored_layer_norm_error"),
        {"storage taken for exact": ("w *", "0 *")},
    ),
    Theorem(
        "gain-gradient",
        "∂L/∂γ over rows in any tree: |Ŝ − Σvz| ≤ (W − 1)·Σ|vz| + W·Σ|v|e, W = (1 + u)^h/(1 − u), e the errors of z",
        "gain_gradient",
        ("Outputs", "gain_gradient_error"),
        {"the products taken for exact": ("grow u h 1", "grow u h 0"), "one addition fewer": ("u h 1", "u (h - 1) 1")},
    ),
    Theorem(
        "input-gradient",
        "∂L/∂x from stored statistics: the error is relative to r·(|p| + mean|p| + |z|·mean|p·z|), p the gain times "
        "the upstream gradient; the quotient with |∂L/∂x| is its condition number, unbounded where p is parallel to z",
        "input_gradient",
        ("Outputs", "input_gradient_error"),
        {
            "relative to the gradient itself": ("backward_size x p (absv s + e) i 0", "`|backward x p s i 0|"),
            "the sums not counted": ("(h1 + h2 + 4)", "2"),
        },
    ),
    Theorem(
        "input-gradient.two-pass",
        "∂L/∂x by two passes: the bound from stored statistics, with the errors e of z as of two passes, and (Eκ)²/2 "
        "of the gradient for the inverse root",
        "two_pass_gradient",
        ("Backward", "two_pass_gradient_error"),
        {
            "the errors of z left out": ("two_pass_bound u eps a h1 h2", "0 * two_pass_bound u eps a h1 h2"),
            "the sums not counted": ("(h3 + h4 + 4) (uphalf (h2 + 5) + 4)", "0 0"),
        },
    ),
    Theorem(
        "softmax",
        "Softmax from exponentials that err by k factors: |p̂ − p| ≤ ((1 − u)^−(h + 2k + 1) − 1)·p",
        "softmax",
        ("Bounds", "softmax_error"),
        {"the division not counted": ("+ k + k + 1", "+ k + k"), "the sum not counted": ("(h + k", "(k")},
    ),
    Theorem(
        "chan",
        "Chan's merge in any tree of height h: |μ̂ − μ| ≤ (W^h − 1)·max|x|, W = (1 + u)·(2/(1 − u)³ − 1)",
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
        "Chan's merge of one number at a time: |μ̂ − μ| ≤ (W₂·…·W_N − 1)·max|x|, "
        "W_k = (1 + u)·(1 + 2(1/(1 − u)³ − 1)/k), about (N + 6·ln N)·u where merges in any order have 7·N·u",
        "chan_merge",
        ("Chan", "one_by_one_mean_error"),
        {
            "only the last rounding of a merge counted": ("one_by_one_growth (size s)", "grow u (size s) 0"),
            "relative to the mean": ("* X", "* `|mean_of s|"),
        },
    ),
    Theorem(
        "nearest.sum",
        "A sum that rounds to nearest, in any order: |S − Σv| ≤ (H − 1)·Σ|v|, H the smaller of (1 + u)^h and "
        "1 + (N − 1)u",
        "bias_gradient",
        ("Sharp", "nearest_sum_error"),
        {
            "one addition counted": ("sum_growth u h N", "sum_growth u 1 N"),
            "relative to the sum itself": ("sumv (absv v)", "`|sumv v|"),
        },
    ),
    Theorem(
        "nearest.mean",
        "A mean that rounds to nearest: |μ̂ − μ| ≤ ((1 + u)·H − 1)·mean|x|, H as of sums that round to nearest",
        "mean",
        ("Sharp", "nearest_mean_error"),
        {
            "one addition counted": ("sum_growth u h N", "sum_growth u 1 N"),
            "relative to the mean itself": ("(sumv (absv a) / N%:R)", "`|mean a|"),
        },
    ),
    Theorem(
        "nearest.rms-norm",
        "RMSNorm that rounds to nearest: |ŷ − z| ≤ (G − 1)·|z|, G = (1 + u)³·√((1 + u)³·H), H as of sums",
        "rms_norm",
        ("Sharp", "nearest_rms_norm_error"),
        {
            "the sum not counted": ("sum_growth u h N", "sum_growth u 0 N"),
            "no rounding after the root": ("(1 + u) ^+ 3 * Num.sqrt ((1 + u) ^+ 3", "Num.sqrt (1"),
        },
    ),
    Theorem(
        "nearest.two-pass",
        "Two passes that round to nearest: |ŷ − z| ≤ (G − 1)·|z| + G·(Eκ + |z|·(Eκ)²/2), E = (1 + u)·H₁ − 1, "
        "G = (1 + u)⁴·√((1 + u)⁵·H₂), H as of sums that round to nearest",
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
        "Two passes that multiply by a rounded 1/N: the bound of two passes that round to nearest, with "
        "E = (1 + u)²·H₁ − 1 and G = (1 + u)⁴·√((1 + u)⁶·H₂)",
        "reciprocal_two_pass",
        ("Sharp", "nearest_reciprocal_error"),
        {"κ left out": _NO_KAPPA, "the mean's sum not counted": ("sum_growth u h1 N", "sum_growth u 0 N")},
    ),
    Theorem(
        "nearest.gain-gradient",
        "∂L/∂γ over rows in any tree, rounded to nearest: |Ŝ − Σvz| ≤ ((1 + u)·H − 1)·Σ|vz|, H as of sums",
        "gain_gradient",
        ("Sharp", "nearest_gain_gradient_error"),
        {
            "one addition counted": ("sum_growth u h N", "sum_growth u 0 N"),
            "relative to the sum itself": ("dot (absv v) (absv z)", "`|dot v z|"),
        },
    ),
    Theorem(
        "nearest.input-gradient",
        "∂L/∂x by two passes that round to nearest: the bound of two passes' gradient with the errors of z as of two "
        "passes that round to nearest, and W = (1 + u)⁸·√((1 + u)⁵·H₂)·max(H₃, H₄)",
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
        "One pass: for every C there are an ε > 0, a row of two entries and roundings |δ| ≤ u on which "
        "|ŷ − z| ≤ C·u·(1 + κ)·(1 + |z|) fails; in a binary format of p digits it fails on 2^e ∓ 1, "
        "p + 2 ≤ 2e ≤ 2p − 2, for every C up to that of the table (`formats_one_pass`)",
        "one_pass",
        ("OnePass", "one_pass_unbounded"),
        "profile",
    ),
    Refutation(
        "faithful",
        "Two passes whose mean is a number of the format: on the row b, b, b + d of neighbours of the format the first "
        "entry errs by |z|/4 or more, however it is summed: no result is faithful without more precision; in a binary "
        "format b = 2^e, of any e (`formats_unfaithful`)",
        "two_pass",
        ("Faithful", "two_pass_unfaithful"),
        "two-pass",
    ),
    Refutation(
        "stagnation",
        "Sums one after the other: their relative error reaches n·u/(1 + n·u), for 1 + u + … + u stays 1 where ties go "
        "to the even neighbour: no bound such as u·log₂ n",
        "bias_gradient",
        ("Chan", "stagnation"),
        "sum",
    ),
)
"""The bounds that do not hold."""

LAWS: tuple[Law, ...] = (
    Law(
        "scale",
        "Scaling: two passes of k·x and k²·ε make what they make of x and ε, to the bit, where k, k² and 1/k multiply "
        "each operation of the run exactly, as a power of two does where the least exponent of the format leaves each "
        "exact result normal before and after (`formats_scale`) and nothing overflows",
        "two_pass",
        ("Range", "two_pass_scale"),
    ),
    Law(
        "reflection",
        "Reflection: two passes of −x make the opposite of what they make of x, to the bit",
        "two_pass",
        ("Range", "two_pass_reflect"),
    ),
    Law(
        "range",
        "Range: in two passes of entries up to X no operation exceeds B, the largest number of the format, as long as "
        "N·X²·(1 + E²) + ε does not by (1 + u)^(h₂ + 5), nor (N + 1)·X by (1 + u)^(h₁ + 2), E as of two passes, and B "
        "is no smaller than what N and ε alone make of roots and quotients",
        "two_pass",
        ("Range", "two_pass_range"),
    ),
    Law(
        "two-pass.optimal",
        "Optimality: for every N between 2^h and 2^(h + 1) there are runs of two passes, on N equal entries and by "
        "sums of up to h + 1 additions, that err by eκ/√(1 + (eκ)²) with e ≥ (1 + u)^(h + 1) − 1, where the bound has "
        "G·((1 + u)^(h + 2) − 1)·κ: their quotient tends to 1 as N grows and u·κ·ln N vanishes",
        "two_pass",
        ("Optimal", "two_pass_optimal"),
    ),
    Law(
        "closed.rms-norm",
        "RMSNorm of entries in a box, rounded to nearest in a format with a least and a largest number: nothing "
        "overflows, and every entry errs by at most (H − 1)·|z| + l, without another premise",
        "rms_norm",
        ("Closed", "closed_rms_norm"),
    ),
    Law(
        "closed.two-pass",
        "Two passes of entries in a box, rounded to nearest in a format with a least and a largest number: nothing "
        "overflows, and every entry errs by at most (H − 1)·|z| + H·D + l, without another premise",
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
