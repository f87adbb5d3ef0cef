"""Family Suite: 6.0 by 6.8 m. A king bed for the parents, two singles under model aircraft for the children."""

from kit import *
from kit.guest_room import *

BED, CLAY = 1.7, hexc("#7e3d2a")


def build(view):
    w, d, h = 6.0, 6.9, 2.9
    opening = (2.2, 5.4, 0.3, 2.5)
    room = Room(
        w, d, h, BED, opening, head="arch", head_size=(2.6, 1.25), cloth=CLAY, throw=hexc("#1f3a5c"), cushion=hexc("#1f3a5c"),
        lumbar=hexc("#c8a873"), thread=(0.50, 0.25, 0.17), drape=hexc("#1c3350"), rug=None, gap=1.55, window_power=130, mullions=2,
        drape_w=0.6, ceiling="plain",
        downlights=[(0.55, BED - 1.55, (0.1, BED - 1.55, 0.7)), (0.55, BED + 1.55, (0.1, BED + 1.55, 0.7)), (1.6, BED, None), (0.6, 5.15, (0.1, 5.15, 1.2)), (4.2, 4.6, None), (5.4, 3.0, (w, 3.0, 1.3)), (3.4, 0.4, None)],
    )  # fmt: skip
    furnish(room)
    wainscot(0, -2.0, d, 1.05, walnut())
    bedside(0, 1.55, BED)
    prints((4, 0, 3), 0, (BED - 0.62, BED, BED + 0.62), 1.95, (0.42, 0.56))
    children()
    rug("family", (2.6, 3.0), (3.7, 2.9), (0.30, 0.16, 0.11))
    ottoman((3.3, 2.6, 0), velvet(CLAY, 0.8, 0.5), 0.34)
    ottoman((3.9, 3.35, 0), velvet(hexc("#1f3a5c"), 0.8, 0.5), 0.26, 0.36)
    armchair((4.95, 5.6, 0), -0.75, velvet(hexc("#b09a78"), 0.9, 0.3))
    side_table((4.2, 6.15, 0), 0.22, 0.5)
    opal_lamp((4.2, 6.15, 0.5), 3)
    palm((5.6, 6.35, 0), 1.4, 13, 3)
    sofa(
        (w - 0.52, 3.0, 0), -PI / 2, velvet(hexc("#8d7a5e"), 0.9, 0.3), 2.0, 2, [velvet(CLAY), velvet(hexc("#1f3a5c"))]
    )
    prints((1, 5), w, (2.45, 3.55), 1.35, (0.6, 0.84), -1)
    area((w / 2, 2.8, h - 0.05), (3.6, 4.6), 44, (1, 0.77, 0.56))
    area((3.2, -1.8, 2.6), (4, 1.2), 75, (1, 0.84, 0.68), (0.9, 0, 0))


def children():
    """Two single beds with a shared drum table, three model aircraft overhead."""
    blue = velvet(hexc("#1c3350"))
    for y in (4.35, 5.95):
        with group((0, y, 0)):
            channel_head(1.06, 0.8, blue, 0.3)
        bed(
            (0, y, 0),
            1.0,
            base=blue,
            throw=velvet(CLAY, 0.8, 0.4),
            lumbar=velvet(hexc("#c8a873"), 0.6),
            thread=(0.14, 0.26, 0.37),
        )
    nightstand((0.3, 5.15, 0), style="drum")
    table_lamp((0.28, 5.15, 0.578), 11, 0.55)
    for x, y, z, turn in ((1.2, 4.6, 2.25, 0.5), (1.8, 5.5, 2.42, 0.9), (0.8, 5.9, 2.1, 0.2)):
        model_aircraft((x, y, z), turn)


def model_aircraft(loc, turn):
    """A brass-and-ivory airliner on a thread."""
    ivory, brass = paint(hexc("#efe6d6"), 0.3), metal()
    with group(loc, turn):
        body = [(0.001, -0.22), (0.02, -0.20), (0.034, -0.14), (0.036, 0.10), (0.026, 0.18), (0.001, 0.24)]
        lathe(body, (0, 0, 0), ivory, 32, rot=(0, PI / 2, 0))
        for sg in (-1, 1):
            wing = [(0.05, 0.02 * sg), (-0.06, 0.02 * sg), (-0.15, 0.26 * sg), (-0.10, 0.26 * sg)]
            obj("wing", [(x, y, -0.005) for x, y in wing], [(0, 1, 2, 3)], brass, smooth=False, solid=0.008)
            tail = [(-0.15, 0.01 * sg), (-0.21, 0.01 * sg), (-0.25, 0.09 * sg), (-0.22, 0.09 * sg)]
            obj("tail", [(x, y, 0.012) for x, y in tail], [(0, 1, 2, 3)], brass, smooth=False, solid=0.006)
            cyl(0.014, 0.06, (-0.05, 0.11 * sg, -0.022), brass, (0, PI / 2, 0))
        fin = [(-0.14, 0.03), (-0.22, 0.03), (-0.26, 0.12), (-0.22, 0.12)]
        obj("fin", [(x, 0, z) for x, z in fin], [(0, 1, 2, 3)], brass, smooth=False, solid=0.006)
        tube((0, 0, 0.03), (0, 0, 2.9 - loc[2]), 0.0012, paint(CHAR), 8)


VIEWS = {
    "seating": {
        "camera": dict(
            loc=(2.35, 0.0, 1.35), target=(4.75, 4.6, 1.35), lens=24, fstop=8, focus=(4.6, 3.2, 0.6), shift_y=-0.04
        ),
        "grade": dict(exposure=1.2, bloom=0.09, warm=(0.92, 0.985, 1.10)),
    },
    "bed": {
        "camera": dict(
            loc=(5.0, -1.0, 1.4), target=(1.3, 3.9, 1.4), lens=23, fstop=8, focus=(1.8, 2.8, 0.7), shift_y=-0.035
        ),
        "grade": dict(exposure=1.2, bloom=0.09, warm=(0.92, 0.985, 1.10)),
    },
    "children": {
        "camera": dict(
            loc=(4.7, 2.3, 1.35), target=(0.9, 5.4, 1.35), lens=24, fstop=8, focus=(1.2, 5.0, 0.7), shift_y=-0.02
        ),
        "grade": dict(exposure=1.2, bloom=0.09, warm=(0.92, 0.985, 1.10)),
    },
}
