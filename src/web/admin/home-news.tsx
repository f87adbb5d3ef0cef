import { enquiryDesks } from "#src/features/enquiries/enquiry-desk.ts"
import type { NewEnquiries } from "#src/features/enquiries/list/new-enquiries.service.ts"
import type { listFailedEmails } from "#src/features/emails/failed-emails.service.ts"
import type { listFailedRefunds } from "#src/features/payments/refunds.service.ts"
import type { listDisputes } from "#src/features/payments/disputes.service.ts"
import type { listUnmatchedPayments } from "#src/features/payments/unmatched-payments.service.ts"
import { type AuditDifference, auditChecks } from "#src/features/accounting/audit-checks.ts"
import type { findLastAudit } from "#src/features/accounting/hotel-audit.service.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import type { ListedCancellation } from "#src/features/bookings/cancel/cancellation-request.ts"
import type { ApprovalRequest } from "#src/features/bookings/folio/approval-request.ts"
import type { UnpaidDeposits } from "#src/features/bookings/deposits/deposit.ts"
import { formatApproval } from "#src/features/bookings/folio/ui/approvals.tsx"
import { DisputeRows, FailedRefundRows } from "#src/features/front-desk/ui/provider-rows.tsx"
import { UnmatchedPaymentRows } from "#src/features/front-desk/ui/unmatched-payment-rows.tsx"
import { BackupNotice } from "#src/features/backups/ui/backup-notice.tsx"
import type { LastBackups } from "#src/features/backups/backup-record.ts"
import { formatAge } from "#src/shared/format/format-age.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMoney } from "#src/shared/money.ts"
import { DeskBlock, DeskRow } from "#src/features/front-desk/ui/desk-block.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"

export function EnquiryBlock({ kind, count, first }: NewEnquiries) {
  const { path, title } = enquiryDesks[kind]
  return (
    <DeskBlock
      id={`new-${kind}`}
      title={title}
      count={count}
      empty="Everybody has an answer."
      more={{ to: `${path}?stage=new`, label: "Read them" }}
    >
      {first.map(({ id, name, sentAt }) => (
        <DeskRow key={id} to={`${path}/${id}`} name={name} facts={formatHotelMoment(sentAt)} />
      ))}
    </DeskBlock>
  )
}

type Present<T> = NonNullable<Awaited<T>>

export function EmailsBlock({ emails }: { emails: Present<ReturnType<typeof listFailedEmails>> }) {
  return (
    <DeskBlock
      id="failed-emails"
      title="Emails that failed"
      count={emails.count}
      empty="Every email left."
      more={{ to: "/admin/emails?status=failed", label: "All that failed" }}
    >
      {emails.first.map((email) => (
        <DeskRow
          key={email.id}
          {...(email.bookingId && { to: `/admin/${email.bookingId}` })}
          name={email.subject}
          facts={email.lastError ?? email.recipient}
          endFacts={formatHotelMoment(email.createdAt)}
        />
      ))}
    </DeskBlock>
  )
}

export function UnmatchedPaymentsBlock({
  money,
}: {
  money: Present<ReturnType<typeof listUnmatchedPayments>>
}) {
  return (
    <DeskBlock
      id="unmatched-payments"
      title="Unmatched payments"
      count={money.count}
      empty="Every payment belongs to a booking."
      more={{ to: "/admin/unmatched-payments", label: "All unmatched payments" }}
    >
      <UnmatchedPaymentRows payments={money.first} />
    </DeskBlock>
  )
}

/** Discounts, refunds and waivers above the limit of a role. */
export const ApprovalsBlock = ({ approvals }: { approvals: readonly ApprovalRequest[] }) => (
  <DeskBlock
    id="approvals"
    title="Waiting for approval"
    count={approvals.length}
    empty="Nothing waits for approval."
    more={{ to: "/admin/approvals", label: "All approvals" }}
  >
    {approvals.map((approval) => (
      <DeskRow
        key={approval.id}
        to={`/admin/${approval.bookingId}`}
        name={formatApproval(approval)}
        facts={`${approval.bookingReference}, ${approval.guestName}`}
        endFacts={approval.requestedBy ?? ""}
      />
    ))}
  </DeskBlock>
)

