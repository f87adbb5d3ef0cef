"""The gym: treadmills at the windows, free weights before a mirror, oak underfoot, morning outside."""

from kit import *
from kit.bathroom import folded_towel, towels
from kit.daylight import tex_day
from kit.grand import *

W, D, H = 8.6, 7.4, 3.3


def build(view):
    wall, wood, brass = paint(hexc("#d8ccb6"), 0.6), walnut(), metal(rough=0.25)
    plane(W, D + 4, (W / 2, D / 2 - 2, 0), parquet(0.35, 0.0, True))
    plane(W, D + 4, (W / 2, D / 2 - 2, H), paint(hexc("#efe8db"), 0.8), (PI, 0, 0))
    box((0.1, D + 4, H), (-0.05, D / 2 - 2, 0), wall)
    box((0.1, D + 4, H), (W + 0.05, D / 2 - 2, 0), wall)
    opening = (0.4, 8.2, 0.25, 2.85)
    window_wall(W, D, H, opening, wall, 4)
    for y in (0.8, 2.6, 4.4, 6.2):
        box((W, 0.14, 0.18), (W / 2, y, H - 0.18), walnut((0, PI / 2, 0)), 0.01)
        for x in (1.4, 3.3, 5.3, 7.2):
            downlight(x, y + 0.9, H, 22, 70)
    weights(wood, brass)
    for k in range(4):
        treadmill((1.55 + 1.75 * k, D - 1.75, 0))
    mat_corner(brass)
    palm((0.5, D - 0.6, 0), 1.7, 15, 4, pot_mat=metal(rough=0.35))
    palm((W - 0.5, D - 0.6, 0), 1.7, 15, 9, pot_mat=metal(rough=0.35))
    view_ = plane(
        44, 20, (5.5, D + 16, 3.2), image_tex("day", tex_day(2600, 1200, 0.60), kind="UV", emitv=2.2), (PI / 2, 0, 0)
    )
    view_.visible_diffuse = view_.visible_shadow = False
    area((W / 2, D + 0.4, 1.6), (7.6, 2.6), 420, (0.88, 0.94, 1), (PI / 2, 0, 0))
    area((W / 2, 3, H - 0.2), (6, 5), 120, (1, 0.92, 0.82))
    area((W / 2, -1.8, 2.8), (5, 1.2), 110, (1, 0.93, 0.85), (1.0, 0, 0))
    ceiling_wash(W / 2, 3, 7, 8, H, 160)
    sky(0.3, color=(0.6, 0.75, 1))


def weights(wood, brass):
    """Mirror wall with a two-tier rack of brass-collared dumbbells."""
    slats(0, -1.5, 0.6, H - 0.2, wood)
    silver = material("silver", lambda n: n.set(Base_Color=(0.86, 0.87, 0.87), Metallic=1.0, Roughness=0.01))
    for k in range(4):
        y = 1.25 + 1.24 * k
        box((0.02, 1.2, 2.3), (0.01, y, 0.35), silver, 0.001)
        box((0.024, 0.02, 2.3), (0.012, y + 0.62, 0.35), brass, 0.002)
    steel, black = metal((0.55, 0.55, 0.56), 0.3), paint(hexc("#1b1a1c"), 0.45)
    for z in (0.42, 0.86):
        box((0.36, 4.3, 0.03), (0.36, 3.1, z), wood, 0.006, rot=(0, 0.25, 0))
        for k in range(10):
            y, r = 1.15 + 0.43 * k, 0.055 + 0.005 * k
            with group((0.36, y, z + 0.03 + r)):
                for dx in (-0.09, 0.09):
                    cyl(r, 0.10, (dx - 0.05, 0, 0), black, (0, PI / 2, 0), seg=28, bevel=0.008)
                    cyl(r * 0.62, 0.104, (dx - 0.052, 0, 0), brass, (0, PI / 2, 0), seg=28)
                cyl(0.016, 0.2, (-0.1, 0, 0), steel, (0, PI / 2, 0))
    for y in (1.0, 5.2):
        box((0.34, 0.05, 0.95), (0.34, y, 0), black, 0.01)


