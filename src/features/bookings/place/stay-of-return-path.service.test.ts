import { expect, test } from "vitest"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { aStaySearch } from "#src/features/bookings/bookings.factory.ts"
import { keepPrice } from "#src/features/bookings/price-lock/price-locks.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findStayOfReturnPath } from "./stay-of-return-path.service.ts"

const platform = setUpPlatform()

test("[BOOK-5] a sign-in on the way to a booking names its room and stay", async () => {
  const price = fromRupees(10_000)
  const room = await aRoom(platform, { price, finalPrice: price })
  const total = fromRupees(40_000)
  const stay = "checkIn=05-02-2027&checkOut=07-02-2027&rooms=2-0_1-0"
  const dates = { checkIn: "Fri 5 Feb 2027", checkOut: "Sun 7 Feb 2027", rooms: "2 rooms" }
  const of = (path: string) => findStayOfReturnPath(platform, path)
  expect(await of(`/booking/${room.id}?${stay}`)).toEqual({ room: room.name, ...dates, total })
  expect(await of(`/waitlist/${room.id}?${stay}`)).toEqual({ room: room.name, ...dates, total })
  expect(await of(`/booking/${room.id}?${stay}&types=classic_suite`)).toEqual({
    room: null,
    ...dates,
    total: null,
  })
  expect(await of(`/booking/nothing?${stay}`)).toEqual({ room: null, ...dates, total: null })
})

test("[BOOK-7] a code is left to the booking page", async () => {
  const { id } = await aRoom(platform)
  const path = `/booking/${id}?checkIn=05-02-2027&checkOut=07-02-2027&rooms=1-0`
  expect(await findStayOfReturnPath(platform, `${path}&code=STAY3`)).toMatchObject({ total: null })
})

test("[GUEST-9] the total is at the kept price, and at today's with a receipt that is not valid", async () => {
  const { id } = await aRoom(platform, { price: fromRupees(10_000), finalPrice: fromRupees(10_000) })
  const search = aStaySearch()
  const kept = await keepPrice(platform, { roomId: id, search }, "203.0.113.7")
  const receipt = kept.ok ? kept.value : expect.fail("the price was not kept")
  await platform.db.execute(
    "update room_types set price_paise = $2, discount_percent = 0, final_price_paise = $2 where id = $1",
    [id, fromRupees(12_000)],
  )
  const path = `/booking/${id}?${formatStaySearch(search)}`
  const totalAt = async (token: string) =>
    (await findStayOfReturnPath(platform, `${path}&quote=${token}`))?.total
  expect(await totalAt(receipt)).toBe(fromRupees(20_000))
  expect(await totalAt("a-receipt")).toBe(fromRupees(24_000))
})

test("[GUEST-8] of a day room it names the hours", async () => {
  const path = "/booking/any?startsAt=2027-02-05T08%3A00&hours=6&rooms=1-0"
  const stay = { checkIn: "Fri 5 Feb 2027, 8:00 am", checkOut: "2:00 pm" }
  expect(await findStayOfReturnPath(platform, path)).toMatchObject(stay)
})

test.each([null, "/my-account", "/booking/any", "/booking/any?checkIn=05-02-2027"])(
  "%s has no stay",
  async (to) => {
    expect(await findStayOfReturnPath(platform, to)).toBeNull()
  },
)
