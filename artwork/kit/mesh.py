"""Building blocks: boxes, lathes, sweeps, groups. Metres, z up."""

import math

import bmesh
import bpy
from mathutils import Vector

from kit.palette import *


def obj(name, verts, faces, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True, bevel=0, seg=3, sub=0, solid=0):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    if mat:
        me.materials.append(mat)
    if solid:
        m = o.modifiers.new("s", "SOLIDIFY")
        m.thickness = solid
        m.offset = 0
    if bevel:
        m = o.modifiers.new("b", "BEVEL")
        m.width = bevel
        m.segments = seg
        m.limit_method = "ANGLE"
        m.harden_normals = True
        me.use_auto_smooth = True
    if sub:
        m = o.modifiers.new("u", "SUBSURF")
        m.levels = m.render_levels = sub
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = 0.7
    return o


def box(size, loc, mat, bevel=0.004, rot=(0, 0, 0), seg=3, name="box"):
    """loc = centre of the base"""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    v = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return obj(name, v, f, mat, loc, rot, bevel=min(bevel, 0.49 * min(size)), seg=seg)


def plane(w, h, loc, mat, rot=(0, 0, 0), name="plane"):
    o = obj(
        name,
        [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)],
        [(0, 1, 2, 3)],
        mat,
        loc,
        rot,
        smooth=False,
    )
    uv = o.data.uv_layers.new(name="UV")
    for i, c in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        uv.data[i].uv = c
    return o


def lathe(prof, loc, mat, seg=48, sub=0, rot=(0, 0, 0), name="lathe", a0=0, a1=2 * PI, solid=0):
    """prof: [(r,z)...]"""
    v, f = [], []
    full = abs(a1 - a0 - 2 * PI) < 1e-6
    n = seg if full else seg + 1
    for k in range(n):
        a = a0 + (a1 - a0) * k / seg
        for r, z in prof:
            v.append((r * math.cos(a), r * math.sin(a), z))
    m = len(prof)
    for k in range(seg):
        k2 = (k + 1) % n
        for i in range(m - 1):
            f.append((k * m + i, k2 * m + i, k2 * m + i + 1, k * m + i + 1))
    return obj(name, v, f, mat, loc, rot, sub=sub, solid=solid)


def cyl(r, h, loc, mat, rot=(0, 0, 0), seg=32, bevel=0.0):
    b = min(bevel or 0.003, r * 0.4, h * 0.4)
    return lathe([(0, 0), (r - b, 0), (r, b), (r, h - b), (r - b, h), (0, h)], loc, mat, seg, rot=rot)


def tube(p0, p1, r, mat, seg=16):
    p0, p1 = Vector(p0), Vector(p1)
    d = p1 - p0
    return cyl(r, d.length, p0, mat, rot=d.to_track_quat("Z", "Y").to_euler(), seg=seg)


def sweep(path, prof, mat, loc=(0, 0, 0), closed=False, rot=(0, 0, 0), sub=0, cap=True):
    """path: [(x,y)] plan curve; prof: [(u,z)] closed cross-section, u = outward normal"""
    P = [Vector((*p, 0)) for p in path]
    n = len(P)
    m = len(prof)
    v, f = [], []
    for i, p in enumerate(P):
        a = P[(i - 1) % n] if closed or i > 0 else p
        b = P[(i + 1) % n] if closed or i < n - 1 else p
        t = (b - a).normalized()
        nn = Vector((t.y, -t.x, 0))
        for u, z in prof:
            q = p + nn * u
            v.append((q.x, q.y, z))
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        for k in range(m):
            f.append((i * m + k, j * m + k, j * m + (k + 1) % m, i * m + (k + 1) % m))
    if cap and not closed:
        f += [tuple(range(m)), tuple(reversed(range((n - 1) * m, n * m)))]
    o = obj("sweep", v, f, mat, loc, rot, sub=sub)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def rrect(w, h, r, n=5, cx=0, cy=0):
    out = []
    for sx, sy, a in ((1, 1, 0), (-1, 1, PI / 2), (-1, -1, PI), (1, -1, 3 * PI / 2)):
        for k in range(n + 1):
            t = a + PI / 2 * k / n
            out.append((cx + sx * (w / 2 - r) + r * math.cos(t), cy + sy * (h / 2 - r) + r * math.sin(t)))
    return out


def empty_group(objs, loc=(0, 0, 0), rotz=0, scale=1):
    """parent objs under an empty so a piece of furniture can be placed"""
    e = bpy.data.objects.new("grp", None)
    bpy.context.collection.objects.link(e)
    for o in objs:
        o.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rotz)
    e.scale = (scale,) * 3
    return e


class group:
    """with group(loc,rot): objects created inside are parented and placed"""

    def __init__(s, loc=(0, 0, 0), rotz=0, scale=1):
        s.a = (loc, rotz, scale)

    def __enter__(s):
        s.before = set(bpy.data.objects)
        return s

    def __exit__(s, *a):
        s.e = empty_group([o for o in bpy.data.objects if o not in s.before and o.parent is None], *s.a)


def dup(e, loc, rotz=0, scale=1):
    """linked copy of a group (meshes shared)"""
    n = bpy.data.objects.new("grp", None)
    bpy.context.collection.objects.link(n)
    n.location = loc
    n.rotation_euler = (0, 0, rotz)
    n.scale = (scale,) * 3

    def rec(src, dst):
        for o in src.children:
            c = o.copy()
            bpy.context.collection.objects.link(c)
            c.parent = dst
            c.matrix_parent_inverse = o.matrix_parent_inverse.copy()
            rec(o, c)

    rec(e, n)
    return n


def slab(points, depth, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.004, seg=3):
    """Extrude a polygon drawn in the XZ plane by `depth` along +y."""
    n = len(points)
    v = [(x, 0, z) for x, z in points] + [(x, depth, z) for x, z in points]
    f = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    f += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    o = obj("slab", v, f, mat, loc, rot, bevel=bevel, seg=seg)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def arch_points(w, h, n=24):
    """Round-headed opening: width, height of the springing line; starts and ends at the floor."""
    return (
        [(w / 2, 0)]
        + [(w / 2 * math.cos(PI * k / n), h + w / 2 * math.sin(PI * k / n)) for k in range(n + 1)]
        + [(-w / 2, 0)]
    )
