"""Three rules that part one passage of a page from the next."""

from mark import small_mark
from palette import BRASS
from svg import group, line, path, paths, picture, save

WIDTH = 720
HALF = WIDTH / 2


def tapered(y, inner, outer, thick=1.1):
    """Twin needles, thick at the middle and gone at the ends."""
    return f"M{HALF - outer} {y}L{HALF - inner} {y - thick}V{y + thick}ZM{HALF + outer} {y}L{HALF + inner} {y - thick}V{y + thick}Z"


def crown():
    """The mark between needles: the divider for the great turns of a page."""
    diamonds = "".join(f"M{HALF + s * 44} 16l5 5l-5 5l-5 -5Z" for s in (-1, 1))
    return picture(
        f"0 0 {WIDTH} 40",
        path(tapered(21, 60, 352), fill=BRASS),
        path(diamonds, fill=BRASS),
        group(paths(small_mark()), transform=f"translate({HALF} 20) scale(.19)", fill=BRASS),
    )


def runway():
    """Centre-line dashes that lengthen toward the middle, with edge lines above and below."""
    dashes = ""
    for side in (-1, 1):
        x, length = 18, 26
        while length > 1.2:
            start = HALF + side * x
            dashes += f"M{start:.1f} 12h{side * length:.1f}"
            x, length = x + length * 1.5 + 3, length * 0.84
    edges = "".join(f"M{HALF - w} {y}H{HALF + w}" for w, y in ((96, 6), (96, 18)))
    return picture(
        f"0 0 {WIDTH} 24",
        line(dashes, BRASS, 1.6),
        line(edges, BRASS, 0.8, opacity=0.75),
        path(f"M{HALF} 5l4 7l-4 7l-4 -7Z", fill=BRASS),
    )


def fan():
    """A rising fan on a stepped plinth."""
    rays = "".join(
        f"M{HALF} 33L{HALF + x} {y}" for x, y in ((0, 3), (8.5, 4.4), (16.4, 8.2), (23, 14), (28, 21.5))
    )
    rays += "".join(f"M{HALF} 33L{HALF - x} {y}" for x, y in ((8.5, 4.4), (16.4, 8.2), (23, 14), (28, 21.5)))
    arcs = "".join(f"M{HALF - r} 34a{r} {r} 0 0 1 {2 * r} 0" for r in (36, 32, 12))
    plinth = "".join(f"M{HALF - w} {y}H{HALF + w}" for w, y in ((340, 35), (150, 39), (84, 43)))
    return picture(
        f"0 -4 {WIDTH} 50",
        line(rays, BRASS, 0.9),
        line(arcs, BRASS, 1.1),
        line(plinth, BRASS, 1),
        path("".join(f"M{HALF + s * 340} 32.5l2.5 2.5l-2.5 2.5l-2.5 -2.5Z" for s in (-1, 1)), fill=BRASS),
    )


def run():
    save("dividers/crown.svg", crown())
    save("dividers/runway.svg", runway())
    save("dividers/fan.svg", fan())


if __name__ == "__main__":
    run()
