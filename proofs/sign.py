"""What is known of a sign, in both engines."""

from enum import IntEnum


class Sign(IntEnum):
    """What is known of a sign: a product is known as its least factor, and the better of two proofs counts."""

    UNKNOWN = 0
    NON_NEGATIVE = 1
    POSITIVE = 2
