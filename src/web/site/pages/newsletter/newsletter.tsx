import { data } from "react-router"
import { receiveNewsletterForm } from "#src/features/enquiries/enquiry-form.service.ts"
import { formRefusalAnswer } from "#src/features/enquiries/enquiry-refusals.ts"
import { NewsletterForm } from "#src/features/enquiries/newsletter/ui/newsletter-form.tsx"
import { NewsletterNotice } from "#src/features/enquiries/newsletter/ui/newsletter-notice.tsx"
import { NotSent } from "#src/ui/dialogs/not-sent.tsx"
import { type NewsletterAnswer, refusalOf } from "#src/features/enquiries/newsletter/ui/use-newsletter.ts"
import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { addressContext, languageContext, platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/newsletter"
import styles from "./newsletter.module.css"

export const handle: PageHandle = { withoutNewsletter: true }

export const meta = () =>
  pageMeta({
    title: "Newsletter",
    description: `Four emails a year from ${hotel.fullName}: what is cooking, what is opening and what it costs.`,
    canonical: "/newsletter",
  })

export async function action({ context, request }: Route.ActionArgs) {
  const typed = Object.fromEntries(await request.formData())
  const from = { address: context.get(addressContext), language: context.get(languageContext) }
  const outcome = await receiveNewsletterForm(context.get(platformContext), { typed, ...from })
  if (outcome.ok) return data<NewsletterAnswer>({ isSubscribed: true })
  const { status, answer } = formRefusalAnswer(outcome.refusal)
  return data<NewsletterAnswer>({ ...answer, values: typedValues(typed, ["email"]) }, { status })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useText()
  const refusal = refusalOf(actionData)
  if (actionData && !refusal) {
    return (
      <NewsletterNotice
        title={messages.newsletter.subscribed}
        lead="We have sent you an email. Please open the link in it, so that we know it was you."
      />
    )
  }
  return (
    <>
      <PageHeader
        eyebrow="Newsletter"
        title="Four emails a year"
        lead="What is cooking, what is opening, what it costs. Never more often, never sold on."
        narrow
      />
      <Section width="form" space="flush" className={styles.desk}>
        <NotSent
          answer={refusal}
          title={t("Your {thing} was not sent.", { thing: t("address") })}
          line={hotel.support}
        />
        <NewsletterForm id="field-email" errors={refusal?.errors} typed={refusal?.values?.["email"]} />
      </Section>
    </>
  )
}
