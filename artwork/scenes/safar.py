"""Safar: a grand rail car. Barrel vault, facing banquettes, brass racks, a lamp at every window."""

from kit import *
from kit.grand import *

W, L, H, BAY = 4.6, 13.2, 2.35, 2.2


def build(view):
    wood, wine, brass = walnut(tint=1.35), velvet(hexc("#5a1f22"), 0.8, 0.5), metal(rough=0.2)
    floor(brass)
    vault(brass)
    for s in (-1, 1):
        side(s, wood, brass)
        for k in range(6):
            booth(s, BAY * k, wine, wood, brass, laid=True)
    ends(wood, brass)
    outside = image_tex("dusk11", tex_dusk(hor=0.58, seed=11, tower=False), kind="UV", emitv=1.0)
    for s in (-1, 1):
        o = plane(30, 13, (s * 9, L / 2, 2.0), outside, (PI / 2, 0, -s * PI / 2))
        o.visible_diffuse = o.visible_shadow = False
    sky(0.04, color=(0.12, 0.16, 0.38))
    area((0, -1.2, 2.4), (2.5, 0.8), 26, (1, 0.84, 0.68), (1.1, 0, 0))


def floor(brass):
    plane(W + 1, L + 6, (0, L / 2 - 1, 0), parquet(0.3, 0.0))
    art_, pile = tex_deco_rug(1800, 260, (0.30, 0.10, 0.09))
    o = plane(
        L + 3, 1.05, (0, L / 2 - 1, 0.012), image_tex("runner", art_, kind="UV", rough=0.95, spec=0.1), (0, 0, PI / 2)
    )
    o.visible_shadow = False


def vault(brass):
    """Ivory barrel with brass ribs and a clerestory line of light."""
    ivory = paint(hexc("#e9dfcc"), 0.5)
    half, rise, n = W / 2 - 0.35, 0.95, 40
    arc = [(half * math.cos(PI * k / n), H + 0.25 + rise * math.sin(PI * k / n)) for k in range(n + 1)]
    v = [(x, y, z) for y in (-3.0, L + 0.5) for x, z in arc]
    obj("vault", v, [(k, k + 1, k + n + 2, k + n + 1) for k in range(n)], ivory)
    for y in np.arange(-2.2, L + 0.4, BAY):
        rib = [(x * 0.995, z - H) for x, z in arc]
        sweep(rib, rrect(0.05, 0.10, 0.01, 3), walnut(tint=1.35), (0, y, H), rot=(PI / 2, 0, 0))
        sweep([(x * 0.975, z) for x, z in rib], rrect(0.016, 0.03, 0.004, 2), brass, (0, y, H), rot=(PI / 2, 0, 0))
    for s in (-1, 1):
        box((0.42, L + 4, 0.25), (s * (W / 2 - 0.16), L / 2 - 1.2, H), walnut((PI / 2, 0, 0), tint=1.35), 0.01)
        box((0.05, L + 4, 0.05), (s * (half - 0.02), L / 2 - 1.2, H + 0.21), brass, 0.01)
        area((s * (half - 0.12), L / 2 - 1.2, H + 0.30), (0.28, L + 3), 85, (1, 0.70, 0.42), (PI, s * 0.5, 0))
    for k in range(6):
        y = BAY * k
        globe_pendant((0, y, H + 0.62), H + 1.2, 0.10, 10)


def side(s, wood, brass):
    x = s * W / 2
    y_mid = L / 2 - 1.2
    box((0.12, L + 4, 0.86), (x + s * 0.06, y_mid, 0), wood, 0.01)
    box((0.12, L + 4, 0.36), (x + s * 0.06, y_mid, 2.0), wood, 0.01)
    box((0.03, L + 4, 0.03), (x - s * 0.012, y_mid, 0.84), brass, 0.004)
    for k in range(-1, 7):
        y = BAY * k - BAY / 2
        box((0.14, 0.62, 1.2), (x + s * 0.05, y, 0.84), wood, 0.01)
        for d in (-0.30, 0.30):
            box((0.02, 0.025, 1.15), (x - s * 0.025, y + d, 0.85), brass, 0.004)
        panel_frame(0.36, 0.8, (x - s * 0.022, y, 1.05), brass, (0, 0, s * -PI / 2), 0.016, 0.012)
        sconce((x - s * 0.02, y, 1.52), (-s, 0), 4.5, 0.2)
        plane(1.6, 1.18, (x + s * 0.02, y + BAY / 2, 1.43), pane(), (PI / 2, 0, PI / 2))
        for z, t in ((0.86, 0.04), (1.97, 0.04), (1.62, 0.02)):
            box((0.03, 1.6, t), (x, y + BAY / 2, z), brass, 0.004)
        for d in (-0.66, 0.66):
            curtain(
                0.28,
                1.14,
                (x - s * 0.06, y + BAY / 2 + d, 0.87),
                velvet(hexc("#1c2450"), 0.85, 0.5),
                4,
                0.03,
                PI / 2,
                seed=k + 3,
            )
        if k < 6:
            rack(x - s * 0.20, y + BAY / 2, s, brass)
        area((x - s * 0.02, y + BAY / 2, 1.42), (1.1, 1.5), 4, (0.42, 0.55, 1), (0, s * PI / 2, 0))


