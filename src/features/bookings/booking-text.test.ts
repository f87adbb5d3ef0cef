import { expect, test } from "vitest"
import { fromRupees, zero } from "#src/shared/money.ts"
import { formatConfirmedPayment, formatTotalTerm, guestRows } from "./booking-text.ts"

const unpaid = {
  paymentMode: "pay-at-hotel",
  total: fromRupees(15_000),
  paid: zero,
  owed: fromRupees(15_000),
} as const

test.each([
  [{}, "₹15,000 is to be paid at the hotel. Nothing is due until you are here.", "Total, to pay"],
  [{ paymentMode: "online" }, "₹15,000 is still to be paid.", "Total, to pay"],
  [
    { paid: fromRupees(10_000), owed: fromRupees(5000) },
    "₹10,000 is paid, with our thanks. ₹5,000 is to be paid at the hotel.",
    "Total",
  ],
  [
    { paid: fromRupees(15_000), owed: zero },
    "₹15,000 is paid. Nothing more is due for the stay.",
    "Total, paid",
  ],
] as const)(
  "[BOOK-5] [FOLIO-1] the confirmation says what is paid and what is left: %o",
  (parts, line, term) => {
    expect(formatConfirmedPayment({ ...unpaid, ...parts })).toBe(line)
    expect(formatTotalTerm({ ...unpaid, ...parts })).toBe(term)
  },
)

test("the guests of one room have no room number", () => {
  const room = { roomName: "Deluxe Room", adults: 1, children: 2 }
  expect(guestRows([room])).toEqual([{ label: "Guests", value: "1 adult, 2 children" }])
  expect(guestRows([room, room]).map(({ label }) => label)).toEqual(["Room 1", "Room 2"])
})
