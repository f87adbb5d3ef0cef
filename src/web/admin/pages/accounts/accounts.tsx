import { Link } from "react-router"
import { findMonthAccounts } from "#src/features/accounting/month-accounts.service.ts"
import { lastMonths } from "#src/features/accounting/month.ts"
import { formatMonth } from "#src/shared/calendar-month.ts"
import { findOpenEInvoices } from "#src/features/e-invoices/e-invoices.service.ts"
import { LedgerChecks, ReportList } from "#src/features/accounting/ui/accounts-overview.tsx"
import { MonthForm } from "#src/features/accounting/ui/month-form.tsx"
import { formatCount } from "#src/shared/format/format-count.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { readMonth } from "#src/web/admin/accounts-month.ts"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/accounts"
import styles from "./accounts.module.css"

const title = "Month for the accountant"
const listedMonths = 24

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "accounts.see")
  const platform = context.get(platformContext)
  const accounts = await findMonthAccounts(platform, actor, readMonth(platform, url))
  if (!accounts) throw new Response(null, { status: 404 })
  const { month, lastDay, checks, reports } = accounts
  const open = await findOpenEInvoices(platform, actor, month)
  return {
    month,
    lastDay,
    openEInvoices: open && open.documents.length,
    checks,
    months: lastMonths(platform.clock.today(), listedMonths),
    reports: reports.map(({ key, title: name, about, rows }) => ({
      key,
      title: name,
      about,
      count: rows.length,
    })),
  }
}

/** The reports of a month, for the owner (FOLIO-7). */
export default function AdminAccounts({ loaderData }: Route.ComponentProps) {
  const { month, months, lastDay, checks, reports, openEInvoices } = loaderData
  return (
    <AdminPage
      title={title}
      note={`${formatMonth(month.key)}, balances of ${formatLongDate(lastDay)}`}
      actions={
        <LinkButton href={`/admin/accounts/file/month.zip?month=${month.key}`} size="small" download>
          Download all (zip)
        </LinkButton>
      }
    >
      <div className={styles.parts}>
        <MonthForm month={month} months={months} />
        {openEInvoices !== null && (
          <p>
            <Link to={`/admin/accounts/e-invoices?month=${month.key}`}>E-invoices</Link>:{" "}
            {formatCount(openEInvoices, "document")} without an IRN
          </p>
        )}
        <LedgerChecks checks={checks} />
        <ReportList month={month.key} reports={reports} />
      </div>
    </AdminPage>
  )
}
