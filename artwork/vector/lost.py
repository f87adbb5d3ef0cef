"""The picture of the page that cannot be found: a small aircraft circles the flying palace under the moon."""

from deco import airliner, clouds, crescent, spokes, stepped_frame
from palace import palace
from palette import BRASS, BRASS_LIGHT, DUSK, EMERALD, INK, IVORY, MIDNIGHT
from svg import element, group, line, path, picture, save

STARS = ((92, 96, 5), (158, 214, 3), (214, 70, 3.5), (300, 120, 2.5), (252, 208, 2), (470, 66, 3), (500, 160, 2),
         (714, 262, 4), (738, 350, 2.5), (66, 320, 3), (562, 226, 2), (120, 430, 2))


def star(x, y, s):
    return f"M{x} {y - 2 * s}Q{x} {y} {x + 1.4 * s} {y}Q{x} {y} {x} {y + 2 * s}Q{x} {y} {x - 1.4 * s} {y}Q{x} {y} {x} {y - 2 * s}Z"


def lost():
    sky = "".join(element("stop", offset=o, stop_color=c) for o, c in ((0, INK), (0.55, MIDNIGHT), (1, "#3a4272")))
    orbit = "M118 352C82 292 218 232 400 232S718 292 682 352"
    orbit_front = "M118 352C150 402 262 424 400 424S650 402 682 352"
    return picture(
        "0 0 800 520",
        element("defs", element("linearGradient", sky, id="night", x1=0, y1=0, x2=0, y2=1)),
        element("rect", width=800, height=520, fill="url(#night)"),
        line(spokes((640, 128), 78, [104, 92], 37, 0, 360), BRASS, 1, opacity=0.75),
        path(crescent(640, 128, 58), fill=BRASS_LIGHT),
        path("".join(star(*s) for s in STARS), fill=IVORY, opacity=0.85),
        line(orbit, BRASS, 1.4, stroke_dasharray="2 8", stroke_linecap="round", opacity=0.55),
        group(palace(IVORY, DUSK, EMERALD, BRASS, "#f2b96a"), transform="translate(400 262) scale(.82)"),
        line(orbit_front, BRASS_LIGHT, 1.6, stroke_dasharray="2 8", stroke_linecap="round"),
        airliner(188, 396, 0.78, 14, IVORY, BRASS_LIGHT, BRASS),
        line(
            clouds(44, 460, 250) + clouds(452, 452, 292) + clouds(600, 424, 120, 2) + clouds(56, 172, 120, 2),
            IVORY, 3, stroke_linecap="round", opacity=0.5,
        ),
        line(stepped_frame(14, 14, 772, 492, 9), BRASS, 1.4),
        line(stepped_frame(22, 22, 756, 476, 9), BRASS, 0.7, opacity=0.7),
        title="A small aircraft circles a flying palace under a crescent moon",
    )


def run():
    save("lost.svg", lost())


if __name__ == "__main__":
    run()
