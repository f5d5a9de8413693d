"""``python -m fournil`` is the command ``fournil``."""

import sys

from fournil.cli import main

if __name__ == "__main__":
    sys.exit(main())
