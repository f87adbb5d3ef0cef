import { markOutline } from "#src/platform/pdf/mark-outline.ts"
import type { Face, LineMetrics, Typesetter } from "./faces.ts"

/** Writes text and draws on a document with the hotel's fonts. */
export type Pen = {
  readonly document: PDFKit.PDFDocument
  readonly setText: Typesetter
  readonly lines: Readonly<Record<Face, LineMetrics>>
  /** The space between the lines of a paragraph, as a fraction of the font size. */
  readonly leading: number
}

export type Style = {
  readonly face: Face
  readonly size: number
  readonly color: string
  /** Only the lightest weight of each font is embedded; an outline of this many points makes the text bolder. */
  readonly heavier?: number
  readonly spacing?: number
  readonly features?: PDFKit.Mixins.OpenTypeFeatures[]
}

export type Place = { readonly x: number; readonly y: number; readonly width: number }

// A line joins the characters of a Devanagari word; extra spacing would leave gaps in it.
export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text)

/** How a run is set in the current font. */
const optionsOf = ({ document, leading, lines }: Pen, text: string, style: Style) => ({
  lineGap: style.size * (lines[style.face].height + leading) - document.currentLineHeight(true),
  baseline: -lines[style.face].ascent * style.size,
  characterSpacing: isDevanagari(text) ? 0 : (style.spacing ?? 0),
  stroke: style.heavier !== undefined,
  fill: true,
  ...(style.features && { features: style.features }),
})

/** The width of a line. */
export function measureLine(pen: Pen, text: string, style: Style): number {
  const { document, setText } = pen
  const widths = setText(text, style.face).map((run) =>
    document
      .font(run.font)
      .fontSize(style.size)
      .widthOfString(run.text, optionsOf(pen, run.text, style)),
  )
  return widths.reduce((a, b) => a + b, 0)
}

/** The lines of a paragraph in several fonts: pdfkit also breaks one between two fonts, as between ₹ and its digits. */
function splitLines(pen: Pen, text: string, { place, style }: { place: Place; style: Style }): string[] {
  if (pen.setText(text, style.face).length < 2) return [text]
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (measureLine(pen, longer, style) <= place.width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** Writes a paragraph; returns the y position below it. */
export function write(pen: Pen, text: string, at: { place: Place; style: Style }): number {
  return splitLines(pen, text, at).reduce(
    (y, line) => writeLine(pen, line, { ...at, place: { ...at.place, y } }),
    at.place.y,
  )
}

/** Writes text in one font, or what fits on a line. */
function writeLine(pen: Pen, text: string, { place, style }: { place: Place; style: Style }): number {
  const { document, setText } = pen
  const runs = setText(text, style.face)
  document.fontSize(style.size).fillColor(style.color)
  if (style.heavier !== undefined) document.strokeColor(style.color).lineWidth(style.heavier)
  for (const [index, run] of runs.entries()) {
    document.font(run.font)
    const options = {
      ...optionsOf(pen, run.text, style),
      continued: index < runs.length - 1,
      width: place.width,
    }
    if (index === 0) document.text(run.text, place.x, place.y, options)
    else document.text(run.text, options)
  }
  return runs.length === 0 ? place.y : document.y
}

/** Writes one right-aligned line; returns the x position of its start. */
export function writeRight(pen: Pen, text: string, { place, style }: { place: Place; style: Style }): number {
  const length = measureLine(pen, text, style)
  const x = place.x + place.width - length
  write(pen, text, { place: { x, y: place.y, width: length + 4 }, style })
  return x
}

/** Writes one centred line. */
export function writeCentred(
  pen: Pen,
  text: string,
  { place, style }: { place: Place; style: Style },
): number {
  const length = measureLine(pen, text, style)
  const x = place.x + (place.width - length) / 2
  return write(pen, text, { place: { x, y: place.y, width: length + 4 }, style })
}

/** Draws the hotel's logo around a point. */
export function drawMark({ document }: Pen, at: { x: number; y: number; scale: number; color: string }) {
  document.save().translate(at.x, at.y).scale(at.scale)
  document.path(markOutline).fill(at.color).restore()
}
