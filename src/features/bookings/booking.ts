import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromPaise, type Money } from "#src/shared/money.ts"
import type { CancellationPolicy } from "#src/features/pricing/cancellation-policy.ts"
import type { RoomGuests } from "#src/features/availability/party.ts"

export type BookingStatus = "held" | "confirmed" | "completed" | "cancelled" | "expired"
export type PaymentMode = "pay-at-hotel" | "online"
export type PaymentStatus = "pending" | "done"

export type BookingNight = {
  readonly night: CalendarDate
  readonly rooms: number
  readonly price: Money
  readonly taxable: Money
  readonly gst: Money
  readonly basisPoints: number
}

/** One room of a booking, with its guests. */
export type BookedRoom = RoomGuests & { readonly roomTypeId: string; readonly roomName: string }

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
  /** Rises with every booking: the order of lists, newest first. */
  readonly sequence: number
  /** What guest and desk call it: 'VM-' and eight letters and figures. */
  readonly reference: string
  readonly guest: Guest
  readonly status: BookingStatus
  readonly paymentMode: PaymentMode
  readonly paymentStatus: PaymentStatus
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  readonly roomTypeId: string
  readonly roomName: string
  readonly pictureId: string | null
  readonly rooms: number
  readonly bookedRooms: readonly BookedRoom[]
  /** The same night of several rooms at one price is one entry. */
  readonly nights: readonly BookingNight[]
  readonly subtotal: Money
  readonly gst: Money
  readonly total: Money
  readonly cancellationPolicy: CancellationPolicy
  readonly holdExpiresAt: string | null
  /** The provider's payment id, when money came online. */
  readonly transactionId: string | null
  readonly version: number
  readonly createdAt: string
}

const moves: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  held: ["confirmed", "expired", "cancelled"],
  confirmed: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
  // A payment that arrives late takes rooms again, if there are any (BOOK-10).
  expired: ["confirmed"],
}

/** The table of allowed moves; everything else is refused. */
export const canTransition = (from: BookingStatus, to: BookingStatus): boolean => moves[from].includes(to)

/** Unpaid online attempts are hidden from the guest's list and from the administration (ACCT-4, ADM-6). */
export const isHidden = (booking: Pick<Booking, "paymentMode" | "paymentStatus">): boolean =>
  booking.paymentMode === "online" && booking.paymentStatus === "pending"

/** Whether the rooms of the booking are taken from sale; a completed stay keeps its nights for the record. */
export const takesRooms = (status: BookingStatus): boolean =>
  status === "held" || status === "confirmed" || status === "completed"

/** Whether a guest may still pay for it online. */
export const isPayable = (booking: Pick<Booking, "status" | "paymentStatus">): boolean =>
  booking.paymentStatus === "pending" && (booking.status === "held" || booking.status === "confirmed")

export const firstNightPrice = (booking: Pick<Booking, "nights">): Money =>
  booking.nights[0]?.price ?? fromPaise(0)
