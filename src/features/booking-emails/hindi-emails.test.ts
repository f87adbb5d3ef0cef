import { expect, test } from "vitest"
import { confirmEmailEmail } from "#src/features/accounts/emails/confirm-email.email.tsx"
import { emailChangeRequestedEmail } from "#src/features/accounts/emails/email-change-requested.email.tsx"
import { emailChangedEmail } from "#src/features/accounts/emails/email-changed.email.tsx"
import { newDeviceEmail } from "#src/features/accounts/emails/new-device.email.tsx"
import { oneTimeCodeEmail } from "#src/features/accounts/emails/one-time-code.email.tsx"
import { passkeyEmail } from "#src/features/accounts/emails/passkey.email.tsx"
import { passwordChangedEmail } from "#src/features/accounts/emails/password-changed.email.tsx"
import { secondFactorEmail } from "#src/features/accounts/emails/second-factor.email.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"
import { cancellationDeclinedEmail } from "#src/features/bookings/cancel/cancellation-declined.email.tsx"
import { cancellationRequestedEmail } from "#src/features/bookings/cancel/cancellation-requested.email.tsx"
import type { WaitlistEntry } from "#src/features/bookings/waitlist/waitlist-entry.ts"
import {
  waitlistEndedEmail,
  waitlistJoinedEmail,
  waitlistMissedEmail,
  waitlistOfferEmail,
} from "#src/features/bookings/waitlist/waitlist.email.tsx"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import { enquiryReplyEmail } from "#src/features/enquiries/emails/enquiry-reply.email.tsx"
import { enquiryThanksEmail } from "#src/features/enquiries/emails/enquiry-thanks.email.tsx"
import { newsletterConfirmationEmail } from "#src/features/enquiries/emails/newsletter-confirmation.email.tsx"
import { newsletterWelcomeEmail } from "#src/features/enquiries/emails/newsletter-welcome.email.tsx"
import type { Enquiry } from "#src/features/enquiries/enquiry.ts"
import type { TableReservation } from "#src/features/table-reservations/table-reservation.ts"
import { tableCancelledEmail } from "#src/features/table-reservations/table-cancelled.email.tsx"
import { tableChangedEmail } from "#src/features/table-reservations/table-changed.email.tsx"
import { tableConfirmedEmail } from "#src/features/table-reservations/table-confirmed.email.tsx"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees, subtract, zero } from "#src/shared/money.ts"
import { aBookingForEmail, aGuest } from "./booking-emails.factory.ts"
import type { BookingEmailContext } from "./booking-email-context.ts"
import { cancelledEmail } from "./cancelled.email.tsx"
import { changedEmail } from "./changed.email.tsx"
import { confirmedEmail } from "./confirmed.email.tsx"
import { depositDueEmail } from "./deposit-due.email.tsx"
import { holdExpiredEmail } from "./hold-expired.email.tsx"
import { paidEmail } from "./paid.email.tsx"
import { paymentFailedEmail } from "./payment-failed.email.tsx"
import { paymentLinkEmail } from "./payment-link.email.tsx"
import { paymentReturnedEmail } from "./payment-returned.email.tsx"
import { preArrivalEmail } from "./pre-arrival.email.tsx"
import { refundedEmail } from "./refunded.email.tsx"
import { registeredDocumentsEmail } from "./registered-documents.email.tsx"
import { thankYouEmail } from "./thank-you.email.tsx"

const origin = "https://vimana.example"
const language = "hi" as const
const name = aGuest.name

const total = fromRupees(37_500)
const unpaid = { owed: total, paid: zero }
const partly = { owed: fromRupees(30_000), paid: fromRupees(7_500) }
const paid = { owed: zero, paid: total }
const picture = null

const companyPays = { ...unpaid, owed: zero, company: { charged: total, owed: total } }
const companyPaysRest = { ...companyPays, owed: fromRupees(1_200) }

