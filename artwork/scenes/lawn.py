"""The event lawn: round tables under strings of bulbs, palms, lanterns, the lit hotel behind."""

from kit import *
from kit.exterior import *
from kit.grand import draped_table

BACK = 24.0


def build(view):
    plane(70, 60, (0, 14, 0), grass())
    hotel()
    dinner()
    lights()
    planting()
    screen = plane(
        300,
        140,
        (-10, 110, 40),
        image_tex("dusk41", tex_dusk(3000, 1400, 0.76, 41, tower=False, plane=False), kind="UV", emitv=1.2),
        (PI / 2, 0, 0),
    )
    screen.visible_diffuse = screen.visible_shadow = False
    sky(0.5, color=(0.085, 0.12, 0.33))
    area((0, -10, 14), (26, 12), 900, (0.5, 0.6, 1), (0.9, 0, 0))
    area((-20, 60, 10), (60, 16), 3000, (1, 0.55, 0.34), (PI / 2, 0, 0))


def grass():
    px = 1600
    fine, broad = fbm(px, px, 1, 1, 0.5, 3), fbm(px, px, 1, 1, 1.6, 4)
    stripe = 0.5 + 0.5 * np.sign(np.sin(np.mgrid[0:px, 0:px][1] / px * 2 * PI * 4))
    c = mix((0.09, 0.17, 0.06), (0.24, 0.36, 0.13), np.clip(0.55 * fine + 0.35 * broad + 0.12 * stripe, 0, 1))
    return image_tex("grass", c, (7, 7), 0.9, fine, spec=0.1)


def hotel():
    """Garden front: an arcade below, four floors of balconies above."""
    ivory, brass = paint(hexc("#ddd2bf"), 0.6), metal(rough=0.3)
    warm = (1, 0.56, 0.26)
    chance = random.Random(3)
    box((52, 6, 17.5), (6, BACK + 3.6, 0), ivory, 0.03)
    kinds = [lit_window(1.0, warm), lit_window(0.45, warm), paint((0.01, 0.012, 0.03), 0.08)]
    for k in range(16):
        x = -18 + 3.1 * k
        plane(2.3, 3.4, (x, BACK + 0.52, 1.9), lit_window(0.85, warm), (PI / 2, 0, 0))
        box((0.5, 0.7, 4.2), (x - 1.55, BACK + 0.2, 0), ivory, 0.03)
        spot((x - 1.55, BACK - 0.6, 0.1), (x - 1.55, BACK, 4.0), 60, warm, 44, 0.8, 0.05)
        for f in range(4):
            z = 4.8 + 3.1 * f
            plane(2.2, 2.4, (x, BACK + 0.55, z + 1.3), kinds[min(2, int(chance.random() * 3))], (PI / 2, 0, 0))
            box((0.3, 0.9, 3.1), (x - 1.55, BACK + 0.3, z), ivory, 0.02)
            box((2.7, 0.04, 0.05), (x, BACK - 0.1, z + 1.0), brass, 0.004)
            plane(2.7, 0.9, (x, BACK - 0.08, z + 0.55), pane(tint=(0.75, 0.8, 0.85)), (PI / 2, 0, 0))
    for f in range(5):
        box((52, 1.2, 0.25), (6, BACK + 0.3, 4.5 + 3.1 * f), ivory, 0.02)
        area((6, BACK - 0.1, 4.45 + 3.1 * f), (48, 0.3), 160, (1, 0.68, 0.40))


