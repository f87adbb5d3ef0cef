"""Renders the welcome film and its poster into public/brand/film/: `nice -n 19 python film/film.py`.

Needs rsvg-convert and ffmpeg with libvpx-vp9 and libx264 (Debian: librsvg2-bin, ffmpeg).
"""

import subprocess
import sys
import tempfile
from multiprocessing import Pool
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1])]

from PIL import Image  # noqa: E402

from frame import RATE, SECONDS, frame  # noqa: E402
from svg import BRAND  # noqa: E402

POSTER_AT = 3.5
HEAVIEST_BYTES = 900_000
COLOURS = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"]
TO_709 = ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"]


def draw(task):
    folder, index = task
    target = folder / f"{index:04d}.png"
    subprocess.run(["rsvg-convert", "-w", "1280", "-o", target], input=frame(index / RATE).encode(), check=True)


def encode(folder, target, *options):
    source = ["-framerate", str(RATE), "-i", str(folder / "%04d.png")]
    command = ["ffmpeg", "-y", "-loglevel", "error", *source, *TO_709, *COLOURS, "-an", *options, str(target)]
    subprocess.run(command, check=True)
    if target.stat().st_size > HEAVIEST_BYTES:
        raise SystemExit(f"{target.name} is heavier than {HEAVIEST_BYTES} bytes.")


def run():
    out = BRAND / "film"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Pool(2) as pool:
            pool.map(draw, [(folder, i) for i in range(round(SECONDS * RATE))])
        encode(folder, out / "welcome.webm", "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "15", "-deadline", "good", "-cpu-used", "1")
        encode(folder, out / "welcome.mp4", "-c:v", "libx264", "-crf", "12", "-preset", "slow", "-tune", "animation",
               "-movflags", "+faststart")
        Image.open(folder / f"{round(POSTER_AT * RATE):04d}.png").convert("RGB").save(out / "welcome.webp", quality=88, method=6)


if __name__ == "__main__":
    run()
