"""Executive Room: 4.0 by 4.9 m. Emerald and walnut, slatted wall, a writing desk by the window."""

from kit import *
from kit.guest_room import *

BED, GREEN = 2.0, hexc("#14382f")


def build(view):
    w, d, h = 4.0, 4.9, 2.75
    opening = (0.7, 3.6, 0.35, 2.4)
    room = Room(
        w, d, h, BED, opening, head="panel", head_size=(2.3, 1.0), cloth=GREEN, throw=hexc("#1c2450"),
        cushion=GREEN, lumbar=hexc("#b0823f"), thread=(0.10, 0.26, 0.20), drape=hexc("#3a4a44"), floor="carpet",
        rug=None, gap=1.42, mullions=1, window_power=105, back=2.4, drape_w=0.5, ceiling="plain", stand="drum",
        downlights=[(0.55, BED - 1.42, (0.1, BED - 1.42, 0.7)), (0.55, BED + 1.42, (0.1, BED + 1.42, 0.7)), (1.8, BED, None), (2.9, 0.4, None), (3.3, 3.7, None), (3.5, 2.0, (4.0, 2.0, 1.3))],
    )  # fmt: skip
    furnish(room)
    bedside(0, 1.42, BED, "drum", 12)
    slats(0, BED - 2.0, BED - 1.2, h - 0.1, walnut())
    slats(0, BED + 1.2, BED + 2.0, h - 0.1, walnut())
    box((0.02, 2.4, h - 0.1), (0.01, BED, 0), walnut((PI / 2, 0, 0)), 0.002)
    prints((5,), 0.02, (BED,), 1.52, (1.24, 0.78))
    ceiling_tray(0.6, w - 0.6, 0.2, d - 0.7, h, 9)
    bench((2.52, BED, 0), velvet(hexc("#5a3a22"), 0.85, 0.4), 1.3)
    tea_tray((2.52, BED - 0.25, 0.46), 0.1)
    armchair((3.22, 4.0, 0), -0.75, velvet(hexc("#8f6a3a"), 0.85, 0.4))
    side_table((2.55, 4.42, 0), 0.22, 0.5)
    teapot((2.52, 4.42, 0.5), 0.4)
    cup((2.62, 4.30, 0.5), 1.0)
    palm((0.38, 4.35, 0), 1.35, 11, 4)
    work_wall(w, view)
    area((w / 2, 2.2, h - 0.05), (2.2, 2.8), 16, (1, 0.76, 0.54))
    area((2.2, -1.5, 2.4), (2.4, 1.0), 55, (1, 0.84, 0.68), (0.9, 0, 0))


def work_wall(w, view):
    """Slatted wall with the desk and the screen; the desk stands where the camera of the bed view does."""
    slats(w, 0.0, 3.3, 2.65, walnut(), -1)
    if view == "bed":
        return
    desk((w - 0.36, 1.9, 0), -PI / 2, 1.5, 0.6)
    desk_chair((w - 0.95, 1.75, 0), PI / 2 - 0.35, velvet(GREEN))
    opal_lamp((w - 0.25, 1.32, 0.76), 4)
    books((w - 0.24, 2.3, 0.76), 3, 1.4)
    vase((w - 0.24, 2.52, 0.76), metal(rough=0.35), 0.7)
    cup((w - 0.5, 1.55, 0.76), 2.0)
    television(w - 0.045, 1.9, 1.15, 1.15)


VIEWS = {
    "window": {
        "camera": dict(
            loc=(2.5, 1.5, 1.18), target=(2.85, 4.6, 1.18), lens=30, fstop=4.5, focus=(3.0, 4.1, 0.7), shift_y=-0.08
        ),
        "grade": dict(exposure=1.25, bloom=0.09, warm=(0.92, 0.985, 1.10)),
    },
    "bed": {
        "camera": dict(
            loc=(3.66, -0.95, 1.28), target=(1.1, 2.8, 1.28), lens=23, fstop=8, focus=(1.5, 2.3, 0.7), shift_y=-0.05
        ),
        "grade": dict(exposure=1.25, bloom=0.09, warm=(0.92, 0.985, 1.10)),
    },
    "desk": {
        "camera": dict(
            loc=(0.8, -0.75, 1.28), target=(2.95, 4.0, 1.28), lens=24, fstop=8, focus=(3.0, 2.4, 0.8), shift_y=-0.05
        ),
        "grade": dict(exposure=1.25, bloom=0.09, warm=(0.92, 0.985, 1.10)),
    },
}
