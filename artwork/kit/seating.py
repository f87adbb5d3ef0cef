"""Chairs and sofas by the hotel's one furniture maker."""

import math

import numpy as np

from kit.glazing import *
from kit.materials import *
from kit.mesh import *


def armchair(loc, rotz, mat, legm=None, w=0.78):
    """barrel lounge chair: swept channelled back, loose seat cushion, brass base ring; opening faces -y"""
    with group(loc, rotz) as g:
        R = w / 2 - 0.06
        A = np.linspace(-0.42, PI + 0.42, 44)
        path = [(R * math.cos(a), R * math.sin(a) * 1.02) for a in A]
        sweep(path, [(u, z) for u, z in rrect(0.10, 0.56, 0.048, 6, 0, 0.42)], mat, sub=1)
        for a in np.linspace(-0.22, PI + 0.22, 17):
            cyl(0.046, 0.34, ((R - 0.062) * math.cos(a), (R - 0.062) * math.sin(a) * 1.02, 0.35), mat, bevel=0.044)
        o = lathe(
            [(0, 0), (R - 0.02, 0), (R, 0.02), (R, 0.17), (R - 0.03, 0.20), (0, 0.20)], (0, -0.03, 0.14), mat, 64, sub=1
        )
        lathe(
            [
                (0, 0),
                (R - 0.09, 0),
                (R - 0.055, 0.015),
                (R - 0.04, 0.055),
                (R - 0.055, 0.10),
                (R - 0.11, 0.125),
                (R - 0.2, 0.135),
                (0, 0.138),
            ],
            (0, -0.06, 0.34),
            mat,
            64,
            sub=1,
        )
        lathe([(0, 0), (R + 0.02, 0), (R + 0.02, 0.035), (0, 0.035)], (0, 0, 0.105), legm or metal(), 64)
        for a in np.linspace(PI / 4, PI / 4 + 1.5 * PI, 4):
            tube(
                ((R - 0.06) * math.cos(a), (R - 0.06) * math.sin(a), 0.11),
                ((R - 0.02) * math.cos(a), (R - 0.02) * math.sin(a), 0),
                0.014,
                legm or metal(),
            )
    return g.e


def sofa(loc, rotz, mat, w=2.1, seats=3, cushions=None, d=0.92):
    """Channel-backed sofa on a brass plinth; opening faces -y."""
    from kit.soft_goods import soft

    with group(loc, rotz) as g:
        box((w - 0.03, d - 0.03, 0.20), (0, 0, 0.12), mat, 0.05, seg=5)
        box((w - 0.12, d - 0.12, 0.05), (0, 0, 0.07), metal(), 0.008)
        for x in (-w / 2 + 0.12, w / 2 - 0.12):
            for y in (-d / 2 + 0.12, d / 2 - 0.12):
                cyl(0.02, 0.08, (x, y, 0), metal())
            box((0.17, d, 0.46), (x / abs(x) * (w / 2 - 0.085), 0, 0.14), mat, 0.075, seg=6)
        inner = w - 0.36
        p = inner / seats
        for i in range(seats):
            box((p - 0.006, d - 0.24, 0.17), (-inner / 2 + p * (i + 0.5), -0.09, 0.31), mat, 0.06, seg=6)
        n = round(inner / 0.13)
        q = inner / n
        for i in range(n):
            box(
                (q - 0.002, 0.15, 0.50),
                (-inner / 2 + q * (i + 0.5), d / 2 - 0.16, 0.30),
                mat,
                0.062,
                rot=(-0.10, 0, 0),
                seg=6,
            )
        box((w - 0.05, 0.12, 0.60), (0, d / 2 - 0.07, 0.14), mat, 0.055, seg=6)
        for k, c in enumerate(cushions or []):
            x = -inner / 2 + 0.26 + (inner - 0.52) * k / max(1, len(cushions) - 1)
            soft("pillowM", c, (x, -0.02, 0.70), (PI / 2 - 0.34, 0, 0.16 - 0.3 * (k % 2)), (0.82,) * 3)
    return g.e


