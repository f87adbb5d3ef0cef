/** How long emails of a kind are kept. */
type Retention = {
  /** The record with which they are deleted; null when they belong to none. */
  readonly record: "booking" | "enquiry" | "table" | "waitlist entry" | "account" | null
  /** They are deleted after so many days in any case; null: not before their record. */
  readonly maxDays: number | null
}

// As the privacy policy states it: enquiries are deleted after two years, tables ninety days after their day, and places
// on the waitlist ninety days after the day of arrival. A table is reserved up to 90 days ahead, a stay up to 500.
const twoYears = 731
const withEnquiry: Retention = { record: "enquiry", maxDays: twoYears }
const withTable: Retention = { record: "table", maxDays: 90 + 90 }
const withWaitlistEntry: Retention = { record: "waitlist entry", maxDays: 500 + 90 }
// Company and tax law require bookings and their correspondence to be kept for eight years.
const withBooking: Retention = { record: "booking", maxDays: null }
// What happened to an account or a subscription: long enough to answer a question about it.
const withAccount: Retention = { record: "account", maxDays: twoYears }
const notice: Retention = { record: null, maxDays: twoYears }
// A test email contains no personal data, and its delivery status is read at once.
const testEmail: Retention = { record: null, maxDays: 7 }

/** Every kind of email, with how long it is kept. */
export const emailRetention = {
  confirmed: withBooking,
  paid: withBooking,
  changed: withBooking,
  cancelled: withBooking,
  "lapsed-refunded": withBooking,
  refunded: withBooking,
  "payment-link": withBooking,
  "deposit-due": withBooking,
  "deposit-overdue": withBooking,
  "payment-failed": withBooking,
  "hold-expired": withBooking,
  "pre-arrival": withBooking,
  "thank-you": withBooking,
  "registered-documents": withBooking,
  "cancellation-requested": withBooking,
  "cancellation-for-desk": withBooking,
  "cancellation-declined": withBooking,
  "waitlist-joined": withWaitlistEntry,
  "waitlist-offer": withWaitlistEntry,
  "waitlist-missed": withWaitlistEntry,
  "waitlist-ended": withWaitlistEntry,
  "contact-enquiry": withEnquiry,
  "contact-thanks": withEnquiry,
  "contact-reply": withEnquiry,
  "banquet-enquiry": withEnquiry,
  "banquet-thanks": withEnquiry,
  "banquet-reply": withEnquiry,
  "corporate-enquiry": withEnquiry,
  "corporate-thanks": withEnquiry,
  "corporate-reply": withEnquiry,
  "table-confirmed": withTable,
  "table-changed": withTable,
  "table-cancelled": withTable,
  "newsletter-confirmation": notice,
  "newsletter-welcome": notice,
  "confirm-email": withAccount,
  "email-change-asked": withAccount,
  "email-changed": withAccount,
  "password-changed": withAccount,
  "one-time-code": withAccount,
  "second-factor": withAccount,
  passkey: withAccount,
  "new-device": withAccount,
  "role-changed": withAccount,
  invitation: withAccount,
  test: testEmail,
} as const satisfies Readonly<Record<string, Retention>>

export type EmailKind = keyof typeof emailRetention

type Kinds = { readonly kinds: readonly string[]; readonly maxDays: number }

/** The kinds that are deleted by their age, by how many days they are kept. */
export function kindsByAge(): Kinds[] {
  const all: [string, Retention][] = Object.entries(emailRetention)
  const ages = new Set(all.flatMap(([, { maxDays }]) => (maxDays === null ? [] : [maxDays])))
  return [...ages].map((maxDays) => ({
    maxDays,
    kinds: all.flatMap(([kind, retention]) => (retention.maxDays === maxDays ? [kind] : [])),
  }))
}
