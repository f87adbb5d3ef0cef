import { data, redirect } from "react-router"
import type { FormAnswer } from "#src/ui/use-checked-form.ts"
import { findPicture } from "#src/features/content/pictures.ts"
import { receiveEnquiryForm } from "#src/features/enquiries/enquiry-form.service.ts"
import { corporateFields } from "#src/features/enquiries/enquiry-fields.ts"
import { formRefusalAnswer } from "#src/features/enquiries/enquiry-refusals.ts"
import { giveFormAge } from "#src/features/enquiries/sender.service.ts"
import { EnquiryPage } from "#src/features/enquiries/ui/enquiry-page.tsx"
import { OccasionForm } from "#src/features/enquiries/ui/occasion-form.tsx"
import { SentNote } from "#src/features/enquiries/ui/sent-note.tsx"
import { useAfterSent } from "#src/features/enquiries/ui/use-after-sent.ts"
import { useNotSentAlert } from "#src/features/enquiries/ui/use-not-sent-alert.ts"
import { messages } from "#src/shared/messages.ts"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/form-answers.ts"
import type { PageHandle } from "#src/web/layouts/page-handle.ts"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { useSending } from "#src/web/use-sending.ts"
import type { Route } from "./+types/corporate-query"

export const handle: PageHandle = { hero: true }

export const meta = () =>
  pageMeta({
    title: "Corporate enquiry",
    description:
      "Ask for a conference hall, a meeting room or rooms for a company: the date, the guests, and what you need.",
    canonical: "/corporate-query",
  })

// Each form carries the seal of its own age.
export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    formAge: await giveFormAge(platform),
    today: platform.clock.today(),
    picture: findPicture("lobby"),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = Object.fromEntries(await request.formData())
  const posted = { typed, address: context.get(addressContext) }
  const outcome = await receiveEnquiryForm(context.get(platformContext), "corporate", posted)
  if (outcome.ok) throw redirect("/corporate-query?sent", 303)
  const { status, answer } = formRefusalAnswer(outcome.refusal)
  return data<FormAnswer>({ ...answer, values: typedValues(typed, Object.keys(corporateFields)) }, { status })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const alerts = { refused: messages.enquiries.corporateRefused, failed: messages.enquiries.corporateFailed }

const promises = [
  "A person from the events desk answers the same day.",
  "One quote for the hall, the table and the rooms, with taxes shown.",
  "Colleagues who land late are checked in at any hour.",
]

export default function CorporateQuery({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, formAge, today, picture } = loaderData
  const isPending = useSending()
  useAfterSent(isSent, messages.enquiries.corporateSent)
  useNotSentAlert(actionData, alerts)
  return (
    <EnquiryPage
      eyebrow="Meetings and events"
      title="Meet where everyone lands"
      lead="Halls for two hundred and rooms for ten, a few minutes from the terminals. Tell us the date and how many are coming; we plan the rest around the flights."
      picture={picture}
      heading="Tell us about the meeting"
      promises={promises}
    >
      {isSent ? (
        <SentNote text={messages.enquiries.corporateSent}>
          The events desk has your enquiry and answers the same day.
        </SentNote>
      ) : (
        <OccasionForm
          kind="corporate"
          answer={actionData}
          formAge={formAge}
          today={today}
          isPending={isPending}
        />
      )}
    </EnquiryPage>
  )
}
