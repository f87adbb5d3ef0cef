"""The arrival front at dusk: stepped ivory tower, brass fins, porte-cochere and a long basin."""

from kit import *
from kit.exterior import *

FRONT = 16.0  # the facade's plane


def build(view):
    ivory, brass, stone = paint(hexc("#ddd2bf"), 0.6), metal(rough=0.55), paint(hexc("#b9aa92"), 0.5)
    drive()
    tower(ivory, brass)
    porte_cochere(ivory, brass, stone)
    garden()
    screen = plane(
        420,
        196,
        (0, 130, 62),
        image_tex("dusk21", tex_dusk(3000, 1400, 0.80, 21, tower=False, plane=False), kind="UV", emitv=1.15),
        (PI / 2, 0, 0),
    )
    screen.visible_diffuse = screen.visible_shadow = False
    sky(0.5, color=(0.085, 0.12, 0.33))
    area((-30, -20, 30), (40, 30), 7000, (0.45, 0.55, 1), (0.9, 0, -0.8))
    area((0, 70, 10), (80, 20), 4000, (1, 0.55, 0.34), (PI / 2, 0, 0))


def drive():
    plane(120, 90, (0, 10, 0), paving("drive", 4.8, 0.30, (-0.16, -0.15, -0.13)))
    coping, pool = marble(hexc("#cfc5b4"), hexc("#8d7c66"), 0.5, 0.3, "coping"), water(
        "basin", (0.30, 0.55, 0.62), 0.06
    )
    box((6.6, 16.6, 0.32), (0, -3.8, 0), coping, 0.03)
    box((6.0, 16.0, 0.04), (0, -3.8, 0.285), paint((0.01, 0.03, 0.05), 0.2), 0.002)
    plane(5.96, 15.96, (0, -3.8, 0.345), pool)
    for x in (-3.15, 3.15):
        for y in (-11.6, -7.8, -3.9, 0, 4.0):
            lantern(x, y, 0.9, 0.32, 16)
    for y in (-8.2, -3.8, 0.6):
        lathe(
            [(0, 0), (0.10, 0), (0.12, 0.03), (0.03, 0.10), (0.02, 0.14), (0.34, 0.24), (0.36, 0.27), (0, 0.20)],
            (0, y, 0.34),
            metal(rough=0.3),
            40,
        )
        fall = [(0.0, 0.0), (0.012, 0.0), (0.012, 0.55), (0.0, 0.60)]
        lathe(fall, (0, y, 0.55), glass((0.9, 0.97, 1)), 16)
        spot((0, y - 0.5, 0.36), (0, y, 0.9), 22, (1, 0.72, 0.45), 50)


def tower(ivory, brass):
    """Three stepped volumes; each bay is a window between fins."""
    chance = random.Random(9)
    warm = (1, 0.54, 0.24)
    lit = [
        lit_window(1.5, warm),
        lit_window(0.75, warm),
        lit_window(0.3, (1, 0.6, 0.32)),
        paint((0.01, 0.012, 0.03), 0.08),
    ]
    for x0, x1, floors, dy in ((-31, -9, 4, 2.0), (9, 31, 4, 2.0), (-9, 9, 6, 0.0)):
        mid, y = (x0 + x1) / 2, FRONT + dy
        top = 5.4 + floors * 3.2
        box((x1 - x0, 10, top), (mid, y + 5.4, 0), ivory, 0.02)
        bays = round((x1 - x0) / 2.25)
        bw = (x1 - x0) / bays
        for k in range(bays + 1):
            x = x0 + bw * k
            box((0.34, 0.75, top - 4.4), (x, y + 0.05, 5.0), ivory, 0.03)
            box((0.05, 0.06, top - 4.8), (x, y - 0.36, 5.2), brass, 0.004)
        for f in range(floors):
            z = 5.4 + 3.2 * f
            box((x1 - x0, 0.5, 0.5), (mid, y + 0.2, z - 0.5), ivory, 0.02)
            for k in range(bays):
                pane_mat = lit[min(3, int(chance.random() ** 0.75 * 4.6))]
                cx = x0 + bw * (k + 0.5)
                plane(bw - 0.34, 2.7, (cx, y + 0.36, z + 1.35), pane_mat, (PI / 2, 0, 0))
                plane(bw - 0.4, 2.7, (cx, y + 0.30, z + 1.35), pane(), (PI / 2, 0, 0))
                box((0.05, 0.05, 2.7), (cx, y + 0.33, z), paint(CHAR), 0.004)
                box((bw - 0.34, 0.05, 0.05), (cx, y + 0.05, z + 0.95), brass, 0.004)
        box((x1 - x0 + 0.6, 1.2, 0.5), (mid, y + 0.4, top), ivory, 0.03)
        box((x1 - x0 + 0.7, 0.1, 0.12), (mid, y - 0.25, top + 0.2), brass, 0.01)
        for k in range(bays + 1):
            spot((x0 + bw * k, y - 0.75, 5.2), (x0 + bw * k, y - 0.1, top), 420, (1, 0.64, 0.34), 26, 0.9, 0.1)
    crown(brass)


