import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { aStaySearch } from "#src/features/bookings/bookings.factory.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { addDays, type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { actorContext, addressContext, platformContext, structureContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as oneRoom from "./check-availability.tsx"
import * as allRooms from "./search-availability.tsx"

const platform = setUpPlatform()

function contextOf(actor: Actor) {
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, actor)
  context.set(addressContext, "203.0.113.7")
  context.set(structureContext, [])
  return context
}

test("[CORP-2] [AVAIL-7] a member searches with the member price, a visitor reads what members save", async () => {
  const price = fromRupees(10_000)
  const { id } = await aRoom(platform, { price, finalPrice: price })
  await anOffer(platform, { audience: "members" })
  const query = formatStaySearch(aStaySearch())
  const load = async (actor: Actor) => {
    const context = contextOf(actor)
    const url = new URL(`http://localhost:3000/check-availability?${query}`)
    const all = await allRooms.loader({ context, url, params: {} } as never)
    const one = await oneRoom.loader({ context, url, params: { id } } as never)
    const [shown] = all.results
    return {
      all: shown?.stay?.total,
      one: one.answer?.kind === "quote" ? one.answer.quote.total : null,
      hints: [all.memberSaving, one.memberSaving].map((saving) => saving !== null),
    }
  }
  const whole = fromRupees(20_000)
  expect(await load(visitor)).toEqual({ all: whole, one: whole, hints: [true, true] })
  const reduced = fromRupees(18_000)
  expect(await load((await anAccount(platform)).actor)).toEqual({
    all: reduced,
    one: reduced,
    hints: [false, false],
  })
})

test("[CONST-6] [GUEST-5] a search says until when the stay can be cancelled free of charge, unless it ends today", async () => {
  await aRoom(platform)
  const load = async (checkIn: CalendarDate) => {
    const query = formatStaySearch(aStaySearch({ checkIn }))
    const url = new URL(`http://localhost:3000/check-availability?${query}`)
    const found = await allRooms.loader({ context: contextOf(visitor), url, params: {} } as never)
    return found.freeCancellation
  }
  const today = platform.clock.today()
  expect(await load(addDays(today, 2))).toBe(
    `Free cancellation until 2:00 pm on ${formatLongDate(addDays(today, 1))}.`,
  )
  expect(await load(addDays(today, 1))).toBeNull()
})
