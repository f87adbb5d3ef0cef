import fc from "fast-check"
import { greeting } from "#src/features/emails/greeting.ts"
import { describe, expect, test } from "vitest"
import { fromPaise, fromRupees, type Money, zero } from "#src/shared/money.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBookingForEmail, aGuest } from "./booking-emails.factory.ts"
import { cancelledEmail } from "./cancelled.email.tsx"
import { changedEmail } from "./changed.email.tsx"
import { confirmedEmail } from "./confirmed.email.tsx"
import { paidEmail } from "./paid.email.tsx"
import { paymentReturnedEmail } from "./payment-returned.email.tsx"

const origin = "https://vimana.example"

type News =
  | { kind: "confirmed" }
  | { kind: "paid" }
  | { kind: "changed"; owed: Money; refund: Money }
  | { kind: "cancelled"; charge: Money; refund: Money }
  | { kind: "lapsed-refunded"; refund: Money }

function write(news: News, parts: Partial<Booking> = {}) {
  const booking = aBookingForEmail(parts)
  if (news.kind === "confirmed") return confirmedEmail(booking, origin)
  if (news.kind === "paid") return paidEmail(booking, origin)
  if (news.kind === "changed") return changedEmail(booking, news, origin)
  if (news.kind === "cancelled") return cancelledEmail(booking, news, origin)
  return paymentReturnedEmail(booking, news.refund, origin)
}

const everyNews: News[] = [
  { kind: "confirmed" },
  { kind: "paid" },
  { kind: "changed", owed: fromRupees(2_500), refund: zero },
  { kind: "cancelled", charge: fromRupees(12_500), refund: fromRupees(25_000) },
  { kind: "lapsed-refunded", refund: fromRupees(37_500) },
]

/** The words of HTML, as a reader sees them. */
const wordsOf = (html: string): string =>
  html
    .replace(/^.*<body[^>]*>/s, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")

const paidOnline = { paymentMode: "online", paymentStatus: "done", transactionId: "pay_Q1" } as const

describe("every email about a booking", () => {
  test.each(everyNews)("says the same in text and in HTML, and where to look: $kind", (news) => {
    const { text, html } = write(news)
    const seen = wordsOf(html)
    for (const line of text.split("\n").filter((each) => each !== "")) {
      for (const part of line.replace(/^- /, "").split(/: (?=\S)/)) {
        if (part.startsWith("https:")) expect(html).toContain(part.replaceAll("&", "&amp;"))
        else expect(seen).toContain(part)
      }
    }
    expect(text).toContain(`${origin}/user-booking`)
    expect(html).toContain(`href="${origin}/user-booking"`)
  })

  test.each(everyNews)(
    "names booking and dates, and has no script that runs and no outside file: $kind",
    (news) => {
      const { subject, text, html } = write(news)
      expect(subject).toContain("VM-7K2M9QXD")
      expect(text).toContain("Arrive: Thu 24 Dec 2026, from 2:00 pm")
      expect(text).toContain("Depart: Sun 27 Dec 2026, by 12 noon")
      expect(html).not.toMatch(/<(script(?! type="application\/ld\+json")|link)\b/)
      expect(html).not.toMatch(/src="(?!\/)/)
    },
  )

  test("shows a guest's name as text, never as mark-up, and keeps it out of the subject", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 50 }), (name) => {
        const { subject, html } = write({ kind: "confirmed" }, { guest: { ...aGuest, name } })
        expect(subject).toBe("Your stay at Vimana is confirmed: VM-7K2M9QXD")
        expect(wordsOf(html)).toContain(greeting(name).replaceAll(/\s+/g, " "))
      }),
    )
    const guest = { ...aGuest, name: "<script>alert(1)</script>" }
    expect(write({ kind: "confirmed" }, { guest }).html).not.toContain("<script>")
  })
})

