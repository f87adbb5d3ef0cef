import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { findDifferences } from "./audit-difference.ts"
import { formatAuditAction, formatAuditKey } from "./audit-entry.ts"

const record = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,6}$/),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.integer())),
)

const isNothing = (value: unknown) =>
  value === 0 || value === "" || (Array.isArray(value) && value.length === 0)

describe("the difference between two states", () => {
  test("[ADM-10] names the fields that changed, with both values", () => {
    expect(findDifferences({ role: "guest", name: "Meera" }, { role: "events", name: "Meera" })).toEqual([
      { field: "role", before: "Guest", after: "Events" },
    ])
    expect(findDifferences(null, { rooms: 12 })).toEqual([{ field: "rooms", before: null, after: "12" }])
    expect(findDifferences({ rooms: 12 }, undefined)).toEqual([{ field: "rooms", before: "12", after: null }])
  })

  test("[ADM-10] begins with the summary of a change of rates, whose counts have labels", () => {
    const changed = { closed: 14, nights: 14, summary: "15 Dec 2026 to 28 Dec 2026, Classic Room: closed" }
    expect(findDifferences({}, changed).map(({ field }) => formatAuditKey(field))).toEqual([
      "Summary",
      "Nights closed for sale",
      "Nights",
    ])
  })

  test.each([
    [{ totalPaise: 1_170_000 }, "₹11,700"],
    [{ price_paise: 585_050 }, "₹5,850.50"],
    [{ owed: -2_142_000 }, "-₹21,420"],
    [{ owed: 2_142_000 }, "₹21,420"],
    [{ paid: 300_000 }, "₹3,000"],
    [{ balance: 300_000 }, "₹3,000"],
    [{ from: { low: 585_000, high: 760_500 } }, "Low: ₹5,850, High: ₹7,605"],
    [{ gapPrice: 760_500, nights: 3 }, "₹7,605"],
    [{ nights: 3 }, "3"],
    [{ finalPrice: 585_000 }, "₹5,850"],
    [{ nights: [{ night: "2026-11-21", price: 585_000 }] }, "Night: Sat 21 Nov 2026, Price: ₹5,850"],
    [{ refundAtDesk: 200_000 }, "₹2,000"],
    [{ upgradeAmount: 150_050 }, "₹1,500.50"],
    // The name of earlier entries.
    [{ upgradeWorth: 150_050 }, "₹1,500.50"],
    [{ extras: 75_000 }, "₹750"],
    [{ discounts: 900_000 }, "₹9,000"],
    [{ roomTotal: 2_707_500 }, "₹27,075"],
    [{ extras: ["Breakfast", "Airport car"] }, "Breakfast, Airport car"],
    [{ unusualChange: { before: 585_000, after: 5_850_000 } }, "Before: ₹5,850, After: ₹58,500"],
    [{ method: "bank-transfer" }, "Bank transfer"],
    [
      { lines: [{ kind: "payment", method: "upi", amount: -100_000 }] },
      "Kind: Payment, Method: UPI, Amount: -₹1,000",
    ],
    [{ status: "no-show" }, "No show"],
    [{ role: "owner" }, "Admin"],
    [{ role: "front-desk" }, "Front desk"],
    [{ payer: "company" }, "Company"],
    [{ kind: "Family suite" }, "Family suite"],
    [{ name: "owner" }, "owner"],
    [{ arrivalTime: "22:30" }, "10:30 pm"],
    [{ endedAt: "2026-11-28T20:46:00.000Z" }, "Sun 29 Nov 2026, 2:16 am"],
    [{ pictureId: "8c917397-4a61-4f52-8b10-07754fac1515" }, "8c917397"],
    [{ pictureId: "upload-923fe1054ec7b645d9d4f9ffd3513852c10672fe" }, "upload-923fe105"],
    [{ stockQuantity: 12 }, "12"],
    [{ checkIn: "2026-11-21" }, "Sat 21 Nov 2026"],
    [{ isAvailable: false }, "No"],
    [{ text: "2026-11-21, late" }, "2026-11-21, late"],
    [{ pictures: ["lobby", "suite"] }, "lobby, suite"],
    [{ missed: { night: "2026-11-21", nights: 3 } }, "Night: Sat 21 Nov 2026, Nights: 3"],
  ])("[ADM-10] %j reads %s", (after, words) => expect(findDifferences(null, after)[0]?.after).toBe(words))

  test.each([
    [null, { refund: 0, owed: -2_142_000 }, ["owed"]],
    [null, { left: 0, note: "", missed: null, pictures: [], facts: {} }, []],
    [{ refund: 0 }, null, []],
    [{ total: 585_000 }, { total: 0 }, ["total"]],
    [{ text: "late" }, { text: "" }, ["text"]],
    [null, { isAvailable: false }, ["isAvailable"]],
  ])("[ADM-10] from %j to %j only %j has changed: nothing to 0 is no change", (before, after, fields) =>
    expect(findDifferences(before, after).map(({ field }) => field)).toEqual(fields),
  )

  test("[ADM-10] is empty for equal states, and lists every field against no state", () => {
    fc.assert(
      fc.property(record, (state) => {
        expect(findDifferences(state, { ...state })).toEqual([])
        const fields = Object.keys(state).filter((key) => !isNothing(state[key]))
        expect(findDifferences(null, state).map(({ field }) => field)).toEqual(fields)
      }),
    )
  })

  test("[ADM-10] has every field that differs, once, and no other", () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
          (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
        )
        const listed = findDifferences(before, after).map(({ field }) => field)
        expect(new Set(listed).size).toBe(listed.length)
        for (const field of listed) expect(differing).toContain(field)
      }),
    )
  })

  test.each([
    ["change-dates", "Change dates"],
    ["checkIn", "Check in"],
    ["payment_status", "Payment status"],
    ["totalPaise", "Total"],
    ["gst", "GST"],
    ["gstin", "GSTIN"],
    ["irn", "IRN"],
    ["request-deposit", "Request deposit"],
  ])("%s reads %s", (key, words) => expect(formatAuditKey(key)).toBe(words))

  test.each([
    ["place", "Book"],
    ["change-dates", "Change dates"],
  ])("[ADM-10] the action %s reads %s", (action, words) => expect(formatAuditAction(action)).toBe(words))
})
