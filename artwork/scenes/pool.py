"""The infinity pool on its terrace, between the lit balconies and the airfield; by dusk and by day."""

from kit import *
from kit.daylight import tex_day
from kit.exterior import *

PX0, PX1, PY0, PY1 = -5.2, 1.6, 1.2, 16.0
FRONT = 6.4  # the colonnade's plane


def build(view):
    is_day = view == "day"
    stone = marble(hexc("#cfc5b4"), hexc("#8d7c66"), 0.5, 0.35, "paving")
    basin(stone, is_day)
    hotel(stone, is_day)
    terrace(stone, is_day)
    if is_day:
        daylight()
    else:
        dusk()


def basin(stone, is_day):
    w, length, cx, cy = PX1 - PX0, PY1 - PY0, (PX0 + PX1) / 2, (PY0 + PY1) / 2
    floor = mosaic()
    plane(w, length, (cx, cy, -0.02), water())
    plane(w, length, (cx, cy, -1.35), floor)
    for size, loc in (
        ((0.2, length, 1.35), (PX0 - 0.1, cy, -1.37)),
        ((0.2, length, 1.33), (PX1 + 0.1, cy, -1.37)),
        ((w, 0.2, 1.33), (cx, PY0 - 0.1, -1.37)),
        ((w + 0.4, 0.25, 1.33), (cx, PY1 + 0.125, -1.36)),
    ):
        box(size, loc, floor)
    if not is_day:
        for y in np.arange(PY0 + 1.5, PY1, 2.6):
            for x, sg in ((PX1, -1), (PX0, 1)):
                area((x + sg * 0.05, y, -0.75), (0.5, 0.3), 55, (0.45, 0.88, 1), (0, sg * -PI / 2, 0))
                plane(0.12, 0.12, (x + sg * 0.012, y, -0.7), emit((0.75, 0.97, 1), 4), (0, sg * PI / 2, 0))
    pave = paving()
    plane(14, 20, (PX1 + 7.0, PY0 + 10, 0.0), pave)
    plane(30, 8, (0, PY0 - 4.0, 0.0), pave)
    plane(8, 16.8, (PX0 - 4.2, PY0 + 8.4, 0), pave)
    for size, loc in (
        ((0.34, length, 0.03), (PX1 + 0.17, cy, -0.005)),
        ((w + 0.34, 0.34, 0.03), (cx + 0.17, PY0 - 0.17, -0.005)),
        ((0.34, length, 0.03), (PX0 - 0.17, cy, -0.005)),
    ):
        box(size, loc, stone, 0.01)


def hotel(stone, is_day):
    """Colonnade with lit bays, four floors of balconies above."""
    ivory, brass, wood = paint(hexc("#ddd2bf"), 0.6), metal(), walnut((PI / 2, 0, 0), 0.4, 1.6)
    box((6, 34, 0.5), (FRONT + 3.2, 12, 4.0), ivory, 0.02)
    box((0.2, 34, 4), (FRONT + 3.6, 12, 0), wood, 0.01)
    for i in range(8):
        y = -1.6 + i * 2.9
        box((0.42, 0.42, 4.0), (FRONT, y, 0), ivory, 0.03)
        box((0.50, 0.50, 0.16), (FRONT, y, 0), stone, 0.02)
        box((0.52, 0.52, 0.12), (FRONT, y, 3.88), brass, 0.01)
        box((0.03, 0.10, 3.2), (FRONT - 0.22, y, 0.4), brass, 0.004)
        yy = y + 1.45
        plane(2.1, 3.0, (FRONT + 3.48, yy, 1.6), lit_window(1.4), (PI / 2, 0, -PI / 2))
        for k in (-0.7, 0, 0.7):
            box((0.05, 0.05, 3.0), (FRONT + 3.42, yy + k, 0.1), paint(CHAR), 0.004)
        globe_pendant((FRONT + 1.6, yy, 2.7), 4.0, 0.18, 0)
        if not is_day:
            spot((FRONT - 0.45, y, 0.06), (FRONT - 0.22, y, 3.5), 26, (1, 0.62, 0.3), 46, 0.8, 0.04)
            area((FRONT + 1.8, yy, 3.9), (1.4, 1.4), 26, (1, 0.66, 0.36))
    for floor in range(4):
        balconies(4.5 + floor * 3.1, floor, ivory, brass, is_day)


