"""Surfaces: paint, metal, cloth, wood, stone, glass and light."""

import bpy
import numpy as np

from kit.palette import *

_mats = {}


class N:
    """terse node-tree builder"""

    def __init__(s, m):
        s.m = m
        m.use_nodes = True
        s.t = m.node_tree
        s.bsdf = s.t.nodes.get("Principled BSDF")

    def n(s, typ, **kw):
        x = s.t.nodes.new("ShaderNode" + typ)
        for k, v in kw.items():
            if k in x.inputs:
                x.inputs[k].default_value = v
            else:
                setattr(x, k, v)
        return x

    def l(s, a, b):
        s.t.links.new(a, b)

    def coord(s, scale=(1, 1, 1), kind="Object", rot=(0, 0, 0)):
        c = s.n("TexCoord")
        m = s.n("Mapping")
        m.inputs["Scale"].default_value = scale
        m.inputs["Rotation"].default_value = rot
        s.l(c.outputs[kind], m.inputs[0])
        return m.outputs[0]

    def noise(s, vec, scale, detail=6, rough=0.55, dist=0):
        x = s.n("TexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        s.l(vec, x.inputs["Vector"])
        return x.outputs["Fac"]

    def ramp(s, fac, stops):
        x = s.n("ValToRGB")
        e = x.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for i, (p, c) in enumerate(stops):
            e[i].position = p
            e[i].color = (*c, 1) if len(c) == 3 else c
        s.l(fac, x.inputs[0])
        return x.outputs[0]

    def bump(s, h, strength=0.3, dist=0.01):
        b = s.n("Bump", Strength=strength, Distance=dist)
        s.l(h, b.inputs["Height"])
        s.l(b.outputs[0], s.bsdf.inputs["Normal"])

    def set(s, **kw):
        for k, v in kw.items():
            s.bsdf.inputs[k.replace("_", " ")].default_value = (*v, 1) if isinstance(v, tuple) and len(v) == 3 else v
        return s


def _m(name, fn):
    if name not in _mats:
        m = bpy.data.materials.new(name)
        _mats[name] = m
        fn(N(m))
    return _mats[name]


material = _m


def paint(c, rough=0.6, name=None, spec=0.4):
    def f(n):
        n.set(Base_Color=c, Roughness=rough, Specular=spec)  # no micro bump: it blinds the denoiser

    return _m(name or "paint%s%.2f" % (c, rough), f)


def metal(c=BRASS, rough=0.22, brushed=True):
    def f(n):
        n.set(Base_Color=c, Metallic=1.0, Roughness=rough)
        if brushed:
            z = n.noise(n.coord((3, 3, 60)), 20, 2)
            r = n.ramp(z, [(0, (rough * 0.7,) * 3), (1, (rough * 1.4,) * 3)])
            n.l(r, n.bsdf.inputs["Roughness"])

    return _m("metal%s%.2f" % (c, rough), f)


def velvet(c, rough=0.75, sheen=0.9):
    def f(n):
        z = n.noise(n.coord(), 7, 4)
        d = tuple(x * 0.8 for x in c)
        u = tuple(min(1, x * 1.15 + 0.004) for x in c)
        n.l(n.ramp(z, [(0.35, d), (0.68, u)]), n.bsdf.inputs["Base Color"])
        n.set(Roughness=rough, Sheen=sheen, Sheen_Tint=0.6, Specular=0.2)

    return _m("velvet%s" % (c,), f)


def linen(c=hexc("#f4efe6"), weave=700, bump=0, rough=0.9):
    def f(n):
        n.set(Base_Color=c, Roughness=rough, Specular=0.15)
        if bump:
            n.bump(n.noise(n.coord((1, 1, 1)), weave, 2), bump, 0.0015)

    return _m("linen%s%d" % (c, weave), f)


def walnut(rot=(0, 0, 0), gloss=0.32, tint=1.0):
    def f(n):
        v = n.coord((9, 9, 0.7), rot=rot)
        z = n.noise(v, 1.6, 8, 0.62, 1.1)
        z2 = n.noise(n.coord((60, 60, 2), rot=rot), 3, 4)
        k = tint
        c = n.ramp(
            z,
            [
                (0.28, (0.018 * k, 0.009 * k, 0.005 * k)),
                (0.5, (0.075 * k, 0.036 * k, 0.018 * k)),
                (0.74, (0.15 * k, 0.078 * k, 0.04 * k)),
            ],
        )
        mx = n.n("MixRGB", blend_type="MULTIPLY", Fac=0.35)
        n.l(c, mx.inputs[1])
        n.l(n.ramp(z2, [(0.3, (0.5, 0.5, 0.5)), (0.7, (1, 1, 1))]), mx.inputs[2])
        n.l(mx.outputs[0], n.bsdf.inputs["Base Color"])
        n.set(Roughness=gloss, Specular=0.5, Clearcoat=0.25, Clearcoat_Roughness=0.15)
        n.bump(z2, 0.06, 0.003)

    return _m("walnut%s%.2f%.1f" % (rot, gloss, tint), f)


def marble(base=IVORY, vein=hexc("#a58a68"), scale=1.2, rough=0.12, name=None):
    def f(n):
        v = n.coord((scale,) * 3, rot=(0.4, 0.7, 0.3))
        a = n.noise(v, 1.1, 9, 0.58, 1.6)
        s = n.n("Math", operation="SUBTRACT")
        s.inputs[1].default_value = 0.5
        n.l(a, s.inputs[0])
        ab = n.n("Math", operation="ABSOLUTE")
        n.l(s.outputs[0], ab.inputs[0])
        c1 = n.ramp(
            ab.outputs[0], [(0, vein), (0.018, tuple(0.6 * x + 0.4 * y for x, y in zip(base, vein))), (0.09, base)]
        )
        d = n.noise(v, 3.1, 8, 0.6, 0.8)
        c2 = n.ramp(d, [(0.3, tuple(x * 0.86 for x in base)), (0.65, (1, 1, 1))])
        mx = n.n("MixRGB", blend_type="MULTIPLY", Fac=0.55)
        n.l(c1, mx.inputs[1])
        n.l(c2, mx.inputs[2])
        n.l(mx.outputs[0], n.bsdf.inputs["Base Color"])
        n.set(Roughness=rough, Specular=0.5)

    return _m(name or "marble%s%.1f" % (base, scale), f)


def image_tex(
    name, arr, size=(1, 1), rough=0.4, bump=None, emitv=0, kind="Object", spec=0.4, clear=0, rotz=0, rough_var=0
):
    """arr: HxWx3 float sRGB 0..1; size = metres covered by one repeat (Object coords)"""

    def f(n):
        im = to_image(name, arr)
        v = n.coord((1 / size[0], 1 / size[1], 1), kind, (0, 0, rotz))
        t = n.n("TexImage")
        t.image = im
        n.l(v, t.inputs[0])
        if emitv:
            n.t.nodes.remove(n.bsdf)
            e = n.n("Emission", Strength=emitv)
            n.l(t.outputs[0], e.inputs[0])
            n.l(e.outputs[0], n.t.nodes["Material Output"].inputs[0])
            return
        n.l(t.outputs[0], n.bsdf.inputs["Base Color"])
        n.set(Roughness=rough, Specular=spec, Clearcoat=clear, Clearcoat_Roughness=0.1)
        if rough_var:
            z = n.noise(n.coord(), 2.5, 6)
            n.l(
                n.ramp(z, [(0.3, (rough - rough_var,) * 3), (0.7, (rough + rough_var,) * 3)]),
                n.bsdf.inputs["Roughness"],
            )
        if bump is not None:
            bi = to_image(name + "_b", np.repeat(bump[..., None], 3, 2), True)
            tb = n.n("TexImage")
            tb.image = bi
            n.l(v, tb.inputs[0])
            n.bump(tb.outputs[0], 0.5, 0.004)

    return _m(name, f)


def to_image(name, arr, data=False):
    h, w = arr.shape[:2]
    im = bpy.data.images.new(name, w, h, float_buffer=False)
    if data:
        im.colorspace_settings.name = "Non-Color"
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = arr[::-1]
    im.pixels.foreach_set(px.ravel())
    im.pack()
    return im
