"""The variables that statements of tests are written in, each a function of a space."""


def a(s):
    return s.activation


def b(s):
    return s.bias


def g(s):
    return s.gain


def c(s):
    return s.scalar("c")


def d(s):
    return s.scalar("d")


def z(s):
    return s.scalar("z")


def W(s):
    return s.matrix("W", rows="M")


def Q(s):
    return s.matrix("Q", "N", "N")


def square(s, v):
    return s.dot(v, v)


def norm(s):
    return s.sqrt(square(s, a(s)))


def softmax(s):
    return s.exp(a(s)) / s.sum(s.exp(a(s)))


def conjugate(s, x):
    """√(1 + x) − 1, over x."""
    return 1 / (s.sqrt(1 + x) + 1)
