"""The flying palace of the drawn scenes: the mark's spires on lit terraces, over a winged keel."""

from curves import both, mirror, number
from mark import mark
from svg import group, line, path, paths


def arcade(left, right, foot, height, count):
    """A row of pointed openings as one path string."""
    n, out = number, ""
    share = (right - left) / count
    half = share * 0.3
    for i in range(count):
        x = left + share * (i + 0.5)
        top, spring = foot - height, foot - height * 0.55
        out += f"M{n(x - half)} {n(foot)}V{n(spring)}Q{n(x - half)} {n(top + height * 0.14)} {n(x)} {n(top)}"
        out += f"Q{n(x + half)} {n(top + height * 0.14)} {n(x + half)} {n(spring)}V{n(foot)}Z"
    return out


def dome(x, foot, radius):
    """An onion dome with its finial."""
    n, r = number, radius
    right = f"C{n(x + r * 1.5)} {n(foot - r * 0.9)} {n(x + r * 0.3)} {n(foot - r * 1.3)} {n(x)} {n(foot - r * 2.3)}"
    left = f"C{n(x - r * 0.3)} {n(foot - r * 1.3)} {n(x - r * 1.5)} {n(foot - r * 0.9)} {n(x - r)} {n(foot)}"
    return f"M{n(x - r)} {n(foot)}H{n(x + r)}{right}{left}Z"


def slab(half, top, height):
    return f"M{-half} {top}H{half}V{top + height}H{-half}Z"


FEATHERS = (
    "M150 74C214 66 266 36 306 -22C300 44 244 92 158 98Z",
    "M152 104C204 100 250 82 284 40C274 92 226 124 146 124Z",
    "M138 130C182 130 220 118 250 90C238 128 198 150 118 148Z",
)
KEEL = "M-160 66H160C150 112 96 158 26 180L0 214L-26 180C-96 158 -150 112 -160 66Z"


def kiosks():
    """Domed pavilions on the terraces: shape, and its lit openings."""
    solid, light = "", ""
    for x, foot, r, height in ((108, 32, 12, 26), (148, 64, 14, 30)):
        for side in (-1, 1):
            at = side * x
            solid += dome(at, foot - height, r)
            solid += f"M{at - r - 3} {foot - height}h{2 * r + 6}v4h-3v{height - 4}h{-2 * r}v{4 - height}h-3Z"
            light += arcade(at - r, at + r, foot, height - 9, 2)
    return solid, light


def palace(stone, shade, hull, trim, lamp):
    """About 620 wide and 400 tall, the terrace's top at the origin; the rest are colours."""
    solid, light = kiosks()
    terraces = slab(92, 0, 30) + slab(126, 32, 32) + slab(166, 64, 8)
    ribs = "".join(
        p for k in (0.26, 0.52, 0.77)
        for p in both(f"M{number(160 * k)} 72C{number(150 * k)} 112 {number(96 * k)} 158 {number(26 * k)} 180L0 214")
    )
    windows = arcade(-86, 86, 30, 20, 11) + arcade(-120, 120, 63, 22, 13)
    return group(
        path("".join(FEATHERS) + "".join(mirror(f) for f in FEATHERS), fill=trim),
        path(KEEL, fill=hull),
        line(ribs + "M0 72V196M-157 80H157M-154 86H154", trim, 1.3),
        path("M0 186l7 15l-7 26l-7 -26Z", fill=trim),
        path(solid, fill=stone),
        path(terraces, fill=stone),
        path(windows + light, fill=shade),
        path(arcade(-86, 86, 30, 20, 11), fill=lamp, opacity=0.95),
        line("M-96 0H96M-130 32H130M-168 64H168M-168 72H168", trim, 2),
        group(paths(mark()), transform="translate(0 -93) scale(.98)", fill=stone),
        path("M-18 0C-16 -22 -6 -34 0 -48C6 -34 16 -22 18 0Z", fill=lamp),
    )
