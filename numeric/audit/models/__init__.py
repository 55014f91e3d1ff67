"""LayerNorm's algorithms as they run: every operation rounded to the format, each with its a-priori bound."""
