import { beforeEach, expect, test } from "vitest"
import { aStaySearch, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { closeNights, openNights } from "#src/features/inventory/inventory.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findCombinedStay } from "./combined-stay.service.ts"
import { quoteStay, searchStays } from "./quote-stay.service.ts"

const platform = setUpPlatform()
let classic: RoomType
let deluxe: RoomType

beforeEach(async () => {
  await platform.clear()
  classic = await aRoom(platform, { stockQuantity: 1, price: fromRupees(5000) })
  deluxe = await aRoom(platform, { stockQuantity: 1, price: fromRupees(8000) })
})

const search = aStaySearch({ rooms: 2 })

async function find(request = search, preferredId?: string) {
  const offers = valueOf(await searchStays(platform, request))
  return findCombinedStay(platform, offers, { search: request, ...(preferredId && { preferredId }) })
}

test("[GUEST-3] two rooms are found as one of each type, at one price that can be booked", async () => {
  const found = await find()
  expect(found?.search.types?.toSorted()).toEqual([classic.slug, deluxe.slug].toSorted())
  expect(found?.quoted.quote.total).toBe(fromRupees(26_000))
  const quoted = await quoteStay(platform, found?.quoted.room.id ?? "", found?.search ?? search)
  expect(quoted).toMatchObject({ ok: true, value: { quote: { total: fromRupees(26_000), rooms: 2 } } })
})

test("[GUEST-3] no combination is offered for one room, when one type alone is free, or with too few rooms", async () => {
  expect(await find(aStaySearch())).toBeNull()
  expect(await find(aStaySearch({ rooms: 3 }))).toBeNull()
  await aRoom(platform, { stockQuantity: 2 })
  expect(await find()).toBeNull()
})

test("[GUEST-3] a search for a type with one room left offers it together with another type", async () => {
  const other = await aRoom(platform, { stockQuantity: 4, price: fromRupees(4000) })
  const found = await find(search, deluxe.id)
  expect(found?.search.types).toEqual([deluxe.slug, other.slug])
})

test("[GUEST-3] a type with a closed night or a longer minimum stay is not combined", async () => {
  await closeNights(platform.db, [{ roomTypeId: deluxe.id, night: firstNight }])
  expect(await find()).toBeNull()
  await openNights(platform.db, [{ roomTypeId: deluxe.id, night: firstNight }])
  const rate = "insert into rate_nights (room_type_id, night, minimum_nights) values ($1, $2, 3)"
  await platform.db.execute(rate, [classic.id, addDays(firstNight, 1)])
  expect(await find()).toBeNull()
})
