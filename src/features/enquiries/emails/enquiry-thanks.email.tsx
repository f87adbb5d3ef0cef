import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { Facts, EmailClosing, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import type { Enquiry } from "#src/features/enquiries/enquiry.ts"
import { enquiryTexts, occasionFacts, referenceFact } from "#src/features/enquiries/enquiry-text.ts"
import { hotel } from "#src/shared/hotel.ts"

/**
 * Thanks the sender (ENQ-5). It repeats no free text: the form accepts any email address, and must not be a way to
 * send messages to strangers (L-29).
 */
export function enquiryThanksEmail(enquiry: Enquiry): ComposedEmail {
  const { name, department } = enquiryTexts[enquiry.kind]
  return composeEmail({
    language: enquiry.language,
    subject: `We have your ${name}, ${hotel.fullName}`,
    title: "Thank you for writing",
    body: (
      <>
        <Paragraph>{greeting(enquiry.name)}</Paragraph>
        <Paragraph>
          {`Your ${name} has reached us. One of us reads it and answers you the same day.`}
        </Paragraph>
        <Facts facts={[referenceFact(enquiry), ...occasionFacts(enquiry)]} />
        <Paragraph>To change or add something, answer this email.</Paragraph>
        <Paragraph>{`If it cannot wait, call ${department.phone} or write to ${department.email}.`}</Paragraph>
        <EmailClosing />
        <Paragraph>
          If you did not write to us, somebody else entered your address. Please ignore this email.
        </Paragraph>
      </>
    ),
  })
}
