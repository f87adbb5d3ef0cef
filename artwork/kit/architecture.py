"""Walls, windows, ceilings, panelling, arches and screens."""

import numpy as np

from kit.lights import *
from kit.glazing import *
from kit.materials import *
from kit.mesh import *
from kit.soft_goods import curtain
from kit.textures import *
from kit.wall_art import panel_frame

PLASTER, TRIM, CEILING = hexc("#e2d6c2"), hexc("#ece3d3"), hexc("#f1ebe0")


def parquet(gloss=0.26, rotz=PI / 4, pale=False):
    board, relief = tex_herringbone(dark=(0.50, 0.40, 0.29), light=(0.74, 0.64, 0.50)) if pale else tex_herringbone()
    return image_tex(
        "herring%.2f%d" % (rotz, pale), board, (3.2, 3.2), gloss, relief, clear=0.2, rotz=rotz, rough_var=0.06
    )


def shell(w, d, h, wall, floor, back=3.0, ceiling=None):
    """Room from x 0..w and y -back..d, open towards +y where the window wall goes."""
    length, mid = d + back, (d - back) / 2
    plane(w, length, (w / 2, mid, 0), floor)
    plane(w, length, (w / 2, mid, h), ceiling or paint(CEILING, 0.8), (PI, 0, 0))
    box((0.1, length, h), (-0.05, mid, 0), wall)
    box((0.1, length, h), (w + 0.05, mid, 0), wall)
    box((w, 0.1, h), (w / 2, -back - 0.05, 0), wall)
    trim = paint(TRIM, 0.45)
    for x, sg in ((0, 1), (w, -1)):
        box((0.02, length, 0.13), (x + sg * 0.01, mid, 0), trim)
        box((0.07, length, 0.06), (x + sg * 0.035, mid, h - 0.06), trim, 0.02)
        box((0.03, length, 0.03), (x + sg * 0.015, mid, h - 0.10), trim, 0.01)
    box((w, 0.07, 0.06), (w / 2, d - 0.035, h - 0.06), trim, 0.02)


def window_wall(w, d, h, opening, wall, mullions=2, transom=None):
    """Far wall at y = d with one wide window: opening = (x0, x1, z0, z1)."""
    x0, x1, z0, z1 = opening
    mid, frame = (x0 + x1) / 2, paint(CHAR, 0.4)
    box((x0, 0.2, h), (x0 / 2, d + 0.1, 0), wall)
    box((w - x1, 0.2, h), ((w + x1) / 2, d + 0.1, 0), wall)
    box((x1 - x0, 0.2, z0), (mid, d + 0.1, 0), wall)
    box((x1 - x0, 0.2, h - z1), (mid, d + 0.1, z1), wall)
    for x in np.linspace(x0, x1, mullions + 2):
        box((0.045, 0.06, z1 - z0), (x, d + 0.12, z0), frame)
    for z in [z0, z1 - 0.04] + ([transom] if transom else []):
        box((x1 - x0, 0.06, 0.04), (mid, d + 0.12, z), frame)
    plane(x1 - x0, z1 - z0, (mid, d + 0.13, (z0 + z1) / 2), pane(), (PI / 2, 0, 0))


def window_dressing(w, d, h, opening, drape, drape_w=0.62, sheers=True):
    """Sheers, drapes and a pelmet in front of a window wall."""
    x0, x1 = opening[:2]
    if sheers:
        net = sheer()
        curtain(0.85, h - 0.23, (x0 + 0.27, d - 0.12, 0.01), net, 9, 0.035)
        curtain(0.85, h - 0.23, (x1 - 0.27, d - 0.12, 0.01), net, 9, 0.035, seed=4)
    pleats = max(5, int(drape_w * 10))
    curtain(drape_w, h - 0.19, (max(drape_w / 2 + 0.09, x0 - 0.30), d - 0.24, 0.01), drape, pleats, 0.07)
    curtain(drape_w, h - 0.19, (min(w - drape_w / 2 - 0.09, x1 + 0.30), d - 0.24, 0.01), drape, pleats, 0.07, seed=3)
    box((w, 0.26, 0.14), (w / 2, d - 0.15, h - 0.20), paint(TRIM, 0.45), 0.01)


def ceiling_tray(x0, x1, y0, y1, h, power=11, drop=0.16):
    """Hidden warm strip behind a low fascia: a raised field in the middle of the ceiling."""
    trim = paint(TRIM, 0.45)
    mx, my, lx, ly = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
    for y in (y0, y1):
        box((lx + 0.06, 0.06, 0.1), (mx, y, h - drop), trim, 0.01)
    for x in (x0, x1):
        box((0.06, ly, 0.1), (x, my, h - drop), trim, 0.01)
    for x, sg in ((x0 - 0.09, 1), (x1 + 0.09, -1)):
        area((x, my, h - drop + 0.05), (0.05, ly - 0.1), power, (1, 0.66, 0.36), (PI, 0, 0))
    for y in (y0 - 0.09, y1 + 0.09):
        area((mx, y, h - drop + 0.05), (lx, 0.05), power * lx / ly * 0.8, (1, 0.66, 0.36), (PI, 0, 0))


def wainscot(x, y0, y1, h, wood, side=1, spacing=0.72):
    """Veneer dado with brass lines on a wall at constant x; side = +1 when the room lies at larger x."""
    mid, length = (y0 + y1) / 2, y1 - y0
    box((0.03, length, h), (x + side * 0.015, mid, 0), wood, 0.002)
    box((0.036, length, 0.014), (x + side * 0.018, mid, h), metal(), 0.002)
    n = max(1, round(length / spacing))
    for k in range(n + 1):
        box((0.034, 0.006, h), (x + side * 0.0165, y0 + length * k / n, 0), metal(), 0.001)


