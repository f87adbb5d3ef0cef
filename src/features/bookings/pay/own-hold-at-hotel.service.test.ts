import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  aHold,
  aPayment,
  aRequest,
  aStaySearch,
  bookingOf,
  expectConsistentBooks,
  lapse,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { listOwnBookings } from "#src/features/bookings/bookings.service.ts"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { nightCounters } from "#src/features/bookings/place/place-booking.factory.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { fromPaise } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { confirmOwnHold } from "./own-hold-at-hotel.service.ts"
import { settlePayment } from "./settle-payment.service.ts"

const platform = setUpPlatform()
let guest: SignedInActor
let request: PlaceBookingRequest

beforeEach(async () => {
  await platform.clear()
  guest = (await anAccount(platform)).actor
  request = aRequest((await aRoom(platform, { stockQuantity: 2 })).id)
})

const hold = (parts: Partial<PlaceBookingRequest> = {}): Promise<Booking> =>
  aHold(platform, { actor: guest, ...request, ...parts, paymentMode: "online", idempotencyKey: randomUUID() })

const confirmHold = (parts: Partial<PlaceBookingRequest> = {}) =>
  confirmOwnHold(platform, guest, { ...request, ...parts })

async function anOfferedExtra(name: string) {
  const extra = await anExtra(platform, { name })
  await platform.db.execute("update extras set is_offered = true where id = $1", [extra.id])
  return extra
}

/** What the site does with a form: the hold is confirmed, or a booking is placed. */
async function confirmAtHotel(): Promise<string> {
  return (await confirmHold()) ?? valueOf(await placeBooking(platform, guest, request)).id
}

test("[BOOK-9] [PAY-3] a guest who leaves the payment page and pays at the hotel has one booking", async () => {
  const { id, total } = await hold()
  expect(await confirmHold({ seenTotal: total })).toBe(id)
  expect(await bookingOf(platform, id)).toMatchObject({ status: "confirmed", paymentMode: "pay-at-hotel" })
  expect(await listOwnBookings(platform, guest)).toHaveLength(1)
  expect(await nightCounters(platform, request.roomId)).toMatchObject([
    { held: 0, sold: 1 },
    { held: 0, sold: 1 },
  ])
})

test("[BOOK-9] a repeated confirmation of a hold returns its booking", async () => {
  const { id } = await hold()
  expect(await Promise.all([1, 2, 3].map(() => confirmAtHotel()))).toEqual([id, id, id])
  expect(await confirmAtHotel()).toBe(id)
})

test("[BOOK-9] the confirmed hold has the arrival, the company and the extras of the last form", async () => {
  const [breakfast, flowers] = [await anOfferedExtra("Breakfast"), await anOfferedExtra("Flowers")]
  const company = { name: "Old Mill", gstin: "07AAAAA0000A1Z5", address: "12 Mill Road, New Delhi 110001" }
  const { id } = await hold({ company, extras: [{ extraId: breakfast.id, price: breakfast.price }] })
  const arrival = { time: "21:30", flight: "AI 102", wantsCar: true, furtherGuests: "", requests: "" }
  expect(await confirmHold({ arrival, extras: [{ extraId: flowers.id, price: flowers.price }] })).toBe(id)
  const booking = await bookingOf(platform, id)
  expect(booking).toMatchObject({ arrival: { flight: "AI 102" }, company: null })
  expect(booking.extras.map(({ extraId }) => extraId)).toEqual([flowers.id])
})

test("[BOOK-7] a hold with another price, of another stay or of another guest is left alone", async () => {
  const { id, total } = await hold()
  expect(await confirmHold({ seenTotal: fromPaise(total + 100) })).toBeNull()
  expect(await confirmHold({ search: aStaySearch({ nights: 3 }) })).toBeNull()
  expect(await confirmHold({ paymentMode: "online" })).toBeNull()
  const { actor } = await anAccount(platform)
  expect(await confirmOwnHold(platform, actor, request)).toBeNull()
  expect(await bookingOf(platform, id)).toMatchObject({ status: "held" })
})

test("[BOOK-9] an extra whose price has changed leaves the hold as it is", async () => {
  const extra = await anOfferedExtra("Breakfast")
  const { id } = await hold()
  expect(await confirmHold({ extras: [{ extraId: extra.id, price: fromPaise(1) }] })).toBeNull()
  expect(await bookingOf(platform, id)).toMatchObject({ status: "held", extras: [] })
})

test("[BOOK-10] a hold that has expired is not confirmed", async () => {
  const { id } = await hold()
  await lapse(platform, id)
  await expireAllLapsedHolds(platform)
  expect(await confirmHold()).toBeNull()
})

type Step = "confirm" | "confirm again" | "pay"

const orders = (steps: readonly Step[]): Step[][] =>
  steps.length <= 1
    ? [[...steps]]
    : steps.flatMap((first) => orders(steps.filter((step) => step !== first)).map((rest) => [first, ...rest]))

describe("[BOOK-8] [BOOK-10] [PAY-5] a payment that arrives while its hold is confirmed", () => {
  test.each(orders(["confirm", "confirm again", "pay"]).map((order) => [order.join(", "), order] as const))(
    "pays the one booking: %s",
    async (_, order) => {
      const held = await hold()
      const payment = await aPayment(platform, held)
      const steps: Record<Step, () => Promise<unknown>> = {
        confirm: confirmAtHotel,
        "confirm again": confirmAtHotel,
        pay: () => settlePayment(platform, payment),
      }
      await Promise.all(order.map((step) => steps[step]()))
      expect(await listOwnBookings(platform, guest)).toMatchObject([
        { id: held.id, status: "confirmed", paymentMode: "online", paymentStatus: "done", owed: 0 },
      ])
      expect(await nightCounters(platform, request.roomId)).toMatchObject([{ held: 0, sold: 1 }, { sold: 1 }])
      await expectConsistentBooks(platform)
    },
  )
})
