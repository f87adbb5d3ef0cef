import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { postExtra } from "./folio-charges.service.ts"
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
