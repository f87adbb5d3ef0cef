import fc from "fast-check"
import { greeting } from "#src/features/emails/greeting.ts"
import { describe, expect, test } from "vitest"
import { formatMoney, fromPaise, fromRupees, type Money, subtract, zero } from "#src/shared/money.ts"
import { aGuest } from "./booking-emails.factory.ts"
import { type News, origin, paidInFull, writeEmail } from "./written-emails.factory.ts"

/** The address that an email leads to. */
const goals: Readonly<Record<News["kind"], string>> = {
  confirmed: "/user-booking",
  paid: "/user-booking",
  changed: "/user-booking",
  cancelled: "/user-booking",
  "lapsed-refunded": "/user-booking",
  refunded: "/user-booking",
  "deposit-due": "/pay/secret",
  "deposit-overdue": "/pay/secret",
  "payment-failed": "/stay/0b7c3f5e/signature?to=payment",
  "hold-expired":
    "/booking/6d0a3a7e-6f0b-4b55-8a57-9d8a0d9b2f01?checkIn=24-12-2026&checkOut=27-12-2026&rooms=2-1",
  "pre-arrival": "/user-booking",
  "thank-you": "/booking",
  "registered-documents": "/user-booking",
}

const payUrl = `${origin}/stay/0b7c3f5e/signature?to=payment`
const paymentFailed: News = { kind: "payment-failed", payUrl }

const everyNews: News[] = [
  { kind: "confirmed" },
  { kind: "paid" },
  paymentFailed,
  { kind: "hold-expired" },
  { kind: "pre-arrival" },
  { kind: "thank-you" },
  { kind: "registered-documents" },
  { kind: "changed", refund: zero },
  { kind: "cancelled", charge: fromRupees(12_500), refund: fromRupees(25_000) },
  { kind: "lapsed-refunded", refund: fromRupees(37_500), reason: "sold-out" },
  { kind: "refunded", refund: fromRupees(1000), method: "upi", reference: "" },
  { kind: "deposit-due", payUrl: `${origin}/pay/secret` },
  { kind: "deposit-overdue", payUrl: `${origin}/pay/secret` },
]

/** The words of HTML, as a reader sees them. */
const wordsOf = (html: string): string =>
  html
    .replace(/^.*<body[^>]*>/s, "")
    .replaceAll(/<\/?a\b[^>]*>/g, "")
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
    const { text, html } = writeEmail(news)
    const seen = wordsOf(html)
    for (const line of text.split("\n").filter((each) => each !== "")) {
      for (const part of line.replace(/^- /, "").split(/: (?=\S)/)) {
        if (part.startsWith("https:")) expect(html).toContain(part.replaceAll("&", "&amp;"))
        else expect(seen).toContain(part)
      }
    }
    const goal = `${origin}${goals[news.kind]}`
    expect(text).toContain(goal)
    expect(html).toContain(`href="${goal.replaceAll("&", "&amp;")}"`)
  })

  test.each(everyNews)(
    "names booking and dates, and has no script that runs and no outside file: $kind",
    (news) => {
      const { subject, text, html } = writeEmail(news)
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
        const { subject, html } = writeEmail({ kind: "confirmed" }, { guest: { ...aGuest, name } })
        expect(subject).toBe("Your stay at Vimana is confirmed: VM-7K2M9QXD")
        expect(wordsOf(html)).toContain(greeting(name).replaceAll(/\s+/g, " "))
      }),
    )
    const guest = { ...aGuest, name: "<script>alert(1)</script>" }
    expect(writeEmail({ kind: "confirmed" }, { guest }).html).not.toContain("<script>")
  })
})

