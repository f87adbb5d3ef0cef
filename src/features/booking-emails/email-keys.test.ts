import { expect, test } from "vitest"
import { confirmEmailEmail } from "#src/features/accounts/emails/confirm-email.email.tsx"
import { emailChangeRequestedEmail } from "#src/features/accounts/emails/email-change-requested.email.tsx"
import { emailChangedEmail } from "#src/features/accounts/emails/email-changed.email.tsx"
import { invitationEmail } from "#src/features/accounts/emails/invitation.email.tsx"
import { newDeviceEmail } from "#src/features/accounts/emails/new-device.email.tsx"
import { oneTimeCodeEmail } from "#src/features/accounts/emails/one-time-code.email.tsx"
import { passkeyEmail } from "#src/features/accounts/emails/passkey.email.tsx"
import { passwordChangedEmail } from "#src/features/accounts/emails/password-changed.email.tsx"
import { roleChangedEmail } from "#src/features/accounts/emails/role-changed.email.tsx"
import { secondFactorEmail } from "#src/features/accounts/emails/second-factor.email.tsx"
import { newSecret } from "#src/features/accounts/secrets.ts"
import { cancellationDeclinedEmail } from "#src/features/bookings/cancel/cancellation-declined.email.tsx"
import { cancellationNoticeEmail } from "#src/features/bookings/cancel/cancellation-notice.email.tsx"
import { cancellationRequestedEmail } from "#src/features/bookings/cancel/cancellation-requested.email.tsx"
import type { WaitlistEntry } from "#src/features/bookings/waitlist/waitlist-entry.ts"
import {
  waitlistEndedEmail,
  waitlistJoinedEmail,
  waitlistMissedEmail,
  waitlistOfferEmail,
} from "#src/features/bookings/waitlist/waitlist.email.tsx"
import type { ComposedEmail } from "#src/features/emails/compose-email.tsx"
import type { EmailKind } from "#src/features/emails/email-retention.ts"
import { testEmail } from "#src/features/emails/test.email.tsx"
import { enquiryNoticeEmail } from "#src/features/enquiries/emails/enquiry-notice.email.tsx"
import { enquiryReplyEmail } from "#src/features/enquiries/emails/enquiry-reply.email.tsx"
import { enquiryThanksEmail } from "#src/features/enquiries/emails/enquiry-thanks.email.tsx"
import { newsletterConfirmationEmail } from "#src/features/enquiries/emails/newsletter-confirmation.email.tsx"
import { newsletterWelcomeEmail } from "#src/features/enquiries/emails/newsletter-welcome.email.tsx"
import type { Enquiry } from "#src/features/enquiries/enquiry.ts"
import { tableCancelledEmail } from "#src/features/table-reservations/table-cancelled.email.tsx"
import { tableChangedEmail } from "#src/features/table-reservations/table-changed.email.tsx"
import { tableConfirmedEmail } from "#src/features/table-reservations/table-confirmed.email.tsx"
import type { TableReservation } from "#src/features/table-reservations/table-reservation.ts"
import { redactLinks } from "#src/platform/log/logged-path.ts"
import type { Language } from "#src/shared/language/language.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { zero } from "#src/shared/money.ts"
import { aBookingForEmail, aGuest } from "./booking-emails.factory.ts"
import { paymentLinkEmail } from "./payment-link.email.tsx"
import { origin, writeEmail } from "./written-emails.factory.ts"

const key = newSecret()
// The key of an unsubscription is an id.
const unsubscribeKey = "5d0f7c1e-2a4b-4c6d-8e9f-0a1b2c3d4e5f"
const { id } = aGuest
const bookingsUrl = `${origin}/stay/${id}/${key}`
const payUrl = `${origin}/pay/${key}`
const waitlistUrl = `${origin}/waitlist/${id}/${key}`
const tableUrl = `${origin}/table/${id}/${key}`

