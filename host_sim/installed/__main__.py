"""`python -m tombolo`."""

import sys

from tombolo import main

sys.exit(main())
