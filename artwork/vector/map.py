"""The way to the hotel: terminals, metro and roads, schematic, in the manner of an old airline's poster."""

from deco import ray_ring, stepped_frame
from landmarks import (
    AIRFIELD, DESC, METRO, TITLE, aircraft, badge, compass, hotel, runways, shield, station, terminal, trees, words,
)
from palette import BRASS, BRASS_LIGHT, IVORY, MIDNIGHT
from svg import element, group, line, path, picture, save

HOTEL = (776, 514)
HIGHWAY = "M1046 -10C1016 130 1006 250 990 372C966 540 868 690 724 744C664 766 620 784 592 812"
NORTH_ROAD = "M984 414C920 374 810 366 724 396C650 426 616 474 532 486C440 498 390 530 280 530"
TERMINAL_ONE_ROAD = "M1008 204C930 192 900 236 836 242"
EXPRESS = "M936 -10C926 150 924 262 830 308C740 352 610 352 440 384C250 420 130 520 96 812"
RUNWAYS = ((70, 262, 640, 196), (86, 330, 700, 262), (214, 664, 600, 630))
GROVE = (
    (1076, 300, 1), (1128, 318, 1.25), (1050, 366, 1.2), (1104, 386, 1.4), (1154, 398, 1), (1034, 436, 1),
    (1080, 458, 1.2), (1134, 470, 1.2),
)


def labels():
    return group(
        badge("T1", 676, 216), words("Terminal 1", 772, 278),
        badge("T2", 476, 452), words("Terminal 2", 560, 526),
        badge("T3", 258, 494), words("Terminal 3", 376, 572),
        shield(994, 284),
        words("Aerocity metro", 792, 353, 23, "start", METRO, 600),
        words("Airport metro", 420, 370, 23, "end", METRO, 600),
        words("Airport Express line", 160, 738, 22, "start", METRO),
        words("to Dwarka", 134, 772, 22, "start", METRO),
        words("Indira Gandhi International Airport", 64, 112, 27, "start", BRASS_LIGHT, 500, 0.8),
        words("to the city", 1056, 66, 23, "start", BRASS_LIGHT),
        words("to Gurugram", 586, 764, 23, "end", BRASS_LIGHT),
        words("Aerocity", HOTEL[0], 662, 25, "middle", BRASS_LIGHT, 500, 0.8),
        words("The Ridge", 1092, 506, 23, "middle", "#8fbcae"),
        words("N", 1090, 606, 22),
        words("Not to scale", 1090, 752, 20, "middle", BRASS_LIGHT, 400),
    )


def way_map():
    return picture(
        "0 0 1200 800",
        element("rect", width=1200, height=800, fill=MIDNIGHT),
        ray_ring(HOTEL, 0, 1100, 40, IVORY, opacity=0.028),
        path("M44 250C44 190 74 186 114 182L720 134C850 124 900 176 890 240C880 300 790 314 730 350C666 390 650 480 650 580"
             "C650 660 626 672 572 676L140 714C66 720 44 690 44 640Z", fill=AIRFIELD),
        runways(RUNWAYS),
        trees(GROVE),
        line(NORTH_ROAD + TERMINAL_ONE_ROAD + f"M{HOTEL[0]} {HOTEL[1] - 60}V378", BRASS, 7),
        line(HIGHWAY, BRASS, 17),
        line(HIGHWAY, MIDNIGHT, 1.6, stroke_dasharray="14 10"),
        line(EXPRESS, METRO, 5, stroke_dasharray="16 5"),
        terminal(772, 240, 62, 5), terminal(376, 516, 84, 7), terminal(556, 474, 48, 4),
        station(770, 333), station(440, 384),
        hotel(HOTEL),
        group(aircraft(300, 235, 0.9, 83.5), aircraft(290, 657, 0.8, 85), aircraft(560, 277, 0.8, 83.5),
              aircraft(752, 84, 1.3, 56), fill=IVORY),
        line("M640 190C676 170 694 150 716 116", IVORY, 1.6, stroke_dasharray="2 8", stroke_linecap="round"),
        compass(1090, 668),
        labels(),
        line(stepped_frame(14, 14, 1172, 772, 10), BRASS, 2),
        line(stepped_frame(23, 23, 1154, 754, 10), BRASS, 0.9),
        title=TITLE,
        desc=DESC,
    )


def run():
    save("map.svg", way_map(), heaviest=40_000)


if __name__ == "__main__":
    run()
