import { expect, test } from "vitest"
import { emailRetention, kindsByAge } from "./email-retention.ts"

const kindsOf = (record: string | null) =>
  Object.entries(emailRetention).flatMap(([kind, retention]) => (retention.record === record ? [kind] : []))

test("[SAFE-8] every kind of email is kept as long as the record that it is about, or for a period", () => {
  expect(kindsOf("enquiry")).toEqual(
    ["contact", "banquet", "corporate"].flatMap((kind) => [
      `${kind}-enquiry`,
      `${kind}-thanks`,
      `${kind}-reply`,
    ]),
  )
  expect(kindsOf("table")).toEqual(["table-confirmed", "table-changed", "table-cancelled"])
  expect(kindsOf("waitlist entry")).toEqual(
    ["joined", "offer", "missed", "ended"].map((what) => `waitlist-${what}`),
  )
  expect(kindsOf(null)).toEqual(["newsletter-confirmation", "newsletter-welcome", "test"])
  expect(kindsOf("account")).toEqual([
    "confirm-email",
    "email-change-asked",
    "email-changed",
    "password-changed",
    "one-time-code",
    "second-factor",
    "passkey",
    "new-device",
    "role-changed",
    "invitation",
  ])
  // Tax law keeps these for eight years.
  expect(kindsOf("booking")).toHaveLength(17)
  expect(kindsByAge().map(({ kinds, maxDays }) => [maxDays, kinds.length])).toEqual([
    [590, 4],
    [731, 9 + 12],
    [180, 3],
    [7, 1],
  ])
})
