"""Udaan, flight: morning light, pale oak, and a flock of brass wings climbing under the ceiling."""

from kit import *
from kit.daylight import tex_day
from kit.grand import *

W, D, H = 10.5, 10.0, 4.1


def build(view):
    wall, brass = paint(hexc("#ece4d6"), 0.6), metal(rough=0.22)
    plane(W + 2, D + 6, (0, D / 2 - 2, 0), parquet(0.3, PI / 4, True))
    plane(W + 2, D + 6, (0, D / 2 - 2, H), paint(hexc("#f3eee4"), 0.7), (PI, 0, 0))
    box((0.2, D + 6, H), (-W / 2 - 0.1, D / 2 - 2, 0), wall)
    box((W, 0.2, H), (0, -5.0, 0), wall)
    glazing(brass)
    left_wall(brass)
    flock(brass)
    dining()
    morning()


def glazing(brass):
    """Arched windows at the far end and along the right side."""
    wall, frame = paint(hexc("#ece4d6"), 0.6), paint(hexc("#5c4a38"), 0.4)
    ends = [(-3.5, 2.6, 2.15), (0, 2.6, 2.15), (3.5, 2.6, 2.15)]
    arch_wall(W + 2, H, ends, wall, (0, D, 0), 0.3)
    side = [(-4.4, 2.6, 2.15), (-1.2, 2.6, 2.15), (2.0, 2.6, 2.15), (5.2, 2.6, 2.15)]
    arch_wall(D + 6, H, side, wall, (W / 2, D / 2 - 2, 0), 0.3, -PI / 2)
    for x, aw, spring in ends:
        arched_frame((x, D + 0.12, 0), 0, aw, spring, frame)
    for x, aw, spring in side:
        arched_frame((W / 2 + 0.12, D / 2 - 2 - x, 0), -PI / 2, aw, spring, frame)


def arched_frame(loc, rot, w, spring, frame):
    with group(loc, rot):
        sweep(arch_points(w - 0.04, spring), rrect(0.06, 0.08, 0.01, 2, -0.03, 0), frame, rot=(PI / 2, 0, 0))
        for dx in (-w / 6, w / 6):
            box((0.03, 0.05, spring + w / 2 * 0.94), (dx, 0, 0), frame, 0.004)
        for z in (0.02, spring * 0.5, spring):
            box((w, 0.05, 0.03), (0, 0, z), frame, 0.004)
        plane(w, spring + w / 2, (0, 0.02, (spring + w / 2) / 2), pane(), (PI / 2, 0, 0))


def left_wall(brass):
    """Fluted emerald counter with coffee and cups below a fan of rays."""
    x = -W / 2
    box((0.05, 6.4, 1.0), (x + 0.03, 5.0, 0), walnut(), 0.004)
    for y in (2.4, 5.0, 7.6):
        prints((4, 0, 1)[int(y / 2.6) :][:1], x, (y,), 1.55, (1.0, 1.4))
    for y in (1.1, 3.7, 6.3, 8.9):
        sconce((x, y, 2.2), (1, 0), 5, 0.36)
    with group((x + 0.55, 5.0, 0), PI / 2):
        n = 44
        for i in range(n):
            cyl(
                1.9 / n,
                0.84,
                (-1.9 + 3.8 / n * (i + 0.5), -0.36, 0.06),
                paint(hexc("#123c33"), 0.32, spec=0.6),
                seg=14,
                bevel=0.004,
            )
        box((3.8, 0.66, 0.86), (0, 0, 0.04), walnut(), 0.01)
        box((3.95, 0.8, 0.045), (0, -0.02, 0.90), marble(), 0.01)
        for k in (-1.5, -0.95, 1.0):
            cloche((k, 0, 0.945), 0.17)
        urn((-0.25, 0.05, 0.945), brass)
        urn((0.3, 0.05, 0.945), brass)
        for k in range(5):
            cup((0.62 + 0.0 * k, -0.2 + 0.0 * k, 0.945 + 0.0), 0.3) if k == 0 else None
        bouquet((1.6, 0, 0.945), 1.3, hexc("#e6c9b0"))


def urn(loc, brass):
    """Samovar-like coffee urn."""
    with group(loc):
        lathe(
            [
                (0, 0),
                (0.10, 0),
                (0.10, 0.02),
                (0.04, 0.06),
                (0.12, 0.14),
                (0.14, 0.26),
                (0.11, 0.36),
                (0.05, 0.40),
                (0, 0.41),
            ],
            (0, 0, 0),
            brass,
            48,
        )
        lathe([(0, 0), (0.02, 0.01), (0.012, 0.03), (0.02, 0.05), (0, 0.06)], (0, 0, 0.40), brass, 24)
        tube((0, -0.12, 0.17), (0, -0.19, 0.17), 0.012, brass)
        box((0.05, 0.01, 0.012), (0, -0.18, 0.19), brass, 0.002)


