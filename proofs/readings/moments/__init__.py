"""The moment reading: a claim for every N at once, in canonical form."""
