"""A derivation as a script that needs SymPy alone: its steps, what they are made of, and a line that runs them."""

import inspect
import re

from lnverify.proofs.derivations import DERIVATIONS, steps

_IMPORTS = re.compile(r"^(?:from|import) [^(\n]*(?:\([^)]*\))?\n", re.M)
_RUN = 'for step in steps():\n    print(f"{step.name}: {step.is_shown}")\n'


def script(name: str) -> str:
    """The text of a derivation; it prints each step with True where SymPy finds it to hold for every N."""
    docstring, own = inspect.getsource(DERIVATIONS[name]).split('"""\n', 1)
    _, shared = inspect.getsource(steps).split('"""\n', 1)
    own = re.sub(r": Any\b| -> [\w\[\]]+(?=:\n)", "", _IMPORTS.sub("", own))
    return f'{docstring}"""\n{shared}\n\n# -- the derivation {"-" * 83}\n\n{own.strip()}\n\n\n{_RUN}'
