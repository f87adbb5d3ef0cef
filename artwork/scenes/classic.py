"""Classic Room, 216 sq ft: 3.6 by 4.2 m beside its bathroom. A cane bed, a carpet, one good chair."""

from kit import *
from kit.guest_room import *

BED = 1.75


def build(view):
    w, d, h = 3.7, 4.3, 2.7
    opening = (0.85, 3.05, 0.55, 2.3)
    room = Room(
        w, d, h, BED, opening, bed_width=1.6, head="cane", head_size=(1.9, 0.92), floor="carpet", ceiling="plain", rug=None,
        throw=hexc("#8a4a33"), cushion=hexc("#7c3f2b"), lumbar=hexc("#c8a873"), thread=(0.62, 0.36, 0.24),
        drape=hexc("#6b4a38"), gap=1.22, mullions=1, window_power=85, back=2.2, drape_w=0.5,
        downlights=[(0.6, BED - 1.2, (0.1, BED - 1.2, 0.9)), (0.6, BED + 1.2, (0.1, BED + 1.2, 0.9)), (1.9, 0.3, None), (2.5, 3.1, None), (3.2, 1.6, (3.7, 1.6, 1.2))],
    )  # fmt: skip
    furnish(room)
    bedside(0, 1.22, BED, lamp=False)
    for sg in (-1, 1):
        sconce((0, BED + sg * 1.12, 1.25), (1, 0), 9)
    prints((3, 4), 0, (BED - 0.34, BED + 0.34), 1.50, (0.46, 0.62))
    wall_panels(0, (-0.9,), 0.35, 0.9, 1.95, paint(TRIM, 0.45))
    wall_panels(0, (3.55,), 0.35, 0.72, 1.95, paint(TRIM, 0.45))
    lounge(w, d)
    desk_side(w, view)
    area((w / 2, 2.0, h - 0.05), (2.2, 2.6), 20, (1, 0.76, 0.54))
    area((2.0, -1.4, 2.3), (2.4, 1.0), 45, (1, 0.84, 0.68), (0.9, 0, 0))


def lounge(w, d):
    armchair((2.98, 3.42, 0), -0.75, velvet(hexc("#b9a78c"), 0.9, 0.3))
    side_table((2.28, 3.78, 0), 0.2, 0.5)
    cup((2.26, 3.70, 0.5), 0.8)
    books((2.30, 3.86, 0.5), 1, 0.3)
    floor_lamp((3.45, 3.92, 0), 10, 1.5)


def desk_side(w, view):
    """The desk stands where the camera of the bed view does."""
    wood = walnut()
    box((0.03, 2.7, 0.9), (w - 0.015, 1.35, 0), wood, 0.002)
    box((0.036, 2.7, 0.014), (w - 0.018, 1.35, 0.9), metal(), 0.002)
    if view in ("bed", "portrait"):
        return
    desk((w - 0.32, 1.1, 0), -PI / 2, 1.2, 0.52)
    dining_chair((w - 0.78, 1.05, 0), PI / 2 - 0.2, velvet(hexc("#7c3f2b")))
    opal_lamp((w - 0.2, 0.68, 0.76), 4)
    books((w - 0.22, 1.5, 0.76), 2, 1.4)
    television(w, 1.15, 1.18, 1.0)
    bouquet((w - 0.2, 1.25, 0.76), 0.62, hexc("#d98c6a"))


VIEWS = {
    "portrait": {
        "camera": dict(
            loc=(3.35, -0.7, 1.30), target=(1.2, 2.6, 1.30), lens=27, fstop=8, focus=(1.4, 2.0, 0.7), shift_y=-0.10
        ),
        "grade": dict(exposure=1.12, bloom=0.09, warm=(0.93, 0.985, 1.09)),
    },
    "detail": {
        "camera": dict(
            loc=(2.15, -0.5, 1.12), target=(0.3, 1.35, 1.12), lens=36, fstop=3.2, focus=(0.4, 1.2, 0.85), shift_y=-0.06
        ),
        "grade": dict(exposure=1.12, bloom=0.09, warm=(0.93, 0.985, 1.09)),
    },
    "bed": {
        "camera": dict(
            loc=(3.42, -0.95, 1.28), target=(1.0, 2.5, 1.28), lens=23, fstop=8, focus=(1.4, 2.0, 0.7), shift_y=-0.05
        ),
        "grade": dict(exposure=1.12, bloom=0.09, warm=(0.93, 0.985, 1.09)),
    },
    "window": {
        "camera": dict(
            loc=(0.75, -0.75, 1.25), target=(2.5, 4.0, 1.25), lens=24, fstop=8, focus=(2.6, 3.2, 0.7), shift_y=-0.06
        ),
        "grade": dict(exposure=1.12, bloom=0.09, warm=(0.93, 0.985, 1.09)),
    },
}
