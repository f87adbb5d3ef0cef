"""What every guest room shares, so that the room types differ by measure and cloth, not by accident."""

from dataclasses import dataclass, field

from kit import *


@dataclass
class Room:
    """One room type. The bed stands against x = 0, the window wall is at y = d; metres."""

    w: float
    d: float
    h: float
    bed_y: float
    opening: tuple
    bed_width: float = 1.8
    cloth: tuple = hexc("#232a55")
    throw: tuple | None = hexc("#6e3222")
    lumbar: tuple = hexc("#b0823f")
    cushion: tuple = hexc("#232a55")
    thread: tuple = (0.12, 0.15, 0.33)
    drape: tuple = hexc("#2a2f57")
    plaster: tuple = PLASTER
    head: str = "channel"
    head_size: tuple = (2.5, 1.02)
    floor: str = "parquet"
    ceiling: str = "tray"
    mullions: int = 2
    rug: tuple = (0.105, 0.13, 0.26)
    rug_size: tuple = (3.0, 3.4)
    gap: float = 1.52
    stand: str = "drawers"
    window_power: float = 120
    back: float = 3.0
    drape_w: float = 0.62
    seed: int = 11
    downlights: list = field(default_factory=list)


def carpet(name, base=(0.60, 0.53, 0.44), line=(0.50, 0.42, 0.33)):
    """Cut-pile wool with a quiet lattice of fans."""
    px, cells = 1400, 7
    y, x = np.mgrid[0:px, 0:px] / px * cells
    row = np.floor(y * 2).astype(int)
    cx = np.round(x - 0.5 * (row % 2)) + 0.5 * (row % 2)
    dist = np.hypot(x - cx, (y - row / 2) * 1.0)
    ring = np.abs((dist % 0.17) - 0.085) < 0.016
    pile = fbm(px, px, 1, 1, 0.35, 5)
    tone = (
        mix(base, line, np.where(ring & (dist < 0.5), 0.55, 0.0))
        * (0.72 + 0.42 * pile + 0.14 * fbm(px, px, 1, 1, 1.7, 6))[..., None]
    )
    return image_tex(name, np.clip(tone, 0, 1), (3.2, 3.2), 0.97, pile, spec=0.08)


def wallpaper(name, ground=(0.80, 0.75, 0.66), gold=(0.70, 0.58, 0.38)):
    """Deco fans drawn in a thin gilt line, to be used as a UV picture on one wall."""
    px, n = 1800, 12
    y, x = np.mgrid[0:px, 0:px] / px * n
    row = np.floor(y * 2).astype(int)
    art = np.ones((px, px, 3)) * np.array(ground)
    for shift in (1, 0):
        rr = row - shift
        cx = np.round(x - 0.5 * (rr % 2)) + 0.5 * (rr % 2)
        dist = np.hypot(x - cx, y - rr / 2)
        inside = dist < 0.5
        line = inside & ((np.abs(dist - 0.485) < 0.012) | (np.abs(dist - 0.36) < 0.007) | (np.abs(dist - 0.24) < 0.007))
        art = np.where(inside[..., None], np.array(ground) * (0.985 - 0.02 * (rr % 2))[..., None], art)
        art = np.where(line[..., None], mix(ground, gold, np.full((px, px), 0.75)), art)
    return image_tex(name, np.clip(art * (0.97 + 0.06 * fbm(px, px, 1, 1, 0.6, 8))[..., None], 0, 1), (2.4, 2.4), 0.6)


def rug(name, size, loc, ground, rotz=0.0):
    """Deco fan rug with a double border; size = (x, y)."""
    long_side, short_side = max(size), min(size)
    art, pile = tex_deco_rug(1600, int(1600 * short_side / long_side), ground)
    o = plane(
        long_side,
        short_side,
        (loc[0], loc[1], 0.014),
        image_tex("rug" + name, art, (1, 1), 0.95, pile, kind="UV", spec=0.1),
    )
    o.rotation_euler = (0, 0, rotz + (PI / 2 if size[1] > size[0] else 0))
    box(
        (size[0] - 0.02, size[1] - 0.02, 0.012),
        (loc[0], loc[1], 0),
        paint(tuple(c**2.2 for c in ground), 0.9),
        rot=(0, 0, rotz),
    )


def prints(kinds, x, ys, z, size=(0.52, 0.74), side=1):
    """Framed prints on a wall at constant x; ys are their centres, z the lower edge."""
    px = (700, 1000) if size[1] > size[0] else (1000, int(1000 * size[1] / size[0]))
    for kind, y in zip(kinds, ys):
        picture = image_tex("art%d-%d" % (kind, px[1]), tex_art(kind, *px), kind="UV", rough=0.5)
        art(*size, (x + side * 0.004, y, z), picture, (0, 0, PI / 2 * side))


def television(x, y, z, w=1.25, side=-1):
    """A dark screen in a slim brass frame on a wall at constant x."""
    h = w * 0.5625
    box((0.03, w + 0.03, h + 0.03), (x + side * 0.02, y, z), metal(rough=0.3), 0.006)
    box((0.034, w, h), (x + side * 0.022, y, z + 0.015), paint((0.006, 0.007, 0.011), 0.12, spec=0.6), 0.004)


def furnish(r):
    """Shell, window, ceiling, headboard, bed, nightstands, rug, view and light of a room type."""
    wall = paint(r.plaster, 0.7)
    floor = {"parquet": parquet, "carpet": lambda: carpet("wool")}[r.floor]()
    shell(r.w, r.d, r.h, wall, floor, r.back)
    window_wall(r.w, r.d, r.h, r.opening, wall, r.mullions)
    window_dressing(r.w, r.d, r.h, r.opening, velvet(r.drape, 0.85, 0.5), r.drape_w)
    if r.ceiling == "tray":
        ceiling_tray(0.78, r.w - 0.78, 0.35, r.d - 0.75, r.h)
    with group((0, r.bed_y, 0)):
        HEADS[r.head](*r.head_size, velvet(r.cloth) if r.head != "cane" else walnut())
    bed(
        (0, r.bed_y, 0),
        r.bed_width,
        base=velvet(r.cloth) if r.head != "cane" else walnut((0, PI / 2, 0)),
        throw=velvet(r.throw, 0.8, 0.4) if r.throw else None,
        cushion=velvet(r.cushion),
        lumbar=velvet(r.lumbar, 0.6),
        thread=r.thread,
    )
    if r.rug:
        rug(str(r.rug), r.rug_size, (r.rug_size[0] / 2 + 0.65, r.bed_y), r.rug)
    outlook((r.opening[0] + r.opening[1]) / 2 + 0.8, r.d + 11, seed=r.seed)
    window_light(*r.opening, r.d, r.window_power)
    dusk_sky()
    ceiling_wash(r.w / 2, r.d / 2 - 0.5, r.w * 0.7, r.d * 0.8, r.h, 1.5 * r.w * r.d)
    for x, y, target in r.downlights:
        downlight(x, y, r.h, 30, 62, target)
