import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, bookingOf } from "#src/features/bookings/bookings.factory.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as page from "./cancel-booking.tsx"

const platform = setUpPlatform()

test("[FOLIO-5] the desk that reads a free cancellation and presses too late is shown the charge first", async () => {
  const booking = await aBooking(platform)
  const clerk = { ...(await anAccount(platform)).actor, role: "front-desk" as const }
  const url = new URL(`http://localhost:3000/admin/${booking.id}/cancel`)
  const called = (body?: Record<string, string>) => {
    const context = new RouterContextProvider()
    context.set(platformContext, platform)
    context.set(actorContext, clerk)
    const request = new Request(url, body ? { method: "POST", body: new URLSearchParams(body) } : {})
    return { context, request, url, params: { id: booking.id } } as never
  }
  const press = (shown: Awaited<ReturnType<typeof page.loader>>) =>
    page
      .action(
        called({
          reason: "",
          seenCharge: String(shown.terms.charge),
          seenRefund: String(shown.terms.refund),
          seenWaivedRefund: String(shown.waivedTerms.refund),
        }),
      )
      .catch((thrown: unknown) => thrown)

  platform.moveTo("2026-07-31T08:25:00Z")
  const inTime = await page.loader(called())
  expect(inTime.terms.charge).toBe(zero)
  platform.moveTo("2026-07-31T08:35:00Z")
  expect(await press(inTime)).toMatchObject({
    data: { reason: expect.stringContaining("changed since you opened this page") },
    init: { status: 409 },
  })
  expect((await bookingOf(platform, booking.id)).status).toBe("confirmed")
  const refused = { actionStatus: 409, defaultShouldRevalidate: false }
  expect(page.shouldRevalidate(refused as never)).toBe(true)
  const late = await page.loader(called())
  expect(late.terms.charge).toBe(fromRupees(5000))
  expect(await press(late)).toBeInstanceOf(Response)
  expect((await bookingOf(platform, booking.id)).status).toBe("cancelled")
})
