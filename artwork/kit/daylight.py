"""The view by day: a clear winter morning over the airfield."""

import numpy as np

from kit.kept import kept
from kit.post import gauss
from kit.textures import fbm, mix


@kept
def tex_day(w=2600, h=1200, hor=0.62, seed=5):
    """Blue sky with fair-weather clouds, hazy trees and low city, grass between runways."""
    r = np.random.RandomState(seed)
    y, x = np.mgrid[0:h, 0:w].astype(float)
    hy = hor * h
    t = np.clip(y / hy, 0, 1)
    stops = [(0, (0.22, 0.44, 0.74)), (0.45, (0.42, 0.62, 0.85)), (0.8, (0.70, 0.81, 0.91)), (1, (0.90, 0.91, 0.90))]
    out = np.stack([np.interp(t, [s[0] for s in stops], [s[1][c] for s in stops]) for c in range(3)], -1)
    cloud = 0.6 * fbm(h, w, 1.0, 4, 1.5, seed) + 0.4 * fbm(h, w, 1.0, 2.2, 1.2, seed + 1)
    cover = np.clip((cloud - 0.56) * 5, 0, 1) * np.clip((t - 0.05) * 3, 0, 1)
    out = mix(out, (0.97, 0.97, 0.97), cover * 0.8)
    g = np.clip((y - hy) / (h - hy), 0, 1)
    grass = (
        mix((0.74, 0.74, 0.68), (0.55, 0.55, 0.43), np.clip(g * 3, 0, 1))
        * (0.9 + 0.2 * fbm(h, w, 6, 1, 1.2, seed + 2))[..., None]
    )
    out = np.where((y > hy)[..., None], grass, out)
    for top, depth, tone in ((0.20, 0.016, (0.66, 0.66, 0.64)), (0.45, 0.03, (0.70, 0.70, 0.68))):
        band = (g > top) & (g < top + depth * 2.2)
        out = np.where(band[..., None], np.array(tone), out)
        dash = band & (np.abs(g - top - depth * 1.1) < depth * 0.08) & ((x // (w * 0.01)) % 2 == 0)
        out = np.where(dash[..., None], np.array((0.95, 0.95, 0.93)), out)
    for layer, (reach, tone, width) in enumerate(
        ((0.040, (0.74, 0.79, 0.84), 46), (0.045, (0.66, 0.71, 0.76), 60), (0.018, (0.46, 0.55, 0.46), 26))
    ):
        cx, base = 0, int(hy + h * 0.005 * (layer + 1))
        while cx < w:
            b = int(width * (0.35 + r.rand() * 1.1))
            hh = int(h * reach * (0.25 + 1.0 * r.rand() ** 2.2)) + 3
            out[base - hh : base, cx : cx + b] = mix(np.array(tone), np.array((0.88, 0.89, 0.89)), np.full(1, 0.25))[0]
            cx += b + int(r.rand() * b * 0.4)
    tx, ty, th, q = int(w * 0.585), int(hy + h * 0.012), int(h * 0.085), max(3, int(h * 0.0035))
    out[ty - th : ty, tx - q : tx + q] = (0.80, 0.80, 0.78)
    out[ty - th - 5 * q : ty - th + q, tx - 4 * q : tx + 4 * q] = (0.45, 0.52, 0.58)
    return np.clip(gauss(out, 1), 0, 1)
