"""Model families, as data: what their checkpoints leave unsaid.

A family is named by `model_type` in config.json.
"""

import re

RMS_MODELS = frozenset(
    {
        *("arctic", "baichuan", "bitnet", "chameleon", "chatglm", "deepseek", "deepseek_v2"),
        *("deepseek_v3", "exaone", "gemma", "gemma2", "gemma3", "gemma3_text", "glm", "glm4", "gpt_oss"),
        *("granite", "granitemoe", "internlm", "internlm2", "jamba", "llama", "llama4", "mamba", "mamba2"),
        *("minicpm", "ministral", "mistral", "mixtral", "mllama", "mt5", "olmo2", "olmoe", "phi3", "phimoe"),
        *(
            "pixtral",
            "qwen",
            "qwen2",
            "qwen2_moe",
            "qwen2_vl",
            "qwen3",
            "qwen3_moe",
            "qwen3_next",
        ),
        *("recurrent_gemma", "smollm3", "t5", "umt5", "xverse", "yi", "zamba"),
    }
)
"""Families whose norms without a bias are RMSNorms."""

LAYER_MODELS = frozenset(
    {
        *("bert", "bloom", "clip", "codegen", "cohere", "cohere2", "dbrx", "falcon", "gpt2"),
        *("gpt_neox", "modernbert", "mpt", "nomic_bert", "opt", "whisper"),
    }
)
"""Families whose norms are LayerNorms, even those that come without a bias."""

ONE_PLUS = frozenset({"gemma", "gemma2", "gemma3", "gemma3_text", "nemotron", "qwen3_next", "recurrent_gemma"})
"""Families that store w and multiply by 1 + w."""

NOT_ONE_PLUS = re.compile(r"linear_attn\.norm$")
"""Norms in such families that multiply by w all the same (the gated norm of Qwen3-Next)."""

GEMMA_NAMES = re.compile(r"layers\.\d+\.pre_feedforward_layernorm\.weight$")
MODERN_BERT_NAMES = re.compile(r"embeddings\.norm\.weight$")
"""Names that only one family uses, for files that do not state theirs."""