describe("the email of confirmation", () => {
  test("[BOOK-6] of a stay to be paid at the hotel says that nothing is due and no card was needed", () => {
    const { text } = writeEmail({ kind: "confirmed" })
    expect(text).toContain(
      "Nothing is due until you are here: ₹37,500 is to be paid at the hotel. No card was needed to confirm.",
    )
  })

  test("of a stay paid online thanks for the payment", () => {
    const { text } = writeEmail({ kind: "confirmed" }, paidOnline, paidInFull)
    expect(text).toContain("Your payment of ₹37,500 has reached us, with our thanks.")
    expect(text).not.toContain("to be paid at the hotel")
  })

  test("[CONST-6] [CONST-7] carries the policy and the price with its tax", () => {
    const { text } = writeEmail({ kind: "confirmed" })
    expect(text).toContain("Cancel free of charge until 2:00 pm on Wed 23 Dec 2026, New Delhi time")
    expect(text).toContain("Subtotal: ₹31,779.66\nCGST 9%: ₹2,860.17\nSGST 9%: ₹2,860.17")
    expect(text).toContain("Total, GST included: ₹37,500.00")
  })
})

test("an email states the arrival and what the extras cost at the hotel, but no free text of the guest", () => {
  const arrival = {
    time: "23:40",
    flight: "",
    wantsCar: true,
    furtherGuests: "",
    requests: "win at http://example.com",
  }
  const extraId = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"
  const price = { price: fromRupees(1500), gstBasisPoints: 500, sac: "996311" }
  const extras = [{ extraId, name: "Late check-out", unit: "stay" as const, ...price, lineId: null }]
  const { text } = writeEmail({ kind: "confirmed" }, { arrival, extras })
  expect(text).toContain("Your extras, ₹1,500, are to be paid at the hotel.")
  expect(text).toContain("Arrival details: at 11:40 pm, airport car\nExtras: Late check-out: ₹1,500")
  expect(text).not.toContain("example.com")
  const charged = extras.map((booked) => ({ ...booked, lineId: extraId }))
  expect(writeEmail({ kind: "confirmed" }, { arrival, extras: charged }).text).not.toContain("Your extras")
})

test("a payment received is thanked for with its reference", () => {
  const { subject, text } = writeEmail({ kind: "paid" }, paidOnline, paidInFull)
  expect(subject).toBe("Payment received for VM-7K2M9QXD")
  expect(text).toContain("Thank you: ₹37,500 is received in full, and nothing more is due for the stay.")
  expect(text).toContain("The reference of the payment is pay_Q1.")
})

describe("the email about new dates", () => {
  test.each([
    [fromRupees(2_500), "of which ₹2,500 is to be paid at the hotel."],
    [fromRupees(37_500), "The new price is ₹37,500, to be paid at the hotel."],
    [
      fromRupees(39_000),
      "The new price is ₹37,500. With your other charges, ₹39,000 is to be paid at the hotel.",
    ],
    [zero, "The new price is ₹37,500. It is paid, and nothing more is due."],
    [fromPaise(-1_050), "less than you have paid: ₹10.50 stays to your credit"],
  ])("[L-12] says what the ledger holds against the new price: %d", (owed, words) => {
    const balance = { owed, paid: subtract(fromRupees(37_500), owed) }
    const { text } = writeEmail({ kind: "changed", refund: zero }, paidOnline, balance)
    expect(text).toContain(words)
    expect(text.includes("\nPaid: ")).toBe(balance.paid !== 0)
    if (balance.paid !== 0) expect(text).toContain(`Paid: ${formatMoney(balance.paid)}`)
  })
})

describe("the email about another room type", () => {
  const rooms = "Classic Room"
  const written = (total: Money) =>
    writeEmail({ kind: "changed", refund: zero, before: { rooms, total } }, paidOnline)

  test("[L-12] names the new room and the old one, and no new dates", () => {
    const { subject, text } = written(fromRupees(30_000))
    expect(subject).toBe("New room for your stay at Vimana: VM-7K2M9QXD")
    expect(text).toContain(
      "Your stay from Thu 24 Dec 2026 to Sun 27 Dec 2026 is now in: Courtyard Deluxe Room. Before it was in: Classic Room.",
    )
    expect(text).toContain("The new price is ₹37,500")
    expect(text).not.toContain("These dates")
  })

  test("[L-12] says that a kept price stays", () =>
    expect(written(fromRupees(37_500)).text).toContain("The price stays ₹37,500"))
})

