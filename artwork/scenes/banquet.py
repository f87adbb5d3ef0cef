"""The banquet hall under five chandeliers: laid in rounds for a dinner, or in rows for a talk."""

from kit import *
from kit.bathroom import mirror
from kit.grand import *

W, D, H = 16.0, 18.0, 5.2


def build(view):
    wall, wood, brass = paint(hexc("#dccfb9"), 0.6), walnut(tint=1.2), metal(rough=0.22)
    plane(W + 2, D + 8, (0, D / 2 - 3, 0), broadloom())
    plane(W + 2, D + 8, (0, D / 2 - 3, H), paint(CEILING, 0.7), (PI, 0, 0))
    box((W, 0.2, H), (0, D + 0.1, 0), wall)
    for s in (-1, 1):
        box((0.2, D + 8, H), (s * (W / 2 + 0.1), D / 2 - 3, 0), wall)
        wainscot(s * W / 2, -4, D, 1.0, wood, -s, 1.5)
        for k in range(7):
            y = -0.5 + 3.0 * k
            pier(s * (W / 2 - 0.12), y, H - 0.35, wood, 0.6, 0.24, -s * PI / 2)
            sconce((s * (W / 2 - 0.25), y, 2.5), (-s, 0), 12, 0.5)
            if k < 6:
                mirror(1.5, 2.9, (s * (W / 2 - 0.01), y + 1.5, 1.25), -s * PI / 2, True)
        box((0.7, D + 6, 0.35), (s * (W / 2 - 0.35), D / 2 - 3, H - 0.35), paint(TRIM, 0.5), 0.02)
        area((s * (W / 2 - 0.85), D / 2 - 2, H - 0.28), (0.2, D + 2), 190, (1, 0.68, 0.4), (PI, 0, 0))
    for x, y in ((0, 3.0), (-3.9, 6.5), (3.9, 6.5), (0, 10.0), (0, 15.0)):
        ring_chandelier((x, y, 3.2), H, ((0.95, 0.0), (0.68, 0.24), (0.4, 0.48)), 150, 36)
    stage(wood, brass, view)
    if view == "theatre":
        rows()
    else:
        rounds()
    area((0, 6, H - 0.1), (11, 12), 420, (1, 0.78, 0.55))
    area((0, -4.2, 4.0), (8, 2), 260, (1, 0.86, 0.72), (0.9, 0, 0))
    sky(0.05, color=(0.2, 0.2, 0.35))


def broadloom():
    """Indigo wool with a large brass fan repeat."""
    art_, pile = tex_deco_rug(1600, 1600, (0.10, 0.12, 0.23))
    tile = art_[160:1456, 160:1456]
    return image_tex("broadloom", tile, (3.6, 3.6), 0.96, spec=0.08)


def stage(wood, brass, view):
    y = D - 2.6
    box((10.5, 2.6, 0.5), (0, D - 1.3, 0), wood, 0.01)
    box((10.6, 0.04, 0.05), (0, y, 0.45), brass, 0.004)
    drape = velvet(hexc("#1f2750"), 0.85, 0.5)
    for s in (-1, 1):
        curtain(2.3, H - 0.5, (s * 5.2, D - 0.5, 0.5), drape, 12, 0.11, seed=s + 3)
    box((12.6, 0.3, 0.7), (0, D - 0.4, H - 0.7), drape, 0.05)
    if view == "theatre":
        box((6.4, 0.06, 3.4), (0, D - 0.35, 1.1), brass, 0.01)
        box((6.3, 0.08, 3.3), (0, D - 0.36, 1.15), paint((0.015, 0.02, 0.045), 0.4), 0.004)
        screen = image_tex("slide", tex_art(0, 1600, 840), kind="UV", emitv=0.7)
        plane(6.2, 3.2, (0, D - 0.42, 2.8), screen, (PI / 2, 0, 0))
        lectern(-3.4, y + 0.7, wood, brass)
    else:
        slab(
            [(2.2 * math.cos(PI * k / 40), 2.2 * math.sin(PI * k / 40)) for k in range(41)],
            0.04,
            onyx(0.4),
            (0, D - 0.3, 1.3),
        )
        sunburst(2.15, brass, (0, D - 0.34, 1.3), 17, 0.07)
        for x in (-2.6, 2.6):
            palm((x, D - 1.3, 0.5), 2.0, 17, int(x + 9))
    for x in (-3.5, 0, 3.5):
        spot((x, D - 4, H - 0.2), (x, D - 0.6, 2.2), 150, (1, 0.76, 0.5), 50)


