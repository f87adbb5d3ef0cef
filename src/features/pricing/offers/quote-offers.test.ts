import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { anyNightPrice } from "#src/features/availability/stays.factory.ts"
import type { OfferDiscount, OfferTerms, RateOffer } from "#src/features/content/offers/offer-terms.ts"
import { computeFinalPrice } from "#src/features/rooms/room-type.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { add, fromRupees, type Money, sum, times } from "#src/shared/money.ts"
import { defaultGstPeriods, gstSlabsOf2025, taxPrice } from "../gst.ts"
import { quoteNights } from "../quote.ts"
import { discountedPrice } from "./offer-price.ts"
import { aRateOffer } from "./offers.factory.ts"
import {
  type BookedPrices,
  type CandidateOffers,
  quoteChangedNights,
  quoteWithOffers,
  type TypeToQuote,
} from "./quote-offers.ts"

const start = calendarDateOf("2026-12-24")
const roomTypeId = "suite"

const stayOf = (prices: readonly Money[], rooms = 1) => ({
  roomTypeId,
  roomName: "Classic Room",
  rates: prices.map((price, index) => ({ night: addDays(start, index), price })),
  today: calendarDateOf("2026-11-01"),
  rooms,
  gstPeriods: defaultGstPeriods,
})

const candidateOffers = (parts: Partial<CandidateOffers>): CandidateOffers => ({
  offers: [],
  isMember: false,
  code: null,
  ...parts,
})

const nights = (count: number, rupees = 10_000): Money[] =>
  Array.from({ length: count }, () => fromRupees(rupees))
const withCode = (code: string, terms: Partial<OfferTerms> = {}) =>
  ({ audience: "code", code, ...terms }) as const

const anyDiscount: fc.Arbitrary<OfferDiscount> = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 90 }) }),
  fc.record({
    kind: fc.constant("amount" as const),
    amount: fc.integer({ min: 1, max: 30_000 }).map(fromRupees),
  }),
)
const anyDay = fc.option(
  fc.integer({ min: -5, max: 35 }).map((days) => addDays(start, days)),
  { nil: null },
)
const anyTerms = fc.record({
  audience: fc.constantFrom("public" as const, "members" as const),
  discount: anyDiscount,
  firstNight: anyDay,
  lastNight: anyDay,
  minimumNights: fc.integer({ min: 1, max: 10 }),
  roomTypeIds: fc.constantFrom([], [roomTypeId], ["another"]),
})
const anyOffers = fc.array(
  anyTerms.map((terms) => aRateOffer(terms)),
  { maxLength: 4 },
)
const anyPrices = fc.array(anyNightPrice, { minLength: 1, maxLength: 14 })
const anyRooms = fc.integer({ min: 1, max: 5 })

describe("a discounted night", () => {
  test("[CONST-1] [GUEST-7] is the price less the percentage, as a whole number of rupees", () => {
    expect(discountedPrice(fromRupees(9999), { kind: "percent", percent: 15 })).toBe(fromRupees(8499))
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 100_000 }),
        fc.integer({ min: 1, max: 90 }),
        (rupees, percent) => {
          const price = fromRupees(rupees)
          const expected = Math.max(fromRupees(1), computeFinalPrice(price, percent))
          expect(discountedPrice(price, { kind: "percent", percent })).toBe(expected)
        },
      ),
    )
  })

  test("[GUEST-7] costs at least a rupee, and never more than before", () => {
    expect(discountedPrice(fromRupees(400), { kind: "amount", amount: fromRupees(500) })).toBe(fromRupees(1))
    fc.assert(
      fc.property(anyNightPrice, anyDiscount, (price, discount) => {
        const after = discountedPrice(price, discount)
        expect(after).toBeLessThanOrEqual(price)
        expect(after).toBeGreaterThanOrEqual(Math.min(price, fromRupees(1)))
      }),
    )
  })
})

