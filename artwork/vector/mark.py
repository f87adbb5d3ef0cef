"""The mark: five clustered temple spires that make one ascending wing, with a gate of light at the foot.

Drawn about the origin in a box of 200 by 200, apex up, as a list of closed path strings.
"""

from curves import both, curve_to, first_crossing, flip, part_between_x, point, reverse, split

BOX = "-100 -100 200 200"
GATE = ((0, 26), (5, 44), (27, 52), (32, 92))
CORNICE_SLOPE = 0.6


def cut(edge, inner_x, cornice, gap):
    """Splits a spire's outer edge at its cornice: the cap's path, and the start of the body's."""
    def line(offset):
        return lambda p: p[1] - CORNICE_SLOPE * p[0] >= offset

    cap = split(edge, first_crossing(edge, line(cornice)))[0]
    body = split(edge, first_crossing(edge, line(cornice + gap)))[1]
    foot = (inner_x, cornice + CORNICE_SLOPE * inner_x)
    head = (inner_x, foot[1] + gap)
    return cap, body, foot, head


def side_spire(edge, bottom, cornice, gap):
    """A spire right of the axis: straight inside, ogival outside."""
    inner_x = edge[0][0]
    if not gap:
        return [f"M{point(edge[0])}{curve_to(edge)}{bottom}Z"]
    cap, body, foot, head = cut(edge, inner_x, cornice, gap)
    return [
        f"M{point(cap[0])}{curve_to(cap)}L{point(foot)}Z",
        f"M{point(head)}L{point(body[0])}{curve_to(body)}{bottom}Z",
    ]


def centre_spire(edge, arch, cornice, gap):
    left = tuple(flip(p) for p in edge)
    feet = f"L{point(arch[3])}{curve_to(reverse(arch))}{curve_to([flip(p) for p in arch])}"
    if not gap:
        return [f"M0 {edge[0][1]}{curve_to(edge)}{feet}L{point(left[3])}{curve_to(reverse(left))}Z"]
    cap, body, foot, head = cut(edge, 0, cornice, gap)
    cap_left, body_left = [[flip(p) for p in c] for c in (cap, body)]
    return [
        f"M{point(cap[0])}{curve_to(cap)}L{point(foot)}L{point(cap_left[3])}{curve_to(reverse(cap_left))}Z",
        f"M{point(head)}L{point(body[0])}{curve_to(body)}{feet}"
        f"L{point(body_left[3])}{curve_to(reverse(body_left))}Z",
    ]


def mark(gap=3.0):
    """The full mark; a gap of 0 leaves the cornices out, for sizes under about 40 px."""
    arch = part_between_x(GATE, 0, 10)
    second = part_between_x(GATE, 14, 28)
    pieces = centre_spire(((0, -98), (7, -76), (10, -60), (10, -42)), arch, -58, gap)
    second_foot = f"L{point(second[3])}{curve_to(reverse(second))}"
    right = side_spire(((14, -66), (23, -52), (28, -36), (28, -18)), second_foot, -40, gap)
    right += side_spire(((32, -34), (41, -20), (46, -4), (46, 14)), "L46 91.4L32 92", -19, gap)
    wing = ((50, 0), (60, 16), (64, 41), (69, 62))
    wing_tip = "C72 74 80 87 93 97C78 93 62 91 50 91.2"
    right += side_spire(wing, wing_tip, 6, gap)
    return pieces + [p for d in right for p in both(d)]


def small_mark():
    """Five pieces for 16 to 32 px: edges and gaps fall on a grid of 16 by 16, one step of 12.5 units."""
    centre = "M0 -98C8 -78 12.5 -60 12.5 -38L12.5 42C8 36 3 28 0 18C-3 28 -8 36 -12.5 42L-12.5 -38C-12.5 -60 -8 -78 0 -98Z"
    spire = "M25 -62C40 -44 50 -24 50 2L50 92L37.5 92C37.5 74 34 62 25 52Z"
    wing = "M62.5 -10C68 8 71 36 76 56C80 71 87 85 98 97C85 93 72 92 62.5 92Z"
    return [centre] + both(spire) + both(wing)
