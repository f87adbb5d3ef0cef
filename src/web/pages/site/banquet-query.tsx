import { data, redirect } from "react-router"
import type { FormAnswer } from "#src/ui/use-checked-form.ts"
import { findPicture } from "#src/features/content/pictures.ts"
import { receiveEnquiryForm } from "#src/features/enquiries/enquiry-form.service.ts"
import { banquetFields } from "#src/features/enquiries/enquiry-fields.ts"
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
import type { Route } from "./+types/banquet-query"

export const handle: PageHandle = { hero: true }

export const meta = () =>
  pageMeta({
    title: "Banquet enquiry",
    description:
      "Ask for a hall for a wedding, a party or a reception at the hotel: the date, the guests, and what you have in mind.",
    canonical: "/banquet-query",
  })

// Each form carries the seal of its own age.
export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    formAge: await giveFormAge(platform),
    today: platform.clock.today(),
    picture: findPicture("infinity-pool-dusk"),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = Object.fromEntries(await request.formData())
  const posted = { typed, address: context.get(addressContext) }
  const outcome = await receiveEnquiryForm(context.get(platformContext), "banquet", posted)
  if (outcome.ok) throw redirect("/banquet-query?sent", 303)
  const { status, answer } = formRefusalAnswer(outcome.refusal)
  return data<FormAnswer>({ ...answer, values: typedValues(typed, Object.keys(banquetFields)) }, { status })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const alerts = { refused: messages.enquiries.banquetFailed, failed: messages.enquiries.banquetFailed }

const promises = [
  "A person from the events desk answers the same day.",
  "Nothing is owed, and no date is blocked, until you have said yes to a written quote.",
  "Menus are cooked for you to taste before you decide.",
]

export default function BanquetQuery({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, formAge, today, picture } = loaderData
  const isPending = useSending()
  useAfterSent(isSent, messages.enquiries.banquetSent)
  useNotSentAlert(actionData, alerts)
  return (
    <EnquiryPage
      eyebrow="Banquets"
      title="An evening worth flying in for"
      lead="A marriage, a reception, a birthday with everybody in the room. Tell us the date and how many are coming; we bring the halls, the kitchen and the lights."
      picture={picture}
      heading="Tell us about the evening"
      promises={promises}
    >
      {isSent ? (
        <SentNote text={messages.enquiries.banquetSent}>
          The events desk has your enquiry and answers the same day.
        </SentNote>
      ) : (
        <OccasionForm
          kind="banquet"
          answer={actionData}
          formAge={formAge}
          today={today}
          isPending={isPending}
        />
      )}
    </EnquiryPage>
  )
}