def dinner():
    chair = garden_chair()
    chair.location = (0, -60, 0)
    with group() as first:
        draped_table((0, 0, 0), 0.85, linen(hexc("#f0e9dc")))
        for k in range(8):
            a = 2 * PI * k / 8
            cover((0.62 * math.sin(a), -0.62 * math.cos(a), 0.75), a, None, True)
            dup(chair, (1.16 * math.sin(a), -1.16 * math.cos(a), 0), a + PI)
        bouquet((0, 0, 0.75), 1.2, hexc("#eadfce"), 20)
        for k in range(4):
            a = PI / 4 + PI / 2 * k
            cyl(0.022, 0.06, (0.26 * math.cos(a), 0.26 * math.sin(a), 0.75), emit((1, 0.62, 0.28), 2.6), seg=16)
    first.e.location = (-2.5, 3.0, 0)
    spots = [
        (2.3, 2.2),
        (-6.2, 6.2),
        (-1.4, 7.2),
        (3.4, 6.6),
        (7.6, 5.2),
        (-4.2, 10.6),
        (1.2, 11.2),
        (6.2, 10.4),
        (-8.6, 11.0),
    ]
    for k, (x, y) in enumerate(spots):
        dup(first.e, (x, y, 0), 0.37 * k)
    for x, y in [(-2.5, 3.0), *spots]:
        point((x, y, 1.2), 6, (1, 0.6, 0.3), 0.06)


def garden_chair():
    """Cross-back chair in walnut with an ivory seat."""
    wood = walnut()
    with group() as g:
        box((0.42, 0.42, 0.05), (0, 0, 0.43), linen(hexc("#e9dfcc")), 0.02)
        for x in (-0.19, 0.19):
            tube((x, -0.18, 0), (x, -0.18, 0.44), 0.016, wood, 12)
            tube((x, 0.22, 0), (x, 0.19, 0.92), 0.016, wood, 12)
        tube((-0.19, 0.19, 0.91), (0.19, 0.19, 0.91), 0.018, wood, 12)
        tube((-0.19, 0.195, 0.5), (0.19, 0.19, 0.88), 0.012, wood, 12)
        tube((0.19, 0.195, 0.5), (-0.19, 0.19, 0.88), 0.012, wood, 12)
    return g.e


def lights():
    """Six catenaries between brass masts."""
    for x in (-9.5, 9.5):
        for y in (0.5, 7.0, 13.5):
            tube((x, y, 0), (x, y, 4.6), 0.04, metal(rough=0.35))
            lathe([(0, 0), (0.16, 0), (0.16, 0.06), (0.05, 0.1), (0, 0.1)], (x, y, 0), metal(rough=0.35), 32)
    for a, b in (
        ((-9.5, 0.5), (9.5, 0.5)),
        ((-9.5, 0.5), (9.5, 7.0)),
        ((-9.5, 7.0), (9.5, 0.5)),
        ((-9.5, 7.0), (9.5, 7.0)),
        ((-9.5, 7.0), (9.5, 13.5)),
        ((-9.5, 13.5), (9.5, 7.0)),
        ((-9.5, 13.5), (9.5, 13.5)),
    ):
        string_lights((*a, 4.55), (*b, 4.55), 0.75, 30, 5.0, 5)


def planting():
    for x, y, s in ((-0.6, -0.6, 1.1), (-1.0, -0.25, 0.75), (4.6, 0.6, 1.0), (-5.3, 1.6, 1.0)):
        lantern(x, y, s, 0, 12)
    for x in (-12.5, 12.8):
        for y in (3.5, 10.0, 16.5):
            with group((x, y, 0)):
                lathe(
                    [(0.24, 0), (0.20, 0.5), (0.17, 2.6), (0.14, 4.6), (0.12, 5.2)],
                    (0, 0, 0),
                    paint((0.16, 0.14, 0.11), 0.8),
                    24,
                )
            palm((x, y, 5.0), 3.0, 28, int(x + y + 40), pot=False)
            spot((x, y - 0.9, 0.2), (x, y, 6.0), 420, (1, 0.66, 0.36), 48, 0.8, 0.1)
    hedge(20, 0.9, 0.8, (-6, BACK - 3.5, 0), 3)
    hedge(16, 0.9, 0.8, (14, BACK - 3.5, 0), 5)


VIEWS = {
    "dinner": {
        "camera": dict(loc=(0.9, -4.2, 1.65), target=(0.2, 14, 1.65), lens=23, fstop=9, focus=(0, 5, 1), shift_y=0.075),
        "grade": dict(exposure=0.7, bloom=0.15, sat=0.95, warm=(0.98, 0.99, 1.05)),
    },
}