def slats(x, y0, y1, h, wood, side=1, pitch=0.075, z0=0.0):
    """Vertical timber slats on a dark ground, on a wall at constant x."""
    box((0.012, y1 - y0, h), (x + side * 0.006, (y0 + y1) / 2, z0), paint((0.02, 0.014, 0.01), 0.6), 0.001)
    n = int((y1 - y0) / pitch)
    for k in range(n):
        box((0.035, pitch * 0.62, h), (x + side * 0.028, y0 + pitch * (k + 0.5), z0), wood, 0.006, seg=2)


def wall_panels(x, ys, z, w, h, mat, side=1):
    """Picture-rail rectangles on a wall at constant x."""
    for y in ys:
        panel_frame(w, h, (x + side * 0.002, y, z), mat, (0, 0, PI / 2 if side > 0 else -PI / 2))


def column(x, y, h, mat, r=0.2, cap=None):
    """Fluted round column with a brass collar at head and foot."""
    c = cap or metal()
    pts = []
    for k in range(96):
        a = 2 * PI * k / 96
        rr = r * (1 - 0.06 * (0.5 + 0.5 * math.cos(a * 24)))
        pts.append((rr * math.cos(a), rr * math.sin(a)))
    v = [(px, py, z) for z in (0, h) for px, py in pts]
    obj("column", v, [(k, (k + 1) % 96, (k + 1) % 96 + 96, k + 96) for k in range(96)], mat, (x, y, 0))
    for z in (0, h - 0.12):
        lathe([(0, 0), (r * 1.15, 0), (r * 1.2, 0.02), (r * 1.2, 0.10), (r * 1.08, 0.12), (0, 0.12)], (x, y, z), c, 64)


def arch_wall(w, h, openings, mat, loc, depth=0.3, rot=0, trim=None):
    """Wall in local XZ, centred on x = 0, pierced by round arches [(x, width, springing)]."""
    with group(loc, rot) as g:
        edges = sorted(openings)
        cursor = -w / 2
        for x, aw, spring in edges:
            left, right = x - aw / 2, x + aw / 2
            box((left - cursor, depth, h), ((left + cursor) / 2, depth / 2, 0), mat, 0.002)
            crown = [(right, h), (left, h)]
            crown += [(x - aw / 2 * math.cos(PI * k / 24), spring + aw / 2 * math.sin(PI * k / 24)) for k in range(25)]
            _spandrel(crown, depth, mat)
            if trim:
                sweep(
                    arch_points(aw, spring),
                    rrect(0.05, depth + 0.04, 0.012, 3, -0.02, 0),
                    trim,
                    (x, depth / 2, 0),
                    rot=(PI / 2, 0, 0),
                )
            cursor = right
        box((w / 2 - cursor, depth, h), ((w / 2 + cursor) / 2, depth / 2, 0), mat, 0.002)
    return g.e


def _spandrel(crown, depth, mat):
    """The masonry above one arch, as quads from the arch up to the wall head."""
    (right, h), (left, _), *arc = crown
    v, f = [], []
    for px, pz in arc:
        for y in (0, depth):
            v += [(px, y, pz), (px, y, h)]
    for k in range(len(arc) - 1):
        a, b = 4 * k, 4 * (k + 1)
        f += [(a, b, b + 1, a + 1), (a + 2, a + 3, b + 3, b + 2), (a, a + 2, b + 2, b)]
    obj("spandrel", v, f, mat, smooth=False)


def jali(w, h, mat, loc, rotz=0, cell=0.14, t=0.035, frame=True):
    """Pierced stone screen: a lattice of eight-fold stars, in local XZ."""
    with group(loc, rotz) as g:
        nx, nz = max(1, round(w / cell)), max(1, round(h / cell))
        cx, cz = w / nx, h / nz
        bar = min(cx, cz) * 0.16
        for i in range(nx):
            for k in range(nz):
                x, z = -w / 2 + cx * (i + 0.5), cz * (k + 0.5)
                for a in (0, PI / 4, PI / 2, -PI / 4):
                    length = cx if a in (0, PI / 2) else cx * 1.414
                    (
                        box(
                            (length, t, bar),
                            (x + math.sin(a) * bar / 2, 0, z - math.cos(a) * bar / 2),
                            mat,
                            0.0,
                            rot=(0, a, 0),
                        )
                        if a
                        else box((length, t, bar), (x, 0, z - bar / 2), mat, 0.0)
                    )
        if frame:
            for sx, sz, x, z in (
                (w + 0.12, 0.06, 0, -0.06),
                (w + 0.12, 0.06, 0, h),
                (0.06, h, -w / 2 - 0.03, 0),
                (0.06, h, w / 2 + 0.03, 0),
            ):
                box((sx, t * 1.6, sz), (x, 0, z), mat, 0.006)
    return g.e


def arched_view(w, spring, picture, loc=(0, 0, 0)):
    """A picture that fills a round-headed opening, in local XZ."""
    pts = arch_points(w, spring)
    o = obj("view", [(x, 0, z) for x, z in pts], [tuple(range(len(pts)))], picture, loc, smooth=False)
    uv = o.data.uv_layers.new(name="UV")
    for loop, vertex in enumerate(o.data.polygons[0].vertices):
        x, z = pts[vertex]
        uv.data[loop].uv = (x / w + 0.5, z / (spring + w / 2))
    o.visible_diffuse = False
    return o
