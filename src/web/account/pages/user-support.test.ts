import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { actorOf, aHold, lapse } from "#src/features/bookings/bookings.factory.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as page from "./user-support.tsx"

const platform = setUpPlatform()

/** Where the support page of a booking leads its guest. */
async function leadOn(booking: Booking): Promise<string | null> {
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, actorOf(booking))
  const url = new URL(`http://localhost:3000/user-support?booking=${booking.id}`)
  const answer = await page
    .loader({ context, request: new Request(url), url, params: {} } as never)
    .catch((thrown: unknown) => thrown)
  return answer instanceof Response ? answer.headers.get("location") : null
}

test("[ACCT-5] [BOOK-10] a stay that waits for its payment, or whose hold has ended, is found on its payment page", async () => {
  const hold = await aHold(platform)
  expect(await leadOn(hold)).toBe(`/payment/${hold.id}`)
  await lapse(platform, hold.id)
  await expireAllLapsedHolds(platform)
  expect(await leadOn(hold)).toBe(`/payment/${hold.id}`)
})
