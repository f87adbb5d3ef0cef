"""What lies outside the windows, and the light that it sends in."""

from kit.dusk import tex_dusk
from kit.lights import *
from kit.glazing import *
from kit.materials import *
from kit.mesh import *
from kit.stage import sky


def outlook(x, y, w=26, z=2.6, seed=11, hor=0.62, strength=1.15):
    """The airfield at dusk on a screen behind a window wall that faces +y."""
    view = image_tex("dusk%d" % seed, tex_dusk(hor=hor, seed=seed), kind="UV", emitv=strength)
    o = plane(w, w * 1300 / 3000, (x, y, z), view, (PI / 2, 0, 0))
    o.visible_diffuse = False
    o.visible_shadow = False
    return o


def window_light(x0, x1, z0, z1, y, power=120, color=(0.42, 0.55, 1)):
    """Sky light through a window at `y`, into the room."""
    return area(((x0 + x1) / 2, y + 0.3, (z0 + z1) / 2), (x1 - x0, z1 - z0), power, color, (PI / 2, 0, 0))


def dusk_sky(strength=0.04):
    sky(strength, color=(0.10, 0.16, 0.42))