/** Deposits whose date has passed, the oldest first. */
export const OverdueDepositsBlock = ({ count, first }: UnpaidDeposits) => (
  <DeskBlock
    id="overdue-deposits"
    title="Overdue deposits"
    count={count}
    empty="No deposit is overdue."
    more={{ to: "/admin/deposits", label: "All unpaid deposits" }}
  >
    {first.map(({ id, bookingId, bookingReference, guestName, due, dueOn }) => (
      <DeskRow
        key={id}
        to={`/admin/${bookingId}`}
        name={guestName}
        facts={bookingReference}
        end={formatMoney(due)}
        endFacts={`due ${formatLongDate(dueOn)}`}
      />
    ))}
  </DeskBlock>
)

/** Refunds that the provider did not make. */
export function FailedRefundsBlock({ refunds }: { refunds: Present<ReturnType<typeof listFailedRefunds>> }) {
  return (
    <DeskBlock
      id="failed-refunds"
      title="Refunds that failed"
      count={refunds.count}
      empty="Every refund reached its guest."
      more={{ to: "/admin/failed-refunds", label: "Send them again" }}
    >
      <FailedRefundRows refunds={refunds.first} />
    </DeskBlock>
  )
}

/** Disputes that the provider has not decided yet. */
export function DisputesBlock({ disputes }: { disputes: Present<ReturnType<typeof listDisputes>> }) {
  return (
    <DeskBlock
      id="disputes"
      title="Disputed payments"
      count={disputes.count}
      empty="No payment is disputed."
      more={{ to: "/admin/unmatched-payments#disputes", label: "All disputes" }}
    >
      <DisputeRows disputes={disputes.first.slice(0, disputes.count)} />
    </DeskBlock>
  )
}

type Waiting = { count: number; first: readonly ListedCancellation[]; now: string }

/** The cancellation requests, oldest first. */
export function CancellationsBlock({ count, first, now }: Waiting) {
  return (
    <DeskBlock
      id="waiting-cancellations"
      title="Cancellation requests"
      count={count}
      empty="Nobody waits for an answer."
      more={{ to: "/admin/cancellations", label: "Answer them" }}
    >
      {first.map(({ id, bookingId, guestName, reference, checkIn, requestedAt }) => (
        <DeskRow
          key={id}
          to={`/admin/${bookingId}`}
          name={guestName}
          facts={`${reference}, arrives ${formatLongDate(checkIn)}`}
          end={`waits ${formatAge(requestedAt, now)}`}
        />
      ))}
    </DeskBlock>
  )
}

type Health = {
  audit: Awaited<ReturnType<typeof findLastAudit>>
  isEmbedded: boolean
  backups: LastBackups | null
  now: string
}

/** The differences that the last audit found. */
const AuditBlock = ({ audit: { found, differences } }: { audit: NonNullable<Health["audit"]> }) => (
  <DeskBlock id="audit" title="Differences of the last audit" count={found} empty="All figures agree.">
    {differences.map((difference) => (
      <AuditRow key={difference.detail} {...difference} />
    ))}
  </DeskBlock>
)

const AuditRow = ({ check, bookingId, reference, detail }: AuditDifference) => (
  <DeskRow
    {...(bookingId && { to: `/admin/${bookingId}` })}
    name={bookingId ? reference : auditChecks[check]}
    facts={bookingId ? `${auditChecks[check]}: ${detail}` : [detail, reference].filter(Boolean).join(": ")}
  />
)

/** The result of the last audit, the age of the last backup, and a warning about the embedded database. */
export function SystemStatus({ audit, isEmbedded, backups, now }: Health) {
  return (
    <>
      {audit && audit.found > 0 && (
        <>
          <Notice tone="error" title={`The audit found ${formatCount(audit.found, "difference")}`}>
            {`Last audit: ${formatHotelMoment(audit.at)}. The command npm run audit lists all of them.`}
          </Notice>
          <AuditBlock audit={audit} />
        </>
      )}
      {audit?.found === 0 && (
        <Notice tone="success" title="Inventory, bookings, folios, documents and ledger agree">
          {`Last audit: ${formatHotelMoment(audit.at)}.`}
        </Notice>
      )}
      {!audit && (
        <Notice title="The hotel is audited each night">
          The first audit runs at three in the morning. Its result is shown here.
        </Notice>
      )}
      {backups && <BackupNotice backups={backups} now={now} />}
      {isEmbedded && (
        <Notice title="This hotel runs on its embedded database">
          It is safe when the process dies, not when the power does. A real hotel sets DATABASE_URL to a
          PostgreSQL server.
        </Notice>
      )}
    </>
  )
}