describe("the price of a stay with offers", () => {
  test("[GUEST-7] [CONST-7] never rises, and its parts sum to the paisa by the slab of the lower price", () => {
    fc.assert(
      fc.property(anyPrices, anyRooms, anyOffers, fc.boolean(), (prices, rooms, offers, isMember) => {
        const stay = stayOf(prices, rooms)
        const { quote } = quoteWithOffers([stay], candidateOffers({ offers, isMember }))
        const normal = quoteNights(stay.rates, rooms, defaultGstPeriods)
        expect(quote.total).toBeLessThanOrEqual(normal.total)
        expect(add(quote.subtotal, quote.gst)).toBe(quote.total)
        expect(quote.total).toBe(times(sum(quote.nights.map(({ price }) => price)), rooms))
        for (const { night: _, ...night } of quote.nights)
          expect(night).toEqual(taxPrice(night.price, gstSlabsOf2025))
        if (quote.offer) expect(add(quote.total, quote.offer.saving)).toBe(normal.total)
        else expect(quote).toEqual(normal)
      }),
    )
  })

  test("[GUEST-7] an offer never applies outside its nights, its rooms or its length of stay", () => {
    fc.assert(
      fc.property(anyPrices, anyTerms, (prices, terms) => {
        const stay = stayOf(prices)
        const offer = aRateOffer({ ...terms, audience: "public" })
        const { quote } = quoteWithOffers([stay], candidateOffers({ offers: [offer] }))
        if (prices.length < terms.minimumNights || terms.roomTypeIds.some((id) => id === "another"))
          expect(quote.offer).toBeUndefined()
        for (const [index, { night, price }] of quote.nights.entries()) {
          const isOutside =
            (terms.firstNight !== null && night < terms.firstNight) ||
            (terms.lastNight !== null && night > terms.lastNight)
          if (isOutside) expect(price).toBe(prices[index])
        }
      }),
    )
  })

  test("[GUEST-7] the guest pays the cheapest price of the offers that are open to them", () => {
    const offers = [
      aRateOffer({ discount: { kind: "percent", percent: 5 } }),
      aRateOffer({ discount: { kind: "amount", amount: fromRupees(1500) }, minimumNights: 3 }),
      aRateOffer({ audience: "members" }),
      aRateOffer(withCode("HALF", { discount: { kind: "percent", percent: 50 } })),
    ]
    const totalOf = (count: number, reach: Partial<CandidateOffers>) =>
      quoteWithOffers([stayOf(nights(count))], candidateOffers({ offers, ...reach })).quote.total
    expect(totalOf(2, {})).toBe(fromRupees(19_000))
    expect(totalOf(3, {})).toBe(fromRupees(25_500))
    expect(totalOf(2, { isMember: true })).toBe(fromRupees(18_000))
    expect(totalOf(2, { isMember: true, code: "HALF" })).toBe(fromRupees(10_000))
  })

  test("[GUEST-5] a code is applied, beaten by a better offer, or refused with its reason", () => {
    const outcome = (terms: Partial<OfferTerms>, code = "STAY3", parts = {}) => {
      const offers = [aRateOffer(), aRateOffer(withCode("STAY3", terms), { name: "Three nights", ...parts })]
      return quoteWithOffers([stayOf(nights(2))], candidateOffers({ offers, code })).code
    }
    expect(outcome({ discount: { kind: "percent", percent: 10 } })).toEqual({ kind: "applied" })
    expect(outcome({ discount: { kind: "percent", percent: 9 } })).toEqual({
      kind: "saves-less",
      by: "Long stay",
    })
    const refusals = [
      [outcome({}, "WRONG"), { kind: "unknown" }],
      [outcome({ minimumNights: 3 }), { kind: "too-short", nights: 3 }],
      [outcome({ roomTypeIds: ["another"] }), { kind: "other-room" }],
      [outcome({ bookableFrom: calendarDateOf("2026-11-02") }), { kind: "not-yet", from: "2026-11-02" }],
      [
        outcome({}, "STAY3", { validUntil: calendarDateOf("2026-10-31") }),
        { kind: "ended", on: "2026-10-31" },
      ],
      [outcome({ lastNight: addDays(start, -1) }), { kind: "other-nights", first: null, last: "2026-12-23" }],
    ] as const
    for (const [answer, reason] of refusals) expect(answer).toEqual({ kind: "refused", reason })
  })

  test("[CORP-2] visitors see what members save, and members do not", () => {
    const offers = [aRateOffer({ audience: "members" })]
    const saving = (reach: Partial<CandidateOffers>) =>
      quoteWithOffers([stayOf(nights(2))], candidateOffers({ offers, ...reach })).memberSaving
    expect(saving({})).toEqual({ saving: fromRupees(2000), percent: 10 })
    expect(saving({ isMember: true })).toBeNull()
    expect(
      saving({ offers: [...offers, aRateOffer({ discount: { kind: "percent", percent: 20 } })] }),
    ).toBeNull()
  })
})

