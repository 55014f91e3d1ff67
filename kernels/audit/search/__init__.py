"""A search for inputs on which an implementation fails, over the points of `cases.points`.

- failures: what an implementation does wrong at a point, and the causes that make the same error
- defects: failures with one cause, or one condition, are one; `shrink.points` finds the simplest point that shows it
- run: the search itself, resumable
- records: what it found, as cases of later audits and for the page
- worst_rows: climbing to the worst ordinary rows
"""
