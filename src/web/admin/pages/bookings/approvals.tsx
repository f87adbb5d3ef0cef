import { data } from "react-router"
import { listApprovals, listDeclinedApprovals } from "#src/features/bookings/folio/approvals.service.ts"
import { Approvals } from "#src/features/bookings/folio/ui/approvals.tsx"
import { DeclinedApprovals } from "#src/features/bookings/folio/ui/declined-approvals.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { done } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { DetailColumn, DetailPart } from "#src/ui/detail/detail-part.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { wrongReason } from "#src/web/admin/edits/decline-reason.ts"
import { requireRecentPassword } from "#src/web/admin/edits/recent-password.server.ts"
import { answerApprovalForm, isRefundForm } from "#src/web/admin/folio-answers.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/approvals"

const title = "Waiting for approval"

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const platform = context.get(platformContext)
  const [approvals, declined] = await Promise.all([
    listApprovals(platform, actor),
    listDeclinedApprovals(platform, actor),
  ])
  return { approvals, declined, canApprove: hasRight(actor, "folio.approve") }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "folio.approve")
  const form = Object.fromEntries(await request.formData())
  const recent = isRefundForm(form)
    ? await requireRecentPassword({ context, request, actor, form })
    : done(actor)
  if (!recent.ok) return recent.refusal
  const call = { platform: context.get(platformContext), actor: recent.value }
  const answer = await answerApprovalForm(call, form)
  return answer ?? data<AdminAnswer>({ tone: "error", text: staffMessages.wentWrong }, { status: 422 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** What is above the limit of a role: discounts, refunds, upgrades, waivers and voided fees. */
export default function ApprovalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { approvals, declined, canApprove } = loaderData
  const isPending = useSending()
  return (
    <AdminPage title={title} back={{ to: "/admin", label: "Front desk" }}>
      <AdminAnswerView result={actionData} />
      <DetailColumn>
        {approvals.length === 0 ? (
          <EmptyState title="Nothing waits for approval">
            What is above a colleague’s limit is listed here: discounts, refunds, upgrades, waivers and voided
            fees.
          </EmptyState>
        ) : (
          <Approvals
            {...{ approvals, canApprove, isPending }}
            wrongReasonOf={(id) => wrongReason(actionData, id)}
            hasBooking
          />
        )}
        {declined.length > 0 && (
          <DetailPart title="Declined in the last seven days">
            <DeclinedApprovals declined={declined} hasBooking />
          </DetailPart>
        )}
      </DetailColumn>
    </AdminPage>
  )
}
