import { beforeEach, expect, test } from "vitest"
import { aPaidBooking, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { requestOf } from "./cancellation-requests.factory.ts"
import { countOpenCancellations, listCancellationRequests } from "./cancellation-requests.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

test("[ACCT-5] [ADM-7] a request to cancel ends as withdrawn when its stay is completed", async () => {
  const booking = await aPaidBooking(platform, { nights: 2 })
  platform.moveTo("2026-07-31T12:00:00Z")
  valueOf(await requestOf(platform, booking))
  platform.moveTo(`${booking.checkOut}T06:30:00Z`)
  const change = { isCompleted: true, paymentStatus: "done" } as const
  valueOf(await updateBookingStatus(platform, system, { id: booking.id, change }))
  expect(await countOpenCancellations(platform, system)).toBe(0)
  expect(await listCancellationRequests(platform, [booking])).toMatchObject([{ state: "withdrawn" }])
})
