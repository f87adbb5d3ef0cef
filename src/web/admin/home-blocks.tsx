import { enquiryDesks } from "#src/features/enquiries/enquiry-desk.ts"
import type { NewEnquiries } from "#src/features/enquiries/list/new-enquiries.service.ts"
import type { listLateEInvoices } from "#src/features/e-invoices/e-invoices.service.ts"
import { lastReportDay } from "#src/features/e-invoices/inv01.ts"
import type { listFailedEmails } from "#src/features/emails/failed-emails.service.ts"
import type { listFailedRefunds } from "#src/features/payments/refunds.service.ts"
import type { listDisputes } from "#src/features/payments/disputes.service.ts"
import { differenceNames, type OpenDifferences, surplusOf } from "#src/features/payments/settlement.ts"
import type { listUnmatchedPayments } from "#src/features/payments/unmatched-payments.service.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import type { ListedCancellation } from "#src/features/bookings/cancel/cancellation-request.ts"
import type { ApprovalRequest } from "#src/features/bookings/folio/approval-request.ts"
import type { UnpaidDeposits } from "#src/features/bookings/deposits/deposit.ts"
import { formatApproval } from "#src/features/bookings/folio/ui/approvals.tsx"
import { DisputeRows, FailedRefundRows } from "#src/features/front-desk/ui/provider-rows.tsx"
import { UnmatchedPaymentRows } from "#src/features/front-desk/ui/unmatched-payment-rows.tsx"
import { formatAge } from "#src/shared/format/format-age.ts"
import { monthOf } from "#src/shared/calendar-month.ts"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import { type DeskBlockProps, DeskRow } from "#src/features/front-desk/ui/desk-block.tsx"
import { Unbroken } from "#src/ui/text/unbroken.tsx"

type Present<T> = NonNullable<Awaited<T>>

type NewEnquiry = NewEnquiries["first"][number]

/** 'Marriage Hall, Fri 25 Dec 2026, Guests: 51-100, Wadhwa Tea Rooms'; empty for a message. */
const formatOccasion = ({ event, eventOn, guestBand, companyName }: NewEnquiry): string =>
  [event, eventOn && formatLongDate(eventOn), guestBand && `Guests: ${guestBand}`, companyName]
    .filter(Boolean)
    .join(", ")

export function enquiryBlock({ kind, count, first }: NewEnquiries): DeskBlockProps {
  const { path, title } = enquiryDesks[kind]
  return {
    id: `new-${kind}`,
    title,
    count,
    empty: "Nothing new.",
    more: { to: `${path}?stage=new`, label: `All new ${title.toLowerCase()}` },
    children: first.map((enquiry) => (
      <DeskRow
        key={enquiry.id}
        to={`${path}/${enquiry.id}`}
        name={enquiry.name}
        facts={<Unbroken text={formatOccasion(enquiry)} />}
        end={formatHotelMoment(enquiry.sentAt)}
      />
    )),
  }
}

export const emailsBlock = ({
  count,
  first,
}: Present<ReturnType<typeof listFailedEmails>>): DeskBlockProps => ({
  id: "failed-emails",
  title: "Emails that failed",
  count,
  empty: "Every email was sent.",
  more: { to: "/admin/emails?status=failed", label: "All failed emails" },
  children: first.map((email) => (
    <DeskRow
      key={email.id}
      {...(email.bookingId && { to: `/admin/${email.bookingId}` })}
      name={email.subject}
      facts={email.lastError ?? email.recipient}
      endFacts={formatHotelMoment(email.createdAt)}
    />
  )),
})

export const unmatchedPaymentsBlock = ({
  count,
  first,
}: Present<ReturnType<typeof listUnmatchedPayments>>): DeskBlockProps => ({
  id: "unmatched-payments",
  title: "Unmatched payments",
  count,
  empty: "Every payment belongs to a booking.",
  more: { to: "/admin/unmatched-payments", label: "All unmatched payments" },
  children: <UnmatchedPaymentRows payments={first} />,
})

/** Discounts, refunds and waivers above the limit of a role. */
export const approvalsBlock = (approvals: readonly ApprovalRequest[]): DeskBlockProps => ({
  id: "approvals",
  title: "Waiting for approval",
  count: approvals.length,
  empty: "Nothing waits for approval.",
  more: { to: "/admin/approvals", label: "All approvals" },
  children: approvals.map((approval) => (
    <DeskRow
      key={approval.id}
      to={`/admin/${approval.bookingId}`}
      name={formatApproval(approval)}
      facts={`${approval.bookingReference}, ${approval.guestName}`}
      endFacts={approval.requestedBy ?? ""}
    />
  )),
})

