import { aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { moveCharge, postExtra, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { owedBy } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { fromRupees } from "#src/shared/money.ts"
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

export const carPrice = fromRupees(1200)
export const carReason = "The car did not come"

/** Charges the guest of a booking an airport car. */
export async function chargeCar(platform: Platform, bookingId: string): Promise<void> {
  const { id: extraId } = await anExtra(platform, { name: "Airport car", rupees: 1200 })
  valueOf(await postExtra(platform, owner, { ...aTarget(bookingId), extraId, quantity: 1 }))
}

/** Voids the charge of the airport car. */
export async function voidCar(platform: Platform, bookingId: string): Promise<void> {
  const car = (await listFolioLines(platform.db, bookingId)).find(({ kind }) => kind === "extra")
  valueOf(
    await voidLine(platform, owner, { ...aTarget(bookingId), lineId: car?.id ?? "", reason: carReason }),
  )
}
