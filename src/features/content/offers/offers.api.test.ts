import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { createApp } from "#src/server/app.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { OfferTerms } from "./offer-terms.ts"
import { someTerms } from "./offers.factory.ts"
import { seedOffers } from "./offers.seed.ts"
import { insertOffer } from "./offers.store.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const anOffer = (name: string, terms: OfferTerms | null = null) =>
  insertOffer(platform.db, {
    id: randomUUID(),
    name,
    pictureId: "suite",
    description: "A long weekend.",
    validUntil: calendarDateOf("2026-12-31"),
    roomDiscount: "15% off the room",
    diningDiscount: "20% off at Zaika",
    terms,
    createdAt: platform.clock.now(),
  })

test("[API-5] offers are public, with the specification's field names", async () => {
  await anOffer("Suite")
  const { status, body } = await callApi(app, "/api/offer")
  expect([status, body["result"]]).toEqual([200, "Done"])
  expect(body["data"]).toEqual([
    {
      _id: expect.any(String),
      name: "Suite",
      pic: "/media/pictures/suite-800.jpg",
      description: "A long weekend.",
      validdate: "2026-12-31",
      offerDiscount: "15% off the room",
      offerEating: "20% off at Zaika",
    },
  ])
})

test("[API-5] offers that need a code are not listed", async () => {
  await anOffer("Suite")
  await anOffer("Members", someTerms({ audience: "members" }))
  await anOffer("Secret", someTerms({ audience: "code", code: "SECRET-9" }))
  const { body } = await callApi(app, "/api/offer")
  expect((body["data"] as { name: string }[]).map(({ name }) => name).toSorted()).toEqual([
    "Members",
    "Suite",
  ])
})

test("[ADM-4] the name of an offer is taken regardless of capitals", async () => {
  await anOffer("Suite")
  await expect(anOffer("SUITE")).rejects.toMatchObject({ code: "23505" })
})

test("a new hotel is seeded with six valid offers, once", async () => {
  await seedOffers(platform, [])
  await seedOffers(platform, [])
  const data = (await callApi(app, "/api/offer")).body["data"] as { validdate: string }[]
  expect(data).toHaveLength(6)
  expect(data.every(({ validdate }) => validdate > platform.clock.today())).toBe(true)
})
