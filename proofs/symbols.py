"""The symbol of every name that a claim gives a letter, in LaTeX and in plain Unicode."""

from string import ascii_letters
from unicodedata import lookup, normalize

LOWERED = "₀₁₂₃₄₅₆₇₈₉"
_GREEK = {
    name: lookup(f"GREEK {'SMALL' if name.islower() else 'CAPITAL'} LETTER {name.upper().replace('LAMBDA', 'LAMDA')}")
    for name in (
        *("alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu"),
        *("xi", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega"),
        *("Gamma", "Delta", "Theta", "Lambda", "Xi", "Pi", "Sigma", "Upsilon", "Phi", "Psi", "Omega"),
    )
}

# The symbol of every name of more than one letter, in LaTeX and in plain Unicode: x1 is x₁ and xhat is x̂, for every x.
SYMBOLS: dict[str, tuple[str, str]] = {
    **{f"{x}{i}": (f"{x}_{{{i}}}", x + LOWERED[i]) for x in ascii_letters for i in range(10)},
    **{f"{x}hat": (rf"\hat{{{x}}}", normalize("NFC", f"{x}\N{COMBINING CIRCUMFLEX ACCENT}")) for x in ascii_letters},
    **{name: (rf"\{name}", letter) for name, letter in _GREEK.items()},
    **{f"{name}{i}": (rf"\{name}_{{{i}}}", letter + LOWERED[i]) for name, letter in _GREEK.items() for i in range(10)},
    "onehat": (r"\hat{1}", "1\N{COMBINING CIRCUMFLEX ACCENT}"),
    "activation": ("a", "a"),
    "gain": ("g", "g"),
    "zeros gain": ("g", "g"),
    "bias": ("b", "b"),
    "upstream": ("u", "u"),
    "eps": (r"\epsilon", "ε"),
    "variance": (r"\sigma^{2}", "σ²"),
    "sum": (r"\sum\nolimits_n", "Σₙ "),
    "product": (r"\prod\nolimits_n", "∏ₙ "),
}


def letter(name: str) -> str:
    """The letter that stands for a name in plain Unicode; σ² is one with an exponent."""
    return SYMBOLS[name][1].removesuffix("²") if name in SYMBOLS else name
