import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { moveCharge, postExtra } from "./folio-charges.service.ts"
import { postPayment } from "./folio-payments.service.ts"

const platform = setUpPostgresqlPlatform()

const owner = staffAs("owner")

test("[FOLIO-2] cash at the same moment for several bookings of one guest stays below two lakh rupees", async () => {
  const { id: extraId } = await anExtra(platform, { name: "Private dinner", rupees: 300_000 })
  const { id: roomId } = await aRoom(platform, { stockQuantity: 60 })
  for (let round = 0; round < 10; round += 1) {
    const { actor } = await anAccount(platform)
    const ids = await Promise.all([1, 2, 3].map(async () => (await aBooking(platform, { actor, roomId })).id))
    for (const id of ids) valueOf(await postExtra(platform, owner, { ...aTarget(id), extraId, quantity: 1 }))
    const payment = { amount: fromRupees(150_000), method: "cash" as const, reference: "" }
    const answers = await Promise.all(
      [...ids, ...ids].map((id) => postPayment(platform, owner, { ...aTarget(id), payment })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  }
})

test("[FOLIO-2] cash at the same moment for several bookings of one company stays below two lakh rupees", async () => {
  const { id: extraId } = await anExtra(platform, { name: "Private concert", rupees: 300_000 })
  const { id: roomId } = await aRoom(platform, { stockQuantity: 60 })
  for (let round = 0; round < 10; round += 1) {
    platform.moveTo(`2026-07-${String(round + 1).padStart(2, "0")}T06:30:00.000Z`)
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await aBooking(platform, { company: aCompany, roomId })).id),
    )
    for (const id of ids) {
      valueOf(await postExtra(platform, owner, { ...aTarget(id), extraId, quantity: 1 }))
      const lineId = (await listFolioLines(platform.db, id)).at(-1)?.id ?? ""
      valueOf(await moveCharge(platform, owner, { ...aTarget(id), lineId, payer: "company" }))
    }
    const payment = {
      amount: fromRupees(150_000),
      method: "cash" as const,
      reference: "",
      payer: "company" as const,
    }
    const answers = await Promise.all(
      [...ids, ...ids].map((id) => postPayment(platform, owner, { ...aTarget(id), payment })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  }
})
