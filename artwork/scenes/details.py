"""Close looks at small things: the supper tray, the porter's cart, the keys, a drink on the counter."""

from importlib import import_module

from kit import *
from kit.grand import *


def build(view):
    SETS[view]()


def within(scene, view):
    """A room as another scene builds it."""
    import_module("scenes." + scene).build(view)


def service():
    """Supper on a draped trolley before the deluxe room's window."""
    within("deluxe", "service")
    at = (2.15, 4.75)
    draped_table((*at, 0), 0.44, linen(hexc("#f2ebdf")))
    cloche((at[0] - 0.14, at[1] - 0.14, 0.748), 0.14)
    cloche((at[0] + 0.20, at[1] + 0.08, 0.748), 0.10)
    bouquet((at[0] - 0.10, at[1] + 0.20, 0.748), 0.55, hexc("#e6c9b0"))
    wineglass((at[0] + 0.20, at[1] - 0.16, 0.748), 0.95, (0.45, 0.03, 0.04))
    cutlery((at[0] - 0.13, at[1] - 0.15, 0.748))
    candle((at[0] + 0.05, at[1] + 0.26, 0.748), 0.08, 1.5)


def arrival():
    """The porter's cart under the porte-cochere."""
    within("facade", "arrival")
    luggage_cart((0.2, 9.4, 0.0), 0.35)
    spot((-1.2, 7.6, 4.4), (0.2, 9.4, 0.7), 240, (1, 0.74, 0.48), 50)
    lantern_pair((-1.25, 9.9), (1.5, 10.4))


def lantern_pair(*places):
    from kit.exterior import lantern

    for x, y in places:
        lantern(x, y, 1.0, 0.0, 10)


def work():
    """A computer open on the executive room's desk."""
    within("executive", "desk")
    laptop((3.58, 1.9, 0.765), -PI / 2 + 0.12)


def keys():
    """The valet's board: car keys on brass hooks over a marble ledge."""
    wood, brass = walnut(), metal(rough=0.18)
    box((4, 0.1, 3), (0, 1.05, 0), wood, 0.002)
    for x in (-1.4, -1.0, 1.0, 1.4):
        box((0.02, 0.03, 3), (x, 0.985, 0), brass, 0.002)
    panel_frame(1.16, 0.86, (0, 0.99, 1.18), brass, (0, 0, 0), 0.03, 0.03)
    box((1.12, 0.02, 0.82), (0, 0.985, 1.20), velvet(hexc("#12392f"), 0.9, 0.4), 0.004)
    chance = random.Random(12)
    for row in range(3):
        for column in range(5):
            x, z = -0.44 + column * 0.22, 1.92 - row * 0.26
            tube((x, 0.97, z), (x, 0.93, z), 0.006, brass)
            cyl(0.016, 0.008, (x, 0.972, z), brass, (PI / 2, 0, 0))
            if chance.random() < 0.8:
                key((x, 0.945, z - 0.01), chance)
    box((3.2, 0.5, 0.05), (0, 0.75, 1.0), nero(), 0.012)
    box((3.1, 0.44, 0.9), (0, 0.78, 0.1), wood, 0.01)
    opal_lamp((-0.40, 0.70, 1.05), 4, 0.9, 1.0)
    bouquet((0.42, 0.76, 1.05), 0.55, hexc("#e6c9b0"))
    tray((0.12, 0.68, 1.05), PI / 2, 0.20, 0.34)
    key((0.06, 0.66, 1.125), chance, 0.6, lying=True)
    bell = [(0, 0), (0.05, 0), (0.052, 0.008), (0.046, 0.03), (0.02, 0.048), (0, 0.05)]
    lathe(bell, (-0.16, 0.62, 1.05), brass, 40)
    lathe([(0, 0), (0.008, 0), (0.008, 0.015), (0, 0.018)], (-0.16, 0.62, 1.10), brass, 20)
    spot((0.3, -0.6, 2.7), (0, 1.0, 1.5), 55, (1, 0.74, 0.48), 60, 0.8, 0.06)
    area((0.0, -1.6, 2.2), (2.4, 1.4), 30, (1, 0.84, 0.66), (1.1, 0, 0)).visible_glossy = True
    sky(0.10, color=(0.3, 0.26, 0.3))


