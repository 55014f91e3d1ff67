"""`python -m lnverify` is `lnverify`."""

from lnverify.numeric.commands import main

if __name__ == "__main__":
    main()
