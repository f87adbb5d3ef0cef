import { findPicture } from "#src/features/content/pictures.ts"
import { OccasionPage, type OccasionWords } from "#src/features/enquiries/ui/occasion-page.tsx"
import { messages } from "#src/shared/messages.ts"
import { loadEnquiryForm, receiveEnquiry } from "#src/web/enquiry-forms.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import type { PageHandle } from "#src/web/layouts/page-handle.ts"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { useSending } from "#src/web/use-sending.ts"
import type { Route } from "./+types/banquet-query"

const path = "/banquet-query"

export const handle: PageHandle = { hero: true }

export const meta = () =>
  pageMeta({
    title: "Banquet enquiry",
    description:
      "Ask for a hall for a wedding, a party or a reception at the hotel: the date, the guests, and what you have in mind.",
    canonical: path,
  })

// Each form carries the seal of its own age.
export const headers = () => ({ "cache-control": "no-store" })

export async function loader(asked: Route.LoaderArgs) {
  return { ...(await loadEnquiryForm(asked)), picture: findPicture("infinity-pool-dusk") }
}

export const action = (asked: Route.ActionArgs) => receiveEnquiry(asked, "banquet", path)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const words: OccasionWords = {
  eyebrow: "Banquets",
  title: "An evening worth flying in for",
  lead: "A marriage, a reception, a birthday with everybody in the room. Tell us the date and how many are coming; we bring the halls, the kitchen and the lights.",
  heading: "Tell us about the evening",
  promises: [
    "A person from the events desk answers the same day.",
    "Nothing is owed, and no date is blocked, until you have said yes to a written quote.",
    "Menus are cooked for you to taste before you decide.",
  ],
  sent: messages.enquiries.banquetSent,
  alerts: { refused: messages.enquiries.banquetFailed, failed: messages.enquiries.banquetFailed },
}

export default function BanquetQuery({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  return (
    <OccasionPage
      kind="banquet"
      words={words}
      loaded={loaderData}
      answer={actionData}
      isPending={isPending}
    />
  )
}
