import { useLoaderData } from "react-router"
import { cancellationPolicyOf2025 } from "#src/features/pricing/cancellation-policy.ts"
import { refundTiming } from "#src/features/bookings/booking-text.ts"
import { cancellationSections, cancellationSummary } from "#src/features/content/cancellation-page.ts"
import { PolicyPage } from "#src/features/content/ui/policy-page.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { Unbroken } from "#src/ui/text/unbroken.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { contentTextOf } from "#src/web/language.server.ts"
import type { Route } from "./+types/cancellation-refund"
import { policyIn } from "./policy-sections.server.ts"

export const meta = () =>
  pageMeta({
    title: "Cancellation and refund policy",
    description:
      "When a booking can be cancelled or changed free of charge, what it costs after that, how groups are treated, and how long a refund takes.",
    canonical: "/cancellationandrefund",
  })

export function loader({ context }: Route.LoaderArgs) {
  const t = contentTextOf(context)
  return {
    summary: cancellationSummary(cancellationPolicyOf2025, t),
    sections: policyIn(t, cancellationSections(cancellationPolicyOf2025, refundTiming, t)),
  }
}

export default function CancellationRefund() {
  const { summary, sections } = useLoaderData<typeof loader>()
  return (
    <PolicyPage
      title="Cancellation and refund"
      lead="Plans change; it is what plans do near an airport. Here is what that costs, and for most people it is nothing."
      sections={sections}
    >
      <DefinitionList
        items={summary.map(({ term, description }) => ({
          term,
          description: <Unbroken text={description} />,
        }))}
      />
    </PolicyPage>
  )
}
