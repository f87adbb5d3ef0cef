"""Lettering as outlines, from the open-licensed faces installed beside these scripts."""

from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from penstroke import RelativePen

ERROR_SHARE = 0.0028
"""How far a redrawn curve may leave the face's own, as a share of its em: a fifth of a pixel at 100 px."""

FACES = Path(__file__).parent / "node_modules" / "@fontsource"


@cache
def face(name, weight):
    file = FACES / name / "files" / f"{name}-latin-{weight}-normal.woff2"
    if not file.exists():
        raise SystemExit(f"The face {name} {weight} is missing: run `npm install` in {FACES.parent.parent.name}/.")
    return TTFont(file)


def glyph_for(character, font):
    return font.getBestCmap()[ord(character)]


def cap_height(font):
    bounds = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[glyph_for("H", font)].draw(bounds)
    return bounds.bounds[3]


def lay_out(text, font, tracking):
    """Glyph names with their pen positions in font units, and the whole advance without a last space."""
    unit, pen, placed = font["head"].unitsPerEm, 0, []
    for character in text:
        name = glyph_for(character, font)
        placed.append((character, name, pen))
        pen += font["hmtx"][name][0] + tracking * unit
    return placed, pen - tracking * unit


def outline(text, font, at, height, anchor="start", tracking=0.0, places=1, open_a=False):
    """One path string for a line of text whose capitals are `height` tall on a baseline at `at`.

    open_a draws A as V turned over, the house lettering.
    """
    typeface = face(*font)
    scale = height / cap_height(typeface)
    placed, advance = lay_out(text, typeface, tracking)
    start = at[0] - advance * scale * {"start": 0, "middle": 0.5, "end": 1}[anchor]
    glyphs = typeface.getGlyphSet()
    pen = RelativePen(glyphs, places)
    error = typeface["head"].unitsPerEm * ERROR_SHARE

    def draw(name, matrix):
        glyphs[name].draw(Qu2CuPen(TransformPen(pen, matrix), error, all_cubic=True))

    for character, name, x in placed:
        if open_a and character == "A":
            turned = glyph_for("V", typeface)
            width = typeface["hmtx"][name][0]
            shift = (width + typeface["hmtx"][turned][0]) / 2
            matrix = (-scale, 0, 0, scale, start + (x + shift) * scale, at[1] - height)
            draw(turned, matrix)
        else:
            draw(name, (scale, 0, 0, -scale, start + x * scale, at[1]))
    return pen.text()


def width_of(text, font, height, tracking=0.0):
    typeface = face(*font)
    return lay_out(text, typeface, tracking)[1] * height / cap_height(typeface)


def outline_at_size(text, font, at, size, anchor="start", spacing=0):
    """The same for a font size and a letter spacing in pixels, as SVG text has them."""
    typeface = face(*font)
    height = size * cap_height(typeface) / typeface["head"].unitsPerEm
    return outline(text, font, at, height, anchor, spacing / size)