describe("the email of confirmation", () => {
  test("[BOOK-6] of a stay to be paid at the hotel says that nothing is due and no card was needed", () => {
    const { text } = write({ kind: "confirmed" })
    expect(text).toContain(
      "Nothing is due until you are here: ₹37,500 is to be paid at the hotel. No card was needed to confirm.",
    )
  })

  test("of a stay paid online thanks for the payment", () => {
    const { text } = write({ kind: "confirmed" }, paidOnline)
    expect(text).toContain("Your payment of ₹37,500 has reached us, with our thanks.")
    expect(text).not.toContain("to be paid at the hotel")
  })

  test("[CONST-6] [CONST-7] carries the policy and the price with its tax", () => {
    const { text } = write({ kind: "confirmed" })
    expect(text).toContain("Cancel free of charge until 2:00 pm on Wed 23 Dec 2026, New Delhi time")
    expect(text).toContain("Subtotal: ₹31,779.66\nCGST 9%: ₹2,860.17\nSGST 9%: ₹2,860.17")
    expect(text).toContain("Total, GST included: ₹37,500.00")
  })
})

test("a payment received is thanked for with its reference", () => {
  const { subject, text } = write({ kind: "paid" }, paidOnline)
  expect(subject).toBe("Payment received for VM-7K2M9QXD")
  expect(text).toContain("Thank you: ₹37,500 is received in full, and nothing more is due for the room.")
  expect(text).toContain("The reference of the payment is pay_Q1.")
})

describe("the email about new dates", () => {
  test.each([
    [fromRupees(2_500), "of which ₹2,500 is to be paid at the hotel."],
    [zero, "The new price is ₹37,500. It is paid, and nothing more is due."],
    [fromPaise(-1_050), "less than you have paid: ₹10.50 stays to your credit"],
  ])("[L-12] says what the ledger holds against the new price: %d", (owed, words) => {
    expect(write({ kind: "changed", owed, refund: zero }, paidOnline).text).toContain(words)
  })
})

describe("the email about a cancellation", () => {
  test("[L-12] promises exactly the refund that was made", () => {
    const news = { kind: "cancelled", charge: fromRupees(12_500), refund: fromRupees(25_000) } as const
    const { text } = write(news, { ...paidOnline, status: "cancelled" })
    expect(text).toContain("the charge for it is ₹12,500, kept from what you have paid.")
    expect(text).toContain("We return ₹25,000 to you, the way it was paid.")
    expect(text).toContain("Refunds start in 3-5 business days and take 7-10 more to reach your account.")
    expect(text).toContain("Cancellation charge: ₹12,500\nReturned to you: ₹25,000")
  })

  test("[L-12] promises no refund where none was made", () => {
    const news = { kind: "cancelled", charge: fromRupees(37_500), refund: zero } as const
    const { text } = write(news, { ...paidOnline, status: "cancelled" })
    expect(text).not.toContain("We return")
    expect(text).not.toContain("Refunds start")
  })

  test("in time says that nothing is charged", () => {
    const { text } = write({ kind: "cancelled", charge: zero, refund: zero }, { status: "cancelled" })
    expect(text).toContain("Nothing is charged for the cancellation.")
  })
})

describe("the email about a payment given back", () => {
  const news = { kind: "lapsed-refunded", refund: fromRupees(37_500) } as const

  test("[BOOK-10] says that the hold had ended, and when the money comes", () => {
    const { text } = write(news, { status: "expired", paymentMode: "online" })
    expect(text).toContain("Your payment arrived after your hold had ended, and the rooms were gone.")
    expect(text).toContain("We return it in full: ₹37,500, the way it was paid.")
    expect(text).toContain("Refunds start in 3-5 business days and take 7-10 more to reach your account.")
  })

  test.each([
    ["cancelled", "Your payment arrived after this stay was cancelled."],
    ["confirmed", "A second payment arrived for a stay that is already settled."],
  ] as const)("[L-12] never says that rooms are gone when they are not the reason: %s", (status, words) => {
    const { text } = write(news, { status })
    expect(text).toContain(words)
    expect(text).not.toContain("the rooms were gone")
  })
})
