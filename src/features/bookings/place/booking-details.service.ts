import { saveArrival } from "#src/features/bookings/arrival/arrival.store.ts"
import { saveCompany } from "#src/features/bookings/company/company.store.ts"
import { updateBookingHours } from "#src/features/bookings/day-rooms/booking-hours.store.ts"
import { insertBookedExtras } from "#src/features/bookings/extras/booked-extras.store.ts"
import { saveBookedOffer } from "#src/features/bookings/booked-offers.store.ts"
import { insertKeptPrice } from "#src/features/bookings/price-lock/kept-prices.store.ts"
import type { KeptPrice } from "#src/features/bookings/price-lock/price-lock.ts"
import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { AppliedOffer } from "#src/features/pricing/offers/applied-offer.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { BookingDetails } from "./booking-request.ts"
import { updateBookingLanguage } from "./place-booking.store.ts"

/** Thrown to roll a booking or its change back: an extra is no longer offered, or not at the price that the guest saw. */
export class ExtraChanged extends Error {}

type StoredDetails = BookingDetails & {
  readonly offer: AppliedOffer | null | undefined
  readonly dayRoom: DayRoom | null | undefined
  readonly keptPrice?: KeptPrice | null
}

/** Stores the details of a new booking, the offer in its prices, and the hours of a day room. */
export async function saveBookingDetails(
  tx: Sql,
  bookingId: string,
  { company, arrival, extras = [], offer, dayRoom, keptPrice, language }: StoredDetails,
): Promise<void> {
  if (language === "hi") await updateBookingLanguage(tx, bookingId, language)
  if (company) await saveCompany(tx, bookingId, company)
  if (arrival) await saveArrival(tx, bookingId, arrival)
  if (dayRoom) await updateBookingHours(tx, bookingId, dayRoom)
  if (keptPrice) await insertKeptPrice(tx, bookingId, keptPrice)
  if (offer) await saveBookedOffer(tx, bookingId, offer)
  if (!(await insertBookedExtras(tx, bookingId, extras))) throw new ExtraChanged()
}
