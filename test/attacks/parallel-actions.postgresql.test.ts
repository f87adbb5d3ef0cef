import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { updateProfile } from "#src/features/accounts/update-profile.service.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aPaidBooking,
  aPayment,
  aTarget,
  bookingOf,
  expectConsistentBooks,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking, cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { payAtHotel } from "#src/features/bookings/pay/pay-at-hotel.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { acceptOffer } from "#src/features/bookings/waitlist/answer-offer.service.ts"
import { offerFreeRooms } from "#src/features/bookings/waitlist/offer-rooms.service.ts"
import { aWaiting, entryOf, linkOf } from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { system } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { checkHotel, noFindings } from "../stress/check.ts"
import { setUpPostgresqlPlatform } from "../set-up-platform.ts"

const platform = setUpPostgresqlPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")

const twenty = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => act(index)))

const countDone = (outcomes: readonly { readonly ok: boolean }[]) => outcomes.filter(({ ok }) => ok).length

const expectSound = async () => {
  expect(await checkHotel(platform.db)).toEqual(noFindings)
  await expectConsistentBooks(platform)
}

test("[FOLIO-5] [L-10] twenty cancellations at once, by guest and desk, refund a paid booking once", async () => {
  const booking = await aPaidBooking(platform)
  const outcomes = await twenty<{ readonly ok: boolean }>((index) =>
    index % 2 === 0
      ? cancelBooking(platform, owner, { id: booking.id })
      : cancelOwnBooking(platform, actorOf(booking), { id: booking.id }),
  )
  expect(countDone(outcomes)).toBe(1)
  expect(await platform.db.execute("select amount_paise from refunds")).toHaveLength(1)
  await expectSound()
})

test("[FOLIO-4] twenty refunds at once pay out no more than the credit", async () => {
  const booking = await aBooking(platform)
  await payAtDesk(platform, booking.id)
  valueOf(
    await postDiscount(platform, owner, {
      ...aTarget(booking.id),
      amount: fromRupees(6000),
      reason: "Noise",
    }),
  )
  const refund = { amount: fromRupees(2500), method: "cash" as const, reference: "", reason: "Noise" }
  const outcomes = await twenty(() => postRefund(platform, owner, { ...aTarget(booking.id), refund }))
  expect(countDone(outcomes)).toBe(2)
  expect((await findBalance(platform.db, booking.id)).owed).toBe(-fromRupees(1000))
  await expectSound()
})

test("[BOOK-9] a hold paid twenty times at once, online and at the hotel, is confirmed and paid once", async () => {
  const hold = await aHold(platform)
  const payment = await aPayment(platform, hold)
  await twenty<unknown>((index) =>
    index % 2 === 0 ? settlePayment(platform, payment) : payAtHotel(platform, actorOf(hold), hold.id),
  )
  const { status, owed } = await bookingOf(platform, hold.id)
  expect([status, owed]).toEqual(["confirmed", 0])
  expect(await platform.db.execute("select 1 from payments")).toHaveLength(1)
  await expectSound()
})

test("[GUEST-9] an offer of the waitlist accepted twenty times at once is one booking", async () => {
  const { id: roomId } = await aRoom(platform, { stockQuantity: 1 })
  const booking = await aBooking(platform, { roomId })
  const waiting = await aWaiting(platform, { roomId })
  await cancelBooking(platform, system, { id: booking.id })
  await offerFreeRooms(platform)
  const link = await linkOf(platform, waiting)
  const ids = (await twenty(() => acceptOffer(platform, link))).map((outcome) => valueOf(outcome).id)
  expect(new Set(ids).size).toBe(1)
  expect((await entryOf(platform, waiting)).state).toBe("booked")
  await expectSound()
})

test("[SAFE-4] of twenty changes of email at once one link is left, and the email stays until it is used", async () => {
  const person = await aSignedIn(platform)
  const [before] = await platform.db.execute<{ email: string }>("select email from users where id = $1", [
    person.id,
  ])
  await twenty((index) =>
    updateProfile(platform, person.actor, {
      id: person.id,
      address: "198.51.100.7",
      change: {
        ...person,
        email: `new-${index}-${randomUUID().slice(0, 8)}@example.in`,
        currentPassword: factoryPassword,
      },
    }),
  )
  const [after] = await platform.db.execute<{ email: string }>("select email from users where id = $1", [
    person.id,
  ])
  expect(after).toEqual(before)
  const links = "select 1 from email_confirmations where user_id = $1"
  expect(await platform.db.execute(links, [person.id])).toHaveLength(1)
})