describe("the email about a cancellation", () => {
  test("[L-12] states exactly the refund that was made", () => {
    const news = { kind: "cancelled", charge: fromRupees(12_500), refund: fromRupees(25_000) } as const
    const { text } = writeEmail(news, { ...paidOnline, status: "cancelled" }, paidInFull)
    expect(text).toContain("the charge for it is ₹12,500, kept from what you have paid.")
    expect(text).toContain("We return ₹25,000 to you, the way it was paid.")
    expect(text).toContain("Refunds start in 3-5 business days and take 7-10 more to arrive.")
    expect(text).toContain("Paid: ₹37,500\nCancellation charge: ₹12,500\nReturned to you: ₹25,000")
  })

  test("[CONST-6] names the fee of a no-show as its invoice does, and says why it is charged", () => {
    const news = { kind: "cancelled", charge: fromRupees(37_500), refund: zero, isNoShow: true } as const
    const { text } = writeEmail(news, { ...paidOnline, status: "cancelled" }, paidInFull)
    expect(text).toContain(
      "Check-in time had passed, so by the policy that you booked under the whole stay is charged: ₹37,500, kept from what you have paid.",
    )
    expect(text).toContain("Paid: ₹37,500\nNo-show fee: ₹37,500\nReturned to you: ₹0")
    const charge = fromRupees(36_000)
    const discounted = writeEmail(
      { ...news, charge },
      { ...paidOnline, status: "cancelled" },
      paidInFull,
    ).text
    expect(discounted).toContain("the whole stay less its discount is charged: ₹36,000, kept from")
    expect(discounted).toContain(
      "Price of the stay: ₹37,500\nDiscount: -₹1,500\nPaid: ₹37,500\nNo-show fee: ₹36,000",
    )
  })

  test("[L-12] [PAY-5] says that the refund of a disputed payment waits, and states no time for it", () => {
    const news = { kind: "cancelled", charge: fromRupees(12_500), refund: fromRupees(25_000) } as const
    const write = (waitingRefund: Money) =>
      writeEmail(news, { ...paidOnline, status: "cancelled" }, { ...paidInFull, waitingRefund }).text
    const whole = write(fromRupees(25_000))
    expect(whole).toContain("Your refund of ₹25,000 has to wait. Your bank is looking into a dispute")
    expect(whole).not.toContain("We return")
    expect(whole).not.toContain("Refunds start")
    expect(whole).toContain("Cancellation charge: ₹12,500\nRefund that waits: ₹25,000")
    const part = write(fromRupees(10_000))
    expect(part).toContain("We return ₹15,000 to you, the way it was paid.")
    expect(part).toContain("Your refund of ₹10,000 has to wait")
  })

  test("[L-12] mentions no refund where none was made", () => {
    const news = { kind: "cancelled", charge: fromRupees(37_500), refund: zero } as const
    const { text } = writeEmail(news, { ...paidOnline, status: "cancelled" }, paidInFull)
    expect(text).not.toContain("We return")
    expect(text).not.toContain("Refunds start")
  })

  test("[FOLIO-9] names a charge that is not paid in full, and what is still to pay", () => {
    const news = { kind: "cancelled", charge: fromRupees(12_500), refund: zero } as const
    const { text } = writeEmail(
      news,
      { status: "cancelled" },
      { owed: fromRupees(7_500), paid: fromRupees(5_000) },
    )
    expect(text).toContain("the charge for it is ₹12,500. You have paid ₹5,000 of it.")
    expect(text).toContain("Paid: ₹5,000\nCancellation charge: ₹12,500\nStill to pay: ₹7,500")
  })

  test("[FOLIO-9] of a stay that nothing was paid for has no lines of zero but its charge", () => {
    const news = { kind: "cancelled", charge: zero, refund: zero } as const
    const { text } = writeEmail(news, { status: "cancelled" }, { owed: zero, paid: zero })
    expect(text).toContain("Price of the stay: ₹37,500\nCancellation charge: ₹0")
    expect(text).not.toMatch(/Paid:|Returned to you/)
  })

  test("[FOLIO-9] begins with its charge, which mail programs show beside the subject", () => {
    const news = { kind: "cancelled", charge: fromRupees(12_500), refund: zero } as const
    expect(writeEmail(news, { status: "cancelled" }).text).toContain(
      "Dear Meera Krishnaswamy,\n\nBy the policy that you booked under, the charge for it is ₹12,500.",
    )
  })

  test("[FOLIO-2] of a stay that a company pays says what the guest gets back, and what the company", () => {
    const company = { charged: fromRupees(12_500), owed: zero }
    const news = { kind: "cancelled", charge: fromRupees(12_500), refund: fromRupees(26_200) } as const
    const { text } = writeEmail(
      { ...news, companyRefund: fromRupees(25_000) },
      { status: "cancelled", paid: fromRupees(12_500) },
      { owed: zero, paid: zero, company },
    )
    expect(text).toContain("the charge for it is ₹12,500. It is billed to your company.")
    expect(text).toContain("We return ₹1,200 to you, through our front desk.")
    expect(text).toContain("We return ₹25,000 to your company.")
    expect(text).toContain("Returned to you: ₹1,200\nReturned to your company: ₹25,000")
    expect(text).not.toContain("₹26,200")
  })

  test("in time says that nothing is charged", () => {
    const { text } = writeEmail({ kind: "cancelled", charge: zero, refund: zero }, { status: "cancelled" })
    expect(text).toContain("Nothing is charged for the cancellation.")
  })
})

