"""Lamps without a body: area, point, spot and the recessed downlight."""

import math

import bpy
from mathutils import Vector

from kit.glazing import *
from kit.materials import *
from kit.mesh import *


def area(loc, size, power, color=WARM, rot=(0, 0, 0), spread=PI, cam=False):
    l = bpy.data.lights.new("a", "AREA")
    l.shape = "RECTANGLE"
    l.size, l.size_y = size
    l.energy = power
    l.color = color
    l.spread = spread
    o = bpy.data.objects.new("a", l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    o.visible_camera = cam
    o.visible_glossy = False
    return o


def point(loc, power, color=WARM, r=0.05):
    l = bpy.data.lights.new("p", "POINT")
    l.energy = power
    l.color = color
    l.shadow_soft_size = r
    o = bpy.data.objects.new("p", l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.visible_camera = False
    return o


def spot(loc, target, power, color=WARM, angle=60, blend=0.6, r=0.03):
    l = bpy.data.lights.new("s", "SPOT")
    l.energy = power
    l.color = color
    l.spot_size = math.radians(angle)
    l.spot_blend = blend
    l.shadow_soft_size = r
    o = bpy.data.objects.new("s", l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    return o


def downlight(x, y, z, power=25, angle=70, target=None):
    lathe([(0.035, 0.012), (0.055, 0.012), (0.06, 0), (0.045, -0.004), (0.035, 0.006)], (x, y, z - 0.006), metal(), 24)
    plane(0.07, 0.07, (x, y, z - 0.002), emit((1, 0.8, 0.55), 12), (PI, 0, 0))
    spot((x, y, z - 0.03), target or (x, y, 0), power, (1, 0.70, 0.42), angle, 0.7, 0.03)


def ceiling_wash(x, y, w, d, h, power):
    """Unseen light that falls on the ceiling alone: lit only by bounces, a plain ceiling comes out mottled."""
    return area((x, y, h - 0.85), (w, d), power, (1, 0.80, 0.58), (PI, 0, 0))
