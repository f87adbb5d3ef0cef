import fc from "fast-check"
import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, aStaySearch, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { quoteStay, searchStays } from "#src/features/availability/quote-stay.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, daysUntil } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { inventoryHorizon } from "#src/features/inventory/inventory.service.ts"
import {
  findRateCalendar,
  listRateChanges,
  type BuildPatch,
  previewRates,
  saveRates,
  undoRateChange,
} from "./edit-rates.service.ts"
import { patchOfSeason, patchOfWeekdays } from "./rate-edit.ts"
import { computeNightPrice } from "./night-price.ts"
import type { PriceRule } from "./pricing-rules.ts"
import { formatGstGap, formatRateEffect } from "./rate-text.ts"
import { anOwner, edit, more, saveEdit } from "./rate-edits.factory.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const save = (actor: Actor, buildPatch: BuildPatch, summary?: string) =>
  saveEdit(platform, { actor, buildPatch, ...(summary && { summary }) })

const inventory = (roomTypeId: string) =>
  platform.db.execute<{ night: string; held: number; sold: number; capacity: number; is_closed: boolean }>(
    "select night, held, sold, capacity, is_closed from inventory_nights where room_type_id = $1 and (sold > 0 or is_closed) order by night",
    [roomTypeId],
  )

describe("changing the rate calendar", () => {
  test("Diwali week +30 %: the effect is shown first, the nights change, and the change is logged", async () => {
    const [actor, classic, suite] = [
      await anOwner(platform),
      await aRoom(platform),
      await aRoom(platform, { price: fromRupees(16_500), finalPrice: fromRupees(15_510) }),
    ]
    const buildPatch = edit([classic, suite], { price: more(30) })
    // At 5 % up to ₹6,000 before tax and 10 % above, a price of ₹6,300 to ₹6,600 fits neither slab.
    await platform.db.execute(`insert into settings (name, value) values ('bookings', $1::jsonb)`, [
      JSON.stringify({
        gstPeriods: [
          {
            from: firstNight,
            slabs: [
              { upToTaxable: fromRupees(6000), basisPoints: 500 },
              { upToTaxable: null, basisPoints: 1000 },
            ],
          },
        ],
      }),
    ])
    const effect = await previewRates(platform, actor, { buildPatch })
    expect(effect).toMatchObject({
      nights: 14,
      priced: 14,
      firstNight: "2026-08-01",
      lastNight: "2026-08-07",
      from: { low: fromRupees(5000), high: fromRupees(15_510) },
      to: { low: fromRupees(6500), high: fromRupees(20_163) },
      inGap: 7,
      gapPrice: fromRupees(6500),
    })
    expect(effect && formatGstGap(effect)).toBe(
      "7 new prices fall into the GST gap, such as ₹6,500: it has the higher GST rate and leaves the hotel less than a price just below the gap.",
    )
    expect(effect && formatRateEffect(effect)[0]).toBe(
      "7 nights in 2 room types change, 1 Aug 2026 to 7 Aug 2026.",
    )
    const summary = "Diwali week: +30 %"
    const saved = valueOf(
      await saveRates(platform, actor, {
        buildPatch,
        summary,
        expectedEffect: effect?.fingerprint ?? "",
        allowUnusual: false,
      }),
    )
    const { quote } = valueOf(await quoteStay(platform, suite.id, aStaySearch({ nights: 8 })))
    expect(quote.nights.map(({ price }) => price)).toEqual([
      ...Array.from({ length: 7 }, () => fromRupees(20_163)),
      fromRupees(15_510),
    ])
    expect(await listRateChanges(platform, actor, 5)).toMatchObject([
      { id: saved.changeId, summary, isUndone: false },
    ])
    const [entry] = await platform.db.execute<{ before: unknown; after: unknown }>(
      "select before, after from audit_log where action = 'change-rates'",
    )
    expect(entry?.before).toEqual({ nightPrice: { low: fromRupees(5000), high: fromRupees(15_510) } })
    expect(entry?.after).toMatchObject({
      summary,
      nights: 14,
      nightPrice: { low: fromRupees(6500), high: fromRupees(20_163) },
    })
  })

  test("a change whose effect differs from the one shown is not saved, but shown again", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    const buildPatch = edit([room], { price: more(30) })
    const expectedEffect = (await previewRates(platform, actor, { buildPatch }))?.fingerprint ?? ""
    await save(actor, edit([room], { price: { kind: "set", price: fromRupees(9000) }, days: [0, 0] }))
    const outcome = await saveRates(platform, actor, {
      buildPatch,
      summary: "",
      expectedEffect,
      allowUnusual: false,
    })
    expect(outcome).toMatchObject({
      refusal: { kind: "effect-differs", effect: { to: { high: fromRupees(11_700) } } },
    })
    expect(await save(actor, edit([room], {}))).toMatchObject({ refusal: { kind: "nothing-changes" } })
  })

  test("a minimum stay that somebody else set in the meantime is not overwritten unseen", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    const buildPatch = edit([room], { minimumNights: 3 })
    const shown = await previewRates(platform, actor, { buildPatch })
    await save(actor, edit([room], { minimumNights: 2 }))
    const sent = { buildPatch, summary: "", expectedEffect: shown?.fingerprint ?? "", allowUnusual: false }
    expect(await saveRates(platform, actor, sent)).toMatchObject({
      refusal: { kind: "effect-differs" },
    })
  })

  test("a change that is saved without its effect names the change that somebody else made since", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    const sent = { summary: "", expectedEffect: null, allowUnusual: false }
    const first = valueOf(await save(actor, edit([room], { minimumNights: 2 }), "At least 2 nights"))
    const changed = { ...sent, buildPatch: edit([room], { minimumNights: 3 }) }
    expect(await saveRates(platform, actor, { ...changed, opened: "" })).toMatchObject({
      refusal: { kind: "effect-differs", newer: { id: first.changeId, summary: "At least 2 nights" } },
    })
    expect(await saveRates(platform, actor, { ...changed, opened: first.changeId })).toMatchObject({
      ok: true,
    })
  })

  test("[ADM-5] a price of one rupee is saved only when it is confirmed", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    const buildPatch = edit([room], { price: { kind: "set", price: fromRupees(1) } })
    expect(await save(actor, buildPatch)).toMatchObject({
      refusal: {
        kind: "unusual-price",
        effect: { unusual: 7, unusualChange: { before: fromRupees(5000), after: fromRupees(1) } },
      },
    })
    expect(await listRateChanges(platform, actor, 5)).toEqual([])
    const wanted = { buildPatch, summary: "", expectedEffect: null, allowUnusual: true }
    expect(await saveRates(platform, actor, wanted)).toMatchObject({ ok: true })
  })

  test("[BOOK-7] a booking that was made keeps its price", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    const booking = await aBooking(platform, { roomId: room.id, nights: 2 })
    await save(actor, edit([room], { price: more(50) }))
    const [row] = await platform.db.execute<{ total_paise: number }>(
      "select total_paise from bookings where id = $1",
      [booking.id],
    )
    expect(row?.total_paise).toBe(fromRupees(10_000))
  })

  test("[API-10] is for staff with the right; the front desk can only view it", async () => {
    const room = await aRoom(platform)
    const { id: userId } = await anAccount(platform)
    const buildPatch = edit([room], { price: more(30) })
    for (const role of ["guest", "front-desk", "marketing", "events"] as const) {
      const actor: Actor = { kind: "user", userId, role }
      expect(await save(actor, buildPatch)).toEqual({ ok: false, refusal: { kind: "forbidden" } })
      expect(await undoRateChange(platform, actor, room.id)).toEqual({ ok: false, refusal: "forbidden" })
      const sees = (await findRateCalendar(platform, actor, inventoryHorizon(platform))) !== null
      expect(sees).toBe(role === "front-desk")
    }
  })
})

