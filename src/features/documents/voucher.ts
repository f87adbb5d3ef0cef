import { cancellableBooking } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { formatCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { type LabelledValue, formatAmountRows } from "#src/shared/amount-rows.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { hotelAddress } from "#src/shared/location/hotel-address.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { add, formatMoney } from "#src/shared/money.ts"
import type { Booking, BookingStatus } from "#src/features/bookings/booking.ts"
import { formatArrival } from "#src/features/bookings/arrival/arrival.ts"
import { formatExtras, formatExtrasDue } from "#src/features/bookings/extras/booked-extra.ts"
import { nightPriceLines, guestRows, taxLines } from "#src/features/bookings/booking-text.ts"
import { formatAppliedOffer } from "#src/features/pricing/offers/offer-text.ts"
import { momentsOfStay } from "#src/features/day-rooms/day-room.ts"
import { formatHours } from "#src/features/day-rooms/day-room-text.ts"
import { nightsOf } from "#src/features/availability/stay.ts"

/** The content of a voucher, in its order. */
export type Voucher = {
  readonly reference: string
  readonly state: string
  readonly stay: readonly (LabelledValue & { readonly note: string })[]
  readonly guest: { readonly name: string; readonly lines: readonly string[] }
  readonly room: { readonly name: string; readonly guests: readonly LabelledValue[] }
  readonly prices: readonly LabelledValue[]
  readonly total: LabelledValue
  readonly payment: string
  readonly policy: readonly string[]
  readonly contact: readonly LabelledValue[]
}

const states: Readonly<Record<BookingStatus, string>> = {
  held: "Held, not yet confirmed",
  confirmed: "Confirmed",
  completed: "Stay completed",
  cancelled: "Cancelled",
  expired: "Lapsed, no longer held",
}

/** The content of the voucher of a booking, with its stored figures, which are never computed again (L-18). */
export const buildVoucher = (booking: Booking): Voucher => ({
  reference: booking.reference,
  state: states[booking.status],
  stay: [
    ...arrivalAndDeparture(booking),
    {
      label: "Stay",
      value: booking.dayRoom ? formatHours(booking.dayRoom) : formatCount(nightsOf(booking), "night"),
      note: formatCount(booking.rooms, "room"),
    },
  ],
  guest: { name: booking.guest.name, lines: [...guestLines(booking), ...detailLines(booking)] },
  room: { name: booking.roomName, guests: guestRows(booking.bookedRooms) },
  ...pricesOf(booking),
  payment: [formatPaymentMethod(booking), formatExtrasOfVoucher(booking)].filter(Boolean).join(" "),
  policy: formatCancellation(cancellableBooking(booking), booking.createdAt),
  contact: [
    { label: "Address", value: hotelAddress },
    { label: "Reservations", value: `${hotel.reservations.phone}, ${hotel.reservations.email}` },
    { label: "Care", value: `${hotel.support.phone}, ${hotel.support.email}` },
    { label: "Directions", value: directions },
  ],
})

/** The voucher in a language; the name of the guest and what has no translation stay. */
export function translateVoucher(voucher: Voucher, t: Translate): Voucher {
  const all = (texts: readonly string[]) => texts.map((text) => t(text))
  const row = <Row extends LabelledValue>(one: Row) => ({ ...one, label: t(one.label), value: t(one.value) })
  return {
    ...voucher,
    state: t(voucher.state),
    stay: voucher.stay.map((part) => ({ ...row(part), note: t(part.note) })),
    guest: { name: voucher.guest.name, lines: all(voucher.guest.lines) },
    room: { name: t(voucher.room.name), guests: voucher.room.guests.map(row) },
    prices: voucher.prices.map(row),
    total: row(voucher.total),
    payment: t(voucher.payment),
    policy: all(voucher.policy),
    contact: voucher.contact.map(row),
  }
}

function arrivalAndDeparture(booking: Booking): Voucher["stay"] {
  const { from, to } = momentsOfStay(booking)
  return [
    { label: "Arrive", value: formatLongDate(from.date), note: `from ${formatTime(from.time)}` },
    { label: "Depart", value: formatLongDate(to.date), note: `by ${formatTime(to.time)}` },
  ]
}

const directions =
  "A few minutes by road from Indira Gandhi International Airport. By metro: Delhi Aerocity, Airport Express line."

function guestLines({ guest, company }: Booking): string[] {
  const town = [guest.city, guest.state, guest.pin].filter((part) => part.trim() !== "").join(", ")
  const invoice = company ? `Invoice to ${company.name}, GSTIN ${company.gstin}` : ""
  return [guest.email, guest.phone, guest.address, town, invoice].filter((line) => line.trim() !== "")
}

/** The arrival and the extras; requests may be long, so they are left out of the one page. */
function detailLines({ arrival, extras, offer, ...stay }: Booking): string[] {
  return [
    { label: "With", value: arrival?.furtherGuests ?? "" },
    { label: "Arrival", value: arrival ? formatArrival(arrival) : "" },
    { label: "Extras", value: formatExtras(extras, stay) },
    { label: "Offer", value: formatAppliedOffer(offer) },
  ]
    .filter(({ value }) => value !== "")
    .map(({ label, value }) => `${label}: ${value}`)
}

function pricesOf(booking: Booking): Pick<Voucher, "prices" | "total"> {
  const rows = formatAmountRows([
    { label: "Total, GST included", amount: booking.total },
    ...nightPriceLines(booking),
    { label: "Subtotal before tax", amount: booking.subtotal },
    ...taxLines(booking),
  ])
  const [total = { label: "", value: "" }, ...prices] = rows
  return { prices, total }
}

const formatExtrasOfVoucher = ({ status, extras, ...stay }: Booking): string =>
  status === "confirmed" ? formatExtrasDue(extras, stay) : ""

function formatPaymentMethod(booking: Booking): string {
  if (booking.status === "cancelled") {
    return "This reservation is cancelled. Our email says what was charged and what is returned."
  }
  if (booking.status === "held" || booking.status === "expired") {
    return "Not paid. The rooms are yours once the online payment arrives."
  }
  const owed = add(booking.owed, booking.credit)
  if (owed <= 0) {
    const transaction = booking.transactionId ? ` Payment reference ${booking.transactionId}.` : ""
    return `Payment received, with our thanks.${transaction}`
  }
  if (booking.companyDue > 0) {
    const own = booking.guestDue > 0 ? `To be paid at the hotel: ${formatMoney(booking.guestDue)}. ` : ""
    return `${own}Your company pays ${formatMoney(booking.companyDue)}.`
  }
  const due = `To be paid at the hotel: ${formatMoney(owed)}.`
  if (booking.paid > 0) return `Payment of ${formatMoney(booking.paid)} received, with our thanks. ${due}`
  return booking.paymentMode === "online" ? due : `${due} No card was needed to confirm.`
}
