import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { expireLapsedHolds } from "#src/features/bookings/booking-transitions.store.ts"
import { aHold, aPayment, aRequest, lapse } from "#src/features/bookings/bookings.factory.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { eraseGuestByStaff } from "./privacy.service.ts"

const platform = setUpPostgresqlPlatform()

test("[SAFE-8] of an erasure and bookings at the same moment, either the account or the bookings remain", async () => {
  const roomId = (await aRoom(platform)).id
  const { actor: owner } = await anAccount(platform, { role: "owner" })
  for (let round = 0; round < 12; round += 1) {
    const { actor, id } = await anAccount(platform)
    const book = () => placeBooking(platform, actor, aRequest(roomId, { nights: 1 }))
    await Promise.all([book(), eraseGuestByStaff(platform, owner, id), book(), book()])
    const found = await platform.db.execute(
      "select 1 from bookings b join users u on u.id = b.user_id where u.id = $1 and u.erased_at is not null",
      [id],
    )
    expect(found).toEqual([])
  }
})

test("[SAFE-8] of an erasure and a late payment at the same moment, the payment confirms no stay of an erased guest", async () => {
  const { actor: owner } = await anAccount(platform, { role: "owner" })
  for (let round = 0; round < 20; round += 1) {
    const hold = await aHold(platform)
    const payment = await aPayment(platform, hold)
    await lapse(platform, hold.id)
    await expireLapsedHolds(platform.db)
    const erase = () => eraseGuestByStaff(platform, owner, hold.guest.id)
    await Promise.all([erase(), settlePayment(platform, payment), erase()])
    const found = await platform.db.execute(
      `select 1 from bookings b join users u on u.id = b.user_id
        where b.id = $1 and b.status = 'confirmed' and u.erased_at is not null`,
      [hold.id],
    )
    expect(found).toEqual([])
  }
})
