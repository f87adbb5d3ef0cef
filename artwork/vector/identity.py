"""The mark, the wordmark and the lockup on light, dark and any one-colour ground."""

from lettering import outline, width_of
from mark import BOX, mark, small_mark
from palette import BRASS, BRASS_DEEP
from svg import group, path, paths, picture, save

ROMAN = ("cormorant-garamond", 500)
SMALL_CAPS = ("cormorant-garamond", 600)
NAME_TRACKING = 0.15
PLACE_TRACKING = 0.42


def wordmark(at, height, anchor="start"):
    return outline("VIMANA", ROMAN, at, height, anchor, NAME_TRACKING, open_a=True)


def wordmark_width(height):
    return width_of("VIMANA", ROMAN, height, NAME_TRACKING)


def wide_lockup(colour):
    """Mark on the left, name and place on the right, 1 to about 3.3."""
    name_width = wordmark_width(52)
    left = 136
    place = outline("NEW DELHI", SMALL_CAPS, (left + name_width / 2, 96), 13.4, "middle", PLACE_TRACKING)
    half = width_of("NEW DELHI", SMALL_CAPS, 13.4, PLACE_TRACKING) / 2
    rule_y, middle = 89.3, left + name_width / 2
    rules = f"M{left} {rule_y}H{middle - half - 12:.1f}M{middle + half + 12:.1f} {rule_y}H{left + name_width:.1f}"
    return picture(
        f"0 0 {left + name_width:.0f} 120",
        group(paths(mark()), transform="translate(56.5 60) scale(.6)"),
        path(wordmark((left, 69), 52) + place),
        path(rules, fill="none", stroke=colour, stroke_width="1"),
        title="Vimana, New Delhi",
        fill=colour,
    )


def tall_lockup(colour):
    """Mark above, name and place below, centred."""
    width = wordmark_width(40)
    return picture(
        f"0 0 {width:.0f} 224",
        group(paths(mark()), transform=f"translate({width / 2:.1f} 66) scale(.66)"),
        path(wordmark((width / 2, 188), 40, "middle")),
        path(outline("NEW DELHI", SMALL_CAPS, (width / 2, 220), 11.4, "middle", PLACE_TRACKING)),
        title="Vimana, New Delhi",
        fill=colour,
    )


def run():
    for name, colour in (("mark", BRASS_DEEP), ("mark-reversed", BRASS), ("mark-mono", "currentColor")):
        save(f"{name}.svg", picture(BOX, paths(mark()), title="Vimana", fill=colour))
    save("mark-small.svg", picture(BOX, paths(small_mark()), title="Vimana", fill="currentColor"))
    width = wordmark_width(52)
    for name, colour in (("wordmark", BRASS_DEEP), ("wordmark-reversed", BRASS), ("wordmark-mono", "currentColor")):
        save(f"{name}.svg", picture(f"0 0 {width:.0f} 60", path(wordmark((0, 56), 52)), title="Vimana", fill=colour))
    for name, colour in (("lockup", BRASS_DEEP), ("lockup-reversed", BRASS), ("lockup-mono", "currentColor")):
        save(f"{name}.svg", wide_lockup(colour))
        save(f"{name.replace('lockup', 'lockup-tall')}.svg", tall_lockup(colour))


if __name__ == "__main__":
    run()
