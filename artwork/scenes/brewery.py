"""The brewery: three copper kettles behind a long tasting bar, pipes of brass, brick and walnut."""

from kit import *
from kit.grand import *

W, D, H = 9.0, 8.0, 4.6
COPPER = (0.80, 0.36, 0.20)


def build(view):
    brass, copper, wood = metal(rough=0.22), metal(COPPER, 0.2), walnut(tint=1.2)
    plane(W + 2, D + 6, (0, D / 2 - 2, 0), chequer("brewery floor", 3.0, 0.14, 0.0, light=(0.62, 0.55, 0.46)))
    plane(W + 2, D + 6, (0, D / 2 - 2, H), paint(hexc("#2a2622"), 0.6), (PI, 0, 0))
    box((W + 2, 0.2, H), (0, D + 0.1, 0), bricks())
    for s in (-1, 1):
        box((0.2, D + 6, H), (s * (W / 2 + 0.1), D / 2 - 2, 0), paint(hexc("#171b33"), 0.6))
    for y in np.arange(-2, D, 1.5):
        box((W, 0.16, 0.24), (0, y, H - 0.24), walnut((0, PI / 2, 0), tint=1.2), 0.01)
    for k, x in enumerate((-2.9, 0.0, 2.9)):
        kettle(x, 6.2, copper, brass, 1.0 if k != 1 else 1.12)
    pipes(brass, copper)
    rail_and_platform(brass, wood)
    counter(wood, brass, copper)
    for x in np.linspace(-3, 3, 5):
        cone_pendant((x, 2.3, 2.15), H - 0.2, 0.24, 0.3, 38, copper)
    for x in (-2.9, 0, 2.9):
        spot((x - 1.2, 3.4, H - 0.4), (x, 6.2, 1.8), 160, (1, 0.70, 0.42), 44)
        spot((x + 1.2, 4.2, 0.5), (x, 6.2, 2.4), 50, (1, 0.62, 0.32), 60)
        area((x, D - 0.3, 0.6), (2.2, 0.1), 24, (1, 0.6, 0.3), (2.6, 0, 0))
    area((0, 3.2, H - 0.4), (7, 0.5), 300, (1, 0.84, 0.66), (0.5, 0, 0)).visible_glossy = True
    area((0, -2.6, 3.4), (7, 2.0), 380, (1, 0.90, 0.80), (1.0, 0, 0)).visible_glossy = True
    area((0, 2, H - 0.3), (6, 4), 60, (1, 0.72, 0.46))
    sky(0.12, color=(0.3, 0.3, 0.4))


def bricks():
    px = 1400
    y, x = np.mgrid[0:px, 0:px] / px
    rows, cols = 20, 7
    row = np.floor(y * rows).astype(int)
    u = x * cols + 0.5 * (row % 2)
    fx, fy = u % 1, (y * rows) % 1
    tone = np.random.RandomState(8).rand(rows, cols + 1)[row, np.floor(u).astype(int) % cols]
    edge = np.minimum(np.minimum(fx, 1 - fx) * 3.2, np.minimum(fy, 1 - fy))
    face = mix(
        (0.34, 0.19, 0.14), (0.52, 0.31, 0.23), np.clip(0.7 * tone + 0.5 * (fbm(px, px, 1, 1, 1.2, 3) - 0.4), 0, 1)
    )
    c = np.where((edge < 0.07)[..., None], np.array((0.36, 0.31, 0.27)), face)
    m = image_tex("bricks", c, (1, 1), 0.85, np.clip(edge / 0.12, 0, 1), spec=0.2, kind="Generated")
    for node in m.node_tree.nodes:
        if node.type == "MAPPING":
            node.inputs["Rotation"].default_value = (PI / 2, 0, 0)
            node.inputs["Scale"].default_value = (6.5, 1, 2.9)
    return m