/** Deposits whose date has passed, the oldest first. */
export const overdueDepositsBlock = ({ count, first }: UnpaidDeposits): DeskBlockProps => ({
  id: "overdue-deposits",
  title: "Overdue deposits",
  count,
  empty: "No deposit is overdue.",
  more: { to: "/admin/deposits", label: "All unpaid deposits" },
  children: first.map(({ id, bookingId, bookingReference, guestName, due, dueOn }) => (
    <DeskRow
      key={id}
      to={`/admin/${bookingId}`}
      name={guestName}
      facts={bookingReference}
      end={formatMoney(due)}
      endFacts={`due ${formatLongDate(dueOn)}`}
    />
  )),
})

/** Refunds that the provider did not make. */
export const failedRefundsBlock = ({
  count,
  first,
}: Present<ReturnType<typeof listFailedRefunds>>): DeskBlockProps => ({
  id: "failed-refunds",
  title: "Refunds that failed",
  count,
  empty: "No refund failed.",
  more: { to: "/admin/failed-refunds", label: "All failed refunds" },
  children: <FailedRefundRows refunds={first} />,
})

/** Disputes that the provider has not decided yet. */
export const disputesBlock = ({
  count,
  first,
}: Present<ReturnType<typeof listDisputes>>): DeskBlockProps => ({
  id: "disputes",
  title: "Disputed payments",
  count,
  empty: "No payment is disputed.",
  more: { to: "/admin/unmatched-payments#disputes", label: "All disputes" },
  children: <DisputeRows disputes={first.slice(0, count)} />,
})

/** Settlements that differ from the payments and refunds here, and have no explanation yet. */
export const differencesBlock = ({ count, first }: OpenDifferences): DeskBlockProps => ({
  id: "settlement-differences",
  title: "Settlements that differ",
  count,
  empty: "The provider's settlements agree with the payments here.",
  more: { to: "/admin/unmatched-payments#settlement-differences", label: "All differences" },
  children: first.map((difference) => (
    <DeskRow
      key={`${difference.kind} ${difference.entityId}`}
      {...(difference.bookingId && { to: `/admin/${difference.bookingId}` })}
      name={difference.reference ?? difference.entityId}
      facts={differenceNames[difference.kind]}
      end={formatMoney(surplusOf(difference))}
      endFacts={formatHotelMoment(difference.at)}
    />
  )),
})

/** Invoices and credit notes that the portal has not registered after 25 days. */
export function lateEInvoicesBlock({
  count,
  first,
}: Present<ReturnType<typeof listLateEInvoices>>): DeskBlockProps {
  const pageOf = (date: CalendarDate) => `/admin/accounts/e-invoices?month=${monthOf(date)}`
  const [oldest] = first
  return {
    id: "late-e-invoices",
    title: "E-invoices to register",
    count,
    empty: "None waits for 25 days.",
    more: { to: oldest ? pageOf(oldest.businessDate) : "/admin/accounts/e-invoices", label: "E-invoices" },
    children: first.map(({ id, number, buyer, businessDate, total }) => (
      <DeskRow
        key={id}
        to={pageOf(businessDate)}
        name={number}
        facts={buyer}
        end={formatMoney(total)}
        endFacts={`report by ${formatLongDate(lastReportDay(businessDate))}`}
      />
    )),
  }
}

type OpenCancellations = { count: number; first: readonly ListedCancellation[]; now: string }

/** The cancellation requests, oldest first. */
export const cancellationsBlock = ({ count, first, now }: OpenCancellations): DeskBlockProps => ({
  id: "waiting-cancellations",
  title: "Cancellation requests",
  count,
  empty: "No request waits for an answer.",
  more: { to: "/admin/cancellations", label: "All cancellation requests" },
  children: first.map(({ id, bookingId, guestName, reference, checkIn, requestedAt }) => (
    <DeskRow
      key={id}
      to={`/admin/${bookingId}`}
      name={guestName}
      facts={`${reference}, arrives ${formatLongDate(checkIn)}`}
      end={`waits ${formatAge(requestedAt, now)}`}
    />
  )),
})
