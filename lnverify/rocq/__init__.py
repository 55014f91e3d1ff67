"""Rocq at work: it is run on the files of `proofs.rocq`, and what it said is put on a page."""
