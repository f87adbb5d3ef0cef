/** Splits text into runs, each with the registered font that can show it. */
export type SetText = (text: string, face: "text" | "display") => { font: string; text: string }[]

export type Pen = {
  readonly document: PDFKit.PDFDocument
  readonly setText: SetText
  /** The hotel's mark as a path, from -100 to 100 both ways. */
  readonly mark: string
}

export type Style = {
  readonly face: "text" | "display"
  readonly size: number
  readonly color: string
  /** The faces come in their lightest weight: this many points of outline make a stroke heavier. */
  readonly heavier?: number
  readonly spacing?: number
}

export type Place = { readonly x: number; readonly y: number; readonly width: number }

const optionsOf = (style: Style) => ({
  lineGap: style.size * 0.2,
  characterSpacing: style.spacing ?? 0,
  stroke: style.heavier !== undefined,
  fill: true,
  ...(style.face === "text" && { features: ["tnum" as const] }),
})

/** The width of a line. */
export function lengthOf({ document, setText }: Pen, text: string, style: Style): number {
  const widths = setText(text, style.face).map((run) =>
    document.font(run.font).fontSize(style.size).widthOfString(run.text, optionsOf(style)),
  )
  return widths.reduce((a, b) => a + b, 0)
}

/** Writes a paragraph; gives the height at which the next one may begin. */
export function write(pen: Pen, text: string, { place, style }: { place: Place; style: Style }): number {
  const { document, setText } = pen
  const runs = setText(text, style.face)
  document
    .fontSize(style.size)
    .fillColor(style.color)
    .strokeColor(style.color)
    .lineWidth(style.heavier ?? 0)
  for (const [index, run] of runs.entries()) {
    const options = { ...optionsOf(style), continued: index < runs.length - 1, width: place.width }
    document.font(run.font)
    if (index === 0) document.text(run.text, place.x, place.y, options)
    else document.text(run.text, options)
  }
  return runs.length === 0 ? place.y : document.y
}

/** Writes one line that ends at the right edge of its place; gives where it begins. */
export function writeEnd(pen: Pen, text: string, { place, style }: { place: Place; style: Style }): number {
  const length = lengthOf(pen, text, style)
  const x = place.x + place.width - length
  write(pen, text, { place: { x, y: place.y, width: length + 4 }, style })
  return x
}

/** Writes one line in the middle of its place. */
export function writeMiddle(
  pen: Pen,
  text: string,
  { place, style }: { place: Place; style: Style },
): number {
  const length = lengthOf(pen, text, style)
  const x = place.x + (place.width - length) / 2
  return write(pen, text, { place: { x, y: place.y, width: length + 4 }, style })
}

export function drawMark(
  { document, mark }: Pen,
  at: { x: number; y: number; scale: number; color: string },
) {
  document.save().translate(at.x, at.y).scale(at.scale)
  document.path(mark).fill(at.color).restore()
}