describe("the email about a refunded payment", () => {
  const news = { kind: "lapsed-refunded", refund: fromRupees(37_500) } as const

  test("[BOOK-10] says that the hold had ended, and when the money comes", () => {
    const { text } = writeEmail({ ...news, reason: "sold-out" }, { status: "expired", paymentMode: "online" })
    expect(text).toContain(
      "Your payment arrived after your hold had ended, and the stay was sold out by then.",
    )
    expect(text).toContain("We return it in full: ₹37,500, the way it was paid.")
    expect(text).toContain("Refunds start in 3-5 business days and take 7-10 more to arrive.")
  })

  test.each([
    ["cancelled", "cancelled", "Your payment arrived after this stay was cancelled."],
    ["expired", "too-late", "Your payment arrived after your hold had ended, too late for this stay."],
    ["confirmed", "paid", "A second payment arrived for a stay that is already settled."],
    ["confirmed", "repriced", "The amount to pay had changed before your payment arrived."],
  ] as const)(
    "[L-12] never says that rooms are gone when they are not the reason: %s, %s",
    (status, reason, words) => {
      const { text } = writeEmail({ ...news, reason }, { status })
      expect(text).toContain(words)
      expect(text).not.toContain("sold out")
    },
  )

  test("[FOLIO-9] says what is still to be paid, and that nothing is", () => {
    const repriced = { ...news, reason: "repriced" } as const
    expect(writeEmail(repriced).text).toContain("₹37,500 is still to be paid.")
    const paid = { ...news, reason: "paid" } as const
    expect(writeEmail(paid, {}, paidInFull).text).toContain("there is nothing that you need to do.")
  })
})

