import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBookingForEmail } from "#src/features/booking-emails/booking-emails.factory.ts"
import { aBookedExtra } from "./documents.factory.ts"
import { buildVoucher } from "./voucher.ts"

const pricesOf = (booking: Booking) =>
  buildVoucher(booking).prices.map(({ label, value }) => `${label} = ${value}`)

const fourRooms = Array.from({ length: 4 }, () => ({ adults: 2, children: 0 }))

describe("the content of a voucher", () => {
  test("[GUEST-8] the hours of a day room in place of nights and check-in times", () => {
    const dayRoom = { startsAt: "2026-12-24T09:00", hours: 6 } as const
    const [checkIn, checkOut] = [calendarDateOf("2026-12-23"), calendarDateOf("2026-12-25")]
    const booking = aBookingForEmail({ checkIn, checkOut, nightRupees: [0, 4500], dayRoom })
    const voucher = buildVoucher(booking)
    expect(voucher.stay).toEqual([
      { label: "Arrive", value: "Thu 24 Dec 2026", note: "from 9:00 am" },
      { label: "Depart", value: "Thu 24 Dec 2026", note: "by 3:00 pm" },
      { label: "Stay", value: "6 hours", note: "1 room" },
    ])
    expect(pricesOf(booking)[0]).toBe("1 × Courtyard Deluxe Room, 6 hours = ₹4,500.00")
    expect(voucher.policy.join(" ")).toContain("until 9:00 am on Wed 23 Dec 2026")
    expect(voucher.policy).toContain("After that it costs the price of the whole day room, ₹4,500.")
  })

  test("[BOOK-5] reference, stay with times, guest and rooms", () => {
    const voucher = buildVoucher(
      aBookingForEmail({
        party: [
          { adults: 2, children: 1 },
          { adults: 1, children: 0 },
        ],
      }),
    )
    expect(voucher.reference).toBe("VM-7K2M9QXD")
    expect(voucher.state).toBe("Confirmed")
    expect(voucher.stay.map(({ value, note }) => `${value} ${note}`)).toEqual([
      "Thu 24 Dec 2026 from 2:00 pm",
      "Sun 27 Dec 2026 by 12 noon",
      "3 nights 2 rooms",
    ])
    expect(voucher.room.guests.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Room 1: 2 adults, 1 child",
      "Room 2: 1 adult",
    ])
    expect(voucher.guest.lines).toContain("New Delhi, Delhi, 110003")
  })

  test("[BOOK-5] [GUEST-7] the offer in its price, with its code", () => {
    const offer = {
      id: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11",
      name: "Long stay",
      audience: "code",
      code: "STAY3",
      minimumNights: 3,
      saving: fromPaise(120_000),
      savings: {},
    } as const
    const linesOf = (parts: Partial<Booking>) => buildVoucher(aBookingForEmail(parts)).guest.lines
    expect(linesOf({ offer })).toContain("Offer: Long stay, code STAY3: ₹1,200 saved")
    expect(linesOf({ offer: { ...offer, audience: "members", code: null } })).toContain(
      "Offer: Member price: ₹1,200 saved",
    )
    expect(linesOf({ offer: { ...offer, saving: fromPaise(0) } }).join()).not.toContain("Offer")
  })

  test("[BOOK-5] the arrival and the extras, where there are any", () => {
    const arrival = {
      time: "23:40",
      flight: "AI 302",
      wantsCar: true,
      furtherGuests: "Kabir Rao",
      requests: "A cot",
    }
    const booking = aBookingForEmail({ arrival, extras: [aBookedExtra], owed: fromRupees(37_500) })
    expect(buildVoucher(booking).guest.lines.slice(-3)).toEqual([
      "With: Kabir Rao",
      "Arrival: at 11:40 pm, flight AI 302, airport car",
      "Extras: Late check-out: ₹1,500",
    ])
    expect(buildVoucher(booking).payment).toBe(
      "To be paid at the hotel: ₹37,500. No card was needed to confirm. Your extras, ₹1,500, are to be paid at the hotel.",
    )
  })

  test("[CONST-7] subtotal and both halves of the tax make the total, to the paisa", () => {
    const booking = aBookingForEmail()
    expect(pricesOf(booking)).toEqual([
      "₹12,500 a night, 3 nights = ₹37,500.00",
      "Subtotal before tax = ₹31,779.66",
      "CGST 9% = ₹2,860.17",
      "SGST 9% = ₹2,860.17",
    ])
    expect(buildVoucher(booking).total.value).toBe("₹37,500.00")
  })

  test("[CONST-7] nights of different prices are listed apart, and no single tax rate is stated", () => {
    const booking = aBookingForEmail({ nightRupees: [7_000, 7_000, 12_500] })
    expect(pricesOf(booking).slice(0, 2)).toEqual([
      "From 24 Dec 2026: ₹7,000 a night, 2 nights = ₹14,000.00",
      "From 26 Dec 2026: ₹12,500 a night, 1 night = ₹12,500.00",
    ])
    expect(
      pricesOf(booking)
        .slice(3)
        .map((line) => line.split(" = ")[0]),
    ).toEqual(["CGST", "SGST"])
  })

  test("[CONST-7] its lines add up for any prices, however many", () => {
    const anyPrices = fc.array(fc.integer({ min: 500, max: 90_000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 1, max: 10 }), (nightRupees, rooms) => {
        const party = Array.from({ length: rooms }, () => ({ adults: 1, children: 0 }))
        const checkOut = calendarDateOf("2027-01-23")
        const { prices, total } = buildVoucher(aBookingForEmail({ nightRupees, party, checkOut }))
        const paise = prices.map(({ value }) => Math.round(Number(value.replaceAll(/[₹,]/g, "")) * 100))
        const [cgst, sgst] = [paise.at(-2) ?? 0, paise.at(-1) ?? 0]
        const nights = paise.slice(0, -3).reduce((a, b) => a + b, 0)
        const whole = Math.round(Number(total.value.replaceAll(/[₹,]/g, "")) * 100)
        expect(prices.length).toBeLessThanOrEqual(11)
        expect(nights).toBe(whole)
        expect((paise.at(-3) ?? 0) + cgst + sgst).toBe(whole)
      }),
    )
  })

  test("[CONST-6] the policy in words, with the time at which free cancellation ends", () => {
    expect(buildVoucher(aBookingForEmail()).policy).toEqual([
      "Cancel free of charge until 2:00 pm on Wed 23 Dec 2026, New Delhi time: 24 hours before check-in.",
      "After that it costs the price of the first night, ₹12,500. A guest who does not arrive is charged the whole stay.",
      "Dates can be changed up to 24 hours before check-in, until 2:00 pm on Wed 23 Dec 2026, as rooms allow.",
      "Refunds start in 3-5 business days and take 7-10 more to arrive.",
    ])
  })

  test("[CONST-6] more than 3 rooms need 72 hours, and one night of them all is the charge", () => {
    const [free, late] = buildVoucher(aBookingForEmail({ party: fourRooms })).policy
    expect(free).toBe(
      "Cancel free of charge until 2:00 pm on Mon 21 Dec 2026, New Delhi time: 72 hours before check-in for more than 3 rooms.",
    )
    expect(late).toContain("the first night, ₹50,000.")
  })

  test("[L-14] the policy is the booking's own, not today's", () => {
    const cancellationPolicy = { freeHours: 37, groupFreeHours: 72, groupRooms: 3, lateNights: 2 }
    const [free, late] = buildVoucher(aBookingForEmail({ cancellationPolicy })).policy
    expect(free).toContain("until 1:00 am on Wed 23 Dec 2026, New Delhi time: 37 hours")
    expect(late).toContain("the first 2 nights, ₹25,000.")
  })

  test.each([
    [{ owed: fromRupees(37_500) }, "To be paid at the hotel: ₹37,500. No card was needed to confirm."],
    [
      { owed: fromRupees(30_000), paid: fromRupees(7500) },
      "Payment of ₹7,500 received, with our thanks. To be paid at the hotel: ₹30,000.",
    ],
    [{ paymentMode: "online", owed: fromRupees(37_500) }, "To be paid at the hotel: ₹37,500."],
    [
      { paymentMode: "online", paymentStatus: "done", transactionId: "pay_Q1" },
      "Payment received, with our thanks. Payment reference pay_Q1.",
    ],
    [{ paymentStatus: "done" }, "Payment received, with our thanks."],
    // A credit of the guest pays nothing of what the company owes.
    [
      {
        owed: fromRupees(-300),
        credit: fromRupees(1000),
        companyDue: fromRupees(700),
        paid: fromRupees(20_000),
      },
      "Your company pays ₹700.",
    ],
    [
      { owed: fromRupees(37_500), guestDue: fromRupees(1500), companyDue: fromRupees(36_000) },
      "To be paid at the hotel: ₹1,500. Your company pays ₹36,000.",
    ],
    [
      { status: "held", paymentMode: "online" },
      "Not paid. The rooms are yours once the online payment arrives.",
    ],
    [
      { status: "cancelled", paymentStatus: "done" },
      "This reservation is cancelled. Our email says what was charged and what is returned.",
    ],
  ] as const)("says what is paid and what is not: %o", (parts, payment) => {
    expect(buildVoucher(aBookingForEmail(parts)).payment).toBe(payment)
  })

  test.each([
    ["held", "Held, not yet confirmed"],
    ["expired", "Lapsed, no longer held"],
    ["cancelled", "Cancelled"],
  ] as const)("never calls a booking confirmed that is %s", (status, state) => {
    expect(buildVoucher(aBookingForEmail({ status })).state).toBe(state)
  })
})
