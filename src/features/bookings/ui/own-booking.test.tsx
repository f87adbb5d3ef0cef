import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import type { BillLine } from "#src/features/folio/bill-line.ts"
import { formatMoney, fromRupees, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { OwnBookings } from "./own-booking.tsx"

const platform = setUpPlatform()

const render = (
  booking: Booking,
  open: {
    isMovable?: boolean
    isArrivalOpen?: boolean
    isPayableOnline?: boolean
    againPath?: string
    bill?: readonly BillLine[]
  } = {},
): string => {
  const none = {
    picture: null,
    request: null,
    isMovable: false,
    isArrivalOpen: false,
    isPayableOnline: false,
    againPath: null,
    bill: [],
    ...open,
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <OwnBookings label="Your stays" stays={[{ booking, ...none }]} />
    </MemoryRouter>,
  )
}

test("[ACCT-4] [L-10] a guest reads that the hotel returns a credit, and why", async () => {
  const booking = await aBooking(platform)
  const line = {
    bookingId: booking.id,
    payer: "guest" as const,
    date: booking.checkIn,
    quantity: 1,
    refundState: null,
  }
  const charge: BillLine = { ...line, id: "1", description: "Room charge", amount: fromRupees(5000) }
  const payment: BillLine = { ...line, id: "2", description: "Cash payment", amount: fromRupees(-5800) }
  expect(render(booking, { bill: [charge, payment] })).toMatch(/We return ₹800 to you\..*More was paid/)
  expect(render(booking, { bill: [charge] })).not.toContain("We return")
  const refund: BillLine = {
    ...line,
    id: "3",
    description: "Card refund",
    amount: fromRupees(800),
    refundState: "failed",
  }
  expect(render(booking, { bill: [charge, payment, refund] })).toMatch(
    /We return ₹800 to you\..*did not get through/,
  )
  const waits: BillLine = { ...refund, refundState: "waiting" }
  const html = render(booking, { bill: [charge, payment, waits] })
  expect(html).toContain("Your refund of ₹800 has to wait.")
  expect(html).not.toContain("We return ₹800 to you.")
})

test("[ACCT-4] [FOLIO-2] what a company owes or gets back does not show as the guest's payment", async () => {
  const online: Booking = { ...(await aBooking(platform)), paymentMode: "online" }
  expect(render(online)).toContain("Payment pending")
  const billed = { ...online, guestDue: zero, companyDue: online.total }
  expect(render(billed)).not.toContain("Payment pending")
  const refund: BillLine = {
    id: "1",
    bookingId: online.id,
    payer: "company",
    date: online.checkIn,
    description: "Online refund",
    quantity: 1,
    amount: fromRupees(800),
    refundState: "waiting",
  }
  const paid: Booking = { ...online, owed: zero, guestDue: zero, paymentStatus: "done" }
  expect(render({ ...paid, credit: fromRupees(800) }, { bill: [refund] })).not.toContain("Refund due")
  expect(render(paid, { bill: [{ ...refund, payer: "guest" }] })).toContain("Refund due")
})

test("[GUEST-6] a guest reads what they asked for, and a cancelled stay has no extras left", async () => {
  const price = { unit: "stay", price: fromRupees(1500), gstBasisPoints: 1800, sac: "996311" } as const
  const booking: Booking = {
    ...(await aBooking(platform)),
    arrival: {
      time: null,
      flight: "",
      wantsCar: false,
      furtherGuests: "Leela Rao",
      requests: "A high floor",
    },
    extras: [{ extraId: "e", lineId: null, name: "Early check-in", ...price }],
  }
  const confirmed = render(booking)
  expect(confirmed).toContain("Leela Rao")
  expect(confirmed).toContain("A high floor")
  expect(confirmed).toContain("without your extras")
  const cancelled = render({ ...booking, status: "cancelled" })
  expect(cancelled).not.toContain("extras")
  expect(cancelled).toContain("was the price")
})

test("[ACCT-4] a guest reads once that the stay is paid at the hotel", async () => {
  expect(render(await aBooking(platform)).match(/Pay at (the h|H)otel/g)).toHaveLength(1)
})

test("[PAY-2] [ACCT-4] a guest who owes something pays it online from the list", async () => {
  const booking = await aBooking(platform)
  const link = `href="/payment/${booking.id}"`
  const open = render(booking, { isPayableOnline: true })
  expect(open).toContain(link)
  expect(open).toContain(`Pay ${formatMoney(booking.total)} online`)
  expect(render(booking)).not.toContain(link)
})

test("[ACCT-4] a stay that will not take place is listed without a picture", async () => {
  const booking = await aBooking(platform)
  const hasPicture = (status: Booking["status"]) => render({ ...booking, status }).includes("picture")
  expect(hasPicture("confirmed")).toBe(true)
  expect(hasPicture("cancelled")).toBe(false)
  expect(hasPicture("expired")).toBe(false)
})

test("[CONST-6] a guest whose dates can no longer be changed reads why the link is gone, and whom to call", async () => {
  const booking = await aBooking(platform)
  const late = /can no longer be changed here.+tel:/
  expect(render(booking, { isArrivalOpen: true })).toMatch(late)
  expect(render(booking, { isArrivalOpen: true, isMovable: true })).not.toMatch(late)
  expect(render({ ...booking, status: "cancelled" })).not.toMatch(late)
  expect(render(booking)).not.toMatch(late)
})

test("[ACCT-4] a guest books a completed stay again, and does not add it to a calendar", async () => {
  const booking = await aBooking(platform)
  const completed = render(
    { ...booking, status: "completed" },
    { againPath: "/check-availability/room?rooms=2-0" },
  )
  expect(completed).toContain('href="/check-availability/room?rooms=2-0"')
  expect(completed).not.toContain("calendar.ics")
  expect(render(booking)).toContain("calendar.ics")
})
