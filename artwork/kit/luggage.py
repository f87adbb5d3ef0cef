"""What travels with a guest: suitcases, the porter's cart, a computer, a wheelchair."""

import numpy as np

from kit.glazing import *
from kit.materials import *
from kit.mesh import *


def suitcase(loc, cloth, w=0.48, h=0.66, d=0.24, rotz=0.0):
    """Upright cabin case of leather with brass corners; its broad side faces local -y."""
    brass, strap = metal(rough=0.25), paint(hexc("#6b3d22"), 0.45)
    with group(loc, rotz) as g:
        box((w, d, h), (0, 0, 0.05), cloth, 0.035, seg=5)
        for z in (0.05 + h * 0.28, 0.05 + h * 0.72):
            box((w + 0.006, d + 0.006, 0.035), (0, 0, z - 0.017), strap, 0.008)
            box((0.05, 0.01, 0.045), (0, -d / 2 - 0.004, z - 0.022), brass, 0.003)
        for sx in (-1, 1):
            for sy in (-1, 1):
                for z in (0.05, 0.05 + h - 0.06):
                    box((0.06, 0.06, 0.06), (sx * (w / 2 - 0.027), sy * (d / 2 - 0.027), z), brass, 0.02, seg=4)
                cyl(0.025, 0.05, (sx * (w / 2 - 0.07), sy * (d / 2 - 0.06), 0), paint(CHAR, 0.4), bevel=0.01)
            tube((sx * 0.09, 0, h + 0.04), (sx * 0.09, 0, h + 0.10), 0.009, brass)
        tube((-0.10, 0, h + 0.10), (0.10, 0, h + 0.10), 0.014, strap)
    return g.e


def luggage_cart(loc, rotz=0.0):
    """The porter's brass birdcage cart with its cases."""
    brass = metal(rough=0.16)
    with group(loc, rotz) as g:
        box((1.10, 0.62, 0.05), (0, 0, 0.20), brass, 0.02)
        box((1.02, 0.54, 0.02), (0, 0, 0.25), velvet(hexc("#143f35"), 0.9, 0.4), 0.004)
        for x in (-0.5, 0.5):
            for y in (-0.25, 0.25):
                tube((x, y, 0.24), (x, y, 1.35), 0.017, brass)
                lathe([(0, 0), (0.03, 0), (0.035, 0.03), (0.02, 0.06), (0, 0.065)], (x, y, 0.25), brass, 24)
                cyl(0.075, 0.045, (x, y - 0.022, 0.085), paint(CHAR, 0.4), (-PI / 2, 0, 0), bevel=0.012)
                tube((x, y, 0.08), (x, y, 0.21), 0.018, brass)
            arch = [(0.25 * math.cos(a), 0.25 * math.sin(a)) for a in np.linspace(0, PI, 25)]
            sweep(arch, rrect(0.034, 0.034, 0.016, 4), brass, (x, 0, 1.35), rot=(PI / 2, 0, PI / 2))
        tube((-0.5, 0, 1.60), (0.5, 0, 1.60), 0.017, brass)
        lathe([(0, 0), (0.03, 0.01), (0.035, 0.04), (0.02, 0.07), (0, 0.085)], (0, 0, 1.61), brass, 32)
        suitcase((-0.20, 0.02, 0.22), paint(hexc("#1b2450"), 0.42), 0.46, 0.64, 0.25, 0.06)
        suitcase((0.26, -0.03, 0.22), paint(hexc("#7a4a2a"), 0.42), 0.36, 0.48, 0.22, -0.10)
    return g.e


