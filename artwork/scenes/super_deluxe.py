"""Super Deluxe Room: 4.8 by 6.4 m. Ivory wings before a gilt wall of fans, a daybed and a table at the window."""

from kit import *
from kit.guest_room import *

BED, SAND, WINE = 2.9, hexc("#b9a486"), hexc("#5e2a22")


def build(view):
    w, d, h = 4.8, 6.4, 3.0
    opening = (0.7, 4.2, 0.1, 2.6)
    room = Room(
        w, d, h, BED, opening, head="wing", head_size=(2.2, 1.45), cloth=SAND, throw=hexc("#1d4a40"), cushion=hexc("#1d4a40"),
        lumbar=hexc("#b0823f"), thread=(0.62, 0.50, 0.30), drape=hexc("#a8977c"), rug=(0.30, 0.22, 0.16), rug_size=(3.2, 3.6),
        gap=1.55, stand="drum", window_power=130, mullions=2, drape_w=0.6, seed=11,
        downlights=[(0.6, BED - 1.55, (0.1, BED - 1.55, 0.7)), (0.6, BED + 1.55, (0.1, BED + 1.55, 0.7)), (1.6, BED, None), (3.6, 5.1, None), (4.3, 2.6, (w, 2.6, 1.2)), (0.5, 0.5, (0.05, 0.5, 1.0)), (2.6, 0.6, None)],
    )  # fmt: skip
    furnish(room)
    paper = plane(
        d + 3, h - 0.24, (0.004, (d - 3) / 2, 0.13 + (h - 0.24) / 2), gilt(d + 3, h - 0.24), (PI / 2, 0, PI / 2)
    )
    paper.visible_shadow = False
    for sg in (-1, 1):
        nightstand((0.30, BED + sg * 1.55, 0), style="drum")
        bell((0.34, BED + sg * 1.55), h)
    bouquet((0.30, BED - 1.55, 0.578), 0.8, hexc("#e6c9b0"))
    books((0.32, BED + 1.55, 0.578), 2, 0.5)
    bench((2.55, BED, 0), velvet(WINE, 0.8, 0.4), 1.55)
    tea_tray((2.55, BED + 0.3, 0.46), 0.1)
    window_end(w, d)
    media_wall(w, view)
    area((w / 2, 3.0, h - 0.05), (2.6, 4.2), 26, (1, 0.76, 0.54))
    area((2.6, -1.8, 2.6), (3, 1.2), 60, (1, 0.84, 0.68), (0.9, 0, 0))


def gilt(w, h):
    paper = wallpaper("fans", (0.78, 0.72, 0.62), (0.60, 0.46, 0.25))
    for node in paper.node_tree.nodes:
        if node.type == "MAPPING":
            node.inputs["Scale"].default_value = (w / 4.4, h / 4.4, 1)
    return paper


def bell(at, top):
    """Bedside pendant: an opal drop on a brass rod."""
    x, y = at
    tube((x, y, 1.42), (x, y, top), 0.005, metal())
    drop = lathe(
        [(0.001, -0.14), (0.05, -0.12), (0.075, -0.06), (0.07, 0.02), (0.03, 0.10), (0.012, 0.12)],
        (x, y, 1.28),
        shade((1, 0.64, 0.34), 1.0),
        40,
    )
    drop.visible_shadow = False
    cyl(0.02, 0.06, (x, y, 1.39), metal())
    point((x, y, 1.26), 11, (1, 0.62, 0.32), 0.06)


def window_end(w, d):
    chaise((1.45, 5.45, 0), PI, velvet(WINE, 0.8, 0.4), velvet(hexc("#b0823f"), 0.6))
    round_table((3.72, 5.15, 0), 0.42, 0.74)
    for a in (2.6, -0.55):
        dining_chair(
            (3.72 + 0.72 * math.sin(a), 5.15 - 0.72 * math.cos(a), 0), a + PI, velvet(hexc("#1d4a40"), 0.85, 0.5)
        )
    bouquet((3.72, 5.22, 0.74), 0.9, hexc("#e6c9b0"))
    cup((3.55, 5.02, 0.74), 0.5)
    cup((3.92, 5.08, 0.74), 2.5)
    palm((4.45, 5.95, 0), 1.5, 13, 6)


def media_wall(w, view):
    wood = walnut()
    box((0.03, 3.6, 2.6), (w - 0.015, 2.4, 0.0), wood, 0.002)
    for y in (0.6, 4.2):
        box((0.05, 0.03, 2.6), (w - 0.025, y, 0), metal(), 0.002)
    if view == "bed":
        return
    console((w - 0.27, 2.4, 0), 2.4, -PI / 2, 0.42)
    television(w - 0.03, 2.4, 1.05, 1.55)
    opal_lamp((w - 0.26, 1.4, 0.72), 4, 1.1)
    vase((w - 0.26, 3.25, 0.72), paint(EMERALD, 0.25), 1.0)
    books((w - 0.28, 2.9, 0.72), 3, 1.5)


VIEWS = {
    "bed": {
        "camera": dict(
            loc=(4.35, -0.55, 1.32), target=(1.4, 3.8, 1.32), lens=23, fstop=8, focus=(1.6, 2.9, 0.7), shift_y=-0.035
        ),
        "grade": dict(exposure=1.2, bloom=0.09, warm=(0.91, 0.985, 1.11)),
    },
    "seating": {
        "camera": dict(
            loc=(3.35, 1.15, 1.32), target=(2.35, 5.4, 1.32), lens=25, fstop=8, focus=(3.0, 4.9, 0.7), shift_y=-0.05
        ),
        "grade": dict(exposure=1.2, bloom=0.09, warm=(0.91, 0.985, 1.11)),
    },
}
