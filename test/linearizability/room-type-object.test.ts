import { expect, test } from "vitest"
import { firstNight } from "#src/features/bookings/bookings.factory.ts"
import type { ModelStay } from "#test/model/hotel-model.ts"
import { checkHistory } from "./linearizability.ts"
import { type Full, roomTypeObject, type RoomTypeOperation } from "./room-type-object.ts"

const stay: ModelStay = { checkIn: firstNight, nights: 1 }
const full: Full = { night: firstNight, left: 0 }
const placed = (answer: string | Full, isOnline = false): RoomTypeOperation => ({
  kind: "place",
  stay,
  rooms: 1,
  isOnline,
  isDayRoom: false,
  answer,
})
const onOne = (kind: "cancel" | "lapse" | "settle", id: string, isDone = true): RoomTypeOperation => ({
  kind,
  id,
  isDone,
})
const seen = (free: number): RoomTypeOperation => ({ kind: "read nights", stay, answer: [free] })

/** Of a type with one room, one operation after another. */
const verdictOf = (...operations: readonly RoomTypeOperation[]) =>
  checkHistory(
    roomTypeObject(1),
    operations.map((operation, index) => ({ calledAt: 2 * index, answeredAt: 2 * index + 1, operation })),
  ).kind

test("[BOOK-8] the last room is sold once", () => {
  expect(verdictOf(placed("a"), placed(full), seen(0))).toBe("linearizable")
  expect(verdictOf(placed("a"), placed("b"))).toBe("violation")
  expect(verdictOf(placed(full))).toBe("violation")
})

test("[AVAIL-5] a read sees what was booked and cancelled before it", () => {
  expect(verdictOf(placed("a"), onOne("cancel", "a"), seen(1))).toBe("linearizable")
  expect(verdictOf(placed("a"), seen(1))).toBe("violation")
  expect(verdictOf(placed("a"), onOne("cancel", "a"), seen(0))).toBe("violation")
})

test("[BOOK-8] the room of a lapsed hold is free at once, and a late payment takes it only if it still is", () => {
  const lapsed = [placed("a", true), onOne("lapse", "a"), seen(1)]
  expect(verdictOf(...lapsed, placed("b"), onOne("settle", "a", false))).toBe("linearizable")
  expect(verdictOf(...lapsed, onOne("settle", "a"), placed(full))).toBe("linearizable")
  expect(verdictOf(...lapsed, placed("b"), onOne("settle", "a"))).toBe("violation")
  expect(verdictOf(...lapsed, placed(full))).toBe("violation")
})

test("[BOOK-8] the stock does not fall below what is sold, and new dates need free rooms", () => {
  const stock = (rooms: number, isDone: boolean): RoomTypeOperation => ({
    kind: "stock",
    stock: rooms,
    isDone,
  })
  const change = (answer: "done" | "full"): RoomTypeOperation => ({
    kind: "change",
    id: "a",
    to: stay,
    answer,
  })
  expect(verdictOf(placed("a"), stock(0, false), stock(2, true), seen(1), change("done"))).toBe(
    "linearizable",
  )
  expect(verdictOf(placed("a"), stock(0, true))).toBe("violation")
  expect(verdictOf(placed("a"), change("full"))).toBe("violation")
})
