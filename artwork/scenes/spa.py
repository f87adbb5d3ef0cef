"""The spa: two treatment beds before a lit jali, a stone basin, candles; and the relaxation lounge."""

from kit import *
from kit.bathroom import folded_towel, towels
from kit.exterior import lantern, water
from kit.grand import *

W, D, H = 5.4, 5.6, 2.9


def build(view):
    if view == "lounge":
        relaxation()
    else:
        treatment()


def room(floor, wall):
    plane(W, D + 4, (W / 2, D / 2 - 2, 0), floor)
    plane(W, D + 4, (W / 2, D / 2 - 2, H), paint(hexc("#d8c9b1"), 0.8), (PI, 0, 0))
    for x in (-0.05, W + 0.05):
        box((0.1, D + 4, H), (x, D / 2 - 2, 0), wall)


def treatment():
    sand, stone, wood = paint(hexc("#cdbb9e"), 0.75), paint(hexc("#d9c8aa"), 0.6), walnut((PI / 2, 0, 0), tint=1.3)
    room(parquet(0.3, 0.0), sand)
    box((W, 0.1, H), (W / 2, D + 0.5, 0), paint(hexc("#e2ac6c"), 0.8), 0.002)
    jali(3.5, 2.45, stone, (W / 2, D, 0.1), 0, 0.22)
    for x in (0.42, W - 0.42):
        box((0.85, 0.2, H), (x, D + 0.02, 0), wood, 0.01)
    box((W, 0.25, 0.25), (W / 2, D, H - 0.27), wood, 0.01)
    area((W / 2, D + 0.3, 1.3), (3.4, 2.3), 60, (1, 0.62, 0.32), (-PI / 2, 0, 0))
    area((W / 2, D + 0.42, 1.3), (3.4, 2.3), 34, (1, 0.60, 0.30), (PI / 2, 0, 0))
    for x in (1.55, W - 1.55):
        massage_bed((x, 3.0, 0))
    slats(0, 0.2, 4.6, H - 0.3, walnut(tint=1.3))
    box((0.5, 2.6, 0.5), (0.31, 2.5, 0), wood, 0.01)
    box((0.56, 2.66, 0.04), (0.32, 2.5, 0.5), marble(), 0.008)
    bowl = [(0, 0), (0.10, 0), (0.16, 0.05), (0.20, 0.12), (0.19, 0.125), (0.15, 0.06), (0, 0.02)]
    lathe(bowl, (0.32, 3.0, 0.54), metal((0.75, 0.40, 0.22), 0.25), 64)
    towels((0.3, 2.2, 0.54), 3, PI / 2, ("#efe7d8", "#e2d5bf"))
    for k, y in enumerate((1.62, 1.75, 2.65, 3.45)):
        candle((0.36 + 0.06 * (k % 2), y, 0.54), 0.07 + 0.02 * (k % 2), 2)
    offering()
    palm((W - 0.45, 4.9, 0), 1.6, 15, 4)
    palm((0.45, 4.95, 0), 1.4, 13, 7)
    for x, y in ((1.55, 3.0), (W - 1.55, 3.0)):
        downlight(x, y, H, 22, 55)
    spot((W - 1.0, 1.4, H - 0.1), (W, 1.6, 1.2), 20)
    prints((3,), W, (2.6,), 1.2, (0.7, 1.0), -1)
    downlight(W - 0.5, 2.6, H, 26, 55, (W, 2.6, 1.6))
    area((W / 2, 2.4, H - 0.05), (3, 3.6), 26, (1, 0.74, 0.5))
    area((W / 2, -1.7, 2.5), (3, 1), 42, (1, 0.84, 0.68), (0.95, 0, 0))
    ceiling_wash(W / 2, 2, 4.4, 6, H, 30)
    sky(0.03, color=(0.2, 0.2, 0.3))


def massage_bed(loc):
    wood, sheet = walnut((PI / 2, 0, 0), tint=1.3), linen(hexc("#f2ebdf"))
    with group(loc):
        box((0.66, 1.7, 0.42), (0, 0, 0.06), wood, 0.02)
        box((0.60, 1.6, 0.06), (0, 0, 0), paint(CHAR), 0.004)
        box((0.78, 1.98, 0.06), (0, 0, 0.48), wood, 0.02)
        box((0.76, 1.95, 0.14), (0, 0, 0.54), sheet, 0.06, seg=6)
        box((0.80, 0.62, 0.02), (0, -0.45, 0.672), linen(hexc("#b9744f")), 0.009)
        for s in (-1, 1):
            box((0.02, 0.62, 0.16), (s * 0.395, -0.45, 0.53), linen(hexc("#b9744f")), 0.009)
        folded_towel((0, -0.45, 0.692), 0.5, 0.30, 2)
        soft("pillowS", sheet, (0, 0.72, 0.73), (0, 0, 0), (0.85, 0.9, 0.8))
        bouquet((0.0, -0.45, 0.72), 0.36, hexc("#d98c6a"))


