"""How far along a movement is, and path arithmetic for lines that draw themselves."""

import re

LETTER_OR_NUMBER = re.compile(r"[MLCZ]|-?\d*\.?\d+")


def progress(now, start, end):
    return min(1.0, max(0.0, (now - start) / (end - start)))


def settle(t):
    """Quick at first, slow at last."""
    return 1 - (1 - t) ** 3


def swell(t):
    """Slow at both ends."""
    return t * t * (3 - 2 * t)


def distance(a, b):
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5


def curve_length(points, steps=24):
    total, last = 0.0, points[0]
    for i in range(1, steps + 1):
        t = i / steps
        s = 1 - t
        weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
        here = tuple(sum(w * p[axis] for w, p in zip(weights, points)) for axis in (0, 1))
        total += distance(last, here)
        last = here
    return total


def path_length(d):
    """Length of a path of absolute M, L, C and Z."""
    tokens, total, i = LETTER_OR_NUMBER.findall(d), 0.0, 0
    at = start = (0.0, 0.0)
    letter = "M"
    while i < len(tokens):
        if tokens[i].isalpha():
            letter = tokens[i]
            i += 1
            if letter == "Z":
                total += distance(at, start)
                at = start
            continue
        count = {"M": 1, "L": 1, "C": 3}[letter]
        values = [float(v) for v in tokens[i : i + 2 * count]]
        points = list(zip(values[::2], values[1::2]))
        i += 2 * count
        if letter == "M":
            start = points[0]
        else:
            total += distance(at, points[0]) if letter == "L" else curve_length([at, *points])
        at = points[-1]
    return total
