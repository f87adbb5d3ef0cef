"""The three membership passes, in the proportion of a bank card, without any person's data."""

from curves import mirror, number
from deco import spokes, stepped_frame, wedges
from identity import SMALL_CAPS, wordmark
from lettering import outline, width_of
from mark import mark
from palette import INK
from svg import element, group, line, path, paths, picture, save

WIDTH, HEIGHT = 856, 540
TIER = ("cormorant-garamond", 500)
OUTER = "M0 -98C16 -66 40 -34 50 0C60 24 62 44 69 62C74 76 81 88 93 97"


def metal(identity, stops):
    content = "".join(element("stop", offset=at, stop_color=colour) for at, colour in stops)
    return element("linearGradient", content, id=identity, x1=0, y1=0, x2=1, y2=1)


def body(stops, shine, ink, *ornament, tier):
    """A pass: metal ground, ornament clipped to it, a hairline frame, the name of the house and of the tier."""
    clip = element("clipPath", element("rect", width=WIDTH, height=HEIGHT, rx=34), id="edge")
    half = width_of(tier, TIER, 40, 0.2)
    return picture(
        f"0 0 {WIDTH} {HEIGHT}",
        element("defs", clip + metal("metal", stops)),
        group(
            element("rect", width=WIDTH, height=HEIGHT, fill="url(#metal)"),
            *ornament,
            line(stepped_frame(22, 22, WIDTH - 44, HEIGHT - 44, 9), ink, 1.4, opacity=0.8),
            line(stepped_frame(30, 30, WIDTH - 60, HEIGHT - 60, 9), ink, 0.7, opacity=0.6),
            clip_path="url(#edge)",
        ),
        group(
            path(wordmark((72, 104), 27)),
            path(outline(tier, TIER, (70, 444), 40, "start", 0.2)),
            path(outline("MEMBERSHIP", SMALL_CAPS, (73, 478), 10.4, "start", 0.42)),
            path(f"M72 384h{number(half)}", fill="none", stroke=ink, stroke_width=1),
            fill=ink,
        ),
        line(f"M35 1.5H{WIDTH - 35}", shine, 2, opacity=0.7, stroke_linecap="round"),
        title=f"{tier.capitalize()} membership pass",
    )


def sea():
    """Silver: the mark afloat over rows of fans, as on the water at dawn."""
    fan = path("".join(f"M{-r} 0a{r} {r} 0 0 1 {2 * r} 0" for r in (46, 37, 28, 19, 10)), id="fan")
    uses = ""
    for row in range(5):
        for column in range(6):
            x = 850 - column * 96 - (48 if row % 2 else 0)
            if x > 500 - row * 34:
                uses += f'<use href="#fan" x="{x}" y="{386 + row * 48}"/>'
    waves = group(element("defs", fan), uses, fill="none", stroke="#34415c", stroke_width=1.2, opacity=0.75)
    return waves + group(paths(mark()), transform="translate(652 224) scale(1.02)", fill="#1b2540")


def sunrise():
    """Gold: the sun behind the mark, low on the right."""
    at = (652, 432)
    rings = "".join(f"M{at[0] - r} {at[1]}a{r} {r} 0 0 1 {2 * r} 0" for r in (118, 126, 142))
    horizon = "".join(f"M{at[0] - w} {at[1] + d}h{2 * w}" for w, d in ((170, 0), (136, 12), (98, 24), (60, 36)))
    fade = element("stop", offset=0.2, stop_color="#5c3d12", stop_opacity=0.3)
    fade += element("stop", offset=1, stop_color="#5c3d12", stop_opacity=0)
    fade = element("radialGradient", fade, id="ray", gradientUnits="userSpaceOnUse", cx=at[0], cy=at[1], r=610)
    return (
        element("defs", fade)
        + path(wedges(at, 620, 24, -90, 90, 0.5, inner=142), fill="url(#ray)")
        + line(spokes(at, 150, [520, 300], 23, -76, 90), "#4b300c", 0.9, opacity=0.5)
        + line(rings + horizon, "#4b300c", 1.5)
        + group(paths(mark()), transform=f"translate({at[0]} {at[1] - 88}) scale(.9)", fill="#3a2508")
    )


def echoes():
    """Platinum: the mark ascending, its contour repeated outward like sound."""
    contour = path(f"{OUTER}{mirror(OUTER)}", id="contour", vector_effect="non-scaling-stroke")
    uses = ""
    for i in range(10):
        scale = 1.2 + i * 0.27 + i * i * 0.014
        uses += f'<use href="#contour" transform="translate(652 {282 + i * 13}) scale({number(scale, 2)})"/>'
    fade = element("stop", offset=0.1, stop_color="#e4e0d6", stop_opacity=0.7)
    fade += element("stop", offset=0.78, stop_color="#e4e0d6", stop_opacity=0)
    fade = element("linearGradient", fade, id="fade", x1=0, y1=0, x2=0, y2=1)
    rings = group(element("defs", contour + fade), uses, fill="none", stroke="url(#fade)", stroke_width=1)
    return rings + group(paths(mark()), transform="translate(652 270) scale(1.02)", fill="#efece4")


def run():
    silver = ((0, "#e3e7ec"), (0.35, "#b9c1cc"), (0.6, "#d6dbe2"), (1, "#98a3b3"))
    gold = ((0, "#ecd7a6"), (0.4, "#c79e5c"), (0.62, "#dfc187"), (1, "#a67c3d"))
    platinum = ((0, "#2a2f3d"), (0.5, INK), (1, "#1b2030"))
    save("passes/silver.svg", body(silver, "#ffffff", "#1b2540", sea(), tier="SILVER"))
    save("passes/gold.svg", body(gold, "#fff3d4", "#2e1d06", sunrise(), tier="GOLD"))
    save("passes/platinum.svg", body(platinum, "#8b8f9b", "#efece4", echoes(), tier="PLATINUM"))


if __name__ == "__main__":
    run()
