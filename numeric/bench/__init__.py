"""Performance: sections that are measured alone, one module each; `numeric.bench.page` puts them together."""