def crown(brass):
    """Winged sun in brass over the middle volume."""
    y, z = FRONT - 0.35, 25.9
    lathe([(0, 0), (0.75, 0), (0.8, 0.08), (0, 0.12)], (0, y, z), brass, 48, rot=(PI / 2, 0, 0))
    for sg in (-1, 1):
        for k in range(7):
            pts = [
                (sg * (1.0 + 0.1 * k), 0.6 - 0.2 * k),
                (sg * (5.4 - 0.55 * k), 1.3 - 0.22 * k),
                (sg * (5.0 - 0.55 * k), 1.12 - 0.22 * k),
                (sg * (1.0 + 0.1 * k), 0.46 - 0.2 * k),
            ]
            slab(pts, 0.15, brass, (0, y - 0.1, z), bevel=0.01)
    area((0, y - 3.0, z - 1.2), (10, 0.6), 2600, (1, 0.66, 0.36), (2.0, 0, 0))


def porte_cochere(ivory, brass, stone):
    y0 = FRONT - 9
    box((15, 9.5, 0.7), (0, FRONT - 4.4, 4.7), ivory, 0.04)
    box((15.3, 0.16, 0.5), (0, y0 - 0.2, 4.8), brass, 0.02)
    box((15.1, 9.6, 0.05), (0, FRONT - 4.4, 4.68), walnut((0, PI / 2, 0), 0.4, 1.8), 0.01)
    for x in (-6.4, -2.6, 2.6, 6.4):
        for y in (y0 + 0.6, FRONT - 1.2):
            box((0.7, 0.7, 4.7), (x, y, 0), ivory, 0.04)
            box((0.82, 0.82, 0.4), (x, y, 0), stone, 0.02)
            box((0.8, 0.8, 0.14), (x, y, 4.4), brass, 0.01)
            spot((x, y - 0.7, 0.06), (x, y - 0.3, 4.2), 40, (1, 0.62, 0.3), 46, 0.8, 0.04)
    for x in np.linspace(-6, 6, 7):
        for y in (y0 + 2, y0 + 4.6, y0 + 7.2):
            plane(0.22, 0.22, (x, y, 4.675), emit((1, 0.8, 0.55), 9), (PI, 0, 0))
    area((0, FRONT - 4.4, 4.6), (12, 7), 900, (1, 0.68, 0.4))
    glow = lit_window(1.5, (1, 0.58, 0.28))
    for k in range(6):
        x = -6.25 + 2.5 * k
        plane(2.3, 4.0, (x, FRONT + 0.34, 2.1), glow, (PI / 2, 0, 0))
        box((0.08, 0.1, 4.3), (x - 1.25, FRONT + 0.2, 0), brass, 0.01)
    for k in (-1, 1):
        palm((k * 2.2, FRONT - 0.7, 0.1), 1.9, 15, 4 + k, pot_mat=metal(rough=0.35))
    for sg in (-1, 1):
        for k in range(5):
            x = sg * (10.4 + 3.4 * k)
            plane(2.6, 3.4, (x, FRONT + 2.34, 2.2), lit_window(1.0, (1, 0.58, 0.28)), (PI / 2, 0, 0))
            spot((x + 1.7, FRONT + 1.2, 0.1), (x + 1.7, FRONT + 2, 5), 60, (1, 0.62, 0.3), 40, 0.8, 0.05)


def garden():
    for sg in (-1, 1):
        for y in (-6.5, 1.0, 9.0):
            tree(sg * 7.5 if y < 5 else sg * 10.5, y, 6.0 + 0.4 * sg, int(y + 20 + sg))
            x = sg * 7.5 if y < 5 else sg * 10.5
            spot((x, y - 0.9, 0.3), (x, y, 6.4), 2200, (1, 0.66, 0.36), 46, 0.8, 0.1)
        hedge(1.1, 15, 0.62, (sg * 5.2, -3.8, 0), 3)
        for y in (-9.5, -3.8, 1.9):
            spot((sg * 4.2, y, 0.15), (sg * 5.2, y, 0.5), 26, (1, 0.66, 0.36), 110, 0.9, 0.05)
        hedge(16, 1.2, 0.9, (sg * 17, FRONT + 0.4, 0), 4)


def tree(x, y, h, seed):
    """Royal palm: a pale ringed trunk and a crown of fronds."""
    bark = material(
        "bark",
        lambda n: (
            n.l(
                n.ramp(n.noise(n.coord((1, 1, 9)), 3, 4), [(0.3, (0.10, 0.085, 0.07)), (0.7, (0.26, 0.23, 0.19))]),
                n.bsdf.inputs["Base Color"],
            ),
            n.set(Roughness=0.8),
        ),
    )
    lathe([(0.24, 0), (0.20, 0.5), (0.17, h * 0.4), (0.19, h * 0.6), (0.14, h - 0.7), (0.12, h)], (x, y, 0), bark, 24)
    palm((x, y, h - 0.15), 3.5, 30, seed, pot=False)


VIEWS = {
    "dusk": {
        "camera": dict(
            loc=(2.3, -17.5, 1.75), target=(0.6, 16, 1.75), lens=22, fstop=11, focus=(0, 10, 3), shift_y=0.165
        ),
        "grade": dict(exposure=0.6, bloom=0.13, sat=0.96, warm=(0.99, 0.99, 1.04)),
    },
    "arrival": {
        "camera": dict(loc=(-4.05, -2.6, 1.6), target=(1.2, 14, 1.6), lens=23, fstop=8, focus=(0, 10, 3), shift_y=0.11),
        "grade": dict(exposure=0.45, bloom=0.13, sat=0.96, warm=(0.99, 0.99, 1.04)),
    },
}
