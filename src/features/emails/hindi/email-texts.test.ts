import { expect, test } from "vitest"
import { accountEmailTexts } from "./account-emails.ts"
import { bookingEmailTexts } from "./booking-emails.ts"
import { companyEmailTexts } from "./company-emails.ts"
import { fileTexts } from "./file-texts.ts"
import { requestEmailTexts } from "./request-emails.ts"
import { waitlistEmailTexts } from "./waitlist-emails.ts"

const texts = {
  ...accountEmailTexts,
  ...bookingEmailTexts,
  ...companyEmailTexts,
  ...fileTexts,
  ...requestEmailTexts,
  ...waitlistEmailTexts,
}

const valuesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

test("[WORDS-1] the Hindi text of an email has the values of its English, so that each is filled in", () => {
  for (const [text, inHindi] of Object.entries(texts)) expect(valuesIn(inHindi), text).toEqual(valuesIn(text))
})
