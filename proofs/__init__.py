"""Why it is true for every N: the space, its readings, and the claims. The public names are those of `lnverify`."""
