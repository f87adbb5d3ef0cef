"""Tables, nightstands and desks."""

import math

from kit.glazing import *
from kit.materials import *
from kit.mesh import *


def side_table(loc, r=0.24, h=0.5, top=None):
    with group(loc) as g:
        lathe(
            [
                (0, 0),
                (r * 0.62, 0),
                (r * 0.64, 0.012),
                (0.03, 0.03),
                (0.018, 0.06),
                (0.018, h - 0.05),
                (0.05, h - 0.025),
                (0, h - 0.02),
            ],
            (0, 0, 0),
            metal(),
            48,
        )
        cyl(r, 0.022, (0, 0, h - 0.022), top or marble(), seg=64, bevel=0.006)
        lathe(
            [(r - 0.004, 0), (r + 0.004, 0), (r + 0.004, 0.012), (r - 0.004, 0.012), (r - 0.004, 0)],
            (0, 0, h - 0.024),
            metal(),
            64,
        )
    return g.e


def round_table(loc, r=0.45, h=0.74, top=None, base=None):
    """Pedestal dining table."""
    b = base or metal(rough=0.3)
    with group(loc) as g:
        lathe(
            [
                (0, 0),
                (r * 0.62, 0),
                (r * 0.64, 0.012),
                (r * 0.4, 0.03),
                (0.07, 0.06),
                (0.05, 0.12),
                (0.045, h - 0.16),
                (0.09, h - 0.07),
                (0.16, h - 0.035),
                (0, h - 0.03),
            ],
            (0, 0, 0),
            b,
            56,
        )
        cyl(r, 0.03, (0, 0, h - 0.03), top or marble(), seg=72, bevel=0.008)
        lathe(
            [(r - 0.004, 0), (r + 0.005, 0), (r + 0.005, 0.016), (r - 0.004, 0.016), (r - 0.004, 0)],
            (0, 0, h - 0.032),
            metal(),
            72,
        )
    return g.e


def rect_table(loc, w, d, h=0.74, top=None, rotz=0.0, legs=None):
    with group(loc, rotz) as g:
        box((w, d, 0.035), (0, 0, h - 0.035), top or walnut((0, PI / 2, 0)), 0.008)
        box((w - 0.03, d - 0.03, 0.03), (0, 0, h - 0.065), metal(), 0.004)
        for x in (-w / 2 + 0.08, w / 2 - 0.08):
            for y in (-d / 2 + 0.08, d / 2 - 0.08):
                lathe(
                    [(0, 0), (0.016, 0), (0.017, 0.10), (0.026, h - 0.1), (0.028, h - 0.05), (0, h - 0.05)],
                    (x, y, 0),
                    legs or walnut(),
                    24,
                )
                lathe([(0, 0), (0.018, 0), (0.0185, 0.09), (0, 0.09)], (x, y, -0.0005), metal(), 24)
    return g.e


def desk(loc, rotz=0.0, w=1.35, d=0.58):
    """Writing desk: leather pad, two drawers, brass legs. The sitter is at local -y."""
    wood = walnut((0, PI / 2, 0))
    with group(loc, rotz) as g:
        box((w, d, 0.10), (0, 0, 0.66), wood, 0.008)
        box((w - 0.36, d * 0.62, 0.004), (0, -d * 0.12, 0.76), paint(hexc("#17342c"), 0.55), 0.001)
        for s in (-1, 1):
            box((w / 2 - 0.05, 0.012, 0.07), (s * w / 4, -d / 2 - 0.004, 0.675), wood, 0.003)
            cyl(0.011, 0.02, (s * w / 4, -d / 2 - 0.01, 0.71), metal(), (PI / 2, 0, 0))
            for y in (-d / 2 + 0.05, d / 2 - 0.05):
                tube((s * (w / 2 - 0.06), y, 0), (s * (w / 2 - 0.06), y, 0.66), 0.015, metal())
            tube((s * (w / 2 - 0.06), -d / 2 + 0.05, 0.10), (s * (w / 2 - 0.06), d / 2 - 0.05, 0.10), 0.009, metal())
    return g.e


def coffee_table(loc, r=0.45, h=0.38, top=None):
    """Low drum of brass rods under a marble top."""
    with group(loc) as g:
        for k in range(28):
            a = 2 * PI * k / 28
            tube(
                (r * 0.72 * math.cos(a), r * 0.72 * math.sin(a), 0.02),
                (r * 0.72 * math.cos(a + 0.35), r * 0.72 * math.sin(a + 0.35), h - 0.03),
                0.006,
                metal(),
                10,
            )
        lathe([(r * 0.68, 0), (r * 0.76, 0), (r * 0.76, 0.02), (r * 0.68, 0.02), (r * 0.68, 0)], (0, 0, 0), metal(), 64)
        cyl(r, 0.03, (0, 0, h - 0.03), top or marble(), seg=72, bevel=0.01)
    return g.e


def console(loc, w, rotz=0.0, d=0.42, h=0.72):
    """Sideboard of fluted walnut doors with a marble top; front faces local -y."""
    wood = walnut()
    with group(loc, rotz) as g:
        box((w, d, h - 0.17), (0, 0, 0.14), wood, 0.006)
        n = round(w / 0.035)
        for i in range(n):
            cyl(w / n * 0.5, h - 0.23, (-w / 2 + w / n * (i + 0.5), -d / 2, 0.17), wood, seg=10)
        box((w + 0.03, d + 0.05, 0.025), (0, -0.005, h - 0.025), marble(), 0.006)
        box((w - 0.06, d - 0.06, 0.14), (0, 0, 0), metal(rough=0.35), 0.004)
    return g.e
