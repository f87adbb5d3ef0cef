import { findMonthAccounts } from "#src/features/accounting/month-accounts.service.ts"
import { lastMonths } from "#src/features/accounting/month.ts"
import { daysOf, reportOfDay, reportOfPage } from "#src/features/accounting/report.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMonth } from "#src/shared/calendar-month.ts"
import { MonthForm } from "#src/features/accounting/ui/month-form.tsx"
import { ReportTable } from "#src/features/accounting/ui/report-table.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { readMonth } from "#src/web/admin/accounts-month.ts"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/account-report"
import styles from "./accounts.module.css"

const shownRows = 200
const listedMonths = 24

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.report.title ?? "Accounts", isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "accounts.see")
  const platform = context.get(platformContext)
  const accounts = await findMonthAccounts(platform, actor, readMonth(platform, url))
  const found = accounts?.reports.find(({ key }) => key === params.report)
  if (!accounts || !found) throw new Response(null, { status: 404 })
  const report = reportOfPage(found)
  const days = report.rows.length > shownRows ? daysOf(report) : []
  const day = days.find((each) => each === url.searchParams.get("day")) ?? days[0] ?? null
  const shown = day ? reportOfDay(report, day) : report
  return {
    month: accounts.month,
    months: lastMonths(platform.clock.today(), listedMonths),
    days,
    day,
    report: { ...shown, rows: shown.rows.slice(0, shownRows), count: shown.rows.length },
  }
}

/** One report of a month, with its file. A report too long for a page is shown by day. */
export default function AdminAccountReport({ loaderData }: Route.ComponentProps) {
  const { month, months, day, days, report } = loaderData
  return (
    <AdminPage
      title={report.title}
      note={day ? formatLongDate(day) : formatMonth(month.key)}
      back={{ to: `/admin/accounts?month=${month.key}`, label: "Month for the accountant" }}
      actions={
        <LinkButton
          href={`/admin/accounts/file/${report.key}.csv?month=${month.key}`}
          size="small"
          variant="secondary"
          download
        >
          {day ? `Download CSV of ${formatMonth(month.key)}` : "Download CSV"}
        </LinkButton>
      }
    >
      <div className={styles.parts}>
        <p>{report.about}</p>
        <MonthForm {...{ month, months, days, day }} />
        <ReportTable report={report} />
      </div>
    </AdminPage>
  )
}
