import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees, type Money, zero } from "#src/shared/money.ts"
import { type DocumentedBooking, proFormaFigures } from "./document-figures.ts"
import type { ChargeLine } from "./document-lines.ts"

const booking: DocumentedBooking = {
  id: "1",
  reference: "VM-2345ABCD",
  status: "confirmed",
  checkIn: calendarDateOf("2026-12-12"),
  checkOut: calendarDateOf("2026-12-14"),
  endedOn: null,
  rooms: 1,
  roomName: "Classic Room",
  roomsByRate: [],
  guest: { id: "2", name: "Meera", email: "", phone: "", address: "", city: "", state: "", pin: "" },
  company: null,
  offer: null,
}

const car: ChargeLine = {
  id: "3",
  sequence: 1,
  payer: "guest",
  kind: "extra",
  description: "Car",
  quantity: 1,
  amount: fromRupees(8400),
  taxable: fromRupees(8000),
  gst: fromRupees(400),
  gstBasisPoints: 500,
  sac: "996601",
  voidsLineId: null,
  documentId: null,
  documentKind: null,
  creditsDocumentId: null,
}

const amountsIn = (paid: Money) =>
  proFormaFigures(booking, { buyer: { name: "Meera", lines: [], gstin: null }, lines: [car] }, paid)
    .facts.filter(({ value }) => value.includes("₹"))
    .map(({ label, value }) => `${label} ${value}`)

test("[FOLIO-6] the amounts of a pro forma have paise in its facts as in its columns", () => {
  expect(amountsIn(zero)).toEqual(["Paid so far ₹0.00", "To be paid ₹8,400.00"])
  expect(amountsIn(fromPaise(1_000_050))).toEqual(["Paid so far ₹10,000.50", "To be refunded ₹1,600.50"])
})
