import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { RateOffer } from "#src/features/content/offers/offer-terms.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { add, fromRupees, type Money, sum } from "#src/shared/money.ts"
import { defaultGstPeriods, gstSlabsOf2025, taxPrice } from "./gst.ts"
import {
  type BookedPrices,
  pricesOfRooms,
  quoteChangedNights,
  quoteWithOffers,
  type TypeToQuote,
} from "./offers/quote-offers.ts"
import { aRateOffer } from "./offers/offers.factory.ts"
import { combineQuotes, countNights, quoteNights, totalOfType, totalsByNight } from "./quote.ts"

const start = calendarDateOf("2026-12-01")

const anyPrices = (nights: number) =>
  fc.array(fc.integer({ min: 1, max: 30_000 }).map(fromRupees), { minLength: nights, maxLength: nights })

/** Two to four types of one to three rooms, each with its price of every night. */
const anyTypes = fc.integer({ min: 1, max: 8 }).chain((nights) =>
  fc.array(fc.record({ rooms: fc.integer({ min: 1, max: 3 }), prices: anyPrices(nights) }), {
    minLength: 2,
    maxLength: 4,
  }),
)

type RequestedTypes = readonly { readonly rooms: number; readonly prices: readonly Money[] }[]

const typesOf = (requested: RequestedTypes) =>
  requested.map(({ rooms, prices }, index) => ({
    roomTypeId: `type-${index}`,
    roomName: `Room ${index}`,
    rooms,
    rates: prices.map((price, night) => ({ night: addDays(start, night), price })),
    today: calendarDateOf("2026-11-01"),
    gstPeriods: defaultGstPeriods,
  }))

const quoteOf = (requested: RequestedTypes) =>
  combineQuotes(
    typesOf(requested).map((type) => ({
      ...type,
      quote: quoteNights(type.rates, type.rooms, defaultGstPeriods),
    })),
  )

const changedQuote = (types: readonly TypeToQuote[], booked: BookedPrices, offer: RateOffer | null) =>
  quoteChangedNights(
    types.map((type) => ({ ...type, booked: pricesOfRooms(booked, type) })),
    offer,
  )

const noOffers = { offers: [], isMember: false, code: null }

describe("the quote of several room types", () => {
  test("[GUEST-4] [CONST-7] is the sum of its types; each night of a room has its own tax", () => {
    fc.assert(
      fc.property(anyTypes, (requested) => {
        const quote = quoteOf(requested)
        const single = typesOf(requested).map(({ rates, rooms }) =>
          quoteNights(rates, rooms, defaultGstPeriods),
        )
        expect(quote.total).toBe(sum(single.map(({ total }) => total)))
        expect(quote.gst).toBe(sum(single.map(({ gst }) => gst)))
        expect(add(quote.subtotal, quote.gst)).toBe(quote.total)
        expect(quote.rooms).toBe(requested.reduce((all, { rooms }) => all + rooms, 0))
        for (const { night: _, roomTypeId, roomName, rooms, ...taxed } of quote.nights) {
          expect(taxed).toEqual(taxPrice(taxed.price, gstSlabsOf2025))
          expect([roomTypeId, roomName, rooms]).not.toContain(undefined)
        }
      }),
    )
  })

  test("[GUEST-4] its nights and its types both sum up to its total", () => {
    fc.assert(
      fc.property(anyTypes, (requested) => {
        const quote = quoteOf(requested)
        const byNight = totalsByNight(quote)
        expect(byNight).toHaveLength(countNights(quote.nights))
        expect(sum(byNight.map(({ total }) => total))).toBe(quote.total)
        const byType = typesOf(requested).map(({ roomTypeId }) => totalOfType(quote, roomTypeId))
        expect(sum(byType)).toBe(quote.total)
      }),
    )
  })

  test("[GUEST-4] without an offer it is the price that every type has alone", () => {
    fc.assert(
      fc.property(anyTypes, (requested) => {
        expect(quoteWithOffers(typesOf(requested), noOffers).quote).toEqual(quoteOf(requested))
      }),
    )
  })
})

describe("an offer for several room types", () => {
  const requested = [
    { rooms: 2, prices: [fromRupees(5000), fromRupees(5000)] },
    { rooms: 1, prices: [fromRupees(9000), fromRupees(9000)] },
  ]
  const offerOf = (roomTypeIds: readonly string[]) =>
    aRateOffer({
      audience: "public",
      discount: { kind: "percent", percent: 10 },
      roomTypeIds: [...roomTypeIds],
      minimumNights: 2,
    })
  const quoteAt = (roomTypeIds: readonly string[]) =>
    quoteWithOffers(typesOf(requested), { ...noOffers, offers: [offerOf(roomTypeIds)] }).quote

  test("[GUEST-4] [GUEST-7] lowers the types that it is for, and no other", () => {
    expect(quoteAt([])).toMatchObject({ total: fromRupees(34_200), offer: { saving: fromRupees(3800) } })
    expect(quoteAt(["type-1"])).toMatchObject({
      total: fromRupees(36_200),
      offer: { saving: fromRupees(1800) },
    })
    expect(quoteAt(["another"]).offer).toBeUndefined()
  })

  test("[GUEST-4] [GUEST-7] a code that is for one of the types is applied", () => {
    const coded = aRateOffer({ audience: "code", code: "SUITE", roomTypeIds: ["type-1"] })
    const candidateOffers = { offers: [coded], isMember: false, code: "SUITE" }
    expect(quoteWithOffers(typesOf(requested), candidateOffers).code).toEqual({ kind: "applied" })
    const others = typesOf(requested).slice(0, 1)
    expect(quoteWithOffers(others, candidateOffers).code).toEqual({
      kind: "refused",
      reason: { kind: "other-room" },
    })
  })

  test("[GUEST-4] [GUEST-7] changed dates keep what each type saves, and lose it with a stay that is too short", () => {
    const offer = offerOf([])
    const { quote } = quoteWithOffers(typesOf(requested), { ...noOffers, offers: [offer] })
    const booked = { nights: quote.nights, offer: quote.offer ?? null }
    const same = changedQuote(typesOf(requested), booked, offer)
    expect(same).toMatchObject({ total: quote.total, offer: quote.offer })
    expect(changedQuote(typesOf(requested), booked, null).total).toBe(quote.total)
    const shorter = typesOf(requested.map(({ rooms, prices }) => ({ rooms, prices: prices.slice(1) })))
    expect(changedQuote(shorter, booked, offer)).toMatchObject({
      total: fromRupees(19_000),
      offer: { saving: 0 },
    })
  })

  test("[GUEST-4] changed dates keep the booked price of each type", () => {
    fc.assert(
      fc.property(anyTypes, fc.integer({ min: 1, max: 3 }), (before, more) => {
        const booked = quoteOf(before)
        const later = typesOf(
          before.map(({ rooms, prices }) => ({ rooms, prices: [...prices, ...prices.slice(0, more)] })),
        )
        const changed = later.map((type) => ({
          ...type,
          rates: type.rates.map(({ night, price }) => ({ night, price: add(price, fromRupees(100)) })),
        }))
        const quote = changedQuote(changed, { nights: booked.nights, offer: null }, null)
        expect(quote.nights.slice(0, booked.nights.length)).toEqual(booked.nights)
        for (const night of quote.nights.slice(booked.nights.length)) {
          const type = changed.find(({ roomTypeId }) => roomTypeId === night.roomTypeId)
          expect(type?.rates).toContainEqual({ night: night.night, price: night.price })
        }
      }),
    )
  })
})
