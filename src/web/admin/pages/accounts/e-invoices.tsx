import { lastMonths } from "#src/features/accounting/month.ts"
import { MonthForm } from "#src/features/accounting/ui/month-form.tsx"
import { findOpenEInvoices } from "#src/features/e-invoices/e-invoices.service.ts"
import { OpenEInvoices } from "#src/features/e-invoices/ui/open-e-invoices.tsx"
import { PortalResultForm } from "#src/features/e-invoices/ui/portal-result-form.tsx"
import { formatMonth } from "#src/shared/calendar-month.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { readMonth } from "#src/web/admin/accounts-month.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { answerPortalResult } from "#src/web/admin/edits/portal-result.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/e-invoices"
import styles from "./accounts.module.css"

const title = "E-invoices"
const listedMonths = 24

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "accounts.see")
  const platform = context.get(platformContext)
  const month = readMonth(platform, url)
  const open = await findOpenEInvoices(platform, actor, month)
  if (!open) throw new Response(null, { status: 404 })
  return { ...open, month, months: lastMonths(platform.clock.today(), listedMonths) }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "accounts.see")
  return answerPortalResult(context.get(platformContext), actor, request)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** The invoices and credit notes of a month that the portal has not registered, and its files (FOLIO-6). */
export default function AdminEInvoices({ loaderData, actionData }: Route.ComponentProps) {
  const { month, months, documents, isSignatureChecked } = loaderData
  const isPending = useSending()
  const hasFile = documents.some(({ missing }) => missing.length === 0)
  return (
    <AdminPage
      title={title}
      note={formatMonth(month.key)}
      back={{ to: `/admin/accounts?month=${month.key}`, label: "Month for the accountant" }}
      actions={
        hasFile && (
          <LinkButton href={`/admin/accounts/e-invoices/file?month=${month.key}`} size="small" download>
            Download for the portal (JSON)
          </LinkButton>
        )
      }
    >
      <AdminAnswerView result={actionData} />
      <div className={styles.parts}>
        <MonthForm month={month} months={months} />
        <OpenEInvoices documents={documents} />
        <PortalResultForm
          errors={actionData && "problems" in actionData ? (actionData.problems ?? []) : []}
          {...{ isSignatureChecked, isPending }}
        />
      </div>
    </AdminPage>
  )
}
