import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  aTarget,
  firstNight,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { postExtra } from "#src/features/bookings/folio/folio-charges.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerDocumentJobs } from "./documents.jobs.ts"
import { listBookingsMissingDocuments } from "./documents.store.ts"

const platform = setUpPlatform()

beforeAll(() => registerDocumentJobs(platform))

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")
const owner = staffAs("owner")

const moveTo = (days: number) => platform.moveTo(`${addDays(firstNight, days)}T06:00:00Z`)

const complete = (id: string) =>
  updateBookingStatus(platform, desk, { id, change: { isCompleted: true, paymentStatus: "pending" } })

const runSchedule = () => platform.queue.runScheduled("issue-missing-documents")

const listMissing = () => listBookingsMissingDocuments(platform.db, platform.clock.today())

const issued = async (id: string) =>
  (
    await platform.db.execute<{ kind: string }>(
      "select kind from documents where booking_id = $1 order by sequence",
      [id],
    )
  ).map(({ kind }) => kind)

describe("documents that the folio needs", () => {
  test("[FOLIO-6] a stay is invoiced when it is completed, also long after its departure", async () => {
    const booking = await aBooking(platform)
    moveTo(20)
    valueOf(await complete(booking.id))
    await platform.queue.runJobs("folio-changed")
    expect(await issued(booking.id)).toEqual(["invoice"])
  })

  test("[FOLIO-6] a stay that was completed late and whose job never ran is invoiced by the schedule", async () => {
    const booking = await aBooking(platform)
    moveTo(20)
    valueOf(await complete(booking.id))
    moveTo(40)
    await runSchedule()
    expect(await issued(booking.id)).toEqual(["invoice"])
    expect(await listMissing()).toEqual([])
  })

  test("[FOLIO-6] an invoiced stay that is reopened and cancelled without a charge is credited", async () => {
    const booking = await aBooking(platform, { nights: 2 })
    moveTo(2)
    valueOf(await complete(booking.id))
    await platform.queue.runJobs("folio-changed")
    valueOf(await reopenStay(platform, desk, { id: booking.id, reason: "wrong booking" }))
    const waiver = { reason: "duplicate booking" }
    valueOf(await cancelBooking(platform, owner, { id: booking.id, waiver }))
    moveTo(3)
    await runSchedule()
    expect(await issued(booking.id)).toEqual(["invoice", "credit-note"])
    expect(await listMissing()).toEqual([])
  })

  test("[FOLIO-6] an extra that stays charged after a free cancellation is invoiced on the next day", async () => {
    const booking = await aBooking(platform)
    const { id: extraId } = await anExtra(platform)
    valueOf(await postExtra(platform, desk, { ...aTarget(booking.id), extraId, quantity: 1 }))
    await payAtDesk(platform, booking.id)
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    await runSchedule()
    expect(await issued(booking.id)).toEqual(["receipt"])
    platform.moveTo(`${addDays(platform.clock.today(), 1)}T06:00:00Z`)
    await runSchedule()
    expect(await issued(booking.id)).toEqual(["receipt", "invoice"])
  })

  test("[FOLIO-6] a free cancellation needs none, and is not looked at again", async () => {
    const booking = await aBooking(platform)
    valueOf(await cancelBooking(platform, owner, { id: booking.id }))
    platform.moveTo(`${addDays(platform.clock.today(), 1)}T06:00:00Z`)
    expect(await listMissing()).toEqual([])
  })
})
