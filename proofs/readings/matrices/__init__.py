"""The explicit reading: a claim on plain matrices at one N, in exact numbers or in free symbols."""
