"""Emblems of the invented client companies, each in a box 40 wide and 48 tall, in one colour."""

from curves import number, point, polar
from svg import element, group, line, path

INK = "currentColor"


def stroke(d, width=1.5, **values):
    return line(d, INK, width, **values)


def solid(d, **values):
    return path(d, fill=INK, **values)


def ring(x, y, r, width=1.5):
    return element("circle", cx=x, cy=y, r=r, fill="none", stroke=INK, stroke_width=width)


def dots(places, r):
    return "".join(f"M{number(x - r)} {number(y)}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z" for x, y in places)


def gust():
    """Three feathers of wind."""
    return solid("M0 33C17 33 32 24 40 6C38 29 21 40 4 40ZM3 24C15 24 26 18 32 6C30 21 18 30 6 30ZM6 15C14 15 20 11 24 5C23 14 16 20 9 20Z")


def quiver():
    """Three arrows standing in a banded quiver."""
    heads = solid("M20 1l4.6 7.2l-4.6 -1.6l-4.6 1.6ZM6.5 6.5l7 4l-4.8 .6l-1.9 4.3ZM33.5 6.5l-7 4l4.8 .6l1.9 4.3Z")
    shafts = stroke("M20 6V22M9 10.5L15.5 22M31 10.5L24.5 22", 1.6)
    body = solid(
        "M11 22.5H29L27.8 28H12.2ZM12.6 30H27.4L25.6 38.5H14.4ZM14.8 40.5H25.2L24.5 44C22 46.5 18 46.5 15.5 44Z"
    )
    return heads + shafts + body


def gem():
    return stroke("M9 9H31L39 19L20 42L1 19ZM1 19H39M9 9L14 19L20 42L26 19L31 9M14 19L20 9L26 19")


def nib():
    return solid("M20 4C28 14 33 22 33 29L26 40H14L7 29C7 22 12 14 20 4ZM19.2 12V26.2A3.4 3.4 0 1 0 20.8 26.2V12ZM13 42.5H27V45H13Z", fill_rule="evenodd")


def premiere():
    """A setting sun whose rim is pierced like film."""
    holes = ""
    for i in range(9):
        x, y = polar(-80 + 20 * i, 16, (20, 34))
        holes += f'<rect x="-1.7" y="-1.4" width="3.4" height="2.8" transform="translate({point((x, y))}) rotate({-80 + 20 * i})"/>'
    return (
        stroke("M.8 34a19.2 19.2 0 0 1 38.4 0M7.4 34a12.6 12.6 0 0 1 25.2 0", 1.4)
        + group(holes, fill=INK)
        + solid("M11 34a9 9 0 0 1 18 0Z")
        + stroke("M0 34.7H40M6 38.2H34M12 41.7H28", 1.4)
    )


def two_leaves():
    return solid(
        "M20 3C25 12 25 20 20.6 27.6H19.4C15 20 15 12 20 3ZM17.6 31C7 31 1.5 24 1 13.5C10.5 15 17 20.5 17.6 31Z"
        "M22.4 31C33 31 38.5 24 39 13.5C29.5 15 23 20.5 22.4 31ZM19.2 33h1.6V45h-1.6Z"
    )


def sound_hole():
    strings = "".join(f"M{x} {y}V{48 - y}" for x, y in ((10, 12), (15, 6), (20, 3), (25, 6), (30, 12)))
    return ring(20, 24, 18.5) + ring(20, 24, 15.5, 0.8) + stroke(strings, 1.3) + solid("M5 30.5H35L33 33.5H7Z")


def dovecote():
    """Tiers of pierced boxes on a pillar."""
    boxes = "".join(f"M{20 - w / 2:g} {y}h{w}v8h{-w}Z" for w, y in ((14, 9), (24, 18.6), (34, 28.2)))
    holes = dots([(20, 13)], 2) + dots([(14, 22.6), (20, 22.6), (26, 22.6)], 2) + dots([(8, 32.2), (14, 32.2), (20, 32.2), (26, 32.2), (32, 32.2)], 2)
    return solid(boxes + holes, fill_rule="evenodd") + solid("M20 2L24 7.5H16ZM17.5 37.8h5V45h-5Z")


def seven_sages():
    """The seven stars of the Bear."""
    stars = ((2.5, 10), (11, 13), (17, 20), (22, 27.5), (21, 38.5), (35, 42), (37.5, 30))
    way = "M" + "L".join(point(s) for s in stars) + f"L{point(stars[3])}"
    points = "".join(
        f"M{number(x)} {number(y - 4)}l1.2 2.8l2.8 1.2l-2.8 1.2l-1.2 2.8l-1.2 -2.8l-2.8 -1.2l2.8 -1.2Z" for x, y in stars
    )
    return stroke(way, 0.9) + solid(points)


def boat():
    return solid("M0 31H40C37 39 30 43 20 43S3 39 0 31ZM18.8 4V28H5C12 22 17 14 18.8 4ZM21.2 9C23 18 28 24.5 36 28H21.2Z")


def rosette():
    """A banker's engraved rose."""
    rings = "".join(f'<ellipse cx="20" cy="24" rx="19.2" ry="8.5" transform="rotate({number(i * 22.5)} 20 24)"/>' for i in range(8))
    return group(rings, fill="none", stroke=INK, stroke_width=0.9) + solid(dots([(20, 24)], 3.2))


def weave():
    out = ""
    for row in range(3):
        for column in range(3):
            x, y = 1.5 + column * 12.6, 5.6 + row * 12.6
            for i in range(3):
                out += f"M{number(x)} {number(y + 2 + 4 * i)}h11.4" if (row + column) % 2 else f"M{number(x + 1.7 + 4 * i)} {number(y)}v11.4"
    return stroke(out, 2.1)


def flacon():
    return (
        solid("M20 2C24 6 25 10 22.5 13.5H17.5C15 10 16 6 20 2ZM15.5 15h9v4h-9Z")
        + stroke("M14 20.5H26C36 25 38 34 33 44H7C2 34 4 25 14 20.5Z")
        + solid("M9 32H31C32 36 31.5 39 30 41.5H10C8.5 39 8 36 9 32Z")
    )


def palanquin():
    return (
        solid("M6 22C6 12 13 11 20 5C27 11 34 12 34 22ZM18.8 1.5h2.4V6h-2.4Z")
        + stroke("M0 26H40M9 26V39M31 26V39M6 40H34", 1.8)
        + stroke("M15 26V39M25 26V39", 1.1)
        + solid("M9 32.5Q20 41 31 32.5V40H9Z")
    )
