import { expect, test } from "vitest"
import {
  formatNotAvailable,
  formatPartyRefusal,
  formatStayRefusal,
} from "#src/features/availability/availability-messages.ts"
import { formatConfirmedPayment, formatTotalTerm } from "#src/features/bookings/booking-text.ts"
import {
  cancellationCostRows,
  formatCancellation,
  formatFreeCancellation,
} from "#src/features/bookings/cancel/cancellation-text.ts"
import { formatPaymentOutcome } from "#src/features/bookings/pay/ui/payment-outcome.ts"
import { unpaidLimitMessages } from "#src/features/bookings/place/booking-limits.ts"
import { keepPriceLabel, keepPriceRule } from "#src/features/bookings/price-lock/ui/price-lock-text.ts"
import { waitlistLead, waitlistRule } from "#src/features/bookings/waitlist/ui/waitlist-text.ts"
import { formatCodeRefusal } from "#src/features/pricing/offers/offer-text.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import "#src/shared/hindi/hindi.ts"
import { hindi } from "#src/shared/language/translate.ts"
import "#src/shared/messages.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { screenText } from "#src/shared/language/screen-text.ts"

const night = calendarDateOf("2026-12-24")
const english = (texts: readonly string[]): string[] =>
  texts.map((text) => hindi(screenText("edited", text))).filter((text) => /[A-Za-z]{2}/.test(text))

test("[WORDS-1] refusals of a stay are in Hindi", () => {
  const refused = [
    ...(["dates-missing", "check-in-past", "check-out-not-after-check-in"] as const).map(formatStayRefusal),
    ...(["too-many-nights", "too-far-ahead"] as const).map(formatStayRefusal),
    ...(["no-room", "too-many-rooms", "no-adult", "too-many-adults", "too-many-children"] as const).map(
      (reason) => formatPartyRefusal(reason, 0),
    ),
    formatNotAvailable({ firstFullNight: night, left: 0 }),
    formatNotAvailable({ firstFullNight: night, left: 2 }),
    formatNotAvailable({ firstFullNight: night, left: 2, isClosed: true }),
    formatNotAvailable({ firstFullNight: night, left: 2, minimumNights: 3 }),
    formatNotAvailable({ firstFullNight: null, left: 0 }),
  ]
  expect(english(refused.map(({ text }) => text))).toEqual([])
})

test("[WORDS-1] the cost of a cancellation is in Hindi", () => {
  const cancellationPolicy = { freeHours: 24, groupFreeHours: 72, groupRooms: 5, lateNights: 1 }
  const [total, nightTotals] = [fromRupees(13_000), [fromRupees(6500), fromRupees(6500)]]
  const terms = [1, 7].flatMap((rooms) =>
    ["2026-11-24T00:00:00.000Z", "2026-12-24T06:00:00.000Z", "2026-12-25T12:00:00.000Z"].flatMap((now) =>
      formatCancellation({ checkIn: night, rooms, total, nightTotals, cancellationPolicy }, now),
    ),
  )
  const steps = [
    { until: new Date("2026-12-23T08:30:00.000Z"), charge: fromRupees(0) },
    { until: null, charge: fromRupees(6500) },
  ]
  const rows = cancellationCostRows(steps).flatMap(({ label, value }) => [label, value])
  const stay = { checkIn: night, rooms: 1, total, nightTotals, cancellationPolicy }
  const free = formatFreeCancellation(stay, calendarDateOf("2026-11-24"))
  expect(english([...terms, ...rows, free ?? "not free"])).toEqual([])
})

test("[WORDS-1] the paid amount of a stay is in Hindi", () => {
  const [total, part, none] = [fromRupees(15_000), fromRupees(5000), zero]
  const pending = { total, paid: none, owed: total, paymentStatus: "pending", paymentMode: "online" } as const
  const payments = [
    pending,
    { ...pending, paymentMode: "pay-at-hotel" },
    { ...pending, paid: part, owed: part },
    { ...pending, paid: total, owed: none, paymentStatus: "done" },
  ] as const
  expect(english([...payments.map(formatConfirmedPayment), ...payments.map(formatTotalTerm)])).toEqual([])
})

test("[WORDS-1] the texts of codes, payments, kept prices and the waitlist are in Hindi", () => {
  const codes = [
    { kind: "unknown" },
    { kind: "not-yet", from: night },
    { kind: "ended", on: night },
    { kind: "other-room" },
    { kind: "other-nights", first: night, last: night },
    { kind: "other-nights", first: null, last: night },
    { kind: "other-nights", first: night, last: null },
    { kind: "too-short", nights: 3 },
    { kind: "no-saving" },
  ] as const
  const payments = [
    { kind: "closed" },
    { kind: "unclear" },
    { kind: "refunded" },
    { kind: "failed", reason: null },
    { kind: "failed", reason: "Your payment was declined by the bank. Please use another method." },
  ] as const
  const texts = [
    ...codes.map(formatCodeRefusal),
    ...payments.map(formatPaymentOutcome).flatMap(({ title, text }) => [title, text]),
    ...Object.values(unpaidLimitMessages),
    keepPriceLabel,
    keepPriceRule,
    waitlistRule,
    ...[0, 1, 3].map((ahead) => waitlistLead({ state: "waiting", ahead })),
  ]
  expect(english(texts)).toEqual([])
})
