import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { nextSteps } from "./next-steps.ts"

const booking = {
  checkIn: calendarDateOf("2026-12-24"),
  checkOut: calendarDateOf("2026-12-25"),
  dayRoom: null,
  rooms: 1,
  guest: { email: "asha@example.in" } as never,
}

const stepsOf = (shown: { isReady?: boolean; isWithoutAccount?: boolean; isMovable?: boolean }) =>
  nextSteps(booking, { isReady: false, isWithoutAccount: false, isMovable: false, ...shown }).join(" ")

test("[BOOK-5] a guest who books for tomorrow reads from when the room is ready", () => {
  const steps = stepsOf({})
  expect(steps).toContain("asha@example.in")
  expect(steps).toContain("Your room is ready from 2:00 pm.")
  expect(steps).toContain("Arriving in the night, or earlier?")
})

test("[BOOK-5] a guest who books in the evening for tonight reads that the room is ready, and the desk open", () => {
  const steps = stepsOf({ isReady: true })
  expect(steps).toContain("Your room is ready. Bring an identity card")
  expect(steps).toContain("Somebody is at the desk at every hour of the night.")
  expect(steps.replaceAll("\u00A0", " ")).toContain(hotel.reservations.phone)
  expect(steps).not.toContain("earlier?")
})

test("[BOOK-5] a guest who books several rooms reads of all of them", () => {
  const two = { ...booking, rooms: 2 }
  const shown = { isWithoutAccount: false, isMovable: false }
  expect(nextSteps(two, { ...shown, isReady: false }).join(" ")).toContain(
    "Your rooms are ready from 2:00 pm.",
  )
  expect(nextSteps(two, { ...shown, isReady: true }).join(" ")).toContain("Your rooms are ready. Bring")
})

test("[BOOK-5] a guest without an account reads what the link in the email is for", () => {
  expect(stepsOf({ isWithoutAccount: true, isMovable: true })).toContain("shows, changes or cancels")
  expect(stepsOf({ isWithoutAccount: true })).toContain("shows or cancels")
})
