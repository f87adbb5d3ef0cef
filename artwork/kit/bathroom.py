"""Tub, basins, mirrors, towels and a rain shower."""

import math

import numpy as np

from kit.lights import *
from kit.glazing import *
from kit.materials import *
from kit.mesh import *


def tub(loc, rotz=0.0, outer=None):
    """Free-standing oval tub, 1.7 m along x, on a brass ring."""
    white = paint(hexc("#f3f0ea"), 0.12)
    prof = [
        (0, 0.03),
        (0.30, 0.03),
        (0.36, 0.06),
        (0.40, 0.30),
        (0.44, 0.56),
        (0.455, 0.585),
        (0.44, 0.59),
        (0.42, 0.57),
        (0.38, 0.30),
        (0.34, 0.14),
        (0.26, 0.11),
        (0, 0.11),
    ]
    with group(loc, rotz) as g:
        shell = lathe(prof, (0, 0, 0), white, 96)
        shell.scale = (1.87, 0.86, 1)
        skin = lathe([(0.361, 0.062), (0.402, 0.30), (0.441, 0.555)], (0, 0, 0), outer or white, 96)
        skin.scale = (1.878, 0.866, 1)
        ring = lathe([(0.28, 0), (0.35, 0), (0.35, 0.05), (0.28, 0.05)], (0, 0, 0), metal(), 96)
        ring.scale = (1.85, 0.85, 1)
    return g.e


def floor_tap(loc, rotz=0.0):
    """Standing bath filler with a hand shower."""
    brass = metal(rough=0.15)
    with group(loc, rotz) as g:
        cyl(0.06, 0.015, (0, 0, 0), brass)
        tube((0, 0, 0), (0, 0, 0.95), 0.018, brass)
        tube((0, 0, 0.92), (0, -0.24, 0.92), 0.014, brass)
        tube((0, -0.23, 0.92), (0, -0.23, 0.86), 0.014, brass)
        for x in (-0.08, 0.08):
            tube((0, 0, 0.80), (x, 0, 0.80), 0.012, brass)
            cyl(0.025, 0.03, (x, 0, 0.785), brass)
        tube((0.08, 0, 0.82), (0.10, -0.03, 1.02), 0.011, brass)
    return g.e


def vanity(loc, w=1.6, rotz=0.0, basins=1, wood=None):
    """Fluted walnut stand with a marble top, vessel basins and wall taps; front faces local -y, wall at y = 0."""
    wood, brass = wood or walnut(), metal(rough=0.15)
    with group(loc, rotz) as g:
        box((w, 0.5, 0.42), (0, -0.27, 0.38), wood, 0.01)
        n = round(w / 0.04)
        for i in range(n):
            cyl(w / n * 0.5, 0.40, (-w / 2 + w / n * (i + 0.5), -0.52, 0.39), wood, seg=12)
        box((w + 0.04, 0.60, 0.035), (0, -0.29, 0.80), marble(), 0.008)
        box((w + 0.04, 0.02, 0.12), (0, -0.012, 0.835), marble(), 0.004)
        for x in np.linspace(-w / 4, w / 4, basins) if basins > 1 else (0,):
            bowl = [
                (0, 0),
                (0.12, 0),
                (0.17, 0.05),
                (0.205, 0.13),
                (0.21, 0.14),
                (0.20, 0.14),
                (0.16, 0.06),
                (0.10, 0.025),
                (0, 0.02),
            ]
            lathe(bowl, (x, -0.28, 0.835), paint(hexc("#f3f0ea"), 0.1), 64)
            tube((x, 0, 1.08), (x, -0.16, 1.08), 0.012, brass)
            tube((x, -0.155, 1.08), (x, -0.155, 1.045), 0.012, brass)
            for dx in (-0.1, 0.1):
                tube((x + dx, 0, 1.08), (x + dx, -0.05, 1.08), 0.02, brass)
    return g.e


def mirror(w, h, loc, rotz=0.0, arched=False):
    """Brass-framed mirror on a wall; front faces local -y, loc = bottom centre."""
    silver = material("silver", lambda n: n.set(Base_Color=(0.86, 0.87, 0.87), Metallic=1.0, Roughness=0.01))
    with group(loc, rotz) as g:
        pts = arch_points(w, h - w / 2) if arched else [(w / 2, 0), (w / 2, h), (-w / 2, h), (-w / 2, 0)]
        slab(pts, 0.012, silver, (0, -0.022, 0), bevel=0.0)
        sweep(
            pts if arched else pts + pts[:1],
            rrect(0.022, 0.03, 0.006, 2, 0.0, 0),
            metal(),
            (0, -0.016, 0),
            rot=(PI / 2, 0, 0),
        )
        box((w + 0.02, 0.03, 0.022), (0, -0.016, -0.012), metal(), 0.004)
    return g.e


def towels(loc, n=3, rotz=0.0, colours=("#f2ece1",)):
    """Rolled towels in a pyramid, their ends facing local -y."""
    with group(loc, rotz) as g:
        k = 0
        for row in range(n):
            for i in range(n - row):
                cloth = linen(hexc(colours[k % len(colours)]), bump=0)
                x, z = (i - (n - row - 1) / 2) * 0.125, 0.0625 + row * 0.108
                spiral = [(0.0, 0), (0.056, 0), (0.062, 0.012), (0.062, 0.34), (0.056, 0.352), (0.0, 0.352)]
                lathe(spiral, (x, 0.176, z), cloth, 28, rot=(PI / 2, 0, 0))
                for r in (0.02, 0.038):
                    lathe(
                        [(r - 0.002, 0), (r + 0.002, 0), (r + 0.002, 0.004), (r - 0.002, 0.004)],
                        (x, -0.173, z),
                        paint(hexc("#cfc4b0"), 0.9),
                        24,
                        rot=(PI / 2, 0, 0),
                    )
                k += 1
    return g.e


def folded_towel(loc, w=0.5, d=0.3, layers=3, rotz=0.0, colour="#f2ece1"):
    with group(loc, rotz) as g:
        for k in range(layers):
            box((w - 0.01 * k, d - 0.008 * k, 0.045), (0, 0, 0.043 * k), linen(hexc(colour)), 0.021, seg=5)
    return g.e


def rain_shower(loc, wall_y):
    """Ceiling-height rose on a wall arm; loc = rose centre."""
    x, y, z = loc
    brass = metal(rough=0.15)
    cyl(0.14, 0.012, (x, y, z), brass, seg=48)
    tube((x, y, z + 0.012), (x, y, z + 0.06), 0.014, brass)
    tube((x, y, z + 0.06), (x, wall_y, z + 0.06), 0.012, brass)
    for dz in (1.05, 1.25):
        cyl(0.04, 0.03, (x, wall_y, z - dz), brass, (PI / 2, 0, 0))


def grab_rail(p0, p1, r=0.017):
    """Brass safety rail between two points, standing 6 cm off the wall on flanges."""
    tube(p0, p1, r, metal(rough=0.3))
