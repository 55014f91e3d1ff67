"""`python -m numeric` is `lnverify`."""

from numeric.commands import main

if __name__ == "__main__":
    main()