describe("the emails on the way to a stay", () => {
  test("[FOLIO-9] a failed payment is named with its amount and the end of the hold", () => {
    const held = { status: "held", holdExpiresAt: "2026-07-01T06:45:00.000Z" } as const
    const { text } = writeEmail(paymentFailed, held)
    expect(text).toContain("did not approve the payment of ₹37,500")
    expect(text).toContain("Your stay is held until 12:15 pm, New Delhi time.")
  })

  test("[FOLIO-9] the email before the arrival says what is still to pay, and that nothing is", () => {
    const part = { owed: fromRupees(30_000), paid: fromRupees(7_500) }
    const { text } = writeEmail({ kind: "pre-arrival" }, {}, part)
    expect(text).toContain("Your room is ready from 2:00 pm on Thu 24 Dec 2026.")
    expect(text).toContain("₹30,000 is to be paid at the hotel.")
    expect(text).toContain("Paid: ₹7,500\nStill to pay: ₹30,000")
    expect(writeEmail({ kind: "pre-arrival" }, {}, paidInFull).text).toContain("Everything is paid.")
  })

  test("[GUEST-5] the email before the arrival asks for a flight only when it is not known", () => {
    const arrival = { time: "23:40", flight: "AI 302", wantsCar: true, furtherGuests: "", requests: "" }
    const textOf = (known: typeof arrival | null) =>
      writeEmail({ kind: "pre-arrival" }, { arrival: known }).text
    expect(textOf(arrival)).toContain("Our car meets you from flight AI 302, early or late.")
    expect(textOf(arrival)).not.toContain("your flight")
    expect(textOf({ ...arrival, flight: "" })).toContain("Our car meets you at the terminal. Please give us")
    expect(textOf(null)).toContain("Give us your flight a day ahead:")
  })
})

describe("[FOLIO-2] the emails to a guest whose company pays", () => {
  const company = { charged: fromRupees(37_500), owed: fromRupees(37_500) }
  const own = { owed: zero, paid: zero, company }
  const car = { ...own, owed: fromRupees(1_200) }
  const nothingDue = "Your company pays for the stay. Nothing is due from you."
  const carDue = "₹1,200 is to be paid at the hotel; your company pays the rest."

  test.each([
    { kind: "confirmed" },
    { kind: "pre-arrival" },
    { kind: "paid" },
    { kind: "changed", refund: zero },
  ] as const)("say what is due from the guest: $kind", (news) => {
    expect(writeEmail(news, {}, own).text).toContain(nothingDue)
    expect(writeEmail(news, {}, own).text).toMatch(/Your company pays: ₹37,500(\.00)?\nStill to pay: ₹0/)
    expect(writeEmail(news, {}, car).text).toContain(carDue)
  })

  test.each([{ kind: "confirmed" }, { kind: "pre-arrival" }, { kind: "thank-you" }] as const)(
    "[FOLIO-2] list what adds up to the balance: $kind",
    (news) => {
      expect(writeEmail(news, {}, car).text).toMatch(
        /Total, GST included: ₹37,500(\.00)?\nYour other charges: ₹1,200(\.00)?\nYour company pays: ₹37,500(\.00)?\nStill to pay: ₹1,200/,
      )
      const alone = { owed: fromRupees(37_200), paid: fromRupees(1_000), discounts: fromRupees(500) }
      expect(writeEmail(news, {}, alone).text).toMatch(
        /37,500(\.00)?\nYour other charges: ₹1,200(\.00)?\nDiscounts: -₹500(\.00)?\nPaid: ₹1,000(\.00)?\nStill to pay: ₹37,200/,
      )
      const discounted = { owed: fromRupees(37_000), paid: zero }
      expect(writeEmail(news, {}, discounted).text).toMatch(
        /37,500(\.00)?\nDiscounts: -₹500(\.00)?\nStill to pay: ₹37,000/,
      )
    },
  )

  test("tell a refund of the company from the guest's", () => {
    const news = { kind: "changed", refund: fromRupees(900), companyRefund: fromRupees(900) } as const
    const { text } = writeEmail(news, {}, own)
    expect(text).toContain("We return ₹900 to your company.")
    expect(text).not.toContain("to you, the way it was paid")
  })
})

test("[FOLIO-9] the email about a deposit names amount and date, and without online payment the number to call", () => {
  const { text } = writeEmail({ kind: "deposit-due", payUrl: null })
  expect(text).toContain("Please pay a deposit of ₹5,000 by Thu 10 Dec 2026.")
  expect(text).toContain("Please call us to arrange the payment:")
  expect(text).not.toContain("/pay/")
})
