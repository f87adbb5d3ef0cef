"""The repeated figures of the house style: rays, stepped frames, arches, the crescent and the aircraft."""

from math import acos, cos, pi, sin

from curves import number, point, polar
from svg import element


def wedges(centre, radius, count, start, end, fill=0.5, inner=0):
    """A fan of rays by compass degrees, each filling part of its share, as one path string."""
    out, share = "", (end - start) / count
    for i in range(count):
        a = start + share * (i + 0.5 - fill / 2)
        b = a + share * fill
        foot = f"L{point(polar(b, inner, centre))}L{point(polar(a, inner, centre))}" if inner else f"L{point(centre)}"
        out += f"M{point(polar(a, radius, centre))}L{point(polar(b, radius, centre))}{foot}Z"
    return out


def spokes(centre, inner, outer, count, start, end):
    """Hairline rays; outer may be a list of lengths taken in turn."""
    lengths = outer if isinstance(outer, (list, tuple)) else [outer]
    out = ""
    for i in range(count):
        angle = start + (end - start) * i / (count - 1)
        out += f"M{point(polar(angle, inner, centre))}L{point(polar(angle, lengths[i % len(lengths)], centre))}"
    return out


def ray_ring(centre, inner, outer, count, colour, width=None, **values):
    """Rays as one dashed circle: wedges when width is not given, else ticks of that width."""
    radius = (inner + outer) / 2
    share = 2 * pi * radius / count
    dash = width or share / 2
    return element(
        "circle", cx=centre[0], cy=centre[1], r=number(radius), fill="none", stroke=colour,
        stroke_width=number(outer - inner), stroke_dasharray=f"{number(dash, 3)} {number(share - dash, 3)}", **values,
    )


def stepped_frame(x, y, width, height, step, steps=2):
    """A rectangle whose corners step inward like a ziggurat."""
    n = number
    deep = step * steps
    out = f"M{n(x + deep)} {n(y)}H{n(x + width - deep)}"
    out += f"v{n(step)}h{n(step)}" * steps + f"V{n(y + height - deep)}"
    out += f"h{n(-step)}v{n(step)}" * steps + f"H{n(x + deep)}"
    out += f"v{n(-step)}h{n(-step)}" * steps + f"V{n(y + deep)}"
    return out + f"h{n(step)}v{n(-step)}" * (steps - 1) + f"h{n(step)}Z"


def ogee_arch(x, foot, half, spring, apex):
    """The house arch as an open line: straight jambs, then an ogee to a point; x is its axis."""
    n, rise = number, spring - apex
    left = f"C{n(x - half)} {n(spring - rise * 0.52)} {n(x - half * 0.2)} {n(spring - rise * 0.62)} {n(x)} {n(apex)}"
    right = f"C{n(x + half * 0.2)} {n(spring - rise * 0.62)} {n(x + half)} {n(spring - rise * 0.52)} {n(x + half)} {n(spring)}"
    return f"M{n(x - half)} {n(foot)}V{n(spring)}{left}{right}V{n(foot)}"


def crescent(x, y, radius, bite=0.82, offset=0.36):
    """A waning moon, horns to the upper right."""
    n, r = number, radius
    inner = r * bite
    d = r * offset
    a = acos((d * d + r * r - inner * inner) / (2 * d * r))
    turn = 0.7
    horns = [(x + r * sin(turn + s * a), y - r * cos(turn + s * a)) for s in (-1, 1)]
    return f"M{point(horns[0])}A{n(r)} {n(r)} 0 1 0 {point(horns[1])}A{n(inner)} {n(inner)} 0 1 1 {point(horns[0])}Z"


def clouds(x, y, width, bars=3, gap=9, thick=2.5):
    """Speed-line clouds: bars with round ends, each shorter and shifted, as a stroke path."""
    out = ""
    for i in range(bars):
        left = x + width * (0.16 * i)
        right = x + width * (1 - 0.24 * i)
        out += f"M{number(left)} {number(y + gap * i)}H{number(right)}"
    return out


AIRLINER = {
    "tail": "M-50 -1L-62 -22L-50 -22L-33 -4Z",
    "body": "M-52 1C-40 -6 30 -8 48 -4C58 -1.5 58 2 48 3.6C30 7 -38 6 -52 1Z",
    "far wing": "M10 -5L-9 -21L-3 -21L22 -5.5Z",
    "wing": "M6 2L-26 27L-16 27L28 2.5Z",
    "stabiliser": "M-44 1L-57 9L-50 9L-33 2Z",
}
"""Side view, nose to the right, about 120 units long; pieces are shaded separately."""

AIRCRAFT_PLAN = (
    "M0 -30C3 -25 4 -20 4 -12L30 8L30 14L4 5L3 19L11 26L11 30L0 27"
    "L-11 30L-11 26L-3 19L-4 5L-30 14L-30 8L-4 -12C-4 -20 -3 -25 0 -30Z"
)
"""Plan view, nose up, 60 units across."""


def airliner(x, y, scale, turn, light, mid, dark):
    """The side view in three tones, as an SVG group."""
    tones = {"far wing": mid, "tail": mid, "body": light, "wing": dark, "stabiliser": dark}
    order = ("far wing", "tail", "body", "wing", "stabiliser")
    inside = "".join(f'<path d="{AIRLINER[k]}" fill="{tones[k]}"/>' for k in order)
    windows = f'<path d="M-36 -2.2H34" stroke="{dark}" stroke-width="1.4" stroke-dasharray="1.6 2.6"/>'
    return f'<g transform="translate({number(x)} {number(y)}) rotate({turn}) scale({scale})">{inside}{windows}</g>'
