import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, Facts, FreeText, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import type { Enquiry } from "#src/features/enquiries/enquiry.ts"
import { enquiryTexts, occasionFacts, referenceFact } from "#src/features/enquiries/enquiry-text.ts"
import { hotel } from "#src/shared/hotel.ts"

type Reply = {
  readonly reply: string
  /** Who signs it; null for the hotel. */
  readonly author: string | null
}

/** Sends a reply that staff wrote. */
export function enquiryReplyEmail(enquiry: Enquiry, { reply, author }: Reply): ComposedEmail {
  const { name, department } = enquiryTexts[enquiry.kind]
  return composeEmail({
    language: enquiry.language,
    subject: `Your ${name}, ${hotel.fullName}`,
    title: `About your ${name}`,
    body: (
      <>
        <Paragraph>{greeting(enquiry.name)}</Paragraph>
        <FreeText text={reply} />
        <Facts facts={[referenceFact(enquiry), ...occasionFacts(enquiry)]} />
        <Paragraph>{`Call us on ${department.phone}, or write to ${department.email}.`}</Paragraph>
        {author === null ? <EmailClosing /> : <Paragraph>{`Warmly, ${author}, ${hotel.fullName}`}</Paragraph>}
      </>
    ),
  })
}
