"""Mouldings and framed prints."""

import bpy

from kit.glazing import *
from kit.materials import *
from kit.mesh import *


def panel_frame(w, h, loc, mat, rot=(0, 0, 0), t=0.035, d=0.018):
    """picture-rail moulding rectangle in local XZ plane, facing -y; loc = bottom centre"""
    with group(loc) as g:
        for sx, sz, x, z in ((w, t, 0, 0), (w, t, 0, h - t), (t, h, -w / 2 + t / 2, 0), (t, h, w / 2 - t / 2, 0)):
            box((sx, d, sz), (x, -d / 2, z), mat, 0.006)
        t2 = t * 0.4
        q = t * 1.25
        for sx, sz, x, z in (
            (w - 2 * q, t2, 0, q),
            (w - 2 * q, t2, 0, h - q - t2),
            (t2, h - 2 * q, -w / 2 + q + t2 / 2, q),
            (t2, h - 2 * q, w / 2 - q - t2 / 2, q),
        ):
            box((sx, d * 0.5, sz), (x, -d * 0.25, z), mat, 0.003)
    g.e.rotation_euler = rot
    return g.e


def art(w, h, loc, tex, rot=(0, 0, 0), frame=None, mat_w=0.0):
    """framed print facing -y; loc = bottom centre"""
    fm = frame or metal()
    with group(loc) as g:
        for sx, sz, x, z in (
            (w + 0.05, 0.025, 0, -0.025),
            (w + 0.05, 0.025, 0, h),
            (0.025, h, -w / 2 - 0.0125, 0),
            (0.025, h, w / 2 + 0.0125, 0),
        ):
            box((sx, 0.035, sz), (x, -0.0175, z), fm, 0.003)
        plane(w, h, (0, -0.012, h / 2), tex, (PI / 2, 0, 0))
    g.e.rotation_euler = rot
    return g.e
