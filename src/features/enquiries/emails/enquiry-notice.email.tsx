import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, LinkButton, Quote } from "#src/features/emails/email-parts.tsx"
import { enquiryDesks } from "#src/features/enquiries/enquiry-desk.ts"
import type { Enquiry } from "#src/features/enquiries/enquiry.ts"
import {
  enquiryTexts,
  occasionFacts,
  referenceFact,
  senderFacts,
} from "#src/features/enquiries/enquiry-text.ts"

/** Notifies the hotel of an enquiry, with its full text (ENQ-5). */
export function enquiryNoticeEmail(enquiry: Enquiry, origin: string): ComposedEmail {
  const { name } = enquiryTexts[enquiry.kind]
  const [, date] = enquiry.kind === "contact" ? [] : occasionFacts(enquiry)
  return composeEmail({
    subject: `New ${name}: ${enquiry.name}${date ? `, ${date.value}` : ""}`,
    title: `A ${name} from ${enquiry.name}`,
    body: (
      <>
        <Facts facts={[referenceFact(enquiry), ...senderFacts(enquiry), ...occasionFacts(enquiry)]} />
        <Quote text={enquiry.message} />
        <LinkButton
          label="Answer the enquiry"
          url={`${origin}${enquiryDesks[enquiry.kind].path}/${enquiry.id}`}
        />
      </>
    ),
  })
}
