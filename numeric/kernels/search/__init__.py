"""A search for inputs on which an implementation fails, over the parameters of regimes.

- points: the parameters, drawn from a seeded grid, and the problem that they make
- failures: what an implementation does wrong at a point, and the causes that make the same error
- simplest: the simplest point that still fails, and which of its parameters matter
- defects: failures with one cause are one
- run: the search itself, resumable; kept: what it found, as cases of later audits
"""
