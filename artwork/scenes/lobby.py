"""The lobby: chequered marble, fluted columns, a fan of brass rays over the reception and a tall chandelier."""

from kit import *
from kit.grand import *

W, D, H = 11.0, 13.0, 5.6


def build(view):
    wall, wood, brass = paint(hexc("#e0d3bd"), 0.6), walnut(tint=1.2), metal(rough=0.2)
    plane(W + 4, D + 8, (0, D / 2 - 3, 0), chequer("lobby floor", 4.0, 0.08))
    plane(W + 4, D + 8, (0, D / 2 - 3, H), paint(CEILING, 0.7), (PI, 0, 0))
    for s in (-1, 1):
        box((0.2, D + 8, H), (s * (W / 2 + 0.1), D / 2 - 3, 0), wall)
        box((0.06, D + 8, 0.2), (s * (W / 2 - 0.03), D / 2 - 3, 0), nero(), 0.01)
        for y in (1.2, 4.6, 8.0):
            column(s * 3.9, y, H - 0.5, paint(hexc("#e6dccb"), 0.35), 0.34)
        for z in (H - 0.5,):
            box((0.7, D + 6, 0.5), (s * 3.9, D / 2 - 3, z), paint(TRIM, 0.5), 0.03)
            box((0.02, D + 6, 0.04), (s * 3.54, D / 2 - 3, z + 0.06), brass, 0.004)
    reception(wood, brass)
    windows(brass)
    seating()
    centre_table()
    ring_chandelier((0, 4.6, 3.55), H, ((1.15, 0.0), (0.85, 0.26), (0.5, 0.52)), 170, 46)
    tray_light()
    sky(0.05, color=(0.12, 0.16, 0.38))
    area((0, -4.5, 4.4), (7, 2), 260, (1, 0.84, 0.68), (0.9, 0, 0))


def reception(wood, brass):
    box((W, 0.2, H), (0, D + 0.1, 0), wood, 0.002)
    for x in np.arange(-5, 5.01, 0.5):
        box((0.05, 0.05, H), (x, D - 0.02, 0), wood, 0.008)
    slab(
        [(2.5 * math.cos(PI * k / 40), 2.5 * math.sin(PI * k / 40)) for k in range(41)],
        0.04,
        onyx(0.5),
        (0, D - 0.07, 1.75),
    )
    sunburst(2.45, brass, (0, D - 0.10, 1.75), 17, 0.07)
    sweep(arch_points(5.06, 0.0), rrect(0.09, 0.16, 0.02, 3), brass, (0, D - 0.08, 1.75), rot=(PI / 2, 0, 0))
    area((0, D - 0.9, 2.0), (4.6, 0.2), 60, (1, 0.64, 0.32), (2.3, 0, 0))
    emerald = paint(hexc("#0d332b"), 0.32, spec=0.6)
    n = 60
    for i in range(n):
        cyl(2.6 / n, 0.94, (-2.6 + 5.2 / n * (i + 0.5), D - 2.32, 0.10), emerald, seg=16, bevel=0.004)
    box((5.1, 0.7, 1.04), (0, D - 1.95, 0.06), wood, 0.01)
    box((5.3, 0.86, 0.06), (0, D - 1.98, 1.10), nero(), 0.012)
    for z in (0.06, 1.04):
        box((5.22, 0.08, 0.04), (0, D - 2.34, z), brass, 0.006)
    area((0, D - 2.46, 1.07), (5.0, 0.05), 22, (1, 0.62, 0.30))
    for x in (-1.9, 1.9):
        opal_lamp((x, D - 1.95, 1.16), 7, 1.5, 1.0)
    bouquet((0, D - 2.0, 1.16), 1.5, hexc("#e6c9b0"))
    for x in (-1.1, 1.1):
        box((0.34, 0.24, 0.03), (x, D - 2.1, 1.16), velvet(INDIGO), 0.01)
        lathe(
            [(0, 0), (0.035, 0), (0.035, 0.008), (0.03, 0.03), (0.008, 0.045), (0, 0.06)],
            (x * 1.4, D - 2.15, 1.16),
            brass,
            32,
        )


