"""An offer's picture: breakfast before an early flight."""

from deco import airliner, clouds, ray_ring, spokes, stepped_frame
from palette import BRASS, BRASS_LIGHT, EMERALD, IVORY, MIDNIGHT, PARCHMENT, TERRACOTTA, WALNUT
from svg import element, group, line, path, picture, save

SUN = (450, 384)
WINDOW = "M196 420V128H240V92H292V64H608V92H660V128H704V420Z"


def definitions():
    stops = ((0, "#27386b"), (0.5, "#8a7a9c"), (0.78, "#eba57e"), (1, "#f8dca6"))
    sky = "".join(element("stop", offset=at, stop_color=c) for at, c in stops)
    return element(
        "defs",
        element("linearGradient", sky, id="dawn", x1=0, y1=0, x2=0, y2=1)
        + element("clipPath", path(WINDOW), id="pane"),
    )


def outside():
    field = path("M196 384H704V420H196Z", fill="#3d4a5e")
    lights = line("M196 398H704M196 410H704", "#f8dca6", 2.4, stroke_dasharray="2 12", stroke_linecap="round")
    return group(
        path(WINDOW, fill="url(#dawn)"),
        ray_ring(SUN, 92, 620, 40, "#fff0cc", opacity=0.2),
        element("circle", cx=SUN[0], cy=SUN[1], r=78, fill="#f8cf86"),
        element("circle", cx=SUN[0], cy=SUN[1], r=56, fill="#f2a964"),
        field,
        lights,
        line(clouds(236, 200, 120, 2) + clouds(560, 250, 110, 2), IVORY, 3.5, stroke_linecap="round", opacity=0.75),
        line("M210 366C330 340 430 280 512 206", IVORY, 2, stroke_dasharray="2 9", stroke_linecap="round"),
        airliner(556, 166, 1.05, -38, IVORY, BRASS_LIGHT, MIDNIGHT),
        clip_path="url(#pane)",
    )


def frame():
    bars = "M292 64V420M608 64V420M450 64V150M196 150H704M240 128V150M660 128V150"
    return line(bars, BRASS, 3) + line(WINDOW, BRASS_LIGHT, 6) + line("M180 420V116H226V78H280V48H620V78H674V116H720V420", BRASS, 1.6)


def curtains():
    fall = "M24 24H150C160 130 132 260 96 330C122 372 128 400 128 424H24Z"
    pleats = "M52 24C58 150 52 260 44 330M84 24C92 140 82 250 66 326M116 24C124 130 110 240 82 324M60 340C66 372 66 400 64 424M88 340C98 372 98 400 98 424"
    left = path(fall, fill=EMERALD) + line(pleats, "#3d7466", 2) + line("M34 330C60 342 80 342 98 328", BRASS, 6, stroke_linecap="round")
    return left + group(left, transform="matrix(-1 0 0 1 900 0)")


def coffee_pot():
    """Tall, stepped, brass; its foot at the origin."""
    body = "M-34 0L-26 -96C-25 -110 25 -110 26 -96L34 0Z"
    return (
        line("M28 -92C74 -92 74 -26 34 -22", WALNUT, 8, stroke_linecap="round")
        + path("M-30 -40C-56 -52 -52 -88 -68 -98L-56 -104C-40 -96 -42 -72 -27 -68Z", fill=BRASS)
        + path(body, fill=BRASS)
        + path("M-26 -104C-20 -128 20 -128 26 -104Z", fill=BRASS_LIGHT)
        + path("M-5 -124a6 6 0 1 1 10 0l-2 6h-6Z", fill=WALNUT)
        + line("M-16 -8L-12 -92M0 -8V-94M16 -8L12 -92", BRASS_LIGHT, 2)
        + path("M-38 -6h76v8h-76Z", fill=BRASS_LIGHT)
    )


def cup():
    steam = "M-12 -62C-20 -74 -4 -82 -12 -96M8 -62C0 -74 16 -82 8 -96"
    return (
        line("M34 -44C56 -46 54 -20 28 -18", TERRACOTTA, 6)
        + path("M-38 -50H38C38 -20 22 -6 0 -6C-22 -6 -38 -20 -38 -50Z", fill=TERRACOTTA)
        + element("ellipse", cx=0, cy=-50, rx=38, ry=6, fill="#5a3522")
        + line("M-37 -42C-30 -36 30 -36 37 -42", BRASS_LIGHT, 2)
        + path("M-58 -6H58C48 4 -48 4 -58 -6Z", fill=TERRACOTTA)
        + line("M-58 -6H58", BRASS, 2)
        + line(steam, IVORY, 3, stroke_linecap="round", opacity=0.7)
    )


def toast_rack():
    slices = "".join(f"M{x} -8V-44C{x} -62 {x + 26} -62 {x + 26} -44V-8Z" for x in (-54, -22, 10))
    rails = "M-64 -6H52M-64 -6V-24M52 -6V-24" + "".join(f"M{x} -6V-50q6 -14 12 0V-6" for x in (-36, -4, 28))
    return path(slices, fill="#c98a4e") + line(slices, "#8f5a2b", 2) + line(rails, BRASS_LIGHT, 3)


def clock():
    """A small table clock at five."""
    face = element("circle", cx=0, cy=-52, r=34, fill=IVORY, stroke=BRASS, stroke_width=3)
    return (
        path("M-56 0V-12H-44V-40C-44 -78 -24 -96 0 -96C24 -96 44 -78 44 -40V-12H56V0Z", fill=MIDNIGHT)
        + line("M-56 -2H56M-50 -12H50", BRASS, 3)
        + face
        + line(spokes((0, -52), 26, 30, 13, 0, 360), WALNUT, 2)
        + line("M0 -52V-76M0 -52L9 -36", MIDNIGHT, 3, stroke_linecap="round")
    )


def juice():
    return (
        path("M-16 -46h32l-5 44h-22Z", fill="#f0a03c")
        + line("M-19 -68h38l-7 66h-24Z", IVORY, 2.4)
    )


def breakfast():
    drops = "".join(f"M{x} 484q30 34 60 0" for x in range(0, 900, 60))
    return picture(
        "0 0 900 600",
        definitions(),
        element("rect", width=900, height=600, fill=MIDNIGHT),
        line("".join(f"M{x} 0V424" for x in range(15, 900, 30)), "#22305c", 2),
        outside(),
        frame(),
        curtains(),
        path("M0 424H900V600H0Z", fill=PARCHMENT),
        path("M0 424H900V484H0Z", fill=IVORY),
        line("M0 424H900", BRASS, 4),
        line(drops, BRASS, 2) + line("M0 484H900", BRASS, 1.4),
        line("".join(f"M{x} 516V600" for x in range(30, 900, 60)), "#d8c8a8", 2),
        group(clock(), transform="translate(168 458) scale(1.25)"),
        group(coffee_pot(), transform="translate(326 460) scale(1.4)"),
        group(cup(), transform="translate(482 470) scale(1.3)"),
        group(juice(), transform="translate(606 460) scale(1.4)"),
        group(toast_rack(), transform="translate(748 460) scale(1.4)"),
        line(stepped_frame(14, 14, 872, 572, 9), BRASS, 1.6),
        title="Coffee, toast and a clock at five in the morning before a window where an aircraft climbs at sunrise",
    )


def run():
    save("offers/breakfast.svg", breakfast())


if __name__ == "__main__":
    run()