def flock(brass):
    """Folded wings rising in a loose spiral from the far left to the near right."""
    r = random.Random(12)
    ivory = paint(hexc("#f1e8d8"), 0.35)
    with group((60, 0, 0)) as gold:
        wing(brass)
    with group((62, 0, 0)) as pale:
        wing(ivory)
    for k in range(64):
        t = k / 63
        a = 0.4 + 4.6 * t
        x = 2.4 * math.cos(a) * (1.1 - 0.25 * t) + r.uniform(-0.45, 0.45)
        y = 4.6 + 3.2 * math.sin(a) * (1.0 - 0.2 * t) + r.uniform(-0.5, 0.5)
        z = 2.75 + 1.05 * t + r.uniform(-0.14, 0.14)
        e = dup((gold if k % 3 else pale).e, (x, y, z), a + PI / 2 + r.uniform(-0.25, 0.25), 0.75 + 0.5 * r.random())
        e.rotation_euler = (r.uniform(-0.3, 0.3), -0.35 + r.uniform(-0.15, 0.15), e.rotation_euler[2])
        tube((x, y, z), (x, y, H), 0.0016, metal(rough=0.4), 6)


def wing(mat):
    """A dart folded from one sheet, nose along +x."""
    v = [
        (0.26, 0, 0),
        (-0.16, 0, -0.05),
        (-0.20, 0.17, 0.045),
        (-0.20, -0.17, 0.045),
        (-0.12, 0.035, 0.03),
        (-0.12, -0.035, 0.03),
    ]
    obj("dart", v, [(0, 2, 4), (0, 4, 1), (0, 1, 5), (0, 5, 3)], mat, smooth=False, solid=0.006)


def dining():
    emerald, clay = velvet(hexc("#17463b"), 0.85, 0.5), velvet(hexc("#9a5138"), 0.85, 0.5)

    def green(at, turn):
        dining_chair(at, turn, emerald)

    def red(at, turn):
        dining_chair(at, turn, clay)

    table_for((2.0, 1.5, 0), 4, 0.58, green, 0.55, flowers=0.8, lamp=False, cloches=(1,))
    table_for((-1.7, 2.4, 0), 4, 0.58, red, 0.3, flowers=0.8, lamp=False)
    table_for((3.4, 4.6, 0), 4, 0.58, red, 0.8, flowers=0.8, lamp=False)
    table_for((0.5, 5.0, 0), 4, 0.58, green, 0.2, flowers=0.8, lamp=False, cloches=(3,))
    table_for((-2.1, 6.9, 0), 4, 0.58, green, 0.9, flowers=0.8, lamp=False)
    table_for((2.2, 7.8, 0), 4, 0.58, red, 0.5, flowers=0.8, lamp=False)
    breakfast((4.25, 6.9, 0), emerald)
    for x, y in ((-4.7, 9.3), (4.75, 9.4), (1.75, 9.5), (-1.75, 9.5), (4.8, 2.9)):
        palm((x, y, 0), 1.6, 15, int(x * 3 + 20), pot_mat=metal(rough=0.35))


def breakfast(loc, cloth):
    """A table for two at the window with tea, toast rack and juice."""
    x, y, z = loc
    round_table(loc, 0.42, 0.74)
    for s in (-1, 1):
        cover((x, y + s * 0.22, 0.745), PI if s > 0 else 0, None, False)
        cup((x + 0.22, y + s * 0.14, 0.745), s)
        dining_chair((x, y + s * 0.78, z), 0 if s > 0 else PI, cloth)
        wineglass((x - 0.24, y + s * 0.14, 0.745), 0.8, (0.95, 0.55, 0.08))
    teapot((x + 0.05, y, 0.745), 0.5, metal((0.80, 0.78, 0.74), 0.12, False))
    bouquet((x - 0.12, y + 0.0, 0.745), 0.5)


def morning():
    view = image_tex("day", tex_day(2600, 1200, 0.60), kind="UV", emitv=2.6)
    for loc, turn in (((2, D + 16, 3.4), 0), ((W / 2 + 16, D / 2 - 1, 3.4), -PI / 2)):
        o = plane(44, 20, loc, view, (PI / 2, 0, turn))
        o.visible_diffuse = o.visible_shadow = False
    for x in (-3.5, 0, 3.5):
        area((x, D + 0.5, 1.8), (2.5, 3.2), 260, (0.86, 0.93, 1), (PI / 2, 0, 0))
    for y in (-2.2, 1.0, 4.2, 7.4):
        area((W / 2 + 0.5, y, 1.8), (3.2, 2.5), 260, (0.86, 0.93, 1), (0, PI / 2, 0))
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.color, sun.angle = 5.5, (1, 0.86, 0.68), math.radians(1.0)
    o = bpy.data.objects.new("sun", sun)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = (math.radians(58), 0, math.radians(118))
    area((0, 3, H - 0.1), (7, 8), 130, (1, 0.90, 0.78))
    area((0, -3.6, 3.0), (6, 1.5), 140, (1, 0.93, 0.84), (1.0, 0, 0))
    ceiling_wash(0, 4, 9, 11, H, 240)
    sky(0.4, color=(0.6, 0.75, 1))


VIEWS = {
    "room": {
        "camera": dict(loc=(-1.2, -2.3, 1.5), target=(0.6, 9, 1.5), lens=22, fstop=8, focus=(0.5, 4, 1), shift_y=0.06),
        "grade": dict(exposure=-0.1, bloom=0.06, warm=(1.0, 0.99, 1.0), sat=0.92, vignette=0.15),
    },
    "breakfast": {
        "camera": dict(
            loc=(2.65, 5.5, 1.32), target=(4.9, 7.5, 1.05), lens=30, fstop=3.5, focus=(4.2, 6.9, 0.8), shift_y=-0.1
        ),
        "grade": dict(exposure=-0.1, bloom=0.06, warm=(1.0, 0.99, 1.0), sat=0.92, vignette=0.15),
    },
}
