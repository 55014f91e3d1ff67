"""The one way in which bad input is reported."""


class InputError(Exception):
    """Input that cannot be used: its one-line message says what is wrong, where, and what would be right.

    The command line prints the message and exits with code 2.
    """
