"""An empty scene, its camera, its sky and the renderer's settings."""

import math


import bpy
from mathutils import Vector

from kit import materials
from kit.palette import *



def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials._mats.clear()
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    w = bpy.data.worlds.new("W")
    s.world = w
    w.use_nodes = True
    return s


def camera(loc, target, lens=26, fstop=5.6, focus=None, shift_y=0.0, shift_x=0.0):
    """always level (verticals stay vertical); use shift_y instead of tilting"""
    c = bpy.data.cameras.new("c")
    o = bpy.data.objects.new("c", c)
    bpy.context.collection.objects.link(o)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = (PI / 2, 0, math.atan2(-d.x, d.y))
    c.lens = lens
    c.shift_y = shift_y
    c.shift_x = shift_x
    c.clip_end = 2000
    c.dof.use_dof = True
    c.dof.aperture_fstop = fstop
    c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o


def sky(strength=0.02, elev=-2.0, rot=0, color=None):
    n = bpy.context.scene.world.node_tree
    bg = n.nodes["Background"]
    bg.inputs[1].default_value = strength
    if color:
        bg.inputs[0].default_value = (*color, 1)
        return
    t = n.nodes.new("ShaderNodeTexSky")
    t.sky_type = "NISHITA"
    t.sun_elevation = math.radians(elev)
    t.sun_rotation = rot
    t.sun_disc = False
    n.links.new(t.outputs[0], bg.inputs[0])


def setup(w=640, h=427, spp=64, adapt=0.02, clamp=2):
    s = bpy.context.scene
    c = s.cycles
    r = s.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    c.samples = max(8, spp // 2)
    c.use_adaptive_sampling = True
    c.adaptive_threshold = adapt
    c.adaptive_min_samples = min(8, c.samples)
    c.max_bounces = 7
    c.diffuse_bounces = 3
    c.glossy_bounces = 4
    c.transmission_bounces = 6
    c.transparent_max_bounces = 12
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.use_denoising = False
    r.threads_mode = "AUTO"
    r.use_persistent_data = True
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.5
    c.light_sampling_threshold = 0.02
    v = s.view_layers[0]
    v.cycles.denoising_store_passes = True
    for p in ("diffuse", "glossy", "transmission"):
        for q in ("direct", "indirect", "color"):
            setattr(v, "use_pass_%s_%s" % (p, q), True)
    v.use_pass_emit = v.use_pass_environment = True
    v.use_pass_z = True
    s.display_settings.display_device = "sRGB"
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = "Medium High Contrast"
    s.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    s.render.image_settings.color_depth = "16"
    s.render.image_settings.exr_codec = "ZIP"
