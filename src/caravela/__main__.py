"""`python -m caravela` is the command line."""

import sys

from caravela.cli import main

if __name__ == "__main__":
    sys.exit(main())
