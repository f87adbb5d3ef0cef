"""The same map drawn upright, with lettering that a phone can show at 12 px or more."""

from deco import ray_ring, stepped_frame
from landmarks import (
    AIRFIELD, DESC, METRO, TITLE, aircraft, badge, compass, hotel, runways, shield, station, terminal, trees, words,
)
from palette import BRASS, BRASS_LIGHT, IVORY, MIDNIGHT
from svg import element, group, line, path, picture, save

HOTEL = (508, 662)
HIGHWAY = "M716 -10C704 200 716 380 708 480C694 720 540 880 300 1012"
NORTH_ROAD = "M709 470C640 420 560 436 508 480C460 520 440 566 370 572C310 578 330 646 134 648"
TERMINAL_ONE_ROAD = "M708 246C684 236 670 232 640 232"
EXPRESS = "M662 -10C660 170 664 300 580 352C500 400 380 396 250 448C120 500 66 680 52 1012"
RUNWAYS = ((60, 232, 452, 188), (66, 306, 480, 260), (104, 800, 380, 776))
GROVE = ((650, 836, 1.3), (706, 800, 1.5), (724, 872, 1.2), (672, 764, 1.2))
FIELD = (
    "M36 220C36 170 60 168 96 164L520 116C650 104 690 170 676 236C660 300 560 320 500 370C420 430 384 560 384 660"
    "L390 780C390 826 370 830 330 834L110 852C60 856 36 840 36 800Z"
)


def labels():
    size = 29
    return group(
        badge("T1", 486, 148), words("Terminal 1", 518, 158, size, "start"),
        badge("T2", 306, 472), words("Terminal 2", 338, 482, size, "start"),
        badge("T3", 160, 690), words("Terminal 3", 192, 700, size, "start"),
        shield(708, 330),
        words("Aerocity metro", 548, 356, size, "end", METRO, 600),
        words("Airport metro", 226, 428, size, "end", METRO, 600),
        words("to Dwarka", 80, 952, size, "start", METRO),
        words("Indira Gandhi", 50, 82, 32, "start", BRASS_LIGHT, 500, 0.6),
        words("International Airport", 50, 120, 32, "start", BRASS_LIGHT, 500, 0.6),
        words("to the city", 640, 66, size, "end", BRASS_LIGHT),
        words("to Gurugram", 470, 956, size, "start", BRASS_LIGHT),
        words("Aerocity", 448, 842, 31, "middle", BRASS_LIGHT, 500, 0.6),
    )


def pocket_map():
    spur = f"M{HOTEL[0]} {HOTEL[1] - 60}V478"
    roundel = group(hotel((0, 0)), transform=f"translate({HOTEL[0]} {HOTEL[1]}) scale(1.16)")
    return picture(
        "0 0 780 1000",
        element("rect", width=780, height=1000, fill=MIDNIGHT),
        ray_ring(HOTEL, 0, 1100, 40, IVORY, opacity=0.028),
        path(FIELD, fill=AIRFIELD),
        runways(RUNWAYS),
        trees(GROVE),
        line(NORTH_ROAD + TERMINAL_ONE_ROAD + spur, BRASS, 8),
        line(HIGHWAY, BRASS, 18),
        line(HIGHWAY, MIDNIGHT, 1.6, stroke_dasharray="14 10"),
        line(EXPRESS, METRO, 6, stroke_dasharray="16 5"),
        terminal(566, 228, 68, 5), terminal(350, 560, 60, 4), terminal(220, 636, 84, 6),
        station(580, 352), station(250, 448),
        roundel,
        group(aircraft(200, 217, 0.9, 83.5), aircraft(330, 277, 0.9, 83.5), aircraft(170, 794, 0.8, 85), fill=IVORY),
        group(compass(0, 0), transform="translate(690 930) scale(.8)"),
        labels(),
        line(stepped_frame(12, 12, 756, 976, 9), BRASS, 2),
        line(stepped_frame(20, 20, 740, 960, 9), BRASS, 0.9),
        title=TITLE,
        desc=DESC,
    )


def run():
    save("map-portrait.svg", pocket_map(), heaviest=40_000)


if __name__ == "__main__":
    run()
