"""Where the kit keeps what it makes once and uses often."""

import os

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.environ.get("ARTWORK_CACHE") or os.path.join(os.path.dirname(HERE), ".cache")
