import { termsAndConditions } from "#src/features/content/texts/policies/terms.ts"
import { PolicyPage } from "#src/features/content/ui/policy-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"

export const meta = () =>
  pageMeta({
    title: "Terms and conditions",
    description:
      "The terms of a stay at Vimana New Delhi: booking, prices and tax, payment, check-in and identity, children, conduct, liability and the law that applies.",
    canonical: "/termsandconditions",
  })

export default function Terms() {
  return (
    <PolicyPage
      title="Terms and conditions"
      lead="What you may expect of us, and what we ask of you, in sentences that can be read."
      sections={termsAndConditions}
    />
  )
}
