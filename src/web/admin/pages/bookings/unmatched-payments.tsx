import { DeskBlock } from "#src/features/front-desk/ui/desk-block.tsx"
import { UnmatchedPaymentRows } from "#src/features/front-desk/ui/unmatched-payment-rows.tsx"
import { listUnmatchedPayments } from "#src/features/payments/unmatched-payments.service.ts"
import { formatBoundedCount } from "#src/shared/bounded-count.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/unmatched-payments"

const title = "Money without a booking"
const mostListed = 300

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "revenue.see")
  return (
    (await listUnmatchedPayments(context.get(platformContext), actor, mostListed)) ?? { count: 0, first: [] }
  )
}

/** All unmatched payments (L-7). */
export default function UnmatchedPayment({ loaderData: { count, first } }: Route.ComponentProps) {
  const isCut = count > first.length
  return (
    <AdminPage
      title={title}
      note="give it back in the provider's dashboard"
      back={{ to: "/admin", label: "Front desk" }}
    >
      <DeskBlock
        id="stray-money"
        title={isCut ? `The newest ${first.length} of ${formatBoundedCount(count)}` : "All of it"}
        count={count}
        empty="All money belongs to a booking."
      >
        <UnmatchedPaymentRows payments={first} />
      </DeskBlock>
    </AdminPage>
  )
}
