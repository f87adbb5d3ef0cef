"""Bathrooms: the suite's tub at the window, and the accessible bathroom with its level shower."""

from kit import *
from kit.exterior import paving
from kit.grand import *

STONE = hexc("#d8ccb8")


def build(view):
    {"accessible": accessible, "suite": suite_bath, "stone": stone_bath}[view]()


def stone_floor(name, size=1.8, rotz=0.0):
    return chequer(name, size, 0.16, rotz, dark=(0.16, 0.18, 0.26))


def suite_bath():
    w, d, h = 4.2, 4.4, 2.9
    wall, lower = paint(PLASTER, 0.6), marble(STONE, hexc("#9c8566"), 0.7, 0.18, "bath wall")
    opening = (0.9, 3.3, 0.35, 2.45)
    plane(w, d + 3, (w / 2, d / 2 - 1.5, 0), stone_floor("bath floor"))
    plane(w, d + 3, (w / 2, d / 2 - 1.5, h), paint(CEILING, 0.8), (PI, 0, 0))
    for x in (-0.05, w + 0.05):
        box((0.1, d + 3, h), (x, d / 2 - 1.5, 0), wall)
    for x, s in ((0, 1), (w, -1)):
        box((0.03, d + 3, 1.3), (x + s * 0.015, d / 2 - 1.5, 0), lower, 0.002)
        box((0.036, d + 3, 0.016), (x + s * 0.018, d / 2 - 1.5, 1.3), metal(), 0.003)
    window_wall(w, d, h, opening, wall, 1)
    curtain(0.5, 2.3, (0.68, d - 0.14, 0.25), sheer(), 6, 0.035)
    curtain(0.5, 2.3, (3.52, d - 0.14, 0.25), sheer(), 6, 0.035, seed=4)
    outlook(2.6, d + 11, seed=11)
    tub((2.0, 3.35, 0), 0.0, paint(hexc("#1b2347"), 0.25, spec=0.6))
    floor_tap((2.0, 3.95, 0), 0.0)
    side_table((3.35, 3.25, 0), 0.2, 0.5)
    candle((3.28, 3.2, 0.5), 0.09, 2)
    candle((3.42, 3.3, 0.5), 0.07, 2)
    folded_towel((2.55, 3.35, 0.592), 0.24, 0.66, 1)
    ring_chandelier((2.0, 3.2, 2.05), h, ((0.34, 0.0), (0.22, 0.16)), 22, 18)
    vanity((0.02, 1.55, 0), 1.9, PI / 2, 2)
    for y in (1.08, 2.02):
        mirror(0.72, 1.25, (0.04, y, 1.18), PI / 2, True)
    for y in (0.55, 1.55, 2.55):
        sconce((0, y, 1.75), (1, 0), 9, 0.26)
    bouquet((0.26, 1.55, 0.835), 0.7, hexc("#e6c9b0"))
    folded_towel((0.3, 0.75, 0.835), 0.3, 0.2, 3, PI / 2)
    towels((0.35, 1.15, 0.0), 3, PI / 2, ("#f2ece1",))
    palm((3.75, 3.95, 0), 1.5, 13, 3)
    prints((3,), w, (2.2,), 1.45, (0.62, 0.88), -1)
    ottoman((2.9, 1.9, 0), velvet(hexc("#143f35"), 0.8, 0.5), 0.24, 0.42)
    folded_towel((2.9, 1.9, 0.46), 0.3, 0.24, 2, 0.4)
    rug("bath", (1.5, 1.0), (1.9, 1.9), (0.16, 0.18, 0.30))
    window_light(*opening, d, 90)
    dusk_sky()
    for x, y, t in (
        (0.5, 1.1, (0.3, 1.1, 0.8)),
        (0.5, 2.0, (0.3, 2.0, 0.8)),
        (3.0, 1.9, None),
        (3.7, 2.2, (w, 2.2, 1.6)),
    ):
        downlight(x, y, h, 26, 60, t)
    area((w / 2, 1.8, h - 0.05), (2.6, 3.2), 34, (1, 0.78, 0.56))
    area((2.2, -1.3, 2.5), (2.6, 1.0), 45, (1, 0.84, 0.68), (0.9, 0, 0))


