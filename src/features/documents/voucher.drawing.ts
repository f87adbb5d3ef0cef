import { type LabelledValue } from "#src/shared/amount-rows.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { type Pen, type Style, write, writeRight } from "#src/platform/pdf/pen.ts"
import { drawHeader, halves, labelled, margins, rule, styles } from "./page.drawing.ts"
import type { Voucher } from "./voucher.ts"

const { left, width } = margins
const { small, strong, amount, total, figure } = styles

/** Where a part of the page begins, and the language of its headings. */
type Part = { readonly top: number; readonly t: Translate }

/** Draws a voucher on one A4 page; returns the y position below it (the page has 842 points). */
export function drawVoucher(pen: Pen, voucher: Voucher, t: Translate): number {
  const { reference: name, state: note } = voucher
  const header = drawHeader(pen, { kind: t("Reservation voucher"), name, note })
  const stay = drawStay(pen, voucher, header + 26)
  const people = drawPeople(pen, voucher, { top: stay + 30, t })
  const price = drawPrice(pen, voucher, { top: people + 28, t })
  return drawTerms(pen, voucher, { top: price + 32, t })
}

function drawStay(pen: Pen, { stay }: Voucher, top: number): number {
  const columnWidth = width / stay.length
  const ends = stay.map((part, index) => {
    const place = { x: left + index * columnWidth, width: columnWidth - 14 }
    const y = labelled(pen, part.label, { ...place, y: top })
    const next = write(pen, part.value, { place: { ...place, y }, style: figure })
    return write(pen, part.note, { place: { ...place, y: next }, style: small })
  })
  return Math.max(...ends)
}

function drawPeople(pen: Pen, { guest, room }: Voucher, { top, t }: Part): number {
  rule(pen, top - 14)
  const [first, second] = halves
  let y = labelled(pen, t("Guest"), { ...first, y: top })
  y = write(pen, guest.name, { place: { ...first, y }, style: strong })
  for (const text of guest.lines) y = write(pen, text, { place: { ...first, y }, style: small })
  let other = labelled(pen, t("Rooms"), { ...second, y: top })
  other = write(pen, room.name, { place: { ...second, y: other }, style: strong })
  for (const guests of room.guests) {
    const text = `${guests.label}: ${guests.value}`
    other = write(pen, text, { place: { ...second, y: other }, style: small })
  }
  return Math.max(y, other)
}

function drawPrice(pen: Pen, voucher: Voucher, { top, t }: Part): number {
  rule(pen, top - 14)
  const place = { x: left, width }
  let y = labelled(pen, t("Price, GST included"), { ...place, y: top })
  for (const row of voucher.prices) y = priceRow(pen, row, { y, style: amount })
  rule(pen, y + 4)
  y = priceRow(pen, voucher.total, { y: y + 10, style: total })
  return write(pen, voucher.payment, { place: { ...place, y: y + 3 }, style: small })
}

function priceRow(pen: Pen, row: LabelledValue, { y, style }: { y: number; style: Style }): number {
  const next = write(pen, row.label, { place: { x: left, y, width: width - 130 }, style })
  writeRight(pen, row.value, { place: { x: left, y, width }, style })
  return next
}

function drawTerms(pen: Pen, { policy, contact }: Voucher, { top, t }: Part): number {
  rule(pen, top - 14, "brass")
  const [first, second] = halves
  let y = labelled(pen, t("Changing or cancelling"), { ...first, y: top })
  for (const text of policy) y = write(pen, text, { place: { ...first, y }, style: small }) + 3
  let other = labelled(pen, t("Finding and reaching us"), { ...second, y: top })
  for (const { value } of contact)
    other = write(pen, value, { place: { ...second, y: other }, style: small }) + 3
  return Math.max(y, other)
}
