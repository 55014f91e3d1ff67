"""SymPy's derivative of a normalized vector is wrong: it holds the root for a constant."""

from sympy import Identity, Matrix, MatrixSymbol, OneMatrix, Symbol, Trace, eye, ones, sqrt

N = Symbol("N", integer=True, positive=True)
x = MatrixSymbol("x", N, 1)
centred = (Identity(N) - OneMatrix(N, N) / N) * x
said = (centred / sqrt(Trace(centred.T * centred) / N + 1)).diff(x)
print(said)
said = said.subs(N, 3).subs(x.subs(N, 3), Matrix([1, 2, 4])).replace(Trace, lambda m: m.as_explicit().trace())
a = Matrix([Symbol(f"a{i}", real=True) for i in range(3)])
d = (eye(3) - ones(3, 3) / 3) * a
true = (d / sqrt(d.dot(d) / 3 + 1)).jacobian(a).subs(dict(zip(a, (1, 2, 4), strict=True)))
print(float(said.as_explicit()[0, 0]), float(true[0, 0]))
