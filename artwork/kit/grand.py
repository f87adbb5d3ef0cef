"""What the public rooms share: chequered marble, onyx, panelled piers, laid tables and stage light."""

import math

import numpy as np

from kit import *
from kit.guest_room import carpet, prints, rug, television


def chequer(name="checker", size=2.8, rough=0.10, rotz=PI / 4, dark=(0.055, 0.06, 0.085), light=(0.80, 0.74, 0.64)):
    """Two marbles with brass strips between the slabs."""
    px, n = 2048, 4
    y, x = np.mgrid[0:px, 0:px] / px * n
    fx, fy = x % 1, y % 1
    odd = (x.astype(int) + y.astype(int)) % 2
    v, v2 = np.abs(fbm(px, px, 1, 1, 1.55, 4) - 0.5), np.abs(fbm(px, px, 1, 1, 1.6, 9) - 0.5)
    cloud = fbm(px, px, 1, 1, 1.9, 6)
    pale = mix(tuple(c * 0.66 for c in light), light, np.clip(v / 0.05, 0, 1) * 0.6 + 0.4 * cloud)
    deep = mix((0.42, 0.34, 0.24), dark, np.clip(v2 / 0.02, 0, 1))
    c = np.where((odd == 0)[..., None], pale, deep)
    edge = np.minimum(np.minimum(fx, 1 - fx), np.minimum(fy, 1 - fy))
    c = np.where((edge < 0.010)[..., None], np.array((0.62, 0.46, 0.24)), c)
    return image_tex(name, c, (size, size), rough, rough_var=0.04, spec=0.5, rotz=rotz)


def onyx(strength=0.34):
    """Honey onyx lit from behind."""

    def nodes(n):
        n.t.nodes.remove(n.bsdf)
        e = n.n("Emission", Strength=strength)
        a = n.noise(n.coord((1, 1, 1), rot=(0.3, 0.2, 0.5)), 1.6, 9, 0.6, 2.2)
        stops = [
            (0.30, (0.30, 0.085, 0.018)),
            (0.47, (0.80, 0.32, 0.07)),
            (0.52, (1, 0.60, 0.26)),
            (0.56, (0.80, 0.34, 0.09)),
            (0.75, (0.92, 0.46, 0.14)),
        ]
        n.l(n.ramp(a, stops), e.inputs[0])
        n.l(e.outputs[0], n.t.nodes["Material Output"].inputs[0])

    return material("onyx%.2f" % strength, nodes)


def nero():
    return marble(hexc("#15171f"), BRASS, 1.4, name="nero")


def sunburst(r, mat, loc, rays=19, depth=0.05, inner=0.22):
    """Half-round fan of tapering rays in relief, in local XZ, facing -y."""
    with group(loc) as g:
        for k in range(rays):
            a0, a1 = PI * (k + 0.12) / rays, PI * (k + 0.88) / rays
            pts = [
                (q * math.cos(a), q * math.sin(a))
                for q, a in ((r * inner, a0), (r, a0), (r * 1.02, (a0 + a1) / 2), (r, a1), (r * inner, a1))
            ]
            slab(pts, depth * (1 if k % 2 else 0.6), mat, (0, -depth, 0), bevel=0.006)
        slab(
            [(r * inner * 0.85 * math.cos(PI * k / 20), r * inner * 0.85 * math.sin(PI * k / 20)) for k in range(21)],
            depth * 1.2,
            mat,
            (0, -depth * 1.2, 0),
            bevel=0.01,
        )
    return g.e


def table_for(
    loc, guests, r, chair, rotz=0.0, cloth=None, cloches=(), lamp=True, chair_gap=0.30, flowers=None, top=None
):
    """A laid round table with its chairs."""
    x, y, z = loc
    if cloth:
        draped_table(loc, r, cloth)
    else:
        round_table(loc, r, 0.74, top)
    for k in range(guests):
        a = rotz + 2 * PI * k / guests
        dx, dy = math.sin(a), -math.cos(a)
        cover((x + dx * (r - 0.22), y + dy * (r - 0.22), z + 0.745), a, None, guests <= 4, k in cloches)
        chair((x + dx * (r + chair_gap), y + dy * (r + chair_gap), z), a + PI)
    if flowers:
        bouquet((x, y, z + 0.745), flowers)
    if lamp:
        opal_lamp((x + (0.16 if flowers else 0), y + (0.12 if flowers else 0), z + 0.745), 2.2, 0.8, 0.9)


def draped_table(loc, r, cloth):
    """Round table under a floor-length cloth that falls in folds."""
    n, m = 144, 9
    v = [(0, 0, 0.745)]
    for j in range(m):
        t = j / (m - 1)
        for i in range(n):
            a = 2 * PI * i / n
            fold = t**1.2 * (0.045 * math.sin(14 * a) + 0.02 * math.sin(23 * a + 1))
            rr = (r if j else r * 0.985) + fold + 0.05 * t
            v.append((rr * math.cos(a), rr * math.sin(a), 0.745 - 0.735 * (t if j else 0)))
    f = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
    f += [
        (1 + j * n + i, 1 + (j + 1) * n + i, 1 + (j + 1) * n + (i + 1) % n, 1 + j * n + (i + 1) % n)
        for j in range(m - 1)
        for i in range(n)
    ]
    return obj("cloth", v, f, cloth, loc)


def pier(x, y, h, wood, w=0.5, d=0.3, rotz=0.0):
    """Panelled pier with brass reeds."""
    with group((x, y, 0), rotz) as g:
        box((w, d, h), (0, 0, 0), wood, 0.01)
        for k in (-0.12, 0, 0.12):
            box((0.014, 0.02, h - 0.5), (k * w / 0.5, -d / 2 - 0.004, 0.25), metal(), 0.002)
    return g.e
