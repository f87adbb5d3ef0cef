import { type Pen, write } from "#src/platform/pdf/pen.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { createQrCode } from "#src/shared/qr-code.ts"
import type { EInvoice } from "./e-invoice.ts"
import { labelled, margins, rule, styles } from "./page.drawing.ts"

const { left, width } = margins
// The signed text has about 1,000 characters: at this size a module is 0.45 mm wide, which a phone reads from paper.
const side = 160
const gap = 16

/** The height that a registration takes on the page. */
export const eInvoiceHeight = side + 30

/** Draws the signed QR code, and beside it what the portal returned; returns the y position below. */
export function drawEInvoice(pen: Pen, { irn, ackNumber, acknowledgedAt, signedQr }: EInvoice, top: number) {
  rule(pen, top - 14)
  const { size, path } = createQrCode(signedQr)
  const { document } = pen
  document
    .save()
    .translate(left, top)
    .scale(side / size)
  document.path(path).fill("#000000").restore()
  const place = { x: left + side + gap, width: width - side - gap }
  const half = irn.length / 2
  const facts = [
    ["IRN", irn.slice(0, half), irn.slice(half)],
    ["Acknowledgement number", ackNumber],
    ["Acknowledgement date", formatHotelMoment(acknowledgedAt)],
  ] as const
  let y = top + 8
  for (const [label, ...lines] of facts) {
    y = labelled(pen, label, { ...place, y })
    for (const line of lines) y = write(pen, line, { place: { ...place, y }, style: styles.small })
    y += 7
  }
  return top + side
}

const awaited =
  "Not valid as a tax document yet: it waits for its IRN and signed QR code (CGST Rules, rule 48(4) and (5))."

/** Says that a document has no IRN yet; returns the y position below. */
export function drawAwaitedIrn(pen: Pen, top: number): number {
  rule(pen, top - 14)
  return write(pen, awaited, { place: { x: left, y: top, width }, style: styles.strong })
}
