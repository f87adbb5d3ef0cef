import { changeOutOfOrder } from "#src/features/rooms/out-of-order.service.ts"
import { setStock } from "#src/features/rooms/rooms.factory.ts"
import { aPayment, aRequest, bookingOf, lapse } from "#src/features/bookings/bookings.factory.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import type { PlaceBookingRequest } from "#src/features/bookings/place/booking-request.ts"
import { placeBooking, placeBookingByStaff } from "#src/features/bookings/place/place-booking.service.ts"
import { acceptOffer, leaveWaitlist } from "#src/features/bookings/waitlist/answer-offer.service.ts"
import { confirmWaitlistEntry, joinWaitlist } from "#src/features/bookings/waitlist/join-waitlist.service.ts"
import { offerFreeRooms } from "#src/features/bookings/waitlist/offer-rooms.service.ts"
import { linkOf } from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { searchStays } from "#src/features/availability/quote-stay.service.ts"
import { reconcilePayments, settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import { parseDatabaseError } from "#src/platform/db/database.ts"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import type { PaymentPlatform } from "#test/test-platform.ts"
import { below, oneOf, someRequest, someStay } from "./requests.ts"
import { countAction, countUnavailable, type Journal } from "./journal.ts"

type Placed = { readonly id: string; readonly actor: SignedInActor; readonly request: PlaceBookingRequest }

/** What the clients share. */
export type ClientContext = {
  readonly roomIds: readonly string[]
  readonly guests: readonly SignedInActor[]
  readonly journal: Journal
  readonly placed: Placed[]
  readonly payments: ProviderPayment[]
  readonly until: number
}

type Action = (platform: PaymentPlatform, context: ClientContext) => Promise<string>

const place =
  (paymentMode: PlaceBookingRequest["paymentMode"]): Action =>
  async (platform, context) => {
    const { guests, placed, journal } = context
    const actor = oneOf(guests)
    const request = someRequest(context.roomIds, { paymentMode })
    if (!actor || !request) return "none"
    const answer = await placeBooking(platform, actor, request)
    if (!answer.ok) return answer.refusal.kind
    journal.acknowledged.set(answer.value.id, paymentMode === "online" ? "held" : "confirmed")
    placed.push({ id: answer.value.id, actor, request })
    if (request.search.dayRoom) return "placed day room"
    return request.search.types ? "placed several types" : "placed"
  }

/** The desk books for a caller; another clerk may send the same form again. */
const phone: Action = async (platform, { roomIds, guests, placed, journal }) => {
  const actor = oneOf(guests)
  const roomId = oneOf(roomIds)
  if (!actor || !roomId) return "none"
  const request = aRequest(roomId, { ...someStay(), rooms: 1 + below(3) })
  const clerk = { ...actor, role: "front-desk" } as const
  const answers = await Promise.all(
    [1, 2].map(() => placeBookingByStaff(platform, clerk, { ...request, guestId: actor.userId })),
  )
  const ids = new Set(answers.filter((answer) => answer.ok).map((answer) => answer.value.id))
  if (ids.size > 1) journal.faults.push(`one key of the desk made ${ids.size} bookings`)
  for (const id of ids) {
    journal.acknowledged.set(id, "confirmed")
    placed.push({ id, actor, request })
  }
  return ids.size === 0 ? "not-available" : "placed once"
}

const repeat: Action = async (platform, { placed, journal }) => {
  const first = oneOf(placed)
  if (!first) return "none"
  const answer = await placeBooking(platform, first.actor, first.request)
  if (answer.ok && answer.value.id === first.id && answer.value.isRepeat) return "same booking"
  journal.faults.push(`a repeat of ${first.id} gave ${JSON.stringify(answer)}`)
  return "wrong"
}

/** The same confirmation, sent several times at once by an impatient guest. */
const repeatConfirmation: Action = async (platform, context) => {
  const { guests, placed, journal } = context
  const actor = oneOf(guests)
  const request = someRequest(context.roomIds, { paymentMode: "online" })
  if (!actor || !request) return "none"
  const answers = await Promise.all([1, 2, 3].map(() => placeBooking(platform, actor, request)))
  const ids = new Set(answers.filter((answer) => answer.ok).map((answer) => answer.value.id))
  if (ids.size > 1) journal.faults.push(`one key made ${ids.size} bookings`)
  for (const id of ids) {
    journal.acknowledged.set(id, "held")
    placed.push({ id, actor, request })
  }
  return ids.size === 0 ? "not-available" : "placed once"
}

const startPaying: Action = async (platform, { placed, payments }) => {
  const one = oneOf(placed.slice(-40))
  const booking = one && (await bookingOf(platform, one.id))
  if (!booking || booking.status !== "held") return "none"
  payments.push(await aPayment(platform, booking).catch((error: Error) => notPayable(error)))
  return "paid at the provider"
}

// The hold may end between the read of the booking and the order.
function notPayable(error: Error): never {
  if (error.message.startsWith("refused")) throw new RefusedInTime(error.message)
  throw error
}

class RefusedInTime extends Error {}

/** The callback and the webhook of one payment arrive together, some again and again. */
const settle: Action = async (platform, { payments, journal }) => {
  const payment = oneOf(payments.slice(-60))
  if (!payment) return "none"
  const outcomes = await Promise.all([1, 2].map(() => settlePayment(platform, payment)))
  if (outcomes[0] !== outcomes[1]) journal.faults.push(`one payment was ${outcomes.join(" and ")}`)
  const [row] = await platform.db.execute<{ booking_id: string }>(
    "select booking_id from payments where provider_payment_id = $1",
    [payment.id],
  )
  const before = row && journal.acknowledged.get(row.booking_id)
  if (row && outcomes[0] === "paid" && before !== "cancelled")
    journal.acknowledged.set(row.booking_id, "paid")
  return outcomes[0] ?? "none"
}

const cancel: Action = async (platform, { placed, journal }) => {
  const one = oneOf(placed)
  if (!one) return "none"
  const answer = await cancelBooking(platform, system, { id: one.id })
  if (!answer.ok) return answer.refusal
  journal.acknowledged.set(one.id, "cancelled")
  return "cancelled"
}

const move: Action = async (platform, { placed }) => {
  const one = oneOf(placed)
  if (!one) return "none"
  const { checkIn, nights } = someStay()
  const answer = await changeStay(platform, system, {
    id: one.id,
    to: { checkIn, checkOut: addDays(checkIn, nights) },
  })
  return answer.ok ? "moved" : answer.refusal.kind
}

const expire: Action = async (platform, { placed }) => {
  const one = oneOf(placed.slice(-30))
  if (one) await lapse(platform, one.id)
  return `${(await expireAllLapsedHolds(platform)) > 0 ? "some" : "no"} holds`
}

const stock: Action = async (platform, { roomIds }) => {
  const roomTypeId = oneOf(roomIds)
  if (!roomTypeId) return "none"
  const answer = await setStock(platform, { roomTypeId, stockQuantity: 30 + below(30) })
  return answer.ok ? "changed" : answer.refusal.kind
}

const outOfOrder: Action = async (platform, { roomIds }) => {
  const roomTypeId = oneOf(roomIds)
  if (!roomTypeId) return "none"
  const { checkIn: from, nights } = someStay()
  const change = { roomTypeId, from, to: addDays(from, nights), rooms: below(15) }
  const answer = await changeOutOfOrder(platform, system, change)
  return answer.ok ? "changed" : answer.refusal.kind
}

/** Somebody joins the waitlist, the jobs make their offers, and one of them is answered. */
const wait: Action = async (platform, { roomIds, guests, journal }) => {
  const actor = oneOf(guests)
  const roomId = oneOf(roomIds)
  if (!actor || !roomId) return "none"
  const address = `203.0.113.${below(250)}`
  const joined = await joinWaitlist(platform, { actor, address }, aRequest(roomId, someStay()))
  if (joined.ok) await confirmWaitlistEntry(platform, await linkOf(platform, joined.value.id))
  const offered = await offerFreeRooms(platform)
  const [entry] = await platform.db.execute<{ id: string; bookingId: string }>(
    `select w.id, w.booking_id as "bookingId" from waitlist_entries w join bookings b on b.id = w.booking_id
     where b.status = 'held' and w.ended_at is null order by random() limit 1`,
  )
  if (!entry) return `${offered > 0 ? "some" : "no"} offers`
  const link = await linkOf(platform, entry.id)
  if (below(3) === 0) return (await leaveWaitlist(platform, link)).ok ? "declined" : "too late"
  if (!(await acceptOffer(platform, link)).ok) return "too late"
  journal.acknowledged.set(entry.bookingId, "confirmed")
  return "accepted"
}

const search: Action = async (platform) => {
  const { checkIn, nights } = someStay()
  const question = { checkIn, checkOut: addDays(checkIn, nights), party: [{ adults: 2, children: 0 }] }
  return (await searchStays(platform, question)).ok ? "answered" : "refused"
}

const reconcile: Action = async (platform) => {
  await reconcilePayments(platform)
  return "done"
}

const weighted: readonly (readonly [string, number, Action])[] = [
  ["hold", 22, place("online")],
  ["book", 14, place("pay-at-hotel")],
  ["repeatConfirmation", 4, repeatConfirmation],
  ["phone", 6, phone],
  ["repeat", 6, repeat],
  ["order", 12, startPaying],
  ["settle", 14, settle],
  ["cancel", 10, cancel],
  ["move", 8, move],
  ["expire", 6, expire],
  ["stock", 2, stock],
  ["outOfOrder", 2, outOfOrder],
  ["wait", 6, wait],
  ["search", 1, search],
  ["reconcile", 0.05, reconcile],
]
const allWeights = weighted.reduce((sum, [, weight]) => sum + weight, 0)

function someAction(): readonly [string, number, Action] {
  let left = Math.random() * allWeights
  for (const entry of weighted) {
    left -= entry[1]
    if (left < 0) return entry
  }
  return ["search", 1, search]
}

/** One client: runs random actions until the time is up, and records every acknowledged change and every fault. */
export async function runClient(platform: PaymentPlatform, context: ClientContext): Promise<void> {
  const { faults } = context.journal
  while (performance.now() < context.until) {
    const [name, , run] = someAction()
    try {
      countAction(context.journal, `${name}: ${await run(platform, context)}`)
    } catch (error) {
      if (error instanceof RefusedInTime) continue
      // Not a fault: on a busy machine the wait for a connection times out, and nothing was acknowledged.
      if (error instanceof DatabaseUnavailable) countUnavailable(context.journal)
      else faults.push(`${name}: ${parseDatabaseError(error)?.code ?? ""} ${String(error)}`)
    }
  }
}
