import { randomUUID } from "node:crypto"
import { type APIRequestContext, expect } from "@playwright/test"
import type { SignedIn } from "./guest.ts"
import { dayFirst, type StayDates } from "./stay-dates.ts"

export type ListedRoom = {
  readonly _id: string
  readonly name: string
  readonly message: string
  readonly type: string
  readonly price: number
  readonly discount: number
  readonly finalPrice: number
  readonly pic: readonly string[]
}

export type ApiBooking = {
  readonly _id: string
  readonly reference: string
  readonly bookingStatus: string
  readonly paymentMode: string
  readonly paymentStatus: string
  readonly checkIn: string
  readonly checkOut: string
  readonly subtotal: number
  readonly gst: number
  readonly total: number
  readonly rppid: string | null
  readonly roomId: string
}

export const classic = "Classic Room"
export const deluxe = "Deluxe Room"
export const familySuite = "Family Suite"

// The server may close an idle connection just as it is used again.
const maxRetries = 2

async function dataOf<T>(answer: Awaited<ReturnType<APIRequestContext["get"]>>): Promise<T> {
  const reply = (await answer.json()) as { result: string; data: T }
  expect(reply, JSON.stringify(reply)).toMatchObject({ result: "Done" })
  return reply.data
}

/** The names of the room types that tests create while other tests use the hotel. */
export const madeByTests = /^(Neem Room|Saffron) /

/** The room types that the hotel opened with. */
export async function listRooms(api: APIRequestContext): Promise<ListedRoom[]> {
  const rooms = await dataOf<ListedRoom[]>(await api.get("/api/roomcart", { maxRetries }))
  return rooms.filter(({ name }) => !madeByTests.test(name))
}

/** The room type of this name. */
export async function roomCalled(api: APIRequestContext, name: string): Promise<ListedRoom> {
  const found = (await listRooms(api)).find((room) => room.name === name)
  if (!found) throw new Error(`the hotel has no ${name}`)
  return found
}

type BookingRequest = {
  room: Pick<ListedRoom, "_id">
  /** The types of further rooms, one room of each. */
  others?: readonly Pick<ListedRoom, "_id">[]
  stay: StayDates
  rooms?: number
  paymentMode?: "Pay at Hotel" | "Net Banking"
}

/** Books by the API, for tests that begin after a booking. */
export async function book(guest: SignedIn, wish: BookingRequest): Promise<ApiBooking> {
  const { room, others = [], stay, rooms = 1, paymentMode = "Pay at Hotel" } = wish
  const answer = await guest.api.post("/api/booking", {
    maxRetries,
    headers: { "idempotency-key": randomUUID() },
    data: {
      roomId: room._id,
      checkIn: dayFirst(stay.checkIn),
      checkOut: dayFirst(stay.checkOut),
      rooms: [
        ...Array.from({ length: rooms }, () => ({ adult: 2, child: 0 })),
        ...others.map(({ _id }) => ({ adult: 2, child: 0, roomId: _id })),
      ],
      paymentMode,
    },
  })
  return dataOf(answer)
}

/** A guest's bookings, newest first; those still unpaid included. */
export const bookingsOf = async ({ api }: SignedIn): Promise<ApiBooking[]> =>
  dataOf(await api.get("/api/booking", { maxRetries }))

export const bookingOf = async ({ api }: SignedIn, id: string): Promise<ApiBooking> =>
  dataOf(await api.get(`/api/booking/${id}`, { maxRetries }))

/** The bookings of exactly these dates. */
export const bookingsOn = async (guest: SignedIn, stay: StayDates): Promise<ApiBooking[]> =>
  (await bookingsOf(guest)).filter(
    ({ checkIn, checkOut }) => checkIn === dayFirst(stay.checkIn) && checkOut === dayFirst(stay.checkOut),
  )

/** What the desk does to a booking, by the API; to complete a stay early needs a reason (FOLIO-3). */
export async function setStatuses(
  { api }: SignedIn,
  { _id }: ApiBooking,
  [bookingStatus, paymentStatus]: readonly [string, string],
): Promise<void> {
  const answer = await api.put(`/api/booking/${_id}`, {
    maxRetries,
    data: { bookingStatus, paymentStatus, reason: "Left a day early." },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const whole = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" })

/** Rupees as pages show them (CONST-2). */
export const inRupees = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount)
