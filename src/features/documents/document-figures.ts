import { type Company, listAddressLines } from "#src/features/bookings/company/company.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import { formatArrivalAndDeparture, formatHours } from "#src/features/day-rooms/day-room-text.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { type CalendarDate, daysBetween, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import type { AppliedOffer } from "#src/features/pricing/offers/applied-offer.ts"
import { formatAppliedOffer } from "#src/features/pricing/offers/offer-text.ts"
import { addGstCode, formatGstState } from "#src/shared/validation/gstin.ts"
import { hotel } from "#src/shared/hotel.ts"
import { hotelAddress } from "#src/shared/location/hotel-address.ts"
import { type Money, subtract, sum, zero } from "#src/shared/money.ts"
import { formatMoneyWithPaise } from "#src/shared/format/amount-with-paise.ts"
import type { InvoiceTitle } from "./document-number.ts"
import { formatSpelledAmount } from "#src/shared/format/spelled-amount.ts"
import {
  type ChargeLine,
  negated,
  type PrintedLine,
  printLines,
  sumTaxes,
  taxTable,
  type TaxRow,
  type Totals,
} from "./document-lines.ts"

/** The data of a booking that documents state. */
export type DocumentedBooking = {
  readonly id: string
  readonly reference: string
  readonly status: string
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  readonly dayRoom?: DayRoom | null
  /** The hotel's date of a cancellation. */
  readonly endedOn: CalendarDate | null
  readonly rooms: number
  readonly roomName: string
  /** The booked rooms by the GST rates of their nights. */
  readonly roomsByRate: readonly {
    readonly gstBasisPoints: number
    readonly roomName: string
    readonly rooms: number
  }[]
  readonly guest: Readonly<
    Record<"id" | "name" | "email" | "phone" | "address" | "city" | "state" | "pin", string>
  >
  readonly company: Company | null
  /** The offer in the price of its nights. */
  readonly offer: AppliedOffer | null
}

/** Everything that is printed on a document except its kind, number and date. */
export type DocumentFigures = {
  /** The title of an invoice with untaxed charges; absent for a plain tax invoice. */
  readonly title?: InvoiceTitle
  readonly seller: { readonly name: string; readonly address: string; readonly gstin: string }
  readonly buyer: { readonly name: string; readonly lines: readonly string[]; readonly gstin: string | null }
  readonly facts: readonly LabelledValue[]
  readonly lines: readonly PrintedLine[]
  readonly taxes: readonly TaxRow[]
  readonly totals: Totals
  readonly words: string
  /** The advances that a refund voucher refunds, by receipt. */
  readonly refundedAdvances?: readonly { readonly receiptId: string; readonly taxes: readonly TaxRow[] }[]
}

export const seller = { name: hotel.legal.name, address: hotelAddress, gstin: hotel.legal.gstin }

/** IGST Act, section 12(3): the place of supply of a stay is where the hotel is, for every guest. */
export const placeOfSupply = { label: "Place of supply", value: formatGstState(hotel.legal.gstin) }

function guestBuyer({ guest }: DocumentedBooking): DocumentFigures["buyer"] {
  const town = [guest.city, addGstCode(guest.state), guest.pin]
    .filter((part) => part.trim() !== "")
    .join(", ")
  const lines = [guest.address, town, guest.email, guest.phone].filter((line) => line.trim() !== "")
  return { name: guest.name, lines, gstin: null }
}

const companyBuyer = ({ name, address, gstin }: Company): DocumentFigures["buyer"] => ({
  name,
  lines: listAddressLines(address),
  gstin,
})

/**
 * Who a document is made out to. A company that a guest named gets the guest's invoice too, unless the folio is split
 * between the two. Charges of the company that were voided split nothing.
 */
export function chooseBuyer(
  booking: DocumentedBooking,
  payer: Payer,
  lines: readonly Pick<ChargeLine, "payer" | "amount">[],
): DocumentFigures["buyer"] {
  const ofCompany = lines.filter((line) => line.payer === "company")
  const isSplit = payer === "guest" && sum(ofCompany.map(({ amount }) => amount)) !== 0
  return booking.company && !isSplit ? companyBuyer(booking.company) : guestBuyer(booking)
}

