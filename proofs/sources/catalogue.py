"""The documents whose statements are decided: who wrote them, when, and which version was read."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Source:
    """A document.

    Attributes:
        title: its title; "" where it has none of its own.
        authors: who wrote it; "" where that is not known, or where it is a project's documentation.
        what: what kind of text it is, where the title does not say it.
        identifier: where it is found, such as an arXiv number.
        read: which version or part was read, to which alone statements are attributed.
        year: when that version appeared; None where it is not known.
        known_as: what it is called in short, where nobody signed it.
        whole: whether every sentence of it has a line in `proofs.sources`, or only statements chosen from it.
    """

    title: str = ""
    authors: str = ""
    what: str = ""
    identifier: str = ""
    read: str = ""
    year: int | None = None
    whole: bool = False
    known_as: str = ""

    @property
    def name(self) -> str:
        """Who wrote it and when, as a text cites it: "Ba et al. 2016"; else what it is called."""
        surnames = (
            [author.split()[-1] for author in self.authors.removesuffix(" et al.").split(", ")] if self.authors else []
        )
        others = len(surnames) > 2 or self.authors.endswith(" et al.")
        by = f"{surnames[0]} et al." if others else " and ".join(surnames)
        return " ".join(filter(None, (by or self.known_as or self.title, str(self.year or ""))))

    def __str__(self) -> str:
        title = f"“{self.title}”" if self.title else ""
        return ", ".join(filter(None, (self.authors, title, self.what, self.identifier, self.read)))


CATALOGUE: dict[str, Source] = {
    "riechers": Source(
        title="Geometry and Dynamics of LayerNorm",
        authors="P. M. Riechers",
        identifier="arXiv:2405.04134",
        read="the text dated May 15, 2024",
        year=2024,
        whole=True,
    ),
    "walkthrough": Source(
        known_as="Walkthrough post",
        what="a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks",
        whole=True,
    ),
    "cheatsheet": Source(
        known_as="Cheat sheet",
        title="24. Layer Normalization",
        what="a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN",
        whole=True,
    ),
    "visualizing": Source(title="Visualizing Layer Normalization", read="2023-01-15", year=2023, whole=True),
    "activation": Source(
        title="Re-Examining LayerNorm", what="a post on LayerNorm as an activation function", whole=True
    ),
    "ba": Source(
        title="Layer Normalization",
        authors="J. L. Ba, J. R. Kiros, G. E. Hinton",
        identifier="arXiv:1607.06450",
        read="version 1",
        year=2016,
    ),
    "ioffe": Source(
        title="Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate Shift",
        authors="S. Ioffe, C. Szegedy",
        identifier="arXiv:1502.03167",
        year=2015,
    ),
    "rmsnorm": Source(
        title="Root Mean Square Layer Normalization",
        authors="B. Zhang, R. Sennrich",
        identifier="arXiv:1910.07467",
        read="the abstract, the README of the authors’ code, commit 6497139, and §1 and §4 in quotations",
        year=2019,
    ),
    "xu": Source(
        title="Understanding and Improving Layer Normalization",
        authors="J. Xu, X. Sun, Z. Zhang, G. Zhao, J. Lin",
        identifier="arXiv:1911.07013",
        read="the abstract",
        year=2019,
    ),
    "xiong": Source(
        title="On Layer Normalization in the Transformer Architecture",
        authors="R. Xiong et al.",
        identifier="arXiv:2002.04745",
        read="the text with its supplement, in a copy that names no version",
        year=2020,
    ),
    "wu": Source(
        title="Group Normalization",
        authors="Y. Wu, K. He",
        identifier="arXiv:1803.08494",
        read="§3, in a copy that names no version",
        year=2018,
    ),
    "brody": Source(
        title="On the Expressivity Role of LayerNorm in Transformers’ Attention",
        authors="S. Brody, U. Alon, E. Yahav",
        identifier="arXiv:2305.02582",
        read="the abstract, and the authors’ blog",
        year=2023,
    ),
    "jiang": Source(
        title="Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN Transformers",
        authors="Z. Jiang, J. Gu, H. Zhu, D. Z. Pan",
        identifier="arXiv:2305.14858",
        read="§§1–3, in a copy that names no version",
        year=2023,
    ),
    "gupta": Source(
        title="Re-Introducing LayerNorm: Geometric Meaning, Irreversibility and a Comparative Study with RMSNorm",
        authors="A. Gupta, A. Ozdemir, G. Anumanchipalli",
        identifier="arXiv:2409.12951",
        read="the abstracts of versions 1 and 2; version 2 has another title, its publication in Findings of EACL "
        "2026 a fourth author, and both have withdrawn the two sentences of version 1 on what is lost and on the "
        "identity",
        year=2024,
    ),
    "flashnorm": Source(
        title="FlashNorm: Fast Normalization for Transformers",
        authors="N. Graef, F. Makraduli, A. Wasielewski, M. Clapp",
        identifier="arXiv:2407.09577",
        read="the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026",
        year=2026,
    ),
    "stollenwerk": Source(
        title="The Mathematical Relationship Between Layer Normalization and Dynamic Activation Functions",
        authors="F. Stollenwerk",
        identifier="arXiv:2503.21708",
        read="the abstracts of version 2, whose title this is, and of EACL 2026; there is a version 4",
        year=2026,
    ),
    "derf": Source(
        title="Stronger Normalization-Free Transformers",
        authors="M. Chen, T. Lu, J. Zhu, M. Sun, Z. Liu",
        identifier="arXiv:2512.10938",
        read="version 1, the caption of Fig. 1",
        year=2025,
    ),
    "onnx": Source(
        known_as="ONNX standard",
        what="the operators of the ONNX standard, text and function bodies",
        read="onnx 1.23.2",
        year=2026,
    ),
    "keras": Source(
        known_as="Keras docs",
        what="the documentation of Keras 3 and its code",
        read="commits 12c5b99 and 3422977, and 3.15.1",
        year=2026,
    ),
    "torch-docs": Source(
        known_as="PyTorch docs",
        what="the documentation of PyTorch",
        read="commit 01e8840, a snapshot before version 0.4, and version 2.13.0",
        year=2026,
    ),
    "mindspore": Source(known_as="MindSpore docs", what="the documentation of MindSpore", read="r2.3.1", year=2024),
    "flax": Source(
        known_as="Flax docs", what="the documentation of Flax and its code", read="commit 18f8f31", year=2026
    ),
    "lnverify": Source(known_as="this project", what="this project"),
}
"""By the prefix of ids, in the order of the pages: first those that are covered sentence by sentence."""
