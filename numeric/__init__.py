"""How true it stays on a computer: measurements in floating point, principal axes, reports, the command line.

`layer_norm`, `layer_norm_backward`, `rms_norm` and `rms_norm_backward` are NumPy implementations that are right
in every format; `principal_axes` are those of LayerNorm's image, at any scale.

The rooms; each imports only from those above it:

    floats       formats, rounding, exact transformations, sums, LayerNorm in plain NumPy
    data         the bundled gains, and the worst rows and defects that searches found
    reference    correctly rounded LayerNorm and RMSNorm, and the measures of error
    normalize    the implementation that is right, built on the reference's bounds
    axes         principal axes from the secular equation
    publishing   plot style, numbers, JSON, files, templates, workers, progress and provenance of every page
    readings     claims on concrete numbers: formats with error bounds, and balls
    verdicts     what was decided of each claim, as data, and kept
    citations    claims as BibTeX, LaTeX, Markdown and CSL-JSON
    checkpoints  gains and biases out of model files
    training     small networks with u_ε
    rounding     programs as arrays in any format, and the proved bounds on their errors
    questions    what people ask in issue trackers, answered by claims, and its page
    kernels      implementations of LayerNorm against the reference: case, run, error, cause, small input, verdict
    tracing      code run as it stands on arrays of named axes, decided for every shape, and its page
    geometry     the ellipsoids of a model, and its page
    walkthrough  the walkthrough post's experiments, and its page
    atlas        the report's figures, and their page
    derivations  the derivations in plain SymPy as a page, with their ellipses
    rocq         what Rocq's kernel says of the theorems, and its page
    report       the pages of the claims
    site         the web site: the facts of the reports to look at and play with
    bench        speed and memory, and their page
    generated    what lies in reports, what makes it, and whether it is stale
    commands     the command line, one module a command

A room that makes a page has `page` (its facts and its text), `draw` (its figures) and its template.
"""