const aboutBookings = (language: Language) => {
  const balance = { owed: zero, paid: zero, bookingsUrl }
  const write = (news: Parameters<typeof writeEmail>[0]) => writeEmail(news, { language }, balance)
  const booking = aBookingForEmail({ language })
  const context = {
    origin,
    writtenAt: booking.createdAt,
    picture: null,
    company: null,
    discounts: zero,
    waitingRefund: zero,
    ...balance,
  }
  return {
    confirmed: write({ kind: "confirmed" }),
    paid: write({ kind: "paid" }),
    changed: write({ kind: "changed", refund: zero }),
    cancelled: write({ kind: "cancelled", charge: zero, refund: zero }),
    "lapsed-refunded": write({ kind: "lapsed-refunded", refund: zero, reason: "paid" }),
    refunded: write({ kind: "refunded", refund: zero, method: "cash", reference: "" }),
    "payment-link": paymentLinkEmail(booking, payUrl, context),
    "deposit-due": write({ kind: "deposit-due", payUrl }),
    "deposit-overdue": write({ kind: "deposit-overdue", payUrl }),
    "payment-failed": write({ kind: "payment-failed", payUrl: `${bookingsUrl}?to=payment` }),
    "hold-expired": write({ kind: "hold-expired" }),
    "pre-arrival": write({ kind: "pre-arrival" }),
    "thank-you": write({ kind: "thank-you" }),
    "registered-documents": write({ kind: "registered-documents" }),
    "cancellation-requested": cancellationRequestedEmail(
      booking,
      { charge: zero, refund: zero },
      `${bookingsUrl}?to=support`,
    ),
    "cancellation-for-desk": cancellationNoticeEmail(
      booking,
      { charge: zero, refund: zero, note: `See ${bookingsUrl}.` },
      origin,
    ),
    "cancellation-declined": cancellationDeclinedEmail(booking, `Pay here: ${payUrl}.`),
  }
}

const aboutWaitlistAndTables = (language: Language) => {
  const stay = { checkIn: calendarDateOf("2026-12-24"), checkOut: calendarDateOf("2026-12-26") }
  const { roomTypeId, roomName } = aBookingForEmail()
  const guest = { id, userId: id, guestName: aGuest.name, email: aGuest.email, language }
  const party = [{ adults: 2, children: 1 }]
  const entry = { ...stay, ...guest, roomTypeId, roomName, party, bookingId: null, ahead: 0 }
  const entryOf = (state: WaitlistEntry["state"]): WaitlistEntry => ({ ...entry, state })
  const held = aBookingForEmail({ language, holdExpiresAt: "2026-07-01T06:45:00.000Z" })
  const { name, email, phone } = aGuest
  const reserved = { id, reference: "TB-7K2M9Q", outlet: "udaan", day: stay.checkIn, slot: 39, guests: 4 }
  const person = { name, email, phone, note: "", language, createdAt: held.createdAt }
  const table = { ...reserved, ...person, status: "confirmed", version: 0 } as TableReservation
  return {
    "waitlist-joined": waitlistJoinedEmail(entryOf("waiting"), waitlistUrl),
    "waitlist-offer": waitlistOfferEmail(entryOf("offered"), held, waitlistUrl),
    "waitlist-missed": waitlistMissedEmail(entryOf("missed"), origin),
    "waitlist-ended": waitlistEndedEmail(entryOf("unbookable"), origin),
    "table-confirmed": tableConfirmedEmail(table, tableUrl),
    "table-changed": tableChangedEmail(table, tableUrl),
    "table-cancelled": tableCancelledEmail(table, origin),
  }
}

