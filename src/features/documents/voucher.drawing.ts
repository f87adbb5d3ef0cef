import { type LabelledValue } from "#src/shared/amount-rows.ts"
import { drawMark, type Pen, type Place, type Style, write, writeEnd } from "#src/platform/pdf/pen.ts"

import type { Voucher } from "./voucher.ts"

const [left, right, width] = [56, 539, 483]
const [ink, brass, walnut, line] = ["#0d1220", "#7d5a24", "#4a3326", "#cdbc9c"]

const body: Style = { face: "text", size: 10, color: ink }
const small: Style = { face: "text", size: 9, color: walnut }
const label: Style = { face: "text", size: 7, color: brass, spacing: 1.2 }
const strong: Style = { ...body, face: "strong", size: 10.5 }
const amount: Style = { ...body, features: ["tnum"] }
const total: Style = { ...strong, size: 12, features: ["tnum"] }
const title: Style = { face: "display", size: 21, color: ink, features: ["lnum"] }
const figure: Style = { face: "display", size: 19, color: ink }

/** Draws a voucher on one A4 page and says how far down it reaches, of 842 points. */
export function drawVoucher(pen: Pen, voucher: Voucher): number {
  const header = drawHeader(pen, voucher)
  const stay = drawStay(pen, voucher, header + 26)
  const people = drawPeople(pen, voucher, stay + 30)
  const price = drawPrice(pen, voucher, people + 28)
  return drawTerms(pen, voucher, price + 32)
}

function rule({ document }: Pen, y: number, color = line): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(color).stroke()
}

const labelled = (pen: Pen, text: string, place: Place): number =>
  write(pen, text.toUpperCase(), { place, style: label }) + 3

function drawHeader(pen: Pen, voucher: Voucher): number {
  drawMark(pen, { x: left + 22, y: 78, scale: 0.24, color: brass })
  write(pen, "Vimana", { place: { x: left + 54, y: 53, width: 200 }, style: { ...title, size: 30 } })
  write(pen, "NEW DELHI", { place: { x: left + 56, y: 90, width: 200 }, style: label })
  const side = { x: 300, width: right - 300 }
  writeEnd(pen, "RESERVATION VOUCHER", { place: { ...side, y: 55 }, style: label })
  writeEnd(pen, voucher.reference, { place: { ...side, y: 66 }, style: title })
  writeEnd(pen, voucher.state, { place: { ...side, y: 93 }, style: { ...small, color: brass } })
  rule(pen, 122, brass)
  return 122
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

function drawPeople(pen: Pen, { guest, room }: Voucher, top: number): number {
  rule(pen, top - 14)
  const half = { width: width / 2 - 14 }
  const [first, second] = [
    { ...half, x: left },
    { ...half, x: left + width / 2 },
  ]
  let y = labelled(pen, "Guest", { ...first, y: top })
  y = write(pen, guest.name, { place: { ...first, y }, style: strong })
  for (const text of guest.lines) y = write(pen, text, { place: { ...first, y }, style: small })
  let other = labelled(pen, "Rooms", { ...second, y: top })
  other = write(pen, room.name, { place: { ...second, y: other }, style: strong })
  for (const guests of room.guests) {
    const text = `${guests.label}: ${guests.value}`
    other = write(pen, text, { place: { ...second, y: other }, style: small })
  }
  return Math.max(y, other)
}

function drawPrice(pen: Pen, voucher: Voucher, top: number): number {
  rule(pen, top - 14)
  const place = { x: left, width }
  let y = labelled(pen, "Price, GST included", { ...place, y: top })
  for (const row of voucher.prices) y = priceRow(pen, row, { y, style: amount })
  rule(pen, y + 4)
  y = priceRow(pen, voucher.total, { y: y + 10, style: total })
  return write(pen, voucher.payment, { place: { ...place, y: y + 3 }, style: small })
}

function priceRow(pen: Pen, row: LabelledValue, { y, style }: { y: number; style: Style }): number {
  const next = write(pen, row.label, { place: { x: left, y, width: width - 130 }, style })
  writeEnd(pen, row.value, { place: { x: left, y, width }, style })
  return next
}

function drawTerms(pen: Pen, { policy, contact }: Voucher, top: number): number {
  rule(pen, top - 14, brass)
  const half = { width: width / 2 - 14 }
  let y = labelled(pen, "Changing or cancelling", { ...half, x: left, y: top })
  for (const text of policy) y = write(pen, text, { place: { ...half, x: left, y }, style: small }) + 3
  let other = labelled(pen, "Finding and reaching us", { ...half, x: left + width / 2, y: top })
  for (const { value } of contact) {
    other = write(pen, value, { place: { ...half, x: left + width / 2, y: other }, style: small }) + 3
  }
  return Math.max(y, other)
}
