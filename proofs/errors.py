"""The one way in which bad input is reported."""


class InputError(Exception):
    """Input that cannot be used: its one-line message says what is wrong, where, and what would be right.

    The command line prints the message and exits with code 2.
    """


class Undecided(InputError):
    """Neither a proof nor a witness was found: the statement lies outside the calculus."""


class Disagreement(Exception):
    """Two readings contradict each other: a fault of this program, never a verdict.

    The message says which reading says what, and at which point.
    """