def laptop(loc, rotz=0.0):
    """Open computer with a lit screen; the reader sits at local -y."""
    shell, dark = metal((0.62, 0.60, 0.58), 0.35, False), paint((0.012, 0.013, 0.018), 0.35)
    px, py = 640, 400
    y, x = np.mgrid[0:py, 0:px] / py
    sky_above = np.clip(1 - y * 1.1, 0, 1)[..., None] * np.array((0.10, 0.13, 0.34))
    glow = np.exp(-(((y - 0.72) / 0.22) ** 2))[..., None] * np.array((0.80, 0.46, 0.30))
    hills = (y > 0.80 + 0.04 * np.sin(x * 7))[..., None]
    art = np.where(hills, np.array((0.05, 0.06, 0.16)), np.clip(sky_above + glow * 0.9, 0, 1))
    with group(loc, rotz) as g:
        box((0.33, 0.23, 0.013), (0, 0, 0), shell, 0.005)
        box((0.29, 0.11, 0.002), (0, 0.035, 0.0125), dark, 0.0006)
        box((0.11, 0.06, 0.0015), (0, -0.07, 0.0125), metal((0.5, 0.48, 0.46), 0.3, False), 0.0005)
        box((0.33, 0.008, 0.215), (0, 0.118, 0.012), shell, 0.003, rot=(-0.28, 0, 0))
        lit = image_tex("screen", art, kind="UV", emitv=1.1)
        plane(0.312, 0.195, (0, 0.141, 0.118), lit, (PI / 2 - 0.28, 0, 0))
    return g.e


def wheel(r, loc, mat, spokes=16, tyre=None):
    """Spoked wheel in the local yz plane; loc = its hub."""
    with group(loc, PI / 2):
        ring = [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, 2 * PI, 65)[:-1]]
        rim = [((r - 0.022) * p[0] / r, (r - 0.022) * p[1] / r) for p in ring]
        sweep(ring, rrect(0.026, 0.026, 0.012, 3), tyre or paint(CHAR, 0.6), closed=True, rot=(PI / 2, 0, 0))
        sweep(rim, rrect(0.014, 0.018, 0.005, 2), mat, closed=True, rot=(PI / 2, 0, 0))
        for k in range(spokes):
            a = 2 * PI * k / spokes
            tube((0, 0, 0), ((r - 0.02) * math.cos(a), 0, (r - 0.02) * math.sin(a)), 0.0022, mat, 8)
        cyl(0.03, 0.06, (0, 0.03, 0), mat, (PI / 2, 0, 0))


def wheelchair(loc, rotz=0.0):
    """The house's chair for guests: a brass frame, leather seat and back; the sitter faces local -y."""
    brass, hide = metal(rough=0.2), paint(hexc("#1b2450"), 0.42)
    with group(loc, rotz) as g:
        for s in (-1, 1):
            x = s * 0.26
            wheel(0.30, (s * 0.31, 0.12, 0.30), brass)
            hand = [(0.255 * math.cos(a), 0.255 * math.sin(a)) for a in np.linspace(0, 2 * PI, 49)[:-1]]
            sweep(hand, rrect(0.014, 0.014, 0.006, 3), brass, (s * 0.345, 0.12, 0.30), True, (PI / 2, 0, PI / 2))
            wheel(0.095, (x, -0.30, 0.095), brass, 8)
            path = ((x, 0.24, 0.98), (x, 0.20, 0.47), (x, -0.24, 0.47), (x, -0.40, 0.14))
            for p, q in zip(path, path[1:]):
                tube(p, q, 0.014, brass)
            tube((x, 0.21, 0.70), (x, -0.12, 0.70), 0.013, brass)
            tube((x, -0.12, 0.70), (x, -0.20, 0.47), 0.013, brass)
            tube((x, -0.24, 0.47), (x, -0.30, 0.12), 0.013, brass)
            tube((x, 0.12, 0.30), (x, 0.20, 0.50), 0.014, brass)
            tube((x, 0.12, 0.30), (x, -0.30, 0.25), 0.013, brass)
            box((0.06, 0.30, 0.035), (x, 0.03, 0.705), hide, 0.015, seg=4)
            tube((x, 0.24, 0.97), (x, 0.36, 0.97), 0.018, hide)
            box((0.15, 0.17, 0.012), (s * 0.14, -0.46, 0.11), brass, 0.004, rot=(0.25, 0, 0))
            tube((x, -0.40, 0.14), (s * 0.14, -0.42, 0.12), 0.011, brass)
        box((0.48, 0.46, 0.07), (0, -0.02, 0.47), hide, 0.03, seg=5)
        box((0.48, 0.05, 0.44), (0, 0.225, 0.54), hide, 0.022, rot=(-0.07, 0, 0), seg=5)
    return g.e
