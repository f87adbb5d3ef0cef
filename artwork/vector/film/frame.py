"""One frame of the welcome film as SVG: the mark draws itself in brass, gleams, and the name rises."""

from curves import number, polar
from easing import path_length, progress, settle, swell
from identity import NAME_TRACKING, ROMAN, SMALL_CAPS
from lettering import outline, width_of
from mark import mark
from palette import BRASS, BRASS_LIGHT, IVORY, MIDNIGHT

WIDTH, HEIGHT, SECONDS, RATE = 1280, 720, 4.5, 30
CENTRE, HORIZON = (640, 280), 454
SCALE = 1.76
NAME_BASE, NAME_HEIGHT = 572, 62
PIECES = [(d, path_length(d)) for d in mark()]
"""Caps and bodies from the centre outward, as mark.py lists them."""

METAL = ((0, "#f6e6c0"), (0.35, "#d9b475"), (0.62, BRASS), (1, "#87622c"))


def stops(pairs):
    return "".join(f'<stop offset="{at}" stop-color="{c}"/>' for at, c in pairs)


def definitions(now):
    sweep = -150 + 300 * swell(progress(now, 2.0, 3.1))
    fill_line = 100 - 204 * swell(progress(now, 1.15, 2.1))
    shape = "".join(d for d, _ in PIECES)
    return (
        f'<defs><linearGradient id="metal" gradientUnits="userSpaceOnUse" x1="-70" y1="-98" x2="70" y2="98">{stops(METAL)}'
        '</linearGradient><linearGradient id="glint" gradientUnits="userSpaceOnUse" '
        f'x1="{sweep - 46:.2f}" y1="-18" x2="{sweep + 46:.2f}" y2="18"><stop offset="0" stop-color="#fff8e4" stop-opacity="0"/>'
        '<stop offset=".5" stop-color="#fffaf0" stop-opacity=".92"/><stop offset="1" stop-color="#fff8e4" stop-opacity="0"/>'
        '</linearGradient><radialGradient id="halo"><stop offset="0" stop-color="#c98a58" stop-opacity=".34"/>'
        '<stop offset="1" stop-color="#c98a58" stop-opacity="0"/></radialGradient>'
        f'<clipPath id="shape"><path d="{shape}"/></clipPath>'
        f'<clipPath id="filled"><path d="M0 {fill_line:.2f}l110 66V200H-110V{fill_line + 66:.2f}Z"/></clipPath>'
        f'<clipPath id="rise"><rect x="0" y="{NAME_BASE - NAME_HEIGHT - 6}" width="{WIDTH}" height="{NAME_HEIGHT + 14}"/></clipPath>'
        '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter></defs>'
    )


def dawn(now):
    """A low glow and rays behind the mark."""
    light = settle(progress(now, 1.2, 2.8))
    turn = now * 1.1
    rays = ""
    for i in range(-12, 13):
        a, b = polar(i * 7.2 - 1.5 + turn, 560, (640, HORIZON)), polar(i * 7.2 + 1.5 + turn, 560, (640, HORIZON))
        rays += f"M640 {HORIZON}L{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}Z"
    return (
        f'<g opacity="{light:.3f}"><ellipse cx="640" cy="{HORIZON}" rx="{420 + 160 * light:.1f}" ry="{150 + 70 * light:.1f}" fill="url(#halo)"/>'
        f'<path d="{rays}" fill="url(#fade)" opacity=".5"/><rect y="{HORIZON + 1}" width="{WIDTH}" height="{HEIGHT}" fill="{MIDNIGHT}"/></g>'
    )


def ray_fade():
    return (
        f'<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="640" cy="{HORIZON}" r="520">'
        '<stop offset="0" stop-color="#e8b878" stop-opacity=".3"/><stop offset="1" stop-color="#e8b878" stop-opacity="0"/></radialGradient>'
    )


def horizon(now):
    reach = 560 * settle(progress(now, 0.1, 1.0))
    lights = ""
    for i in range(1, 11):
        lit = progress(now, 0.25 + i * 0.055, 0.5 + i * 0.055)
        for side in (-1, 1):
            lights += f'<circle cx="{640 + side * (160 + i * 38)}" cy="{HORIZON + 9}" r="1.7" opacity="{lit * (1 - i / 14):.3f}"/>'
    ends = "".join(
        f'<path d="M640 {HORIZON - 0.7}L{number(640 + side * reach)} {HORIZON}L640 {HORIZON + 0.7}Z" fill="{BRASS}"/>' for side in (-1, 1)
    )
    return f'{ends}<g fill="{BRASS_LIGHT}">{lights}</g>'


