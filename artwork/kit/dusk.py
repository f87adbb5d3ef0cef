"""The view from every window: dusk over the low city and the airfield."""

import numpy as np

from kit.kept import kept
from kit.post import gauss
from kit.textures import fbm, mix


@kept
def tex_dusk(w=3000, h=1300, hor=0.60, seed=4, tower=True, plane=True, blur=1):
    """dusk sky over low city and airfield, sRGB. hor = horizon row from the top (0..1)"""
    r = np.random.RandomState(seed)
    y, x = np.mgrid[0:h, 0:w].astype(float)
    hy = hor * h
    t = np.clip(y / hy, 0, 1)
    stops = [
        (0, (0.07, 0.11, 0.25)),
        (0.40, (0.17, 0.24, 0.43)),
        (0.64, (0.37, 0.39, 0.54)),
        (0.80, (0.66, 0.52, 0.54)),
        (0.92, (0.90, 0.64, 0.47)),
        (1, (0.98, 0.76, 0.50)),
    ]
    sky = np.stack([np.interp(t, [s[0] for s in stops], [s[1][c] for s in stops]) for c in range(3)], -1)
    sky *= (1 - 0.18 * np.abs(x / w - 0.42))[..., None]
    # long streaky cloud bands, lit from below near the horizon
    cl = 0.55 * fbm(h, w, 1.0, 9, 1.25, seed) + 0.45 * fbm(h, w, 1.0, 3.5, 1.15, seed + 1)
    cl = np.clip((cl - 0.47) * 5, 0, 1) ** 1.2 * np.clip((t - 0.12) * 2.2, 0, 1) * np.clip((1.0 - t) * 5, 0, 1)
    under = np.clip(cl - np.roll(cl, int(h * 0.012), 0), 0, 1)
    sky = mix(sky, sky * 0.62 + np.array((0.10, 0.055, 0.085)), cl * 0.75)
    sky = np.clip(sky + (under * np.clip(t * 1.3 - 0.25, 0, 1))[..., None] * np.array((0.62, 0.30, 0.16)), 0, 1)
    out = sky
    g = np.clip((y - hy) / (h - hy), 0, 1)
    gr = mix((0.24, 0.19, 0.22), (0.075, 0.08, 0.14), np.clip(g * 3.2, 0, 1))
    out = np.where((y > hy)[..., None], gr, out)
    # hazy low skyline, three layers, small lit windows
    for lay, (hm, col, bw) in enumerate(
        ((0.030, (0.46, 0.36, 0.40), 46), (0.042, (0.30, 0.24, 0.33), 60), (0.052, (0.15, 0.13, 0.21), 58))
    ):
        cx = 0
        y1 = int(hy + h * 0.006 * (lay + 1))
        while cx < w:
            b = int(bw * (0.35 + r.rand() * 1.1))
            hh = int(h * hm * (0.22 + 1.1 * r.rand() ** 2.6)) + 3
            y0 = y1 - hh
            sh = mix(np.array(col), sky[int(hy) - 2, 0] * 0.75, np.linspace(0, 0.35, hh))[:, None]
            out[y0:y1, cx : cx + b] = sh
            for _ in range(int(b * hh / (300 if lay else 900))):
                wx, wy = cx + r.randint(2, max(3, b - 3)), y0 + r.randint(3, max(4, hh))
                if wx + 2 < min(w, cx + b):
                    out[wy : wy + 2, wx : wx + 2] = np.array((1, 0.78, 0.46)) * (0.35 + 0.6 * r.rand() ** 2)
            cx += b + int(r.rand() * bw * 0.7)
    out = out + (np.exp(-(((y - hy) / (h * 0.02)) ** 2)) * 0.10)[..., None] * np.array((1, 0.62, 0.36))
    gl = np.zeros((h, w, 3))

    def spot(px, py, c, s):
        px, py = int(px), int(py)
        q = int(s * 4) + 2
        ya, yb, xa, xb = max(0, py - q), min(h, py + q + 1), max(0, px - q), min(w, px + q + 1)
        if ya >= yb or xa >= xb:
            return
        yy, xx = np.mgrid[ya:yb, xa:xb]
        d = (yy - py) ** 2 + (xx - px) ** 2
        gl[ya:yb, xa:xb] += (np.exp(-d / (2 * s * s)) + 0.10 * np.exp(-d / (2 * (2.2 * s) ** 2)))[..., None] * np.array(
            c
        )

    vx = w * 0.44  # one runway: two edge lines, centre line, approach bar
    for a_, c in ((-0.16, (1, 0.86, 0.62)), (0.16, (1, 0.86, 0.62)), (0, (0.8, 0.85, 1))):
        for i in range(1, 34):
            z = (i / 33.0) ** 1.6
            spot(
                vx + a_ * w * 1.1 * z,
                hy + h * 0.022 + (h - hy) * 0.95 * z,
                np.array(c) * (0.35 + 0.5 * z) * (0.8 if a_ else 0.5),
                0.9 + 2.2 * z,
            )
    for a_ in (-0.72, 0.62):  # taxiways, blue and green
        for i in range(1, 22):
            z = (i / 21.0) ** 1.7
            spot(
                vx + a_ * w * z + w * 0.05 * a_,
                hy + h * 0.026 + (h - hy) * 0.7 * z,
                np.array((0.25, 0.45, 1) if a_ < 0 else (0.2, 0.8, 0.5)) * (0.3 + 0.4 * z),
                0.9 + 1.6 * z,
            )
    for _ in range(420):
        k = r.rand()
        spot(
            r.rand() * w,
            hy + h * (0.006 + 0.035 * k**2),
            np.array((1, 0.72, 0.38) if r.rand() < 0.8 else (0.9, 0.95, 1)) * (0.15 + 0.65 * r.rand() ** 2),
            0.8 + 1.0 * r.rand(),
        )
    for jx, js, fl in ((0.16, 1.0, 1), (0.70, 1.25, -1), (0.86, 1.1, 1)):  # parked jets under apron light
        jy = hy + h * 0.050 * js
        L = w * 0.060 * js
        X = (x - jx * w) / L * fl
        Y = (y - jy) / L
        m = (
            ((X / 0.5) ** 2 + (Y / 0.055) ** 2 < 1)
            | (
                (X < -0.33)
                & (X > -0.52)
                & (Y < -0.02)
                & (Y > -0.24 - (X + 0.40) * 0.0)
                & (X - 0.0 < -0.33 - (-Y - 0.02) * 0.45)
            )
            | ((np.abs(X + 0.02) < 0.16) & (Y > 0.0) & (Y < 0.05 + 0.12 * (X < 0.05) * (0.16 - np.abs(X + 0.02))))
        )
        out = np.where(m[..., None], mix((0.52, 0.48, 0.48), (0.16, 0.15, 0.22), np.clip((Y + 0.05) * 9, 0, 1)), out)
        for q in np.linspace(-0.32, 0.38, 18):
            spot(jx * w + q * L * fl, jy - 0.012 * L, (0.55, 0.45, 0.28), 0.8)
        for q in (-0.7, 0.8):
            spot(jx * w + q * L, jy - 0.22 * L, (1, 0.8, 0.5), 2.2)
        gl += (np.exp(-(((x - jx * w) / (L * 1.0)) ** 2 + ((y - jy - 0.06 * L) / (L * 0.10)) ** 2)) * 0.22)[
            ..., None
        ] * np.array((1, 0.66, 0.36))
    if tower:
        tx, ty = int(w * 0.585), int(hy + h * 0.012)
        th = int(h * 0.085)
        q = max(3, int(h * 0.0035))
        out[ty - th : ty, tx - q : tx + q] = (0.10, 0.09, 0.15)
        out[ty - th - 5 * q : ty - th + q, tx - 4 * q : tx + 4 * q] = (0.10, 0.09, 0.15)
        out[ty - th - 4 * q : ty - th - q, tx - 4 * q + 1 : tx + 4 * q - 1] = (0.95, 0.76, 0.46)
        spot(tx, ty - th - 7 * q, (1.2, 0.25, 0.15), 2.5)
    if plane:
        px, py = w * 0.30, h * 0.33
        for dx, dy, c, s_ in (
            (0, 0, (1.3, 1.2, 1.0), 2.4),
            (20, -6, (0.8, 0.2, 0.15), 1.4),
            (-22, -3, (0.2, 0.7, 0.4), 1.4),
        ):
            spot(px + dx, py + dy, c, s_)
    out = out + gl
    return np.clip(gauss(out, blur) if blur else out, 0, 1)
