"""The picture that other sites show beside a link to the hotel, 1200 by 630."""

import subprocess
from io import BytesIO
from pathlib import Path

from PIL import Image

from deco import airliner, stepped_frame, wedges
from identity import SMALL_CAPS, wordmark
from lettering import outline
from mark import mark
from palette import BRASS, BRASS_LIGHT, INK, IVORY, MIDNIGHT
from svg import BRAND, element, group, line, path, paths, picture, save

CENTRE, HORIZON = 600, 470
SKY = ((0, INK), (0.42, MIDNIGHT), (0.74, "#33375f"), (0.92, "#7d5560"), (1, "#c98a58"))


def sky():
    stops = "".join(element("stop", offset=at, stop_color=colour) for at, colour in SKY)
    return element("linearGradient", stops, id="dusk", x1=0, y1=0, x2=0, y2=1)


def glow():
    stops = element("stop", offset=0, stop_color="#f2c98f", stop_opacity=0.2)
    stops += element("stop", offset=1, stop_color="#f2c98f", stop_opacity=0)
    return element(
        "radialGradient", stops, id="glow", cx=CENTRE, cy=HORIZON, r=640, gradientUnits="userSpaceOnUse"
    )


def runway():
    """Lights that run to the horizon in perspective."""
    lights = ""
    for side in (-1, -0.72, 0.72, 1):
        for i in range(1, 8):
            depth = (i / 9) ** 1.7
            x, y = CENTRE + side * (40 + depth * 700), HORIZON + 6 + depth * 150
            lights += element("circle", cx=f"{x:.0f}", cy=f"{y:.0f}", r=f"{0.9 + depth * 2.6:.1f}")
    return group(lights, fill=BRASS_LIGHT)


def card():
    return picture(
        "0 0 1200 630",
        element("defs", sky() + glow()),
        element("rect", width=1200, height=HORIZON, fill="url(#dusk)"),
        path(wedges((CENTRE, HORIZON), 900, 34, -90, 90, 0.5), fill="url(#glow)"),
        element("rect", y=HORIZON, width=1200, height=630 - HORIZON, fill=INK),
        line(f"M0 {HORIZON}H1200", BRASS, 1.5, opacity=0.8),
        runway(),
        airliner(1000, 150, 0.95, -18, IVORY, BRASS_LIGHT, BRASS),
        group(paths(mark(), fill=BRASS_LIGHT), transform="translate(600 206) scale(1.08)"),
        path(wordmark((CENTRE, 420), 78, "middle"), fill=IVORY),
        path(outline("NEW DELHI", SMALL_CAPS, (CENTRE, 532), 19, "middle", 0.42), fill=BRASS_LIGHT),
        line(stepped_frame(26, 26, 1148, 578, 12), BRASS, 1.5),
        line(stepped_frame(36, 36, 1128, 558, 12), BRASS, 0.75, opacity=0.7),
    )


def run():
    document = card()
    source = Path(__file__).parent
    save("social-card.svg", document, source, heaviest=20_000)
    done = subprocess.run(["rsvg-convert", "-w", "1200"], input=document.encode(), capture_output=True, check=True)
    picture_of_card = Image.open(BytesIO(done.stdout)).convert("RGB")
    limited = picture_of_card.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.FLOYDSTEINBERG)
    limited.save(BRAND / "social-card.png", optimize=True)


if __name__ == "__main__":
    run()