def kettle(x, y, copper, brass, s):
    """Onion-domed brew kettle with a rolled rim, a manway, a swan neck and a gauge."""
    body = [(0, 0.45), (0.5, 0.45), (0.86, 0.62), (0.92, 0.72), (0.92, 1.75), (0.95, 1.77), (0.95, 1.83), (0.92, 1.85)]
    dome = [
        (0.90, 1.87),
        (0.84, 2.08),
        (0.66, 2.32),
        (0.42, 2.50),
        (0.22, 2.64),
        (0.14, 2.82),
        (0.12, 3.3),
        (0.12, H - 0.2),
    ]
    with group((x, y, 0), 0, s if s <= 1 else 1):
        lathe(body + dome, (0, 0, 0), copper, 96)
        for z in (0.74, 1.30, 1.80):
            lathe([(0.92, -0.03), (0.955, -0.02), (0.955, 0.02), (0.92, 0.03)], (0, 0, z), brass, 96)
        for k in range(30):
            a = 2 * PI * k / 30
            lathe(
                [(0, 0.016), (0.012, 0.010), (0.016, 0)],
                (0.955 * math.cos(a), 0.955 * math.sin(a), 1.80),
                brass,
                10,
                rot=(0, PI / 2, a),
            )
        for k in range(4):
            a = PI / 4 + PI / 2 * k
            tube(
                (0.62 * math.cos(a), 0.62 * math.sin(a), 0),
                (0.62 * math.cos(a), 0.62 * math.sin(a), 0.55),
                0.05,
                metal((0.5, 0.5, 0.5), 0.3),
            )
        lathe([(0, 0.05), (0.20, 0.05), (0.235, 0.03), (0.25, 0)], (0, -0.80, 2.08), brass, 48, rot=(0.85, 0, 0))
        lathe([(0, 0.03), (0.09, 0.03), (0.11, 0)], (0.0, -0.92, 1.52), brass, 40, rot=(PI / 2, 0, 0))
        lathe([(0, 0.034), (0.085, 0.034)], (0.0, -0.92, 1.52), paint(hexc("#f3ecdc"), 0.2), 40, rot=(PI / 2, 0, 0))
        box((0.008, 0.006, 0.07), (0.01, -0.958, 1.52), paint(CHAR), 0.001, rot=(0, 0.6, 0))
        tube((0.35, -0.85, 0.75), (0.35, -1.05, 0.75), 0.03, brass)
        for a in range(6):
            tube(
                (0.35, -1.05, 0.75),
                (0.35 + 0.08 * math.cos(a * PI / 3), -1.05, 0.75 + 0.08 * math.sin(a * PI / 3)),
                0.008,
                brass,
                8,
            )


def pipes(brass, copper):
    for z, m in ((3.55, copper), (3.75, brass)):
        tube((-4.4, 6.9, z), (4.4, 6.9, z), 0.045, m)
        for x in (-3.6, -1.4, 1.4, 3.6):
            lathe(
                [(0.045, -0.04), (0.065, -0.04), (0.065, 0.04), (0.045, 0.04)],
                (x, 6.9, z),
                brass,
                24,
                rot=(0, PI / 2, 0),
            )
    for x in (-1.45, 1.45):
        tube((x, 6.9, 0.2), (x, 6.9, 3.55), 0.04, copper)


def rail_and_platform(brass, wood):
    box((W, 0.04, 0.34), (0, 4.86, 0), wood, 0.01)
    box((W, 3.2, 0.02), (0, 6.45, 0.33), paint(hexc("#3b3631"), 0.4), 0.004)
    for z in (0.62, 0.92, 1.22):
        tube((-W / 2, 4.9, z), (W / 2, 4.9, z), 0.016 if z < 1 else 0.024, brass)
    for x in np.linspace(-W / 2 + 0.2, W / 2 - 0.2, 9):
        tube((x, 4.9, 0.34), (x, 4.9, 1.22), 0.016, brass)


