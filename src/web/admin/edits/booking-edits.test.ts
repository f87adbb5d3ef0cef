import { afterAll, beforeAll, expect, test } from "vitest"
import { aBooking, bookingOf, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { listApprovals, requestWaiver } from "#src/features/bookings/folio/approvals.service.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { answerBookingForm } from "./booking-edits.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

test("[FOLIO-2] an Admin decides an approval on the page of its booking", async () => {
  const actor = staffAs("owner")
  const booking = await aBooking(platform)
  platform.moveTo("2026-07-31T09:00:00Z")
  const request = async () => {
    const reason = "The flight was cancelled"
    valueOf(await requestWaiver(platform, staffAs("front-desk"), { id: booking.id, reason }))
    return (await listApprovals(platform, actor, booking.id))[0]?.id ?? ""
  }
  const decide = async (intent: string) =>
    answerBookingForm({ platform, actor, bookingId: booking.id }, { intent, approvalId: await request() })
  expect(await decide("decline")).toMatchObject({ data: { tone: "success", text: "Declined" } })
  expect(await decide("approve")).toMatchObject({ data: { tone: "success", text: "Approved and posted" } })
  expect((await bookingOf(platform, booking.id)).status).toBe("cancelled")
})
