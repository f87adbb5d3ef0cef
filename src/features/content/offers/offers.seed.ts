import { randomUUID } from "node:crypto"
import { seedOffers as offers } from "#src/features/content/texts/home-offers.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import type { OfferTerms } from "./offer-terms.ts"
import { hasOffers, insertOffer } from "./offers.store.ts"

type SeedRoom = { readonly id: string; readonly name: string }
type SeedOffer = (typeof offers)[number]

/** The terms of a demo offer on these room types; a card only when the hotel has none of them. */
function seedTerms(
  { price, on, nightsForDays }: SeedOffer,
  rooms: readonly SeedRoom[],
  today: CalendarDate,
): OfferTerms | null {
  const roomTypeIds = rooms.filter(({ name }) => on === "all" || on === name).map(({ id }) => id)
  if (roomTypeIds.length === 0) return null
  const { percent, audience, code, minimumNights } = price
  const lastNight = nightsForDays === undefined ? null : addDays(today, nightsForDays)
  const dates = { bookableFrom: null, firstNight: null, lastNight }
  return { audience, code, discount: { kind: "percent", percent }, roomTypeIds, minimumNights, ...dates }
}

/** Seeds the demo offers on the room types if there has never been one. */
export async function seedOffers(
  { db, clock }: Pick<Platform, "db" | "clock">,
  rooms: readonly SeedRoom[],
): Promise<void> {
  if (await hasOffers(db)) return
  await db.transaction(async (tx) => {
    for (const [place, seeded] of offers.entries()) {
      const { validForDays, price: _price, on: _on, nightsForDays: _nights, ...offer } = seeded
      const validUntil = addDays(clock.today(), validForDays)
      const terms = seedTerms(seeded, rooms, clock.today())
      // The newest is shown first.
      const createdAt = new Date(clock.now().getTime() - place * 1000)
      await insertOffer(tx, { ...offer, id: randomUUID(), validUntil, terms, createdAt })
    }
  })
}
