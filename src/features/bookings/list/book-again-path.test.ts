import { expect, test } from "vitest"
import { bookAgainPath } from "./book-again-path.ts"

const room = (roomTypeId: string) => ({ roomTypeId, roomName: "Suite", adults: 2, children: 1 })
const stay = {
  status: "completed",
  roomTypeId: "suite",
  bookedRooms: [room("suite"), room("suite")],
} as const
const sold = new Set(["suite"])

test("[ACCT-4] a completed stay is booked again with its room and its guests", () => {
  expect(bookAgainPath(stay, sold)).toBe("/check-availability/suite?rooms=2-1_2-1")
})

test("[ACCT-4] only a completed stay of one type that is still sold is booked again", () => {
  expect(bookAgainPath({ ...stay, status: "confirmed" }, sold)).toBeNull()
  expect(bookAgainPath({ ...stay, status: "cancelled" }, sold)).toBeNull()
  expect(bookAgainPath({ ...stay, bookedRooms: [room("suite"), room("classic")] }, sold)).toBeNull()
  expect(bookAgainPath(stay, new Set())).toBeNull()
})