def stone_bath():
    """The super deluxe bathroom: a white tub before a lit screen, the shower behind ribbed glass."""
    w, d, h = 3.9, 3.9, 2.8
    sand, brass = marble(STONE, hexc("#9c8566"), 0.7, 0.2, "bath wall"), metal(rough=0.2)
    plane(w, d + 3, (w / 2, d / 2 - 1.5, 0), paving("sand floor", 2.4, 0.25, (-0.02, -0.03, -0.04)))
    plane(w, d + 3, (w / 2, d / 2 - 1.5, h), paint(CEILING, 0.8), (PI, 0, 0))
    for x in (-0.05, w + 0.05):
        box((0.1, d + 3, h), (x, d / 2 - 1.5, 0), sand)
    box((w, 0.1, h), (w / 2, d + 0.45, 0), paint(hexc("#e2ac6c"), 0.8), 0.002)
    box((1.35, 0.2, h), (w - 0.675, d + 0.1, 0), sand)
    box((0.5, 0.2, h), (0.25, d + 0.1, 0), walnut((PI / 2, 0, 0)), 0.01)
    jali(2.0, 2.3, paint(hexc("#e0d0b2"), 0.6), (1.52, d + 0.05, 0.1), 0, 0.2)
    box((2.05, 0.2, 0.4), (1.52, d + 0.08, h - 0.4), sand)
    area((1.52, d + 0.36, 1.25), (1.9, 2.2), 26, (1, 0.60, 0.30), (PI / 2, 0, 0))
    area((1.52, d + 0.22, 1.25), (1.9, 2.2), 34, (1, 0.62, 0.32), (-PI / 2, 0, 0))
    tub((1.6, 3.05, 0), 0.0, paint(hexc("#efe8dc"), 0.2, spec=0.6))
    floor_tap((0.66, 3.45, 0), 0.8)
    folded_towel((2.12, 3.05, 0.592), 0.24, 0.66, 1)
    side_table((0.55, 2.35, 0), 0.18, 0.46)
    for x, y, z in ((0.5, 2.3, 0.09), (0.62, 2.42, 0.07)):
        candle((x, y, 0.46), z, 2)
    rain_shower((w - 0.6, d - 0.55, 2.25), d)
    n = 26
    for i in range(n):
        cyl(0.023, 2.2, (w - 1.28, d - 1.25 + 1.25 / n * (i + 0.5), 0.02), pane(tint=(0.93, 0.96, 0.95)), seg=12)
    for z in (0.0, 2.22):
        box((0.05, 1.28, 0.03), (w - 1.28, d - 0.62, z), brass, 0.004)
    folded_towel((w - 0.35, d - 0.2, 0.46), 0.4, 0.26, 2)
    box((0.55, 0.36, 0.46), (w - 0.3, d - 0.18, 0), sand, 0.01)
    vanity((w - 0.02, 1.25, 0), 1.5, -PI / 2, 1)
    mirror(0.85, 1.3, (w - 0.04, 1.25, 1.18), -PI / 2, True)
    for y in (0.5, 2.0):
        sconce((w, y, 1.75), (-1, 0), 9, 0.26)
    bouquet((w - 0.28, 0.72, 0.835), 0.7, hexc("#e6c9b0"))
    towels((w - 0.3, 1.75, 0.835), 2, -PI / 2)
    slats(0, 0.1, 2.0, h - 0.3, walnut())
    ottoman((0.95, 1.35, 0), velvet(hexc("#143f35"), 0.8, 0.5), 0.24, 0.42)
    folded_towel((0.95, 1.35, 0.46), 0.3, 0.24, 2, 0.4)
    palm((0.38, 3.5, 0), 1.3, 11, 5)
    for x, y, t in ((1.6, 2.8, None), (w - 0.6, d - 0.6, None), (w - 0.6, 1.25, (w - 0.3, 1.25, 0.8)), (1.2, 1.0, None)):
        downlight(x, y, h, 28, 62, t)
    area((w / 2, 1.8, h - 0.05), (2.6, 3.2), 34, (1, 0.78, 0.56))
    area((1.6, -1.3, 2.4), (2.6, 1.0), 42, (1, 0.86, 0.72), (0.9, 0, 0))
    ceiling_wash(w / 2, 1.5, 3.0, 3.4, h, 14)
    sky(0.04, color=(0.2, 0.2, 0.3))


