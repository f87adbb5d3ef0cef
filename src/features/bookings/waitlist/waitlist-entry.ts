import type { NotAvailable } from "#src/features/availability/availability.ts"
import type { Party } from "#src/features/availability/party.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { DeliveryStatus } from "#src/features/emails/delivery-status.ts"
import { type CalendarDate, formatShortDate } from "#src/shared/calendar-date.ts"
import type { Language } from "#src/shared/language/language.ts"

/**
 * The state of an entry. `over`: the check-in has passed; `missed`: the offer was not accepted in time; `unbookable`: the
 * hotel does not sell this stay any more.
 */
export const waitlistStates = [
  "unconfirmed",
  "waiting",
  "offered",
  "booked",
  "missed",
  "left",
  "removed",
  "unbookable",
  "over",
] as const

export type WaitlistState = (typeof waitlistStates)[number]

export const waitlistStateNames: Readonly<Record<WaitlistState, string>> = {
  unconfirmed: "Email not confirmed",
  waiting: "Waiting",
  offered: "Rooms offered",
  booked: "Booked",
  missed: "Offer missed",
  left: "Left",
  removed: "Removed",
  unbookable: "No longer bookable",
  over: "Date passed",
}

/** A guest who waits for a stay. */
export type WaitlistEntry = Stay & {
  readonly id: string
  readonly userId: string
  readonly guestName: string
  readonly email: string
  readonly roomTypeId: string
  readonly roomName: string
  readonly party: Party
  readonly language: Language
  readonly state: WaitlistState
  /** The booking of the offer. */
  readonly bookingId: string | null
  /** How many guests are ahead for some of these nights. */
  readonly ahead: number
}

/** How long free rooms are held for the first entry on the waitlist. */
export const offerMinutes = 30

/** How many stays one guest, and one email address, may wait for. */
export const maxEntries = 5

/** Whether a stay misses a minimum, so that free rooms do not help. */
export const isBelowMinimum = ({ minimumNights, isTooShort }: NotAvailable): boolean =>
  minimumNights !== undefined || isTooShort === true

/** Whether waiting may help: the rooms are taken or closed, and the stay is long enough. */
export const canJoinWaitlist = (refusal: NotAvailable): boolean =>
  refusal.firstFullNight !== null && !isBelowMinimum(refusal)

/** Whether an entry still waits or has an offer. */
export const isOpen = (state: WaitlistState): boolean =>
  state === "unconfirmed" || state === "waiting" || state === "offered"

/** An entry as the staff see it. */
export type ListedEntry = {
  readonly id: string
  readonly guestName: string
  readonly email: string
  readonly phone: string
  readonly roomName: string
  readonly checkIn: CalendarDate
  readonly checkOut: CalendarDate
  readonly rooms: number
  readonly state: WaitlistState
  readonly joinedAt: string
  /** The delivery status of the last email about it; null before one is written. */
  readonly delivery: DeliveryStatus | null
  readonly bookingId: string | null
  /** Until when free rooms are held for it; null without an offer. */
  readonly offeredUntil: string | null
}

/** '1 Aug to 3 Aug, Deluxe Room'. */
export const formatEntryStay = ({ checkIn, checkOut, roomName, rooms }: ListedEntry): string =>
  `${formatShortDate(checkIn)} to ${formatShortDate(checkOut)}, ${rooms > 1 ? `${rooms} × ` : ""}${roomName}`
