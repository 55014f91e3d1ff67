"""A search for inputs on which an implementation fails, over the points of `cases.points`.

- failures: what an implementation does wrong at a point
- defects: failures under one condition are one; `shrink.points` finds the simplest point, and `explain` the cause
- run: the search itself
"""
