import type { PaymentPlatform } from "#test/test-platform.ts"
import { setStock } from "#src/features/rooms/rooms.factory.ts"
import fc from "fast-check"
import { expect } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import {
  aPayment,
  aRequest,
  bookingOf,
  firstNight,
  lapse,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { type HotelModel, isFree, type ModelBooking, type ModelStay, maxTakenRooms } from "./hotel-model.ts"

/** The real hotel, and what a run needs to remember of it. */
export type RealHotel = {
  readonly platform: PaymentPlatform
  readonly roomId: string
  readonly payments: Map<string, ProviderPayment>
}

export type Command = fc.AsyncCommand<HotelModel, RealHotel>
type Step = (model: HotelModel, real: RealHotel) => Promise<void>

export const command = (name: string, run: Step): Command => ({
  check: () => true,
  run,
  toString: () => name,
})

/** A command about one of the bookings, if there is one. */
export const onOne = (
  name: string,
  at: number,
  run: (one: ModelBooking, ...rest: Parameters<Step>) => Promise<void>,
) =>
  command(`${name}(${at})`, async (model, real) => {
    const one = model.bookings[at % Math.max(1, model.bookings.length)]
    if (one) await run(one, model, real)
  })

const stayOf = (day: number, nights: number): ModelStay => ({ checkIn: addDays(firstNight, day), nights })

function place(stay: ModelStay, rooms: number, isOnline: boolean): Command {
  return command(`place(${stay.checkIn}, ${stay.nights}, ${rooms}, ${isOnline})`, async (model, real) => {
    const { actor } = await anAccount(real.platform)
    const paymentMode = isOnline ? "online" : "pay-at-hotel"
    const request = aRequest(real.roomId, { ...stay, rooms, paymentMode })
    const answer = await placeBooking(real.platform, actor, request)
    expect(answer.ok).toBe(isFree(model, stay, { rooms }))
    if (!answer.ok) return
    const { id } = answer.value
    model.bookings.push({
      id,
      rooms,
      isOnline,
      stay,
      status: isOnline ? "held" : "confirmed",
      wasConfirmed: !isOnline,
    })
    // The same request again is the same booking.
    expect(valueOf(await placeBooking(real.platform, actor, request))).toMatchObject({ id, isRepeat: true })
  })
}

const payAtProvider = (at: number) =>
  onOne("payAtProvider", at, async (one, _, { platform, payments }) => {
    if (one.status === "held" && !payments.has(one.id))
      payments.set(one.id, await aPayment(platform, await bookingOf(platform, one.id)))
  })

/** A payment arrives in time, late, or again. */
const settle = (at: number) =>
  onOne("settle", at, async (one, model, { platform, payments }) => {
    const payment = payments.get(one.id)
    if (!payment) return
    const isTaken =
      one.status === "held" || (one.status === "expired" && isFree(model, one.stay, { rooms: one.rooms }))
    await settlePayment(platform, payment)
    payments.delete(one.id)
    if (isTaken) Object.assign(one, { status: "confirmed", wasConfirmed: true })
  })

const expire = (at: number) =>
  onOne("expire", at, async (one, _, { platform }) => {
    await lapse(platform, one.id)
    await expireAllLapsedHolds(platform)
    if (one.status === "held") one.status = "expired"
  })

const cancel = (at: number) =>
  onOne("cancel", at, async (one, _, { platform }) => {
    const answer = await cancelBooking(platform, system, { id: one.id })
    expect(answer.ok).toBe(one.status === "held" || one.status === "confirmed")
    if (answer.ok) one.status = "cancelled"
  })

const move = (at: number, stay: ModelStay) =>
  onOne(`move to ${stay.checkIn} ${stay.nights}`, at, async (one, model, { platform }) => {
    const to = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, stay.nights) }
    const answer = await changeStay(platform, system, { id: one.id, to })
    const isChangeable = one.status === "confirmed" && one.isDayRoom !== true
    expect(answer.ok).toBe(isChangeable && isFree(model, stay, { rooms: one.rooms, except: one }))
    if (answer.ok) one.stay = stay
  })

const stock = (stockQuantity: number) =>
  command(`stock(${stockQuantity})`, async (model, { platform, roomId }) => {
    const answer = await setStock(platform, { roomTypeId: roomId, stockQuantity })
    expect(answer.ok).toBe(maxTakenRooms(model) <= stockQuantity)
    if (answer.ok) model.stock = stockQuantity
  })

export const someStay = fc
  .tuple(fc.nat(4), fc.integer({ min: 1, max: 3 }))
  .map(([day, nights]) => stayOf(day, nights))
export const someone = fc.nat(11)

/** What guests, the desk, the provider and time do to bookings. */
export const bookingCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(someStay, fc.integer({ min: 1, max: 2 }), fc.boolean()).map((parts) => place(...parts)),
  someone.map(payAtProvider),
  someone.map(settle),
  someone.map(expire),
  someone.map(cancel),
  fc.tuple(someone, someStay).map((parts) => move(...parts)),
  fc.integer({ min: 1, max: 5 }).map(stock),
]
