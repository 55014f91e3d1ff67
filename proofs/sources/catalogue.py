"""The documents whose statements are decided: who wrote them, when, and which version was read.

In the order of the pages: first those that are covered sentence by sentence.
"""

from functools import partial

from lnverify.proofs.sources import source as sources

source = partial(sources.source, strict=True)

source(
    "riechers",
    title="Geometry and Dynamics of LayerNorm",
    authors="P. M. Riechers",
    arxiv="2405.04134",
    version="the text dated May 15, 2024",
    year=2024,
    whole=True,
)
source(
    "walkthrough",
    known_as="Walkthrough post",
    what="a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks",
    whole=True,
)
source(
    "cheatsheet",
    known_as="Cheat sheet",
    title="24. Layer Normalization",
    what="a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN",
    whole=True,
)
source("visualizing", title="Visualizing Layer Normalization", version="2023-01-15", year=2023, whole=True)
source(
    "activation",
    title="Re-Examining LayerNorm",
    what="a post on LayerNorm as an activation function",
    whole=True,
)
source(
    "ba",
    title="Layer Normalization",
    authors="J. L. Ba, J. R. Kiros, G. E. Hinton",
    arxiv="1607.06450",
    version="version 1",
    year=2016,
)
source(
    "ioffe",
    title="Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate Shift",
    authors="S. Ioffe, C. Szegedy",
    arxiv="1502.03167",
    year=2015,
)
source(
    "rmsnorm",
    title="Root Mean Square Layer Normalization",
    authors="B. Zhang, R. Sennrich",
    arxiv="1910.07467",
    version="the abstract, the README of the authors’ code, commit 6497139, and §1 and §4 in quotations",
    year=2019,
)
source(
    "xu",
    title="Understanding and Improving Layer Normalization",
    authors="J. Xu, X. Sun, Z. Zhang, G. Zhao, J. Lin",
    arxiv="1911.07013",
    version="the abstract",
    year=2019,
)
source(
    "xiong",
    title="On Layer Normalization in the Transformer Architecture",
    authors="R. Xiong et al.",
    arxiv="2002.04745",
    version="the text with its supplement, in a copy that names no version",
    year=2020,
)
source(
    "wu",
    title="Group Normalization",
    authors="Y. Wu, K. He",
    arxiv="1803.08494",
    version="§3, in a copy that names no version",
    year=2018,
)
source(
    "brody",
    title="On the Expressivity Role of LayerNorm in Transformers’ Attention",
    authors="S. Brody, U. Alon, E. Yahav",
    arxiv="2305.02582",
    version="the abstract, and the authors’ blog",
    year=2023,
)
source(
    "jiang",
    title="Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN Transformers",
    authors="Z. Jiang, J. Gu, H. Zhu, D. Z. Pan",
    arxiv="2305.14858",
    version="§§1–3, in a copy that names no version",
    year=2023,
)
source(
    "gupta",
    title="Re-Introducing LayerNorm: Geometric Meaning, Irreversibility and a Comparative Study with RMSNorm",
    authors="A. Gupta, A. Ozdemir, G. Anumanchipalli",
    arxiv="2409.12951",
    version="the abstracts of versions 1 and 2; version 2 has another title, its publication in Findings of EACL "
    "2026 a fourth author, and both have withdrawn the two sentences of version 1 on what is lost and on the "
    "identity",
    year=2024,
)
source(
    "flashnorm",
    title="FlashNorm: Fast Normalization for Transformers",
    authors="N. Graef, F. Makraduli, A. Wasielewski, M. Clapp",
    arxiv="2407.09577",
    version="the text in the authors’ repository, commit 29a7efe, last changed on 5 May 2026",
    year=2026,
)
source(
    "stollenwerk",
    title="The Mathematical Relationship Between Layer Normalization and Dynamic Activation Functions",
    authors="F. Stollenwerk",
    arxiv="2503.21708",
    version="the abstracts of version 2, whose title this is, and of EACL 2026; there is a version 4",
    year=2026,
)
source(
    "derf",
    title="Stronger Normalization-Free Transformers",
    authors="M. Chen, T. Lu, J. Zhu, M. Sun, Z. Liu",
    arxiv="2512.10938",
    version="version 1, the caption of Fig. 1",
    year=2025,
)
source(
    "onnx",
    known_as="ONNX standard",
    what="the operators of the ONNX standard, text and function bodies",
    version="onnx 1.23.2",
    year=2026,
)
source(
    "keras",
    known_as="Keras docs",
    what="the documentation of Keras 3 and its code",
    version="commits 12c5b99 and 3422977, and 3.15.1",
    year=2026,
)
source(
    "torch-docs",
    known_as="PyTorch docs",
    what="the documentation of PyTorch",
    version="commit 01e8840, a snapshot before version 0.4, and version 2.13.0",
    year=2026,
)
source(
    "mindspore",
    known_as="MindSpore docs",
    what="the documentation of MindSpore",
    version="r2.3.1",
    year=2024,
)
source(
    "flax",
    known_as="Flax docs",
    what="the documentation of Flax and its code",
    version="commit 18f8f31",
    year=2026,
)
source("lnverify", known_as="this project", what="this project")
