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
import { findBalance } from "#src/features/folio/folio.service.ts"
import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import type { ModelStay } from "./hotel-model.ts"
import {
  areFree,
  type HotelOfTwoTypes,
  type MixedBooking,
  type ModelType,
  maxTakenClassics,
  roomsOf,
} from "./two-room-types.ts"

/** The real hotel, with the data that a run needs later. */
export type RealHotel = {
  readonly platform: PaymentPlatform
  readonly roomIds: Readonly<Record<ModelType, string>>
  readonly payments: Map<string, ProviderPayment>
}

export type Command = fc.AsyncCommand<HotelOfTwoTypes, RealHotel>
type Step = (model: HotelOfTwoTypes, real: RealHotel) => Promise<void>

export const command = (name: string, run: Step): Command => ({
  check: () => true,
  run,
  toString: () => name,
})

/** A command about one of the bookings, if there is one. */
export const onOne = (
  name: string,
  at: number,
  run: (one: MixedBooking, ...rest: Parameters<Step>) => Promise<void>,
) =>
  command(`${name}(${at})`, async (model, real) => {
    const one = model.bookings[at % Math.max(1, model.bookings.length)]
    if (one) await run(one, model, real)
  })

const stayOf = (day: number, nights: number): ModelStay => ({ checkIn: addDays(firstNight, day), nights })

/** A guest pays while the rooms are held. */
const placePaid = (stay: ModelStay, rooms: number) =>
  command(`placePaid(${stay.checkIn}, ${stay.nights}, ${rooms})`, async (model, real) => {
    const { platform } = real
    await place(stay, rooms, true).run(model, real)
    const one = model.bookings.at(-1)
    if (one?.status !== "held") return
    const payment = await aPayment(platform, await bookingOf(platform, one.id))
    expect(await settlePayment(platform, payment)).toBe("paid")
    Object.assign(one, { status: "confirmed", wasConfirmed: true })
  })

function place(stay: ModelStay, rooms: number, isOnline: boolean): Command {
  return command(`place(${stay.checkIn}, ${stay.nights}, ${rooms}, ${isOnline})`, async (model, real) => {
    const { actor } = await anAccount(real.platform)
    const paymentMode = isOnline ? "online" : "pay-at-hotel"
    const request = aRequest(real.roomIds.classic, { ...stay, rooms, paymentMode })
    const answer = await placeBooking(real.platform, actor, request)
    expect(answer.ok).toBe(areFree(model, stay, { rooms: { classic: rooms } }))
    if (!answer.ok) return
    const { id } = answer.value
    model.bookings.push({
      id,
      rooms,
      suites: 0,
      isOnline,
      stay,
      status: isOnline ? "held" : "confirmed",
      wasConfirmed: !isOnline,
    })
    // The same request again is the same booking.
    expect(valueOf(await placeBooking(real.platform, actor, request))).toMatchObject({ id, isRepeat: true })
  })
}

/** Pays a hold, or what the payers of a confirmed booking owe together. */
const payAtProvider = (at: number) =>
  onOne("payAtProvider", at, async (one, _, { platform, payments }) => {
    const isOwed = one.status === "confirmed" && (await findBalance(platform.db, one.id)).owed > 0
    if ((one.status === "held" || isOwed) && !payments.has(one.id))
      payments.set(one.id, await aPayment(platform, await bookingOf(platform, one.id)))
  })

/** A payment arrives in time, late, or again. */
const settle = (at: number) =>
  onOne("settle", at, async (one, model, { platform, payments }) => {
    const payment = payments.get(one.id)
    if (!payment) return
    const isTaken =
      one.status === "held" || (one.status === "expired" && areFree(model, one.stay, { rooms: roomsOf(one) }))
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
    expect(answer.ok).toBe(isChangeable && areFree(model, stay, { rooms: roomsOf(one), except: one }))
    if (answer.ok) one.stay = stay
  })

const stock = (stockQuantity: number) =>
  command(`stock(${stockQuantity})`, async (model, { platform, roomIds }) => {
    const answer = await setStock(platform, { roomTypeId: roomIds.classic, stockQuantity })
    expect(answer.ok).toBe(maxTakenClassics(model) <= stockQuantity)
    if (answer.ok) model.stock.classic = stockQuantity
  })

export const someStay = fc
  .tuple(fc.nat(4), fc.integer({ min: 1, max: 3 }))
  .map(([day, nights]) => stayOf(day, nights))
export const someone = fc.nat(11)

const someRooms = fc.integer({ min: 1, max: 2 })

/** A new booking. */
export const placeCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(someStay, someRooms, fc.boolean()).map((parts) => place(...parts)),
  fc.tuple(someStay, someRooms).map((parts) => placePaid(...parts)),
]

/** The commands of guests, the desk, the provider and the clock. */
export const bookingCommands: fc.Arbitrary<Command>[] = [
  ...placeCommands,
  someone.map(payAtProvider),
  someone.map(settle),
  someone.map(expire),
  someone.map(cancel),
  fc.tuple(someone, someStay).map((parts) => move(...parts)),
  fc.integer({ min: 1, max: 5 }).map(stock),
]
