"""Zaika: terracotta arches, pierced jali screens glowing from behind, indigo banquettes and hanging lanterns."""

from kit import *
from kit.grand import *

W, D, H = 8.4, 9.6, 3.7


def clay_plaster():
    def nodes(n):
        z = n.noise(n.coord(), 1.4, 7, 0.6)
        n.l(n.ramp(z, [(0.3, (0.30, 0.105, 0.052)), (0.7, (0.42, 0.165, 0.085))]), n.bsdf.inputs["Base Color"])
        n.set(Roughness=0.75, Specular=0.25)

    return material("clay", nodes)


def build(view):
    clay, brass, sand = clay_plaster(), metal(rough=0.25), paint(hexc("#d9c4a3"), 0.6)
    plane(W + 6, D + 8, (0, D / 2 - 2, 0), tiles())
    plane(W + 6, D + 8, (0, D / 2 - 2, H), paint(hexc("#cbb593"), 0.7), (PI, 0, 0))
    beams()
    arch_wall(W + 2, H, [(-2.7, 1.9, 1.75), (0, 1.9, 1.75), (2.7, 1.9, 1.75)], clay, (0, D, 0), 0.4, trim=brass)
    niche(clay, sand)
    for s in (-1, 1):
        arch_wall(
            D + 8,
            H,
            [(-4.4, 2.1, 1.7), (-1.4, 2.1, 1.7), (1.6, 2.1, 1.7), (4.6, 2.1, 1.7)],
            clay,
            (s * (W / 2), D / 2 - 1.4, 0),
            0.35,
            -s * PI / 2,
        )
    screens(sand)
    dining(brass)
    for x, y, z in (
        (-2.4, 2.2, 2.45),
        (0, 3.9, 2.6),
        (2.4, 2.2, 2.45),
        (-1.6, 6.0, 2.5),
        (1.6, 6.0, 2.5),
        (0, 0.6, 2.7),
    ):
        filigree_lamp((x, y, z), brass)
    sky(0.03, color=(0.2, 0.18, 0.3))
    area((0, 3.2, H - 0.1), (5, 6), 75, (1, 0.70, 0.44))
    area((0, -2.6, 2.9), (4, 1.2), 80, (1, 0.82, 0.64), (1.0, 0, 0))


def tiles():
    """Cement tiles: eight-pointed stars in ivory and indigo on terracotta."""
    px, n = 1600, 6
    y, x = np.mgrid[0:px, 0:px] / px * n
    fx, fy = (x % 1) - 0.5, (y % 1) - 0.5
    star = np.minimum(np.maximum(abs(fx), abs(fy)), (abs(fx) + abs(fy)) / 1.414)
    odd = (x.astype(int) + y.astype(int)) % 2
    c = np.ones((px, px, 3)) * np.array((0.66, 0.40, 0.28))
    c = np.where((star < 0.36)[..., None], np.array((0.84, 0.76, 0.62)), c)
    c = np.where(
        (star < 0.30)[..., None],
        np.where((odd == 0)[..., None], np.array((0.16, 0.20, 0.38)), np.array((0.12, 0.30, 0.26))),
        c,
    )
    c = np.where((star < 0.13)[..., None], np.array((0.84, 0.76, 0.62)), c)
    edge = np.minimum(0.5 - abs(fx), 0.5 - abs(fy))
    c = np.where((edge < 0.008)[..., None], np.array((0.45, 0.36, 0.28)), c)
    return image_tex(
        "tiles",
        np.clip(c * (0.82 + 0.3 * fbm(px, px, 1, 1, 1.4, 3))[..., None], 0, 1),
        (2.1, 2.1),
        0.22,
        rough_var=0.08,
    )


def beams():
    wood = walnut((0, PI / 2, 0), tint=1.3)
    for y in np.arange(-3.5, D, 1.2):
        box((W, 0.18, 0.2), (0, y, H - 0.2), wood, 0.01)


def niche(clay, sand):
    """Behind the far arches: a jali wall with light behind it."""
    y = D + 1.1
    box((W + 2, 0.1, H), (0, y + 0.7, 0), paint(hexc("#e0a25e"), 0.8), 0.002)
    for x in (-2.7, 0, 2.7):
        jali(1.9, 2.6, sand, (x, y, 0.06), 0.0, 0.19)
        area((x, y + 0.25, 1.4), (1.8, 2.4), 80, (1, 0.60, 0.28), (-PI / 2, 0, 0))
        area((x, y - 0.25, 2.6), (1.6, 0.1), 16, (1, 0.62, 0.30))


