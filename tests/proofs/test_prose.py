"""Text with formulas between dollars, in Unicode."""

import pytest

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.prose import pieces, plain

PLAIN = {
    "no formula, 27 % of it": "no formula, 27 % of it",
    r"$\|\Pi a\|^2 \le N$": "‖Πa‖² ≤ N",
    r"the axes of $(G^D)^2$, of lengths $\sqrt{N/\lambda}$": "the axes of (G^D)², of lengths √(N/λ)",
    r"$\sqrt{N} c$, $\sqrt{\sigma^2}$ and $\sqrt{a_n}$": "√N c, √(σ²) and √aₙ",
    r"$\partial\hat{x}_j/\partial x_i = \delta_{ij} - 1/d$": "∂x̂ⱼ/∂xᵢ = δᵢⱼ − 1/d",
    r"$\mathbf{1}\gamma^\top$ and $a^\top\Pi a$": "1γᵀ and aᵀΠa",
    r"$v^{-1/2}$, $N^{N-2}$, $10^{-5}$": "v^(−1/2), N^(N−2), 10⁻⁵",
    r"$u_\epsilon$ and $u_{N\epsilon}$": "u_ε and u_{Nε}",
    r"$p''(z) = \sum g_n \odot \tanh x$": "p″(z) = Σ gₙ ⊙ tanh x",
    r"$\frac{a - \mu}{\sqrt{b}}$, $x\tfrac{-a}{b c}$": "(a − μ)/√b, x−a/(b c)",
    r"$\lvert \hat{y} - z \rvert \le \lceil h/2 \rceil$": "|ŷ − z| ≤ ⌈h/2⌉",
    r"$\{x : x \perp \mathbf{1}\}$": "{x : x ⊥ 1}",
}


@pytest.mark.parametrize("text", PLAIN)
def test_plain(text):
    assert plain(text) == PLAIN[text]


def test_every_command_has_its_character():
    for claim in CLAIMS.values():
        for text in (
            claim.title,
            claim.remark,
            claim.charitable_reading,
            claim.misprint,
            claim.reading,
            claim.condition,
            claim.seen,
            *claim.near_misses,
        ):
            assert not set(plain(text)) & {"$", "\\"}, (claim.id, plain(text))


def test_a_dollar_has_a_partner():
    with pytest.raises(InputError, match="partner"):
        pieces("it costs $5")