const aboutEnquiry = (parts: { kind: Enquiry["kind"]; event?: string }, language: Language) => {
  const { name, email, phone } = aGuest
  const sent = { sentAt: "2026-07-01T06:45:00.000Z", suspicion: null, message: `My link is ${bookingsUrl}.` }
  const occasion = {
    eventOn: calendarDateOf("2026-12-24"),
    guestBand: "Other",
    roomsNeeded: 3,
    companyName: "",
  }
  const enquiry = { id, name, email, phone, language, ...sent, ...occasion, ...parts } as unknown as Enquiry
  const reply = { reply: `Yours is (${bookingsUrl})`, author: name }
  return [
    enquiryNoticeEmail(enquiry, origin),
    enquiryThanksEmail(enquiry),
    enquiryReplyEmail(enquiry, reply),
  ] as const
}

const aboutEnquiries = (language: Language) => {
  const [contact, thanks, reply] = aboutEnquiry({ kind: "contact" }, language)
  const [banquet, banquetThanks, banquetReply] = aboutEnquiry({ kind: "banquet", event: "Others" }, language)
  const [corporate, corporateThanks, corporateReply] = aboutEnquiry(
    { kind: "corporate", event: "Meeting" },
    language,
  )
  return {
    "contact-enquiry": contact,
    "contact-thanks": thanks,
    "contact-reply": reply,
    "banquet-enquiry": banquet,
    "banquet-thanks": banquetThanks,
    "banquet-reply": banquetReply,
    "corporate-enquiry": corporate,
    "corporate-thanks": corporateThanks,
    "corporate-reply": corporateReply,
    "newsletter-confirmation": newsletterConfirmationEmail(`${origin}/newsletter/confirm/${key}`, language),
    "newsletter-welcome": newsletterWelcomeEmail(
      `${origin}/newsletter/unsubscribe/${unsubscribeKey}`,
      language,
    ),
  }
}

const aboutAccounts = (language: Language) => {
  const account = { name: aGuest.name, language }
  const url = `${origin}/confirm-email/${key}`
  const at = "2026-07-01T06:45:00.000Z"
  return {
    "confirm-email": confirmEmailEmail({ ...account, url, isChange: true }, origin),
    "email-change-asked": emailChangeRequestedEmail({ ...account, newEmail: "m@example.in" }, origin),
    "email-changed": emailChangedEmail({ ...account, newEmail: "m@example.in" }),
    "password-changed": passwordChangedEmail(account, "Every device was signed out."),
    "one-time-code": oneTimeCodeEmail(account, "123456"),
    "second-factor": secondFactorEmail(account, "on"),
    passkey: passkeyEmail({ ...account, change: "added" }, origin),
    "new-device": newDeviceEmail({ ...account, deviceName: "an app", at }, origin),
    "role-changed": roleChangedEmail(aGuest.name, "Front desk", origin),
    invitation: invitationEmail({ name: aGuest.name, username: "meera", role: "Front desk" }, origin),
    test: testEmail(),
  }
}

const emailsIn = (language: Language): Readonly<Record<EmailKind, ComposedEmail>> => ({
  ...aboutBookings(language),
  ...aboutWaitlistAndTables(language),
  ...aboutEnquiries(language),
  ...aboutAccounts(language),
})

const withKeys: readonly EmailKind[] = [
  "confirmed",
  "payment-link",
  "deposit-due",
  "payment-failed",
  "cancellation-requested",
]

test.each(["en", "hi"] as const)(
  "[SAFE-4] an email of any kind is read by staff without the keys of its links: %s",
  (language) => {
    const emails = Object.entries(emailsIn(language))
    for (const kind of [...withKeys, "waitlist-offer", "table-changed", "confirm-email"] as const)
      expect(emailsIn(language)[kind].html).toContain(key)
    for (const [kind, { text, html }] of emails)
      for (const body of [text, html]) {
        const read = redactLinks(body)
        expect(read, kind).not.toContain(key)
        expect(read, kind).not.toContain(unsubscribeKey)
        // Nothing else is removed: pictures, other links and texts stay.
        const written = body.replaceAll(key, "[removed]").replaceAll(unsubscribeKey, "[removed]")
        expect(read).toBe(written)
      }
  },
)
