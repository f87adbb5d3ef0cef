import { findPicture } from "#src/features/content/pictures.ts"
import { OccasionPage, type OccasionTexts } from "#src/features/enquiries/ui/occasion-page.tsx"
import { messages } from "#src/shared/messages.ts"
import { loadEnquiryForm, receiveEnquiry } from "#src/web/forms/enquiry-forms.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import type { Route } from "./+types/corporate-query"

const path = "/corporate-query"

export const handle: PageHandle = { hero: true }

export const meta = () =>
  pageMeta({
    title: "Corporate enquiry",
    description:
      "Ask for a conference hall, a meeting room or rooms for a company: the date, the guests, and what you need.",
    canonical: path,
  })

// Each form carries a signed time of its creation, against spam.
export const headers = () => ({ "cache-control": "no-store" })

export async function loader(args: Route.LoaderArgs) {
  return {
    ...(await loadEnquiryForm(args)),
    picture: translateFields(contentTextOf(args.context), ["alt"], findPicture("lobby")),
  }
}

export const action = (args: Route.ActionArgs) => receiveEnquiry(args, "corporate", path)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const words: OccasionTexts = {
  eyebrow: "Meetings and events",
  title: "Meet where everyone lands",
  lead: "Halls for four hundred and rooms for ten, a few minutes from the terminals. Tell us the date and how many are coming; we plan the rest around the flights.",
  heading: "Tell us about the meeting",
  points: [
    "A person from the events desk answers the same day.",
    "One quote for the hall, the table and the rooms, with taxes shown.",
    "Colleagues who land late are checked in at any hour.",
  ],
  sent: messages.enquiries.corporateSent,
  alerts: { refused: messages.enquiries.corporateRefused, failed: messages.enquiries.corporateFailed },
}

export default function CorporateQuery({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  return (
    <OccasionPage
      kind="corporate"
      words={words}
      loaded={loaderData}
      answer={actionData}
      isPending={isPending}
    />
  )
}
