import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { aBookingForEmail, aGuest } from "#src/features/booking-emails/booking-emails.factory.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { BookingDetail } from "./booking-detail.tsx"

const render = (parts: Partial<Booking> = {}): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BookingDetail booking={aBookingForEmail(parts)} balance="Settled" actions={null}>
        {null}
      </BookingDetail>
    </MemoryRouter>,
  )

test("[ADM-6] the desk reads in a sentence what a guest has not given", () => {
  expect(render()).not.toContain("was given")
  expect(render({ guest: { ...aGuest, address: "" } })).toContain("No address was given.")
  const guest = { ...aGuest, address: "", pin: "", city: "" }
  expect(render({ guest })).toContain("No address, pin or city was given.")
})

test("[GUEST-9] the desk reads that a price was kept: its total, and until when", () => {
  const keptPrice = { total: fromRupees(10_000), until: "2026-07-02T06:30:00.000Z" }
  expect(render({ keptPrice })).toContain("₹10,000, kept until ")
  expect(render()).not.toContain("Kept price")
})

test("[CONST-7] the sums of a booking have paise on all of them when one has", () => {
  const sums = { subtotal: fromPaise(950_050), gst: fromPaise(49_950), total: fromRupees(10_000) }
  expect(render(sums)).toMatch(/₹9,500\.50<.*₹499\.50<.*₹10,000\.00</)
})
