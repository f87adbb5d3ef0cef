import { hotel } from "#src/shared/hotel.ts"
import { type Language, inLanguage } from "#src/shared/language/language.ts"
import {
  english,
  findTranslation,
  hindi,
  type Translate,
  translateBy,
} from "#src/shared/language/translate.ts"
import "#src/shared/hindi/hindi.ts"
import { accountEmailTexts } from "./account-emails.ts"
import { bookingEmailTexts } from "./booking-emails.ts"
import { companyEmailTexts } from "./company-emails.ts"
import { fileTexts } from "./file-texts.ts"
import { requestEmailTexts } from "./request-emails.ts"
import { waitlistEmailTexts } from "./waitlist-emails.ts"

/** The Hindi of emails by their English. It stays on the server. */
const emailsInHindi: Readonly<Record<string, string>> = {
  ...accountEmailTexts,
  ...bookingEmailTexts,
  ...companyEmailTexts,
  ...fileTexts,
  ...requestEmailTexts,
  ...waitlistEmailTexts,
}

/** An address of this site, in a language. */
export function pageInLanguage(language: Language, url: string): string {
  const { origin, pathname, search } = new URL(url)
  return language === "en" ? url : origin + inLanguage(language, pathname) + search
}

/** Values that are not translated: typed by somebody, or no text. */
const shownAsTheyAre = new Set(["name", "username", "email", "phone", "reference", "number", "code"])

const amount = String.raw`₹[\d,.]*\d`
const document = String.raw`(?:tax invoice|(?:invoice-cum-)?bill of supply|credit note|receipt) \S+`

/** The patterns of values by name, so that a short template does not match another text; other values match any text. */
const shapes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["amount", "charge", "credit", "owed", "paid", "price"].map((name) => [name, amount]),
  ),
  code: "[^,]+",
  count: String.raw`\d+`,
  device: ".+",
  documents: `${document}(?:(?:,| and|, and) ${document})*`,
  email: String.raw`\S+@\S+`,
  enquiry: "message|banquet enquiry|corporate enquiry",
  hotel: `${hotel.fullName}|${hotel.name}`,
  nights: String.raw`\d+ (?:nights?|hours)`,
  phone: String.raw`\+[\d ]+`,
  rate: String.raw`[\d.]+`,
  reference: String.raw`\S+`,
  time: String.raw`\d+:\d\d [ap]m|12 noon|12 midnight`,
}

type Template = { readonly shape: RegExp; readonly names: readonly string[]; readonly inHindi: string }

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A template such as 'Payment received for {reference}' as a pattern that matches the text and captures its values. */
function parseTemplate([text, inHindi]: readonly [string, string]): Template {
  const [first = "", ...parts] = text.split("{")
  const names = parts.map((part) => part.slice(0, part.indexOf("}")))
  const shape = names.map(
    (name, index) => `(${shapes[name] ?? ".+?"})${escaped((parts[index] ?? "").slice(name.length + 1))}`,
  )
  return { shape: new RegExp(`^${escaped(first)}${shape.join("")}$`), names, inHindi }
}

const templates = Object.entries(emailsInHindi)
  .filter(([text]) => text.includes("{"))
  .map(parseTemplate)

function valueInHindi(name: string, value: string): string {
  if (name === "documents")
    return value
      .split(/,? and |, /)
      .map((part) => inHindi(part))
      .join(", ")
  if (name === "url") return pageInLanguage("hi", value)
  return shownAsTheyAre.has(name) ? value : inHindi(value)
}

function fillTemplate(text: string): string | undefined {
  for (const { shape, names, inHindi: filled } of templates) {
    const values = shape.exec(text)?.slice(1)
    if (!values) continue
    const shown = new Map(names.map((name, index) => [name, valueInHindi(name, values[index] ?? "")]))
    return filled.replaceAll(/\{(\w+)\}/g, (whole, name: string) => shown.get(name) ?? whole)
  }
  return undefined
}

const inHindi: Translate = translateBy(
  "hi",
  (text) => findTranslation(emailsInHindi, text) ?? fillTemplate(text) ?? hindi(text),
)

/** Shows the ready texts of an email in a language: its sentences with values are found by their templates. */
export const emailTextIn = (language: Language): Translate => (language === "hi" ? inHindi : english)
