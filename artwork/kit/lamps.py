"""Lamps with a body: table lamp, globe, bell pendant."""

import math

import numpy as np

from kit.lights import *


def table_lamp(loc, power=9, h=0.62, base=None, light=True):
    b = base or metal()
    with group(loc) as g:
        lathe(
            [
                (0, 0),
                (0.085, 0),
                (0.09, 0.008),
                (0.085, 0.018),
                (0.03, 0.024),
                (0.018, 0.05),
                (0.03, 0.10),
                (0.06, 0.17),
                (0.068, 0.22),
                (0.05, 0.29),
                (0.018, 0.34),
                (0.011, 0.37),
                (0.011, h - 0.05),
            ],
            (0, 0, 0),
            b,
            48,
        )
        sh = h * 0.42
        lathe([(0.175, 0), (0.135, sh)], (0, 0, h - sh), shade((1, 0.62, 0.32), 0.62), 64)
        for r, z in ((0.176, h - sh), (0.136, h)):
            lathe(
                [(r - 0.003, -0.004), (r + 0.002, -0.004), (r + 0.002, 0.004), (r - 0.003, 0.004), (r - 0.003, -0.004)],
                (0, 0, z),
                metal(),
                64,
            )
    if light:
        point((loc[0], loc[1], loc[2] + h - sh * 0.45), power, (1, 0.62, 0.32), 0.05)
    return g.e


def globe_pendant(loc, top, r=0.11, power=8, cage=True):
    """opal globe with brass cap; loc = centre"""
    x, y, z = loc
    o = lathe(
        [(r * math.sin(a), -r * math.cos(a)) for a in np.linspace(0.001, PI * 0.93, 22)],
        loc,
        shade((1, 0.74, 0.45), 4.2),
        40,
    )
    o.visible_shadow = False
    lathe([(0, 0.05), (0.02, 0.05), (r * 0.42, 0.0), (r * 0.42, -0.02), (0, -0.02)], (x, y, z + r * 0.96), metal(), 40)
    tube((x, y, z + r), (x, y, top), 0.005, metal())
    cyl(0.05, 0.02, (x, y, top - 0.02), metal())
    if power:
        point(loc, power, (1, 0.62, 0.32), r * 0.9)


def cone_pendant(loc, top, r=0.22, h=0.26, power=30, mat=None, inner=None):
    """brass bell shade, light downwards; loc = rim centre"""
    x, y, z = loc
    m = mat or metal(rough=0.28)
    pr = [(r * (1 - 0.0) * math.cos(t) ** 0.55 + 0.0, h * math.sin(t)) for t in np.linspace(0, PI / 2 * 0.93, 18)]
    lathe(pr, loc, m, 64, solid=0.004)
    lathe([(0, h + 0.06), (0.02, h + 0.06), (0.035, h + 0.02), (0.05, h - 0.02), (0, h - 0.02)], loc, m)
    tube((x, y, z + h), (x, y, top), 0.004, paint(CHAR))
    b = lathe(
        [(0.04 * math.sin(a), -0.04 * math.cos(a)) for a in np.linspace(0.001, PI, 14)],
        (x, y, z + h * 0.45),
        emit((1, 0.72, 0.4), 14),
        24,
    )
    b.visible_shadow = False
    if power:
        point((x, y, z + h * 0.40), power, (1, 0.62, 0.32), 0.04)


def sconce(loc, facing, power=7, h=0.28):
    """Opal tube between brass caps on a wall; facing = (dx, dy) into the room."""
    x, y, z = loc
    dx, dy = facing
    brass = metal()
    tube((x, y, z), (x + dx * 0.02, y + dy * 0.02, z), 0.05, brass)
    tube((x, y, z), (x + dx * 0.11, y + dy * 0.11, z), 0.01, brass)
    px, py = x + dx * 0.12, y + dy * 0.12
    o = lathe([(0.042, -h / 2), (0.055, 0), (0.042, h / 2)], (px, py, z), shade((1, 0.66, 0.36), 1.1), 32)
    o.visible_shadow = False
    for zz in (-h / 2 - 0.006, h / 2 - 0.006):
        cyl(0.048, 0.012, (px, py, z + zz), brass)
    if power:
        point((px + dx * 0.02, py + dy * 0.02, z), power, r=0.06)


