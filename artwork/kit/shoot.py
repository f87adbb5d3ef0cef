"""Render one view of one scene: blender -b -P shoot.py -- <scene> <view> <width> <height> <samples> <folder>

Leaves two half-sample buffers, the denoised light and `picture.png` in <folder>; a half that is
already there is kept, which is how an interrupted render resumes."""

import importlib
import os
import subprocess
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from kit.post import post
from kit.places import CACHE
from kit.stage import camera, reset, setup

SEEDS = {"A": 11, "B": 112}


def shoot(scene, view, size, samples, folder):
    started = time.time()
    module = importlib.import_module("scenes." + scene)
    angle = module.VIEWS[view]
    reset()
    module.build(view)
    camera(**angle["camera"])
    setup(*size, samples, adapt=angle.get("adapt", 0.04))
    stage = bpy.context.scene
    built = time.time()
    for half, seed in SEEDS.items():
        target = os.path.join(folder, half + ".exr")
        if os.path.exists(target):
            continue
        stage.cycles.seed = seed
        stage.render.filepath = os.path.join(folder, half + ".part.exr")
        bpy.ops.render.render(write_still=True)
        os.replace(stage.render.filepath, target)
    rendered = time.time()
    names = [os.path.join(folder, n + ".exr") for n in ("A", "B", "clean")]
    subprocess.run([os.path.join(CACHE, "denoise"), *names], check=True)
    post(names[2], os.path.join(folder, "picture.png"), **angle.get("grade", {}))
    print("TIMES build %.0f render %.0f finish %.0f" % (built - started, rendered - built, time.time() - rendered))


if __name__ == "__main__":
    scene, view, width, height, samples, folder = sys.argv[sys.argv.index("--") + 1 :]
    shoot(scene, view, (int(width), int(height)), int(samples), folder)
