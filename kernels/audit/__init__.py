"""Kernels: how wrong an implementation of LayerNorm is, why, and the smallest input that shows it.

One pipeline: case → call → error → cause → small input → program → verdict. The audit of libraries, the kit for kernel
authors (`lnverify.testing`) and the search are three uses of it. What is handed on:

    Case          an input: a `Regime`, or a `Point` that a search drew
    Run           what a call of an `Implementation` gave, or why it gave nothing
    Outcome       the values of one quantity beside the exact answers
    Measurement   how far they are off; one that fails is a failure, of which causes are sought
    Witness       of a kernel, the small input that shows a failure; `Evidence` of a library, with all of the row
    Verdict       what is said of a kernel; failures of one cause are a `Defect` of a search, a `Finding` of the audit

The pipeline:

    cases/      what is asked: regimes, and points of a grid; `Case`
    adapters/   who answers: one module a library, of functions that an `Interface` differentiates; own: somebody's
                functions by name; callables: functions and modules, also of a sum with a residual
    options     what is asked of kernels, by the audit, the search and the command line
    calls       one call of an implementation, which always answers
    errors/     how far an outcome is off: a measurement, a table of them, and what a profile allows
    behaviour   whether an answer depends on other rows, threads, strides; whether NaN and Inf show
    causes/     ways of computing, every operation rounded; which of them make the same error, and which one is named
    shrink/     the smallest input that still shows a fault: of arrays, and of the parameters of a point
    witness     an input and the entry that is wrong; program: Python that shows it

The kit:

    explain     why a kernel fails a profile in one quantity
    verdict     what is said of a kernel
    check       `check_layer_norm`; suite: named kernels by the workers of an executor
    norms       GroupNorm, InstanceNorm and BatchNorm, held to the same exact answers
    vectors     golden vectors for tests in any language

The search:

    search/     inputs beside the regimes on which an implementation fails

The audit:

    audit       every library on every regime; cache and cluster (workers) are parts of it
    findings    what is wrong in libraries, by cause
    upstream    the strongest of them, as programs and reports to maintainers
    page/       reports/audit.md, its appendices and its JSON
"""
