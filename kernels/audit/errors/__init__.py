"""How wrong an answer is: the errors of each quantity, the table of them, and what a profile allows."""
