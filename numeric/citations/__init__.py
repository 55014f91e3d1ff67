"""Citations of single claims, and theorems in LaTeX."""
