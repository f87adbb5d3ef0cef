"""From linear light to a finished picture: bloom, vignette, white balance, film curve."""

import bpy
import numpy as np

PI = np.pi


def gauss(a, s):
    h, w = a.shape[:2]
    p = int(3 * s)
    b = np.pad(a, ((p, p), (p, p), (0, 0)), mode="edge")
    fy = np.fft.fftfreq(b.shape[0])[:, None]
    fx = np.fft.rfftfreq(b.shape[1])[None]
    g = np.exp(-2 * (PI * s) ** 2 * (fy**2 + fx**2))
    return np.stack(
        [np.fft.irfft2(np.fft.rfft2(b[..., c]) * g, b.shape[:2])[p : p + h, p : p + w] for c in range(3)], -1
    )


def post(
    exr,
    out,
    exposure=0.0,
    bloom=0.10,
    vignette=0.22,
    look="Medium High Contrast",
    grain=0.004,
    warm=(1, 1, 1),
    sat=0.88,
    quality=88,
    size=None,
):
    """linear EXR -> bloom, vignette, white balance, Filmic, JPEG/PNG"""
    im = bpy.data.images.load(exr, check_existing=False)
    w, h = im.size
    px = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(px)
    a = px.reshape(h, w, 4)[..., :3].astype(np.float64)
    bpy.data.images.remove(im)
    a = np.nan_to_num(np.maximum(a, 0))
    hi = np.minimum(np.maximum(a * 2**exposure - 0.9, 0), 12)
    glow = 0.5 * gauss(hi, w * 0.004) + 0.3 * gauss(hi, w * 0.016) + 0.2 * gauss(hi, w * 0.05)
    a = a * 2**exposure + bloom * glow
    y, x = np.mgrid[0:h, 0:w]
    r2 = ((x / w - 0.5) ** 2 + ((y / h - 0.5) * h / w) ** 2) / 0.36
    a *= (1 - vignette * r2)[..., None] * np.array(warm)
    lum = (a @ np.array((0.2126, 0.7152, 0.0722)))[..., None]
    a = np.maximum(lum + (a - lum) * sat, 0)
    a *= 1 + np.random.RandomState(1).randn(h, w, 1) * grain * 3
    s = bpy.context.scene
    o = bpy.data.images.new("post", w, h, float_buffer=True)
    o.colorspace_settings.name = "Linear"
    b = np.ones((h, w, 4), np.float32)
    b[..., :3] = a
    o.pixels.foreach_set(b.ravel())
    o.update()
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = 0
    st = s.render.image_settings
    st.file_format = "JPEG" if out.endswith("jpg") else "PNG"
    st.color_mode = "RGB"
    st.quality = quality
    st.color_depth = "8"
    o.save_render(out, scene=s)
    bpy.data.images.remove(o)
