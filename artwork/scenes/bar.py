"""Aero-Stag, the lounge bar: onyx arches, an emerald counter, five brass bells, a corner to sink into."""

from kit import *
from kit.grand import *

LEFT, RIGHT, BACK, H = -4.3, 4.3, 5.6, 3.5
COUNTER, LENGTH = 3.55, 6.2
ARCH, SILL, SPRING = 1.75, 1.08, 1.35


def build(view):
    brass, wood = metal(rough=0.2), walnut(tint=1.15)
    shell_of_the_bar(brass, wood)
    left_wall(brass)
    back_bar(brass, wood)
    counter(brass, wood)
    first = stool(brass)
    first.location = (-2.45, 2.88, 0)
    for x, y, turn in ((-1.55, 2.88, 0.1), (-0.62, 2.88, -0.15), (0.3, 2.93, 0.35), (1.25, 2.88, 0), (2.2, 2.88, -0.1)):
        dup(first, (x, y, 0), turn)
    for x in np.linspace(-2.5, 2.5, 5):
        cone_pendant((x, COUNTER - 0.10, 1.98), H - 0.1, 0.25, 0.32, 34)
    on_the_counter(brass, wood)
    lounge_corner()
    light()


def shell_of_the_bar(brass, wood):
    plane(12, 14, (0, 1, 0), chequer("checker", 2.8, 0.10))
    indigo = paint(hexc("#171b33"), 0.6)
    box((9, 0.2, H), (0, BACK + 0.1, 0), wood)
    box((0.2, 13, H), (LEFT - 0.1, 0, 0), indigo)
    box((0.2, 13, H), (RIGHT + 0.1, 0, 0), wood)
    box((9, 0.2, H), (0, -5.6, 0), indigo)
    plane(12, 14, (0, 1, H), paint(hexc("#171b33"), 0.45), (PI, 0, 0))
    for y in np.arange(-3.2, BACK, 1.1):
        box((8.6, 0.16, 0.16), (0, y, H - 0.16), walnut((0, PI / 2, 0), tint=1.15), 0.008)
        box((8.6, 0.03, 0.012), (0, y, H - 0.172), brass, 0.002)
    for x, s in ((LEFT, 1), (RIGHT, -1)):
        box((0.05, 13, 0.16), (x + s * 0.025, 0, 0), wood, 0.01)
        box((0.03, 13, 0.02), (x + s * 0.02, 0, 1.08), brass, 0.004)


def left_wall(brass):
    for y in (-1.6, 0.1, 1.8, 3.5):
        panel_frame(1.35, 1.85, (LEFT + 0.002, y, 1.25), brass, (0, 0, PI / 2), 0.022, 0.014)
        panel_frame(1.35, 0.72, (LEFT + 0.002, y, 0.24), brass, (0, 0, PI / 2), 0.022, 0.014)
    for y in (-0.75, 0.95, 2.65):
        sconce((LEFT, y, 2.05), (1, 0), 9)
    prints((0, 2, 1), LEFT, (0.1, 1.8, 3.5), 1.62, (0.72, 1.03))
    for y in (0.1, 1.8, 3.5):
        spot((LEFT + 0.5, y, H - 0.2), (LEFT, y, 2.0), 16, angle=46)


def back_bar(brass, wood):
    """Three backlit onyx arches with brass shelves, between reeded piers."""
    glow, pts = onyx(0.34), arch_points(ARCH, SPRING)
    for x in (-2.15, 0, 2.15):
        obj(
            "onyx",
            [(px, pz, 0) for px, pz in pts],
            [tuple(range(len(pts)))],
            glow,
            (x, BACK - 0.04, SILL),
            (PI / 2, 0, 0),
            smooth=False,
        )
        sweep(pts, rrect(0.07, 0.30, 0.012, 3, 0, 0.10), brass, (x, BACK, SILL), rot=(PI / 2, 0, 0))
        sweep(
            arch_points(ARCH + 0.26, SPRING),
            rrect(0.02, 0.04, 0.006, 2, 0, 0.01),
            brass,
            (x, BACK, SILL),
            rot=(PI / 2, 0, 0),
        )
        area((x, BACK - 0.12, SILL + 0.9), (1.5, 1.6), 22, (1, 0.58, 0.24), (PI / 2, 0, 0))
    bottles(brass)
    for k in (-1.5, -0.5, 0.5, 1.5):
        box((0.26, 0.10, 3.0), (k * 2.15, BACK - 0.05, 0.4), wood, 0.01)
        for d in (-0.06, 0, 0.06):
            box((0.012, 0.02, 2.7), (k * 2.15 + d, BACK - 0.105, 0.5), brass, 0.002)
    box((6.9, 0.55, 1.0), (0, BACK - 0.28, 0), wood, 0.01)
    box((6.95, 0.60, 0.04), (0, BACK - 0.29, 1.0), nero(), 0.006)


