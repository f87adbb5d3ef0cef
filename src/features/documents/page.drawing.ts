import {
  drawMark,
  isDevanagari,
  type Pen,
  type Place,
  type Style,
  write,
  writeRight,
} from "#src/platform/pdf/pen.ts"
import { hotel } from "#src/shared/hotel.ts"

/** The margins of an A4 page of the hotel, in points. */
export const margins = { left: 56, right: 539, width: 483 } as const
const { left, right, width } = margins
const [ink, brass, walnut, line] = ["#0d1220", "#7d5a24", "#4a3326", "#cdbc9c"]

const body: Style = { face: "text", size: 10, color: ink }
const strong: Style = { ...body, face: "strong", size: 10.5 }
const title: Style = { face: "display", size: 21, color: ink, features: ["lnum"] }

/** The styles of text on the hotel's documents. */
export const styles = {
  small: { face: "text", size: 9, color: walnut },
  label: { face: "text", size: 7, color: brass, spacing: 1.2 },
  strong,
  amount: { ...body, features: ["tnum"] },
  total: { ...strong, size: 12, features: ["tnum"] },
  figure: { face: "display", size: 19, color: ink },
} as const satisfies Record<string, Style>

export function rule({ document }: Pen, y: number, tone: "line" | "brass" = "line"): void {
  const color = tone === "brass" ? brass : line
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(color).stroke()
}

// Devanagari has no capitals, and is hard to read as small as they are.
const labelStyle = (text: string): Style => ({ ...styles.label, size: isDevanagari(text) ? 8.5 : 7 })

/** Writes a heading in small capitals; returns the y position below it. */
export const labelled = (pen: Pen, text: string, place: Place): number =>
  write(pen, text.toUpperCase(), { place, style: labelStyle(text) }) + 3

/** Two columns side by side. */
export const halves = [
  { x: left, width: width / 2 - 14 },
  { x: left + width / 2, width: width / 2 - 14 },
] as const

type Heading = { readonly kind: string; readonly name: string; readonly note: string }

/** Draws the hotel's name, and on the right what the document is; returns the y position of the rule below. */
export function drawHeader(pen: Pen, { kind, name, note }: Heading): number {
  drawMark(pen, { x: left + 22, y: 78, scale: 0.24, color: brass })
  write(pen, "Vimana", { place: { x: left + 54, y: 53, width: 200 }, style: { ...title, size: 30 } })
  write(pen, "NEW DELHI", { place: { x: left + 56, y: 90, width: 200 }, style: styles.label })
  const side = { x: 300, width: right - 300 }
  writeRight(pen, kind.toUpperCase(), { place: { ...side, y: 55 }, style: labelStyle(kind) })
  writeRight(pen, name, { place: { ...side, y: 66 }, style: title })
  writeRight(pen, note, { place: { ...side, y: 93 }, style: { ...styles.small, color: brass } })
  rule(pen, 122, "brass")
  return 122
}

/** Draws a remark across the page, with a rule below it; returns the y position of the rule. */
export function drawBand(pen: Pen, text: string, top: number): number {
  const y = write(pen, text, { place: { x: left, y: top + 16, width }, style: strong }) + 8
  rule(pen, y, "brass")
  return y
}

/** The y position above which the content of a page ends. */
const lowest = 772

export type Paper = {
  /**
   * Draws a part below the last one, or on a new page when less than `height` is left. A new page begins with `heads`.
   */
  draw(height: number, part: (top: number) => number, heads?: (top: number) => number): void
}

/** As many A4 pages as the parts need, each with the header. */
export function createPaper(pen: Pen, heading: Heading): Paper {
  let y = drawHeader(pen, heading)
  return {
    draw(height, part, heads) {
      if (y + height > lowest) {
        pen.document.addPage()
        y = drawHeader(pen, heading) + 20
        if (heads) y = heads(y)
      }
      y = part(y)
    },
  }
}

/** Draws the foot of every page, with its number when there are several; the last page has the signature. */
export function drawFooters(pen: Pen, signature: string): void {
  const { count } = pen.document.bufferedPageRange()
  const { phone, email } = hotel.reservations
  const style: Style = { ...styles.small, size: 8 }
  const place = { x: left, y: lowest + 22, width }
  for (let page = 0; page < count; page += 1) {
    pen.document.switchToPage(page)
    rule(pen, lowest + 14, "brass")
    const below = write(pen, `${hotel.fullName}, ${phone}, ${email}`, { place, style })
    if (count > 1) writeRight(pen, `Page ${page + 1} of ${count}`, { place, style })
    if (page === count - 1 && signature !== "")
      write(pen, signature, { place: { ...place, y: below }, style })
  }
}
