import { expect, test } from "vitest"
import { aBookingForEmail } from "#src/features/booking-emails/booking-emails.factory.ts"
import { emailTextIn } from "#src/features/emails/hindi/email-text-in.ts"
import { drawPdf } from "#src/platform/pdf/pdf.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBookedExtra } from "./documents.factory.ts"
import { drawVoucher } from "./voucher.drawing.ts"
import { createVoucherPdf } from "./voucher.service.ts"
import { buildVoucher, translateVoucher } from "./voucher.ts"

const language = "hi" as const
const id = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"
const offer = { id, name: "Long stay", minimumNights: 3, saving: fromPaise(120_000), savings: {} }

const bookingOf = (parts: Parameters<typeof aBookingForEmail>[0]): Booking => ({
  ...aBookingForEmail({ language, ...parts }),
  roomName: "Deluxe Room",
})

const bookings: Record<string, Booking> = {
  "two rooms, an offer, a car and an extra": bookingOf({
    arrival: { time: "23:40", flight: "AI 302", wantsCar: true, furtherGuests: "Anna Weber", requests: "" },
    extras: [aBookedExtra],
    offer: { ...offer, audience: "code", code: "STAY3" },
    party: [
      { adults: 2, children: 1 },
      { adults: 1, children: 0 },
    ],
    owed: fromRupees(75_000),
  }),
  "paid in part": bookingOf({ paymentMode: "online", owed: fromRupees(5000), paid: fromRupees(32_500) }),
  "paid in part, with an extra": bookingOf({
    owed: fromRupees(5000),
    paid: fromRupees(32_500),
    extras: [aBookedExtra],
  }),
  "a voided online payment": bookingOf({ paymentMode: "online", owed: fromRupees(37_500) }),
  "a voided online payment, with an extra": bookingOf({
    paymentMode: "online",
    owed: fromRupees(37_500),
    extras: [aBookedExtra],
  }),
  "paid online": bookingOf({ paymentMode: "online", paymentStatus: "done", transactionId: "pay_Q1" }),
  held: bookingOf({ status: "held", paymentMode: "online" }),
  cancelled: bookingOf({ status: "cancelled" }),
  completed: bookingOf({ status: "completed", paymentStatus: "done" }),
  "a day room": bookingOf({
    dayRoom: { startsAt: "2026-12-24T09:00", hours: 6 },
    checkIn: calendarDateOf("2026-12-23"),
    checkOut: calendarDateOf("2026-12-25"),
    nightRupees: [0, 4500],
  }),
}

/** Addresses, references, and what the guest typed. */
const allowed =
  /14 Lodhi Gardens Road|[\w.]+@[\w.]+|VM-\w+|pay_Q1|AI 302|STAY3|Anna Weber|\+?\d[\d ]+|New Delhi, Delhi, 110003|Courtyard Deluxe Room|Long stay|GSTIN \w+/g

/** Every text on the page, headings included. */
async function textsOf(booking: Booking): Promise<string[]> {
  const texts: string[] = []
  const inHindi = emailTextIn(language)
  const record = (...args: Parameters<Translate>) => {
    const text = inHindi(...args)
    texts.push(text)
    return text
  }
  const t: Translate = Object.assign(record, inHindi)
  await drawPdf({ title: "voucher", createdAt: booking.createdAt, leading: 0.22 }, (pen) =>
    drawVoucher(pen, translateVoucher(buildVoucher(booking), t), t),
  )
  return texts
}

test.each(Object.entries(bookings))(
  "[WORDS-1] the voucher of a Hindi guest is in Hindi: %s",
  async (_, booking) => {
    const texts = await textsOf(booking)
    expect(texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(allowed, "")))).toEqual([])
  },
)

test("[WORDS-1] [BOOK-5] it has the Devanagari faces in it, and says its language", async () => {
  const pdf = Buffer.from(await createVoucherPdf(bookingOf({}))).toString("latin1")
  const parts = ["+Hind-Regular", "+Hind-SemiBold", "+TiroDevaHindi-Regular", "/Lang (hi-IN)"]
  expect(parts.filter((part) => !pdf.includes(part))).toEqual([])
})
