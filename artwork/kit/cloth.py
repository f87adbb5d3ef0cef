"""Cloth simulations, run once by make_soft_goods.py and kept in the cache."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from kit.mesh import *
from kit.stage import reset


def _bake(frames):
    s = bpy.context.scene
    for f in range(1, frames + 1):
        s.frame_set(f)


def _freeze(o, name):
    d = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(d))
    me.name = name
    me.transform(o.matrix_world)
    n = bpy.data.objects.new(name, me)
    return n


def _grid(nx, ny, w, h, z=0, name="g"):
    v = [(w * (i / nx - 0.5), h * (j / ny - 0.5), z) for j in range(ny + 1) for i in range(nx + 1)]
    f = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(ny)
        for i in range(nx)
    ]
    return obj(name, v, f)


def sim_pillow(w, h, pressure, seed, n=34):
    reset()
    s = bpy.context.scene
    s.gravity = (0, 0, 0)
    a = _grid(n, int(n * h / w), w, h, 0.004)
    b = _grid(n, int(n * h / w), w, h, -0.004)
    bm = bmesh.new()
    bm.from_mesh(a.data)
    k = len(bm.verts)
    bm.from_mesh(b.data)
    bm.verts.index_update()
    bm.faces.ensure_lookup_table()
    bm.verts.ensure_lookup_table()
    bm.verts.index_update()
    bmesh.ops.reverse_faces(bm, faces=[f for f in bm.faces if f.verts[0].index >= k])
    eb = [e for e in bm.edges if e.is_boundary]
    bmesh.ops.remove_doubles(bm, verts=list({v for e in eb for v in e.verts}), dist=0.0081)
    me = bpy.data.meshes.new("p")
    bm.to_mesh(me)
    bm.free()
    bpy.data.objects.remove(a)
    bpy.data.objects.remove(b)
    o = bpy.data.objects.new("p", me)
    bpy.context.collection.objects.link(o)
    r = random.Random(seed)
    for v in me.vertices:
        v.co += Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1))) * 0.002
    c = o.modifiers.new("c", "CLOTH")
    st = c.settings
    st.use_pressure = True
    st.uniform_pressure_force = pressure
    st.quality = 6
    st.mass = 0.25
    st.tension_stiffness = 12
    st.compression_stiffness = 12
    st.shear_stiffness = 4
    st.bending_stiffness = 0.15
    st.air_damping = 4
    st.shrink_min = -0.06
    _bake(28)
    return _freeze(o, "pillow")


def sim_drape(
    w, h, z, blocks, frames, nx, ny, name, loc=(0, 0), bend=0.8, thick=0.0, shrink=-0.03, selfc=False, extra=None
):
    """drop a sheet on blocks [(sx,sy,sz,x,y,z0)] (+ optional existing mesh) and let it fall"""
    reset()
    s = bpy.context.scene
    for sx, sy, sz, x, y, z0 in blocks:
        b = box((sx, sy, sz), (x, y, z0), None, bevel=0.07 if sz < 0.9 else 0.01, seg=4)
        b.modifiers.new("col", "COLLISION")
        b.collision.thickness_outer = 0.012
        b.collision.cloth_friction = 25
    if extra:
        bpy.context.collection.objects.link(extra) if extra.name not in bpy.context.collection.objects else 0
        extra.modifiers.new("col", "COLLISION")
        extra.collision.thickness_outer = 0.01
        extra.collision.cloth_friction = 30
    o = _grid(nx, ny, w, h, z)
    o.location = (loc[0], loc[1], 0)
    r = random.Random(3)
    for v in o.data.vertices:
        v.co.z += r.uniform(0, 0.012) + 0.012 * math.sin(v.co.x * 9 + v.co.y * 4)
    c = o.modifiers.new("c", "CLOTH")
    st = c.settings
    st.quality = 6
    st.mass = 0.35
    st.bending_stiffness = bend
    st.tension_stiffness = 20
    st.compression_stiffness = 20
    st.shear_stiffness = 8
    st.air_damping = 1.5
    st.shrink_min = shrink
    c.collision_settings.distance_min = 0.012
    c.collision_settings.collision_quality = 3
    c.collision_settings.use_self_collision = selfc
    _bake(frames)
    return _freeze(o, name)
