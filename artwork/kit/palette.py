"""The hotel's colours, as linear RGB, and the numbers every module shares."""

import math
import random

PI = math.pi
rnd = random.Random(7)


def hexc(h):
    """'#rrggbb' to linear RGB."""
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in v)


INDIGO, BRASS, IVORY, WALNUT = hexc("#1c2450"), hexc("#c9974a"), hexc("#efe4d0"), hexc("#3b2418")
EMERALD, TERRA, CHAR = hexc("#0f5a47"), hexc("#b5563a"), hexc("#1b1a1c")
WARM, COOL = (1, 0.62, 0.32), (0.32, 0.48, 1)
