import { data } from "react-router"
import { DeskBlock, DeskPanel } from "#src/features/front-desk/ui/desk-block.tsx"
import { DisputeRows } from "#src/features/front-desk/ui/provider-rows.tsx"
import {
  DifferenceTable,
  ResolvedDifferenceTable,
} from "#src/features/front-desk/ui/settlement-differences.tsx"
import { UnmatchedPaymentRows } from "#src/features/front-desk/ui/unmatched-payment-rows.tsx"
import { listDisputes } from "#src/features/payments/disputes.service.ts"
import type { ResolveDifferenceRefusal } from "#src/features/payments/settlement.ts"
import { differenceForm } from "#src/features/payments/settlements.schema.ts"
import {
  listOpenDifferences,
  listResolvedDifferences,
  reopenDifference,
  resolveDifference,
} from "#src/features/payments/settlement-differences.service.ts"
import { listUnmatchedPayments } from "#src/features/payments/unmatched-payments.service.ts"
import { formatBoundedCount } from "#src/shared/bounded-count.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { formatMoney, zero } from "#src/shared/money.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/unmatched-payments"
import styles from "./unmatched-payments.module.css"

const title = "Unmatched payments and disputes"
const maxListed = 300
const nothing = { count: 0, first: [] }

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "revenue.see")
  const platform = context.get(platformContext)
  const [unmatched, disputes, differences, resolved] = await Promise.all([
    listUnmatchedPayments(platform, actor, maxListed),
    listDisputes(platform, actor, maxListed),
    listOpenDifferences(platform, actor, maxListed),
    listResolvedDifferences(platform, actor, maxListed),
  ])
  return {
    unmatched: unmatched ?? nothing,
    disputes: disputes ?? { ...nothing, withheld: zero },
    differences: differences ?? nothing,
    resolved: resolved ?? [],
    canResolve: hasRight(actor, "settlements.resolve"),
  }
}

const refusals: Readonly<Record<ResolveDifferenceRefusal, string>> = {
  forbidden: "You are not allowed to do that.",
  "not-listed": "This difference is not listed any more.",
}

const successes = {
  resolve: "The difference is resolved.",
  reopen: "The difference is open again.",
} as const

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "settlements.resolve")
  const parsed = differenceForm.safeParse(Object.fromEntries(await request.formData()))
  const text = staffMessages.wentWrong
  if (!parsed.success) {
    const reason = parsed.error.issues[0]?.message ?? ""
    return data<AdminAnswer>({ tone: "error", text, reason }, { status: 422 })
  }
  const form = parsed.data
  const platform = context.get(platformContext)
  const outcome = await (form.intent === "resolve"
    ? resolveDifference(platform, actor, form)
    : reopenDifference(platform, actor, form))
  if (outcome.ok) return data<AdminAnswer>({ tone: "success", text: successes[form.intent] })
  return data<AdminAnswer>({ tone: "error", text, reason: refusals[outcome.refusal] }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const disputesTitle = (withheld: Route.ComponentProps["loaderData"]["disputes"]["withheld"]): string =>
  withheld > 0 ? `Disputes: the provider withholds ${formatMoney(withheld)}` : "Disputes"

type DifferencesProps = Pick<Route.ComponentProps["loaderData"], "differences" | "resolved" | "canResolve">

const Differences = ({ differences, resolved, canResolve }: DifferencesProps) => {
  const isPending = useSending()
  return (
    <>
      <DeskPanel
        id="settlement-differences"
        title="Settlements that differ"
        count={differences.count}
        empty="The provider's settlements agree with the payments and refunds here."
      >
        <DifferenceTable differences={differences.first} canResolve={canResolve} isPending={isPending} />
      </DeskPanel>
      {resolved.length > 0 && (
        <DeskPanel id="resolved-differences" title="Resolved differences" count={resolved.length} empty="">
          <ResolvedDifferenceTable differences={resolved} canResolve={canResolve} isPending={isPending} />
        </DeskPanel>
      )}
    </>
  )
}

/** Unmatched payments (L-7), disputes, and differences from the settlement reports. */
export default function UnmatchedPayments({ loaderData, actionData }: Route.ComponentProps) {
  const { unmatched, disputes } = loaderData
  const isCut = unmatched.count > unmatched.first.length
  return (
    <AdminPage
      title={title}
      lead="Refund unmatched payments and respond to disputes in the provider's dashboard. Settlements are compared every night: resolve one that differs here, with a note that explains it."
      back={{ to: "/admin", label: "Front desk" }}
    >
      <AdminAnswerView result={actionData} />
      <div className={styles.parts}>
        <DeskBlock
          id="unmatched-payments"
          title={
            isCut
              ? `The newest ${unmatched.first.length} unmatched payments of ${formatBoundedCount(unmatched.count)}`
              : "Unmatched payments"
          }
          count={unmatched.count}
          empty="Every payment belongs to a booking."
        >
          <UnmatchedPaymentRows payments={unmatched.first} />
        </DeskBlock>
        <DeskBlock
          id="disputes"
          title={disputesTitle(disputes.withheld)}
          count={disputes.first.length}
          empty="No payment is disputed."
        >
          <DisputeRows disputes={disputes.first} />
        </DeskBlock>
        <Differences {...loaderData} />
      </div>
    </AdminPage>
  )
}