const contextOf = (
  balance: Pick<BookingEmailContext, "owed" | "paid"> & Partial<BookingEmailContext>,
  waitingRefund = zero,
): BookingEmailContext => ({
  origin,
  writtenAt: "2026-12-01T06:30:00.000Z",
  bookingsUrl: `${origin}/user-booking`,
  picture,
  company: null,
  discounts: zero,
  waitingRefund,
  ...balance,
})

const arrival = { time: "23:40", flight: "AI 302", wantsCar: true, furtherGuests: "", requests: "" }
const extra = { name: "Late check-out", unit: "stay", price: fromRupees(1500), gstBasisPoints: 500 } as const
const extras = [{ ...extra, extraId: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", sac: "996311", lineId: null }]

const bookingOf = (parts: Partial<Booking> = {}): Booking => ({
  ...aBookingForEmail({ language, arrival, extras, ...parts }),
  roomName: "Deluxe Room",
})

const offer = {
  id: aGuest.id,
  name: "Between two flights",
  audience: "all",
  code: "TRANSIT15",
  saving: fromRupees(500),
}
const offered = (code: string | null) => ({ ...offer, code }) as unknown as Booking["offer"]
const booking = bookingOf({ offer: offered(null) })
const group = bookingOf({
  offer: offered("TRANSIT15"),
  rooms: 7,
  holdExpiresAt: "2026-07-01T06:45:00.000Z",
  transactionId: "pay_Q1",
})
const documentsIn = (registration: "none" | "awaited" | "registered") =>
  [
    { kind: "invoice", number: "VM/26-27/000012", registration },
    { kind: "credit-note", number: "CN/26-27/000003", registration },
  ] as unknown as Parameters<typeof thankYouEmail>[1]

const aboutBookings: Record<string, readonly ComposedEmail[]> = {
  "paid by a company": [companyPays, companyPaysRest]
    .map((balance) => contextOf(balance))
    .flatMap((context) => [
      confirmedEmail(booking, context),
      preArrivalEmail(booking, context),
      paidEmail(booking, context),
      changedEmail(booking, { refund: total, companyRefund: total }, context),
      changedEmail(booking, { refund: zero, before: { rooms: "Classic Room", total } }, context),
      ...[
        { charge: zero, refund: total, companyRefund: total },
        { charge: fromRupees(12_500), refund: zero },
        { charge: total, refund: zero, isNoShow: true },
        { charge: fromRupees(36_000), refund: zero, isNoShow: true },
      ].map((terms) => cancelledEmail(booking, terms, context)),
      cancellationRequestedEmail(
        booking,
        { charge: zero, refund: total, companyRefund: total },
        `${origin}/user-support`,
      ),
    ]),
  confirmed: [unpaid, partly, paid].flatMap((balance) =>
    [booking, group].map((one) => confirmedEmail(one, contextOf(balance))),
  ),
  discounted: [
    confirmedEmail(booking, { ...contextOf(unpaid), discounts: fromRupees(1500) }),
    confirmedEmail(booking, {
      ...contextOf(unpaid),
      discounts: fromRupees(1500),
      writtenAt: "2026-12-25T06:30:00.000Z",
    }),
    ...[unpaid, partly, paid].map((balance) =>
      cancelledEmail(
        booking,
        { charge: fromRupees(36_000), refund: zero, isNoShow: true },
        contextOf(balance),
      ),
    ),
  ],
  cancelled: [
    { terms: { charge: zero, refund: zero }, balance: unpaid },
    { terms: { charge: fromRupees(12_500), refund: zero }, balance: unpaid },
    { terms: { charge: fromRupees(12_500), refund: zero }, balance: partly },
    { terms: { charge: fromRupees(12_500), refund: fromRupees(25_000) }, balance: paid },
    { terms: { charge: zero, refund: total }, balance: paid, waiting: fromRupees(10_000) },
  ].flatMap(({ terms, balance, waiting }) =>
    [booking, group].map((one) => cancelledEmail(one, terms, contextOf(balance, waiting))),
  ),
  changed: [partly, paid, { owed: subtract(zero, fromRupees(10)), paid: total }].map((balance) =>
    changedEmail(booking, { refund: fromRupees(100) }, contextOf(balance)),
  ),
  "changed rooms": [partly, paid, { owed: subtract(zero, fromRupees(10)), paid: total }].flatMap((balance) =>
    [total, fromRupees(30_000)].map((before) =>
      changedEmail(
        booking,
        { refund: zero, before: { rooms: "Classic Room", total: before } },
        contextOf(balance),
      ),
    ),
  ),
  deposits: [true, false].flatMap((isReminder) =>
    [null, `${origin}/pay/x`].map((payUrl) =>
      depositDueEmail(
        booking,
        {
          deposit: { due: fromRupees(5000), dueOn: calendarDateOf("2026-12-10") },
          payUrl,
          isReminder,
        },
        contextOf(unpaid),
      ),
    ),
  ),
  "hold expired": [holdExpiredEmail(booking, contextOf(unpaid))],
  paid: [paidEmail(group, contextOf(partly)), paidEmail(booking, contextOf(paid))],
  "payment failed": [paymentFailedEmail(group, `${origin}/stay/x/y?to=payment`, contextOf(unpaid))],
  "payment link": [paymentLinkEmail(booking, `${origin}/pay/x`, contextOf(unpaid))],
  returned: (["paid", "repriced", "cancelled", "too-late", "sold-out"] as const).flatMap((reason) => [
    paymentReturnedEmail(bookingOf({ status: "expired" }), { refund: total, reason }, contextOf(unpaid)),
    ...[unpaid, paid].map((balance) =>
      paymentReturnedEmail(booking, { refund: total, reason }, contextOf(balance)),
    ),
  ]),
  refunded: (["online", "card", "upi", "bank-transfer", "cash", "other"] as const).flatMap((method) =>
    ["", "pay_Q1"].map((reference) =>
      refundedEmail(booking, { refund: total, method, reference }, contextOf(paid, fromRupees(10_000))),
    ),
  ),
  "pre-arrival": [
    preArrivalEmail(booking, contextOf(unpaid)),
    preArrivalEmail(group, contextOf(paid)),
    preArrivalEmail(bookingOf({ arrival: { ...arrival, flight: "" } }), contextOf(unpaid)),
    preArrivalEmail(bookingOf({ arrival: null }), contextOf(unpaid)),
  ],
  "thank you": (["none", "awaited"] as const)
    .map(documentsIn)
    .flatMap((documents) => [[], documents.slice(0, 1), documents])
    .map((some) => thankYouEmail(booking, some, contextOf(paid))),
  "registered documents": [1, 2].map((count) =>
    registeredDocumentsEmail(booking, documentsIn("registered").slice(0, count), contextOf(paid)),
  ),
  cancellations: [
    cancellationRequestedEmail(booking, { charge: zero, refund: total }, `${origin}/user-support`),
    cancellationDeclinedEmail(booking, "…"),
  ],
}

const account = { name, language }

const aboutAccounts: Record<string, readonly ComposedEmail[]> = {
  confirm: [true, false].map((isChange) =>
    confirmEmailEmail({ ...account, url: `${origin}/confirm-email/x`, isChange }, origin),
  ),
  "new email": [
    emailChangeRequestedEmail({ ...account, newEmail: "m@example.in" }, origin),
    emailChangedEmail({ ...account, newEmail: "m@example.in" }),
  ],
  device: ["an app", "Chrome on Android"].map((deviceName) =>
    newDeviceEmail({ ...account, deviceName, at: "2026-07-01T06:45:00.000Z" }, origin),
  ),
  code: [oneTimeCodeEmail(account, "123456")],
  passkey: (["added", "deleted"] as const).map((change) => passkeyEmail({ ...account, change }, origin)),
  password: ["Every device was signed out.", "Every other device was signed out."].map((text) =>
    passwordChangedEmail(account, text),
  ),
  factor: (["on", "off", "reset", "recovery-code-used"] as const).map((change) =>
    secondFactorEmail(account, change),
  ),
}

const stay = { checkIn: calendarDateOf("2026-12-24"), checkOut: calendarDateOf("2026-12-26") }

const entryOf = (state: WaitlistEntry["state"]): WaitlistEntry => ({
  ...stay,
  id: booking.id,
  userId: booking.guest.id,
  guestName: name,
  email: aGuest.email,
  roomTypeId: booking.roomTypeId,
  roomName: "Deluxe Room",
  party: [{ adults: 2, children: 1 }],
  language,
  state,
  bookingId: null,
  ahead: 0,
})

const sender = { id: booking.id, name, email: aGuest.email, phone: aGuest.phone, message: "", language }
const sent = { ...sender, sentAt: "2026-07-01T06:45:00.000Z", suspicion: null }
const eventOn = stay.checkIn
const occasion = { ...sent, eventOn, guestBand: "Up to 10", roomsNeeded: 3, companyName: "" } as const
const enquiries: readonly Enquiry[] = [
  { ...sent, kind: "contact" },
  ...(["Marriage Hall", "Party Hall", "Reception Hall", "Others"] as const).map(
    (event) => ({ ...occasion, kind: "banquet", event }) as const,
  ),
  ...(["Corporate", "Events", "Meeting", "Business", "Other"] as const).map(
    (event) => ({ ...occasion, guestBand: "Other", kind: "corporate", event }) as const,
  ),
]

const table: TableReservation = {
  id: booking.id,
  reference: "TB-7K2M9Q",
  outlet: "udaan",
  day: eventOn,
  slot: 39,
  guests: 4,
  name,
  email: aGuest.email,
  phone: aGuest.phone,
  note: "",
  status: "confirmed",
  version: 0,
  language,
  createdAt: "2026-07-01T06:45:00.000Z",
}

const aboutRequests: Record<string, readonly ComposedEmail[]> = {
  waitlist: [
    waitlistJoinedEmail(entryOf("unconfirmed"), `${origin}/waitlist/x`),
    waitlistJoinedEmail(entryOf("waiting"), `${origin}/waitlist/x`),
    waitlistOfferEmail(entryOf("offered"), group, `${origin}/waitlist/x`),
    waitlistMissedEmail(entryOf("missed"), origin),
    waitlistEndedEmail(entryOf("unbookable"), origin),
  ],
  enquiries: enquiries.flatMap((enquiry) => [
    enquiryThanksEmail(enquiry),
    enquiryReplyEmail(enquiry, { reply: "…", author: name }),
  ]),
  newsletter: [
    newsletterConfirmationEmail(`${origin}/newsletter/confirm/x`, language),
    newsletterWelcomeEmail(`${origin}/newsletter/unsubscribe/x`, language),
  ],
  tables: [
    tableConfirmedEmail(table, `${origin}/table/x`),
    tableChangedEmail(table, `${origin}/table/x`),
    tableCancelledEmail(table, origin),
  ],
}

/** Addresses, names, and the references of bookings, payments and documents. */
const allowed =
  /https:\/\/\S+|[\w.]+@[\w.]+|Meera Krishnaswamy|meera|(?:VM|EQ|TB|CN)[-/][\w/-]+|pay_Q1|AI 302|TRANSIT15|Chrome|Android/g

const seenIn = ({ subject, text, html }: ComposedEmail): string[] => [
  subject,
  ...text.split("\n"),
  ...[...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt ?? ""),
]

test.each(Object.entries({ ...aboutBookings, ...aboutAccounts, ...aboutRequests }))(
  "[WORDS-1] [FOLIO-9] the emails of a Hindi reader are in Hindi: %s",
  (_, emails) => {
    const english = emails.flatMap(seenIn).filter((line) => /[A-Za-z]{2}/.test(line.replaceAll(allowed, "")))
    expect([...new Set(english)]).toEqual([])
    for (const { html, text } of emails) {
      expect(html).toMatch(/<html [^>]*lang="hi-IN"/)
      expect(text.match(/https:\/\/vimana\.example\/(?!hi\/|newsletter\/unsubscribe)\S*/g) ?? []).toEqual([])
    }
  },
)
