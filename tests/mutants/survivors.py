"""What is known of mutants that survived: the class of each, and why.

A mutant that lets something false through gets a test instead. A key is the module, the first line of the changed
statement and the change; `test_mutants.py` fails where a key names no mutant any more.
"""

EQUIVALENT = "equivalent"  # no input tells the two apart
INCOMPLETE = "incomplete"  # less is proved, or at a higher cost; nothing false is

# (module, text, change): (class, reason)
REASONS: dict[tuple[str, str, str], tuple[str, str]] = {}
