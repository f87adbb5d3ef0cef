"""The boardroom over the runway, and the same room set as a U for a conference."""

from kit import *
from kit.grand import *

W, D, H = 6.6, 8.2, 3.1


def build(view):
    wood, wall, brass = walnut(), paint(hexc("#d9ccb6"), 0.65), metal(rough=0.25)
    plane(W, D + 4, (W / 2, D / 2 - 2, 0), carpet("board wool", (0.26, 0.27, 0.34), (0.40, 0.34, 0.25)))
    plane(W, D + 4, (W / 2, D / 2 - 2, H), paint(CEILING, 0.8), (PI, 0, 0))
    opening = (0.5, 6.1, 0.4, 2.65)
    window_wall(W, D, H, opening, wall, 3)
    window_dressing(W, D, H, opening, velvet(hexc("#2a2f57"), 0.85, 0.5), 0.5, False)
    outlook(4.2, D + 11, seed=11)
    window_light(*opening, D, 190)
    for x, s in ((0, 1), (W, -1)):
        box((0.1, D + 4, H), (x - s * 0.05, D / 2 - 2, 0), wall)
        box((0.04, D + 4, 2.75), (x + s * 0.02, D / 2 - 2, 0), wood, 0.002)
        for y in np.arange(-1.6, D, 1.4):
            box((0.046, 0.012, 2.75), (x + s * 0.023, y, 0), brass, 0.001)
    ceiling_tray(1.2, W - 1.2, 0.6, D - 1.2, H, 30)
    prints((0, 1, 5), 0.04, (2.2, 3.9, 5.6), 1.3, (0.8, 1.12))
    for y in (2.2, 3.9, 5.6):
        downlight(0.75, y, H, 30, 50, (0, y, 1.8))
    television(W - 0.04, 3.9, 1.05, 2.2)
    console((W - 0.27, 3.9, 0), 3.0, -PI / 2, 0.42)
    bouquet((W - 0.28, 2.7, 0.72), 1.1, hexc("#e6c9b0"))
    for k in range(3):
        cup((W - 0.35, 4.7 + 0.16 * k, 0.72), 0.4 * k)
    teapot((W - 0.25, 5.25, 0.72), 1.0, metal((0.80, 0.78, 0.74), 0.12, False))
    for x, y in ((0.5, 7.4), (W - 0.5, 7.4)):
        palm((x, y, 0), 1.6, 13, int(x * 3))
    if view == "ushape":
        horseshoe()
    else:
        board()
    area((W / 2, 3.8, H - 0.05), (3.2, 5), 130, (1, 0.82, 0.62))
    area((W / 2, -1.8, 2.7), (4, 1.2), 80, (1, 0.86, 0.72), (0.9, 0, 0))
    dusk_sky()
    ceiling_wash(W / 2, 3.6, 4.6, 6.5, H, 75)


def place(at, turn):
    """Blotter, notepad, pen, water glass."""
    with group((*at, 0.745), turn):
        box((0.44, 0.32, 0.005), (0, 0, 0), paint(hexc("#17342c"), 0.55), 0.002)
        box((0.15, 0.21, 0.006), (-0.04, 0, 0.005), linen(hexc("#f4efe4")), 0.001)
        tube((0.08, -0.08, 0.012), (0.10, 0.06, 0.012), 0.005, metal())
        lathe(
            [(0, 0.004), (0.03, 0), (0.034, 0.10), (0.032, 0.10), (0.028, 0.01), (0, 0.008)],
            (0.27, 0.08, 0),
            glass(),
            32,
        )