def drawn_mark(now):
    lines = ""
    for i, (d, length) in enumerate(PIECES):
        begin = 0.35 + (i // 2) * 0.085
        done = swell(progress(now, begin, begin + 0.95))
        if done > 0:
            lines += f'<path d="{d}" stroke-dasharray="{length * done:.2f} {length * 1.1:.2f}"/>'
    fade = 1 - 0.75 * progress(now, 1.9, 2.5)
    body = "".join(f'<path d="{d}"/>' for d, _ in PIECES)
    glint = ""
    if 2.0 <= now <= 3.1:
        glint = '<g clip-path="url(#shape)"><rect x="-110" y="-110" width="220" height="220" fill="url(#glint)"/></g>'
    glow = 0.5 * swell(progress(now, 1.3, 2.2)) * (1 - 0.5 * progress(now, 2.6, 3.4))
    return (
        f'<g transform="translate({CENTRE[0]} {CENTRE[1]}) scale({SCALE})">'
        f'<g filter="url(#soft)" opacity="{glow:.3f}" clip-path="none" fill="#c9974a"><g clip-path="url(#filled)">{body}</g></g>'
        f'<g clip-path="url(#filled)" fill="url(#metal)">{body}</g>{glint}'
        f'<g fill="none" stroke="{BRASS_LIGHT}" stroke-width=".8" opacity="{fade:.3f}">{lines}</g></g>'
    )


def letters(now):
    """The name rises letter by letter from below its own base line; the city follows."""
    out, pen = "", 640 - width_of("VIMANA", ROMAN, NAME_HEIGHT, NAME_TRACKING) / 2
    step = width_of("VV", ROMAN, NAME_HEIGHT, NAME_TRACKING) - 2 * width_of("V", ROMAN, NAME_HEIGHT, 0)
    for i, letter in enumerate("VIMANA"):
        up = settle(progress(now, 2.05 + i * 0.09, 2.85 + i * 0.09))
        d = outline(letter, ROMAN, (pen, NAME_BASE), NAME_HEIGHT, "start", 0, 2, open_a=True)
        out += f'<path d="{d}" transform="translate(0 {(1 - up) * (NAME_HEIGHT + 12):.2f})" opacity="{up:.3f}"/>'
        pen += width_of(letter, ROMAN, NAME_HEIGHT, 0) + step
    shown = settle(progress(now, 2.75, 3.4))
    place = outline("NEW DELHI", SMALL_CAPS, (640, 622), 15, "middle", 0.42 + 0.12 * (1 - shown), 2)
    return f'<g fill="{IVORY}" clip-path="url(#rise)">{out}</g><path d="{place}" fill="{BRASS_LIGHT}" opacity="{shown:.3f}"/>'


def climb(now):
    """A point of light takes off and leaves a thread behind it."""
    t = swell(progress(now, 1.7, 3.9))
    if t <= 0:
        return ""

    def at(k):
        return (250 + 860 * k, HORIZON - 4 - 330 * k**2.1)

    trail = ""
    for i in range(28):
        a, b = t - 0.012 * (i + 1), t - 0.012 * i
        if a < 0:
            break
        (x0, y0), (x1, y1) = at(a), at(b)
        trail += f'<path d="M{x0:.2f} {y0:.2f}L{x1:.2f} {y1:.2f}" opacity="{(1 - i / 28) ** 1.6:.3f}"/>'
    x, y = at(t)
    return (
        f'<g stroke="{BRASS_LIGHT}" stroke-width="1.5" fill="none" stroke-linecap="butt">{trail}</g>'
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.4" fill="#fff6e0"/><circle cx="{x:.2f}" cy="{y:.2f}" r="6" fill="#fff6e0" opacity=".2"/>'
    )


def frame(now):
    shown = 1 - swell(progress(now, 3.95, 4.45))
    defs = definitions(now).replace("</defs>", ray_fade() + "</defs>")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{defs}'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{MIDNIGHT}"/>'
        f'<g opacity="{shown:.3f}">{dawn(now)}{horizon(now)}{climb(now)}{drawn_mark(now)}{letters(now)}</g></svg>'
    )