def dining_chair(loc, rotz, mat, wood=None, low=False):
    """Rounded velvet back on turned legs with brass feet; sits facing -y."""
    wood = wood or walnut()
    with group(loc, rotz) as g:
        lathe(
            [(0, 0), (0.20, 0), (0.23, 0.02), (0.235, 0.055), (0.21, 0.09), (0.10, 0.105), (0, 0.107)],
            (0, -0.01, 0.385),
            mat,
            48,
            sub=1,
        )
        cyl(0.21, 0.05, (0, -0.01, 0.345), wood, seg=48)
        r = 0.245
        arc = [(r * math.cos(a), r * math.sin(a) * 0.98) for a in np.linspace(PI * 0.02, PI * 0.98, 28)]
        sweep(arc, rrect(0.06, 0.36, 0.028, 5, 0, 0.68), mat, sub=1)
        for a in np.linspace(PI * 0.15, PI * 0.85, 5):
            tube((r * math.cos(a), r * math.sin(a), 0.38), (r * math.cos(a), r * math.sin(a), 0.56), 0.009, metal())
        for x, y in ((-0.16, -0.17), (0.16, -0.17), (-0.16, 0.16), (0.16, 0.16)):
            lathe(
                [(0, 0), (0.011, 0), (0.012, 0.05), (0.018, 0.30), (0.02, 0.36), (0, 0.36)],
                (x * 0.86, y * 0.86, 0),
                wood,
                20,
            )
            lathe([(0, 0), (0.0125, 0), (0.014, 0.06), (0, 0.06)], (x * 0.86, y * 0.86, -0.0005), metal(), 20)
    return g.e


def banquette(w, loc, rotz, mat, h=1.15, wood=None, brass=True):
    """Bench seat against a wall, its back in channels; the seat faces -y, the back stands at y = 0."""
    wood = wood or walnut()
    with group(loc, rotz) as g:
        box((w, 0.62, 0.30), (0, -0.31, 0), wood, 0.01)
        box((w, 0.63, 0.03), (0, -0.315, 0.285), metal(), 0.004)
        n = max(1, round(w / 0.6))
        for i in range(n):
            box((w / n - 0.008, 0.60, 0.15), (-w / 2 + w / n * (i + 0.5), -0.31, 0.31), mat, 0.055, seg=6)
        n = round(w / 0.12)
        for i in range(n):
            box(
                (w / n - 0.002, 0.13, h - 0.44),
                (-w / 2 + w / n * (i + 0.5), -0.075, 0.42),
                mat,
                0.055,
                rot=(-0.06, 0, 0),
                seg=6,
            )
        box((w, 0.14, 0.04), (0, -0.02, h - 0.03), wood, 0.01)
        if brass:
            tube((-w / 2, -0.02, h + 0.05), (w / 2, -0.02, h + 0.05), 0.014, metal())
            for x in np.linspace(-w / 2 + 0.08, w / 2 - 0.08, max(2, round(w / 0.8))):
                tube((x, -0.02, h), (x, -0.02, h + 0.05), 0.008, metal())
    return g.e


def desk_chair(loc, rotz, mat):
    """Swivel armchair on a brass star base."""
    with group(loc, rotz) as g:
        lathe([(0, 0), (0.22, 0), (0.25, 0.03), (0.25, 0.07), (0.2, 0.11), (0, 0.12)], (0, 0, 0.40), mat, 48, sub=1)
        arc = [(0.27 * math.cos(a), 0.27 * math.sin(a)) for a in np.linspace(-0.35, PI + 0.35, 36)]
        sweep(arc, rrect(0.07, 0.34, 0.034, 6, 0, 0.66), mat, sub=1)
        cyl(0.025, 0.30, (0, 0, 0.10), metal())
        for k in range(5):
            a = 2 * PI * k / 5
            tube((0, 0, 0.10), (0.28 * math.cos(a), 0.28 * math.sin(a), 0.04), 0.014, metal())
            cyl(0.025, 0.04, (0.28 * math.cos(a), 0.28 * math.sin(a), 0), paint(CHAR))
    return g.e


def chaise(loc, rotz, mat, cushion=None):
    """Daybed with one rolled end, 1.7 m long along x, head at +x."""
    from kit.soft_goods import soft

    with group(loc, rotz) as g:
        box((1.70, 0.70, 0.16), (0, 0, 0.20), mat, 0.05, seg=6)
        box((1.62, 0.66, 0.13), (-0.03, 0, 0.33), mat, 0.055, seg=6)
        n = 6
        for i in range(n):
            box(
                (0.12, 0.7 / n - 0.002, 0.50),
                (0.80, -0.35 + 0.7 / n * (i + 0.5), 0.28),
                mat,
                0.05,
                rot=(0, 0.22, 0),
                seg=6,
            )
        box((1.6, 0.62, 0.03), (0, 0, 0.18), metal(), 0.006)
        for x in (-0.72, 0.72):
            for y in (-0.26, 0.26):
                lathe([(0, 0), (0.012, 0), (0.02, 0.18), (0, 0.18)], (x, y, 0), metal(), 20)
        if cushion:
            soft("pillowM", cushion, (0.56, 0, 0.64), (PI / 2 - 0.5, 0, -PI / 2), (0.75,) * 3)
    return g.e