def board():
    cx, length = W / 2 - 0.15, 4.8
    rim = [
        (
            cx + math.copysign(abs(math.cos(t)) ** 0.45, math.cos(t)) * 0.72,
            3.6 + math.copysign(abs(math.sin(t)) ** 0.6, math.sin(t)) * length / 2,
        )
        for t in np.linspace(0, 2 * PI, 97)[:-1]
    ]
    top(rim)
    for y in (2.2, 5.0):
        lathe(
            [(0, 0), (0.34, 0), (0.35, 0.02), (0.10, 0.06), (0.08, 0.66), (0.25, 0.70), (0, 0.70)],
            (cx, y, 0),
            metal(rough=0.3),
            48,
        )
    cloth = velvet(hexc("#143f35"), 0.85, 0.4)
    for y in (1.9, 2.75, 3.6, 4.45, 5.3):
        for s in (-1, 1):
            place((cx + s * 0.47, y), s * PI / 2)
            desk_chair((cx + s * 1.08, y + 0.03 * s, 0), -s * PI / 2 + 0.08 * math.sin(y * 7), cloth)
    place((cx, 5.72), PI)
    desk_chair((cx, 6.5, 0), 0.05, cloth)
    for y in (2.4, 3.6, 4.8):
        bouquet((cx, y, 0.745), 0.7) if y == 3.6 else carafe((cx, y, 0.745))
    for y in (2.5, 3.6, 4.7):
        cone_pendant((cx, y, 1.95), H, 0.2, 0.26, 26)


def top(rim):
    """Boat-shaped table top."""
    n = len(rim)
    for z, inset, mat in ((0.70, 1.0, walnut((PI / 2, 0, 0))), (0.688, 0.985, metal())):
        cx, cy = sum(p[0] for p in rim) / n, sum(p[1] for p in rim) / n
        ring = [(cx + (x - cx) * inset, cy + (y - cy) * inset) for x, y in rim]
        v = [(x, y, z) for x, y in ring] + [(x, y, z + (0.044 if inset == 1.0 else 0.012)) for x, y in ring]
        f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [
            (k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)
        ]
        obj("top", v, f, mat, bevel=0.008 if inset == 1.0 else 0)


def horseshoe():
    cloth = velvet(hexc("#6b2f22"), 0.85, 0.4)
    wood = walnut((PI / 2, 0, 0))
    for x in (1.55, W - 2.0):
        box((0.62, 4.2, 0.035), (x, 3.3, 0.71), wood, 0.008)
        box((0.5, 4.0, 0.70), (x, 3.3, 0.01), walnut(), 0.004)
    box((W - 3.55 + 0.62, 0.62, 0.035), (W / 2 - 0.225, 5.7, 0.71), walnut((0, PI / 2, 0)), 0.008)
    box((W - 3.55 + 0.5, 0.5, 0.70), (W / 2 - 0.225, 5.7, 0.01), walnut(), 0.004)
    for y in (1.7, 2.6, 3.5, 4.4):
        for x, s in ((1.55, -1), (W - 2.0, 1)):
            place((x - s * 0.05, y), s * PI / 2)
            desk_chair((x + s * 0.72, y, 0), -s * PI / 2 + 0.06 * math.sin(y * 9), cloth)
    for x in (2.3, 3.1, 3.9):
        place((x, 5.72), PI)
        desk_chair((x, 6.42, 0), 0.05 * math.sin(x * 9), cloth)
    bouquet((W / 2 - 0.22, 3.4, 0), 2.4, hexc("#e6c9b0"), 26, vessel=metal(rough=0.3))


VIEWS = {
    "board": {
        "camera": dict(
            loc=(1.35, -1.35, 1.5), target=(3.75, 6, 1.5), lens=23, fstop=8, focus=(3, 3.2, 0.8), shift_y=-0.03
        ),
        "grade": dict(exposure=1.35, bloom=0.09, warm=(0.93, 0.985, 1.09)),
    },
    "ushape": {
        "camera": dict(
            loc=(2.35, -1.5, 1.6), target=(3.2, 6, 1.6), lens=22, fstop=8, focus=(3, 3.2, 0.8), shift_y=-0.05
        ),
        "grade": dict(exposure=1.35, bloom=0.09, warm=(0.93, 0.985, 1.09)),
    },
}
