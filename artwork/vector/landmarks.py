"""The pieces of both maps: halls, runways, stations, trees and the hotel's roundel."""

from deco import AIRCRAFT_PLAN, ray_ring
from identity import wordmark
from lettering import outline_at_size
from mark import mark
from palette import BRASS, BRASS_LIGHT, EMERALD, INK, IVORY, MIDNIGHT
from svg import element, group, line, path, paths

AIRFIELD = "#1e2a50"
METRO = "#e6996d"
TITLE = "The way to Vimana"
DESC = (
    "The hotel stands in Aerocity, between National Highway 48 and the airport. Terminals 2 and 3 lie to the west along"
    " the northern access road, Terminal 1 to the north. The Aerocity station of the Airport Express metro is beside"
    " the hotel, one stop from the airport station."
)


def words(text, x, y, size=24, anchor="middle", colour=IVORY, weight=500, spacing=0):
    """Text as outlines: an SVG that is shown as a picture cannot use the fonts of its page."""
    return path(outline_at_size(text, ("figtree", weight), (x, y), size, anchor, spacing), fill=colour)


def runways(ends):
    out = ""
    for x0, y0, x1, y1 in ends:
        way = f"M{x0} {y0}L{x1} {y1}"
        out += line(way, INK, 26) + line(way, BRASS_LIGHT, 1.6, stroke_dasharray="16 13", opacity=0.9)
        edge = f"M{x0} {y0 - 17}L{x1} {y1 - 17}M{x0} {y0 + 17}L{x1} {y1 + 17}"
        out += line(edge, BRASS_LIGHT, 3, stroke_dasharray="0 17", stroke_linecap="round", opacity=0.8)
    return out


def terminal(x, y, half, bays):
    """A long hall with a vaulted roof for each bay, seen from the road."""
    bay = 2 * half / bays
    vaults = "".join(f"M{x - half + bay * i:g} {y - 22}q{bay / 2:g} -26 {bay:g} 0Z" for i in range(bays))
    posts = "".join(f"M{x - half + bay * (i + 0.5):g} {y - 16}V{y}" for i in range(bays))
    return (
        path(f"M{x - half} {y - 22}h{2 * half}V{y}h{-2 * half}Z", fill=IVORY)
        + path(vaults, fill=BRASS_LIGHT)
        + line(posts, MIDNIGHT, bay * 0.56)
        + line(f"M{x - half - 10} {y}h{2 * half + 20}M{x - half - 4} {y - 22}h{2 * half + 8}", BRASS, 3)
    )


def badge(text, x, y):
    return element("circle", cx=x, cy=y, r=21, fill=BRASS_LIGHT) + words(text, x, y + 8.5, 24, colour=MIDNIGHT, weight=700)


def station(x, y):
    return element("circle", cx=x, cy=y, r=11, fill=MIDNIGHT, stroke=METRO, stroke_width=6)


def trees(grove):
    """The Ridge: clipped deco trees."""
    out, trunks = "", ""
    for x, y, s in grove:
        out += f"M{x} {y}c{-16 * s:g} -10 {-14 * s:g} -34 0 {-52 * s:g}c{14 * s:g} {18 * s:g} {16 * s:g} {42 * s:g} 0 {52 * s:g}Z"
        trunks += f"M{x} {y + 9 * s:g}v{-36 * s:g}"
    return path(out, fill=EMERALD) + line(trunks, "#5f9384", 1.6)


def hotel(at):
    x, y = at
    return (
        element("circle", cx=x, cy=y, r=92, fill=MIDNIGHT, stroke=BRASS, stroke_width=2)
        + element("circle", cx=x, cy=y, r=84, fill="none", stroke=BRASS, stroke_width=0.8)
        + ray_ring(at, 97, 106, 72, BRASS, 1.4)
        + ray_ring(at, 106, 117, 36, BRASS, 1.4)
        + group(paths(mark()), transform=f"translate({x} {y - 12}) scale(.56)", fill=BRASS_LIGHT)
        + path(wordmark((x, y + 66), 15.5, "middle"), fill=IVORY)
    )


def compass(x, y):
    return (
        element("circle", cx=x, cy=y, r=34, fill="none", stroke=BRASS, stroke_width=1.2)
        + ray_ring((x, y), 25, 31, 32, BRASS, 1)
        + path(f"M{x} {y - 56}l9 47l38 9l-38 9l-9 38l-9 -38l-38 -9l38 -9Z", fill=BRASS)
        + path(f"M{x} {y - 56}l9 47l-9 9Z", fill=BRASS_LIGHT)
    )


def aircraft(x, y, scale, turn):
    return f'<path d="{AIRCRAFT_PLAN}" transform="translate({x} {y}) rotate({turn}) scale({scale})"/>'


def shield(x, y):
    plate = element("rect", x=x - 42, y=y - 19, width=84, height=36, rx=6, fill=MIDNIGHT, stroke=BRASS, stroke_width=2)
    return plate + words("NH 48", x, y + 7, 21, colour=BRASS_LIGHT, weight=600)