def counter(wood, brass, copper):
    y, length = 2.3, 7.0
    box((length, 0.66, 0.06), (0, y, 1.05), nero(), 0.012)
    box((length - 0.06, 0.5, 1.0), (0, y + 0.04, 0.05), wood, 0.004)
    n = 70
    for i in range(n):
        cyl(
            length / n * 0.5,
            0.9,
            (-length / 2 + length / n * (i + 0.5), y - 0.21, 0.12),
            paint(hexc("#171b33"), 0.35, spec=0.6),
            seg=14,
            bevel=0.004,
        )
    tube((-length / 2, y - 0.42, 0.2), (length / 2, y - 0.42, 0.2), 0.022, brass)
    for x in np.linspace(-3.2, 3.2, 6):
        tube((x, y - 0.42, 0.2), (x, y - 0.2, 0.2), 0.012, brass)
    tower(0.2, y, copper, brass)
    for x in (-2.5, -1.6, 1.6, 2.5):
        flight(x, y - 0.06)
    for x in (-2.9, -1.9, -0.9, 1.1, 2.1, 3.1):
        stool((x, y - 0.85))
    bouquet((-0.7, y + 0.1, 1.11), 0.9, hexc("#d9a55c"))


def tower(x, y, copper, brass):
    """Copper draught tower with six taps."""
    for dx in (-0.45, 0.45):
        cyl(0.05, 0.36, (x + dx, y + 0.06, 1.11), copper)
    box((1.15, 0.14, 0.14), (x, y + 0.06, 1.46), copper, 0.06, seg=6)
    for k in range(6):
        q = x - 0.45 + 0.18 * k
        tube((q, y, 1.52), (q, y - 0.09, 1.50), 0.014, brass)
        tube((q, y - 0.09, 1.50), (q, y - 0.10, 1.43), 0.011, brass)
        lathe([(0, 0), (0.012, 0), (0.022, 0.06), (0.016, 0.13), (0, 0.14)], (q, y - 0.06, 1.54), walnut(), 20)
    box((1.0, 0.16, 0.02), (x, y - 0.12, 1.11), brass, 0.006)


def flight(x, y):
    """Four tasting glasses on a walnut paddle."""
    box((0.52, 0.12, 0.02), (x, y, 1.112), walnut((0, PI / 2, 0)), 0.008)
    for k, c in enumerate(((0.95, 0.72, 0.20), (0.85, 0.45, 0.08), (0.55, 0.20, 0.04), (0.14, 0.05, 0.02))):
        q = x - 0.19 + 0.127 * k
        lathe(
            [(0, 0.004), (0.028, 0.0), (0.030, 0.006), (0.036, 0.12), (0.0345, 0.12), (0.0285, 0.012), (0, 0.010)],
            (q, y, 1.132),
            glass(),
            32,
        )
        lathe([(0, 0.011), (0.028, 0.012), (0.0325, 0.088), (0, 0.088)], (q, y, 1.132), glass(c, ior=1.33), 32)
        lathe(
            [(0, 0.088), (0.0328, 0.088), (0.0342, 0.106), (0, 0.110)], (q, y, 1.132), paint(hexc("#f6ecd6"), 0.8), 32
        )


def stool(at):
    x, y = at
    with group((x, y, 0)):
        lathe(
            [(0, 0), (0.17, 0), (0.19, 0.02), (0.19, 0.05), (0.15, 0.075), (0, 0.08)],
            (0, 0, 0.70),
            velvet(hexc("#6a3320"), 0.85, 0.4),
            48,
            sub=1,
        )
        for k in range(4):
            a = PI / 4 + PI / 2 * k
            tube(
                (0.13 * math.cos(a), 0.13 * math.sin(a), 0.70),
                (0.2 * math.cos(a), 0.2 * math.sin(a), 0),
                0.012,
                metal(rough=0.3),
            )
        ring = [(0.178 * math.cos(2 * PI * k / 32), 0.178 * math.sin(2 * PI * k / 32)) for k in range(32)]
        sweep(ring, rrect(0.018, 0.018, 0.008, 3, 0, 0.28), metal(rough=0.3), closed=True)


VIEWS = {
    "kettles": {
        "camera": dict(
            loc=(1.3, -1.2, 1.72), target=(-0.1, 6, 1.72), lens=24, fstop=7, focus=(0, 2.8, 1.2), shift_y=0.05
        ),
        "grade": dict(exposure=1.25, bloom=0.10, warm=(0.95, 0.99, 1.07), sat=0.92),
    },
}
