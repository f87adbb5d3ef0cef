"""Suite: 6.4 by 7.4 m, bedroom and drawing room in one long space under a glass-rod chandelier."""

from kit import *
from kit.guest_room import *

BED, NIGHT = 2.6, hexc("#1a2148")


def build(view):
    w, d, h = 6.4, 7.4, 3.2
    opening = (0.6, 5.8, 0.08, 2.8)
    room = Room(
        w, d, h, BED, opening, head="arch", head_size=(2.9, 1.5), cloth=NIGHT, throw=hexc("#8a6a38"), cushion=NIGHT,
        lumbar=hexc("#b0823f"), thread=(0.55, 0.42, 0.22), drape=NIGHT, rug=(0.085, 0.10, 0.19), rug_size=(2.55, 3.6), gap=1.78,
        window_power=190, mullions=3, drape_w=0.8, plaster=hexc("#ded2bd"),
        downlights=[(0.6, BED - 1.78, (0.1, BED - 1.78, 0.7)), (0.6, BED + 1.78, (0.1, BED + 1.78, 0.7)), (1.6, BED, None), (4.6, 5.6, None), (5.9, 3.2, (w, 3.2, 1.4)), (5.9, 5.2, (w, 5.2, 1.4)), (3.2, 0.6, None), (0.5, 5.6, (0.05, 5.6, 1.2))],
    )  # fmt: skip
    furnish(room)
    wall_panels(0, (-0.2, 5.35), 0.3, 1.3, 2.4, paint(TRIM, 0.45))
    wall_panels(0, (BED,), 2.0, 3.2, 0.7, paint(TRIM, 0.45))
    wall_panels(w, (0.4, 2.3, 4.2, 6.1), 0.3, 1.6, 2.4, paint(TRIM, 0.45), -1)
    for sg in (-1, 1):
        nightstand((0.30, BED + sg * 1.78, 0), style="drum")
        table_lamp((0.28, BED + sg * 1.78, 0.578), 14, 0.66)
        sconce((0, BED + sg * 2.25, 1.75), (1, 0), 7)
    books((0.40, BED - 1.86, 0.578), 2, 0.5)
    bouquet((0.40, BED + 1.70, 0.578), 0.6)
    bench((2.6, BED, 0), velvet(hexc("#143f35"), 0.8, 0.5), 1.6)
    tea_tray((2.6, BED - 0.3, 0.46), 0.1)
    drawing_room(w, d)
    ring_chandelier((w / 2 + 0.5, 3.6, 2.45), h, power=48)
    area((w / 2, 3.4, h - 0.05), (3.6, 5.0), 40, (1, 0.76, 0.54))
    area((3.2, -1.8, 2.8), (4, 1.2), 80, (1, 0.84, 0.68), (0.9, 0, 0))


def drawing_room(w, d):
    emerald = velvet(hexc("#143f35"), 0.8, 0.5)
    rug("drawing", (2.7, 3.2), (w - 1.65, 4.75), (0.42, 0.36, 0.28))
    sofa((w - 0.55, 4.75, 0), -PI / 2, emerald, 2.3, 3, [velvet(hexc("#b0823f"), 0.6), velvet(NIGHT)])
    coffee_table((w - 1.75, 4.75, 0), 0.5, 0.38)
    bouquet((w - 1.85, 4.85, 0.38), 1.0, hexc("#d9a58c"))
    books((w - 1.6, 4.5, 0.38), 3, 0.5)
    cup((w - 1.5, 4.92, 0.38), 1.0)
    armchair((w - 2.85, 5.3, 0), PI / 2 + 0.25, velvet(hexc("#8f7a58"), 0.85, 0.4))
    armchair((w - 2.85, 4.2, 0), PI / 2 - 0.25, velvet(hexc("#8f7a58"), 0.85, 0.4))
    floor_lamp((w - 0.4, 6.25, 0), 14, 1.6)
    palm((0.5, 6.7, 0), 1.7, 15, 8)
    prints((1, 3), w, (3.84, 4.56), 1.35, (0.62, 0.88), -1)
    console((w - 0.26, 2.2, 0), 1.8, -PI / 2, 0.4, 0.8)
    table_lamp((w - 0.26, 1.6, 0.80), 10, 0.55)
    vase((w - 0.26, 2.7, 0.80), metal(rough=0.3), 1.2)


VIEWS = {
    "bed": {
        "camera": dict(
            loc=(4.9, -0.9, 1.4), target=(1.55, 3.9, 1.4), lens=23, fstop=8, focus=(1.6, 2.7, 0.7), shift_y=-0.02
        ),
        "grade": dict(exposure=1.25, bloom=0.10, warm=(0.92, 0.985, 1.10)),
    },
    "drawing": {
        "camera": dict(
            loc=(2.75, 0.75, 1.35), target=(4.5, 5.6, 1.35), lens=24, fstop=8, focus=(4.6, 4.8, 0.7), shift_y=-0.03
        ),
        "grade": dict(exposure=1.25, bloom=0.10, warm=(0.92, 0.985, 1.10)),
    },
}
