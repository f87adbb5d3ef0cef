"""Outdoors: water, paving, lit windows, loungers, parasols, lanterns, garden lights."""

import math
import random

import numpy as np

from kit.lights import *
from kit.glazing import *
from kit.materials import *
from kit.mesh import *
from kit.soft_goods import soft
from kit.textures import fbm, mix


def water(name="water", tint=(0.62, 0.95, 0.97), ripple=0.15):
    """Clear water whose shadow rays pass through, so that lamps below the surface light it without noise."""

    def nodes(n):
        n.t.nodes.remove(n.bsdf)
        g = n.n("BsdfGlossy", Roughness=0.015)
        t = n.n("BsdfTransparent")
        t.inputs[0].default_value = (0.55, 0.93, 0.95, 1)
        r = n.n("BsdfRefraction", Roughness=0, IOR=1.33)
        r.inputs[0].default_value = (*tint, 1)
        a = n.noise(n.coord((1, 0.55, 1)), 1.3, 3, 0.5, 0.4)
        b = n.noise(n.coord((1, 0.7, 1)), 5.5, 3, 0.5)
        add = n.n("Math", operation="MULTIPLY_ADD")
        add.inputs[1].default_value = 0.22
        n.l(b, add.inputs[0])
        n.l(a, add.inputs[2])
        bump = n.n("Bump", Strength=ripple, Distance=0.06)
        n.l(add.outputs[0], bump.inputs["Height"])
        fresnel = n.n("Fresnel", IOR=1.33)
        for q in (g, r, fresnel):
            n.l(bump.outputs[0], q.inputs["Normal"])
        path, either = n.n("LightPath"), n.n("Math", operation="MAXIMUM")
        n.l(path.outputs["Is Shadow Ray"], either.inputs[0])
        n.l(path.outputs["Is Diffuse Ray"], either.inputs[1])
        body, surface = n.n("MixShader"), n.n("MixShader")
        for source, target in (
            (either.outputs[0], body.inputs[0]),
            (r.outputs[0], body.inputs[1]),
            (t.outputs[0], body.inputs[2]),
        ):
            n.l(source, target)
        for source, target in (
            (fresnel.outputs[0], surface.inputs[0]),
            (body.outputs[0], surface.inputs[1]),
            (g.outputs[0], surface.inputs[2]),
        ):
            n.l(source, target)
        n.l(surface.outputs[0], n.t.nodes["Material Output"].inputs[0])

    return material(name, nodes)


def paving(name="slab", size=3.6, rough=0.22, tone=(0.0, 0.0, 0.0)):
    """Square stone slabs with open joints."""
    px, n = 1024, 4
    y, x = np.mgrid[0:px, 0:px] / px * n
    fx, fy = x % 1, y % 1
    edge = np.minimum(np.minimum(fx, 1 - fx), np.minimum(fy, 1 - fy))
    tint = np.random.RandomState(2).rand(n, n)[y.astype(int), x.astype(int)]
    dark, light = np.array((0.50, 0.46, 0.41)) + tone, np.array((0.66, 0.61, 0.54)) + tone
    c = mix(dark, light, 0.6 * tint + 0.4 * fbm(px, px, 1, 1, 1.5, 3))
    joint = np.clip(edge / 0.012, 0, 1)
    return image_tex(name, c * (0.45 + 0.55 * joint[..., None]), (size, size), rough, joint, rough_var=0.10, spec=0.5)


def mosaic():
    """Blue-green glass tesserae of a pool floor."""
    px, n = 1024, 40
    y, x = np.mgrid[0:px, 0:px] / px * n
    fx, fy = x % 1, y % 1
    edge = np.minimum(np.minimum(fx, 1 - fx), np.minimum(fy, 1 - fy))
    tint = np.random.RandomState(5).rand(n, n)[y.astype(int), x.astype(int)]
    c = mix((0.10, 0.36, 0.50), (0.30, 0.66, 0.74), tint) * (0.75 + 0.25 * np.clip(edge / 0.06, 0, 1))[..., None]
    return image_tex("mosaic", c, (1.6, 1.6), 0.3)


