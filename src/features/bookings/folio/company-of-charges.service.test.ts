import { beforeEach, expect, test } from "vitest"
import { aBooking, aTarget, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { moveCharge, postExtra } from "./folio-charges.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")
const noCompany = { ok: false, refusal: { kind: "no-company" } }

test("[FOLIO-6] nothing is billed to a company that the booking does not have", async () => {
  const booking = await aBooking(platform)
  const { id: extraId } = await anExtra(platform)
  const extra = { ...aTarget(booking.id), extraId, quantity: 1, payer: "company" as const }
  expect(await postExtra(platform, desk, extra)).toEqual(noCompany)
  const [room] = await listFolioLines(platform.db, booking.id)
  const move = { ...aTarget(booking.id), lineId: room?.id ?? "", payer: "company" as const }
  expect(await moveCharge(platform, desk, move)).toEqual(noCompany)
})