def bottles(brass):
    tints = (
        (0.12, 0.30, 0.08),
        (0.55, 0.22, 0.05),
        (0.75, 0.72, 0.66),
        (0.06, 0.16, 0.09),
        (0.62, 0.34, 0.10),
        (0.30, 0.05, 0.04),
        (0.80, 0.80, 0.82),
        (0.10, 0.22, 0.38),
        (0.70, 0.48, 0.16),
    )
    stock = []
    for i, tint in enumerate(tints):
        stock.append(bottle((50, i, 0), i % 3, tint))
        stock[-1].scale = (1.15,) * 3
    chance = random.Random(4)
    for middle in (-2.15, 0, 2.15):
        for s in range(4):
            z = SILL + 0.02 + s * 0.46
            top = math.sqrt(max(0.01, (ARCH / 2) ** 2 - (z + 0.12 - SILL - SPRING) ** 2)) - 0.10
            half = ARCH / 2 - 0.06 if s < 3 else top
            box((2 * half, 0.24, 0.016), (middle, BACK - 0.17, z), brass if s else marble(CHAR, BRASS), 0.003)
            x = middle - half + 0.09
            while x < middle + half - 0.07:
                if chance.random() < 0.93:
                    size = chance.uniform(1.0, 1.25) if s < 3 else chance.uniform(0.9, 1.0)
                    dup(
                        chance.choice(stock),
                        (x, BACK - 0.17 + chance.uniform(-0.03, 0.03), z + 0.016),
                        chance.uniform(0, 6),
                        size,
                    )
                x += chance.uniform(0.10, 0.145)


def counter(brass, wood):
    box((LENGTH, 0.62, 0.055), (0, COUNTER, 1.06), nero(), 0.012)
    box((LENGTH - 0.06, 0.50, 1.0), (0, COUNTER + 0.03, 0.06), wood)
    box((LENGTH - 0.1, 0.46, 0.07), (0, COUNTER + 0.03, 0), brass)
    emerald, n = paint(hexc("#0d332b"), 0.32, spec=0.6), 62
    w = (LENGTH - 0.1) / n
    for i in range(n):
        cyl(w * 0.5, 0.90, (-LENGTH / 2 + 0.05 + w * (i + 0.5), COUNTER - 0.225, 0.12), emerald, seg=16, bevel=0.004)
    for z in (0.10, 1.02):
        box((LENGTH - 0.04, 0.07, 0.03), (0, COUNTER - 0.235, z), brass, 0.006)
    tube((-LENGTH / 2 + 0.1, COUNTER - 0.42, 0.20), (LENGTH / 2 - 0.1, COUNTER - 0.42, 0.20), 0.02, brass)
    for x in np.linspace(-LENGTH / 2 + 0.3, LENGTH / 2 - 0.3, 6):
        tube((x, COUNTER - 0.42, 0.20), (x, COUNTER - 0.25, 0.20), 0.012, brass)
    area((0, COUNTER - 0.34, 1.03), (LENGTH - 0.3, 0.05), 20, (1, 0.62, 0.30))


def stool(brass):
    """Bar stool with a low rounded back and a foot ring."""
    clay, r = velvet(hexc("#5a2a18")), 0.205
    with group() as g:
        lathe(
            [(0, 0), (0.19, 0), (0.21, 0.02), (0.215, 0.06), (0.19, 0.095), (0.10, 0.11), (0, 0.112)],
            (0, 0, 0.70),
            clay,
            48,
            sub=1,
        )
        back = [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(PI * 1.08, PI * 1.92, 24)]
        sweep(back, rrect(0.055, 0.26, 0.026, 5, 0, 0.95), clay, sub=1)
        lathe([(0.17, 0), (0.205, 0), (0.205, 0.02), (0.17, 0.02)], (0, 0, 0.685), brass, 48)
        for a in np.linspace(PI / 4, PI / 4 + 3 * PI / 2, 4):
            tube(
                (0.15 * math.cos(a), 0.15 * math.sin(a), 0.70),
                (0.215 * math.cos(a), 0.215 * math.sin(a), 0),
                0.011,
                brass,
            )
        for a in (PI * 1.15, PI * 1.5, PI * 1.85):
            tube((r * math.cos(a), r * math.sin(a), 0.69), (r * math.cos(a), r * math.sin(a), 0.85), 0.008, brass)
        ring = [(0.19 * math.cos(a), 0.19 * math.sin(a)) for a in np.linspace(0, 2 * PI, 33)[:-1]]
        sweep(ring, rrect(0.018, 0.018, 0.008, 3, 0, 0.28), brass, closed=True)
    return g.e


