import { beforeEach, expect, test } from "vitest"
import { aBooking, aTarget, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { owedBy, type Payer, payers } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { postExtra } from "./folio-charges.service.ts"
import { transferCharge } from "./transfer-charge.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function owedByPayer(bookingId: string) {
  const lines = await listFolioLines(platform.db, bookingId)
  return payers.map((payer) => owedBy(lines, payer))
}

async function transferExtra(fromId: string, toReference: string, payer: Payer = "guest") {
  const line = (await listFolioLines(platform.db, fromId)).findLast(
    (one) => one.kind === "extra" && one.payer === payer && !one.isVoided && one.amount > 0,
  )
  const terms = { lineId: line?.id ?? "", toReference, reason: "The other guest pays" }
  valueOf(await transferCharge(platform, system, { ...aTarget(fromId), ...terms }))
}

test.each([[["company"]], [["guest", "company"]]] as const)(
  "[FOLIO-2] [FOLIO-6] charges that are transferred and come back are those of the same payers: %s",
  async (billed) => {
    const [booking, other] = [await aBooking(platform, { company: aCompany }), await aBooking(platform)]
    const { id: extraId } = await anExtra(platform)
    for (const payer of billed)
      valueOf(await postExtra(platform, system, { ...aTarget(booking.id), extraId, quantity: 1, payer }))
    const before = [await owedByPayer(booking.id), await owedByPayer(other.id)]
    for (const payer of billed) await transferExtra(booking.id, other.reference, payer)
    expect(await owedByPayer(booking.id)).toEqual([booking.total, 0])
    for (const _ of billed) await transferExtra(other.id, booking.reference)
    expect([await owedByPayer(booking.id), await owedByPayer(other.id)]).toEqual(before)
  },
)
