"""The precision audit: how wrong are the LayerNorms that people run?

- regimes: the inputs; museum: those that somebody reported; reported: what other code makes of them, by its formula
- adapters/: the implementations, one module a library
- measure: one implementation on one regime; table: all measurements
- quick: what half a minute measures
- runner: measures on any executor; cache keeps what is measured; cluster
- gate: what our own code must keep; thresholds
- behaviour: rows for themselves, NaN and Inf told; defects: the strongest, as programs
- models/: ways of computing, every operation rounded, with their bounds
- causes/: the smallest input that shows a fault, and the way of computing that makes it
- search: the worst of ordinary rows; searches: what searches beside the regimes found
- page/: reports/audit.md, its appendix, its JSON and its figures
"""
