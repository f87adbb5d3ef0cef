import { useLoaderData } from "react-router"
import { termsAndConditions } from "#src/features/content/texts/policies/terms.ts"
import { PolicyPage } from "#src/features/content/ui/policy-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { contentTextOf } from "#src/web/language.server.ts"
import type { Route } from "./+types/terms"
import { policyIn } from "./policy-sections.server.ts"

export const meta = () =>
  pageMeta({
    title: "Terms and conditions",
    description:
      "The terms of a stay at Vimana New Delhi: booking, prices and tax, payment, check-in and identity, children, conduct, liability and the law that applies.",
    canonical: "/termsandconditions",
  })

export const loader = ({ context }: Route.LoaderArgs) => policyIn(contentTextOf(context), termsAndConditions)

export default function Terms() {
  return (
    <PolicyPage
      title="Terms and conditions"
      lead="What you may expect of us, and what we ask of you, in sentences that can be read."
      sections={useLoaderData<typeof loader>()}
    />
  )
}
