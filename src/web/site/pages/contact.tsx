import { Link } from "react-router"
import { ContactCards } from "#src/features/enquiries/ui/contact-cards.tsx"
import { ContactForm } from "#src/features/enquiries/ui/contact-form.tsx"
import { SentNote } from "#src/features/enquiries/ui/sent-note.tsx"
import { useAfterSent } from "#src/features/enquiries/ui/use-after-sent.ts"
import { MapAndAddress } from "#src/features/enquiries/ui/map-and-address.tsx"
import { messages } from "#src/shared/messages.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"
import { loadEnquiryForm, receiveEnquiry } from "#src/web/forms/enquiry-forms.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/contact"
import styles from "./contact.module.css"

const path = "/contact-us"

export const meta = () =>
  pageMeta({
    title: "Contact",
    description: "Telephone, mail, the way to the hotel in Aerocity, New Delhi, and a form to write to us.",
    canonical: path,
  })

// Each form carries a signed time of its creation, against spam.
export const headers = () => ({ "cache-control": "no-store" })

export const loader = (args: Route.LoaderArgs) => loadEnquiryForm(args)

export const action = (args: Route.ActionArgs) => receiveEnquiry(args, "contact", path)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function Contact({ loaderData: { isSent, formAge }, actionData }: Route.ComponentProps) {
  const t = useText()
  const isPending = useSending()
  useAfterSent(isSent, messages.enquiries.contactSent)
  return (
    <>
      <PageHeader
        eyebrow="Contact"
        title="Somebody is awake"
        lead="The desk is staffed day and night, like the runway. Call, write, or come by."
      />
      <Section space="flush" className={styles.cards}>
        <ContactCards />
      </Section>
      <MapAndAddress />
      <Section labelledBy="write" className={styles.desk}>
        <div className={styles.words}>
          <Eyebrow>Write to us</Eyebrow>
          <h2 id="write" className={styles.heading}>
            {t("A few lines are enough")}
          </h2>
          <p className={styles.lead}>
            <Text
              text="A person reads every message and answers the same day. For a wedding or a party there is the <banquet>banquet enquiry</banquet>, for a meeting or an event the <corporate>corporate enquiry</corporate>."
              parts={{
                banquet: <Link to="/banquet-query">{""}</Link>,
                corporate: <Link to="/corporate-query">{""}</Link>,
              }}
            />
          </p>
        </div>
        <div className={styles.form}>
          {isSent ? (
            <SentNote text={messages.enquiries.contactSent}>
              An email that confirms it is on its way to you.
            </SentNote>
          ) : (
            <ContactForm answer={actionData} formAge={formAge} isPending={isPending} />
          )}
        </div>
      </Section>
    </>
  )
}
