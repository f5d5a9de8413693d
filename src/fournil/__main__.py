"""``python -m fournil`` is the command ``fournil``, and the command begins here."""

import sys

_INTERRUPTED = 130


def main() -> int:
    """Run the command line of this process; an interrupt ends it quietly at any moment."""
    try:
        # Imported here: it takes long enough for somebody to change their mind.
        from fournil.cli.main import main as run

        return run()
    except KeyboardInterrupt:
        return _INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