def lit_window(strength, color=(1, 0.66, 0.34)):
    """A lit room seen from outside: brighter towards its ceiling, streaked by curtains."""

    def nodes(n):
        n.t.nodes.remove(n.bsdf)
        e = n.n("Emission")
        e.inputs[0].default_value = (*color, 1)
        x = n.n("SeparateXYZ")
        n.l(n.coord(kind="Generated"), x.inputs[0])
        k = strength
        r = n.ramp(x.outputs[1], [(0, (k * 0.30,) * 3), (0.45, (k * 0.55,) * 3), (0.85, (k,) * 3), (1, (k * 1.5,) * 3)])
        w = n.ramp(n.noise(n.coord((14, 0.3, 1)), 2.2, 2), [(0.42, (0.55,) * 3), (0.6, (1,) * 3)])
        m = n.n("MixRGB", blend_type="MULTIPLY", Fac=1)
        n.l(r, m.inputs[1])
        n.l(w, m.inputs[2])
        n.l(m.outputs[0], e.inputs[1])
        n.l(e.outputs[0], n.t.nodes["Material Output"].inputs[0])

    m = material("lit%.2f%s" % (strength, color), nodes)
    m.cycles.sample_as_light = False
    return m


def lounger():
    """Pool bed, 1.95 m long along y, head at +y; the back rest lies on the frame."""
    wood, cloth = walnut((PI / 2, 0, 0), 0.4, 1.6), linen(hexc("#f1ece2"))
    with group() as g:
        for x in (-0.32, 0.32):
            box((0.05, 1.95, 0.07), (x, 0, 0.22), wood, 0.012)
            for y in (-0.85, 0.85):
                box((0.05, 0.06, 0.24), (x, y, 0), wood, 0.008)
        for y in np.linspace(-0.9, 0.9, 10):
            box((0.60, 0.06, 0.02), (0, y, 0.26), wood, 0.004)
        box((0.62, 1.24, 0.11), (0, -0.34, 0.285), cloth, 0.045, seg=5)
        box((0.62, 0.76, 0.11), (0, 0.585, 0.49), cloth, 0.045, rot=(0.62, 0, 0), seg=5)
        for x in (-0.28, 0.28):
            tube((x, 0.86, 0.27), (x, 0.86, 0.62), 0.012, metal())
        soft("pillowS", velvet(TERRA), (0, 0.70, 0.70), (0.62, 0, 0), (0.8, 0.8, 0.7))
        towel = rrect(0.13, 0.13, 0.064, 5, 0, 0.455)
        sweep([(-0.25, 0), (0.25, 0)], towel, linen(hexc("#2c3f73")), (0, -0.72, 0), sub=1)
    return g.e


def parasol(x, y, power=22, r=1.55, cloth=None):
    n = 8
    v = [(0, 0, 0.48)] + [(r * math.cos(2 * PI * k / n), r * math.sin(2 * PI * k / n), 0) for k in range(n)]
    faces = [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)]
    obj("parasol", v, faces, cloth or linen(hexc("#efe6d6")), (x, y, 2.25), (0, 0, PI / 8), smooth=False, solid=0.01)
    cyl(0.028, 2.75, (x, y, 0), walnut())
    cyl(0.22, 0.06, (x, y, 0), marble())
    lathe([(0, 0.1), (0.02, 0.08), (0.03, 0.04), (0, 0)], (x, y, 2.72), metal(), 16)
    if power:
        point((x, y, 2.15), power, (1, 0.66, 0.36), 0.12)


