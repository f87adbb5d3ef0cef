import { beforeEach, expect, test } from "vitest"
import { aBooking, aTarget, payAtDesk, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { changeCompany } from "#src/features/bookings/company/company.service.ts"
import { moveCharge, postExtra } from "#src/features/bookings/folio/folio-charges.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { DocumentFigures } from "./document-figures.ts"
import { aCompany, departureNoon } from "./documents.factory.ts"
import { issueDocuments } from "./issue-documents.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function moveExtra(bookingId: string, payer: Payer) {
  const lines = await listFolioLines(platform.db, bookingId)
  const line = lines.findLast(
    ({ kind, isVoided, voidsLineId }) => kind === "extra" && !isVoided && !voidsLineId,
  )
  valueOf(await moveCharge(platform, system, { ...aTarget(bookingId), lineId: line?.id ?? "", payer }))
}

test("[FOLIO-6] a charge that was moved to the company and back leaves the invoice with the company", async () => {
  const booking = await aBooking(platform)
  valueOf(await changeCompany(platform, system, { bookingId: booking.id, company: aCompany }))
  const { id: extraId } = await anExtra(platform)
  valueOf(await postExtra(platform, system, { ...aTarget(booking.id), extraId, quantity: 1 }))
  await moveExtra(booking.id, "company")
  await moveExtra(booking.id, "guest")
  await payAtDesk(platform, booking.id)
  platform.moveTo(departureNoon(booking.checkOut))
  const change = { isCompleted: true, paymentStatus: "done" as const }
  valueOf(await updateBookingStatus(platform, system, { id: booking.id, change }))
  await issueDocuments(platform, booking.id)
  const invoices = await platform.db.execute<{ figures: DocumentFigures }>(
    "select figures from documents where kind = 'invoice'",
  )
  expect(invoices.map(({ figures }) => figures.buyer.gstin)).toEqual([aCompany.gstin])
})
