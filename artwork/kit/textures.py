"""Pictures computed with numpy: parquet, rugs and art prints. All tileable or UV-mapped, sRGB 0..1."""

import numpy as np

from kit.kept import kept
from kit.palette import *


@kept
def fbm(h, w, ay=1.0, ax=1.0, beta=1.8, seed=1):
    """tileable filtered noise 0..1; ay/ax stretch"""
    r = np.random.RandomState(seed)
    fy = np.fft.fftfreq(h)[:, None] * h * ay
    fx = np.fft.rfftfreq(w)[None] * w * ax
    f = np.sqrt(fy**2 + fx**2)
    f[0, 0] = 1
    s = (r.randn(*f.shape) + 1j * r.randn(*f.shape)) / f**beta
    s[0, 0] = 0
    z = np.fft.irfft2(s, (h, w))
    z = (z - z.mean()) / z.std()
    return np.clip(0.5 + z * 0.2, 0, 1)


def mix(a, b, t):
    t = t[..., None]
    return np.asarray(a) * (1 - t) + np.asarray(b) * t


@kept
def tex_herringbone(n=6, rep=3, px=2160, seed=3, dark=(0.185, 0.125, 0.085), light=(0.42, 0.305, 0.21)):
    cells = 2 * n * rep
    y, x = np.mgrid[0:px, 0:px] / px * cells
    i, j = x.astype(int), y.astype(int)
    k = (i - j) % (2 * n)
    hz = k < n
    along = np.where(hz, k + (x - i), (2 * n - 1 - k) + (y - j))
    across = np.where(hz, y - j, x - i)
    oi = np.where(hz, i - k, i) % cells
    oj = np.where(hz, j, j - (2 * n - 1 - k)) % cells
    r = np.random.RandomState(seed)
    tone = r.rand(cells, cells)[oj, oi]
    off = (r.rand(cells, cells, 2) * 1024).astype(int)[oj, oi]
    g = fbm(1024, 1024, 0.12, 1.6, 1.1, 5).T
    ang = fbm(1024, 1024, 0.5, 3, 1.7, 9).T
    u = (off[..., 0] + along * 70).astype(int) % 1024
    v = (off[..., 1] + across * 70).astype(int) % 1024
    gr = 0.6 * g[u, v] + 0.4 * ang[u, v]
    t = np.clip(0.5 * tone + 1.1 * (gr - 0.5) + 0.28, 0, 1)
    e = np.minimum(np.minimum(across, 1 - across), np.minimum(along, n - along))
    gap = np.clip(e / 0.03, 0, 1)
    c = mix(dark, light, t) * (0.25 + 0.75 * gap[..., None])
    return c, (gap * 0.8 + 0.2 * gr)


@kept
def tex_deco_rug(w=1600, h=1100, bg=(0.105, 0.13, 0.26), gold=(0.72, 0.58, 0.36), iv=(0.82, 0.77, 0.68), seed=2):
    """art-deco fan rug: scallops + double border, wool mottling"""
    y, x = np.mgrid[0:h, 0:w].astype(float)
    R = 54.0
    out = np.ones((h, w, 3)) * bg
    for row in range(-2, int(h / (R / 2)) + 3):
        cy = row * R / 2
        shift = (row % 2) * R
        cx = np.round((x - shift) / (2 * R)) * 2 * R + shift
        d = np.hypot(x - cx, y - cy)
        m = (d < R) & (y < cy + 1e9)
        ring = (np.abs((d % 13.5) - 6.7) < 1.3) & (d > 10)
        base = mix(bg, [b * 1.25 + 0.015 for b in bg], np.clip(1 - d / R, 0, 1))
        out = np.where(m[..., None], np.where(ring[..., None], mix(bg, gold, np.full((h, w), 0.30)), base), out)
        out = np.where((m & (np.abs(d - R + 1.8) < 1.5))[..., None], mix(bg, gold, np.full((h, w), 0.5)), out)
    b = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    out = np.where((b < 95)[..., None], np.array(bg) * 0.8, out)
    for a, c, t in ((88, 94, gold), (60, 66, gold), (22, 40, iv)):
        out = np.where(((b > a) & (b < c))[..., None], np.array(t), out)
    n = fbm(h, w, 1, 1, 0.5, seed)
    n2 = fbm(h, w, 1, 1, 1.8, seed + 1)
    out = out * (0.62 + 0.42 * n + 0.34 * n2)[..., None]
    return np.clip(out, 0, 1), n


