"""A laid table: plates, cloches, napkins, cutlery, candles, whole covers."""

import math

from kit.lights import *
from kit.tableware import *


def plate(loc, r=0.14, rim=None):
    por = paint(PORCELAIN, 0.12)
    with group(loc) as g:
        lathe(
            [
                (0, 0.004),
                (r * 0.55, 0.0),
                (r * 0.62, 0.002),
                (r * 0.70, 0.010),
                (r, 0.020),
                (r, 0.023),
                (r * 0.70, 0.014),
                (r * 0.6, 0.008),
                (0, 0.008),
            ],
            (0, 0, 0),
            por,
            56,
        )
        lathe(
            [(r - 0.008, 0.0228), (r + 0.001, 0.0228), (r + 0.001, 0.0248), (r - 0.008, 0.0238), (r - 0.008, 0.0228)],
            (0, 0, 0),
            rim or metal(),
            56,
        )
    return g.e


def cloche(loc, r=0.15, mat=None):
    """Domed cover with a knob over a plate."""
    m = mat or metal((0.80, 0.78, 0.74), 0.10, False)
    with group(loc) as g:
        plate((0, 0, 0), r + 0.02)
        lathe(
            [(r, 0.0), (r * 1.03, 0.004), (r, 0.012)]
            + [
                (r * math.cos(t) ** 0.8 if t < 1.57 else 0, 0.012 + r * 0.78 * math.sin(t))
                for t in [PI / 2 * k / 16 for k in range(17)]
            ],
            (0, 0, 0.02),
            m,
            64,
        )
        lathe(
            [(0, 0), (0.014, 0), (0.007, 0.012), (0.010, 0.02), (0.018, 0.032), (0.012, 0.046), (0, 0.05)],
            (0, 0, 0.03 + r * 0.78),
            metal(),
            24,
        )
    return g.e


def napkin(loc, rotz=0.0, cloth=None):
    """Folded to a fan, held by a brass ring, lying on the plate."""
    m = cloth or linen(hexc("#efe7d8"))
    with group(loc, rotz) as g:
        for k, a in enumerate((-0.34, -0.17, 0, 0.17, 0.34)):
            box(
                (0.026, 0.10, 0.008),
                (0.055 * math.sin(a) * 1.2, 0.055 * math.cos(a), 0.006 + 0.002 * k),
                m,
                0.003,
                rot=(0, 0.25, -a),
            )
            box(
                (0.016, 0.06, 0.008),
                (-0.03 * math.sin(a), -0.03 * math.cos(a), 0.006 + 0.002 * k),
                m,
                0.003,
                rot=(0, 0.25, -a),
            )
        tube((-0.018, 0, 0.014), (0.018, 0, 0.014), 0.014, metal())
    return g.e


def cutlery(loc, rotz=0.0, mat=None):
    """Fork to the left, knife and spoon to the right of a 0.3 m cover."""
    m = mat or metal((0.83, 0.70, 0.46), 0.18, False)
    with group(loc, rotz) as g:
        for x, tip in ((-0.185, 0.024), (0.185, 0.018), (0.215, 0.034)):
            box((0.008, 0.13, 0.004), (x, -0.045, 0), m, 0.0018)
            lathe([(0, 0), (tip * 0.4, 0.001), (tip * 0.5, 0.003), (0, 0.005)], (x, 0.05, 0), m, 24).scale = (
                1,
                3.0 if tip < 0.03 else 1.7,
                1,
            )
    return g.e


def candle(loc, h=0.08, power=1.2):
    """Tea light in a brass-footed glass."""
    with group(loc) as g:
        cyl(0.028, h * 0.5, (0, 0, 0.006), emit((1, 0.62, 0.28), 1.6))
        lathe([(0, 0), (0.012, 0.012), (0.008, 0.03), (0, 0.045)], (0, 0, h * 0.5), emit((1, 0.6, 0.25), 14), 16)
        lathe(
            [(0.036, 0.0), (0.038, 0.002), (0.042, h), (0.040, h), (0.036, 0.004)],
            (0, 0, 0),
            glass((1, 0.93, 0.85)),
            32,
        )
    return point((loc[0], loc[1], loc[2] + h * 0.7), power, (1, 0.58, 0.26), 0.02)


def cover(loc, rotz=0.0, cloth=None, glasses=True, with_cloche=False):
    """One place at table, the guest sitting at local -y."""
    with group(loc, rotz) as g:
        if with_cloche:
            cloche((0, 0, 0))
        else:
            plate((0, 0, 0), 0.155)
            plate((0, 0, 0.014), 0.105)
            napkin((0, 0, 0.032), 0.2, cloth)
        cutlery((0, 0, 0))
        if glasses:
            wineglass((0.17, 0.17, 0))
            wineglass((0.10, 0.20, 0), 0.82)
    return g.e
