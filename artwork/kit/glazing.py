"""Things that light passes through or comes from: glass, panes, sheers, lamp shades, glowing surfaces."""

from kit.materials import *
from kit.materials import N, _m


def emit(c, s, name=None):
    def f(n):
        n.t.nodes.remove(n.bsdf)
        e = n.n("Emission", Strength=s)
        e.inputs[0].default_value = (*c, 1)
        n.l(e.outputs[0], n.t.nodes["Material Output"].inputs[0])

    return _m(name or "emit%s%.2f" % (c, s), f)


def glass(c=(1, 1, 1), rough=0.0, ior=1.45):
    """glass whose shadow rays pass through (no caustic noise)"""

    def f(n):
        n.t.nodes.remove(n.bsdf)
        g = n.n("BsdfGlass", Roughness=rough, IOR=ior)
        g.inputs[0].default_value = (*c, 1)
        t = n.n("BsdfTransparent")
        t.inputs[0].default_value = (*[0.3 + 0.7 * x for x in c], 1)
        lp = n.n("LightPath")
        mx = n.n("MixShader")
        mm = n.n("Math", operation="MAXIMUM")
        n.l(lp.outputs["Is Shadow Ray"], mm.inputs[0])
        n.l(lp.outputs["Is Diffuse Ray"], mm.inputs[1])
        n.l(mm.outputs[0], mx.inputs[0])
        n.l(g.outputs[0], mx.inputs[1])
        n.l(t.outputs[0], mx.inputs[2])
        n.l(mx.outputs[0], n.t.nodes["Material Output"].inputs[0])

    return _m("glass%s%.2f" % (c, rough), f)


def pane(refl=0.08, tint=(1, 1, 1)):
    """window pane: transparent + a little mirror, cheap"""

    def f(n):
        n.t.nodes.remove(n.bsdf)
        t = n.n("BsdfTransparent")
        t.inputs[0].default_value = (*tint, 1)
        g = n.n("BsdfGlossy", Roughness=0.0)
        mx = n.n("MixShader")
        fr = n.n("Fresnel", IOR=1.45)
        n.l(fr.outputs[0], mx.inputs[0])
        n.l(t.outputs[0], mx.inputs[1])
        n.l(g.outputs[0], mx.inputs[2])
        n.l(mx.outputs[0], n.t.nodes["Material Output"].inputs[0])

    return _m("pane%s" % (tint,), f)


def sheer(c=(0.9, 0.88, 0.85), opac=0.45):
    def f(n):
        n.t.nodes.remove(n.bsdf)
        t = n.n("BsdfTransparent")
        d = n.n("BsdfDiffuse")
        d.inputs[0].default_value = (*c, 1)
        tr = n.n("BsdfTranslucent")
        tr.inputs[0].default_value = (*c, 1)
        a = n.n("MixShader")
        a.inputs[0].default_value = 0.5
        n.l(d.outputs[0], a.inputs[1])
        n.l(tr.outputs[0], a.inputs[2])
        lw = n.n("LayerWeight", Blend=0.35)
        rp = n.ramp(lw.outputs["Facing"], [(0, (opac,) * 3), (1, (min(1, opac + 0.5),) * 3)])
        b = n.n("MixShader")
        n.l(rp, b.inputs[0])
        n.l(t.outputs[0], b.inputs[1])
        n.l(a.outputs[0], b.inputs[2])
        n.l(b.outputs[0], n.t.nodes["Material Output"].inputs[0])

    return _m("sheer%.2f" % opac, f)


def shade(c=(1, 0.72, 0.42), s=3.0, z0=0, z1=1):
    """lampshade: emission with soft vertical gradient; light itself comes from lamps inside"""

    def f(n):
        n.t.nodes.remove(n.bsdf)
        e = n.n("Emission")
        e.inputs[0].default_value = (*c, 1)
        co = n.coord(kind="Generated")
        x = n.n("SeparateXYZ")
        n.l(co, x.inputs[0])
        r = n.ramp(x.outputs[2], [(0, (s * 1.0,) * 3), (0.45, (s * 1.25,) * 3), (1, (s * 0.55,) * 3)])
        nz = n.noise(n.coord((60, 60, 400)), 1, 2)
        m = n.n("Math", operation="MULTIPLY_ADD")
        m.inputs[1].default_value = 0.35
        m.inputs[2].default_value = 0.82
        n.l(nz, m.inputs[0])
        m2 = n.n("Math", operation="MULTIPLY")
        n.l(r, m2.inputs[0])
        n.l(m.outputs[0], m2.inputs[1])
        n.l(m2.outputs[0], e.inputs[1])
        n.l(e.outputs[0], n.t.nodes["Material Output"].inputs[0])

    m = _m("shade%s%.2f" % (c, s), f)
    m.cycles.emission_sampling = "NONE" if hasattr(m.cycles, "emission_sampling") else m.cycles.sample_as_light
    return m
