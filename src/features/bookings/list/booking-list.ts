import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import type { TableRules } from "#src/shared/table-query.ts"
import type { Booking, BookingStatus, PaymentMode, PaymentStatus } from "#src/features/bookings/booking.ts"
import type { Party } from "#src/features/availability/party.ts"
import {
  choicesOf,
  paymentModeNames,
  paymentStatusNames,
  statusNames,
} from "#src/features/bookings/status-names.ts"

/** A booking as the desk's list shows it. */
export type ListedBooking = {
  readonly id: string
  readonly reference: string
  readonly guest: { readonly name: string; readonly email: string; readonly phone: string }
  readonly status: BookingStatus
  readonly paymentMode: PaymentMode
  readonly paymentStatus: PaymentStatus
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  readonly roomName: string
  readonly rooms: number
  readonly party: Party
  readonly nightPrice: Money
  readonly total: Money
  readonly createdAt: string
}

/** Statuses as the desk tells them apart: a hold that is paid is as good as certain. */
export const listedStatuses = [
  "confirmed",
  "completed",
  "cancelled",
  "expired",
] as const satisfies BookingStatus[]

export const paymentModes = ["pay-at-hotel", "online"] as const satisfies Booking["paymentMode"][]
export const paymentStatuses = ["pending", "done"] as const satisfies PaymentStatus[]

export type RoomChoice = { readonly id: string; readonly name: string }

/** What the desk's list of bookings can be asked (ADM-6, ADM-9). */
export const bookingListRules = (rooms: readonly RoomChoice[]) =>
  ({
    path: "/admin/booking",
    things: "bookings",
    searchLabel: "Reference, guest, email or phone",
    sorts: { booked: "Booked", arrival: "Arrival", departure: "Departure", price: "Price" },
    firstSort: { key: "booked", direction: "desc" },
    filters: {
      status: { kind: "choice", label: "Status", choices: choicesOf(listedStatuses, statusNames) },
      payment: { kind: "choice", label: "Payment", choices: choicesOf(paymentStatuses, paymentStatusNames) },
      mode: { kind: "choice", label: "Mode", choices: choicesOf(paymentModes, paymentModeNames) },
      room: {
        kind: "choice",
        label: "Room",
        choices: rooms.map(({ id, name }) => ({ value: id, label: name })),
      },
      arrival: { kind: "days", label: "Arrival" },
      departure: { kind: "days", label: "Departure" },
      booked: { kind: "days", label: "Booked" },
    },
    columns: {
      reference: { label: "Reference", sort: "booked" },
      guest: { label: "Guest" },
      email: { label: "Email", isExtra: true },
      stay: { label: "Stay", sort: "arrival" },
      departure: { label: "Departure", sort: "departure", isExtra: true },
      room: { label: "Room" },
      price: { label: "Price", sort: "price" },
      status: { label: "Status" },
    },
  }) as const satisfies TableRules
