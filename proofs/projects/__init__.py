"""Claims files: which ones a project names, and how they are run; those that ship are run in the same way."""