describe("changed dates of a booking with an offer", () => {
  const changed = (stay: TypeToQuote, booked: BookedPrices, offer: RateOffer | null) =>
    quoteChangedNights([{ ...stay, booked }], offer)

  test("[GUEST-7] keep the booked nights as they are, whatever the offer has become", () => {
    fc.assert(
      fc.property(anyPrices, anyTerms, fc.option(anyTerms, { nil: null }), (prices, terms, changedTerms) => {
        const stay = stayOf(prices)
        const { quote: booked } = quoteWithOffers(
          [stay],
          candidateOffers({ offers: [aRateOffer({ ...terms, audience: "public" })] }),
        )
        const later = {
          ...stay,
          rates: [...stay.rates, { night: addDays(start, prices.length), price: fromRupees(9000) }],
        }
        const offer = changedTerms && aRateOffer({ ...changedTerms, audience: "public" })
        const quote = changed(later, { nights: booked.nights, offer: booked.offer ?? null }, offer)
        expect(quote.nights.slice(0, -1)).toEqual(booked.nights)
        expect(quote.nights.at(-1)?.price).toBeLessThanOrEqual(fromRupees(9000))
        expect(quote.offer?.saving ?? 0).toBeGreaterThanOrEqual(booked.offer?.saving ?? 0)
        if (!booked.offer || !offer) expect(quote.nights.at(-1)?.price).toBe(fromRupees(9000))
      }),
    )
  })

  test("[GUEST-7] the offer makes new nights cheaper while it is valid, and savings follow the nights", () => {
    const offer = aRateOffer()
    const stay = stayOf(nights(2))
    const { quote } = quoteWithOffers([stay], candidateOffers({ offers: [offer] }))
    const booked = { nights: quote.nights, offer: quote.offer ?? null }
    expect(changed(stayOf(nights(3)), booked, offer)).toMatchObject({
      total: fromRupees(27_000),
      offer: { saving: fromRupees(3000) },
    })
    const ended = { ...offer, validUntil: calendarDateOf("2026-10-01") }
    expect(changed(stayOf(nights(3)), booked, ended)).toMatchObject({
      total: fromRupees(28_000),
      offer: { saving: fromRupees(2000) },
    })
    expect(changed(stayOf(nights(1)), booked, offer)).toMatchObject({
      total: fromRupees(9000),
      offer: { saving: fromRupees(1000) },
    })
  })

  test("[GUEST-7] [CONST-7] a stay that gets too short for its offer pays the price before it, with its tax", () => {
    const offer = aRateOffer({ minimumNights: 3, discount: { kind: "percent", percent: 40 } })
    const { quote } = quoteWithOffers([stayOf(nights(3), 2)], candidateOffers({ offers: [offer] }))
    const booked = { nights: quote.nights, offer: quote.offer ?? null }
    const shorter = stayOf(nights(2, 12_000), 2)
    const { nights: charged, ...figures } = changed(shorter, booked, offer)
    expect(charged).toEqual(quoteNights(stayOf(nights(2)).rates, 2, defaultGstPeriods).nights)
    expect(figures).toMatchObject({ total: fromRupees(40_000), offer: { saving: 0, savings: {} } })
  })

  test("[GUEST-7] the minimum stay of an offer is the one at the booking, whatever the offer has become", () => {
    const terms = { minimumNights: 3, discount: { kind: "percent", percent: 40 } } as const
    const changedOffers = [
      null,
      aRateOffer({ ...terms, minimumNights: 4 }),
      aRateOffer({ ...terms, minimumNights: 1 }),
    ]
    const { quote } = quoteWithOffers([stayOf(nights(5))], candidateOffers({ offers: [aRateOffer(terms)] }))
    const booked = { nights: quote.nights, offer: quote.offer ?? null }
    for (const offer of changedOffers) {
      expect(changed(stayOf(nights(3)), booked, offer).total).toBe(fromRupees(18_000))
      expect(changed(stayOf(nights(1)), booked, offer).total).toBe(fromRupees(10_000))
    }
  })
})
