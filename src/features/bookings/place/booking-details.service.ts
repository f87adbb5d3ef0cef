import type { Arrival } from "#src/features/bookings/arrival/arrival.ts"
import { saveArrival } from "#src/features/bookings/arrival/arrival.store.ts"
import type { Company } from "#src/features/bookings/company/company.ts"
import { saveCompany } from "#src/features/bookings/company/company.store.ts"
import type { WantedExtra } from "#src/features/bookings/extras/booked-extra.ts"
import { updateBookingHours } from "#src/features/bookings/day-rooms/booking-hours.store.ts"
import { insertWantedExtras } from "#src/features/bookings/extras/booked-extras.store.ts"
import { saveBookedOffer } from "#src/features/bookings/offer/booked-offer.store.ts"
import type { DayRoom } from "#src/features/day-rooms/day-room.ts"
import type { AppliedOffer } from "#src/features/pricing/offers/applied-offer.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Language } from "#src/shared/language/language.ts"
import { updateBookingLanguage } from "./place-booking.store.ts"

/** What a guest may add to a booking. */
export type BookingDetails = {
  /** The company that the invoice is made out to. */
  readonly company?: Company | null
  readonly arrival?: Arrival | null
  readonly extras?: readonly WantedExtra[]
  /** Of the pages on which the guest books; English unless said. */
  readonly language?: Language | undefined
}

/** Rolls a booking or its change back: an extra is not offered any more, or at another price than the guest saw. */
export class ExtraChanged extends Error {}

type StoredDetails = BookingDetails & {
  readonly offer: AppliedOffer | null | undefined
  readonly dayRoom: DayRoom | null | undefined
}

/** Stores the details of a new booking, the offer in its prices, and the hours of a day room. */
export async function saveDetails(
  tx: Sql,
  bookingId: string,
  { company, arrival, extras = [], offer, dayRoom, language }: StoredDetails,
): Promise<void> {
  if (language === "hi") await updateBookingLanguage(tx, bookingId, language)
  if (company) await saveCompany(tx, bookingId, company)
  if (arrival) await saveArrival(tx, bookingId, arrival)
  if (dayRoom) await updateBookingHours(tx, bookingId, dayRoom)
  if (offer) await saveBookedOffer(tx, bookingId, offer)
  if (!(await insertWantedExtras(tx, bookingId, extras))) throw new ExtraChanged()
}
