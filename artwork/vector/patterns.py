"""Two seamless tiles for wide grounds: lay them as a repeating background or as a CSS mask."""

from curves import number, point, polar
from palette import BRASS
from svg import element, group, line, path, picture, save


def fan_arcs(radii):
    return "".join(f"M{-r} 0a{r} {r} 0 0 1 {2 * r} 0" for r in radii)


def fans():
    """Deco fans in courses: each stands on the crowns of the two below it. Tile 96 by 96."""
    rays = ""
    for i in range(-4, 5):
        rays += f"M{point(polar(i * 20, 15))}L{point(polar(i * 20, 34))}"
    fan = group(
        line(fan_arcs((47, 42, 36)), BRASS, 1),
        line(fan_arcs((13, 7)), BRASS, 1),
        line(rays, BRASS, 0.7),
        id="fan",
    )
    places = ((48, 48), (0, 96), (96, 96), (48, 144), (0, 0), (96, 0))
    uses = "".join(f'<use href="#fan" x="{x}" y="{y}"/>' for x, y in places)
    return element(
        "svg", element("defs", fan) + uses,
        xmlns="http://www.w3.org/2000/svg", viewBox="0 0 96 96", width=96, height=96,
    )


def ascent():
    """Ogival spires rising in staggered columns, a wing between each pair. Tile 120 by 160."""
    n = number

    def spire(x, foot):
        out = ""
        for half, top in ((30, 118), (22, 92), (14, 66), (6, 40)):
            out += (
                f"M{n(x - half)} {n(foot)}V{n(foot - top * 0.5)}C{n(x - half)} {n(foot - top * 0.74)} {n(x - half * 0.3)} {n(foot - top * 0.82)} "
                f"{n(x)} {n(foot - top)}C{n(x + half * 0.3)} {n(foot - top * 0.82)} {n(x + half)} {n(foot - top * 0.74)} {n(x + half)} {n(foot - top * 0.5)}V{n(foot)}"
            )
        return out

    shapes = "".join(spire(x, y) for x, y in ((60, 120), (0, 40), (120, 40), (0, 200), (120, 200), (60, -40), (60, 280)))
    links = "".join(f"M{x - 30} {y}H{x + 30}M{x - 30} {y + 4}H{x + 30}" for x, y in ((60, 120), (0, 40), (120, 40)))
    gems = "".join(f"M{x} {y - 132}l3 6l-3 6l-3 -6Z" for x, y in ((60, 120), (0, 200), (120, 200), (60, 280), (0, 40), (120, 40)))
    return element(
        "svg", line(shapes, BRASS, 1) + line(links, BRASS, 1) + path(gems, fill=BRASS),
        xmlns="http://www.w3.org/2000/svg", viewBox="0 0 120 160", width=120, height=160,
    )


def run():
    save("patterns/fans.svg", fans())
    save("patterns/ascent.svg", ascent())


if __name__ == "__main__":
    run()
