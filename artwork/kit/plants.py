"""Palms and flowers."""

import math
import random

from mathutils import Vector

from kit.glazing import *
from kit.materials import *
from kit.materials import _m
from kit.mesh import *


def palm(loc, h=1.7, fronds=13, seed=1, pot=True, leafc=(0.035, 0.11, 0.035), pot_mat=None):
    r = random.Random(seed)
    m = _m(
        "leaf%s" % (leafc,),
        lambda n: (
            n.l(
                n.ramp(
                    n.noise(n.coord(), 6, 3),
                    [(0.3, tuple(c * 0.55 for c in leafc)), (0.7, tuple(c * 1.5 for c in leafc))],
                ),
                n.bsdf.inputs["Base Color"],
            ),
            n.set(Roughness=0.38, Specular=0.45),
        ),
    )
    v, f = [], []
    for k in range(fronds):
        az = k * 2.399 + r.uniform(-0.3, 0.3)
        L = h * r.uniform(0.62, 1.0)
        lean = r.uniform(0.12, 1.0) * (0.35 + 0.65 * k / fronds)
        p = Vector((0.02 * math.cos(az), 0.02 * math.sin(az), 0.0))
        el = PI / 2 - lean * 0.55
        pts = []
        for i in range(22):
            pts.append((p.copy(), el))
            st = L / 21
            p = p + Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el))) * st
            el -= 0.012 + 0.075 * lean * (i / 21) ** 1.0
        side = Vector((-math.sin(az), math.cos(az), 0))
        for i in range(len(pts) - 1):  # stem
            a, b = pts[i][0], pts[i + 1][0]
            n0 = len(v)
            q = side * 0.005 * (1 - i / 24)
            v += [a - q, a + q, b + q, b - q]
            f.append((n0, n0 + 1, n0 + 2, n0 + 3))
        for i in range(6, 22):
            p, e = pts[i]
            fwd = Vector((math.cos(az) * math.cos(e), math.sin(az) * math.cos(e), math.sin(e)))
            s = (i - 5) / 17
            ll = h * 0.26 * math.sin(PI * (0.18 + 0.80 * s)) ** 0.8
            for sg in (-1, 1):
                d = (side * sg * (0.95 - 0.35 * s) + fwd * (0.5 + 0.5 * s) + Vector((0, 0, 0.12))).normalized()
                w = 0.013 + 0.010 * math.sin(PI * s)
                n0 = len(v)
                up = d.cross(fwd * sg).normalized()
                for j in range(5):
                    t = j / 4
                    c = p + d * ll * t + Vector((0, 0, -0.55 * ll * t * t * (0.6 + r.random() * 0.5)))
                    ww = w * math.sin(PI * (0.12 + 0.86 * t)) ** 0.7 * (1.0 if j < 4 else 0.1)
                    tt = fwd * ww
                    v += [c - tt, c + tt]
                for j in range(4):
                    f.append((n0 + 2 * j, n0 + 2 * j + 1, n0 + 2 * j + 3, n0 + 2 * j + 2))
    z0 = 0.0
    if pot:
        z0 = 0.36
        lathe(
            [(0, 0), (0.15, 0), (0.165, 0.02), (0.19, 0.38), (0.20, 0.40), (0.185, 0.40), (0.175, 0.33), (0, 0.33)],
            loc,
            pot_mat or metal(rough=0.3),
            48,
        )
        cyl(0.17, 0.01, (loc[0], loc[1], loc[2] + 0.335), paint((0.02, 0.014, 0.01), 0.9))
    return obj("palm", v, f, m, (loc[0], loc[1], loc[2] + z0), (0, 0, r.uniform(0, 6)))


def bouquet(loc, s=1.0, petals=hexc("#e9ddcb"), stems=17, seed=2, vessel=None):
    """A tight dome of round blooms over leaves, in a brass or glass vessel."""
    r = random.Random(seed)
    leaf = paint((0.03, 0.09, 0.03), 0.5)
    bloom = [paint(tuple(c * k for c in petals), 0.7) for k in (1.0, 0.86, 0.72)]
    with group(loc, 0, s) as g:
        lathe(
            [(0, 0), (0.05, 0), (0.055, 0.01), (0.07, 0.09), (0.055, 0.15), (0.06, 0.16), (0.055, 0.16), (0, 0.13)],
            (0, 0, 0),
            vessel or metal(rough=0.3),
            40,
        )
        for k in range(stems):
            a, q = k * 2.399, math.sqrt((k + 0.5) / stems)
            x, y, z = 0.13 * q * math.cos(a), 0.13 * q * math.sin(a), 0.27 - 0.085 * q * q + r.uniform(-0.012, 0.012)
            _bloom(
                (x, y, z),
                0.036 + r.uniform(-0.006, 0.008),
                r.choice(bloom),
                (q * 0.9 * -math.sin(a), q * 0.9 * math.cos(a), r.uniform(0, 6)),
            )
        for k in range(22):
            a = k * 2.399
            v = [(0, 0, 0), (0.03, 0.02, 0.01), (0.10, 0, 0.02), (0.03, -0.02, 0.01)]
            obj(
                "leaf",
                v,
                [(0, 1, 2, 3)],
                leaf,
                (0.07 * math.cos(a), 0.07 * math.sin(a), 0.16 + r.uniform(0, 0.05)),
                (0, r.uniform(-0.7, 0.2), a),
            )
    return g.e


def _bloom(loc, radius, mat, rot):
    """Rose-like head: nested cups of petals."""
    for k, (f, lift) in enumerate(((1.0, 0.0), (0.78, 0.006), (0.55, 0.011), (0.3, 0.014))):
        v, faces = [], []
        n, m = 10, 5
        for i in range(n + 1):
            a = 2 * PI * i / n + k * 0.6
            wave = 1 + 0.10 * math.cos(5 * a)
            for j in range(m):
                t = j / (m - 1)
                rr = radius * f * (0.25 + 0.75 * math.sin(t * PI * 0.56)) * (wave if j > 2 else 1)
                v.append((rr * math.cos(a), rr * math.sin(a), radius * (t * 1.05 - 0.5) * (0.7 + 0.3 * f) + lift))
        for i in range(n):
            for j in range(m - 1):
                p = i * m + j
                faces.append((p, p + m, p + m + 1, p + 1))
        obj("bloom", v, faces, mat, loc, rot)
