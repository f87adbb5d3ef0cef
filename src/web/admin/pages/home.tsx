import { findLastAudit } from "#src/features/accounting/hotel-audit.service.ts"
import { findBackups } from "#src/features/backups/backups.service.ts"
import {
  countOpenCancellations,
  listOpenCancellations,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { listUnpaidDeposits } from "#src/features/bookings/deposits/deposits.service.ts"
import { listLateEInvoices } from "#src/features/e-invoices/e-invoices.service.ts"
import { listApprovals } from "#src/features/bookings/folio/approvals.service.ts"
import { findDeskDay } from "#src/features/front-desk/day.service.ts"
import { dayLists } from "#src/features/front-desk/desk-stay.ts"
import { type DeskBlockProps, DeskBlocks } from "#src/features/front-desk/ui/desk-block.tsx"
import { dayBlock, DayTiles } from "#src/features/front-desk/ui/day-blocks.tsx"
import { listNewEnquiries } from "#src/features/enquiries/list/new-enquiries.service.ts"
import { listDisputes } from "#src/features/payments/disputes.service.ts"
import { listFailedRefunds } from "#src/features/payments/refunds.service.ts"
import { listOpenDifferences } from "#src/features/payments/settlement-differences.service.ts"
import { listFailedEmails } from "#src/features/emails/failed-emails.service.ts"
import { listUnmatchedPayments } from "#src/features/payments/unmatched-payments.service.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireStaff } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import {
  approvalsBlock,
  cancellationsBlock,
  differencesBlock,
  disputesBlock,
  emailsBlock,
  enquiryBlock,
  failedRefundsBlock,
  lateEInvoicesBlock,
  overdueDepositsBlock,
  unmatchedPaymentsBlock,
} from "#src/web/admin/home-blocks.tsx"
import { AuditAlert, SystemStatus } from "#src/web/admin/home-system-status.tsx"
import type { Route } from "./+types/home"
import styles from "./home.module.css"

export const meta = () => pageMeta({ title: "Administration", isPrivate: true })

const shown = 6

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireStaff(context, url)
  const platform = context.get(platformContext)
  const canSeeBookings = hasRight(actor, "bookings.see")
  const [
    day,
    openCancellations,
    waiting,
    enquiries,
    emails,
    money,
    refunds,
    disputes,
    audit,
    backups,
    approvals,
    deposits,
    eInvoices,
    differences,
  ] = await Promise.all([
    findDeskDay(platform, actor, shown),
    listOpenCancellations(platform, actor, shown),
    countOpenCancellations(platform, actor),
    listNewEnquiries(platform, actor, shown),
    listFailedEmails(platform, actor, shown),
    listUnmatchedPayments(platform, actor, shown),
    listFailedRefunds(platform, actor, shown),
    listDisputes(platform, actor, shown),
    findLastAudit(platform, actor),
    findBackups(platform, actor),
    canSeeBookings ? listApprovals(platform, actor) : null,
    listUnpaidDeposits(platform, actor, { onlyOverdue: true, limit: shown }),
    listLateEInvoices(platform, actor, shown),
    listOpenDifferences(platform, actor, shown),
  ])
  const now = platform.clock.now().toISOString()
  // The notice names commands of the server, so only some roles see it.
  const health = hasRight(actor, "set-up.see")
    ? { audit, backups, now, isEmbedded: platform.db.kind === "embedded" }
    : null
  const cancellations = canSeeBookings ? { count: waiting, first: openCancellations, now } : null
  return {
    day,
    cancellations,
    enquiries,
    emails,
    money,
    refunds,
    disputes,
    health,
    approvals,
    deposits,
    eInvoices,
    differences,
    canSeeBookings,
    canBook: hasRight(actor, "bookings.change"),
  }
}

type HomeData = Route.ComponentProps["loaderData"]

// What a role may not see is null.
const blocksOf = ({
  day,
  approvals,
  deposits,
  cancellations,
  ...news
}: HomeData): readonly DeskBlockProps[] => [
  ...(day ? dayLists.map((list) => dayBlock(list, day[list])) : []),
  ...(approvals ? [approvalsBlock(approvals)] : []),
  ...(deposits ? [overdueDepositsBlock(deposits)] : []),
  ...(cancellations ? [cancellationsBlock(cancellations)] : []),
  ...(news.refunds ? [failedRefundsBlock(news.refunds)] : []),
  ...(news.money ? [unmatchedPaymentsBlock(news.money)] : []),
  ...(news.disputes ? [disputesBlock(news.disputes)] : []),
  ...(news.differences ? [differencesBlock(news.differences)] : []),
  ...(news.eInvoices ? [lateEInvoicesBlock(news.eInvoices)] : []),
  ...(news.emails ? [emailsBlock(news.emails)] : []),
  ...news.enquiries.map(enquiryBlock),
]

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { day, health, canSeeBookings, canBook } = loaderData
  return (
    <AdminPage
      title={day ? "Front desk" : "Administration"}
      note={day ? "the day at the hotel" : "what is new"}
      actions={
        <>
          {canBook && (
            <LinkButton to="/admin/book" size="small">
              Book for a caller
            </LinkButton>
          )}
          {canSeeBookings && (
            <LinkButton to="/admin/booking" variant="secondary" size="small">
              All bookings
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.alert}>{health && <AuditAlert audit={health.audit} />}</div>
      {day && <DayTiles day={day} />}
      <DeskBlocks blocks={blocksOf(loaderData)} />
      {health && (
        <div className={styles.health}>
          <SystemStatus {...health} />
        </div>
      )}
    </AdminPage>
  )
}