def windows(brass):
    """Tall arched windows over the drive on the right, prints and sconces on the left."""
    for y in (-0.5, 2.9, 6.3, 9.7):
        pts = arch_points(1.9, 3.0)
        view = image_tex("dusk31", tex_dusk(1600, 900, 0.6, 31, tower=False), kind="UV", emitv=1.0)
        with group((W / 2 - 0.02, y, 0.35), -PI / 2):
            slab(pts, 0.02, paint((0.02, 0.03, 0.06), 0.1), (0, -0.02, 0))
            arched_view(1.88, 3.0, view, (0, -0.03, 0))
            sweep(pts, rrect(0.14, 0.12, 0.02, 3), paint(TRIM, 0.45), (0, -0.04, 0), rot=(PI / 2, 0, 0))
            for dx in (-0.32, 0.32):
                box((0.03, 0.03, 3.9), (dx, -0.05, 0), brass, 0.004)
            for z in (0, 1.0, 2.0, 3.0):
                box((1.9, 0.03, 0.03), (0, -0.05, z), brass, 0.004)
        area((W / 2 - 0.25, y, 2.2), (3.6, 1.7), 60, (0.42, 0.55, 1), (0, PI / 2, 0))
    for k, y in enumerate((2.9, 6.3, 9.7)):
        prints((1, 0, 5)[k : k + 1], -W / 2, (y,), 1.6, (1.2, 1.7))
        spot((-W / 2 + 1.2, y, H - 0.2), (-W / 2, y, 2.4), 60, angle=44)
    for y in (1.2, 4.6, 8.0, 11.2):
        for s in (-1, 1):
            sconce((s * (W / 2), y, 2.3), (-s, 0), 14, 0.5)


def seating():
    indigo, clay = velvet(hexc("#1f2750"), 0.85, 0.5), velvet(hexc("#7e3d2a"), 0.85, 0.5)
    for s, cloth in ((-1, indigo), (1, clay)):
        x = s * 3.0
        rug("lobby%d" % s, (2.9, 3.6), (x, 2.6), (0.10, 0.16, 0.15) if s < 0 else (0.105, 0.13, 0.26))
        armchair((x - 0.75, 1.75, 0), PI - 0.4, cloth)
        armchair((x + 0.75, 1.75, 0), PI + 0.4, cloth)
        sofa((x, 3.75, 0), 0, velvet(hexc("#143f35"), 0.8, 0.5), 2.0, 2, [velvet(hexc("#b0823f"), 0.6), velvet(INDIGO)])
        coffee_table((x, 2.65, 0), 0.42, 0.38, nero())
        bouquet((x - 0.1, 2.7, 0.38), 0.9, hexc("#e6c9b0"))
        books((x + 0.18, 2.5, 0.38), 2, 0.4)
    for x, y in ((-4.8, 11.6), (4.8, 11.6), (-4.9, 5.2)):
        palm((x, y, 0), 2.0, 17, int(x + 9))


def centre_table():
    round_table((0, 6.6, 0), 0.85, 0.8, nero())
    bouquet((0, 6.6, 0.8), 3.2, hexc("#e9ddcb"), 40)
    for a in (0.6, 2.6, 4.6):
        lathe(
            [(0, 0), (0.05, 0), (0.08, 0.05), (0.05, 0.12), (0, 0.13)],
            (0.6 * math.cos(a), 6.6 + 0.6 * math.sin(a), 0.8),
            metal(rough=0.25),
            32,
        )


def tray_light():
    for x in (-2.9, 2.9):
        box((0.08, 11, 0.16), (x, 5.5, H - 0.26), paint(TRIM, 0.5), 0.01)
        area((x + (0.12 if x > 0 else -0.12), 5.5, H - 0.2), (0.08, 11), 60, (1, 0.66, 0.36), (PI, 0, 0))
    area((0, 5, H - 0.1), (4.5, 9), 220, (1, 0.74, 0.5))
    for x in (-4.7, 4.7):
        for y in (0, 3, 6, 9):
            downlight(x, y, H, 60, 60)


VIEWS = {
    "portrait": {
        "camera": dict(
            loc=(0.0, -3.2, 1.55), target=(0.0, 12, 1.55), lens=26, fstop=8, focus=(0, 5, 1), shift_y=0.07
        ),
        "grade": dict(exposure=0.75, bloom=0.10, warm=(0.94, 0.99, 1.07), sat=0.92),
    },
    "hall": {
        "camera": dict(
            loc=(0.55, -3.9, 1.55), target=(0.05, 12, 1.55), lens=22, fstop=8, focus=(0, 5, 1), shift_y=0.075
        ),
        "grade": dict(exposure=0.75, bloom=0.10, warm=(0.94, 0.99, 1.07), sat=0.92),
    },
    "reception": {
        "camera": dict(
            loc=(-1.9, 6.9, 1.5), target=(0.5, 12.5, 1.5), lens=26, fstop=6, focus=(0, 10.7, 1), shift_y=0.06
        ),
        "grade": dict(exposure=0.75, bloom=0.10, warm=(0.94, 0.99, 1.07), sat=0.92),
    },
}
