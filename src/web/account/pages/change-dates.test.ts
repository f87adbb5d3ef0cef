import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { system } from "#src/shared/actor.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as page from "./change-dates.tsx"

const platform = setUpPlatform()

test("[CONST-6] the page of new dates opens while the dates can change, and then leads to the guest's bookings", async () => {
  const { actor } = await anAccount(platform)
  const { id } = await aBooking(platform, { actor })
  const cancelled = await aBooking(platform, { actor })
  await cancelBooking(platform, system, { id: cancelled.id })
  const load = (booking: string) => {
    const context = new RouterContextProvider()
    context.set(platformContext, platform)
    context.set(actorContext, actor)
    const url = new URL(`http://localhost:3000/user-booking/${booking}/dates`)
    const input = { context, request: new Request(url), url, params: { id: booking } }
    return page.loader(input as never).catch((thrown: unknown) => thrown)
  }
  expect(await load(id)).toMatchObject({ booking: { id }, reason: null })
  platform.moveTo("2026-07-31T10:00:00Z")
  for (const closed of [id, cancelled.id]) {
    const answer = await load(closed)
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).headers.get("location")).toBe("/user-booking")
  }
})
