"""The derivations in plain SymPy as a page, with the two ellipses drawn."""