def treadmill(loc):
    """Running deck facing the window (+y), console on two uprights."""
    black, steel, brass = paint(hexc("#191a1d"), 0.5), metal((0.45, 0.45, 0.47), 0.3), metal(rough=0.25)
    with group(loc):
        box((0.80, 1.75, 0.16), (0, 0, 0.03), black, 0.03)
        box((0.52, 1.62, 0.008), (0, -0.03, 0.188), paint((0.02, 0.02, 0.022), 0.8), 0.002)
        for s in (-1, 1):
            box((0.10, 1.70, 0.02), (s * 0.34, 0, 0.188), steel, 0.008)
            tube((s * 0.38, 0.70, 0.15), (s * 0.36, 0.55, 1.18), 0.032, black)
            tube((s * 0.36, 0.55, 1.06), (s * 0.36, 0.02, 0.98), 0.022, black)
            cyl(0.024, 0.2, (s * 0.36, 0.02, 0.98), brass, (-PI / 2, 0, 0))
        box((0.82, 0.36, 0.26), (0, 0.70, 0.03), black, 0.05)
        tube((-0.36, 0.56, 1.12), (0.36, 0.56, 1.12), 0.03, black)
        box((0.66, 0.06, 0.40), (0, 0.60, 1.12), black, 0.02, rot=(-0.25, 0, 0))
        box((0.58, 0.01, 0.32), (0, 0.563, 1.165), emit((0.20, 0.34, 0.55), 0.35), 0.002, rot=(-0.25, 0, 0))
        box((0.30, 0.012, 0.05), (0, 0.555, 1.30), emit((1, 0.62, 0.30), 0.7), 0.002, rot=(-0.25, 0, 0))


def mat_corner(brass):
    """Yoga mats, a bench, a ball, rolled towels."""
    box((0.62, 1.8, 0.012), (2.6, 2.4, 0), paint(hexc("#1d4a40"), 0.85), 0.004)
    box((0.62, 1.8, 0.012), (3.6, 2.4, 0), paint(hexc("#7e3d2a"), 0.85), 0.004)
    for x in (2.6, 3.6):
        folded_towel((x, 1.85, 0.012), 0.34, 0.22, 2, 0.2)
    lathe(
        [(0.31 * math.sin(a), 0.31 - 0.31 * math.cos(a)) for a in np.linspace(0.001, PI - 0.001, 40)],
        (4.75, 3.2, 0),
        paint(hexc("#b9a486"), 0.5),
        64,
    )
    with group((W - 1.5, 2.3, 0), 0.2):
        cushion = paint(hexc("#3a2318"), 0.45)
        box((0.32, 1.25, 0.09), (0, 0, 0.40), cushion, 0.04, seg=5)
        for y in (-0.48, 0.48):
            box((0.40, 0.06, 0.05), (0, y, 0), metal((0.3, 0.3, 0.31), 0.35), 0.01)
            box((0.08, 0.06, 0.38), (0, y, 0.03), metal((0.3, 0.3, 0.31), 0.35), 0.01)
        for s in (-1, 1):
            cyl(0.10, 0.11, (s * 0.36 - 0.055, 0.1, 0.10), paint(CHAR, 0.45), (0, PI / 2, 0), seg=32, bevel=0.01)
    console((W - 0.27, 3.6, 0), 2.0, -PI / 2, 0.42)
    towels((W - 0.3, 3.1, 0.72), 3, -PI / 2, ("#f2ece1",))
    for k in range(4):
        carafe((W - 0.22 - 0.1 * (k % 2), 3.75 + 0.13 * k, 0.72))
    prints((4,), W, (3.6,), 1.3, (1.1, 0.78), -1)
    downlight(W - 0.6, 3.6, H, 26, 55, (W, 3.6, 1.6))


VIEWS = {
    "floor": {
        "camera": dict(
            loc=(6.7, -1.1, 1.45), target=(3.3, 6.5, 1.45), lens=23, fstop=8, focus=(3.6, 3.5, 0.9), shift_y=-0.045
        ),
        "grade": dict(exposure=0.25, bloom=0.06, warm=(1.0, 0.99, 1.0), sat=0.92, vignette=0.16),
    },
}