def accessible():
    w, d, h = 3.4, 3.6, 2.7
    pale, deep = marble(STONE, hexc("#9c8566"), 0.7, 0.2, "bath wall"), paint(hexc("#173f36"), 0.35)
    plane(w, d + 3, (w / 2, d / 2 - 1.5, 0), paving("level floor", 2.4, 0.35, (-0.10, -0.10, -0.09)))
    plane(w, d + 3, (w / 2, d / 2 - 1.5, h), paint(CEILING, 0.8), (PI, 0, 0))
    box((0.1, d + 3, h), (-0.05, d / 2 - 1.5, 0), pale)
    box((0.1, d + 3, h), (w + 0.05, d / 2 - 1.5, 0), paint(PLASTER, 0.6))
    box((w, 0.1, h), (w / 2, d + 0.05, 0), pale)
    n = 34
    for i in range(n):
        box((1.5 / n - 0.002, 0.015, h), (w - 1.5 + 1.5 / n * (i + 0.5), d - 0.008, 0), deep, 0.004)
    rain_shower((w - 0.75, d - 0.5, 2.15), d - 0.02)
    box((0.5, 0.42, 0.04), (w - 0.75, d - 0.24, 0.47), walnut((0, PI / 2, 0)), 0.012)
    for x in (-0.18, 0.18):
        tube((w - 0.75 + x, d - 0.42, 0.47), (w - 0.75 + x, d - 0.02, 0.28), 0.012, metal())
    plane(0.9, 2.1, (w - 1.52, d - 0.46, 1.06), pane(tint=(0.92, 0.96, 0.95)), (PI / 2, 0, PI / 2))
    rail = 0.78
    for p, q in (
        ((w - 1.35, d - 0.07, rail), (w - 0.15, d - 0.07, rail)),
        ((w - 0.2, d - 0.07, 0.8), (w - 0.2, d - 0.07, 1.6)),
        ((w - 0.06, d - 1.3, rail), (w - 0.06, d - 0.1, rail)),
        ((0.06, 2.2, rail), (0.06, 2.95, rail)),
    ):
        grab_rail(p, q)
        for e in (p, q):
            wall = (0, e[1], e[2]) if e[0] < 0.1 else (w, e[1], e[2]) if e[0] > w - 0.1 else (e[0], d, e[2])
            tube(e, wall, 0.012, metal(rough=0.3))
    box((0.9, 0.02, 0.012), (w - 0.75, d - 0.95, 0.002), metal(rough=0.35), 0.002)
    basin_to_roll_under(0.02, 1.25)
    water_closet((0.62, d - 0.02, 0))
    grab_rail((1.02, d - 0.06, 0.72), (1.02, d - 0.72, 0.72))
    tube((1.02, d, 0.72), (1.02, d - 0.06, 0.72), 0.02, metal(rough=0.3))
    for y in (0.6, 1.9):
        sconce((0, y, 1.7), (1, 0), 9, 0.28)
    towels((0.3, 0.42, 0.86), 2, PI / 2)
    prints((4,), w, (1.6,), 1.4, (0.5, 0.7), -1)
    for x, y in ((0.7, 1.25), (w - 0.75, d - 0.7), (0.7, d - 0.6), (2.0, 1.2)):
        downlight(x, y, h, 30, 70)
    area((w / 2, 1.5, h - 0.05), (2.2, 3.0), 48, (1, 0.84, 0.68))
    area((1.9, -1.4, 2.3), (2.2, 1.0), 40, (1, 0.9, 0.8), (0.9, 0, 0))
    sky(0.05, color=(0.3, 0.3, 0.4))


def basin_to_roll_under(x, y):
    """Wall-hung basin with free knee room and a mirror that reaches down for a seated guest."""
    box((0.55, 1.1, 0.09), (x + 0.275, y, 0.76), marble(), 0.02)
    bowl = [(0, 0), (0.12, 0), (0.17, 0.03), (0.205, 0.08), (0.21, 0.085), (0.20, 0.085), (0.16, 0.04), (0, 0.02)]
    lathe(bowl, (x + 0.30, y, 0.845), paint(hexc("#f3f0ea"), 0.1), 64)
    tube((0, y, 1.04), (0.18, y, 1.04), 0.012, metal(rough=0.15))
    tube((0.175, y, 1.04), (0.175, y, 1.0), 0.012, metal(rough=0.15))
    tube((0.02, y + 0.14, 1.04), (0.14, y + 0.14, 1.06), 0.012, metal(rough=0.15))
    mirror(0.8, 1.15, (0.02, y, 0.98), PI / 2, True)
    vase((0.18, y + 0.42, 0.85), paint(EMERALD, 0.25), 0.7)
    for s in (-1, 1):
        tube((0.02, y + s * 0.5, 0.73), (0.5, y + s * 0.5, 0.73), 0.014, metal(rough=0.3))


def water_closet(loc):
    x, y, z = loc
    white = paint(hexc("#f3f0ea"), 0.12)
    bowl = lathe(
        [(0, 0.12), (0.10, 0.12), (0.15, 0.22), (0.185, 0.40), (0.19, 0.43), (0, 0.44)], (x, y - 0.33, z), white, 48
    )
    bowl.scale = (1.0, 1.45, 1)
    box((0.34, 0.2, 0.32), (x, y - 0.10, z + 0.12), white, 0.04)
    lid = lathe([(0, 0), (0.19, 0), (0.195, 0.012), (0.18, 0.025), (0, 0.03)], (x, y - 0.33, z + 0.44), white, 48)
    lid.scale = (1.0, 1.45, 1)
    box((0.26, 0.012, 0.17), (x, y - 0.006, z + 1.0), metal(rough=0.25), 0.004)


VIEWS = {
    "stone": {
        "camera": dict(
            loc=(0.8, -0.85, 1.35), target=(2.3, 3.4, 1.35), lens=23, fstop=8, focus=(1.8, 2.9, 0.6), shift_y=-0.06
        ),
        "grade": dict(exposure=1.1, bloom=0.09, warm=(0.93, 0.985, 1.08)),
    },
    "suite": {
        "camera": dict(
            loc=(3.55, -0.7, 1.35), target=(1.5, 3.4, 1.35), lens=23, fstop=8, focus=(2.0, 3.2, 0.6), shift_y=-0.06
        ),
        "grade": dict(exposure=1.15, bloom=0.09, warm=(0.93, 0.985, 1.09)),
    },
    "accessible": {
        "camera": dict(
            loc=(2.75, -0.95, 1.3), target=(1.3, 3.2, 1.3), lens=22, fstop=8, focus=(1.5, 2.6, 0.8), shift_y=-0.04
        ),
        "grade": dict(exposure=1.1, bloom=0.07, warm=(0.94, 0.985, 1.06)),
    },
}
