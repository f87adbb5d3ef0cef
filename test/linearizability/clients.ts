import type { PaymentPlatform } from "#test/test-platform.ts"
import { setStock } from "#src/features/rooms/rooms.factory.ts"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { listFreeNights, quoteStay } from "#src/features/availability/quote-stay.service.ts"
import { datesOfDayRoom, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import {
  aPayment,
  aRequest,
  aStaySearch,
  bookingOf,
  couples,
  firstNight,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { dayRoomHours } from "#src/features/day-rooms/day-room.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { addDays, daysBetween } from "#src/shared/calendar-date.ts"
import type { ModelStay } from "#test/model/hotel-model.ts"
import { below, oneOf } from "#test/stress/requests.ts"
import type { Recorded } from "./linearizability.ts"
import type { Full, RoomTypeOperation } from "./room-type-object.ts"

export type RoomTypeHistory = Recorded<RoomTypeOperation>[]

/** One client of a room type. All clients of a room type share one history and the list of its bookings. */
type Client = {
  readonly platform: PaymentPlatform
  readonly roomId: string
  readonly actor: SignedInActor
  readonly bookingIds: string[]
  readonly history: RoomTypeHistory
}

const nights = 4

const someStay = (): ModelStay => ({ checkIn: addDays(firstNight, below(nights)), nights: 1 + below(2) })
const datesOf = ({ checkIn, nights: length }: ModelStay) => ({ checkIn, checkOut: addDays(checkIn, length) })

/** Writes down when an operation was called and answered. */
async function record({ history }: Client, call: () => Promise<RoomTypeOperation>): Promise<void> {
  const calledAt = performance.now()
  const operation = await call()
  history.push({ calledAt, answeredAt: performance.now(), operation })
}

type Refusal = { readonly kind: string; readonly firstFullNight?: Full["night"]; readonly left?: number }

function fullOf({ kind, firstFullNight = null, left = 0 }: Refusal): Full {
  if (kind !== "not-available") throw new Error(`refused: ${kind}`)
  return { night: firstFullNight, left }
}

function someSearch(rooms: number): StaySearch {
  if (below(4) > 0) return aStaySearch({ ...someStay(), rooms })
  const startsAt = `${addDays(firstNight, 1 + below(nights - 1))}T${oneOf(["06:00", "15:00", "20:30"]) ?? ""}`
  return { ...datesOfDayRoom({ startsAt, hours: oneOf(dayRoomHours) ?? 6 }), party: couples(rooms) }
}

async function place(client: Client): Promise<void> {
  const { platform, actor, roomId } = client
  const rooms = 1 + below(2)
  const search = someSearch(rooms)
  const { checkIn, checkOut } = search
  if (!checkIn || !checkOut) return
  const isOnline = below(2) === 0
  const request = aRequest(roomId, { search, paymentMode: isOnline ? "online" : "pay-at-hotel" })
  const stay = { checkIn, nights: daysBetween(checkIn, checkOut) }
  await record(client, async () => {
    const placed = await placeBooking(platform, actor, request)
    if (placed.ok) client.bookingIds.push(placed.value.id)
    const answer = placed.ok ? placed.value.id : fullOf(placed.refusal)
    return { kind: "place", stay, rooms, isOnline, isDayRoom: Boolean(search.dayRoom), answer }
  })
}

async function quote(client: Client): Promise<void> {
  const stay = someStay()
  const rooms = 1 + below(2)
  await record(client, async () => {
    const quoted = await quoteStay(client.platform, client.roomId, aStaySearch({ ...stay, rooms }))
    const answer = quoted.ok ? quoted.value.left : fullOf(quoted.refusal)
    return { kind: "quote", stay, rooms, answer }
  })
}

async function readNights(client: Client): Promise<void> {
  const stay = { checkIn: firstNight, nights: nights + 1 }
  const range = { from: firstNight, to: addDays(firstNight, nights + 1) }
  await record(client, async () => {
    const free = await listFreeNights(client.platform.db, [client.roomId], range)
    return { kind: "read nights", stay, answer: (free.get(client.roomId) ?? []).map((night) => night.free) }
  })
}

/** Cancels a booking, as soon as its payments have an outcome. */
async function cancelSettled(platform: PaymentPlatform, id: string): ReturnType<typeof cancelBooking> {
  const answer = await cancelBooking(platform, system, { id })
  return !answer.ok && answer.refusal === "payment-unsettled" ? cancelSettled(platform, id) : answer
}

const cancel = (client: Client, id: string) =>
  record(client, async () => {
    const answer = await cancelSettled(client.platform, id)
    return { kind: "cancel", id, isDone: answer.ok }
  })

const changeDates = (client: Client, id: string) => {
  const to = someStay()
  return record(client, async () => {
    const answer = await changeStay(client.platform, system, { id, to: datesOf(to) })
    if (answer.ok) return { kind: "change", id, to, answer: "done" }
    const { kind } = answer.refusal
    if (kind === "not-available") return { kind: "change", id, to, answer: "full" }
    if (kind === "not-changeable" || kind === "day-room")
      return { kind: "change", id, to, answer: "not changeable" }
    throw new Error(`refused: ${kind}`)
  })
}

/** A hold ends, as by time; the sweep follows at some later moment. */
async function lapse(client: Client, id: string): Promise<void> {
  const { db } = client.platform
  await record(client, async () => {
    const lapsed = await db.execute(
      "update bookings set hold_expires_at = now() - interval '1 second' where id = $1 and status = 'held' returning id",
      [id],
    )
    return { kind: "lapse", id, isDone: lapsed.length > 0 }
  })
  if (below(2) === 0) await expireAllLapsedHolds(client.platform)
}

/** The guest pays, and another client may end the hold before the payment is reported. */
async function pay(client: Client, id: string): Promise<void> {
  const { platform } = client
  const booking = await bookingOf(platform, id)
  if (booking.status !== "held") return
  const payment = await aPayment(platform, booking).catch((error: Error) => {
    if (error.message.startsWith("refused")) return null
    throw error
  })
  if (!payment) return
  await record(client, async () => {
    const outcome = await settlePayment(platform, payment)
    return { kind: "settle", id, isDone: outcome === "paid" }
  })
}

async function changeRooms(client: Client): Promise<void> {
  const stock = 1 + below(4)
  await record(client, async () => {
    const change = { roomTypeId: client.roomId, stockQuantity: stock }
    return { kind: "stock", stock, isDone: (await setStock(client.platform, change)).ok }
  })
}

type Act = (client: Client) => Promise<void>

const onOne =
  (act: (client: Client, id: string) => Promise<void>): Act =>
  async (client) => {
    const id = oneOf(client.bookingIds.slice(-8))
    if (id) await act(client, id)
  }

const often = <T>(times: number, act: T): T[] => Array.from({ length: times }, () => act)
const acts: readonly Act[] = [
  ...often(8, place),
  ...often(3, quote),
  ...often(5, readNights),
  ...often(4, onOne(cancel)),
  ...often(5, onOne(changeDates)),
  ...often(4, onOne(lapse)),
  ...often(3, onOne(pay)),
  ...often(2, changeRooms),
]

/** A client of a room type, with a guest of its own. */
export async function openClient(parts: Omit<Client, "actor">): Promise<Client> {
  return { ...parts, actor: (await anAccount(parts.platform)).actor }
}

/** Runs a number of operations, one after another. */
export async function runClient(client: Client, steps: number): Promise<void> {
  for (let left = steps; left > 0; left -= 1) await (oneOf(acts) ?? place)(client)
}
