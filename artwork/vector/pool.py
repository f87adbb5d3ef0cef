"""An offer's picture: a weekend by the pool, an aircraft climbing through the sun."""

from curves import number
from deco import airliner, clouds, ray_ring, stepped_frame
from palette import BRASS, BRASS_LIGHT, EMERALD, IVORY, MIDNIGHT, PARCHMENT, TERRACOTTA
from svg import element, group, line, path, picture, save

SUN = (300, 318)
HORIZON = 330


def gradients():
    sky = ((0, "#2f5f78"), (0.55, "#8fb0a8"), (1, "#f3d3a0"))
    water = ((0, "#e9bd85"), (0.12, "#3f8d86"), (1, "#0f4148"))
    out = ""
    for name, stops in (("sky", sky), ("water", water)):
        content = "".join(element("stop", offset=at, stop_color=c) for at, c in stops)
        out += element("linearGradient", content, id=name, x1=0, y1=0, x2=0, y2=1)
    half = element("rect", width=900, height=HORIZON)
    return element("defs", out + element("clipPath", half, id="above"))


def sun():
    rings = "".join(
        element("circle", cx=SUN[0], cy=SUN[1], r=r, fill=c) for r, c in ((112, "#f6dca8"), (86, "#f4c479"), (58, "#ee9f5c"))
    )
    return group(ray_ring(SUN, 126, 900, 44, "#fff2d2", opacity=0.2), rings, clip_path="url(#above)")


def skyline():
    towers = "".join(
        f"M{x} {HORIZON}v{-h}h{w}v{h}Z" for x, w, h in
        ((0, 46, 18), (52, 26, 34), (84, 40, 14), (150, 30, 22), (440, 34, 20), (480, 22, 40), (508, 44, 16), (590, 30, 26))
    )
    return path(towers, fill="#5b7f86")


def ripples():
    """The sun's road on the water, and the pool's own lines."""
    road, calm = "", ""
    for i in range(11):
        y = HORIZON + 12 + i * 13 + i * i * 0.9
        half = 92 - abs(i - 3) * 7 + i * 3
        shift = (i % 3 - 1) * 22
        road += f"M{number(SUN[0] - half + shift)} {number(y)}h{number(2 * half)}"
        calm += f"M{24 + i * 31 % 130} {number(y + 6)}h{60 + i * 9}M{430 + i * 47 % 150} {number(y + 4)}h{70 + i * 6}"
    return line(road, "#f8d79a", 4, stroke_linecap="round", opacity=0.85) + line(calm, "#bfe0d4", 2, stroke_linecap="round", opacity=0.45)


def parasol():
    """Eight ribs, striped; its foot stands at the origin."""
    top, rim = (0, -262), -176
    edges = (-150, -108, -58, 0, 58, 108, 150)
    shell = ""
    for i, colour in enumerate((TERRACOTTA, IVORY) * 3):
        a, b = edges[i], edges[i + 1]
        bend = f"C{number(a * 0.92)} -226 {number(a * 0.5)} -256 0 {top[1]}C{number(b * 0.5)} -256 {number(b * 0.92)} -226 {b} {rim}"
        shell += path(f"M{a} {rim}{bend}Q{number((a + b) / 2)} {rim - 20} {a} {rim}Z", fill=colour)
    return line(f"M0 0V{top[1] - 12}", BRASS, 6, stroke_linecap="round") + shell


def lounger():
    """Seen from the side, head to the right; the floor is y = 0."""
    return (
        line("M-96 0V-28M-20 0V-28M40 0V-28", BRASS, 5, stroke_linecap="round")
        + path("M-112 -40H30L92 -92C98 -97 106 -88 100 -82L40 -26H-112C-120 -26 -120 -40 -112 -40Z", fill=IVORY)
        + line("M-108 -30H36L96 -82", TERRACOTTA, 3)
        + path("M66 -72L92 -94C100 -100 112 -86 103 -79L80 -59Z", fill=EMERALD)
        + line("M38 -28L58 0", BRASS, 5, stroke_linecap="round")
    )


def table():
    return (
        line("M0 0V-44M-16 0H16", BRASS, 4, stroke_linecap="round")
        + path("M-32 -48h64v5h-64Z", fill=BRASS)
        + path("M-10 -78h20l-4 30h-12Z", fill="#f0a765")
        + line("M-10 -78h20l-4 30h-12ZM2 -60L12 -92", IVORY, 2)
        + element("circle", cx=-10, cy=-78, r=7, fill="#f4c479")
    )


def palm():
    fronds = ""
    for turn, size in ((-96, 0.86), (-68, 1), (-38, 1.08), (-10, 1), (20, 0.94), (48, 0.82)):
        blade = "M0 0C30 -50 34 -130 0 -210C-34 -130 -30 -50 0 0Z"
        fronds += f'<path d="{blade}" transform="rotate({turn}) scale({size})"/>'
    ribs = "".join(f'<path d="M0 -14V-190" transform="rotate({t})"/>' for t in (-96, -68, -38, -10, 20, 48))
    return group(fronds, fill=EMERALD) + group(ribs, fill="none", stroke="#6d9c88", stroke_width=1.6)


def pool():
    return picture(
        "0 0 900 600",
        gradients(),
        element("rect", width=900, height=HORIZON, fill="url(#sky)"),
        sun(),
        line(clouds(630, 168, 190) + clouds(70, 150, 130, 2), IVORY, 4, stroke_linecap="round", opacity=0.75),
        skyline(),
        element("rect", y=HORIZON, width=900, height=270, fill="url(#water)"),
        ripples(),
        path("M520 600L648 330H900V600Z", fill=PARCHMENT),
        path("M520 600L648 330H660L540 600Z", fill=BRASS),
        line("M604 465H900M566 540H900M632 400H900M646 358H900", "#cdb794", 1.6),
        line("M0 330H648", BRASS_LIGHT, 3),
        line("M180 262C300 226 376 186 448 134", IVORY, 2, stroke_dasharray="2 9", stroke_linecap="round"),
        airliner(496, 106, 1.15, -32, IVORY, BRASS_LIGHT, MIDNIGHT),
        group(parasol(), transform="translate(752 498) scale(.9)"),
        group(lounger(), transform="translate(700 540)"),
        group(table(), transform="translate(838 540)"),
        group(palm(), transform="translate(36 612) rotate(40)"),
        line(stepped_frame(14, 14, 872, 572, 9), BRASS_LIGHT, 1.6),
        title="A lounger under a striped parasol beside the infinity pool as an aircraft climbs past the sun",
    )


def run():
    save("offers/pool.svg", pool())


if __name__ == "__main__":
    run()
