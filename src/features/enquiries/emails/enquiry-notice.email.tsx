import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, Paragraph, Quote } from "#src/features/emails/email-parts.tsx"
import type { Enquiry } from "#src/features/enquiries/enquiry.ts"
import {
  enquiryTexts,
  occasionFacts,
  referenceFact,
  senderFacts,
} from "#src/features/enquiries/enquiry-text.ts"

/** Notifies the hotel of an enquiry, with its full text (ENQ-5). */
export function enquiryNoticeEmail(enquiry: Enquiry): ComposedEmail {
  const { name } = enquiryTexts[enquiry.kind]
  const [, date] = enquiry.kind === "contact" ? [] : occasionFacts(enquiry)
  return composeEmail({
    subject: `New ${name}: ${enquiry.name}${date ? `, ${date.value}` : ""}`,
    title: `A ${name} from ${enquiry.name}`,
    body: (
      <>
        <Facts facts={[referenceFact(enquiry), ...senderFacts(enquiry), ...occasionFacts(enquiry)]} />
        <Quote text={enquiry.message} />
        <Paragraph>{`Answer to ${enquiry.email}.`}</Paragraph>
      </>
    ),
  })
}