export function stayFacts({
  reference,
  guest,
  checkIn,
  checkOut,
  dayRoom,
}: DocumentedBooking): LabelledValue[] {
  const { arrive, depart } = formatArrivalAndDeparture({ checkIn, checkOut, dayRoom })
  return [
    { label: "Booking", value: reference },
    { label: "Guest", value: guest.name },
    { label: "Arrival", value: arrive },
    { label: "Departure", value: depart },
  ]
}

/** 'Deluxe Room, 2 rooms, 3 nights'; in several types those with nights at this rate: '1 × Classic Room, 3 nights'. */
function formatRooms(booking: DocumentedBooking, gstBasisPoints: number): string {
  const { roomName, rooms, roomsByRate, checkIn, checkOut, dayRoom } = booking
  const nights = dayRoom ? formatHours(dayRoom) : formatCount(daysBetween(checkIn, checkOut), "night")
  const isMixed = roomsByRate.some((type) => type.roomName !== roomName)
  if (!isMixed) return `${roomName}, ${formatCount(rooms, "room")}, ${nights}`
  const ofRate = roomsByRate.filter((type) => type.gstBasisPoints === gstBasisPoints)
  const names = ofRate.map((type) => `${type.rooms} × ${type.roomName}`).join(", ")
  return `${names || roomName}, ${nights}`
}

/** The offer is in the price of the nights, so a document without them does not state it. */
function offerFact({ offer }: DocumentedBooking, lines: readonly ChargeLine[]): LabelledValue[] {
  const value = lines.some(({ kind }) => kind === "room") ? formatAppliedOffer(offer) : ""
  return value === "" ? [] : [{ label: "Offer", value }]
}

type Charges = { readonly buyer: DocumentFigures["buyer"]; readonly lines: readonly ChargeLine[] }

function chargeFigures(
  booking: DocumentedBooking,
  { buyer, lines }: Charges,
  facts: readonly LabelledValue[],
): DocumentFigures {
  const printed = printLines(lines, (rate) => formatRooms(booking, rate))
  const taxes = taxTable(printed)
  const totals = sumTaxes(taxes)
  return {
    seller,
    buyer,
    facts: [...stayFacts(booking), ...offerFact(booking, lines), placeOfSupply, ...facts],
    lines: printed,
    taxes,
    totals,
    words: totals.total < 0 ? "" : formatSpelledAmount(totals.total),
  }
}

export const reverseCharge = { label: "Tax on reverse charge", value: "No" }

/**
 * Charges without tax have a bill of supply (CGST Act, s. 31(3)(c)). One document may state them with taxed charges to an
 * unregistered person (CGST Rules, rule 46A); the portal registers such an invoice to a GSTIN as a tax invoice.
 */
function invoiceTitle({ taxes, buyer }: DocumentFigures): InvoiceTitle | null {
  const isExempt = ({ gstBasisPoints }: TaxRow) => gstBasisPoints === 0
  if (taxes.every(isExempt)) return "Bill of supply"
  return taxes.some(isExempt) && buyer.gstin === null ? "Invoice-cum-bill of supply" : null
}

/** A tax invoice (CGST Rules, rule 46) or a bill of supply (rule 49). */
export function invoiceFigures(booking: DocumentedBooking, charges: Charges): DocumentFigures {
  const figures = chargeFigures(booking, charges, [reverseCharge])
  const title = invoiceTitle(figures)
  return title === null ? figures : { title, ...figures }
}

/** The charges of a folio before they are invoiced, with what was paid. */
export const proFormaFigures = (
  booking: DocumentedBooking,
  charges: Charges,
  paid: Money,
): DocumentFigures => {
  const figures = chargeFigures(booking, charges, [])
  const owed = subtract(figures.totals.total, paid)
  const balance = {
    label: owed < 0 ? "To be refunded" : "To be paid",
    value: formatMoneyWithPaise(owed < 0 ? subtract(zero, owed) : owed),
  }
  return {
    ...figures,
    facts: [...figures.facts, { label: "Paid so far", value: formatMoneyWithPaise(paid) }, balance],
  }
}

/** A credit note for reversed charges of an invoice (CGST Act, section 34). */
export const creditNoteFigures = (
  booking: DocumentedBooking,
  charges: Charges,
  invoice: { readonly number: string; readonly businessDate: CalendarDate },
): DocumentFigures =>
  chargeFigures(booking, { ...charges, lines: negated(charges.lines) }, [
    { label: "Against invoice", value: `${invoice.number}, ${formatLongDate(invoice.businessDate)}` },
  ])
