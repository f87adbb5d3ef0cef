import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aPaidBooking, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { system } from "#src/shared/actor.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { action } from "./failed-refunds.tsx"

const platform = setUpPlatform()

test("[L-10] a credited refund leads to the folio on which it is refunded, a second time to a refusal", async () => {
  const booking = await aPaidBooking(platform)
  valueOf(await cancelBooking(platform, system, { id: booking.id }))
  const [refund] = await platform.db.execute<{ id: string }>(
    "update refunds set status = 'failed' where booking_id = $1 returning id",
    [booking.id],
  )
  const clerk = { ...(await anAccount(platform)).actor, role: "front-desk" as const }
  const url = new URL("http://localhost:3000/admin/failed-refunds")
  const credit = () => {
    const context = new RouterContextProvider()
    context.set(platformContext, platform)
    context.set(actorContext, clerk)
    const body = new URLSearchParams({ id: refund?.id ?? "", intent: "credit" })
    const request = new Request(url, { method: "POST", body })
    return action({ context, request, url, params: {} } as never).catch((thrown: unknown) => thrown)
  }
  const redirected = (await credit()) as Response
  expect(redirected.status).toBe(303)
  expect(redirected.headers.get("Location")).toBe(`/admin/${booking.id}?saved=credited`)
  expect(await credit()).toMatchObject({ data: { tone: "error" }, init: { status: 409 } })
})
