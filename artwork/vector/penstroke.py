"""A font pen that writes SVG path text with short relative coordinates."""

from fontTools.pens.basePen import BasePen

from curves import number


class RelativePen(BasePen):
    """Rounds every point to the grid first, so that relative steps do not drift."""

    def __init__(self, glyphs, places):
        super().__init__(glyphs)
        self.places = places
        self.at = (0.0, 0.0)
        self.out = []

    def text(self):
        return "".join(self.out)

    def write(self, letter, *points):
        rounded = [(round(x, self.places), round(y, self.places)) for x, y in points]
        steps = [number(v - w, self.places) for p in rounded for v, w in zip(p, self.at)]
        steps = [s.replace("0.", ".", 1) if s.startswith(("0.", "-0.")) else s for s in steps]
        body = steps[0] + "".join(s if s.startswith("-") else f" {s}" for s in steps[1:])
        self.out.append(letter + body)
        self.at = rounded[-1]

    def _moveTo(self, at):
        at = tuple(round(v, self.places) for v in at)
        self.out.append(f"M{number(at[0], self.places)} {number(at[1], self.places)}")
        self.at = self.start = at

    def _lineTo(self, to):
        self.write("l", to)

    def _qCurveToOne(self, control, to):
        self.write("q", control, to)

    def _curveToOne(self, first, second, to):
        self.write("c", first, second, to)

    def _closePath(self):
        self.out.append("z")
        self.at = self.start