def on_the_counter(brass, wood):
    top = 1.115
    red, gold = (0.45, 0.03, 0.04), (0.80, 0.55, 0.16)
    for x, fill in ((-2.1, red), (-1.2, gold), (0.62, gold), (0.80, None), (2.05, red)):
        wineglass((x, COUNTER - 0.10, top), 1, fill)
    shaker = [(0, 0), (0.042, 0), (0.046, 0.02), (0.040, 0.14), (0.036, 0.16), (0.020, 0.20), (0.018, 0.235), (0, 0.24)]
    lathe(shaker, (-0.35, COUNTER + 0.06, top), metal((0.82, 0.80, 0.78), 0.12), 40)
    cyl(0.11, 0.012, (-0.75, COUNTER, top), wood)
    for a in (0, 2, 4):
        lime = (-0.75 + 0.05 * math.cos(a), COUNTER + 0.05 * math.sin(a), top + 0.012)
        cyl(0.03, 0.055, lime, paint((0.18, 0.32, 0.03), 0.4), bevel=0.024)
    for x in (1.45, 1.57, 1.69):
        tube((x, COUNTER + 0.1, 1.11), (x, COUNTER + 0.1, 1.42), 0.018, brass)
        tube((x, COUNTER + 0.1, 1.37), (x, COUNTER - 0.02, 1.35), 0.011, brass)
        box((0.022, 0.03, 0.15), (x, COUNTER + 0.1, 1.43), wood, 0.008)
    box((0.40, 0.14, 0.06), (1.57, COUNTER + 0.1, top), brass, 0.02)
    for x in (-2.75, -0.02, 2.6):
        opal_lamp((x, COUNTER + 0.04, top), 3, 1.0, 1.0)
    for x, turn in ((-1.62, 0.2), (0.25, -0.1), (1.05, 0.28)):
        box((0.11, 0.15, 0.004), (x, COUNTER - 0.14, top + 0.001), linen(IVORY), 0.001, rot=(0, 0, turn))


def lounge_corner():
    indigo = velvet(hexc("#1f2544"), 0.85, 0.5)
    rug("bar", (3.3, 2.6), (-1.4, 0.25), (0.10, 0.16, 0.15))
    armchair((-2.45, 0.75, 0), PI / 2 - 0.25, indigo)
    armchair((-0.45, 0.75, 0), -PI / 2 + 0.45, indigo)
    side_table((-1.45, 0.55, 0), 0.36, 0.46, nero())
    wineglass((-1.62, 0.50, 0.46), 1, (0.80, 0.50, 0.12))
    wineglass((-1.32, 0.66, 0.46), 1, (0.45, 0.03, 0.04))
    opal_lamp((-1.46, 0.72, 0.46), 3, 0.9, 1.1)
    palm((3.7, 4.2, 0), 1.7, 15, 5)
    palm((-3.85, 4.9, 0), 1.7, 15, 9)


def light():
    for x in (-3, -1, 1, 3):
        for y in (1.25, -0.95):
            downlight(x, y, H, 34, 58)
    # the one strip that glass and brass may mirror: without it bottles have no highlights
    area((0, 2.2, 3.2), (6, 0.12), 40, (1, 0.82, 0.62), (0.6, 0, 0)).visible_glossy = True
    area((0, -3.5, 3.0), (5, 1.5), 150, (0.70, 0.78, 1), (0.95, 0, 0))
    area((-0.5, 0.6, H - 0.3), (4, 3), 85, (1, 0.72, 0.46))
    area((0, 4.4, H - 0.25), (6, 0.4), 60, (1, 0.66, 0.36))
    sky(0.05, color=(0.15, 0.18, 0.4))


GRADE = dict(exposure=1.2, bloom=0.09, warm=(0.95, 0.99, 1.06))
VIEWS = {
    "portrait": {
        "camera": dict(
            loc=(1.75, -0.35, 1.32), target=(0.0, 4.6, 1.32), lens=25, fstop=5.6, focus=(0.6, 3.2, 1.1), shift_y=0.03
        ),
        "grade": GRADE,
    },
    "counter": {
        "camera": dict(
            loc=(2.75, -1.35, 1.32), target=(-0.55, 4.2, 1.32), lens=24, fstop=5.6, focus=(0.3, 3.2, 1.1), shift_y=0.03
        ),
        "grade": GRADE,
    },
    "lounge": {
        "camera": dict(
            loc=(-0.2, -2.6, 1.25), target=(-2.6, 4.2, 1.25), lens=26, fstop=4.5, focus=(-1.4, 0.6, 0.7), shift_y=-0.02
        ),
        "grade": GRADE,
    },
    "shelves": {
        "camera": dict(
            loc=(-2.9, 1.0, 1.42), target=(0.5, 5.2, 1.42), lens=30, fstop=3.2, focus=(-0.6, 3.4, 1.2), shift_y=0.03
        ),
        "grade": GRADE,
    },
}
