import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { aBookingForEmail } from "#src/features/booking-emails/booking-emails.factory.ts"
import type { StayChange } from "#src/features/bookings/change/stay-change.ts"
import { cancellationPolicyOf2025 } from "#src/features/pricing/cancellation-policy.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { zero } from "#src/shared/money.ts"
import { StayChangePreview } from "./stay-change-preview.tsx"

const booking = aBookingForEmail()

function render(checkIn: string, checkOut: string): string {
  const to = { checkIn: calendarDateOf(checkIn), checkOut: calendarDateOf(checkOut) }
  const { nights, subtotal, gst, total } = booking
  const settled = { refund: zero, companyRefund: zero, owed: zero, companyOwed: zero }
  const money = { difference: zero, extras: zero, fee: zero, ...settled }
  const quote = { nights, subtotal, gst, total, offer: null }
  const change = { ...money, quote, missedMinimum: null } as unknown as StayChange
  const element = (
    <StayChangePreview
      {...{ booking, to, change, policy: cancellationPolicyOf2025 }}
      reader="guest"
      isPending={false}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
}

// The stay is from 24 to 27 December.
test("[BOOK-7] new dates promise a kept price only where a booked night stays in the booking", () => {
  const promise = "keep the price at which they were booked"
  expect(render("2026-12-26", "2026-12-29")).toContain(promise)
  expect(render("2026-12-20", "2026-12-25")).toContain(promise)
  expect(render("2026-12-27", "2026-12-29")).not.toContain(promise)
  expect(render("2026-12-20", "2026-12-24")).not.toContain(promise)
  expect(render("2026-12-27", "2026-12-29")).toContain("We send you an email")
})