def balconies(z, floor, ivory, brass, is_day):
    chance = random.Random(5 + floor * 7)
    dark = paint((0.05, 0.06, 0.08) if is_day else (0.01, 0.012, 0.03), 0.08, spec=0.6)
    shades = [dark] * 3 if is_day else [lit_window(1.9, (1, 0.58, 0.28)), lit_window(0.9, (1, 0.58, 0.28)), dark]
    box((5.6, 34, 0.22), (FRONT + 3.2, 12, z + 2.88), ivory, 0.01)
    box((5.0, 34, 2.9), (FRONT + 3.9, 12, z), ivory, 0.01)
    for i in range(11):
        y = -3.6 + i * 2.9
        on = chance.random()
        plane(
            2.0,
            2.3,
            (FRONT + 1.38, y + 1.45, z + 1.25),
            shades[0 if on < 0.5 else 1 if on < 0.8 else 2],
            (PI / 2, 0, -PI / 2),
        )
        box((0.06, 0.06, 2.3), (FRONT + 1.36, y + 1.45, z + 0.1), paint(CHAR), 0.004)
        box((0.5, 0.12, 2.9), (FRONT + 1.2, y, z), ivory, 0.01)
    plane(34, 0.95, (FRONT + 0.42, 12, z + 0.55), pane(tint=(0.75, 0.8, 0.85)), (PI / 2, 0, -PI / 2))
    box((0.05, 34, 0.05), (FRONT + 0.42, 12, z + 1.02), brass, 0.01)
    if not is_day:
        area((FRONT + 0.95, 12, z + 2.85), (0.5, 30), 95, (1, 0.68, 0.40))


def terrace(stone, is_day):
    first = lounger()
    first.location, first.rotation_euler = (3.35, 3.2, 0), (0, 0, -PI / 2)
    for y in (4.9, 7.6, 9.3, 12.0, 13.7):
        dup(first, (3.35, y, 0), -PI / 2)
    for y in (4.05, 8.45, 12.85):
        parasol(3.75, y, 0 if is_day else 22)
        side_table((3.1, y, 0), 0.24, 0.40, walnut())
        wineglass((3.02, y, 0.40))
        wineglass((3.18, y + 0.08, 0.40))
    for x, y, s in ((2.30, 1.55, 1.0), (2.72, 1.75, 0.7), (2.3, 6.25, 0.9), (2.3, 10.7, 0.9), (2.3, 14.9, 0.9)):
        lantern(x, y, s, power=0 if is_day else 7)
    pot = paint(hexc("#c9bfae"), 0.6)
    for i, (x, y, h) in enumerate(
        (
            (5.6, 0.9, 2.3),
            (5.6, 6.2, 2.4),
            (5.6, 10.7, 2.4),
            (5.6, 15.4, 2.5),
            (-6.6, 3.2, 2.3),
            (-6.9, 8.5, 2.6),
            (-6.7, 13.0, 2.4),
        )
    ):
        palm((x, y, 0), h, 17, i + 3, pot_mat=pot)
    box((0.5, 16, 0.55), (-7.6, 9, 0), stone, 0.02)
    box((9, 0.3, 0.62), (6.3, 17.6, 0), stone, 0.02)
    plane(8.5, 1.0, (6.4, 17.6, 1.05), pane(tint=(0.8, 0.86, 0.88)), (PI / 2, 0, 0))
    box((8.5, 0.05, 0.04), (6.4, 17.6, 1.55), metal(), 0.01)
    if not is_day:
        for x in (PX0 + 0.9, PX1 - 0.9):
            fire_bowl(x, PY1 + 0.16)
        for y in (3.2, 8.5, 13.0):
            spot((-6.2, y + 0.4, 0.1), (-6.7, y, 2), 30, (1, 0.66, 0.34), 80, 0.8, 0.05)


def dusk():
    view = image_tex("dusk", tex_dusk(3200, 1500, hor=0.72, seed=11), kind="UV", emitv=1.3)
    screen = plane(190, 89, (-8, 95, 21.3), view, (PI / 2, 0, 0))
    screen.visible_diffuse = screen.visible_shadow = False
    sky(0.55, color=(0.085, 0.12, 0.33))
    area((-8, 60, 14), (60, 22), 5200, (1, 0.55, 0.34), (PI / 2, 0, 0))


def daylight():
    view = image_tex("day", tex_day(3000, 1400, 0.72), kind="UV", emitv=1.5)
    screen = plane(190, 89, (-8, 95, 21.3), view, (PI / 2, 0, 0))
    screen.visible_diffuse = screen.visible_shadow = False
    sky(0.75, color=(0.55, 0.72, 1.0))
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.color, sun.angle = 5.0, (1, 0.90, 0.76), math.radians(1.2)
    o = bpy.data.objects.new("sun", sun)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = (math.radians(50), 0, math.radians(-62))


VIEWS = {
    "dusk": {
        "camera": dict(
            loc=(1.05, -2.6, 1.5), target=(0.75, 12, 1.5), lens=24, fstop=11, focus=(1.5, 7, 0.5), shift_y=0.085
        ),
        "grade": dict(exposure=0.45, bloom=0.14, sat=0.98, warm=(0.99, 0.99, 1.04)),
    },
    "day": {
        "camera": dict(
            loc=(0.35, -2.6, 1.55), target=(0.9, 12, 1.55), lens=24, fstop=11, focus=(1.5, 7, 0.5), shift_y=0.03
        ),
        "grade": dict(exposure=-0.2, bloom=0.05, sat=0.95, warm=(1.0, 0.99, 0.99)),
    },
    "portrait": {
        "camera": dict(
            loc=(1.0, -0.7, 1.6), target=(1.15, 12, 1.6), lens=25, fstop=11, focus=(1.5, 7, 0.5), shift_y=-0.05
        ),
        "grade": dict(exposure=0.45, bloom=0.14, sat=0.98, warm=(0.99, 0.99, 1.04)),
    },
}
