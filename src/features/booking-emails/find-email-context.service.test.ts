import { expect, test } from "vitest"
import { aBooking, bookingOf, payOnline, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  billRoomsToCompany,
  carPrice,
  chargeCar,
} from "#src/features/bookings/company/company-folio.factory.ts"
import { system } from "#src/shared/actor.ts"
import { zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findEmailContext } from "./find-email-context.service.ts"

const platform = setUpPlatform()

const contextOf = async (id: string) => findEmailContext(platform, await bookingOf(platform, id))

const openDispute = (bookingId: string) =>
  platform.db.execute(
    `insert into payment_disputes (provider, provider_dispute_id, provider_payment_id, amount_paise, deducted_paise, reason,
        status, respond_by, opened_at, reported_at)
      select provider, 'disp_' || id, provider_payment_id, amount_paise, 0, 'fraud', 'open', now(), now(), now()
      from payments where booking_id = $1`,
    [bookingId],
  )

test("[FOLIO-2] the emails tell what the guest owes from what the company owes", async () => {
  const { id, total } = await aBooking(platform)
  expect(await contextOf(id)).toMatchObject({ owed: total, company: null })
  await billRoomsToCompany(platform, id)
  expect(await contextOf(id)).toMatchObject({ owed: zero, company: { charged: total, owed: total } })
  await chargeCar(platform, id)
  expect(await contextOf(id)).toMatchObject({ owed: carPrice, company: { owed: total } })
})

test("[FOLIO-2] [PAY-5] a refund that waits for a dispute is the guest's only where the guest paid", async () => {
  const { id: guestsId, total } = await aBooking(platform)
  const { id: companysId } = await aBooking(platform)
  await billRoomsToCompany(platform, companysId)
  for (const id of [guestsId, companysId]) {
    await payOnline(platform, id)
    await openDispute(id)
    valueOf(await cancelBooking(platform, system, { id }))
  }
  expect(await contextOf(guestsId)).toMatchObject({ waitingRefund: total })
  expect(await contextOf(companysId)).toMatchObject({ waitingRefund: zero, paid: zero })
})