def lectern(x, y, wood, brass):
    box((0.6, 0.45, 1.05), (x, y, 0.5), wood, 0.02)
    box((0.7, 0.55, 0.04), (x, y - 0.02, 1.56), wood, 0.01, rot=(0.3, 0, 0))
    for k in (-0.15, 0, 0.15):
        box((0.02, 0.012, 0.8), (x + k, y - 0.228, 0.62), brass, 0.002)
    tube((x + 0.1, y + 0.1, 1.58), (x + 0.06, y - 0.1, 1.9), 0.006, paint(CHAR))


def banquet_chair(cloth):
    """Ballroom chair: tall oval back, brass frame."""
    brass = metal(rough=0.25)
    with group() as g:
        box((0.44, 0.44, 0.08), (0, 0, 0.42), cloth, 0.035, seg=4)
        oval = [(0.20 * math.cos(2 * PI * k / 28), 0.27 * math.sin(2 * PI * k / 28)) for k in range(28)]
        slab(oval, 0.05, cloth, (0, 0.19, 0.78), (-0.12, 0, 0), 0.02, 3)
        sweep(oval, rrect(0.022, 0.05, 0.008, 2), brass, (0, 0.218, 0.78), closed=True, rot=(PI / 2 - 0.12, 0, 0))
        for x in (-0.18, 0.18):
            tube((x, -0.18, 0), (x, -0.18, 0.43), 0.014, brass, 10)
            tube((x, 0.225, 0), (x, 0.205, 0.68), 0.014, brass, 10)
    return g.e


def rounds():
    chair = banquet_chair(velvet(hexc("#6b2f22"), 0.85, 0.4))
    chair.location = (0, 60, 0)
    cloth = linen(hexc("#f0e9dc"))
    with group((0, 0, 0)) as first:
        draped_table((0, 0, 0), 0.9, cloth)
        for k in range(8):
            a = 2 * PI * k / 8
            cover((0.66 * math.sin(a), -0.66 * math.cos(a), 0.75), a, None, True)
            dup(chair, (1.22 * math.sin(a), -1.22 * math.cos(a), 0), a + PI)
        tall_flowers()
    first.e.location = (-2.6, 1.6, 0)
    spots = [(2.4, 1.2)] + [(x + 1.1 * (r % 2), 4.8 + 3.3 * r) for r in range(4) for x in (-5.2, -1.8, 1.8, 4.6)]
    for k, (x, y) in enumerate(spots):
        if abs(x) < 6.4 and y < D - 3.4:
            dup(first.e, (x, y, 0), 0.35 * k)
    for x, y in [(-2.6, 1.6)] + spots:
        if abs(x) < 6.4 and y < D - 3.4:
            point((x, y, 1.15), 3, (1, 0.6, 0.3), 0.05)


def tall_flowers():
    brass = metal(rough=0.25)
    lathe(
        [(0, 0), (0.09, 0), (0.09, 0.012), (0.016, 0.03), (0.012, 0.42), (0.05, 0.47), (0, 0.47)],
        (0, 0, 0.75),
        brass,
        32,
    )
    bouquet((0, 0, 1.12), 1.25, hexc("#eadfce"), 22, 3)
    for k in range(4):
        a = PI / 4 + PI / 2 * k
        cyl(0.022, 0.05, (0.2 * math.cos(a), 0.2 * math.sin(a), 0.75), emit((1, 0.62, 0.28), 2.2), seg=16)


def rows():
    chair = banquet_chair(velvet(hexc("#1f2750"), 0.85, 0.4))
    chair.location = (-0.9 - 0.58, 1.2, 0)
    for r in range(11):
        for k in range(9):
            for s in (-1, 1):
                if r == 0 and k == 1 and s < 0:
                    continue
                dup(chair, (s * (0.9 + 0.58 * k), 1.2 + 1.05 * r, 0), 0.0)
    chair.location = (-(0.9 + 0.58), 1.2, 0)


VIEWS = {
    "rounds": {
        "camera": dict(
            loc=(0.7, -2.9, 1.75), target=(-0.1, 12, 1.75), lens=23, fstop=8, focus=(0, 4, 1), shift_y=0.035
        ),
        "grade": dict(exposure=0.55, bloom=0.11, warm=(0.94, 0.99, 1.08), sat=0.92),
    },
    "theatre": {
        "camera": dict(loc=(1.4, -2.4, 1.85), target=(-0.2, 12, 1.85), lens=23, fstop=8, focus=(0, 4, 1), shift_y=0.03),
        "grade": dict(exposure=0.55, bloom=0.11, warm=(0.94, 0.99, 1.08), sat=0.92),
    },
}