@kept
def tex_art(kind=0, w=700, h=1000, seed=1):
    """art-deco aviation prints"""
    y, x = np.mgrid[0:h, 0:w] / w
    H = h / w
    ang = np.arctan2(H * 0.72 - y, x - 0.5)
    r = np.hypot(x - 0.5, y - H * 0.72)
    ind, br, iv, te, em = [
        np.array(c)
        for c in ((0.09, 0.11, 0.24), (0.80, 0.60, 0.32), (0.94, 0.89, 0.80), (0.70, 0.33, 0.22), (0.06, 0.30, 0.24))
    ]
    if kind == 0:  # sun rays + climbing jet
        out = mix(ind, br, ((np.floor(ang / (PI / 18)) % 2 == 0) * 0.34) * np.clip(1 - r / 1.4, 0, 1))
        out = np.where((r < 0.3)[..., None], br * (1 - 0.25 * (y - H * 0.5))[..., None], out)
        out = np.where((y > H * 0.72)[..., None], ind * 0.55, out)
    elif kind == 1:  # concentric arcs, terracotta sun
        out = np.ones((h, w, 3)) * iv
        for q, c in ((0.62, ind), (0.58, iv), (0.54, te), (0.40, br), (0.36, iv), (0.32, ind), (0.12, br)):
            out = np.where((r < q)[..., None], c, out)
        out = np.where((y > H * 0.72)[..., None], iv, out)
        s = (y > H * 0.72) & (np.floor((y - H * 0.72) * 26) % 2 == 0) & (np.abs(x - 0.5) < 0.62 - (y - H * 0.72) * 1.1)
        out = np.where(s[..., None], ind, out)
    elif kind == 3:  # terracotta dome under a brass moon
        out = mix(iv, (0.86, 0.70, 0.52), np.clip(y / H, 0, 1))
        out = np.where((np.hypot(x - 0.68, y - H * 0.24) < 0.12)[..., None], br, out)
        dome = (np.hypot((x - 0.5) / 0.26, (y - H * 0.60) / 0.30) < 1) & (y < H * 0.62)
        body = (np.abs(x - 0.5) < 0.30) & (y >= H * 0.62)
        spire = (np.abs(x - 0.5) < 0.008) & (y > H * 0.33) & (y < H * 0.5)
        out = np.where((dome | body | spire)[..., None], te, out)
        for cx in (0.3, 0.5, 0.7):
            door = (np.abs(x - cx) < 0.055) & (y > H * 0.74) | (np.hypot(x - cx, y - H * 0.74) < 0.055)
            out = np.where(door[..., None], ind, out)
        out = np.where((y > H * 0.88)[..., None], ind, out)
    elif kind == 4:  # three hills and a contrail
        out = mix((0.93, 0.80, 0.62), iv, np.clip(y / H * 1.4, 0, 1))
        out = np.where((np.hypot(x - 0.34, y - H * 0.36) < 0.15)[..., None], te, out)
        for lvl, col, ph in ((0.52, br, 0.4), (0.64, te * 0.8, 2.0), (0.76, ind, 3.6)):
            out = np.where((y > H * (lvl + 0.05 * np.sin(x * 5 + ph)))[..., None], col, out)
        trail = (np.abs(y - H * 0.30 + 0.55 * (x - 0.5)) < 0.004 + 0.006 * (1 - x)) & (x > 0.3) & (x < 0.8)
        out = np.where(trail[..., None], iv, out)
    elif kind == 5:  # propeller fan on emerald
        out = np.ones((h, w, 3)) * em
        a5, r5 = np.arctan2(y - H * 0.45, x - 0.5), np.hypot(x - 0.5, y - H * 0.45) / min(1, H * 1.1)
        out = np.where(
            ((np.floor(a5 / (PI / 24)) % 2 == 0) & (r5 < 0.40))[..., None], mix(em, br, np.clip(r5 / 0.5, 0, 1)), out
        )
        blade = (np.abs(np.sin(1.5 * (a5 + 0.5 - r5 * 0.9))) < 0.20) & (r5 < 0.36)
        out = np.where(blade[..., None], iv, out)
        out = np.where((r5 < 0.06)[..., None], br, out)
        out = np.where((np.abs(r5 - 0.405) < 0.006)[..., None], br, out)
    else:  # emerald skyline fans
        out = np.ones((h, w, 3)) * em
        for i in range(7):
            c = np.hypot(x - (0.5 + 0.33 * ((i % 3) - 1)), y - H * (0.35 + 0.12 * i))
            out = np.where((c < 0.34)[..., None], mix(em * 0.8, br, ((np.floor(c * 26) % 2 == 0) * 0.75)), out)

    def poly(pts, col):
        nonlocal out
        m = np.zeros((h, w), bool)
        q = len(pts)
        for i in range(q):
            (xa, ya), (xb, yb) = pts[i], pts[(i + 1) % q]
            m ^= ((ya > y) != (yb > y)) & (x < (xb - xa) * (y - ya) / (yb - ya + 1e-9) + xa)
        out = np.where(m[..., None], col, out)

    if kind == 0:
        poly([(0.20, 0.98), (0.66, 0.36), (0.80, 0.20), (0.74, 0.40), (0.36, 0.92)], iv)
        poly([(0.47, 0.64), (0.10, 0.56), (0.12, 0.52), (0.60, 0.48)], iv)
        poly([(0.56, 0.62), (0.78, 0.92), (0.82, 0.88), (0.68, 0.46)], iv * 0.92)
        poly([(0.24, 0.94), (0.12, 0.86), (0.14, 0.82), (0.32, 0.84)], iv)
    m = np.minimum(np.minimum(x, 1 - x), np.minimum(y, H - y))
    out = np.where((m < 0.05)[..., None], iv, out)
    return np.clip(out * (0.96 + 0.08 * fbm(h, w, 1, 1, 0.3, seed))[..., None], 0, 1)
