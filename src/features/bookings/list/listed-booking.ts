import type { Party } from "#src/features/availability/party.ts"
import type { BookingStatus, PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"
import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"

/** A booking in the desk's list. */
export type ListedBooking = {
  readonly id: string
  readonly reference: string
  readonly guestName: string
  readonly guestEmail: string
  readonly guestPhone: string
  readonly status: BookingStatus
  readonly paymentMode: PaymentMode
  readonly paymentStatus: PaymentStatus
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  readonly dayRoom: DayRoom | null
  /** Arrival and departure dates; those of a day room can differ from the dates of its nights. */
  readonly arrivesOn: CalendarDate
  readonly departsOn: CalendarDate
  readonly roomName: string
  readonly rooms: number
  readonly party: Party
  /** Null where nights or rooms have different prices, and for a day room. */
  readonly nightPrice: Money | null
  readonly total: Money
  /** The balance of the folio; negative when the hotel owes the guest. */
  readonly owed: Money
  /** The credits of the payers, whatever the other one owes. */
  readonly credit: Money
  /** Payments less refunds. */
  readonly paid: Money
  readonly refunded: Money
  /** The part of `refunded` that did not reach the guest: failed refunds, and refunds that wait for a dispute. */
  readonly outstandingRefund: Money
  readonly createdAt: string
}

/** A record that a booking was confirmed. */
export type ConfirmedRecord = Pick<
  ListedBooking,
  | "id"
  | "reference"
  | "guestName"
  | "status"
  | "paymentMode"
  | "paymentStatus"
  | "total"
  | "owed"
  | "credit"
  | "paid"
  | "refunded"
  | "outstandingRefund"
> & {
  readonly bookingId: string
  readonly subtotal: Money
  readonly gst: Money
  readonly transactionId: string | null
  readonly confirmedAt: string
}
