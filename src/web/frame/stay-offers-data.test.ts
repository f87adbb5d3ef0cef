import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { structuredFaults } from "#test/structured-data-rules.ts"
import { stayOffersData } from "./stay-offers-data.ts"
import { structuredText } from "./structured-data.ts"

const stay = { checkIn: calendarDateOf("2026-08-01"), checkOut: calendarDateOf("2026-08-03") }
const room = { id: "0b0e7a2c-1111-4222-8333-944455556666", slug: "deluxe", name: "Deluxe Room" }
const query = "?checkIn=01-08-2026&checkOut=03-08-2026&rooms=2-0"
const origin = "https://vimana.example"

test("[GUEST-9] the offers for a search contain the whole price, the dates and what is sold out", () => {
  const offers = stayOffersData(
    [
      { room, quote: { total: fromRupees(12_000), rooms: 1 }, isAvailable: true },
      { room, quote: { total: fromRupees(9000), rooms: 1 }, isAvailable: false },
      { room, quote: { total: zero, rooms: 1 }, isAvailable: true },
    ],
    stay,
    query,
  )(origin)
  expect(structuredFaults(structuredText(offers))).toEqual([])
  expect(offers).toMatchObject([
    { price: 12_000, availability: "https://schema.org/InStock", availabilityStarts: "2026-08-01" },
    { price: 9000, availability: "https://schema.org/SoldOut", availabilityEnds: "2026-08-03" },
  ])
  for (const { url } of offers) expect(url).toBe(`${origin}/check-availability/${room.id}${query}`)
})