def key(at, chance, turn=0.0, lying=False):
    """A car key on a ring with a round brass tag."""
    x, y, z = at
    brass, black = metal(rough=0.22), paint((0.012, 0.012, 0.015), 0.25, spec=0.6)
    with group(at, turn, 1.55) as g:
        ring = [(0.014 * math.cos(a), 0.014 * math.sin(a)) for a in np.linspace(0, 2 * PI, 21)[:-1]]
        sweep(ring, rrect(0.003, 0.003, 0.001, 2), brass, (0, 0, -0.012), closed=True, rot=(PI / 2, 0, 0))
        sway = chance.uniform(-0.12, 0.12)
        box((0.034, 0.012, 0.066), (0.012 + sway * 0.05, -0.006, -0.096), black, 0.006, rot=(0, sway, 0), seg=4)
        box((0.036, 0.014, 0.008), (0.012 + sway * 0.05, -0.006, -0.058), brass, 0.002, rot=(0, sway, 0))
        cyl(0.021, 0.004, (-0.014, 0.002, -0.048), brass, (PI / 2, 0, 0), 40)
    if lying:
        g.e.rotation_euler = (PI / 2, 0, turn)
        g.e.location = (x, y, z - 0.05)


def lifts():
    """A wheelchair waiting beside the brass doors of the lift."""
    wood, brass, dark = walnut(tint=1.15), metal(rough=0.3), nero()
    plane(8, 7, (0, 1, 0), chequer("lift floor", 2.8, 0.10))
    plane(8, 7, (0, 1, 3.0), paint(CEILING, 0.8), (PI, 0, 0))
    box((8, 0.2, 3.0), (0, 3.1, 0), paint(PLASTER, 0.65))
    for s in (-1, 1):
        box((0.2, 7, 3.0), (s * 2.4, 1, 0), wood)
    slats(-2.3, -2.0, 2.9, 2.8, walnut(tint=1.15))
    box((2.06, 0.06, 2.5), (0.55, 2.99, 0), dark, 0.01)
    for s in (-1, 1):
        box((0.80, 0.05, 2.24), (0.55 + s * 0.405, 2.96, 0.02), brass, 0.004)
        for k in range(7):
            a = PI * (k + 0.5) / 14
            length = 0.72
            p = (0.55 + s * 0.02, 2.93, 0.75)
            q = (0.55 + s * (0.02 + length * math.sin(a)), 2.93, 0.75 + 1.3 * math.cos(a))
            tube(p, q, 0.008, metal(rough=0.12))
        for z in (0.4, 0.55):
            box((0.70, 0.012, 0.012), (0.55 + s * 0.40, 2.935, z), metal(rough=0.12), 0.003)
    box((0.10, 0.02, 0.26), (1.78, 2.99, 1.0), brass, 0.01)
    for z in (1.08, 1.18):
        cyl(0.018, 0.012, (1.78, 2.98, z), emit((1, 0.74, 0.42), 1.6), (PI / 2, 0, 0))
    box((0.5, 0.02, 0.10), (0.55, 2.96, 2.62), emit((1, 0.70, 0.38), 0.9), 0.004)
    sconce((-1.35, 3.0, 1.75), (0, -1), 12, 0.34)
    wheelchair((-0.72, 1.75, 0), 0.55)
    palm((-1.85, 2.55, 0), 1.5, 13, 6, pot_mat=brass)
    for x, y in ((-1.0, 1.4), (0.6, 2.2), (1.5, 0.8)):
        downlight(x, y, 3.0, 42, 66)
    area((0, 1.2, 2.95), (3.4, 3.2), 34, (1, 0.78, 0.55))
    area((0, -2.0, 2.3), (3, 1.2), 60, (1, 0.86, 0.70), (0.95, 0, 0))
    ceiling_wash(0, 1, 4, 5, 3.0, 24)
    sky(0.05, color=(0.2, 0.2, 0.3))


