"""Kernels: how wrong an implementation of LayerNorm is, why, and the smallest input that shows it.

One pipeline: case → run → error → cause → small input → program → verdict. The audit of libraries, the kit for kernel
authors (`lnverify.testing`) and the search are three calls of it.

    cases/      what is asked: regimes, points of a grid, inputs and code that somebody reported; `Case`
    adapters/   who answers: one module a library; own: somebody's functions by name; callables: functions and modules
    runs        one call of an implementation, which always answers
    behaviour   whether an answer depends on other rows, threads, strides; whether NaN and Inf show
    errors/     how far an answer is off: measured, as a table, and held against a profile
    causes/     ways of computing, every operation rounded, and which of them makes the same error
    shrink/     the smallest input that still shows a fault: of arrays, and of the parameters of a point
    program     programs that show it; witness: an input and the entry that is wrong
    evidence    what shows a fault of a library: small input, answer, causes
    confirm     whether a cause holds on other inputs
    judge       a kernel on a case, held against a profile; verdict: what is said of it
    check       the kit: `check_layer_norm`; suite: named kernels by the workers of an executor
    vectors     golden vectors for tests in any language
    search/     inputs beside the regimes on which an implementation fails, and the worst ordinary rows
    runner      the audit: measures on any executor; quick, cache, cluster
    findings    what the audit found wrong in libraries, by cause
    upstream    the strongest defects, as programs and reports to maintainers
    page/       reports/audit.md, its appendices, its JSON and its figures
"""
