"""Bottles, glasses, vases, books: what stands on tables."""

import math

from kit.glazing import *
from kit.materials import *
from kit.mesh import *

PORCELAIN = hexc("#f4f1ea")


def bottle(loc, kind=0, c=(0.05, 0.2, 0.06), h=0.30, label=None):
    pr = [
        [
            (0, 0.002),
            (0.036, 0),
            (0.038, 0.006),
            (0.038, 0.17),
            (0.030, 0.20),
            (0.014, 0.225),
            (0.0135, 0.285),
            (0.016, 0.287),
            (0.016, 0.30),
        ],
        [
            (0, 0.002),
            (0.043, 0),
            (0.046, 0.01),
            (0.046, 0.13),
            (0.040, 0.155),
            (0.015, 0.175),
            (0.014, 0.235),
            (0.018, 0.238),
            (0.018, 0.252),
        ],
        [
            (0, 0.002),
            (0.03, 0),
            (0.033, 0.01),
            (0.026, 0.2),
            (0.015, 0.23),
            (0.0135, 0.31),
            (0.0165, 0.312),
            (0.0165, 0.325),
        ],
    ][kind]
    with group(loc) as g:
        lathe(pr, (0, 0, 0), glass(tuple(k**0.6 for k in c)), 32)
        z = pr[-1][1]
        lathe(
            [(0, 0.03), (0.013, 0.03), (0.0165, 0.025), (0.0165, 0), (0, 0)],
            (0, 0, z - 0.004),
            metal() if rnd.random() < 0.5 else paint(CHAR),
            24,
        )
        r = pr[3][0] + 0.0008 if kind < 2 else 0.0315
        lathe(
            [(r, 0.045), (r, 0.125 if kind < 2 else 0.11)],
            (0, 0, 0),
            label or paint(rnd.choice([IVORY, INDIGO, hexc("#d9c08a"), TERRA, CHAR]), 0.6),
            32,
        )
    return g.e


def wineglass(loc, s=1, fill=None):
    with group(loc, scale=s) as g:
        lathe(
            [
                (0, 0.002),
                (0.034, 0.0),
                (0.035, 0.002),
                (0.006, 0.006),
                (0.0038, 0.02),
                (0.0038, 0.085),
                (0.012, 0.095),
                (0.034, 0.118),
                (0.041, 0.15),
                (0.036, 0.205),
                (0.035, 0.205),
                (0.040, 0.15),
                (0.033, 0.120),
                (0.011, 0.098),
                (0, 0.097),
            ],
            (0, 0, 0),
            glass(),
            40,
        )
        if fill:
            lathe(
                [(0, 0.099), (0.011, 0.0995), (0.032, 0.121), (0.0385, 0.145), (0, 0.145)],
                (0, 0, 0),
                glass(fill, ior=1.33),
                32,
            )
    return g.e


def vase(loc, mat, s=1):
    lathe(
        [
            (0, 0),
            (0.05, 0),
            (0.055, 0.01),
            (0.085, 0.10),
            (0.075, 0.17),
            (0.035, 0.23),
            (0.03, 0.27),
            (0.04, 0.29),
            (0.036, 0.29),
            (0.026, 0.27),
            (0.03, 0.23),
            (0, 0.2),
        ],
        loc,
        mat,
        48,
    ).scale = (s,) * 3


def books(loc, n=3, rotz=0):
    with group(loc, rotz):
        z = 0
        for i in range(n):
            t = rnd.uniform(0.02, 0.035)
            box(
                (rnd.uniform(0.22, 0.28), rnd.uniform(0.16, 0.20), t),
                (rnd.uniform(-0.01, 0.01), rnd.uniform(-0.01, 0.01), z),
                paint(rnd.choice([INDIGO, IVORY, TERRA, EMERALD, hexc("#c9b48a")]), 0.5),
                0.003,
                rot=(0, 0, rnd.uniform(-0.12, 0.12)),
            )
            z += t


def carafe(loc):
    prof = [(0, 0.003), (0.04, 0), (0.045, 0.01), (0.045, 0.12), (0.02, 0.165), (0.022, 0.20)]
    inner = [(0.020, 0.20), (0.018, 0.165), (0.042, 0.118), (0.042, 0.012), (0, 0.012)]
    return lathe(prof + inner, loc, glass(), 40)


def cup(loc, rotz=0.0, rim=None):
    """Tea cup on its saucer, with a brass rim line and a handle."""
    por = paint(PORCELAIN, 0.15)
    with group(loc, rotz) as g:
        lathe([(0, 0), (0.03, 0), (0.068, 0.010), (0.069, 0.013), (0.03, 0.006), (0, 0.006)], (0, 0, 0), por, 40)
        lathe(
            [(0, 0.004), (0.022, 0.004), (0.036, 0.04), (0.038, 0.052), (0.035, 0.052), (0.03, 0.03), (0, 0.012)],
            (0, 0, 0.004),
            por,
            40,
        )
        lathe([(0.0345, 0.046), (0, 0.046)], (0, 0, 0.004), paint((0.10, 0.04, 0.012), 0.1), 32)
        lathe(
            [(0.0372, 0.050), (0.0386, 0.050), (0.0386, 0.0535), (0.0372, 0.0535), (0.0372, 0.050)],
            (0, 0, 0.004),
            rim or metal(),
            40,
        )
        ring = [
            (0.046 + 0.014 * math.cos(a), 0.034 + 0.014 * math.sin(a)) for a in [2 * PI * k / 16 for k in range(16)]
        ]
        sweep(ring, rrect(0.005, 0.007, 0.0022, 2, 0, 0), por, (0, 0, 0), closed=True, rot=(PI / 2, 0, 0))
    return g.e


def teapot(loc, rotz=0.0, mat=None):
    por = mat or paint(PORCELAIN, 0.15)
    with group(loc, rotz) as g:
        lathe(
            [(0, 0), (0.05, 0), (0.072, 0.035), (0.075, 0.075), (0.055, 0.115), (0.03, 0.125), (0, 0.128)],
            (0, 0, 0),
            por,
            40,
        )
        lathe([(0, 0), (0.012, 0.0), (0.010, 0.02), (0, 0.024)], (0, 0, 0.126), metal())
        for x0, z0, x1, z1, r in ((0.06, 0.05, 0.10, 0.075, 0.013), (0.10, 0.075, 0.122, 0.118, 0.010)):
            tube((x0, 0, z0), (x1, 0, z1), r, por)
        ring = [
            (-0.072 + 0.030 * math.cos(a), 0.070 + 0.034 * math.sin(a))
            for a in [PI * 0.5 + PI * k / 12 for k in range(13)]
        ]
        sweep(ring, rrect(0.009, 0.010, 0.004, 3, 0, 0), por, (0, 0, 0), rot=(PI / 2, 0, 0))
    return g.e


def tray(loc, rotz=0.0, w=0.34, d=0.48):
    wood = walnut()
    with group(loc, rotz) as g:
        box((w, d, 0.012), (0, 0, 0), wood, 0.005)
        for a, b, c, e in ((w, 0.012, 0, d / 2), (w, 0.012, 0, -d / 2), (0.012, d, w / 2, 0), (0.012, d, -w / 2, 0)):
            box((a, b, 0.03), (c, e, 0), wood, 0.004)
    return g.e


def tea_tray(loc, rotz=0.0):
    """Walnut tray with a pot and two cups."""
    with group(loc, rotz) as g:
        tray((0, 0, 0))
        teapot((-0.05, 0.12, 0.012), 2.2)
        cup((0.07, -0.03, 0.012), -0.6)
        cup((0.05, -0.17, 0.012), 0.5)
    return g.e
