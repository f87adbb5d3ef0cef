"""An offer's picture: dinner for two under an arch."""

from curves import both, mirror, number
from deco import crescent, ogee_arch, stepped_frame
from palace import arcade, dome
from palette import BRASS, BRASS_LIGHT, EMERALD, INK, IVORY, MIDNIGHT, PARCHMENT, WALNUT
from svg import element, group, line, path, picture, save

WALL, WALL_DARK = "#8f3c29", "#7a3122"
SKY = ((0, MIDNIGHT), (0.5, "#3c3a6b"), (0.8, "#a8615b"), (1, "#eab071"))


def definitions():
    stops = "".join(element("stop", offset=at, stop_color=c) for at, c in SKY)
    lattice = line("M0 0L32 32M32 0L0 32", BRASS, 2.2) + line("M16 5L27 16L16 27L5 16Z", BRASS, 1.2)
    return element(
        "defs",
        element("linearGradient", stops, id="dusk", x1=0, y1=0, x2=0, y2=1)
        + element("pattern", lattice, id="jali", width=32, height=32, patternUnits="userSpaceOnUse"),
    )


def screens():
    """Pierced screens either side of the arch."""
    out = ""
    for x in (118, 782):
        opening = ogee_arch(x, 520, 70, 250, 140)
        out += path(opening + "Z", fill=WALL_DARK) + path(opening + "Z", fill="url(#jali)", opacity=0.75)
        out += line(opening, BRASS, 3) + line(ogee_arch(x, 520, 79, 246, 124), BRASS, 1.2)
    return out


def view():
    """Dusk over the domes, seen through the arch."""
    town = dome(342, 436, 24) + "M310 436h64v30h-64Z" + dome(520, 420, 40) + "M470 420h100v46h-100Z"
    town += dome(590, 446, 14) + dome(420, 448, 12) + "M404 448h34v20h-34ZM574 446h34v22h-34ZM256 460H644V520H256Z"
    return (
        path(ogee_arch(450, 520, 196, 300, 70) + "Z", fill="url(#dusk)")
        + path(crescent(318, 246, 22), fill=BRASS_LIGHT)
        + path(town, fill="#3a2b52")
        + path(arcade(476, 564, 458, 22, 5) + arcade(314, 370, 458, 16, 3), fill="#f2b96a")
    )


def lantern():
    return (
        line("M450 76V176", BRASS_LIGHT, 2)
        + path("M450 168l30 26l-8 54l-22 22l-22 -22l-8 -54Z", fill="#f6c67a")
        + line("M450 168V270M420 194H480M428 248H472M450 168L434 194L440 248L450 270L460 248L466 194Z"
               "M450 168l30 26l-8 54l-22 22l-22 -22l-8 -54Z", WALNUT, 2.2)
        + element("circle", cx=450, cy=220, r=66, fill="#f6c67a", opacity=0.16)
        + element("circle", cx=450, cy=220, r=104, fill="#f6c67a", opacity=0.1)
    )


def chair():
    """The left-hand chair, drawn about the axis so that it can be mirrored."""
    shell = "M-206 -138C-176 -146 -160 -128 -156 -96L-148 -26L-104 -26L-104 -4L-176 -4C-190 -40 -200 -92 -206 -138Z"
    ribs = "M-196 -132C-184 -100 -176 -60 -168 -8M-182 -134C-172 -104 -164 -60 -156 -12"
    legs = "M-170 -4L-184 84M-116 -4L-110 60"
    return shell, ribs, legs


def setting():
    """Table and chairs; the table's top centre is the origin."""
    shell, ribs, legs = chair()
    folds = "".join(p for x in (18, 46, 72) for p in both(f"M{x} 16C{x + 3} 50 {x + 8} 80 {number(x * 1.34)} 112"))
    glass = "M66 -10h26M79 -10V-38M68 -74C66 -50 70 -38 79 -38C88 -38 92 -50 90 -74Z"
    return group(
        path(shell + mirror(shell), fill=EMERALD),
        line(ribs + mirror(ribs), BRASS, 1.6),
        line(legs + mirror(legs), BRASS, 6, stroke_linecap="round"),
        path("M-116 0C-118 50 -128 86 -140 116C-60 132 60 132 140 116C128 86 118 50 116 0Z", fill=PARCHMENT),
        line(folds, "#c9b592", 2),
        element("ellipse", cx=0, cy=0, rx=118, ry=17, fill=IVORY),
        line("M-118 0a118 17 0 0 0 236 0", BRASS, 1.4),
        path("M-46 -8a46 46 0 0 1 92 0Z", fill=BRASS),
        path("M-32 -12a34 34 0 0 1 20 -28", fill="none", stroke=IVORY, stroke_width=3, stroke_linecap="round"),
        path("M-56 -8h112v5h-112ZM-4 -60a5 5 0 1 1 8 0l-2 7h-4Z", fill=BRASS),
        path("M68 -62h22c0 14 -3 24 -11 24s-11 -10 -11 -24Z" + mirror("M68 -62L90 -62C90 -48 87 -38 79 -38C71 -38 68 -48 68 -62Z"), fill="#a8452e"),
        line(glass + "M-66 -10h-26M-79 -10V-38M-68 -74C-66 -50 -70 -38 -79 -38C-88 -38 -92 -50 -90 -74Z", MIDNIGHT, 2),
        transform="translate(450 446)",
    )


def dinner():
    floor = "M0 520H900V600H0Z"
    lines = "".join(f"M{450 + (x - 450) * 0.62:.0f} 520L{x} 600" for x in range(-150, 1051, 100))
    return picture(
        "0 0 900 600",
        definitions(),
        element("rect", width=900, height=600, fill=WALL),
        screens(),
        view(),
        line(ogee_arch(450, 520, 196, 300, 70), BRASS_LIGHT, 5),
        line(ogee_arch(450, 520, 208, 296, 48) + ogee_arch(450, 520, 216, 293, 32), BRASS, 1.6),
        path(floor, fill=WALNUT),
        line(lines + "M0 546H900M0 578H900", BRASS, 1.2, opacity=0.55),
        line("M0 520H900", BRASS_LIGHT, 3),
        lantern(),
        setting(),
        line(stepped_frame(14, 14, 872, 572, 9), BRASS_LIGHT, 1.6),
        title="A table laid for two under an arch at dusk",
    )


def run():
    save("offers/dinner.svg", dinner())


if __name__ == "__main__":
    run()
