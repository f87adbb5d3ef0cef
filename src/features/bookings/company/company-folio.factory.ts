import { aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { moveCharge } from "#src/features/bookings/folio/folio-charges.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { owedBy } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { changeCompany } from "./company.service.ts"

const owner = staffAs("owner")

/** Bills the rooms of a booking to a company. */
export async function billRoomsToCompany(platform: Platform, bookingId: string): Promise<void> {
  valueOf(await changeCompany(platform, owner, { bookingId, company: aCompany }))
  const rooms = (await listFolioLines(platform.db, bookingId)).filter(({ kind }) => kind === "room")
  for (const { id: lineId } of rooms)
    valueOf(await moveCharge(platform, owner, { ...aTarget(bookingId), lineId, payer: "company" }))
}

/** What each payer of a booking owes; negative for a credit. */
export async function owedByPayer(platform: Platform, bookingId: string) {
  const lines = await listFolioLines(platform.db, bookingId)
  return { guest: owedBy(lines, "guest"), company: owedBy(lines, "company") }
}
