"""Rocq at work: it is run on the files of the reading, and what it said is put on a page."""
