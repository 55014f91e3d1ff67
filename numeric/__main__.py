"""`python -m numeric` is `lnverify`."""

from numeric.commands import main

main()
