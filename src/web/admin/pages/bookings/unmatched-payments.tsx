import { DeskBlock } from "#src/features/front-desk/ui/desk-block.tsx"
import { DifferenceRows, DisputeRows } from "#src/features/front-desk/ui/provider-rows.tsx"
import { UnmatchedPaymentRows } from "#src/features/front-desk/ui/unmatched-payment-rows.tsx"
import { listDisputes } from "#src/features/payments/disputes.service.ts"
import { findSettlementDifferences } from "#src/features/payments/settlements.service.ts"
import { listUnmatchedPayments } from "#src/features/payments/unmatched-payments.service.ts"
import { formatBoundedCount } from "#src/shared/bounded-count.ts"
import { formatMoney, zero } from "#src/shared/money.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/unmatched-payments"
import styles from "./unmatched-payments.module.css"

const title = "Unmatched payments and disputes"
const mostListed = 300
const nothing = { count: 0, first: [] }

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "revenue.see")
  const platform = context.get(platformContext)
  const [unmatched, disputes, differences] = await Promise.all([
    listUnmatchedPayments(platform, actor, mostListed),
    listDisputes(platform, actor, mostListed),
    findSettlementDifferences(platform, actor, mostListed),
  ])
  return {
    unmatched: unmatched ?? nothing,
    disputes: disputes ?? { ...nothing, withheld: zero },
    differences: differences ?? [],
  }
}

const disputesTitle = (withheld: Route.ComponentProps["loaderData"]["disputes"]["withheld"]): string =>
  withheld > 0 ? `Disputes: the provider withholds ${formatMoney(withheld)}` : "Disputes"

/** Unmatched payments (L-7), disputes, and differences from the settlement reports. */
export default function UnmatchedPayments({ loaderData }: Route.ComponentProps) {
  const { unmatched, disputes, differences } = loaderData
  const isCut = unmatched.count > unmatched.first.length
  return (
    <AdminPage
      title={title}
      note="resolve them in the provider's dashboard"
      back={{ to: "/admin", label: "Front desk" }}
    >
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
        <DeskBlock
          id="settlement-differences"
          title="Settlements that differ"
          count={differences.length}
          empty="The provider's settlements agree with the payments and refunds here."
        >
          <DifferenceRows differences={differences} />
        </DeskBlock>
      </div>
    </AdminPage>
  )
}
