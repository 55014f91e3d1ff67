"""The experiments of the walkthrough post, run again beside exact arithmetic: one experiment a module, one page."""
