"""Pillows, duvets and curtains."""

import math
import os
import random

import bpy

from kit.mesh import *
from kit.places import CACHE


def soft(name, mat, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), sub=1, solid=0):
    """instance of a cached soft mesh"""
    if name not in bpy.data.meshes:
        with bpy.data.libraries.load(os.path.join(CACHE, "soft-goods.blend")) as (a, b):
            b.meshes = [name]
    me = bpy.data.meshes[name]
    if mat and (not me.materials or me.materials[0] != mat):
        me = me.copy()
        me.materials.clear()
        me.materials.append(mat)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    q = o.modifiers.new("sm", "SMOOTH")
    q.factor = 0.5
    q.iterations = 5 if "pillow" in name else 26
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler, o.scale = loc, rot, scale
    if solid:
        m = o.modifiers.new("s", "SOLIDIFY")
        m.thickness = solid
        m.offset = 1
        t = bpy.data.textures.get("fold") or bpy.data.textures.new("fold", "CLOUDS")
        t.noise_scale = 0.38
        t.noise_depth = 0
        d = o.modifiers.new("d", "DISPLACE")
        d.texture = t
        d.strength = 0.03
        d.mid_level = 0.5
    if sub:
        m = o.modifiers.new("u", "SUBSURF")
        m.levels = m.render_levels = sub
    return o


def curtain(w, h, loc, mat, pleats=10, depth=0.06, rotz=0, seed=1, hem=0.0, sub=1):
    """hanging cloth, width along local x; loc = bottom centre"""
    r = random.Random(seed)
    nx, nz = pleats * 12, 14
    v, f = [], []
    ph = [r.uniform(-0.5, 0.5) for _ in range(pleats + 2)]
    am = [r.uniform(0.7, 1.25) for _ in range(pleats + 2)]
    for j in range(nz + 1):
        t = j / nz
        for i in range(nx + 1):
            u = i / nx
            k = min(int(u * pleats), pleats)
            fl = 1 - 0.35 * t
            a = 2 * PI * u * pleats + ph[k] * (1 - t) * 0.8 + 0.5 * math.sin(3 * u * PI + t * 2) * (1 - t)
            y = depth * am[k] * fl * math.sin(a) + 0.25 * depth * math.sin(2.3 * a + 1) * (1 - t)
            x = (u - 0.5) * w * (1 + 0.05 * (1 - t)) + 0.25 * depth * math.cos(a)
            v.append((x, y, t * h + hem * (1 - t) * math.sin(5 * u)))
    for j in range(nz):
        for i in range(nx):
            a = j * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
    return obj("curtain", v, f, mat, loc, (0, 0, rotz), sub=sub)
