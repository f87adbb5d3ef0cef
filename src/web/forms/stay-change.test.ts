import { beforeEach, expect, test } from "vitest"
import { aBooking, staffAs } from "#src/features/bookings/bookings.factory.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { readStayChange } from "./stay-change.ts"

const platform = setUpPlatform()
beforeEach(() => platform.clear())

const actor = staffAs("front-desk") as SignedInActor

test("[FOLIO-9] the dates that a stay has are no change: they are not offered, so that no email tells of new dates", async () => {
  const booking = await aBooking(platform)
  const read = (checkOut: string) => {
    const url = new URL(`https://vimana.example/move?checkIn=${booking.checkIn}&checkOut=${checkOut}`)
    return readStayChange({ platform, actor, url }, booking)
  }
  expect(await read(booking.checkOut)).toMatchObject({
    change: null,
    reason: "These are the dates of the stay.",
  })
  expect(await read(addDays(booking.checkOut, 1))).toMatchObject({ reason: null })
})