def screens(sand):
    for s in (-1, 1):
        for k, y in enumerate((-1.0, 2.0, 5.0, 8.0)):
            x = s * (W / 2 + 0.42)
            jali(2.06, 2.7, sand, (x, y - 0.0, 0.05), PI / 2, 0.21)
            area((x + s * 0.5, y, 1.5), (2.4, 2.0), 75, (1, 0.62, 0.30), (0, s * PI / 2, 0))
            box((0.1, 2.6, H), (x + s * 0.9, y, 0), paint(hexc("#e0a25e"), 0.8), 0.002)


def dining(brass):
    indigo, clay = velvet(hexc("#1c2450"), 0.85, 0.5), velvet(hexc("#7e3d2a"), 0.85, 0.5)

    def chair(at, turn):
        dining_chair(at, turn, indigo)

    for s in (-1, 1):
        banquette(6.4, (s * (W / 2 - 0.06), 3.6, 0), -s * PI / 2, indigo, 1.1)
        for y in (1.2, 3.0, 4.8, 6.6):
            x = s * (W / 2 - 1.05)
            round_table((x, y, 0), 0.38, 0.74)
            cover((x + s * 0.17, y, 0.745), s * PI / 2, None, False, y == 3.0)
            cover((x - s * 0.17, y, 0.745), -s * PI / 2, None, False)
            dining_chair((x - s * 0.62, y, 0), s * PI / 2, clay)
            candle((x, y + 0.2, 0.745), 0.08, 1.5)
    table_for((0.0, 2.5, 0), 4, 0.62, chair, 0.5, cloches=(0, 2), flowers=0.9, top=nero())
    table_for((0.0, 5.6, 0), 4, 0.62, chair, 0.9, cloches=(1,), flowers=0.9, top=nero())
    for s in (-1, 1):
        palm((s * 3.5, D - 0.5, 0), 1.7, 15, 5 + s, pot_mat=metal((0.7, 0.36, 0.2), 0.3))


def filigree_lamp(loc, brass):
    """Pierced brass globe: bars over a small bright heart."""
    x, y, z = loc
    r = 0.19
    for k in range(10):
        a = PI * k / 10
        ring = [(r * math.cos(t), r * 1.15 * math.sin(t)) for t in np.linspace(0, 2 * PI, 33)[:-1]]
        sweep(ring, rrect(0.012, 0.012, 0.004, 2), brass, (x, y, z), closed=True, rot=(PI / 2, 0, a))
    for h in (-0.12, 0, 0.12):
        q = math.sqrt(max(0.01, 1 - (h / 0.22) ** 2)) * r
        lathe(
            [(q - 0.006, -0.008), (q + 0.006, -0.008), (q + 0.006, 0.008), (q - 0.006, 0.008), (q - 0.006, -0.008)],
            (x, y, z + h),
            brass,
            40,
        )
    o = lathe(
        [(0.06 * math.sin(a), -0.08 * math.cos(a)) for a in np.linspace(0.001, PI, 14)],
        loc,
        emit((1, 0.62, 0.28), 6),
        24,
    )
    o.visible_shadow = False
    tube((x, y, z + 0.21), (x, y, H), 0.006, brass)
    point(loc, 26, (1, 0.58, 0.26), 0.05)


VIEWS = {
    "arches": {
        "camera": dict(
            loc=(0.65, -2.0, 1.45), target=(-0.1, 8, 1.45), lens=22, fstop=7, focus=(0, 3, 0.9), shift_y=0.035
        ),
        "grade": dict(exposure=1.55, bloom=0.10, warm=(0.93, 0.99, 1.10), sat=0.90),
    },
    "table": {
        "camera": dict(
            loc=(-1.05, 1.15, 1.30), target=(1.1, 4.6, 1.30), lens=30, fstop=4.0, focus=(0, 2.4, 0.85), shift_y=-0.10
        ),
        "grade": dict(exposure=1.55, bloom=0.10, warm=(0.93, 0.99, 1.10), sat=0.90),
    },
}
