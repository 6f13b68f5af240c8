"""`python -m oathbreaker`: the command line, where its command is not on the path."""

import sys

from oathbreaker.cli.main import main

sys.exit(main())
