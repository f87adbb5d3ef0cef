import { beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { system, visitor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBooking, aHold, firstNight, valueOf } from "./bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { findNextStay } from "./next-stay.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

test("[ACCT-1] the next stay is the guest's own soonest that is confirmed, until it is over", async () => {
  const { actor } = await anAccount(platform)
  expect(await findNextStay(platform, actor)).toBeNull()
  await aBooking(platform)
  await aHold(platform, { actor, checkIn: addDays(firstNight, -3) })
  const later = await aBooking(platform, { actor, checkIn: addDays(firstNight, 9) })
  const next = await aBooking(platform, { actor })
  expect((await findNextStay(platform, actor))?.id).toBe(next.id)
  valueOf(await cancelBooking(platform, system, { id: next.id }))
  expect((await findNextStay(platform, actor))?.id).toBe(later.id)
  expect(await findNextStay(platform, visitor)).toBeNull()
  platform.passMinutes(60 * 24 * 90)
  expect(await findNextStay(platform, actor)).toBeNull()
})
