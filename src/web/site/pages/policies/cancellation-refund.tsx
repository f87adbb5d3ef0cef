import { useLoaderData } from "react-router"
import { cancellationPolicyOf2025 } from "#src/features/pricing/cancellation-policy.ts"
import { refundTiming } from "#src/features/bookings/booking-text.ts"
import { cancellationSections, cancellationSummary } from "#src/features/content/cancellation-text.ts"
import { PolicyPage } from "#src/features/content/ui/policy-page.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"

export const meta = () =>
  pageMeta({
    title: "Cancellation and refund policy",
    description:
      "When a booking can be cancelled or changed free of charge, what it costs after that, how groups are treated, and how long a refund takes.",
    canonical: "/cancellationandrefund",
  })

export const loader = () => ({
  summary: cancellationSummary(cancellationPolicyOf2025),
  sections: cancellationSections(cancellationPolicyOf2025, refundTiming),
})

export default function CancellationRefund() {
  const { summary, sections } = useLoaderData<typeof loader>()
  return (
    <PolicyPage
      title="Cancellation and refund"
      lead="Plans change; it is what plans do near an airport. Here is what that costs, and for most people it is nothing."
      sections={sections}
    >
      <DefinitionList items={summary} />
    </PolicyPage>
  )
}