def counter():
    """Two glasses on the bar, the onyx arches soft behind."""
    within("bar", "counter")
    top = 1.115
    wineglass((0.30, 3.42, top), 1.05, (0.80, 0.50, 0.12))
    wineglass((0.44, 3.50, top), 1.05, (0.45, 0.03, 0.04))
    candle((0.18, 3.55, top), 0.08, 1.0)


def morning():
    within("udaan", "breakfast")


def poolside():
    within("pool", "day")
    folded = linen(hexc("#f4efe6"))
    box((0.34, 0.46, 0.06), (3.0, 3.2, 0.415), folded, 0.028, seg=5)


def traveller():
    """A cabin case and a boarding pass at the classic room's window."""
    within("classic", "window")
    suitcase((2.4, 2.7, 0), paint(hexc("#1b2450"), 0.42), 0.44, 0.6, 0.24, 0.45)


ROOM = dict(exposure=1.25, bloom=0.09, warm=(0.92, 0.985, 1.10))
VIEWS = {
    "service": {
        "camera": dict(
            loc=(2.75, 3.35, 1.22), target=(2.05, 5.0, 1.22), lens=32, fstop=3.2, focus=(2.1, 4.65, 0.85), shift_y=-0.22
        ),
        "grade": ROOM,
    },
    "arrival": {
        "camera": dict(
            loc=(-1.3, 6.3, 1.35), target=(0.25, 9.6, 1.35), lens=40, fstop=4, focus=(0.2, 9.2, 0.8), shift_y=-0.05
        ),
        "grade": dict(exposure=0.35, bloom=0.12, sat=0.96, warm=(0.97, 0.99, 1.06)),
    },
    "work": {
        "camera": dict(
            loc=(2.55, 1.25, 1.28), target=(3.75, 2.05, 1.28), lens=30, fstop=3.2, focus=(3.5, 1.85, 0.85), shift_y=-0.28
        ),
        "grade": ROOM,
    },
    "keys": {
        "camera": dict(loc=(0.0, -0.95, 1.5), target=(0, 1, 1.5), lens=47, fstop=4, focus=(0, 0.95, 1.5), shift_y=-0.02),
        "grade": dict(exposure=0.9, bloom=0.09, warm=(0.95, 0.99, 1.06)),
    },
    "lifts": {
        "camera": dict(
            loc=(0.25, -0.75, 1.1), target=(-0.55, 3, 1.1), lens=30, fstop=5.6, focus=(-0.9, 1.7, 0.7), shift_y=-0.07
        ),
        "grade": dict(exposure=1.1, bloom=0.08, warm=(0.94, 0.985, 1.06)),
    },
    "counter": {
        "camera": dict(
            loc=(0.72, 2.62, 1.36), target=(0.12, 4.5, 1.36), lens=42, fstop=2.0, focus=(0.36, 3.44, 1.25), shift_y=-0.08
        ),
        "grade": dict(exposure=1.2, bloom=0.09, warm=(0.95, 0.99, 1.06)),
    },
    "morning": {
        "camera": dict(
            loc=(3.55, 6.15, 1.32), target=(4.45, 7.2, 1.32), lens=32, fstop=2.8, focus=(4.25, 6.9, 0.8), shift_y=-0.34
        ),
        "grade": dict(exposure=-0.1, bloom=0.06, warm=(1.0, 0.99, 1.0), sat=0.92, vignette=0.15),
    },
    "poolside": {
        "camera": dict(
            loc=(1.8, 0.95, 1.2), target=(3.1, 6.5, 1.2), lens=30, fstop=5.6, focus=(3.2, 3.4, 0.5), shift_y=-0.03
        ),
        "grade": dict(exposure=-0.2, bloom=0.05, sat=0.95, warm=(1.0, 0.99, 0.99)),
    },
    "traveller": {
        "camera": dict(
            loc=(2.3, 0.45, 1.12), target=(2.1, 4.2, 1.12), lens=28, fstop=5, focus=(2.4, 2.7, 0.5), shift_y=-0.09
        ),
        "grade": dict(exposure=1.12, bloom=0.09, warm=(0.93, 0.985, 1.09)),
    },
}
SETS = {name: globals()[name] for name in VIEWS}