describe("bookings follow the rate calendar", () => {
  const placing = async (room: RoomType, nights: number) => {
    const { id: userId } = await anAccount(platform)
    return placeBooking(
      platform,
      { kind: "user", userId, role: "guest" },
      {
        roomId: room.id,
        search: aStaySearch({ nights }),
        paymentMode: "pay-at-hotel",
        seenTotal: null,
        idempotencyKey: "0b7c3f5e-6a1d",
      },
    )
  }

  test("[AVAIL-5] [AVAIL-7] a stay below the minimum of its nights is refused everywhere, with the reason", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    await save(actor, edit([room], { minimumNights: 3, days: [1, 1] }))
    const refusal = { kind: "not-available", firstFullNight: "2026-08-02", minimumNights: 3 }
    expect(await quoteStay(platform, room.id, aStaySearch({ nights: 2 }))).toMatchObject({ refusal })
    expect(await placing(room, 2)).toMatchObject({ refusal })
    expect(valueOf(await searchStays(platform, aStaySearch({ nights: 2 })))).toMatchObject([
      { isAvailable: false, why: refusal },
    ])
    expect((await quoteStay(platform, room.id, aStaySearch({ nights: 1 }))).ok).toBe(true)
    expect((await placing(room, 3)).ok).toBe(true)
  })

  test("[AVAIL-5] [BOOK-8] a closed night is not sold; what was sold on it stays, and so do its counters", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    await aBooking(platform, { roomId: room.id, nights: 2, rooms: 2 })
    await save(actor, edit([room], { isClosed: true, days: [1, 1] }))
    const refusal = { kind: "not-available", firstFullNight: "2026-08-02", left: 0, isClosed: true }
    expect(await quoteStay(platform, room.id, aStaySearch({ nights: 2 }))).toMatchObject({ refusal })
    expect(await placing(room, 2)).toMatchObject({ refusal })
    expect(await inventory(room.id)).toEqual([
      { night: "2026-08-01", held: 0, sold: 2, capacity: 5, is_closed: false },
      { night: "2026-08-02", held: 0, sold: 2, capacity: 5, is_closed: true },
    ])
    await save(actor, edit([room], { isClosed: false, days: [0, 6] }))
    expect(valueOf(await quoteStay(platform, room.id, aStaySearch({ nights: 2 }))).left).toBe(3)
  })

  test("[AVAIL-2] [L-18] every stay costs what the calendar shows for its nights", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    const rule = (hundredths: number): PriceRule => ({ kind: "change", hundredths })
    const season = (id: string, [first, last]: [number, number], hundredths: number) => ({
      id: `0b7c3f5e-6a1d-4e0f-9a55-00000000000${id}`,
      name: `Season ${id}`,
      firstNight: addDays(firstNight, first),
      lastNight: addDays(firstNight, last),
      rules: { [room.id]: rule(hundredths) },
    })
    for (const one of [season("1", [0, 25], 1000), season("2", [5, 11], 3000)])
      await save(actor, (rules) => patchOfSeason(rules, one.id, one))
    await save(actor, (rules) =>
      patchOfWeekdays(rules, { [room.id]: [null, rule(-500), null, null, null, rule(1500), rule(1500)] }),
    )
    await save(actor, edit([room], { price: more(7), days: [10, 14] }))
    const calendar = await findRateCalendar(platform, actor, inventoryHorizon(platform))
    if (!calendar) throw new Error("no calendar")
    const anyStay = fc.tuple(fc.integer({ min: -20, max: 40 }), fc.integer({ min: 1, max: 12 }))
    await fc.assert(
      fc.asyncProperty(anyStay, async ([day, nights]) => {
        const checkIn = addDays(firstNight, day)
        const checkOut = addDays(checkIn, nights)
        const { quote } = valueOf(await quoteStay(platform, room.id, { ...aStaySearch(), checkIn, checkOut }))
        const shown = daysUntil(checkIn, checkOut).map(
          (night) => computeNightPrice(calendar.rules, room, night).price,
        )
        expect(quote.nights.map(({ price }) => price)).toEqual(shown)
      }),
      { numRuns: 40 },
    )
  })
})
