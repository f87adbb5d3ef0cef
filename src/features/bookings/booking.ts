import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromPaise, type Money, zero } from "#src/shared/money.ts"
import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { Arrival } from "#src/features/bookings/arrival/arrival.ts"
import type { KeptPrice } from "#src/features/bookings/price-lock/price-lock.ts"
import type { Company } from "#src/features/bookings/company/company.ts"
import type { BookedExtra } from "#src/features/bookings/extras/booked-extra.ts"
import type { CancellationPolicy } from "#src/features/pricing/cancellation-policy.ts"
import type { QuotedNight, RoomsOfType } from "#src/features/pricing/quote.ts"
import type { AppliedOffer } from "#src/features/pricing/offers/applied-offer.ts"
import type { RoomGuests } from "#src/features/availability/party.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { Language } from "#src/shared/language/language.ts"

export type BookingStatus = "held" | "confirmed" | "completed" | "cancelled" | "expired"
export type PaymentMode = "pay-at-hotel" | "online"
export type PaymentStatus = "pending" | "done"

export type BookingNight = QuotedNight & Required<RoomsOfType>

/** One room of a booking, with its guests. */
type BookedRoom = RoomGuests & { readonly roomTypeId: string; readonly roomName: string }

export type Guest = {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly pin: string
  readonly city: string
  readonly state: string
}

export type Booking = {
  readonly id: string
  /** Increases with every booking; lists are sorted by it, newest first. */
  readonly sequence: number
  /** The booking number for guest and desk: 'VM-' and eight letters and digits. */
  readonly reference: string
  readonly guest: Guest
  readonly status: BookingStatus
  readonly paymentMode: PaymentMode
  readonly paymentStatus: PaymentStatus
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  /** The hours of a day room, which takes these nights; null for a stay by the night (GUEST-8). */
  readonly dayRoom: DayRoom | null
  /** The room type of the first room. */
  readonly roomTypeId: string
  /** Names every type of the booking, in several types with their numbers of rooms. */
  readonly roomName: string
  readonly pictureId: string | null
  readonly rooms: number
  readonly bookedRooms: readonly BookedRoom[]
  /** One entry for the same night of several rooms of a type at one price. */
  readonly nights: readonly BookingNight[]
  readonly subtotal: Money
  readonly gst: Money
  readonly total: Money
  readonly cancellationPolicy: CancellationPolicy
  readonly holdExpiresAt: string | null
  /** The provider's id of an online payment. */
  readonly transactionId: string | null
  /** The company that its invoices are made out to; null for the guest. */
  readonly company: Company | null
  /** What the guest said of the arrival; null for nothing. */
  readonly arrival: Arrival | null
  readonly extras: readonly BookedExtra[]
  /** The offer in its prices; null without one. */
  readonly offer: AppliedOffer | null
  /** The kept price that it was booked at; null for the price of its day. */
  readonly keptPrice: KeptPrice | null
  /** False for an online attempt that was never paid in time. */
  readonly wasConfirmed: boolean
  readonly endedOn: CalendarDate | null
  /** The balance of the folio; negative when the hotel owes the guest. */
  readonly owed: Money
  /** What of the balance the guest owes: the rest is the company's. */
  readonly guestDue: Money
  /** What the company owes, zero for a credit. */
  readonly companyDue: Money
  /** The credits of the payers, whatever the other one owes. */
  readonly credit: Money
  /** Payments less refunds. */
  readonly paid: Money
  readonly refunded: Money
  /** The language of the emails and files for the guest (WORDS-1). */
  readonly language: Language
  readonly version: number
  readonly createdAt: string
}

const transitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  held: ["confirmed", "expired", "cancelled"],
  confirmed: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
  // A late payment confirms the booking if its rooms are still free (BOOK-10).
  expired: ["confirmed"],
}

export const canTransition = (from: BookingStatus, to: BookingStatus): boolean =>
  transitions[from].includes(to)

/** A stay that is confirmed has a voucher and a calendar file. */
export const hasVoucher = ({ status }: Pick<Booking, "status">): boolean =>
  status === "confirmed" || status === "completed"

/**
 * Unpaid online attempts are hidden from the guest's list and from the administration (ACCT-4, ADM-6). An attempt
 * with a payment is shown: its folio has the amount to refund.
 */
export const isHidden = (booking: Pick<Booking, "wasConfirmed" | "paid" | "refunded">): boolean =>
  !booking.wasConfirmed && booking.paid === 0 && booking.refunded === 0

/** Whether a guest can pay the booking online. */
export const isPayable = (booking: Pick<Booking, "status" | "paymentStatus">): boolean =>
  booking.paymentStatus === "pending" && (booking.status === "held" || booking.status === "confirmed")

/** Whether a guest can pay online what the guest owes of a confirmed booking. */
export const hasGuestDue = ({ status, guestDue }: Pick<Booking, "status" | "guestDue">): boolean =>
  status === "confirmed" && guestDue > 0

export type PaymentState = "pending" | "part-paid" | "paid" | "refund-due" | "refunded"

export type PayableBooking = Pick<
  Booking,
  "status" | "paymentStatus" | "owed" | "credit" | "paid" | "refunded"
> & {
  /** The part of `refunded` that did not reach the guest: failed refunds, and refunds that wait for a dispute. */
  readonly outstandingRefund?: Money
}

/** The payment state by the folio; null for a cancelled or expired booking without balance and refund. */
export function computePaymentState(booking: PayableBooking): PaymentState | null {
  const { status, paymentStatus, owed, credit, paid, refunded, outstandingRefund = zero } = booking
  if ((credit > 0 || outstandingRefund > 0) && owed <= 0) return "refund-due"
  if (owed > 0) return paid > 0 ? "part-paid" : "pending"
  if (status === "cancelled" || status === "expired") return refunded > 0 ? "refunded" : null
  // A hold has no charge yet.
  return paymentStatus === "done" ? "paid" : "pending"
}

/** The price of a room on its first night; of a day room its price, which is on the last night. */
export const firstNightPrice = ({ nights, dayRoom }: Pick<Booking, "nights" | "dayRoom">): Money =>
  nights.at(dayRoom ? -1 : 0)?.price ?? fromPaise(0)

/** The room types of a booking with their numbers of rooms, the first room's first. */
export const groupRoomsByType = ({ bookedRooms }: Pick<Booking, "bookedRooms">): RoomsOfType[] =>
  [...Map.groupBy(bookedRooms, ({ roomTypeId }) => roomTypeId)].map(([roomTypeId, rooms]) => ({
    roomTypeId,
    roomName: rooms[0]?.roomName ?? "",
    rooms: rooms.length,
  }))

/** Whether the rooms of a booking are of several types (GUEST-4). */
export const isMixed = (booking: Pick<Booking, "bookedRooms">): boolean =>
  groupRoomsByType(booking).length > 1

/** The search that books the same stay again. */
export function searchOf(
  booking: Pick<Booking, "checkIn" | "checkOut" | "dayRoom" | "bookedRooms">,
): StaySearch {
  const { checkIn, checkOut, dayRoom, bookedRooms: party } = booking
  const types = party.map(({ roomTypeId }) => roomTypeId)
  return { checkIn, checkOut, party, ...(dayRoom && { dayRoom }), ...(isMixed(booking) && { types }) }
}