def lantern(x, y, s=1.0, z=0.0, power=7):
    """Brass lantern with a candle."""
    brass = metal()
    with group((x, y, z), 0.3, s):
        for a in (-0.13, 0.13):
            for b in (-0.13, 0.13):
                box((0.02, 0.02, 0.46), (a, b, 0.02), brass, 0.003)
        box((0.30, 0.30, 0.02), (0, 0, 0), brass, 0.003)
        box((0.30, 0.30, 0.02), (0, 0, 0.48), brass, 0.003)
        lathe([(0.15, 0), (0.03, 0.10), (0.03, 0.12), (0, 0.12)], (0, 0, 0.50), brass, 4)
        cyl(0.05, 0.20, (0, 0, 0.02), emit((1, 0.82, 0.58), 2.2))
        lathe([(0, 0), (0.018, 0.02), (0.012, 0.05), (0, 0.08)], (0, 0, 0.22), emit((1, 0.62, 0.25), 30), 16)
    if power:
        point((x, y, z + 0.30 * s), power, (1, 0.56, 0.24), 0.05)


def fire_bowl(x, y, z=0.0):
    flames = random.Random(3)
    lathe(
        [(0, 0), (0.26, 0), (0.28, 0.04), (0.42, 0.26), (0.40, 0.27), (0.24, 0.08), (0, 0.08)],
        (x, y, z),
        metal(rough=0.35),
        48,
    )
    for _ in range(9):
        a, q = flames.uniform(0, 6.28), flames.uniform(0, 0.2)
        flame = [(0, 0), (0.05, 0.06), (0.04, 0.16), (0.015, 0.28), (0, 0.38)]
        lathe(flame, (x + q * math.cos(a), y + q * math.sin(a), z + 0.16), emit((1, 0.42, 0.10), 6), 12).scale = (
            1,
            1,
            flames.uniform(0.5, 1.1),
        )
    point((x, y - 0.25, z + 0.55), 45, (1, 0.45, 0.15), 0.2)


def hedge(w, d, h, loc, seed=1):
    """Clipped box hedge: a rounded block with a leafy surface."""
    leaf = material(
        "hedge",
        lambda n: (
            n.l(
                n.ramp(n.noise(n.coord(), 38, 4), [(0.35, (0.006, 0.018, 0.006)), (0.65, (0.035, 0.09, 0.025))]),
                n.bsdf.inputs["Base Color"],
            ),
            n.set(Roughness=0.6),
        ),
    )
    r = random.Random(seed)
    box((w, d, h), loc, leaf, 0.08, seg=4)
    v, f = [], []
    for _ in range(int(260 * (w * d + 2 * h * (w + d)))):
        side = r.random()
        x, y, z = (
            (r.uniform(-w, w) / 2, r.uniform(-d, d) / 2, h)
            if side < 0.5
            else (r.uniform(-w, w) / 2, -d / 2, r.uniform(0, h))
        )
        n0, s, a, b = len(v), 0.03, r.uniform(0, 6.28), r.uniform(-0.8, 0.8)
        ux, uy, uz = s * math.cos(a), s * math.sin(a), s * b
        v += [
            (x - ux, y - uy, z - uz),
            (x + uy * 0.4, y - 0.02, z + 0.015),
            (x + ux, y + uy, z + uz),
            (x - uy * 0.4, y + 0.01, z + 0.03),
        ]
        f.append((n0, n0 + 1, n0 + 2, n0 + 3))
    obj("leaves", v, f, leaf, loc, smooth=False)


def string_lights(p0, p1, sag=0.5, bulbs=16, power=1.5, every=4):
    """Bulbs on a hanging wire; only every fourth one is also a lamp."""
    bulb = emit((1, 0.66, 0.34), 7, "bulb")
    bulb.cycles.sample_as_light = False
    last = None
    for k in range(bulbs + 1):
        t = k / bulbs
        q = tuple(a + (b - a) * t for a, b in zip(p0, p1))
        q = (q[0], q[1], q[2] - sag * 4 * t * (1 - t))
        if last:
            tube(last, q, 0.006, paint(CHAR), 6)
        if 0 < k < bulbs:
            lathe([(0, -0.07), (0.03, -0.045), (0.032, -0.02), (0.012, 0), (0, 0)], q, bulb, 14)
            if k % every == 0:
                point((q[0], q[1], q[2] - 0.12), power * every, (1, 0.64, 0.34), 0.08)
        last = q
