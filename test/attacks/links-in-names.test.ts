import fc from "fast-check"
import { expect, test } from "vitest"
import { guestContactInput, signUpInput } from "#src/features/accounts/accounts.schema.ts"
import { banquetInput, contactInput, corporateInput } from "#src/features/enquiries/enquiries.schema.ts"
import { greeting } from "#src/features/emails/greeting.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"

const forms = { guestContactInput, signUpInput, contactInput, banquetInput, corporateInput }

const nameErrorOf = (form: keyof typeof forms, name: string): string | undefined => {
  const parsed = forms[form].safeParse({ name })
  return parsed.success ? undefined : fieldErrors(parsed.error)["name"]
}

const links = [
  "Win https://evil.example/x",
  "www.evil.example",
  "You won: evil.com",
  "Claim at prize-1.top now",
  "evil.com/a",
]

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  "[ENQ-5] [L-29] %s refuses a link in a name, which our email would carry to a stranger",
  (form) => {
    for (const name of links) expect(nameErrorOf(form, name)).toBe("Name Must Not Contain A Link")
  },
)

test.each([
  "Dr. A.P.J. Abdul Kalam",
  "St.John D'Souza",
  "R. K. Narayan",
  "Mary-Ann O'Neil Jr.",
  "अनन्या राव",
  "M.S. Inamdar",
])("[VAL-2] %s is a name", (name) => expect(nameErrorOf("contactInput", name)).toBeUndefined())

test("[VAL-2] words of emails without a dot are never taken for a link", () => {
  const word = fc.stringMatching(/^[a-zA-Z]{2,10}$/)
  fc.assert(
    fc.property(word, word, (first, last) => {
      expect(nameErrorOf("contactInput", `${first} ${last}`)).toBeUndefined()
    }),
  )
})

test.each([
  ["Win at evil.store today", "Dear Win at evil. store today,"],
  ["https://evil.example/x", "Dear https evil. example x,"],
  ["evil\u3002com", "Dear evil. com,"],
  ["//10.0.0.1/a", "Dear 10. 0. 0. 1 a,"],
  ["Dr.Rao", "Dear Dr. Rao,"],
  ["Asha Rao", "Dear Asha Rao,"],
])("[ENQ-5] [L-29] the name %s is no link in our emails", (name, text) => {
  expect(greeting(name)).toBe(text)
})