def rack(x, y, s, brass):
    """Luggage rack: three brass rails on scrolled arms, a case on some of them."""
    for d in (-0.12, 0.0, 0.12):
        tube((x + d, y - 0.75, 2.06), (x + d, y + 0.75, 2.06), 0.008, brass)
    for dy in (-0.7, 0, 0.7):
        tube((x + s * 0.18, y + dy, 2.10), (x - s * 0.14, y + dy, 2.05), 0.008, brass)
    if int(y * 10) % 3 != 1:
        box((0.30, 0.55, 0.17), (x, y - 0.2, 2.07), paint(hexc("#5b3a24"), 0.45), 0.03)
        for d in (-0.15, 0.15):
            box((0.31, 0.03, 0.175), (x, y - 0.2 + d, 2.069), paint(hexc("#2b1a10"), 0.5), 0.02)
    else:
        cyl(0.14, 0.16, (x, y + 0.2, 2.07), paint(hexc("#c9b48a"), 0.5), seg=40)


def booth(s, y, cloth, wood, brass, laid):
    """Two banquettes face each other across a table by the window."""
    x = s * (W / 2 - 0.72)
    for face, dy in ((0, BAY / 2 - 0.06), (PI, -BAY / 2 + 0.06)):
        banquette(1.25, (x, y + dy, 0), face, cloth, 1.12, wood)
    with group((x, y, 0)):
        box((1.18, 0.72, 0.035), (0, 0, 0.71), wood, 0.008)
        box((1.19, 0.73, 0.016), (0, 0, 0.705), brass, 0.004)
        lathe(
            [(0, 0), (0.2, 0), (0.2, 0.02), (0.05, 0.05), (0.04, 0.66), (0.16, 0.70), (0, 0.7)],
            (-s * 0.1, 0, 0),
            brass,
            40,
        )
        plane(1.02, 0.56, (0, 0, 0.7465), linen(hexc("#efe7d8")))
        for q, a in ((0.20, PI), (-0.20, 0)):
            cover((-s * 0.16, q * 0.72, 0.748), a, None, False, (int(abs(y)) + (q > 0)) % 3 == 0)
            wineglass((-s * 0.36, q * 0.55, 0.748))
    opal_lamp((x + s * 0.30, y, 0.748), 3.0, 1.05, 1.0)
    lathe(
        [(0, 0), (0.02, 0), (0.016, 0.05), (0.022, 0.12), (0.018, 0.13), (0, 0.02)],
        (x + s * 0.44, y + 0.12, 0.748),
        brass,
        24,
    )


def ends(wood, brass):
    y = L + 0.4
    box((W, 0.1, 3.8), (0, y + 0.05, 0), wood, 0.002)
    slab(arch_points(1.0, 1.75), 0.05, paint(hexc("#0d332b"), 0.4), (0, y - 0.03, 0), bevel=0.004)
    sweep(arch_points(1.0, 1.75), rrect(0.07, 0.10, 0.012, 3), brass, (0, y - 0.02, 0), rot=(PI / 2, 0, 0))
    slab(
        [(0.32 * math.cos(2 * PI * k / 32), 0.32 * math.sin(2 * PI * k / 32)) for k in range(32)],
        0.02,
        emit((1, 0.72, 0.42), 0.8),
        (0, y - 0.05, 1.72),
    )
    sweep(
        [(0.33 * math.cos(2 * PI * k / 40), 0.33 * math.sin(2 * PI * k / 40)) for k in range(40)],
        rrect(0.04, 0.05, 0.01, 3),
        brass,
        (0, y - 0.05, 1.72),
        closed=True,
        rot=(PI / 2, 0, 0),
    )
    tube((0.34, y - 0.08, 0.85), (0.34, y - 0.08, 1.15), 0.014, brass)
    for sx in (-1.35, 1.35):
        prints((0,) if sx < 0 else (4,), 0, (), 0)
        box((0.9, 0.04, 1.5), (sx, y - 0.02, 0.95), brass, 0.01)
        box((0.84, 0.05, 1.44), (sx, y - 0.02, 0.98), paint((0.02, 0.03, 0.05), 0.05, spec=0.8), 0.004)
    sunburst(0.62, brass, (0, y - 0.02, 2.52), 13, 0.05)


VIEWS = {
    "car": {
        "camera": dict(
            loc=(0.0, -2.1, 1.46), target=(0, 12, 1.46), lens=22, fstop=6.3, focus=(0.6, 3.0, 0.9), shift_y=0.035
        ),
        "grade": dict(exposure=1.1, bloom=0.10, warm=(0.99, 0.99, 1.01), sat=0.95),
    },
    "booth": {
        "camera": dict(
            loc=(-0.72, 2.0, 1.32), target=(1.7, 4.7, 1.05), lens=28, fstop=4.5, focus=(1.5, 4.4, 0.85), shift_y=-0.06
        ),
        "grade": dict(exposure=1.1, bloom=0.10, warm=(0.99, 0.99, 1.01), sat=0.95),
    },
}
