"""Simulate pillows, duvet and throw once, into the cache: blender -b -P make_soft_goods.py"""

import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import kit.cloth as K
from kit.cloth import *
from kit.cloth import _grid
from kit.places import CACHE

out = os.path.join(CACHE, "soft-goods.blend")
data = {}


def keep(k, fn):
    t = time.time()
    o = fn()
    me = o.data
    data[k] = ([tuple(v.co) for v in me.vertices], [tuple(p.vertices) for p in me.polygons])
    b = np.array(data[k][0])
    print("SOFT", k, "%.1fs" % (time.time() - t), b.min(0).round(2), b.max(0).round(2), flush=True)


keep("pillowL", lambda: sim_pillow(0.80, 0.55, 7, 1))
keep("pillowM", lambda: sim_pillow(0.55, 0.55, 7, 2, 28))
keep("pillowS", lambda: sim_pillow(0.60, 0.32, 7, 3, 30))
# bed: mattress 2.0 (x: head 0 -> foot 2.0) x 1.8 (y) top at .62 ; duvet covers x .55..2.05 and hangs
MAT = [(2.0, 1.8, 0.34, 1.0, 0, 0.28), (4, 4, 0.02, 1, 0, -0.02)]
keep("duvet", lambda: sim_drape(1.86, 2.44, 0.70, MAT, 60, 90, 116, "duvet", loc=(1.36, 0), bend=1.2))


def throw():
    d = data["duvet"]

    # sim_drape resets the scene, so build the collider inside through a hook
    old = K._grid

    def g(*a, **k):
        K._grid = old
        e = obj("dv", d[0], d[1])
        e.modifiers.new("col", "COLLISION")
        e.collision.thickness_outer = 0.012
        e.collision.cloth_friction = 30
        return old(*a, **k)

    K._grid = g
    return sim_drape(0.66, 2.30, 0.74, MAT[1:], 50, 34, 120, "throw", loc=(1.62, 0), bend=0.6)


keep("throw", throw)
reset()
for k, (v, f) in data.items():
    me = bpy.data.meshes.new(k)
    me.from_pydata(v, [], f)
    me.use_fake_user = True
bpy.ops.wm.save_as_mainfile(filepath=out)
print("SAVED")
