"""The favicon set, rasterised by rsvg-convert (Debian: librsvg2-bin) and packed with Pillow."""

import subprocess
from io import BytesIO

from PIL import Image

from mark import BOX, mark, small_mark
from palette import BRASS, BRASS_DEEP, MIDNIGHT
from svg import PUBLIC, element, group, paths, picture

ICO_SIZES = (16, 32, 48)
EITHER_CHROME = "#a98245"


def rasterise(document, size):
    done = subprocess.run(
        ["rsvg-convert", "-w", str(size), "-h", str(size)], input=document.encode(), capture_output=True, check=True
    )
    return Image.open(BytesIO(done.stdout))


def save_png(name, image):
    image.convert("RGB").quantize(128, dither=Image.Dither.NONE).save(PUBLIC / name, optimize=True)


def tile(shapes, scale):
    """The mark on a midnight square; its weight lies low, so it is lifted a little."""
    ground = element("rect", width=200, height=200, fill=MIDNIGHT)
    return picture(
        "0 0 200 200", ground, group(paths(shapes, fill=BRASS), transform=f"translate(100 {100 + scale}) scale({scale})")
    )


def adaptive():
    """The browser tab's icon: deep brass on light chrome, pale brass on dark."""
    rule = f"<style>path{{fill:{BRASS_DEEP}}}@media (prefers-color-scheme:dark){{path{{fill:#d9b67c}}}}</style>"
    return picture(BOX, rule, paths(small_mark()))


def run():
    (PUBLIC / "favicon.svg").write_text(adaptive() + "\n")
    pages = [rasterise(picture(BOX, paths(small_mark(), fill=EITHER_CHROME)), size) for size in ICO_SIZES]
    pages[-1].save(PUBLIC / "favicon.ico", sizes=[(s, s) for s in ICO_SIZES], append_images=pages[:-1])
    save_png("apple-touch-icon.png", rasterise(tile(mark(), 0.68), 180))
    save_png("icon-192.png", rasterise(tile(mark(), 0.74), 192))
    save_png("icon-512.png", rasterise(tile(mark(), 0.74), 512))
    save_png("icon-maskable-512.png", rasterise(tile(mark(), 0.54), 512))


if __name__ == "__main__":
    run()
