"""Beds, headboards, nightstands and benches."""

import numpy as np

from kit.lamps import table_lamp
from kit.glazing import *
from kit.materials import *
from kit.mesh import *
from kit.soft_goods import soft
from kit.tableware import *
from kit.textures import fbm, mix

WHITE = hexc("#f6f2ea")


def stitched(name, w, h, thread, inset=0.07, gap=0.028):
    """White bed linen with a double line of coloured stitching round its edge, in object coordinates."""
    px = 700
    y, x = np.mgrid[0:px, 0:px].astype(float)
    x, y = np.abs(x / px - 0.5) * w * 1.2, np.abs(y / px - 0.5) * h * 1.2
    edge = np.minimum(w / 2 - x, h / 2 - y)
    line = (np.abs(edge - inset) < 0.006) | (np.abs(edge - inset - gap) < 0.0035)
    cloth = np.ones((px, px, 3)) * np.array((0.965, 0.95, 0.92)) * (0.985 + 0.03 * fbm(px, px, 1, 1, 0.4, 3))[..., None]
    art = np.where(line[..., None], np.array(thread), cloth)
    art = np.roll(np.clip(art, 0, 1), (px // 2, px // 2), (0, 1))
    return image_tex(name, art, (w * 1.2, h * 1.2), 0.9, spec=0.15)


def channel_head(w, h, cloth, z=0.30, y=0.0):
    """Vertical channels of velvet in a brass frame, on the wall at x = 0."""
    n = max(8, round(w / 0.114))
    p = w / n
    for i in range(n):
        box((0.10, p - 0.002, h), (0.085, y - w / 2 + p * (i + 0.5), z), cloth, 0.048, seg=6)
    for s in (-1, 1):
        box((0.115, 0.02, h + 0.03), (0.085, y + s * (w / 2 + 0.015), z - 0.01), metal())
    box((0.115, w + 0.05, 0.02), (0.085, y, z + h + 0.005), metal())


def panel_head(w, h, cloth, z=0.30, rows=2, cols=5):
    """A quilt of upholstered squares with brass between them."""
    pw, ph = w / cols, h / rows
    box((0.05, w + 0.04, h + 0.04), (0.03, 0, z - 0.02), metal(), 0.006)
    for i in range(cols):
        for k in range(rows):
            box(
                (0.10, pw - 0.014, ph - 0.014), (0.07, -w / 2 + pw * (i + 0.5), z + ph * k + 0.007), cloth, 0.042, seg=6
            )


def arch_head(w, h, cloth, z=0.25):
    """Three round-headed panels, the middle one taller, piped with brass."""
    side, mid = w * 0.3, w * 0.4
    for y, pw, spring in ((-(mid + side) / 2, side, h * 0.62), (0, mid, h * 0.80), ((mid + side) / 2, side, h * 0.62)):
        pts = arch_points(pw - 0.02, spring)
        slab(pts, 0.10, cloth, (0.13, y, z), (0, 0, PI / 2), 0.04, 5)
        sweep(pts, rrect(0.02, 0.11, 0.006, 2, 0.008, 0), metal(), (0.075, y, z), rot=(PI / 2, 0, PI / 2))


def wing_head(w, h, cloth, z=0.15):
    """Tall channelled headboard with wings that turn into the room."""
    channel_head(w, h, cloth, z)
    for s in (-1, 1):
        y = s * (w / 2 + 0.06)
        box((0.42, 0.09, h + 0.02), (0.24, y, z - 0.01), cloth, 0.044, seg=6)
        for x in (0.05, 0.43):
            tube((x, y + s * 0.048, z + 0.03), (x, y + s * 0.048, z + h - 0.03), 0.007, metal())


def cane_head(w, h, wood, z=0.28):
    """Walnut frame with two panels of woven cane."""
    px = 512
    y, x = np.mgrid[0:px, 0:px] / px * 16
    weave = np.minimum.reduce(
        [np.abs((x % 1) - 0.5), np.abs((y % 1) - 0.5), np.abs(((x + y) % 1) - 0.5), np.abs(((x - y) % 1) - 0.5)]
    )
    art = mix((0.78, 0.62, 0.40), (0.20, 0.12, 0.07), np.clip((weave - 0.13) / 0.05, 0, 1))
    cane = image_tex("cane", art, (0.32, 0.32), 0.55, rotz=0, kind="UV")
    for node in cane.node_tree.nodes:
        if node.type == "MAPPING":
            node.inputs["Scale"].default_value = (w / 2 / 0.32, h / 0.32, 1)
    for s in (-1, 1):
        plane(w / 2 - 0.05, h - 0.08, (0.05, s * w / 4, z + h / 2), cane, (PI / 2, 0, PI / 2))
    for y, bw in ((-w / 2, 0.07), (0, 0.06), (w / 2, 0.07)):
        box((0.07, bw, h + z), (0.045, y, 0), wood, 0.02)
        if y:
            lathe([(0, 0), (0.03, 0), (0.034, 0.02), (0.02, 0.05), (0, 0.06)], (0.045, y, z + h), metal(), 24)
    for zz in (z, z + h - 0.06):
        box((0.06, w, 0.06), (0.045, 0, zz), wood, 0.015)


HEADS = {"channel": channel_head, "panel": panel_head, "arch": arch_head, "wing": wing_head, "cane": cane_head}


def bed(
    loc, width=1.8, rotz=0.0, base=None, throw=None, cushion=None, lumbar=None, thread=(0.12, 0.15, 0.33), throw_x=0.10
):
    """A made bed, head at x = 0, 2 m long: base, mattress, duvet, throw, four pillows, two cushions, one lumbar."""
    k = width / 1.8
    name = "%.2f%.2f%.2f" % thread
    plain = linen(WHITE)
    edged = linen(tuple(0.82 * a + 0.18 * b**2.2 for a, b in zip(hexc("#e9dfcf"), thread)))
    hem = stitched("duvet" + name, 5.2, 1.86, thread, 0.11)
    with group(loc, rotz) as g:
        box((2.02, width + 0.06, 0.22), (1.07, 0, 0.06), base, 0.03)
        box((2.0, width, 0.34), (1.08, 0, 0.27), plain, 0.08, seg=5)
        box((1.9, width - 0.1, 0.06), (1.06, 0, 0), paint(CHAR))
        soft("duvet", hem, (0.08, 0, 0), scale=(1, k, 1), solid=0.022)
        if throw:
            soft("throw", throw, (throw_x, 0, 0.020), scale=(1, k, 1), solid=0.018)
        fold = [(0, -0.93 * k), (0, 0.93 * k)]
        sweep(fold, rrect(0.36, 0.05, 0.024, 5, 0, 0.655), plain, (0.80, 0, 0), sub=1)
        thread_mat = paint(tuple(c**2.2 for c in thread), 0.7)
        for dx in (0.150, 0.130):
            sweep(
                [(0, -0.90 * k), (0, 0.90 * k)],
                rrect(0.006, 0.004, 0.0015, 2, 0, 0.6815),
                thread_mat,
                (0.80 + dx, 0, 0),
            )
        _pillows(width, k, plain, edged, cushion, lumbar)
    return g.e


def _pillows(width, k, plain, edged, cushion, lumbar):
    spread = 0.46 * k if width > 1.3 else 0.0
    for y, s in ((-spread, 1), (spread, 2)) if spread else ((0, 1),):
        soft("pillowL", plain, (0.30, y, 0.90), (PI / 2 - 0.30, 0, PI / 2))
        soft("pillowL", edged, (0.47, y * 1.02, 0.86), (PI / 2 - 0.52, 0.03 * s, PI / 2 + 0.04 * s), (0.93, 0.92, 0.95))
        if cushion and width > 1.3:
            soft(
                "pillowM", cushion, (0.66, y * 0.72, 0.86), (PI / 2 - 0.60, 0, PI / 2 + 0.06 * (3 - 2 * s)), (0.86,) * 3
            )
    if lumbar:
        soft(
            "pillowS",
            lumbar,
            (0.82 if width > 1.3 else 0.70, 0, 0.79 if width > 1.3 else 0.82),
            (PI / 2 - 0.72, 0, PI / 2),
        )


def nightstand(loc, wood=None, style="drawers", rotz=0.0):
    """0.44 x 0.50 m, top at 0.578 m."""
    wood = wood or walnut()
    with group(loc, rotz) as g:
        if style == "drum":
            n = 26
            for i in range(n):
                a = 2 * PI * i / n
                cyl(0.026, 0.46, (0.205 * math.cos(a), 0.205 * math.sin(a), 0.09), wood, seg=12)
            cyl(0.205, 0.46, (0, 0, 0.09), wood, seg=48)
            for z in (0.06, 0.53):
                cyl(0.235, 0.03, (0, 0, z), metal(), seg=64)
            cyl(0.18, 0.06, (0, 0, 0), paint(CHAR), seg=48)
            cyl(0.245, 0.018, (0, 0, 0.56), marble(), seg=64, bevel=0.005)
        else:
            box((0.44, 0.50, 0.42), (0, 0, 0.14), wood, 0.006)
            box((0.45, 0.51, 0.018), (0, 0, 0.56), marble(), 0.004)
            for z in (0.16, 0.36):
                box((0.012, 0.46, 0.18), (0.222, 0, z), walnut((PI / 2, 0, 0)), 0.004)
                cyl(0.012, 0.02, (0.228, 0, z + 0.09), metal(), (0, PI / 2, 0))
            for a in (-1, 1):
                for b in (-1, 1):
                    cyl(0.014, 0.14, (a * 0.18, b * 0.21, 0), metal())
    return g.e


def bedside(y, gap, bed_y, style="drawers", power=13, lamp=True):
    """Nightstands with lamp, books, vase and carafe on both sides of a bed against x = 0."""
    for sg in (-1, 1):
        nightstand((0.30, bed_y + sg * gap, 0), style=style)
        if lamp:
            table_lamp((0.27, bed_y + sg * gap, 0.578), power, 0.62)
    books((0.36, bed_y - gap - 0.10, 0.578), 2, 0.5)
    vase((0.42, bed_y + gap - 0.13, 0.578), paint(EMERALD, 0.25), 0.62)
    carafe((0.38, bed_y - gap + 0.16, 0.578))


def bench(loc, cloth, length=1.45, rotz=0.0):
    """Upholstered bench on a brass frame, seat at 0.46 m; its length runs along y."""
    with group(loc, rotz) as g:
        box((0.46, length, 0.13), (0, 0, 0.33), cloth, 0.05, seg=5)
        box((0.44, length - 0.03, 0.03), (0, 0, 0.30), walnut())
        b = length / 2 - 0.105
        for a in (-1, 1):
            for s in (-1, 1):
                tube((a * 0.18, s * b, 0), (a * 0.18, s * b, 0.31), 0.012, metal())
            tube((a * 0.18, -b, 0.02), (a * 0.18, b, 0.02), 0.008, metal())
    return g.e


def ottoman(loc, cloth, r=0.32, h=0.42):
    with group(loc) as g:
        lathe(
            [(0, 0), (r - 0.03, 0), (r, 0.03), (r, h - 0.10), (r - 0.02, h - 0.03), (r - 0.12, h), (0, h + 0.005)],
            (0, 0, 0.04),
            cloth,
            64,
            sub=1,
        )
        lathe([(0, 0), (r + 0.004, 0), (r + 0.004, 0.03), (0, 0.03)], (0, 0, 0.015), metal(), 64)
    return g.e
