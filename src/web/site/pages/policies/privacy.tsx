import { useLoaderData } from "react-router"
import { privacyPolicy } from "#src/features/content/texts/policies/privacy.ts"
import { PolicyPage } from "#src/features/content/ui/policy-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { contentTextOf } from "#src/web/language.server.ts"
import type { Route } from "./+types/privacy"
import { policyIn } from "./policy-sections.server.ts"

export const meta = () =>
  pageMeta({
    title: "Privacy policy",
    description:
      "What Vimana New Delhi knows about its guests and visitors, why, for how long, who else sees it, and how to have it corrected or erased.",
    canonical: "/privacypolicy",
  })

export const loader = ({ context }: Route.LoaderArgs) => policyIn(contentTextOf(context), privacyPolicy)

export default function Privacy() {
  return (
    <PolicyPage
      title="Privacy policy"
      lead="A good hotel remembers how you take your tea and forgets nearly everything else."
      sections={useLoaderData<typeof loader>()}
    />
  )
}
