import type { CalendarDate } from "#src/shared/calendar-date.ts"
import {
  freeOn,
  type HotelModel,
  isFree,
  type ModelBooking,
  type ModelStay,
  maxTakenRooms,
  nightsOf,
} from "#test/model/hotel-model.ts"
import type { SequentialObject } from "./linearizability.ts"

type Wanted = { readonly stay: ModelStay; readonly rooms: number }

/** Why a stay is refused: the first night with too few rooms and how many it has, where the service returns them. */
export type Full = { readonly night: CalendarDate | null; readonly left: number }

/** What is done to the bookings of one room type, with the answer. */
export type RoomTypeOperation =
  | (Wanted & {
      readonly kind: "place"
      readonly isOnline: boolean
      readonly isDayRoom: boolean
      readonly answer: string | Full
    })
  | (Wanted & { readonly kind: "quote"; readonly answer: number | Full })
  | { readonly kind: "read nights"; readonly stay: ModelStay; readonly answer: readonly number[] }
  | { readonly kind: "cancel" | "lapse" | "settle"; readonly id: string; readonly isDone: boolean }
  | {
      readonly kind: "change"
      readonly id: string
      readonly to: ModelStay
      readonly answer: "done" | "full" | "not changeable"
    }
  | { readonly kind: "stock"; readonly stock: number; readonly isDone: boolean }

type Step = HotelModel | null

const change = (
  { stock, bookings }: HotelModel,
  one: ModelBooking,
  parts: Partial<ModelBooking>,
): HotelModel => ({
  stock,
  bookings: bookings.map((other) => (other === one ? { ...one, ...parts } : other)),
})

function isFullAsStated(state: HotelModel, { stay, rooms }: Wanted, { night, left }: Full): boolean {
  const full = nightsOf(stay).find((one) => freeOn(state, one) < rooms)
  return full !== undefined && (night === null || (full === night && freeOn(state, full) === left))
}

function placeIn(state: HotelModel, operation: RoomTypeOperation & { kind: "place" }): Step {
  const { answer: id, rooms, isOnline, isDayRoom, stay } = operation
  if (typeof id !== "string") return isFullAsStated(state, operation, id) ? state : null
  const status = isOnline ? "held" : "confirmed"
  const booking: ModelBooking = { id, rooms, isOnline, isDayRoom, stay, status, wasConfirmed: !isOnline }
  return isFree(state, stay, { rooms }) ? { ...state, bookings: [...state.bookings, booking] } : null
}

function quoteIn(state: HotelModel, operation: RoomTypeOperation & { kind: "quote" }): Step {
  const { answer, rooms, stay } = operation
  if (typeof answer !== "number") return isFullAsStated(state, operation, answer) ? state : null
  const left = Math.min(...nightsOf(stay).map((night) => freeOn(state, night)))
  return left === answer && left >= rooms ? state : null
}

type OnOne = RoomTypeOperation & { kind: "cancel" | "lapse" | "settle" | "change" }

// A lapsed hold counts as free at once, and the sweep sets its status at any later moment: until then it can be cancelled.
function changeOne(state: HotelModel, operation: OnOne): Step {
  const one = state.bookings.find(({ id }) => id === operation.id)
  if (!one) return null
  const { status, rooms } = one
  const isSwept = status === "expired"
  if (operation.kind === "change") return changeDates(state, one, operation)
  if (operation.kind === "lapse") {
    if (status === "held") return operation.isDone ? change(state, one, { status: "expired" }) : null
    return operation.isDone && !isSwept ? null : state
  }
  if (operation.kind === "cancel") {
    const mayBeDone = status === "held" || status === "confirmed"
    if (operation.isDone) return mayBeDone || isSwept ? change(state, one, { status: "cancelled" }) : null
    return mayBeDone ? null : state
  }
  // Dates that cost more may have been paid with it.
  if (status === "confirmed") return state
  const isTaken = status === "held" || (isSwept && isFree(state, one.stay, { rooms }))
  if (operation.isDone !== isTaken) return null
  return isTaken ? change(state, one, { status: "confirmed" }) : state
}

function changeDates(state: HotelModel, one: ModelBooking, { to, answer }: OnOne & { kind: "change" }): Step {
  const isChangeable = one.status === "confirmed" && one.isDayRoom !== true
  if (answer === "not changeable") return isChangeable ? null : state
  if (!isChangeable) return null
  const fits = isFree(state, to, { rooms: one.rooms, except: one })
  if (answer === "full") return fits ? null : state
  return fits ? change(state, one, { stay: to }) : null
}

function step(state: HotelModel, operation: RoomTypeOperation): Step {
  switch (operation.kind) {
    case "place":
      return placeIn(state, operation)
    case "quote":
      return quoteIn(state, operation)
    case "read nights": {
      const free = nightsOf(operation.stay).map((night) => freeOn(state, night))
      return free.join() === operation.answer.join() ? state : null
    }
    case "stock": {
      if (operation.isDone !== maxTakenRooms(state) <= operation.stock) return null
      return operation.isDone ? { ...state, stock: operation.stock } : state
    }
    case "cancel":
    case "change":
    case "lapse":
    case "settle":
      return changeOne(state, operation)
  }
}

function isRead(operation: RoomTypeOperation): boolean {
  if (operation.kind === "place") return typeof operation.answer !== "string"
  if (operation.kind === "change") return operation.answer !== "done"
  return operation.kind === "quote" || operation.kind === "read nights" || !operation.isDone
}

const keyOfBooking = ({ id, status, stay }: ModelBooking) => `${id} ${status} ${stay.checkIn} ${stay.nights}`

/** The sequential model of a room type: one request after another, without counters. */
export const roomTypeObject = (stock: number): SequentialObject<HotelModel, RoomTypeOperation> => ({
  initial: { stock, bookings: [] },
  step,
  isRead,
  keyOf: (state) => `${state.stock}: ${state.bookings.map(keyOfBooking).toSorted().join()}`,
})
