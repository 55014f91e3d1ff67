"""What is known of mutants that survived: the class of each, and why.

A mutant that lets something false through gets a test instead. A key is the module, the first line of the changed
statement and the change; `test_mutants.py` fails where a key names no mutant any more.
"""

EQUIVALENT = "equivalent"  # no input tells the two apart
INCOMPLETE = "incomplete"  # less is proved, or at a higher cost; nothing false is

# (module, text, change): (class, reason)
REASONS: dict[tuple[str, str, str], tuple[str, str]] = {
    ("readings.moments.signs", "return self.certify(gap, depth - 1)", "1 → 2"): (
        INCOMPLETE,
        "a search for a sign ends earlier",
    ),
    (
        "verdicts.decision",
        "if proof is not None and len(proof.conditions) <= len(conditions):",
        "len(proof.conditions) <= len(conditions) → len(proof.conditions) < len(conditions)",
    ): (INCOMPLETE, "of two proofs with as many conditions the other one is given, and without a second one none is"),
    ("certificates.certificate", "return (", "len(places) == 1 → len(places) != 1"): (
        INCOMPLETE,
        "the root of a positive letter counts as not negative, where it is positive",
    ),
}
