import { beforeAll, beforeEach, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aSessionGuest } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, payAtDesk, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { changeCompany } from "#src/features/bookings/company/company.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aPastGuest, person, registerGuestJobs, tablesWith } from "./privacy.factory.ts"
import { deleteExpiredData } from "./privacy.jobs.ts"

const platform = setUpPlatform()

beforeAll(() => registerGuestJobs(platform))
beforeEach(() => platform.clear())

// The stay is in the financial year 2026-27, so its books are kept until that of 2034-35 has ended.
const lastKept = "2035-03-31T06:30:00.000Z"
const firstNotKept = "2035-04-01T06:30:00.000Z"

async function aPaidStay() {
  const guest = await aSessionGuest(platform, { name: person.name, email: person.email, phone: person.phone })
  const booking = await aBooking(platform, { actor: guest.actor })
  const company = { ...aCompany, name: "Quarishi Traders" }
  valueOf(await changeCompany(platform, staffAs("owner"), { bookingId: booking.id, company }))
  await payAtDesk(platform, booking.id)
  await issueDocuments(platform, booking.id)
  await platform.queue.runJobs()
  return booking
}

test("[SAFE-8] eight financial years after a stay nobody can tell from it who the guest was, and the books stay", async () => {
  const { id } = await aPaidStay()
  const written = () =>
    platform.db.execute(
      "select number, total_paise, figures -> 'taxes' as taxes from documents where booking_id = $1",
      [id],
    )
  const documents = await written()
  platform.moveTo(lastKept)
  await deleteExpiredData(platform)
  for (const text of [person.name, "Quarishi Traders"])
    expect(await tablesWith(platform, text)).toContain("documents")
  platform.moveTo(firstNotKept)
  await deleteExpiredData(platform)
  for (const text of [person.name, person.email, person.phone, "Quarishi"])
    expect(await tablesWith(platform, text)).toEqual([])
  expect(documents).not.toEqual([])
  expect(await written()).toEqual(documents)
  expect(await auditHotel(platform)).toEqual([])
})

test("[SAFE-8] the next night writes no row of an old booking again", async () => {
  const { id } = await aPaidStay()
  await platform.db.execute("insert into booking_arrivals (booking_id, flight) values ($1, 'AI 101')", [id])
  const written = () => platform.db.execute("select flight, xmin::text from booking_arrivals")
  platform.moveTo(firstNotKept)
  await deleteExpiredData(platform)
  const cleared = await written()
  expect(cleared).toMatchObject([{ flight: "" }])
  await deleteExpiredData(platform)
  expect(await written()).toEqual(cleared)
})

test("[SAFE-8] an account, and a stay with open money, are not erased by their age", async () => {
  const guest = await aPastGuest(platform)
  const owing = await aSessionGuest(platform, { name: "Farah Siddiqui" })
  await aBooking(platform, { actor: owing.actor })
  platform.moveTo(firstNotKept)
  await deleteExpiredData(platform)
  expect(await tablesWith(platform, "Farah Siddiqui")).toContain("users")
  expect(await tablesWith(platform, person.name)).toEqual(["users"])
  expect(await platform.db.execute("select 1 from bookings where user_id = $1", [guest.id])).toHaveLength(1)
})

test("[FOLIO-6] a document loses its buyer only, and nothing else", async () => {
  const { id } = await aPaidStay()
  for (const figures of [
    "'{}'",
    "figures - 'buyer'",
    'without_buyer(figures) || \'{"words": ""}\'',
    "figures",
  ])
    await expect(
      platform.db.execute(`update documents set figures = ${figures} where booking_id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: "append_only" })
})
