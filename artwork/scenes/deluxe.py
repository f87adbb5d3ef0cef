"""Deluxe Room: 4.4 by 6.0 m. Indigo velvet, herringbone oak and the widest single window of the house."""

from kit import *
from kit.guest_room import *

BED = 3.15


def build(view):
    w, d, h = 4.4, 6.0, 2.85
    opening = (0.75, 3.95, 0.12, 2.5)
    room = Room(
        w, d, h, BED, opening,
        downlights=[(0.55, BED - 1.52, (0.1, BED - 1.52, 0.6)), (0.55, BED + 1.52, (0.1, BED + 1.52, 0.6)), (1.5, BED, None), (w - 0.5, 3.6, (w, 3.6, 1.2)), (3.2, 4.6, None), (0.45, 5.4, (0.05, 5.4, 1.0)), (0.45, 0.6, (0.05, 0.6, 1.0))],
    )  # fmt: skip
    furnish(room)
    wainscot(0, BED - 2.15, BED + 2.15, 1.55, walnut())
    prints((1, 0, 2), 0, (BED - 0.95, BED, BED + 0.95), 1.72)
    wall_panels(0, (0.45, 5.42), 0.35, 0.9, 1.95, paint(TRIM, 0.45))
    bedside(0, 1.52, BED)
    bench((2.52, BED, 0), velvet(hexc("#143f35"), 0.8, 0.5))
    tea_tray((2.52, BED - 0.28, 0.46), 0.08)
    armchair((3.30, 4.80, 0), -0.8, velvet(hexc("#143f35"), 0.8, 0.5))
    side_table((2.55, 5.25, 0), 0.23, 0.52)
    wineglass((2.50, 5.20, 0.52))
    books((2.62, 5.32, 0.52), 2, 0.3)
    palm((4.02, 5.48, 0), 1.4, 13, 3)
    media_wall(w, view)
    area((w / 2, 2.8, h - 0.05), (2.4, 4.0), 22, (1, 0.76, 0.54))
    area((2.4, -1.8, 2.5), (3, 1.2), 60, (1, 0.84, 0.68), (0.9, 0, 0))


def media_wall(w, view):
    """Veneered wall with sideboard and screen, behind the camera of the bed view."""
    box((0.03, 3.4, 2.5), (w - 0.015, 2.3, 0.0), walnut(), 0.002)
    for y in (0.6, 1.73, 2.87, 4.0):
        box((0.034, 0.008, 2.5), (w - 0.0165, y, 0), metal(), 0.001)
    if view == "bed":
        return
    console((w - 0.26, 2.3, 0), 2.1, -PI / 2, 0.4)
    television(w - 0.03, 2.3, 1.02, 1.4)
    opal_lamp((w - 0.26, 1.45, 0.72), 4)
    bouquet((w - 0.26, 3.05, 0.72), 1.0)
    books((w - 0.28, 2.1, 0.72), 3, 1.5)


VIEWS = {
    "bed": {
        "camera": dict(
            loc=(3.92, -0.35, 1.28), target=(1.25, 3.9, 1.28), lens=23, fstop=8, focus=(1.6, 3.0, 0.7), shift_y=-0.045
        ),
        "grade": dict(exposure=1.3, bloom=0.09, warm=(0.905, 0.985, 1.12)),
    },
    "lounge": {
        "camera": dict(
            loc=(0.95, 0.35, 1.28), target=(3.0, 5.2, 1.28), lens=23, fstop=8, focus=(3.2, 4.7, 0.7), shift_y=-0.05
        ),
        "grade": dict(exposure=1.3, bloom=0.09, warm=(0.905, 0.985, 1.12)),
    },
    "bedside": {
        "camera": dict(
            loc=(2.05, 0.75, 1.12), target=(0.35, 2.0, 1.12), lens=36, fstop=3.2, focus=(0.32, 1.63, 0.8), shift_y=-0.06
        ),
        "grade": dict(exposure=1.3, bloom=0.09, warm=(0.905, 0.985, 1.12)),
    },
}