def offering():
    """A low brass urli with floating petals, and lanterns on the floor."""
    x, y = W / 2, 1.35
    lathe(
        [
            (0, 0),
            (0.22, 0),
            (0.30, 0.05),
            (0.42, 0.16),
            (0.46, 0.17),
            (0.46, 0.18),
            (0.41, 0.18),
            (0.28, 0.07),
            (0, 0.05),
        ],
        (x, y, 0),
        metal(rough=0.3),
        72,
    )
    o = lathe([(0, 0), (0.385, 0)], (x, y, 0.145), water("urli water", (0.5, 0.7, 0.65), 0.03), 64)
    o.visible_shadow = False
    r = random.Random(4)
    for k in range(30):
        a, q = k * 2.399, 0.36 * math.sqrt((k + 0.5) / 30)
        petal = lathe(
            [(0, 0.004), (0.02, 0.0), (0.03, 0.008)],
            (x + q * math.cos(a), y + q * math.sin(a), 0.15),
            paint(hexc(("#d98c4a", "#b5563a", "#efe0c4")[k % 3]), 0.6),
            12,
        )
        petal.scale = (1, 0.7, 1)
        petal.rotation_euler = (0, 0, r.uniform(0, 6))
    for k in range(3):
        a = 0.6 + 2.1 * k
        lathe(
            [(0, 0), (0.018, 0.02), (0.012, 0.05), (0, 0.08)],
            (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.16),
            emit((1, 0.62, 0.25), 14),
            16,
        )
        point((x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.24), 1.6, (1, 0.58, 0.26), 0.03)


def relaxation():
    sand = paint(hexc("#cdbb9e"), 0.75)
    room(parquet(0.3, 0.0), sand)
    opening = (0.6, 4.8, 0.1, 2.5)
    window_wall(W, D, H, opening, sand, 2)
    for x in (0.45, W - 0.45):
        curtain(0.7, H - 0.2, (x, D - 0.2, 0.01), linen(hexc("#d9cbb4")), 7, 0.06, seed=int(x * 3))
    curtain(1.2, H - 0.2, (1.5, D - 0.1, 0.01), sheer(), 12, 0.035)
    curtain(1.2, H - 0.2, (W - 1.5, D - 0.1, 0.01), sheer(), 12, 0.035, seed=5)
    outlook(3.5, D + 11, seed=11)
    window_light(*opening, D, 130)
    for k, x in enumerate((1.35, 2.7, 4.05)):
        chaise((x, 3.5, 0), -PI / 2, linen(hexc("#e9dfcc")), velvet(hexc("#a8623f"), 0.7, 0.4))
        folded_towel((x, 2.95, 0.46), 0.4, 0.26, 2)
    for x in (2.02, 3.38):
        side_table((x, 3.8, 0), 0.19, 0.46)
        candle((x - 0.06, 3.76, 0.46), 0.08, 2)
        cup((x + 0.06, 3.86, 0.46), 0.6)
    slats(0, 0.0, 4.6, H - 0.3, walnut(tint=1.3))
    slats(W, 0.0, 4.6, H - 0.3, walnut(tint=1.3), -1)
    for x, y in ((0.5, 4.8), (W - 0.5, 4.8)):
        palm((x, y, 0), 1.5, 13, int(x * 9))
    for x, y in ((0.45, 1.0), (0.45, 2.4), (W - 0.45, 1.0), (W - 0.45, 2.4)):
        downlight(x, y, H, 26, 55, (0 if x < 1 else W, y, 1.0))
    for x, y, s in ((1.0, 1.7, 1.0), (1.4, 1.45, 0.7), (4.4, 1.6, 1.0)):
        lantern(x, y, s)
    area((W / 2, 2.4, H - 0.05), (3, 3.6), 24, (1, 0.74, 0.5))
    area((W / 2, -1.7, 2.5), (3, 1), 36, (1, 0.84, 0.68), (0.95, 0, 0))
    ceiling_wash(W / 2, 2, 4.4, 6, H, 30)
    dusk_sky()


VIEWS = {
    "treatment": {
        "camera": dict(
            loc=(W / 2 + 0.25, -1.15, 1.3),
            target=(W / 2, 5, 1.3),
            lens=23,
            fstop=6,
            focus=(W / 2, 3, 0.7),
            shift_y=-0.05,
        ),
        "grade": dict(exposure=1.2, bloom=0.10, warm=(0.95, 0.985, 1.06), sat=0.9),
    },
    "lounge": {
        "camera": dict(
            loc=(3.95, -0.1, 1.3),
            target=(2.15, 4.6, 1.3),
            lens=24,
            fstop=6,
            focus=(W / 2, 3.4, 0.7),
            shift_y=-0.05,
        ),
        "grade": dict(exposure=1.2, bloom=0.10, warm=(0.94, 0.985, 1.08), sat=0.9),
    },
}
