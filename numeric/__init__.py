"""How true it stays on a computer: measurements in floating point, principal axes, real models, figures.

`layer_norm`, `layer_norm_backward`, `rms_norm` and `rms_norm_backward` are NumPy implementations that are right
in every format; `principal_axes` are those of LayerNorm's image, at any scale.

The packages; each imports only from those above it, and from proofs:

    floats       formats, rounding, exact transformations, sums, LayerNorm in plain NumPy
    data         the bundled gains
    reference    correctly rounded LayerNorm and RMSNorm, and the measures of error
    normalize    the implementation that is right, built on the reference's bounds
    axes         principal axes from the secular equation
    publishing   plot style, numbers, JSON, files, templates, workers, progress and provenance of every page
    readings     claims on concrete numbers: formats with error bounds, and balls
    verdicts     what was decided of each claim, as data, and kept
    citations    claims as BibTeX, LaTeX, Markdown and CSL-JSON
    checkpoints  gains and biases out of model files
    geometry     the ellipsoids of a model, and its page
    walkthrough  the walkthrough post's experiments, and its page
    atlas        the report's figures, and their page
    derivations  the derivations in plain SymPy as a page, with their ellipses
    bench        speed and memory, and their page

A package that makes a page has `page` (its facts and its text), `draw` (its figures) and its template.
"""
