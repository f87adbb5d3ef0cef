import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Enquiry } from "./enquiry.ts"
import { enquiryTexts, occasionFacts, senderFacts } from "./enquiry-text.ts"

/** Tells the hotel of an enquiry, with everything that was written (ENQ-5). */
export function tellingEmail(enquiry: Enquiry): ComposedEmail {
  const { name } = enquiryTexts[enquiry.kind]
  const [, date] = enquiry.kind === "contact" ? [] : occasionFacts(enquiry)
  return composeEmail({
    subject: `New ${name}: ${enquiry.name}${date ? `, ${date.value}` : ""}`,
    title: `A ${name} from ${enquiry.name}`,
    facts: [...senderFacts(enquiry), ...occasionFacts(enquiry)],
    quote: enquiry.message,
    closing: [`Answer to ${enquiry.email}.`],
  })
}

/**
 * Thanks the sender (ENQ-5). It repeats nothing that was written freely: anybody may fill in the form in the name of
 * anybody, and this email must be no use to them.
 */
export function thanksEmail(enquiry: Enquiry): ComposedEmail {
  const { name, desk } = enquiryTexts[enquiry.kind]
  return composeEmail({
    subject: `We have your ${name}, ${hotel.fullName}`,
    title: "Thank you for writing",
    opening: [
      greeting(enquiry.name),
      `Your ${name} has reached us. One of us reads it today and answers you in person.`,
    ],
    facts: occasionFacts(enquiry),
    closing: [
      `If it cannot wait, call ${desk.phone} or write to ${desk.email}.`,
      `Warmly, everyone at ${hotel.fullName}`,
    ],
  })
}

/** Answers an enquiry in the words of the colleague who looks after it. */
export function replyEmail(enquiry: Enquiry, reply: string): ComposedEmail {
  const { name, desk } = enquiryTexts[enquiry.kind]
  return composeEmail({
    subject: `Your ${name}, ${hotel.fullName}`,
    title: `About your ${name}`,
    opening: [greeting(enquiry.name), ...reply.split(/\n{2,}/)],
    facts: occasionFacts(enquiry),
    closing: [`Call us on ${desk.phone}, or write to ${desk.email}.`],
  })
}
