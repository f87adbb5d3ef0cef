import { randomUUID } from "node:crypto"
import { writeSync } from "node:fs"
import { aPayment, aRequest, bookingOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import type { Database } from "#src/platform/db/database.ts"
import { openEmbedded } from "#src/platform/db/embedded.ts"
import { openPostgresql } from "#src/platform/db/postgresql.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { createQueue } from "#src/platform/queue/pg-boss-queue.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createPaymentPlatform, type PaymentPlatform } from "#test/test-platform.ts"

// Prints each acknowledged change in a line, until it is killed. Started as: worker.mjs <address or folder>
const [, , location = ""] = process.argv

const openAt = (address: string): Promise<Database> =>
  address.startsWith("postgres")
    ? Promise.resolve(openPostgresql(address, silentLog))
    : openEmbedded(address, silentLog)

// Written to the descriptor, so that the line has left the process before the next step begins.
const print = (message: object) => writeSync(1, `${JSON.stringify(message)}\n`)

async function openQueue(db: Database) {
  const queue = createQueue(db, silentLog)
  for (const name of ["booking-email", "send-refund", "settle-payment", "offer-free-rooms", "waitlist-email"])
    queue.work(name, async () => undefined)
  await queue.start()
  return queue
}

async function work(platform: PaymentPlatform, roomIds: string[], guests: SignedInActor[]): Promise<void> {
  const first = calendarDateOf("2026-07-10")
  for (let turn = 0; ; turn += 1) {
    const actor = guests[turn % guests.length]
    const roomId = roomIds[Math.floor(Math.random() * roomIds.length)]
    if (!actor || !roomId) throw new Error("there is no guest or room")
    const stay = { checkIn: addDays(first, Math.floor(Math.random() * 400)), nights: 1 + (turn % 3) }
    const isOnline = turn % 2 === 0
    const paymentMode = isOnline ? "online" : "pay-at-hotel"
    const placed = await placeBooking(platform, actor, aRequest(roomId, { ...stay, paymentMode }))
    if (!placed.ok) continue
    const { id } = placed.value
    print({ id, acknowledged: isOnline ? "held" : "confirmed" })
    if (isOnline) {
      const payment = await aPayment(platform, await bookingOf(platform, id), `pay_${randomUUID()}`)
      if ((await settlePayment(platform, payment)) === "paid") print({ id, acknowledged: "paid" })
    }
    if (turn % 5 === 4 && (await cancelBooking(platform, system, { id })).ok)
      print({ id, acknowledged: "cancelled" })
  }
}

const db = await openAt(location)
const provider = createTestCardPayments()
// All restarts of this process use the same provider, which never returns one number twice.
const createOrder = async ({ amount }: { amount: Money }) => ({
  id: `order_${randomUUID()}`,
  amount,
  currency: "INR",
})
const cardPayments = { ...provider, createOrder }
const queue = await openQueue(db)
const platform = await createPaymentPlatform({ db, cardPayments })
const real = { ...platform, queue: { ...platform.queue, ...queue } }
const rooms = await db.execute<{ id: string }>("select id from room_types")
const users = await db.execute<{ id: string }>("select id from users")
const guests = users.map(({ id }) => ({ kind: "user", userId: id, role: "guest" }) as const)
print({ ready: true })
await Promise.all(
  Array.from({ length: 4 }, () =>
    work(
      real,
      rooms.map(({ id }) => id),
      guests,
    ),
  ),
)
