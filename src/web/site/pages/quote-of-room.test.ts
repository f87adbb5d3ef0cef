import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { aBooking, aStaySearch } from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { visitor } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { actorContext, addressContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { quoteOfRoom } from "./quote-of-room.ts"

const platform = setUpPlatform()

test("[GUEST-4] [BOOK-7] a room page with dates has the price of the stay and leads to its booking, until it is sold out", async () => {
  const price = fromRupees(10_000)
  const { id } = await aRoom(platform, { price, finalPrice: price, stockQuantity: 1 })
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, visitor)
  context.set(addressContext, "203.0.113.7")
  const search = aStaySearch()
  const quote = (query: string) =>
    quoteOfRoom(context, { roomId: id, url: new URL(`http://localhost:3000/rooms/any?${query}`) })
  const query = formatStaySearch(search).toString()
  expect(await quote(query)).toMatchObject({
    total: fromRupees(20_000),
    length: "2 nights, 1 room",
    bookTo: expect.stringMatching(`^/booking/${id}\\?.*total=20000`),
  })
  expect(await quote("")).toBeNull()
  await aBooking(platform, { roomId: id, search })
  expect(await quote(query)).toBeNull()
})
