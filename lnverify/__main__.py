"""The command `lnverify`, and `python -m lnverify`."""

import signal


def main() -> None:
    """Run the command line. An interrupt while it is loaded ends the process without a traceback."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from lnverify.commands import main as run

    signal.signal(signal.SIGINT, before)
    run()


if __name__ == "__main__":
    main()
