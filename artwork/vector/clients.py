"""Fourteen marks of invented companies for the strip of clients, 48 tall, in the colour of the text."""

import json

import emblems
from curves import number
from lettering import outline, width_of
from svg import BRAND, group, path, picture, save

SMALL = ("tenor-sans", 400)
SMALL_HEIGHT = 6.2
INK = emblems.INK

CLIENTS = (
    ("Anila Airways", "anila-airways", emblems.gust, ("poiret-one", 400), "ANILA", 20, 0.16, "AIRWAYS"),
    ("Tarkash Rowe", "tarkash-rowe", emblems.quiver, ("marcellus", 400), "TARKASH ROWE", 15.5, 0.1, None),
    ("Kundanika", "kundanika", emblems.gem, ("italiana", 400), "KUNDANIKA", 17, 0.14, "JEWELLERS"),
    ("Lekhani House", "lekhani-house", emblems.nib, ("bodoni-moda", 500), "Lekhani", 18, 0, "PUBLISHERS"),
    ("Saanjh Film Festival", "saanjh-film-festival", emblems.premiere, ("limelight", 400), "SAANJH", 18, 0.06, "FILM FESTIVAL"),
    ("Doonleaf Tea House", "doonleaf-tea-house", emblems.two_leaves, ("yeseva-one", 400), "Doonleaf", 17, 0.01, "TEA HOUSE"),
    ("Veenakar", "veenakar", emblems.sound_hole, ("federo", 400), "Veenakar", 18, 0.03, "LUTHIERS"),
    ("Chabutra Studio", "chabutra-studio", emblems.dovecote, ("josefin-sans", 400), "chabutra", 18, 0.08, None),
    ("Saptarsh Instruments", "saptarsh-instruments", emblems.seven_sages, ("jost", 500), "SAPTARSH", 14, 0.2, "INSTRUMENTS"),
    ("Nauka Freight", "nauka-freight", emblems.boat, ("syncopate", 700), "NAUKA", 15, 0.04, None),
    ("Hundi & Grange", "hundi-and-grange", emblems.rosette, ("playfair-display", 400), "Hundi & Grange", 15.5, 0.01, "PRIVATE BANKERS"),
    ("Warp & Madder", "warp-and-madder", emblems.weave, ("forum", 400), "WARP MADDER", 16, 0.1, None),
    ("Kevda Parfumeur", "kevda-parfumeur", emblems.flacon, ("gilda-display", 400), "KEVDA", 18, 0.26, "PARFUMEUR"),
    ("Palkee Journeys", "palkee-journeys", emblems.palanquin, ("cinzel", 400), "PALKEE", 17, 0.1, "JOURNEYS"),
)


def logo(name, emblem, font, text, height, tracking, line):
    """Emblem on the left; the name alone on the middle, or over a line of small letters spread to its width."""
    left = 54
    width = width_of(text, font, height, tracking)
    baseline = 24 + height / 2 if not line else 24 + height / 2 - 5.5
    letters = outline(text, font, (left, baseline), height, "start", tracking, 2)
    if line:
        spread = fitted_tracking(line, SMALL_HEIGHT, width)
        letters += outline(line, SMALL, (left, baseline + 13.4), SMALL_HEIGHT, "start", spread, 2)
    return picture(
        f"0 0 {number(left + width + 1)} 48", emblem(), path(letters, fill=INK), title=name.replace("&", "&amp;")
    )


def parted(name, emblem, font, text, height, tracking):
    """Two words with the emblem between them."""
    first, second = text.split(" ")
    gap, half = 12, 20
    middle = width_of(first, font, height, tracking) + gap + half
    baseline = 24 + height / 2
    letters = outline(first, font, (0, baseline), height, "start", tracking, 2)
    letters += outline(second, font, (middle + half + gap, baseline), height, "start", tracking, 2)
    width = middle + half + gap + width_of(second, font, height, tracking)
    return picture(
        f"-1 0 {number(width + 2)} 48",
        group(emblem(), transform=f"translate({number(middle - half)} 0)"), path(letters, fill=INK),
        title=name.replace("&", "&amp;"),
    )


def fitted_tracking(text, height, width):
    """Tracking that spreads small letters to the name's width, within reason."""
    bare = width_of(text, SMALL, height)
    one = width_of(text, SMALL, height, 1.0) - bare
    return min(0.62, max(0.08, (width - bare) / one))


def run():
    listed = []
    for i, (name, slug, emblem, font, text, height, tracking, small) in enumerate(CLIENTS, 1):
        file = f"{i:02d}-{slug}.svg"
        if " " in text and not small:
            drawn = parted(name, emblem, font, text, height, tracking)
        else:
            drawn = logo(name, emblem, font, text, height, tracking, small)
        save(f"clients/{file}", drawn)
        listed.append({"id": i, "name": name, "img": f"/brand/clients/{file}"})
    (BRAND / "clients" / "clients.json").write_text(json.dumps(listed, indent=2) + "\n")


if __name__ == "__main__":
    run()