def floor_lamp(loc, power=14, h=1.55):
    brass = metal()
    x, y, z = loc
    lathe(
        [(0, 0), (0.15, 0), (0.15, 0.015), (0.02, 0.03), (0.011, 0.05), (0.011, h - 0.2), (0, h - 0.2)], loc, brass, 48
    )
    lathe([(0.22, 0), (0.17, 0.30)], (x, y, z + h - 0.30), shade((1, 0.62, 0.32), 0.6), 64)
    for r, zz in ((0.221, h - 0.30), (0.171, h)):
        lathe(
            [(r - 0.003, -0.004), (r + 0.002, -0.004), (r + 0.002, 0.004), (r - 0.003, 0.004), (r - 0.003, -0.004)],
            (x, y, z + zz),
            brass,
            64,
        )
    point((x, y, z + h - 0.16), power, (1, 0.62, 0.32), 0.06)


def opal_lamp(loc, power=3, s=1.0, glow=1.3):
    """Small table lamp with an opal dome."""
    x, y, z = loc
    lathe(
        [(0, 0), (0.055 * s, 0), (0.055 * s, 0.012), (0.014 * s, 0.022), (0.011 * s, 0.18 * s), (0, 0.18 * s)],
        loc,
        metal(),
        40,
    )
    dome = [(0.12 * s * math.sin(a), 0.095 * s * math.cos(a)) for a in np.linspace(0.01, PI / 2, 14)]
    o = lathe(dome, (x, y, z + 0.16 * s), shade((1, 0.64, 0.34), glow), 40)
    o.visible_shadow = False
    point((x, y, z + 0.17 * s), power, r=0.07)


def ring_chandelier(loc, top, tiers=((0.55, 0.0), (0.38, 0.22)), power=60, n=24):
    """Brass rings hung with glass rods; loc = centre of the lowest ring."""
    x, y, z = loc
    brass = metal()
    rod = shade((1, 0.72, 0.44), 1.3)
    for r, dz in tiers:
        for q in (0, 0.14):
            lathe(
                [(r - 0.008, 0), (r + 0.008, 0), (r + 0.008, 0.022), (r - 0.008, 0.022), (r - 0.008, 0)],
                (x, y, z + dz + q),
                brass,
                72,
            )
        m = max(10, round(n * r / tiers[0][0]))
        for k in range(m):
            a = 2 * PI * k / m
            o = cyl(0.017, 0.15, (x + r * math.cos(a), y + r * math.sin(a), z + dz), rod, seg=14)
            o.visible_shadow = False
        for k in range(3):
            a = 2 * PI * k / 3 + 0.3
            tube(
                (x + r * math.cos(a), y + r * math.sin(a), z + dz + 0.15), (x, y, min(top, z + dz + 1.0)), 0.004, brass
            )
        lamp = point((x, y, z + dz + 0.05), power * r / tiers[0][0], (1, 0.66, 0.36), r * 0.8)
        lamp.visible_glossy = False
    tube((x, y, z + 0.5), (x, y, top), 0.008, brass)
    cyl(0.09, 0.03, (x, y, top - 0.03), brass)


def picture_light(loc, facing, w=0.4, power=6):
    """Slim brass bar over a picture."""
    x, y, z = loc
    dx, dy = facing
    px, py = x + dx * 0.14, y + dy * 0.14
    tube((x, y, z), (px, py, z + 0.03), 0.007, metal())
    tube((px - dy * w / 2, py + dx * w / 2, z + 0.03), (px + dy * w / 2, py - dx * w / 2, z + 0.03), 0.016, metal())
    spot((px, py, z + 0.01), (x, y, z - 0.7), power, angle=110, blend=0.9, r=0.08)
